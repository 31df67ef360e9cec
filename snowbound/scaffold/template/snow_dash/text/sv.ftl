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
rolls = { $player } slår
camps = { $player } slår läger på fält { $field }
goes = { $player } kör { $face } fält framåt
storm = En storm blåser { $player } tillbaka till det senaste lägret
arrives = { $player } slår { $face } och når stugan

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
