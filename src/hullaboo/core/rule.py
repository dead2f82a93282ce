"""`@rule`: compile a function, keep its machine code on disk, never run stale or foreign code.

A file of machine code is named by a hash of everything it was made from: the bytecode of the function and of every
rule it reaches, the constants they read, the types of the arguments, the compiler and its switches. Nothing is ever
invalidated, because other sources have other names. docs/decisions/0004 says why numba's own cache will not do.
"""

import functools
import hashlib
import os
import pickle
import stat
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from numba.core.caching import Cache, CompileResultCacheImpl
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps
from numba.core.sigutils import normalize_signature

F = TypeVar("F", bound=Callable[..., object])

COMPILED = not getattr(config, "DISABLE_JIT")  # noqa: B009 (numba sets it at run time)
OPTIONS: Any = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
WITHOUT_DOOR: Any = {**OPTIONS, "no_cpython_wrapper": True}
SWITCHES = {name: getattr(config, name) for name in ("OPT", "BOUNDSCHECK", "DEBUGINFO_DEFAULT", "LOOP_VECTORIZE")}
CALLS = "whole numbers are handed on as int64"
COMPILER = repr((sys.version_info, numba.__version__, np.__version__, OPTIONS, SWITCHES, CALLS))
OUR_NAME = "hullaboo"
KEPT_FOR_SECONDS = 60 * 24 * 3600
DIGEST_BYTES = 16


def rule(function: F) -> F:
    """Compile `function` on its first call; the same source runs interpreted, natively and on a GPU."""
    if not COMPILED:
        return function
    return cast(F, Compiled(cast(FunctionType, function)))


class Compiled(CPUDispatcher):  # type: ignore[misc]
    """A compiled rule. Other rules hand it every whole number as int64, so that it is compiled once.

    numba would compile it anew for every width, and for every constant that it is called with.
    """

    def __init__(self, function: FunctionType) -> None:
        """Nothing is compiled yet. `called` is what other rules call: it needs no door from Python."""
        super().__init__(function, targetoptions=OPTIONS)
        self._cache = RuleCache(function)
        self.called = Called(function)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How a rule that calls this one sees it."""
        return self.called.get_call_template([as_int64(kind) for kind in args], kws)

    def get_overload(self, sig: Any) -> Any:
        """What a rule that calls this one is linked with."""
        return self.called.get_overload(sig)


class Called(CPUDispatcher):  # type: ignore[misc]
    """A rule as other rules call it. Never called from Python, and compiled without what that would need."""

    def __init__(self, function: FunctionType) -> None:
        """Nothing is compiled yet."""
        super().__init__(function, targetoptions=WITHOUT_DOOR)
        self._cache = RuleCache(function, "called by rules")

    def compile(self, sig: Any) -> Any:
        """As numba does it, but without its stopwatches: each would hear of all that is compiled while it runs."""
        args, _ = normalize_signature(sig)
        with global_compiler_lock, self._compiling_counter:
            if args not in self.overloads:
                self.add_overload(self._kept(sig) or self._made(sig, args))
            return self.overloads[args].entry_point

    def _kept(self, sig: Any) -> Any:
        """What the cache has, ready to be linked; or nothing."""
        kept = self._cache.load_overload(sig, self.targetctx)
        if kept is not None:
            self.targetctx.insert_user_function(kept.entry_point, kept.fndesc, [kept.library])
        return kept

    def _made(self, sig: Any, args: tuple[Any, ...]) -> Any:
        """Compiled anew, and kept."""
        made = self._compiler.compile(args, None)
        self._cache.save_overload(sig, made)
        return made


def as_int64(kind: Any) -> Any:
    """The type as which an argument is handed on: whole numbers have at most 63 bits, so nothing is lost."""
    return numba.int64 if isinstance(kind, numba.types.Integer | numba.types.IntegerLiteral) else kind


def folder() -> Path:
    """Where machine code lives: `HULLABOO_CACHE`, or a folder of the user's own."""
    if given := os.environ.get("HULLABOO_CACHE"):
        return Path(given)
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / OUR_NAME / "rules"


@functools.cache
def private(path: Path) -> Path:
    """The folder, made if need be; refused if somebody else could put code into it, since files in it are unpickled."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix":
        facts = path.stat()
        if facts.st_uid != os.getuid() or stat.S_IMODE(facts.st_mode) & 0o022:
            raise PermissionError(
                f"{path} holds compiled rules and must belong to you alone; "
                f"expected owner {os.getuid()} and mode 700, got owner {facts.st_uid}, mode {facts.st_mode & 0o777:o}"
            )
    return path


def prune(now: float | None = None) -> int:
    """Remove machine code that was not used for two months; answers how many files went."""
    limit = (time.time() if now is None else now) - KEPT_FOR_SECONDS
    old = [file for file in folder().glob("*") if file.is_file() and file.stat().st_mtime < limit]
    for file in old:
        file.unlink(missing_ok=True)
    return len(old)


def codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of everything written inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def read_by(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The globals and closure cells that a function may read, by name."""
    names = sorted({name for code in codes(function.__code__) for name in code.co_names})
    for name in names:
        if name in function.__globals__:
            value = function.__globals__[name]
            yield name, value
            if isinstance(value, ModuleType):
                yield from ((f"{name}.{inner}", getattr(value, inner)) for inner in names if hasattr(value, inner))
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def is_named_well_enough(value: object) -> bool:
    """Whether a value is part of Python, NumPy or numba, whose versions are in the hash already."""
    if isinstance(value, type | ModuleType | BuiltinFunctionType | np.ufunc):
        return True
    home = getattr(value, "__module__", None) or OUR_NAME
    return home.split(".")[0] in ("numba", "numpy", "math", "builtins", "typing")


