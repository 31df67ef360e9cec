"""The seats of a new table: as its creator describes them, or as they were before a rematch."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from snowbound.core.cast import animals
from snowbound.core.errors import SnowboundError

from .records import Agreement, Seat
from .table import TableState

LEVELS = ("1", "2", "3", "4", "5")


class BadSeats(SnowboundError):
    """A seat description that is not valid."""

    code = "bad-seats"


def new_seats(texts: Sequence[str], guest: str, colours: Sequence[str], cast: int | None) -> list[Seat]:
    """Return the seats that a guest describes, in these colours and with the animals of this cast, if one is named."""
    seats = [_parsed_seat(text, guest) for text in texts]
    faces = [""] * len(seats) if cast is None else animals(cast, len(seats))
    for seat, colour, face in zip(seats, colours, faces, strict=True):
        seat.colour, seat.face = colour, face
    return seats


def seats_again(table: TableState, blocked: Collection[str] = ()) -> list[Seat]:
    """Return the seats of a rematch: reserved for the same people, with the same bots, in the same colours.

    Bots of the stand-ins' level take the seats of people who left for good, and of blocked guests.
    """
    seats = []
    for seat, colour, face in zip(table.seats, table.colours, table.agreement.faces, strict=True):
        if seat.is_taken and seat.guest not in blocked:
            seats.append(Seat("open", guest=seat.guest, colour=colour, face=face))
        else:
            seats.append(Seat("bot", level=seat.level or table.agreement.stand_in, colour=colour, face=face))
    return seats


def is_same_request(agreed: Agreement, again: Agreement) -> bool:
    """Whether two agreements are for the same game, seats and settings, whatever was drawn for each of them."""
    return all(
        getattr(agreed, name) == getattr(again, name)
        for name in ("game", "options", "timing", "stand_in", "visibility", "seats", "board")
    )


def _parsed_seat(text: str, guest: str) -> Seat:
    word, _, level = text.partition(":")
    if text == "me":
        return Seat("open", guest=guest)
    if text == "open":
        return Seat()
    if word == "bot" and level in LEVELS:
        return Seat("bot", "", int(level))
    raise BadSeats(f'a seat is "me", "open" or "bot:1" to "bot:5", not {text!r}')
