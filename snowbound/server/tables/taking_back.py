"""Taking back: which decision of a seat can be taken back or changed, and whether that is fair."""

from __future__ import annotations

from snowbound.core.contract import may_know
from snowbound.core.game import TimedCall
from snowbound.core.match import Match

from .pending import Play, PriorPosition, Question
from .table_seats import TableSeats
from .visibility import Visibility, is_unnoticed

NO_EVENT = -1  # sentinel: no such event


class TakingBack(TableSeats):
    """The part of a table's state that says what can be taken back."""

    match: Match | None
    seq: int
    wait_factor: float
    plays: list[Play]
    last: dict[int, int]
    undoable: dict[int, PriorPosition]
    questions: dict[int, Question]
    told: Visibility
    _disturbed: dict[int, tuple[int, bool]]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    @property
    def timed_call(self) -> TimedCall | None:
        """The game's call if it is timed at this table: not on a shared device, among bots alone or in a lesson."""
        call = self.game.call
        if self.lesson is not None or call is None or self.match is None or not self.wait_factor:
            return None
        people = [seat.guest for seat in self.seats if seat.kind == "person"]
        is_timed = self.match.options[call.option] == call.value and people and len(people) == len(set(people))
        return call if is_timed else None

    def hidden_choice(self, seat: int) -> int | None:
        """Return the index of this seat's last choice if it may still be replaced by another.

        It must be part of a simultaneous decision, nobody who acted at that time or since may know it, and nothing
        may have been revealed since.
        """
        match, prior = self.match, self.undoable.get(self.last.get(seat, NO_EVENT))
        if prior is None or not prior.simultaneous or seat in self.questions or self.is_over:
            return None
        if match is None or prior.index < match.fair_from or self._is_scripted(prior.index):
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
        match, index = self.match, self._last_decision(seat)
        if index == NO_EVENT or match is None or self.is_over or self._is_scripted(index):
            return None
        if index < self.told.fair[seat]:
            return index, [], False
        after = range(index + 1, len(match.events))
        prior = self.undoable.get(index)
        if prior is not None and prior.simultaneous and self.hidden_choice(seat) == index:
            return index, list(after), True
        guest = self.seats[seat].guest
        for later in after:
            if self.plays[later].by in {"person", "program"} and self.seats[match.events[later].seat].guest != guest:
                return index, [], False
        return index, [], not self._may_be_disturbed(seat)

    def _last_decision(self, seat: int) -> int:
        """Return the index of the seat's last decision. A timed call belongs to the decision before it.

        Taken back alone it would leave a question that the table never asks.
        """
        index, call = self.last.get(seat, NO_EVENT), self.timed_call
        if call is None or self.match is None or index == NO_EVENT or self.match.events[index].action != call.call:
            return index
        earlier = (n for n in range(index - 1, NO_EVENT, -1) if self.match.events[n].seat == seat)
        return next(earlier, NO_EVENT)

    def _is_scripted(self, index: int) -> bool:
        """Whether an event belongs to the script of a lesson, which is never taken back."""
        return self.lesson is not None and index < self.lesson.events

    def _may_be_disturbed(self, viewer: int) -> bool:
        """Whether another person may be taking a step that this seat is not told of, which an undo would remove.

        It does not matter whether they have taken it. Otherwise the offer of an undo would tell.
        """
        if self._disturbed.get(viewer, (0, False))[0] != self.seq:
            match, guest = self.match, self.seats[viewer].guest
            assert match is not None
            others = [n for n in self.questions if self.seats[n].is_taken and self.seats[n].guest != guest]
            steps = ((n, action) for n in others for action in reversed(self.questions[n].legal))
            found = any(is_unnoticed(match, n, action, [viewer]) for n, action in steps)
            self._disturbed[viewer] = self.seq, found
        return self._disturbed[viewer][1]
