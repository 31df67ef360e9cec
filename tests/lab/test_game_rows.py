"""Rows of simulated games: what they count is counted again here, event by event, in the arena's games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from snowbound.core.contract import CHANCE, MOST_SEATS
from snowbound.core.facts import COLUMNS, KIND, MOST_FACTS, NOBODY, ROUND, SEAT, TURN, WHY
from snowbound.core.game import Game
from snowbound.core.kernels import Plain, kernels
from snowbound.core.record import States, copy_states
from snowbound.core.tally import counted_values, new_tallied, new_tally
from snowbound.games import find
from snowbound.lab.fixture_runner import FixtureRunner
from snowbound.lab.game_rows import (
    DifferentRows,
    GameRows,
    _margins,
    fact_column,
    game_rows,
    joined,
    rows_of,
    rows_runner,
    value_columns,
)
from snowbound.lab.lineups import Fixture
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

BOT = "level:1"


class Recount:
    """Counts a game in plain Python, from the events that it is told."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players, self.run = game, players, kernels(game)
        self.has_turns = any(kind.weight == TURN for kind in game.facts)
        self.facts: list[list[int]] = []
        self.options: list[int] = []
        self.acting: list[int] = []
        self.seats: list[int] = []
        self.phases: list[bool] = []  # whether a turn or a round has begun before this decision
        self.turns: list[tuple[int, list[int]]] = []  # the owner, and the decisions in it
        self.standings: list[list[float]] = []
        self.begun, self.rounds = False, 0
        self.last: States | None = None

    def __call__(self, states: States, seat: int, action: int) -> None:
        """Take in an event before it happens."""
        both = self.game.record.new(2)
        both[0] = both[1] = states[0]
        if seat != CHANCE:
            if not self.has_turns:
                self.begin_turn(seat, states)
            if self.turns:
                self.turns[-1][1].append(len(self.seats))
            self.options.append(self.run.legal(states, 0, seat, np.zeros(512, np.int64)))
            self.acting.append(int(self.run.actors(states, 0)))
            self.seats.append(seat)
            self.phases.append(self.begun)
            self.begun = False
        self.run.apply(both, 1, seat, action)
        self.last = copy_states(both[1:2])
        rows = np.zeros((MOST_FACTS, COLUMNS), np.int64)
        for row in rows[: self.run.facts(both, 0, 1, seat, action, rows)].tolist():
            self.facts.append(row)
            weight = self.game.facts.of(row[KIND]).weight
            self.begun |= weight in (ROUND, TURN)
            self.rounds += weight == ROUND
            if weight == TURN:
                self.begin_turn(row[SEAT], self.last)
            elif weight == ROUND:
                self.turns.append((-9, []))

    def begin_turn(self, owner: int, states: States) -> None:
        """Begin a turn, and keep the standing; a turn that the same event ends has the same standing."""
        values = np.zeros(MOST_SEATS)
        self.run.evaluate(copy_states(states), 0, values)
        self.turns.append((owner, []))
        self.standings.append(values[: self.players].tolist())

    def waits(self, seat: int) -> list[int]:
        """Return how many decisions of others the seat waited for, each time between two chances to act."""
        found, waiting, together, before = [], -1, 0, 0
        for acting, begun in zip(self.acting, self.phases, strict=True):
            if begun or acting & ~before:
                together = acting
            before = acting
            if together >> seat & 1:
                found += [waiting] if waiting > 0 else []
                waiting = 0
            elif waiting >= 0:
                waiting += 1
        return found

    def steps(self) -> int:
        """Return the decisions one after the other, where the slowest of those acting decide together counts."""
        phases: list[list[int]] = []
        before = 0
        for acting, begun, seat in zip(self.acting, self.phases, self.seats, strict=True):
            if begun or acting & ~before:
                phases.append([])
            before = acting
            phases[-1].append(seat)
        return sum(max(phase.count(seat) for seat in phase) for phase in phases)

    def turns_of(self, seat: int) -> tuple[int, int]:
        """Return the turns of a seat, and those in which it had no choice."""
        turns = dead = 0
        for number, (owner, decisions) in enumerate(self.turns):
            own = [one for one in decisions if self.seats[one] == seat]
            everyones = [one for one in decisions if owner in (NOBODY, self.seats[one])]
            if owner in (seat, NOBODY) and (number < len(self.turns) - 1 or everyones):
                turns += 1
                dead += all(self.options[one] == 1 for one in own)
        return turns, dead

    def lead(self, places: list[int]) -> tuple[int, int]:
        """Return the changes of the lead, and the turn since which the only winner has led."""
        leader, since, changes = None, 0, 0
        winners = [seat for seat, place in enumerate(places) if place == 1]
        final = [[float(seat in winners) for seat in range(self.players)]] if len(winners) == 1 else []
        for number, values in enumerate(self.standings + final, 1):
            best = max(values)
            ahead = [seat for seat, value in enumerate(values) if best - value < 1e-9]
            if len(ahead) == 1 and ahead[0] != leader:
                changes += leader is not None
                leader, since = ahead[0], number
        return changes, since if len(winners) == 1 else 0


