"""Macgregor: random matches against OpenSpiel's crazy_eights, and the time of a level 5 decision."""

import time

from benchmarks.cards import report
from hullaboo.core.bot import Answer, Bot, Question
from hullaboo.core.finding import game
from hullaboo.games.macgregor.bots import LEVELS
from hullaboo.play.playouts import random_matches
from hullaboo.play.simulate import played


def main() -> None:
    """Print the rates and their ratio for every number of seats."""
    box = game("macgregor")
    report(box, {"all moves": random_matches(box)})
    slowest_decision()
    print(f"  slowest decision of level 5 in a match of four: {1000 * slowest_decision():.0f} ms (needed 200 at most)")


class Timed:
    """A bot, and the most CPU-seconds it has taken for a decision."""

    def __init__(self, bot: Bot) -> None:
        """It has taken none yet."""
        self.bot, self.slowest = bot, 0.0

    def act(self, question: Question, /) -> Answer:
        """Decide as the bot does."""
        began = time.process_time()
        answer = self.bot.act(question)
        self.slowest = max(self.slowest, time.process_time() - began)
        return answer


def slowest_decision() -> float:
    """The most CPU-seconds a decision of level 5 takes in a match of four."""
    box = game("macgregor")
    bots = [Timed(LEVELS[5](seat, 3)) for seat in range(4)]
    played(box, bots, 3, options=box.options(first_ghost="chosen"))
    return max(bot.slowest for bot in bots)


if __name__ == "__main__":
    main()
