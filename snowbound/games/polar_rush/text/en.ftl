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
ask-flip = Turn over a tile ({ $tiles } left)
ask-move = The tile shows: { $picture }. Where do you go?
ask-harpoon = Do you take a harpoon?
ask-crack = The ice cracks: choose two floes to separate, or a gap to bridge
ask-kayak = Do you board the kayak?

# Actions
flip = turn over tile { $place }
go = go to: { $space }
separate = separate { $junction }
bridge = bridge the gap between { $junction }
board = board the kayak between { $junction }
take-harpoon = take a harpoon
leave-harpoon = leave the harpoon
not-board = stay out of the kayak
stay = stay

# What happens
flips = { $player } turns over a tile
flips-face = { $player } turns over a tile: { $picture }
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

# Why an action is refused, by rule
RUSH-11 = finish this tile before you turn over the next one
RUSH-12 = that tile is already face up this turn
RUSH-14 = you can move only to a space with the picture on the tile you just turned over
RUSH-15 = if there is a space you can go to, you must move
RUSH-16 = that space is not adjacent
RUSH-17 = spaces on either side of a gap are not adjacent
RUSH-18 = another figure is on that space
RUSH-20 = you can't move to the space you are on
RUSH-21 = a tile moves your figure only once
RUSH-22 = your first move stays on the starter floe
RUSH-25 = you can't have more than one harpoon
RUSH-26 = you can take a harpoon only when you arrive at a harpoon picture
RUSH-28 = the polar bear must be on your own floe or on the one just ahead or behind
RUSH-30 = a sled takes you no farther than the next floe ahead or behind
RUSH-33 = only a crack tile separates or bridges floes, and then you must choose where
RUSH-34 = the course has no such junction
RUSH-35 = you can't bridge a gap while someone is in the kayak there
RUSH-39 = you can board the kayak only with a kayak tile, in a gap at your own floe
RUSH-41 = from the kayak you can go only to the two floes at its gap
RUSH-52 = there are no harpoons in easy play
RUSH-54 = in easy play you may stay only if every space you could go to lies backwards
RUSH-Q5 = you must turn over as many tiles as you rolled

# The picture
tile-down = Tile { $place }, face down
die = Tiles left to turn over: { $tiles }
harpoons-left = Harpoons left: { $harpoons }
kayak-ashore = The kayak, ashore
crossing = Between { $junction }

# Before the game
length = about { $minutes } minutes
option-variant = Rules
option-variant-standard = standard
option-variant-easy = easy, for young children
option-mid_floes = Floes between start and home
option-start_player = First player
option-memory_aid = Show tiles seen before
option-memory_aid-off = no
option-memory_aid-young_seats = to young players
option-memory_aid-all_seats = to everyone
option-young = Young player
option-sled_to_igloo = Igloo by sled
option-sled_to_igloo-on = also from a distance
option-sled_to_igloo-off = only from an adjacent space
option-distant_sled_move = Sled with no matching space next to it
option-distant_sled_move-may = you may stay
option-distant_sled_move-must = you must move
option-look_time = Seconds to look at the last tile
option-course = Course
