"""Ratings as a picture: a line for each bot, its rating as a dot, its interval of 95 % as a bar."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from math import ceil, floor

from hullaboo.lab.arena import Standing
from hullaboo.lab.ratings import Rating

AXIS, ROW, TOP, MARGIN = 480, 36, 56, 40
LETTER = 10
"""No letter of a name is wider."""
STEPS = 10, 20, 50, 100, 200, 500, 1000
MOST_TICKS = 8
STYLE = "text{font:14px sans-serif;fill:#222}.axis{stroke:#ccc}.bar{stroke:#2b6cb0;stroke-width:4}.dot{fill:#1a365d}"


def svg(title: str, standings: Sequence[Standing]) -> str:
    """One standalone picture; the axis begins where the longest name ends."""
    left = MARGIN + LETTER * max(len(each.bot) for each in standings)
    width, height = left + AXIS + MARGIN, TOP + ROW * (len(standings) + 1)
    low, high, step = scale([each.rating for each in standings])
    at = partial(place, low=low, high=high, left=left)
    bottom = height - ROW
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" fill="#fff"/><text x="16" y="26">{escape(title)}</text>',
            *(tick(value, at(value), bottom) for value in range(low, high + 1, step)),
            *(row(each, TOP + ROW * number + ROW // 2, at) for number, each in enumerate(standings)),
            "</svg>\n",
        ]
    )


def scale(ratings: Sequence[Rating]) -> tuple[int, int, int]:
    """Where the axis of Elo points begins and ends, and its steps."""
    shown = [value for each in ratings for value in each if value is not None]
    step = next((each for each in STEPS if max(shown) - min(shown) <= each * MOST_TICKS), STEPS[-1])
    low = floor(min(shown) / step) * step
    return low, max(low + step, ceil(max(shown) / step) * step), step


def place(value: float, low: int, high: int, left: int) -> float:
    """Where a rating lies across the picture."""
    return round(left + AXIS * (value - low) / (high - low), 1)


def tick(value: int, x: float, bottom: int) -> str:
    """A line of the axis with its number."""
    line = f'<line class="axis" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>'
    return f'{line}<text x="{x}" y="{bottom + 20}" text-anchor="middle">{value}</text>'


def row(standing: Standing, y: int, at: Callable[[float], float]) -> str:
    """A bot's name, its interval if there is one, and its rating."""
    value, *interval = standing.rating
    name = f'<text x="16" y="{y + 5}">{escape(standing.bot)}</text>'
    ends = [at(end) for end in interval if end is not None]
    bar = f'<line class="bar" x1="{ends[0]}" x2="{ends[1]}" y1="{y}" y2="{y}"/>' if ends else ""
    return f'{name}{bar}<circle class="dot" cx="{at(value)}" cy="{y}" r="6"/>'
