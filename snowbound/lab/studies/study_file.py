"""Reads the file of a study and names everything that is wrong in it, with its line, before any game is played."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from snowbound.core.toml_lines import Where, dotted, line_of

from .plan import Study
from .study_reader import BadStudy, StudyReader

Asked = TypeVar("Asked")


def read_study(file: Path) -> Study:
    """Return the study in a file; BadStudy names everything that is wrong in it."""
    return read_with(file, StudyReader.read)


def study_of(data: Mapping[str, Any], folder: Path = Path()) -> Study:
    """Return the study that is given as data, with the keys of a file. Board files are looked for in the folder."""
    return checked(StudyReader(data, folder), StudyReader.read, lambda where: "")


def read_with(file: Path, read: Callable[[StudyReader], Asked | None]) -> Asked:
    """Return what a function reads in the file of a study."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadStudy(f"{file.name} is not a text file in UTF-8") from None
    except OSError as error:
        raise BadStudy(f"the study {file} cannot be read: {error.strerror}") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadStudy(f"{file.name} is not TOML: {error}") from None
    reader = StudyReader(data, file.parent, text)
    return checked(reader, read, lambda where: f"{file.name}:{line_of(text, where)}: ")


def checked(reader: StudyReader, read: Callable[[StudyReader], Asked | None], place: Callable[[Where], str]) -> Asked:
    """Return what was read, or raise BadStudy with a line for everything that is wrong."""
    found = read(reader)
    if reader.problems or found is None:
        told = [f"{place(problem.where)}{dotted(problem.where)}: {problem.text}" for problem in reader.problems]
        raise BadStudy("\n".join(dict.fromkeys(told)))
    return found
