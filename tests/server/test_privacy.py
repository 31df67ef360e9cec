"""The privacy page: every column of the database is in its list, and every item has its texts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import snowbound
from snowbound.server.moderation.privacy import ITEMS
from snowbound.server.storage import schema
from tests.server.running import Running

TEXTS = sorted((Path(snowbound.__file__).parent.parent / "web" / "text").glob("*.ftl"))


def test_every_column_of_the_database_has_a_sentence() -> None:
    stored = {(table.name, column.name) for table in schema.metadata.sorted_tables for column in table.columns}
    listed = Counter((table, column) for item in ITEMS for table, columns in item.columns.items() for column in columns)
    assert set(listed) == stored, "a new column needs a sentence on the privacy page (moderation/privacy.py)"
    assert max(listed.values()) == 1


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.stem)
def test_every_item_says_what_it_is_and_who_can_see_it(file: Path) -> None:
    names = {line.partition(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if " =" in line}
    wanted = {f"privacy-{item.what}{ending}" for item in ITEMS for ending in ("", "-text")}
    wanted |= {f"privacy-seen-{item.seen}" for item in ITEMS}
    assert wanted <= names


def test_the_page_has_the_real_settings(tmp_path: Path) -> None:
    with Running(tmp_path, guest_days=12, idle_days=3, contact="host@games.example") as server:
        found = server.guest().get("/api/privacy")
    assert {item["what"]: item.get("days") for item in found["items"]}["guest"] == 12
    assert (found["idle_days"], found["contact"]) == (3, "host@games.example")
