title = Ice Flow
summary = Lead your explorers over drifting ice floes from Alaska to Siberia.
board-printed = All rules, the numbers of all parts, a sea of hexes with currents of strength 1 to 3, two islands, six stations in Alaska and four in Siberia.
board-rebuilt = The shape of the coasts, where the islands and stations lie, which channel has which current, which edges of the floes are pack ice, and what the tiles show.

player = Player { $seat }
north = north
north-east = north-east
south-east = south-east
south = south
south-west = south-west
north-west = north-west
clockwise = clockwise
counter-clockwise = counter-clockwise
explorer = explorer { $number }
explorer-of = { $player }’s { $explorer }
comma = { $first }, { $rest }
and = { $first } and { $last }
or = { $first } or { $last }
sentences = { $first } { $rest }
one-rope = a rope
many-ropes = { $number } ropes
one-fish = a fish
many-fish = { $number } fish
one-bear = a polar bear
many-bears = { $number } polar bears
the-bear = the polar bear
nothing = nothing
free = free
for-price = { " " }for { $price }
smooth = smooth edges all round
pack-ice = pack ice to the { $edges }
floe = floe with { $edges }
current = current { $direction }, strength { $strength }

# Questions
ask-station = Choose an Alaskan station for an explorer
ask-pick = Pick one of your floes for this tile
ask-hex = Choose a sea hex for the floe
ask-orientation = Choose how the floe lies
ask-turn = Your turn: take a floe action and, if you like, an explorer action
ask-floe-action = You still have to take a floe action
ask-explorer-action = Take an explorer action, or end your turn
ask-end = You have taken both actions: end your turn
ask-floe = Let the floe drift, or turn it
ask-remove = The bag is empty: which floe leaves the strait?
ask-entry = Choose an entry hex for the new floe
ask-journey = Where does { $explorer } go from { $place }?
ask-drive = Where does { $explorer } drive the polar bear from { $place }?
ask-threat = A polar bear attacks { $explorer } at { $place }: flee, drive it off, or call the helicopter
ask-collect = Collect one object?

# Actions
do-settle = place an explorer in { $station }
do-fly = fly to { $station } by rescue helicopter
do-overland = go overland to { $station }
do-choose = floe on { $hex }
do-place = place the floe on { $hex }
do-lay = lay it with { $edges }
do-lay-smooth = lay it: it is smooth all round
do-drift = let it drift { $direction }
do-drift-to = let it drift { $direction } to { $hex }
do-drift-out = let it drift { $direction }, out of the strait
do-rotate-clockwise = turn it clockwise
do-rotate-back = turn it counter-clockwise
do-discover = discover a new floe
do-select = move { $explorer } from { $place }
do-select-or-collect = move { $explorer } from { $place }, or collect there
do-fish = trade a rope for two fish
do-end = end your turn
do-drop-rope = drop a rope at { $place } ({ $explorer })
do-drop-fish = drop a fish at { $place } ({ $explorer })
do-step = step { $direction } to { $place }
do-swim = swim { $first }, then { $second }, to { $place }
do-stop = stop at { $place }
do-stop-and-collect = stop at { $place }, then collect
do-collect-rope = collect a rope
do-collect-fish = collect a fish
do-collect-nothing = collect nothing
do-drive = drive the polar bear { $direction }

# Headings of the choices
help-tile = { $code }
group-floe = { $drift } or { $turn }: let a floe drift, or turn it
group-discover = { $code }: discover a floe
group-move = { $code }: move an explorer, or collect
group-fish = { $code }: fish
group-drop = Drop from the backpack
group-end = End of the turn
group-collect = Collect
group-go = Go on
group-stop = Stop
group-chase = Drive the polar bear off
group-drift = { $code }: drift
group-rotate = { $code }: turn
group-flee = Flee
group-drive = Drive the polar bear off for a fish
group-rescue = Rescue helicopter

