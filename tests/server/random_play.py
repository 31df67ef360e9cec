"""Random games at a table, with everything that makes a log more than a list of moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.server.tables import commands
from tests.server.clocked import ClockedTable


def random_steps(game: Game, seed: int, records: int) -> Iterator[ClockedTable]:
    """Play until the log has so many records or the game is over; yield the table after each step."""
    rng = Random(seed)
    table = ClockedTable(game, "Ann", "Bea", "bot")
    while len(table.records) < records and not table.table.is_over:
        _step(table, rng)
        yield table


def _step(table: ClockedTable, rng: Random) -> None:
    """Do one random thing: mostly a move, sometimes an undo, a proposal or another choice."""
    state, luck = table.table, rng.random()
    table.now += rng.randrange(500)
    if state.proposal is not None:
        waiting = [guest for guest in state.asked_about(state.proposal.what) if guest not in state.proposal.agreed]
        table.do(lambda draft: commands.answer(draft, rng.choice(waiting), luck < 0.8))
    elif state.paused is not None:
        table.do(commands.resume)
    elif state.wait is not None:
        table.pass_time(10_000)
    elif luck < 0.12:
        _try_undo(table, rng.randrange(2))
    elif luck < 0.14:
        table.do(lambda draft: commands.propose(draft, rng.choice(("Ann", "Bea")), "pause"))
    elif luck < 0.17:
        _leave_or_return(table, rng.randrange(2))
    elif luck < 0.30 and (changing := [seat for seat in (0, 1) if state.hidden_choice(seat) is not None]):
        seat = rng.choice(changing)
        index = state.hidden_choice(seat)
        assert index is not None
        table.move(seat, rng.choice(state.before(index).legal(seat)))
    else:
        seat = rng.choice(list(state.questions))
        table.move(seat, rng.choice(state.questions[seat].legal), by="bot" if seat == 2 else "person")


def _try_undo(table: ClockedTable, seat: int) -> None:
    guest = table.table.seats[seat].guest
    try:
        table.do(lambda draft: commands.undo(draft, guest, seat, key=None, ask=True))
    except SnowboundError:
        return  # there was nothing to take back


def _leave_or_return(table: ClockedTable, seat: int) -> None:
    if table.table.seats[seat].away:
        table.do(lambda draft: draft.add("back", seat))
    elif len(table.table.people) == 2:  # somebody stays
        table.do(lambda draft: commands.hand_to_stand_ins(draft, [seat]))
