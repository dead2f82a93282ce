"""Several servers on one machine, behind one port: started, watched, and followed by others when they end.

All of them take connections from the socket that the supervisor has opened; it takes none itself. Each holds one end of
a pair of sockets: it says there that people can come, and ends when the other end is gone.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Thread
from types import FrameType

from hullaboo.server.metrics import LOG, note

READY = b"!"
LOOK = 0.1
"""In seconds: how often the supervisor looks after them."""
LONGEST_START, LONGEST_END = 120.0, 60.0
"""In seconds: who is not there by then, or not gone, is killed."""
SHORT_LIFE, LONGEST_WAIT = 10.0, 30.0
"""In seconds: who ends so soon is followed later each time, and after so long at last."""
BAD_INPUT = 2


@dataclass
class Child:
    """One server: its process, and our end of the line to it."""

    process: "subprocess.Popen[bytes]"
    line: socket.socket
    began: float = field(default_factory=time.monotonic)
    is_ready: bool = False

    def listen(self) -> bool:
        """Whether people can come to it."""
        if not self.is_ready:
            try:
                self.is_ready = self.line.recv(1) == READY
            except BlockingIOError:
                pass
            except OSError:
                self.is_ready = False
        return self.is_ready

    @property
    def age(self) -> float:
        """For how many seconds it has been there."""
        return time.monotonic() - self.began


def started(words: Sequence[str], listening: socket.socket) -> Child:
    """Start a server that takes connections from a socket of ours."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    with theirs:
        handed = [listening.fileno(), theirs.fileno()]
        command = [sys.executable, "-m", "hullaboo", *words, "--inherits", ",".join(map(str, handed))]
        return Child(subprocess.Popen(command, pass_fds=handed), ours)


class Supervisor:
    """Keeps so many servers running; `words` are what one is told, by its number and whether it follows a dead one."""

    def __init__(self, listening: socket.socket, count: int, words: Callable[[int, bool], Sequence[str]]) -> None:
        """None runs yet."""
        self._listening, self._words = listening, words
        self._children: list[Child | None] = [None] * count
        self._after = [0.0] * count
        self._waits = [0.0] * count
        self.ready: Callable[[], None] = nobody_waits
        self._is_ending, self._is_rolling = False, False

    def run(self) -> int:
        """Keep them running until told to end; the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._on_end)
        signal.signal(signal.SIGHUP, self._on_roll)
        try:
            return self._keep()
        finally:
            self._end_all()

    def _on_end(self, _number: int, _frame: FrameType | None) -> None:
        self._is_ending = True

    def _on_roll(self, _number: int, _frame: FrameType | None) -> None:
        self._is_rolling = True

    def _keep(self) -> int:
        has_begun = False
        while not self._is_ending:
            for at, child in enumerate(self._children):
                if child is None and time.monotonic() >= self._after[at]:
                    self._children[at] = started(self._words(at, self._waits[at] > 0), self._listening)
                elif child and (code := child.process.poll()) is not None:
                    if code == BAD_INPUT and not has_begun:
                        return BAD_INPUT
                    self._note_end(at, child, code)
            if not has_begun and any(child and child.listen() for child in self._children):
                has_begun = True
                self.ready()
            if self._is_rolling:
                self._is_rolling = False
                self._roll()
            time.sleep(LOOK)
        return 0

    def _note_end(self, at: int, child: Child, code: int) -> None:
        """A server has ended by itself: another one follows, at once unless that happens again and again."""
        child.line.close()
        was_short = child.age < SHORT_LIFE
        self._waits[at] = min(LONGEST_WAIT, max(1.0, 2 * self._waits[at])) if was_short else LOOK
        self._after[at], self._children[at] = time.monotonic() + self._waits[at], None
        todo = "nothing: another one follows, and the tables go on. If it goes on, look at what it has logged"
        facts = {"number": at + 1, "code": code, "again_in": self._waits[at], "todo": todo}
        LOG.error("a server has ended", extra={"facts": facts})

    def _roll(self) -> None:
        """Replace them one after the other, each when the one before is there: nobody notices more than a moment."""
        note("replacing servers one after the other", servers=len(self._children))
        for at, child in enumerate(self._children):
            if child and not self._is_ending:
                end(child)
                self._children[at] = following = started(self._words(at, True), self._listening)
                patience = time.monotonic() + LONGEST_START
                while not following.listen() and time.monotonic() < patience and not self._is_ending:
                    time.sleep(LOOK)

    def _end_all(self) -> None:
        """End them together: nobody is there to hand tables over to for long."""
        children = [child for child in self._children if child]
        for child in children:
            child.process.terminate()
        for child in children:
            end(child)


def end(child: Child) -> None:
    """End a server, and wait until it has handed over what it had."""
    if child.process.poll() is None:
        child.process.terminate()
    try:
        child.process.wait(LONGEST_END)
    except subprocess.TimeoutExpired:
        child.process.kill()
        child.process.wait()
    child.line.close()


def nobody_waits() -> None:
    """Do nothing: nobody waits."""


@dataclass(frozen=True)
class Inherited:
    """What a server has from its supervisor."""

    listening: socket.socket
    line: socket.socket

    @classmethod
    def of(cls, given: str) -> "Inherited":
        """By the numbers of the descriptors."""
        listening, line = (socket.socket(fileno=int(each)) for each in given.split(","))
        for each in (listening, line):
            each.set_inheritable(False)
        return cls(listening, line)

    def ready(self) -> None:
        """Say that people can come."""
        self.line.send(READY)

    def watch(self) -> None:
        """End when the supervisor is gone, however it ended."""

        def wait() -> None:
            with suppress(OSError):  # what we have said may lie there unread
                while self.line.recv(1):
                    pass
            os.kill(os.getpid(), signal.SIGTERM)

        Thread(target=wait, daemon=True, name="supervisor's end").start()
