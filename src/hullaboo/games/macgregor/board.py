"""The castle's measures: rooms on a grid of five by five, five crests, three colours of doors and keys.

Rooms are numbered row by row from the far end, A1 = 0 to E5 = 24. A kind of key is its colour and the crest on its
back. Beyond an exit lies OUTSIDE, one number for each side of the castle, so that an exit knows which way it looks.
"""

from hullaboo.core.rule import rule

SIDE = 5
ROOMS = SIDE * SIDE
DUNGEON = ROOMS
OUTSIDE = ROOMS + 1
NOWHERE = -1

COLOURS = 3
CRESTS = 5
KINDS = COLOURS * CRESTS
NO_KEY = -1
NO_CREST = -1

COLOUR_NAMES = ("red", "blue", "green")
CREST_NAMES = ("thistle", "stag", "crown", "ship", "sun")
SIDE_NAMES = ("north", "east", "south", "west")
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


@rule
def colour_of(kind: int) -> int:
    """The door colour that a kind of key opens."""
    return int(kind) // CRESTS


@rule
def crest_on(kind: int) -> int:
    """The crest on the back of a kind of key."""
    return int(kind) % CRESTS


@rule
def kind_of(colour: int, crest: int) -> int:
    """The kind of key with a colour and a crest."""
    return int(colour) * CRESTS + int(crest)


def room_name(room: int) -> str:
    """`A1` to `E5`, `dungeon`, or `outside`."""
    if room < ROOMS:
        return f"{'ABCDE'[room // SIDE]}{room % SIDE + 1}"
    return "dungeon" if room == DUNGEON else "outside"


def room_number(name: str) -> int:
    """The inverse of `room_name` for rooms of the grid; raises ValueError."""
    if len(name) != 2 or name[0] not in "ABCDE" or name[1] not in "12345":
        raise ValueError(f"expected a room A1–E5, got {name!r}")
    return "ABCDE".index(name[0]) * SIDE + int(name[1]) - 1


def next_to(room: int, side: int) -> int:
    """The room on one side of a room, NOWHERE beyond the castle's wall."""
    row, column = room // SIDE + STEPS[side][0], room % SIDE + STEPS[side][1]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else NOWHERE
