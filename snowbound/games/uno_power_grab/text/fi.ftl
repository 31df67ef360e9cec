title = UNO Power Grab
summary = Pelaa kortteja, sieppaa neljä tornia ja pääse ensimmäisenä eroon korteistasi.

player = Pelaaja { $seat }
red = punainen
blue = sininen
green = vihreä
yellow = keltainen
no-colour = ei vielä valittu
pool = neutraali alue
tower-u = U-torni
tower-n = N-torni
tower-o = O-torni
tower-bang = !-torni
draw-one = nosta 1 -kortti
draw-two = nosta 2 -kortti
skip = ohituskortti
reverse = suunnanvaihtokortti
take-two-towers = sieppaa 2 tornia -kortti
wild-take-tower = sieppaa torni -jokeri
wild-draw-four = nosta 4 -jokeri

# Kortti, aina perusmuodossa
number-card = { $colour ->
    [red] punainen
    [blue] sininen
    [green] vihreä
   *[yellow] keltainen
} { $number }
icon-card = { $colour ->
    [red] punainen
    [blue] sininen
    [green] vihreä
   *[yellow] keltainen
} { $number } ({ $icon })
coloured-card = { $colour ->
    [red] punainen
    [blue] sininen
    [green] vihreä
   *[yellow] keltainen
} { $type }

# Mitä kysytään
ask-start-colour = Valitse aloitusväri
ask-turn = Pelaa kortti tai nosta kortti
ask-drawn = Nostit kortin: { $card }. Pelaa se tai pidä se
ask-colour = Valitse väri
ask-tower = Valitse siepattava torni
ask-keep = Sinulla on kaikki neljä tornia: valitse ainoa kortti, jonka pidät, tai pidä kaikki
ask-keep-must = Sinulla on kaikki neljä tornia: valitse kortti, jonka pidät
ask-declare = Yksi kortti jäljellä: huuda UNO!
ask-catch = { $player } ei huutanut ”UNO!”: yllätätkö vai annatko olla?
ask-respond = { $player } pelasi sinua vastaan nosta 4 -jokerin: haastatko vai nostatko neljä korttia?

# Mitä voi tehdä
lay = pelaa { $card }
keep = pidä { $card }
draw = nosta kortti
pass = päätä vuoro
name-colour = valitse { $colour }
take = sieppaa { $tower }
call = huuda UNO!
stay-silent = ole hiljaa
catch = yllätä
let-go = anna olla
button-call = UNO!
button-catch = Ei UNOa!
challenge = haasta
accept = nosta neljä korttia
keep-all = pidä kaikki kortit ja tornit

# Mitä tapahtuu
lays = { $player } pelaa kortin: { $card }
keeps = { $player } pitää yhden kortin ({ $card }) ja poistaa muut
keeps-a-card = { $player } pitää yhden kortin ja poistaa muut
does-draw = { $player } nostaa kortin
does-pass = { $player } päättää vuoronsa
does-call = { $player } huutaa UNO!
does-stay-silent = { $player }: yksi kortti jäljellä
does-catch = { $player } yllättää
does-let-go = { $player } antaa olla
answers = { $player } on vastannut
does-challenge = { $player } haastaa nosta 4 -jokerin
does-accept = { $player } tyytyy nostamaan neljä korttia
does-keep-all = { $player } pitää kaikki korttinsa ja kaikki neljä tornia
names-colour = { $player } valitsee värin: { $colour }
takes = { $player } sieppaa tornin: { $tower }
takes-from = { $player } sieppaa tornin: { $tower } (edellinen haltija: { $holder })
deals-first = { $player } on ensimmäinen jakaja
turned-up = Avattu kortti: { $card }
gets = { $player } saa kortin: { $card }
gets-a-card = { $player } saa kortin

