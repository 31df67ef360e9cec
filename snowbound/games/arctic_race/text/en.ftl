title = Arctic Race
summary = Five races on one track across a river of drifting floes: bring your racers home first.
board-printed = All rules, the numbers of all parts, the cards, the die, the prizes, the five places in the river, four START fields on land, and where the track ends.
board-rebuilt = The length and the bends of the track, the signs on the fields on land, the two fields on each floe, and the signs on the 30 floes.

player = Player { $seat }
cross-country-skier = cross-country skier
snowboarder = snowboarder
skier = skier
dog-sled = dog sled
snowmobile = snowmobile
card-1 = race card 1 (racer 1, 2 or 3)
card-2 = race card 2 (snowboarder, or pick up)
card-3 = race card 3 (skier, or the die)
card-4 = race card 4 (dog sled, or shift)
card-5 = race card 5 (snowmobile, or start token)
with-owner = with its owner
on-field = on field { $field } ({ $icon })
on-floe = on the floe at field { $field } ({ $icon })
is-home = home, place { $place }

# What is asked
ask-card = Choose a card to play face down
ask-action = Your { $card } is revealed: choose one of its actions
ask-give = Who gets the start token?
ask-circle = Black circle: which racer moves one field?

# Actions
choose = choose { $card }
move = move racer { $number } ({ $name }) by { $steps ->
    [one] one field
   *[other] { $steps } fields
}
pass-token = pass the start token
shift = shift the floes
roll = roll the die
pick-up = pick up the cards
no-second = take the card’s second action
give = give the start token to { $receiver }
take-token = take the start token

# Parts of sentences
listed = { $first }, { $rest }
listed-long = { $first }; { $rest }
nothing = none
played-card = card { $card }
numbered-card = card { $card }
field-number = { $field }
black-circle = the black circle
points = { $points ->
    [one] one point
   *[other] { $points } points
}
in-place = { $place ->
    [1] in first place
    [2] in second place
    [3] in third place
    [4] in fourth place
   *[other] in place { $place }
}
the-cross-country-skier = the cross-country skier
the-snowboarder = the snowboarder
the-skier = the skier
the-dog-sled = the dog sled
the-snowmobile = the snowmobile
moved-cross-country-skier = the cross-country skier
moved-snowboarder = the snowboarder
moved-skier = the skier
moved-dog-sled = the dog sled
moved-snowmobile = the snowmobile

# What happens
fact-is-first = { $player } gets the start token.
fact-floe-laid = A floe is laid into slot { $slot } ({ $fields }).
fact-river-laid = The floes are laid; { $number } more are in the stack.
fact-round-begins = Round { $number }: { $player } has the first turn.
fact-has-chosen = { $card ->
    [0] { $player } has chosen a card.
   *[other] { $player } has chosen { $played }.
}
fact-turn-begins = It is { $player }’s turn.
fact-reveals = { $player } reveals { $card }.
fact-turn-skipped = { $player } has no racer left for the revealed card, so the turn is skipped.
fact-moves = { $card ->
    [0] { $player } moves { $racer } to field { $field }.
   *[other] { $player } plays { $played } and moves { $racer } to field { $field }.
}
fact-enters = { $card ->
    [0] { $player } brings { $racer } onto the track, to field { $field }.
   *[other] { $player } plays { $played } and brings { $racer } onto the track, to field { $field }.
}
fact-jumps = Field { $field } is taken, so { $racer } goes on to the next free one.
fact-slides = { $steps ->
    [one] On field { $field }, { $racer } goes one field further.
   *[other] On field { $field }, { $racer } goes { $steps } fields further.
}
fact-comes-home = { $card ->
    [0] { $player } brings { $racer } home { $place }: { $points }.
   *[other] { $player } plays { $played } and brings { $racer } home { $place }: { $points }.
}
fact-falls-in = { $card ->
    [0] { $player }: { $racer } falls into the water on field { $field } and has to start again.
   *[other] { $player } plays { $played }, but { $racer } falls into the water on field { $field } and has to start again.
}
fact-uses-card = { $effect ->
    [roll] { $player } plays { $played } and rolls the die.
    [shift] { $player } plays { $played } and shifts the floes.
   *[pass] { $player } plays { $played } and decides who gets the start token.
}
fact-picks-up = { $card ->
    [0] { $player } picks up all cards.
   *[other] { $player } plays { $played } and picks up all cards.
}
fact-refills = { $player } has no cards left and takes all of them back.
fact-rolls = { $player } rolls { $face }.
fact-rolls-in-vain = { $player } rolls { $face }, but { $racer } is already home.
fact-gives = { $self ->
    [1] { $player } takes the start token.
   *[0] { $player } gives the start token to { $receiver }.
}
fact-floes-shift = { $number ->
    [0] The floes shift by one place.
    [one] The floes shift by one place and carry one racer along.
   *[other] The floes shift by one place and carry { $number } racers along.
}
fact-carried = { $player }: { $racer } drifts from field { $start } to field { $field }.
fact-falls-off = { $player }: { $racer } falls off the last floe, at field { $field }, and has to start again.
fact-floes-run-out = No floe is left: the game ends after this round.
fact-nothing-shifts = There is no floe left to shift.
fact-wins = { $winners ->
    [1] { $player } wins with { $points }.
   *[other] { $player } shares the win with { $points }.
}
fact-three-home = { $player } has three racers home.
fact-floes-out = The floes have run out.
fact-stopped = The game was stopped after the last of { $number } rounds.
fact-tie-broken = { $player } and { $other } both have { $points }, but { $player } has the better place in race { $race } ({ $name }).
fact-shared-win = No race decides, so { $number } players share the win.
fact-prize = Race { $race } ({ $name }): { $place }, { $points }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-comes-home = { $number ->
    [one] One of your racers comes home
   *[other] { $number } of your racers come home
}
hint-mine-jumps = One of your racers jumps ahead over occupied fields
hint-mine-slides = { $number ->
    [one] An icon moves one of your racers one field further
   *[other] Icons move your racers { $number } fields further
}
hint-mine-picks-up = You pick up all your cards
hint-mine-wins = You win the game
hint-mine-falls-in = One of your racers falls into the water
hint-mine-falls-off = { $number ->
    [one] One of your racers falls off the last floe
   *[other] { $number } of your racers fall off the last floe
}
hint-mine-turn-skipped = Your turn is skipped
hint-mine-rolls-in-vain = You roll the number of a racer that is already home
hint-mine-enters = You bring a racer onto the track
hint-mine-headway = { $number ->
    [one] Your racers come at least one field further in all
   *[other] Your racers come at least { $number } fields further in all
}
hint-mine-setback = { $number ->
    [one] Your racers fall back by at least one field in all
   *[other] Your racers fall back by at least { $number } fields in all
}
hint-rivals-comes-home = { $number ->
    [one] A rival’s racer comes home
   *[other] { $number } rivals bring a racer home
}
hint-rivals-wins = A rival wins the game
hint-rivals-falls-in = A rival’s racer falls into the water
hint-rivals-falls-off = { $number ->
    [one] A rival’s racer falls off the last floe
   *[other] { $number } rivals lose a racer off the last floe
}
hint-rivals-headway = { $number ->
    [one] The rivals’ racers come at least one field further in all
   *[other] The rivals’ racers come at least { $number } fields further in all
}
hint-rivals-setback = { $number ->
    [one] The rivals’ racers fall back by at least one field in all
   *[other] The rivals’ racers fall back by at least { $number } fields in all
}

