"""A bot that sees everything: its worlds are the true state, in the laboratory alone."""

import json
from typing import Any

import pytest

from hullaboo.cli import main
from hullaboo.core.bot import Answer, Question
from hullaboo.core.errors import UnknownName
from hullaboo.core.finding import game
from hullaboo.lab.deals import Setting, result
from hullaboo.lab.entrants import Seeing, bot, seat_down, sources
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match


class Peeping:
    """Notes what its worlds hold."""

    def __init__(self) -> None:
        self.worlds: list[Any] = []

    def act(self, question: Question, /) -> Answer:
        self.worlds += [question.world(1), question.worlds([2, 3]).states[1]]
        return Answer(question.legal[0])


def match() -> Match:
    return Match(game("spooky"), 2, luck=Fair.from_seed(3))


def test_it_is_shown_the_truth_as_it_is_at_each_question() -> None:
    table, peeping = match(), Peeping()
    seer = Seeing(peeping, table)
    for _ in range(2):
        seer.act(table.question(table.asked, 0, ()))
        assert all(world["card"].tobytes() == table.state.card.tobytes() for world in peeping.worlds[-2:])
        table.play(table.asked, table.legal(table.asked)[0])


def test_what_it_is_shown_can_be_changed_without_changing_the_match() -> None:
    table, peeping = match(), Peeping()
    before = table.state.frozen_bytes
    Seeing(peeping, table).act(table.question(table.asked, 0, ()))
    peeping.worlds[0].turn = 1
    assert table.state.frozen_bytes == before


def test_others_are_seated_as_they_are_and_names_are_checked() -> None:
    table = match()
    assert isinstance(seat_down(table, "seeing:5", 0, 1), Seeing)
    assert not isinstance(seat_down(table, "5", 0, 1), Seeing)
    with pytest.raises(UnknownName, match="unknown bot of spooky 'nobody'"):
        bot(table.game, "seeing:nobody", 0, 1)
    assert sources(table.game, ("seeing:5",), "classic") == sources(table.game, ("5",), "classic")


@pytest.mark.parametrize("name", ["spooky", "bloops", "macgregor"])
def test_the_seers_of_the_examples_play_and_see_more(name: str) -> None:
    """The same bot plays otherwise when it sees the truth than when it takes a guess for it."""
    seer, edition = f"examples/bots/{name}.py:Seer", game(name).editions[0]
    plays = {
        each: result(Setting(name, ("5", each), 2, edition, {}), (1, 0), 1, 0) for each in (seer, f"seeing:{seer}")
    }
    assert all(played.bots == (1, 0) for played in plays.values())


def test_the_arena_takes_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "graveyard", "--bots", "3,seeing:3", "--deals", "2", "--jobs", "1", "--json"]) == 0
    assert [each["bot"] for each in json.loads(capsys.readouterr().out)["bots"]] == ["3", "seeing:3"]
