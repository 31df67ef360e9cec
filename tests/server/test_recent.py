"""Returning clients are told what happened since, at a cost that does not grow with the log."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.game import Game
from snowbound.games import find
from snowbound.server.messages import views, wire
from snowbound.server.messages.views import Preferences
from snowbound.server.tables.recent import MOST_TOLD
from snowbound.server.tables.records import LogRecord
from snowbound.server.tables.table import TableState
from tests.server.clocked import ClockedTable
from tests.server.random_play import random_steps
from tests.server.test_stored_snapshots import created, play, process

VIEWERS = (SPECTATOR, 0, 1, 2)
GAMES = ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")


def folded(table: TableState, records: list[LogRecord], viewer: int, language: str) -> dict[int, bytes]:
    """Return what a viewer is told of each record, by its number, when the whole log is replayed."""
    again, told = TableState(table.agreement, table.game, table.compiled), {}
    for record in records:
        again.unsent.clear()
        again.fold(record)
        if record.kind not in views.NOT_ANNOUNCED:
            event = views.TableNews(again, [record]).told(record, viewer, Preferences(language))
            told[record.seq] = wire.encode(event)
    return {again.told.number(viewer, seq): event for seq, event in told.items() if again.told.is_told(viewer, seq)}


@pytest.mark.parametrize("name", GAMES)
def test_a_returning_client_is_told_the_same_as_if_the_whole_log_was_replayed(name: str) -> None:
    game, rng, kinds = find(name), Random(name), Counter[str]()
    asked: list[tuple[int, int, int, list[bytes]]] = []
    for table in random_steps(game, seed=7, records=2 * MOST_TOLD + 60):
        state = table.table
        if rng.random() < 0.25:
            viewer = rng.choice(VIEWERS)
            since = max(0, state.number(viewer) - rng.randrange(MOST_TOLD))
            told = views.news_since(state, since, viewer, Preferences("da", scenes="wide")).told
            asked.append((since, state.number(viewer), viewer, [wire.encode(event) for event in told]))
    kinds.update(record.kind for record in table.records)
    assert kinds["undo"] > 3 and kinds["ask"] > 3 and len(asked) > 15, f"the game has what can go wrong: {kinds}"

    whole = {viewer: folded(table.table, table.records, viewer, "da") for viewer in VIEWERS}
    for since, number, viewer, messages in asked:
        expected = [told for seq, told in whole[viewer].items() if since < seq <= number]
        assert messages == expected, f"{name}: viewer {viewer} after {since}, at {number}"


def long_table(game: Game, records: int) -> ClockedTable:
    """Return a table with a long log."""
    *_, table = random_steps(game, seed=3, records=records)
    assert len(table.records) >= records
    return table


def test_telling_a_returning_client_does_not_replay_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_table(find("uno_power_grab"), 400).table

    def refuse(*_: object) -> None:
        raise AssertionError("the log is not folded again")

    monkeypatch.setattr(TableState, "fold", refuse)
    news = views.news_since(table, table.seq - MOST_TOLD, 0, Preferences())
    assert [event.number for event in news.told][-1] == table.seq
    assert not views.is_too_old(table, 0, table.seq - MOST_TOLD)
    assert views.is_too_old(table, 0, table.seq - MOST_TOLD - 1)


class Returning:
    """A client that watches the table again and keeps what it is sent."""

    preferences, wants_reactions, hidden_owners, guest = Preferences(), False, frozenset[str](), ""

    def __init__(self) -> None:
        self.news: list[wire.News] = []

    def push(self, message: bytes) -> None:
        """Keep news."""
        if b'"type":"news"' in message:
            self.news.append(msgspec.json.decode(message, type=wire.News))


def test_watching_again_reads_no_log_and_after_too_long_gives_the_current_view(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("neither is the log read nor is it folded again")

    async def watch_again() -> tuple[int, list[wire.News]]:
        async with process(f"sqlite:///{folder / 'tables.db'}") as tables:
            live, client = await created(tables), Returning()
            await play(tables, live, MOST_TOLD + 20)
            number = live.table.number(SPECTATOR)
            with monkeypatch.context() as patch:
                patch.setattr(TableState, "fold", refuse)
                patch.setattr(tables.database, "records", refuse)
                for since in (1, number - MOST_TOLD - 1, number - MOST_TOLD, number - 1):
                    await tables.watch(live, client, SPECTATOR, since)
            return number, client.news

    number, (first, late, early, last) = asyncio.run(watch_again())
    for news in (first, late):
        assert news.gap and news.told == [], "too much has happened to tell"
    assert not early.gap and [event.number for event in early.told][-1] == number
    assert not last.gap and [event.number for event in last.told] == [number]
    assert {news.number for news in (first, late, early, last)} == {number}


def test_a_table_keeps_few_positions() -> None:
    table = long_table(find("uno_power_grab"), 400).table
    size = len(table.match.bytes()) if table.match is not None else 0
    kept = [record.position for record, _ in table.recent.after(0, table.match) if record.position]
    assert sum(map(len, kept)) <= 20 * size
