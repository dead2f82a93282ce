"""What a log proves, and what it does not.

A log is refused where it contradicts itself: a secret that does not fit its commitment, a move that is not legal, a
seal that does not fit its text, an outcome that the moves did not have. What is left is said in codes, worded by
`verify-<code>`: `proved` and `unproved`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hullaboo.core.errors import BadLog
from hullaboo.play import log
from hullaboo.play.fairness import Fair, bot_salt
from hullaboo.play.log import Log
from hullaboo.play.match import LEAVES, Match
from hullaboo.play.seals import Chain
from hullaboo.play.taking_back import nothing_was_learnt


class OtherRules(BadLog):
    """A log of a match by other rules than these: no forgery, but nothing that this version can judge."""

    code = "other-rules"


@dataclass
class Verdict:
    """A log that was not refused: its match, and codes for what it proves and what it does not."""

    match: Match
    proved: list[str] = field(default_factory=list)
    unproved: list[str] = field(default_factory=list)


def verify(
    text: str, edition_file: str | None = None, *, server: Sequence[str] = (), unfinished: bool = False
) -> Verdict:
    """Replay a log against its secret and its seals; BadLog says where it fails.

    With the public keys of a server, a log that none of them signed is refused. One of a match that is not over is
    refused unless that is expected: it may have been cut.
    """
    read = log.read(text)
    must_be_signed(read, server)
    if not read.is_first:
        check_chain(read)
        must_be_our_rules(read)
    match = played(read, edition_file)
    must_have_ended(read, match, unfinished)
    verdict = Verdict(match)
    judge_taken_back(read, edition_file, verdict)
    judge_luck(read, match, verdict)
    judge_text(read, bool(server), verdict)
    return verdict


def judge_taken_back(read: Log, edition_file: str | None, verdict: Verdict) -> None:
    """Refuse a log in which something was learnt that was taken back, where a bot played: bots cannot consent."""
    if not any(line.move.taken_back for line in read.lines):
        return
    replayed, bots, consent = log.open_replay(Match, read, edition_file), {*read.bots}, False
    for number, move in enumerate(read.moves, 1):
        if move.taken_back and not nothing_was_learnt(replayed.match, move.seat, move.taken_back):
            if bots:
                raise BadLog(f"move {number}: takes back what seat {move.seat} has learnt from, and a bot played")
            consent = True
        bots |= {move.seat} if move.text == LEAVES else set()
        replayed.step(move)
    verdict.proved.append("taken-back")
    verdict.unproved += ["consent"] if consent else []


def must_be_signed(read: Log, server: Sequence[str]) -> None:
    """Refuse a log that the server did not sign."""
    if server and read.signed_by not in server:
        got = f"that of {read.signed_by}" if read.signed_by else "none"
        raise BadLog(f"Signature: expected one of {', '.join(server)}, got {got}")


def check_chain(read: Log) -> None:
    """Refuse headers, moves and digests that are not those that were sealed; no rules are needed for that."""
    chain = Chain(read.headers)
    for number, line in enumerate(read.lines, 1):
        expected = chain.seal(line.move, line.digest)
        if line.seal != expected:
            raise BadLog(f"move {number}: expected seal {expected}, got {line.seal}", number=number)


def must_be_our_rules(read: Log) -> None:
    """Say that a log is by another version of the rules, if it is."""
    ours = str(log.game_of(read.headers).rules.VERSION)
    if read.headers["Rules"] != ours:
        theirs = f"version {read.headers['Rules']} of the rules of {read.headers['Game']}, this is version {ours}"
        raise OtherRules(f"Rules: played by {theirs}: the text is whole, the moves are not judged")


def played(read: Log, edition_file: str | None) -> Match:
    """The match, every move of which is legal and led to the state that the log says."""
    replayed = log.open_replay(Match, read, edition_file)
    for number, expected in log.stepped(replayed, read):
        digest = read.lines[number - 1].digest
        if digest and digest != expected.digest:
            message = f"move {number}: leads to another table by these rules ({expected.digest}) than the log says"
            raise OtherRules(f"{message} ({digest}): played by other rules", number=number)
    return replayed.match


def must_have_ended(read: Log, match: Match, unfinished: bool) -> None:
    """Refuse another outcome than the moves had; and a match that is not over, unless that is expected."""
    expected = log.outcome_of(match)
    if read.headers["Outcome"] != expected:
        raise BadLog(f"Outcome: expected {expected!r}, got {read.headers['Outcome']!r}")
    if not match.over and not unfinished:
        raise BadLog("Outcome: the match is not over: expected a whole one (verify --unfinished takes it as it is)")


def judge_luck(read: Log, match: Match, verdict: Verdict) -> None:
    """What is known of the luck."""
    luck = match.luck
    assert isinstance(luck, Fair)
    verdict.proved.append("secret")
    if luck.committed:
        must_follow_from_the_secret(luck, read.bots)
        verdict.proved.append("salts-committed")
        verdict.unproved.append("only-bots" if len(read.bots) == match.seats else "salts-seen")
    else:
        verdict.unproved.append("salts-chosen" if luck.salts else "no-salts")
    verdict.unproved.append("commitment-seen")


def must_follow_from_the_secret(luck: Fair, bots: Sequence[int]) -> None:
    """Refuse the salt of a bot that somebody has chosen."""
    for seat in bots:
        expected = bot_salt(luck.secret, seat) if seat < len(luck.salts) else b""
        if luck.salts[seat : seat + 1] != (expected,):
            raise BadLog(f"Salts: expected {expected.hex()} of the bot at seat {seat}, which follows from the secret")


def judge_text(read: Log, known_server: bool, verdict: Verdict) -> None:
    """What is known of the text."""
    verdict.proved.append("moves")
    if read.is_first:
        verdict.unproved.append("seals-of-format-1")
    else:
        verdict.proved.append("chain")
    if known_server:
        verdict.proved.append("signed")
    elif read.signed_by:
        verdict.unproved.append("signed-by-somebody")
    else:
        verdict.unproved.append("unsigned")
