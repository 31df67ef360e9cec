title = Arctic Roll
summary = Valitse noppia pöytää kiertäviltä lautoilta, piirrä metsästäjiä ja avantoja ja kalasta siellä, minne naapurien onnettomuudet sinut päästävät.
board-printed = Kaikki säännöt, nopat, kuusikulmaiset ruudut ja niiden kuusi numeroitua suuntaa, lähtö keskeltä, kuusi bonusruutua, joita on kolmea lajia, ja onnettomuudet.
board-rebuilt = Lomakkeen koko (91 ruutua), ruutujen ja suuntanumeroiden asento, bonusten paikat ja pistetaulukko, jonka voi ottaa käyttöön.

player = Pelaaja { $seat }
pack-ice = ahtojää
new-ice-flow = uusi sula
expand = laajeneva sula
walrus = mursu
polar-bear = jääkarhu
ice-chasm = jäärailo
igloo = iglu
new-dice = lisänoppa
reroll = uusintaheitto
ne = koilliseen
e = itään
se = kaakkoon
sw = lounaaseen
w = länteen
nw = luoteeseen

# What is asked
ask-window = Vaihda noppa onnettomuuteen nyt tai passaa
ask-window-bonus = Vaihda noppa onnettomuuteen nyt, käytä bonus tai passaa
ask-last-window = Kuudes nopan valinta: ota onnettomuusnoppa nyt
ask-turn = Valitse noppa ja käytä se
ask-bonus = Noppasi on käytetty: käytä bonus tai päätä vuorosi
ask-second-window = Vaihda lisänoppa onnettomuuteen, käytä bonus tai päätä vuorosi
ask-kept-die = Käytä säästämäsi noppa tai vaihda se onnettomuuteen
ask-igloo = Valitse ruutu, jonka ympärille tulee kuusi metsästäjää
ask-relocation = Pelinappulasi on jumissa: valitse ruutu, johon se nostetaan
ask-calamity = Piirrä onnettomuus ({ $calamity }) lomakkeelle, jonka omistaja on { $player }: valitse ruutu
ask-direction = { $calamity } ruudussa { $hex }: valitse suunta
ask-aftermath = Onnettomuus toi sinulle bonuksen: käytä se nyt tai säästä se

# What one can do
pass = passaa
end-turn = päätä vuoro
keep-die = säästä noppa toiseen onnettomuuden valintaan
keep-new-dice = säästä lisänoppa toiseen onnettomuuden valintaan
keep-bonus = säästä bonus
use-reroll = heitä nopat uudelleen (uusintaheitto)
use-igloo = rakenna iglu
bonus-relocate = nosta jumissa oleva pelinappula (lisänoppa)
take-die = vaihda noppa { $value } onnettomuuteen: { $calamity }
take-bonus = vaihda lisänoppa onnettomuuteen: { $calamity }
take-free = ota { $calamity }
place = sijoita noppa { $value }
place-line = sijoita noppa { $value } linjalle { $line }
place-gap = sijoita noppa { $value }, linja { $line } jää vapaaksi
move = liiku nopalla { $value } { $direction }
relocate = nosta jumissa oleva pelinappula nopalla { $value }
waste = hukkaa noppa { $value }
bonus-place = sijoita { $value } (lisänoppa)
bonus-place-line = sijoita { $value } linjalle { $line } (lisänoppa)
bonus-place-gap = sijoita { $value }, linja { $line } jää vapaaksi (lisänoppa)
bonus-move = liiku lisänopalla { $value } { $direction }
hex = ruutu { $hex }
direction = { $direction }

# Dice, lists and places
die = { $value }
dice-more = { $first } { $rest }
list-more = { $first }, { $rest }
times = { $what } × { $number }
line-ne-sw = koillinen–lounas
line-w-e = länsi–itä
line-nw-se = luode–kaakko
on-hex = ruutuun { $hex }
on-hexes = ruutuihin { $hex } ja { $other }
on-hex-pointing = ruutuun { $hex } (nuoli { $direction })

# Headings of choices
group-take = Vaihda noppa onnettomuuteen
group-place = Sijoita noppa
group-move = Siirrä pelinappulaa
group-bonus = Käytä bonus

