"""What is on a card: three squares, each a ghost of some colour looking some way, or a tombstone.

A ghost is a number of three bits, its colour above its gaze, so that turning and flipping are plain arithmetic.
"""

from hullaboo.core.record import Grid
from hullaboo.core.rule import rule

SQUARES = 3
WHITE, BLACK = 0, 1
UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
ACROSS, UPRIGHT = 0, 1
FRONT, BACK = 0, 1
TOMBSTONE = 8
BARS = 9
NOTHING = -1

MOST_WAYS = 4


@rule
def ghost(colour: int, gaze: int) -> int:
    """A ghost as a square of a card."""
    return colour << 2 | gaze


@rule
def is_ghost(square: int) -> bool:
    """Whether a square holds a ghost."""
    return 0 <= square < TOMBSTONE


@rule
def colour_of(square: int) -> int:
    """WHITE or BLACK for a ghost; neither for a tombstone."""
    return square >> 2


@rule
def gaze_of(square: int) -> int:
    """Where a ghost looks."""
    return square & 3


@rule
def opposite(gaze: int) -> int:
    """The other way along the same line."""
    return gaze ^ 2


@rule
def other_colour(colour: int) -> int:
    """White for black, black for white."""
    return 1 - colour


@rule
def flipped(square: int) -> int:
    """The back of a square: the other colour, looking the opposite way."""
    return ghost(other_colour(colour_of(square)), opposite(gaze_of(square))) if is_ghost(square) else square


@rule
def turned_round(square: int) -> int:
    """A square after half a turn of its card."""
    return ghost(colour_of(square), opposite(gaze_of(square))) if is_ghost(square) else square


@rule
def stood_up(square: int) -> int:
    """A square after a quarter turn clockwise: what lay across is upright."""
    return ghost(colour_of(square), (gaze_of(square) + 1) & 3) if is_ghost(square) else square


@rule
def in_colour(square: int, seat: int) -> int:
    """A square of the deck, drawn for WHITE's seat, in the colours of another."""
    return ghost(colour_of(square) ^ seat, gaze_of(square)) if is_ghost(square) else square


@rule
def face_of(way: int) -> int:
    """FRONT or BACK; a way to lay a card says which face is up and whether the card is turned round."""
    return way & 1


@rule
def is_turned(way: int) -> bool:
    """Whether a way to lay a card turns it round."""
    return way >> 1 == 1


@rule
def shown(deck: Grid, card: int, way: int, at: int) -> int:
    """Square `at` of a card that lies across one way, from the left."""
    square = int(deck[card, SQUARES - 1 - at if is_turned(way) else at])
    if is_turned(way):
        square = turned_round(square)
    return flipped(square) if face_of(way) == BACK else square


@rule
def looks_the_same(deck: Grid, card: int, way: int, other: int) -> bool:
    """Whether two ways to lay a card make one picture."""
    for at in range(SQUARES):
        if shown(deck, card, way, at) != shown(deck, card, other, at):
            return False
    return True


@rule
def different_ways(deck: Grid, card: int) -> int:
    """How many ways to lay a card along an axis differ; it is always the first so many that do.

    Half a turn gives the front again, or the back, or neither. In the first two cases it adds no picture.
    """
    if looks_the_same(deck, card, 0, 1):
        return 1
    turned = 2
    return 2 if looks_the_same(deck, card, turned, 0) or looks_the_same(deck, card, turned, 1) else MOST_WAYS
