title = Ice Flow
summary = Lead your explorers over drifting floes from Alaska to Siberia.

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

# What is asked
ask-station = Place an explorer in an Alaskan station
ask-pick = Pick one of your floes for this tile
ask-hex = Choose a sea hex for the floe
ask-orientation = Choose how the floe lies
ask-turn = Your turn: a floe action, and an explorer action if you like
ask-floe-action = You still have to do a floe action
ask-explorer-action = Do an explorer action, or end the turn
ask-end = Both actions are done: end the turn
ask-floe = Let the floe drift, or rotate it
ask-remove = The bag is empty: which floe leaves the strait?
ask-entry = Choose an entry hex for the new floe
ask-journey = Where does { $explorer } go?
ask-drive = Where does { $explorer } drive the polar bear?
ask-threat = A polar bear attacks { $explorer }: flee, drive it off, or be rescued
ask-collect = Collect one object?

# What one can do
do-settle = place an explorer in { $station }
do-fly = fly to { $station } by rescue helicopter
do-overland = go overland to { $station }
do-pick = pick the { $floe }
do-choose = choose the floe on { $hex }
do-place = place the floe on { $hex }
do-orient = lay it { $turns } sixths of a turn clockwise
do-drift = let it drift { $direction }
do-rotate-clockwise = rotate it clockwise
do-rotate-back = rotate it counter-clockwise
do-discover = discover a new floe
do-select = move { $explorer }
do-fish = fish: a rope for two fish
do-end = end the turn
do-drop-rope = drop a rope with { $explorer }
do-drop-fish = drop a fish with { $explorer }
do-step = step { $direction } to { $place }
do-swim = swim { $first }, then { $second }, to { $place }
do-stop = stop here
do-collect-rope = collect a rope
do-collect-fish = collect a fish
do-collect-nothing = collect nothing
do-drive = drive the polar bear { $direction }

# What happens
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
line-in-hand = To be placed: { $floe }; { $things }
line-supply = General supply: { $things }
line-bag = In the bag: { $floes } floes; in the tile stack: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}

# In the picture
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
seen-turn = { $player } is in turn
seen-chosen = The floe on { $hex } is chosen
seen-danger = A polar bear threatens { $place }

# Why not, by rule
FLOW-06 = explorers are placed first, one at a time
FLOW-07 = a station holds no more than two explorers
FLOW-09 = in the start phase you place one of your own drawn floes, one after the other
FLOW-10 = in the start phase no floe is placed on an entry hex
FLOW-11 = in the start phase no floe may touch another
FLOW-12 = only a floe that is being placed may be laid freely
FLOW-15 = in a turn exactly one floe action must be done
FLOW-16 = in a turn only one explorer action may be done
FLOW-17 = what has been begun comes first: one action may not interrupt the other
FLOW-19 = the turn ends when its actions are done
FLOW-20 = choose a floe without explorers, or one with an explorer of your own
FLOW-22 = a floe drifts only in a printed direction
FLOW-25 = the floe would not move in that direction
FLOW-30 = a discovered floe is placed on a free entry hex
FLOW-33 = all entry hexes are occupied
FLOW-34 = with an empty bag take a floe without explorers whose drift leaves the strait
FLOW-35 = the bag is empty and no floe can leave the strait
FLOW-38 = choose the explorer that is to move first
FLOW-39 = there is no field in that direction to step on
FLOW-40 = each jagged edge costs a rope
FLOW-43 = a swim leads through one open sea hex and costs a fish
FLOW-44 = a swim through a jagged edge costs a rope as well
FLOW-45 = a swim must end on a field
FLOW-46 = a move may not end on a field with two other explorers
FLOW-47 = your own explorer is in that Siberian station already
FLOW-48 = from station to station one goes overland in Alaska only, for a rope
FLOW-49 = overland one stays within a group of three stations
FLOW-51 = only what lies on the field where the move ended can be collected
FLOW-54 = the move is over; only collecting is left
FLOW-56 = the backpack is full
FLOW-57 = you do not have that object
FLOW-58 = fishing costs a rope
FLOW-61 = each polar bear on the field costs a fish
FLOW-62 = the polar bears on this field must be driven off first
FLOW-65 = there is no polar bear to drive off
FLOW-66 = a polar bear may not be driven to a coast
FLOW-68 = explorers under attack must be brought to safety first
FLOW-71 = driving off an attacking bear costs a fish
FLOW-74 = whoever can flee may not take the rescue helicopter
FLOW-Q17 = that orientation looks like one already offered
FLOW-Q29 = a swim may not lead back to where it began
FLOW-Q30 = one cannot swim from station to station
FLOW-Q33 = the move could not be ended from there
FLOW-Q34 = the move has been there already and nothing was paid or dropped since
FLOW-Q35 = this explorer has nowhere to go and nothing to collect
FLOW-Q36 = objects are dropped in your own turn only, and before collecting only with a full backpack
FLOW-Q37 = an object is dropped where your explorer is, and never in Siberia
FLOW-Q38 = there is no room in the backpack for the fish
FLOW-Q39 = there is no fish in the supply
FLOW-Q50 = the bear may not be driven back the way it came
FLOW-Q55 = that station is full

# Before the game
length = about { $minutes } minutes
option-explorers_needed = Explorers that must reach Siberia
option-explorers_needed-3 = three
option-explorers_needed-2 = two (a shorter game)
option-start_player = First player
option-turn_cap = Turns per player at most (0: no limit)
