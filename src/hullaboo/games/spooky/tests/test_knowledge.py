"""Who knows what: a guess is uniform over the worlds a seat cannot tell apart, however the table came about.

The worlds are found without the rules' own knowledge: every deal of a small deck and every card of every draw is tried,
and those worlds are kept in which the viewer would have been shown and told exactly the same all along.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

from hullaboo.core.seats import SPECTATOR
from hullaboo.kit.cards import NO_CARD, face_of, hidden_card, turned_up_for
from hullaboo.kit.pile import copies_in, fill
from hullaboo.testing.frequencies import assert_frequencies

from ..moves import action
from ..rules import DRAW, State, actors, apply, check, guess
from ..state import FACES, FIRST_LOOK, FIRST_LOOKS, MOST_CARDS, SLOTS, ask_everyone_and_clock, place_of
from ..tell import tell
from ..turns import renew_pile
from ..view import view
from .drawn import FACE_OF, drawn, emptied, fresh, offers, play

World = tuple[tuple[int, ...], tuple[int, ...]]  # the faces in all places, how many of each the pile holds
DEALT = 2 * SLOTS
GUESSES = 6000
SMALL = "0 0 0 0 0 0 0 1 1 5"


class Story(NamedTuple):
    """A small deck and what two seats do with it, whatever the cards are."""

    deck: str
    moves: tuple[str, ...]


LOOKS = ("0 seen", "1 seen")
STORIES = {
    "after the first look": Story(SMALL, LOOKS),
    "a card is held": Story(SMALL, (*LOOKS, "0 draw")),
    "kept and taken": Story(SMALL, (*LOOKS, "0 draw", "0 keep c", "0 done", "1 take a", "1 done", "0 draw")),
    "the pile is renewed": Story(
        "0 0 0 0 0 0 0 0 1 1 5",
        (
            *(*LOOKS, "0 draw", "0 keep c", "0 done", "1 draw", "1 throw", "1 done", "0 draw", "0 throw", "0 done"),
            *("1 draw", "1 keep a", "1 done", "0 draw"),
        ),
    ),
    "swapped unseen": Story(
        "0 0 0 0 0 0 1 11 11 11",
        (
            *(*LOOKS, "0 draw", "0 throw", "0 offer a", "0 swap 1b", "0 done"),
            *("1 draw", "1 throw", "1 offer c", "1 swap 0d"),
        ),
    ),
    "peeked and traded": Story(
        "0 0 0 0 0 0 0 1 15 15",
        (*LOOKS, "0 draw", "0 throw", "0 look 1c", "0 trade b", "0 done", "1 draw", "1 keep b", "1 done"),
    ),
}


def copied(state: State) -> State:
    """The same table once more."""
    states: Any = State.batch(1)
    states[0] = state
    same: State = states[0]
    return same


def world_of(state: State) -> World:
    """Everything that may be hidden from somebody."""
    cards = [int(card) for card in state.card]  # type: ignore[attr-defined]
    return tuple(NO_CARD if card == NO_CARD else face_of(card) for card in cards), in_pile(state)


def in_pile(state: State) -> tuple[int, ...]:
    """How many cards of each face the pile holds."""
    return tuple(copies_in(state.pile, state.left, face) for face in range(FACES))


def lay_pile(state: State, copies: Sequence[int]) -> None:
    """Make the pile of so many cards of each face."""
    for at in range(MOST_CARDS):
        state.pile[at] = 0
    state.left = fill(state.pile, 0, np.array(copies), FACES)


def deals(pile: Counter[int], cards: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to deal cards from a pile, by face, with the number of ways it can come about."""
    if cards == 0:
        yield (), 1
        return
    for face in [face for face, copies in pile.items() if copies]:
        rest = pile - Counter([face])
        yield from (((face, *others), pile[face] * ways) for others, ways in deals(rest, cards - 1))


def dealt(deck: Counter[int], hands: tuple[int, ...]) -> State:
    """Two seats before their first look."""
    state = emptied(fresh(2))
    state.phase, state.turns = FIRST_LOOK, 0
    ask_everyone_and_clock(state)
    for face, copies in deck.items():
        state.copies[face] = copies
    lay_pile(state, [int(state.copies[face]) - hands.count(face) for face in range(FACES)])
    for place, face in enumerate(hands):
        state.card[place] = hidden_card(face, 0)
    for seat in range(2):
        for place in range(place_of(seat, 0), place_of(seat, FIRST_LOOKS)):
            state.card[place] = turned_up_for(int(state.card[place]), seat)
    return state


