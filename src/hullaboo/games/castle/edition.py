"""What an edition file must hold: the signs of the frame, four spots, fifteen visitors, nine drawn tiles."""

from collections.abc import Mapping, Sequence
from typing import Any

from hullaboo.core.edition import refuse_unknown
from hullaboo.core.errors import BadEdition

from .board import COLOUR_LETTERS, OPEN, ROOMS_A_SIDE, TILE_CELLS, TILE_SIDE, TILES, room
from .setting import MIDDLE
from .state import ROUTES, SPOTS, VISITORS
from .tryout import route_that_cannot_be_played

CRESTS = ("tower", "lion", "star", "moon", "key", "rose")
PORTRAITS = ("cook", "knight", "lady", "bard", "bishop", "child")
LINES = LINE = 2 * TILE_SIDE


def numbers(data: Mapping[str, Any]) -> list[int]:
    """The whole edition as the row that `start` reads."""
    refuse_unknown(data, "crests", "portraits", "spots", "tiles", "visitors")
    crests = order_of("crests", data.get("crests"), CRESTS)
    portraits = order_of("portraits", data.get("portraits"), PORTRAITS)
    spots = spots_of(data.get("spots"))
    tiles = tiles_of(data.get("tiles"))
    visitors = visitors_of(data.get("visitors"), crests, portraits)
    row = crests + portraits + spots + tiles + visitors
    if route := route_that_cannot_be_played(row):
        raise BadEdition(f"route {route}: no visitor can ever be reached, however the tiles lie", route=route)
    return row


def order_of(what: str, names: object, known: Sequence[str]) -> list[int]:
    """The signs as numbers, in the order they hang."""
    if not isinstance(names, list) or sorted(map(str, names)) != sorted(known):
        raise BadEdition(f"{what}: expected each of {', '.join(known)} once, got {names!r}")
    return [known.index(name) for name in names]


def list_of(what: str, count: int, found: object) -> list[Any]:
    """A list of the right length."""
    if not isinstance(found, list) or len(found) != count:
        got = f"{len(found)}" if isinstance(found, list) else repr(found)
        raise BadEdition(f"{what}: expected a list of {count}, got {got}")
    return found


def spots_of(texts: object) -> list[int]:
    """The rooms of the special tokens, all different."""
    cells = [room_from(text) for text in list_of("spots", SPOTS, texts)]
    if len(set(cells)) < SPOTS:
        raise BadEdition(f"spots: expected {SPOTS} different rooms, got {texts!r}")
    return cells


def room_from(text: object) -> int:
    """A room written as row and column, `11` to `66`."""
    digits = [str(digit) for digit in range(1, ROOMS_A_SIDE + 1)]
    if not isinstance(text, str) or len(text) != 2 or not set(text) <= set(digits):
        raise BadEdition(f"spots: expected a row and a column from 1 to {ROOMS_A_SIDE}, such as '25', got {text!r}")
    return room((int(text[0]) - 1) * ROOMS_A_SIDE + int(text[1]) - 1)


def visitors_of(table: object, crests: list[int], portraits: list[int]) -> list[int]:
    """Visitor by visitor, the room on each route."""
    rows = list_of("visitors", VISITORS, table)
    cells = [
        [room_beside(number, sign, crests, portraits) for sign in list_of(f"visitor {number}", ROUTES, row)]
        for number, row in enumerate(rows, 1)
    ]
    for route in range(ROUTES):
        check_route(route + 1, [row[route] for row in cells])
    return [cell for row in cells for cell in row]


def room_beside(visitor: int, sign: object, crests: list[int], portraits: list[int]) -> int:
    """The room in the row of a crest and the column of a portrait."""
    names = sign.split() if isinstance(sign, str) else []
    if len(names) != 2 or names[0] not in CRESTS or names[1] not in PORTRAITS:
        raise BadEdition(f"visitor {visitor}: expected a crest and a portrait, such as 'key lady', got {sign!r}")
    row, column = crests.index(CRESTS.index(names[0])), portraits.index(PORTRAITS.index(names[1]))
    return room(row * ROOMS_A_SIDE + column)


def check_route(route: int, cells: list[int]) -> None:
    """No two visitors in one room, and the first not where the ghost may start."""
    twice = [number for number, cell in enumerate(cells, 1) if cell in cells[: number - 1]]
    if twice:
        raise BadEdition(f"route {route}: visitor {twice[0]} is in the room of an earlier one")
    if cells[0] in map(room, MIDDLE):
        raise BadEdition(f"route {route}: visitor 1 is in the middle of the castle, where the ghost may start")


def tiles_of(pictures: object) -> list[int]:
    """Tile by tile, what is east and then what is south of each cell."""
    drawn = list_of("tiles", TILES, pictures)
    return [side for number, picture in enumerate(drawn, 1) for side in tile_of(number, picture)]


def tile_of(number: int, picture: object) -> list[int]:
    """One tile from its picture."""
    lines = list_of(f"tile {number}", LINES, picture)
    for at, line in enumerate(lines):
        check_line(f"tile {number}, line {at + 1}", at, line)
    cells = [divmod(cell, TILE_SIDE) for cell in range(TILE_CELLS)]
    east = [side_from(lines[2 * row][2 * column + 1]) for row, column in cells]
    south = [side_from(lines[2 * row + 1][2 * column]) for row, column in cells]
    return east + south


def check_line(where: str, at: int, line: object) -> None:
    """Cells and corners stand where they must, between them walls; a room has a wall on every side."""
    if not isinstance(line, str) or len(line) != LINE:
        raise BadEdition(f"{where}: expected {LINE} signs, got {line!r}")
    fixed = "+" * TILE_SIDE if at % 2 else ".o" * (TILE_SIDE // 2) if at % 4 == 2 else "." * TILE_SIDE
    found, sides = (line[1::2], line[0::2]) if at % 2 else (line[0::2], line[1::2])
    if found != fixed:
        raise BadEdition(f"{where}: expected {' '.join(fixed)!r} between the walls, got {' '.join(found)!r}")
    strangers = set(sides) - {*COLOUR_LETTERS, " "}
    if strangers:
        raise BadEdition(f"{where}: expected walls {' '.join(COLOUR_LETTERS)} or spaces, got {min(strangers)!r}")
    round_rooms = sides if at % 4 == 2 else sides[1::2] if at % 2 else ""
    if " " in round_rooms:
        raise BadEdition(f"{where}: a room has a wall on every side, got {line!r}")


def side_from(letter: str) -> int:
    """A wall's letter as its colour."""
    return OPEN if letter == " " else COLOUR_LETTERS.index(letter)