# What happens
fact-round-begins = { $solo ->
    [yes] Kierros { $round }/{ $rounds } alkaa.
   *[no] Kierros { $round }/{ $rounds } alkaa. Aloituspelaaja on { $player }.
}
fact-draft-begins = { $solo ->
    [yes] Vuoro { $draft }/{ $drafts } alkaa.
   *[no] Nopan valinta { $draft }/{ $drafts } alkaa.
}
fact-water-die = { $player } heittää { $die } avovettä varten.
fact-water-again = { $player } heittää uudelleen, sillä vesialueet eivät saa koskettaa toisiaan.
fact-water-drawn = { $walrus ->
    [yes] { $player } saa avovettä ruutuihin { $hex } ja { $other }, ja ruutuun { $hex } tulee mursu.
   *[no] { $player } saa avovettä ruutuihin { $hex } ja { $other }.
}
fact-sheets-ready = Jokaisella pelilomakkeella on kaksi vesialuetta, joista toisessa on mursu.
fact-black-die = Onnettomuusnoppa näyttää: { $calamity }.
fact-pool-rolled = Kierroksen onnettomuusnopat: { $dice }.
fact-white-die = { $player } heittää { $die }.
fact-dice-rolled = { $player } heittää { $dice }.
fact-dice-rerolled = { $player } käyttää bonuksen ({ $bonus }) ja heittää { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } on valinnut nopan.
    [calamity] { $player } on piirtänyt onnettomuuden.
   *[aftermath] { $player } on päättänyt uudesta bonuksesta.
}
fact-passes = { $player } ei ota nyt onnettomuusnoppaa.
fact-begins = { $what ->
    [igloo] { $player } valitsee paikkaa iglulle.
    [reroll] { $player } heittää nopat uudelleen.
   *[lift] { $player } valitsee, mihin jumissa oleva pelinappula nostetaan.
}
fact-takes = { $paid ->
    [yes] { $player } vaihtaa nopan ({ $price }) onnettomuuteen: { $calamity }.
   *[no] { $player } ottaa onnettomuuden: { $calamity }.
}
fact-must-take = { $paid ->
    [yes] { $player } on vielä ilman onnettomuusnoppaa ja joutuu vaihtamaan nopan ({ $price }) onnettomuuteen: { $calamity }.
   *[no] { $player } on vielä ilman onnettomuusnoppaa ja joutuu ottamaan onnettomuuden: { $calamity }.
}
fact-places = { $kind ->
    [hole] { $player } käyttää nopan { $die } ja hakkaa avannon ruutuun { $hex }.
    [both] { $player } käyttää nopan { $die }, hakkaa avannon ruutuun { $hex } ja piirtää sen ympärille { $hunters } metsästäjää.
   *[hunters] { $player } käyttää nopan { $die } ja piirtää { $hunters } metsästäjää ruudun { $hex } ympärille.
}
fact-moves = { $player } käyttää nopan { $die } ja siirtää pelinappulan ruutuun { $hex }.
fact-lifts = { $player } nostaa jumissa olevan pelinappulansa ruutuun { $hex }.
fact-wastes = { $known ->
    [yes] { $player } ei voi käyttää noppaa { $die } ja hukkaa sen.
   *[no] { $player } hukkaa nopan.
}
fact-keeps-die = { $player } säästää nopan toiseen onnettomuuden valintaan.
fact-extra-places = { $kind ->
    [hole] { $player } käyttää bonuksen ({ $bonus }) noppana { $die } ja hakkaa avannon ruutuun { $hex }.
    [both] { $player } käyttää bonuksen ({ $bonus }) noppana { $die }, hakkaa avannon ruutuun { $hex } ja piirtää sen ympärille { $hunters } metsästäjää.
   *[hunters] { $player } käyttää bonuksen ({ $bonus }) noppana { $die } ja piirtää { $hunters } metsästäjää ruudun { $hex } ympärille.
}
fact-extra-moves = { $player } käyttää bonuksen ({ $bonus }) noppana { $die } ja siirtää pelinappulan ruutuun { $hex }.
fact-igloo-built = { $player } käyttää bonuksen ({ $bonus }) ja piirtää kuusi metsästäjää ruudun { $hex } ympärille.
fact-uses-bonus = { $number ->
    [1] { $player } käyttää bonuksen: { $bonus }.
   *[other] { $player } käyttää { $number } bonusta: { $bonus }.
}
fact-combines = { $number ->
    [1] { $player } käyttää nopan { $die } ja bonuksen: { $bonus }.
   *[other] { $player } käyttää nopan { $die } ja { $number } bonusta: { $bonus }.
}
fact-draws = { $kind ->
    [holes] { $holes ->
        [one] { $player } hakkaa avannon.
       *[other] { $player } hakkaa { $holes } avantoa.
    }
    [both] { $holes ->
        [one] { $player } hakkaa avannon ja piirtää { $hunters } metsästäjää.
       *[other] { $player } hakkaa { $holes } avantoa ja piirtää { $hunters } metsästäjää.
    }
   *[hunters] { $player } piirtää { $hunters } metsästäjää.
}
fact-goes = { $player } siirtää pelinappulan ruutuun { $hex }.
fact-claims = { $player } saa bonuksen ruudusta { $hex }: { $bonus }.
fact-strikes = { $by ->
    [neighbour] { $drawer } piirtää onnettomuuden ({ $calamity }) { $place }. Kohteena on { $player }{ $effect ->
        [loses] , joka menettää { $points ->
            [one] yhden pisteen.
           *[other] { $points } pistettä.
        }
        [gains] , joka saakin { $points ->
            [one] yhden pisteen.
           *[other] { $points } pistettä.
        }
       *[none] .
    }
    [automa] Automaatti piirtää onnettomuuden ({ $calamity }) { $place }{ $effect ->
        [loses] , mikä vie { $points ->
            [one] yhden pisteen.
           *[other] { $points } pistettä.
        }
        [gains] , mikä tuokin { $points ->
            [one] yhden pisteen.
           *[other] { $points } pistettä.
        }
       *[none] .
    }
   *[self] { $player } piirtää onnettomuuden ({ $calamity }) { $place }{ $effect ->
        [loses] , mikä vie { $points ->
            [one] yhden pisteen.
           *[other] { $points } pistettä.
        }
        [gains] , mikä tuokin { $points ->
            [one] yhden pisteen.
           *[other] { $points } pistettä.
        }
       *[none] .
    }
}
fact-fizzles = { $player }: lomakkeella ei ole paikkaa onnettomuudelle ({ $calamity }), joten se ei vaikuta mitenkään.
fact-removed = Onnettomuusnoppaa ei otettu, joten pienin poistetaan: { $calamity }.
fact-game-won = { $how ->
    [solo] { $player } saa { $points ->
        [one] yhden pisteen.
       *[other] { $points } pistettä.
    }
    [shared] { $player } jakaa voiton: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
   *[alone] { $player } voittaa: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
}

