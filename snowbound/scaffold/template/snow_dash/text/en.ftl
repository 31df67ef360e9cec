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
rolls = { $player } rolls
camps = { $player } camps on field { $field }
goes = { $player } goes { $face } fields ahead
storm = A storm blows { $player } back to the last camp
arrives = { $player } rolls { $face } and reaches the hut

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
