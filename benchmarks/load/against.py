"""Today's server beside an older commit: the same client, machine and environment, in turns.

The older commit is unpacked into a temporary folder from which its server runs.
"""

from __future__ import annotations

import io
import statistics
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.figures import ROOT

COMPARED = {"moves_per_cpu_second": "moves/CPU s", "p50": "p50", "p99": "p99", "kib_per_table": "KiB/table"}


@contextmanager
def sources(against: str | None) -> Iterator[list[tuple[str, Path]]]:
    """Yield the versions to measure, each with the folder of its source code: today's has no name."""
    if against is None:
        yield [("", ROOT)]
        return
    command = ["git", "-C", str(ROOT), "archive", "--format=tar", against, "snowbound"]
    packed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    with tempfile.TemporaryDirectory(prefix="snowbound-against-") as path:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(path, filter="data")
        yield [("", ROOT), (against, Path(path))]


def speed_up(rows: Sequence[dict[str, Any]], against: str, name: str) -> dict[str, list[float]]:
    """Return by game today's value divided by the older one of the same round."""
    found: dict[str, list[float]] = {}
    for game in dict.fromkeys(row["game"] for row in rows):
        both = [[row[name] for row in rows if row["game"] == game and row["version"] == v] for v in ("", against)]
        found[game] = [now / then for now, then in zip(*both, strict=True)]
    return found


def mean_speed_up(rows: Sequence[dict[str, Any]], against: str) -> list[float]:
    """Return the geometric mean of all games' ratios of moves per CPU second, in each round."""
    by_game = speed_up(rows, against, "moves_per_cpu_second").values()
    return [statistics.geometric_mean(ratios) for ratios in zip(*by_game, strict=True)]


def show_speed_up(rows: Sequence[dict[str, Any]], against: str) -> None:
    """Print the median ratios by game, and their geometric mean."""
    print(f"\nnow ÷ {against}, medians (spread) of the rounds")
    for name, title in COMPARED.items():
        print(title)
        for game, ratios in speed_up(rows, against, name).items():
            print(f"  {game:16} {statistics.median(ratios):6.2f}  ({min(ratios):.2f} – {max(ratios):.2f})")
    means = mean_speed_up(rows, against)
    print(f"geometric mean of moves/CPU s {statistics.median(means):.2f}  ({min(means):.2f} – {max(means):.2f})")
