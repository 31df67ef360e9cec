"""Permissions: whether a caller may give a command. Sockets and HTTP requests share this path."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, TypeVar

from snowbound.core.colours import seated
from snowbound.core.contract import SPECTATOR
from snowbound.core.errors import Refusal, SnowboundError
from snowbound.core.words import words

from ..messages import wire
from ..messages.explanations import explanation
from ..messages.scenes import preview
from ..messages.views import Preferences
from ..storage.guests import Caller, Guests, NotAllowed
from ..storage.restrictions import Restrictions
from . import claims, commands, drawing, lesson_commands, owner_commands, quotas, rematches, waits
from .access import acknowledged, require_access, require_guest, require_own_seat, require_seat
from .board_choice import BoardChoice
from .chance_receipt import commit, new_seed
from .draft import Draft
from .hint_commands import allowed_hints, first_record
from .keys import earlier_record, once, require_key
from .lessons import LessonOther
from .live_table import LiveTable
from .records import Agreement, By, LogRecord, Seat, new_id
from .registry import LiveTables
from .seat_limit import SeatLimit
from .seating import is_same_request, new_seats

Result = TypeVar("Result")


class Authorizer:
    """Checks that callers may give their commands, then has them executed."""

    def __init__(
        self,
        tables: LiveTables,
        guests: Guests,
        restrictions: Restrictions,
        games_of_bots: int | None = None,
        seats_per_guest: int | None = None,
        has_boards: bool = False,
    ) -> None:
        self.tables = tables
        self.guests = guests
        self.restrictions = restrictions
        self.seat_limit = SeatLimit(tables, seats_per_guest)
        self.boards = BoardChoice(tables, has_boards)
        self.games_of_bots = games_of_bots  # limit on running games without people per guest; None for no limit

    async def submit(self, caller: Caller, command: wire.Command) -> wire.Ack:
        """Check and execute a command. When this returns, its changes are on disk."""
        execute = self.COMMANDS.get(type(command))
        if execute is None:
            raise SnowboundError(f"the command {command.__struct_config__.tag} works over sockets only")
        require_key(command)
        ack: wire.Ack = await execute(self, caller, command)
        ack.key = command.key
        return ack

    def error_data(self, error: SnowboundError, command: Any, language: str) -> dict[str, Any]:
        """Return an error as data. If a rule forbids the move, add the rule's sentence in the player's language."""
        data, live = error.as_data(), self.tables.live.get(getattr(command, "table", ""))
        if isinstance(error, Refusal) and error.rule is not None and live is not None:
            data["text"] = words(live.table.game, language).say(error.rule)
        return error.in_language(language) if isinstance(error, LessonOther) else data

    # --- before the game

    async def create(self, caller: Caller, command: wire.Create) -> wire.Ack:
        """Create a table and seat its creator in the seats called "me"."""
        require_guest(caller)
        game, change = await self.boards.find(command.game, command.board)
        players = game.check_players(len(command.seats))
        options = game.complete(command.options, players)
        seats = new_seats(command.seats, caller.guest, seated(command.colours, game.colours, players), command.cast)
        agreement = self.agreement(
            caller,
            game=game.id,
            rules=game.version,
            options=options,
            timing=command.timing,
            stand_in=command.stand_in,
            visibility=command.visibility,
            board=change,
            seats=seats,
        )
        first = [LogRecord(1, "approval", agreement.created, more={"on": True})] if command.approval else []
        hints = allowed_hints(
            command.hints, command.young, game=game, options=options, visibility=command.visibility, seats=seats
        )
        first += first_record(hints, len(first) + 1, agreement.created)
        live = await self.create_once(caller, agreement, command.contributes, f"create/{command.key}", first)
        return self.seat_ack(caller, live)

    async def sit(self, caller: Caller, command: wire.Sit) -> wire.Ack:
        """Take an open seat, or ask for it."""
        require_guest(caller)
        live = await self.visible(caller, command)
        blocked = await self.restrictions.is_blocked(caller.guest, by=live.table.agreement.owner)

        def sit(draft: Draft) -> None:
            commands.sit(
                draft,
                caller.guest,
                caller.name,
                command.seat,
                contributes=command.contributes,
                colour=command.colour,
                key=command.key,
                blocked=blocked,
            )

        async with self.seat_limit.checked(caller.guest, command.table):
            await self.execute_for(live, caller, sit)
        ack = self.seat_ack(caller, live)
        ack.asked = caller.guest in live.table.admission.requests
        return ack

    async def choose_colour(self, caller: Caller, command: wire.ChooseColour) -> wire.Ack:
        """Change the colour of the caller's seat."""
        live = await self.own_seat(caller, command, command.seat)
        choose = once(caller, command, lambda draft: commands.choose_colour(draft, command.seat, command.colour))
        await self.execute_for(live, caller, choose)
        return self.seat_ack(caller, live)

    async def pledge(self, caller: Caller, command: wire.Pledge) -> wire.Ack:
        """Fix a player's number by its hash."""
        live = await self.seated(caller, command)
        pledge = once(
            caller, command, lambda draft: drawing.pledge(draft, caller.guest, command.commitment, command.pledge)
        )
        await self.execute_for(live, caller, pledge)
        return self.seat_ack(caller, live)

    async def reveal(self, caller: Caller, command: wire.Reveal) -> wire.Ack:
        """Reveal a player's number."""
        live = await self.seated(caller, command)
        reveal = once(caller, command, lambda draft: drawing.reveal(draft, caller.guest, command.number))
        await self.execute_for(live, caller, reveal)
        return self.seat_ack(caller, live)

    async def start(self, caller: Caller, command: wire.Start) -> wire.Ack:
        """Start the game, with bots in the open seats."""
        live = await self.visible(caller, command)
        owner_commands.require_host(caller, live)

        def begin(draft: Draft) -> None:
            self._limit_games_of_bots(live)
            drawing.begin(draft, command.level)

        await self.execute_for(live, caller, once(caller, command, begin))
        return self.seat_ack(caller, live)

    async def leave(self, caller: Caller, command: wire.Leave) -> wire.Ack:
        """Give up the caller's seats for good."""
        live = await self.tables.find(command.table)
        if earlier_record(live.table, caller, command) is None:
            await self.seated(caller, command)
        await self.tables.execute(live, once(caller, command, lambda draft: commands.leave(draft, caller.guest)))
        return acknowledged(caller, live)

    # --- in the game

    async def move(self, caller: Caller, command: wire.Move) -> wire.Ack:
        """Take an action."""
        live = await self.own_seat(caller, command, command.seat)
        by: By = "program" if caller.is_program else "person"

        def play(draft: Draft) -> LogRecord:
            return commands.move(
                draft,
                command.seat,
                command.action,
                key=command.key,
                expect=command.expect,
                by=by,
                call=command.call,
            )

        record = await self.execute_for(live, caller, play)
        number = live.table.told.number(command.seat, record.seq)
        return wire.Ack(table=live.table.id, number=number, changed=record.more.get("changed", False))

    async def preview(self, caller: Caller, command: wire.Preview, preferences: Preferences) -> wire.PreviewResult:
        """Return what an action would do, as far as that is certain."""
        live = await self.own_seat(caller, command, command.seat)
        async with live.lock:
            commands.must_be_playing(live.table)
            question = live.table.questions.get(command.seat)
            legal = question.legal if question is not None else ()
            if command.action not in legal and live.table.shown is not None:
                # Raises a Refusal that explains why.
                live.table.shown.checked(command.seat, command.action, live.table.events_of(command.seat))
            return preview(live.table, command, preferences.renderer(command.seat))

    async def why(self, caller: Caller, command: wire.AskWhy, preferences: Preferences) -> wire.Explained:
        """Return why something in the picture cannot be chosen."""
        live = await self.may_view(caller, command, command.seat)
        async with live.lock:
            return explanation(live.table, command, preferences)

    async def undo(self, caller: Caller, command: wire.Undo) -> wire.Ack:
        """Take back the seat's last decision."""
        live = await self.own_seat(caller, command, command.seat)
        record = await self.execute_for(
            live,
            caller,
            lambda draft: commands.undo(draft, caller.guest, command.seat, key=command.key, ask=command.ask),
        )
        number = live.table.told.number(command.seat, record.seq)
        return wire.Ack(table=live.table.id, number=number, asked=record.kind == "ask")

    async def ask(self, caller: Caller, command: wire.Ask) -> wire.Ack:
        """Propose something to everyone at the table."""
        live = await self.seated(caller, command)
        propose = once(caller, command, lambda draft: commands.propose(draft, caller.guest, command.what))
        record = await self.execute_for(live, caller, propose)
        ack = acknowledged(caller, live, record.seq)
        ack.asked = live.table.proposal is not None
        return ack

    async def answer(self, caller: Caller, command: wire.AnswerProposal) -> wire.Ack:
        """Accept or decline the current proposal."""
        live = await self.seated(caller, command)
        reply = once(caller, command, lambda draft: commands.answer(draft, caller.guest, command.agree))
        await self.execute_for(live, caller, reply)
        return acknowledged(caller, live)

    async def ready(self, caller: Caller, command: wire.Ready) -> wire.Ack:
        """Stop waiting, as far as the caller is concerned."""
        live = await self.seated(caller, command)
        present = {live.table.seats[seat].guest for seat in live.present_seats()} | {caller.guest}
        ready = once(caller, command, lambda draft: waits.ready(draft, caller.guest, present))
        await self.execute_for(live, caller, ready)
        return acknowledged(caller, live)

    async def resume(self, caller: Caller, command: wire.Resume) -> wire.Ack:
        """End a pause."""
        live = await self.seated(caller, command)
        await self.execute_for(live, caller, once(caller, command, commands.resume))
        return acknowledged(caller, live)

    async def claim(self, caller: Caller, command: wire.Claim) -> wire.Ack:
        """End the game because another person has been absent for too long."""
        live = await self.seated(caller, command)
        claim = once(caller, command, lambda draft: claims.claim(draft, caller.guest, command.seat))
        record = await self.execute_for(live, caller, claim)
        return acknowledged(caller, live, record.seq)

    # --- permissions

    async def visible(self, caller: Caller, command: wire.TableCommand) -> LiveTable:
        """Return the table if the caller may watch it, otherwise raise NotAllowed."""
        return await self._checked(caller, command, lambda live: require_access(caller, command, live))

    async def seated(self, caller: Caller, command: wire.TableCommand) -> LiveTable:
        """Return the table if the caller has a seat there, otherwise raise NotAllowed."""
        require_guest(caller)
        return await self._checked(caller, command, lambda live: require_seat(caller, command, live))

    async def own_seat(self, caller: Caller, command: wire.TableCommand, seat: int) -> LiveTable:
        """Return the table if this is the caller's own seat, otherwise raise NotAllowed."""
        return await self._checked(caller, command, lambda live: require_own_seat(caller, command, seat, live))

    async def _checked(
        self, caller: Caller, command: wire.TableCommand, require: Callable[[LiveTable], None]
    ) -> LiveTable:
        """Return the table unless the check raises NotAllowed.

        The guest may have just sat down in another process, so a refusal first reads what others have written.
        """
        live = self.tables.in_memory(command.table) or await self.tables.find(command.table)
        try:
            require(live)
        except NotAllowed:
            if not (self.tables.database.is_shared and caller.guest):
                raise
            await self.tables.catch_up(live)
            require(live)  # even if nothing was new now: a notification may have been faster
        return live

    async def may_view(self, caller: Caller, command: wire.TableCommand, seat: int) -> LiveTable:
        """Return the table if the caller may watch it from this seat or as a spectator, otherwise raise NotAllowed."""
        if seat == SPECTATOR:
            return await self.visible(caller, command)
        return await self.own_seat(caller, command, seat)

    async def return_to_seat(self, live: LiveTable, seat: int) -> None:
        """Replace the stand-in when the person watches from their own seat again.

        If the person's time is up, the stand-in moves first. Otherwise somebody could keep the others waiting just by
        reloading the page.
        """
        if seat == SPECTATOR or live.table.is_over or not live.table.seats[seat].away:
            return
        if live.table.is_late(seat):
            live.returning.add(seat)
        else:
            await self.tables.execute(live, lambda draft: commands.return_to_seats(draft, [seat]))

    async def execute_for(self, live: LiveTable, caller: Caller, command: Callable[[Draft], Result]) -> Result:
        """Execute a command of a caller, who thereby returns to any seat that a stand-in plays."""
        live.last_seen[caller.guest] = live.last_used
        away = [seat for seat in live.table.seats_of(caller.guest) if live.table.seats[seat].away]
        if not away or live.table.is_over:
            return await self.tables.execute(live, command)
        if any(live.table.is_late(seat) for seat in away):  # a late person returns only with the decision itself

            def return_and_execute(draft: Draft) -> Result:
                commands.return_to_seats(draft, away)
                return command(draft)

            return await self.tables.execute(live, return_and_execute)
        # Committed separately, so that the person has returned even if the command is refused.
        await self.tables.execute(live, lambda draft: commands.return_to_seats(draft, away))
        return await self.tables.execute(live, command)

    def agreement(self, caller: Caller, *, seats: list[Seat], **agreed: Any) -> Agreement:
        """Return the agreement of a new table."""
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

    async def create_once(
        self,
        caller: Caller,
        agreement: Agreement,
        contributes: bool,
        key: str,
        first: Sequence[LogRecord] = (),
    ) -> LiveTable:
        """Create a table, once per key, and seat its creator after the first records."""
        own = [
            number for number, seat in enumerate(agreement.seats) if seat.kind == "open" and seat.guest == caller.guest
        ]
        more = {"guest": caller.guest, "name": caller.name, "contributes": contributes}
        sits = [
            LogRecord(place, "sit", agreement.created, seat, more=more | {"colour": agreement.seats[seat].colour})
            for place, seat in enumerate(own, len(first) + 1)
        ]
        earlier = await self.tables.database.created(caller.guest, key) if own else ""
        async with self.seat_limit.checked(caller.guest if own else "", earlier):
            live = await self.tables.create(agreement, [*first, *sits], key)
        if not is_same_request(live.table.agreement, agreement):
            raise commands.ReusedKey(f"the key was already used to create table {live.table.id}, which is different")

        def begin(draft: Draft) -> None:
            if draft.table.status == "open" and draft.table.drawing is None:
                self._limit_games_of_bots(live)
                drawing.begin(draft, 0)

        if contributes and all(seat.kind != "open" for seat in live.table.seats):
            await self.tables.execute(live, begin)
        return live

    def _limit_games_of_bots(self, live: LiveTable) -> None:
        quotas.check_games_of_bots(live.table, (other.table for other in self.tables.live.values()), self.games_of_bots)

    def seat_ack(self, caller: Caller, live: LiveTable) -> wire.Ack:
        """Return the answer to a command about the caller's seats."""
        agreed, number = live.table.agreement, live.table.number_for(caller.guest, live.table.seq)
        shown = agreed.invitation if agreed.visibility == "invitation" else ""
        seats = live.table.seats_of(caller.guest)
        return wire.Ack(table=agreed.id, number=number, seats=seats, commitment=live.table.commitment, invitation=shown)

    COMMANDS: ClassVar[dict[type, Callable[[Authorizer, Caller, Any], Awaitable[wire.Ack]]]] = {
        wire.Create: create,
        wire.Sit: sit,
        wire.ChooseColour: choose_colour,
        wire.Pledge: pledge,
        wire.Reveal: reveal,
        wire.Start: start,
        wire.Leave: leave,
        wire.Move: move,
        wire.Undo: undo,
        wire.Ask: ask,
        wire.AnswerProposal: answer,
        wire.Ready: ready,
        wire.Resume: resume,
        wire.Claim: claim,
        wire.Rematch: rematches.rematch,
        **owner_commands.COMMANDS,
        **lesson_commands.COMMANDS,
    }
    """The method for each kind of command."""
