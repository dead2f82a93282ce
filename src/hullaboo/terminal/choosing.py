"""From what a person typed to one of the legal actions."""

from collections.abc import Collection
from dataclasses import dataclass

from hullaboo.core.contract import Game
from hullaboo.words import Speaker

SHOWN = 24


@dataclass(frozen=True)
class Choice:
    """A legal action with its number in the list, its notation and its words."""

    number: int
    action: int
    text: str
    label: str

    @property
    def line(self) -> str:
        """One line of the list."""
        return (
            f"{self.number:4}  {self.text}  · {self.label}"
            if self.label != self.text
            else f"{self.number:4}  {self.text}"
        )


def choices(game: Game, legal: tuple[int, ...], speak: Speaker) -> list[Choice]:
    """The legal actions, numbered from 1."""
    return [
        Choice(number, action, game.moves.text(action), speak.coded("move", game.moves.phrase(action)))
        for number, action in enumerate(legal, 1)
    ]


def listed(offered: list[Choice], speak: Speaker) -> str:
    """The list as text; a long one is only counted."""
    if is_long(offered):
        return speak("choices", count=len(offered))
    return "\n".join(each.line for each in offered)


def is_long(offered: list[Choice]) -> bool:
    """Whether there are too many choices to list unasked."""
    return len(offered) > SHOWN


def chosen(offered: list[Choice], typed: str, shown: Collection[int]) -> Choice | None:
    """What a typed line plays: a move exactly as it is written, or a number that was shown beside its move."""
    for each in offered:
        if typed == each.text or (typed == str(each.number) and each.number in shown):
            return each
    return None


def narrowed(offered: list[Choice], typed: str) -> list[Choice]:
    """The choices that hold all the words of a line: to be shown, not played."""
    words = typed.lower().split()
    return [each for each in offered if words and all(word in f"{each.text} {each.label}".lower() for word in words)]
