title = UNO Power Grab
summary = Pelaa kortteja, sieppaa neljä tornia ja pääse ensimmäisenä eroon korteistasi.
board-printed = Kaikki säännöt, 112 korttia lajeittain ja väreittäin, kunkin värin kahdeksan supersymbolikorttia, neljä tornia ja korttien pisteet.
board-rebuilt = Mikä supersymboli on missäkin numerokortissa.

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
list = { $first }, { $next }

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

# Kortti lauseessa
a-number-card = { number-card }
a-icon-card = { icon-card }
a-coloured-card = { coloured-card }
a-wild-take-tower = { wild-take-tower }
a-wild-draw-four = { wild-draw-four }

# Mitä kysytään
ask-start-colour = Valitse aloitusväri
ask-turn = Pelaa kortti tai nosta kortti
ask-turn-draw = Mikään korttisi ei sovi: nosta kortti
ask-turn-play = Nostettavaa korttia ei ole: pelaa kortti
ask-turn-pass = Et voi pelata etkä nostaa korttia: päätä vuoro
ask-drawn = Nostit kortin: { $card }. Pelaa se tai pidä se
ask-drawn-keep = Nostit kortin: { $card }. Se ei sovi, joten pidät sen
ask-colour = Valitse väri
ask-tower = Valitse siepattava torni
ask-keep = Sinulla on kaikki neljä tornia: valitse ainoa kortti, jonka pidät, tai pidä kaikki
ask-keep-must = Sinulla on kaikki neljä tornia: valitse kortti, jonka pidät
ask-declare = Yksi kortti jäljellä: huuda UNO!
ask-catch = { $player } ei huutanut ”UNO!”: huomautatko siitä vai annatko olla?
ask-respond = { $player } pelasi sinua vastaan nosta 4 -jokerin: haastatko vai nostatko neljä korttia?

# Mitä voi tehdä
lay = pelaa { $card }
keep = pidä { $card }
draw = nosta kortti
pass = päätä vuoro
keep-drawn = pidä kortti
name-colour = valitse { $colour }
take = sieppaa { $tower }
call = huuda UNO!
stay-silent = ole hiljaa
catch = huomauta
let-go = anna olla
button-call = UNO!
button-catch = Ei UNOa!
challenge = haasta
accept = nosta neljä korttia
keep-all = pidä kaikki kortit ja tornit

