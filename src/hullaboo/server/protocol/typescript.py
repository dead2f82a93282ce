"""TypeScript types of all messages, made from the Structs."""

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, inspect

from hullaboo.server.protocol.declared import any_of, messages_from_client, messages_from_server, structs

HEAD = "// Made from src/hullaboo/server/protocol by `python -m hullaboo.server.protocol`; a test compares them.\n"
MADE_BEFOREHAND = {"view": "Record<string, unknown>", "events": "Record<string, unknown>[]", "legal": "LegalMove[]"}
"""What fields hold that are JSON already."""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def written() -> str:
    """The whole file."""
    unions = {"FromClient": messages_from_client(), "FromServer": messages_from_server()}
    lines = [f"export type {name} = {text_of(any_of(kinds))};\n" for name, kinds in unions.items()]
    return "\n".join([HEAD, *map(interface, structs()), "".join(lines)])


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
    doc = f"/** {(kind.__doc__ or '').strip().splitlines()[0]} */\n"
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
