"""web/src/wire.ts is what `make wire` generates from the server's messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from snowbound.server.messages import wire
from snowbound.server.messages.wire_typescript import generate

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_wire_ts_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == generate(), "run `make wire`"


@pytest.mark.parametrize("union, name", [(wire.Commands, "Command"), (wire.Messages, "Message")])
def test_every_type_on_the_wire_is_a_member_of_its_union(union: Any, name: str) -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(union)}
    text = generate()

    members = re.search(rf"export type {name} =((?:\n  \| \w+)+);", text)
    assert members is not None
    names = re.findall(r"\w+", members[1])
    found = {tag for member in names for tag in re.findall(rf"interface {member} {{\n  type: '([a-z]+)'", text)}
    assert found == tags


def test_a_field_with_a_default_is_optional_and_never_null() -> None:
    [news] = re.findall(r"interface NewsMessage \{(.*?)\n\}", generate(), re.S)

    assert "\n  number: number;" in news, "always sent"
    assert "\n  gap?: boolean;" in news, "left out at its default"
    assert "null" not in news
