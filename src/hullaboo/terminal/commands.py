"""What the commands do."""

import argparse
import json
import secrets
import sys
from pathlib import Path

from hullaboo.bots import bot, known_as
from hullaboo.bots import names as bot_names
from hullaboo.bots.naming import CHARACTERS
from hullaboo.core import options as table_options
from hullaboo.core.arguments import refuse_unless_new
from hullaboo.core.contract import Game
from hullaboo.core.errors import BadCommand, BadOption, UnknownName
from hullaboo.core.finding import game as game_named
from hullaboo.core.finding import games
from hullaboo.core.seats import ALL_EYES, CLOCK, SPECTATOR
from hullaboo.play import log
from hullaboo.play.fairness import Fair
from hullaboo.play.log import options_text
from hullaboo.play.match import Match
from hullaboo.play.playouts import moves_per_cpu_second
from hullaboo.play.signing import keys_from
from hullaboo.play.simulate import Simulation
from hullaboo.play.verifying import verify
from hullaboo.terminal.console import Console
from hullaboo.terminal.newgame import new_game
from hullaboo.terminal.table import Left, Table, ending
from hullaboo.terminal.warming import warm
from hullaboo.words import Speaker

ME = "me"
USUAL_LEVEL = 3


def list_games(given: argparse.Namespace) -> int:
    """Each game in a line."""
    for name, game in games().items():
        speak = Speaker(given.lang, game)
        seats = game.rules.SEATS
        span = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
        print(f"{name:12} {span:4} {speak('title')} — {speak('tagline')}")
    return 0


def list_bots(given: argparse.Namespace) -> int:
    """Who plays in the house, by level, and how."""
    speak = Speaker(given.lang)
    for level, name in enumerate(CHARACTERS, 1):
        print(f"{level}  {name:6} {speak(f'plays-{name}')}")
    return 0


def option_table(words: list[str]) -> dict[str, str]:
    """`name=value` words as a table."""
    table: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadOption(f"--option: expected name=value, got {name!r}", got=name)
        if (name := name.replace("-", "_")) in table:
            raise BadOption(f"--option: expected {name} once, got {table[name]!r} and {value!r}", got=word)
        table[name] = value
    return table


def opened(given: argparse.Namespace, seats: list[str], seed: int) -> Match:
    """The match that a command line asks for."""
    game = game_named(given.game)
    game.check_seats(len(seats))
    edition = game.edition(game.editions[0] if given.edition is None else given.edition)
    chosen = table_options.choose(game.options, option_table(given.option))
    return Match(game, len(seats), edition=edition, options=chosen, luck=Fair.from_seed(seed))


def written(file: Path | None, match: Match, seats: list[str]) -> None:
    """Write the log, where one was asked for; print it if the file cannot be written any more."""
    if file is None:
        return
    bots = [seat for seat, name in enumerate(seats) if name != ME]
    text = log.write(match, seats, bots)
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except OSError as error:
        print(text)
        raise BadCommand(
            f"--log: {str(file)!r} cannot be written ({error.strerror}); the log is printed above"
        ) from error


def seat_words(given: argparse.Namespace, usual: list[str]) -> list[str]:
    """Who sits where."""
    return usual if given.seats is None else [word.strip() for word in given.seats.split(",")]


def usual_bot(name: str) -> str:
    """The bot one meets when none is named: level 3, or the highest there is below."""
    levels = [level for level in game_named(name).bots.LEVELS if level <= USUAL_LEVEL]
    return str(max(levels)) if levels else "random"


def watch(given: argparse.Namespace) -> int:
    """Bots play; moves as words, or all as JSON."""
    game = game_named(given.game)
    seats = seat_words(given, [usual_bot(given.game)] * game.rules.SEATS[0])
    seed = given.seed or 0
    if ME in seats:
        raise BadCommand("watch is for bots: expected names or levels, got 'me' (hullaboo play is for you)")
    if given.log:
        refuse_unless_new("--log", given.log)
    match = opened(given, seats, seed)
    simulation = Simulation(match, [bot(game, name, seat, seed) for seat, name in enumerate(seats)])
    speak = speaker(given.lang, game, seats)
    simulation.run(None if given.json else lambda now: say_last(now.match, speak))
    written(given.log, match, seats)
    print(json_of(match, seats, seed) if given.json else closing(match, speak))
    return 0


def speaker(language: str, game: Game, seats: list[str]) -> Speaker:
    """Words about a table. Seats are numbered as in notation, logs and `--eyes`: from 0."""
    plain = Speaker(language, game)
    words = {name: plain(f"bot-{known}") for name in seats if (known := known_as(game, name)) in bot_names(game)}
    names = {
        seat: plain("me-name", number=seat) if name == ME else plain("bot-name", number=seat, bot=name)
        for seat, name in enumerate(words.get(name, name) for name in seats)
    }
    return Speaker(language, game, names)


def say_last(match: Match, speak: Speaker) -> None:
    """The last move as events in words, seen by all eyes."""
    for event in match.tell(ALL_EYES):
        print(speak.coded("event", event))


def closing(match: Match, speak: Speaker) -> str:
    """The table at the end, and who won."""
    return f"\n{match.game.drawings.text(match.view(ALL_EYES), speak)}\n\n{ending(match, speak)}"


