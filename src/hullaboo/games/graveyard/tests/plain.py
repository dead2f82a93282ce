"""The same game once more, written without looking at the rules: slow, plain Python over a dictionary of squares.

A square is two letters: `W` or `B` for the colour and `u r d l` for the gaze, or `T` for a tombstone, `-` for bars.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations

Place = tuple[int, int]
Face = tuple[str, ...]

AHEAD = {"u": (-1, 0), "r": (0, 1), "d": (1, 0), "l": (0, -1)}
BACK = {"u": "d", "d": "u", "l": "r", "r": "l"}
QUARTER = {"u": "r", "r": "d", "d": "l", "l": "u"}
RIVAL = {"W": "B", "B": "W"}
ON_TABLE = range(48)


def flip(face: Face) -> Face:
    """The other side of a card."""
    return tuple(RIVAL[each[0]] + BACK[each[1]] if len(each) == 2 else each for each in face)


def half_turn(face: Face) -> Face:
    """The card turned round."""
    return tuple(each[0] + BACK[each[1]] if len(each) == 2 else each for each in reversed(face))


def quarter_turn(face: Face) -> Face:
    """The card across, stood up clockwise: its left end is on top."""
    return tuple(each[0] + QUARTER[each[1]] if len(each) == 2 else each for each in face)


def pictures(face: Face) -> dict[str, set[Face]]:
    """The different pictures a card can show, across and upright."""
    across = {face, flip(face), half_turn(face), half_turn(flip(face))}
    return {"across": across, "upright": {quarter_turn(each) for each in across}}


@dataclass
class PlainTable:
    """What lies where, the six cards of the gate first, and which ghosts are waiting to look."""

    places: list[tuple[Place, ...]] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)
    waiting: list[Place] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set up the gate."""
        if not self.places:
            for column in range(21, 27):
                kind = "T" if column in (21, 26) else "-"
                self.lay(tuple((row, column) for row in range(22, 25)), (kind,) * 3)

    def copy(self) -> "PlainTable":
        """Another table with the same cards."""
        return PlainTable(list(self.places), list(self.faces))

    def lay(self, places: tuple[Place, ...], face: Face) -> None:
        """Put a card down."""
        self.places.append(places)
        self.faces.append(face)

    def squares(self) -> dict[Place, tuple[int, str]]:
        """The card and the picture in every covered place."""
        found = {}
        for card, (places, face) in enumerate(zip(self.places, self.faces, strict=True)):
            found.update({place: (card, each) for place, each in zip(places, face, strict=True)})
        return found

    def free_places(self) -> Iterator[tuple[str, tuple[Place, ...]]]:
        """Every place where a card may be laid."""
        covered = self.squares().keys()
        edge = {(row + a, column + b) for row, column in covered for a, b in AHEAD.values()} - covered
        for row in range(min(r for r, _ in edge) - 2, max(r for r, _ in edge) + 1):
            for column in range(min(c for _, c in edge) - 2, max(c for _, c in edge) + 1):
                for axis, (a, b) in (("across", (0, 1)), ("upright", (1, 0))):
                    places = tuple((row + a * at, column + b * at) for at in range(3))
                    inside = all(r in ON_TABLE and c in ON_TABLE for r, c in places)
                    if inside and not covered & set(places) and edge & set(places):
                        yield axis, places

    def lays(self, face: Face) -> set[tuple[tuple[Place, ...], Face]]:
        """Every different result of laying a card, before anybody looks."""
        shown = pictures(face)
        return {(places, picture) for axis, places in self.free_places() for picture in shown[axis]}

    def look(self, place: Place) -> None:
        """The ghost in a place looks."""
        squares = self.squares()
        colour, gaze = squares[place][1][0], squares[place][1][1]
        a, b = AHEAD[gaze]
        row, column = place[0] + a, place[1] + b
        while row in ON_TABLE and column in ON_TABLE:
            card, met = squares.get((row, column), (-1, "-"))
            if met == "T":
                return
            if met[0] == RIVAL[colour]:
                if met[1] != BACK[gaze]:
                    self.faces[card] = flip(self.faces[card])
                return
            row, column = row + a, column + b

    def after_looks(self) -> set[tuple[Face, ...]]:
        """All tables that the ghosts still waiting to look can leave, over all orders."""
        tables = set()
        for order in permutations(self.waiting):
            table = self.copy()
            for place in order:
                table.look(place)
            tables.add(tuple(table.faces))
        return tables

    def count(self, colour: str) -> int:
        """The ghosts of a colour in sight."""
        return sum(each[0] == colour for face in self.faces for each in face)
