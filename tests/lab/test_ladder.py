"""The levels of every game by the arena: the fourth beats the first at once; in full, each beats the one below.

In full it is 36 meetings, about 17 CPU minutes, of which 12 are the 95 deals between graveyard's levels 4 and 5.
"""

from collections.abc import Callable, Iterator

import pytest

from hullaboo.core.finding import game, games
from hullaboo.lab.arena import Finding, finding, until_clear
from hullaboo.lab.deals import Setting, played
from hullaboo.lab.sequential import Verdict

AT_ONCE, IN_FULL = 40, 300
LEVELS = {name: [str(level) for level in sorted(box.bots.LEVELS)] for name, box in games().items()}
SEVERAL = [name for name, levels in LEVELS.items() if len(levels) > 1]


def met(name: str, low: str, high: str, seats: int, deals: int) -> Finding:
    """One of the higher level among the lower, until it is clear which is better."""
    setting = Setting(name, (low, high), seats, game(name).editions[0], {})
    playing = played(setting, range(1, deals + 1), 1)
    return finding(setting, until_clear(playing, setting, deals, True, lambda over, of: None), True, 1)


def steps() -> Iterator[tuple[str, str, str, int]]:
    """Each level and the one below, at the smallest and the largest table."""
    for name in SEVERAL:
        sizes = game(name).rules.SEATS
        for seats in sorted({sizes[0], sizes[-1]}):
            for low, high in zip(LEVELS[name], LEVELS[name][1:], strict=False):
                yield name, low, high, seats


@pytest.mark.parametrize("name", SEVERAL)
def test_the_last_level_but_one_beats_the_first_at_once(name: str) -> None:
    """The last is left out, which takes its time."""
    levels, seats = LEVELS[name], game(name).rules.SEATS[0]
    assert met(name, levels[0], levels[-2], seats, AT_ONCE).verdict is Verdict.BETTER


@pytest.mark.prove
@pytest.mark.parametrize(("name", "low", "high", "seats"), list(steps()))
def test_each_level_beats_the_one_below(
    name: str, low: str, high: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    found = met(name, low, high, seats, IN_FULL)
    wins = found.standings[-1].wins
    record_property("figure", f"{wins.mean:.1%} of the wins ({wins.low:.1%} – {wins.high:.1%}) in {found.deals} deals")
    assert found.verdict is not Verdict.NOT_BETTER
    assert wins.low > 1 / seats