# Mitä tapahtuu
fact-round-begins = Erä { $number }: { $player } jakaa.
fact-turn-begins = Vuorossa on { $player }.
fact-gets = { $player } saa kortin: { $card }.
fact-dealt = Kaikki saavat { $number } korttia.
fact-turned-up = Ensimmäinen kortti on { $card }.
fact-shuffled-back = Ensimmäinen kortti on { $card }, joten se sekoitetaan takaisin nostopakkaan.
fact-plays = { $player } pelaa kortin: { $card }.
fact-names = { $player } valitsee värin: { $colour }.
fact-takes = { $from ->
    [pool] { $player } sieppaa tornin neutraalilta alueelta: { $tower }.
   *[player] { $player } sieppaa tornin: { $tower }. Sen menettää { $other }.
}
fact-returns = { $player } sai kaikki neljä tornia, mutta kortteja on yksi: tornit palaavat neutraalille alueelle.
fact-discards = { $player } käyttää kaikki neljä tornia: poistaa { $number ->
    [one] yhden kortin
   *[other] { $number } korttia
}, pitää { $known ->
    [yes] yhden ({ $card })
   *[no] yhden
} ja palauttaa tornit neutraalille alueelle.
fact-discarded = { $player } poistaa kortin: { $card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } kpl)
}.
fact-declines = { $player } pitää kaikki korttinsa ja kaikki neljä tornia.
fact-calls = { $player } huutaa UNO!
fact-is-silent = { $player } ei huutanut UNOa, vaikka kortteja on yksi.
fact-answers = { $player } on vastannut.
fact-catches = { $player } huomauttaa: { $other } ei huutanut UNOa.
fact-is-not-caught = { $player } ei jäänyt kiinni.
fact-reverses = { $way ->
    [left] Suunta vaihtuu: vuoro kiertää nyt vasemmalle.
   *[right] Suunta vaihtuu: vuoro kiertää nyt oikealle.
}
fact-is-skipped = { $player } menettää vuoronsa.
fact-blocks = { $player } torjuu kortin: { $card }. Suojana on { $tower }.
fact-accepts = { $player } ei haasta.
fact-guilty = { $other } haastaa. { $player } on syyllinen: kädessä oli { $colour ->
    [red] punainen
    [blue] sininen
    [green] vihreä
   *[yellow] keltainen
} kortti.
fact-innocent = { $other } haastaa. { $player } on syytön: kädessä ei ollut yhtään { $colour ->
    [red] punaista
    [blue] sinistä
    [green] vihreää
   *[yellow] keltaista
} korttia.
fact-shows = { $player } näyttää kätensä: { $cards }. Sen näkee vain { $other }.
fact-draws = { $player } nostaa { $known ->
    [yes] kortin: { $card }
   *[no] kortin
}.
fact-keeps = { $player } pitää kortin.
fact-passes = { $player } ei voi pelata eikä nostaa korttia ja päättää vuoronsa.
fact-is-hit = { $number ->
    [0] Nostettavaa korttia ei ole. { $player } menettää vuoronsa.
    [one] { $player } nostaa yhden kortin ja menettää vuoronsa.
   *[other] { $player } nostaa { $number } korttia ja menettää vuoronsa.
}
fact-is-punished = { $number ->
    [one] { $player } nostaa yhden kortin, koska UNO jäi huutamatta.
   *[other] { $player } nostaa { $number } korttia, koska UNO jäi huutamatta.
}
fact-pays = { $number ->
    [0] Nostettavaa korttia ei ole, vaikka { $player } bluffasi.
    [one] { $player } nostaa bluffista yhden kortin.
   *[other] { $player } nostaa bluffista { $number } korttia.
}
fact-draws-last = { $number ->
    [one] { $player } nostaa vielä yhden kortin viimeisen kortin vuoksi.
   *[other] { $player } nostaa vielä { $number } korttia viimeisen kortin vuoksi.
}
fact-reshuffled = Poistopakka sekoitetaan. Nostopakassa on { $number ->
    [one] yksi kortti
   *[other] { $number } korttia
}.
fact-wins-round = { $scoring ->
    [winner] { $player } pelaa viimeisen korttinsa ({ $card }) ja voittaa erän: { $number ->
        [one] yksi piste
       *[other] { $number } pistettä
    }.
   *[other] { $player } pelaa viimeisen korttinsa ({ $card }) ja voittaa erän. Muiden kortit: { $number ->
        [one] yksi piste
       *[other] { $number } pistettä
    }.
}
fact-wins-game = { $scoring ->
    [single] { $player } voittaa pelin.
   *[other] { $player } voittaa pelin: { $number ->
        [one] yksi piste
       *[other] { $number } pistettä
    }.
}
fact-stopped = Erässä on pelattu { $number } vuoroa, eikä se pääty: peli keskeytetään ilman voittajaa.
fact-went-out = { $player } pelasi viimeisen korttinsa: { $card }.
fact-reached = { $player } on kerännyt { $number } pistettä. Peli päättyy { $target } pisteeseen.
fact-shared = { $number } pelaajalla on pienin summa, ja he jakavat voiton.
fact-unfinished = Erä ei päättynyt, joten kukaan ei voita.
fact-cards-left = Jäljellä { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}, yhteensä { $number ->
    [one] yksi piste
   *[other] { $number } pistettä
}: { $hand }.
fact-own-cards = Jäljellä { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}: { $number ->
    [one] yksi piste
   *[other] { $number } pistettä
} ({ $hand }).
fact-won = Tästä erästä { $number ->
    [one] yksi piste
   *[other] { $number } pistettä
}.
fact-earlier = Aiemmista eristä { $number ->
    [one] yksi piste
   *[other] { $number } pistettä
}.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-wins-round = Voitat erän
hint-mine-wins-game = Voitat pelin
hint-mine-discards = { $number ->
    [one] Pääset poistamaan yhden kortin neljällä tornilla
   *[other] Pääset poistamaan { $number } korttia neljällä tornilla
}
hint-mine-takes = { $number ->
    [one] Sieppaat tornin
   *[other] Sieppaat { $number } tornia
}
hint-mine-blocks = Torjut kortin tornilla
hint-mine-is-hit = { $number ->
    [one] Nostat yhden rangaistuskortin ja menetät vuorosi
   *[other] Nostat { $number } rangaistuskorttia ja menetät vuorosi
}
hint-mine-is-skipped = Menetät vuorosi
hint-mine-pays = Nostat kortteja bluffista
hint-mine-plays = { $number ->
    [one] Pelaat kortin
   *[other] Pelaat { $number } korttia
}
hint-mine-calls = Sinulla on enää yksi kortti, ja huudat UNO
hint-mine-is-punished = Jäät kiinni unohtuneesta UNOsta
hint-mine-draws = { $number ->
    [one] Joudut nostamaan kortin
   *[other] Joudut nostamaan { $number } korttia
}
hint-rivals-wins-round = Vastustaja voittaa erän
hint-rivals-wins-game = Vastustaja voittaa pelin
hint-rivals-takes = { $number ->
    [one] Vastustaja sieppaa tornin
   *[other] { $number } vastustajaa sieppaa tornin
}
hint-rivals-discards = { $number ->
    [one] Vastustaja poistaa yhden kortin neljällä tornilla
   *[other] Vastustaja poistaa { $number } korttia neljällä tornilla
}
hint-rivals-is-hit = { $number ->
    [one] Vastustaja nostaa yhden rangaistuskortin ja menettää vuoronsa
   *[other] Vastustaja nostaa { $number } rangaistuskorttia ja menettää vuoronsa
}
hint-rivals-is-skipped = Vastustaja menettää vuoronsa
hint-rivals-draws = { $number ->
    [one] Vastustaja joutuu nostamaan kortin
   *[other] { $number } vastustajaa joutuu nostamaan kortin
}
hint-rivals-blocks = Vastustaja torjuu kortin tornilla
hint-rivals-calls = Vastustajalla on enää yksi kortti, ja hän huutaa UNO
hint-rivals-is-punished = Vastustaja jää kiinni unohtuneesta UNOsta
hint-rivals-pays = Vastustaja nostaa kortteja bluffista

