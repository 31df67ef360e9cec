"""Hidden steps: somebody who may not know a step cannot count it, by any message, number or clock."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snowbound.core.contract import SPECTATOR
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.games.arctic_roll import actions as roll
from snowbound.games.arctic_roll.state import Phase
from snowbound.server.messages import views, wire
from snowbound.server.messages.replays import ReplayJob, made
from snowbound.server.messages.views import Preferences
from snowbound.server.tables import authorization, commands
from snowbound.server.tables.bot_turns import BotTurn
from snowbound.server.tables.clocks import Clocks
from snowbound.server.tables.scheduler import Scheduler
from snowbound.server.tables.table import TableState
from snowbound.server.tables.visibility import is_unnoticed
from snowbound.server.workers.replays import Replays
from snowbound.testing.samples import sampled
from tests.server.clocked import ClockedTable
from tests.server.lockstep import Lockstep
from tests.server.running import Guest, Message, Running, Socket
from tests.server.worlds import BOT, SEED, two_worlds

STEPS = 6


async def with_different_steps(
    folder: Path, patch: pytest.MonkeyPatch, game: str, viewer: int, seed: int, skip: tuple[Any, ...] = ()
) -> Lockstep:
    """Play in two worlds. In one of them, other players take more hidden steps and change more hidden choices."""

    async def made_here(self: Replays, job: ReplayJob, address: str) -> bytes:
        return made(job)

    patch.setattr(Replays, "make", made_here)  # in processes they would cost most of the time
    async with two_worlds(folder, patch) as worlds:
        both = Lockstep(worlds, find(game), viewer, seed, {}, alike_until=2)
        await both.begin()
        if skip:
            await both.skip_until(*skip)
        for number in range(STEPS):
            for _ in range(3):
                if await both.change_unnoticed() or await both.part_unnoticed():
                    await both.foresee()
            if number == 0:
                await both.try_moves()
            if number == 1:
                await both.take_back()
            if number == seed % 2:
                await both.leave_and_return(both.part_unnoticed)
            if number == 1:
                await both.ask_around()
            if not await both.step():
                break
            await both.compare()
        await both.ask_around()
    return both


def has_bonuses(match: Match) -> bool:
    """Whether everyone can use bonuses at the same time, unseen by the others."""
    position: Any = match.position
    return position.phase == Phase.TURN and all(sum(position.stock[seat]) > 0 for seat in range(3))


def uses_bonus(action: int) -> bool:
    """Whether an action uses a bonus."""
    return action == roll.REROLL or action >= roll.BONUS_PLACE


ROLL_RUNS = [(SPECTATOR, 6), (0, 3), *((viewer, seed) for viewer in (SPECTATOR, 0, 1, BOT) for seed in (1, 5))]
"""Viewers and seeds; only the first two except in a soak."""


@pytest.mark.rule("ROLL-Q41")
def test_nobody_can_count_the_hidden_steps_of_another_player(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unnoticed: Counter[str] = Counter()
    for viewer, seed in ROLL_RUNS[: sampled(len(ROLL_RUNS), 2)]:
        place, skip = folder / f"{viewer}-{seed}", (has_bonuses, uses_bonus)
        both = asyncio.run(with_different_steps(place, monkeypatch, "arctic_roll", viewer, seed, skip))
        unnoticed += both.unnoticed
    assert unnoticed["step"] >= 8
    assert all(unnoticed[kind] for kind in ("dice", "person", "bot", "stand-in")), unnoticed


def test_nobody_can_tell_that_a_hidden_choice_was_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for viewer in (SPECTATOR, 1):
        both = asyncio.run(with_different_steps(folder / f"{viewer}", monkeypatch, "arctic_race", viewer, 6))
        assert both.unnoticed["change"] >= 3, f"viewer {viewer}: {both.unnoticed}"


# --- what stays as it is when somebody takes a hidden step


def with_bonuses(*who: str) -> ClockedTable:
    """Return a table at which everyone has a bonus in the same simultaneous step, and seat 0 an Igloo."""
    rng = Random(2)
    while True:
        table = ClockedTable(find("arctic_roll"), *who)
        while (match := table.table.match) is not None and not match.over:
            if can_build(match, 0) and all(is_able(match, seat) for seat in range(3)):
                return table
            seat = rng.choice(match.actors)
            legal = match.legal(seat)
            table.move(seat, rng.choice([action for action in legal if not uses_bonus(action)] or legal))


def can_build(match: Match, seat: int) -> bool:
    """Whether a seat can build an Igloo in two steps that nobody sees, while everyone still has to use a die."""
    position: Any = match.position
    return position.phase == Phase.TURN and match.actors == (0, 1, 2) and roll.IGLOO in match.legal(seat)


def is_able(match: Match, seat: int) -> bool:
    """Whether a seat can take a step that nobody sees."""
    return any(is_unnoticed(match, seat, action, range(SPECTATOR, match.players)) for action in match.legal(seat))


def hidden_step(table: ClockedTable, seat: int) -> int:
    """Return an action of a seat that the others do not notice."""
    match = table.table.match
    assert match is not None
    legal, viewers = match.legal(seat), range(SPECTATOR, match.players)
    return next(action for action in reversed(legal) if is_unnoticed(match, seat, action, viewers))


def shown(table: ClockedTable, viewer: int) -> bytes:
    return wire.encode(views.news(table.table, viewer, Preferences("en", True, "wide")))


def test_a_hidden_step_changes_no_proposal_clock_or_number_of_the_others() -> None:
    table = with_bonuses("Ann", "Bea", "Cid")
    table.table.clocks = Clocks("fast", 3)
    table.table.clocks.ask(table.table.questions, list(table.table.questions), table.now)
    table.do(lambda draft: commands.propose(draft, "Ann", "pause"))
    before = {viewer: shown(table, viewer) for viewer in (SPECTATOR, 0, 2)}
    own, seq = shown(table, 1), table.table.seq
    table.now += 40_000  # more than the time for one decision
    table.move(1, hidden_step(table, 1))
    assert table.table.seq > seq and shown(table, 1) != own
    assert {viewer: shown(table, viewer) for viewer in before} == before
    assert table.table.proposal is not None and table.table.proposal.what == "pause"


def test_everyones_numbers_follow_from_the_log() -> None:
    table = with_bonuses("Ann", "Bea", "Cid")
    for seat in (0, 1):
        table.move(seat, hidden_step(table, seat))
    again = TableState(table.table.agreement, table.table.game, compiled=False)
    again.fold_all(table.records)
    numbers = [again.number(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    assert numbers == [table.table.number(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    assert numbers[0] < min(numbers[1:3]), "spectators are told of neither step"


def test_taking_back_a_hidden_step_is_hidden_too() -> None:
    table = with_bonuses("Ann", "bot", "bot")
    before = {viewer: shown(table, viewer) for viewer in (SPECTATOR, 2)}
    own = table.view(0).undo
    table.move(0, roll.IGLOO)
    assert table.view(0).undo == "fair", "a hex must follow"
    table.move(1, hidden_step(table, 1), by="bot")
    assert table.view(0).undo == "fair", "nobody may notice the step of the bot"
    table.do(lambda draft: commands.undo(draft, "Ann", 0, key=None, ask=False))
    assert table.view(0).undo == own
    assert {viewer: shown(table, viewer) for viewer in before} == before


def test_an_undo_is_offered_alike_whether_or_not_another_person_has_taken_a_hidden_step() -> None:
    table = with_bonuses("Ann", "Bea", "bot")
    table.move(0, hidden_step(table, 0))
    offered = table.view(0).undo
    assert offered != "fair", "it would remove what Bea may have done"
    table.move(1, hidden_step(table, 1))
    assert table.view(0).undo == offered


# --- when bots move


def test_a_bot_plays_its_hidden_steps_at_once_and_holds_back_the_one_that_ends_its_turn() -> None:
    table = with_bonuses("Ann", "Bea", "bot")
    scheduler: Any = None  # the method uses nothing of it
    began = table.table.questions[BOT].began
    for _ in range(2):
        question, action = table.table.questions[BOT], hidden_step(table, BOT)
        assert Scheduler._is_hidden_step(scheduler, table.table, BOT, question, action)
        number = table.table.number(SPECTATOR)
        table.move(BOT, action, by="bot")
        assert table.table.number(SPECTATOR) == number
        assert table.table.questions[BOT].began == began, "it is still the same turn"
        if not is_able(table.table.match, BOT):  # type: ignore[arg-type]
            break
    question, viewers = table.table.questions[BOT], range(SPECTATOR, 3)
    ends = [a for a in question.legal if not is_unnoticed(table.table.match, BOT, a, viewers)]  # type: ignore[arg-type]
    assert not Scheduler._is_hidden_step(scheduler, table.table, BOT, question, ends[0])


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_bots_turn_ends_at_the_same_time_whatever_the_number_of_its_steps(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr("snowbound.server.tables.bot_turns.time.monotonic", lambda: now)
    turn = BotTurn(7)
    for _ in range(steps):
        now += 0.06  # in the queue
        turn.serve()
        now += 0.05  # thinking
    assert now + turn.remaining(0.4) == pytest.approx(100.4)


# --- a real bot at a real table

RIVAL, REAL_BOT = 0, 1
TURNS = 14
"""Turns of the bot that are played. With this seed, the last few of them have up to three hidden steps."""


def hidden_steps(table: TableState) -> list[int]:
    """Return the number of hidden steps before the end of each of the bot's turns, by the rules alone."""
    assert table.match is not None
    steps, agreed = [0], table.agreement
    match = Match(table.game, 2, options=agreed.options, seed=0, chance="manual", compiled=False, rules=agreed.rules)
    for event in table.match.events:
        if event.seat == REAL_BOT:
            if is_unnoticed(match, REAL_BOT, event.action, (SPECTATOR, RIVAL)):
                steps[-1] += 1
            else:
                steps.append(0)
        match.happen(event)
    return steps[:-1]


