"""Changing what a viewer may not know changes no byte of anything sent to that viewer, over any channel."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from hullaboo.core.contract import Event, Pieces, View
from hullaboo.core.errors import IllegalAction
from hullaboo.core.seats import ALL_EYES, SPECTATOR
from hullaboo.kit.pieces import joined
from hullaboo.play import taking_back
from hullaboo.play.match import NOW, Match, Move
from hullaboo.server.http import replays, table_endpoints
from hullaboo.server.protocol.bodies import ReplayShown, TableListed, ToldShown
from hullaboo.server.protocol.refusal import Refusal
from hullaboo.server.settings import Times
from hullaboo.server.storage.records import SeatRecord
from hullaboo.server.tables import command_handlers, history, preview
from hullaboo.server.tables.attempt import Attempt
from hullaboo.server.tables.bots import Bots
from hullaboo.server.tables.connection import Connection
from hullaboo.server.tables.listing import Listing
from hullaboo.server.tables.live_match import LiveMatch
from hullaboo.server.tables.lobby import Lobby
from hullaboo.server.tables.match_broadcast import MatchBroadcast
from hullaboo.server.tables.match_clock import MatchClock
from hullaboo.server.tables.room_view import RoomView
from hullaboo.server.tables.seats import Seats
from hullaboo.server.tables.table import Table
from hullaboo.server.tables.views import EventsByViewer, Update, ViewWriter
from hullaboo.server.tables.workers import Asked

from .conftest import Inside
from .serving import box
from .two_worlds import Parted, Side, Sides, compare

WANTED = 20


@pytest.fixture(scope="module")
def sides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sides]:
    folder = tmp_path_factory.mktemp("leaks")
    frozen: dict[str, Any] = {"now": lambda: 1_000_000, "date": lambda: 1.0, "times": Times(farewell=200, held=0)}
    both = [Inside(str(folder / f"{name}.sqlite3"), **frozen) for name in "ab"]
    both[1].lobby.log_key = both[0].lobby.log_key
    yield Side(both[0]), Side(both[1])
    for each in both:
        each.stop()


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize("game", sorted(box()))
def test_nothing_leaks(sides: Sides, game: str, viewer: int) -> None:
    assert compare(sides, game, box()[game].rules.SEATS[0], viewer, WANTED) >= WANTED


@pytest.mark.prove
@pytest.mark.parametrize("game", sorted(box()))
def test_nothing_leaks_to_any_seat_of_any_table(
    sides: Sides, game: str, record_property: Callable[[str, object], None]
) -> None:
    tables = [(seats, viewer) for seats in box()[game].rules.SEATS for viewer in [*range(seats), SPECTATOR]]
    counts = [compare(sides, game, seats, viewer, 500) for seats, viewer in tables]
    assert min(counts) >= 500
    record_property("figure", f"{sum(counts):,} messages to {len(tables)} viewers alike")


# Leaks planted into the server, one at a time: the comparison must notice each.


def digest(match: Match) -> str:
    """Something that depends on everything."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()[:6]


def change_the_pieces(patch: pytest.MonkeyPatch, own_of: Callable[[Match, Pieces, int], bytes]) -> None:
    """Let viewers have something else of their own."""
    read = vars(Match)["pieces"].fget

    def pieces(self: Match) -> Pieces:
        known: Pieces = read(self)
        return known._replace(own={viewer: own_of(self, known, viewer) for viewer in (*range(self.seats), SPECTATOR)})

    patch.setattr(Match, "pieces", property(pieces))


def change_what_is_own(patch: pytest.MonkeyPatch, change: Callable[[Match, View], View]) -> None:
    """Let viewers have something else of their own, which is made of what they have."""

    def changed(match: Match, pieces: Pieces, viewer: int) -> bytes:
        return msgspec.json.encode(change(match, msgspec.json.decode(joined(pieces.own[viewer]))))[1:-1]

    change_the_pieces(patch, changed)


def all_eyes_for_spectators(patch: pytest.MonkeyPatch) -> None:
    change_the_pieces(patch, lambda _match, pieces, viewer: pieces.own[ALL_EYES if viewer == SPECTATOR else viewer])


def a_helper_field_in_the_view(patch: pytest.MonkeyPatch) -> None:
    change_what_is_own(patch, lambda match, own: {**own, "cache": digest(match)})


def legal_moves_of_others(patch: pytest.MonkeyPatch) -> None:
    change = Match._changed

    def offering_them(self: Match, actors: int) -> None:
        change(self, actors)
        self.offers = dict.fromkeys(range(self.seats), bytes(4 * (int(digest(self), 16) % 100)))

    patch.setattr(Match, "_changed", offering_them)


def generator_in_the_room(patch: pytest.MonkeyPatch) -> None:
    show = RoomView.with_seats

    def room(self: RoomView, alike: Any, guest: str) -> Any:
        shown = show(self, alike, guest)
        shown.options = {**shown.options, "seed": digest(self.match) if self.match else ""}
        return shown

    patch.setattr(RoomView, "with_seats", room)


