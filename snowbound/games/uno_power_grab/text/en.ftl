title = UNO Power Grab
summary = Lay cards, take the four power towers, and be the first without a card.

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

# A card: $colour is red, blue, green or yellow, for each language to put it into the form that fits
number-card = { $colour } { $number }
icon-card = { $colour } { $number } with { $icon }
coloured-card = { $colour } { $type }

# What is asked
ask-start-colour = Name the colour to begin with
ask-turn = Lay a card, or draw one
ask-drawn = You drew { $card }: lay it or keep it
ask-colour = Name the colour
ask-tower = Choose a tower to take
ask-keep = All four towers are yours: choose the card to keep
ask-declare = One card left: call UNO!
ask-catch = { $player } did not call UNO: catch, or let go?
ask-respond = { $player } laid a Wild Draw Four on you: challenge it, or draw four?

# What one can do
lay = lay { $card }
keep = keep { $card }
draw = draw a card
pass = pass
name-colour = name { $colour }
take = take { $tower }
call = call UNO!
stay-silent = stay silent
catch = catch
let-go = let go
challenge = challenge
accept = draw four

# What happens
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
line-shown = Seen of { $player }: { $cards }
line-guilty = { $challenger } challenged { $accused }: guilty
line-innocent = { $challenger } challenged { $accused }: innocent

# In the picture
play-goes-left = Play goes to the left, clockwise
play-goes-right = Play goes to the right, anticlockwise
colour-in-force = Colour in force: { $colour }
tower-stands = { $tower }, shields from { $attack }: { $holder }
in-turn = { $player } is to act
went-out = { $player } went out
holds-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}

# Why not, by rule
UNO-13 = a Take-2-Towers that was turned up first is matched by colour only
UNO-14 = the first player must name a colour before anything else
UNO-16 = in a turn one card of the own hand is laid, or one card is drawn
UNO-17 = the card has neither the colour in force nor the number or symbol of the top card
UNO-18 = power icons never make a card playable
UNO-19 = Draw One and Draw Two fit on each other only by colour
UNO-21 = who does not lay a card must draw one
UNO-23 = after drawing only the drawn card may be laid
UNO-24 = the drawn card does not fit, so the turn passes on
UNO-26 = this is not its moment in the fixed order of a turn
UNO-33 = a tower that one holds already cannot be taken
UNO-36 = a Wild Draw Four may be laid only without a card of the colour in force
UNO-38 = only the next player may challenge, and only a Wild Draw Four just laid
UNO-49 = a blocked Wild Draw Four cannot be challenged
UNO-51 = with all four towers one card of the hand must be kept
UNO-62 = when no card can be drawn, a player lays a playable card, and passes only without one
UNO-Q28 = calling and catching are possible only when a player has one card left

# Before the game
length = { $minutes } minutes per round
option-scoring = Scoring
option-scoring-winner_takes = the winner of a round gets the points
option-scoring-lowest_total = the lowest total wins
option-scoring-single_round = a single round
option-target_score = Points to play to
option-uno_calls = Calling “UNO!”
option-uno_calls-manual = players call themselves
option-uno_calls-auto = by itself
option-wild_draw_four_bluff = Bluffing with Wild Draw Four
option-wild_draw_four_bluff-on = allowed, and may be challenged
option-wild_draw_four_bluff-off = not allowed
option-two_player_reverse = Reverse with two players
option-two_player_reverse-skip = skips the other
option-two_player_reverse-plain = changes nothing else
option-wild_take_tower_points = Points of Wild Take-a-Tower
