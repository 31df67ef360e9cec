title = Snow Dash
summary = Race your sledge to the hut: roll on, or camp before the storm comes.
length = { $minutes } minutes

player = Player { $seat }

# What is asked
ask-first = Roll the die
ask-again = You are { $ahead } fields ahead of your camp: roll again, or camp

# What you can do
roll = roll the die
camp = camp

# What happens
face = a { $face }
fact-goes = { $player } rolls { $die } and goes { $number } fields ahead.
fact-storm = A storm blows { $player } back to the camp on field { $field }.
fact-camps = { $player } camps on field { $field }.
fact-arrives = { $player } rolls { $die } and reaches the hut!
fact-turn-begins = It is { $player }’s turn.
fact-hut-reached = The game is over: { $player } is in the hut.
fact-fields = Camp { $number } fields from the start.

# The table
line-track = The hut is on field { $length }
line-player = { $player }: camp on field { $field }
line-ahead = { $player } is { $ahead } fields ahead of the camp

# The picture
hut = the hut
tent = camp of { $player } on field { $field }
sledge = sledge of { $player } on field { $field }
die-unrolled = the die
die-shows = the die: { $face }

# Why something is refused
DASH-03 = roll the die at least once before you camp

# Before the game
option-track = Track
option-track-full = full
option-track-short = short
option-track-help = How long the way to the finish is.
