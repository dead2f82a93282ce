"""The terminal itself: keys come one by one, the screen is drawn anew between them."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from hullaboo.terminal.console import Console, Line

SECONDS = 20
"""How long a line may take on a busy machine."""


@contextmanager
def terminal() -> Iterator[tuple[Console, PipeInput]]:
    """A console, and what types into it."""
    with create_pipe_input() as keys, Console(keys, DummyOutput()) as console:
        yield console, keys


def half_typed(console: Console, keys: PipeInput, text: str) -> None:
    """Type without sending, until every key has been taken."""
    keys.send_text(text)
    while not console.half_typed.endswith(text):
        console.say("…")


def test_a_line_belongs_to_the_question_of_its_first_key() -> None:
    with terminal() as (console, keys):
        console.ask("one")
        half_typed(console, keys, "count")
        console.ask("two")
        console.say("Somebody has thrown a card.")
        keys.send_text("er 3\r")
        assert console.line(SECONDS) == Line("counter 3", "one")
        keys.send_text("draw\r")
        assert console.line(SECONDS) == Line("draw", "two")


def test_what_is_half_typed_survives_whatever_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    with terminal() as (console, keys):
        half_typed(console, keys, "dr")
        console.say("\033[2J\033[3J\033[Hanother table")
        keys.send_text("aw\r")
        assert console.line(SECONDS).text == "draw"
    assert "another table" in capsys.readouterr().out


def test_who_erases_a_line_begins_another_one() -> None:
    with terminal() as (console, keys):
        console.ask("one")
        half_typed(console, keys, "x")
        console.ask("two")
        keys.send_text("\x7fdraw\r")
        assert console.line(SECONDS) == Line("draw", "two")


def test_a_text_given_back_is_sent_with_enter_and_belongs_to_the_question_asked_now() -> None:
    with terminal() as (console, keys):
        console.ask("two")
        console.give_back("counter 3")
        keys.send_text("\r")
        assert console.line(SECONDS) == Line("counter 3", "two")


def test_a_text_given_back_does_not_mix_with_what_is_being_typed() -> None:
    with terminal() as (console, keys):
        half_typed(console, keys, "dr")
        console.give_back("counter 3")
        keys.send_text("aw\r")
        assert console.line(SECONDS).text == "draw"


@pytest.mark.parametrize(("key", "leaves"), [("\x04", EOFError), ("\x03", KeyboardInterrupt)])
def test_who_leaves_is_gone_for_good(key: str, leaves: type[BaseException]) -> None:
    with terminal() as (console, keys):
        keys.send_text(key)
        for _ in range(2):
            with pytest.raises(leaves):
                console.line(SECONDS)
        console.say("still to be said")


def test_a_wait_for_a_line_ends() -> None:
    with terminal() as (console, _), pytest.raises(TimeoutError):
        console.line(0.01)
