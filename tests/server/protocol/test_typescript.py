"""TypeScript made from Structs."""

from typing import Any, Literal

import msgspec
import pytest

from hullaboo.server.protocol.typescript import interface, text_of


class Small(msgspec.Struct, tag="small"):
    """A small message."""

    seat: int


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "number"), (float, "number"), (bool, "boolean"), (str, "string"), (type(None), "null"), (Any, "unknown"),
        (int | None, "number | null"), (Literal["me", "open"], '"me" | "open"'), (list[int], "number[]"),
        (list[int | None], "(number | null)[]"), (dict[str, list[int]], "Record<string, number[]>"), (Small, "Small"),
    ],
)  # fmt: skip
def test_a_python_type_in_typescript(kind: Any, text: str) -> None:
    assert text_of(kind) == text


class Ready(msgspec.Struct, tag="ready"):
    """What is made beforehand."""

    view: msgspec.Raw
    legal: msgspec.Raw


def test_a_struct_is_an_interface_with_its_tag_and_its_defaults_optional() -> None:
    class Chat(msgspec.Struct, tag="chat", rename={"said": "text"}):
        """Something said."""

        said: str
        seat: int | None = None

    text = interface(Chat)
    assert text.startswith("/** Something said. */\nexport interface Chat {\n")
    for line in ('  type: "chat";', "  text: string;", "  seat?: number | null;"):
        assert line in text


def test_what_is_json_already_is_said_by_its_name() -> None:
    text = interface(Ready)
    assert "  view: Record<string, unknown>;" in text
    assert "  legal: LegalMove[];" in text
