"""Whoever salts last: can they choose a salt when they know all others?

At each table one person has bound and shown their salt; the other, who works with whoever runs the server, then tries
salts of which none is the one that they have bound.
"""

import argparse
import asyncio
from dataclasses import dataclass

from tests.attack.server import attacked
from tests.server.client import Guest, Player, commitment_of, salt_of


@dataclass
class Found:
    """How many other salts were tried, and how many were taken; whether the bound one was dealt in the end."""

    tries: int
    taken: int
    dealt: bool

    def __str__(self) -> str:
        """For people."""
        return f"of {self.tries:,} salts other than the bound one {self.taken} were taken; dealt at last: {self.dealt}"


async def last_salt(port: int, tries: int) -> Found:
    """Try it at one table."""
    honest, last = Guest(port), Guest(port)
    table = honest.make("template", ["me", "open"])["table"]
    last.post(f"/api/tables/{table}/seats/1")
    async with last.at(table) as puppet, honest.at(table, 0) as person:
        puppet.seat = 1
        await puppet.ask(type="sit", seat=1, commitment=commitment_of(1))
        taken = sum([await is_taken(puppet, number) for number in range(tries)])
        await puppet.ask(type="reveal", seat=1, salt=salt_of(1))
        dealt = (await person.until("table", seat=0))["number"] >= 1
    return Found(tries, taken, dealt)


async def is_taken(puppet: Player, number: int) -> bool:
    """Whether another salt than the bound one is taken."""
    answer = await puppet.ask(type="reveal", seat=1, salt=f"{number + 1000:032x}")
    return bool(answer["type"] == "ack")


def main() -> None:
    """Try it against a server of one's own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tries", type=int, default=40, help="how many salts; a line may send 60 at once (%(default)s)"
    )
    args = parser.parse_args()
    with attacked() as server:
        print(asyncio.run(last_salt(server.port, args.tries)))


if __name__ == "__main__":
    main()