def a_preview_in_the_lobby(patch: pytest.MonkeyPatch) -> None:
    entry = Listing.entry

    def listed(self: Listing, record: Any) -> TableListed:
        awake = self._tables.awake
        live = awake[record.id].live if record.id in awake else None
        shown = entry(self, record)
        return TableListed(shown.table, digest(live.match) if live else shown.game, *list_rest(shown))

    patch.setattr(Listing, "entry", listed)


def list_rest(shown: TableListed) -> tuple[Any, ...]:
    return shown.edition, shown.phase, shown.seats, shown.spectators


def the_log_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def log_of(_self: Lobby, table: Table) -> str:
        return table.live.match.state.tobytes().hex() if table.live else ""

    patch.setattr(Lobby, "log_of", log_of)


def a_reload_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    def catch_up(self: MatchBroadcast, _connection: Connection) -> bytes:
        return f'{{"type":"table","state":"{digest(self._match)}","legal":[],"seat":0,"number":1}}'.encode()

    patch.setattr(MatchBroadcast, "catch_up", catch_up)


def a_refusal_that_explains_too_much(patch: pytest.MonkeyPatch) -> None:
    refused = LiveMatch.refused

    def explained(self: LiveMatch, attempt: Attempt, error: IllegalAction) -> Refusal:
        return Refusal(digest(self.match), **refused(self, attempt, error).params)

    patch.setattr(LiveMatch, "refused", explained)


def a_pause_whose_length_tells(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MatchClock, "due", property(lambda self: 1_000_000 + int(digest(self._match), 16) % 4000))


def a_message_only_when_somebody_could_react(patch: pytest.MonkeyPatch) -> None:
    look = ViewWriter.look

    def sometimes(self: ViewWriter, told: EventsByViewer, due: int | None) -> Update:
        return look(self, told, due) if int(digest(self.match), 16) % 3 > 0 else Update(due, {})

    patch.setattr(ViewWriter, "look", sometimes)


def an_order_chosen_by_a_secret(patch: pytest.MonkeyPatch) -> None:
    def ordered(match: Match, own: View) -> View:
        return dict(sorted(own.items(), reverse=int(digest(match), 16) % 2 == 0))

    change_what_is_own(patch, ordered)


def a_counter_that_counts_secrets(patch: pytest.MonkeyPatch) -> None:
    look = ViewWriter.look

    def counted(self: ViewWriter, told: EventsByViewer, due: int | None) -> Update:
        for viewer in told:
            self.of(viewer).number += int(digest(self.match), 16) % 2
        return look(self, told, due)

    patch.setattr(ViewWriter, "look", counted)


def a_notice_for_whom_it_concerns(patch: pytest.MonkeyPatch) -> None:
    show = RoomView.room_for

    def room(self: RoomView, guest: str) -> Any:
        shown = show(self, guest)
        shown.spectators += int(digest(self.match), 16) % 2 if self.match else 0
        return shown

    patch.setattr(RoomView, "room_for", room)


def a_past_that_tells_more(patch: pytest.MonkeyPatch) -> None:
    def told(table: Table, _guest: str, _seat: int | None) -> ToldShown:
        return ToldShown(1, [{"code": digest(table.playing.match)}])

    patch.setattr(command_handlers, "told_so_far", told)


def events_with_the_truth(patch: pytest.MonkeyPatch) -> None:
    tell = Match.tell_all

    def too_much(self: Match, viewers: Iterable[int]) -> EventsByViewer:
        told = tell(self, viewers).items()
        return {viewer: [{**event, "hidden": digest(self)} for event in events] for viewer, events in told}

    patch.setattr(Match, "tell_all", too_much)


def sizes_that_tell(patch: pytest.MonkeyPatch) -> None:
    look = ViewWriter.look

    def padded(self: ViewWriter, told: EventsByViewer, due: int | None) -> Update:
        pad, shown = b" " * (int(digest(self.match), 16) % 5), look(self, told, due).shown
        padded = {
            viewer: (alike, own, legal + pad, end) for viewer, (_, _, (alike, own, legal, end), _) in shown.items()
        }
        return Update(due, {viewer: (*shown[viewer][:2], seen, shown[viewer][3]) for viewer, seen in padded.items()})

    patch.setattr(ViewWriter, "look", padded)


def the_secret_before_the_end(patch: pytest.MonkeyPatch) -> None:
    show = RoomView.room_for

    def room(self: RoomView, guest: str) -> Any:
        shown = show(self, guest)
        shown.secret = self.record.secret
        return shown

    patch.setattr(RoomView, "room_for", room)


