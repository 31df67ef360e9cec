"""Figures have one home, `benchmarks/results/figures.json`; documents quote it, and a test compares them.

    python -m benchmarks.figures        write the figures into README.md and docs/

The benchmarks write the file, only the keys that they have measured; each key names the run that it is from. A
document quotes a figure, its spread, or a whole table of `benchmarks/tables.py` between two comments:

    <!-- figure:rlcard_rules -->185<!-- /figure --> times
    <!-- figure:rlcard_rules.spread -->146–191<!-- /figure -->
    <!-- table:ratios --> … <!-- /table -->
"""

from __future__ import annotations

import datetime
import json
import os
import platform
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
FILE = ROOT / "benchmarks" / "results" / "figures.json"
QUOTE = re.compile(r"(<!-- figure:([\w.]+) -->)(.*?)(<!-- /figure -->)")
TABLE = re.compile(r"(<!-- table:(\w+) -->\n).*?(<!-- /table -->)", re.DOTALL)
SEED = 1
"""The seed of the games that benchmarks play, where they do not name another."""


class Figure(NamedTuple):
    """The median of some rounds, and their least and greatest value."""

    value: float
    low: float
    high: float
    run: str

    @property
    def text(self) -> str:
        """The median, as documents show it."""
        return shown(self.value)

    @property
    def spread(self) -> str:
        """The least and the greatest value, if there was more than one."""
        if self.low == self.high:
            return ""
        return f"{shown(self.low)}–{shown(self.high)}"


def shown(value: float) -> str:
    """Return a number with three significant digits, and without an exponent."""
    if value == 0:
        return "0"
    digits = 2 - int(f"{value:e}".split("e")[1])
    return f"{round(value, digits):,.{max(digits, 0)}f}".rstrip("0").rstrip(".") if digits > 0 else f"{round(value):,}"


def read(file: Path = FILE) -> dict[str, Figure]:
    """Return all figures by their keys."""
    return {key: Figure(**figure) for key, figure in json.loads(file.read_text(encoding="utf-8"))["figures"].items()}


def record(measured: Mapping[str, Sequence[float]], command: str, *, seed: int = SEED, file: Path = FILE) -> None:
    """Write the medians of what was measured into the file; all other figures stay."""
    content = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"runs": {}, "figures": {}}
    name, run = this_run(command, seed)
    content["runs"][name] = run
    for key, values in measured.items():
        middle, low, high = statistics.median(values), min(values), max(values)
        content["figures"][key] = {"value": middle, "low": low, "high": high, "run": name}
    used = {figure["run"] for figure in content["figures"].values()}
    content["runs"] = {name: run for name, run in content["runs"].items() if name in used}
    content["figures"] = dict(sorted(content["figures"].items()))
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def this_run(command: str, seed: int) -> tuple[str, dict[str, Any]]:
    """Return a name for this run, and what it was run with."""
    git = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True).stdout.strip() or "unknown"
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    run = {
        "command": command,
        "edition": version("snowbound"),
        "commit": commit,
        "date": date,
        "seed": seed,
        "machine": machine(),
    }
    return f"{date} {commit} {command}", run


def machine() -> str:
    """Return what this machine is, as far as it matters here."""
    info = Path("/proc/cpuinfo")
    models = re.findall(r"model name\s*: (.*)", info.read_text(encoding="utf-8")) if info.exists() else []
    model = models[0] if models else platform.processor() or platform.machine()
    libraries = ", ".join(f"{name} {version(name.lower())}" for name in ("Numba", "NumPy"))
    return f"{os.cpu_count()} cores, {model}, Python {platform.python_version()}, {libraries}"


# --- documents ---------------------------------------------------------------


def documents() -> list[Path]:
    """Return the documents that may quote figures."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def updated(text: str, figures: Mapping[str, Figure]) -> str:
    """Return a document with the figures as they are now."""
    from benchmarks.tables import TABLES

    def quote(found: re.Match[str]) -> str:
        key, _, part = found[2].partition(".")
        return found[1] + str(getattr(figures[key], part or "text")) + found[4]

    text = TABLE.sub(lambda found: found[1] + "\n" + "\n".join(TABLES[found[2]](figures)) + "\n\n" + found[3], text)
    return QUOTE.sub(quote, text)


def outdated() -> Iterator[tuple[Path, str]]:
    """Yield each document that quotes other figures than the file has, and how it should read."""
    figures = read()
    for file in documents():
        text = file.read_text(encoding="utf-8")
        if (wanted := updated(text, figures)) != text:
            yield file, wanted


def main() -> None:
    """Write the figures into all documents."""
    for file, wanted in outdated():
        file.write_text(wanted, encoding="utf-8")
        print(f"updated {file.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
