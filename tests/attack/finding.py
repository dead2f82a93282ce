"""Finds the attacks: every module here with a function of its own name that takes server, source and seconds."""

import inspect
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.attack.beside import Attack

TAKES = ["server", "source", "seconds"]


def attacks() -> dict[str, Attack]:
    """All attacks by name."""
    names = [path.stem for path in sorted(Path(__file__).parent.glob("*.py"))]
    found: dict[str, Any] = {name: getattr(import_module(f"tests.attack.{name}"), name, None) for name in names}
    return {name: attack for name, attack in found.items() if is_attack(attack)}


def is_attack(what: object) -> bool:
    """Whether this can be played beside a victim."""
    return inspect.isfunction(what) and list(inspect.signature(what).parameters) == TAKES
