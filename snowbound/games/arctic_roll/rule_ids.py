"""The rules of Arctic Roll that can refuse an action, by the numbers that `explain` returns."""

from snowbound.core.contract import RULING

# fmt: off
ROLL_20 = 20            # one die of the flow per draft
ROLL_21 = 21            # the three uses of a die
ROLL_22 = 22            # calamities first, in turn order; then everyone uses a die
ROLL_23 = 23            # a die is wasted only if no die has a use
ROLL_29 = 29            # hunters need empty hexes next to the pawn
ROLL_31 = 31            # an ice hole needs an empty hex under the pawn
ROLL_34 = 34            # a move ends on an empty hex
ROLL_35 = 35            # a move does not cross water
ROLL_36 = 36            # a move stays on the sheet
ROLL_39 = 39            # only a stuck pawn is lifted
ROLL_40 = 40            # a stuck pawn goes to one of the nearest suitable hexes
ROLL_41 = 41            # a calamity die comes from the pool
ROLL_42 = 42            # one calamity die per round
ROLL_43 = 43            # in the sixth draft a calamity die must be taken
ROLL_46 = 46            # everyone draws a calamity on the sheet of the player before
ROLL_47 = 47            # a calamity needs an empty hex without the pawn
ROLL_49 = 49            # where a New Ice Flow goes
ROLL_50 = 50            # where Expand Open Water goes
ROLL_52 = 52            # where a Walrus goes
ROLL_55 = 55            # the arrow of an Ice Chasm points at a hex
ROLL_60 = 60            # a bonus must be in stock
ROLL_61 = 61            # where an igloo goes
ROLL_64 = 64            # a Reroll comes before a die is taken
ROLL_65 = 65            # after the calamities only fresh bonuses are used
ROLL_85 = 85            # solo: the last calamity die before the sixth die
ROLL_Q15 = RULING + 15  # a stuck pawn with nowhere to go stays
ROLL_Q18 = RULING + 18  # what the calamity die of the sixth draft costs
# fmt: on