def ways_on(state: State, move: str) -> Iterator[tuple[State, int]]:
    """Every table a move can lead to, with the number of ways: a draw gives any card of the pile."""
    seat, said, base = int(move[0]), action(move[2:]), copied(state)
    if said != DRAW and move[2:] in offers(state, seat):
        apply(base, seat, said)
        yield base, 1
    if said != DRAW:
        return
    if base.left == 0:
        renew_pile(base)
    for face, copies in enumerate(in_pile(base)):
        if copies:
            yield drawing(base, seat, face), copies


def drawing(base: State, seat: int, face: int) -> State:
    """A draw that gives one certain card: the pile holds nothing else for a moment."""
    state, copies = copied(base), list(in_pile(base))
    lay_pile(state, [1 if each == face else 0 for each in range(FACES)])
    apply(state, seat, DRAW)
    copies[face] -= 1
    lay_pile(state, copies)
    return state


def reached(before: State, move: str, after: State, viewer: int) -> object:
    """All that a viewer is told of a move, and shows after it."""
    return tell(before, int(move[0]), action(move[2:]), after, viewer), view(after, viewer)


def worlds_like(state: State, moves: tuple[str, ...], history: list[object], viewer: int) -> Counter[World]:
    """Every world at the end of the moves in which the viewer's history is the same."""
    if not moves:
        return Counter({world_of(state): 1})
    found: Counter[World] = Counter()
    for after, ways in ways_on(state, moves[0]):
        if reached(state, moves[0], after, viewer) == history[0]:
            for world, more in worlds_like(after, moves[1:], history[1:], viewer).items():
                found[world] += ways * more
    return found


def lived(state: State, moves: tuple[str, ...], viewer: int) -> tuple[State, list[object]] | None:
    """One way through a story, and what the viewer had of it; none if its moves are not possible with these cards."""
    if not moves:
        return state, []
    for after, _ in reversed(list(ways_on(state, moves[0]))):
        if rest := lived(after, moves[1:], viewer):
            return rest[0], [reached(state, moves[0], after, viewer), *rest[1]]
    return None


def possible(deck: Counter[int], story: Story, viewer: int) -> tuple[State, Counter[World]]:
    """The end of a story that can happen, and every world in which it looks the same to the viewer."""
    ways = dict(deals(deck, DEALT))
    hands = sorted(ways)
    lives = (lived(dealt(deck, each), story.moves, viewer) for each in hands[len(hands) // 3 :])
    at, (end, history) = next((at, life) for at, life in enumerate(lives, len(hands) // 3) if life)
    first = view(dealt(deck, hands[at]), viewer)
    found: Counter[World] = Counter()
    for state, times in ((dealt(deck, each), times) for each, times in ways.items()):
        if view(state, viewer) == first:
            for world, more in worlds_like(state, story.moves, history, viewer).items():
                found[world] += times * more
    return end, found


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", STORIES)
def test_a_guess_is_uniform_over_the_worlds_a_viewer_cannot_tell_apart(name: str, viewer: int) -> None:
    story = STORIES[name]
    deck = Counter(FACE_OF[int(value)] for value in story.deck.split())
    state, worlds = possible(deck, story, viewer)
    assert_frequencies(Counter(world_of(guessed(state, viewer, seed)) for seed in range(GUESSES)), worlds)


def guessed(state: State, viewer: int, seed: int) -> State:
    """The table as a viewer may imagine it."""
    other = copied(state)
    guess(other, viewer, seed)
    assert seed or check(other) == 0
    return other


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_guess_keeps_who_has_seen_what_lies_where(viewer: int) -> None:
    table = drawn("1:0 2:1 3:01 4 | 5:2 6:0 7 8:12 | 0:01 9 10:2 5:012", pile="6 6 11 12", discards="4 4")
    before = [int(card) >> 7 for card in table.card]  # type: ignore[attr-defined]
    assert [int(card) >> 7 for card in guessed(table, viewer, 9).card] == before  # type: ignore[attr-defined]


def test_a_guess_forgets_who_else_waits() -> None:
    table = play(drawn("1 2 3 4 | 5 6 7 8 | 0 0 0 0", pile="5 5"), "1 wait", "2 wait")
    assert [actors(guessed(table, viewer, 1)) for viewer in (0, 1, 2, SPECTATOR)] == [0b111, 0b101, 0b011, 0b111]


def test_after_a_renewal_older_cards_and_the_pile_do_not_mix() -> None:
    table = play(drawn("9 9 9 9 | 9 9 9 9", discards="1 1 1 1 6"), "0 draw", "0 keep a", "0 done", "1 draw", "1 keep a")
    for seed in range(50):
        cards, pile = world_of(guessed(table, SPECTATOR, seed))
        assert [FACE_OF[9]] * 3 == list(cards[1:4]) == list(cards[5:8])
        assert [cards[0], cards[4]] == [FACE_OF[1]] * 2
        assert pile[FACE_OF[9]] == 0