# What goes on
now-explorers = Start phase: the explorers are placed in Alaska.
now-floes = Start phase: { $number } of { $all } floes are on the board.
now-turn = Round { $round }, { $player }’s turn: { $floe }, { $explorer }.
floe-done = floe action done
floe-open = floe action to come
explorer-done = explorer action done
explorer-open = explorer action possible
now-driving = { $explorer } drives off the polar bear at { $place }.
now-attacked = A polar bear attacks { $explorer } at { $place }.
now-travelling = { $explorer } is on the way, now at { $place }.
now-placing = To be placed: a { $floe }; on it: { $things }.
now-home = In Siberia ({ $needed } win): { $players }.
home-of = { $player } { $number }

# The table
line-map = Sea hexes have the name of their column, { $first } in the west to { $last } in the east, and the number of their row, 0 in the north. The columns { $shifted } lie half a hex further south. Siberia is in the west, Alaska in the east. New floes enter at { $entries }.
line-floe = { $hex }: floe with { $edges }; { $current }.
line-place = { $place }.
line-things = On it: { $things }.
line-explorers = Explorers: { $explorers }.
line-near = Next to it: { $places }.
line-backpack = { $player }’s backpack: { $things }.
line-hand = { $player }’s floes to place: { $floes }.
line-supply = General supply: { $things }.
line-bag = Floes in the bag: { $floes }. Tiles in the stack: { $tiles }.
tile-up = The tile shows { $things }.
island-tile-up = The tile shows { $things } for { $island }.

# The log
fact-round-begins = Round { $number }.
fact-turn-begins = { $player }’s turn.
fact-starts = { $player } is the start player.
fact-settles = { $player } places { $explorer } in { $place }.
fact-is-dealt = { $player } draws a { $floe }.
fact-all-are-dealt = Everyone has drawn { $number } floes.
fact-places = { $number ->
    [0] { $player } places a { $floe } on { $place }.
   *[other] { $player } places a { $floe } on { $place }, with { $things } on it.
  }
fact-discovers = { $number ->
    [0] { $player } discovers a { $floe } and places it on { $place }.
   *[other] { $player } discovers a { $floe } and places it on { $place }, with { $things } on it.
  }
