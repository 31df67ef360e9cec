"""A game that does not fulfil the contract is refused when it is registered, not when it is played."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from snowbound.core import contract
from snowbound.core.contract import EVERYONE, HIDING, MOST_SEATS, REQUIRED, ContractError, implement
from snowbound.core.errors import BadOption, BadPlayers
from snowbound.core.facts import NOBODY
from snowbound.core.game import Choice, Game, Number, SeatChoice
from snowbound.core.record import i8
from snowbound.games import find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.driver import Driver
from tests.core.test_record import made


def module_with(**functions: Any) -> ModuleType:
    module = ModuleType("made_up_rules")
    for name, function in functions.items():
        function.__module__ = "made_up_rules"
        setattr(module, name, function)
    return module


def all_functions() -> dict[str, Any]:
    """Return the contract's own declarations as functions of an invented game."""
    made: dict[str, Any] = {}
    for name, declared in contract._contract.items():
        scope: dict[str, Any] = {}
        parameters = ", ".join(declared.__code__.co_varnames[: declared.__code__.co_argcount])
        exec(f"def {name}({parameters}): return 0", scope)
        made[name] = scope[name]
    return made


def test_a_missing_function_is_named_with_its_arguments() -> None:
    gap = made("Gap", gap=i8)
    functions = all_functions()
    del functions["legal"]
    with pytest.raises(ContractError, match=r"has no function legal\(s.*seat.*out"):
        implement(gap, module_with(**functions))


@pytest.mark.parametrize("missing", sorted(HIDING))
def test_a_game_that_hides_something_supplies_every_function_about_it(missing: str) -> None:
    hidden = made("Hidden", hidden=i8)
    functions = all_functions()
    del functions[missing]
    with pytest.raises(ContractError, match=rf"has no function {missing}\(.*about what is hidden"):
        implement(hidden, module_with(**functions))


def test_an_open_game_supplies_the_required_functions_only() -> None:
    bare = made("Bare", players=i8, bare=i8)
    implement(bare, module_with(**{name: f for name, f in all_functions().items() if name in REQUIRED}))
    functions, view = contract._games[bare.dtype], bare.view(bare.new(1), 0)
    assert functions["audience"](view, 0, 0) == EVERYONE
    assert not functions["reveals"](view, 0, 0)
    assert functions["is_discreet"](view)


@pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])
def test_without_evaluate_a_position_is_worth_its_points_and_in_the_end_its_places(compiled: bool) -> None:
    driver = Driver(TIC_TAC_TOE, compiled)

    def values(**fields: Any) -> list[float]:
        out = np.zeros(MOST_SEATS)
        driver.run.evaluate(driver.position(2, **fields).states, 0, out)
        return out[:2].tolist()  # type: ignore[no-any-return]

    assert values() == [0.5, 0.5]
    assert values(winner=1) == [0.0, 1.0]
    assert values(winner=NOBODY, marks=[0b011100011, 0b100011100]) == [0.5, 0.5], "a full grid without a line"


def test_wrong_argument_names_are_refused() -> None:
    wrong = made("Wrong", wrong=i8)

    def actors(state: Any) -> int:
        return 0

    with pytest.raises(ContractError, match="takes \\['state'\\], the contract \\['s'\\]"):
        implement(wrong, module_with(**all_functions() | {"actors": actors}))


def test_the_faster_sample_is_optional() -> None:
    slow = made("Slow", slow=i8)
    functions = all_functions()
    del functions["sample"]
    implement(slow, module_with(**functions))
    assert contract._games[slow.dtype]["sample"] is contract._contract["sample"]


UNO = find("uno_power_grab")


@pytest.mark.parametrize("players", [1, 11, 0, -2, 2.0, "3", True, None])
def test_a_number_of_players_that_the_game_does_not_take(players: Any) -> None:
    with pytest.raises(BadPlayers, match=r"uno_power_grab is for 2 to 10 players, not"):
        UNO.new_states(players)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="has no option 'stacking'; it has scoring, target_score"):
        UNO.encode({"stacking": True}, 4)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("scoring", "best_of_three", "winner_takes or lowest_total or single_round"),
        ("target_score", 49, "50 to 10000"),
        ("target_score", "many", "50 to 10000"),
        ("target_score", True, "50 to 10000"),
        ("wild_draw_four_bluff", "perhaps", "on or off"),
    ],
)
def test_an_impossible_value_is_refused_with_what_is_allowed(name: str, value: Any, allowed: str) -> None:
    with pytest.raises(BadOption, match=f"option {name} of uno_power_grab is {allowed}, not"):
        UNO.encode({name: value}, 4)


def test_options_are_taken_as_values_or_as_text() -> None:
    assert UNO.encode({"wild_draw_four_bluff": False}, 2)[3] == 1
    assert UNO.encode({"wild_draw_four_bluff": "off"}, 2)[3] == 1
    assert UNO.encode({"target_score": "300"}, 2)[1] == 300
    assert UNO.complete({}, 2)["scoring"] == "winner_takes"


def test_a_seat_can_be_named_only_if_it_is_at_the_table() -> None:
    option = SeatChoice("first_player")
    assert option.encode("random", 3) == -1
    assert option.encode(2, 3) == option.encode("2", 3) == 2
    assert option.encode(3, 3) is None
    assert option.decode(-1) == "random"


def test_every_option_says_what_it_allows(game: Game) -> None:
    for option in game.options:
        code = option.encode(option.default, game.players[1])
        assert code is not None, f"{option.name} refuses its own default"
        assert option.decode(code) == option.default
        assert option.allowed(game.players[1])
        assert isinstance(option, Choice | Number | SeatChoice) or option.name
