"""What is no action: a seat gives up while others play on, moves are taken back. Tests of `taking_back`."""

import json
import pickle
from typing import Any

import pytest

from hullaboo.core.errors import BadLog, IllegalAction
from hullaboo.core.finding import games
from hullaboo.core.outcome import Outcome, without
from hullaboo.core.seats import SPECTATOR
from hullaboo.play import log
from hullaboo.play.fairness import Fair
from hullaboo.play.match import Match
from hullaboo.play.seals import digest_of
from hullaboo.play.taking_back import moves_to_take_back, nothing_was_learnt
from hullaboo.play.verifying import verify
from hullaboo.testing.walks import walk

BY_TURNS = [name for name, game in games().items() if not game.timed]
TIMED = [name for name, game in games().items() if game.timed]
MANY = [name for name, game in games().items() if game.rules.SEATS[-1] > 2]


def begun(game: str, seats: int | None = None, moves: int = 6) -> Match:
    """A match after some random moves, each once as legal as any."""
    match = Match(games()[game], seats, luck=Fair.from_seed(5))
    for _ in walk(match, 5, moves):
        pass
    return match


def first_legal(match: Match, count: int) -> None:
    """Play on, whoever is asked."""
    for _ in range(count):
        if not match.over:
            match.play(match.asked, match.legal(match.asked)[0])


def reread(match: Match, bots: tuple[int, ...] = ()) -> Match:
    """The same match from its log."""
    text = match.log([f"p{seat}" for seat in range(match.seats)], bots)
    return verify(text, unfinished=True).match


# Giving up


@pytest.mark.parametrize("game", MANY)
def test_who_gives_up_has_lost_and_the_match_is_played_on_as_if_nothing_had_happened(game: str) -> None:
    match, other = begun(game, 3), begun(game, 3)
    match.play_text(1, "leaves", "bot=mo")
    assert match.tell(SPECTATOR) == [{"code": "leaves", "seat": 1}]
    for each in (match, other):
        first_legal(each, 8)
    assert match.state.tobytes() == other.state.tobytes(), "the luck of what follows is the same"
    assert reread(match).left == (1,)
    assert pickle.loads(pickle.dumps(match)).left == match.copy().left == (1,)


def test_those_who_gave_up_do_not_win() -> None:
    ended = Outcome((5, 9, 7), (1,), "points")
    assert without((), ended) is ended
    assert without((1,), ended).winners == (2,)
    assert without((0, 1), ended).winners == (2,)
    assert without((1,), Outcome((5, 9, 9), (1, 2), "points")).winners == (2,)


def test_the_outcome_of_a_log_is_without_them() -> None:
    match = begun("spooky", 3, 2)
    match.leave(0)
    while not match.over:
        first_legal(match, 1)
    assert 0 not in match.outcome.winners
    assert reread(match).outcome == match.outcome


def test_the_last_but_one_to_give_up_ends_the_match() -> None:
    match = begun("spooky", 3, 2)
    match.leave(0)
    with pytest.raises(IllegalAction, match="two seats beside"):
        match.leave(1)
    with pytest.raises(IllegalAction, match="has given up before"):
        match.play_text(0, "resigns")
    match.play_text(1, "resigns")
    assert match.outcome.winners == (2,)
    with pytest.raises(IllegalAction, match="the match is over"):
        match.leave(2)


def test_nobody_leaves_a_table_of_two_or_leaves_twice() -> None:
    with pytest.raises(IllegalAction, match="two seats beside"):
        begun("graveyard").leave(0)
    match = begun("spooky", 4, 2)
    match.leave(3)
    with pytest.raises(IllegalAction, match="has given up before"):
        match.leave(3)


# Taking back


@pytest.mark.parametrize("game", BY_TURNS)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_taken_back_and_played_again_has_the_same_luck(game: str, seats: int) -> None:
    if seats not in games()[game].rules.SEATS:
        seats = 2
    match, other = begun(game, seats, 5), begun(game, seats, 5)
    seat = match.standing[-1].seat
    played = match.standing[-1]
    match.take_back(seat, 1)
    assert match.tell(SPECTATOR) == [{"code": "takes-back", "seat": seat, "moves": 1}]
    assert len(match.standing) == 4
    assert [move.text for move in match.moves[-2:]] == [played.text, "takes-back 1"], "the log keeps what was played"
    match.play_text(*played)
    assert match.state.tobytes() == other.state.tobytes()
    for each in (match, other):
        first_legal(each, 10)
    assert match.state.tobytes() == other.state.tobytes()
    again = reread(match)
    assert (again.state.tobytes(), again.moves, again.standing) == (match.state.tobytes(), match.moves, match.standing)


@pytest.mark.parametrize("game", BY_TURNS)
def test_it_can_be_done_again_and_further_back(game: str) -> None:
    match = begun(game, None, 5)
    for left in (4, 3, 2):
        match.take_back(match.standing[-1].seat, 1)
        assert len(match.standing) == left
    short = begun(game, None, 2)
    assert match.state.tobytes() == short.state.tobytes()
    match.undo()
    assert match.state.tobytes() == begun(game, None, 3).state.tobytes(), "in Python that, too, can be undone"


@pytest.mark.parametrize("game", TIMED)
def test_where_time_runs_nothing_is_taken_back(game: str) -> None:
    match = begun(game)
    with pytest.raises(IllegalAction, match="where time runs"):
        match.take_back(match.standing[-1].seat, 1)


