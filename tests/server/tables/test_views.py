"""Messages to viewers: put together from JSON, they are the JSON of what they are meant to be."""

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec import Raw
from tests.server.serving import box

from hullaboo.core.seats import SPECTATOR, members
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.server.protocol.from_server import RaceTime, TableShown
from hullaboo.server.tables.occasions import Occasions
from hullaboo.server.tables.views import ViewWriter, legal_bytes, messages

NOW, DUE = 1000, 4000
SECRET = "00" * 32
encode, decode = msgspec.json.encode, msgspec.json.decode


@pytest.mark.parametrize("game", sorted(box()))
def test_a_message_is_the_whole_view_and_all_that_belongs_to_it(game: str) -> None:
    match, luck = Match(box()[game], luck=Fair.from_seed(4)), Random(game)
    occasions = Occasions(match, SECRET)
    showing = ViewWriter(match, occasions, {})
    numbers: Counter[int] = Counter()
    for _ in range(30):
        for viewer in (*range(match.seats), SPECTATOR):
            due, race = luck.choice([None, DUE]), luck.choice([None, RaceTime(0, 5, 4)])
            news = showing.look({viewer: match.tell(viewer)}, due)
            numbers[viewer] += viewer in news.shown
            token = occasions.token(viewer)
            again = showing.again(viewer, match.tell(viewer), due, NOW)
            assert decode(again) == decode(encode(meant(match, viewer, numbers[viewer], token, due, again=True)))
            for _, text in messages(news, NOW, race):
                assert decode(text) == decode(encode(meant(match, viewer, numbers[viewer], token, due, race)))
        if match.over:
            break
        seat = luck.choice([*members(match.actors)])
        match.play(seat, luck.choice(match.legal(seat)))
        occasions.note()


def meant(
    match: Match,
    viewer: int,
    number: int,
    token: str,
    due: int | None,
    race: RaceTime | None = None,
    again: bool = False,
) -> TableShown:
    """The message as it is described."""
    without = None if due is None else match.game.rules.WAIT
    return TableShown(
        number=number,
        seat=None if viewer == SPECTATOR else viewer,
        occasion=token,
        view=Raw(encode(match.view(viewer))),
        events=Raw(encode(match.tell(viewer))),
        legal=Raw(legal_bytes(match.game, match.offers.get(viewer, b""), without)),
        deadline=None if due is None else due - NOW,
        race=race,
        again=again,
    )


def shown_by(match: Match) -> ViewWriter:
    """What is shown of a match."""
    return ViewWriter(match, Occasions(match, SECRET), {})


def test_what_was_shown_before_is_not_shown_again() -> None:
    showing = shown_by(Match(box()["template"]))
    assert [list(showing.look({0: []}, None).shown) for _ in range(3)] == [[0], [], []]
    assert showing.look({0: []}, DUE).shown
    assert showing.of(0).number == 2


def test_what_was_told_is_shown_though_nothing_else_is_new() -> None:
    showing = shown_by(Match(box()["template"]))
    showing.look({0: []}, None)
    assert showing.look({0: [{"code": "over"}]}, None).shown
    assert showing.of(0).number == 2


def test_each_is_told_its_own() -> None:
    showing = shown_by(Match(box()["template"]))
    same, other = [{"code": "seen"}], [{"code": "over"}]
    texts = dict(messages(showing.look({0: same, 1: same, SPECTATOR: other}, None), NOW))
    assert [decode(texts[viewer])["events"] for viewer in (0, 1, SPECTATOR)] == [same, same, other]


def test_who_has_nothing_of_its_own_is_shown_what_all_see(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(box()["castle"], luck=Fair.from_seed(4))
    monkeypatch.setattr(match, "_pieces", match.pieces._replace(own={0: b""}))
    showing = shown_by(match)
    shown = decode(dict(messages(showing.look({0: []}, None), NOW))[0])["view"]
    assert {**shown, "pile": match.view(0)["pile"]} == match.view(0)
    assert "pile" not in shown
