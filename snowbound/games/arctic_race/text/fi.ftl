title = Arctic Race
summary = Viisi kilpailua samalla radalla ajelehtivien jäälauttojen joen yli: tuo kilpailijasi ensimmäisenä maaliin.

player = Pelaaja { $seat }
cross-country-skier = hiihtäjä
snowboarder = lumilautailija
skier = laskettelija
dog-sled = koiravaljakko
snowmobile = lumiskootteri
card-1 = kilpailukortti 1 (kilpailija 1, 2 tai 3)
card-2 = kilpailukortti 2 (lumilautailija tai korttien keräys)
card-3 = kilpailukortti 3 (laskettelija tai noppa)
card-4 = kilpailukortti 4 (koiravaljakko tai jäälautat)
card-5 = kilpailukortti 5 (lumiskootteri tai aloitusmerkki)
with-owner = omistajallaan
on-field = kentällä { $field }
on-floe = jäälautalla kentällä { $field }
is-home = maalissa, sija { $place }

# What is asked
ask-card = Valitse kortti ja laita se pöydälle kuvapuoli alaspäin
ask-action = Korttisi on paljastettu: { $card }. Valitse yksi sen toiminnoista
ask-give = Kuka saa aloitusmerkin?
ask-circle = Musta ympyrä: mitä kilpailijaa siirretään?

# What one can do
choose = valitse { $card }
move = siirrä kilpailijaa { $number } ({ $name }) { $steps ->
    [one] yksi kenttä
   *[other] { $steps } kenttää
} eteenpäin
pass-token = anna aloitusmerkki toiselle
shift = työnnä jäälauttoja
roll = heitä noppaa
pick-up = kerää kortit
no-second = suorita kortin toinen toiminto
give = anna aloitusmerkki pelaajalle: { $receiver }
take-token = ota aloitusmerkki itse

# What happens
has-chosen = { $player } on valinnut kortin
chooses = { $player } valitsee kilpailukortin { $card }
moves = { $player } paljastaa kilpailukortin { $card } ja siirtää kilpailijaa { $number } ({ $name }) { $steps ->
    [one] yhden kentän
   *[other] { $steps } kenttää
} eteenpäin
moves-by-circle = { $player } siirtää kilpailijaa { $number } ({ $name }) { $steps ->
    [one] yhden kentän
   *[other] { $steps } kenttää
} eteenpäin
does-pass-token = { $player } paljastaa kilpailukortin { $card } ja antaa aloitusmerkin toiselle
does-shift = { $player } paljastaa kilpailukortin { $card } ja työntää jäälauttoja
does-roll = { $player } paljastaa kilpailukortin { $card } ja heittää noppaa
does-pick-up = { $player } paljastaa kilpailukortin { $card } ja kerää korttinsa
does-no-second = { $player } paljastaa kilpailukortin { $card } ja suorittaa sen toisen toiminnon
gives = { $player } antaa aloitusmerkin pelaajalle: { $receiver }
takes-token = { $player } ottaa aloitusmerkin itse
is-first = Pelin aloittaja: { $player }
is-laid = Jäälauttamerkki { $tile } asetetaan jokeen
is-pushed-in = Jäälauttamerkki { $tile } työntää jäälauttoja yhden askeleen eteenpäin
rolls = { $player } heittää: { $number } ({ $name })
rolls-circle = { $player } heittää: musta ympyrä

# The table
line-round = Kierros { $round }
line-token = Aloitusmerkki: { $player }
line-river = Joki: { $tiles }; jäälauttamerkkejä pinossa: { $stack }
line-cards = { $player }: kädessä { $hand }; pöydällä { $pile }; { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
line-top-card = { $player }: kortteja kädessä: { $number }; pöydällä päällimmäisenä: { $top }; { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
line-racers = { $player }: 1 { $racer1 }; 2 { $racer2 }; 3 { $racer3 }; 4 { $racer4 }; 5 { $racer5 }
line-face-down = Kortteja kuvapuoli alaspäin: { $number }
line-chosen = Valitsemasi kortti: { $card }
line-revealed = { $player } on paljastanut kortin: { $card }
line-three-home = Jollakin pelaajalla on kolme kilpailijaa maalissa
line-floes-out = Jäälautat ovat lopussa: peli päättyy tämän kierroksen jälkeen
line-stopped = Peli keskeytettiin viimeisen sallitun kierroksen jälkeen

# The picture
figure = { $player }: kilpailija { $number } ({ $name }), { $where }
spot = kenttä { $field }: { $icon }
icon-blank = ei kuvaketta
icon-plus1 = yksi kenttä eteenpäin
icon-plus2 = kaksi kenttää eteenpäin
icon-plus3 = kolme kenttää eteenpäin
icon-die = noppa
icon-start = START, anna aloitusmerkki
icon-water = avovesi
leads-to = päätyy tänne: { $where }
finish = maali
drop = putous: ulos työnnetty jäälautta poistuu pelistä
stack = jäälauttamerkkejä pinossa: { $number }
die = noppa
die-circle = noppa: musta ympyrä
race = kilpailu { $number }: { $name }
prize = kilpailu { $number }, sija { $place }: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
face-down = { $player }: kortti kuvapuoli alaspäin
face-down-known = { $player }: kuvapuoli alaspäin, { $card }
on-table = { $player }: pöydällä, { $card }
cards-in-hand = kortteja kädessä: { $number }
racers-home = kilpailijoita maalissa: { $number }

# Why not, by rule
RACE-01 = sillä paikalla ei istu ketään
RACE-12 = kierros alkaa siitä, että kaikki valitsevat kortin
RACE-14 = kortti on paljastettu; sen toiminnoista on suoritettava täsmälleen yksi
RACE-16 = pöydällä olevaa korttia ei voi valita
RACE-20 = kilpailukortti 5 siirtää lumiskootteria tai antaa aloitusmerkin toiselle
RACE-21 = kilpailukortti 4 siirtää koiravaljakkoa tai työntää jäälauttoja
RACE-22 = kilpailukortilla 3 siirretään laskettelijaa tai heitetään noppaa
RACE-23 = kilpailukortilla 2 siirretään lumilautailijaa tai kerätään kortit
RACE-24 = kilpailukortti 1 siirtää kilpailijaa 1, 2 tai 3 yhden kentän eikä tee muuta
RACE-26 = kilpailija on maalissa, joten on suoritettava kortin toinen toiminto
RACE-27 = kilpailija on maalissa; kilpailukortti 1 siirtää sellaista, joka ei ole
RACE-42 = aloitusmerkki annetaan, kun START tai kilpailukortti 5 niin määrää, ja pelaajalle, jolla sitä ei ole
RACE-46 = vain musta ympyrä siirtää vapaasti valittua kilpailijaa yhden kentän, ja vain jos se ei ole maalissa
RACE-Q10 = nyt suoritettavasta ei voi kieltäytyä, ja se tulee ennen kaikkea muuta

# Before the game
length = noin { $minutes } minuuttia
option-first_player = Ensimmäinen pelaaja
option-max_rounds = Kierroksia enintään
option-pile_view = Pinoista näkyy
option-pile_view-top = päällimmäinen
option-pile_view-open = kaikki
