"""A second socket of the same person, as a spectator: does it see a table before the seat does?"""

import argparse
import asyncio

from tests.attack.racing import BETWEEN, Racer, must_be_few, two_racers
from tests.attack.server import attacked

LATE, MEASURED = 0.5, 6.0
DELAY = 200.0
"""Milliseconds each way: the seat's line is this long, its spectator socket's is not."""


async def second_socket(port: int, races: int) -> str:
    """See every table twice: on the seat's long line, and on the spectator's short one, whose pongs are late."""
    async with two_racers(port, races, 2 * DELAY / 1000) as (honest, seat), seat.beside() as spectator:
        spectator.late = LATE
        await asyncio.sleep(MEASURED)
        earlier = await seen_earlier(honest, seat, spectator, races)
    return f"a spectator socket sees the table {min(earlier):.0f} to {max(earlier):.0f} ms before its person's seat"


async def seen_earlier(honest: Racer, seat: Racer, spectator: Racer, races: int) -> list[float]:
    """How many milliseconds before the seat the spectator saw each race after the first."""
    earlier = []
    for race in range(races):
        await honest.buzz(race, 0)
        await asyncio.sleep(BETWEEN)
        if race + 1 < races:
            earlier.append(seat.seen[race + 1] + DELAY - spectator.seen[race + 1])
    return earlier


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=6, help="how many races (%(default)s)")
    args = parser.parse_args()
    must_be_few(args.races)
    with attacked() as server:
        print(asyncio.run(asyncio.wait_for(second_socket(server.port, args.races), 120)))
