"""Attacks and faults that succeed or do not: how often, of how many tries."""

import argparse
from collections.abc import Callable
from typing import NamedTuple

from tests.attack.server import Attacked, attacked


class Tried(NamedTuple):
    """How often something was tried, and how often it went wrong for the server or for those who trust it."""

    succeeded: int
    tries: int
    what: str

    def __str__(self) -> str:
        """For people."""
        return f"{self.succeeded:,} of {self.tries:,} {self.what}"


Try = Callable[[Attacked, int], Tried]


def main(attack: Try, tries: int) -> None:
    """Try as often as the command line says, and print what came of it."""
    parser = argparse.ArgumentParser(description=attack.__doc__)
    parser.add_argument("--tries", type=int, default=tries, help="how often (%(default)s)")
    args = parser.parse_args()
    with attacked() as server:
        print(attack(server, args.tries))
