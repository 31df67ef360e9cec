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
rolls = { $player } heittää
camps = { $player } leiriytyy ruutuun { $field }
goes = { $player } etenee { $face } ruutua
storm = Myrsky ajaa viimeiseen leiriin: { $player }
arrives = { $player } heittää { $face } ja pääsee mökille

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
