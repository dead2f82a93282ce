"""At what pace bots answer: people have seen what happened before the next thing happens.

A server sees no screen and waits for none. It knows how long each event takes to show, and adds up those that a
spectator is told: a pause made of what only some were told would tell the others of it.
"""

from collections.abc import Iterable

from hullaboo.core.contract import Event, Game

LONGEST = 6_000
"""Milliseconds: whatever was told, nobody is given more time to see it."""
BREATH = range(800, 1501)
"""Milliseconds between what was seen and the answer to it, thinking included."""


class Pacing:
    """When everybody may be thought to have seen what was told so far, in the milliseconds of a table."""

    def __init__(self) -> None:
        """Nothing was told yet."""
        self._seen = 0

    def tell(self, game: Game, events: Iterable[Event], now: int) -> None:
        """Note that something was told: it is shown after what was told before."""
        shown = sum(game.motion.get(event["code"], 0) for event in events)
        self._seen = min(max(self._seen, now) + shown, now + LONGEST)

    def wait(self, asked: int, now: int, luck: int) -> int:
        """Return how long a bot that was asked then still waits."""
        return max(0, max(self._seen, asked) + BREATH[luck % len(BREATH)] - now)
