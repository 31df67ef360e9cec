"""The messages about a game for each viewer. No other module makes them.

Everything comes from what the engine shows that viewer: `Match.view` (concealed), `legal` for the viewer's own seat,
`question`, `table`, `glimpse` and `tell`. Nothing here reads the true position. Where a position before an event is
needed, it goes to the engine, which conceals it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from snowbound.core.cast import bot_name
from snowbound.core.contract import MOST_ACTIONS, SPECTATOR, may_know
from snowbound.core.errors import SnowboundError
from snowbound.core.kept_wording import kept_wording
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.scene import Scene
from snowbound.core.words import phrase

from ..tables.commands import possible_undo
from ..tables.lessons import due, open_questions
from ..tables.pending import PriorPosition
from ..tables.recent import MOST_TOLD, RecentRecord
from ..tables.records import LogRecord, Seat
from ..tables.table import TableState
from . import wire
from .admission import admission_info
from .boards import board_info
from .chance import drawing_info
from .endings import absences, places, reckoning
from .lessons import lesson_info
from .scenes import SceneRenderer

NOT_ANNOUNCED = frozenset(
    {"lesson", "hints", "contribute", "prepare", "pledge", "reveal", "recommit", "wait", "ready", "forget"}
    | {"approval", "request", "withdraw", "refuse", "allow"}
)
"""Kinds of records that are not announced."""


FULL_SCENE = frozenset({"start", "undo"})
"""Kinds of records after which the whole picture is sent, because no move describes the change."""


WITHOUT_TEXT = [wire.LegalAction(action) for action in range(MOST_ACTIONS)]


class Preferences(NamedTuple):
    """What a client wants in its messages: a language, texts, pictures, the whole table in words."""

    language: str = "en"
    texts: bool = True
    scenes: wire.Screen = "none"
    description: bool = True

    def renderer(self, viewer: int | None) -> SceneRenderer | None:
        """Return a renderer for this viewer, if the client wants pictures."""
        return SceneRenderer(viewer, self.language, self.scenes == "tall") if self.scenes != "none" else None


class NotYet(SnowboundError):
    """This is shown only after the game."""

    code = "not-yet"


def table_info(table: TableState) -> wire.TableInfo:
    """Return the public description of a table. It has the seed only after the game."""
    agreed = table.agreement
    return wire.TableInfo(
        id=agreed.id,
        game=agreed.game,
        rules=agreed.rules,
        players=agreed.players,
        options=agreed.options,
        timing=agreed.timing,
        stand_in=agreed.stand_in,
        visibility=agreed.visibility,
        owner=agreed.owner,
        created=agreed.created,
        commitment=table.commitment,
        status=table.status,
        rematch=table.rematch,
        reason=table.reason,
        claimed=list(table.claim.absent) if table.claim is not None else [],
        seats=[
            _seat_info(seat, colour, face, agreed.stand_in)
            for seat, colour, face in zip(table.seats, table.colours, agreed.faces, strict=True)
        ],
        lesson=table.lesson.name if table.lesson is not None else "",
        seed=table.seed if table.is_revealed and table.lesson is None else "",
        contributions=[seat.contribution for seat in table.seats] if table.match is not None else [],
        drawing=drawing_info(table),
        hints=table.hints.who,
        young=table.hints.young if table.hints.who == "young" else [],
        board=board_info(table.game) if agreed.board else None,
        **admission_info(table),
    )


def _seat_info(seat: Seat, colour: str, face: str, stand_in: int) -> wire.SeatInfo:
    shown = wire.SeatInfo(seat.kind, seat.name, seat.level, seat.guest, seat.away, colour, left=seat.left)
    shown.contributes, shown.pledge = seat.contributes, seat.pledge
    if seat.kind == "bot":
        shown.face, shown.name = face, bot_name(face, seat.level)
    elif seat.away:
        shown.face, shown.level, shown.stand_in = face, stand_in, bot_name(face, stand_in)
    return shown


def view(table: TableState, seat: int, preferences: Preferences) -> wire.GameView | None:
    """Return the game as a seat may see it, or None before the game."""
    match = table.shown
    if match is None or table.match is None:
        return None
    language, texts, scenes, description = preferences
    questions = open_questions(table)
    question, undo, over = questions.get(seat), possible_undo(table, seat), match.over or table.claim is not None
    legal = question.legal if question is not None else ()
    shown = wire.GameView(
        events=table.events_of(seat),
        actors=list(questions),
        position=match.bytes(seat),
        undo="" if undo is None else "fair" if undo[2] else "ask",
        over=over,
    )
    if question is not None:
        shown.choices = _choices(match, seat, legal, preferences)
    elif (index := table.hidden_choice(seat)) is not None:
        before = table.before(index)
        shown.changes = _choices(before, seat, before.legal(seat), preferences)
    shown.calls = _calls(table, match, seat, preferences)
    if scenes != "none" and (renderer := preferences.renderer(seat)) is not None:
        offered = legal or tuple(choice.action for choice in shown.changes)
        shown.offers = renderer.offers(match, offered, with_routes=due(table) is None)  # a lesson explains each step
    if texts:
        shown.question = match.question(seat, language)
        shown.table = match.table(seat, language) if description else ""
        shown.glimpse = match.glimpse(seat, language)
        shown.situation = list(map(match.drawer(language), match.situation(seat)))
        shown.order = [] if over else match.order(seat)
        shown.reckoning = reckoning(match, table.claim, seat, language)
    if table.lesson is not None:
        shown.lesson = lesson_info(table, seat, language, preferences.renderer(seat))
    if over:
        shown.points, shown.places = list(match.result.points), places(match, table.claim)
    return shown


def clock(table: TableState) -> wire.ClockInfo | None:
    """Return the clocks, or None if none is running."""
    if table.match is None or table.is_over or not (table.clocks.preset.allowance or table.paused):
        return None
    reserves = dict(enumerate(table.clocks.left)) if table.clocks.preset.allowance else {}
    return wire.ClockInfo(table.clocks.deadlines(), reserves, table.paused is not None)


def wait(table: TableState) -> wire.WaitInfo | None:
    """Return what the table waits for, or None."""
    waits = table.wait
    if waits is None:
        return None
    ready = [number for number, seat in enumerate(table.seats) if seat.guest and seat.guest in waits.ready]
    return wire.WaitInfo(waits.due, waits.due - waits.since, ready, waits.caller is not None)


def proposal(table: TableState) -> wire.ProposalInfo | None:
    """Return the current proposal."""
    asked = table.proposal
    if asked is None:
        return None
    waiting = [guest for guest in table.asked_about(asked.what) if guest not in asked.agreed]
    return wire.ProposalInfo(asked.what, asked.guest, list(asked.agreed), waiting)


class TableNews:
    """Makes the news of a table for each of its viewers: new records and the state afterwards."""

    def __init__(self, table: TableState, records: Sequence[LogRecord] | None = None, *, info: bool = True) -> None:
        self.table = table
        self.records = records
        self._moves: dict[int, AnnouncedMove] = {}  # by number, made for the first viewer
        self._last = max((record.seq for record in records or () if record.kind in {"move", "undo"}), default=0)
        self.info = table_info(table) if info else UNSET
        self.clock = clock(table)
        self.wait = wait(table)
        self.proposal = proposal(table)
        self.absences = absences(table)

    def is_hidden_from(self, viewer: int) -> bool:
        """Whether a viewer may not notice that anything has happened."""
        told = self.table.told
        return bool(self.records) and not any(told.is_told(viewer, record.seq) for record in self.records or ())

    def news(self, seat: int, preferences: Preferences) -> wire.News:
        """Return the news for one viewer."""
        table = self.table
        records = [record for record in self.records or () if table.told.is_told(seat, record.seq)]
        sends_full_scene = self.records is None or any(record.kind in FULL_SCENE for record in records)
        return wire.News(
            table=table.id,
            seat=seat,
            number=table.number(seat),
            info=self.info,
            told=[self.told(record, seat, preferences) for record in records if _is_announced(record)],
            scene=picture(table, seat, preferences) if sends_full_scene else None,
            view=view(table, seat, preferences),
            clock=self.clock,
            wait=self.wait,
            proposal=self.proposal,
            absences=self.absences,
        )

    def told(self, record: LogRecord, seat: int, preferences: Preferences) -> wire.TableEvent:
        """Return a record as one viewer may know it."""
        if record.kind != "move":
            return _other_event(self.table, record, seat)
        if record.seq not in self._moves:
            is_last = record.seq == self._last and "place" not in record.more
            earlier = self._moves.get(record.seq - 1)
            self._moves[record.seq] = _announced_move(self.table, record, earlier, is_last=is_last)
        return told_move(self.table, self._moves[record.seq], seat, preferences)


def news(table: TableState, seat: int, preferences: Preferences) -> wire.News:
    """Return the current state of a table for one viewer."""
    return TableNews(table).news(seat, preferences)


def picture(table: TableState, seat: int, preferences: Preferences) -> Scene | None:
    """Return the whole picture, if the client wants pictures and the game has started."""
    renderer = preferences.renderer(seat)
    return renderer.scene(table.shown) if renderer is not None and table.shown is not None else None


class AnnouncedMove(NamedTuple):
    """A move that was just made, and the matches before and after it, which all viewers share."""

    record: LogRecord
    prior: PriorPosition
    before: Match
    after: Match
    shown: Match  # after it, as pictures show it: perhaps as if a call had been made


def _announced_move(
    table: TableState, record: LogRecord, earlier: AnnouncedMove | None, *, is_last: bool
) -> AnnouncedMove:
    """Return a move that was just made. `Match.seen` conceals its positions once for each viewer.

    It often begins where the `earlier` one has ended, so that they share a match.
    """
    assert table.match is not None
    prior = table.unsent[record.seq]
    if earlier is not None and earlier.after.bytes() == prior.position:
        before = earlier.after
    else:
        before = table.match.at(0, prior.position)
    after = table.match if is_last else before.next(prior.event)
    return AnnouncedMove(record, prior, before, after, after if prior.assumed is None else after.next(prior.assumed))


def told_move(table: TableState, move: AnnouncedMove, viewer: int, preferences: Preferences) -> wire.TableEvent:
    """Return a move as a viewer may know it."""
    message = _move_event(table, move.record, move.prior, viewer)
    if preferences.texts:
        _add_texts(message, move.before, move.prior.event, viewer, preferences, move.after)
    if (renderer := preferences.renderer(viewer)) is not None:
        message.scene = renderer.patch_between(move.before, move.shown)
    return message


def news_since(table: TableState, since: int, seat: int, preferences: Preferences) -> wire.News:
    """Return the news for a returning client: the current view and what happened after number `since`."""
    message = news(table, seat, preferences)
    message.told = list(_events_since(table, since, seat, preferences))
    return message


def is_too_old(table: TableState, viewer: int, since: int) -> bool:
    """Whether a returning client gets only the current view: too much has happened, or `since` does not exist."""
    number = table.number(viewer)
    return since > number or number - since > MOST_TOLD


def lens_viewer(lens: str, players: int) -> int | None:
    """Return the viewer of a lens; None sees everything."""
    if lens == "all":
        return None
    if lens == "public":
        return SPECTATOR
    word, _, number = lens.partition(":")
    if word == "seat" and number.isdecimal() and int(number) < players:
        return int(number)
    raise SnowboundError(f"a lens is all, public, or seat:0 to seat:{players - 1}, not {lens[:20]!r}")


def fields(table: TableState, seat: int) -> dict[str, Any]:
    """Return the fields of the concealed position by name, for programs that cannot decode the record."""
    assert table.shown is not None
    shown: Any = table.shown.view(seat)
    return {
        name: getattr(shown, name).tolist() if field.shape else getattr(shown, name)
        for name, field in table.game.record.fields.items()
    }


def _events_since(table: TableState, since: int, viewer: int, preferences: Preferences) -> Iterable[wire.TableEvent]:
    """Yield what happened after number `since`, as the viewer was told, without pictures."""
    for kept, before in table.recent.after(table.told.log_number(viewer, since), table.match):
        if not _is_announced(kept.record) or not table.told.is_told(viewer, kept.record.seq):
            continue
        if kept.event is None:
            yield _other_event(table, kept.record, viewer)
            continue
        message = _move_event(table, kept.record, kept, viewer)
        if preferences.texts:
            assert before is not None, "every recent move has a position before it"
            _add_texts(message, before, kept.event, viewer, preferences)
        yield message


def _is_announced(record: LogRecord) -> bool:
    return record.kind not in NOT_ANNOUNCED


def _move_event(
    table: TableState, record: LogRecord, move: PriorPosition | RecentRecord, viewer: int
) -> wire.TableEvent:
    """Return a move as a viewer may know it, without texts and pictures."""
    assert move.event is not None
    return wire.TableEvent(
        number=table.told.number(viewer, record.seq),
        kind="move",
        seat=move.event.seat,
        action=move.event.action if may_know(move.audience, viewer) else None,
        by=record.by,
        event=move.told[viewer - SPECTATOR] if move.told else move.index,
    )


def _add_texts(
    message: wire.TableEvent,
    before: Match,
    event: Event,
    viewer: int,
    preferences: Preferences,
    after: Match | None = None,
) -> None:
    """Say what an event did, as a viewer may know it."""
    told = before.tell(event, viewer, preferences.language, after=after)
    message.text, message.facts = told.text, list(told.facts)


def _other_event(table: TableState, record: LogRecord, viewer: int) -> wire.TableEvent:
    number, what = table.told.number(viewer, record.seq), record.more.get("what", "")
    return wire.TableEvent(number=number, kind=record.kind, seat=record.seat, what=what)


def _calls(table: TableState, match: Match, seat: int, preferences: Preferences) -> list[wire.LegalAction]:
    """Return the calls that a player can make at any time. They do not depend on the position."""
    call = table.timed_call
    if call is None or table.is_over or seat == SPECTATOR:
        return []
    if not preferences.texts:
        return [WITHOUT_TEXT[call.call], WITHOUT_TEXT[call.catch]]
    say = match.speaker(preferences.language)
    buttons = ((call.call, call.call_button), (call.catch, call.catch_button))
    return [wire.LegalAction(action, say(phrase(button))) for action, button in buttons]


def _choices(match: Match, seat: int, legal: Sequence[int], preferences: Preferences) -> list[wire.LegalAction]:
    """Return the actions a seat may take, with texts if the client wants them."""
    if not preferences.texts:
        return [WITHOUT_TEXT[action] for action in legal]
    view, wording = match.seen(seat), kept_wording(match.game)
    spoken, group_of = match.spoken(preferences.language), wording.group
    choices: list[wire.LegalAction] = []
    last = ""  # the group of the choice before
    for action in legal:
        text, parts, has_picture = spoken(wording.action(view, seat, action))
        choice = wire.LegalAction(action, text, parts=parts if has_picture else [])
        if group_of is not None and (heading := group_of(view, seat, action)) is not None:
            choice.group, parts, has_picture = spoken(heading)
            if has_picture and choice.group != last:
                choice.heading = parts
        last = choice.group
        choices.append(choice)
    return choices
