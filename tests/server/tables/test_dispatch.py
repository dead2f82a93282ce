"""Handlers by type: one each, and none forgotten."""

import pytest

from hullaboo.server.protocol.declared import messages_from_client
from hullaboo.server.tables.command_handlers import HANDLERS, declared_commands
from hullaboo.server.tables.dispatch import Handlers, must_all_be_handled
from hullaboo.server.tables.message_handlers import AT_ONCE, IN_TURN


def test_a_type_has_one_handler() -> None:
    handlers: Handlers[object] = Handlers()
    handlers.handles(int)(abs)
    with pytest.raises(TypeError, match=r"int has two handlers: .*abs.* and .*round"):
        handlers.handles(int)(round)


def test_who_is_forgotten_or_handled_twice_is_named() -> None:
    here, there = Handlers({int: abs, str: len}), Handlers({int: abs})
    must_all_be_handled([str], here, there)
    with pytest.raises(TypeError, match="int: expected one handler, got 2"):
        must_all_be_handled([int], here, there)
    with pytest.raises(TypeError, match="float: expected one handler, got 0"):
        must_all_be_handled([float], here, there)


def test_every_message_and_every_command_has_a_handler() -> None:
    assert {*IN_TURN, *AT_ONCE} == {*messages_from_client()}
    assert {*declared_commands()} <= {*HANDLERS}


def test_the_message_of_a_handler_that_was_deleted_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in messages_from_client():
        handlers = IN_TURN if kind in IN_TURN else AT_ONCE
        with monkeypatch.context() as patched:
            patched.delitem(handlers, kind)
            with pytest.raises(TypeError, match=kind.__name__):
                must_all_be_handled(messages_from_client(), IN_TURN, AT_ONCE)
