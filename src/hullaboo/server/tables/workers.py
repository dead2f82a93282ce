"""Bots think in processes of their own, which never hold a true state.

A worker is sent a seat's view, what it was told, its legal actions and one state dealt anew by `guess`; every world it
searches is guessed from that. It keeps its bots between questions, so that they remember. Questions wait here, not in
the pipe: one is made when its worker is free, so that it is never about a table that has moved on. The more of them
wait, the less a bot may search. Games where time runs have processes of their own: no reaction waits behind a search.
"""

import asyncio
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from hullaboo.bots import bot as bot_named
from hullaboo.core.bot import Answer, Bot, Question, RandomBot, no_worlds
from hullaboo.core.contract import Event, Game, View
from hullaboo.core.entry_points import entry_points
from hullaboo.core.world import World
from hullaboo.server.limits.fair_queue import FairQueue, Place
from hullaboo.server.limits.recent import Recent
from hullaboo.server.metrics import BOT_BUDGET, BOT_QUEUE, BOT_SECONDS, FAILED_BOTS, LOG, note
from hullaboo.server.tables.warming import warm

BOTS_REMEMBERED = 4096
HANGING_REMEMBERED = 1000
MILLISECONDS = 300
"""For how long a bot may search while nothing waits behind it; with one question waiting half as long, and so on."""
SECONDS_TO_WAIT = 5.0
"""What waits behind a question that takes longer goes to another process, where bots know only what they are told from
then on. Bots answer within a second; the first question about a game may have to wait until it is compiled."""
SECONDS_TO_HANG = 30.0
"""A bot that has not answered by then never will."""
SECONDS_BETWEEN_LOOKS = 1.0
TODO = "any legal move was played for it. If it goes on: report it with its trouble, or offer another bot"
SECONDS_TO_END = 1.0
Facts = tuple[str, str, str]
"""A game's name, package and folder."""


class Asked(NamedTuple):
    """A question as it goes to a worker."""

    game: Facts
    bot: str
    table: str
    seat: int
    seats: int
    seed: int
    number: int
    view: View
    events: tuple[Event, ...]
    legal: tuple[int, ...]
    guessed: bytes
    now: int
    milliseconds: int = MILLISECONDS


Make = Callable[[], Asked | None]
Hear = Callable[[Answer], None]


@dataclass
class Waiting:
    """A question to be made when its worker is free, and who wants the answer."""

    make: Make
    hear: Hear
    place: Place
    asked: Asked | None = None
    tries: int = 0


class Process:
    """A process that thinks about one question at a time; `answered` is told what came, or None when it has ended."""

    def __init__(self, games: Sequence[Facts], answered: Callable[["Process", object], None]) -> None:
        """Start it; it warms some games while it has nothing to do."""
        self.waiting: Waiting | None = None
        self._since = 0.0
        self._answered = answered
        self._loop = asyncio.get_running_loop()
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=work, args=(theirs, games), name="hullaboo bots", daemon=True)
        self._process.start()
        theirs.close()
        self._loop.add_reader(self._pipe.fileno(), self._read)

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.is_alive()

    def think(self, waiting: Waiting) -> None:
        """Think about a question that was made."""
        self.waiting, self._since = waiting, self._loop.time()
        self._pipe.send(waiting.asked)

    @property
    def asked(self) -> Asked:
        """What it thinks about."""
        assert self.waiting is not None
        assert self.waiting.asked is not None
        return self.waiting.asked

    def thinks_for(self, now: float) -> float:
        """Return for how many seconds it has thought about its question."""
        return now - self._since if self.waiting else 0.0

    def hangs(self, now: float) -> bool:
        """Whether it will never answer."""
        return self.thinks_for(now) > SECONDS_TO_HANG and not self._pipe.poll()

    def _read(self) -> None:
        try:
            answer = self._pipe.recv()
        except (EOFError, OSError):
            answer = None
        if self.waiting:
            BOT_SECONDS.observe(self.thinks_for(self._loop.time()))
        self._answered(self, answer)

    def end(self) -> None:
        """End it, also where it hangs."""
        self._loop.remove_reader(self._pipe.fileno())
        self._pipe.close()
        self._process.kill()
        self._process.join(SECONDS_TO_END)


