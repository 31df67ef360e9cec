"""What can happen in Ice Flow: the kinds of facts that `facts.py` lists.

Two numbers of a row can hold several small ones. `things` are `400 * ropes + 20 * fish + bears`. A `way` is
`100 * field + 10 * ropes + fish`: the field that an explorer leaves, and what the way costs without bears.
"""

from snowbound.core.facts import (
    DETAIL,
    HEADLINE,
    LINE,
    PASSING,
    ROUND,
    SCORE,
    TURN,
    WHAT,
    WHERE,
    WHY,
    FactKind,
    count_values,
    give_reasons,
    give_sounds,
)

from .state import FIELDS, FLOES, TILES

FEW = 20  # in `things`: one more than any number of pieces on a field
COSTS = 10  # in a `way`
BY_FLOE, BY_ISLAND, BY_COAST, AT_THE_RIM = range(4)  # why a floe stops early


class Fact(FactKind):
    """What can happen in Ice Flow."""

    # fmt: off
    ROUND_BEGINS = 0, ROUND, "FLOW-14 FLOW-19", "round `number` begins"
    TURN_BEGINS = 1, TURN, "FLOW-14 FLOW-19", "the turn of `seat` begins"
    # the start phase
    STARTS = 2, LINE, "FLOW-05", "`seat` is the start player"
    SETTLES = 3, LINE, "FLOW-06 FLOW-07", "explorer `what` of `seat` is placed in station `where`"
    IS_DEALT = 4, DETAIL, "FLOW-08", "`seat` draws floe `what` for the start phase"
    ALL_ARE_DEALT = 5, LINE, "FLOW-08", "every player has drawn `number` floes"
    PLACES = 6, LINE, "FLOW-09 FLOW-12", "`seat` places floe `what` on hex `where`, with the things `number`"
    # floes
    DISCOVERS = 7, LINE, "FLOW-30", "`seat` places the new floe `what` on hex `where`, with the things `number`"
    TURNS_UP = 8, PASSING, "FLOW-09 FLOW-30", "`seat` turns up a tile of kind `what`, which shows the things `number`"
    SHUFFLED = 9, DETAIL, "FLOW-36", "all `number` tiles are shuffled into a new stack"
    DRAWS = 10, PASSING, "FLOW-30", "`seat` draws floe `what` from the bag"
    TAKES_OUT = 11, LINE, "FLOW-34", "the bag is empty, so `seat` takes floe `what` out of the strait from hex `where`"
    ISLAND_GETS = 12, LINE, "FLOW-13 FLOW-37", "the things `number` are put on island `where`"
    IS_SHORT = 13, DETAIL, "FLOW-32 FLOW-60", "the supply does not have the things `number` of the tile"
    DRIFTS = 14, LINE, "FLOW-21 FLOW-26", "`seat` lets floe `what` drift from hex `number` to hex `where`"
    STOPS_EARLY = 15, DETAIL, "FLOW-24 FLOW-28", "the floe stops on hex `where`, by floe 0, island 1, coast 2, rim 3"
    DRIFTS_OUT = 16, LINE, "FLOW-27", "floe `what` of hex `where` drifts out, with the things `number`"
    RIDES = 17, LINE, "FLOW-26", "explorer `what` of `seat` drifts from hex `number` to hex `where`"
    ROTATES = 18, LINE, "FLOW-29", "`seat` turns floe `what` on hex `where`; `number` is 1 for counter-clockwise"
    HAS_NO_FLOE = 19, LINE, "FLOW-Q19", "no floe action is possible for `seat`"
    # journeys
    SETS_OUT = 20, PASSING, "FLOW-38", "`seat` begins to move explorer `what`, which is on field `where`"
    STEPS = 21, LINE, "FLOW-39 FLOW-40", "explorer `what` of `seat` steps to field `where`; `number` is the way"
    SWIMS = 22, LINE, "FLOW-43 FLOW-44", "explorer `what` of `seat` swims to field `where`; `number` is the way"
    GOES_OVERLAND = 23, LINE, "FLOW-48", "explorer `what` of `seat` goes overland to `where`; `number` is the way"
    LEAVES_ROPES = 24, DETAIL, "FLOW-41 FLOW-Q26", "`number` ropes of `seat` stay on field `where`"
    LOSES_ROPES = 25, DETAIL, "FLOW-44 FLOW-Q26", "`number` ropes of `seat` go to the supply"
    FEEDS = 26, LINE, "FLOW-61 FLOW-64", "`seat` pays a fish for each of `number` bears on field `where`"
    ARRIVES = 27, HEADLINE, "FLOW-47", "explorer `what` of `seat` reaches station `where`; `number` are in Siberia now"
    GOES_BACK = 28, LINE, "FLOW-Q32", "explorer `what` of `seat` leaves station `where`; `number` are in Siberia now"
    COLLECTS = 29, LINE, "FLOW-51 FLOW-52", "explorer `number` of `seat` collects object `what` on field `where`"
    DROPS = 30, LINE, "FLOW-57", "`seat` drops object `what` on field `where`, with explorer `number`"
    FISHES = 31, LINE, "FLOW-58 FLOW-Q39", "`seat` trades a rope for `number` fish"
    # bears
    DRIVES = 32, LINE, "FLOW-65 FLOW-71", "`seat` drives a bear from `number` to `where`; `what` is the fish paid now"
    DRIVES_OUT = 33, LINE, "FLOW-67 FLOW-71", "`seat` drives a bear from `where` out; `what` is the fish paid now"
    IS_ATTACKED = 34, HEADLINE, "FLOW-68 FLOW-Q20 FLOW-Q67", "a bear attacks explorer `what` of `seat` on field `where`"
    FLEES = 35, LINE, "FLOW-69", "explorer `what` of `seat` flees to field `where`; `number` is the way"
    IS_RESCUED = 36, HEADLINE, "FLOW-73", "explorer `what` of `seat` is flown from field `number` to station `where`"
    # the end
    WINS = 37, HEADLINE, "FLOW-76 FLOW-77", "`seat` has `number` explorers in Siberia and wins"
    TIME_IS_UP = 38, HEADLINE, "FLOW-Q68", "every player has had `number` turns, as agreed"
    WON = 39, WHY, "FLOW-76 FLOW-77", "the game ended because `seat` has `number` explorers in Siberia"
    CAPPED = 40, WHY, "FLOW-Q68", "the game ended because every player has had `number` turns"
    TIED = 41, WHY, "FLOW-Q68", "`number` players share the first place"
    IS_HOME = 42, SCORE, "FLOW-47 FLOW-76", "explorer `what` of `seat` is in station `where`: it counts `number`"
    IS_ON_THE_WAY = 43, SCORE, "FLOW-76", "explorer `what` of `seat` is still on field `where`: it counts `number`"
    # fmt: on


