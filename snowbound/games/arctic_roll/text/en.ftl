title = Arctic Roll
summary = Draft dice that travel round the table, draw hunters and ice holes, and fish wherever your neighbours' calamities let you.

player = Player { $seat }
pack-ice = Pack Ice
new-ice-flow = New Ice Flow
expand = Expand Open Water
walrus = Walrus
polar-bear = Polar Bear
ice-chasm = Ice Chasm
igloo = Igloo
new-dice = New Dice
reroll = Reroll
ne = north-east
e = east
se = south-east
sw = south-west
w = west
nw = north-west

# What is asked
ask-window = Give up a die for a calamity now, or pass
ask-window-bonus = Give up a die for a calamity now, use a bonus, or pass
ask-last-window = Sixth draft: take a calamity die now
ask-turn = Choose a die and use it
ask-bonus = Your die is used: use a bonus, or end your turn
ask-second-window = Give up a New Dice for a calamity, use a bonus, or end your turn
ask-kept-die = Use the die you kept, or give it up for a calamity
ask-igloo = Choose the hex to surround with six hunters
ask-relocation = Your pawn is stuck: choose the hex to lift it to
ask-calamity = Draw { $calamity } on { $player }’s sheet: choose a hex
ask-direction = { $calamity } in { $hex }: choose the direction
ask-aftermath = A calamity gave you a bonus: use it now, or keep it

# Actions
pass = pass
end-turn = end the turn
keep-die = keep the die for the second window
keep-new-dice = keep the New Dice for the second window
keep-bonus = keep the bonus
use-reroll = roll the dice again (Reroll)
use-igloo = build an igloo
bonus-relocate = lift the stuck pawn (New Dice)
take-die = give up the { $value } for { $calamity }
take-bonus = give up a New Dice for { $calamity }
take-free = take { $calamity }
place = place the { $value }
place-line = place the { $value } along { $line }
place-gap = place the { $value }, leaving { $line } free
move = move { $value } to the { $direction }
relocate = lift the stuck pawn with the { $value }
waste = waste the { $value }
bonus-place = place a { $value } (New Dice)
bonus-place-line = place a { $value } along { $line } (New Dice)
bonus-place-gap = place a { $value }, leaving { $line } free (New Dice)
bonus-move = move { $value } to the { $direction } (New Dice)
hex = hex { $hex }
direction = towards the { $direction }

# What happens
does = { $player }: { $action }
hidden-turn = { $player } is using a die
hidden-calamity = { $player } is drawing a calamity
hidden-aftermath = { $player } is deciding on a new bonus
starts = { $player } is start player
rolls-area-1-first = { $player } rolls a { $value } for the first area of open water
rolls-area-1-second = { $player } rolls a { $value } for the second hex of the first area
rolls-area-2-first = { $player } rolls a { $value } for the second area, the one with the walrus
rolls-area-2-second = { $player } rolls a { $value } for the second hex of the second area
rolls-black = A calamity die shows { $value }: { $calamity }
rolls-white = { $player } rolls a { $value }
rolls-again = { $player } rolls a { $value } again
rolls-unseen = { $player } rolls a die

# The table
line-round = Round { $round }, draft { $draft }; start player: { $player }
line-pool = Calamity dice: { $dice }
line-player = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, pawn on { $pawn }, calamity counters: { $counters }
line-dice = Dice in front: { $dice }
line-calamity = Calamity die: { $value }, { $calamity }
line-bonus = Bonus: { $bonus } × { $number }
line-row = { $row }

