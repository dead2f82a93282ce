"""Golden stories: a match written out so that a person can read it, and a test can play it again.

A story is a script (headers, `# comments`, moves like `0 keep`, questions like `? table 1`) with the answers written
below each question on lines that begin with `| `. Questions: `table`, `told`, `view`, `legal` with a viewer (a seat,
`spectator` or `all`), and `outcome`. `python -m hullaboo.play.stories --write FILE` writes the answers anew.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from hullaboo.core import options as table_options
from hullaboo.core.contract import Event
from hullaboo.core.errors import BadLog
from hullaboo.core.finding import game as game_named
from hullaboo.core.seats import ALL_EYES, SPECTATOR, seat_from
from hullaboo.play.fairness import Fair
from hullaboo.play.log import option_words, outcome_text, read_header
from hullaboo.play.match import Match

VIEWERS = {"spectator": SPECTATOR, "all": ALL_EYES}
LONGEST = 150


def plain(key: str, **params: object) -> str:
    """Words for a story: the bare code and its parameters, so that a story changes only when the match does."""
    return " ".join([key, *(f"{name}={value}" for name, value in params.items())])


def event_text(event: Event) -> str:
    """An event as its code and parameters."""
    return plain(**{"key": event["code"], **{name: value for name, value in event.items() if name != "code"}})


def viewer_from(word: str) -> int:
    """A viewer from its word."""
    return VIEWERS[word] if word in VIEWERS else seat_from(word)


def table(match: Match, viewer: int) -> list[str]:
    """The drawn table."""
    return match.game.drawings.text(match.view(viewer), plain).split("\n")


def told(match: Match, viewer: int) -> list[str]:
    """What a viewer was told of the last move."""
    return [event_text(event) for event in match.tell(viewer)] or ["(nothing)"]


def view(match: Match, viewer: int) -> list[str]:
    """The view, a line a part."""
    return [f"{name}: {json.dumps(part, ensure_ascii=False)}" for name, part in match.view(viewer).items()]


def legal(match: Match, viewer: int) -> list[str]:
    """The seat's legal moves."""
    return [", ".join(match.game.moves.text(action) for action in match.legal(viewer)) or "(none)"]


QUESTIONS: dict[str, Callable[[Match, int], list[str]]] = {"table": table, "told": told, "view": view, "legal": legal}


def opened(headers: dict[str, str]) -> Match:
    """The match a story's headers describe."""
    game = game_named(headers["Game"])
    options = table_options.read(game.options, option_words(headers.get("Options", "")))
    edition = game.edition(headers.get("Edition", game.editions[0]))
    luck = Fair.from_seed(int(headers.get("Seed", "0")))
    return Match(game, int(headers.get("Seats", game.rules.SEATS[0])), edition=edition, options=options, luck=luck)


def answered(match: Match, question: str) -> list[str]:
    """The answer to one question line."""
    kind, _, who = question.removeprefix("? ").partition(" ")
    if kind == "outcome":
        return [outcome_text(match.outcome if match.over else None)]
    if kind not in QUESTIONS:
        raise BadLog(f"expected a question {', '.join(QUESTIONS)} or outcome, got {question!r}")
    return QUESTIONS[kind](match, viewer_from(who))


def retold(text: str) -> str:
    """The story with every answer made anew."""
    return "\n".join(line.rstrip() for line in lines_of(text)) + "\n"


def lines_of(text: str) -> Iterator[str]:
    """The script, with answers below its questions."""
    headers: dict[str, str] = {}
    match: Match | None = None
    script = [line for line in text.rstrip("\n").split("\n") if not line.startswith("|")]
    for number, line in enumerate(script, 1):
        yield line
        if line.startswith("["):
            name, value = read_header(number, line)
            headers[name] = value
        elif line and not line.startswith("#"):
            match = match or opened(headers)
            yield from (f"| {each}" for each in continued(match, line))


def continued(match: Match, line: str) -> list[str]:
    """Play a move line, or answer a question."""
    if line.startswith("? "):
        return answered(match, line)
    seat, _, text = line.partition(" ")
    match.play_text(seat_from(seat), text)
    return []


def main() -> None:
    """Write the answers of story files anew."""
    parser = argparse.ArgumentParser(description="Write the answers in story files anew.")
    parser.add_argument("--write", nargs="+", type=Path, required=True, metavar="FILE")
    for file in parser.parse_args().write:
        file.write_text(retold(file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
