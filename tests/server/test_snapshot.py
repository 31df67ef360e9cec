"""A table that is loaded from a snapshot and the records after it equals one whose whole log was folded."""

from __future__ import annotations

import zlib
from collections import Counter
from dataclasses import fields
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.game import Game
from snowbound.games import find
from snowbound.server.messages import views, wire
from snowbound.server.messages.views import Preferences
from snowbound.server.tables import claims, commands
from snowbound.server.tables import snapshot as module
from snowbound.server.tables.finished import log_of
from snowbound.server.tables.recent import MOST_TOLD
from snowbound.server.tables.records import LogRecord
from snowbound.server.tables.snapshot import (
    SnapshotHead,
    TableSnapshot,
    WrongSnapshot,
    captured,
    decoded,
    difference,
    encoded,
    fingerprint,
    is_at,
    is_possible,
    restore,
)
from snowbound.server.tables.table import TableState
from snowbound.testing.samples import SOAK
from tests.server.clocked import ClockedTable
from tests.server.random_play import random_steps

GAMES = {"arctic_race": 4, "arctic_roll": 16, "ice_flow": 2, "polar_rush": 9, "uno_power_grab": 15}
"""Seeds of games with everything that can go wrong: undo, changed choices, pauses, absences, waits."""

VIEWERS = (SPECTATOR, 0, 1, 2)

KEPT_ELSEWHERE = {"match", "clocks", "recent", "efforts", "checkpoints", "plays", "keys", "undoable"}
"""Fields of a table that a snapshot has in other forms."""

SCRATCH = {"_run", "_out", "_weights", "_rng", "_seen"}
"""What a match has for itself."""

NOT_KEPT = {
    "agreement": "from the table's row",
    "id": "from the table's row",
    "game": "from the table's row",
    "compiled": "of the process",
    "wait_factor": "a setting",
    "unsent": "empty between commands",
    "tries": "not in the log; a restart forgets them",
    "reason": "a table that cannot be replayed has no snapshot",
    "past": "a table that cannot be replayed has no snapshot",
    "seen_views": "a cache",
    "_as_if_called": "follows from the match and the wait",
    "_disturbed": "a cache",
    "snapshot": "about snapshots",
    "follows_log": "about snapshots",
}
"""Fields of a table that a snapshot does not have, and why."""


def test_a_snapshot_has_every_field_of_a_table_or_says_why_not() -> None:
    table = ClockedTable(find("arctic_race"), "Ann", "Bea").table
    kept = {*SnapshotHead.__struct_fields__} & {*vars(table)} | KEPT_ELSEWHERE
    assert kept | set(NOT_KEPT) == {*vars(table)} and not kept & set(NOT_KEPT)
    assert {field.name for field in fields(table)} <= {*vars(table)}


def folded(table: TableState, records: list[LogRecord]) -> TableState:
    """Return the table that a log is folded into, as the database returns the log."""
    again = TableState(table.agreement, table.game, compiled=False)
    for record in records:
        again.fold(record)
        again.unsent.clear()
    return again


def loaded(table: TableState, data: bytes, records: list[LogRecord]) -> TableState:
    """Return the table that a snapshot and the records after it lead to."""
    again, snapshot = TableState(table.agreement, table.game, compiled=False), decoded(data)
    assert is_at(snapshot, records[snapshot.head.seq - 1])
    restore(again, snapshot)
    for record in records[snapshot.head.seq :]:
        again.fold(record)
        again.unsent.clear()
    return again


def stored(records: list[LogRecord]) -> list[LogRecord]:
    """Return records as the database returns them."""
    return [msgspec.json.decode(msgspec.json.encode(record), type=LogRecord) for record in records]