def bot_turns(messages: list[Message]) -> list[Message]:
    """Return the messages before which the bot had to decide."""
    shown = [message for message in messages if message["type"] != "pong"]  # a silent socket is sent heartbeats
    assert {message["type"] for message in shown} <= {"news"}
    return [after for before, after in pairwise(shown) if REAL_BOT in before["view"]["actors"]]


def play_turn(ann: Guest, socket: Socket, table: str) -> None:
    """Play until the bot has decided. Ann moves while it does not think, so that the log is always the same."""
    while REAL_BOT not in (view := socket.latest[table, RIVAL]["view"])["actors"]:
        choices = [choice["action"] for choice in view["choices"]]
        action = next((action for action in choices if not uses_bonus(action)), choices[0])
        number = ann.post(f"/api/tables/{table}/move", seat=RIVAL, action=action)["number"]
        socket.news(table, RIVAL, number)
    socket.until(lambda message: message["type"] == "news")


@pytest.mark.rule("ROLL-Q41")
def test_a_rival_is_sent_one_message_per_turn_of_a_real_bot_whatever_the_number_of_its_steps(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authorization, "new_id", lambda _: "roll")
    monkeypatch.setattr(authorization, "new_seed", lambda: SEED)
    with Running(folder, compiled=False) as server:
        ann = server.guest("Ann")
        table = ann.create("arctic_roll", "me", "bot:1")
        sockets = {RIVAL: ann.socket(), SPECTATOR: server.guest().socket()}
        for viewer, socket in sockets.items():
            socket.watch(table, viewer)
        for socket in sockets.values():
            socket.until(lambda message: message["type"] == "presence")
            socket.received.clear()
        ann.post(f"/api/tables/{table}/start")
        sockets[RIVAL].until(lambda message: message["type"] == "news")
        for _ in range(TURNS):
            play_turn(ann, sockets[RIVAL], table)
        while len(bot_turns(sockets[SPECTATOR].received)) < TURNS:
            sockets[SPECTATOR].receive()
        steps = hidden_steps(server.services.tables.live[table].table)
    assert len(steps) == TURNS, f"a message tells of a step that does not end a turn: {steps}"
    assert 0 in steps and max(steps) >= 2, f"choose another seed: {steps}"
    for viewer, socket in sockets.items():
        ends = [[told["seat"] for told in message.get("told", [])] for message in bot_turns(socket.received)[:TURNS]]
        assert all(seats.count(REAL_BOT) == 1 for seats in ends), f"viewer {viewer} counts steps: {ends}, {steps}"
