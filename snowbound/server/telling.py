"""What a viewer is told of a table: the only place where messages about a game are made.

Everything comes from what the engine gives to that viewer: `Match.view` (concealed), `legal` of the
own seat, `question`, `table`, `glimpse` and `tell`. Nothing here reads the true position.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from typing import Any, Literal

from snowbound.core.contract import MOST_SEATS, SPECTATOR
from snowbound.core.errors import SnowboundError
from snowbound.core.match import may_know

from . import wire
from .records import Record
from .table import Table

TOLD_AT_MOST = 300
"""Things that are told one by one to who comes back; if there were more, the present view must do."""

QUIET = frozenset({"contribute"})
"""Kinds of records that are not told."""


class NotYet(SnowboundError):
    """Something that is shown only when the game is over."""

    code = "not-yet"


def table_info(table: Table) -> wire.TableInfo:
    """A table as everybody may know it; the seed only when the game is over."""
    agreed = table.agreement
    return wire.TableInfo(
        id=agreed.id, game=agreed.game, rules=agreed.rules, players=agreed.players, options=agreed.options,
        timing=agreed.timing, stand_in=agreed.stand_in, visibility=agreed.visibility, owner=agreed.owner,
        created=agreed.created, commitment=agreed.commitment, status=table.status, rematch=table.rematch,
        seats=[wire.SeatInfo(seat.kind, seat.name, seat.level, seat.guest, seat.away) for seat in table.seats],
        seed=agreed.seed if table.is_over else "",
        contributions=[seat.contribution for seat in table.seats] if table.match is not None else [],
    )  # fmt: skip


def view(table: Table, seat: int, language: str, texts: bool) -> wire.View | None:
    """The game as a seat may know it."""
    match = table.match
    if match is None:
        return None
    question = table.questions.get(seat)
    legal = question.legal if question is not None else ()
    shown = wire.View(
        events=len(match.events),
        actors=list(table.questions),
        position=encoded(match.bytes(seat)),
        choices=[wire.Choice(action, match.describe(seat, action, language) if texts else "") for action in legal],
        changes=_changes(table, seat),
        undo=_undo(table, seat),
        over=match.over,
    )
    if texts:
        shown.question = match.question(seat, language)
        shown.table = match.table(seat, language)
        shown.glimpse = match.glimpse(seat, language)
    if match.over:
        shown.points, shown.places = list(match.result.points), list(match.result.places)
    return shown


def clock(table: Table) -> wire.Clock | None:
    """The time of those who may act; none where no clock runs."""
    if table.match is None or table.is_over or not (table.clocks.preset.allowance or table.paused):
        return None
    reserves = dict(enumerate(table.clocks.left)) if table.clocks.preset.allowance else {}
    return wire.Clock(table.clocks.deadlines(), reserves, table.paused is not None)


def proposal(table: Table) -> wire.Proposal | None:
    """What the people at the table are asked."""
    asked = table.proposal
    if asked is None:
        return None
    waiting = [guest for guest in table.people if guest not in asked.agreed]
    return wire.Proposal(asked.what, asked.guest, list(asked.agreed), waiting)


def news(
    table: Table, seat: int, language: str, texts: bool, records: Sequence[Record] = (), *, info: bool = True
) -> wire.News:
    """What has just happened, and how it is now."""
    message = wire.News(
        table=table.id, seat=seat, number=table.seq, view=view(table, seat, language, texts), clock=clock(table),
        proposal=proposal(table),
        told=[told(table, record, seat, language, texts) for record in records if record.kind not in QUIET],
    )  # fmt: skip
    if info:
        message.info = table_info(table)
    return message


def told(table: Table, record: Record, viewer: int, language: str, texts: bool) -> wire.Told:
    """One thing that has just happened, as a viewer may know it."""
    if record.kind != "move":
        return _told_other(record)
    assert table.match is not None
    moment = table.fresh[record.seq]
    event, text = moment.event, ""
    if texts:
        text = table.match.at(moment.index, moment.position).tell(event, viewer, language).text
    action = event.action if may_know(moment.audience, viewer) else None
    return wire.Told(number=record.seq, kind="move", seat=event.seat, action=action, by=record.by, text=text,
                     event=moment.index)  # fmt: skip


def caught_up(table: Table, records: Sequence[Record], since: int, seat: int, language: str, texts: bool) -> wire.News:
    """The news for who comes back with the number they have; the view alone where that is too long ago."""
    if since > table.seq or table.seq - since > TOLD_AT_MOST:
        message = news(table, seat, language, texts)
        message.gap = True
        return message
    message = news(table, seat, language, texts)
    message.told = [
        step for step, _ in _retold(table, records, seat, language, texts, since) if step.kind not in QUIET
    ]
    return message


def replay(
    table: Table, records: Sequence[Record], lens: str, language: str, positions: bool
) -> wire.Replay:
    """The whole game through a lens: "public", "seat:N", or "all", which shows everything after the end."""
    viewer = lens_viewer(lens, table.agreement.players)
    if viewer is None and not table.is_over:
        raise NotYet("everything is shown when the game is over; until then there are the lenses public and seat:N")
    if positions and table.is_memory_game and not table.is_over:
        raise NotYet("what was seen in a game of memory is to be remembered; positions are shown when the game is over")
    match = table.match
    steps = []
    if match is not None:
        numbers = {play.number for play in table.plays}
        for step, position in _retold(table, records, viewer, language, True, 0):
            if step.number in numbers:      # what was taken back is no part of the game
                steps.append(wire.Step(told=step, position=encoded(position) if positions else ""))
    result = match.result if match is not None and match.over else None
    return wire.Replay(
        info=table_info(table), lens=lens, steps=steps, over=match is not None and match.over,
        points=list(result.points) if result else [], places=list(result.places) if result else [],
    )  # fmt: skip


def lens_viewer(lens: str, players: int) -> int | None:
    """The seat of a lens; None for everything."""
    if lens == "all":
        return None
    if lens == "public":
        return SPECTATOR
    word, _, number = lens.partition(":")
    if word == "seat" and number.isdecimal() and int(number) < players:
        return int(number)
    raise SnowboundError(f"a lens is all, public, or seat:0 to seat:{players - 1}, not {lens[:20]!r}")


def encoded(position: bytes) -> str:
    """A position as text."""
    return b64encode(position).decode()


def fields(table: Table, seat: int) -> dict[str, Any]:
    """The concealed position by the names of its fields, for programs that do not have the record."""
    assert table.match is not None
    shown: Any = table.match.view(seat)
    return {
        name: getattr(shown, name).tolist() if field.shape else getattr(shown, name)
        for name, field in table.game.record.fields.items()
    }


def _retold(
    table: Table, records: Sequence[Record], viewer: int | None, language: str, texts: bool, since: int
) -> Iterable[tuple[wire.Told, bytes]]:
    """All records behind a number as the viewer was told of them, each with the position after it."""
    again = Table(table.agreement, table.game, table.compiled)
    for record in records:
        again.fresh.clear()
        again.fold(record)
        if record.seq > since:
            teller = _knowing(again, record) if viewer is None else viewer
            step = told(again, record, teller, language, texts)
            yield step, b"" if again.match is None else again.match.bytes(viewer)


def _knowing(table: Table, record: Record) -> int:
    """A viewer who may know what an event is: everything is told as they were told."""
    moment = table.fresh.get(record.seq)
    if moment is None:
        return SPECTATOR
    viewers = (moment.event.seat, SPECTATOR, *range(table.agreement.players))
    return next((v for v in viewers if v < MOST_SEATS and may_know(moment.audience, v)), SPECTATOR)


def _told_other(record: Record) -> wire.Told:
    return wire.Told(number=record.seq, kind=record.kind, seat=record.seat, what=record.more.get("what", ""))


def _changes(table: Table, seat: int) -> list[int]:
    index = table.hidden_choice(seat) if seat != SPECTATOR and seat not in table.questions else None
    if index is None:
        return []
    assert table.match is not None
    return list(table.match.at(index, table.moments[index].position).legal(seat))


def _undo(table: Table, seat: int) -> Literal["", "fair", "ask"]:
    found = table.undo_of(seat) if seat != SPECTATOR else None
    if found is None:
        return ""
    return "fair" if found[2] else "ask"