def observed(table: TableState, rng: Random, now: int) -> dict[str, Any]:
    """Return everything that viewers and commands can see of a table."""
    table.restart_clocks(now)
    match, seen = table.match, dict[str, Any]()
    told = rng.randrange(MOST_TOLD)
    for viewer in VIEWERS:
        since = max(0, table.number(viewer) - told)
        likes = Preferences(rng.choice(("en", "fi")), scenes="wide")
        seen[f"view {viewer}"] = wire.encode(views.news(table, viewer, likes))
        if not views.is_too_old(table, viewer, since):
            seen[f"since {viewer}"] = wire.encode(views.news_since(table, since, viewer, likes))
        if viewer != SPECTATOR:
            seen[f"undo {viewer}"] = table.undo_of(viewer), table.hidden_choice(viewer), table.last.get(viewer)
            seen[f"absence {viewer}"] = claims.missed(table, viewer), claims.may_be_claimed(table, viewer, now)
            seen[f"late {viewer}"] = table.is_late(viewer)
            seen[f"quota {viewer}"] = table.efforts.count(table.seats[viewer].guest, "undo")
            seen[f"memory {viewer}"] = table.seen_by(viewer) if match is not None else []
    seen["clocks"] = vars(table.clocks)
    seen["keys"] = table.keys
    seen["wait"] = table.wait, table.paused, table.proposal
    if match is not None:
        hidden = {name: value for name, value in vars(match).items() if name not in SCRATCH}
        hidden |= {"_states": match.bytes(), "shown": match.shown.tobytes(), "_legal": 0}
        seen["match"] = hidden
        seen["shown"] = table.shown.bytes() if table.shown is not None else b""
        seen["replay"] = [table.checkpoints.nearest(number) for number in range(len(match.events) + 1)]
        seen["takes back"] = {index: table.before(index).bytes() for index in table.undoable}
        if table.is_revealed:
            seen["log"] = log_of(table)
    return seen


def play_on(table: TableState, now: int, seed: int) -> list[LogRecord]:
    """Play a few more moves at a table and return their records."""
    game = ClockedTable.__new__(ClockedTable)
    game.table, game.now, game.records = table, now, []
    rng = Random(seed)
    for _ in range(6):
        if table.paused is not None:
            game.do(commands.resume)
        elif table.wait is not None:
            game.pass_time(20_000)
        elif table.questions and not table.is_over:
            seat = rng.choice(list(table.questions))
            game.move(seat, rng.choice(table.questions[seat].legal), by="bot" if seat == 2 else "person")
    return game.records


def claimed(table: ClockedTable) -> bool:
    """Let Bea go away and her stand-in play, until Ann claims the game."""
    state = table.table
    if state.paused is not None:
        table.do(commands.resume)
    if not state.seats[1].away:
        table.do(lambda draft: commands.hand_to_stand_ins(draft, [1]))
    for _ in range(60):
        if state.is_over:
            return False
        if claims.missed(state, 1) == claims.MISSED:
            break
        if state.wait is not None:
            table.pass_time(20_000)
            continue
        seat = next(iter(state.questions))
        by = ("person", "stand-in", "bot")[seat]
        table.move(seat, state.questions[seat].legal[0], by=by)
    table.now += claims.ABSENCE
    if not claims.may_be_claimed(state, 1, table.now):
        return False
    table.do(lambda draft: claims.claim(draft, "Ann", 1))
    return True


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_and_the_records_after_it_equal_the_whole_log(name: str) -> None:
    check_game(name, GAMES[name])
    for seed in range(100, 120 if SOAK else 100):
        check_game(name, seed, complete=False)


