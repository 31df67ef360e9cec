title = Polar Rush
summary = Remember the tiles, cross the ice floes, and be the first at the igloo.
board-printed = All rules, the eleven tiles, nine floe boards with two sides each, that boards are oblong and joined in a row, and that one face of the die shows a 3.
board-rebuilt = Every picture on the boards and its place, the other faces of the die, and three of the five players’ colours.

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
space = { $picture } (floe { $floe }, column { $column }, { $row ->
    [home] home side
   *[start] start side
})
junction = floe { $floe } and floe { $next }
spot = { $picture } on floe { $floe }
spot-column = { $picture } on floe { $floe }, column { $column }
list = { $first }, { $rest }
count = { $number }
a-harpoon = a harpoon
on-start = on the start space
in-kayak = in the kayak between { $junction }
tile = { $picture ->
    [igloo] the igloo
    [crack] the crack
    [kayak] the kayak
    [harpoon] the harpoon
    [polar-bear] the polar bear
    [sled] the sled
    [hare] the arctic hare
    [puffin] the puffin
    [seal] the seal
   *[fishing-hole] the fishing hole
}

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
fact-round-begins = Round { $number } begins.
fact-turn-begins = It is { $player }’s turn.
fact-course-laid = The course is ready: { $number } floes from the start to the igloo.
fact-starts = { $player } starts.
fact-shuffled = After the crack, all tiles are shuffled.
fact-rolls = { $player } rolls { $tiles }.
fact-turns-over = { $player } turns over { $tile } and has to choose.
fact-moves = { $way ->
    [on] { $player } turns over { $tile } and goes on from floe { $from } to floe { $to }.
    [back] { $player } turns over { $tile } and goes back from floe { $from } to floe { $to }.
   *[here] { $player } turns over { $tile } and moves to it on floe { $to }.
}
fact-sleds = { $way ->
    [on] { $player } turns over { $tile } and races on by sled from floe { $from } to floe { $to }.
    [back] { $player } turns over { $tile } and goes back by sled from floe { $from } to floe { $to }.
   *[here] { $player } turns over { $tile } and goes to it by sled on floe { $to }.
}
fact-hunts = { $way ->
    [on] { $player } turns over { $tile }, gives back the harpoon and goes on from floe { $from } to floe { $to }.
    [back] { $player } turns over { $tile }, gives back the harpoon and goes back from floe { $from } to floe { $to }.
   *[here] { $player } turns over { $tile }, gives back the harpoon and goes to it on floe { $to }.
}
fact-lands = { $player } turns over { $tile } and gets out of the kayak on floe { $to }.
fact-reaches = { $player } turns over { $tile } and is home!
fact-leads = { $player } passes { $other } and takes the lead.
fact-no-space = { $picture ->
    [igloo] { $player } turns over { $tile }, but it is out of reach.
   *[other] { $player } turns over { $tile } and stays: none is in reach.
}
fact-blocked = { $player } turns over { $tile } and stays: { $other } is in the way.
fact-no-harpoon = { $player } turns over { $tile } and stays, having no harpoon.
fact-stays = { $player } turns over { $tile } and chooses to stay.
fact-takes-harpoon = { $player } takes { $harpoon }.
fact-leaves-harpoon = { $player } does not take { $harpoon }.
fact-separates = { $player } turns over { $tile }: the ice breaks between { $junction }.
fact-bridges = { $player } turns over { $tile } and closes the gap between { $junction }.
fact-boards = { $player } turns over { $tile } and boards it between { $junction }.
fact-stays-out = { $player } turns over { $tile } and does not board it.
fact-no-gap = { $player } turns over { $tile }, but there is no gap to cross.
fact-kayak-taken = { $whose ->
    [own] { $player } turns over { $tile } while already in it.
   *[other] { $player } turns over { $tile }, but { $other } is in it.
}

