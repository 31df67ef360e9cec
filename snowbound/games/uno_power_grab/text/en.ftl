title = UNO Power Grab
summary = Play your cards, grab the four power towers, and be the first to run out of cards.

player = Player { $seat }
red = red
blue = blue
green = green
yellow = yellow
no-colour = not yet named
pool = the pool
tower-u = the U tower
tower-n = the N tower
tower-o = the O tower
tower-bang = the ! tower
draw-one = Draw One
draw-two = Draw Two
skip = Skip
reverse = Reverse
take-two-towers = Take-2-Towers
wild-take-tower = Wild Take-a-Tower
wild-draw-four = Wild Draw Four

# A card: $colour is the English word red, blue, green or yellow; each language chooses the form that agrees
number-card = { $colour } { $number }
icon-card = { $colour } { $number } with { $icon }
coloured-card = { $colour } { $type }

# Questions
ask-start-colour = Choose the first colour
ask-turn = Play a card, or draw one
ask-drawn = You drew { $card }: play it or keep it
ask-colour = Choose a colour
ask-tower = Choose a tower to take
ask-keep = You hold all four towers: choose the one card you keep, or keep everything
ask-keep-must = You hold all four towers: choose the card to keep
ask-declare = One card left: call UNO!
ask-catch = { $player } did not call UNO: catch them?
ask-respond = { $player } played a Wild Draw Four on you: challenge it, or draw four cards?

# Actions
lay = play { $card }
keep = keep { $card }
draw = draw a card
pass = pass
name-colour = choose { $colour }
take = take { $tower }
call = call UNO!
stay-silent = stay silent
catch = catch
let-go = let them go
button-call = UNO!
button-catch = No UNO!
challenge = challenge
accept = draw four cards
keep-all = keep all cards and towers

# Events
lays = { $player } lays { $card }
keeps = { $player } keeps { $card } and discards the other cards
keeps-a-card = { $player } keeps one card and discards the others
does-draw = { $player } draws
does-pass = { $player } passes
does-call = { $player } calls UNO!
does-stay-silent = { $player } has one card left
does-catch = { $player } catches
does-let-go = { $player } lets go
answers = { $player } has answered
does-challenge = { $player } challenges the Wild Draw Four
does-accept = { $player } accepts the four cards
does-keep-all = { $player } keeps all cards and all four towers
names-colour = { $player } names { $colour }
takes = { $player } takes { $tower }
takes-from = { $player } takes { $tower } from { $holder }
deals-first = { $player } deals first
turned-up = { $card } is turned up
gets = { $player } gets { $card }
gets-a-card = { $player } gets a card

# The table
line-round = Round { $round }, turn { $turn }
line-top = On top: { $card }; colour: { $colour }
line-piles = Draw pile: { $pile }; discard pile: { $discards }
line-tower = { $tower }: { $holder }
line-player = { $player }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points ->
    [one] one point
   *[other] { $points } points
}
line-hand = Hand of { $player }: { $cards }
line-shown = { $player } showed you: { $cards }
line-guilty = { $challenger } challenged { $accused }: guilty
line-innocent = { $challenger } challenged { $accused }: innocent

# In the picture: labels
play-goes-left = Play goes to the left, clockwise
play-goes-right = Play goes to the right, anticlockwise
colour-in-force = Colour to match: { $colour }
tower-stands = { $tower }, blocks { $attack }: { $holder }
in-turn = { $player } to act
went-out = { $player } went out
holds-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}

# Refusals: the rule that forbids an action
UNO-13 = you can match the first Take-2-Towers only by colour
UNO-14 = first choose a colour
UNO-16 = play one card from your hand, or draw one card
UNO-17 = this card matches neither the colour nor the number or symbol on top
UNO-18 = power icons don’t match each other
UNO-19 = Draw One and Draw Two match each other only by colour
UNO-21 = if you don’t play a card, you must draw one
UNO-23 = after drawing, you can play only the card you drew
UNO-24 = the card you drew doesn’t match, so your turn ends
UNO-26 = you can’t do that at this point in the turn
UNO-33 = you already hold that tower
UNO-36 = you can’t play a Wild Draw Four while you hold a card of the current colour
UNO-38 = only the next player can challenge, right after a Wild Draw Four
UNO-49 = a blocked Wild Draw Four can’t be challenged
UNO-51 = with all four towers, first choose what you keep
UNO-62 = there is no card to draw: play a card that matches, or pass if you have none
UNO-Q24 = you can keep all cards and towers only right after playing a card while you hold all four towers
UNO-Q28 = UNO can be called, and a missing call caught, only in the seconds after a player has played down to one card

# Before the game
length = { $minutes } minutes per round
players-note = The box says 2–6 players. With more the game still works, up to 10.
option-scoring = Scoring
option-scoring-winner_takes = the winner of a round gets the points
option-scoring-lowest_total = the lowest total wins
option-scoring-single_round = a single round
option-target_score = Target score
option-uno_calls = Calling “UNO!”
option-uno_calls-live = live: press “UNO!” in time
option-uno_calls-manual = asked, without a time limit
option-uno_calls-auto = called automatically
option-wild_draw_four_bluff = Bluffing with Wild Draw Four
option-wild_draw_four_bluff-on = allowed, and can be challenged
option-wild_draw_four_bluff-off = not allowed
option-two_player_reverse = Reverse with two players
option-two_player_reverse-skip = skips the other player
option-two_player_reverse-plain = only turns the direction
option-wild_take_tower_points = Points of Wild Take-a-Tower
option-first_take_two_towers = Take-2-Towers as the first card
option-first_take_two_towers-first_player = only the first player must match its colour
option-first_take_two_towers-while_on_top = everyone must match its colour while it is on top
option-four_towers = All four towers
option-four_towers-may = you may discard all cards but one
option-four_towers-must = you must discard all cards but one
