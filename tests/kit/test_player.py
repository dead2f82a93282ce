"""How a bot at cards answers: heard before judged, and one plan for each moment."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from hullaboo.core.bot import Answer, Question
from hullaboo.kit.memory import CardMemory
from hullaboo.kit.player import CardPlayer


@dataclass
class Drawer:
    """Chooses by lot, and notes in which order it is asked."""

    memory: CardMemory[tuple[int, int]] = field(default_factory=lambda: CardMemory(2, 4, {}, lambda place: []))
    asked: list[str] = field(default_factory=list)

    def hear(self, question: Question, /) -> None:
        self.asked.append("hear")
        self.memory.hear(question.events)
        self.memory.turn = question.view["turn"]

    def moment(self, view: dict[str, Any], /) -> object:
        self.asked.append(f"moment after {self.memory.faded} turns")
        return view["turn"]

    def judge(self, question: Question, draws: Random, /) -> Random:
        self.asked.append("judge")
        return draws

    def choose(self, question: Question, judged: Random, luck: Random, /) -> int:
        self.asked.append("choose")
        return judged.choice(question.legal)

    def milliseconds(self, chosen: int, luck: Random, /) -> int:
        self.asked.append("milliseconds")
        return luck.randint(1000, 9000)


def question(number: int, turn: int, now: int) -> Question:
    return Question(2, number, {"turn": turn}, (), tuple(range(50)), lambda seed: None, now)


def asked(player: CardPlayer[Random], *questions: Question) -> list[Answer]:
    return [player.act(each) for each in questions]


def test_it_hears_and_forgets_before_it_judges_and_chooses() -> None:
    mind = Drawer()
    CardPlayer(mind, 1).act(question(0, 3, 0))
    assert mind.asked == ["hear", "moment after 3 turns", "judge", "choose", "milliseconds"]


def test_within_a_moment_a_plan_is_kept_while_time_passes() -> None:
    first, again, late, next_turn = asked(
        CardPlayer(Drawer(), 1), question(0, 1, 0), question(1, 1, 400), question(2, 1, 60_000), question(3, 2, 60_000)
    )
    assert again == Answer(first.action, first.after - 400)
    assert late == Answer(first.action, 0)
    assert next_turn.after >= 1000


def test_an_answer_is_its_seed_seat_and_number() -> None:
    one, same, other = (asked(CardPlayer(Drawer(), seed), question(0, 1, 0)) for seed in (5, 5, 6))
    assert one == same != other
