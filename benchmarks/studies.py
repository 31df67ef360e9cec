"""Plays the worked studies of docs/studies again, and writes what they found into their pages.

    python -m benchmarks.studies            plays all; a run that was stopped goes on where it was
    python -m benchmarks.studies --quick    plays the quick part of each, and says whether it equals the data
    python -m benchmarks.studies --pages    writes tables, pictures and quotations only

Each study is a file, which `snowbound study` plays. What is published of its results is in docs/studies/data: the
metrics and conclusions, and the brief file of its games. `benchmarks/study_pages.py` makes the pages from that alone.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.study_pages import DATA, PUBLISHED, STUDIES, write_pages
from snowbound.cli import main as snowbound

BUILD = STUDIES.parents[1] / "build" / "studies"
"""Where the studies are played: their games stay there, so that they can go on."""


def files(names: Sequence[str] = ()) -> dict[str, Path]:
    """Return the files of the studies by their names, such as `start_player/ice_flow`: all, or those that are named."""
    found = {file.relative_to(STUDIES).with_suffix("").as_posix(): file for file in sorted(STUDIES.rglob("*.toml"))}
    found = {name: file for name, file in found.items() if not file.is_relative_to(DATA)}
    unknown = [name for name in names if name not in found]
    if unknown:
        raise SystemExit(f"there is no study {', '.join(unknown)}: choose from {', '.join(found)}")
    return {name: found[name] for name in names or found}


def play(name: str, file: Path, options: Sequence[str]) -> int:
    """Play a study and publish its results; return the exit code of the command."""
    out = BUILD / name
    code = snowbound(["study", str(file), "--out", str(out), "--no-page", *options])
    if code == 0:
        publish(out, DATA / name)
    return code


def publish(played: Path, folder: Path) -> None:
    """Copy what is published of the results of a study."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in PUBLISHED:
        shutil.copyfile(played / part, folder / part)


def match(name: str, file: Path, options: Sequence[str]) -> int:
    """Play the quick part of a study; return 0 if its games equal those of the data."""
    out = BUILD / "quick" / name
    return snowbound(
        ["study", str(file), "--quick", "--out", str(out), "--no-page", "--match", str(DATA / name), *options]
    )


def main() -> int:
    """Play the studies that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.studies")
    parser.add_argument("names", nargs="*", metavar="NAME", help="studies, such as towers (default: all)")
    parser.add_argument("--quick", action="store_true", help="play the quick parts and compare them with the data")
    parser.add_argument("--pages", action="store_true", help="play nothing, and write the pages")
    parser.add_argument("--jobs", metavar="N", help="as in snowbound study")
    chosen = parser.parse_args()
    options = ["--jobs", chosen.jobs] if chosen.jobs else []
    codes = []
    if not chosen.pages:
        for name, file in files(chosen.names).items():
            print(f"\n{name}", file=sys.stderr)
            codes.append((match if chosen.quick else play)(name, file, options))
    if not chosen.quick:
        for changed in write_pages():
            print(f"updated {changed}", file=sys.stderr)
    return max(codes, default=0)


if __name__ == "__main__":
    sys.exit(main())
