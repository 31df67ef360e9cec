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
from ..messages.scenes import foreseen
from ..messages.views import Manner
from ..storage.guests import Guests, NotAllowed, Who
from . import commands
from .chance_receipt import check_contribution, commit, new_seed
from .commands import Plan
from .records import Agreement, By, Record, Seat
from .registry import Live, Room, new_id

LEVELS = ("1", "2", "3", "4", "5")

Result = TypeVar("Result")


class BadSeats(SnowboundError):
    """Seats that cannot be."""

    code = "bad-seats"


class Desk:
    """Carries out commands for whoever may give them."""

    def __init__(self, room: Room, guests: Guests) -> None:
        self.room = room
        self.guests = guests

    async def do(self, who: Who, command: wire.Command) -> wire.Ack:
        """Carry out a command; when this returns it is on the disk."""
        doer = self.COMMANDS.get(type(command))
        if doer is None:
            raise SnowboundError(f"{type(command).__name__.lower()} is for sockets only")
        ack: wire.Ack = await doer(self, who, command)
        ack.key = command.key
        return ack

    def in_words(self, error: SnowboundError, command: Any, language: str) -> dict[str, Any]:
        """An error as data; of a move that a rule forbids, with that rule's sentence in the player's language."""
        data, live = error.as_data(), self.room.live.get(getattr(command, "table", ""))
        if isinstance(error, Refusal) and error.rule is not None and live is not None:
            game = live.table.game
            data["text"] = words(game, language if game.has_language(language) else "en").say(error.rule)
        return data

    # --- before the game

    async def create(self, who: Who, command: wire.Create) -> wire.Ack:
        """A new table; who creates it sits in the seats called "me"."""
        _guest(who)
        game = await self.room.shelf.find(command.game)
        players = game.check_players(len(command.seats))
        options = game.complete(command.options, players)
        seats = [_agreed_seat(text, who.guest) for text in command.seats]
        agreement = self._agreement(
            who,
            game=game.id,
            rules=game.version,
            options=options,
            timing=command.timing,
            stand_in=command.stand_in,
            visibility=command.visibility,
            seats=seats,
        )
        live = await self._create(who, agreement, check_contribution(command.contribution))
        return self._seated(who, live, live.table.seq)

    async def sit(self, who: Who, command: wire.Sit) -> wire.Ack:
        """Take a seat."""
        _guest(who)
        live = await self.visible(who, command)
        await self._do(
            live,
            who,
            lambda plan: commands.sit(plan, who.guest, who.name, command.seat, command.contribution, key=command.key),
        )
        return self._seated(who, live, live.table.seq)

    async def contribute(self, who: Who, command: wire.Contribute) -> wire.Ack:
        """Give a number for the mixing of chance."""
        live = await self.seated(who, command)
        await self._do(live, who, lambda plan: commands.contribute(plan, who.guest, command.contribution))
        return self._seated(who, live, live.table.seq)

    async def start(self, who: Who, command: wire.Start) -> wire.Ack:
        """Start the game, with bots in the open seats."""
        live = await self.visible(who, command)
        owner, people = live.table.agreement.owner, live.table.people
        may_start = who.guest == owner or (owner not in people and who.guest in people)
        if who.is_program or not may_start:
            raise NotAllowed("only who created the table may start the game, or whoever sits there if they have left")

        def begin(plan: Plan) -> None:
            if command.contribution:
                commands.contribute(plan, who.guest, command.contribution)
            commands.begin(plan, command.level)

        check_contribution(command.contribution)
        await self._do(live, who, begin)
        return self._seated(who, live, live.table.seq)

    async def leave(self, who: Who, command: wire.Leave) -> wire.Ack:
        """Give the own seats back."""
        live = await self.seated(who, command)
        await self.room.do(live, lambda plan: commands.leave(plan, who.guest))
        return wire.Ack(table=live.table.id, number=live.table.seq)

    # --- in the game

    async def move(self, who: Who, command: wire.Move) -> wire.Ack:
        """Take an action."""
        live = self.room.at_hand(command.table) or await self.room.table(command.table)
        _refuse_other_seat(who, command, command.seat, live)
        by: By = "program" if who.is_program else "person"

        def play(plan: Plan) -> Record:
            return commands.move(plan, command.seat, command.action, key=command.key, expect=command.expect, by=by)

        record = await self._do(live, who, play)
        return wire.Ack(table=live.table.id, number=record.seq, changed=record.more.get("changed", False))

    async def preview(self, who: Who, command: wire.Preview, manner: Manner) -> wire.Foreseen:
        """What an action would do, where that is certain."""
        live = await self.own_seat(who, command, command.seat)
        async with live.lock:
            seat, action = command.seat, command.action
            match = commands.must_be_playing(live.table)
            question, painter = live.table.questions.get(seat), manner.painter(seat)
            legal = question.legal if question is not None else ()
            if action not in legal:
                match.checked(seat, action)  # says why not
            scene = foreseen(live.table, seat, action, painter) if painter is not None else None
        return wire.Foreseen(table=command.table, seat=seat, action=action, scene=scene, key=command.key)

    async def undo(self, who: Who, command: wire.Undo) -> wire.Ack:
        """Take the own last decision back."""
        live = await self.own_seat(who, command, command.seat)
        record = await self._do(
            live, who, lambda plan: commands.undo(plan, who.guest, command.seat, key=command.key, ask=command.ask)
        )
        return wire.Ack(table=live.table.id, number=record.seq, asked=record.kind == "ask")

    async def ask(self, who: Who, command: wire.Ask) -> wire.Ack:
        """Propose something to all."""
        live = await self.seated(who, command)
        record = await self._do(live, who, lambda plan: commands.propose(plan, who.guest, command.what))
        return wire.Ack(table=live.table.id, number=record.seq, asked=live.table.proposal is not None)

    async def answer(self, who: Who, command: wire.Answer) -> wire.Ack:
        """Agree, or not."""
        live = await self.seated(who, command)
        await self._do(live, who, lambda plan: commands.answer(plan, who.guest, command.agree))
        return wire.Ack(table=live.table.id, number=live.table.seq)

    async def resume(self, who: Who, command: wire.Resume) -> wire.Ack:
        """End a pause."""
        live = await self.seated(who, command)
        await self._do(live, who, commands.resume)
        return wire.Ack(table=live.table.id, number=live.table.seq)

    async def rematch(self, who: Who, command: wire.Rematch) -> wire.Ack:
        """The same again at a new table; whoever asks after the first is seated there."""
        check_contribution(command.contribution)
        live = await self.seated(who, command)
        if not live.table.is_over:
            raise commands.TableError(f"the game at table {live.table.id} is not over yet")
        if not live.table.rematch:
            return await self._first_rematch(who, live, command)
        return await self._join_rematch(who, live.table.rematch, command)

    async def _first_rematch(self, who: Who, live: Live, command: wire.Rematch) -> wire.Ack:
        table, agreed = live.table, live.table.agreement
        seats = [Seat("open", guest=s.guest) if s.kind == "person" else Seat("bot", "", s.level) for s in table.seats]
        agreement = self._agreement(
            who,
            game=agreed.game,
            rules=agreed.rules,
            options=agreed.options,
            timing=agreed.timing,
            stand_in=agreed.stand_in,
            visibility=agreed.visibility,
            seats=seats,
        )
        new = await self._create(who, agreement, command.contribution)

        def announce(plan: Plan) -> None:
            if not plan.table.rematch:
                plan.add("rematch", table=new.table.id)

        await self.room.do(live, announce)
        if live.table.rematch != new.table.id:  # somebody else was faster; ours is given up
            await self.room.do(new, lambda plan: commands.leave(plan, who.guest))
            return await self._join_rematch(who, live.table.rematch, command)
        return self._seated(who, new, new.table.seq)

    async def _join_rematch(self, who: Who, id: str, command: wire.Rematch) -> wire.Ack:
        new = await self.room.table(id)
        while any(seat.kind == "open" and seat.guest == who.guest for seat in new.table.seats):
            await self.room.do(new, lambda plan: commands.sit(plan, who.guest, who.name, None, command.contribution))
        return self._seated(who, new, new.table.seq)

    # --- who may

    async def visible(self, who: Who, command: wire.AtTable) -> Live:
        """The table, if this guest may look at it."""
        live = await self.room.table(command.table)
        _refuse_stranger(who, command, live)
        return live

    async def seated(self, who: Who, command: wire.AtTable) -> Live:
        """The table, if this guest sits there."""
        _guest(who)
        live = await self.visible(who, command)
        if not live.table.seats_of(who.guest):
            raise NotAllowed(f"you have no seat at table {command.table}")
        return live

    async def own_seat(self, who: Who, command: wire.AtTable, seat: int) -> Live:
        """The table, if this seat is the guest's own."""
        live = await self.room.table(command.table)
        _refuse_other_seat(who, command, seat, live)
        return live

    async def may_view(self, who: Who, command: wire.AtTable, seat: int) -> Live:
        """The table, if this guest may look at it from this seat, or as a spectator."""
        if seat == SPECTATOR:
            return await self.visible(who, command)
        return await self.own_seat(who, command, seat)

    async def come_back(self, live: Live, seat: int) -> None:
        """A person looks at the table from the own seat again: the stand-in gives way.

        If their time is up the stand-in moves first, else whoever only looks could keep the others waiting for ever.
        """
        if seat == SPECTATOR or live.table.is_over or not live.table.seats[seat].away:
            return
        if live.table.is_late(seat):
            live.returning.add(seat)
        else:
            await self.room.do(live, lambda plan: _come_back(plan, [seat]))

    async def _do(self, live: Live, who: Who, command: Callable[[Plan], Result]) -> Result:
        live.seen[who.guest] = live.touched
        away = [number for number, seat in enumerate(live.table.seats) if seat.away and seat.guest == who.guest]
        if not away or live.table.is_over:
            return await self.room.do(live, command)
        if any(live.table.is_late(seat) for seat in away):  # only by what was waited for

            def come_back_and(plan: Plan) -> Result:
                _come_back(plan, away)
                return command(plan)

            return await self.room.do(live, come_back_and)
        await self.room.do(live, lambda plan: _come_back(plan, away))  # so that it holds even if it is refused
        return await self.room.do(live, command)

    def _agreement(self, who: Who, *, seats: list[Seat], **agreed: Any) -> Agreement:
        seed, now = new_seed(), self.room.now()
        return Agreement(
            id=new_id(now),
            players=len(seats),
            owner=who.guest,
            invitation=secrets.token_urlsafe(12),
            seed=seed,
            commitment=commit(seed),
            created=now,
            seats=seats,
            **agreed,
        )

    async def _create(self, who: Who, agreement: Agreement, contribution: str) -> Live:
        own = [number for number, seat in enumerate(agreement.seats) if seat.kind == "open" and seat.guest == who.guest]
        more = {"guest": who.guest, "name": who.name, "contribution": contribution}
        records = [
            Record(place, "sit", agreement.created, seat, None, None, None, more) for place, seat in enumerate(own, 1)
        ]
        live = await self.room.create(agreement, records)
        if contribution and all(seat.kind != "open" for seat in live.table.seats):
            await self.room.do(live, lambda plan: commands.begin(plan, 0))
        return live

    def _seated(self, who: Who, live: Live, number: int) -> wire.Ack:
        agreed = live.table.agreement
        shown = agreed.invitation if agreed.visibility == "invitation" else ""
        seats = live.table.seats_of(who.guest)
        return wire.Ack(table=agreed.id, number=number, seats=seats, commitment=agreed.commitment, invitation=shown)

    COMMANDS: ClassVar[dict[type, Callable[[Desk, Who, Any], Awaitable[wire.Ack]]]] = {
        wire.Create: create,
        wire.Sit: sit,
        wire.Contribute: contribute,
        wire.Start: start,
        wire.Leave: leave,
        wire.Move: move,
        wire.Undo: undo,
        wire.Ask: ask,
        wire.Answer: answer,
        wire.Resume: resume,
        wire.Rematch: rematch,
    }
    """By the kind of command: what carries it out."""


