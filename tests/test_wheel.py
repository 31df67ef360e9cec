"""A built wheel works in an empty environment: the base install plays, the `server` extra serves."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this tree, with the browser client."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([*build, str(ROOT)], check=True)
    (built,) = folder.glob("snowbound-*.whl")
    return built


def test_a_wheel_plays_with_the_base_install_and_serves_with_the_extra(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=True)
    python, command = environment / "bin" / "python", environment / "bin" / "snowbound"

    subprocess.run([python, *PIP, wheel], check=True)
    shown = subprocess.run([command, "games"], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "uno_power_grab" in shown.stdout
    refused = subprocess.run([command, "serve"], capture_output=True, text=True, cwd=tmp_path)
    assert refused.returncode == 2
    assert "snowbound[server]" in refused.stderr, "it says what to install"

    subprocess.run([python, *PIP, f"{wheel}[server]"], check=True)
    installed = subprocess.run([python, "-m", "pip", "list"], capture_output=True, text=True, check=True).stdout.lower()
    assert not re.search(r"^(pytest|open_spiel|open-spiel|matplotlib|mypy|playwright) ", installed, re.MULTILINE)
    with subprocess.Popen([command, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
            assert found, "the server prints its address"
            with urllib.request.urlopen(f"{found[0]}/health") as answer:
                assert answer.status == 200
            with urllib.request.urlopen(found[0]) as page:
                assert b"Snowbound" in page.read()
        finally:
            server.terminate()
