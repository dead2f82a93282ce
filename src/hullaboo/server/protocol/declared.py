"""Every message and body, as it was declared once: decoders, descriptions and tests find them here and list none."""

from types import ModuleType
from typing import Any, Union

from msgspec import Struct

from hullaboo.server.protocol import bodies, from_client, from_server
from hullaboo.server.protocol.bodies import Body
from hullaboo.server.protocol.from_client import FromClient
from hullaboo.server.protocol.from_server import FromServer

MODULES = (from_client, from_server, bodies)
BASES = (FromClient, FromServer, Body)


def messages_from_client() -> tuple[type[FromClient], ...]:
    """The types of message that a client may send."""
    return tuple(FromClient.__subclasses__())


def messages_from_server() -> tuple[type[FromServer], ...]:
    """The types of message that the server sends."""
    return tuple(FromServer.__subclasses__())


def any_of(kinds: tuple[type[Struct], ...]) -> Any:
    """The union of some types, for a decoder."""
    return Union[kinds]  # noqa: UP007 - they are known at run time only


def tag_of(message: FromClient | FromServer | type[FromClient | FromServer]) -> str:
    """The `type` of a message on the wire."""
    return str(message.__struct_config__.tag)


def structs() -> list[type[Struct]]:
    """Every message and body, and everything inside them, in the order of their declarations."""
    return [each for module in MODULES for each in structs_in(module)]


def structs_in(module: ModuleType) -> list[type[Struct]]:
    """Those that a module declares."""
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Struct)]
    return [each for each in found if each.__module__ == module.__name__ and each not in BASES]
