"""What others see of a masked phase, and how the rest is imagined: ROLL-04, ROLL-22, RULES.md section 6.2."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, SPECTATOR
from snowbound.core.errors import UnfairUndo
from snowbound.core.match import Match
from snowbound.games.arctic_roll.state import Phase
from snowbound.testing.driver import Position
from tests.games.arctic_roll.table import E1, E2, NAMES, Roll, Table


@pytest.mark.rule("ROLL-04")
def test_outside_the_masked_phases_everything_is_open(roll: Roll) -> None:
    table = roll.window(E2, E1, dice="123456 112233", pool="16", bonuses={0: "igloo"})

    for viewer in (SPECTATOR, 0, 1):
        assert table.view(viewer).bytes == table.bytes


@pytest.mark.rule("ROLL-04", "ROLL-22")
def test_a_draft_is_shown_to_the_others_only_when_all_have_drafted(roll: Roll) -> None:
    table = roll.turn(E2, E1, dice="123456 112233", bonuses={0: "new_dice"})
    began = table.sheet[0].tolist(), table.pawn_on(0), table.flow(0), table.bonuses(0)
    table.play(0, "MOVE 3 1", "BONUS_PLACE 6 0")

    for viewer in (SPECTATOR, 1):
        seen = Table(table.view(viewer))
        assert (seen.sheet[0].tolist(), seen.pawn_on(0), seen.flow(0), seen.bonuses(0)) == began
        assert seen.die_done[0] == 0 and not seen.acted & 1
    own = Table(table.view(0))
    assert (own.pawn_on(0), own.bonuses(0)) == ("C6", "")
    assert table.audience(1, NAMES["PLACE 1 0"]) == 1 << 1

    table.play(1, "PLACE 1 0")
    assert Table(table.view(1)).pawn_on(0) == "C6", "revealed together"


@pytest.mark.rule("ROLL-46", "ROLL-04")
def test_a_calamity_is_seen_by_its_placer_alone_until_all_are_placed(roll: Roll) -> None:
    table = roll.calamity(E1, E1, E1, held="1 6 1").play(1, "H8").play(2, "A1")

    assert Table(table.view(1)).at(0, "H8") == "#"
    for viewer in (SPECTATOR, 0, 2):
        seen = Table(table.view(viewer))
        assert (seen.at(0, "H8"), seen.bonuses(0), seen.claimed[0]) == (".", "", 0), "not even to the owner"
    assert table.view(2).pending_hex[2] >= 0 and table.view(0).pending_hex[2] < 0, "nor a chasm in progress"


@pytest.mark.rule("ROLL-65", "ROLL-04")
def test_an_aftermath_is_shown_to_the_others_only_when_it_ends(roll: Roll) -> None:
    table = roll.calamity("", "", held="1 5").play(0, "D8").play(1, "H8")
    assert (table.phase, table.actors) == (Phase.AFTERMATH, [0, 1])
    table.play(0, "BONUS_PLACE 6 0")

    for viewer in (SPECTATOR, 1):
        seen = Table(table.view(viewer))
        assert (seen.drawn(0, "h"), seen.bonuses(0), seen.actors) == (set(), "new_dice", [1])
    world = Table(table.position.world(1, stream(3)))
    assert world.fresh[0].tolist() == [0, 0] or world.stock[0].sum() == 1, "used, or kept by passing"
    table.play(1, "PASS")
    assert len(Table(table.view(1)).drawn(0, "h")) == 6


@pytest.mark.rule("ROLL-64", "ROLL-Q30")
def test_only_the_player_sees_the_dice_of_a_reroll_in_a_turn(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="111111 222222", bonuses={0: "reroll"}).play(0, "REROLL").dice_fall("66")

    assert table.audience(CHANCE, 0) == 1 << 0
    assert (table.flow(0), Table(table.view(1)).flow(0)) == ("66", "111111")
    world = Table(table.position.world(1, stream(5)))
    assert len(world.flow(0)) == 2 and world.bonuses(0) == "", "two dice have fallen, of any values"


@pytest.mark.rule("ROLL-Q41")
def test_others_learn_who_has_finished_and_whose_dice_are_rolled_and_no_more(roll: Roll) -> None:
    table = roll.turn("F .....O.....", E1, dice="666666 112233").play(0, "PLACE 6 0")
    for viewer in (SPECTATOR, 1):
        assert table.view(viewer).actors == [1], "seat 0 has finished"
        assert table.view(viewer).result()[0] == [0, 0], "none of its new points"

    rolling = roll.turn(E1, E1, dice="111111 222222", bonuses={0: "reroll"}).play(0, "REROLL")
    one, other = (Table(rolling.position.copy()).dice_fall(dice) for dice in ("66", "12"))
    assert one.view(1).actors == [CHANCE] and one.view(1).roll_seat == 0
    assert one.view(1).bytes == other.view(1).bytes != rolling.view(1).bytes, "how many dice fell, not which"


@pytest.mark.rule("ROLL-Q41", "ROLL-04")
def test_what_may_be_taken_back(roll: Roll) -> None:
    def reveals(table: Table, seat: int, action: str) -> bool:
        return bool(table.run.reveals(table.states, 0, seat, NAMES[action]))

    table = roll.turn(E1, E1, dice="123456 123456", bonuses={0: "igloo new_dice"})
    assert not reveals(table, 0, "IGLOO") and not reveals(table, 0, "BONUS_MOVE 3 1"), "more is sure to follow"
    assert reveals(table, 0, "PLACE 6 0"), "others may notice that it was the last"
    assert reveals(table.play(0, "IGLOO"), 0, "I6"), "it follows a hidden step"
    assert not reveals(roll.window(E1, E1, pool="12"), 0, "PASS"), "nothing is hidden in the window"
    assert not reveals(roll.turn(E1, held="1"), 0, "PLACE 1 0"), "nor in solo"
    assert not reveals(roll.calamity(E1, E1, held="6 1"), 1, "A1"), "the arrow is still to come"
    assert reveals(roll.calamity(E1, E1, held="6 1"), 0, "A1")


@pytest.mark.rule("ROLL-04")
def test_a_match_takes_back_what_is_open(roll: Roll) -> None:
    match = Match("arctic_roll", 1, seed=3, compiled=False)
    before = match.bytes()
    takes = [action for action in match.legal(0) if match.describe(0, action).startswith("give up")]
    match.play(0, takes[0])
    with pytest.raises(UnfairUndo):
        match.undo()  # new dice have been rolled
    assert match.bytes() != before


KEEPING = "A ###### / B .##.### / C ~~~~~~~~"
"""From B1 the pawn can only move to B4, where it claims a Reroll, so that a die may be kept (ROLL-91)."""


NEW_DICE: dict[str, object] = {"bonuses": {0: "new_dice"}}


def drafts(position: Position, seat: int) -> dict[bytes, float]:
    """Every way in which a seat may have drafted, each step equally likely, by exhaustive enumeration."""
    found: dict[bytes, float] = defaultdict(float)
    todo = [(position, 1.0)]
    while todo:
        here, weight = todo.pop()
        actions = [action for action in here.legal(seat) if action != NAMES["REROLL"]]
        for action in actions:
            after = here.copy()
            after.apply(seat, action)
            if seat in after.actors:
                todo.append((after, weight / len(actions)))
            else:
                found[part(after, seat)] += weight / len(actions)
    return found


def part(position: Position, seat: int) -> bytes:
    """What a draft of a seat leaves behind."""
    return b"".join(field[seat].tobytes() for field in (position.sheet, position.pawn, position.dice, position.stock))


def chi_square(seen: Counter[bytes], expected: dict[bytes, float], draws: int) -> float:
    """The chi-square distance of frequencies from expected ones."""
    assert set(seen) <= set(expected), "an impossible world was imagined"
    return sum((seen[key] - draws * p) ** 2 / (draws * p) for key, p in expected.items())


@pytest.mark.rule("ROLL-22", "ROLL-Q17")
@pytest.mark.parametrize(
    ("rows", "setting"),
    [
        (E2, {"dice": "123 123", "draft": 4}),
        ("E ....##.... / F ....#.#.... / G ....##....", {"dice": "116 123", "draft": 4}),
        ("A .#.... / B ##.....", {"pawns": "A1 F6", "dice": "112 123", "draft": 4, "bonuses": {0: "new_dice"}}),
        (KEEPING, {"pawns": "B1 F6", "dice": "13 12", "draft": 5, "held": "- 1", "pool": "3"} | NEW_DICE),
    ],
)
def test_imagined_drafts_agree_with_exhaustive_enumeration(roll: Roll, rows: str, setting: dict[str, object]) -> None:
    """A chi-square test; a correct generator fails it about once in a million."""
    begun = roll.turn(rows, E1, **setting)
    expected = drafts(begun.position, 0)
    if rows == KEEPING:
        assert len({key[-9:-3] for key in expected}) == 3, "a 1 or a 3 is taken, or both dice are left"
    table = Table(begun.position.copy())
    while 0 in table.actors:
        table.position.apply(0, table.legal(0)[0])
    rng, draws = stream(77), max(1500, 15 * len(expected))
    seen = Counter(part(table.position.world(1, rng), 0) for _ in range(draws))

    freedom = len(expected) - 1
    assert abs(sum(expected.values()) - 1) < 1e-9
    assert chi_square(seen, expected, draws) < freedom + 5 * (2 * freedom) ** 0.5 + 24


@pytest.mark.rule("ROLL-46")
def test_imagined_calamities_agree_with_exhaustive_enumeration(roll: Roll) -> None:
    begun = roll.calamity("F ..~........", E1, held="3 1")
    hexes = begun.hexes(1)
    table = begun.play(1, sorted(hexes)[0])
    rng, draws = stream(78), 400 * len(hexes)
    seen: Counter[str] = Counter()
    for _ in range(draws):
        world = Table(table.position.world(0, rng))
        (new,) = world.drawn(0, "~") - {"F3"}
        seen[new] += 1

    assert set(seen) == hexes
    chi = sum((seen[hex_] - 400) ** 2 / 400 for hex_ in hexes)
    assert chi < len(hexes) + 5 * (2 * len(hexes)) ** 0.5 + 24


@pytest.mark.rule("ROLL-22")
def test_a_seat_that_has_not_finished_is_imagined_not_to_have_begun(roll: Roll) -> None:
    table = roll.turn(E1, E1, dice="123456 112233", bonuses={0: "igloo"})
    began = part(table.position, 0)
    table.play(0, "PLACE 1 0")
    assert 0 in table.actors, "the igloo is left"

    assert part(table.position.world(1, stream(1)), 0) == began
