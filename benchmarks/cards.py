"""Games of cards against OpenSpiel's crazy_eights: random matches one after the other, in compiled code."""

from benchmarks.openspiel import Work, contest, machine, rollouts, spread
from hullaboo.core.contract import Game
from hullaboo.play.playouts import Matches, Playouts

PEER = "crazy_eights"
NEEDED = 4.0


def playing(game: Game, seats: int, matches: Matches) -> Work:
    """Work of many matches a call."""
    playouts = Playouts(game, seats, matches)
    many = playouts.many
    return lambda: playouts.play_on(many)


def report(game: Game, ways: dict[str, Matches]) -> None:
    """Print rates and ratios for every number of seats and every way to play."""
    peer = rollouts(PEER)
    print(f"  {machine()}, state of {game.rules.State.dtype.itemsize} bytes")
    for seats in game.rules.SEATS:
        for name, matches in ways.items():
            result = contest(playing(game, seats, matches), peer, seconds=0.5)
            print(f"  {seats} seats, {name}: {spread(result.ours)} moves per CPU-second")
            print(f"    peer  {spread(result.peers)} steps per CPU-second, OpenSpiel's C++ rollouts of {PEER}")
            print(f"    ratio {result.ratio:.1f} (median of {len(result.ours)}; needed {NEEDED:g})")
