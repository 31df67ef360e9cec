title = Snow Dash
summary = Kør din slæde om kap til hytten: slå igen, eller slå lejr, før stormen kommer.
length = { $minutes } minutter

player = Spiller { $seat }

# What is asked
ask-first = Slå med terningen
ask-again = Du er { $ahead } felter foran din lejr: slå igen, eller slå lejr

# What you can do
roll = slå med terningen
camp = slå lejr

# What happens
rolls = { $player } slår
camps = { $player } slår lejr på felt { $field }
goes = { $player } kører { $face } felter frem
storm = En storm blæser { $player } tilbage til den sidste lejr
arrives = { $player } slår { $face } og når hytten

# The table
line-track = Hytten ligger på felt { $length }
line-player = { $player }: lejr på felt { $field }
line-ahead = { $player } er { $ahead } felter foran lejren

# The picture
hut = hytten
tent = lejr på felt { $field }: { $player }
sledge = slæde på felt { $field }: { $player }
die-unrolled = terningen
die-shows = terningen: { $face }

# Why something is refused
DASH-03 = slå mindst én gang med terningen, før du slår lejr

# Before the game
option-track = Bane
option-track-full = hel
option-track-short = kort
