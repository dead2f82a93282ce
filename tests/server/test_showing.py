"""Messages to viewers: put together from JSON, they are the JSON of what they are meant to be."""

from random import Random

import msgspec
import pytest
from msgspec import Raw

from hullaboo.core.seats import SPECTATOR, members
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.server.messages import RaceTime, TableShown
from hullaboo.server.showing import Showing, legal_bytes

from .serving import box

NOW, DUE = 1000, 4000
encode = msgspec.json.encode


@pytest.mark.parametrize("game", sorted(box()))
def test_a_message_is_the_whole_view_and_all_that_belongs_to_it(game: str) -> None:
    match, luck = Match(box()[game], luck=Fair.from_seed(4)), Random(game)
    showing = Showing(match, {})
    for number in range(1, 30):
        for viewer in (*range(match.seats), SPECTATOR):
            due, race = luck.choice([None, DUE]), luck.choice([None, RaceTime(0, 5, 4)])
            showing.look(viewer, due, told=True)
            text = showing.message(viewer, NOW, match.tell(viewer), race, again=race is None)
            assert msgspec.json.decode(text) == msgspec.json.decode(encode(meant(match, viewer, number, due, race)))
        if match.over:
            break
        seat = luck.choice([*members(match.actors)])
        match.play(seat, luck.choice(match.legal(seat)))


def meant(match: Match, viewer: int, number: int, due: int | None, race: RaceTime | None) -> TableShown:
    """The message as it is described."""
    legal = () if viewer == SPECTATOR else match.legal(viewer)
    return TableShown(
        number=number,
        seat=None if viewer == SPECTATOR else viewer,
        view=Raw(encode(match.view(viewer))),
        events=match.tell(viewer),
        legal=Raw(legal_bytes(match.game, legal, None if due is None else match.game.rules.WAIT)),
        deadline=None if due is None else due - NOW,
        race=race,
        again=race is None,
    )


def test_what_was_shown_before_is_not_shown_again() -> None:
    match = Match(box()["template"])
    showing = Showing(match, {})
    assert [showing.look(0, None) for _ in range(3)] == [True, False, False]
    assert showing.look(0, DUE)
    assert showing.of(0).number == 2


def test_who_has_nothing_of_its_own_is_shown_what_all_see(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(box()["castle"], luck=Fair.from_seed(4))
    monkeypatch.setattr(match, "own", lambda _viewer: b"")
    showing = Showing(match, {})
    assert showing.look(0, None)
    shown = msgspec.json.decode(showing.message(0, NOW, []))["view"]
    assert {**shown, "pile": match.view(0)["pile"]} == match.view(0)
    assert "pile" not in shown
