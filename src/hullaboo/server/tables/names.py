"""What people may be called: what everybody can read, and what looks like nobody else at the table."""

import unicodedata
from collections.abc import Collection
from itertools import chain, count

from hullaboo.server.protocol.refusal import Refusal

MOST_LETTERS = 24
MARKS = frozenset(" .'-_")
UNSEEN = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0x13441, 0x13442), (0x16FE4, 0x16FE4), (0xE0100, 0xE01EF),
)  # fmt: skip
"""From which to which code Unicode has letters and signs that nobody sees: blanks, joiners, selectors of variants."""
COMBINED = ("Mn", "Mc")
"""Signs that stand above, below or beside a letter."""
TOGETHER = (frozenset({"CJK", "HIRAGANA", "KATAKANA"}), frozenset({"CJK", "HANGUL"}), frozenset({"CJK", "BOPOMOFO"}))
"""Scripts that one word is written in."""
LOOKALIKES = str.maketrans(
    "авекмнорстухѕіјԁԛԝьαβεηικμνορτυχγωօոսհցıiɩɑɡʀ013",
    "abekmhopctyxsljdqwbabenlkmvoptuxywonuhglllagrole",
)
"""Letters of other scripts, others that are drawn the same, and digits, as who reads quickly takes them."""


def readable(name: str) -> str:
    """Return a name as it is kept, equal texts in equal form; refuses what cannot be read for certain."""
    name = unicodedata.normalize("NFKC", name)
    if not 0 < len(name) <= MOST_LETTERS or name != " ".join(name.split()):
        raise Refusal("bad-name", why="length", most=MOST_LETTERS)
    if unseen := [letter for letter in name if not is_visible(letter)]:
        raise Refusal("bad-name", why="letters", got=unseen)
    if is_combined(name[0]):
        raise Refusal("bad-name", why="letters", got=[name[0]])
    scripts = {script_of(letter) for letter in name if letter.isalpha()}
    if len(scripts) > 1 and not any(scripts <= each for each in TOGETHER):
        raise Refusal("bad-name", why="scripts", got=sorted(scripts))
    return name


def is_visible(letter: str) -> bool:
    """Whether a character shows, and shows as itself."""
    shows = letter.isalnum() or letter in MARKS or is_combined(letter)
    return shows and not any(first <= ord(letter) <= last for first, last in UNSEEN)


def is_combined(letter: str) -> bool:
    """Whether a sign is drawn onto the letter before it."""
    return unicodedata.category(letter) in COMBINED


def script_of(letter: str) -> str:
    """Return the script of a letter, by the first word of its name in Unicode."""
    return unicodedata.name(letter, "UNKNOWN").split()[0].partition("-")[0]


def likeness(name: str) -> str:
    """Return what two names have in common that are taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters.translate(LOOKALIKES).replace("rn", "m")


def told_apart(name: str, others: list[str]) -> str:
    """Return the name, with a number behind it if it could be taken for another at the table."""
    known = {likeness(other) for other in others}
    number, own = 2, name
    while likeness(own) in known:
        ending = f" ({number})"
        own, number = name[: MOST_LETTERS - len(ending)].rstrip() + ending, number + 1
    return own


def bot_beside(bot: str, others: Collection[str]) -> str:
    """Return what a bot is called beside others: the second of a name is the second, and stays so in every rematch."""
    first = f"bot {bot}"
    second = (f"{first} {number}" for number in count(2))
    return next(name for name in chain([first], second) if name not in others)
