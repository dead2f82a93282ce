"""Whoever runs a server knows its secrets: can they try salts for a bot until the deal suits it?

One person's salt is known, the bot's is tried again and again; with each, a match is played by the same random moves.
The log of the best one is written as the server writes it, and verified.
"""

import argparse
from dataclasses import dataclass
from random import Random

from hullaboo.core.errors import BadLog
from hullaboo.core.finding import game, games
from hullaboo.core.seats import members
from hullaboo.play import log
from hullaboo.play.fairness import SALT_BYTES, Fair, bot_salt
from hullaboo.play.match import Match
from hullaboo.play.verifying import verify

SECRET, PERSON = b"s" * 32, b"p" * SALT_BYTES
MOST_MOVES = 40


@dataclass
class Found:
    """By how many points the bot led with its own salt and with the best of those that were tried; how many held."""

    tries: int
    own: int
    best: int
    accepted: int

    def __str__(self) -> str:
        """For people."""
        return (
            f"of {self.tries:,} salts of a bot the best leads by {self.best} points, the one that follows from the "
            f"secret by {self.own}; verify accepts {self.accepted} of {self.tries:,}"
        )


def chosen_deal(name: str, tries: int) -> Found:
    """Try so many salts."""
    luck = Random(1)
    salts = [luck.randbytes(SALT_BYTES) for _ in range(tries)]
    matches = [played(name, salt) for salt in salts]
    return Found(
        tries,
        lead(played(name, bot_salt(SECRET, 1))),
        max(map(lead, matches)),
        sum(map(is_accepted, matches)),
    )


def played(name: str, salt: bytes) -> Match:
    """The first moves of a match between a person and a bot with this salt."""
    match, luck = Match(game(name), 2, luck=Fair(SECRET, (PERSON, salt), committed=True)), Random(2)
    while not match.over and len(match.moves) < MOST_MOVES:
        seat = luck.choice([*members(match.actors)])
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def lead(match: Match) -> int:
    """By how many points the bot leads."""
    person, bot = match.scores
    return bot - person


def is_accepted(match: Match) -> bool:
    """Whether a log of a server with this match is accepted."""
    try:
        verify(log.write(match, ["person", "bot"], [1]), unfinished=True)
    except BadLog:
        return False
    return True


def main() -> None:
    """Try it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=3000, help="how many salts (%(default)s)")
    parser.add_argument("--game", default=sorted(games())[0], help="which game (%(default)s)")
    args = parser.parse_args()
    print(chosen_deal(args.game, args.tries))


if __name__ == "__main__":
    main()
