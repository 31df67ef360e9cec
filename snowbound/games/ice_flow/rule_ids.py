"""The rules of Ice Flow that can refuse an action, by the numbers that `explain` returns."""

from snowbound.core.contract import RULING

# fmt: off
FLOW_06 = 6              # explorers are placed first, one at a time
FLOW_07 = 7              # a station holds two explorers
FLOW_09 = 9              # start phase: place your own drawn floes, one at a time
FLOW_10 = 10             # start phase: not on an entry hex
FLOW_11 = 11             # start phase: floes do not touch
FLOW_12 = 12             # choose how the floe being placed lies
FLOW_15 = 15             # exactly one floe action per turn
FLOW_16 = 16             # at most one explorer action per turn
FLOW_17 = 17             # finish one action before the other
FLOW_19 = 19             # end the turn after its actions
FLOW_20 = 20             # a floe without explorers, or with one of yours
FLOW_22 = 22             # a floe drifts in a printed direction
FLOW_25 = 25             # a drift must move the floe
FLOW_30 = 30             # a discovered floe goes to a free entry hex
FLOW_33 = 33             # every entry hex is occupied
FLOW_34 = 34             # empty bag: which floe is removed
FLOW_35 = 35             # empty bag: no floe can be removed
FLOW_38 = 38             # choose the explorer to move
FLOW_39 = 39             # step to a neighbouring field
FLOW_40 = 40             # a rope for each jagged edge
FLOW_43 = 43             # swim through one open sea hex, for a fish
FLOW_44 = 44             # a swim pays for jagged edges
FLOW_45 = 45             # a swim ends on a field
FLOW_46 = 46             # do not end a move with two other explorers
FLOW_47 = 47             # one explorer of a colour per Siberian station
FLOW_48 = 48             # overland between Alaskan stations, for a rope
FLOW_49 = 49             # overland within a group of three stations
FLOW_51 = 51             # collect from the field where the move ended
FLOW_54 = 54             # after the move, only collecting is left
FLOW_56 = 56             # a backpack holds three objects
FLOW_57 = 57             # drop only what you have
FLOW_58 = 58             # fishing costs a rope
FLOW_61 = 61             # a fish for each bear on the field
FLOW_62 = 62             # drive off the bears on your field
FLOW_65 = 65             # the direction in which a bear is driven
FLOW_66 = 66             # not towards a coast
FLOW_68 = 68             # explorers under attack come first
FLOW_71 = 71             # driving off an attacking bear costs a fish
FLOW_74 = 74             # no helicopter while you can flee
FLOW_Q17 = RULING + 17   # equal orientations are offered once
FLOW_Q28 = RULING + 28   # a rope for each pair of neighbouring stations
FLOW_Q29 = RULING + 29   # a swim does not return to its start
FLOW_Q30 = RULING + 30   # no swim from station to station
FLOW_Q33 = RULING + 33   # a move must be able to end
FLOW_Q34 = RULING + 34   # no free return to a visited field
FLOW_Q35 = RULING + 35   # an explorer that can neither move nor collect
FLOW_Q36 = RULING + 36   # when objects are dropped
FLOW_Q37 = RULING + 37   # where objects are dropped
FLOW_Q38 = RULING + 38   # fishing needs room in the backpack
FLOW_Q39 = RULING + 39   # fishing needs fish in the supply
FLOW_Q50 = RULING + 50   # a bear is not driven straight back
FLOW_Q55 = RULING + 55   # the helicopter needs a station with room
# fmt: on
