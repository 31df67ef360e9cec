"""Over a bad network, and while servers are killed, every acknowledged move counts exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowbound.testing.samples import sampled
from tests.server.pairs import Pairs, check
from tests.server.process import Process

PAIRS, SEED = 14, 2026
GAMES, KILLS = sampled(full=200, sample=16), sampled(full=50, sample=5)


@pytest.fixture
def processes(request: pytest.FixtureRequest, folder: Path) -> Iterator[list[Process]]:
    """One process with an SQLite file, or two with PostgreSQL."""
    shared = request.param == "postgresql"
    database = request.getfixturevalue("cluster").url if shared else f"sqlite:///{folder / 'tables.db'}"
    started = [Process(folder, database) for _ in range(2 if shared else 1)]
    yield started
    for process in started:
        process.kill()


KINDS = [
    pytest.param("sqlite", marks=pytest.mark.xdist_group("sqlite")),
    pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql")),
]


@pytest.mark.parametrize("processes", KINDS, indirect=True)
def test_every_acknowledged_move_counts_once_whatever_fails(processes: list[Process]) -> None:
    pairs = Pairs(processes, SEED, PAIRS, long=(0, 1))
    try:
        asyncio.run(pairs.run(GAMES, pairs.kill(KILLS)))
        check(pairs)
    except BaseException as error:
        error.add_note(f"seed {SEED}: {pairs}")
        raise
    assert len(pairs.finished) >= GAMES and pairs.kills >= KILLS
    assert pairs.network.faults > pairs.moves // 10
    log_file = "".join(process.log_file.read_text() for process in processes)
    assert "command failed" not in log_file, "no command failed"
