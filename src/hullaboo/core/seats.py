"""Who acts and who looks: seats, the clock, and viewers.

Seats are numbered from 0; sets of seats are bits (`1 << seat`). CLOCK is a seat too: time running out is an action.
A viewer is a seat, SPECTATOR (who knows only what is public), or ALL_EYES (a replay after the end, a debugger).
"""

from functools import cache

from hullaboo.core.bits import lowest
from hullaboo.core.rule import rule

MOST_SEATS = 6
SPECTATOR = 6
CLOCK = 7
ALL_EYES = 8
NOBODY = -1
EVERY_SEAT = (1 << MOST_SEATS) - 1


@rule
def bit(seat: int) -> int:
    """The mask that holds one seat."""
    return 1 << int(seat)


@rule
def holds(mask: int, seat: int) -> bool:
    """Whether a mask holds a seat."""
    return (int(mask) >> int(seat)) & 1 == 1


@rule
def everyone(seats: int) -> int:
    """The mask of all seats of a table."""
    return (1 << int(seats)) - 1


@rule
def sees(mask: int, viewer: int) -> bool:
    """Whether a viewer is among those who know a thing, given as a mask of seats."""
    return viewer == ALL_EYES or (int(mask) >> int(viewer)) & 1 == 1


@rule
def after(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return (int(seat) + 1) % int(seats)


@cache
def members(mask: int) -> tuple[int, ...]:
    """The seats in a mask, lowest first; CLOCK comes last."""
    return tuple(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)


def seat_text(seat: int) -> str:
    """A seat as it stands in logs and JSON: a number, or `clock`."""
    return "clock" if seat == CLOCK else str(seat)


def seat_from(text: str) -> int:
    """The inverse of `seat_text`."""
    if text == "clock":
        return CLOCK
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) < MOST_SEATS):
        raise ValueError(f"expected a seat 0–{MOST_SEATS - 1} or clock, got {text!r}")
    return int(text)


@rule
def asked_first(actors: int, last_mover: int) -> int:
    """Who is asked first where no clock decides: the last mover, then clockwise; CLOCK only when alone."""
    seats = int(actors) & EVERY_SEAT
    if seats == 0:
        return CLOCK
    from_last_on = (seats | seats << MOST_SEATS) >> int(last_mover)
    seat = int(last_mover) + lowest(from_last_on)
    return seat if seat < MOST_SEATS else seat - MOST_SEATS
