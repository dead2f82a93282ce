"""Handlers, by the type of what they handle: one each, and none forgotten."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

H = TypeVar("H")
G = TypeVar("G")


class Handlers(dict[type, H]):
    """A handler for each of some types."""

    def handles(self, kind: type) -> Callable[[G], G]:
        """Register the decorated function for a type; a type has one."""

        def register(handler: G) -> G:
            if kind in self:
                raise TypeError(f"{kind.__name__} has two handlers: {self[kind]} and {handler}")
            self[kind] = handler  # type: ignore[assignment]
            return handler

        return register


def must_all_be_handled(kinds: Iterable[type], *handlers: Handlers[Any]) -> None:
    """Raise unless every type has exactly one handler, so that a forgotten one fails when the server is imported."""
    for kind in kinds:
        count = sum(kind in each for each in handlers)
        if count != 1:
            raise TypeError(f"{kind.__name__}: expected one handler, got {count}")
