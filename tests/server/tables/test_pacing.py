"""Bots answer at a pace that can be followed: when what a spectator was told has been shown, and a breath later."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.conftest import Inside

from hullaboo.core.bot import Answer
from hullaboo.core.contract import Game
from hullaboo.core.finding import games
from hullaboo.play.match import Move
from hullaboo.server.tables.bots import Bots
from hullaboo.server.tables.commands import BotPlays, Command
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.pacing import BREATH, LONGEST, Pacing
from hullaboo.words import LANGUAGES, Speaker

NOW = 1_000_000
LUCKS = range(0, 10_000, 7)
GAME: Any = SimpleNamespace(motion={"lay": 340, "scares": 680})
LAY, SCARES, NAP = {"code": "lay"}, {"code": "scares"}, {"code": "nap"}


def waits(pacing: Pacing, asked: int, now: int) -> tuple[int, int]:
    found = [pacing.wait(asked, now, luck) for luck in LUCKS]
    return min(found), max(found)


def test_a_breath_is_counted_from_the_question_thinking_included() -> None:
    assert waits(Pacing(), NOW, NOW) == (800, 1500)
    assert waits(Pacing(), NOW, NOW + 600) == (200, 900)
    assert waits(Pacing(), NOW, NOW + 5000) == (0, 0)
    assert {Pacing().wait(NOW, NOW, luck) for luck in range(len(BREATH))} == set(BREATH)


def test_what_was_told_is_seen_first_one_after_the_other() -> None:
    pacing = Pacing()
    pacing.tell(GAME, [LAY, SCARES, NAP], NOW)
    assert waits(pacing, NOW, NOW) == (1020 + 800, 1020 + 1500)
    pacing.tell(GAME, [LAY], NOW + 500)
    assert waits(pacing, NOW + 500, NOW + 500) == (860 + 800, 860 + 1500)
    assert waits(pacing, NOW + 9000, NOW + 9000) == (800, 1500)


def test_nobody_waits_for_ever() -> None:
    pacing = Pacing()
    for _ in range(100):
        pacing.tell(GAME, [SCARES] * 5, NOW)
    assert waits(pacing, NOW, NOW) == (LONGEST + 800, LONGEST + 1500)


@pytest.mark.parametrize("game", games().values(), ids=str)
def test_motions_are_those_of_events_that_have_words(game: Game) -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, game)
        assert [code for code in game.motion if not speaker.knows(f"event-{code}")] == []
    assert all(0 < milliseconds < LONGEST for milliseconds in game.motion.values())


def first_plan(server: Inside, monkeypatch: pytest.MonkeyPatch, **more: Any) -> int:
    """How long the first bot to act at a new table waits."""
    plans: list[int] = []
    later = CommandInbox.submit_later

    def noted(inbox: CommandInbox, milliseconds: int, command: Command) -> asyncio.TimerHandle:
        if isinstance(command, BotPlays):
            plans.append(milliseconds)
        return later(inbox, milliseconds, command)

    async def story() -> None:
        guest = server.guest()
        table = guest.make("template", ["me", "1"], **more)["table"]
        async with guest.at(table, 0) as player:
            await player.play(Random(1))

    with monkeypatch.context() as patched:
        patched.setattr(CommandInbox, "submit_later", noted)
        patched.setattr(Bots, "pause", lambda *_: 10)
        asyncio.run(story())
    return plans[0]


@pytest.mark.parametrize(("pace", "waits"), [(0, 0), (50, 5), (100, 10)])
def test_a_table_has_its_own_pace(server: Inside, monkeypatch: pytest.MonkeyPatch, pace: int, waits: int) -> None:
    assert first_plan(server, monkeypatch, pace=pace) == waits


def thinking(*, running: bool = False) -> Bots:
    """Bots of a table that has just told a spectator that a card was laid."""
    moves = [Move(0, "lays")]
    match: Any = SimpleNamespace(game=GAME, moves=moves, tell=lambda: [LAY], tell_all=lambda seats: {1: [LAY]})
    record: Any = SimpleNamespace(pace=100, secret="ab")
    presence: Any = SimpleNamespace(viewers=SimpleNamespace(bots=[1]))
    clock: Any = SimpleNamespace(runs=running)
    nobody: Any = None
    bots = Bots(match, record, presence, clock, nobody, nobody, lambda: NOW)
    bots.follow()
    return bots


def test_a_bot_leaves_the_time_to_see_what_happened_and_may_take_longer() -> None:
    bots = thinking()
    assert 340 + 800 <= bots.pause(1, NOW, Answer(0)) <= 340 + 1500
    assert bots.pause(1, NOW, Answer(0, 9000)) == 9000


def test_where_a_time_runs_a_bot_acts_when_it_wants() -> None:
    assert thinking(running=True).pause(1, NOW, Answer(0, 250)) == 250
