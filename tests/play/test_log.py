"""The log: written, read and replayed; `test_verifying` says what it proves."""

import re
from collections.abc import Callable

import pytest
from tests.play.played import SALTS, SECRET, changed, played

from hullaboo.core.errors import BadLog
from hullaboo.play import log
from hullaboo.play.fairness import Fair, Seeded
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE


@pytest.fixture
def text() -> str:
    """A log as written."""
    return log.write(played(), ["anna", "bot"], [1])


def test_it_reads_like_this(text: str) -> None:
    lines = text.split("\n")
    count = len(log.HEADERS)
    assert [line.split(" ")[0] for line in lines[:count]] == [f"[{name}" for name in log.HEADERS]
    assert lines[count] == ""
    assert re.fullmatch(r"1\. 0 swap \{[0-9a-f]{8} [0-9a-f]{8}\}", lines[count + 1])
    assert len(lines) == count + 8


def test_it_replays_to_any_point(text: str) -> None:
    for until in range(7):
        assert len(log.replay(Match, log.read(text), until).moves) == until
    for until in (-1, len(log.read(text).moves) + 1):
        with pytest.raises(BadLog, match="until: expected 0–"):
            log.replay(Match, log.read(text), until)


def test_it_says_who_were_bots(text: str) -> None:
    assert log.read(text).bots == (1,)
    assert log.read(log.write(played(), ["anna", "otto"])).bots == ()


def test_notes_stand_in_the_braces() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "keep", "raw=1200 made=1150")
    text = log.write(match, ["a", "b"])
    assert re.search(r"1\. 0 keep \{[0-9a-f]{8} [0-9a-f]{8} raw=1200 made=1150\}", text)
    assert log.read(text).moves == tuple(match.moves)


@pytest.mark.parametrize(
    ("salts", "told"), [((), "secret"), (SALTS, "salted")], ids=["from the secret alone", "with salts"]
)
def test_it_says_where_the_luck_comes_from(salts: tuple[bytes, ...], told: str) -> None:
    headers = log.read(log.write(played(salts=salts), ["a", "b"])).headers
    assert headers["Luck"] == told
    assert log.luck_of(headers) == Fair(SECRET, salts)
    assert log.luck_of({**headers, "Luck": "committed"} if salts else headers).committed is bool(salts)


@pytest.mark.parametrize("salts", [(b"boo",), (b"s" * 16,), (b"s" * 16, b""), (b"s" * 16, b"s" * 17)])
def test_salts_are_of_one_length_and_one_a_seat(salts: tuple[bytes, ...], text: str) -> None:
    with pytest.raises(BadLog, match="Salts: expected 16 bytes of each of 2 seats, or none at all, got"):
        log.write(played(salts=salts), ["a", "b"])
    words = ",".join(salt.hex() for salt in salts)
    with pytest.raises(BadLog, match="Salts: expected 16 bytes of each of 2 seats, or none at all, got"):
        log.replay(Match, log.read(changed(changed(text, "Salts", words), "Luck", "salted")))


@pytest.mark.parametrize("secret", ["", "00" * 31, "00" * 33])
def test_a_secret_has_32_bytes(text: str, secret: str) -> None:
    with pytest.raises(BadLog, match="Secret: expected 32 bytes, got"):
        log.replay(Match, log.read(changed(text, "Secret", secret)))


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (lambda text: "", "line 1: expected a header"),
        (lambda text: text.replace("[Salts", "[Pepper"), "headers: expected Hullaboo"),
        (lambda text: text.replace("[Game", '[Game "whist"]\n[Game'), "got Hullaboo, Format, Game, Game, Rules"),
        (
            lambda text: text.replace('[Format "2"]', '[Format "3"]'),
            "Format: this version reads logs of format 1 and",
        ),
        (lambda text: text.replace('"template"', '"templ\\ate"'), "line 3: expected a header"),
        (lambda text: text.replace("1. 0 swap", "1. 00 swap"), "line 15: expected a seat"),
        (lambda text: text.replace("\n3. ", "\n4. "), "line 17: expected move 3"),
        (lambda text: text[:-1], "last line: expected a line break"),
        (lambda text: text[:-6], "last line: expected a line break"),
        (lambda text: text.replace("2. 1 keep", "2. 9 keep"), "line 16: expected a seat"),
    ],
)
def test_what_is_no_log_is_refused(text: str, spoil: Callable[[str], str], where: str) -> None:
    with pytest.raises(BadLog) as refused:
        log.read(spoil(text))
    assert where in str(refused.value)


@pytest.mark.parametrize("names", [["anna"], ["anna", "bot", "carl"], ["anna,carl", "bot"], ["anna\n", "bot"]])
def test_every_seat_has_one_name_that_can_be_read_back(names: list[str]) -> None:
    with pytest.raises(BadLog, match="names: expected 2 without commas and line breaks, got"):
        log.write(played(), names)


def test_quotes_in_names_survive() -> None:
    text = log.write(played(), ['Anna "the \\ ghost"', "bot"])
    assert log.read(text).headers["Seats"] == 'Anna "the \\ ghost",bot'


def test_an_early_end_is_part_of_the_log() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "keep")
    match.play_text(0, "resigns")
    text = log.write(match, ["a", "b"])
    assert "2. 0 resigns {" in text
    assert log.replay(Match, log.read(text)).outcome.winners == (1,)


def test_a_match_seeded_once_has_no_log() -> None:
    with pytest.raises(BadLog, match="expected a secret"):
        log.write(Match(TEMPLATE, luck=Seeded(1)), ["a", "b"])
