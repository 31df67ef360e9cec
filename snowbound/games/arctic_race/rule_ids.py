"""The rules of Arctic Race that can refuse an action, by the numbers that `explain` returns."""

from snowbound.core.contract import RULING

# fmt: off
RACE_01 = 1             # only the players of this game take part
RACE_12 = 12            # a round begins with everyone choosing a card
RACE_14 = 14            # a revealed card is carried out, exactly one of its actions
RACE_16 = 16            # a card on the table cannot be chosen
RACE_20 = 20            # C5: racer 5, or pass the start token
RACE_21 = 21            # C4: racer 4, or shift the floes
RACE_22 = 22            # C3: racer 3, or roll the die
RACE_23 = 23            # C2: racer 2, or pick up the cards
RACE_24 = 24            # C1: racer 1, 2 or 3
RACE_26 = 26            # C2 to C5: if the racer is home, take the other action
RACE_27 = 27            # C1: move a racer that is not home
RACE_42 = 42            # the start token goes to a player who does not hold it
RACE_46 = 46            # the black circle moves a racer that is not home
RACE_Q10 = RULING + 10  # effects are compulsory
# fmt: on