def _refuse_stranger(who: Who, command: wire.AtTable, live: Live) -> None:
    """Refuse who may not look at a table."""
    if who.is_program and who.table != command.table:
        raise NotAllowed(f"this token is for table {who.table}, not for {command.table}")
    agreed = live.table.agreement
    if agreed.visibility == "public":
        return
    known = who.guest and (who.guest == agreed.owner or any(s.guest == who.guest for s in live.table.seats))
    invited = hmac.compare_digest(command.invitation.encode(), agreed.invitation.encode())
    if not (known or invited):
        raise NotAllowed(f"table {agreed.id} is for those who are invited: use the link that you were given")


def _refuse_other_seat(who: Who, command: wire.AtTable, seat: int, live: Live) -> None:
    """Refuse who does not sit there."""
    is_own = live.table.is_seat_of(seat, who.guest)
    if is_own and who.seat is None:  # who sits there may look at the table, too
        return
    _refuse_stranger(who, command, live)
    if not is_own or who.seat != seat:
        own = [number for number in live.table.seats_of(who.guest) if who.seat in {None, number}]
        yours = f"yours: {', '.join(map(str, own))}" if own else "you have none"
        raise NotAllowed(f"seat {seat} at table {command.table} is not yours ({yours})")


def _come_back(plan: Plan, seats: list[int]) -> None:
    for seat in seats:
        if plan.table.seats[seat].away and not plan.table.is_over:
            plan.add("back", seat)


def _guest(who: Who) -> None:
    if not who.guest or who.is_program:
        raise NotAllowed("only guests may do that: give your name first (POST /api/guest)")


def _agreed_seat(text: str, guest: str) -> Seat:
    word, _, level = text.partition(":")
    if text == "me":
        return Seat("open", guest=guest)
    if text == "open":
        return Seat()
    if word == "bot" and level in LEVELS:
        return Seat("bot", "", int(level))
    raise BadSeats(f'a seat is "me", "open" or "bot:1" to "bot:5", not {text!r}')
