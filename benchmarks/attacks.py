"""What one address, or ten, do to everybody else: each attack of `tests/attack` beside a victim, in turns with peace.

The victim sits at a table and pings sixteen times a second, from another address. Attacker, victim and server share
the cores of one machine; attackers have a lower priority, but what their programs cost still counts against the server:
the first line is that of a neighbour who is as busy and never comes near the server. `python -m
benchmarks.attacks --only NAME …` plays some.
"""

import argparse
import os
from time import monotonic

from tests.attack.beside import Attack, Found, addresses, beside_a_victim
from tests.attack.finding import attacks
from tests.attack.server import Attacked
from tests.attack.victim import median, share

from hullaboo.core.arguments import positive

SECONDS, TURNS = 5.0, 4
BUSY = "(a busy core)"
ADDRESSES = (1, 10)
MOST = {1: 3.0, 10: 10.0}
"""How many times as long the victim's pings may take while so many addresses attack: needed, and wanted."""


def busy(_server: Attacked, _source: str, seconds: float) -> str:
    """No attack: a process that needs a core."""
    end = monotonic() + seconds
    while monotonic() < end:
        pass
    return "nothing was sent"


def row(name: str, found: Found, most: float) -> str:
    """What an attack did, in one line."""
    verdict = "" if max(found.times_median, found.times_p99) <= most else f"; MORE THAN {most:.0f}×"
    return (
        f"{name:12} median {median(found.peace):.1f} → {median(found.attack):.1f} ms ({found.times_median:.1f}×), "
        f"p99 {share(found.peace, 0.99):.1f} → {share(found.attack, 0.99):.1f} ms ({found.times_p99:.1f}×), "
        f"{100 * sum(found.cpu) / len(found.cpu):.0f} % of a core, "
        f"memory {found.memory[0]:.0f} → {max(found.memory):.0f} MB; at first: {found.said[0]}{verdict}"
    )


def main() -> None:
    """Play all, and print a line for each."""
    played: dict[str, Attack] = {BUSY: busy, **attacks()}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=[*attacks()], default=[*attacks()], metavar="NAME")
    parser.add_argument("--addresses", nargs="+", type=int, choices=ADDRESSES, default=ADDRESSES)
    parser.add_argument("--turns", type=positive, default=TURNS)
    parser.add_argument("--busy", action="store_true", help="server and victim go before all other programs (root)")
    args, _ = parser.parse_known_args()
    print(
        f"{os.cpu_count()} cores, {args.turns} turns of {SECONDS:.0f} s each; load when begun {os.getloadavg()[0]:.1f}"
    )
    for count in args.addresses:
        print(f"from {count} address{'es' if count > 1 else ''}:")
        for name in [BUSY, *args.only]:
            found = beside_a_victim(played[name], SECONDS, args.turns, addresses(count), is_busy=args.busy)
            print(row(name, found, MOST[count]), flush=True)


if __name__ == "__main__":
    main()