def a_take_back_that_knows_more(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(taking_back, "nothing_was_learnt", lambda match, _seat, _count: int(digest(match), 16) % 2 == 0)


def an_undo_stack(patch: pytest.MonkeyPatch) -> None:
    play = Match.play

    def played(self: Match, seat: int, action: int, notes: str = "") -> Move:
        patch.setitem(undone, id(self), digest(self))
        return play(self, seat, action, notes)

    undone: dict[int, str] = {}
    patch.setattr(Match, "play", played)
    change_what_is_own(patch, lambda match, own: {**own, "undo": undone.get(id(match))})


def ids_that_survive_a_shuffle(patch: pytest.MonkeyPatch) -> None:
    def named(match: Match, own: View) -> View:
        ids = [hashlib.sha256(f"card {card}".encode()).hexdigest()[:6] for card in match.state.card]
        return {**own, "ids": ids}

    change_what_is_own(patch, named)


def a_peeked_card_that_is_still_there_after_a_reload(patch: pytest.MonkeyPatch) -> None:
    look, again = ViewWriter.look, ViewWriter.again

    def looked(self: ViewWriter, told: EventsByViewer, due: int | None) -> Update:
        news = look(self, told, due)
        for viewer in told:
            self.__dict__.setdefault("peeked", {}).setdefault(viewer, self.of(viewer).seen[1])
        return news

    def stale(self: ViewWriter, viewer: int, told: list[Event], due: int | None, now: int) -> bytes:
        text = again(self, viewer, told, due, now)
        return text.replace(self.of(viewer).seen[1], self.__dict__["peeked"][viewer])

    patch.setattr(ViewWriter, "look", looked)
    patch.setattr(ViewWriter, "again", stale)


def a_preview_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    class Truth:
        def __init__(self, match: Match) -> None:
            self.game, self.match = match.game, match

        def guessed(self, _seat: int, _seed: int) -> Any:
            return self.match._states[NOW : NOW + 1].copy()

    play: Any = preview.played
    patch.setattr(preview, "played", lambda match, *more: play(Truth(match), *more))


def a_past_as_all_eyes_saw_it(patch: pytest.MonkeyPatch) -> None:
    read = history.lasting
    patch.setattr(history, "lasting", lambda match, _viewer: read(match, ALL_EYES))


def a_replay_before_the_end(patch: pytest.MonkeyPatch) -> None:
    def replayed(table: Table, eyes: str) -> ReplayShown:
        match = table.playing.match
        return ReplayShown(match.game.name, eyes, table.record.names, list(replays.frames(match, ALL_EYES)))

    patch.setattr(table_endpoints, "replayed", replayed)


def a_bot_that_sees_the_truth(patch: pytest.MonkeyPatch) -> None:
    ask = Bots.question

    def question(self: Bots, plans: int, seat: int) -> Asked | None:
        asked = ask(self, plans, seat)
        return asked and asked._replace(guessed=self._match.state.tobytes())

    patch.setattr(Bots, "question", question)


def a_seat_for_whoever_names_it(patch: pytest.MonkeyPatch) -> None:
    def held(self: Seats, _guest: str, at: int) -> SeatRecord:
        return self._record.seats[at]

    patch.setattr(Seats, "held", held)


class Leak(NamedTuple):
    """A leak, a game in which it would show, and to whom."""

    plant: Callable[[pytest.MonkeyPatch], None]
    game: str = "template"
    viewer: int = 0


LEAKS = [
    *(
        Leak(plant)
        for plant in (
            a_helper_field_in_the_view, legal_moves_of_others, generator_in_the_room, the_secret_before_the_end,
            an_undo_stack, a_preview_in_the_lobby, the_log_before_the_end, a_replay_before_the_end,
            a_reload_from_the_truth, a_refusal_that_explains_too_much, a_pause_whose_length_tells,
            a_message_only_when_somebody_could_react, events_with_the_truth, sizes_that_tell,
            a_counter_that_counts_secrets, a_notice_for_whom_it_concerns,
            a_past_that_tells_more, a_bot_that_sees_the_truth, a_seat_for_whoever_names_it,
        )
    ),
    Leak(all_eyes_for_spectators, viewer=SPECTATOR),
    Leak(a_peeked_card_that_is_still_there_after_a_reload, "spooky"),
    Leak(an_order_chosen_by_a_secret, "spooky"),
    Leak(ids_that_survive_a_shuffle, "spooky"),
    Leak(a_past_as_all_eyes_saw_it, "spooky"),
    Leak(a_preview_of_the_truth, "graveyard"),
    Leak(a_take_back_that_knows_more, "macgregor"),
]  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.plant.__name__)
def test_a_planted_leak_is_noticed(sides: Sides, leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak.plant(monkeypatch)
    seats = 3 if leak.game == "template" else box()[leak.game].rules.SEATS[0]
    with pytest.raises(Parted):
        compare(sides, leak.game, seats, leak.viewer, 500, leak.plant.__name__)
