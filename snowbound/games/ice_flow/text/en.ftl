title = Ice Flow
summary = Lead your explorers over drifting ice floes from Alaska to Siberia.

player = Player { $seat }
north = north
north-east = north-east
south-east = south-east
south = south
south-west = south-west
north-west = north-west
explorer = explorer { $number } ({ $place })
things = ropes { $ropes }, fish { $fish }, bears { $bears }
floe = floe of pattern { $pattern } ({ $edges })

# Questions
ask-station = Choose an Alaskan station for an explorer
ask-pick = Pick one of your floes for this tile
ask-hex = Choose a sea hex for the floe
ask-orientation = Choose how to turn the floe
ask-turn = Your turn: take a floe action and, if you like, an explorer action
ask-floe-action = You still have to take a floe action
ask-explorer-action = Take an explorer action, or end your turn
ask-end = You have taken both actions: end your turn
ask-floe = Let the floe drift, or rotate it
ask-remove = The bag is empty: which floe leaves the strait?
ask-entry = Choose an entry hex for the new floe
ask-journey = Where does { $explorer } go?
ask-drive = Where does { $explorer } drive the polar bear?
ask-threat = A polar bear attacks { $explorer }: flee, drive it off, or call the helicopter
ask-collect = Collect one object?

# Actions
do-settle = place an explorer in { $station }
do-fly = fly to { $station } by rescue helicopter
do-overland = go overland to { $station }
do-pick = pick the { $floe }
do-choose = choose the floe on { $hex }
do-place = place the floe on { $hex }
do-orient = turn it clockwise by { $turns } sixths
do-drift = let it drift { $direction }
do-rotate-clockwise = rotate it clockwise
do-rotate-back = rotate it counter-clockwise
do-discover = discover a new floe
do-select = move { $explorer }
do-fish = fish: trade a rope for two fish
do-end = end your turn
do-drop-rope = drop a rope with { $explorer }
do-drop-fish = drop a fish with { $explorer }
do-step = step { $direction } to { $place }
do-swim = swim { $first }, then { $second }, to { $place }
do-stop = stop here
do-collect-rope = collect a rope
do-collect-fish = collect a fish
do-collect-nothing = collect nothing
do-drive = drive the polar bear { $direction }

# Events
does-settle = { $player } places an explorer in { $station }
does-fly = { $player }’s explorer is flown to { $station } by rescue helicopter
does-overland = { $player }’s explorer goes overland to { $station }
does-pick = { $player } picks the { $floe }
does-choose = { $player } chooses the floe on { $hex }
does-place = { $player } places the floe on { $hex }
does-orient = { $player } lays the floe { $turns } sixths of a turn clockwise
does-drift = { $player } lets the floe drift { $direction }
does-rotate-clockwise = { $player } rotates the floe clockwise
does-rotate-back = { $player } rotates the floe counter-clockwise
does-discover = { $player } discovers a new floe
does-select = { $player } sets out with { $explorer }
does-fish = { $player } fishes
does-end = { $player } ends the turn
does-drop-rope = { $player } drops a rope with { $explorer }
does-drop-fish = { $player } drops a fish with { $explorer }
does-step = { $player }’s explorer steps { $direction } to { $place }
does-swim = { $player }’s explorer swims { $first }, then { $second }, to { $place }
does-stop = { $player }’s explorer stops
does-collect-rope = { $player } collects a rope
does-collect-fish = { $player } collects a fish
does-collect-nothing = { $player } collects nothing
does-drive = { $player } drives the polar bear { $direction }
begins = { $player } is the start player
is-dealt = { $player } draws a { $floe }
is-drawn = A { $floe } comes out of the bag
tile-up = Floe tile: { $things }
island-tile-up = Island tile { $island }: { $things }

# The table
line-turn = Turn { $turn }: { $player }
line-floe = { $hex }, floe { $number }, pack ice { $edges }
line-place = { $place }
line-field = { $field }; { $things }; explorers { $explorers }
line-backpack = Backpack of { $player }: ropes { $ropes }, fish { $fish }
line-hand = Floes of { $player }: { $floes }
line-in-hand = To place: { $floe }; { $things }
line-supply = General supply: { $things }
line-bag = In the bag: { $floes } floes; in the tile stack: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}

# In the picture: labels
seen-or = { $one } or { $other }
seen-sea = { $hex }: open sea; current { $direction }, strength { $strength }
seen-floe = { $floe }; current { $direction }, strength { $strength }
seen-explorer = { $player }: { $explorer }
seen-rope-on = rope on { $place }
seen-fish-on = fish on { $place }
seen-bear-on = polar bear on { $place }
seen-packed-rope = rope in the backpack
seen-packed-fish = fish in the backpack
seen-ropes = ropes { $number }
seen-fish = fish { $number }
seen-bears = polar bears { $number }
seen-supply = General supply: { $things }
seen-price = { $way }; costs ropes { $ropes }, fish { $fish }
seen-bag = Bag with { $floes } floes
seen-stack = Tile stack: { $tiles }
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
FLOW-39 = there is no field in that direction to step on
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
FLOW-Q36 = you can drop objects at any time in your own turn, but not while a polar bear attacks
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
option-start_player = First player
option-turn_cap = Most turns per player (0: no limit)
option-rope_along_coast = Overland in Alaska, one rope pays for
option-rope_along_coast-per_pair = the way to the next station
option-rope_along_coast-per_move = the way to any station of the group