# Pöytä
line-round = Erä { $round }, vuoro { $turn }
line-top = Päällimmäisenä: { $card }; väri: { $colour }
line-piles = Nostopakka: { $pile }; poistopakka: { $discards }
line-tower = { $tower }: { $holder }
line-player = { $player }: { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
line-hand = { $player }, käsi: { $cards }
line-shown = { $player }, nähdyt kortit: { $cards }
line-guilty = Haastaja: { $challenger }; haastettu: { $accused }; tulos: syyllinen
line-innocent = Haastaja: { $challenger }; haastettu: { $accused }; tulos: syytön

# Kuvassa
play-goes-left = Vuoro kiertää vasemmalle, myötäpäivään
play-goes-right = Vuoro kiertää oikealle, vastapäivään
colour-in-force = Voimassa oleva väri: { $colour }
tower-stands = { $tower }, torjuu: { $attack }; paikka: { $holder }
in-turn = Vuorossa: { $player }
went-out = { $player } pääsi eroon korteistaan
holds-cards = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}

# Miksi ei, säännön mukaan
UNO-13 = aloituskortiksi avattuun sieppaa 2 tornia -korttiin sopii vain samanvärinen kortti
UNO-14 = ensimmäisen pelaajan on ennen muuta valittava väri
UNO-16 = vuorolla pelataan yksi oman käden kortti tai nostetaan yksi kortti
UNO-17 = kortin väri ei ole voimassa oleva väri, eikä siinä ole päällimmäisen kortin numeroa tai merkkiä
UNO-18 = supersymboli ei koskaan tee kortista sopivaa
UNO-19 = nosta 1 -kortti ja nosta 2 -kortti sopivat toistensa päälle vain, jos väri on sama
UNO-21 = jos ei pelaa korttia, on nostettava yksi
UNO-23 = noston jälkeen saa pelata vain nostetun kortin
UNO-24 = nostettu kortti ei sovi, joten vuoro siirtyy eteenpäin
UNO-26 = tämä ei ole sille oikea hetki vuoron kiinteässä järjestyksessä
UNO-33 = tornia, joka pelaajalla jo on, ei voi siepata
UNO-36 = nosta 4 -jokerin saa pelata vain, jos kädessä ei ole yhtään voimassa olevan väristä korttia
UNO-38 = vain seuraava pelaaja saa haastaa, ja vain juuri pelatun nosta 4 -jokerin
UNO-49 = torjuttua nosta 4 -jokeria ei voi haastaa
UNO-51 = kun pelaajalla on kaikki neljä tornia, hän valitsee ensin, mitä pitää
UNO-62 = kun yhtään korttia ei voi nostaa, on pelattava sopiva kortti; vuoron voi päättää vain ilman sellaista
UNO-Q24 = kaikki kortit ja tornit voi pitää vain heti, kun on pelannut kortin ja hallussa on kaikki neljä tornia
UNO-Q28 = UNO voidaan huutaa ja puuttuva huuto yllättää vain sekuntien ajan sen jälkeen, kun pelaajalle on jäänyt yksi kortti

# Before the game
length = { $minutes } minuuttia kierros
players-note = Laatikossa lukee 2–6 pelaajaa. Peli toimii myös useammalla, enintään 10 pelaajalla.
option-scoring = Pisteenlasku
option-scoring-winner_takes = kierroksen voittaja saa pisteet
option-scoring-lowest_total = pienin summa voittaa
option-scoring-single_round = yksi kierros
option-target_score = Pelataan pisteisiin
option-uno_calls = ”UNO!”-huuto
option-uno_calls-live = suora: paina ”UNO!” ajoissa
option-uno_calls-manual = peli kysyy, ilman aikarajaa
option-uno_calls-auto = itsestään
option-wild_draw_four_bluff = Bluffaaminen nosta 4 -jokerilla
option-wild_draw_four_bluff-on = sallittu, ja sen voi haastaa
option-wild_draw_four_bluff-off = ei sallittu
option-two_player_reverse = Suunnanvaihto kahdella pelaajalla
option-two_player_reverse-skip = ohittaa toisen
option-two_player_reverse-plain = ei muuta muuta
option-wild_take_tower_points = Sieppaa torni -jokerin pisteet
option-first_take_two_towers = Sieppaa 2 tornia -kortti aloituskorttina
option-first_take_two_towers-first_player = vain aloittajan on tunnustettava väriä
option-first_take_two_towers-while_on_top = kaikkien on tunnustettava väriä, kun se on päällimmäisenä
option-four_towers = Kaikki neljä tornia
option-four_towers-may = pelaaja saa poistaa kaikki korttinsa yhtä lukuun ottamatta
option-four_towers-must = pelaajan on poistettava kaikki korttinsa yhtä lukuun ottamatta
