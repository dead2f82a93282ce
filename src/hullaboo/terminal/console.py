"""Lines typed by a person, while time goes on and the screen is drawn anew above what is half typed.

A line belongs to the question that was on the screen when its first key was typed.
"""

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, Queue
from types import TracebackType
from typing import NamedTuple, Protocol, Self

from prompt_toolkit import PromptSession
from prompt_toolkit.application import in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

PROMPT = "> "


class Line(NamedTuple):
    """What was typed, and the question it was typed at."""

    text: str
    asked: object = None


class Lines(Protocol):
    """Where lines come from; a script in tests."""

    def ask(self, question: object) -> None:
        """What is typed from now on belongs to this question."""

    def line(self, seconds: float | None = None) -> Line:
        """The next line; raises TimeoutError when the time is over, EOFError when there will be no more."""

    def give_back(self, text: str) -> None:
        """Put a text back before the person, to be sent or changed; it belongs to the question asked now."""

    def say(self, text: str) -> None:
        """Show a text above what is half typed."""


class Console:
    """A terminal. Its keys are read by a thread of its own, so that a clock or a bot need not wait for a person."""

    def __init__(self, keys: Input | None = None, screen: Output | None = None) -> None:
        """Begin to listen when entered; `keys` and `screen` are the process's own if not given."""
        self._session: PromptSession[str] = PromptSession(PROMPT, input=keys, output=screen)
        self._session.default_buffer.on_text_changed += self._note_question
        self._lines: Queue[Line | type[BaseException]] = Queue()
        self._asked: object = None
        self._begun_at: object = None
        self._is_empty = True
        self._loop = asyncio.new_event_loop()
        self._listens, self._closes = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        """Begin to listen."""
        self._thread.start()
        self._listens.wait()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        """Leave the terminal as it was."""
        self._loop.call_soon_threadsafe(self._stop)
        self._thread.join()

    def ask(self, question: object) -> None:
        """What is typed from now on belongs to this question."""
        self._asked = question

    def line(self, seconds: float | None = None) -> Line:
        """The next line; raises TimeoutError when the time is over, EOFError when there will be no more."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if isinstance(line, Line):
            return line
        self._lines.put(line)
        raise line

    @property
    def half_typed(self) -> str:
        """What stands before the cursor and was not sent yet."""
        return self._session.default_buffer.text

    def give_back(self, text: str) -> None:
        """Put a text back before the person, unless they have begun another one."""
        self._in_loop(lambda: self._fill(text))

    def say(self, text: str) -> None:
        """Show a text above what is half typed."""
        self._in_loop(lambda: None, text)

    def _in_loop(self, then: Callable[[], None], text: str | None = None) -> None:
        """Do something between two keys, so that what is typed is never drawn over."""

        async def done() -> None:
            if text is not None:
                async with in_terminal():
                    print(text, flush=True)
            then()

        asyncio.run_coroutine_threadsafe(done(), self._loop).result()

    def _fill(self, text: str) -> None:
        if self._is_empty:
            self._session.default_buffer.insert_text(text)

    def _note_question(self, typed: Buffer) -> None:
        """The first key of a line says which question it belongs to."""
        if self._is_empty:
            self._begun_at = self._asked
        self._is_empty = not typed.text

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._read())

    async def _read(self) -> None:
        """Line after line, until the person or the program has had enough."""
        try:
            while not self._closes.is_set():
                text = await self._session.prompt_async(handle_sigint=False, pre_run=self._listens.set)
                self._lines.put(Line(text.strip(), self._asked if self._is_empty else self._begun_at))
                self._is_empty = True
        except (EOFError, KeyboardInterrupt) as leave:
            self._lines.put(type(leave))
        await self._closes.wait()

    def _stop(self) -> None:
        """Read no further line."""
        self._closes.set()
        if self._session.app.is_running and not self._session.app.is_done:
            self._session.app.exit(exception=EOFError)
