"""The client's sources: every word it speaks is there in every language, its colours can be told apart, its styles pass
the content-security policy."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from hullaboo.core.finding import games
from hullaboo.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SHELL = [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]
GAMES = [name for name, game in games().items() if (game.folder / "ui" / "Board.svelte").is_file()]
KEY = r"""["`]([a-z][^"`]*)["`]"""
SPOKEN = re.compile(rf"""(?:speak|voice\([^()]*\)|own)\(\s*(?:[^"`(),]+\? )?{KEY}(?: : {KEY})?""")
THEMES = ("dusk", "midnight")
TEXT_PAIRS = [(ink, on) for ink in ("ink", "soft-ink", "action", "danger", "good") for on in ("ground", "paper")] + [
    ("ink", "table"), ("on-action", "action"),
]  # fmt: skip
SIGN_PAIRS = [("ink", "line"), ("soft-ink", "table")]


def keys_of(path: Path) -> set[str]:
    parsed = FluentParser().parse(path.read_text("utf-8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def spoken_in(text: str) -> set[str]:
    """The keys a source asks for; one made on the spot (`web-${code}`) as its beginning."""
    return {key.partition("${")[0] for pair in SPOKEN.findall(text) for key in pair if key}


def unknown(wanted: set[str], known: set[str]) -> list[str]:
    beginnings = tuple(sorted(known))
    return sorted(key for key in wanted if key not in known and not (key.endswith("-") and begins(key, beginnings)))


def begins(key: str, known: tuple[str, ...]) -> bool:
    return any(each.startswith(key) for each in known)


def shell_words(language: str) -> set[str]:
    return keys_of(ROOT / "src" / "hullaboo" / "words" / f"{language}.ftl")


def game_words(game: str, language: str) -> set[str]:
    return keys_of(games()[game].folder / "words" / f"{language}.ftl")


def test_every_language_of_the_shell_has_the_same_words() -> None:
    for language in LANGUAGES:
        assert shell_words(language) ^ shell_words("en") == set(), language


def test_the_shell_speaks_only_words_that_exist() -> None:
    own = {"title", "tagline", "option-", "edition-", "rule-", "lesson-", "picture-"}
    wanted = set().union(*(spoken_in(path.read_text("utf-8")) for path in SHELL)) - own
    assert [key for key in unknown(wanted, shell_words("en")) if not key.startswith("ui-")] == []
    assert len(wanted) > 100


@pytest.mark.parametrize("game", GAMES)
def test_a_board_speaks_only_words_that_exist(game: str) -> None:
    sources = [path for path in (games()[game].folder / "ui").glob("*") if path.suffix in {".ts", ".svelte"}]
    wanted = set().union(*(spoken_in(path.read_text("utf-8")) for path in sources))
    assert unknown(wanted, shell_words("en") | game_words(game, "en")) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_board_is_credited_explained_and_complete_in_every_language(game: str) -> None:
    rules = {f"rule-{number}" for number in numbered_rules(game)}
    for language in LANGUAGES:
        words = game_words(game, language)
        assert {"title", "tagline", "ui-credit", "ui-reconstructed"} - words == set(), language
        assert rules - words == set(), language
        assert words ^ game_words(game, "en") == set(), language


def numbered_rules(game: str) -> list[int]:
    """The numbers of the rules in a game's README."""
    readme = (games()[game].folder / "README.md").read_text("utf-8")
    rules = readme.partition("## Rules")[2].partition("\n## ")[0]
    return [int(number) for number in re.findall(r"^(\d+)\. ", rules, re.MULTILINE)]


STUMBLES = {
    "en": [
        "won over the others", "Light: dusk", "Look on", "made up its mind", "left these lying", "a ghost play",
        "its own card", "comes down.", "be kept just now", "The line is down", "looking on)",
    ],
    "de": [
        "ein Geist spielt", "ein Geist springt", "ein Geist weiter", "bleibt frei", "zwei nächsten Karten",
        "Reihen zu zweit", "Reihen zu dritt", "Dann erwische, wer", "gewinnen die Nacht", "Glück ehrlich", "Leitung",
        "aufgehoben", "Hand herunter", "dürfen alle Karten", ", Gleichstand teilt", "Schlüssel weit.",
        "ist jetzt er,", "Tisch decken",
    ],
    "fr": [
        "quittez-en une", "en tour et cuisinier", "en { crest } et", "Main baissée", "On y joue", "Vers la",
        "La chance", "la chance était", "une main descend", "sur les autres", "un fantôme joue", "jouer un fantôme",
        "La ligne est", "peut être gardé", "et vous voilà.", "Dresser", "robot",
    ],
}  # fmt: skip
"""What a native speaker stumbled over once; a word of a game's own ghosts is none."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_again_that_a_native_speaker_stumbled_over(language: str) -> None:
    files = [ROOT / "src/hullaboo/words", *(games()[name].folder / "words" for name in GAMES)]
    texts = [(folder / f"{language}.ftl").read_text("utf-8") for folder in files]
    assert [phrase for phrase in STUMBLES[language] if any(phrase in text for text in texts)] == []


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme: midnight's stand upon dusk's."""
    dusk, _, midnight = (ROOT / "web" / "src" / "tokens.css").read_text().partition('[data-theme="midnight"]')
    found = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dusk))
    return found if theme == "dusk" else found | dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", midnight))


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_text_and_signs_stand_out_from_what_they_lie_on(theme: str) -> None:
    colours = tokens(theme)
    faint = [pair for pair in TEXT_PAIRS if contrast(*(colours[name] for name in pair)) < 4.5]
    assert faint + [pair for pair in SIGN_PAIRS if contrast(*(colours[name] for name in pair)) < 3] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_of_a_game_can_be_read_in_both_themes(game: str) -> None:
    door = (games()[game].folder / "ui" / "door.ts").read_text()
    accent, midnight = (re.findall(rf'{name}: "(#\w+)"', door)[0].lower() for name in ("accent", "midnight"))
    assert contrast(accent, "#ffffff") >= 4.5
    assert contrast(midnight, tokens("midnight")["ground"]) >= 4.5


def test_no_template_holds_a_style_that_the_policy_forbids() -> None:
    """`style="…"` is refused by the browser; `style:name={…}` is not."""
    sources = [*SHELL, *ROOT.glob("src/hullaboo/games/*/ui/*.svelte"), *ROOT.glob("src/hullaboo/kit/ui/*.svelte")]
    assert [path.name for path in sources if re.search(r'\sstyle="', path.read_text("utf-8"))] == []


def test_planted_faults_are_found() -> None:
    assert spoken_in('speak("a-b") speak(`c-${x}`) speak(far ? "d-e" : "f-g")') == {"a-b", "c-", "d-e", "f-g"}
    assert unknown({"a-b", "c-", "d-"}, {"a-b", "c-x"}) == ["d-"]
    assert contrast("#777777", "#ffffff") < 4.5 < contrast("#757575", "#ffffff")