fact-turns-up = { $player } turns up a tile: { $tile }.
for-island = { $things } for { $place }
fact-shuffled = All { $number } tiles are shuffled into a new stack.
fact-draws = { $player } draws a { $floe } from the bag.
fact-takes-out = The bag is empty: { $player } takes the floe on { $place } out of the strait.
fact-island-gets = { $place } gets { $things }.
fact-is-short = The supply does not have enough; missing: { $things }.
fact-drifts = { $player } lets the { $floe } drift from { $from } to { $to }.
fact-stops-early = It stops on { $place }: { $reason }.
stops-at-floe = a floe is in its way
stops-at-island = an island is in its way
stops-at-coast = the coast is in its way
stops-at-rim = with an explorer on it, it can’t leave the strait
fact-drifts-out = { $player } lets the floe on { $place } drift out of the strait, back into the bag.
fact-rides = { $player }’s { $explorer } drifts along from { $from } to { $place }.
fact-rotates = { $player } turns the floe on { $place } { $direction }; now it is a { $floe }.
fact-has-no-floe = { $player } can’t take any floe action.
fact-sets-out = { $player } sets out with { $explorer } from { $place }.
fact-steps = { $player }’s { $explorer } steps from { $from } to { $place }{ $price }.
fact-swims = { $player }’s { $explorer } swims from { $from } to { $place }{ $price }.
fact-goes-overland = { $player }’s { $explorer } goes overland from { $from } to { $place }{ $price }.
fact-leaves-ropes = Left behind at { $place }: { $ropes }.
fact-loses-ropes = Back to the supply: { $ropes }.
fact-feeds = { $player } gives { $fish } to { $bears } at { $place }.
fact-arrives = { $player }’s { $explorer } reaches { $place } in Siberia: { $number } of { $needed }.
fact-goes-back = { $player }’s { $explorer } leaves { $place } in Siberia: { $number } of { $needed }.
fact-collects = { $player } collects { $object } at { $place } with { $explorer }.
fact-drops = { $player } drops { $object } at { $place }.
fact-fishes = { $player } trades { $rope } for { $fish }.
fact-drives = { $player } drives { $bear } from { $from } to { $to }{ $price }.
fact-drives-out = { $player } drives { $bear } from { $from } out of the strait{ $price }.
fact-is-attacked = A polar bear attacks { $player }’s { $explorer } at { $place }.
fact-flees = { $player }’s { $explorer } flees from { $from } to { $place }{ $price }.
fact-is-rescued = The rescue helicopter flies { $player }’s { $explorer } from { $from } to { $place }.
fact-wins = { $player } has { $number } explorers in { $number } Siberian stations and wins the game.
fact-time-is-up = The agreed number of turns has been played ({ $number } each): the game is over.
fact-won = { $player } has led { $number } explorers to Siberia.
fact-capped = The agreed number of turns has been played ({ $number } each). The number of explorers in Siberia decides.
fact-tied = { $number } players have the same number of explorers in Siberia and share first place.
fact-is-home = In { $place }: { $explorer }.
fact-is-on-the-way = Only as far as { $place }: { $explorer }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-arrives = { $number ->
    [one] One of your explorers reaches Siberia
   *[other] { $number } of your explorers reach Siberia
}
hint-mine-collects = { $number ->
    [one] You collect an object
   *[other] You collect { $number } objects
}
hint-mine-rides = One of your explorers drifts along on a floe
hint-mine-wins = You win the game
hint-mine-is-attacked = { $number ->
    [one] A polar bear attacks one of your explorers
   *[other] Polar bears attack { $number } of your explorers
}
hint-mine-is-rescued = The rescue helicopter flies one of your explorers back
hint-mine-loses-ropes = { $number ->
    [one] You lose a rope to the supply
   *[other] You lose { $number } ropes to the supply
}
hint-mine-fishes = { $number ->
    [one] You trade a rope for one fish
   *[other] You trade a rope for { $number } fish
}
hint-mine-headway = { $number ->
    [one] Your explorers have at least one obstacle fewer on the way to Siberia (open water, pack ice or a polar bear)
   *[other] Your explorers have at least { $number } obstacles fewer on the way to Siberia (open water, pack ice or polar bears)
}
hint-mine-setback = { $number ->
    [one] Your explorers have at least one more obstacle on the way to Siberia (open water, pack ice or a polar bear)
   *[other] Your explorers have at least { $number } more obstacles on the way to Siberia (open water, pack ice or polar bears)
}
hint-mine-leaves-ropes = { $number ->
    [one] You leave a rope behind
   *[other] You leave { $number } ropes behind
}
hint-mine-feeds = { $number ->
    [one] You pay one fish for a polar bear
   *[other] You pay { $number } fish for polar bears
}
hint-mine-steps = { $number ->
    [one] One of your explorers takes a step
   *[other] Your explorers take { $number } steps
}
hint-rivals-arrives = { $number ->
    [one] A rival’s explorer reaches Siberia
   *[other] { $number } rivals reach Siberia with an explorer
}
hint-rivals-wins = A rival wins the game
hint-rivals-is-attacked = { $number ->
    [one] A polar bear attacks a rival’s explorer
   *[other] Polar bears attack explorers of { $number } rivals
}
hint-rivals-headway = { $number ->
    [one] The rivals have at least one obstacle fewer on their explorers’ way to Siberia
   *[other] The rivals have at least { $number } obstacles fewer on their explorers’ way to Siberia
}
hint-rivals-setback = { $number ->
    [one] The rivals have at least one more obstacle on their explorers’ way to Siberia
   *[other] The rivals have at least { $number } more obstacles on their explorers’ way to Siberia
}
hint-rivals-is-rescued = The rescue helicopter flies a rival’s explorer back

# In the picture: labels
seen-sea = { $hex }: open sea; { $current }
seen-explorer = { $explorer } at { $place }
seen-rope-on = rope at { $place }
seen-fish-on = fish at { $place }
seen-bear-on = polar bear at { $place }
seen-packed-rope = rope in the backpack
seen-packed-fish = fish in the backpack
seen-price = { $way } ({ $price })
seen-journey = { $explorer } to { $place } ({ $price })
seen-collecting = collect { $object } at { $place } with { $explorer }
seen-home = explorers in Siberia: { $number }
seen-bag = Bag; floes in it: { $floes }
seen-stack = Tile stack; tiles in it: { $tiles }
seen-turn = { $player }’s turn
seen-chosen = The floe on { $hex } is chosen
seen-danger = A polar bear threatens { $place }