class Worker:
    """One process, asked one question at a time; a second one while the first takes long."""

    def __init__(self) -> None:
        """Start it with the first question."""
        self._queue: FairQueue[Waiting] = FairQueue()
        self._games: Sequence[Facts] = ()
        self.process: Process | None = None
        self.slow: Process | None = None
        """Was thinking for long while others waited: it ends with its answer."""
        self._hung = Recent(HANGING_REMEMBERED)
        """Tables and seats whose bots hang: they are not asked again."""

    def ask(self, waiting: Waiting) -> None:
        """Queue a question."""
        self._put(waiting)
        self._next()

    def _put(self, waiting: Waiting) -> None:
        self._queue.put(waiting, waiting.place)
        BOT_QUEUE.inc()

    def _take(self) -> Waiting:
        BOT_QUEUE.dec()
        return self._queue.take()

    def start(self, games: Sequence[Facts]) -> None:
        """Start the process before it is asked."""
        self._games = games
        self._started()

    def _started(self) -> Process:
        if self.process is None:
            self.process = Process(self._games, self._on_answer)
        return self.process

    def _next(self) -> None:
        while self._queue and not (self.process and self.process.waiting):
            waiting = self._take()
            waiting.asked = waiting.asked or waiting.make()
            if waiting.asked is None:
                continue
            if (waiting.asked.table, waiting.asked.seat) in self._hung:
                waiting.hear(any_legal(waiting.asked))
            else:
                waiting.asked = waiting.asked._replace(milliseconds=budget(len(self._queue)))
                self._started().think(waiting)

    def _on_answer(self, process: Process, answer: object) -> None:
        waiting, process.waiting = process.waiting, None
        if answer is None or process is self.slow:
            self._end(process)
        if waiting:
            self._tell(waiting, answer)
        self._next()

    def _tell(self, waiting: Waiting, answer: object) -> None:
        """Pass an answer on; a question whose process has ended is asked once more."""
        assert waiting.asked is not None
        if isinstance(answer, Answer):
            waiting.hear(answer)
        elif answer is None and waiting.tries == 0:
            note("bot worker ended: its question is asked again", bot=waiting.asked.bot, table=waiting.asked.table)
            waiting.tries = 1
            self._put(waiting)
        else:
            waiting.hear(stopgap(waiting.asked, "failed", answer or "its process has ended twice"))

    def _end(self, process: Process) -> None:
        process.end()
        if process is self.slow:
            self.slow = None
        else:
            self.process = None

    def look_after(self, now: float) -> None:
        """Give up a bot that hangs; let nobody wait behind one that takes long."""
        for process in (self.slow, self.process):
            if process and process.hangs(now):
                self._give_up(process)
        if self._queue and self.process and not self.slow and self.process.thinks_for(now) > SECONDS_TO_WAIT:
            self._let_it_think_on(self.process)
        self._next()

    def _let_it_think_on(self, process: Process) -> None:
        """Another process takes what waits."""
        asked = process.asked
        facts = {"bot": asked.bot, "game": asked.game[0], "table": asked.table, "waiting": len(self._queue)}
        note("bot takes long; another process takes what waits", **facts)
        self.slow, self.process = process, None

    def _give_up(self, process: Process) -> None:
        """Play on without its bot, and in another process."""
        waiting, asked = process.waiting, process.asked
        assert waiting is not None
        self._end(process)
        self._hung.add((asked.table, asked.seat))
        waiting.hear(stopgap(asked, "hung", f"no answer in {SECONDS_TO_HANG:.0f} seconds; its process was replaced"))

    def stop(self) -> None:
        """End what runs."""
        BOT_QUEUE.dec(len(self._queue))
        for process in (self.slow, self.process):
            if process:
                self._end(process)


