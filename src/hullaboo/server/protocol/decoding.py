"""What clients send, decoded: whatever is wrong with it is `bad-message`, never a fault of ours."""

from typing import Any, Generic, TypeVar

import msgspec

from hullaboo.core.errors import HullabooError

T = TypeVar("T")


class BadMessage(HullabooError):
    """A message that is none."""

    code = "bad-message"


class Decoder(Generic[T]):
    """Decodes messages of one type."""

    def __init__(self, kind: Any) -> None:
        """`kind` is a struct, or a union of tagged ones."""
        self._kind = kind
        self._decode = msgspec.json.Decoder(kind).decode

    def __call__(self, data: bytes) -> T:
        """A message, or BadMessage with what was expected."""
        try:
            return self._try(data)
        except msgspec.DecodeError as error:
            raise BadMessage(str(error), trouble=str(error)) from error
        except UnicodeDecodeError as error:
            raise bad("expected UTF-8") from error
        except RecursionError as error:
            raise bad("expected no such deep nesting") from error

    def _try(self, data: bytes) -> T:
        try:
            message: T = self._decode(data)
        except msgspec.ValidationError:
            if b"." not in data and b"e" not in data and b"E" not in data:
                raise
            message = msgspec.convert(with_whole_numbers(msgspec.json.decode(data)), self._kind)
        return message


def bad(trouble: str) -> BadMessage:
    """Something that msgspec has no words for."""
    return BadMessage(trouble, trouble=trouble)


def with_whole_numbers(value: Any) -> Any:
    """The same with 2.0 as 2: JSON knows one kind of number, and our description of integers allows both."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [with_whole_numbers(each) for each in value]
    if isinstance(value, dict):
        return {name: with_whole_numbers(each) for name, each in value.items()}
    return value
