"""The desk: who may do what. Commands from sockets and from HTTP come here and are answered alike."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeVar

from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import Refusal, SnowboundError
from snowbound.core.words import words

from ..messages import wire
from ..messages.scenes import previewed_patch
from ..messages.views import Preferences
from ..storage.guests import Caller, Guests, NotAllowed
from . import commands
from .chance_receipt import check_contribution, commit, new_seed
from .commands import Draft
from .records import Agreement, By, LogRecord, Seat
from .registry import LiveTable, LiveTables, new_id

LEVELS = ("1", "2", "3", "4", "5")

Result = TypeVar("Result")


class BadSeats(SnowboundError):
    """Seats that cannot be."""

    code = "bad-seats"


class Authorizer:
    """Carries out commands for whoever may give them."""

    def __init__(self, tables: LiveTables, guests: Guests) -> None:
        self.tables = tables
        self.guests = guests

    async def submit(self, caller: Caller, command: wire.Command) -> wire.Ack:
        """Carry out a command; when this returns it is on the disk."""
        execute = self.COMMANDS.get(type(command))
        if execute is None:
            raise SnowboundError(f"{type(command).__name__.lower()} is for sockets only")
        ack: wire.Ack = await execute(self, caller, command)
        ack.key = command.key
        return ack

    def error_data(self, error: SnowboundError, command: Any, language: str) -> dict[str, Any]:
        """An error as data; of a move that a rule forbids, with that rule's sentence in the player's language."""
        data, live = error.as_data(), self.tables.live.get(getattr(command, "table", ""))
        if isinstance(error, Refusal) and error.rule is not None and live is not None:
            game = live.table.game
            data["text"] = words(game, language if game.has_language(language) else "en").say(error.rule)
        return data

    # --- before the game

    async def create(self, caller: Caller, command: wire.Create) -> wire.Ack:
        """A new table; who creates it sits in the seats called "me"."""
        _require_guest(caller)
        game = await self.tables.games.find(command.game)
        players = game.check_players(len(command.seats))
        options = game.complete(command.options, players)
        seats = [_parsed_seat(text, caller.guest) for text in command.seats]
        agreement = self._agreement(
            caller,
            game=game.id,
            rules=game.version,
            options=options,
            timing=command.timing,
            stand_in=command.stand_in,
            visibility=command.visibility,
            seats=seats,
        )
        live = await self._create(caller, agreement, check_contribution(command.contribution))
        return self._seat_ack(caller, live, live.table.seq)

    async def sit(self, caller: Caller, command: wire.Sit) -> wire.Ack:
        """Take a seat."""
        _require_guest(caller)
        live = await self.visible(caller, command)
        await self._execute_for(
            live,
            caller,
            lambda draft: commands.sit(
                draft, caller.guest, caller.name, command.seat, command.contribution, key=command.key
            ),
        )
        return self._seat_ack(caller, live, live.table.seq)

    async def contribute(self, caller: Caller, command: wire.Contribute) -> wire.Ack:
        """Give a number for the mixing of chance."""
        live = await self.seated(caller, command)
        await self._execute_for(
            live, caller, lambda draft: commands.contribute(draft, caller.guest, command.contribution)
        )
        return self._seat_ack(caller, live, live.table.seq)

    async def start(self, caller: Caller, command: wire.Start) -> wire.Ack:
        """Start the game, with bots in the open seats."""
        live = await self.visible(caller, command)
        owner, people = live.table.agreement.owner, live.table.people
        may_start = caller.guest == owner or (owner not in people and caller.guest in people)
        if caller.is_program or not may_start:
            raise NotAllowed("only who created the table may start the game, or whoever sits there if they have left")

        def begin(draft: Draft) -> None:
            if command.contribution:
                commands.contribute(draft, caller.guest, command.contribution)
            commands.begin(draft, command.level)

        check_contribution(command.contribution)
        await self._execute_for(live, caller, begin)
        return self._seat_ack(caller, live, live.table.seq)

    async def leave(self, caller: Caller, command: wire.Leave) -> wire.Ack:
        """Give the own seats back."""
        live = await self.seated(caller, command)
        await self.tables.execute(live, lambda draft: commands.leave(draft, caller.guest))
        return wire.Ack(table=live.table.id, number=live.table.seq)

    # --- in the game

    async def move(self, caller: Caller, command: wire.Move) -> wire.Ack:
        """Take an action."""
        live = self.tables.in_memory(command.table) or await self.tables.find(command.table)
        _require_own_seat(caller, command, command.seat, live)
        by: By = "program" if caller.is_program else "person"

        def play(draft: Draft) -> LogRecord:
            return commands.move(draft, command.seat, command.action, key=command.key, expect=command.expect, by=by)

        record = await self._execute_for(live, caller, play)
        return wire.Ack(table=live.table.id, number=record.seq, changed=record.more.get("changed", False))

    async def preview(self, caller: Caller, command: wire.Preview, preferences: Preferences) -> wire.PreviewResult:
        """What an action would do, where that is certain."""
        live = await self.own_seat(caller, command, command.seat)
        async with live.lock:
            seat, action = command.seat, command.action
            match = commands.must_be_playing(live.table)
            question, renderer = live.table.questions.get(seat), preferences.renderer(seat)
            legal = question.legal if question is not None else ()
            if action not in legal:
                match.checked(seat, action)  # says why not
            scene = previewed_patch(live.table, seat, action, renderer) if renderer is not None else None
        return wire.PreviewResult(table=command.table, seat=seat, action=action, scene=scene, key=command.key)

    async def undo(self, caller: Caller, command: wire.Undo) -> wire.Ack:
        """Take the own last decision back."""
        live = await self.own_seat(caller, command, command.seat)
        record = await self._execute_for(
            live,
            caller,
            lambda draft: commands.undo(draft, caller.guest, command.seat, key=command.key, ask=command.ask),
        )
        return wire.Ack(table=live.table.id, number=record.seq, asked=record.kind == "ask")

    async def ask(self, caller: Caller, command: wire.Ask) -> wire.Ack:
        """Propose something to all."""
        live = await self.seated(caller, command)
        record = await self._execute_for(
            live, caller, lambda draft: commands.propose(draft, caller.guest, command.what)
        )
        return wire.Ack(table=live.table.id, number=record.seq, asked=live.table.proposal is not None)

    async def answer(self, caller: Caller, command: wire.AnswerProposal) -> wire.Ack:
        """Agree, or not."""
        live = await self.seated(caller, command)
        await self._execute_for(live, caller, lambda draft: commands.answer(draft, caller.guest, command.agree))
        return wire.Ack(table=live.table.id, number=live.table.seq)

    async def resume(self, caller: Caller, command: wire.Resume) -> wire.Ack:
        """End a pause."""
        live = await self.seated(caller, command)
        await self._execute_for(live, caller, commands.resume)
        return wire.Ack(table=live.table.id, number=live.table.seq)

    async def rematch(self, caller: Caller, command: wire.Rematch) -> wire.Ack:
        """The same again at a new table; whoever asks after the first is seated there."""
        check_contribution(command.contribution)
        live = await self.seated(caller, command)
        if not live.table.is_over:
            raise commands.TableError(f"the game at table {live.table.id} is not over yet")
        if not live.table.rematch:
            return await self._first_rematch(caller, live, command)
        return await self._join_rematch(caller, live.table.rematch, command)

    async def _first_rematch(self, caller: Caller, live: LiveTable, command: wire.Rematch) -> wire.Ack:
        table, agreed = live.table, live.table.agreement
        seats = [Seat("open", guest=s.guest) if s.kind == "person" else Seat("bot", "", s.level) for s in table.seats]
        agreement = self._agreement(
            caller,
            game=agreed.game,
            rules=agreed.rules,
            options=agreed.options,
            timing=agreed.timing,
            stand_in=agreed.stand_in,
            visibility=agreed.visibility,
            seats=seats,
        )
        new = await self._create(caller, agreement, command.contribution)

        def announce(draft: Draft) -> None:
            if not draft.table.rematch:
                draft.add("rematch", table=new.table.id)

        await self.tables.execute(live, announce)
        if live.table.rematch != new.table.id:  # somebody else was faster; ours is given up
            await self.tables.execute(new, lambda draft: commands.leave(draft, caller.guest))
            return await self._join_rematch(caller, live.table.rematch, command)
        return self._seat_ack(caller, new, new.table.seq)

    async def _join_rematch(self, caller: Caller, id: str, command: wire.Rematch) -> wire.Ack:
        new = await self.tables.find(id)
        while any(seat.kind == "open" and seat.guest == caller.guest for seat in new.table.seats):
            await self.tables.execute(
                new, lambda draft: commands.sit(draft, caller.guest, caller.name, None, command.contribution)
            )
        return self._seat_ack(caller, new, new.table.seq)

    # --- who may

    async def visible(self, caller: Caller, command: wire.TableCommand) -> LiveTable:
        """The table, if this guest may look at it."""
        live = await self.tables.find(command.table)
        _require_access(caller, command, live)
        return live

    async def seated(self, caller: Caller, command: wire.TableCommand) -> LiveTable:
        """The table, if this guest sits there."""
        _require_guest(caller)
        live = await self.visible(caller, command)
        if not live.table.seats_of(caller.guest):
            raise NotAllowed(f"you have no seat at table {command.table}")
        return live

    async def own_seat(self, caller: Caller, command: wire.TableCommand, seat: int) -> LiveTable:
        """The table, if this seat is the guest's own."""
        live = await self.tables.find(command.table)
        _require_own_seat(caller, command, seat, live)
        return live

    async def may_view(self, caller: Caller, command: wire.TableCommand, seat: int) -> LiveTable:
        """The table, if this guest may look at it from this seat, or as a spectator."""
        if seat == SPECTATOR:
            return await self.visible(caller, command)
        return await self.own_seat(caller, command, seat)

    async def return_to_seat(self, live: LiveTable, seat: int) -> None:
        """A person looks at the table from the own seat again: the stand-in gives way.

        If their time is up the stand-in moves first, else whoever only looks could keep the others waiting for ever.
        """
        if seat == SPECTATOR or live.table.is_over or not live.table.seats[seat].away:
            return
        if live.table.is_late(seat):
            live.returning.add(seat)
        else:
            await self.tables.execute(live, lambda draft: _return_to_seats(draft, [seat]))

    async def _execute_for(self, live: LiveTable, caller: Caller, command: Callable[[Draft], Result]) -> Result:
        live.last_seen[caller.guest] = live.last_used
        away = [number for number, seat in enumerate(live.table.seats) if seat.away and seat.guest == caller.guest]
        if not away or live.table.is_over:
            return await self.tables.execute(live, command)
        if any(live.table.is_late(seat) for seat in away):  # only by what was waited for

            def return_and_execute(draft: Draft) -> Result:
                _return_to_seats(draft, away)
                return command(draft)

            return await self.tables.execute(live, return_and_execute)
        await self.tables.execute(
            live, lambda draft: _return_to_seats(draft, away)
        )  # so that it holds even if it is refused
        return await self.tables.execute(live, command)

    def _agreement(self, caller: Caller, *, seats: list[Seat], **agreed: Any) -> Agreement:
        seed, now = new_seed(), self.tables.now()
        return Agreement(
            id=new_id(now),
            players=len(seats),
            owner=caller.guest,
            invitation=secrets.token_urlsafe(12),
            seed=seed,
            commitment=commit(seed),
            created=now,
            seats=seats,
            **agreed,
        )

    async def _create(self, caller: Caller, agreement: Agreement, contribution: str) -> LiveTable:
        own = [
            number for number, seat in enumerate(agreement.seats) if seat.kind == "open" and seat.guest == caller.guest
        ]
        more = {"guest": caller.guest, "name": caller.name, "contribution": contribution}
        records = [
            LogRecord(place, "sit", agreement.created, seat, None, None, None, more)
            for place, seat in enumerate(own, 1)
        ]
        live = await self.tables.create(agreement, records)
        if contribution and all(seat.kind != "open" for seat in live.table.seats):
            await self.tables.execute(live, lambda draft: commands.begin(draft, 0))
        return live

    def _seat_ack(self, caller: Caller, live: LiveTable, number: int) -> wire.Ack:
        agreed = live.table.agreement
        shown = agreed.invitation if agreed.visibility == "invitation" else ""
        seats = live.table.seats_of(caller.guest)
        return wire.Ack(table=agreed.id, number=number, seats=seats, commitment=agreed.commitment, invitation=shown)

    COMMANDS: ClassVar[dict[type, Callable[[Authorizer, Caller, Any], Awaitable[wire.Ack]]]] = {
        wire.Create: create,
        wire.Sit: sit,
        wire.Contribute: contribute,
        wire.Start: start,
        wire.Leave: leave,
        wire.Move: move,
        wire.Undo: undo,
        wire.Ask: ask,
        wire.AnswerProposal: answer,
        wire.Resume: resume,
        wire.Rematch: rematch,
    }
    """By the kind of command: what carries it out."""