# Mitä on meneillään, odottaville
now-round = Erä { $round }. { $way ->
    [left] Vuoro kiertää vasemmalle.
   *[right] Vuoro kiertää oikealle.
}
now-dealing = Kortit jaetaan.
now-turn = { $player } pelaa tai nostaa kortin. Päällimmäisenä on { $card }.
now-drawn = { $player } on nostanut kortin ja pelaa tai pitää sen.
now-colour = { $player } valitsee värin.
now-tower = { $player } sieppaa tornin neutraalilta alueelta tai pelaajalta.
now-keep = { $player } on saanut kaikki neljä tornia ja valitsee, mitä pitää.
now-declare = { $player }: yksi kortti jäljellä.
now-catch = { $player } ei huutanut UNOa, vaikka kortteja on yksi. Huomaako kukaan?
now-respond = { $player } nostaa neljä korttia tai haastaa. Jokerin pelasi { $other }.
now-drawing = { $player } nostaa vielä { $number ->
    [one] yhden kortin
   *[other] { $number } korttia
}.
now-round-end = { $player } voitti erän.

# Pöytä
line-round = Erä { $round }, vuoro { $turn }
line-top = Päällimmäisenä: { $card }; väri: { $colour }
line-piles = Nostopakka: { $pile }; poistopakka: { $discards }
line-player = { $player }: { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
line-hand = { $player }, käsi: { $cards }
line-shown = { $player }, nähdyt kortit: { $cards }
line-guilty = { $challenger } haastoi, { $accused } oli syyllinen
line-innocent = { $challenger } haastoi, { $accused } oli syytön

# Kuvassa
play-goes-left = Vuoro kiertää vasemmalle, myötäpäivään
play-goes-right = Vuoro kiertää oikealle, vastapäivään
colour-in-force = Voimassa oleva väri: { $colour }
tower-stands = { $tower }, torjuu: { $attack }; paikka: { $holder }
in-turn = Vuorossa: { $player }
has-not-called = { $player }: yksi kortti jäljellä, eikä UNOa ole huudettu
wins-points = { $player } saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}
left-points = { $player }: jäljellä olevat kortit ovat { $points ->
    [one] { $points } pisteen arvoiset
   *[other] { $points } pisteen arvoiset
}
went-out = { $player } pääsi eroon korteistaan
holds-cards = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}

