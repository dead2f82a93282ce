"""What an edition file must hold: the plan of a castle, its gates, and the keys in the box.

A plan is drawn: five lines of rooms, each a crest 0–4, with the doors between them (R, B, G, or | for a wall); between
those lines, the doors to the row below (R, B, G, or - for a wall).

    0 G 1 R 2 B 3 G 4
    B   B   G   R   R
    2 | 3 R 4 B 0 | 1
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from hullaboo.core.edition import refuse_unknown
from hullaboo.core.errors import BadEdition

from .board import (
    COLOUR_NAMES,
    COLOURS,
    CREST_NAMES,
    CRESTS,
    EAST,
    KINDS,
    NOWHERE,
    OUTSIDE,
    ROOMS,
    SIDE,
    SIDE_NAMES,
    SOUTH,
    WEST,
    next_to,
    room_name,
    room_number,
)

AT_BEYOND = 0
AT_CREST = AT_BEYOND + ROOMS * COLOURS
AT_HAUNT = AT_CREST + ROOMS
AT_DOORS_OUT = AT_HAUNT + (ROOMS + 1) * CRESTS
AT_KEYS = AT_DOORS_OUT + ROOMS
AT_DUNGEON = AT_KEYS + KINDS
"""Where the parts of the row begin; at the end: the treasure room, the room next to the dungeon, and on which side."""

FEWEST_KEYS, MOST_KEYS = 20, 120
MOST_OF_A_KIND = 9
OPPOSITE = (SOUTH, WEST, 0, EAST)
DOOR_LETTERS = "RBG"


class Door(NamedTuple):
    """A door of a colour on one side of a room; doors between rooms are listed from both."""

    room: int
    side: int
    colour: int


def numbers(data: Mapping[str, Any]) -> list[int]:
    """The checked castle as the row that `start` reads."""
    refuse_unknown(data, "plan", "treasure", "dungeon", "exits", "keys")
    crests, inner = plan(data)
    doors = [*inner, *exits(data)]
    check_colours(doors)
    haunt = haunts(crests)
    treasure, (dungeon_room, dungeon_side) = treasure_room(data), dungeon(data, doors)
    beyond = beyonds(doors)
    check_reachable(beyond, treasure)
    keys = key_counts(data)
    check_keys(keys, doors)
    dungeon_row = [crest_room(crests, crest, [dungeon_room]) for crest in range(CRESTS)]
    flat = [room for row in beyond for room in row]
    ways = [room for row in haunt for room in row]
    return [*flat, *crests, *ways, *dungeon_row, *doors_out(beyond), *keys, treasure, dungeon_room, dungeon_side]


def plan(data: Mapping[str, Any]) -> tuple[list[int], list[Door]]:
    """The crests and the inner doors, read from the drawn plan."""
    lines = str(data.get("plan", "")).strip("\n").split("\n")
    if len(lines) != 2 * SIDE - 1:
        raise BadEdition(f"plan: expected {2 * SIDE - 1} lines, rooms and doors in turn, got {len(lines)}")
    crests: list[int] = []
    doors: list[Door] = []
    for number, line in enumerate(lines):
        parts = line.split()
        expected = SIDE if number % 2 else 2 * SIDE - 1
        if len(parts) != expected:
            raise BadEdition(f"plan, line {number + 1}: expected {expected} signs, got {line!r}")
        if number % 2:
            doors += doors_in(parts, [number // 2 * SIDE + at for at in range(SIDE)], SOUTH, "-")
        else:
            crests += [crest_from(sign, number + 1) for sign in parts[::2]]
            doors += doors_in(parts[1::2], [number // 2 * SIDE + at for at in range(SIDE - 1)], EAST, "|")
    return crests, doors


def crest_from(sign: str, line: int) -> int:
    """A crest of the plan."""
    if sign not in "01234" or len(sign) != 1:
        raise BadEdition(f"plan, line {line}: expected a crest 0–4 ({', '.join(CREST_NAMES)}), got {sign!r}")
    return int(sign)


def doors_in(signs: list[str], rooms: list[int], side: int, wall: str) -> Iterator[Door]:
    """The doors on one side of some rooms, each seen from both rooms."""
    for sign, room in zip(signs, rooms, strict=True):
        if sign != wall and (len(sign) != 1 or sign not in DOOR_LETTERS):
            where = f"{room_name(room)} and {room_name(next_to(room, side))}"
            raise BadEdition(f"plan, between {where}: expected R, B, G or {wall}, got {sign!r}")
        if sign != wall:
            colour = DOOR_LETTERS.index(sign)
            yield Door(room, side, colour)
            yield Door(next_to(room, side), OPPOSITE[side], colour)


def exits(data: Mapping[str, Any]) -> list[Door]:
    """The gates: `exits = ["E1 south blue", …]`."""
    given = data.get("exits")
    if not isinstance(given, list) or not given:
        raise BadEdition(f'exits: expected a list like ["E1 south blue"], got {given!r}')
    return [gate(text) for text in given]


def gate(text: Any) -> Door:
    """One gate, in the castle's outer wall."""
    words = str(text).split()
    if len(words) != 3 or words[2] not in COLOUR_NAMES:
        raise BadEdition(f"exits: expected a room, a side and a colour like 'E1 south blue', got {text!r}")
    room, side = outer_wall("exits", words[:2])
    return Door(room, side, COLOUR_NAMES.index(words[2]))


