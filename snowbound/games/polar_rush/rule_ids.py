"""The rules of Polar Rush that can refuse an action, by the numbers that `explain` returns."""

from snowbound.core.contract import RULING

# fmt: off
RUSH_11 = 11           # one tile is carried out before the next is turned over
RUSH_12 = 12           # a tile that lies face up cannot be chosen again
RUSH_14 = 14           # move to a space with the picture on the tile
RUSH_15 = 15           # a figure that can move must move
RUSH_16 = 16           # move to an adjacent space
RUSH_17 = 17           # spaces on two sides of a gap are not adjacent
RUSH_18 = 18           # one figure per space
RUSH_20 = 20           # the figure's own space is no target
RUSH_21 = 21           # one move per tile
RUSH_22 = 22           # the first move stays on the starter floe
RUSH_25 = 25           # one harpoon per player
RUSH_26 = 26           # a harpoon is taken only on arrival at a harpoon picture
RUSH_28 = 28           # a polar bear is reached on the own or a neighbouring floe
RUSH_30 = 30           # the sled reaches the own and the neighbouring floes
RUSH_33 = 33           # a crack tile must be carried out
RUSH_34 = 34           # only junctions of the course can be chosen
RUSH_35 = 35           # a gap with the kayak in it cannot be bridged
RUSH_39 = 39           # a kayak tile lets you board in a gap at your floe
RUSH_41 = 41           # from the kayak to the two floes at its gap
RUSH_52 = 52           # easy play has no harpoons
RUSH_54 = 54           # easy play: you may stay if every target lies backwards
RUSH_Q5 = RULING + 5   # all tiles that the die demands are turned over
# fmt: on
