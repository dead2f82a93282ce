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
"""What is tried so often against one server."""
Fault = Callable[[int], Tried]
"""What is tried so often against servers of its own, which are killed or started again."""


def main(attack: Try, tries: int) -> None:
    """Try as often as the command line says, and print what came of it."""
    often = tries_from(attack.__doc__, tries)
    with attacked() as server:
        print(attack(server, often))


def main_alone(fault: Fault, tries: int) -> None:
    """The same for what starts its own servers."""
    print(fault(tries_from(fault.__doc__, tries)))


def tries_from(described: str | None, usual: int) -> int:
    """How often, by the command line."""
    parser = argparse.ArgumentParser(description=described)
    parser.add_argument("--tries", type=int, default=usual, help="how often (%(default)s)")
    often: int = parser.parse_args().tries
    return often
