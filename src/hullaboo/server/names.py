"""What people may be called: what everybody can read, and what looks like nobody else at the table."""

import unicodedata

from hullaboo.server.refusal import Refusal

MOST_LETTERS = 24
MARKS = frozenset(" .'-_")
INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800")
"""Characters that Unicode calls letters or signs, and that nobody sees."""
COMBINED = ("Mn", "Mc")
"""Signs that stand above, below or beside a letter."""
TOGETHER = (frozenset({"CJK", "HIRAGANA", "KATAKANA"}), frozenset({"CJK", "HANGUL"}), frozenset({"CJK", "BOPOMOFO"}))
"""Scripts that one word is written in."""
LOOKALIKES = str.maketrans(
    "авекмнорстухѕіјԁԛԝьαβεηικμνορτυχγω013",
    "abekmhopctyxsijdqwbabenikmvoptuxywole",
)
"""Letters of other scripts, and digits, as who reads quickly takes them."""


def readable(name: str) -> str:
    """A name as it is kept, in the form in which equal texts are equal; refuses what cannot be read for certain."""
    name = unicodedata.normalize("NFKC", name)
    if not 0 < len(name) <= MOST_LETTERS or name != " ".join(name.split()):
        raise Refusal("bad-name", why="length", most=MOST_LETTERS)
    if any(not is_visible(letter) for letter in name):
        raise Refusal("bad-name", why="letters", got=[letter for letter in name if not is_visible(letter)])
    scripts = {script_of(letter) for letter in name if letter.isalpha()}
    if len(scripts) > 1 and not any(scripts <= each for each in TOGETHER):
        raise Refusal("bad-name", why="scripts", got=sorted(scripts))
    return name


def is_visible(letter: str) -> bool:
    """Whether a character shows, and shows as itself."""
    shows = letter.isalnum() or letter in MARKS or unicodedata.category(letter) in COMBINED
    return shows and letter not in INVISIBLE


def script_of(letter: str) -> str:
    """The script of a letter, by the first word of its name in Unicode."""
    return unicodedata.name(letter, "UNKNOWN").split()[0].partition("-")[0]


def likeness(name: str) -> str:
    """What two names have in common that are taken for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters.translate(LOOKALIKES)


def told_apart(name: str, others: list[str]) -> str:
    """The name, with a number behind it if it could be taken for another at the table."""
    known = {likeness(other) for other in others}
    number, own = 2, name
    while likeness(own) in known:
        ending = f" ({number})"
        own, number = name[: MOST_LETTERS - len(ending)].rstrip() + ending, number + 1
    return own
