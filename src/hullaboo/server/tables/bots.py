"""The bots of a match: asked anew after every change, acting through the same door as everybody."""

import asyncio
import hashlib
import hmac
from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING

from hullaboo.core.bot import Answer
from hullaboo.core.contract import Event
from hullaboo.core.seats import members
from hullaboo.server.limits.fair_queue import Place
from hullaboo.server.tables.pacing import Pacing
from hullaboo.server.tables.workers import Asked, facts_of

if TYPE_CHECKING:
    from hullaboo.server.tables.live_match import LiveMatch


class Bots:
    """What the bots of a match have heard, what they were asked, and what they plan."""

    def __init__(self, play: "LiveMatch") -> None:
        """They know nothing yet."""
        self._play, self._table = play, play.table
        self._plans: list[asyncio.TimerHandle] = []
        self._waiting: set[int] = set()
        self._heard: dict[int, list[Event]] = defaultdict(list)
        self._asked: dict[int, int] = defaultdict(int)
        self._pacing = Pacing()

    def hear(self) -> None:
        """What the last move tells the bots, for their next question."""
        for seat in self._table.company.bots:
            self._heard[seat].extend(self._play.match.tell(seat))

    def show(self) -> None:
        """The last move is about to be shown: bots leave people the time to see it."""
        if self._table.kept.pace and self._table.company.bots:
            match = self._play.match
            self._pacing.tell(match.game, match.tell(), self._table.now())

    def cancel(self) -> None:
        """Give up all plans."""
        for handle in self._plans:
            handle.cancel()
        self._plans.clear()
        self._waiting.clear()

    def ask(self) -> None:
        """Ask every bot that may act, while anybody looks; tables where people play are thought about first."""
        self.cancel()
        table, company = self._table, self._table.company
        if not company.bots or not table.is_watched:
            return
        change, actors, now = self._play.change, self._play.match.actors, table.now()
        place = Place(company.has_people, table.kept.household)
        for seat in company.bots:
            if actors >> seat & 1:
                hear = partial(table.post, self.on_answer, change, seat, now)
                table.lobby.workers.ask(table.kept.id, partial(self.question, change, seat), hear, place)

    def question(self, change: int, seat: int) -> Asked | None:
        """What a bot is asked; nothing, if the table has moved on."""
        match, bot = self._play.match, self._table.kept.seats[seat].played_by
        if change != self._play.change or bot is None:
            return None
        number = self._asked[seat]
        self._asked[seat] += 1
        return Asked(
            game=facts_of(match.game),
            bot=bot,
            table=self._table.kept.id,
            seat=seat,
            seed=self.private_number(f"bot {seat}"),
            number=number,
            view=match.view(seat),
            events=tuple(self._heard.pop(seat, [])),
            legal=match.legal(seat),
            guessed=match.guessed(seat, self.private_number(f"guess {seat} {number}")).tobytes(),
            now=self._table.now() - self._play.began,
        )

    def private_number(self, what: str) -> int:
        """A number that only this table knows."""
        digest = hmac.digest(bytes.fromhex(self._table.kept.secret), what.encode(), hashlib.sha256)
        return int.from_bytes(digest[:7], "big")

    async def on_answer(self, change: int, seat: int, asked: int, answer: Answer) -> None:
        """A bot has decided: it acts after its time, or waits."""
        if change != self._play.change:
            return
        if answer.action == self._play.match.game.rules.WAIT:
            self._waiting.add(seat)
            await self.play_waits()
        else:
            after = self.pause(seat, asked, answer) * self._table.kept.pace // 100
            self._plans.append(self._table.later(after, self.on_plan, change, seat, answer.action))

    def pause(self, seat: int, asked: int, answer: Answer) -> int:
        """How long a bot takes from now on: as long as it wants where a time runs, else until it can be followed."""
        if self._play.clock.due:
            return answer.after
        luck = self.private_number(f"breath {seat} {self._asked[seat]}")
        return max(answer.after, self._pacing.wait(asked, self._table.now(), luck))

    async def on_plan(self, change: int, seat: int, action: int) -> None:
        """A bot acts."""
        if change == self._play.change:
            await self._play.act(seat, action)

    async def play_waits(self) -> None:
        """Where everybody waits and no time is running, the waits themselves are played."""
        play = self._play
        if not play.clock.due and self._waiting == set(members(play.match.actors)):
            await play.act(min(self._waiting), play.match.game.rules.WAIT)
