"""Signatures on logs: Ed25519, over the whole text.

A server signs the logs of its finished matches. With its public key anybody can see that nobody has changed, cut or
replaced a log since. `cryptography` is imported when a key is first used: most logs have none.
"""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hullaboo.core.errors import BadLog

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEY_DIGITS = 64
SERVER_LINE = re.compile(r'\n\[Server "([0-9a-f]{64})"\]\n\[Signature "([0-9a-f]{128})"\]\n\Z')


@dataclass(frozen=True)
class LogKey:
    """The private key of a server, as the 32 bytes it is made of."""

    seed: bytes

    @property
    def public(self) -> str:
        """Its public half, in hex digits."""
        return self._private().public_key().public_bytes_raw().hex()

    def signed(self, text: str) -> str:
        """A log with the server's key and signature below it."""
        covered = f'{text}\n[Server "{self.public}"]\n'
        return f'{covered}[Signature "{self._private().sign(covered.encode()).hex()}"]\n'

    def _private(self) -> "Ed25519PrivateKey":
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return Ed25519PrivateKey.from_private_bytes(self.seed)


def parted(text: str) -> tuple[str, str | None]:
    """A log's text without its signature, and the public key that signed it, if one did; BadLog if it did not."""
    found = SERVER_LINE.search(text)
    if not found:
        return text, None
    covered = text[: found.start(0)] + f'\n[Server "{found[1]}"]\n'
    must_be_signed(covered, found[1], found[2])
    return text[: found.start(0)], found[1]


def must_be_signed(covered: str, public: str, signature: str) -> None:
    """Refuse a signature that is not that of the key over the text."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), covered.encode())
    except (InvalidSignature, ValueError) as error:
        raise BadLog(
            "Signature: expected the server's over this whole text; the log was changed or cut after it was signed"
        ) from error


def keys_from(words: str) -> tuple[str, ...]:
    """Public keys as people give them: hex digits, several with commas."""
    keys = tuple(word.strip().lower() for word in words.split(","))
    for key in keys:
        if not re.fullmatch(f"[0-9a-f]{{{KEY_DIGITS}}}", key):
            raise BadLog(f"--server: expected a public key of {KEY_DIGITS} hex digits, got {key[:80]!r}")
    return keys
