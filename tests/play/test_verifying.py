"""What a log proves: a changed one is refused, with a signature also one that was sealed anew, and the rest is said."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.play.played import SALTS, SECRET, changed, played

from hullaboo.core.errors import BadLog
from hullaboo.play import log, seals
from hullaboo.play.fairness import Fair, bot_salt
from hullaboo.play.match import Match
from hullaboo.play.signing import LogKey, keys_from
from hullaboo.play.verifying import OtherRules, verify
from hullaboo.testing import TEMPLATE

KEY = LogKey(b"k" * 32)
COMMITTED = (SALTS[0], bot_salt(SECRET, 1))


def written(match: Match | None = None) -> str:
    return log.write(match or played(), ["anna", "bot"], [1])


@pytest.fixture
def text() -> str:
    return written()


def test_what_holds_together_is_accepted(text: str) -> None:
    assert verify(text).match.state.tobytes() == played().state.tobytes()


@pytest.mark.parametrize(
    ("match", "server", "proved", "unproved"),
    [
        (played(), False, "secret moves chain", "no-salts commitment-seen unsigned"),
        (played(salts=SALTS), False, "secret moves chain", "salts-chosen commitment-seen unsigned"),
        (
            played(salts=COMMITTED, committed=True), True,
            "secret salts-committed moves chain signed", "salts-seen commitment-seen",
        ),
    ],
    ids=["the secret alone", "salts", "salts that were committed, signed"],
)  # fmt: skip
def test_it_says_what_is_proved_and_what_is_not(match: Match, server: bool, proved: str, unproved: str) -> None:
    text = KEY.signed(written(match)) if server else written(match)
    verdict = verify(text, server=[KEY.public] if server else [])
    assert verdict.proved == proved.split()
    assert verdict.unproved == unproved.split()


def test_a_signature_of_a_key_that_nobody_named_proves_little(text: str) -> None:
    assert verify(KEY.signed(text)).unproved[-1] == "signed-by-somebody"


def test_a_digest_covers_what_the_game_seals_and_nothing_else() -> None:
    state: Any = TEMPLATE.rules.State.new()
    before = seals.digest_of(TEMPLATE, state)
    state.luck[0] = 7
    assert seals.digest_of(TEMPLATE, state) == before
    state.turn = 1
    assert seals.digest_of(TEMPLATE, state) != before


@pytest.mark.parametrize("number", range(1, 7))
def test_any_other_legal_move_is_refused_at_its_place(text: str, number: int) -> None:
    line = next(line for line in text.split("\n") if line.startswith(f"{number}. "))
    other = line.replace("swap", "keep") if "swap" in line else line.replace("keep", "swap")
    with pytest.raises(BadLog, match=f"move {number}: expected seal"):
        verify(text.replace(line, other))


def test_a_digest_changed_alone_is_a_change_of_the_log_and_no_other_rules(text: str) -> None:
    digest = log.read(text).lines[2].digest
    with pytest.raises(BadLog, match="move 3: expected seal") as refused:
        verify(text.replace(digest, "00000000"))
    assert not isinstance(refused.value, OtherRules)


def test_times_beside_a_move_are_sealed() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "keep", "raw=1200 made=1150")
    text = log.write(match, ["a", "b"])
    verify(text, unfinished=True)
    with pytest.raises(BadLog, match="move 1: expected seal"):
        verify(text.replace("made=1150", "made=1000"), unfinished=True)


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("Hullaboo", "9.9.9", "move 1: expected seal"),
        ("Game", "whist", "move 1: expected seal"),
        ("Rules", "2", "move 1: expected seal"),
        ("Edition", "classic 0000000000000000", "move 1: expected seal"),
        ("Options", "turns=2", "move 1: expected seal"),
        ("Seats", "anna,carl", "move 1: expected seal"),
        ("Bots", "", "move 1: expected seal"),
        ("Commitment", "0" * 64, "move 1: expected seal"),
        ("Secret", "0" * 64, "Secret: its SHA-256 is"),
        ("Secret", "boo", "Secret: expected pairs of hex digits"),
        ("Luck", "committed", "move 1: expected seal"),
        ("Salts", "00", "move 1: expected seal"),
        ("Outcome", "unfinished", "Outcome: expected 'points"),
    ],
)
def test_any_header_changed_is_refused(text: str, name: str, value: str, where: str) -> None:
    assert changed(text, name, value) != text
    with pytest.raises(BadLog) as refused:
        verify(changed(text, name, value))
    assert where in str(refused.value)


def sealed_anew(text: str) -> str:
    """A log whose seals fit its text again: what a forger would do."""
    read = log.read(text)
    chain = seals.Chain(read.headers)
    lines = [replace(line, seal=chain.seal(line.move, line.digest)) for line in read.lines]
    head = [log.header_line(*each) for each in read.headers.items()]
    return "\n".join([*head, "", *(log.move_line(number, line) for number, line in enumerate(lines, 1)), ""])


def test_a_log_by_another_version_of_the_rules_is_called_that(text: str) -> None:
    with pytest.raises(OtherRules, match="Rules: played by version 2 of the rules of template, this is version 1"):
        verify(sealed_anew(changed(text, "Rules", "2")))


def test_a_log_whose_moves_lead_elsewhere_is_called_one_by_other_rules(text: str) -> None:
    digest = log.read(text).lines[2].digest
    with pytest.raises(OtherRules, match="move 3: leads to another table by these rules"):
        verify(sealed_anew(text.replace(digest, "00000000")))


@pytest.mark.parametrize(
    ("name", "value", "where"),
    [
        ("Game", "whist", "unknown game 'whist'"),
        ("Edition", "classic 0000000000000000", "Edition: the log was played with"),
        ("Options", "boo", "Options: expected words like name=value"),
        ("Luck", "committed", "Luck: expected secret with 0 salts, got 'committed'"),
        ("Commitment", "0" * 64, "Secret: its SHA-256 is"),
    ],
)
def test_what_contradicts_itself_is_refused_also_when_sealed_anew(text: str, name: str, value: str, where: str) -> None:
    with pytest.raises(BadLog) as refused:
        verify(sealed_anew(changed(text, name, value)))
    assert where in str(refused.value)


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (lambda text: text.replace("2. 1 keep", "2. 1 sing"), "move 2: expected keep or swap, got 'sing'"),
        (lambda text: text.replace("2. 1 keep", "2. 0 keep"), "move 2: seat 0 may not act now: expected seat 1"),
        (lambda text: "\n".join(text.split("\n")[:-2]) + "\n", "Outcome: expected 'unfinished'"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_also_when_sealed_anew(
    text: str, spoil: Callable[[str], str], where: str
) -> None:
    with pytest.raises(BadLog) as refused:
        verify(sealed_anew(spoil(text)))
    assert where in str(refused.value)


def test_a_match_that_is_not_over_is_taken_only_when_that_is_expected() -> None:
    match = Match(TEMPLATE, 2, luck=Fair.from_seed(1))
    match.play_text(0, "keep")
    text = log.write(match, ["a", "b"])
    with pytest.raises(BadLog, match="Outcome: the match is not over"):
        verify(text)
    assert not verify(text, unfinished=True).match.over


def test_a_bot_that_chose_its_salt_is_found_out() -> None:
    expected = f"Salts: expected {bot_salt(SECRET, 1).hex()} of the bot at seat 1, which follows from the secret"
    with pytest.raises(BadLog, match=expected):
        verify(written(played(salts=SALTS, committed=True)))


def other_match() -> str:
    """A whole log with the same secret and headers, in which one move is another; all its seals fit."""
    match = Match(TEMPLATE, 2, luck=Fair(SECRET))
    for turn, move in enumerate(["keep", "keep", "keep", "swap", "keep", "keep"]):
        match.play_text(turn % 2, move)
    return written(match)


def cut(text: str) -> str:
    """The log as if the match had not gone on after its first moves."""
    read = log.read(text)
    part = log.replay(Match, read, 3)
    return log.write(part, read.headers["Seats"].split(","), read.bots)


def signature_of(signed: str) -> str:
    """The lines of a server below a log."""
    return signed[signed.index("\n[Server") :]


FORGERIES: dict[str, Callable[[str], str]] = {
    "a move is another one": lambda text: text.replace("swap", "keep", 1),
    "a move is another one, and all is sealed anew": lambda text: sealed_anew(text.replace("6. 1 keep", "6. 1 swap")),
    "another match": lambda text: other_match(),
    "somebody else won": lambda text: changed(text, "Outcome", "points 9,0 winners 0 by more"),
    "somebody else sat there": lambda text: sealed_anew(changed(text, "Seats", "anna,carl")),
    "a bot was a person": lambda text: sealed_anew(changed(text, "Bots", "")),
    "cut short": cut,
    "another secret": lambda text: written(played(secret=b"s" * 32)),
    "salts were added": lambda text: written(played(salts=SALTS)),
    "written by another version": lambda text: sealed_anew(changed(text, "Hullaboo", "9.9.9")),
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=list(FORGERIES))
def test_what_was_changed_after_the_server_signed_it_is_refused(text: str, forge: Callable[[str], str]) -> None:
    """Below what was changed stands the old signature, one of another key, or none."""
    signed, forged = KEY.signed(text), forge(text)
    assert forged != text
    verify(signed, server=[KEY.public], unfinished=True)
    for below in (forged + signature_of(signed), LogKey(b"m" * 32).signed(forged), forged):
        with pytest.raises(BadLog, match="Signature: expected"):
            verify(below, server=[KEY.public], unfinished=True)


def test_a_signature_that_does_not_fit_is_refused_whoever_asks(text: str) -> None:
    with pytest.raises(BadLog, match="Signature: expected the server's over this whole text"):
        verify(text.replace("anna", "nora") + signature_of(KEY.signed(text)))


@pytest.mark.parametrize("given", ["", "boo", "0" * 63, "g" * 64, f"{'0' * 64},"])
def test_a_key_is_64_hex_digits(given: str) -> None:
    with pytest.raises(BadLog, match="--server: expected a public key of 64 hex digits"):
        keys_from(given)


def test_a_server_may_have_had_several_keys(text: str) -> None:
    verify(KEY.signed(text), server=keys_from(f"{'0' * 64}, {KEY.public.upper()}"))


def test_a_log_of_the_first_format_is_played_and_its_seals_are_not_believed(text: str) -> None:
    read = log.read(written(played(salts=SALTS)))
    named = {**read.headers, "Salt": read.headers["Salts"].replace(",", "")}
    head = [log.header_line(name, named[name]) for name in log.FIRST_HEADERS]
    lines = [log.move_line(number, replace(line, digest="")) for number, line in enumerate(read.lines, 1)]
    first = "\n".join([*head, "", *lines, ""])
    assert "seals-of-format-1" in verify(first).unproved
    with pytest.raises(BadLog, match="Outcome: expected"):
        verify(changed(first, "Outcome", "points 9,0 winners 0 by more"))
    with pytest.raises(BadLog, match="Salts: expected 16 bytes of each of 2 seats"):
        verify(changed(first, "Salt", "00"))
