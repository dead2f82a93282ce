"""Editions: the components of a game as data, read from TOML, checked, and turned into numbers for the rules.

The game's own `edition.py` says what a file must hold (`numbers`); this module finds, reads and names them. A key that
no rule reads is refused (`refuse_unknown`): a misspelt one would change nothing and say nothing. The hash of an edition
is over its content, not over its comments or spacing.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from hullaboo.core.errors import BadEdition, UnknownName

Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]
PROVENANCES = ("printed", "reconstructed", "invented")
FORMER = "former"
OPTIONAL = ("source", FORMER)
"""What any edition may say besides: where its components are told of, and digests that it had."""
COMMON = ("name", "provenance", *OPTIONAL)
DIGEST = re.compile("[0-9a-f]{16}")


@dataclass(frozen=True)
class Edition:
    """One set of components: its file's content, and the row of numbers that `start` reads."""

    name: str
    provenance: str
    digest: str
    former: tuple[str, ...]
    """Digests of what the file held before it gained keys that change nothing: logs that name them are of this one."""
    data: Mapping[str, Any] = field(repr=False)
    numbers: Numbers = field(repr=False, compare=False)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """What was pickled cannot be written to either."""
        vars(self).update(kept)
        self.numbers.setflags(write=False)

    @property
    def text(self) -> str:
        """Name and hash, as they stand in a log."""
        return f"{self.name} {self.digest}"


def names_in(folder: Path) -> list[str]:
    """The editions a folder holds; `classic` comes first, being the default."""
    return sorted((file.stem for file in folder.glob("*.toml")), key=lambda name: (name != "classic", name))


def load(folder: Path, name_or_file: str, numbers: Callable[[Mapping[str, Any]], list[int]]) -> Edition:
    """An edition by its name in the folder, or a person's own file by its path (which ends in .toml)."""
    if name_or_file.endswith(".toml"):
        return read(Path(name_or_file), numbers)
    if name_or_file not in names_in(folder):
        raise UnknownName("edition", name_or_file, [*names_in(folder), "a file ending in .toml"])
    return read(folder / f"{name_or_file}.toml", numbers)


def read(path: Path, numbers: Callable[[Mapping[str, Any]], list[int]]) -> Edition:
    """An edition from a file; every refusal names the file and what was expected."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        common(data)
        row = numbers(data)
    except OSError as error:
        raise BadEdition(f"{path}: cannot be read ({error.strerror})", file=str(path)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadEdition(f"{path}: expected a TOML file ({error})", file=str(path)) from error
    except BadEdition as error:
        raise BadEdition(f"{path}: {error}", file=str(path), **error.params) from error
    former = tuple(data.get(FORMER, ()))
    return Edition(data["name"], data["provenance"], digest(data), former, data, for_reading(row))


def for_reading(row: list[int]) -> Numbers:
    """Numbers that all matches share, so that nobody may write to them."""
    shared = np.array(row, np.int64)
    shared.setflags(write=False)
    return shared


def common(data: Mapping[str, Any]) -> None:
    """What every edition must say: its name and where its components come from."""
    name = data.get("name")
    if not isinstance(name, str) or not name.replace("-", "").isalnum() or len(name) > 40:
        raise BadEdition(f"name: expected up to 40 letters, digits and dashes, got {name!r}")
    if data.get("provenance") not in PROVENANCES:
        raise BadEdition(f"provenance: expected one of {', '.join(PROVENANCES)}, got {data.get('provenance')!r}")
    if not isinstance(data.get("source", ""), str):
        raise BadEdition(f"source: expected a text, got {data['source']!r}")
    former = data.get(FORMER, [])
    if not isinstance(former, list) or not all(isinstance(each, str) and DIGEST.fullmatch(each) for each in former):
        raise BadEdition(f"{FORMER}: expected a list of digests, each of 16 hex digits, got {former!r}")


def refuse_unknown(data: Mapping[str, Any], *own: str) -> None:
    """Refuse a key that is neither common to all editions nor one of the game's own."""
    known = [*own, *COMMON]
    strangers = sorted(set(data) - set(known))
    if strangers:
        raise BadEdition(
            f"unknown key {strangers[0]!r}: expected one of {', '.join(known)}", got=strangers[0], known=known
        )


def digest(data: Mapping[str, Any]) -> str:
    """The first 16 hex digits of the SHA-256 of the content, without its former digests."""
    content = {name: value for name, value in data.items() if name != FORMER}
    return hashlib.sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()[:16]
