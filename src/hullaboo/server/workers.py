"""Bots think in processes of their own, which never hold a true state.

A worker is sent a seat's view, what it was told, its legal actions and one state dealt anew by `guess`; every world it
searches is guessed from that. It keeps its bots between questions, so that they remember. Questions wait here, not in
the pipe: one is made when its worker is free, so that it is never about a table that has moved on.
"""

import asyncio
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

from hullaboo.bots import bot as bot_named
from hullaboo.core.bot import Answer, Bot, Question, RandomBot
from hullaboo.core.contract import Event, Game, View
from hullaboo.core.doors import doors
from hullaboo.server.telemetry import BOT_SECONDS, LOG, note
from hullaboo.server.warming import warm

BOTS_REMEMBERED = 4096
Facts = tuple[str, str, str]
"""A game's name, package and folder."""


class Asked(NamedTuple):
    """A question as it goes to a worker."""

    game: Facts
    bot: str
    table: str
    seat: int
    seed: int
    number: int
    view: View
    events: tuple[Event, ...]
    legal: tuple[int, ...]
    guessed: bytes
    now: int


Make = Callable[[], Asked | None]
Hear = Callable[[Answer], None]


@dataclass
class Waiting:
    """A question to be made when its worker is free, and who wants the answer."""

    make: Make
    hear: Hear
    asked: Asked | None = None
    tries: int = 0


class Worker:
    """One process, asked one question at a time."""

    def __init__(self) -> None:
        """Start it with the first question."""
        self._queue: deque[Waiting] = deque()
        self._current: Waiting | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._since = 0.0
        self._games: Sequence[Facts] = ()

    def ask(self, make: Make, hear: Hear) -> None:
        """Queue a question."""
        self._queue.append(Waiting(make, hear))
        self._next()

    def _next(self) -> None:
        while self._current is None and self._queue:
            waiting = self._queue.popleft()
            waiting.asked = waiting.make()
            if waiting.asked is not None:
                self._put(waiting)

    def _put(self, waiting: Waiting) -> None:
        self._current = waiting
        self._since = asyncio.get_running_loop().time()
        self._started().send(waiting.asked)

    def start(self, games: Sequence[Facts]) -> None:
        """Start the process before it is asked, and let it warm some games while it has nothing to do."""
        self._games = games
        self._started()

    def _started(self) -> Connection:
        if self._pipe is None:
            spawn = multiprocessing.get_context("spawn")
            self._pipe, theirs = spawn.Pipe()
            arguments = (theirs, self._games)
            self._process = spawn.Process(target=work, args=arguments, name="hullaboo bots", daemon=True)
            self._process.start()
            theirs.close()
            asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._heard)
        return self._pipe

    def _heard(self) -> None:
        waiting = self._current
        assert self._pipe is not None
        try:
            answer = self._pipe.recv()
        except (EOFError, OSError):
            self.stop()
            answer = None
        if waiting is None or waiting.asked is None:
            return
        self._current = None
        BOT_SECONDS.observe(asyncio.get_running_loop().time() - self._since)
        if answer is None and waiting.tries == 0:
            note("bot worker ended; asking again", bot=waiting.asked.bot)
            waiting.tries = 1
            self._put(waiting)
            return
        waiting.hear(answer if isinstance(answer, Answer) else stopgap(waiting.asked, answer))
        self._next()

    def stop(self) -> None:
        """End the process."""
        if self._pipe is not None and self._process is not None:
            asyncio.get_running_loop().remove_reader(self._pipe.fileno())
            self._pipe.close()
            self._process.terminate()
            self._process.join(2)
            self._pipe = None


class Workers:
    """Some processes; a table's bots always think in the same one."""

    def __init__(self, count: int) -> None:
        """They start when they are first asked, or told to."""
        self._workers = [Worker() for _ in range(max(1, count))]

    def ask(self, table: str, make: Make, hear: Hear) -> None:
        """Ask a question about a table."""
        self._workers[sum(table.encode()) % len(self._workers)].ask(make, hear)

    def start(self, games: Sequence[Game]) -> None:
        """Start all processes, with these games warm."""
        for worker in self._workers:
            worker.start([facts_of(game) for game in games])

    def stop(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.stop()


def stopgap(asked: Asked, trouble: object) -> Answer:
    """Any legal action, so that people need not wait for a bot that failed; its trouble is in the log."""
    LOG.error("bot failed", extra={"facts": {"bot": asked.bot, "game": asked.game[0], "trouble": str(trouble)}})
    return RandomBot(asked.seat, asked.seed).act(question_from(asked, lambda _seed: None))


def work(pipe: Connection, cold: Sequence[Facts]) -> None:
    """The life of a worker: answer questions until the server is gone; warm games while there are none."""
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
    """What a worker needs to find a game."""
    return game.name, game.package, str(game.folder)


@lru_cache(maxsize=64)
def game_from(facts: Facts) -> Game:
    """The game that a question is about."""
    return Game(facts[0], facts[1], Path(facts[2]))


@lru_cache(maxsize=BOTS_REMEMBERED)
def remembered(game: Facts, name: str, table: str, seat: int, seed: int) -> Bot:
    """The bot of a seat, with its memory."""
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
        doors(game).guess(dealt, 0, asked.seat, seed)
        return dealt[0]

    bot = remembered(asked.game, asked.bot, asked.table, asked.seat, asked.seed)
    return Answer(*bot.act(question_from(asked, world)))


def question_from(asked: Asked, world: Callable[[int], Any]) -> Question:
    """The question as bots know it."""
    return Question(asked.seat, asked.number, asked.view, asked.events, asked.legal, world, asked.now)
