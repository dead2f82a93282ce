"""Writes the facts in READMEs anew, from the code: `python -m hullaboo.testing.write_facts [GAME …]`."""

import argparse

from hullaboo.core.arguments import a_game
from hullaboo.core.finding import add, games
from hullaboo.testing.facts import readme_of, with_true_facts
from hullaboo.testing.template_game import TEMPLATE


def main() -> None:
    """Write the facts of some games, or of all."""
    add(TEMPLATE)
    parser = argparse.ArgumentParser(description="Write the facts in READMEs of games anew.")
    parser.add_argument("game", nargs="*", type=a_game, help="only these")
    for game in parser.parse_args().game or games().values():
        file = readme_of(game)
        file.write_text(with_true_facts(file.read_text("utf-8"), game), "utf-8")


if __name__ == "__main__":
    main()
