"""Late moves all the time: does a refusal that stays away tell that a rival has called? Then take the floor."""

import argparse
import asyncio
from time import perf_counter

from tests.attack.racing import BETWEEN, Racer, must_be_few, two_racers
from tests.attack.server import attacked

LATE, MEASURED = 0.5, 6.0
CALL_AFTER = 1.0
PROBE_EVERY, PROBES_TO_LEARN, SURPRISING = 0.06, 10, 40.0
"""Milliseconds more than ever before are a surprise; a busy machine makes smaller ones."""


async def sniping(port: int, races: int) -> str:
    """Let somebody honest call at leisure; snipe."""
    told = wrong = taken = 0
    async with two_racers(port, races, LATE) as (honest, sniper):
        await asyncio.sleep(MEASURED)
        usual = await learnt(sniper)
        for race in range(races):
            await asyncio.gather(honest.saw(race), sniper.saw(race))
            start = perf_counter() - honest.seen[race] / 1000
            calling = asyncio.create_task(honest.buzz(race, start + CALL_AFTER))
            if await is_told(sniper, race, usual + SURPRISING):
                await sniper.move("buzz", race)
                has_called = calling.done()
                await sniper.saw(race + 1)
                told, wrong = told + has_called, wrong + (not has_called)
                taken += has_called and sniper.winners[race] == 1
            await calling
            await asyncio.sleep(BETWEEN)
    return (
        f"a refusal takes {usual:.1f} ms; one stayed away after a rival had called in {told} of {races} races, the "
        f"floor was taken in {taken}; a machine too busy looked like that in {wrong} more"
    )


async def learnt(sniper: Racer) -> float:
    """How many milliseconds a refusal takes at most while nobody calls."""
    took = []
    for _ in range(PROBES_TO_LEARN):
        sent = perf_counter() * 1000
        id = await sniper.probe()
        while id not in sniper.answered:
            await asyncio.sleep(0.0005)
        took.append(sniper.answered[id] - sent)
    return max(took)


async def is_told(sniper: Racer, race: int, longest: float) -> bool:
    """Ask until the race is over, or until an answer stays away: whether one did."""
    while race + 1 not in sniper.seen and len(sniper.winners) <= race:
        sent = perf_counter() * 1000
        id = await sniper.probe()
        while id not in sniper.answered:
            if perf_counter() * 1000 - sent > longest:
                return True
            await asyncio.sleep(0.0005)
        await asyncio.sleep(PROBE_EVERY)
    return False


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=12, help="how many races (%(default)s)")
    args = parser.parse_args()
    must_be_few(args.races)
    with attacked() as server:
        print(asyncio.run(asyncio.wait_for(sniping(server.port, args.races), 120)))
