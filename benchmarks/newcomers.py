"""Whether somebody in their first match may win: model newcomers against the easiest bot of each game.

    python -m benchmarks newcomers

They are the classes called Newcomer in `examples/bots`, which say what is assumed of them. strength.md has the figures.
"""

from pathlib import Path

from hullaboo.core.finding import game
from hullaboo.lab.arena import finding
from hullaboo.lab.deals import Setting, played

BOTS = Path(__file__).parents[1] / "examples" / "bots"
EASIEST = "1"
DEALS = 100


def main() -> None:
    """Print what share of the matches for two each of them wins, both seats of every deal."""
    for file in sorted(BOTS.glob("*.py")):
        box = game(file.stem)
        setting = Setting(box.name, (EASIEST, f"{file}:Newcomer"), 2, box.editions[0], {})
        wins = finding(setting, list(played(setting, range(1, DEALS + 1), 1)), False, 1).standings[-1].wins
        print(f"{box.name:10} {wins.mean:6.1%} of {2 * DEALS} matches ({wins.low:.1%} – {wins.high:.1%})", flush=True)
