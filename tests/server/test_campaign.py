"""Whole games of every kind, with every kind of fault: no acknowledged command is lost, doubled or shown to others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from snowbound.testing.samples import SOAK, sampled
from tests.server.campaign import KINDS, Campaign, Servers
from tests.server.campaign_check import check
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