def outer_wall(what: str, words: list[str]) -> tuple[int, int]:
    """A room and a side on which the castle ends."""
    room = room_from(what, words[0])
    if len(words) != 2 or words[1] not in SIDE_NAMES or next_to(room, SIDE_NAMES.index(words[1])) != NOWHERE:
        raise BadEdition(f"{what}: expected a side where the castle ends, got {' '.join(words)!r}")
    return room, SIDE_NAMES.index(words[1])


def room_from(what: str, name: Any) -> int:
    """A room by its name."""
    try:
        return room_number(str(name))
    except ValueError as error:
        raise BadEdition(f"{what}: {error}") from error


def treasure_room(data: Mapping[str, Any]) -> int:
    """The room in which everybody but the ghost begins."""
    return room_from("treasure", data.get("treasure"))


def dungeon(data: Mapping[str, Any], doors: list[Door]) -> tuple[int, int]:
    """The room next to the dungeon, and on which side the dungeon lies: `dungeon = "A3 north"`."""
    words = str(data.get("dungeon", "")).split() or [""]
    room, side = outer_wall("dungeon", words)
    if any((door.room, door.side) == (room, side) for door in doors):
        raise BadEdition(f"dungeon: expected a wall without a gate, got {' '.join(words)!r}")
    return room, side


def check_colours(doors: list[Door]) -> None:
    """No room may have two doors of one colour: a key must name its door."""
    seen = set()
    for door in doors:
        if (door.room, door.colour) in seen:
            colour = COLOUR_NAMES[door.colour]
            raise BadEdition(f"{room_name(door.room)}: expected doors of different colours, got two {colour} ones")
        seen.add((door.room, door.colour))


def haunts(crests: list[int]) -> list[list[int]]:
    """For each room and crest the room next to it with that crest; a crest must not name two."""
    around = [[next_to(room, side) for side in range(4) if next_to(room, side) != NOWHERE] for room in range(ROOMS)]
    for room, others in enumerate(around):
        twice = [name for crest, name in enumerate(CREST_NAMES) if [crests[other] for other in others].count(crest) > 1]
        if twice:
            raise BadEdition(f"{room_name(room)}: expected different crests next to it, got {twice[0]} twice")
    return [[crest_room(crests, crest, others) for crest in range(CRESTS)] for others in around]


def crest_room(crests: list[int], crest: int, rooms: list[int]) -> int:
    """The one of some rooms that carries a crest, if there is one."""
    return next((room for room in rooms if crests[room] == crest), NOWHERE)


def beyonds(doors: list[Door]) -> list[list[int]]:
    """For each room and colour where the door of that colour leads."""
    beyond = [[NOWHERE] * COLOURS for _ in range(ROOMS)]
    for room, side, colour in doors:
        there = next_to(room, side)
        beyond[room][colour] = OUTSIDE + side if there == NOWHERE else there
    return beyond


def check_reachable(beyond: list[list[int]], treasure: int) -> None:
    """Doors must lead from the treasure room to every other room, and so to every gate."""
    reached, waiting = {treasure}, [treasure]
    while waiting:
        new = {room for room in beyond[waiting.pop()] if NOWHERE < room < ROOMS} - reached
        reached |= new
        waiting += new
    lost = [room_name(room) for room in range(ROOMS) if room not in reached]
    gates = [room for room in range(ROOMS) if max(beyond[room]) >= OUTSIDE]
    if not reached & set(gates):
        raise BadEdition(f"exits: expected one that doors lead to, got {', '.join(map(room_name, gates))}")
    if lost:
        raise BadEdition(f"plan: expected doors to every room, got no way to {', '.join(lost)}")


def doors_out(beyond: list[list[int]]) -> list[int]:
    """For each room, through how many doors the nearest gate leads."""
    far = [1 if max(row) >= OUTSIDE else ROOMS + 1 for row in beyond]
    for _ in range(ROOMS):
        near = [min([far[room] for room in row if NOWHERE < room < ROOMS], default=ROOMS) for row in beyond]
        far = [min(own, 1 + other) for own, other in zip(far, near, strict=True)]
    return far


def key_counts(data: Mapping[str, Any]) -> list[int]:
    """How many keys of each kind: `[keys] red = [3, 3, 3, 2, 2]`, one number a crest."""
    table = data.get("keys")
    if not isinstance(table, dict) or set(table) != set(COLOUR_NAMES):
        raise BadEdition(f"keys: expected a table of {', '.join(COLOUR_NAMES)}, got {table!r}")
    for colour, row in table.items():
        whole = isinstance(row, list) and all(type(count) is int and 0 <= count <= MOST_OF_A_KIND for count in row)
        if not whole or len(row) != CRESTS:
            raise BadEdition(f"keys.{colour}: expected {CRESTS} numbers 0–{MOST_OF_A_KIND}, one a crest, got {row!r}")
    return [count for colour in COLOUR_NAMES for count in table[colour]]


def check_keys(keys: list[int], doors: list[Door]) -> None:
    """There must be keys enough to deal and to draw, no more than a pile can count, and some for every door."""
    if not FEWEST_KEYS <= sum(keys) <= MOST_KEYS:
        raise BadEdition(f"keys: expected {FEWEST_KEYS}–{MOST_KEYS} in all, got {sum(keys)}")
    for colour, name in enumerate(COLOUR_NAMES):
        there = sum(keys[colour * CRESTS : (colour + 1) * CRESTS])
        if not there and any(door.colour == colour for door in doors):
            raise BadEdition(f"keys.{name}: expected some, since there are {name} doors, got none")
