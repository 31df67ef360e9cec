"""The 170 actions of Ice Flow, in named ranges (RULES.md, section 6.3)."""

from .state import ALASKAN, DIRECTIONS, EXPLORERS, OBJECTS, PATTERNS, SEA

# fmt: off
STATION = 0                             #   0..5    place an explorer; JOURNEY: overland; THREAT: helicopter
PICK = STATION + ALASKAN                #   6..17   choose your lowest drawn floe of this pattern
HEX = PICK + PATTERNS                   #  18..91   place a floe here; TURN, REMOVE: choose the floe here
ORIENT = HEX + SEA                      #  92..97   turn it by this many sixths clockwise
DRIFT = ORIENT + DIRECTIONS             #  98..103  A1 in this direction
ROTATE = DRIFT + DIRECTIONS             # 104..105  A2, clockwise or counter-clockwise
DISCOVER = ROTATE + 2                   # 106       A3
SELECT = DISCOVER + 1                   # 107..109  B1 with this explorer
FISH = SELECT + EXPLORERS               # 110       B2
DROP = FISH + 1                         # 111..116  3 * object + explorer: drop it on that explorer's field
END = DROP + OBJECTS * EXPLORERS        # 117       end the turn
STEP = END + 1                          # 118..123  to the neighbouring field
SWIM = STEP + DIRECTIONS                # 124..159  6 * first direction + second
STOP = SWIM + DIRECTIONS * DIRECTIONS   # 160       end the move here
COLLECT = STOP + 1                      # 161..163  a rope, a fish, nothing
DRIVE = COLLECT + OBJECTS + 1           # 164..169  drive a bear off in this direction
# fmt: on
ACTIONS = DRIVE + DIRECTIONS
