"""Who makes a table keeps the key of the seat that a friend is invited to: does it open the seat after the deal?

A second browser of the maker takes the friend's seat by that key: it may look at the friend's cards, and resign.
"""

import argparse
import asyncio
from dataclasses import dataclass

from tests.attack.server import attacked
from tests.server.client import Guest


@dataclass
class Found:
    """At how many tables the maker tried, was let in, saw what only the friend may see, and resigned for them."""

    tables: int
    opened: int = 0
    saw: int = 0
    resigned: int = 0

    def __str__(self) -> str:
        """For people."""
        return (
            f"the maker's key after the deal, at {self.tables} tables: opened the friend's seat at {self.opened}, "
            f"saw the friend's cards at {self.saw}, resigned for the friend at {self.resigned}"
        )


async def makers_key(port: int, tables: int) -> Found:
    """Try it at some tables."""
    found = Found(tables)
    for _ in range(tables):
        await at_one_table(port, found)
    return found


async def at_one_table(port: int, found: Found) -> None:
    """Invite a friend, wait for the deal, and come back with the key."""
    maker, friend, puppet = Guest(port), Guest(port), Guest(port)
    made = maker.make("template", ["me", "invited"])
    table, path = made["table"], f"/api/tables/{made['table']}/seats/1"
    key = {"key": next(link["key"] for link in made["seats"] if link["seat"] == 1)}
    friend.post(path, key)
    async with maker.at(table, 0) as one, friend.at(table, 1) as two:
        await one.until("table", seat=0)
        await two.until("table", seat=1)
        if puppet.ask("POST", path, key).status == 200:
            found.opened += 1
            await in_the_friends_place(puppet, table, found)


async def in_the_friends_place(puppet: Guest, table: str, found: Found) -> None:
    """Look from the friend's seat, and resign there."""
    async with puppet.at(table, 1) as player:
        shown = await player.until("table", seat=1)
        found.saw += shown["view"]["cards"][1] is not None
        found.resigned += (await player.ask(type="resign", seat=1))["type"] == "ack"


def main() -> None:
    """Try it against a server of one's own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="at how many tables (%(default)s)")
    args = parser.parse_args()
    with attacked() as server:
        print(asyncio.run(makers_key(server.port, args.tables)))


if __name__ == "__main__":
    main()
