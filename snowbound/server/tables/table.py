"""The state of a table: its log folded into seats, a position, clocks and a proposal.

`fold` applies one record. New records and records from the database take the same path, so the state in memory can be
dropped at any time and rebuilt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from snowbound.core.colours import dealt
from snowbound.core.contract import CHANCE, may_know
from snowbound.core.game import Game
from snowbound.core.kernels import Plain
from snowbound.core.log import ClaimedResult, Event
from snowbound.core.match import Match

from ..workers.seen import SeenViews
from .chance_receipt import mixing_key
from .checkpoints import Checkpoints
from .clocks import Clocks
from .pending import Absence, Admission, Play, PriorPosition, Proposal, Question, Wait
from .quotas import Efforts
from .recent import RecentRecords
from .records import Agreement, LogRecord, Reason, Seat, Status, player_names, seat_of
from .table_seats import TableSeats

NOBODY: frozenset[int] = frozenset()
NO_EVENT = -1  # sentinel: no such event


@dataclass
class TableState(TableSeats):
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
    attempt: int = 0  # how often the collection of numbers has started over
    drawing: int | None = None  # since when the players' numbers have been collected
    rematch: str = ""
    reason: Reason = ""  # why the server closed the table
    past: tuple[Event, ...] | None = None  # the events of a finished game that cannot be replayed any more
    seen_views: SeenViews = field(default_factory=SeenViews)
    recent: RecentRecords = field(default_factory=RecentRecords)
    efforts: Efforts = field(default_factory=Efforts)
    checkpoints: Checkpoints = field(default_factory=Checkpoints)

    def __post_init__(self) -> None:
        self.id = self.agreement.id
        self.seats: list[Seat] = [msgspec.structs.replace(seat) for seat in self.agreement.seats]
        self.clocks = Clocks(self.agreement.timing, self.agreement.players)
        self._as_if_called: Match | None = None
        self._foreseen: dict[int, Question] = {}  # questions that were shown while the table waited for a call

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
        return self.seats[seat].away and question is not None and self.clocks.is_spent(seat, question.number)

    def is_played_by_program(self, seat: int) -> bool:
        """Whether a bot or a stand-in decides for this seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].away

    # --- waiting

    @property
    def shown(self) -> Match | None:
        """The match as viewers see it. While the table waits for a call, it is shown as if the call had been made."""
        return self._as_if_called or self.match

    # --- what has happened

    def fold(self, record: LogRecord) -> None:
        """Apply one record. If it is an illegal move, raise Refusal and change nothing."""
        assert record.seq == self.seq + 1, f"record {record.seq} cannot follow number {self.seq}"
        getattr(self, f"_{record.kind}")(record)
        self.seq = record.seq
        self.recent.add(record, self.unsent.get(record.seq))
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
        event = match.checked(seat, record.action)
        self._stop_waiting()
        question = self.questions.get(seat)
        prior = self._prior_position(match, event, question.number if question is not None else 0)
        self.unsent[record.seq] = prior
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
                self._foreseen = {}
            if record.more:
                self.clocks.spend(seat, record.more.get("thought", 0))
        if not match.actors:
            self.status = "over"
        self._update_questions(record, seat)

    def _undo(self, record: LogRecord) -> None:
        first, keep = record.more["first"], record.more["keep"]
        assert self.match is not None
        self._stop_waiting()
        self._foreseen = {}
        events, plays, before = self.match.events, self.plays, self.undoable
        self.match = self._match_before(first)
        self.checkpoints.cut(first)
        self.plays = plays[:first]
        self.undoable = {index: prior for index, prior in self.undoable.items() if index < first}
        for number in keep:
            prior = self._prior_position(self.match, events[number], before[number].asked if number in before else 0)
            self.undoable[prior.index] = prior
            self.match.happen(events[number])
            self.plays.append(plays[number])
        self.last = {event.seat: index for index, event in enumerate(self.match.events)}
        self.proposal = None
        self._update_questions(record, record.seat)

    def _wait(self, record: LogRecord) -> None:
        assert self.match is not None
        self.wait = Wait(record.at, record.more["due"], record.more["caller"])
        if self.wait.caller is None:
            return
        assert self.game.call is not None
        call = Event(self.wait.caller, self.game.call.call)
        self._as_if_called = self.match.at(len(self.match.events), self.match.bytes())
        self._as_if_called.happen(call)
        for prior in self.unsent.values():
            prior.assumed = call if prior.index == len(self.match.events) - 1 else None
        self._update_questions(record, None)
        self._foreseen = self.questions

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
            self.paused = now = min(self.paused, now)
        if self.wait is not None:
            self.wait.begin_by(now)
        self.clocks.restart(now)

    def _away(self, record: LogRecord) -> None:
        seat = seat_of(record)
        if (question := self.questions.get(seat)) is not None:
            self.clocks.hand_over(seat, question.number, record.more.get("thought", 0))
        self.seats[seat].away = True
        self.absences[seat] = Absence(record.seq, record.at)

    def _back(self, record: LogRecord) -> None:
        seat = seat_of(record)
        if (question := self.questions.get(seat)) is not None:
            self.clocks.take_back(seat, question.number, record.at)
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

    def hidden_choice(self, seat: int) -> int | None:
        """Return the index of this seat's last choice if it may still be replaced by another.

        It must be part of a simultaneous decision, nobody who acted at that time or since may know it, and nothing
        may have been revealed since.
        """
        match, prior = self.match, self.undoable.get(self.last.get(seat, NO_EVENT))
        if prior is None or not prior.simultaneous or seat in self.questions or self.is_over:
            return None
        if match is None or prior.index < match.fair_from:
            return None
        others = prior.simultaneous.union(later.seat for later in match.events[prior.index + 1 :])
        return None if any(may_know(prior.audience, other) for other in others) else prior.index

    def before(self, index: int) -> Match:
        """Return the match before an event that may still be taken back."""
        assert self.match is not None
        return self.match.at(index, self.undoable[index].position)

    def undo_of(self, seat: int) -> tuple[int, list[int], bool] | None:
        """Return what an undo by this seat would do: first event removed, later events kept, and whether it is fair.

        It is fair if nothing hidden or random was revealed since, and it removes no other person's decision.
        """
        match, index = self.match, self.last.get(seat, NO_EVENT)
        if index == NO_EVENT or match is None or self.is_over:
            return None
        if index < match.fair_from:
            return index, [], False
        after = range(index + 1, len(match.events))
        prior = self.undoable.get(index)
        if prior is not None and prior.simultaneous and self.hidden_choice(seat) == index:
            return index, list(after), True
        guest = self.seats[seat].guest
        for later in after:
            if self.plays[later].by in {"person", "program"} and self.seats[match.events[later].seat].guest != guest:
                return index, [], False
        return index, [], True

    def _prior_position(self, match: Match, event: Event, asked: int) -> PriorPosition:
        """Capture the position before an event that is about to happen."""
        simultaneous = NOBODY if match.actors == (event.seat,) else frozenset(match.actors) - {event.seat}
        return PriorPosition(len(match.events), match.bytes(), event, match.audience(event), simultaneous, asked)

    def _match_before(self, first: int) -> Match:
        """Return the match before an event. What was revealed since still limits which undo is fair."""
        assert self.match is not None
        return self.before(first) if first in self.undoable else self.checkpoints.match_before(self.match, first)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players. Seats of the same person are numbered."""
        return player_names(self.seats, self.agreement.faces)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the players. Bots and open seats have the next ones that are free."""
        kept = [seat.colour if seat.keeps_colour else "" for seat in self.seats]
        return dealt(kept, self.game.colours, [seat.colour for seat in self.seats])

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
                question = self._foreseen.get(seat)
                if question is None or question.legal != legal:
                    question = Question(record.seq, legal)
                new.append(seat)
            self.questions[seat] = question
        self.clocks.ask(() if self.wait is not None else self.questions, new, record.at)
