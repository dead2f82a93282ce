"""Puts the built client into the wheel, so that who installs it needs no Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the wheel is packed; a checkout installed as it is builds it by `make`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is an editable installation or a wheel made from an sdist that carries the client."""
        builder = Path(self.root, "web", "build.py")
        if version != "editable" and builder.is_file():
            subprocess.run([sys.executable, builder], check=True)