def _require_access(caller: Caller, command: wire.TableCommand, live: LiveTable) -> None:
    """Refuse who may not look at a table."""
    if caller.is_program and caller.table != command.table:
        raise NotAllowed(f"this token is for table {caller.table}, not for {command.table}")
    agreed = live.table.agreement
    if agreed.visibility == "public":
        return
    known = caller.guest and (caller.guest == agreed.owner or any(s.guest == caller.guest for s in live.table.seats))
    invited = hmac.compare_digest(command.invitation.encode(), agreed.invitation.encode())
    if not (known or invited):
        raise NotAllowed(f"table {agreed.id} is for those who are invited: use the link that you were given")


def _require_own_seat(caller: Caller, command: wire.TableCommand, seat: int, live: LiveTable) -> None:
    """Refuse who does not sit there."""
    is_own = live.table.is_seat_of(seat, caller.guest)
    if is_own and caller.seat is None:  # who sits there may look at the table, too
        return
    _require_access(caller, command, live)
    if not is_own or caller.seat != seat:
        own = [number for number in live.table.seats_of(caller.guest) if caller.seat in {None, number}]
        yours = f"yours: {', '.join(map(str, own))}" if own else "you have none"
        raise NotAllowed(f"seat {seat} at table {command.table} is not yours ({yours})")


def _return_to_seats(draft: Draft, seats: list[int]) -> None:
    for seat in seats:
        if draft.table.seats[seat].away and not draft.table.is_over:
            draft.add("back", seat)


def _require_guest(caller: Caller) -> None:
    if not caller.guest or caller.is_program:
        raise NotAllowed("only guests may do that: give your name first (POST /api/guest)")


def _parsed_seat(text: str, guest: str) -> Seat:
    word, _, level = text.partition(":")
    if text == "me":
        return Seat("open", guest=guest)
    if text == "open":
        return Seat()
    if word == "bot" and level in LEVELS:
        return Seat("bot", "", int(level))
    raise BadSeats(f'a seat is "me", "open" or "bot:1" to "bot:5", not {text!r}')
