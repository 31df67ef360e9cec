"""The pytest plug-in of `make soak`: writes what was run to docs/soak.md.

`snowbound.testing.samples` says how `make soak` and `make test` differ.
"""

from __future__ import annotations

import datetime
import os
import platform
import subprocess
import time
from collections import Counter
from pathlib import Path

import pytest

from snowbound.testing.samples import SOAK

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "soak.md"
LONGEST = 25

CAMPAIGN = "campaign"
"""The property in which a test records a row of the table of campaigns."""

_began = time.monotonic()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
    """Write the report."""
    if SOAK:
        REPORT.write_text(_report(terminalreporter, exitstatus), encoding="utf-8")


def _report(reporter: pytest.TerminalReporter, exitstatus: int) -> str:
    reports = [r for kind in ("passed", "failed", "error", "skipped") for r in reporter.stats.get(kind, [])]
    seconds: Counter[str] = Counter()
    for report in reports:
        seconds[report.nodeid] += report.duration
    counts = {kind: len(reporter.stats.get(kind, [])) for kind in ("passed", "failed", "error", "skipped")}
    lines = [
        "# Soak",
        "",
        "The last full run of the long tests, written by `make soak`. `make test` runs the same tests on a",
        "seeded sample.",
        "",
        "| | |",
        "|---|---|",
        f"| date | {datetime.datetime.now(datetime.UTC):%Y-%m-%d} |",
        f"| commit | {_commit()} |",
        f"| Python, cores | {platform.python_version()}, {os.cpu_count()} |",
        f"| result | {'passed' if exitstatus == 0 else 'FAILED'}: {', '.join(f'{n} {k}' for k, n in counts.items())} |",
        f"| minutes | {(time.monotonic() - _began) / 60:.0f} |",
        *_campaigns(reports),
        "",
        "The longest tests:",
        "",
        "| seconds | test |",
        "|---|---|",
        *(f"| {spent:.0f} | `{name}` |" for name, spent in seconds.most_common(LONGEST)),
    ]
    return "\n".join(lines) + "\n"


def _campaigns(reports: list[pytest.TestReport]) -> list[str]:
    """Return what the campaigns of faults counted (tests/server/campaign.py)."""
    rows = [str(value) for report in reports for name, value in report.user_properties if name == CAMPAIGN]
    if not rows:
        return []
    head = "| database | whole games | faults | acknowledged commands | people and networks |"
    return ["", "Whole games under faults (`tests/server/test_campaign.py`):", "", head, "|---|---|---|---|---|", *rows]


def _commit() -> str:
    changed = (
        " with changes" if _git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs/soak.md") else ""
    )
    return _git("rev-parse", "--short=12", "HEAD") + changed


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
