"""Run every benchmark of this folder: each module with a main() prints what it measured."""

import importlib
import sys
from pathlib import Path


def main() -> int:
    """Run those named on the command line, or all."""
    here = Path(__file__).parent
    known = sorted(path.stem for path in here.glob("*.py") if not path.stem.startswith("_"))
    unknown = [name for name in sys.argv[1:] if name not in known]
    if unknown:
        sys.exit(f"unknown benchmark {unknown[0]!r}: expected some of {', '.join(known)}")
    for name in sys.argv[1:] or known:
        benchmark = importlib.import_module(f"benchmarks.{name}")
        if hasattr(benchmark, "main"):
            print(f"· {name}", flush=True)
            benchmark.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
