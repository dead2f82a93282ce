"""The table as text and as SVG, drawn from a view alone."""

from typing import Any

from hullaboo.core.contract import Speak

from ..board import CREST_NAMES, SIDE
from .picture import svg, svg_night

__all__ = ["svg", "svg_night", "text"]

SIGNS = dict(zip(CREST_NAMES, "✻Ψ♛≋☼", strict=True))
LETTERS = {"red": "R", "blue": "B", "green": "G", None: "?"}
WIDTH = 10


def text(view: dict[str, Any], speak: Speak) -> str:
    """The round, the castle, the ghost's cards, then a line a seat, and the pile."""
    legend = speak("legend", signs=" ".join(f"{sign} {speak('crest', crest=crest)}" for crest, sign in SIGNS.items()))
    round_line = speak("round-line", round=view["round"], rounds=view["rounds"], seat=view["ghost"])
    return "\n".join([round_line, *castle(view), legend, *ghost_lines(view, speak), *seat_lines(view, speak)])


def castle(view: dict[str, Any]) -> list[str]:
    """The rooms with their doors and whoever is in them."""
    marks = marks_in_walls(view["board"])
    columns = "".join(f"{column + 1:^{WIDTH + 1}}" for column in range(SIDE))
    lines = [f"   {columns}".rstrip(), wall(marks, "A", "north", "┌┬┐")]
    for row in "ABCDE":
        lines += [room_line(view, marks, row), wall(marks, row, "south", "└┴┘" if row == "E" else "├┼┤")]
    return lines


def marks_in_walls(board: dict[str, Any]) -> dict[tuple[str, str], str]:
    """What is seen in the wall on a side of a room: the letter of a door or a gate, or the dungeon."""
    marks = {(room, side): LETTERS[colour] for room, side, colour in board["exits"]}
    marks[tuple(board["dungeon"])] = "▓"
    for first, second, colour in board["doors"]:
        marks[first, "east" if first[0] == second[0] else "south"] = LETTERS[colour]
    return marks


def wall(marks: dict[tuple[str, str], str], row: str, side: str, corners: str) -> str:
    """The wall above or below a row of rooms."""
    parts = [marks.get((f"{row}{column}", side), "─").center(WIDTH, "─") for column in range(1, SIDE + 1)]
    return f"  {corners[0]}{corners[1].join(parts)}{corners[2]}"


def room_line(view: dict[str, Any], marks: dict[tuple[str, str], str], row: str) -> str:
    """One row of rooms, with the doors between them."""
    line = f"{row} {marks.get((f'{row}1', 'west'), '│')}"
    for column in range(1, SIDE + 1):
        room = f"{row}{column}"
        line += f" {inside(view, room):<{WIDTH - 1}}{marks.get((room, 'east'), '│')}"
    return line


def inside(view: dict[str, Any], room: str) -> str:
    """A room: its crest, the treasure, the ghost's trail, and who is there."""
    board = view["board"]
    crest = SIGNS[board["crests"]["ABCDE".index(room[0]) * SIDE + int(room[1]) - 1]]
    treasure = "*" if room == board["treasure"] else ""
    trail = "'" if room in view["trail"] else ""
    pawns = "".join(pawn(view, seat) for seat, where in enumerate(view["pawns"]) if where == room)
    return f"{crest}{treasure}{trail} {pawns}".rstrip()


def pawn(view: dict[str, Any], seat: int) -> str:
    """A pawn: the number of its seat, or the ghost."""
    return "@" if seat == view["ghost"] else str(seat)


def ghost_lines(view: dict[str, Any], speak: Speak) -> list[str]:
    """The cards that the ghost has laid, and where it walked last."""
    path = [speak("path-line", path=" ".join(SIGNS.get(crest, "#") for crest in view["path"]))] if view["path"] else []
    trail = (
        [speak("trail-line", trail=" → ".join("▓" if room == "dungeon" else room for room in view["trail"]))]
        if view["trail"]
        else []
    )
    return [*path, *trail]


def seat_lines(view: dict[str, Any], speak: Speak) -> list[str]:
    """Where each seat is, the keys it holds, and the pile."""
    lines = []
    for seat, room in enumerate(view["pawns"]):
        where = room if room in ("dungeon", "outside") else "line"
        keys = " ".join(key_text(key) for key in view["hands"][seat])
        lines.append(f"{pawn(view, seat)} {speak(f'seat-{where}', seat=seat, room=room)}  {keys}".rstrip())
    spent = " ".join(f"{key['count']}×{key_text(key)}" for key in view["spent"])
    return [*lines, pile_line(view, speak), *([speak("spent-line", keys=spent)] if spent else [])]


def key_text(key: dict[str, str | None]) -> str:
    """A key: the letter of its colour, if known, and the crest on its back."""
    return f"{LETTERS[key['colour']]}{SIGNS[str(key['crest'])]}"


def pile_line(view: dict[str, Any], speak: Speak) -> str:
    """The pile and the crest on top."""
    if view["top"] is None:
        return speak("pile-empty")
    return speak("pile-line", keys=view["pile"], crest=view["top"])
