"""The state of a table: its log folded into seats, a position, clocks and a proposal.

`fold` applies one record. New records and records from the database take the same path, so the state in memory can be
dropped at any time and rebuilt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.game import Game
from snowbound.core.kernels import Plain
from snowbound.core.log import ClaimedResult, Event
from snowbound.core.match import Match

from ..workers.seen import SeenViews
from .chance_receipt import mixing_key
from .checkpoints import Checkpoints
from .clocks import Clocks
from .pending import Absence, Admission, Play, PriorPosition, Proposal, Question, StartedLesson, TableHints, Wait
from .quotas import Efforts
from .recent import MOST_TOLD, RecentRecords
from .records import Agreement, LogRecord, Reason, Seat, Status, seat_of
from .taking_back import TakingBack
from .visibility import Visibility

NOBODY: frozenset[int] = frozenset()


@dataclass
class TableState(TakingBack):
    """The state of one table."""

    agreement: Agreement
    game: Game
    compiled: bool = True
    wait_factor: float = 1.0
    seq: int = 0
    status: Status = "open"
    match: Match | None = None
    # fmt: off
    key: bytes = b""                                                    # derives the outcomes of chance
    plays: list[Play] = field(default_factory=list)                     # one per event of the match
    last: dict[int, int] = field(default_factory=dict)                  # by seat: event index of its last decision
    undoable: dict[int, PriorPosition] = field(default_factory=dict)    # by event index: may be taken back
    unsent: dict[int, PriorPosition] = field(default_factory=dict)      # by number: moves not announced yet
    keys: dict[str, LogRecord] = field(default_factory=dict)
    questions: dict[int, Question] = field(default_factory=dict)        # by seat
    proposal: Proposal | None = None
    paused: int | None = None                                           # since when
    wait: Wait | None = None
    tries: dict[int, int] = field(default_factory=dict)                 # by seat: events before its last wrong catch
    absences: dict[int, Absence] = field(default_factory=dict)          # by seat that a stand-in plays
    admission: Admission = field(default_factory=Admission)             # before the game
    # fmt: on
    claim: ClaimedResult | None = None
    lesson: StartedLesson | None = None
    attempt: int = 0  # how often the collection of numbers has started over
    drawing: int | None = None  # since when the players' numbers have been collected
    rematch: str = ""
    reason: Reason = ""  # why the server closed the table
    past: tuple[Event, ...] | None = None  # the events of a finished game that cannot be replayed any more
    seen_views: SeenViews = field(default_factory=SeenViews)
    recent: RecentRecords = field(default_factory=RecentRecords)
    efforts: Efforts = field(default_factory=Efforts)
    checkpoints: Checkpoints = field(default_factory=Checkpoints)
    snapshot: int = 0  # the number of the record after which the last snapshot was made
    follows_log: bool = True  # whether all times are those of the log: not if a clock was set

    def __post_init__(self) -> None:
        self.id = self.agreement.id
        self.seats: list[Seat] = [msgspec.structs.replace(seat) for seat in self.agreement.seats]
        self.clocks = Clocks(self.agreement.timing, self.agreement.players)
        self.told = Visibility(self.agreement.players)
        self.hints = TableHints()
        self._as_if_called: Match | None = None
        self.foreseen: dict[int, Question] = {}  # questions that were shown while the table waited for a call
        self.replaced = Play(0, "table")  # the play that was taken back last
        self._disturbed: dict[int, tuple[int, bool]] = {}  # by seat: at which number, and whether

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.status in {"over", "closed"}

    @property
    def is_revealed(self) -> bool:
        """Whether everything may be shown: the game has ended, and no server can play it on."""
        return self.is_over and (not self.reason or self.past is not None)

    @property
    def is_memory_game(self) -> bool:
        """Whether players must remember what they have seen, so that earlier views must not be shown again."""
        return bool(Plain(self.game).remembers(self.game.record.new(1), 0))

    def seen_by(self, seat: int) -> list[bytes]:
        """Return the seat's view before each event if this is a memory game, otherwise an empty list."""
        assert self.match is not None
        return self.seen_views.views(self.match, seat) if self.is_memory_game else []

    def is_late(self, seat: int) -> bool:
        """Whether the stand-in must answer the open question, because the person's time for it is up."""
        question = self.questions.get(seat)
        return self.seats[seat].away and question is not None and self.clocks.is_spent(seat, question.began)

    def is_played_by_program(self, seat: int) -> bool:
        """Whether a bot or a stand-in decides for this seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    # --- numbers

    def number(self, viewer: int) -> int:
        """Return the number of the last record that a viewer was told of."""
        return self.told.number(viewer, self.seq)

    def number_for(self, guest: str, seq: int) -> int:
        """Return the number by which a guest knows a record: in several seats, the smallest."""
        return min(self.told.number(seat, seq) for seat in self.seats_of(guest) or [SPECTATOR])

    def events_of(self, viewer: int) -> int:
        """Return the number of events that a viewer was told of."""
        return self.told.events(viewer).told(len(self.match.events)) if self.match is not None else 0

    # --- waiting

    @property
    def shown(self) -> Match | None:
        """The match as viewers see it. While the table waits for a call, it is shown as if the call had been made."""
        return self._as_if_called or self.match

    # --- what has happened

    def fold(self, record: LogRecord) -> None:
        """Apply one record. If it is an illegal move, raise Refusal and change nothing."""
        assert record.seq == self.seq + 1, f"record {record.seq} cannot follow number {self.seq}"
        before = self.told.before(self, record)
        getattr(self, f"_{record.kind}")(record)
        self.seq = record.seq
        self.told.add(self, record, before)
        self.recent.add(record, self.unsent.get(record.seq), self.told.first_of(MOST_TOLD, record.seq))
        self.efforts.add(record, self.seats)
        if record.key is not None:
            self.keys[record.key] = record

    def fold_all(self, records: Sequence[LogRecord]) -> None:
        """Apply the records in order."""
        for record in records:
            self.fold(record)

    def _start(self, record: LogRecord) -> None:
        self.seat_bots(record)
        self.drawing = None
        self.admission.requests.clear()
        self.key = mixing_key(self.seed, self.id, [seat.contribution for seat in self.seats])
        self.match = self.at_start()
        self.status = "playing"
        self._update_questions(record, None)

    def _move(self, record: LogRecord) -> None:
        assert self.match is not None and record.action is not None and record.by is not None
        seat, match = seat_of(record), self.match
        event = match.checked(seat, record.action, self.events_of(seat))
        self._stop_waiting()
        question = self.questions.get(seat)
        prior = self._prior_position(match, event, question.number if question is not None else 0)
        self.unsent[record.seq] = prior
        if (place := record.more.get("place")) is not None:
            self._replace(record, prior, place)
            return
        prior.told = self.told.event_numbers(prior.index)
        self.checkpoints.add(prior)
        match.happen(event)
        if match.fair_from > prior.index:  # it revealed something: earlier events can no longer be taken back
            self.undoable = {}
        else:
            self.undoable[prior.index] = prior
        self.plays.append(Play(record.seq, record.by))
        self.last[seat] = prior.index
        if seat != CHANCE:
            self.proposal = None
            if record.by != "table":
                self.foreseen = {}
            if record.more:
                self.clocks.spend(seat, record.more.get("thought", 0))
        if not match.actors:
            self.status = "over"
        self._update_questions(record, seat)

    def _undo(self, record: LogRecord) -> None:
        first, keep = record.more["first"], record.more["keep"]
        assert self.match is not None
        self._stop_waiting()
        self.foreseen = {}
        events, before = self.match.events, self.undoable
        again = [(events[n], self.plays[n], before[n].asked if n in before else 0) for n in keep]
        self.replaced = self.plays[first]
        self._play_again(first, again)
        self.proposal = None
        self._update_questions(record, record.seat)

    def _replace(self, record: LogRecord, prior: PriorPosition, place: int) -> None:
        """Put the choice of a seat in the place of an earlier one that was just taken back, so nobody can notice."""
        assert self.match is not None and record.by is not None
        events, before, first = self.match.events, self.undoable, self.replaced
        play = Play(first.number, record.by, first.told_by or first.by, first.silent)
        later = [(events[n], self.plays[n], before[n].asked) for n in range(place, len(events))]
        self._play_again(place, [(prior.event, play, prior.asked), *later])
        prior.index = place
        prior.told = self.told.event_numbers(place)
        self.proposal = None
        self._update_questions(record, prior.event.seat)

    def _play_again(self, first: int, again: Sequence[tuple[Event, Play, int]]) -> None:
        """Return to the position before event `first` and play these events, each with the number of its question."""
        self.match = self._match_before(first)
        self.checkpoints.cut(first)
        self.plays = self.plays[:first]
        self.undoable = {index: prior for index, prior in self.undoable.items() if index < first}
        for event, play, asked in again:
            prior = self._prior_position(self.match, event, asked)
            self.undoable[prior.index] = prior
            self.match.happen(event)
            self.plays.append(play)
        self.last = {event.seat: index for index, event in enumerate(self.match.events)}

    def _wait(self, record: LogRecord) -> None:
        assert self.match is not None
        self.wait = Wait(record.at, record.more["due"], record.more["caller"])
        if (call := self.assume_call()) is None:
            return
        for prior in self.unsent.values():
            prior.assumed = call if prior.index == len(self.match.events) - 1 else None
        self._update_questions(record, None)
        self.foreseen = self.questions

    def assume_call(self) -> Event | None:
        """Show the game as if the call had been made for which the table waits. Return that call, or None."""
        if self.wait is None or self.wait.caller is None:
            return None
        assert self.match is not None and self.game.call is not None
        call = Event(self.wait.caller, self.game.call.call)
        self._as_if_called = self.match.at(len(self.match.events), self.match.bytes())
        self._as_if_called.happen(call)
        return call

    def _ready(self, record: LogRecord) -> None:
        assert self.wait is not None
        self.wait.ready.append(record.more["guest"])

    def _stop_waiting(self) -> None:
        self.wait = self._as_if_called = None

    def _ask(self, record: LogRecord) -> None:
        guest = record.more["guest"]
        self.proposal = Proposal(record.more["what"], guest, record.seat, [guest])

    def _agree(self, record: LogRecord) -> None:
        assert self.proposal is not None
        self.proposal.agreed.append(record.more["guest"])

    def _decline(self, record: LogRecord) -> None:
        self.proposal = None

    def _pause(self, record: LogRecord) -> None:
        self.paused, self.proposal = record.at, None

    def _resume(self, record: LogRecord) -> None:
        assert self.paused is not None
        paused = max(0, record.at - self.paused)  # the clock may have been set back
        self.clocks.shift(paused)
        if self.wait is not None:
            self.wait.due += paused
        for absence in self.absences.values():
            absence.since += paused
        self.paused = None

    def restart_clocks(self, now: int) -> None:
        """Restart all thinking times after loading. Times after `now` come from a clock that was set back since."""
        if self.paused is not None:
            self.follows_log &= self.paused <= now
            self.paused = now = min(self.paused, now)
        if self.wait is not None:
            self.follows_log &= self.wait.since <= now
            self.wait.begin_by(now)
        if self.drawing is not None:
            self.follows_log &= self.drawing <= now
            self.drawing = min(self.drawing, now)
        for absence in self.absences.values():
            self.follows_log &= absence.since <= now
            absence.since = min(absence.since, now)
        self.clocks.restart(now)

    def move_clocks(self, by: int) -> None:
        """Move everything that refers to a time, because the clock was set or the server stood still."""
        self.clocks.shift(by)
        if self.paused is not None:
            self.paused += by
        if self.wait is not None:
            self.wait.since += by
            self.wait.due += by
        if self.drawing is not None:
            self.drawing += by
        for absence in self.absences.values():
            absence.since += by
        self.follows_log &= self.paused is None and self.wait is None and self.drawing is None and not self.absences

    def _away(self, record: LogRecord) -> None:
        seat = seat_of(record)
        if (question := self.questions.get(seat)) is not None:
            self.clocks.hand_over(seat, question.began, record.more.get("thought", 0))
        self.seats[seat].away = True
        self.absences[seat] = Absence(record.seq, record.at)

    def _back(self, record: LogRecord) -> None:
        seat = seat_of(record)
        if (question := self.questions.get(seat)) is not None:
            self.clocks.take_back(seat, question.began, record.at)
        self.seats[seat].away = False
        self.absences.pop(seat, None)

    def _leave(self, record: LogRecord) -> None:
        if not self.seats[seat_of(record)].away:
            self._away(record)
        self.seats[seat_of(record)].left = True

    def _claim(self, record: LogRecord) -> None:
        self.claim = ClaimedResult(tuple(record.more["absent"]), tuple(record.more["places"]))
        self._end(record)
        self.status = "over"

    def _end(self, record: LogRecord) -> None:
        self.status, self.proposal, self.questions, self.drawing = "closed", None, {}, None
        self.admission.requests.clear()
        self._stop_waiting()

    def _rematch(self, record: LogRecord) -> None:
        self.rematch = record.more["table"]

    def _forget(self, record: LogRecord) -> None:
        """Change nothing: the earlier records say already what is left of the guest."""

    def name_people(self, names: Mapping[str, str]) -> None:
        """Show people under these names, also in the texts of the game."""
        super().name_people(names)
        for match in (self.match, self._as_if_called):
            if match is not None:
                match.names = self.names

    # --- taking back

    def _prior_position(self, match: Match, event: Event, asked: int) -> PriorPosition:
        """Capture the position before an event that is about to happen."""
        simultaneous = NOBODY if match.actors == (event.seat,) else frozenset(match.actors) - {event.seat}
        return PriorPosition(len(match.events), match.bytes(), event, match.audience(event), simultaneous, asked)

    def _match_before(self, first: int) -> Match:
        """Return the match before an event. What was revealed since still limits which undo is fair."""
        assert self.match is not None
        return self.before(first) if first in self.undoable else self.checkpoints.match_before(self.match, first)

    def at_start(self) -> Match:
        """Return the match before its first event."""
        agreed = self.agreement
        return Match(
            self.game,
            agreed.players,
            options=agreed.options,
            seed=0,
            chance="manual",
            compiled=self.compiled,
            rules=agreed.rules,
            colours=self.colours,
            names=self.names,
        )

    # --- open questions

    def _update_questions(self, record: LogRecord, acted: int | None) -> None:
        """Recompute the open questions. A question that has not changed keeps its number.

        While the table waits for a call, people see the next question and can think about it, but no clock runs.
        """
        match, before, new = self.shown, self.questions, []
        assert match is not None
        self.questions = {}
        for seat in match.actors:
            if seat == CHANCE:
                break
            legal, question = match.legal(seat), before.get(seat)
            if question is None or seat == acted or question.legal != legal:
                question = self.foreseen.get(seat)
                if question is None or question.legal != legal:
                    question = Question(record.seq, legal, record.seq)
                new.append(seat)
            self.questions[seat] = question
        self.clocks.ask(() if self.wait is not None else self.questions, new, record.at)
