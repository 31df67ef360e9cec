"""What a person may do only so often at a table, and moves, which are never limited."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.server.tables import admission, commands
from snowbound.server.tables.clocks import PRESETS, Clocks
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.quotas import ALLOWANCE, TooOften
from snowbound.server.tables.table import TableState
from snowbound.server.transport.queries import refused
from tests.server.clocked import ClockedTable
from tests.server.test_table_commands import new_table

RACE = find("arctic_race")


def until_refused(step: Callable[[], object]) -> tuple[int, str]:
    """Repeat something until it is refused; return how often it worked, and the refusal."""
    for times in range(10 * ALLOWANCE):
        try:
            step()
        except TooOften as refusal:
            return times, str(refusal)
    raise AssertionError("it was never refused")


def race() -> ClockedTable:
    """Return a race in which Ann has chosen a card in secret and Bea has not."""
    table = ClockedTable(RACE, "Ann", "Bea")
    table.move(0, table.table.questions[0].legal[0])
    assert table.table.hidden_choice(0) is not None
    return table


def change(table: ClockedTable) -> None:
    index = table.table.hidden_choice(0)
    assert index is not None
    table.move(0, table.table.before(index).legal(0)[table.now % 2])
    table.now += 1


def test_a_hidden_choice_can_be_changed_fifty_times_and_more_often_as_the_game_goes_on() -> None:
    table = race()
    times, refusal = until_refused(lambda: change(table))
    assert times == ALLOWANCE + len(table.events)
    assert f"you have taken back or changed {times} choices" in refusal and "after the next moves" in refusal
    number = table.table.seq
    with pytest.raises(TooOften):
        change(table)
    assert table.table.seq == number, "nothing was recorded"

    events = len(table.events)
    table.move(1, table.table.questions[1].legal[0])
    while table.table.hidden_choice(0) is None:
        seat = next(iter(table.table.questions))
        table.move(seat, table.table.questions[seat].legal[0])
    again, _ = until_refused(lambda: change(table))
    assert again == len(table.events) - events, "one more for each event"


def test_a_restart_does_not_reset_what_was_counted() -> None:
    table = race()
    until_refused(lambda: change(table))
    again = TableState(table.table.agreement, RACE, compiled=False)
    again.fold_all(table.records)
    table.table = again
    with pytest.raises(TooOften):
        change(table)


def test_taking_back_is_limited_per_person_and_moving_is_not() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "Bea")

    def move_and_take_back() -> None:
        (seat,) = table.table.questions
        table.move(seat, 4)
        guest = table.table.seats[seat].guest
        table.do(lambda draft: commands.undo(draft, guest, seat, key=None, ask=False))

    times, _ = until_refused(move_and_take_back)
    assert times == ALLOWANCE + 1, "the move that is taken back is an event"
    assert len(table.events) == 1, "the last move stands"
    times, _ = until_refused(lambda: _take_back_other(table))
    assert times == ALLOWANCE + 2, "Bea has an allowance of her own"
    table.move(next(iter(table.table.questions)), 8)


def _take_back_other(table: ClockedTable) -> None:
    table.move(1, 0)
    table.do(lambda draft: commands.undo(draft, "Bea", 1, key=None, ask=False))


def test_proposals_are_limited_per_person_and_answers_are_not() -> None:
    table = race()

    def ask(guest: str) -> None:
        table.do(lambda draft: commands.propose(draft, guest, "pause"))
        table.do(lambda draft: commands.answer(draft, "Ann" if guest == "Bea" else "Bea", False))

    limit = ALLOWANCE + len(table.events)
    times, refusal = until_refused(lambda: ask("Ann"))
    assert times == limit and f"you have made {limit} proposals" in refusal
    assert until_refused(lambda: ask("Bea"))[0] == limit, "Bea has an allowance of her own"


@pytest.mark.parametrize("what", ["sit", "colour", "request", "approval"])
def test_what_people_do_before_the_game_is_limited(what: str) -> None:
    table, colours = new_table(RACE, 3), RACE.colours
    commands.sit(Draft(table, 0), "Ann", "Ann", None)
    taken = iter(range(10**6))

    def step() -> None:
        draft = Draft(table, 0)
        if what == "sit":
            commands.sit(draft, "Bea", "Bea", None)
            commands.leave(draft, "Bea")
        elif what == "request":
            admission.request(draft, "Bea", "Bea", None, contributes=False, colour="", key=None)
            admission.withdraw(draft, "Bea")
        elif what == "approval":
            admission.set_approval(draft, not table.admission.approval)
        else:
            commands.choose_colour(draft, 0, colours[3 + next(taken) % 2])

    times, refusal = until_refused(step)
    assert times == ALLOWANCE and "start the game first" in refusal
    assert table.status == "open"


@pytest.mark.parametrize("timing", PRESETS)
def test_leaving_and_returning_adds_few_records_per_decision(timing: str) -> None:
    """What a person has thought before counts for the same question. When it is used up, the stand-in must move."""
    table, preset, times = ClockedTable(TIC_TAC_TOE, "Ann", "Bea"), PRESETS[timing], 0
    table.table.clocks = Clocks(timing, 2)
    table.table.clocks.ask([0], [0], table.now)
    before, most = table.table.seq, 2 + ((preset.allowance or preset.patience) + preset.reserve) // preset.grace
    while not table.table.is_late(0):
        times += 1
        assert times <= most, "somebody who comes and goes never has to decide"
        table.do(lambda draft: commands.return_to_seats(draft, [0]))
        table.now += preset.grace
        table.do(lambda draft: commands.hand_to_stand_ins(draft, [0]))
    assert times > 1 and table.table.seq - before <= 2 * most
    assert len(table.events) == 0


def test_the_refusal_says_too_many_requests_over_http() -> None:
    assert refused(TooOften("…")).status == 429