# The picture
see-sheet = Sheet of { $player }: points { $points }, hunters { $hunters }, ice holes { $holes }, pawn on { $pawn }
see-hunter = Hunter on { $hex }; places to fish: { $places }
see-hunter-bear = Hunter on { $hex }, silenced by the polar bear on { $culprit }
see-hunter-struck = Hunter on { $hex }, struck by the ice chasm on { $culprit }
see-hole = Ice hole on { $hex }; hunters here: { $hunters }
see-hole-struck = Ice hole on { $hex }, struck by the ice chasm on { $culprit }
see-water = Open water on { $hex }; hunters at this area: { $hunters }
see-water-closed = Open water on { $hex }, closed by the walrus on { $culprit }
see-water-struck = Open water on { $hex }, struck by the ice chasm on { $culprit }
see-calamity = { $calamity } on { $hex }
see-chasm = Ice chasm on { $hex }, arrow: { $direction }
see-pawn = Pawn of { $player } on { $hex }
see-bonus = Bonus hex { $hex }: { $bonus }
see-bonus-claimed = Bonus hex { $hex }: { $bonus }, claimed
see-die = Die in front of { $player }: { $value }
see-pool = Calamity dice in the pool: { $number }
see-held = Calamity die of { $player }: { $calamity }
see-round = Round { $round } of { $rounds }
see-draft = Draft { $draft } of { $drafts }
see-start = Start player: { $player }
see-counters = Calamity counters crossed off: { $number } of { $all }
see-step = Move to { $hex } with a { $value }
see-total = Points of { $player }: { $points }
see-catch = Place { $hex }: hunters { $hunters }, points { $points }

# Why an action is refused, by rule
ROLL-20 = in every draft you take exactly one of the dice in front of you
ROLL-21 = place a die, move with it, or give it up for a calamity; you choose a hex only when asked for one
ROLL-22 = calamity dice are taken in turn order, before and after everyone uses a die at the same time
ROLL-23 = you can waste a die only if you can't place or move with any of them
ROLL-29 = every hunter needs an empty hex next to your pawn
ROLL-31 = an ice hole needs an empty hex under your pawn
ROLL-34 = a move must end on an empty hex
ROLL-35 = you can't cross open water or stop on it
ROLL-36 = a move can't leave the sheet
ROLL-39 = you can lift the pawn only when it is stuck
ROLL-40 = a stuck pawn goes to one of the nearest empty hexes from which it can move
ROLL-41 = that calamity die is not in the pool
ROLL-42 = you take only one calamity die per round
ROLL-43 = this is the sixth draft, so you must take a calamity die now
ROLL-46 = now is the time to draw the calamities
ROLL-47 = a calamity needs an empty hex without the pawn
ROLL-49 = a New Ice Flow is two adjacent hexes in the central hexagon, neither next to open water
ROLL-50 = Expand Open Water goes next to open water
ROLL-52 = a Walrus goes next to open water
ROLL-55 = the arrow of an Ice Chasm must point at a hex of the sheet
ROLL-60 = you have no such bonus to use
ROLL-61 = an igloo needs six empty hexes, without your pawn, around a hex that is not your pawn's
ROLL-64 = you can reroll only before you take a die
ROLL-65 = now you can use only the bonuses that the calamities just gave you
ROLL-85 = you must take the last calamity die before you can use your sixth die
ROLL-Q15 = there is no hex to lift your stuck pawn to
ROLL-Q18 = the options say how the calamity die of the sixth draft is paid for

# Before the game
length = about { $minutes } minutes
option-scoring_mode = Points for fish
option-scoring_mode-pairs = by pairs
option-scoring_mode-table = by the table
option-scoring_mode-pairs_plus_table = both added
option-sixth_draft = The sixth die
option-sixth_draft-dispose = pays for the calamity
option-sixth_draft-free = may still be used
option-unusable_die = Leaving a die unused
option-unusable_die-only_if_no_use = only if no die can be used
option-unusable_die-always_allowed = always allowed
option-impossible_calamity = A calamity that cannot happen
option-impossible_calamity-no_effect = does nothing
option-impossible_calamity-expand = becomes Expand Open Water
option-setup_touching = Touching water at the start
option-setup_touching-allowed = allowed
option-setup_touching-reroll = rolled again
option-solo_calamity = Solo: who places the calamity
option-solo_calamity-player = the player
option-solo_calamity-automa = the automa
option-start_player = First player
option-bonus_windows = Bonuses in the calamity window
option-bonus_windows-anytime = all of them, and a second window after the dice
option-bonus_windows-once = only a Reroll, or New Dice for a calamity
option-automa_advice = Order of the automa's advice
option-automa_advice-printed = as printed
option-automa_advice-join_first = most damage first
