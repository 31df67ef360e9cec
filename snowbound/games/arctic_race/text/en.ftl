title = Arctic Race
summary = Five races on one track across a river of drifting floes: bring your racers home first.

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
on-field = on field { $field }
on-floe = on the floe at field { $field }
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
no-second = take the card's second action
give = give the start token to { $receiver }
take-token = take the start token

# What happens
has-chosen = { $player } has chosen a card
chooses = { $player } chooses race card { $card }
moves = { $player } reveals race card { $card } and moves racer { $number } ({ $name }) by { $steps ->
    [one] one field
   *[other] { $steps } fields
}
moves-by-circle = { $player } moves racer { $number } ({ $name }) by { $steps ->
    [one] one field
   *[other] { $steps } fields
}
does-pass-token = { $player } reveals race card { $card } and passes the start token
does-shift = { $player } reveals race card { $card } and shifts the floes
does-roll = { $player } reveals race card { $card } and rolls the die
does-pick-up = { $player } reveals race card { $card } and picks up the cards
does-no-second = { $player } reveals race card { $card } and carries out its other action
gives = { $player } gives the start token to { $receiver }
takes-token = { $player } takes the start token
is-first = { $player } is start player
is-laid = Floe tile { $tile } is laid into the river
is-pushed-in = Floe tile { $tile } pushes the floes one place on
rolls = { $player } rolls { $number } ({ $name })
rolls-circle = { $player } rolls the black circle

# The table
line-round = Round { $round }
line-token = Start token: { $player }
line-river = River: { $tiles }; floe tiles in the stack: { $stack }
line-cards = { $player }: hand { $hand }; pile { $pile }; { $points ->
    [one] one point
   *[other] { $points } points
}
line-top-card = { $player }: cards in hand: { $number }; top of the pile: { $top }; { $points ->
    [one] one point
   *[other] { $points } points
}
line-racers = { $player }: 1 { $racer1 }; 2 { $racer2 }; 3 { $racer3 }; 4 { $racer4 }; 5 { $racer5 }
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
icon-start = START, pass the start token
icon-water = open water
leads-to = leads to: { $where }
finish = finish
drop = drop: floes pushed out here leave the game
stack = floe tiles in the stack: { $number }
die = die
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
RACE-16 = you can't choose a card that is already on the table
RACE-20 = race card 5 moves the snowmobile or passes the start token
RACE-21 = race card 4 moves the dog sled or shifts the floes
RACE-22 = race card 3 moves the skier or rolls the die
RACE-23 = race card 2 moves the snowboarder or picks up your cards
RACE-24 = race card 1 only moves racer 1, 2 or 3 by one field
RACE-26 = that racer is home, so you must take the card's second action
RACE-27 = that racer is home; race card 1 must move one that isn't
RACE-42 = you pass the start token only for START or race card 5, and only to a player who doesn't hold it
RACE-46 = only the black circle lets you pick a racer to move one field, and it must not be home
RACE-Q10 = you can't skip an effect: it comes before anything else

# Before the game
length = about { $minutes } minutes
option-first_player = First player
option-max_rounds = Maximum rounds
option-pile_view = Show played cards
option-pile_view-top = top card only
option-pile_view-open = all cards
