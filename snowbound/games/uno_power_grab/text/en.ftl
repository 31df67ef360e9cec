title = UNO Power Grab
summary = Play your cards, grab the four power towers, and be the first to run out of cards.
board-printed = All rules, the 112 cards by kind and colour, that each colour has eight number cards with a power icon, the four towers, and the points of the cards.
board-rebuilt = Which number cards carry which power icon.

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
list = { $first }, { $next }

# A card: $colour is the English word red, blue, green or yellow; each language chooses the form that agrees
number-card = { $colour } { $number }
icon-card = { $colour } { $number } with { $icon }
coloured-card = { $colour } { $type }

# A card in a sentence
a-number-card = { number-card }
a-icon-card = { icon-card }
a-coloured-card = { coloured-card }
a-wild-take-tower = { wild-take-tower }
a-wild-draw-four = { wild-draw-four }

# Questions
ask-start-colour = Choose the first colour
ask-turn = Play a card, or draw one
ask-turn-draw = No card matches: draw one
ask-turn-play = There is no card to draw: play a card
ask-turn-pass = You can neither play nor draw a card: pass
ask-drawn = You drew { $card }: play it or keep it
ask-drawn-keep = You drew { $card }. It doesn’t match, so you keep it
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
keep-drawn = keep the card
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

