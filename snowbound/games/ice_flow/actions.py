"""The 169 actions of Ice Flow, in named ranges (RULES.md, section 6.3)."""

from .state import ALASKAN, DIRECTIONS, EXPLORERS, OBJECTS, PATTERNS, SEA

# fmt: off
STATION = 0                             #   0..5    place an explorer; JOURNEY: overland; THREAT: helicopter
PICK = STATION + ALASKAN                #   6..17   choose your lowest drawn floe of this pattern
HEX = PICK + PATTERNS                   #  18..90   place a floe here; TURN, REMOVE: choose the floe here
ORIENT = HEX + SEA                      #  91..96   turn it by this many sixths clockwise
DRIFT = ORIENT + DIRECTIONS             #  97..102  A1 in this direction
ROTATE = DRIFT + DIRECTIONS             # 103..104  A2, clockwise or counter-clockwise
DISCOVER = ROTATE + 2                   # 105       A3
SELECT = DISCOVER + 1                   # 106..108  B1 with this explorer
FISH = SELECT + EXPLORERS               # 109       B2
DROP = FISH + 1                         # 110..115  3 * object + explorer: drop it on that explorer's field
END = DROP + OBJECTS * EXPLORERS        # 116       end the turn
STEP = END + 1                          # 117..122  to the neighbouring field
SWIM = STEP + DIRECTIONS                # 123..158  6 * first direction + second
STOP = SWIM + DIRECTIONS * DIRECTIONS   # 159       end the move here
COLLECT = STOP + 1                      # 160..162  a rope, a fish, nothing
DRIVE = COLLECT + OBJECTS + 1           # 163..168  drive a bear off in this direction
# fmt: on
ACTIONS = DRIVE + DIRECTIONS
