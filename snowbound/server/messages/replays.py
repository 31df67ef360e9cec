"""Replays: a game event by event, in pages, and whole games as files.

`replay_job` runs in the server. It checks what the viewer may see and takes the few events that the replay needs, from
the last position that the table has kept. `made` runs in a separate process and knows nothing but the job.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from snowbound.core.board_change import Change
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game, Value
from snowbound.core.log import ClaimedResult, Event
from snowbound.core.match import Match
from snowbound.core.registry import load_on
from snowbound.core.retelling import Retelling, RetoldEvent, player_names
from snowbound.core.scene import Patch

from ..tables.old_editions import OldEdition
from ..tables.pending import Play
from ..tables.table import TableState
from ..tables.visibility import viewer_bit
from . import wire
from .endings import places, reckoning
from .views import NotYet, Preferences, lens_viewer, table_info

PAGE = 500
"""Most events of one page."""

PAGE_WITH_PICTURES = 200
"""Most events of one page with pictures or positions. They cost ten times as much."""

MOST_FILMED = 3000
"""Most events of a game that can be saved as an animated picture, of about 10 MB then."""

What = Literal["page", "film", "story"]


class TooLong(SnowboundError):
    """The game is too long for this kind of file."""

    code = "too-big"


class ReplayRequest(msgspec.Struct, kw_only=True):
    """What a client wants to see of a game."""

    lens: str = "public"
    preferences: Preferences = Preferences()
    positions: bool = False
    first: int = 0
    count: int = PAGE
    what: What = "page"


class ReplayJob(msgspec.Struct, kw_only=True):
    """Everything that is needed to make a replay."""

    request: ReplayRequest
    info: wire.TableInfo
    viewer: int | None
    game: str  # as `load` finds it
    board: Change  # what its board has differently from the printed one
    compiled: bool
    rules: int
    players: int
    options: dict[str, Value]
    colours: tuple[str, ...]
    names: tuple[str, ...]
    total: int  # events of the game so far that the viewer is told of
    start: int  # the event that the viewer counts as the first one of the page
    at: int  # the events start before the first one that is shown, at a position that the table has kept
    position: bytes
    events: list[Event]
    plays: list[Play]  # one per event
    claim: ClaimedResult | None  # how the game was decided, if it was claimed and the replay shows its end


def replay_job(table: TableState, request: ReplayRequest, game: str) -> ReplayJob:
    """Return the work for a replay, or raise an error if the viewer may not see it."""
    viewer, request = lens_viewer(request.lens, table.agreement.players), _with_pictures_of(request)
    if table.reason:
        raise OldEdition(table.id)
    if viewer is None and not table.is_over:
        raise NotYet("the lens all is available after the game; until then use public or seat:N")
    shows_positions = request.positions or request.preferences.scenes != "none"
    if table.is_memory_game and not table.is_over and shows_positions:
        raise NotYet("in a memory game, earlier positions are shown only after the game")
    match = table.match
    skipped = table.told.events(viewer)
    total = len(match.events) - len(skipped) if match is not None else 0
    if request.what != "page":
        _check_file(table, request, total)
    first, last = _limits(request, total, PAGE_WITH_PICTURES if shows_positions else PAGE)
    start = skipped.found(first)
    end = skipped.found(last - 1) + 1 if last > first else start
    at, position = table.checkpoints.nearest(start)
    return ReplayJob(
        request=msgspec.structs.replace(request, first=first, count=last - first),
        info=table_info(table),
        viewer=viewer,
        game=game,
        board=table.agreement.board,
        compiled=table.compiled,
        rules=table.agreement.rules,
        players=table.agreement.players,
        options=table.agreement.options,
        colours=match.colours if match is not None else (),
        names=match.names if match is not None else (),
        total=total,
        start=start,
        at=at,
        position=position,
        events=match.events[at:end] if match is not None else [],
        plays=[_told_play(table, play, viewer) for play in table.plays[at:end]],
        claim=table.claim if last == total else None,
    )


def _told_play(table: TableState, play: Play, viewer: int | None) -> Play:
    """Return a play as a viewer was told of it."""
    if viewer is None:
        return Play(play.number, play.by)
    number = table.told.number(viewer, play.number)
    return Play(number, play.told_by or play.by, silent=play.silent & viewer_bit(viewer))


def _with_pictures_of(request: ReplayRequest) -> ReplayRequest:
    """Return a request with the pictures that its kind of file needs: a film is for a wide screen by default."""
    preferences = request.preferences
    if request.what == "story":
        preferences = preferences._replace(scenes="none")
    elif request.what == "film" and preferences.scenes == "none":
        preferences = preferences._replace(scenes="wide")
    return msgspec.structs.replace(request, preferences=preferences)


def _limits(request: ReplayRequest, total: int, most: int) -> tuple[int, int]:
    """Return the first event to show and the one after the last."""
    if request.what != "page":
        return 0, total
    first = min(request.first, total)
    return first, min(first + min(request.count, most), total)


def _check_file(table: TableState, request: ReplayRequest, total: int) -> None:
    if table.match is None:
        raise NotYet("the game has not started")
    if request.what == "film" and total > MOST_FILMED:
        raise TooLong(
            f"the game at table {table.id} has {total} events, and an animated picture shows at most {MOST_FILMED}: "
            "watch the replay, or save it as text"
        )


def made(job: ReplayJob) -> bytes:
    """Return a page of a replay as JSON, or a file."""
    game, what = load_on(job.game, job.board), job.request.what
    if what == "page":
        return wire.encode(replay_page(job, game))
    retold = _retold(job, game, replay_page(job, game), job.request.preferences.language)
    return (retold.film() if what == "film" else retold.story()).encode()


def replay_page(job: ReplayJob, game: Game) -> wire.GameReplay:
    """Return the events of a page, with the picture before the first of them if the client wants pictures."""
    request, language = job.request, job.request.preferences.language
    message = wire.GameReplay(
        info=job.info, lens=request.lens, first=request.first, events=job.total, steps=[], over=False
    )
    if job.info.status == "open":
        return message
    renderer, match = request.preferences.renderer(job.viewer), _match(job, game)
    skipped = job.start - job.at
    for event in job.events[:skipped]:
        match.happen(event)
    message.scene = renderer.scene(match) if renderer is not None else None
    for event, play in zip(job.events[skipped:], job.plays[skipped:], strict=True):
        if play.silent:
            match.happen(event)
            continue
        index = request.first + len(message.steps)
        step = wire.ReplayStep(told=_told(match, index, event, play, job.viewer, language))
        before = match.at(0, match.bytes()) if renderer is not None else match
        match.happen(event)
        step.position = match.bytes(job.viewer) if request.positions else b""
        step.scene = renderer.patch_between(before, match) if renderer is not None else None
        message.steps.append(step)
    if match.over or job.claim is not None:
        message.over = True
        message.points, message.places = list(match.result.points), places(match, job.claim)
        message.reckoning = reckoning(match, job.claim, job.viewer, language)
    return message


def _match(job: ReplayJob, game: Game) -> Match:
    """Return the match at the position where the job starts."""
    match = Match(
        game,
        job.players,
        options=job.options,
        seed=0,
        chance="manual",
        compiled=job.compiled,
        rules=job.rules,
        colours=job.colours,
        names=job.names,
    )
    return match.at(0, job.position) if job.position else match


def _told(match: Match, index: int, event: Event, play: Play, viewer: int | None, language: str) -> wire.TableEvent:
    """Describe an event that is about to be replayed, as the viewer was told. None is told everything."""
    told = match.tell(event, viewer, language)
    return wire.TableEvent(
        number=play.number,
        kind="move",
        seat=event.seat,
        action=told.action,
        by=play.by,
        text=told.text,
        facts=list(told.facts),
        event=index,
    )


def _retold(job: ReplayJob, game: Game, shown: wire.GameReplay, language: str) -> Retelling:
    return Retelling(
        game,
        language,
        player_names(game, job.players, job.names, language),
        [RetoldEvent(step.told.facts, step.scene or Patch()) for step in shown.steps],
        shown.scene,
        shown.reckoning,
        shown.points,
        shown.places,
    )
