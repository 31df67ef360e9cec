"""Every option in plain and compiled form, and the size of the action space."""

from __future__ import annotations

import itertools

import pytest

from snowbound.core.errors import BadOption
from snowbound.games import find
from snowbound.games.arctic_roll import actions as act
from snowbound.games.arctic_roll.geometry import LABEL
from snowbound.testing.driver import Driver
from tests.games.arctic_roll.table import E1, Roll

GAME = find("arctic_roll")
OPTIONS: list[dict[str, object]] = [
    {"scoring_mode": "table"},
    {"scoring_mode": "pairs_plus_table"},
    {"sixth_draft": "free"},
    {"unusable_die": "always_allowed"},
    {"impossible_calamity": "expand"},
    {"setup_touching": "allowed"},
    {"solo_calamity": "automa"},
    {"start_player": 0},
    {"bonus_windows": "once"},
    {"solo_calamity": "automa", "automa_advice": "join_first"},
]


@pytest.mark.rule("ROLL-Q3", "ROLL-Q6", "ROLL-Q16", "ROLL-Q18", "ROLL-Q24", "ROLL-Q32", "ROLL-Q38", "ROLL-Q43")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [1, 3])
def test_plain_and_compiled_games_are_identical_with_every_option(players: int, options: dict[str, object]) -> None:
    plain = Driver(GAME, compiled=False).random_game(players, 9, 10_000, **options)
    compiled = Driver(GAME, compiled=True).random_game(players, 9, 10_000, **options)
    for (one, *event), (other, *same) in zip(plain, compiled, strict=True):
        assert event == same
        assert one.bytes == other.bytes, f"positions differ before {event}"
    assert one.result() == other.result() and one.who == 0


@pytest.mark.rule("ROLL-Q3")
def test_a_start_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match="start_player of arctic_roll is random or a seat from 0 to 2"):
        GAME.new_states(3, {"start_player": 3})


def test_there_are_261_actions() -> None:
    assert act.ACTIONS == GAME.actions == 261


def test_the_largest_numbers_of_legal_actions(roll: Roll) -> None:
    """RULES.md, section 6.3: 86 hexes; 90 in a turn with six different dice and every bonus, 132 with calamities."""
    assert len(roll.calamity(E1, E1, held="1 1").legal(1)) == 86
    bonuses = {0: "igloo new_dice reroll"}
    most = 0
    for label in LABEL:
        turn = roll.turn("", "", pawns=f"{label} F6", dice="123456 123456", bonuses=bonuses)
        most = max(most, len(turn.legal(0)))
    assert most == 2 * (14 + 30) + 2 == 90
    solo = roll.turn("", dice="123456", held="-", pool="123456", bonuses=bonuses)
    assert len(solo.legal(0)) == 90 + 36 + 6 == 132
    window = roll.window(*[""] * 6, pool="123456", bonuses=bonuses, dice=" ".join(["123456"] * 6))
    assert len(window.legal(0)) == 2 + 36 + 6 + 14 + 30 + 1 == 89


def test_the_largest_number_of_legal_actions_in_a_second_window(roll: Roll) -> None:
    sheets, flows, held = [""] * 6, " ".join(["123456"] * 6), " ".join("-" * 6)
    table = roll.turn(*sheets, dice=flows, held=held, pool="123456", bonuses={0: "igloo new_dice reroll"})
    table.seen_claimed[0] = 0  # the Reroll was gained in this step
    table.play(0, "PASS")
    for seat in range(1, 6):
        table.play(seat, "PLACE 1 0")

    assert (table.actors, len(table.legal(0))) == ([0], 132)


def test_every_kind_of_action_is_legal_somewhere(roll: Roll) -> None:
    """Random games reach every range except relocation, which is rare and has its own tests."""
    seen: set[int] = set()
    for players, seed in itertools.product((1, 2), range(10, 22)):
        for position, _, _ in roll.driver.random_game(players, seed, sixth_draft="free"):
            if position.who < 1 << players:
                seen |= {action for seat in position.actors for action in position.legal(seat)}
    for first, last in itertools.pairwise(
        [act.PASS, act.REROLL, act.TAKE, act.TAKE_BONUS, act.TAKE_FREE, act.PLACE, act.MOVE, act.RELOCATE]
    ):
        assert seen & set(range(first, last)), f"none of {first} to {last - 1} was ever legal"
    for first, last in itertools.pairwise([act.WASTE, act.BONUS_PLACE, act.BONUS_MOVE, act.BONUS_RELOCATE]):
        assert seen & set(range(first, last)), f"none of {first} to {last - 1} was ever legal"
    assert act.IGLOO in seen and seen >= set(range(act.HEX, act.ACTIONS))
