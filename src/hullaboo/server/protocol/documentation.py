"""The tables of messages in docs/protocol.md, made from the declarations and their docstrings."""

import re

from hullaboo.server.protocol.declared import messages_from_client, messages_from_server, tag_of
from hullaboo.server.protocol.from_client import FromClient
from hullaboo.server.protocol.from_server import FromServer

HEAD = "| message | means |\n|---|---|\n"
BEGIN, END = "<!-- {name}: made by `python -m hullaboo.server.protocol` -->\n", "<!-- end of {name} -->\n"


def with_tables(document: str) -> str:
    """The document with each table between its markers written anew."""
    for name, table in {"messages from the client": from_client(), "messages from the server": from_server()}.items():
        begin, end = BEGIN.format(name=name), END.format(name=name)
        if document.count(begin) != 1 or document.count(end) != 1:
            raise ValueError(f"expected one line {begin.strip()!r} and one line {end.strip()!r} in the document")
        before, after = document.split(begin)[0], document.split(end)[1]
        document = f"{before}{begin}{table}{end}{after}"
    return document


def from_client() -> str:
    """The table of what a client may send, each message with its fields."""
    return HEAD + "".join(f"| `{form(kind)}` | {meaning(kind)} |\n" for kind in messages_from_client())


def from_server() -> str:
    """The table of what the server sends."""
    return HEAD + "".join(f"| `{tag_of(kind)}` | {meaning(kind)} |\n" for kind in messages_from_server())


def form(kind: type[FromClient]) -> str:
    """What a message looks like: its type, and the names of its fields."""
    return "{" + ", ".join([f'"type": "{tag_of(kind)}"', *(f'"{field}"' for field in kind.__struct_fields__)]) + "}"


def meaning(kind: type[FromClient | FromServer]) -> str:
    """The docstring of a message, in one line."""
    return re.sub(r"\s+", " ", kind.__doc__ or "").strip()
