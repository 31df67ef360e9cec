"""The kinds of facts of Arctic Roll, with their weights, their rules and what their numbers mean."""

from snowbound.core.facts import (
    DETAIL,
    HEADLINE,
    LINE,
    NUMBER,
    PASSING,
    ROUND,
    SCORE,
    TURN,
    WHAT,
    WHY,
    FactKind,
    count_values,
    give_reasons,
    give_sounds,
)

from .state import FACES, Bonus


class Fact(FactKind):
    """What can happen in Arctic Roll."""

    # fmt: off
    ROUND_BEGINS = 0, ROUND, "ROLL-02 ROLL-17 ROLL-67", "round `number` begins; `seat` starts, NOBODY in solo"
    DRAFT_BEGINS = 1, TURN, "ROLL-20 ROLL-81", "draft `number` begins; `seat` plays it alone in solo, otherwise NOBODY"
    WATER_DIE = 2, DETAIL, "ROLL-10 ROLL-11", "a die for the water of `seat`'s sheet shows `number`"
    WATER_AGAIN = 3, DETAIL, "ROLL-12 ROLL-13", "the die for the water of `seat`'s sheet is rolled again"
    WATER_DRAWN = 4, DETAIL, "ROLL-09 ROLL-14", "water on hexes `where` and `number` of `seat`'s sheet: area `what`"
    SHEETS_READY = 5, LINE, "ROLL-09", "every sheet has its open water"
    BLACK_DIE = 6, DETAIL, "ROLL-18 ROLL-80", "a calamity die shows `number`"
    POOL_ROLLED = 7, LINE, "ROLL-18 ROLL-80", "the `number` calamity dice of the round are rolled"
    WHITE_DIE = 8, DETAIL, "ROLL-19", "`seat` rolls a die, which shows `number`"
    DICE_ROLLED = 9, LINE, "ROLL-19 ROLL-81", "`seat` has rolled all dice; they are in front of it"
    DICE_REROLLED = 10, LINE, "ROLL-64", "`seat` has used a Reroll; the dice are in front of it"
    HAS_CHOSEN = 11, PASSING, "ROLL-22 ROLL-46 ROLL-65", "`seat` has finished its hidden part of phase `what`"
    PASSES = 12, PASSING, "ROLL-41", "`seat` takes no calamity die in the window"
    BEGINS = 13, PASSING, "ROLL-39 ROLL-61 ROLL-64", "`seat` begins to use bonus `what`, or to lift its pawn (3)"
    TAKES = 14, LINE, "ROLL-41 ROLL-63 ROLL-83", "`seat` takes calamity `number` for die `what` (0 nothing, 7 New Dice)"
    MUST_TAKE = 15, LINE, "ROLL-43 ROLL-85", "as TAKES, in the sixth draft, where it has to"
    PLACES = 16, LINE, "ROLL-26 ROLL-27", "`seat` places a die of value `what` around its pawn on hex `where`"
    MOVES = 17, LINE, "ROLL-32 ROLL-33", "`seat` moves its pawn to hex `where` with a die of value `what`"
    LIFTS = 18, LINE, "ROLL-39 ROLL-40", "`seat` lifts its stuck pawn to hex `where`"
    WASTES = 19, LINE, "ROLL-23", "`seat` takes a die of value `what` without using it"
    KEEPS_DIE = 20, LINE, "ROLL-91", "`seat` keeps its die for the second window"
    EXTRA_PLACES = 21, LINE, "ROLL-62", "as PLACES, with a New Dice"
    EXTRA_MOVES = 22, LINE, "ROLL-62", "as MOVES, with a New Dice"
    IGLOO_BUILT = 23, LINE, "ROLL-61", "`seat` draws six hunters around hex `where`"
    USES_BONUS = 24, LINE, "ROLL-60", "in a hidden turn `seat` used bonus `what`, `number` times"
    COMBINES = 25, LINE, "ROLL-62", "in a hidden turn `seat` used a die of value `what` and `number` New Dice"
    DRAWS = 26, LINE, "ROLL-26 ROLL-62", "in a hidden turn with New Dice `seat` drew `number` hunters, `what` holes"
    GOES = 27, LINE, "ROLL-32 ROLL-62", "in a hidden turn with New Dice `seat`'s pawn went to hex `where`"
    CLAIMS = 28, LINE, "ROLL-58 ROLL-59", "`seat` claims bonus `what` on hex `where`"
    STRIKES = 29, LINE, "ROLL-46 ROLL-86 ROLL-87", "calamity `what` on hex `where` of `seat` adds `number` points"
    FIZZLES = 30, LINE, "ROLL-57", "calamity `what` fits nowhere on `seat`'s sheet"
    REMOVED = 31, LINE, "ROLL-84", "in solo the lowest calamity die, `what`, is removed"
    GAME_WON = 32, HEADLINE, "ROLL-68 ROLL-77 ROLL-89", "`seat` wins with `number` points, as one of `what` winners"
    # from `reckon`
    ROUNDS_PLAYED = 33, WHY, "ROLL-68", "the game ended after `number` rounds"
    TIE_BREAK = 34, WHY, "ROLL-78", "`seat` has `what` points, as another player has, and `number` ice holes"
    VICTORY_SHARED = 35, WHY, "ROLL-78", "`number` players share the victory"
    HUNTERS_FISH = 36, SCORE, "ROLL-70 ROLL-71", "`where` hunters of `seat` fish at `what` places each"
    HOLES_FISHED = 37, SCORE, "ROLL-69 ROLL-72", "by the table: hunters of `seat` fish at `what` ice holes"
    WATER_FISHED = 38, SCORE, "ROLL-69 ROLL-72", "by the table: hunters of `seat` fish at `what` areas of open water"
    BEAR_SILENCES = 39, SCORE, "ROLL-73", "`what` hunters of `seat` are silenced by polar bears"
    CHASM_STRIKES = 40, SCORE, "ROLL-75", "`what` hunters of `seat` fish nowhere because of ice chasms"
    WALRUS_CLOSES = 41, SCORE, "ROLL-74", "`what` hunters of `seat` fish nowhere because of walruses"
    IDLE_HUNTERS = 42, SCORE, "ROLL-70", "`what` hunters of `seat` are next to no place to fish"
    # fmt: on


give_sounds(
    {
        "dice": (
            Fact.WATER_DIE,
            Fact.BLACK_DIE,
            Fact.POOL_ROLLED,
            Fact.WHITE_DIE,
            Fact.DICE_ROLLED,
            Fact.DICE_REROLLED,
        ),
        "step": (Fact.MOVES, Fact.LIFTS, Fact.EXTRA_MOVES, Fact.GOES),
        "gain": (Fact.IGLOO_BUILT, Fact.CLAIMS),
        "loss": (Fact.MUST_TAKE,),
        "hit": (Fact.STRIKES,),
        "cheer": (Fact.GAME_WON,),
    }
)

give_reasons(
    gains=(Fact.CLAIMS, Fact.IGLOO_BUILT, Fact.GAME_WON),
    losses=(Fact.STRIKES, Fact.WASTES, Fact.MUST_TAKE),
    rivals_gain=(Fact.GAME_WON,),
    rivals_lose=(),
    times=(Fact.CLAIMS,),
)

count_values(
    (WHAT, FACES + 1, Fact.PLACES, Fact.MOVES, Fact.WASTES),
    (NUMBER, FACES + 2, Fact.TAKES, Fact.MUST_TAKE),
    (WHAT, len(Bonus), Fact.CLAIMS, Fact.USES_BONUS),
    (WHAT, FACES + 1, Fact.STRIKES, Fact.FIZZLES),
)
