"""Previews: certain, drawn from guessed worlds only, and only where a game allows them."""

import asyncio

import pytest
from tests.server.conftest import Running

from hullaboo.core.finding import game, games
from hullaboo.core.parts import Previewed
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.tables.preview import agreed, previewed

OPEN_GAMES = [each.name for each in games().values() if isinstance(each.views, Previewed)]
SECRET_GAMES = [each.name for each in games().values() if each.name not in OPEN_GAMES]


def test_what_differs_between_worlds_is_left_out() -> None:
    assert agreed([{"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}]) == {"a": 1, "b": [1, None]}
    assert agreed([{"a": 1, "b": 2}, {"a": 1}]) == {"a": 1}
    assert agreed([[1], [1, 2]]) is None


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_a_preview_agrees_with_what_then_happens(name: str) -> None:
    match = Match(game(name), luck=Fair.from_seed(3))
    for _ in range(12):
        seat = match.asked
        action = match.legal(seat)[len(match.moves) % len(match.legal(seat))]
        _, events = previewed(match, seat, [match.game.moves.text(action)])
        match.play(seat, action)
        assert [event for event in match.tell(seat) if event in events] == events


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_a_preview_is_the_same_in_every_world_the_seat_cannot_tell_apart(name: str) -> None:
    match = Match(game(name), luck=Fair.from_seed(5))
    seat = match.asked
    text = match.game.moves.text(match.legal(seat)[0])
    told = previewed(match, seat, [text])
    match.become(match.guessed(seat, 99))
    assert previewed(match, seat, [text]) == told


def test_a_preview_changes_nothing_and_refuses_what_cannot_be_played() -> None:
    match = Match(game(OPEN_GAMES[0]))
    before = match.state.tobytes()
    with pytest.raises(Refusal, match="not-your-turn"):
        previewed(match, 1 - match.asked, [match.game.moves.text(match.legal(match.asked)[0])])
    previewed(match, match.asked, [match.game.moves.text(match.legal(match.asked)[0])])
    assert match.state.tobytes() == before


@pytest.mark.parametrize("name", SECRET_GAMES)
def test_where_something_must_be_remembered_there_is_no_preview(name: str) -> None:
    match = Match(game(name))
    with pytest.raises(Refusal, match="not-now"):
        previewed(match, match.asked, [match.game.moves.text(match.legal(match.asked)[0])])


def test_a_preview_over_the_socket(server: Running) -> None:
    async def story() -> None:
        guest = server.guest()
        table = guest.post("/api/play", {"game": OPEN_GAMES[0], "seats": 2})["table"]
        async with guest.at(table, 0) as player:
            while not player.legal:
                await player.next()
            await player.send(type="preview", seat=0, moves=[player.legal[0]])
            told = await player.until("preview")
            assert told["events"][0]["code"]
            answer = await player.ask(type="preview", seat=0, moves=["dance"])
            assert answer["code"] == "bad-notation"

    asyncio.run(story())
