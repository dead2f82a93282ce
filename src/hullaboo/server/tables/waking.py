"""From what is kept of a table to its match: dealt again, and its log played again move by move."""

from collections.abc import Iterator, Sequence
from typing import Any

from hullaboo.core import options as table_options
from hullaboo.core.contract import Game
from hullaboo.core.errors import HullabooError
from hullaboo.play.match import Match
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.storage.schema import OWNERSHIP


class BrokenTable(HullabooError):
    """What is kept of a table makes no match: it was damaged, or its rules have changed since."""

    code = "broken-table"

    def __init__(self, why: str, move: int = 0) -> None:
        """Why, and at which move of the log; 0 where it does not come to the first."""
        super().__init__(why)
        self.why, self.move = why, move


def dealt(game: Game, record: TableRecord) -> Match:
    """Return the match of a table before its first move."""
    options = table_options.read(game.options, record.options)
    return Match(game, len(record.seats), edition=game.edition(record.edition), options=options, luck=record.luck)


def played_again(match: Match, rows: Sequence[Any]) -> Iterator[Any]:
    """Play what is in the log, and give each row when it was; or say at which move that is no longer possible.

    Entries that say which server has the table change nothing.
    """
    for number, row in enumerate(rows, 1):
        if row.number != number:
            raise BrokenTable(f"expected move {number}, got {row.number}", number)
        if row.seat == OWNERSHIP:
            continue
        try:
            match.play_text(row.seat, row.text, row.notes)
        except HullabooError as error:
            raise BrokenTable(str(error), number) from error
        yield row


def has_ended(game: Game, record: TableRecord, rows: Sequence[Any]) -> bool:
    """Whether the log of a table is that of a match that is over."""
    match = dealt(game, record)
    for _ in played_again(match, rows):
        pass
    return match.over


def mended(record: TableRecord, match: Match) -> bool:
    """Make a record say who has given up as its log does, which is kept after it; return whether it said otherwise."""
    if record.phase != "playing":
        return False
    wrong = [seat for at, seat in enumerate(record.seats) if seat.gave_up and at not in match.left]
    for seat in wrong:
        seat.hold_again()
        seat.gave_up, seat.stand_in = [], None
    return bool(wrong)
