title = Snow Dash
summary = Aja reellä kilpaa mökille: heitä vielä, tai leiriydy ennen myrskyä.
length = { $minutes } minuuttia

player = Pelaaja { $seat }

# What is asked
ask-first = Heitä noppaa
ask-again = Olet { $ahead } ruutua leirisi edellä: heitä uudelleen tai leiriydy

# What you can do
roll = heitä noppaa
camp = leiriydy

# What happens
face = { $face }
fact-goes = { $player } heittää { $die } ja etenee { $number } ruutua.
fact-storm = Myrsky ajaa takaisin leiriin, ruutuun { $field }: { $player }.
fact-camps = { $player } leiriytyy ruutuun { $field }.
fact-arrives = { $player } heittää { $die } ja pääsee mökille!
fact-turn-begins = Vuorossa { $player }.
fact-hut-reached = Peli päättyi: { $player } on mökillä.
fact-fields = Leiri on { $number } ruudun päässä lähdöstä.

# The table
line-track = Mökki on ruudussa { $length }
line-player = { $player }: leiri ruudussa { $field }
line-ahead = { $player } on { $ahead } ruutua leirin edellä

# The picture
hut = mökki
tent = leiri ruudussa { $field }: { $player }
sledge = reki ruudussa { $field }: { $player }
die-unrolled = noppa
die-shows = noppa: { $face }

# Why something is refused
DASH-03 = heitä noppaa ainakin kerran ennen kuin leiriydyt

# Before the game
option-track = Rata
option-track-full = täysi
option-track-short = lyhyt
option-track-help = Kuinka pitkä matka maaliin on.
