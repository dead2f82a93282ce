"""Copies of what is made of dicts and lists, for who may change them: what is shared is never writable."""

from typing import TypeVar

T = TypeVar("T")


def own_copy(value: T) -> T:
    """The same, all the way down, with no dict or list in common."""
    if isinstance(value, dict):
        return {key: own_copy(each) for key, each in value.items()}  # type: ignore[return-value]
    if isinstance(value, list):
        return [own_copy(each) for each in value]  # type: ignore[return-value]
    return value
