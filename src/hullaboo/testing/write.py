"""Write what is made from declarations: a view's types for the browser, and tables of games' READMEs.

All games: `python -m hullaboo.testing.write`; or only those that are named behind it.
"""

import argparse

from hullaboo.core.finding import add, game, games
from hullaboo.testing import TEMPLATE
from hullaboo.testing.declarations import declared


def main() -> None:
    """Write what has changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    add(TEMPLATE)
    for name in parser.parse_args().games or games():
        for file, text in declared(game(name)).items():
            if not file.is_file() or file.read_text("utf-8") != text:
                file.write_text(text, "utf-8")
                print(f"{name}: wrote {file.name}")


if __name__ == "__main__":
    main()
