"""Loading a table with a long log leaves the event loop to everyone else, and undo does not replay the game."""

from __future__ import annotations

import asyncio
import time

import pytest

from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.server.tables import checkpoints
from snowbound.server.tables.loading import SLICE, Loader
from snowbound.server.tables.records import LogRecord
from snowbound.server.tables.table import TableState
from tests.server.random_play import random_steps

UNO = find("uno_power_grab")
LIMIT = 0.02
"""Seconds of the event loop's processor time that nothing may exceed."""


async def turns_while(work: asyncio.Task[None]) -> list[float]:
    """Return the processor time of each turn of the event loop until the work is done."""
    turns, began = [], time.thread_time()
    while not work.done():
        await asyncio.sleep(0)
        turns.append(time.thread_time() - began)
        began = time.thread_time()
    await work
    return turns


@pytest.mark.parametrize("tables", [1, 3])
def test_a_long_log_is_applied_in_slices_that_all_loading_tables_share(tables: int) -> None:
    *_, played = random_steps(UNO, seed=3, records=300)

    async def load() -> tuple[list[TableState], list[float]]:
        loader, fresh = Loader(), [TableState(played.table.agreement, UNO, compiled=False) for _ in range(tables)]

        async def all_of_them() -> None:
            await asyncio.gather(*(loader.fold_all(table, played.records) for table in fresh))

        return fresh, await turns_while(asyncio.create_task(all_of_them()))

    longest = []
    for _ in range(3):  # the garbage collector may run in one of them
        fresh, turns = asyncio.run(load())
        assert len(turns) > sum(turns) / (4 * SLICE), "the loop had many turns"
        longest.append(max(turns))
    assert min(longest) < LIMIT
    for table in fresh:
        assert table.match is not None and played.table.match is not None
        assert table.match.bytes() == played.table.match.bytes()
        assert table.questions == played.table.questions and not table.unsent


@pytest.mark.parametrize("name", ["arctic_race", "uno_power_grab"])
def test_the_position_after_an_undo_is_the_one_that_the_remaining_events_lead_to(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "SPACING", 8)
    played: list[int] = []
    find_before = checkpoints.Checkpoints.match_before

    def counted(self: checkpoints.Checkpoints, match: Match, first: int) -> Match:
        before = find_before(self, match, first)
        played.append(first)
        return before

    monkeypatch.setattr(checkpoints.Checkpoints, "match_before", counted)
    number, undone = 0, 0
    for table in random_steps(find(name), seed=11, records=220):
        new = table.records[number:]
        number = len(table.records)
        if any(record.kind == "undo" for record in new):
            undone += 1
            again = table.table.at_start()
            for event in table.events:
                again.happen(event)
            assert table.table.match is not None and again.bytes() == table.table.match.bytes()
    assert undone > 5 and len(played) > 3, "some undos went back behind what was revealed"


def test_an_undo_plays_only_the_events_after_a_checkpoint_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "SPACING", 8)
    *_, played = random_steps(UNO, seed=3, records=150)
    table, happened = played.table, 0
    assert table.match is not None
    happen = Match.happen

    def count(self: Match, event: Event) -> None:
        nonlocal happened
        happened += 1
        happen(self, event)

    monkeypatch.setattr(Match, "happen", count)
    first = len(table.match.events) - 2
    table.fold(LogRecord(table.seq + 1, "undo", 0, 0, more={"first": first, "keep": []}))
    assert len(table.match.events) == first and happened < 8
