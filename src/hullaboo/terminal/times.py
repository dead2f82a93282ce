"""The times of a match at a terminal, where one person may look after another."""

from collections.abc import Sequence

from hullaboo.play.asking import Clock, Due
from hullaboo.play.match import Match
from hullaboo.play.screen import waits_for_who_is_away, whose_time_is_over


class Times:
    """A time runs only while somebody looks whom it is for, and who comes to the screen has the whole of it."""

    def __init__(self, people: Sequence[int]) -> None:
        """Nobody looks yet, unless one person sits there alone."""
        self.people = people
        self.looking: int | None = people[0] if len(people) == 1 else None
        self._clock = Clock()

    @property
    def here(self) -> list[int]:
        """Who looks at a screen that several people share."""
        return [seat for seat in self.people if seat == self.looking and len(self.people) > 1]

    @property
    def away(self) -> list[int]:
        """The others at that screen."""
        return [seat for seat in self.people if seat != self.looking]

    def look(self, match: Match, seat: int, now: int) -> None:
        """Somebody comes to the screen."""
        self.looking = seat
        self._clock.stop()
        self.update(match, now)

    def update(self, match: Match, now: int) -> None:
        """Start what is new, forget what is gone."""
        if waits_for_who_is_away(match, self.here, self.away):
            self._clock.stop()
        else:
            self._clock.update(match, now)

    def dues(self, match: Match, now: int) -> list[Due]:
        """What happens when a time is over, and to whom."""
        over = self._clock.dues(now)
        return [each._replace(seat=whose_time_is_over(match, each.action, self.here, self.away)) for each in over]
