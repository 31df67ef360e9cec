title = Arctic Race
summary = Viisi kilpailua samalla radalla yli joen, jossa ajelehtii jäälauttoja: vie kilpailijasi ensimmäisenä maaliin.
board-printed = Kaikki säännöt, osien määrät, kortit, noppa, palkinnot, joen viisi paikkaa, neljä START-kenttää maalla ja radan loppu.
board-rebuilt = Radan pituus ja mutkat, maalla olevien kenttien merkit, kunkin jäälautan kaksi kenttää ja 30 jäälautan merkit.

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
on-field = kentällä { $field } ({ $icon })
on-floe = jäälautalla kentällä { $field } ({ $icon })
is-home = maalissa, sija { $place }

# What is asked
ask-card = Valitse kortti ja laita se pöydälle kuvapuoli alaspäin
ask-action = Korttisi on paljastettu: { $card }. Valitse yksi sen toiminnoista
ask-give = Kuka saa aloitusmerkin?
ask-circle = Musta ympyrä: mikä kilpailija siirtyy yhden kentän?

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
give = anna aloitusmerkki: { $receiver }
take-token = ota aloitusmerkki itse

# Parts of sentences
listed = { $first }, { $rest }
listed-long = { $first }; { $rest }
nothing = ei mitään
played-card = kortin { $card }
numbered-card = kortti { $card }
field-number = { $field }
black-circle = musta ympyrä
points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
in-place = { $place ->
    [1] ensimmäinen sija
    [2] toinen sija
    [3] kolmas sija
    [4] neljäs sija
   *[other] { $place }. sija
}
the-cross-country-skier = hiihtäjä
the-snowboarder = lumilautailija
the-skier = laskettelija
the-dog-sled = koiravaljakko
the-snowmobile = lumiskootteri
moved-cross-country-skier = hiihtäjän
moved-snowboarder = lumilautailijan
moved-skier = laskettelijan
moved-dog-sled = koiravaljakon
moved-snowmobile = lumiskootterin

