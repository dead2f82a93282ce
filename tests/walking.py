"""Walks and matches through a game's rules, in a process that looks at them: `python -m tests.walking GAME KIND`."""

import sys

from hullaboo.bots import bot
from hullaboo.core.contract import Game
from hullaboo.core.finding import add, game
from hullaboo.play.playouts import Playouts
from hullaboo.play.simulate import Simulation
from hullaboo.testing import TEMPLATE
from hullaboo.testing.machines import trace
from hullaboo.testing.walks import NODES, opened

WALKS, STEPS = 12, 400
PLAYOUTS = 200
MATCHES = 4


def walk(box: Game) -> None:
    """Any legal action, again and again."""
    for seed in range(WALKS):
        trace(box, seed, STEPS)


def play_out(box: Game) -> None:
    """Playouts at tables of every size."""
    for seats in box.rules.SEATS:
        table = Playouts(box, seats)
        for seed in range(PLAYOUTS):
            table.play(seed)


def let_bots_play(box: Game) -> None:
    """A playout for each walk, and matches between bots of all levels."""
    for seed in range(WALKS):
        Playouts(box, box.rules.SEATS[0]).play(seed)
    levels = sorted(box.bots.LEVELS)
    for seed in range(MATCHES):
        match = opened(box, box.rules.SEATS[seed % len(box.rules.SEATS)], seed)
        players = [bot(box, str(levels[(seat + seed) % len(levels)]), seat, seed=seed) for seat in range(match.seats)]
        Simulation(match, players, nodes=NODES).run()


KINDS = {"playouts": play_out, "bots": let_bots_play}


def main(name: str, kind: str) -> None:
    add(TEMPLATE)
    walk(game(name))
    KINDS[kind](game(name))


if __name__ == "__main__":
    main(*sys.argv[1:])
