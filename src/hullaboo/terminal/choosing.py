"""From what a person typed to one of the legal actions."""

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
    if len(offered) > SHOWN:
        return speak("choices", count=len(offered))
    return "\n".join(each.line for each in offered)


def chosen(offered: list[Choice], typed: str) -> list[Choice]:
    """What a typed line can mean: a number or a whole move means one choice, some words all that hold them."""
    exact = [each for each in offered if typed in (str(each.number), each.text)]
    if exact:
        return exact[:1]
    words = typed.lower().split()
    return [each for each in offered if words and all(word in f"{each.text} {each.label}".lower() for word in words)]
