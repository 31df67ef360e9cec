"""The actions of Arctic Roll, in named ranges: 261 in all (RULES.md, section 6.3)."""

import numpy as np

from .geometry import PLACEMENTS
from .state import FACES, HEXES, SIDES

# fmt: off
PASS = 0                                      #   0        take no calamity now, or end the turn
REROLL = PASS + 1                             #   1        use a Reroll
TAKE = REROLL + 1                             #   2..37    give up this white die for this black die
TAKE_BONUS = TAKE + FACES * FACES             #  38..43    give up a New Dice for this black die
TAKE_FREE = TAKE_BONUS + FACES                #  44..49    take it for nothing (sixth_draft = free)
PLACE = TAKE_FREE + FACES                     #  50..63    place a die, by face and orientation
MOVE = PLACE + PLACEMENTS                     #  64..99    move the pawn, by face and direction
RELOCATE = MOVE + FACES * SIDES               # 100..105   lift the stuck pawn with this die; a HEX follows
WASTE = RELOCATE + FACES                      # 106..111   take this die without effect
BONUS_PLACE = WASTE + FACES                   # 112..125   as PLACE, with a New Dice
BONUS_MOVE = BONUS_PLACE + PLACEMENTS         # 126..161   as MOVE, with a New Dice
BONUS_RELOCATE = BONUS_MOVE + FACES * SIDES   # 162        as RELOCATE, with a New Dice
IGLOO = BONUS_RELOCATE + 1                    # 163        use an Igloo; a HEX follows
HEX = IGLOO + 1                               # 164..254   this hex
DIRECTION = HEX + HEXES                       # 255..260   this direction
# fmt: on
ACTIONS = DIRECTION + SIDES

# The two parts of number n of TAKE or of MOVE (a table is faster than a division).
# fmt: off
FIRST_OF = np.array([n // FACES for n in range(FACES * FACES)], np.int64)      # the white die; the face
SECOND_OF = np.array([n % FACES for n in range(FACES * FACES)], np.int64)      # the black die; the direction
# fmt: on
