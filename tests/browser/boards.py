"""The games that have a board, found by looking."""

from hullaboo.core.finding import games

BOARDS = [name for name, game in games().items() if (game.folder / "ui" / "Board.svelte").is_file()]
IN_TURNS = next(name for name in BOARDS if not games()[name].timed)
"""A game without a clock, for the tests that are about the shell."""
