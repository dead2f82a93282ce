"""Commands are data: what is in an inbox can be looked at, and nothing of a socket or of HTTP hides in it."""

import ast
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import get_origin, get_type_hints

import pytest

from hullaboo.server.tables import commands, inbox, pipeline, table
from hullaboo.server.tables.command_handlers import declared_commands


@pytest.mark.parametrize("command", declared_commands(), ids=lambda kind: kind.__name__)
def test_a_command_is_frozen_and_holds_no_function(command: type) -> None:
    assert command.__struct_config__.frozen  # type: ignore[attr-defined]
    hints = get_type_hints(command)
    assert [name for name, kind in hints.items() if get_origin(kind) is Callable or kind is Callable] == []


@pytest.mark.parametrize("module", [commands, inbox, pipeline, table], ids=lambda module: module.__name__)
def test_a_table_knows_of_no_socket_and_no_http(module: ModuleType) -> None:
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    names = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not [name for name in names if name and name.split(".")[-2:-1] in (["socket"], ["http"])]