def json_of(match: Match, seats: list[str], seed: int) -> str:
    """A finished match as one JSON object."""
    outcome = match.outcome
    moves = [{"seat": "clock" if move.seat == CLOCK else move.seat, "move": move.text} for move in match.moves]
    return json.dumps(
        {
            "game": match.game.name, "edition": match.edition.name, "options": options_text(match.options),
            "seats": seats, "seed": seed, "moves": moves, "scores": outcome.scores, "winners": outcome.winners,
            "reason": outcome.reason,
        },
        ensure_ascii=False,
    )  # fmt: skip


def play(given: argparse.Namespace) -> int:
    """A person at the terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadCommand("play needs a terminal: expected one at standard input and output (hullaboo watch needs none)")
    given.game = given.game or picked(given.lang)
    if given.game is None:
        return 0
    seats = seat_words(given, [ME] + [usual_bot(given.game)] * (game_named(given.game).rules.SEATS[0] - 1))
    if given.log:
        refuse_unless_new("--log", given.log)
    return seated(given, seats)


def picked(language: str) -> str | None:
    """The menu, where there are several games."""
    names = list(games())
    if len(names) == 1:
        return names[0]
    speak = Speaker(language)
    print(speak("which-game"))
    for number, name in enumerate(names, 1):
        own = Speaker(language, games()[name])
        print(f"{number:3}  {own('title')} — {own('tagline')}")
    print(speak("pick-game", count=len(names)))
    return answered(names)


def answered(names: list[str]) -> str | None:
    """A line that names a game, by number or by name; None for who leaves."""
    try:
        typed = input().strip()
    except EOFError:
        return None
    if typed == "q":
        return None
    numbers = {str(number): name for number, name in enumerate(names, 1)}
    if typed not in numbers and typed not in names:
        raise UnknownName("game", typed, [*numbers, *names])
    return numbers.get(typed, typed)


def seated(given: argparse.Namespace, seats: list[str]) -> int:
    """Play one match."""
    game = game_named(given.game)
    seed = secrets.randbelow(10**9) if given.seed is None else given.seed
    bots = {seat: bot(game, name, seat, seed) for seat, name in enumerate(seats) if name != ME}
    speak = speaker(given.lang, game, seats)
    match = opened(given, seats, seed)
    print(f"{speak('title')} · seed {seed}")
    with Console() as console:
        table = Table(match, bots, speak, console)
        try:
            table.run()
        except (Left, KeyboardInterrupt):
            console.say(speak("left", file=str(given.log)) if given.log else speak("left-without-log"))
    written(given.log, table.match, seats)
    return 0


def text_of(file: Path) -> str:
    """A file's text."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise BadCommand(f"{file}: cannot be read ({error.strerror}): expected a log") from error
    except UnicodeDecodeError as error:
        raise BadCommand(f"{file}: expected a log in UTF-8 ({error.reason})") from error


def replay_log(given: argparse.Namespace) -> int:
    """A logged match, told and drawn up to a point."""
    read = log.read(text_of(given.file))
    if given.until is not None and given.until > len(read.moves):
        raise BadCommand(f"--until: expected 0–{len(read.moves)}, got {given.until}")
    replayed = log.open_replay(Match, read, given.edition)
    match = replayed.match
    viewer = viewer_from(given.eyes, match.seats)
    speak = speaker(given.lang, match.game, read.headers["Seats"].split(","))
    steps = log.stepped(replayed, read.until(given.until))
    lines = [f"{number}. {told(match, viewer, speak)}" for number, _ in steps]
    print(*lines, "", match.game.drawings.text(match.view(viewer), speak), sep="\n")
    if match.over:
        print(f"\n{ending(match, speak)}")
    return 0


def told(match: Match, viewer: int, speak: Speaker) -> str:
    """The last move: as it was written for all eyes, in what they were told for others."""
    if viewer == ALL_EYES:
        return f"{speak.seat(match.moves[-1].seat)}: {match.moves[-1].text}"
    return " ".join(speak.coded("event", event) for event in match.tell(viewer)) or "…"


def viewer_from(word: str, seats: int) -> int:
    """Whose eyes."""
    known = {**{str(seat): seat for seat in range(seats)}, "spectator": SPECTATOR, "all": ALL_EYES}
    if word not in known:
        raise UnknownName("viewer", word, list(known))
    return known[word]


def verify_log(given: argparse.Namespace) -> int:
    """Accept a log, or say where it fails."""
    server = () if given.server is None else keys_from(given.server)
    verdict = verify(text_of(given.file), given.edition, server=server, unfinished=given.unfinished)
    speak, match = Speaker(given.lang), verdict.match
    print(f"{given.file}: {speak('verify-holds', moves=len(match.moves))} ({log.outcome_of(match)})")
    for title, codes in (("verify-proved", verdict.proved), ("verify-unproved", verdict.unproved)):
        print(speak(title), *(f"  · {speak(f'verify-{code}')}" for code in codes), sep="\n")
    return 0


def warm_up(given: argparse.Namespace) -> int:
    """Compile everything, or one game."""
    warm([game_named(given.game).name] if given.game else list(games()))
    return 0


def bench(given: argparse.Namespace) -> int:
    """Rates of random play on one core."""
    for name in [given.game] if given.game else list(games()):
        game = game_named(name)
        rate = moves_per_cpu_second(game, game.rules.SEATS[0])
        print(
            f"{name:12} {rate / 1e6:6.2f} million moves per CPU-second, {game.rules.State.dtype.itemsize} bytes a state"
        )
    return 0


def begin_game(given: argparse.Namespace) -> int:
    """A new folder."""
    folder = new_game(given.name)
    print(f"{folder} is a whole small game. Play it: hullaboo play {given.name}. Test it: make test")
    return 0
