"""What one address can do to everybody else: every attack of `tests/attack` beside a victim, in turns with peace.

The victim sits at a table and pings sixteen times a second, from another address; an attack comes from one. Attacker,
victim and server share the cores of one machine, so what an attacker's own program costs counts against the server:
the first line is that of a neighbour who is as busy and never comes near the server.
"""

import os
from time import monotonic

from tests.attack.beside import Attack, Found, beside_a_victim
from tests.attack.finding import attacks
from tests.attack.server import Attacked
from tests.attack.victim import median, share

SECONDS, TURNS = 5.0, 4
ATTACKER = "127.0.0.2"
MOST = 3.0
"""How many times the victim's pings may take under attack."""


def busy(_server: Attacked, _source: str, seconds: float) -> str:
    """No attack: a process that needs a core."""
    end = monotonic() + seconds
    while monotonic() < end:
        pass
    return "nothing was sent"


def row(name: str, found: Found) -> str:
    """What an attack did, in one line."""
    verdict = "" if max(found.times_median, found.times_p99) <= MOST else f" more than {MOST:.0f}×"
    return (
        f"{name:12} median {median(found.peace):.1f} → {median(found.attack):.1f} ms ({found.times_median:.1f}×), "
        f"p99 {share(found.peace, 0.99):.1f} → {share(found.attack, 0.99):.1f} ms ({found.times_p99:.1f}×), "
        f"{100 * sum(found.cpu) / len(found.cpu):.0f} % of a core, "
        f"memory {found.memory[0]:.0f} → {max(found.memory):.0f} MB; {found.said[-1]}{verdict}"
    )


def main() -> None:
    """Play all, and print a line for each."""
    print(f"{os.cpu_count()} cores, {TURNS} turns of {SECONDS:.0f} s each; load when begun {os.getloadavg()[0]:.1f}")
    played: dict[str, Attack] = {"(a busy core)": busy, **attacks()}
    for name, attack in played.items():
        print(row(name, beside_a_victim(attack, SECONDS, TURNS, ATTACKER)), flush=True)


if __name__ == "__main__":
    main()
