title = Snow Dash
summary = Race met je slee naar de hut: gooi nog eens, of sla je kamp op voor de storm komt.
length = { $minutes } minuten

player = Speler { $seat }

# What is asked
ask-first = Gooi de dobbelsteen
ask-again = Je bent { $ahead } velden voorbij je kamp: gooi nog eens, of sla je kamp op

# What you can do
roll = gooi de dobbelsteen
camp = sla je kamp op

# What happens
face = een { $face }
fact-goes = { $player } gooit { $die } en gaat { $number } velden vooruit.
fact-storm = Een storm blaast { $player } terug naar het kamp op veld { $field }.
fact-camps = { $player } slaat een kamp op bij veld { $field }.
fact-arrives = { $player } gooit { $die } en bereikt de hut!
fact-turn-begins = { $player } is aan de beurt.
fact-hut-reached = Het spel is afgelopen: { $player } is in de hut.
fact-fields = Het kamp is { $number } velden van de start.

# The table
line-track = De hut staat op veld { $length }
line-player = { $player }: kamp op veld { $field }
line-ahead = { $player } is { $ahead } velden voorbij het kamp

# The picture
hut = de hut
tent = kamp op veld { $field }: { $player }
sledge = slee op veld { $field }: { $player }
die-unrolled = de dobbelsteen
die-shows = de dobbelsteen: { $face }

# Why something is refused
DASH-03 = gooi minstens één keer voordat je je kamp opslaat

# Before the game
option-track = Baan
option-track-full = volledig
option-track-short = kort
option-track-help = Hoe lang de weg naar de finish is.