# What happens
fact-is-first = { $player } saa aloitusmerkin.
fact-floe-laid = Joen paikkaan { $slot } asetetaan jäälautta ({ $fields }).
fact-river-laid = Jäälautat on asetettu jokeen; pinossa on vielä { $number }.
fact-round-begins = Kierros { $number }: ensimmäisenä vuorossa on { $player }.
fact-has-chosen = { $card ->
    [0] { $player } on valinnut kortin.
   *[other] { $player } on valinnut { $played }.
}
fact-turn-begins = Vuorossa on { $player }.
fact-reveals = { $player } paljastaa: { $card }.
fact-turn-skipped = Paljastetun kortin kaikki kilpailijat ovat maalissa, joten { $player } menettää vuoronsa.
fact-moves = { $card ->
    [0] { $player } siirtää { $racer } kentälle { $field }.
   *[other] { $player } pelaa { $played } ja siirtää { $racer } kentälle { $field }.
}
fact-enters = { $card ->
    [0] { $player } tuo { $racer } radalle, kentälle { $field }.
   *[other] { $player } pelaa { $played } ja tuo { $racer } radalle, kentälle { $field }.
}
fact-jumps = Kenttä { $field } on varattu, joten { $racer } jatkaa seuraavalle vapaalle kentälle.
fact-slides = { $steps ->
    [one] Kentältä { $field } { $racer } pääsee yhden kentän eteenpäin.
   *[other] Kentältä { $field } { $racer } pääsee { $steps } kenttää eteenpäin.
}
fact-comes-home = { $card ->
    [0] { $player } tuo { $racer } maaliin: { $place }, { $points }.
   *[other] { $player } pelaa { $played } ja tuo { $racer } maaliin: { $place }, { $points }.
}
fact-falls-in = { $card ->
    [0] { $player }: { $racer } putoaa veteen kentällä { $field } ja aloittaa alusta.
   *[other] { $player } pelaa { $played }, mutta { $racer } putoaa veteen kentällä { $field } ja aloittaa alusta.
}
fact-uses-card = { $effect ->
    [roll] { $player } pelaa { $played } ja heittää noppaa.
    [shift] { $player } pelaa { $played } ja työntää jäälauttoja.
   *[pass] { $player } pelaa { $played } ja päättää, kuka saa aloitusmerkin.
}
fact-picks-up = { $card ->
    [0] { $player } kerää kaikki korttinsa.
   *[other] { $player } pelaa { $played } ja kerää kaikki korttinsa.
}
fact-refills = Kortit loppuivat: { $player } ottaa ne kaikki takaisin.
fact-rolls = { $player } heittää: { $face }.
fact-rolls-in-vain = { $player } heittää: { $face }, mutta { $racer } on jo maalissa.
fact-gives = { $self ->
    [1] { $player } ottaa aloitusmerkin itse.
   *[0] { $player } luopuu aloitusmerkistä, ja sen saa { $receiver }.
}
fact-floes-shift = { $number ->
    [0] Jäälautat siirtyvät yhden paikan.
    [one] Jäälautat siirtyvät yhden paikan ja vievät yhden kilpailijan mukanaan.
   *[other] Jäälautat siirtyvät yhden paikan ja vievät { $number } kilpailijaa mukanaan.
}
fact-carried = { $player }: { $racer } ajelehtii kentältä { $start } kentälle { $field }.
fact-falls-off = { $player }: { $racer } putoaa viimeiseltä jäälautalta kentällä { $field } ja aloittaa alusta.
fact-floes-run-out = Jäälautat loppuivat: peli päättyy tämän kierroksen jälkeen.
fact-nothing-shifts = Joessa ei ole enää jäälauttoja työnnettäväksi.
fact-wins = { $winners ->
    [1] { $player } voittaa: { $points }.
   *[other] { $player } jakaa voiton: { $points }.
}
fact-three-home = Kolme kilpailijaa maalissa: { $player }.
fact-floes-out = Jäälautat loppuivat.
fact-stopped = Peli keskeytettiin viimeisen, { $number }. kierroksen jälkeen.
fact-tie-broken = Tasapisteet, { $points }: { $player } ja { $other }. Parempi sija kilpailussa { $race } ({ $name }): { $player }.
fact-shared-win = Mikään kilpailu ei ratkaise, joten { $number } pelaajaa jakaa voiton.
fact-prize = Kilpailu { $race } ({ $name }): { $place }, { $points }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-comes-home = { $number ->
    [one] Kilpailijasi pääsee maaliin
   *[other] { $number } kilpailijaasi pääsee maaliin
}
hint-mine-jumps = Kilpailijasi hyppää varattujen kenttien yli
hint-mine-slides = { $number ->
    [one] Kuvake vie kilpailijasi yhden kentän pidemmälle
   *[other] Kuvakkeet vievät kilpailijoitasi { $number } kenttää pidemmälle
}
hint-mine-picks-up = Keräät kaikki korttisi
hint-mine-wins = Voitat pelin
hint-mine-falls-in = Kilpailijasi putoaa veteen
hint-mine-falls-off = { $number ->
    [one] Kilpailijasi putoaa viimeiseltä jäälautalta
   *[other] { $number } kilpailijaasi putoaa viimeiseltä jäälautalta
}
hint-mine-turn-skipped = Menetät vuorosi
hint-mine-rolls-in-vain = Heität jo maalissa olevan kilpailijan numeron
hint-mine-enters = Tuot kilpailijan radalle
hint-mine-headway = { $number ->
    [one] Kilpailijasi etenevät yhteensä vähintään yhden kentän
   *[other] Kilpailijasi etenevät yhteensä vähintään { $number } kenttää
}
hint-mine-setback = { $number ->
    [one] Kilpailijasi menettävät yhteensä vähintään yhden kentän
   *[other] Kilpailijasi menettävät yhteensä vähintään { $number } kenttää
}
hint-rivals-comes-home = { $number ->
    [one] Vastustajan kilpailija pääsee maaliin
   *[other] { $number } vastustajaa saa kilpailijan maaliin
}
hint-rivals-wins = Vastustaja voittaa pelin
hint-rivals-falls-in = Vastustajan kilpailija putoaa veteen
hint-rivals-falls-off = { $number ->
    [one] Vastustajan kilpailija putoaa viimeiseltä jäälautalta
   *[other] { $number } vastustajan kilpailija putoaa viimeiseltä jäälautalta
}
hint-rivals-headway = { $number ->
    [one] Vastustajien kilpailijat etenevät yhteensä vähintään yhden kentän
   *[other] Vastustajien kilpailijat etenevät yhteensä vähintään { $number } kenttää
}
hint-rivals-setback = { $number ->
    [one] Vastustajien kilpailijat menettävät yhteensä vähintään yhden kentän
   *[other] Vastustajien kilpailijat menettävät yhteensä vähintään { $number } kenttää
}