def check_game(name: str, seed: int, *, complete: bool = True) -> None:
    """Play a random game and compare snapshots of several moments with the log. A complete one has all that matters."""
    rng, kinds, data, moments = Random(name), Counter[str](), list[bytes](), Counter[str]()
    for table in random_steps(find(name), seed, records=150):
        state = table.table
        for moment in ("wait", "proposal", "paused"):
            if getattr(state, moment) is not None and not moments[moment]:
                moments[moment] += 1
                data.append(encoded(captured(state)))
        if rng.random() < 0.08:
            assert is_possible(state)
            data.append(encoded(captured(state)))
        if data and rng.random() < 0.04:
            compare(table, rng.choice(data), rng)
    was_claimed = claimed(table)
    kinds.update(record.kind for record in table.records)
    if complete:
        assert kinds["undo"] > 3 and kinds["pause"] and kinds["away"] and kinds["back"], f"the game has more: {kinds}"
        assert moments["proposal"] and moments["paused"] and was_claimed
        assert moments["wait"] or name not in {"polar_rush", "uno_power_grab"}
    data.append(encoded(captured(table.table)))
    for each in (data[0], data[-2], data[-1]):
        compare(table, each, rng)


def compare(table: ClockedTable, data: bytes, rng: Random) -> None:
    """Compare both ways of loading, then play on at both tables and compare again."""
    records, seed = stored(table.records), rng.random()
    one, other = folded(table.table, records), loaded(table.table, data, records)
    assert difference(decoded(encoded(captured(one))), decoded(encoded(captured(other)))) == ""
    for _ in range(2):
        first, second = (observed(each, Random(seed), table.now) for each in (one, other))
        assert first.keys() == second.keys()
        assert {key for key in first if first[key] != second[key]} == set()
        assert play_on(one, table.now, 1) == play_on(other, table.now, 1)


def small_table(game: Game) -> ClockedTable:
    *_, table = random_steps(game, seed=2, records=40)
    return table


def test_damaged_bytes_are_no_snapshot() -> None:
    data = encoded(captured(small_table(find("arctic_race")).table))
    for wrong in (b"", data[:-5], data[:50] + b"?" + data[51:], encoded_with(data, b"\x90")):
        with pytest.raises(WrongSnapshot):
            decoded(wrong)


def encoded_with(data: bytes, head: bytes) -> bytes:
    parts = msgspec.msgpack.decode(zlib.decompress(data))
    return zlib.compress(msgspec.msgpack.encode([head, *parts[1:]]))


def test_a_snapshot_of_another_log_does_not_fit() -> None:
    table = small_table(find("arctic_race"))
    snapshot = decoded(encoded(captured(table.table)))
    last = stored(table.records)[-1]
    assert is_at(snapshot, last)
    assert not is_at(snapshot, msgspec.structs.replace(last, at=last.at + 1))
    assert not is_at(snapshot, stored(table.records)[-2]) and not is_at(snapshot, None)


def test_the_fingerprint_depends_on_rules_agreement_and_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    race, uno = find("arctic_race"), find("uno_power_grab")
    agreed = small_table(race).table.agreement
    others = {
        fingerprint(agreed, race),
        fingerprint(agreed, uno),
        fingerprint(msgspec.structs.replace(agreed, owner="nobody"), race),
    }
    with monkeypatch.context() as patch:
        patch.setattr(race.record, "dtype", np.dtype([("a", "i1")]))
        others.add(fingerprint(agreed, race))
    monkeypatch.setattr(module, "_program", lambda: b"another version")
    others.add(fingerprint(agreed, race))
    assert len(others) == 5


def test_a_table_whose_clock_was_set_during_a_pause_gets_no_snapshot() -> None:
    table = small_table(find("arctic_race")).table
    table.paused = table.wait = None
    table.move_clocks(5000)
    assert is_possible(table), "thinking times start again in any case"
    table.paused = 1000
    table.move_clocks(5000)
    assert not is_possible(table)


def test_a_snapshot_names_what_differs() -> None:
    table = small_table(find("arctic_race")).table
    one, other = (decoded(encoded(captured(table))) for _ in range(2))
    assert difference(one, other) == ""
    other.head.key, other.plays = b"x", other.plays[1:]
    assert difference(one, other) == "key, plays"
    assert isinstance(one, TableSnapshot)