# What goes on
line-round = Round { $round }
round-and-order = Round { $round }. Order of turns: { $order }
everyone-chooses = Everyone chooses a card.
decides-action = { $player } decides what to do with { $card }.
decides-give = { $player } decides who gets the start token.
decides-circle = { $player } chooses a racer for the black circle.
rolls-now = { $player } rolls the die.
shifts-now = { $player } shifts the floes.

# The table
line-token = Start token: { $player }
line-land = Fields on land with an icon ({ $last } is the last field): { $fields }
line-slot = River, place { $slot }: { $fields }
line-stack = Floe tiles in the stack: { $number }
line-die = The die shows { $face }
line-cards = { $player }: in hand: { $hand }; on the pile: { $pile }; { $points }
line-top-card = { $player }: cards in hand: { $number }; top of the pile: { $top }; { $points }
line-racers = { $player }: { $racers }
racer = racer { $number } ({ $name }) { $where }
line-face-down = Cards face down: { $number }
line-chosen = You have chosen { $card }
line-revealed = { $player } has revealed { $card }
line-three-home = A player has three racers home
line-floes-out = The floes have run out: the game ends after this round
line-stopped = The game was stopped after the last allowed round

# The picture
figure = { $player }: racer { $number } ({ $name }), { $where }
spot = field { $field }: { $icon }
icon-blank = no icon
icon-plus1 = one field further
icon-plus2 = two fields further
icon-plus3 = three fields further
icon-die = die
icon-start = START – pass the start token
icon-water = open water
leads-to = leads to: { $where }
finish = finish
drop = drop: floes pushed out here leave the game
stack = floe tiles in the stack: { $number }
die = die
die-number = die: { $number }
die-circle = die: black circle
race = race { $number }: { $name }
prize = race { $number }, place { $place }: { $points ->
    [one] one point
   *[other] { $points } points
}
face-down = { $player }: a card face down
face-down-known = { $player }: face down, { $card }
on-table = { $player }: on the table, { $card }
cards-in-hand = cards in hand: { $number }
racers-home = racers home: { $number }

# Why an action is refused, by rule
RACE-01 = nobody is playing in that seat
RACE-12 = a round begins with everyone choosing a card
RACE-14 = your card is revealed; now carry out exactly one of its actions
RACE-16 = you can’t choose a card that is already on the table
RACE-20 = race card 5 moves the snowmobile or passes the start token
RACE-21 = race card 4 moves the dog sled or shifts the floes
RACE-22 = race card 3 moves the skier or rolls the die
RACE-23 = race card 2 moves the snowboarder or picks up your cards
RACE-24 = race card 1 only moves racer 1, 2 or 3 by one field
RACE-26 = that racer is home, so you must take the card’s second action
RACE-27 = that racer is home; race card 1 must move one that isn’t
RACE-42 = you pass the start token only for START or race card 5, and only to a player who doesn’t hold it
RACE-46 = only the black circle lets you pick a racer to move one field, and it must not be home
RACE-Q10 = you can’t skip an effect: it comes before anything else

# Before the game
length = about { $minutes } minutes
option-first_player = Start player
option-first_player-help = Who leads the first round; the printed rules say the youngest.
option-max_rounds = Maximum rounds
option-max_rounds-help = The points are counted after this many rounds at the latest; the printed rules have no such limit.
option-pile_view = Show played cards
option-pile_view-top = top card only
option-pile_view-open = all cards
option-pile_view-help = Which cards of the others you can look up; the rest is yours to remember.