# What goes on
line-round = Kierros { $round }
round-and-order = Kierros { $round }. Vuorojärjestys: { $order }
everyone-chooses = Kaikki valitsevat kortin.
decides-action = { $player } päättää, miten käyttää kortin: { $card }.
decides-give = { $player } päättää, kuka saa aloitusmerkin.
decides-circle = { $player } valitsee kilpailijan mustalle ympyrälle.
rolls-now = { $player } heittää noppaa.
shifts-now = { $player } työntää jäälauttoja.

# The table
line-token = Aloitusmerkki: { $player }
line-land = Maalla olevat kentät, joilla on kuvake (viimeinen kenttä on { $last }): { $fields }
line-slot = Joki, paikka { $slot }: { $fields }
line-stack = Jäälauttamerkkejä pinossa: { $number }
line-die = Noppa näyttää: { $face }
line-cards = { $player }: kädessä: { $hand }; pöydällä: { $pile }; { $points }
line-top-card = { $player }: kortteja kädessä: { $number }; pöydällä päällimmäisenä: { $top }; { $points }
line-racers = { $player }: { $racers }
racer = kilpailija { $number } ({ $name }) { $where }
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
icon-start = START – anna aloitusmerkki
icon-water = avovesi
leads-to = päätyy tänne: { $where }
finish = maali
drop = putous: ulos työnnetty jäälautta poistuu pelistä
stack = jäälauttamerkkejä pinossa: { $number }
die = noppa
die-number = noppa: { $number }
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
RACE-12 = kierroksen alussa kaikki valitsevat kortin
RACE-14 = korttisi on paljastettu; suorita nyt täsmälleen yksi sen toiminnoista
RACE-16 = et voi valita korttia, joka on jo pöydällä
RACE-20 = kilpailukortilla 5 siirretään lumiskootteria tai annetaan aloitusmerkki toiselle
RACE-21 = kilpailukortilla 4 siirretään koiravaljakkoa tai työnnetään jäälauttoja
RACE-22 = kilpailukortilla 3 siirretään laskettelijaa tai heitetään noppaa
RACE-23 = kilpailukortilla 2 siirretään lumilautailijaa tai kerätään kortit
RACE-24 = kilpailukortilla 1 voit vain siirtää kilpailijaa 1, 2 tai 3 yhden kentän
RACE-26 = kilpailija on jo maalissa, joten sinun on suoritettava kortin toinen toiminto
RACE-27 = kilpailija on jo maalissa; kilpailukortilla 1 on siirrettävä sellaista, joka ei ole
RACE-42 = annat aloitusmerkin vain START-kentällä tai kilpailukortilla 5, ja vain pelaajalle, jolla sitä ei ole
RACE-46 = vain mustalla ympyrällä saat itse valita kilpailijan, joka siirtyy yhden kentän, eikä se saa olla maalissa
RACE-Q10 = et voi jättää vaikutusta väliin: se tulee ennen kaikkea muuta

# Before the game
length = noin { $minutes } minuuttia
option-first_player = Pelin aloittaja
option-first_player-help = Kuka aloittaa ensimmäisen kierroksen; painettujen sääntöjen mukaan nuorin.
option-max_rounds = Kierroksia enintään
option-max_rounds-help = Pisteet lasketaan viimeistään näin monen kierroksen jälkeen; painetuissa säännöissä ei ole tällaista rajaa.
option-pile_view = Näytä pelatut kortit
option-pile_view-top = vain päällimmäinen kortti
option-pile_view-open = kaikki kortit
option-pile_view-help = Mitkä muiden pelaamista korteista näet; loput on muistettava itse.
