title = Arctic Roll
summary = Draft dice that travel round the table, draw hunters and ice holes, and fish wherever your neighbours’ calamities let you.
board-printed = All rules, the dice, the field of hexes with six numbered directions, the start in the middle, the six bonus hexes of three kinds, and the calamities.
board-rebuilt = The size of the sheet (91 hexes), which way the hexes and the direction numbers point, where each bonus lies, and the scoring table that you can switch on.

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

# Dice, lists and places
die = { $value }
dice-more = { $first } { $rest }
list-more = { $first }, { $rest }
times = { $what } × { $number }
line-ne-sw = the line north-east–south-west
line-w-e = the line west–east
line-nw-se = the line north-west–south-east
on-hex = on { $hex }
on-hexes = on { $hex } and { $other }
on-hex-pointing = on { $hex } (arrow to the { $direction })

# Headings of choices
group-take = Give up a die for a calamity
group-place = Place a die
group-move = Move the pawn
group-bonus = Use a bonus

# What happens
fact-round-begins = { $solo ->
    [yes] Round { $round } of { $rounds } begins.
   *[no] Round { $round } of { $rounds } begins. { $player } is start player.
}
fact-draft-begins = { $solo ->
    [yes] Turn { $draft } of { $drafts } begins.
   *[no] Draft { $draft } of { $drafts } begins.
}
fact-water-die = { $player } rolls { $die } for the open water.
fact-water-again = { $player } rolls again, because the two areas of open water must not touch.
fact-water-drawn = { $walrus ->
    [yes] { $player } gets open water on { $hex } and { $other }, with a walrus on { $hex }.
   *[no] { $player } gets open water on { $hex } and { $other }.
}
fact-sheets-ready = Every sheet has two areas of open water, one of them with a walrus.
fact-black-die = A calamity die shows { $calamity }.
fact-pool-rolled = The calamity dice of this round: { $dice }.
fact-white-die = { $player } rolls { $die }.
fact-dice-rolled = { $player } rolls { $dice }.
fact-dice-rerolled = { $player } uses { $bonus } and rolls { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } has chosen a die.
    [calamity] { $player } has drawn a calamity.
   *[aftermath] { $player } has decided about a new bonus.
}
fact-passes = { $player } takes no calamity die now.
fact-begins = { $what ->
    [igloo] { $player } is choosing a place for an igloo.
    [reroll] { $player } rolls the dice again.
   *[lift] { $player } is choosing where to lift the stuck pawn.
}
fact-takes = { $paid ->
    [yes] { $player } gives up { $price } and takes { $calamity }.
   *[no] { $player } takes { $calamity }.
}
fact-must-take = { $paid ->
    [yes] { $player } has no calamity die yet and must give up { $price } for { $calamity }.
   *[no] { $player } has no calamity die yet and must take { $calamity }.
}
fact-places = { $kind ->
    [hole] { $player } uses { $die } to dig an ice hole on { $hex }.
    [both] { $player } uses { $die } to dig an ice hole on { $hex } and draw { $hunters } hunters around it.
   *[hunters] { $player } uses { $die } to draw { $hunters } hunters around { $hex }.
}
fact-moves = { $player } uses { $die } to move the pawn to { $hex }.
fact-lifts = { $player } lifts the stuck pawn to { $hex }.
fact-wastes = { $known ->
    [yes] { $player } has no use for { $die } and wastes it.
   *[no] { $player } wastes a die.
}
fact-keeps-die = { $player } keeps the die for the second window.
fact-extra-places = { $kind ->
    [hole] { $player } uses { $bonus } as { $die } to dig an ice hole on { $hex }.
    [both] { $player } uses { $bonus } as { $die } to dig an ice hole on { $hex } and draw { $hunters } hunters around it.
   *[hunters] { $player } uses { $bonus } as { $die } to draw { $hunters } hunters around { $hex }.
}
fact-extra-moves = { $player } uses { $bonus } as { $die } to move the pawn to { $hex }.
fact-igloo-built = { $player } uses { $bonus } to draw six hunters around { $hex }.
fact-uses-bonus = { $number ->
    [1] { $player } uses { $bonus }.
    [2] { $player } uses { $bonus } twice.
   *[other] { $player } uses { $bonus } { $number } times.
}
fact-combines = { $number ->
    [1] { $player } uses { $die } and { $bonus }.
    [2] { $player } uses { $die } and two { $bonus }.
   *[other] { $player } uses { $die } and { $number } { $bonus }.
}
fact-draws = { $kind ->
    [holes] { $holes ->
        [one] { $player } digs an ice hole.
       *[other] { $player } digs { $holes } ice holes.
    }
    [both] { $holes ->
        [one] { $player } digs an ice hole and draws { $hunters } hunters.
       *[other] { $player } digs { $holes } ice holes and draws { $hunters } hunters.
    }
   *[hunters] { $player } draws { $hunters } hunters.
}
fact-goes = { $player } moves the pawn to { $hex }.
fact-claims = { $player } claims { $bonus } on { $hex }.
fact-strikes = { $by ->
    [neighbour] { $drawer } draws { $calamity } { $place } of { $player }’s sheet{ $effect ->
        [loses] , which costs { $points ->
            [one] one point.
           *[other] { $points } points.
        }
        [gains] , which even brings { $points ->
            [one] one point.
           *[other] { $points } points.
        }
       *[none] .
    }
    [automa] The automa draws { $calamity } { $place }{ $effect ->
        [loses] , which costs { $points ->
            [one] one point.
           *[other] { $points } points.
        }
        [gains] , which even brings { $points ->
            [one] one point.
           *[other] { $points } points.
        }
       *[none] .
    }
   *[self] { $player } draws { $calamity } { $place }{ $effect ->
        [loses] , which costs { $points ->
            [one] one point.
           *[other] { $points } points.
        }
        [gains] , which even brings { $points ->
            [one] one point.
           *[other] { $points } points.
        }
       *[none] .
    }
}
fact-fizzles = There is no place for { $calamity } on { $player }’s sheet, so it has no effect.
fact-removed = No calamity die was taken, so the lowest one is removed: { $calamity }.
fact-game-won = { $how ->
    [solo] { $player } finishes with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
    [shared] { $player } shares the victory with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[alone] { $player } wins with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}