class Workers:
    """Some processes; a table's bots always think in the same one, unless something goes wrong there."""

    def __init__(self, count: int) -> None:
        """They start when they are first asked, or told to; half of them, but one at least, are for reactions."""
        self.reacting = [Worker() for _ in range(max(1, count // 2))]
        self.thinking = [Worker() for _ in range(max(1, count - count // 2))]
        self._looking: asyncio.TimerHandle | None = None

    @property
    def all(self) -> list[Worker]:
        """All of them."""
        return [*self.reacting, *self.thinking]

    def ask(self, table: str, make: Make, hear: Hear, place: Place, reacts: bool) -> None:
        """Ask a question about a table; `reacts` says that time runs in its game: no search goes before it."""
        if self._looking is None:
            self._look_after()
        among = self.reacting if reacts else self.thinking
        among[sum(table.encode()) % len(among)].ask(Waiting(make, hear, place))

    def start(self, games: Sequence[Game]) -> None:
        """Start all processes, with these games warm, each where its bots think."""
        for worker in self.all:
            worker.start([facts_of(game) for game in games if game.timed == (worker in self.reacting)])

    def _look_after(self) -> None:
        """See every second that none hangs."""
        loop = asyncio.get_running_loop()
        for worker in self.all:
            worker.look_after(loop.time())
        self._looking = loop.call_later(SECONDS_BETWEEN_LOOKS, self._look_after)

    def stop(self) -> None:
        """End all processes."""
        if self._looking:
            self._looking.cancel()
        for worker in self.all:
            worker.stop()


def budget(waiting: int) -> int:
    """Return for how many milliseconds a bot may search while so many questions wait behind its own."""
    allowed = MILLISECONDS // (1 + waiting)
    BOT_BUDGET.observe(allowed / 1000)
    return allowed


def stopgap(asked: Asked, how: str, trouble: object) -> Answer:
    """Return any legal action, so that nobody waits for a bot that failed or hung, and log its trouble."""
    FAILED_BOTS.counts[how] += 1
    facts = {"bot": asked.bot, "game": asked.game[0], "table": asked.table, "trouble": str(trouble), "todo": TODO}
    LOG.error(f"bot {how}", extra={"facts": facts})
    return any_legal(asked)


def any_legal(asked: Asked) -> Answer:
    """Return any legal action."""
    return RandomBot(asked.seat, asked.seed).act(question_from(asked, lambda _seed: None))


def work(pipe: Connection, cold: Sequence[Facts]) -> None:
    """Answer questions until the server is gone; warm games while there are none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games = deque(cold)
    while True:
        if games and not pipe.poll():
            warm(game_from(games.popleft()))
            continue
        try:
            asked: Asked = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(answered(asked))
        except Exception as error:
            forget_bots()
            pipe.send(f"{type(error).__name__}: {error}")


def facts_of(game: Game) -> Facts:
    """Return what a worker needs to find a game."""
    return game.name, game.package, str(game.folder)


@lru_cache(maxsize=64)
def game_from(facts: Facts) -> Game:
    """Return the game that a question is about."""
    return Game(facts[0], facts[1], Path(facts[2]))


@lru_cache(maxsize=BOTS_REMEMBERED)
def remembered(game: Facts, name: str, table: str, seat: int, seed: int) -> Bot:
    """Return the bot of a seat, with its memory."""
    return bot_named(game_from(game), name, seat, seed)


def forget_bots() -> None:
    """Begin anew after trouble."""
    remembered.cache_clear()


def answered(asked: Asked) -> Answer:
    """Let the bot think, in worlds guessed from the guessed one."""
    game = game_from(asked.game)
    states = game.rules.State.batch(1)
    states.view("u1")[:] = memoryview(asked.guessed)

    def world(seed: int) -> Any:
        dealt = states.copy()
        entry_points(game).guess(dealt, 0, asked.seat, seed)
        return dealt[0]

    def worlds(seeds: Sequence[int]) -> World:
        return World.of(game, asked.seats, states).copy(len(seeds)).guess(asked.seat, seeds)

    bot = remembered(asked.game, asked.bot, asked.table, asked.seat, asked.seed)
    return Answer(*bot.act(question_from(asked, world, worlds)))


def question_from(
    asked: Asked, world: Callable[[int], Any], worlds: Callable[[Sequence[int]], Any] = no_worlds
) -> Question:
    """Return the question as bots know it."""
    return Question(
        *(asked.seat, asked.number, asked.view, asked.events, asked.legal, world, asked.now),
        worlds=worlds,
        milliseconds=asked.milliseconds,
    )