give_sounds(
    {
        "card": (Fact.TURNS_UP, Fact.DRAWS, Fact.SHUFFLED),
        "step": (Fact.SETTLES, Fact.STEPS, Fact.GOES_OVERLAND, Fact.FLEES),
        "splash": (Fact.SWIMS, Fact.PLACES, Fact.DISCOVERS),
        "slide": (Fact.DRIFTS, Fact.DRIFTS_OUT, Fact.ROTATES),
        "hit": (Fact.STOPS_EARLY,),
        "gain": (Fact.COLLECTS, Fact.FISHES),
        "loss": (Fact.LOSES_ROPES, Fact.DROPS),
        "growl": (Fact.DRIVES, Fact.DRIVES_OUT, Fact.IS_ATTACKED),
        "cheer": (Fact.ARRIVES, Fact.WINS),
        "whistle": (Fact.IS_RESCUED, Fact.TIME_IS_UP),
    }
)

give_reasons(
    gains=(Fact.ARRIVES, Fact.COLLECTS, Fact.RIDES, Fact.STEPS, Fact.FISHES, Fact.WINS),
    losses=(Fact.IS_ATTACKED, Fact.IS_RESCUED, Fact.LOSES_ROPES, Fact.LEAVES_ROPES, Fact.FEEDS),
    rivals_gain=(Fact.ARRIVES, Fact.WINS),
    rivals_lose=(Fact.IS_ATTACKED, Fact.IS_RESCUED),
    times=(Fact.ARRIVES, Fact.COLLECTS, Fact.STEPS, Fact.IS_ATTACKED),
    numbers=(Fact.FISHES, Fact.LOSES_ROPES, Fact.LEAVES_ROPES, Fact.FEEDS),
)

count_values(
    (WHAT, FLOES, Fact.PLACES, Fact.DISCOVERS, Fact.DRIFTS, Fact.DRIFTS_OUT, Fact.ROTATES),
    (WHAT, AT_THE_RIM + 1, Fact.STOPS_EARLY),
    (WHAT, TILES, Fact.TURNS_UP),
    (WHAT, 3, Fact.COLLECTS),
    (WHERE, FIELDS, Fact.ARRIVES),
)