def describe(value: object) -> bytes:
    """A constant as bytes; refuses what cannot be told apart by them."""
    if isinstance(value, np.ndarray):
        return repr((value.dtype.descr, value.shape)).encode() + value.tobytes()
    if isinstance(value, tuple):
        return b"(" + b",".join(map(describe, value)) + b")"
    if isinstance(value, int | float | str | bytes | type(None) | np.generic | np.dtype):
        return repr((type(value), value)).encode()
    if is_named_well_enough(value):
        return str(getattr(value, "__name__", repr(type(value)))).encode()
    raise TypeError(f"a rule may read numbers, strings, tuples, arrays and other rules, got {value!r}")


@functools.cache
def own_ingredients(function: FunctionType) -> tuple[bytes, tuple[FunctionType, ...]]:
    """The hash of a function without what it calls, and the rules it calls."""
    digest = hashlib.blake2b(digest_size=DIGEST_BYTES)
    calls = []
    for code in codes(function.__code__):
        plain = [constant for constant in code.co_consts if not isinstance(constant, CodeType)]
        digest.update(code.co_code + repr((code.co_names, code.co_varnames, plain)).encode())
    for name, value in read_by(function):
        if isinstance(value, Dispatcher):
            if value.py_func is function:
                raise TypeError(
                    f"{function.__qualname__} calls itself: a rule is renamed when it is compiled, so it may not"
                )
            calls.append(cast(FunctionType, value.py_func))
            value = "rule"
        digest.update(name.encode() + describe(value))
    return digest.digest(), tuple(calls)


def ingredients(function: FunctionType) -> bytes:
    """The hash of a function and all it reaches, with who calls whom."""
    digest, order, todo = hashlib.blake2b(digest_size=DIGEST_BYTES), {function: 0}, [function]
    while todo:
        own, calls = own_ingredients(todo.pop())
        digest.update(own)
        for call in calls:
            if call not in order:
                order[call] = len(order)
                todo.append(call)
            digest.update(order[call].to_bytes(4, "little"))
    return digest.digest()


class RuleCache(Cache):  # type: ignore[misc]
    """One file a function and signature, written whole or not at all, so that processes may share the folder."""

    def __init__(self, function: FunctionType, kind: str = "called from Python") -> None:
        """Take the place of the cache that numba would have made."""
        self._kind = kind
        self._impl: Any = object.__new__(CompileResultCacheImpl)
        self._function = function
        self._plain_name = function.__qualname__.replace(".<locals>", "")
        self._cache_path = str(folder())
        self._enabled = True

    def flush(self) -> None:
        """Nothing to do: there is no index."""

    def _path(self, signature: Any, codegen: Any) -> Path:
        if any(isinstance(kind, numba.types.Callable) for kind in signature):
            raise TypeError(f"{self._plain_name}: a rule takes other rules from its closure, not as arguments")
        parts = (COMPILER, self._kind, codegen.magic_tuple(), [str(kind) for kind in signature])
        digest = hashlib.blake2b(repr(parts).encode() + ingredients(self._function), digest_size=DIGEST_BYTES)
        return private(folder()) / f"{self._function.__module__}.{self._plain_name}-{digest.hexdigest()}"

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        path = self._path(sig, target_context.codegen())
        try:
            if (kept := unsealed(path)) is not None:
                os.utime(path)
                return self._impl.rebuild(target_context, pickle.loads(kept))
        except ModuleNotFoundError:
            """Compiled by another version, in which a function that is called here had another home."""
        # The linker knows functions by name only: two that differ in their closure must differ in name.
        self._function.__qualname__ = f"{self._plain_name}_{ingredients(self._function).hex()}"
        return None

    def _save_overload(self, sig: Any, data: Any) -> None:
        if data.library.has_dynamic_globals:
            raise TypeError(f"{self._plain_name} reads a constant of more than 1 MB: make it a field or an argument")
        path = self._path(sig, data.codegen)
        scratch = path.with_name(f".{uuid.uuid4().hex}")
        scratch.write_bytes(sealed(dumps(self._impl.reduce(data))))
        scratch.replace(path)


def sealed(data: bytes) -> bytes:
    """Data behind its own hash, so that a damaged file is known."""
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES).digest() + data


def unsealed(path: Path) -> bytes | None:
    """The data of a file, or nothing if it is missing or damaged."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    return data[DIGEST_BYTES:] if sealed(data[DIGEST_BYTES:]) == data else None
