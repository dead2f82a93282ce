"""The command line. Whatever is wrong with the input is one clear line, exit code 2, and nothing written."""

import argparse
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any, NoReturn

from hullaboo.core.errors import BadCommand, HullabooError
from hullaboo.core.finding import games
from hullaboo.lab import commands as lab

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """As any other bad input."""
        raise BadCommand(f"{self.prog}: {message} (see {self.prog} --help)")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; its exit code."""
    try:
        words = sys.argv[1:] if arguments is None else arguments
        given = parser(words).parse_args(words)
        return run(given)
    except HullabooError as error:
        print(f"hullaboo: {error}".replace("\n", " "), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def run(given: argparse.Namespace) -> int:
    """Run a command: a function, or the name of one in `terminal`, whose module is imported only now."""
    command = given.run
    if isinstance(command, str):
        module, _, name = command.rpartition(".")
        command = getattr(importlib.import_module(f"hullaboo.terminal.{module or 'commands'}"), name)
    return int(command(given))


def parser(words: list[str]) -> Parser:
    """All commands; those of a game's own are only loaded where `words` name the game."""
    top = Parser(prog="hullaboo", description="Five small ghost games: play them, watch bots, check logs, measure.")
    commands = top.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    add_games(commands)
    add_play(commands)
    add_watch(commands)
    add_logs(commands)
    add_making(commands)
    lab.register(commands)
    add_server(commands)
    for name, box in games().items():
        if box.has("commands"):
            own = commands.add_parser(name, help=f"commands of {name}'s own")
            if name in words:
                commands_of_its_own = own.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
                box.module("commands").register(
                    commands_of_its_own, importlib.import_module("hullaboo.play.simulate").played
                )
    return top


def add_games(commands: Any) -> None:
    """games, bots."""
    listing = commands.add_parser("games", help="list the games in the box")
    listing.add_argument("--lang", default="en")
    listing.set_defaults(run="list_games")
    bots = commands.add_parser("bots", help="list who plays in the house, by level")
    bots.add_argument("--lang", default="en")
    bots.set_defaults(run="list_bots")


def add_table_arguments(command: Any) -> None:
    """What a table needs to be set up."""
    command.add_argument("--seats", metavar="A,B,…", help="who sits where: me, a bot's name, or a level")
    command.add_argument("--edition", default=None, metavar="NAME|FILE")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--seed", type=seed_from, default=None, metavar="NUMBER")
    command.add_argument("--log", type=Path, metavar="FILE", help="write the log of the match to a new file")
    command.add_argument("--lang", default="en", help="en, fr or de")


def seed_from(text: str) -> int:
    """A seed from its text."""
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise argparse.ArgumentTypeError(f"expected a whole number of up to 18 digits, got {text!r}")
    return int(text)


def add_play(commands: Any) -> None:
    """play."""
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?")
    add_table_arguments(play)
    play.set_defaults(run="play")


def add_watch(commands: Any) -> None:
    """watch."""
    watch = commands.add_parser("watch", help="let bots play and read the match")
    watch.add_argument("game")
    add_table_arguments(watch)
    watch.add_argument("--json", action="store_true", help="print one JSON object")
    watch.set_defaults(run="watch")


def add_logs(commands: Any) -> None:
    """replay, advise, verify."""
    replay = commands.add_parser("replay", help="show a logged match at any point")
    replay.add_argument("file", type=Path)
    replay.add_argument("--until", type=seed_from, metavar="NUMBER", help="how many moves to play (all, if not said)")
    replay.add_argument("--eyes", default="all", help="a seat, spectator or all")
    replay.add_argument("--edition", metavar="FILE", help="the edition's file, if it is not in the box")
    replay.add_argument("--lang", default="en")
    replay.set_defaults(run="replay_log")
    advise = commands.add_parser("advise", help="the best moves instead of a logged one, and what moves cost")
    advise.add_argument("file", type=Path)
    advise.add_argument("--move", type=seed_from, metavar="NUMBER", help="which move (turning points, if not said)")
    advise.add_argument("--edition", metavar="FILE", help="the edition's file, if it is not in the box")
    advise.add_argument("--json", action="store_true", help="print one JSON object")
    advise.add_argument("--lang", default="en", help="en, fr or de")
    advise.set_defaults(run="advising.run_advise")
    verify = commands.add_parser("verify", help="check a log, and say what it proves")
    verify.add_argument("file", type=Path)
    verify.add_argument("--edition", metavar="FILE", help="the edition's file, if it is not in the box")
    verify.add_argument("--server", metavar="KEY", help="the server's public key, from its /api/keys")
    verify.add_argument("--unfinished", action="store_true", help="accept a match that is not over")
    verify.add_argument("--lang", default="en", help="en, fr or de")
    verify.set_defaults(run="verify_log")


def add_making(commands: Any) -> None:
    """warm, bench, new-game."""
    warm = commands.add_parser("warm", help="compile all rules, or one game's, into the cache")
    warm.add_argument("game", nargs="?")
    warm.set_defaults(run="warm_up")
    bench = commands.add_parser("bench", help="random moves per CPU-second")
    bench.add_argument("game", nargs="?")
    bench.set_defaults(run="bench")
    new = commands.add_parser("new-game", help="begin a new game from the template")
    new.add_argument("name")
    new.set_defaults(run="begin_game")


def add_server(commands: Any) -> None:
    """serve and what belongs to it."""
    if importlib.util.find_spec("hullaboo.server.commands"):
        importlib.import_module("hullaboo.server.commands").register(commands)