def recounted(game: Game, players: int, deal: int, seed: int, bot: str = BOT) -> tuple[Recount, Any]:
    """Return the recount of one of the arena's games, and its result."""
    runner = FixtureRunner(game, players, game.complete_for_simulations(game.quick, players), specs(game, bot), seed)
    recount = Recount(game, players)
    return recount, runner.play(Fixture(0, deal, (bot,) * players), recount)


def specs(game: Game, bot: str) -> Any:
    """Return the bot as the arena takes it."""
    from snowbound.bots import BotSpec

    return [BotSpec.parse(bot, game)]


def row_of(rows: GameRows, number: int) -> dict[str, Any]:
    """Return one row."""
    return {name: column[number] for name, column in rows.columns.items()}


@pytest.fixture(params=["arctic_race", "arctic_roll", "ice_flow", "polar_rush", "tic_tac_toe", "uno_power_grab"])
def any_game(request: pytest.FixtureRequest) -> Game:
    """Every game, and tic-tac-toe, whose facts name no turns."""
    return TIC_TAC_TOE if request.param == "tic_tac_toe" else find(request.param)


def test_rows_count_what_happens_event_by_event(any_game: Game) -> None:
    game, players, seed = any_game, min(3, any_game.players[1]), 5
    rows = game_rows(game, players, 2, seed=seed, options=game.quick, bots=BOT)
    for deal in range(2):
        recount, played = recounted(game, players, deal, seed)
        row = row_of(rows, deal)
        seats = range(players)
        assert [row[f"place_{seat}"] for seat in seats] == list(played.places)
        assert [row[f"points_{seat}"] for seat in seats] == list(played.points)
        assert (row["seed"], row["deal"], row["decisions"], row["rounds"]) == (
            seed,
            deal,
            len(recount.seats),
            recount.rounds,
        )
        assert (row["turns"], row["steps"]) == (len(recount.standings), recount.steps())
        assert row["options"] == pytest.approx(np.mean(recount.options))
        assert row["choices"] == sum(number > 1 for number in recount.options)
        assert (row["lead_changes"], row["lead_turn"]) == recount.lead(list(played.places))
        half = recount.standings[len(recount.standings) // 2]
        assert [row[f"halfway_{seat}"] for seat in seats] == pytest.approx(half)
        for seat in seats:
            own = [number for one, number in zip(recount.seats, recount.options, strict=True) if one == seat]
            assert (row[f"decisions_{seat}"], row[f"choices_{seat}"]) == (len(own), sum(n > 1 for n in own))
            assert (row[f"turns_{seat}"], row[f"dead_turns_{seat}"]) == recount.turns_of(seat)
            waits = recount.waits(seat)
            assert (row[f"waits_{seat}"], row[f"waited_{seat}"]) == (len(waits), sum(waits))
            assert row[f"longest_wait_{seat}"] == max(waits, default=0)
        check_facts(game, players, recount, row)


def check_facts(game: Game, players: int, recount: Recount, row: dict[str, Any]) -> None:
    """Compare the counts of facts and of their values."""
    end = np.zeros((MOST_FACTS, COLUMNS), np.int64)
    facts = recount.facts + end[: recount.run.reckon(recount.last, 0, end)].tolist()
    for kind in game.facts:
        for seat in range(NOBODY, players):
            name = f"{fact_column(kind)}_{'nobody' if seat == NOBODY else seat}"
            assert row[name] == sum(fact[KIND] == kind and fact[SEAT] == seat for fact in facts), name
    for name, (kind, column, value) in zip(value_columns(game.facts), counted_values(game.facts), strict=True):
        found = [fact for fact in facts if fact[KIND] == kind and fact[column] == value]
        assert row[name] == len(found), name
        assert row[f"{name}_won"] == sum(fact[SEAT] >= 0 and row[f"place_{fact[SEAT]}"] == 1 for fact in found), name
    reasons = {game.facts.of(fact[KIND]).slug for fact in facts if game.facts.of(fact[KIND]).weight == WHY}
    assert set(row["ending"].split()) == reasons


def test_every_counted_value_is_in_its_range(game: Game) -> None:
    """What is not counted by value is a number that the fact does not have."""
    rows = game_rows(game, game.default_players, 30, seed=2, options=game.quick)
    columns = value_columns(game.facts)
    assert columns
    for kind in game.facts:
        for column in kind.counted:
            prefix = f"{fact_column(kind)}_{('what', 'where', 'number')[column - 2]}_"
            by_value = sum(rows.columns[name].sum() for name in columns if name.startswith(prefix))
            by_seat = rows.columns[f"{fact_column(kind)}_nobody"].sum() + rows.seats(fact_column(kind)).sum()
            assert by_value == by_seat or (kind.name in ALSO_NOTHING and by_value < by_seat), kind.name


ALSO_NOTHING = {"FLOES_SHIFT", "WASTES"}
"""Facts that need not have the number: a shift without a tile, and a wasted die that nobody else has seen."""


def test_rows_depend_on_their_games_alone() -> None:
    bots = ["level:1", "random", "level:2"]
    whole = game_rows("polar_rush", 3, 9, jobs=1, seed=4, bots=bots)
    runner = rows_runner("polar_rush", 3, seed=4, bots=bots)
    split = joined([rows_of(runner, 0, 2), rows_of(runner, 2, 1), rows_of(runner, 3, 6)])
    later = game_rows("polar_rush", 3, 6, first=3, jobs=2, seed=4, bots=bots)
    for name, column in whole.columns.items():
        assert column.tolist() == split.columns[name].tolist(), name
        assert column[3:].tolist() == later.columns[name].tolist(), name


def test_a_column_is_plain_and_has_a_number_for_each_game(game: Game) -> None:
    rows = game_rows(game, game.default_players, 5, options=game.quick, mix=["random", "inclined"])
    assert len(rows) == 5
    for name, column in rows.columns.items():
        assert column.shape == (5,) and column.dtype.kind in "ifbU" and column.flags.c_contiguous, name
    assert set(rows.seats("bot").ravel()) <= {"random", "inclined"}
    assert rows.where(rows.columns["deal"] > 2).columns["deal"].tolist() == [3, 4]
    assert rows.seats("win").sum() == pytest.approx((~rows.columns["unfinished"]).sum()), "a shared win is shared"


def test_equal_seeds_give_all_bots_the_same_deals() -> None:
    random, good = (game_rows("uno_power_grab", 2, 20, seed=3, bots=bot) for bot in ("random", "level:3"))
    assert random.columns["began"].tolist() == good.columns["began"].tolist()
    assert random.columns["decisions"].tolist() != good.columns["decisions"].tolist()


def test_plain_and_compiled_code_count_the_same() -> None:
    runner = rows_runner(TIC_TAC_TOE, 2, seed=8, bots=["greedy", "random"])
    compiled = rows_of(runner, 0, 6)
    runner._run = Plain(TIC_TAC_TOE)  # type: ignore[assignment]
    plain = rows_of(runner, 0, 6)
    for name, column in compiled.columns.items():
        np.testing.assert_array_equal(column, plain.columns[name], name)


def test_a_game_that_a_cap_stopped_has_no_ending() -> None:
    rows = game_rows("arctic_race", 2, 3, cap=12)
    assert rows.columns["ending"].tolist() == [""] * 3
    assert rows.columns["capped"].all() and rows.columns["unfinished"].all()
    assert not rows.columns["lead_turn"].any()


def test_the_margin_is_the_distance_to_the_next_place() -> None:
    places = np.array([[2, 1, 3], [1, 1, 3], [1, 2, 2], [0, 0, 0]])
    points = np.array([[7, 9, 9], [5, 5, 1], [3, 40, 60], [1, 2, 3]])
    assert _margins(places, points).tolist() == [2, 0, 37, 0], "a low total can win, and a tie-break does not count"
    assert _margins(places[:, :1], points[:, :1]).tolist() == [0] * 4, "there is nobody else"


def test_rows_of_different_games_are_not_joined() -> None:
    two, three = (game_rows("polar_rush", players, 1) for players in (2, 3))
    with pytest.raises(DifferentRows, match="polar_rush for 3 players cannot follow those of polar_rush for 2"):
        joined([two, three])


def test_tallies_have_room_for_every_seat_and_kind(game: Game) -> None:
    players = game.players[1]
    tally, tallied = new_tally(players, game.facts), new_tallied(3, players, game.facts)
    assert tally.values.shape == (players + 1, len(counted_values(game.facts)))
    assert tallied.facts.shape == (3, (max(game.facts) + 1) * (players + 1))
