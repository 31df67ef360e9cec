"""Reviews: which decisions of a seat cost it most in a finished game.

`review_job` runs in the server. `reviewed` runs in a separate process and knows nothing but the job: it replays the log
and searches from what the seat knew at each of its decisions.
"""

from __future__ import annotations

import msgspec

from snowbound.bots.coach import Judgement, why
from snowbound.bots.review import review
from snowbound.core.board_change import Change
from snowbound.core.game import Value
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.registry import load_on

from ..tables.old_editions import OldEdition
from ..tables.table import TableState
from ..workers.job_worker import Progress
from . import wire
from .views import NotYet


class ReviewJob(msgspec.Struct, kw_only=True):
    """Everything that is needed to review a finished game."""

    table: str
    seat: int
    language: str
    game: str  # as `load` finds it
    board: Change  # what its board has differently from the printed one
    rules: int
    players: int
    options: dict[str, Value]
    names: tuple[str, ...]
    events: list[Event]


def review_job(table: TableState, seat: int, language: str, game: str) -> ReviewJob:
    """Return the work for a review, or raise an error if the game was not played to its end."""
    if table.reason:
        raise OldEdition(table.id)
    match = table.match
    if match is None or not match.over:
        raise NotYet(f"the game at table {table.id} was not played to its end: there is nothing to review")
    return ReviewJob(
        table=table.id,
        seat=seat,
        language=language,
        game=game,
        board=table.agreement.board,
        rules=table.agreement.rules,
        players=table.agreement.players,
        options=table.agreement.options,
        names=match.names,
        events=match.events,
    )


def reviewed(job: ReviewJob, progress: Progress) -> wire.Reviewed:
    """Return the review. The number of each decision is the index of its event."""
    found = review(_played(job, job.events), job.seat, progress=progress)
    return wire.Reviewed(
        table=job.table,
        seat=job.seat,
        decisions=found.decisions,
        costliest=[_told(job, one.event, one.judgement) for one in sorted(found.costliest, key=lambda one: one.event)],
        lost=round(100 * sum(one.judgement.loss for one in found.costliest)),
        luck=round(100 * found.luck),
    )


def _played(job: ReviewJob, events: list[Event]) -> Match:
    """Return the match after these events."""
    match = Match(
        load_on(job.game, job.board),
        job.players,
        options=job.options,
        seed=0,
        chance="manual",
        rules=job.rules,
        names=job.names,
    )
    for event in events:
        match.happen(event)
    return match


def _told(job: ReviewJob, event: int, judgement: Judgement) -> wire.CostlyDecision:
    """Return a decision with its texts. Its number is the index of its event."""
    before = _played(job, job.events[:event])
    text, better = (before.describe(job.seat, one, job.language) for one in (judgement.action, judgement.best))
    reason = why(before.game, judgement, job.language)
    hinted = wire.HintedAction(judgement.best, round(100 * judgement.best_win), reason)
    return wire.CostlyDecision(event, text, round(100 * judgement.win), hinted, better)