# Refusals: the rule that forbids an action
FLOW-06 = first place the explorers, one at a time
FLOW-07 = that station already has two explorers
FLOW-09 = in the start phase, place the floes you have drawn, one at a time
FLOW-10 = you can’t place a floe on an entry hex in the start phase
FLOW-11 = floes may not touch each other in the start phase
FLOW-12 = you choose how a floe lies only when you place it
FLOW-15 = you must take exactly one floe action per turn
FLOW-16 = you can take only one explorer action per turn
FLOW-17 = finish the action you have begun first
FLOW-19 = you can end your turn only after your actions
FLOW-20 = choose a floe without explorers, or one with your own explorer
FLOW-22 = a floe drifts only in the direction of the arrows
FLOW-25 = the floe can’t move in that direction
FLOW-30 = place the new floe on a free entry hex
FLOW-33 = all entry hexes are occupied
FLOW-34 = the bag is empty: take a floe without explorers that would drift out of the strait
FLOW-35 = the bag is empty and no floe can leave the strait
FLOW-38 = first choose the explorer to move
FLOW-39 = there is no field in that direction to step onto
FLOW-40 = each jagged edge costs a rope
FLOW-43 = you can swim through only one open sea hex, for a fish
FLOW-44 = swimming over a jagged edge also costs a rope
FLOW-45 = a swim must end on a field
FLOW-46 = you can’t end a move where two other explorers are
FLOW-47 = you already have an explorer in that Siberian station
FLOW-48 = you can travel overland only in Alaska, for a rope from station to station
FLOW-49 = you can travel overland only within a group of three stations
FLOW-51 = you can collect only what lies where your move ended
FLOW-54 = your move is over: you can only collect now
FLOW-56 = your backpack is full
FLOW-57 = you don’t have that object
FLOW-58 = fishing costs a rope
FLOW-61 = each polar bear on the field costs a fish
FLOW-62 = first drive off the polar bears on this field
FLOW-65 = there is no polar bear to drive off
FLOW-66 = you can’t drive a polar bear to a coast
FLOW-68 = first bring the attacked explorers to safety
FLOW-71 = driving off an attacking polar bear costs a fish
FLOW-74 = you can’t take the rescue helicopter while you can flee
FLOW-Q17 = that looks the same as another orientation
FLOW-Q28 = one rope takes you only to the next station along the coast
FLOW-Q29 = you can’t swim back to where you started
FLOW-Q30 = you can’t swim from station to station
FLOW-Q33 = you could not end your move from there
FLOW-Q34 = this explorer has already been there, and you have not paid or dropped anything since
FLOW-Q35 = this explorer has nowhere to go and nothing to collect
FLOW-Q36 = you can drop objects at any time during your own turn, but not while a polar bear attacks
FLOW-Q37 = you can drop an object only where your explorer is, and not in Siberia
FLOW-Q38 = the fish don’t fit into your backpack
FLOW-Q39 = there is no fish in the supply
FLOW-Q50 = you can’t drive the bear back the way it came
FLOW-Q55 = that station is full

# Before the game
length = about { $minutes } minutes
option-explorers_needed = Explorers that must reach Siberia
option-explorers_needed-3 = three
option-explorers_needed-2 = two (a shorter game)
option-explorers_needed-help = How many of your three explorers must reach Siberia to win; with two the game is shorter.
option-start_player = Start player
option-start_player-help = Who starts; the printed rules let the players agree.
option-turn_cap = Maximum turns per player
option-turn_cap-help = After this many turns each, whoever has the most explorers in Siberia wins.
option-turn_cap-0 = no limit
option-rope_along_coast = Overland in Alaska, one rope pays for
option-rope_along_coast-per_pair = the way to the next station
option-rope_along_coast-per_move = the way to any station of the group
option-rope_along_coast-help = How far one rope takes an explorer along the coast of Alaska.