# How it ended
fact-home-first = { $player } is the first at the igloo.
fact-at-igloo = In the { $igloo }, after { $number } { $number ->
    [one] turn
   *[other] turns
}.
fact-steps-left = { $number ->
    [one] One step
   *[other] { $number } steps
} from the igloo: { $place }.
fact-harpoon-left = Has { $harpoon }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-reaches = You reach the igloo
hint-mine-leads = You take the lead
hint-mine-sleds = You move by sled
hint-mine-hunts = You get past a polar bear
hint-mine-takes-harpoon = You take a harpoon
hint-mine-no-space = You turn over a tile that is of no use to you
hint-mine-blocked = { $number ->
    [one] A rival is in your way
   *[other] Rivals are in your way { $number } times
}
hint-mine-no-harpoon = You turn over a polar bear without a harpoon
hint-mine-kayak-taken = You turn over the kayak while it is occupied
hint-mine-headway = { $number ->
    [one] You come at least one step closer to the igloo
   *[other] You come at least { $number } steps closer to the igloo
}
hint-mine-setback = { $number ->
    [one] You end up at least one step further from the igloo
   *[other] You end up at least { $number } steps further from the igloo
}
hint-mine-boards = You board the kayak
hint-mine-no-gap = You turn over the kayak where there is no gap to cross
hint-rivals-reaches = A rival reaches the igloo
hint-rivals-leads = A rival takes the lead
hint-rivals-blocked = { $number ->
    [one] A rival is blocked
   *[other] { $number } rivals are blocked
}
hint-rivals-headway = { $number ->
    [one] The rivals come at least one step closer to the igloo in all
   *[other] The rivals come at least { $number } steps closer to the igloo in all
}
hint-rivals-setback = { $number ->
    [one] The rivals end up at least one step further from the igloo in all
   *[other] The rivals end up at least { $number } steps further from the igloo in all
}

# What goes on
now-roll = { $player } rolls the die.
now-look = Look at the tiles before they are turned back. Then { $player } rolls the die.
now-flip = { $player } chooses a tile to turn over ({ $tiles } left).
now-choose = { $player } has turned over { $tile } and chooses what to do.

# The table
line-round = Round { $round }
line-course = { $floes } floes from the start (1) to the igloo ({ $floes }). Two spaces are next to each other if they touch at a side or a corner.
line-row = { $row ->
    [home] Floe { $floe }, home side: { $spaces }
   *[start] Floe { $floe }, start side: { $spaces }
}
cell = { $column } { $picture }
cell-taken = { $column } { $picture } with { $player }
line-gap = A gap between { $junction }
line-start = { $player }: on the start space
line-kayak = { $player }: in the kayak between { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } has a harpoon
line-reach = A tile could move { $player } to: { $spaces }
line-no-reach = No tile can move { $player } now
line-down = Tiles face down: { $places }
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
RUSH-20 = you can’t move to the space you are on
RUSH-21 = a tile moves your figure only once
RUSH-22 = your first move stays on the starter floe
RUSH-25 = you can’t have more than one harpoon
RUSH-26 = you can take a harpoon only when you arrive at a harpoon picture
RUSH-28 = the polar bear must be on your own floe or on the one just ahead or behind
RUSH-30 = a sled takes you no farther than the next floe ahead or behind
RUSH-33 = only a crack tile separates or bridges floes, and then you must choose where
RUSH-34 = the course has no such junction
RUSH-35 = you can’t bridge a gap while someone is in the kayak there
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
joined = { $junction } lie side by side

# Before the game
length = about { $minutes } minutes
option-variant = Rules
option-variant-standard = standard
option-variant-easy = easy, for young children
option-variant-help = In the easy game nobody has to go backwards, and sleds, harpoons and bears have no special rules.
option-mid_floes = Floes between start and home
option-mid_floes-help = More floes make a longer game; a course chosen from the pictures has its own number.
option-start_player = Start player
option-start_player-help = Who starts; the printed rules let the players agree.
option-memory_aid = Show tiles seen before
option-memory_aid-off = no
option-memory_aid-young_seats = to young players
option-memory_aid-all_seats = to everyone
option-memory_aid-help = Shows what was seen under each tile until the tiles are shuffled.
option-young = Young player
option-young-help = Young players get the memory aid if the table has it for them; the printed rules have none.
option-sled_to_igloo = Igloo by sled
option-sled_to_igloo-on = also from a distance
option-sled_to_igloo-off = only from an adjacent space
option-sled_to_igloo-help = Whether a sled also takes you to the igloo from a distance.
option-distant_sled_move = Sled with no matching space next to it
option-distant_sled_move-may = you may stay
option-distant_sled_move-must = you must move
option-distant_sled_move-help = Whether you must ride the sled when the picture is in its reach, but not next to you.
option-look_time = Seconds to look at the last tile
option-look_time-help = How long the last tile of a turn stays face up for everyone; the printed rules do not say.
option-look_time-0 = none
option-course = Course
option-course-help = The row of floes from the start to the igloo.
option-course-mixed = mixed
option-course-broad = broad ice, little water
option-course-narrow = narrow ice, lots of water
option-course-long = long: eight floes
option-course-longest = longest: nine floes
