"""The table."""

from hullaboo.core.record import Record, int8, int16, uint32
from hullaboo.core.seats import MOST_SEATS


class State(Record):
    """The whole table."""

    luck = uint32(4)
    points = int16(MOST_SEATS)
    seats = int8()
    turn = int8()
    turns = int8()
    window = int16()
    hidden = int8()
    waiting = int8()
