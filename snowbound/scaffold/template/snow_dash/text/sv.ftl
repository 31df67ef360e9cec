title = Snow Dash
summary = Kör släden ikapp till stugan: slå igen, eller slå läger innan stormen kommer.
length = { $minutes } minuter

player = Spelare { $seat }

# What is asked
ask-first = Slå tärningen
ask-again = Du är { $ahead } fält före ditt läger: slå igen, eller slå läger

# What you can do
roll = slå tärningen
camp = slå läger

# What happens
face = en { $face }:a
fact-goes = { $player } slår { $die } och kör { $number } fält framåt.
fact-storm = En storm blåser { $player } tillbaka till lägret på fält { $field }.
fact-camps = { $player } slår läger på fält { $field }.
fact-arrives = { $player } slår { $die } och når stugan!
fact-turn-begins = Det är { $player }s tur.
fact-hut-reached = Spelet är slut: { $player } är i stugan.
fact-fields = Lägret är { $number } fält från start.

# The table
line-track = Stugan ligger på fält { $length }
line-player = { $player }: läger på fält { $field }
line-ahead = { $player } är { $ahead } fält före lägret

# The picture
hut = stugan
tent = läger på fält { $field }: { $player }
sledge = släde på fält { $field }: { $player }
die-unrolled = tärningen
die-shows = tärningen: { $face }

# Why something is refused
DASH-03 = slå tärningen minst en gång innan du slår läger

# Before the game
option-track = Bana
option-track-full = hel
option-track-short = kort
option-track-help = Hur lång vägen till målet är.
