"""TypeScript types of all messages, made from the Structs: `python -m hullaboo.server.protocol.typescript FILE`."""

import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, inspect

from hullaboo.server.protocol import messages
from hullaboo.server.protocol.messages import Received, Sent

HEAD = (
    "// Made from src/hullaboo/server/protocol/messages.py by `python -m hullaboo.server.protocol.typescript`;"
    " a test compares them.\n"
)
MADE_BEFOREHAND = {"view": "Record<string, unknown>", "legal": "LegalMove[]"}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def all_structs() -> list[type[msgspec.Struct]]:
    """Every message and everything inside them, as written in the module."""
    found = [each for each in vars(messages).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    bases = (msgspec.Struct, messages.FromClient, messages.FromServer, messages.Body)
    return [each for each in found if each not in bases and each.__module__ == messages.__name__]


def written() -> str:
    """The whole file."""
    unions = f"export type Received = {text_of(Received)};\nexport type Sent = {text_of(Sent)};\n"
    return "\n".join([HEAD, *map(interface, all_structs()), unions])


def interface(kind: type[msgspec.Struct]) -> str:
    """One Struct as an interface."""
    facts = inspect.type_info(kind)
    assert isinstance(facts, inspect.StructType)
    lines = [f'  type: "{facts.tag}";'] if facts.tag else []
    hints = get_type_hints(kind)
    for field in facts.fields:
        optional = "" if field.required else "?"
        text = MADE_BEFOREHAND[field.name] if hints[field.name] is Raw else text_of(hints[field.name])
        lines.append(f"  {field.encode_name}{optional}: {text};")
    doc = f"/** {(kind.__doc__ or '').strip()} */\n"
    return f"{doc}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def text_of(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(map(text_of, inner))
    if origin is list:
        return f"({text_of(inner[0])})[]" if "|" in text_of(inner[0]) else f"{text_of(inner[0])}[]"
    if origin is dict:
        return f"Record<string, {text_of(inner[1])}>"
    return str(kind.__name__)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), "utf-8")
