"""The actions of Polar Rush, in named ranges: 119 in all, the same for every length of the course."""

from .state import JUNCTIONS, PLACES, SLOTS_OF_COURSE

# fmt: off
FLIP = 0                              #   0..10   turn over the tile at this place
MOVE = FLIP + PLACES                  #  11..100  go to this slot: floe * 10 + row * 5 + column
CRACK = MOVE + SLOTS_OF_COURSE        # 101..108  separate or bridge this junction
BOARD_KAYAK = CRACK + JUNCTIONS       # 109..116  put the kayak into this gap and board it
TAKE_HARPOON = BOARD_KAYAK + JUNCTIONS    # 117   take a harpoon token
DECLINE = TAKE_HARPOON + 1            # 118       stay, do not board, do not take
# fmt: on
ACTIONS = DECLINE + 1
