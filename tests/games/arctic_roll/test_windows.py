"""Bonuses in the calamity windows: ROLL-60, ROLL-63, ROLL-90, ROLL-91, ROLL-Q43."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from snowbound.core.chance import below, stream
from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.core.match import Match
from snowbound.games import find
from snowbound.games.arctic_roll import actions as act
from snowbound.games.arctic_roll.geometry import BONUS_KIND
from snowbound.games.arctic_roll.state import NO_CALAMITY, Bonus, Phase
from snowbound.games.arctic_roll.state import Roll as Kind
from snowbound.testing.driver import Driver, Position, both_forms, random_event
from tests.games.arctic_roll.table import NAMES, Roll, Table

REROLL_HEXES = sum(1 << bonus for bonus, kind in enumerate(BONUS_KIND) if kind == Bonus.REROLL)


def second_window(roll: Roll, *sheets: str, **setting: Any) -> Table:
    """Everyone digs a hole in a corner and keeps a New Dice, so that the second window follows."""
    seats = range(len(sheets))
    begun = {
        "pawns": " ".join("A1" for _ in seats),
        "dice": " ".join("111111" for _ in seats),
        "held": " ".join("-" for _ in seats),
        "pool": "12345"[: len(sheets)],
        "bonuses": dict.fromkeys(seats, "new_dice"),
    }
    table = roll.turn(*sheets, **begun | setting)
    for seat in seats:
        table.play(seat, "PLACE 1 0", "PASS")
    return table


# --- a bonus in the window ---------------------------------------------------


@pytest.mark.rule("ROLL-60", "ROLL-61", "ROLL-62", "ROLL-Q29", "ROLL-Q43")
def test_stored_bonuses_are_used_in_the_window_and_the_same_decision_follows(roll: Roll) -> None:
    table = roll.window("", "", dice="123456 123456", pool="16", bonuses={0: "igloo new_dice"})
    assert table.options(0, "IGLOO") == "IGLOO" and "BONUS_MOVE 3 2" in table.options(0)
    assert table.why_not(0, "PLACE 1 0") == "ROLL-22", "dice of the flow wait for the step"

    table.play(0, "IGLOO")
    assert (table.phase, table.actors) == (Phase.WINDOW, [0])
    assert table.why_not(0, "PASS") == "ROLL-61", "the hex comes first"
    table.play(0, "F9", "BONUS_MOVE 3 1")

    assert (table.pawn_on(0), len(table.drawn(0, "h")), table.bonuses(0)) == ("C6", 6, "")
    assert (table.phase, table.actors) == (Phase.WINDOW, [0]), "seat 0 still chooses or passes"
    assert table.options(0, "TAKE 1") == "TAKE 1 1, TAKE 1 6"
    assert table.play(0, "PASS").actors == [1]


@pytest.mark.rule("ROLL-60", "ROLL-39", "ROLL-Q42")
def test_a_stuck_pawn_is_lifted_in_the_window(roll: Roll) -> None:
    setting: dict[str, Any] = {"pawns": "K6 F6", "dice": "123456 123456", "pool": "16", "bonuses": {0: "new_dice"}}
    table = roll.window("J .....~~ / K ....~.", "", **setting)

    table.play(0, "BONUS_RELOCATE", "K4")

    assert (table.pawn_on(0), table.phase, table.actors) == ("K4", Phase.WINDOW, [0])


@pytest.mark.rule("ROLL-60", "ROLL-63", "ROLL-58")
def test_a_new_dice_gained_in_the_window_buys_a_calamity_there(roll: Roll) -> None:
    table = roll.window("", "", pawns="H6 F6", dice="222222 123456", pool="16", bonuses={0: "igloo"})
    assert table.why_not(0, "TAKE_BONUS 1") == "ROLL-60"

    table.play(0, "IGLOO", "G8")
    assert table.bonuses(0) == "new_dice", "a hunter stands on H8"
    table.play(0, "TAKE_BONUS 1")

    assert (table.held[0], table.flow(0), table.actors) == (1, "222222", [1])


@pytest.mark.rule("ROLL-60", "ROLL-64", "ROLL-Q30")
def test_a_reroll_gained_in_the_window_is_used_in_it(roll: Roll) -> None:
    table = roll.window("", "", pawns="H6 F6", dice="222222 123456", pool="16", bonuses={0: "new_dice"})
    table.play(0, "BONUS_MOVE 2 4")
    assert (table.pawn_on(0), table.bonuses(0)) == ("J4", "reroll")
    table.play(0, "REROLL").dice_fall("555555")

    assert (table.phase, table.options(0)) == (Phase.WINDOW, "PASS, TAKE 5 1, TAKE 5 6")


@pytest.mark.rule("ROLL-43", "ROLL-60", "ROLL-Q18", "ROLL-Q29")
def test_in_the_sixth_draft_bonuses_come_before_the_forced_calamity(roll: Roll) -> None:
    setting: dict[str, Any] = {"pawns": "H6 F6", "dice": "4 3", "draft": 6, "held": "- 2", "pool": "6"}
    table = roll.window("", "", bonuses={0: "igloo new_dice"}, **setting)
    assert table.why_not(0, "PASS") == "ROLL-43", "bonuses or not, one must be taken"

    table.claimed[0] &= ~(1 << 1)  # H8 still pays
    table.play(0, "BONUS_MOVE 2 2")
    assert (table.pawn_on(0), table.bonuses(0)) == ("H8", "igloo new_dice"), "spent one, gained one"
    assert table.why_not(0, "PASS") == "ROLL-43"
    table.play(0, "TAKE_BONUS 6")

    assert (table.held[0], table.flow(0)) == (6, "4"), "the sixth die is kept"
    assert (table.phase, table.actors) == (Phase.TURN, [0, 1])
    table.play(0, "MOVE 4 5")
    assert "IGLOO" in table.options(0), "and what is left may be used in the step"


@pytest.mark.rule("ROLL-Q18", "ROLL-60")
def test_with_a_free_sixth_calamity_bonuses_come_before_it_as_in_solo(roll: Roll) -> None:
    setting: dict[str, Any] = {"draft": 6, "sixth_draft": "free", "pool": "6", "bonuses": {0: "igloo"}}
    several = roll.window("", "", dice="4 3", held="- 2", **setting)
    alone = roll.turn("", dice="4", held="-", **setting)

    assert several.options(0) == alone.options(0) == "TAKE_FREE 6, IGLOO"
    several.play(0, "IGLOO", "F9", "TAKE_FREE 6")
    assert (several.held[0], several.phase, several.actors) == (6, Phase.TURN, [0, 1])


# --- the second window -------------------------------------------------------


@pytest.mark.rule("ROLL-63", "ROLL-90", "ROLL-Q29", "ROLL-Q43")
def test_e12_a_new_dice_gained_in_the_step_buys_a_calamity_in_the_same_draft(roll: Roll) -> None:
    table = roll.window("", "", pawns="H6 F6", dice="222222 123456", pool="16").play(0, "PASS").play(1, "PASS")
    table.play(0, "MOVE 2 2")
    assert (table.pawn_on(0), table.bonuses(0)) == ("H8", "new_dice")
    assert table.why_not(0, "TAKE_BONUS 6") == "ROLL-22", "not while all play at the same time"
    table.play(0, "PASS").play(1, "PLACE 1 0")

    assert (table.phase, table.actors, table.draft) == (Phase.SECOND_WINDOW, [0], 1)
    assert table.options(0, "PASS") == "PASS" and table.options(0, "TAKE") == "TAKE_BONUS 1, TAKE_BONUS 6"
    assert table.why_not(0, "TAKE 2 1") == "ROLL-20", "the die of the draft is used"
    assert table.why_not(0, "REROLL") == "ROLL-60"
    table.play(0, "TAKE_BONUS 1")

    assert (table.held[0], table.counters[0], table.bonuses(0), table.black()) == (1, 1, "", "6")
    assert (table.phase, table.actors, table.draft) == (Phase.WINDOW, [1], 2), "it was seat 0's one calamity die"
    assert [len(table.flow(seat)) for seat in range(2)] == [5, 5]


@pytest.mark.rule("ROLL-90", "ROLL-22", "ROLL-41")
def test_the_second_window_goes_in_turn_order_and_is_public(roll: Roll) -> None:
    table = second_window(roll, "", "", "", start=1)
    assert (table.phase, table.actors) == (Phase.SECOND_WINDOW, [1])
    assert table.audience(1, NAMES["TAKE_BONUS 2"]) == EVERYONE
    for viewer in (SPECTATOR, 0, 1, 2):
        assert table.view(viewer).bytes == table.bytes

    table.play(1, "TAKE_BONUS 2")
    assert table.actors == [2] and table.why_not(2, "TAKE_BONUS 2") == "ROLL-41", "gone for those who come later"
    table.play(2, "PASS")
    assert table.actors == [0]
    table.play(0, "TAKE_BONUS 3")

    assert (table.phase, table.draft, table.actors) == (Phase.WINDOW, 2, [2]), "only seat 2 has none"
    assert table.held[:3].tolist() == [3, 2, NO_CALAMITY]


@pytest.mark.rule("ROLL-90", "ROLL-42")
def test_the_second_window_is_only_for_players_with_new_dice_and_no_calamity_die(roll: Roll) -> None:
    table = second_window(roll, "", "", "", held="- 2 -", pool="13", bonuses={0: "igloo", 1: "new_dice", 2: "new_dice"})
    assert (table.phase, table.actors) == (Phase.SECOND_WINDOW, [2])

    without = second_window(roll, "", "", held="- 2", pool="1", bonuses={0: "igloo reroll", 1: "new_dice"})
    assert (without.phase, without.draft) == (Phase.WINDOW, 2), "nobody: the flows go on"
    sixth = second_window(roll, "", "", dice="1 1", draft=6, held="1 2", pool="")
    assert sixth.phase == Phase.CALAMITY, "in the sixth draft everyone has a calamity die"


@pytest.mark.rule("ROLL-60", "ROLL-90")
def test_in_the_second_window_the_turn_goes_on_until_it_is_ended(roll: Roll) -> None:
    bonuses = {0: "new_dice new_dice igloo", 1: "igloo"}
    table = second_window(roll, "", "", bonuses=bonuses).play(0, "TAKE_BONUS 2")
    assert (table.phase, table.actors) == (Phase.SECOND_WINDOW, [0]), "two bonuses are left"
    assert table.why_not(0, "TAKE_BONUS 1") == "ROLL-42"

    table.play(0, "BONUS_MOVE 3 3", "IGLOO", "H3")
    assert (table.phase, table.draft) == (Phase.WINDOW, 2), "nothing is left: the turn ends by itself"
    assert table.bonuses(0) == ""

    ended = second_window(roll, "", "", bonuses=bonuses).play(0, "BONUS_MOVE 3 3", "PASS")
    assert (ended.phase, ended.bonuses(0), ended.held[0]) == (Phase.WINDOW, "igloo new_dice", NO_CALAMITY)


@pytest.mark.rule("ROLL-90", "ROLL-58", "ROLL-65")
def test_a_bonus_claimed_in_the_second_window_is_an_ordinary_one(roll: Roll) -> None:
    table = second_window(roll, "", "", pawns="D6 F6").play(0, "BONUS_MOVE 2 2")

    assert (table.pawn_on(0), table.bonuses(0), table.fresh.sum()) == ("D8", "igloo", 0), "not a fresh one"
    assert (table.phase, table.actors) == (Phase.SECOND_WINDOW, [0]) and table.options(0) == "PASS, IGLOO"


# --- a Reroll gained in the step ---------------------------------------------


def with_gained_reroll(roll: Roll, **setting: Any) -> Table:
    """Seat 0 uses a New Dice in the step to reach the Reroll on J4 before it takes a die."""
    begun: dict[str, Any] = {"pawns": "H6 F6", "dice": "222222 123456", "held": "- 2", "pool": "6"}
    table = roll.turn("", "", **begun | {"bonuses": {0: "new_dice"}} | setting)
    assert table.why_not(0, "PASS") == "ROLL-20"
    return table.play(0, "BONUS_MOVE 2 4")


@pytest.mark.rule("ROLL-64", "ROLL-91", "ROLL-Q30", "ROLL-Q43")
def test_e13_a_die_is_kept_for_the_second_window_after_gaining_a_reroll(roll: Roll) -> None:
    table = with_gained_reroll(roll)
    assert (table.bonuses(0), table.options(0, "PASS")) == ("reroll", "PASS")
    table.play(0, "REROLL").dice_fall("555555")
    assert (table.phase, table.options(0, "PASS"), table.options(0, "TAKE")) == (Phase.TURN, "PASS", "")
    table.play(0, "PASS").play(1, "PLACE 1 0")

    assert (table.phase, table.actors) == (Phase.SECOND_WINDOW, [0])
    assert table.why_not(0, "PASS") == "ROLL-20", "the die must be used now"
    assert table.options(0, "TAKE") == "TAKE 5 6" and "PLACE 5 0" in table.options(0)
    given_up = Table(table.position.copy()).play(0, "TAKE 5 6")
    assert (given_up.held[0], given_up.draft, len(given_up.flow(1))) == (6, 2, 5)
    used = table.play(0, "PLACE 5 0")
    assert (used.held[0], used.draft, used.phase) == (NO_CALAMITY, 2, Phase.WINDOW)


@pytest.mark.rule("ROLL-64", "ROLL-91")
def test_the_reroll_may_wait_for_the_second_window(roll: Roll) -> None:
    table = with_gained_reroll(roll).play(0, "PASS").play(1, "PLACE 1 0")

    table.play(0, "REROLL")
    assert (table.roll, table.roll_left) == (Kind.REROLL, 6)
    table.dice_fall("444444")

    assert (table.phase, table.actors, table.options(0, "TAKE")) == (Phase.SECOND_WINDOW, [0], "TAKE 4 6")


@pytest.mark.rule("ROLL-91", "ROLL-42", "ROLL-20")
def test_a_die_is_not_kept_for_any_other_reason(roll: Roll) -> None:
    assert with_gained_reroll(roll, held="3 2", pool="").why_not(0, "PASS") == "ROLL-20", "has a calamity die"
    old = roll.turn("", "", dice="222222 123456", held="- 2", pool="6", bonuses={0: "reroll"})
    assert old.why_not(0, "PASS") == "ROLL-20", "that Reroll could be used in the window"
    done = with_gained_reroll(roll).play(0, "PLACE 2 0")
    assert 0 not in done.actors, "the die is taken: the Reroll waits for the next flow"
    last = with_gained_reroll(roll, dice="2 3", draft=6, held="3 2", pool="")
    assert last.why_not(0, "PASS") == "ROLL-20"


# --- the first edition -------------------------------------------------------


@pytest.mark.rule("ROLL-Q43")
def test_by_option_there_is_one_window_without_igloos_and_extra_dice(roll: Roll) -> None:
    once: dict[str, Any] = {"bonus_windows": "once"}
    table = roll.window("", "", dice="123456 123456", pool="16", bonuses={0: "igloo new_dice reroll"}, **once)
    assert table.why_not(0, "BONUS_PLACE 1 0") == table.why_not(0, "IGLOO") == "ROLL-22"
    assert table.options(0, "TAKE_BONUS") == "TAKE_BONUS 1, TAKE_BONUS 6" and "REROLL" in table.options(0)

    after = second_window(roll, "", "", **once)
    assert (after.phase, after.draft) == (Phase.WINDOW, 2), "no second window"
    assert with_gained_reroll(roll, **once).why_not(0, "PASS") == "ROLL-20"


def hoarding_game(driver: Driver, players: int, seed: int, **options: object) -> Iterator[tuple[Position, int, int]]:
    """The events of a game whose players collect bonuses, put off calamities and rarely use anything."""
    position, rng = driver.start(players, **options), stream(seed)
    while position.who:
        seat, action = random_event(position, position.who, rng)
        if seat != CHANCE and below(rng, 10) < 9:
            wanted = [each for each in position.legal(seat) if gains(position, seat, each)] or [act.PASS]
            action = wanted[below(rng, len(wanted))] if wanted[0] in position.legal(seat) else action
        yield position, seat, action
        position.apply(seat, action)


def gains(position: Position, seat: int, action: int) -> bool:
    """Whether an action claims a bonus."""
    if position.phase == Phase.CALAMITY:
        return False
    after = position.copy()
    after.apply(seat, action)
    return int(after.claimed[seat]) != int(position.claimed[seat])


@pytest.mark.rule("ROLL-60", "ROLL-90", "ROLL-91", "ROLL-Q43")
@pytest.mark.parametrize(("players", "games"), [(2, 8), (5, 3)])
def test_whole_games_of_hoarders_keep_the_invariants_and_use_every_window(players: int, games: int) -> None:
    """Random players take calamities at once, so they hardly see these windows; hoarders do."""
    plain, compiled = both_forms(find("arctic_roll"))
    seen: Counter[str] = Counter()
    for seed in range(games):
        alike = zip(hoarding_game(plain, players, seed), hoarding_game(compiled, players, seed), strict=True)
        for (position, *event), (other, *same) in alike:
            assert event == same and position.bytes == other.bytes, f"plain and compiled differ, seed {seed}"
            plain.run.check(position.states, 0)
            if position.phase in (Phase.WINDOW, Phase.SECOND_WINDOW) and event[0] != CHANCE:
                seat, action = event
                legal = set(position.legal(seat))
                refused = {each for each in range(act.ACTIONS) if position.explain(seat, each)}
                assert legal | refused == set(range(act.ACTIONS)) and not legal & refused
                assert position.view(seat).bytes == position.bytes
                seen[f"{Phase(position.phase).name} {'die' if not position.die_done[seat] else 'done'}"] += 1
                seen["bought"] += position.phase == Phase.SECOND_WINDOW and act.TAKE <= action < act.PLACE
    assert seen["SECOND_WINDOW done"] > 10 and seen["SECOND_WINDOW die"] > 0 and seen["bought"] > 0, seen


@pytest.mark.rule("ROLL-Q43")
def test_games_of_hoarders_have_no_second_window_by_option(roll: Roll) -> None:
    for seed in range(3):
        for position, _, _ in hoarding_game(roll.driver, 3, seed, bonus_windows="once"):
            assert position.phase != Phase.SECOND_WINDOW
            assert position.phase != Phase.WINDOW or not position.pending.any()


@pytest.mark.rule("ROLL-Q6", "ROLL-Q38", "ROLL-Q43")
def test_the_first_edition_has_the_old_rulings() -> None:
    old = Match("arctic_roll", 3, seed=1, rules=1, compiled=False).options
    new = Match("arctic_roll", 3, seed=1, compiled=False).options

    assert [old[name] for name in ("setup_touching", "bonus_windows", "automa_advice")] == [
        "allowed",
        "once",
        "join_first",
    ]
    assert [new[name] for name in ("setup_touching", "bonus_windows", "automa_advice")] == [
        "reroll",
        "anytime",
        "printed",
    ]


# --- what is hidden ----------------------------------------------------------


@pytest.mark.rule("ROLL-04", "ROLL-90", "ROLL-91", "ROLL-Q41")
def test_nobody_can_tell_before_the_step_ends_who_will_have_a_second_window(roll: Roll) -> None:
    """Worlds with hidden steps of different number look alike, whether or not a second window follows in them."""
    begun: dict[str, Any] = {"pawns": "H6 F6", "dice": "222222 123456", "held": "- 2", "pool": "6"}
    begun["bonuses"] = {0: "new_dice igloo"}
    worlds = [
        ("MOVE 2 1", "PASS"),  # keeps the New Dice
        ("BONUS_MOVE 1 1", "MOVE 2 1", "PASS"),  # has used it
        ("BONUS_MOVE 2 4", "PASS"),  # keeps the die
        ("BONUS_MOVE 2 4", "IGLOO", "D6", "PASS"),  # keeps the die, after more steps
        ("IGLOO", "D6", "BONUS_MOVE 1 1", "MOVE 2 1"),  # is finished without passing
    ]
    tables = [roll.turn("", "", **begun).play(0, *steps) for steps in worlds]

    for viewer in (SPECTATOR, 1):
        assert len({table.view(viewer).bytes for table in tables}) == 1
    for table in tables:
        assert table.actors == [1], "seat 0 has finished, which is all that others know"
        assert table.legal(1) == tables[0].legal(1)
    follows = [table.play(1, "PLACE 1 0").phase == Phase.SECOND_WINDOW for table in tables]
    assert follows == [True, False, True, True, False]


@pytest.mark.rule("ROLL-91", "ROLL-22")
def test_a_kept_die_is_imagined_as_well(roll: Roll) -> None:
    setting: dict[str, Any] = {"pawns": "H6 F6", "dice": "22 33", "draft": 5, "held": "- 2", "pool": "6"}
    table = roll.turn("", "", bonuses={0: "new_dice"}, **setting).play(0, "MOVE 2 1", "PASS")
    kept = 0
    for seed in range(400):
        world = Table(table.position.world(1, stream(seed)))
        world.run.check(world.states, 0)
        kept += bool(world.die_done[0] == 0)
        assert world.die_done[0] == 1 or world.claimed[0] & REROLL_HEXES, "only after gaining a Reroll"
    assert kept > 0


@pytest.mark.rule("ROLL-90")
def test_a_second_window_may_be_taken_back_as_nothing_is_hidden_in_it(roll: Roll) -> None:
    table = second_window(roll, "", "")

    assert not table.run.reveals(table.states, 0, 0, NAMES["TAKE_BONUS 1"])
    assert not table.run.reveals(table.states, 0, 0, NAMES["BONUS_MOVE 3 2"])
    assert table.stock[0, Bonus.NEW_DICE] == 1
