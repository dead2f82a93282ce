"""The bots of a match: asked anew after every change, playing through the same pipeline as everybody."""

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from functools import partial

from hullaboo.core.bot import Answer
from hullaboo.core.seats import CLOCK
from hullaboo.play.asking import Asking, all_wait
from hullaboo.play.match import Match, dealt_again
from hullaboo.server.limits.fair_queue import Place
from hullaboo.server.storage.records import TableRecord
from hullaboo.server.tables.commands import BotHasDecided, BotPlays
from hullaboo.server.tables.inbox import CommandInbox
from hullaboo.server.tables.match_clock import MatchClock
from hullaboo.server.tables.pacing import Pacing
from hullaboo.server.tables.presence import Presence
from hullaboo.server.tables.workers import Asked, Workers, facts_of


class Bots:
    """What the bots of a match have heard, what they were asked, and what they plan."""

    def __init__(
        self, match: Match, record: TableRecord, presence: Presence, clock: MatchClock, workers: Workers,
        inbox: CommandInbox, now: Callable[[], int],
    ) -> None:  # fmt: skip
        """They know nothing yet; times in their questions count from now."""
        self._match, self._record, self._presence, self._clock = match, record, presence, clock
        self._workers, self._inbox, self._now, self._began = workers, inbox, now, now()
        self.plans = 0
        """The state of plans: answers and plans of another one are void."""
        self._handles: list[asyncio.TimerHandle] = []
        self._waiting: set[int] = set()
        self._asking = Asking()
        self._pacing = Pacing()
        self._lives = 0
        """How often moves were taken back: workers know each life's bots by a name of their own."""

    @property
    def play(self) -> bool:
        """Whether any bot plays here."""
        return bool(self._presence.viewers.bots)

    def hear(self) -> None:
        """Note what the last move tells the bots, for their next question; what was taken back they never heard."""
        bots, last = self._presence.viewers.bots, self._match.moves[-1]
        if last.taken_back:
            self._begin_anew()
        elif bots and last.is_action:
            self._asking.hear(self._match, bots)

    def _begin_anew(self) -> None:
        """Put others in the bots' places, who are told everything that stands from the deal on."""
        self._lives += 1
        self._asking, again = Asking(), dealt_again(self._match)
        for move in self._match.standing:
            again.play_text(*move)
            self._asking.hear(again, self._presence.viewers.bots)

    def follow(self) -> None:
        """Note what was played: plans are void, bots hear of it, and leave people the time to see it."""
        self.void()
        self.hear()
        if self._record.pace and self._presence.viewers.bots:
            self._pacing.tell(self._match.game, self._match.tell(), self._now())

    def void(self) -> None:
        """Void what they plan and what they are thinking about: the match is not what it was."""
        self.plans += 1

    def stop(self) -> None:
        """Void all plans and let go of them."""
        self.void()
        self._cancel()

    def _cancel(self) -> None:
        for handle in self._handles:
            handle.cancel()
        self._handles.clear()
        self._waiting.clear()

    def ask_anew(self) -> None:
        """Void all plans and ask: other hands play a seat, or somebody looks again."""
        self.void()
        self.ask()

    def ask(self) -> None:
        """Ask every bot that may act, while anybody looks and nobody is awaited; tables of people go first."""
        self._cancel()
        viewers = self._presence.viewers
        if not viewers.bots or not self._presence.is_watched or self._clock.awaited:
            return
        plans, actors, now = self.plans, self._match.actors, self._now()
        place = Place(viewers.has_people, self._record.household)
        for seat in viewers.bots:
            if actors >> seat & 1:
                answered = partial(self._submit_answer, plans, seat, now)
                question, reacts = partial(self.question, plans, seat), self._match.game.timed
                self._workers.ask(self._record.id, question, answered, place, reacts)

    def _submit_answer(self, plans: int, seat: int, asked: int, answer: Answer) -> None:
        self._inbox.submit(BotHasDecided(plans, seat, asked, answer))

    def question(self, plans: int, seat: int) -> Asked | None:
        """Return what a bot is asked; nothing, if the match has gone on."""
        bot = self._record.seats[seat].played_by
        if plans != self.plans or bot is None:
            return None
        number, events = self._asking.begin(seat)
        return Asked(
            game=facts_of(self._match.game),
            bot=bot,
            table=self._record.id + "'" * self._lives,
            seat=seat,
            seats=self._match.seats,
            seed=self.private_number(f"bot {seat}"),
            number=number,
            view=self._match.view(seat),
            events=events,
            legal=self._match.legal(seat),
            guessed=self._match.guessed(seat, self.private_number(f"guess {seat} {number}")).tobytes(),
            now=self._now() - self._began,
        )

    def private_number(self, what: str) -> int:
        """Return a number that only this table knows."""
        digest = hmac.digest(bytes.fromhex(self._record.secret), what.encode(), hashlib.sha256)
        return int.from_bytes(digest[:7], "big")

    def decided(self, decision: BotHasDecided) -> None:
        """Plan what a bot has decided, after its time; or note that it waits."""
        if decision.answer.action == self._match.game.rules.WAIT:
            self._waiting.add(decision.seat)
        else:
            pause = self.pause(decision.seat, decision.asked, decision.answer) * self._record.pace // 100
            plays = BotPlays(decision.plans, decision.seat, decision.answer.action)
            self._handles.append(self._inbox.submit_later(pause, plays))

    def pause(self, seat: int, asked: int, answer: Answer) -> int:
        """Return how long a bot takes from now on: what it wants where a time runs, else until it can be followed."""
        if self._clock.runs:
            return answer.after
        luck = self.private_number(f"breath {seat} {self._asking.asked(seat)}")
        return max(answer.after, self._pacing.wait(asked, self._now(), luck))

    @property
    def seat_that_waits(self) -> int | None:
        """A seat whose wait is to be played: everybody waits and no time is running, so nothing else would happen."""
        if self._waiting and not self._clock.runs and all_wait(self._match, self._waiting, self._match.legal(CLOCK)):
            return min(self._waiting)
        return None
