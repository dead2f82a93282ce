"""Luck that nobody can bend."""

import hashlib
import hmac

import pytest

from hullaboo.play.fairness import Fair, Seeded, bot_salt, salt_commitment
from hullaboo.play.match import Match
from hullaboo.testing import TEMPLATE


@pytest.mark.parametrize("size", [0, 1, 32, 63, 64, 65, 200])
@pytest.mark.parametrize("salt", [b"", b"salt", b"s" * 96])
def test_the_luck_of_an_action_is_the_hmac_of_salt_and_number(size: int, salt: bytes) -> None:
    secret = bytes(range(size))
    luck = Fair(secret, (salt[:1], salt[1:]))
    for number in (0, 1, 7, 8, 3, 12, 2**40):
        expected = hmac.new(secret, salt + number.to_bytes(8, "big"), hashlib.sha256).digest()[:16]
        assert b"".join(word.to_bytes(4, "little") for word in luck.words(number)) == expected


def test_the_secret_of_a_seed_is_its_sha256() -> None:
    assert Fair.from_seed(7).secret == hashlib.sha256(b"7").digest()
    assert Fair.from_seed(7).commitment == hashlib.sha256(hashlib.sha256(b"7").digest()).hexdigest()


def test_a_match_takes_new_luck_before_the_deal_and_before_every_action() -> None:
    match = Match(TEMPLATE, luck=Fair(b"secret"))
    match.play_text(0, "keep")
    match.play_text(1, "keep")
    assert tuple(match.state.luck.tolist()) == Fair(b"secret").words(2)


def test_what_a_bot_adds_follows_from_the_secret_and_its_seat() -> None:
    assert bot_salt(b"secret", 1) == hmac.new(b"secret", b"salt of the bot at seat 1", hashlib.sha256).digest()[:16]
    assert len({bot_salt(secret, seat) for secret in (b"a", b"b") for seat in range(6)}) == 12


def test_a_salt_is_bound_by_its_hash() -> None:
    assert salt_commitment(b"s" * 16) == hashlib.sha256(b"s" * 16).hexdigest()


def test_seeded_luck_speaks_once() -> None:
    assert Seeded(3).words(0)
    assert Seeded(3).words(1) is None
    assert Seeded(3).words(0) != Seeded(4).words(0)
