"""A game at the terminal: the table is drawn, people type, bots answer, and clocks run where the rules name time."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hullaboo.core.bot import Bot
from hullaboo.core.seats import ALL_EYES, SPECTATOR, members
from hullaboo.play.asking import Asking, Due, coming
from hullaboo.play.match import Match
from hullaboo.play.screen import first_to_look
from hullaboo.terminal.choosing import Choice, choices, chosen, is_long, listed, narrowed
from hullaboo.terminal.console import Lines
from hullaboo.terminal.times import Times
from hullaboo.terminal.undo import taken_back
from hullaboo.words import Speaker

UNDO, TABLE, LIST, HELP, QUIT = "u", "t", "l", "?", "q"
RECENT = 12
CLEAR = "\033[2J\033[3J\033[H"
"""Clears the screen and what was scrolled off it: a card that was looked at is not shown again."""


class Left(Exception):
    """The person has left the table."""


@dataclass
class Table:
    """A match between people at one terminal and bots. `bots` holds those seats that are not people.

    What is typed answers the question that was on the screen when its first key was typed. Once that has changed, it is
    put back before the person instead of being played. A line may hold several moves as they are written, separated by
    semicolons. Those after the first wait for the next turns; they are forgotten when one of them cannot be played or,
    in a game with a clock, when somebody else acts. Where time is real, nothing can be taken back.
    """

    match: Match
    bots: Mapping[int, Bot]
    speak: Speaker
    lines: Lines
    monotonic: Callable[[], float] = time.monotonic
    asking: Asking = field(default_factory=Asking)
    typed_ahead: list[str] = field(default_factory=list)
    recent: list[str] = field(default_factory=list)
    shown_at: int = -1
    question: object = None
    numbers: set[int] = field(default_factory=set)
    """The numbers of choices that were shown for this question."""
    began: float = field(init=False)
    times: Times = field(init=False)

    def __post_init__(self) -> None:
        """Time begins."""
        self.began = self.monotonic()
        self.times = Times(self.people)
        self.times.update(self.match, 0)

    @property
    def now(self) -> int:
        """Milliseconds since the match began."""
        return int(1000 * (self.monotonic() - self.began))

    @property
    def people(self) -> list[int]:
        """The seats held by people."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def say(self, text: str) -> None:
        """Show a text."""
        self.lines.say(text)

    def run(self) -> None:
        """Play to the end, and say how it ended."""
        while not self.match.over:
            self.step()
        self.say(self.match.game.drawings.text(self.match.view(ALL_EYES), self.speak))
        self.say(ending(self.match, self.speak))

    def step(self) -> None:
        """Let the next thing happen: a person's move, a bot's, or the clock's."""
        asked_of_people = [seat for seat in members(self.match.actors) if seat in self.people]
        seat = first_to_look(self.match, asked_of_people) if asked_of_people else None
        if seat is not None:
            self.hand_over_to(seat)
        number = len(self.match.moves)
        due = min(self.dues(), default=None)
        if seat is None:
            assert due is not None, "nobody can act and no time is running"
            self.played(due)
            return
        action = self.person(seat, due)
        if action is not None:
            self.played(Due(self.now, 0, seat, action))
        elif due is not None and number == len(self.match.moves):
            self.played(due)

    def dues(self) -> list[Due]:
        """What bots and clock will do, the waits left out unless nothing else can happen."""
        answers = [self.answer(seat) for seat in members(self.match.actors) if seat in self.bots]
        return coming(self.match, answers, self.times.dues(self.match, self.now))

    def answer(self, seat: int) -> Due:
        """Ask a bot."""
        return self.asking.answer(self.match, seat, self.bots[seat], self.now)

    def played(self, due: Due) -> None:
        """Play it, tell everyone, look at the clock."""
        self.match.play(due.seat, due.action)
        if self.match.game.timed and due.seat not in self.people:
            self.typed_ahead = []
        self.asking.hear(self.match, self.bots)
        self.say_events()
        self.times.update(self.match, self.now)

    def say_events(self) -> None:
        """Say what the people at this screen may all know; each one's own table shows the rest."""
        people = self.people
        eyes = people[0] if len(people) == 1 else SPECTATOR
        for event in self.match.tell(eyes):
            line = "  " + self.speak.coded("event", event)
            self.say(line)
            if not event.get("fleeting"):
                self.recent.append(line)

    def person(self, seat: int, due: Due | None) -> int | None:
        """Ask a person; None when something else happens first (or the position was taken back)."""
        offered = choices(self.match.game, self.match.legal(seat), self.speak)
        if self.shown_at != len(self.match.moves):
            self.show(seat, offered)
        while True:
            try:
                found = self.typed_ahead_move(offered) or self.typed_move(seat, offered, due)
            except TimeoutError:
                return None
            if found is not None:
                return found.action
            if self.shown_at == -1:
                return None

    def typed_ahead_move(self, offered: list[Choice]) -> Choice | None:
        """The next of the moves that were typed on one line, if it can be played; otherwise none of them is."""
        if not self.typed_ahead:
            return None
        typed = self.typed_ahead.pop(0)
        found = chosen(offered, typed, shown=())
        if found is None:
            self.typed_ahead = []
            self.say(self.speak("cannot-be-played", got=typed))
        return found

    def typed_move(self, seat: int, offered: list[Choice], due: Due | None) -> Choice | None:
        """The move that the next line means, or None after doing or saying something else; TimeoutError as `line`."""
        try:
            line = self.lines.line(None if due is None else max(0.0, (due.time - self.now) / 1000))
        except EOFError:
            raise Left from None
        if line.asked != self.question:
            self.put_back(line.text)
            return None
        first, *rest = (word.strip() for word in line.text.split(";"))
        found = self.understood(seat, offered, first)
        self.typed_ahead = rest if found else []
        return found

    def put_back(self, text: str) -> None:
        """Ask whether a text that was begun at an earlier question is meant for this one."""
        if text:
            self.say(self.speak("typed-earlier", got=text))
            self.lines.give_back(text)

    def hand_over_to(self, seat: int) -> None:
        """Between people at one screen: hide the table until the next one sits before it, whose times begin then."""
        if seat == self.times.looking:
            return
        if self.times.looking is not None:
            self.typed_ahead = []
            self.say(CLEAR + self.speak("next-player", seat=seat))
            curtain = ("curtain", seat, len(self.match.moves))
            self.lines.ask(curtain)
            try:
                while self.lines.line().asked != curtain:
                    pass
            except EOFError:
                raise Left from None
            self.shown_at = -1
        self.times.look(self.match, seat, self.now)

    def show(self, seat: int, offered: list[Choice]) -> None:
        """Clear the screen, say what happened lately, draw the table for a person and list what it may do."""
        self.say(CLEAR + "\n".join(self.recent[-RECENT:]))
        self.say("\n" + self.match.game.drawings.text(self.match.view(seat), self.speak))
        for due in self.times.dues(self.match, self.now):
            self.say(self.speak("time-left", seconds=(due.time - self.now) // 1000))
        self.say(self.speak("your-turn", seat=seat))
        self.numbers = set()
        self.say(listed(offered, self.speak))
        if not is_long(offered):
            self.have_shown(offered)
        self.say(self.speak("asked"))
        self.shown_at = len(self.match.moves)
        self.question = self.question_for(seat)
        self.lines.ask(self.question)

    def question_for(self, seat: int) -> object:
        """What a seat is asked: while it is the same, what is half typed still means what it did."""
        own_moves = sum(move.seat in self.people for move in self.match.moves)
        return seat, own_moves, self.match.pieces.occasion, self.match.legal(seat)

    def have_shown(self, shown: list[Choice]) -> None:
        """The numbers of these choices are known to the person now."""
        self.numbers |= {each.number for each in shown}

    def list_choices(self, shown: list[Choice]) -> None:
        """Show choices with their numbers."""
        self.say("\n".join(each.line for each in shown))
        self.have_shown(shown)

    def understood(self, seat: int, offered: list[Choice], typed: str) -> Choice | None:
        """The move that was typed, or None after doing or saying something else."""
        if typed in (UNDO, TABLE, LIST, HELP, QUIT):
            self.command(seat, offered, typed)
            return None
        found = chosen(offered, typed, self.numbers)
        if found is None:
            if matching := narrowed(offered, typed):
                self.list_choices(matching)
            else:
                self.say(self.speak("no-such-choice", count=len(offered), got=typed))
        return found

    def command(self, seat: int, offered: list[Choice], typed: str) -> None:
        """Do what is not a move."""
        if typed == QUIT:
            raise Left
        if typed == UNDO:
            self.undo(seat)
        elif typed == TABLE:
            self.show(seat, offered)
        elif typed == LIST:
            self.list_choices(offered)
        else:
            self.say(self.speak("help", undo=UNDO, table=TABLE, list=LIST, quit=QUIT))

    def undo(self, seat: int) -> None:
        """Take the last move back, where nothing was learnt by it."""
        if not any(move.seat == seat for move in self.match.moves):
            self.say(self.speak("nothing-to-undo"))
            return
        before = None if self.match.game.timed else taken_back(self.match, seat)
        if before is None:
            self.say(self.speak("not-undone"))
            return
        self.match = before
        self.shown_at = -1
        self.say(self.speak("undone"))


def ending(match: Match, speak: Speaker) -> str:
    """Who won and why, then the points."""
    outcome = match.outcome
    winners = ", ".join(str(speak.seat(seat)) for seat in outcome.winners)
    headline = speak("won" if len(outcome.winners) == 1 else "won-together", winners=winners)
    reason = speak.coded("outcome", {"code": outcome.reason, **outcome.params})
    points = [speak("points", seat=seat, points=points) for seat, points in enumerate(outcome.scores)]
    return "\n".join([headline + " " + reason, *points])
