"""`hullaboo advise`: what a seat of a logged match might have done, and what every move cost."""

import argparse
import json

from hullaboo.bots.advice import Weighed, advise, asked_before, turning_points, weighed
from hullaboo.core.contract import Game
from hullaboo.core.errors import BadCommand
from hullaboo.core.hints import Hint
from hullaboo.play.log import read
from hullaboo.terminal.commands import ME, speaker, text_of
from hullaboo.words import Speaker

SHOWN = 3


def run_advise(given: argparse.Namespace) -> int:
    """The best moves instead of one, in words or as JSON; without a number, what every move cost."""
    text = text_of(given.file)
    if given.move is None:
        moves = list(weighed(text, given.edition))
        print(json.dumps(as_json(moves)) if given.json else "\n".join(map(line_of, turning_points(moves))))
        return 0
    if given.move < 1:
        raise BadCommand(f"--move: expected the number of a move, from 1 on, got {given.move}")
    match, question = asked_before(text, given.move, given.edition)
    hints = advise(match.game, question)[:SHOWN]
    speak = speaker(given.lang, match.game, names_for(text, question.seat))
    print(json.dumps(hints_as_json(match.game, hints)) if given.json else "\n".join(said(hints, match.game, speak)))
    return 0


def names_for(text: str, seat: int) -> list[str]:
    """Who sits where, the seat that is advised among them."""
    names = read(text).headers["Seats"].split(",")
    return [ME if at == seat else name for at, name in enumerate(names)]


def said(hints: list[Hint], game: Game, speak: Speaker) -> list[str]:
    """Each hint as a line."""
    return [
        speak(
            "advice-line",
            value=round(hint.value, 1),
            move=speak.coded("move", game.moves.phrase(hint.action)),
            why=speak.coded("advice", hint.reason),
        )
        for hint in hints
    ]


def line_of(move: Weighed) -> str:
    """A turning point as a line: the move, the better one, and what it cost."""
    return f"{move.number}. {move.seat} {move.move} → {move.best} ({-move.cost:+.1f})"


def hints_as_json(game: Game, hints: list[Hint]) -> list[dict[str, object]]:
    """Hints as data."""
    return [{"move": game.moves.text(hint.action), "value": hint.value, "reason": hint.reason} for hint in hints]


def as_json(moves: list[Weighed]) -> dict[str, object]:
    """Every move with its value, for a graph, and the numbers of those that cost most."""
    return {"moves": [move._asdict() for move in moves], "turning": [move.number for move in turning_points(moves)]}
