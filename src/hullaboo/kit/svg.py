"""What the SVGs of all games share: they stand alone, and every word in them is in the reader's language."""

import re
from html import escape
from textwrap import wrap

from hullaboo.core.contract import Speak

SERIF = 'font-family="Georgia, serif"'
BY_MOONLIGHT = {
    "#efe6d6": "#948bb0", "#e2d5bd": "#9a91b5", "#fbf6ec": "#d9d3e6", "#f5ecdb": "#cdc6dd", "#fffdf7": "#eeeaf6",
    "#5d5370": "#2a2238", "#b9aa90": "#6f6690", "#5b7f4b": "#33502a",
}  # fmt: skip
"""What the colours of ground, table, paper, soft ink and lines are at night; ink can be read on all of them."""
MOONLIT = re.compile("|".join(BY_MOONLIGHT), re.IGNORECASE)


def standalone(speak: Speak, width: int, height: int, body: str, look: str = SERIF) -> str:
    """A whole picture, called by the game's title."""
    title = escape(speak("title"))
    size = f'viewBox="0 0 {width} {height}" role="img" aria-label="{title}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}><title>{title}</title>{body}</svg>'


def by_moonlight(picture: str) -> str:
    """The same picture for a dark page: its grounds are those of the night, and what is soft on them is said in ink."""
    return MOONLIT.sub(lambda found: BY_MOONLIGHT[found[0].lower()], picture)


def named(words: str, body: str) -> str:
    """A sign with its name, for whoever points at it."""
    return f"<g><title>{escape(words)}</title>{body}</g>"


def caption(words: str, x: float, y: float, size: float, letters: int, fill: str) -> str:
    """Words in lines of so many letters at most, centred around a place."""
    lines = wrap(words, letters, break_long_words=False)
    first = y - (len(lines) - 1) * size / 2 + size * 0.35
    spans = (f'<tspan x="{x:g}" y="{first + size * at:g}">{escape(line)}</tspan>' for at, line in enumerate(lines))
    return f'<text font-size="{size:g}" text-anchor="middle" fill="{fill}">{" ".join(spans)}</text>'
