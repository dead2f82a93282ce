"""Table options."""

from dataclasses import dataclass

from hullaboo.core.options import choice, number

TRAPDOORS = 2


@dataclass(frozen=True)
class Options:
    """What a table may choose; the rules read them by name. Times are in seconds."""

    claim_time: int = number(20, low=5, high=120)
    cool_down: int = number(3, low=0, high=30)
    """0: a seat may call again at once after a dropped claim."""
    search_limit: int = number(180, low=0, high=900)
    """0: only raised hands end a search."""
    countdown: int = number(0, low=0, high=10, at_tables=3)
    """Before a visitor appears; 0: at once, as in the sheet."""
    tokens: int = number(4, low=0, high=4)
    trapdoors: int = number(TRAPDOORS, low=0, high=4)
    """How many of the tokens are trapdoors; the others are transitions. At the default at most as many as tokens."""
    spots: str = choice("printed", "luck")
    route: int = number(0, low=0, high=4)
    """0: drawn by luck."""
    spot_1: int = number(0, low=0, high=36)
    """The room of a spot, counted row by row from the north-west; 0: where `spots` puts it."""
    spot_2: int = number(0, low=0, high=36)
    spot_3: int = number(0, low=0, high=36)
    spot_4: int = number(0, low=0, high=36)

    def contradiction(self) -> str | None:
        """What does not fit together: more trapdoors than tokens, a room without a token, or one for two."""
        if self.trapdoors > max(self.tokens, TRAPDOORS):
            return f"trapdoors: expected at most as many as tokens ({self.tokens}), got {self.trapdoors}"
        rooms = [self.spot_1, self.spot_2, self.spot_3, self.spot_4]
        for spot, room in enumerate(rooms, 1):
            if room and spot > self.tokens:
                return f"spot_{spot}: expected no room, for there are only {self.tokens} tokens, got {room}"
            if room and room in rooms[: spot - 1]:
                return f"spot_{spot}: expected another room than that of spot_{rooms.index(room) + 1}, got {room}"
        return None
