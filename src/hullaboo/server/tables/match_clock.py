"""The times of a match at a table: which run, and when CLOCK acts."""

import asyncio
from collections.abc import Callable

from hullaboo.play.asking import Clock, Due
from hullaboo.play.match import Match
from hullaboo.play.screen import waits_for_who_is_away, whose_time_is_over
from hullaboo.server.tables.commands import TimeIsOver
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.presence import Presence


class MatchClock:
    """The times that run, and the alarm for the first of them."""

    def __init__(self, match: Match, presence: Presence, inbox: CommandInbox, now: Callable[[], int]) -> None:
        """No time runs yet."""
        self._match, self._presence, self._inbox, self._now = match, presence, inbox, now
        self._clock = Clock()
        self._alarm = 0
        self._awaited: Due | None = None
        self._here: list[int] = []
        self.awaited: set[int] = set()
        """The seats that have yet to come: no time runs before."""
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether a time is running."""
        return bool(self._clock.due)

    @property
    def due(self) -> int | None:
        """When the next time is over."""
        return min(self._clock.due.values()) if self._clock.due else None

    def remaining(self) -> str:
        """Return what the times have left, for the log."""
        if not self._match.game.timed:
            return ""
        now, left = self._now(), self._clock.left
        times = {timer: max(0, time - now) for timer, time in self._clock.due.items()} or left
        return " ".join(f"{action}.{number}:{milliseconds}" for (action, number), milliseconds in times.items())

    def go_on_from(self, times: str) -> None:
        """Have times go on from what `remaining` wrote."""
        for timer, milliseconds in (each.split(":") for each in times.split()):
            action, number = timer.split(".")
            self._clock.left[int(action), int(number)] = int(milliseconds)

    def update(self) -> None:
        """Let the times run that the match is in; at a shared screen only while somebody looks whom they are for."""
        if not self._match.game.timed:
            return
        here, away = self._presence.viewers.here, self._presence.viewers.away
        waits = bool(self.awaited) or self._presence.is_for_nobody
        waits = waits or waits_for_who_is_away(self._match, here, away)
        if waits or here != self._here:
            self._here = here
            self.stop()
        if waits:
            return
        now = self._now()
        if not self._clock.update(self._match, now) and self._awaited:
            return
        first = min(self._clock.dues(now), default=None)
        if first and first == self._awaited:
            return
        self.forget_alarm()
        if first:
            self._awaited = first
            self._handle = self._inbox.submit_later(first.time - now, TimeIsOver(self._alarm, first.action))

    def stop(self) -> None:
        """Let no time run: nobody could answer."""
        self.forget_alarm()
        self._clock.stop()

    def forget_alarm(self) -> None:
        """Give up the alarm that was set; one that has rung already is void."""
        self._alarm += 1
        self._awaited = None
        if self._handle:
            self._handle.cancel()
            self._handle = None

    def seat_that_acts(self, alarm: int, action: int) -> int | None:
        """Return whose action is played now that an alarm has rung, mostly CLOCK; nothing if the alarm was given up."""
        if alarm != self._alarm:
            return None
        self._awaited = None
        viewers = self._presence.viewers
        return whose_time_is_over(self._match, action, viewers.here, viewers.away)
