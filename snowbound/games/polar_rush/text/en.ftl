title = Polar Rush
summary = Remember the tiles, cross the ice floes, and be the first at the igloo.

player = Player { $seat }
igloo = igloo
crack = crack
kayak = kayak
harpoon = harpoon
polar-bear = polar bear
sled = sled
hare = arctic hare
puffin = puffin
seal = seal
fishing-hole = fishing hole
start-space = start space
water = water
space = { $picture } (floe { $floe }, row { $row }, column { $column })
junction = floe { $floe } and floe { $next }

# What is asked
ask-flip = Turn over a tile ({ $tiles } to go)
ask-move = The tile shows: { $picture }. Where do you go?
ask-harpoon = Do you take a harpoon?
ask-crack = The ice cracks: choose two floes to separate, or a gap to bridge
ask-kayak = Do you board the kayak?

# What one can do
flip = turn over tile { $place }
go = go to: { $space }
separate = separate { $junction }
bridge = bridge the gap between { $junction }
board = board the kayak between { $junction }
take-harpoon = take a harpoon
leave-harpoon = do not take a harpoon
not-board = do not board
stay = stay

# What happens
flips = { $player } turns over a tile
goes = { $player } goes to: { $space }
separates = { $player } separates { $junction }
bridges = { $player } bridges the gap between { $junction }
boards = { $player } boards the kayak between { $junction }
does-take-harpoon = { $player } takes a harpoon
does-leave-harpoon = { $player } does not take a harpoon
does-not-board = { $player } does not board the kayak
does-stay = { $player } stays
laid = Floe { $floe } is { $side }
starts = { $player } starts
shows = The tile shows: { $picture }
rolls = { $player } rolls { $tiles }
shuffled-rolls = All tiles are shuffled; { $player } rolls { $tiles }

# The table
line-turn = Turn { $turn }
line-row = Floe { $floe } ({ $side }), row { $row }: { $pictures }
line-gap = Gap between { $junction }
line-letter = { $letter } = { $picture }
line-start = { $player }: on the start space
line-kayak = { $player }: in the kayak between { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } has a harpoon
line-tiles = Tiles, face up in brackets: { $tiles }
line-face-up = Tile { $place } shows: { $picture }
line-seen = Tile { $place } was seen: { $picture }
line-aid = The memory aid is on

# Why not, by rule
RUSH-11 = a tile is carried out completely before the next one is chosen
RUSH-12 = a tile that lies face up cannot be chosen again in this turn
RUSH-14 = a figure moves only to a space with the picture on the tile just turned over
RUSH-15 = whoever has a space to go to must move
RUSH-16 = the space is not adjacent
RUSH-17 = spaces on two sides of a gap are not adjacent
RUSH-18 = another figure stands on that space
RUSH-20 = a figure cannot move to its own space
RUSH-21 = a tile moves the figure once only
RUSH-22 = the first move stays on the starter floe
RUSH-25 = nobody may have more than one harpoon
RUSH-26 = a harpoon can be taken only on arrival at a harpoon picture
RUSH-28 = a polar bear must be on the own floe or on the next one in front or behind
RUSH-30 = a sled goes no farther than the next floe in front or behind
RUSH-33 = floes are separated or bridged by a crack tile only, and then a junction must be chosen
RUSH-34 = the course has no such junction
RUSH-35 = a gap in which a figure sits in the kayak cannot be bridged
RUSH-39 = the kayak is boarded by a kayak tile only, in a gap at the own floe
RUSH-41 = from the kayak a figure goes only to the two floes at its gap
RUSH-52 = there are no harpoons in easy play
RUSH-54 = in easy play one may stay only if every space to go to lies backwards
RUSH-Q5 = all tiles that the die demands must be turned over

# The picture
tile-down = Tile { $place }, face down
die = Tiles still to be turned over: { $tiles }
harpoons-left = Harpoons to be had: { $harpoons }
kayak-ashore = The kayak, ashore
crossing = Between { $junction }

# Before the game
length = about { $minutes } minutes
option-variant = Rules
option-variant-standard = standard
option-variant-easy = easy, for young children
option-mid_floes = Floes between start and home
option-start_player = First player
option-memory_aid = Show tiles that were seen
option-memory_aid-off = no
option-memory_aid-young_seats = to young players
option-memory_aid-all_seats = to all
option-young = Young players (1 for the first seat, 2 the second, 4 the third …, added)
option-course = Course
