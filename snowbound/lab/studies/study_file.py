"""Reads the file of a study and names everything that is wrong in it, with its line, before any game is played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from snowbound.core.toml_lines import Where, dotted, line_of

from .plan import Study
from .study_reader import BadStudy, StudyReader

Asked = TypeVar("Asked")
Place = Callable[[Where], str]


def read_study(file: Path) -> Study:
    """Return the study in a file; BadStudy names everything that is wrong in it."""
    data, text = toml_of(file)
    reader = StudyReader(data, file.parent, text)
    return checked(reader, reader.read(), place_in(file, text))


def study_of(data: Mapping[str, Any], folder: Path = Path()) -> Study:
    """Return the study that is given as data, with the keys of a file. Board files are looked for in the folder."""
    reader = StudyReader(data, folder)
    return checked(reader, reader.read(), lambda where: "")


def toml_of(file: Path) -> tuple[dict[str, Any], str]:
    """Return the data and the text of a file."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadStudy(f"{file.name} is not a text file in UTF-8") from None
    except OSError as error:
        raise BadStudy(f"the study {file} cannot be read: {error.strerror}") from None
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1  # without a line it is the end of the file
        raise BadStudy(f"{file.name}:{line}: this is not TOML: {error}") from None


def place_in(file: Path, text: str) -> Place:
    """Return what names the line of a part of a file."""
    return lambda where: f"{file.name}:{line_of(text, where)}: "


def checked(reader: StudyReader, found: Asked | None, place: Place) -> Asked:
    """Return what was read, or raise BadStudy with a line for everything that is wrong."""
    if reader.problems or found is None:
        problems = sorted(reader.problems, key=lambda problem: line_of(reader.text, problem.where))
        told = [f"{place(problem.where)}{dotted(problem.where)}: {problem.text}" for problem in problems]
        raise BadStudy("\n".join(dict.fromkeys(told)))
    return found