# What happened
fact-round-begins = Round { $number }: { $player } deals.
fact-turn-begins = { $player } is next.
fact-gets = { $player } gets { $card }.
fact-dealt = Everyone gets { $number } cards.
fact-turned-up = The first card is { $card }.
fact-shuffled-back = The first card is { $card }, so it is shuffled back into the draw pile.
fact-plays = { $player } plays { $card }.
fact-names = { $player } chooses { $colour }.
fact-takes = { $from ->
    [pool] { $player } takes { $tower } from { $other }.
   *[player] { $player } takes { $tower } from { $other }.
}
fact-returns = { $player } has all four towers and one card: the towers return to the pool.
fact-discards = { $player } uses all four towers: discards { $number ->
    [one] one card
   *[other] { $number } cards
}, keeps { $known ->
    [yes] { $card }
   *[no] one card
} and returns the towers to the pool.
fact-discarded = { $player } discards { $card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } of them)
}.
fact-declines = { $player } keeps all cards and all four towers.
fact-calls = { $player } calls UNO!
fact-is-silent = { $player } has one card left and did not call UNO.
fact-answers = { $player } has answered.
fact-catches = { $player } catches { $other }, who did not call UNO.
fact-is-not-caught = Nobody catches { $player }.
fact-reverses = { $way ->
    [left] The direction changes: play now goes to the left.
   *[right] The direction changes: play now goes to the right.
}
fact-is-skipped = { $player } is skipped.
fact-blocks = { $player } blocks { $card } with { $tower }.
fact-accepts = { $player } does not challenge.
fact-guilty = { $other } challenges { $player }: guilty. There was a { $colour } card in the hand.
fact-innocent = { $other } challenges { $player }: innocent. There was no { $colour } card in the hand.
fact-shows = { $player } shows { $other } the hand: { $cards }.
fact-draws = { $player } draws { $known ->
    [yes] { $card }
   *[no] a card
}.
fact-keeps = { $player } keeps the card.
fact-passes = { $player } can neither play nor draw a card and passes.
fact-is-hit = { $number ->
    [0] There is no card to draw. { $player } loses the turn.
    [one] { $player } draws one card and loses the turn.
   *[other] { $player } draws { $number } cards and loses the turn.
}
fact-is-punished = { $number ->
    [one] { $player } draws one card for not calling UNO.
   *[other] { $player } draws { $number } cards for not calling UNO.
}
fact-pays = { $number ->
    [0] There is no card to draw for { $player }’s bluff.
    [one] { $player } draws one card for the bluff.
   *[other] { $player } draws { $number } cards for the bluff.
}
fact-draws-last = { $number ->
    [one] { $player } still draws one card for the last card.
   *[other] { $player } still draws { $number } cards for the last card.
}
fact-reshuffled = The discard pile is shuffled. The draw pile has { $number ->
    [one] one card
   *[other] { $number } cards
}.
fact-wins-round = { $scoring ->
    [winner] { $player } plays the last card, { $card }, and wins the round: { $number ->
        [one] one point
       *[other] { $number } points
    }.
   *[other] { $player } plays the last card, { $card }, and wins the round. The other hands count { $number ->
        [one] one point
       *[other] { $number } points
    }.
}
fact-wins-game = { $scoring ->
    [single] { $player } wins the game.
   *[other] { $player } wins the game with { $number ->
        [one] one point
       *[other] { $number } points
    }.
}
fact-stopped = The round has not ended after { $number } turns: the game is stopped without a winner.
fact-went-out = { $player } played the last card: { $card }.
fact-reached = { $player } has { $number } points. The game ends at { $target }.
fact-shared = { $number } players have the lowest total and share the win.
fact-unfinished = The round did not end, so nobody wins.
fact-cards-left = { $cards ->
    [one] One card left, worth
   *[other] { $cards } cards left, worth
} { $number ->
    [one] one point
   *[other] { $number } points
}: { $hand }.
fact-own-cards = { $cards ->
    [one] One card left:
   *[other] { $cards } cards left:
} { $number ->
    [one] one point
   *[other] { $number } points
} ({ $hand }).
fact-won = { $number ->
    [one] One point won in this round.
   *[other] { $number } points won in this round.
}
fact-earlier = { $number ->
    [one] One point from earlier rounds.
   *[other] { $number } points from earlier rounds.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-wins-round = You win the round
hint-mine-wins-game = You win the game
hint-mine-discards = { $number ->
    [one] You discard one card for four towers
   *[other] You discard { $number } cards for four towers
}
hint-mine-takes = { $number ->
    [one] You take a tower
   *[other] You take { $number } towers
}
hint-mine-blocks = You block a card with a tower
hint-mine-is-hit = { $number ->
    [one] You draw one penalty card and lose your turn
   *[other] You draw { $number } penalty cards and lose your turn
}
hint-mine-is-skipped = You are skipped
hint-mine-pays = You draw cards for a bluff
hint-mine-plays = { $number ->
    [one] You play a card
   *[other] You play { $number } cards
}
hint-mine-calls = You are down to one card and call UNO
hint-mine-is-punished = You are caught for a missing UNO call
hint-mine-draws = { $number ->
    [one] You have to draw a card
   *[other] You have to draw { $number } cards
}
hint-rivals-wins-round = A rival wins the round
hint-rivals-wins-game = A rival wins the game
hint-rivals-takes = { $number ->
    [one] A rival takes a tower
   *[other] { $number } rivals take a tower
}
hint-rivals-discards = { $number ->
    [one] A rival discards one card for four towers
   *[other] A rival discards { $number } cards for four towers
}
hint-rivals-is-hit = { $number ->
    [one] A rival draws one penalty card and loses the turn
   *[other] A rival draws { $number } penalty cards and loses the turn
}
hint-rivals-is-skipped = A rival is skipped
hint-rivals-draws = { $number ->
    [one] A rival has to draw a card
   *[other] { $number } rivals have to draw a card
}
hint-rivals-blocks = A rival blocks a card with a tower
hint-rivals-calls = A rival is down to one card and calls UNO
hint-rivals-is-punished = A rival is caught for a missing UNO call
hint-rivals-pays = A rival draws cards for a bluff

# What goes on, for those who wait
now-round = Round { $round }. { $way ->
    [left] Play goes to the left.
   *[right] Play goes to the right.
}
now-dealing = The cards are dealt.
now-turn = { $player } plays a card on { $card }, or draws one.
now-drawn = { $player } has drawn a card and plays or keeps it.
now-colour = { $player } chooses a colour.
now-tower = { $player } takes a tower, from the pool or from a player.
now-keep = { $player } holds all four towers and decides what to keep.
now-declare = { $player } has one card left.
now-catch = { $player } has one card left and did not call UNO. Does anyone catch this?
now-respond = { $player } draws four cards, or challenges { $other }.
now-drawing = { $player } draws { $number ->
    [one] one more card
   *[other] { $number } more cards
}.
now-round-end = { $player } has won the round.

# The table
line-round = Round { $round }, turn { $turn }
line-top = On top: { $card }; colour: { $colour }
line-piles = Draw pile: { $pile }; discard pile: { $discards }
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
has-not-called = { $player } has one card left and has not called UNO
wins-points = { $player } wins { $points ->
    [one] one point
   *[other] { $points } points
}
left-points = { $player }: the cards left are worth { $points ->
    [one] one point
   *[other] { $points } points
}
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
option-scoring-help = How a game is won: over several rounds by points, or in a single round.
option-target_score = Target score
option-target_score-help = The game ends after the round in which someone reaches this total.
option-uno_calls = Calling “UNO!”
option-uno_calls-live = live: press “UNO!” in time
option-uno_calls-manual = asked, without a time limit
option-uno_calls-auto = called automatically
option-uno_calls-help = With one card left you must call “UNO!”; a player who is caught without the call draws two cards.
option-wild_draw_four_bluff = Bluffing with Wild Draw Four
option-wild_draw_four_bluff-on = allowed, and can be challenged
option-wild_draw_four_bluff-off = not allowed
option-wild_draw_four_bluff-help = A Wild Draw Four is meant for hands without the current colour.
option-two_player_reverse = Reverse with two players
option-two_player_reverse-skip = skips the other player
option-two_player_reverse-plain = only changes the direction
option-two_player_reverse-help = With two players a new direction makes no difference, unless the other player is also skipped.
option-wild_take_tower_points = Points of Wild Take-a-Tower
option-wild_take_tower_points-help = What this card costs in your hand at the end of a round.
option-first_take_two_towers = Take-2-Towers as the first card
option-first_take_two_towers-first_player = only the first player must match its colour
option-first_take_two_towers-while_on_top = everyone must match its colour while it is on top
option-first_take_two_towers-help = Who must follow the colour if this card is turned up first.
option-four_towers = All four towers
option-four_towers-may = you may discard all cards but one
option-four_towers-must = you must discard all cards but one
option-four_towers-help = What happens when you hold all four towers.
