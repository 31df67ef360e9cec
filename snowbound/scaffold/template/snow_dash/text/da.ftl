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
face = en { $face }er
fact-goes = { $player } slår { $die } og kører { $number } felter frem.
fact-storm = En storm blæser { $player } tilbage til lejren på felt { $field }.
fact-camps = { $player } slår lejr på felt { $field }.
fact-arrives = { $player } slår { $die } og når hytten!
fact-turn-begins = Det er { $player }s tur.
fact-hut-reached = Spillet er slut: { $player } er i hytten.
fact-fields = Lejren er { $number } felter fra start.

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
option-track-help = Hvor lang vejen til målet er.