# Miksi ei, säännön mukaan
UNO-13 = aloituskorttina olevaan sieppaa 2 tornia -korttiin sopii vain sama väri
UNO-14 = valitse ensin väri
UNO-16 = pelaa yksi kortti kädestäsi tai nosta yksi kortti
UNO-17 = kortti ei sovi: siinä ei ole voimassa olevaa väriä eikä päällimmäisen kortin numeroa tai merkkiä
UNO-18 = supersymbolit eivät sovi toisiinsa
UNO-19 = nosta 1 -kortti ja nosta 2 -kortti sopivat toistensa päälle vain, jos väri on sama
UNO-21 = jos et pelaa korttia, sinun on nostettava yksi
UNO-23 = nostettuasi voit pelata vain nostamasi kortin
UNO-24 = nostamasi kortti ei sovi, joten vuorosi päättyy
UNO-26 = sitä et voi tehdä tässä kohdassa vuoroa
UNO-33 = se torni on jo sinulla
UNO-36 = et voi pelata nosta 4 -jokeria, kun kädessäsi on voimassa olevan värin kortti
UNO-38 = vain seuraava pelaaja voi haastaa, heti nosta 4 -jokerin jälkeen
UNO-49 = torjuttua nosta 4 -jokeria ei voi haastaa
UNO-51 = kun sinulla on kaikki neljä tornia, valitse ensin, mitä pidät
UNO-62 = nostettavaa korttia ei ole: pelaa sopiva kortti tai päätä vuoro, jos sellaista ei ole
UNO-Q24 = voit pitää kaikki kortit ja tornit vain heti kortin pelattuasi, kun sinulla on kaikki neljä tornia
UNO-Q28 = UNOn voi huutaa ja puuttuvasta huudosta huomauttaa vain niiden sekuntien aikana, kun pelaajalle on juuri jäänyt yksi kortti

# Before the game
length = { $minutes } minuuttia erää kohti
players-note = Laatikossa lukee 2–6 pelaajaa. Peli toimii myös useammalla, enintään 10 pelaajalla.
option-scoring = Pisteenlasku
option-scoring-winner_takes = erän voittaja saa pisteet
option-scoring-lowest_total = pienin summa voittaa
option-scoring-single_round = yksi erä
option-scoring-help = Miten peli voitetaan: pisteillä usean erän jälkeen tai yhdessä erässä.
option-target_score = Tavoitepisteet
option-target_score-help = Peli päättyy sen erän jälkeen, jossa joku saavuttaa tämän summan.
option-uno_calls = ”UNO!”-huuto
option-uno_calls-live = itse: paina ”UNO!” ajoissa
option-uno_calls-manual = peli kysyy, ilman aikarajaa
option-uno_calls-auto = huudetaan automaattisesti
option-uno_calls-help = Kun sinulla on yksi kortti jäljellä, sinun on huudettava ”UNO!”; se, joka jää kiinni unohduksesta, nostaa kaksi korttia.
option-wild_draw_four_bluff = Bluffaaminen nosta 4 -jokerilla
option-wild_draw_four_bluff-on = sallittu, ja sen voi haastaa
option-wild_draw_four_bluff-off = ei sallittu
option-wild_draw_four_bluff-help = Nosta 4 -jokeri on tarkoitettu pelaajalle, jolla ei ole kädessään voimassa olevaa väriä.
option-two_player_reverse = Suunnanvaihto kahdella pelaajalla
option-two_player_reverse-skip = ohittaa toisen pelaajan
option-two_player_reverse-plain = vaihtaa vain suunnan
option-two_player_reverse-help = Kahdella pelaajalla uusi suunta ei muuta mitään, ellei toista myös ohiteta.
option-wild_take_tower_points = Sieppaa torni -jokerin pisteet
option-wild_take_tower_points-help = Kuinka monen pisteen arvoinen kortti on kädessäsi erän lopussa.
option-first_take_two_towers = Sieppaa 2 tornia -kortti aloituskorttina
option-first_take_two_towers-first_player = vain aloittajan on tunnustettava väriä
option-first_take_two_towers-while_on_top = kaikkien on tunnustettava väriä, kun se on päällimmäisenä
option-first_take_two_towers-help = Kenen on tunnustettava väriä, jos tämä kortti käännetään aloituskortiksi.
option-four_towers = Kaikki neljä tornia
option-four_towers-may = saat poistaa kaikki korttisi paitsi yhden
option-four_towers-must = sinun on poistettava kaikki korttisi paitsi yksi
option-four_towers-help = Mitä tapahtuu, kun sinulla on kaikki neljä tornia.