# How it ended
fact-rounds-played = Kaikki { $rounds } kierrosta on pelattu.
fact-tie-break = Tasan { $points ->
    [one] yhdessä pisteessä
   *[other] { $points } pisteessä
}: { $player } on hakannut { $holes ->
    [one] yhden avannon.
   *[other] { $holes } avantoa.
}
fact-victory-shared = Avantojakin on yhtä monta, joten voitto jaetaan.
fact-hunters-fish = { $hunters ->
    [one] Yksi metsästäjä kalastaa { $places ->
        [one] yhdessä paikassa: yksi piste.
       *[other] { $places } paikassa: { $points } pistettä.
    }
   *[other] { $hunters } metsästäjää kalastaa { $places ->
        [one] kukin yhdessä paikassa: { $points } pistettä.
       *[other] kukin { $places } paikassa: { $points } pistettä.
    }
}
fact-holes-fished = { $places ->
    [one] Kaloja yhdestä avannosta: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
   *[other] Kaloja { $places } avannosta: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
}
fact-water-fished = { $places ->
    [one] Kaloja yhdeltä vesialueelta: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
   *[other] Kaloja { $places } vesialueelta: { $points ->
        [one] yksi piste.
       *[other] { $points } pistettä.
    }
}
fact-bear-silences = { $hunters ->
    [one] Jääkarhu pelotti yhden metsästäjän.
   *[other] Jääkarhut pelottivat { $hunters } metsästäjää.
}
fact-chasm-strikes = { $hunters ->
    [one] Jäärailo pysäytti yhden metsästäjän.
   *[other] Jäärailot pysäyttivät { $hunters } metsästäjää.
}
fact-walrus-closes = { $hunters ->
    [one] Mursu esti yhtä metsästäjää kalastamasta.
   *[other] Mursut estivät { $hunters } metsästäjää kalastamasta.
}
fact-idle-hunters = { $hunters ->
    [one] Yksi metsästäjä ilman kalapaikkaa.
   *[other] { $hunters } metsästäjää ilman kalapaikkaa.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-claims = { $number ->
    [one] Saat bonuksen
   *[other] Saat { $number } bonusta
}
hint-mine-igloo-built = Piirrät kuusi metsästäjää yhden ruudun ympärille
hint-mine-game-won = Voitat pelin
hint-mine-strikes = Onnettomuus osuu lomakkeeseesi
hint-mine-wastes = Hukkaat nopan
hint-mine-must-take = Joudut ottamaan onnettomuusnopan
hint-mine-headway = { $number ->
    [one] Pelilomakkeellesi tulee vähintään yksi piste lisää
   *[other] Pelilomakkeellesi tulee vähintään { $number } pistettä lisää
}
hint-mine-setback = { $number ->
    [one] Pelilomakkeesi menettää vähintään yhden pisteen
   *[other] Pelilomakkeesi menettää vähintään { $number } pistettä
}
hint-rivals-game-won = Vastustaja voittaa pelin
hint-rivals-headway = { $number ->
    [one] Vastustajien pelilomakkeille tulee yhteensä vähintään yksi piste lisää
   *[other] Vastustajien pelilomakkeille tulee yhteensä vähintään { $number } pistettä lisää
}
hint-rivals-setback = { $number ->
    [one] Vastustajien pelilomakkeet menettävät yhteensä vähintään yhden pisteen
   *[other] Vastustajien pelilomakkeet menettävät yhteensä vähintään { $number } pistettä
}

# What goes on now
now-round = { $draft ->
    [0] Kierros { $round }/{ $rounds }
   *[other] Kierros { $round }/{ $rounds }, nopan valinta { $draft }/{ $drafts }
}
now-rolling = Noppia heitetään.
now-window = Harkitsee onnettomuusnopan ottamista: { $players }
now-turn = Valitsee noppaa: { $players }
now-calamity = Piirtää onnettomuutta: { $players }
now-aftermath = Päättää uudesta bonuksesta: { $players }
now-second-window = Voi vielä ottaa onnettomuusnopan: { $players }
now-pool = Onnettomuusnoppia jäljellä: { $dice }

# The table
line-round = Kierros { $round }/{ $rounds }, nopan valinta { $draft }/{ $drafts }; aloituspelaaja: { $player }
line-pool = Onnettomuusnopat: { $dice }
line-sheets = Näin luet pelilomaketta: siinä on 91 ruutua yhdellätoista rivillä, ylhäältä A:sta alas K:hon. Rivillä F on 11 ruutua, ja jokaisella rivillä sen ylä- tai alapuolella yksi vähemmän. Ruudun nimi on sen rivi ja paikka vasemmalta: F6 on keskellä. Ruudun naapurit ovat koillisessa, idässä, kaakossa, lounaassa, lännessä ja luoteessa.
line-signs = Karttojen merkit: . tyhjä, h metsästäjä, O avanto, ~ avovesi, W avovesi ja mursu, # ahtojää, B jääkarhu; 1–6 jäärailo nuolineen (1 koilliseen, 2 itään, 3 kaakkoon, 4 lounaaseen, 5 länteen, 6 luoteeseen); lunastettavat bonukset: I iglu, N lisänoppa, R uusintaheitto; pelinappula on hakasulkeissa.
line-player = { $player }: pisteet { $points }, pelinappula ruudussa { $pawn }, onnettomuusmerkkejä rastittu: { $counters }/{ $all }
line-dice = Nopat edessä: { $dice }
line-calamity = Onnettomuusnoppa: { $value }, { $calamity }
line-bonuses = Käytettävissä olevat bonukset: { $bonuses }
line-bonus = Bonus: { $bonus } × { $number }
line-hunters = Metsästäjiä ({ $number }): { $hexes }
line-pack-ice = Ahtojäätä ({ $number }): { $hexes }
line-polar-bears = Jääkarhuja ({ $number }): { $hexes }
line-chasm = Jäärailo ruudussa { $hex }, nuoli { $direction }: se sulkee ruudun { $struck }
line-hole = Avanto ruudussa { $hex }: { $number ->
    [0] kukaan ei kalasta
   *[other] kalastavat { $hunters }
}
line-hole-struck = Avanto ruudussa { $hex }: jäärailo on sulkenut sen, kukaan ei kalasta
line-area = Avovesi ({ $hexes }): { $number ->
    [0] kukaan ei kalasta
   *[other] kalastavat { $hunters }
}
line-area-closed = Avovesi ({ $hexes }): mursu ({ $walruses }) sulkee sen, kukaan ei kalasta
line-silenced = Karhun tai railon pysäyttämät metsästäjät: { $hexes }
line-unclaimed = Lunastettavat bonukset: { $bonuses }
bonus-on = { $bonus } ({ $hex })
line-map = { $map }

# The picture
see-sheet = Pelilomake, { $player }: pisteet { $points }, metsästäjiä { $hunters }, avantoja { $holes }, pelinappula ruudussa { $pawn }
see-hunter = Metsästäjä ruudussa { $hex }; kalapaikkoja: { $places }
see-hunter-bear = Metsästäjä ruudussa { $hex }, pelästynyt: jääkarhu ruudussa { $culprit }
see-hunter-struck = Metsästäjä ruudussa { $hex }, pysäytetty: jäärailo ruudussa { $culprit }
see-hole = Avanto ruudussa { $hex }; metsästäjiä: { $hunters }
see-hole-struck = Avanto ruudussa { $hex }, suljettu: jäärailo ruudussa { $culprit }
see-water = Avovesi ruudussa { $hex }; metsästäjiä vesialueella: { $hunters }
see-water-closed = Avovesi ruudussa { $hex }, suljettu: mursu ruudussa { $culprit }
see-water-struck = Avovesi ruudussa { $hex }, suljettu: jäärailo ruudussa { $culprit }
see-calamity = { $calamity } ruudussa { $hex }
see-chasm = Jäärailo ruudussa { $hex }, nuoli: { $direction }
see-pawn = Pelinappula ruudussa { $hex }: { $player }
see-bonus = Bonusruutu { $hex }: { $bonus }
see-bonus-claimed = Bonusruutu { $hex }: { $bonus }, lunastettu
see-die = Noppa, { $player }: { $value }
see-face = Noppia { $value } edessäsi: { $number }
see-pool = Onnettomuusnoppia jäljellä: { $number }
see-black = { $die }; jäljellä: { $number }
see-held = Onnettomuusnoppa, { $player }: { $calamity }
see-round = Kierros { $round }/{ $rounds }
see-draft = Nopan valinta { $draft }/{ $drafts }
see-start = Aloituspelaaja: { $player }
see-counters = Onnettomuusmerkkejä rastittu: { $number }/{ $all }
see-empty = Tyhjä ruutu { $hex }
see-total = Pisteet, { $player }: { $points }
see-catch = Kalapaikka { $hex }: metsästäjiä { $hunters }, pisteet { $points }

# Why not, by rule
ROLL-20 = otat joka valinnassa täsmälleen yhden edessäsi olevista nopista
ROLL-21 = sijoita noppa, liiku sillä tai vaihda se onnettomuuteen; ruudun valitset vain pyydettäessä
ROLL-22 = onnettomuusnopat otetaan vuorojärjestyksessä, ennen kuin kaikki käyttävät nopan yhtä aikaa tai sen jälkeen
ROLL-23 = saat hukata nopan vain, jos et voi sijoittaa mitään noppaa etkä liikkua millään nopalla
ROLL-29 = jokainen metsästäjä tarvitsee tyhjän ruudun pelinappulasi vierestä
ROLL-31 = avanto vaatii tyhjän ruudun pelinappulasi alta
ROLL-34 = liikkeen on päätyttävä tyhjään ruutuun
ROLL-35 = et voi ylittää avovettä etkä pysähtyä siihen
ROLL-36 = et voi liikkua lomakkeen ulkopuolelle
ROLL-39 = voit nostaa pelinappulan vain, kun se on jumissa
ROLL-40 = jumissa oleva pelinappula nostetaan johonkin lähimmistä tyhjistä ruuduista, joista se voi liikkua
ROLL-41 = tuo onnettomuusnoppa ei ole enää otettavissa
ROLL-42 = otat kierroksella vain yhden onnettomuusnopan
ROLL-43 = tämä on kuudes valinta, joten sinun on otettava onnettomuusnoppa nyt
ROLL-46 = nyt piirretään onnettomuudet
ROLL-47 = onnettomuus vaatii tyhjän ruudun, jossa ei ole pelinappulaa
ROLL-49 = uusi sula on kaksi vierekkäistä keskikuusikulmion ruutua, joista kumpikaan ei ole avoveden vieressä
ROLL-50 = laajenevan sulan on tultava avoveden viereen
ROLL-52 = mursun on tultava avoveden viereen
ROLL-55 = jäärailon nuolen on osoitettava johonkin lomakkeen ruutuun
ROLL-60 = sinulla ei ole käytettävissä sellaista bonusta
ROLL-61 = iglu vaatii kuusi tyhjää ruutua, joissa ei ole pelinappulaasi, muun kuin pelinappulasi ruudun ympäriltä
ROLL-64 = voit heittää uudelleen vain ennen kuin otat nopan
ROLL-65 = nyt voit käyttää vain bonukset, jotka onnettomuudet juuri toivat sinulle
ROLL-85 = sinun on otettava viimeinen onnettomuusnoppa, ennen kuin voit käyttää kuudennen noppasi
ROLL-Q15 = ei ole ruutua, johon voisit nostaa jumissa olevan pelinappulasi
ROLL-Q18 = pelin valinnat kertovat, miten kuudennen valinnan onnettomuusnoppa maksetaan

# Before the game
length = noin { $minutes } minuuttia
option-scoring_mode = Pisteet kaloista
option-scoring_mode-pairs = pareittain
option-scoring_mode-table = taulukon mukaan
option-scoring_mode-pairs_plus_table = molemmat yhteensä
option-scoring_mode-help = Yksi kala jokaisesta kalapaikan metsästäjästä, pisteet lomakkeen taulukosta tai molemmat.
option-sixth_draft = Kuudes noppa
option-sixth_draft-dispose = vaihdetaan onnettomuuteen
option-sixth_draft-free = sen saa silti käyttää
option-sixth_draft-help = Jos sinulla ei ole onnettomuusnoppaa kuudennessa valinnassa, otat sellaisen: viimeisen noppasi hinnalla tai ilmaiseksi.
option-unusable_die = Nopan jättäminen käyttämättä
option-unusable_die-only_if_no_use = vain jos mitään noppaa ei voi käyttää
option-unusable_die-always_allowed = aina sallittu
option-unusable_die-help = Saatko hukata nopan, vaikka voisit käyttää sen.
option-impossible_calamity = Mahdoton onnettomuus
option-impossible_calamity-no_effect = ei tee mitään
option-impossible_calamity-expand = muuttuu laajenevaksi sulaksi
option-impossible_calamity-help = Mitä tapahtuu, jos lomakkeella ei ole tilaa uudelle sulalle.
option-setup_touching = Toisiaan koskettavat vesialueet alussa
option-setup_touching-allowed = sallittu
option-setup_touching-reroll = heitetään uudelleen
option-setup_touching-help = Saavatko kaksi vesialuetta koskettaa toisiaan alussa, vai heitetäänkö toinen uudelleen.
option-solo_calamity = Yksinpeli: kuka piirtää onnettomuuden
option-solo_calamity-player = pelaaja
option-solo_calamity-automa = automaatti
option-solo_calamity-help = Yksinpelissä piirrät onnettomuuden lomakkeellesi itse, tai sen tekee automaatti, mikä on vaikeampaa.
option-start_player = Aloituspelaaja
option-start_player-help = Kuka aloittaa; painettujen sääntöjen mukaan se, jolla on kylmimmät kädet.
option-bonus_windows = Bonukset onnettomuuden valinnassa
option-bonus_windows-anytime = kaikki, ja toinen valinta noppien jälkeen
option-bonus_windows-once = vain uusintaheitto, tai lisänoppa onnettomuuteen
option-bonus_windows-help = Mitä bonuksia saat käyttää onnettomuuksia valittaessa.
option-automa_advice = Automaatin neuvojen järjestys
option-automa_advice-printed = kuten sääntövihossa
option-automa_advice-join_first = suurin vahinko ensin
option-automa_advice-help = Missä järjestyksessä automaatti punnitsee, minne se piirtää onnettomuuden.
