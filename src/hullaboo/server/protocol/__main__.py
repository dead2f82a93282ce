"""Write what follows from the declarations: `python -m hullaboo.server.protocol`, in the root of a checkout."""

import sys
from pathlib import Path

from hullaboo.server.protocol import documentation, typescript

TYPES, DOCUMENT = Path("web/src/protocol.ts"), Path("docs/protocol.md")


def derived(root: Path) -> dict[Path, str]:
    """The files that follow from the declarations, and what each has to hold."""
    return {TYPES: typescript.written(), DOCUMENT: documentation.with_tables((root / DOCUMENT).read_text("utf-8"))}


def main(root: Path = Path()) -> int:
    """Write each file that is out of date."""
    for path, text in derived(root).items():
        if (root / path).read_text("utf-8") != text:
            (root / path).write_text(text, "utf-8")
            print(f"{path}: written anew")
    return 0


if __name__ == "__main__":
    sys.exit(main())
