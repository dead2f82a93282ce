"""Pings answered late from the first one on, by somebody close by: what is it worth in a race?"""

import argparse
import asyncio

from tests.attack.racing import BETWEEN, must_be_few, two_racers
from tests.attack.server import attacked

LATE, MEASURED = 0.5, 6.0
HONEST_AFTER, LIAR_AFTER = 0.3, 0.7


async def late_pongs(port: int, races: int) -> str:
    """Race against somebody honest; what came of it."""
    async with two_racers(port, races, LATE) as (honest, liar):
        await asyncio.sleep(MEASURED)
        earlier = []
        for race in range(races):
            await asyncio.gather(honest.saw(race), liar.saw(race))
            earlier.append(honest.seen[race] - liar.seen[race])
            start = MEASURED if race == 0 else 0.0
            await asyncio.gather(honest.buzz(race, start + HONEST_AFTER), liar.buzz(race, start + LIAR_AFTER))
            await asyncio.sleep(BETWEEN)
        won = honest.winners.count(1)
    lead = sorted(earlier[1:])[len(earlier[1:]) // 2] if races > 1 else 0.0
    return (
        f"pongs {LATE * 1000:.0f} ms late: shown the table {lead:.0f} ms before the honest one (median); "
        f"reacting after {LIAR_AFTER * 1000:.0f} ms it beat {HONEST_AFTER * 1000:.0f} ms in {won} of {races}"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=12, help="how many races (%(default)s)")
    args = parser.parse_args()
    must_be_few(args.races)
    with attacked() as server:
        print(asyncio.run(asyncio.wait_for(late_pongs(server.port, args.races), 120)))
