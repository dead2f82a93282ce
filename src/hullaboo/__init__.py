"""Hullaboo: a home for small tabletop games, their bots, their server and their laboratory.

    import hullaboo

    match = hullaboo.Match(hullaboo.game("template"), luck=hullaboo.Fair.from_seed(7))
    bots = [hullaboo.bot(match.game, "random", seat, seed=7) for seat in range(match.seats)]
    hullaboo.Simulation(match, bots).run()

Each name is imported when it is first asked for: rules run on a machine that has only NumPy and numba. docs/api.md
has the whole surface; for type checkers it is declared in `__init__.pyi`.
"""

import importlib

__version__ = "0.2.0"

HOMES = {
    "game": "core.finding", "games": "games", "World": "core.world",
    "Match": "play.match", "Fair": "play.fairness", "Simulation": "play.simulate",
    "bot": "bots", "Bot": "core.bot", "Question": "core.bot", "Answer": "core.bot",
}  # fmt: skip
"""Where each name lives. `games` is a package that can be called: importing one of its games would hide a function."""

__all__ = [
    "Answer", "Bot", "Fair", "Match", "Question", "Simulation", "World", "__version__", "bot", "game", "games",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """A name of the front door, from where it lives."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = importlib.import_module(f"{__name__}.{HOMES[name]}")
    found: object = home if name == HOMES[name] else getattr(home, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The front door, and what has been imported behind it."""
    return sorted({*globals(), *__all__})
