"""An attack beside a victim, in turns with peace: what it does to the victim's pings and to the server's memory."""

import argparse
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.attack.server import Attacked, attacked
from tests.attack.victim import Victim, median, share
from tests.server.client import Guest

from hullaboo.core.arguments import positive
from hullaboo.server.http.admission import allow_descriptors

Attack = Callable[[Attacked, str, float], str]
"""An attack on a server from an address of loopback, for so many seconds; what it has to say."""
POLITENESS = 10
"""Attackers let server and victim go before."""
DESCRIPTORS = 20_000
"""What ten addresses open together, and more."""


def addresses(count: int) -> list[str]:
    """So many addresses of loopback, each a household of its own; neither the victim's nor the usual one."""
    return [f"127.0.1.{number}" for number in range(1, count + 1)]


@dataclass
class Found:
    """What an attack did."""

    peace: list[float] = field(default_factory=list)
    attack: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    """How much of a core the server used in each turn under attack."""
    said: list[str] = field(default_factory=list)

    @property
    def times_median(self) -> float:
        """How many times the victim's median of peace its median under attack is."""
        return median(self.attack) / median(self.peace)

    @property
    def times_p99(self) -> float:
        """The same of the slowest hundredth."""
        return share(self.attack, 0.99) / share(self.peace, 0.99)

    def __str__(self) -> str:
        """For people."""
        lines = [
            f"victim's ping in peace: median {median(self.peace):.1f} ms, p99 {share(self.peace, 0.99):.1f} ms",
            f"victim's ping attacked: median {median(self.attack):.1f} ms, p99 {share(self.attack, 0.99):.1f} ms, "
            f"longest {max(self.attack):.1f} ms",
            f"ratio: median {self.times_median:.1f}, p99 {self.times_p99:.1f}",
            f"the server's share of a core while attacked: {', '.join(f'{each:.2f}' for each in self.cpu)}",
            f"memory before, after each turn: {', '.join(f'{each:.0f}' for each in self.memory)} MB",
        ]
        return "\n".join([*lines, *self.said])


def together(attack: Attack, server: Attacked, sources: Sequence[str], seconds: float) -> str:
    """Attack from several addresses at once, all in this process; what the first of them has to say.

    Server and victim go before, as if the attackers had a machine of their own: what they cost themselves counts less.
    """
    allow_descriptors(DESCRIPTORS)
    with ThreadPoolExecutor(len(sources), initializer=os.nice, initargs=(POLITENESS,)) as attackers:
        first, *_ = attackers.map(lambda source: attack(server, source, seconds), sources)
        return first


def go_first(process: int) -> None:
    """Have a process, and those that it has started, go before everything else on this machine; only root may."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setscheduler(int(thread.name), os.SCHED_RR, os.sched_param(1))
        for child in (thread / "children").read_text().split():
            go_first(int(child))


def beside_a_victim(
    attack: Attack, seconds: float, turns: int, sources: Sequence[str], *, is_busy: bool = False
) -> Found:
    """Play peace and attack in turns against one server; on a busy machine server and victim can go first."""
    found = Found()
    with attacked("--freeze-gc") as server, Victim(server.port) as victim:
        Guest(server.port).get("/api/games")  # what is loaded once, by `hullaboo serve` before anybody comes
        time.sleep(3)
        found.memory.append(server.memory)
        for each in (server, victim) if is_busy else ():
            go_first(each.process.pid)
        for _ in range(turns):
            victim.figures()
            time.sleep(seconds)
            found.peace += victim.figures()
            used, since = server.cpu, time.monotonic()
            found.said.append(together(attack, server, sources, seconds))
            found.cpu.append((server.cpu - used) / (time.monotonic() - since))
            found.attack += victim.figures()
            found.memory.append(server.memory)
    return found


def main(attack: Attack) -> None:
    """Play an attack as the command line says, and print what it did."""
    parser = argparse.ArgumentParser(description=attack.__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="how long each turn lasts (%(default)s)")
    parser.add_argument("--turns", type=int, default=2, help="how often peace and attack take turns (%(default)s)")
    parser.add_argument("--addresses", type=positive, default=1, help="from how many addresses at once (%(default)s)")
    parser.add_argument("--busy", action="store_true", help="server and victim go before all other programs (root)")
    args = parser.parse_args()
    print(beside_a_victim(attack, args.seconds, args.turns, addresses(args.addresses), is_busy=args.busy))
