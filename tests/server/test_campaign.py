"""Whole games of every kind, with every kind of fault: no acknowledged command is lost, doubled or shown to others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from random import Random

import pytest

from snowbound.testing.samples import SOAK, sampled
from tests.server.campaign import KINDS, Campaign, Servers
from tests.server.campaign_check import check
from tests.server.running import until
from tests.soak import CAMPAIGN

SEED = 21
GAMES, ROUNDS = sampled(full=100, sample=3), sampled(full=12, sample=1)
PATIENCE = sampled(full=5400, sample=600)
"""Seconds before a campaign fails that does not end."""

SHORT = [KINDS[0], KINDS[1], KINDS[3]]

FAULTS = {
    "sqlite": ["kill", "stop", "clock", "disk", "bots"],
    "postgresql": ["kill", "stop", "clock", "disk", "bots", "commit"],
}


@pytest.fixture
def servers(request: pytest.FixtureRequest, folder: Path) -> Iterator[Servers]:
    """One process with an SQLite file, or two with PostgreSQL."""
    cluster = request.getfixturevalue("cluster") if request.param == "postgresql" else None
    servers = Servers(folder, cluster)
    yield servers
    servers.close()


@pytest.mark.parametrize(
    ("servers", "kind"),
    [pytest.param(kind, kind, marks=pytest.mark.xdist_group(kind)) for kind in FAULTS],
    indirect=["servers"],
)
def test_whole_games_survive_every_kind_of_fault(
    servers: Servers, kind: str, folder: Path, record_property: Callable[[str, object], None]
) -> None:
    schedule = FAULTS[kind] * ROUNDS
    Random(SEED).shuffle(schedule)
    campaign = Campaign(servers, SEED, KINDS if SOAK else SHORT, PATIENCE)
    asyncio.run(campaign.run(GAMES, schedule, away=0.01, leave=0.01))
    try:
        check(campaign, folder)
    except BaseException as error:
        error.add_note("\n".join([str(campaign), *campaign.happened]))
        raise
    assert set(campaign.faults) == set(FAULTS[kind]) and len(campaign.finished) >= GAMES
    assert campaign.counts["failed writes"], "the disk was full"
    record_property(CAMPAIGN, campaign.row(kind))


@pytest.mark.parametrize(
    "servers", [pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))], indirect=True
)
def test_a_process_whose_first_commit_is_not_answered_ends_and_can_be_started_again(servers: Servers) -> None:
    process = servers.processes[0]
    assert servers.lossy is not None
    servers.lossy.lose(1)
    process.start()
    until(process.could_not_start, "the end of the process")
    assert "the server could not start" in process.log_file.read_text(encoding="utf-8")
    process.kill()
    process.start()
    process.wait_for_health(HTTPStatus.OK)
