title = Snow Dash
summary = Kjør sleden om kapp til hytta: kast igjen, eller slå leir før stormen kommer.
length = { $minutes } minutter

player = Spiller { $seat }

# What is asked
ask-first = Kast terningen
ask-again = Du er { $ahead } felter foran leiren din: kast igjen, eller slå leir

# What you can do
roll = kast terningen
camp = slå leir

# What happens
face = en { $face }-er
fact-goes = { $player } kaster { $die } og kjører { $number } felter fram.
fact-storm = En storm blåser { $player } tilbake til leiren på felt { $field }.
fact-camps = { $player } slår leir på felt { $field }.
fact-arrives = { $player } kaster { $die } og når hytta!
fact-turn-begins = Det er { $player } sin tur.
fact-hut-reached = Spillet er over: { $player } er i hytta.
fact-fields = Leiren er { $number } felter fra start.

# The table
line-track = Hytta ligger på felt { $length }
line-player = { $player }: leir på felt { $field }
line-ahead = { $player } er { $ahead } felter foran leiren

# The picture
hut = hytta
tent = leir på felt { $field }: { $player }
sledge = slede på felt { $field }: { $player }
die-unrolled = terningen
die-shows = terningen: { $face }

# Why something is refused
DASH-03 = kast terningen minst én gang før du slår leir

# Before the game
option-track = Bane
option-track-full = hel
option-track-short = kort
option-track-help = Hvor lang veien til målet er.