# How it ended
fact-rounds-played = All { $rounds } rounds have been played.
fact-tie-break = Tied on { $points ->
    [one] one point
   *[other] { $points } points
}: { $player } has dug { $holes ->
    [one] one ice hole.
   *[other] { $holes } ice holes.
}
fact-victory-shared = Their ice holes are equal as well, so they share the victory.
fact-hunters-fish = { $hunters ->
    [one] One hunter fishing at { $places ->
        [one] one place: one point.
       *[other] { $places } places: { $points } points.
    }
   *[other] { $hunters } hunters fishing at { $places ->
        [one] one place each: { $points } points.
       *[other] { $places } places each: { $points } points.
    }
}
fact-holes-fished = { $places ->
    [one] Fish from one ice hole: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] Fish from { $places } ice holes: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
fact-water-fished = { $places ->
    [one] Fish from one area of open water: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] Fish from { $places } areas of open water: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
fact-bear-silences = { $hunters ->
    [one] One hunter silenced by a polar bear.
   *[other] { $hunters } hunters silenced by polar bears.
}
fact-chasm-strikes = { $hunters ->
    [one] One hunter stopped by an ice chasm.
   *[other] { $hunters } hunters stopped by ice chasms.
}
fact-walrus-closes = { $hunters ->
    [one] One hunter kept from the water by a walrus.
   *[other] { $hunters } hunters kept from the water by walruses.
}
fact-idle-hunters = { $hunters ->
    [one] One hunter with no place to fish.
   *[other] { $hunters } hunters with no place to fish.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-claims = { $number ->
    [one] You claim a bonus
   *[other] You claim { $number } bonuses
}
hint-mine-igloo-built = You draw six hunters around one hex
hint-mine-game-won = You win the game
hint-mine-strikes = A calamity hits your sheet
hint-mine-wastes = You waste a die
hint-mine-must-take = You are forced to take a calamity die
hint-mine-headway = { $number ->
    [one] Your sheet gains at least one point
   *[other] Your sheet gains at least { $number } points
}
hint-mine-setback = { $number ->
    [one] Your sheet loses at least one point
   *[other] Your sheet loses at least { $number } points
}
hint-rivals-game-won = A rival wins the game
hint-rivals-headway = { $number ->
    [one] The rivals’ sheets gain at least one point in all
   *[other] The rivals’ sheets gain at least { $number } points in all
}
hint-rivals-setback = { $number ->
    [one] The rivals’ sheets lose at least one point in all
   *[other] The rivals’ sheets lose at least { $number } points in all
}

# What goes on now
now-round = { $draft ->
    [0] Round { $round } of { $rounds }
   *[other] Round { $round } of { $rounds }, draft { $draft } of { $drafts }
}
now-rolling = The dice are being rolled.
now-window = Deciding whether to take a calamity die: { $players }
now-turn = Choosing a die: { $players }
now-calamity = Drawing a calamity: { $players }
now-aftermath = Deciding about a new bonus: { $players }
now-second-window = May still take a calamity die: { $players }
now-pool = Calamity dice left: { $dice }

# The table
line-round = Round { $round } of { $rounds }, draft { $draft } of { $drafts }; start player: { $player }
line-pool = Calamity dice: { $dice }
line-sheets = How to read a sheet: it has 91 hexes in eleven rows, from A at the top to K at the bottom. Row F has 11 hexes, and each row above or below it one fewer. A hex is named after its row and its place from the left: F6 is the middle. The neighbours of a hex lie to the north-east, east, south-east, south-west, west and north-west.
line-signs = Signs on the maps: . empty, h hunter, O ice hole, ~ open water, W open water with a walrus, # pack ice, B polar bear; 1 to 6 ice chasm with its arrow (1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west); bonuses to claim: I Igloo, N New Dice, R Reroll; the pawn is in square brackets.
line-player = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, pawn on { $pawn }, calamity counters crossed off: { $counters } of { $all }
line-dice = Dice in front: { $dice }
line-calamity = Calamity die: { $value }, { $calamity }
line-bonuses = Bonuses to use: { $bonuses }
line-bonus = Bonus: { $bonus } × { $number }
line-hunters = Hunters ({ $number }): { $hexes }
line-pack-ice = Pack ice ({ $number }): { $hexes }
line-polar-bears = Polar bears ({ $number }): { $hexes }
line-chasm = Ice chasm on { $hex }, arrow to the { $direction }: it strikes { $struck }
line-hole = Ice hole on { $hex }: { $number ->
    [0] nobody fishes here
   *[other] fished by { $hunters }
}
line-hole-struck = Ice hole on { $hex }: struck by an ice chasm, nobody fishes here
line-area = Open water ({ $hexes }): { $number ->
    [0] nobody fishes here
   *[other] fished by { $hunters }
}
line-area-closed = Open water ({ $hexes }): closed by a walrus ({ $walruses }), nobody fishes here
line-silenced = Hunters silenced by a bear or a chasm: { $hexes }
line-unclaimed = Bonuses to claim: { $bonuses }
bonus-on = { $bonus } on { $hex }
line-map = { $map }

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
see-face = Dice showing { $value } in front of you: { $number }
see-pool = Calamity dice in the pool: { $number }
see-black = { $die }; in the pool: { $number }
see-held = Calamity die of { $player }: { $calamity }
see-round = Round { $round } of { $rounds }
see-draft = Draft { $draft } of { $drafts }
see-start = Start player: { $player }
see-counters = Calamity counters crossed off: { $number } of { $all }
see-empty = Empty hex { $hex }
see-total = Points of { $player }: { $points }
see-catch = Place { $hex }: hunters { $hunters }, points { $points }

# Why an action is refused, by rule
ROLL-20 = in every draft you take exactly one of the dice in front of you
ROLL-21 = place a die, move with it, or give it up for a calamity; you choose a hex only when asked for one
ROLL-22 = calamity dice are taken in turn order, before and after everyone uses a die at the same time
ROLL-23 = you can waste a die only if you can’t place or move with any of them
ROLL-29 = every hunter needs an empty hex next to your pawn
ROLL-31 = an ice hole needs an empty hex under your pawn
ROLL-34 = a move must end on an empty hex
ROLL-35 = you can’t cross open water or stop on it
ROLL-36 = a move can’t leave the sheet
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
ROLL-61 = an igloo needs six empty hexes, without your pawn, around a hex that is not your pawn’s
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
option-scoring_mode-help = One fish for each hunter at a place, points from the table on the sheet, or both.
option-sixth_draft = The sixth die
option-sixth_draft-dispose = pays for the calamity
option-sixth_draft-free = may still be used
option-sixth_draft-help = If you have no calamity die by the sixth draft, you take one: for your last die, or free of charge.
option-unusable_die = Leaving a die unused
option-unusable_die-only_if_no_use = only if no die can be used
option-unusable_die-always_allowed = always allowed
option-unusable_die-help = Whether you may let a die go to waste even though you could use it.
option-impossible_calamity = A calamity that cannot happen
option-impossible_calamity-no_effect = does nothing
option-impossible_calamity-expand = becomes Expand Open Water
option-impossible_calamity-help = What happens if there is no room on the sheet for a New Ice Flow.
option-setup_touching = Touching water at the start
option-setup_touching-allowed = allowed
option-setup_touching-reroll = rolled again
option-setup_touching-help = Whether the two areas of open water may touch at the start, or the second one is rolled again.
option-solo_calamity = Solo: who places the calamity
option-solo_calamity-player = the player
option-solo_calamity-automa = the automa
option-solo_calamity-help = In a solo game you draw the calamity on your own sheet, or the automa (the program) does it, which is harder.
option-start_player = Start player
option-start_player-help = Who starts; the printed rules say the player with the coldest hands.
option-bonus_windows = Bonuses in the calamity window
option-bonus_windows-anytime = all of them, and a second window after the dice
option-bonus_windows-once = only a Reroll, or New Dice for a calamity
option-bonus_windows-help = Which bonuses you may use while calamities are chosen.
option-automa_advice = Order of the automa’s advice
option-automa_advice-printed = as printed
option-automa_advice-join_first = most damage first
option-automa_advice-help = In which order the automa weighs up where to draw a calamity.