def test_nobody_takes_back_what_others_played_or_beyond_the_deal() -> None:
    match = begun("graveyard", None, 6)
    with pytest.raises(IllegalAction, match="expected 1–6 moves to take back"):
        match.take_back(1 - match.standing[-1].seat, 1)
    for count in (0, 7):
        with pytest.raises(IllegalAction, match="expected 1–6 moves to take back"):
            match.take_back(0, count)
    match.end_early(0, "stops")
    with pytest.raises(IllegalAction, match="the match is over"):
        match.take_back(0, 1)


def ghost_lays(match: Match) -> int:
    """A match of macgregor in which the ghost has laid a card; its seat."""
    seat = match.asked
    match.play(seat, match.legal(seat)[0])
    return seat


def test_a_card_of_ones_own_that_lies_face_down_has_shown_nothing() -> None:
    match = Match(games()["macgregor"], 3, luck=Fair.from_seed(5))
    seat = ghost_lays(match)
    assert moves_to_take_back(match, seat) == 1
    assert nothing_was_learnt(match, seat, 1)


def test_a_key_that_was_drawn_has_shown_something() -> None:
    match = Match(games()["macgregor"], 2, luck=Fair.from_seed(5))
    draw = match.game.moves.action("draw")
    while draw not in match.legal(match.asked):
        match.play(match.asked, match.legal(match.asked)[-1])
    seat = match.asked
    match.play(seat, draw)
    assert not nothing_was_learnt(match, seat, 1)


def test_a_card_that_was_laid_shows_the_one_below_the_next() -> None:
    match = Match(games()["graveyard"], luck=Fair.from_seed(5))
    seat = match.asked
    match.play(seat, match.legal(seat)[0])
    assert not nothing_was_learnt(match, seat, 1)


def test_what_others_have_played_since_goes_only_where_nothing_was_hidden() -> None:
    match = Match(games()["macgregor"], 3, luck=Fair.from_seed(5))
    seat = ghost_lays(match)
    while match.asked == seat:
        match.play(seat, match.legal(seat)[-1])
    match.play(match.asked, match.legal(match.asked)[-1])
    assert not nothing_was_learnt(match, seat, moves_to_take_back(match, seat))
    known = end_of_graveyard()
    seat = known.standing[-2].seat
    assert nothing_was_learnt(known, seat, 2)


def end_of_graveyard() -> Match:
    """A match in which no pile hides anything any more, and each has just laid a card."""
    match = Match(games()["graveyard"], luck=Fair.from_seed(5))
    stands = [match.copy()]
    while not match.over:
        first_legal(match, 1)
        stands.append(match.copy())
    for before, after in zip(stands, stands[2:], strict=False):
        first, second = after.standing[-2:]
        if first.seat != second.seat and not after.over and all(knows_all(before, seat) for seat in (0, 1)):
            return after
    raise AssertionError("something is hidden to the end")


def knows_all(match: Match, seat: int) -> bool:
    """Whether every world that is guessed for a seat is the same."""
    return len({digest_of(match.game, match.guessed(seat, seed)[0]) for seed in range(6)}) == 1


def test_the_answer_follows_from_what_the_seat_sees_alone() -> None:
    """In every world that the seat cannot tell from the true one it is the same."""
    match = Match(games()["macgregor"], 3, luck=Fair.from_seed(5))
    for _ in walk(match, 5, 9):
        pass
    seat = match.asked
    match.play(seat, match.legal(seat)[0])
    answers = set()
    before = match.copy()
    before.take_back(seat, 1)
    for seed in range(5):
        other = before.copy()
        other.become(before.guessed(seat, seed))
        other.play(seat, match.game.moves.action(match.standing[-1].text))
        if json.dumps(other.view(seat)) == json.dumps(match.view(seat)):
            answers.add(nothing_was_learnt(other, seat, 1))
    assert answers <= {nothing_was_learnt(match, seat, 1)}


# In the log


def test_a_log_that_says_otherwise_is_refused() -> None:
    match = Match(games()["macgregor"], 2, luck=Fair.from_seed(5))
    seat = ghost_lays(match)
    match.take_back(seat, 1)
    match.play_text(*match.moves[0])
    first_legal(match, 5)
    text = match.log(["a", "b"], [1])
    assert "taken-back" in verify(text, unfinished=True).proved
    for wrong in (text.replace("takes-back 1", "takes-back 2"), without_line(text, "takes-back")):
        with pytest.raises(BadLog):
            verify(wrong, unfinished=True)


def without_line(text: str, word: str) -> str:
    """A log whose line with a word is cut out, and the rest numbered on."""
    head, _, body = text.partition("\n\n")
    rest = [line.split(". ", 1)[1] for line in body.splitlines() if word not in line]
    return "\n".join([head, "", *(f"{number}. {line}" for number, line in enumerate(rest, 1)), ""])


@pytest.mark.parametrize("bots", [(), (1,)], ids=["people alone", "a bot"])
def test_where_a_bot_played_nothing_may_have_been_learnt_among_people_it_is_said(bots: tuple[int, ...]) -> None:
    match = Match(games()["graveyard"], luck=Fair.from_seed(5))
    first_legal(match, 1)
    match.take_back(match.standing[-1].seat, 1)
    first_legal(match, 3)
    text: Any = match.log(["a", "b"], bots)
    assert log.replay(Match, log.read(text)).moves == match.moves
    if bots:
        with pytest.raises(BadLog, match="takes back what seat 0 has learnt from"):
            verify(text, unfinished=True)
    else:
        assert "consent" in verify(text, unfinished=True).unproved
