"""The log: written, read, replayed, and impossible to change quietly."""

import hashlib
import re

import pytest

from hullaboo.core.errors import BadLog
from hullaboo.play import log
from hullaboo.play.fairness import Fair, Seeded
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE


def played(seed: int = 3, salt: bytes = b"") -> Match:
    """A whole match of the template."""
    secret = hashlib.sha256(str(seed).encode()).digest()
    match = Match(TEMPLATE, 2, luck=Fair(secret, salt))
    for turn, text in enumerate(["swap", "keep", "keep", "swap", "keep", "keep"]):
        match.play_text(turn % 2, text)
    return match


@pytest.fixture
def text() -> str:
    """A log as written."""
    return log.write(played(), ["anna", "bot"])


def test_it_reads_like_this(text: str) -> None:
    lines = text.split("\n")
    assert [line.split(" ")[0] for line in lines[:9]] == [f"[{name}" for name in log.HEADERS]
    assert lines[9] == ""
    assert re.fullmatch(r"1\. 0 swap \{[0-9a-f]{8}\}", lines[10])
    assert len(lines) == 17


def test_it_is_accepted_and_replays_to_any_point(text: str) -> None:
    match = log.verify(text)
    assert match.state.tobytes() == played().state.tobytes()
    for until in range(7):
        assert len(log.replay(log.read(text), until).moves) == until
    for until in (-1, len(log.read(text).moves) + 1):
        with pytest.raises(BadLog, match="until: expected 0–"):
            log.replay(log.read(text), until)


def test_a_seal_covers_the_state_that_a_move_led_to() -> None:
    """So a log made by other rules is found out at the first move after which the tables differ."""
    one, other = played(seed=3), played(seed=4)
    headers = log.headers_of(one, ["anna", "bot"])
    seals = [log.Chain(headers).seal(one.moves[0], match.state) for match in (one, other)]
    assert one.state.tobytes() != other.state.tobytes()
    assert seals[0] != seals[1]


def test_the_commitment_is_the_hash_of_the_secret(text: str) -> None:
    headers = log.read(text).headers
    assert headers["Commitment"] == hashlib.sha256(bytes.fromhex(headers["Secret"])).hexdigest()


def test_a_salt_changes_the_luck() -> None:
    assert played(salt=b"boo").state.tobytes() != played().state.tobytes()
    log.verify(log.write(played(salt=b"boo"), ["a", "b"]))


def test_notes_stand_in_the_braces_and_are_sealed() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "keep", "raw=1200 made=1150")
    text = log.write(match, ["a", "b"])
    assert re.search(r"1\. 0 keep \{[0-9a-f]{8} raw=1200 made=1150\}", text)
    log.verify(text)
    with pytest.raises(BadLog, match="move 1: expected seal"):
        log.verify(text.replace("made=1150", "made=1000"))


@pytest.mark.parametrize("number", range(1, 7))
def test_any_other_legal_move_is_rejected_at_its_place(text: str, number: int) -> None:
    line = next(line for line in text.split("\n") if line.startswith(f"{number}. "))
    other = line.replace("swap", "keep") if "swap" in line else line.replace("keep", "swap")
    with pytest.raises(BadLog, match=f"move {number}: expected seal"):
        log.verify(text.replace(line, other))


def changed(text: str, name: str, value: str) -> str:
    """The log with one header changed."""
    return re.sub(rf'\[{name} "[^"]*"\]', f'[{name} "{value}"]', text)


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("Hullaboo", "9.9.9", "Hullaboo: this is version"),
        ("Game", "whist", "headers: unknown game 'whist'"),
        ("Edition", "classic 0000000000000000", "Edition: the log was played with"),
        ("Options", "turns=2", "move"),
        ("Options", "boo", "Options: expected words like name=value"),
        ("Seats", "anna,carl", "move 1: expected seal"),
        ("Seats", "anna,bot,carl", "move 1: expected seal"),
        ("Commitment", "0" * 64, "Secret: its SHA-256 is"),
        ("Secret", "0" * 64, "Secret: its SHA-256 is"),
        ("Secret", "boo", "Secret: expected pairs of hex digits"),
        ("Salt", "00", "move 1: expected seal"),
        ("Outcome", "unfinished", "Outcome: expected 'points"),
    ],
)
def test_any_header_changed_is_rejected(text: str, name: str, value: str, where: str) -> None:
    assert changed(text, name, value) != text
    with pytest.raises(BadLog) as refused:
        log.verify(changed(text, name, value))
    assert where in str(refused.value)


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (lambda text: "", "line 1: expected a header"),
        (lambda text: text.replace("[Salt", "[Pepper"), "headers: expected Hullaboo"),
        (lambda text: text.replace("[Game", '[Game "whist"]\n[Game'), "got Hullaboo, Game, Game, Edition"),
        (lambda text: text.replace('"template"', '"templ\\ate"'), "line 2: expected a header"),
        (lambda text: text.replace("1. 0 swap", "1. 00 swap"), "line 11: expected a seat"),
        (lambda text: text.replace("\n3. ", "\n4. "), "line 13: expected move 3"),
        (lambda text: text[:-1], "last line: expected a line break"),
        (lambda text: text[:-6], "last line: expected a line break"),
        (lambda text: text.replace("2. 1 keep", "2. 9 keep"), "line 12: expected a seat"),
        (lambda text: text.replace("2. 1 keep", "2. 1 sing"), "move 2: expected keep or swap, got 'sing'"),
        (lambda text: text.replace("2. 1 keep", "2. 0 keep"), "move 2: seat 0 may not act now: expected seat 1"),
        (lambda text: "\n".join(text.split("\n")[:-2]) + "\n", "Outcome: expected 'unfinished'"),
    ],
)
def test_what_is_no_whole_log_is_rejected(text: str, spoil: object, where: str) -> None:
    with pytest.raises(BadLog) as refused:
        log.verify(spoil(text))  # type: ignore[operator]
    assert where in str(refused.value)


@pytest.mark.parametrize("names", [["anna"], ["anna", "bot", "carl"], ["anna,carl", "bot"], ["anna\n", "bot"]])
def test_every_seat_has_one_name_that_can_be_read_back(names: list[str]) -> None:
    with pytest.raises(BadLog, match="names: expected 2 without commas and line breaks, got"):
        log.write(played(), names)


def test_quotes_in_names_survive() -> None:
    text = log.write(played(), ['Anna "the \\ ghost"', "bot"])
    assert log.read(text).headers["Seats"] == 'Anna "the \\ ghost",bot'
    log.verify(text)


def test_an_early_end_is_part_of_the_log() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "keep")
    match.play_text(0, "resigns")
    text = log.write(match, ["a", "b"])
    assert "2. 0 resigns {" in text
    assert log.verify(text).outcome.winners == (1,)


def test_a_match_seeded_once_has_no_log() -> None:
    with pytest.raises(BadLog, match="expected a secret"):
        log.write(Match(TEMPLATE, luck=Seeded(1)), ["a", "b"])
