"""The seats of a table: who sits there, whose consent counts, and the numbers of the players in the table's chance."""

from __future__ import annotations

from collections.abc import Mapping

from snowbound.core.colours import dealt
from snowbound.core.game import Game
from snowbound.core.names import numbered_apart

from .chance_receipt import commit, seed_of_attempt
from .pending import Admission, SeatRequest, StartedLesson, TableHints, What
from .records import Agreement, LogRecord, Seat, player_names, seat_of


class TableSeats:
    """The part of a table's state that needs no position."""

    agreement: Agreement
    game: Game
    seats: list[Seat]
    attempt: int
    drawing: int | None
    admission: Admission
    lesson: StartedLesson | None
    hints: TableHints

    # --- people

    @property
    def people(self) -> list[str]:
        """The guests who play themselves: the people at the table who have no stand-in."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.kind == "person" and not seat.away))

    def asked_about(self, what: What) -> list[str]:
        """Return the guests whose consent a proposal needs: for a pause those who play, otherwise also those away."""
        members = dict.fromkeys(seat.guest for seat in self.seats if seat.is_taken)
        return self.people if what == "pause" else list(members)

    def is_seat_of(self, seat: int, guest: str) -> bool:
        """Whether this guest sits in the seat."""
        if not guest or not 0 <= seat < len(self.seats):
            return False
        return self.seats[seat].is_taken and self.seats[seat].guest == guest

    def seats_of(self, guest: str) -> list[int]:
        """Return the seats of a guest."""
        return [number for number, seat in enumerate(self.seats) if seat.is_taken and seat.guest == guest]

    def name_people(self, names: Mapping[str, str]) -> None:
        """Show people under these names, by guest. Names that look alike are numbered."""
        people = [seat for seat in self.seats if seat.kind == "person"]
        for seat in people:
            seat.chosen = names.get(seat.guest, seat.chosen)
        for seat, shown in zip(people, numbered_apart((seat.guest, seat.chosen) for seat in people), strict=True):
            seat.name = shown
        self.admission.name_people(names)

    @property
    def chosen_names(self) -> dict[str, str]:
        """The names that people have chosen, by guest: those in seats, who ask for a seat, or who were removed."""
        seated = {seat.guest: seat.chosen for seat in self.seats if seat.kind == "person"}
        asking = {guest: request.name for guest, request in self.admission.requests.items()}
        return self.admission.removed | asking | seated

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players. Seats of the same person are numbered."""
        return player_names(self.seats, self.agreement.faces)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the players. Bots and open seats have the next ones that are free."""
        kept = [seat.colour if seat.keeps_colour else "" for seat in self.seats]
        return dealt(kept, self.game.colours, [seat.colour for seat in self.seats])

    # --- numbers for chance

    @property
    def seed(self) -> str:
        """The secret seed of the table's chance."""
        return seed_of_attempt(self.agreement.seed, self.attempt)

    @property
    def commitment(self) -> str:
        """The commitment to the seed, which is public."""
        return commit(self.seed) if self.attempt else self.agreement.commitment

    @property
    def unpledged(self) -> list[int]:
        """The seats whose pledges are missing."""
        return [number for number, seat in enumerate(self.seats) if seat.contributes and not seat.pledge]

    @property
    def unrevealed(self) -> list[int]:
        """The seats whose numbers are missing."""
        return [number for number, seat in enumerate(self.seats) if seat.contributes and not seat.contribution]

    # --- what has happened

    def _lesson(self, record: LogRecord) -> None:
        self.lesson = StartedLesson(**record.more)

    def _sit(self, record: LogRecord) -> None:
        more = record.more
        seat = Seat("person", more["name"], 0, more["guest"], more.get("contribution", ""))
        seat.contributes, seat.colour = more.get("contributes", False), more.get("colour", "")
        for own in self.seats_of(seat.guest):  # a number counts for all seats of its player
            if self.seats[own].pledge:
                seat.contributes, seat.pledge = True, self.seats[own].pledge
        self.seats[seat_of(record)] = seat
        self.admission.requests.pop(seat.guest, None)
        self.name_people({seat.guest: seat.name})

    def _colour(self, record: LogRecord) -> None:
        self.seats[seat_of(record)].colour = record.more["colour"]

    def _stand(self, record: LogRecord) -> None:
        self.seats[seat_of(record)] = Seat()

    def _approval(self, record: LogRecord) -> None:
        self.admission.approval = record.more["on"]

    def _hints(self, record: LogRecord) -> None:
        self.hints = TableHints(record.more["who"], record.more["young"])

    def _hint(self, record: LogRecord) -> None:
        self.hints.taken[seat_of(record)] = record.more["began"]

    def _request(self, record: LogRecord) -> None:
        more = record.more
        wanted = SeatRequest(more["name"], record.seat, more["contributes"], more["colour"])
        self.admission.requests[more["guest"]] = wanted

    def _withdraw(self, record: LogRecord) -> None:
        self.admission.requests.pop(record.more["guest"], None)

    def _refuse(self, record: LogRecord) -> None:
        guest = record.more["guest"]
        self.admission.removed[guest] = self.admission.requests.pop(guest).name

    def _remove(self, record: LogRecord) -> None:
        self._stand(record)
        self.admission.removed[record.more["guest"]] = record.more["name"]

    def _allow(self, record: LogRecord) -> None:
        self.admission.removed.pop(record.more["guest"], None)

    def _contribute(self, record: LogRecord) -> None:
        for seat in self.seats_of(record.more["guest"]):
            self.seats[seat].contribution = record.more["contribution"]

    def _prepare(self, record: LogRecord) -> None:
        self.seat_bots(record)
        self.drawing = record.at
        self.admission.requests.clear()
        for seat in self.seats:
            seat.contribution = ""  # a number without a pledge, from an older server, does not count

    def seat_bots(self, record: LogRecord) -> None:
        """Put bots into the open seats that a record names."""
        for seat, level in record.more["bots"].items():
            self.seats[int(seat)] = Seat("bot", "", level, colour=self.seats[int(seat)].colour)

    def _pledge(self, record: LogRecord) -> None:
        for seat in self.seats_of(record.more["guest"]):
            self.seats[seat].pledge, self.seats[seat].contributes = record.more["pledge"], True
        if self.drawing is not None and not self.unpledged:
            self.drawing = record.at

    def _reveal(self, record: LogRecord) -> None:
        self._contribute(record)

    def _recommit(self, record: LogRecord) -> None:
        self.attempt, self.drawing = self.attempt + 1, record.at
        for number, seat in enumerate(self.seats):
            seat.pledge = seat.contribution = ""
            seat.contributes = seat.contributes and number not in record.more["without"]
