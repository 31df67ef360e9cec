"""The files in the guide to studies are studies."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from snowbound.lab.studies import study_of
from snowbound.lab.studies.study_file import checked
from snowbound.lab.studies.tune_plan import TuneReader

GUIDE = Path(__file__).parents[3] / "docs" / "studies.md"


def files() -> list[str]:
    blocks = re.findall(r"```text\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if 'game = "' in block]


def test_the_files_of_the_guide_can_be_played() -> None:
    study, search = files()
    assert len(study_of(tomllib.loads(study)).cells) == 16, "as the guide says"
    reader = TuneReader(tomllib.loads(search), GUIDE.parent)
    plan = checked(reader, reader.read_tune(), lambda where: "")
    assert (plan.rung_games, len(plan.numbers), len(plan.targets)) == ([30, 90, 270], 2, 3)
