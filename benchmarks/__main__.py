"""Run every benchmark of this folder: each bench_*.py has a main() that prints what it measured."""

import importlib
import sys
from pathlib import Path


def main() -> int:
    names = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
    if not names:
        print("benchmarks/ holds no bench_*.py yet", file=sys.stderr)
        return 1
    for name in names:
        print(f"· {name.removeprefix('bench_')}", flush=True)
        importlib.import_module(f"benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
