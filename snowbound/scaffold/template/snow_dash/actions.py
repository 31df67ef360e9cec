"""The actions of Snow Dash."""

# fmt: off
ROLL = 0        # roll the die
CAMP = 1        # keep the fields and end the turn
# fmt: on
ACTIONS = CAMP + 1
