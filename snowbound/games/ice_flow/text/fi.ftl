title = Ice Flow
summary = Johda tutkimusmatkailijasi ajelehtivien jäälauttojen yli Alaskasta Siperiaan.
board-printed = Kaikki säännöt, osien määrät, kuusikulmioiden meri, jossa virtausten voimakkuus on 1–3, kaksi saarta, kuusi asemaa Alaskassa ja neljä Siperiassa.
board-rebuilt = Rannikoiden muoto, saarten ja asemien paikat, kunkin väylän virtaus, jäälauttojen ahtojääreunat ja laattojen kuvat.

player = Pelaaja { $seat }
north = pohjoiseen
north-east = koilliseen
south-east = kaakkoon
south = etelään
south-west = lounaaseen
north-west = luoteeseen
clockwise = myötäpäivään
counter-clockwise = vastapäivään
explorer = tutkimusmatkailija { $number }
explorer-of = { $explorer } ({ $player })
comma = { $first }, { $rest }
and = { $first } ja { $last }
or = { $first } tai { $last }
sentences = { $first } { $rest }
one-rope = köysi
many-ropes = { $number } köyttä
one-fish = kala
many-fish = { $number } kalaa
one-bear = jääkarhu
many-bears = { $number } jääkarhua
the-bear = jääkarhun
nothing = ei mitään
free = ilmainen
for-price = { " " }(hinta: { $price })
smooth = joka reuna sileä
pack-ice = ahtojäätä { $edges }
floe = jäälautta, { $edges }
current = virtaus { $direction }, voimakkuus { $strength }

# Questions
ask-station = Aseta tutkimusmatkailija jollekin Alaskan asemalle
ask-pick = Valitse jokin lautoistasi tätä laattaa varten
ask-hex = Valitse meriruutu jäälautalle
ask-orientation = Valitse, miten päin jäälautta on
ask-turn = Sinun vuorosi: lauttatoiminto ja halutessasi tutkijatoiminto
ask-floe-action = Lauttatoiminto on vielä tekemättä
ask-explorer-action = Tee tutkijatoiminto tai päätä vuoro
ask-end = Molemmat toiminnot on tehty: päätä vuoro
ask-floe = Anna lautan ajelehtia tai kierrä sitä
ask-remove = Kangaspussi on tyhjä: mikä jäälautta poistuu salmesta?
ask-entry = Valitse virran tuloruutu uudelle jäälautalle
ask-journey = Minne { $explorer } kulkee paikasta { $place }?
ask-drive = Minne { $explorer } karkottaa jääkarhun paikasta { $place }?
ask-threat = Jääkarhu hyökkää! Vaarassa on { $explorer } paikassa { $place }: pakene, karkota karhu tai kutsu helikopteri
ask-collect = Keräätkö tavaran?

# Actions
do-settle = aseta tutkimusmatkailija asemalle { $station }
do-fly = lennä pelastushelikopterilla asemalle { $station }
do-overland = kulje maitse asemalle { $station }
do-choose = lautta ruudussa { $hex }
do-place = aseta lautta ruutuun { $hex }
do-lay = aseta näin: { $edges }
do-lay-smooth = aseta se: joka reuna on sileä
do-drift = anna sen ajelehtia { $direction }
do-drift-to = anna sen ajelehtia { $direction } ruutuun { $hex }
do-drift-out = anna sen ajelehtia { $direction }, pois salmesta
do-rotate-clockwise = kierrä sitä myötäpäivään
do-rotate-back = kierrä sitä vastapäivään
do-discover = löydä uusi lautta
do-select = liikuta: { $explorer }, paikasta { $place }
do-select-or-collect = liikuta tai kerää: { $explorer }, paikasta { $place }
do-fish = vaihda köysi kahteen kalaan
do-end = päätä vuoro
do-drop-rope = jätä köysi paikkaan { $place } ({ $explorer })
do-drop-fish = jätä kala paikkaan { $place } ({ $explorer })
do-step = astu { $direction }: { $place }
do-swim = ui { $first }, sitten { $second }: { $place }
do-stop = pysähdy paikkaan { $place }
do-stop-and-collect = pysähdy paikkaan { $place } ja kerää
do-collect-rope = kerää köysi
do-collect-fish = kerää kala
do-collect-nothing = älä kerää mitään
do-drive = karkota jääkarhu { $direction }

# Headings of the choices
help-tile = { $code }
group-floe = { $drift } tai { $turn }: anna lautan ajelehtia tai kierrä sitä
group-discover = { $code }: löydä lautta
group-move = { $code }: liikuta tutkimusmatkailijaa tai kerää
group-fish = { $code }: kalasta
group-drop = Jätä tavara repusta
group-end = Päätä vuoro
group-collect = Kerää
group-go = Jatka matkaa
group-stop = Pysähdy
group-chase = Karkota jääkarhu
group-drift = { $code }: ajelehdi
group-rotate = { $code }: kierrä
group-flee = Pakene
group-drive = Karkota jääkarhu kalalla
group-rescue = Pelastushelikopteri

# What goes on
now-explorers = Alkuvaihe: tutkimusmatkailijat asetetaan Alaskaan.
now-floes = Alkuvaihe: laudalla on { $number }/{ $all } jäälauttaa.
now-turn = Kierros { $round }, vuorossa { $player }: { $floe }, { $explorer }.
floe-done = lauttatoiminto tehty
floe-open = lauttatoiminto tekemättä
explorer-done = tutkijatoiminto tehty
explorer-open = tutkijatoiminto mahdollinen
now-driving = Paikassa { $place } jääkarhua karkottaa { $explorer }.
now-attacked = Jääkarhu hyökkää! Vaarassa on { $explorer } paikassa { $place }.
now-travelling = Matkalla, nyt paikassa { $place }: { $explorer }.
now-placing = Asetettavana: { $floe }; sen päällä: { $things }.
now-home = Siperiassa (voittoon tarvitaan { $needed }): { $players }.
home-of = { $player } { $number }

# The table
line-map = Meriruudun nimessä on sarake ({ $first } lännessä, { $last } idässä) ja rivi (0 pohjoisessa). Sarakkeet { $shifted } ovat puoli ruutua etelämpänä. Siperia on lännessä, Alaska idässä. Uudet lautat tulevat ruutuihin { $entries }.
line-floe = { $hex }: jäälautta, { $edges }; { $current }.
line-place = { $place }.
line-things = Siinä on: { $things }.
line-explorers = Tutkimusmatkailijat: { $explorers }.
line-near = Vieressä: { $places }.
line-backpack = Reppu, { $player }: { $things }.
line-hand = Asetettavat jäälautat, { $player }: { $floes }.
line-supply = Yhteinen varasto: { $things }.
line-bag = Kangaspussissa lauttoja: { $floes }. Nostopinossa laattoja: { $tiles }.
tile-up = Laatassa on: { $things }.
island-tile-up = Laatta tuo saarelle { $island }: { $things }.

# The log
fact-round-begins = Kierros { $number }.
fact-turn-begins = Vuorossa on { $player }.
fact-starts = { $player } on aloituspelaaja.
fact-settles = { $player }: { $explorer } asetetaan asemalle { $place }.
fact-is-dealt = { $player } nostaa: { $floe }.
fact-all-are-dealt = Kaikki ovat nostaneet { $number } jäälauttaa.
fact-places = { $number ->
    [0] { $player } asettaa ruutuun { $place }: { $floe }.
   *[other] { $player } asettaa ruutuun { $place }: { $floe }; sen päällä: { $things }.
  }
fact-discovers = { $number ->
    [0] { $player } löytää uuden lautan ruutuun { $place }: { $floe }.
   *[other] { $player } löytää uuden lautan ruutuun { $place }: { $floe }; sen päällä: { $things }.
  }
fact-turns-up = { $player } kääntää laatan: { $tile }.
for-island = { $things } saarelle { $place }
fact-shuffled = Kaikki { $number } laattaa sekoitetaan uudeksi nostopinoksi.
fact-draws = { $player } nostaa kangaspussista: { $floe }.
fact-takes-out = Kangaspussi on tyhjä: { $player } ottaa lautan ruudusta { $place } pois salmesta.
fact-island-gets = { $place } saa: { $things }.
fact-is-short = Varasto ei riitä; puuttuu: { $things }.
fact-drifts = { $player } antaa lautan ajelehtia ruudusta { $from } ruutuun { $to }: { $floe }.
fact-stops-early = Se pysähtyy ruutuun { $place }: { $reason }.
stops-at-floe = toinen lautta on tiellä
stops-at-island = saari on tiellä
stops-at-coast = rannikko on tiellä
stops-at-rim = lautta, jolla on tutkimusmatkailija, ei voi poistua salmesta
fact-drifts-out = { $player } antaa ruudun { $place } lautan ajelehtia pois salmesta, takaisin kangaspussiin.
fact-rides = { $player }: { $explorer } ajelehtii mukana paikasta { $from } paikkaan { $place }.
fact-rotates = { $player } kiertää ruudun { $place } lauttaa { $direction }: nyt { $floe }.
fact-has-no-floe = { $player } ei voi tehdä mitään lauttatoimintoa.
fact-sets-out = { $player } lähtee liikkeelle: { $explorer }, paikasta { $place }.
fact-steps = { $player }: { $explorer } astuu paikasta { $from } paikkaan { $place }{ $price }.
fact-swims = { $player }: { $explorer } ui paikasta { $from } paikkaan { $place }{ $price }.
fact-goes-overland = { $player }: { $explorer } kulkee maitse paikasta { $from } paikkaan { $place }{ $price }.
fact-leaves-ropes = Paikkaan { $place } jää: { $ropes }.
fact-loses-ropes = Takaisin varastoon: { $ropes }.
fact-feeds = { $player } maksaa paikassa { $place }: { $fish } (vastassa { $bears }).
fact-arrives = { $player }: { $explorer } saapuu Siperian asemalle { $place }: { $number }/{ $needed }.
fact-goes-back = { $player }: { $explorer } lähtee Siperian asemalta { $place }: { $number }/{ $needed }.
fact-collects = { $player }: { $explorer } kerää paikasta { $place }: { $object }.
fact-drops = { $player } jättää paikkaan { $place }: { $object }.
fact-fishes = { $player } kalastaa: maksaa { $rope }, saa { $fish }.
fact-drives = { $player } karkottaa { $bear } paikasta { $from } paikkaan { $to }{ $price }.
fact-drives-out = { $player } karkottaa { $bear } paikasta { $from } pois salmesta{ $price }.
fact-is-attacked = Jääkarhu hyökkää! Vaarassa on { $explorer } ({ $player }) paikassa { $place }.
fact-flees = { $player }: { $explorer } pakenee paikasta { $from } paikkaan { $place }{ $price }.
fact-is-rescued = { $player }: { $explorer } lentää pelastushelikopterilla paikasta { $from } asemalle { $place }.
fact-wins = { $player } on johtanut { $number } tutkimusmatkailijaa { $number } eri asemalle Siperiaan ja voittaa pelin.
fact-time-is-up = Sovittu määrä vuoroja on pelattu ({ $number } kukin): peli päättyy.
fact-won = { $player } on johtanut { $number } tutkimusmatkailijaa Siperiaan.
fact-capped = Sovittu määrä vuoroja on pelattu ({ $number } kukin). Voiton ratkaisee tutkimusmatkailijoiden määrä Siperiassa.
fact-tied = { $number } pelaajalla on yhtä monta tutkimusmatkailijaa Siperiassa, ja he jakavat ensimmäisen sijan.
fact-is-home = Perillä asemalla { $place }: { $explorer }.
fact-is-on-the-way = Vasta paikassa { $place }: { $explorer }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-arrives = { $number ->
    [one] Tutkimusmatkailijasi saapuu Siperiaan
   *[other] { $number } tutkimusmatkailijaasi saapuu Siperiaan
}
hint-mine-collects = { $number ->
    [one] Keräät tavaran
   *[other] Keräät { $number } tavaraa
}
hint-mine-rides = Tutkimusmatkailijasi ajelehtii jäälautan mukana
hint-mine-wins = Voitat pelin
hint-mine-is-attacked = { $number ->
    [one] Jääkarhu hyökkää tutkimusmatkailijasi kimppuun
   *[other] Jääkarhut hyökkäävät { $number } tutkimusmatkailijasi kimppuun
}
hint-mine-is-rescued = Pelastushelikopteri lennättää tutkimusmatkailijasi takaisin
hint-mine-loses-ropes = { $number ->
    [one] Yksi köytesi palaa varastoon
   *[other] { $number } köyttäsi palaa varastoon
}
hint-mine-fishes = { $number ->
    [one] Vaihdat köyden yhteen kalaan
   *[other] Vaihdat köyden { $number } kalaan
}
hint-mine-headway = { $number ->
    [one] Tutkimusmatkailijoillasi on matkalla Siperiaan vähintään yksi este vähemmän (avovettä, ahtojäätä tai jääkarhu)
   *[other] Tutkimusmatkailijoillasi on matkalla Siperiaan vähintään { $number } estettä vähemmän (avovettä, ahtojäätä tai jääkarhuja)
}
hint-mine-setback = { $number ->
    [one] Tutkimusmatkailijoillesi tulee matkalle Siperiaan vähintään yksi este lisää (avovettä, ahtojäätä tai jääkarhu)
   *[other] Tutkimusmatkailijoillesi tulee matkalle Siperiaan vähintään { $number } estettä lisää (avovettä, ahtojäätä tai jääkarhuja)
}
hint-mine-leaves-ropes = { $number ->
    [one] Jätät jälkeesi yhden köyden
   *[other] Jätät jälkeesi { $number } köyttä
}
hint-mine-feeds = { $number ->
    [one] Maksat jääkarhusta yhden kalan
   *[other] Maksat jääkarhuista { $number } kalaa
}
hint-mine-steps = { $number ->
    [one] Tutkimusmatkailijasi ottaa askeleen
   *[other] Tutkimusmatkailijasi ottavat { $number } askelta
}
hint-rivals-arrives = { $number ->
    [one] Vastustajan tutkimusmatkailija saapuu Siperiaan
   *[other] { $number } vastustajan tutkimusmatkailija saapuu Siperiaan
}
hint-rivals-wins = Vastustaja voittaa pelin
hint-rivals-is-attacked = { $number ->
    [one] Jääkarhu hyökkää vastustajan tutkimusmatkailijan kimppuun
   *[other] Jääkarhut hyökkäävät { $number } vastustajan tutkimusmatkailijoiden kimppuun
}
hint-rivals-headway = { $number ->
    [one] Vastustajien tutkimusmatkailijoilla on matkalla Siperiaan yhteensä vähintään yksi este vähemmän
   *[other] Vastustajien tutkimusmatkailijoilla on matkalla Siperiaan yhteensä vähintään { $number } estettä vähemmän
}
hint-rivals-setback = { $number ->
    [one] Vastustajien tutkimusmatkailijoille tulee matkalle Siperiaan yhteensä vähintään yksi este lisää
   *[other] Vastustajien tutkimusmatkailijoille tulee matkalle Siperiaan yhteensä vähintään { $number } estettä lisää
}
hint-rivals-is-rescued = Pelastushelikopteri lennättää vastustajan tutkimusmatkailijan takaisin

# In the picture: labels
seen-sea = { $hex }: avomeri; { $current }
seen-explorer = { $explorer } paikassa { $place }
seen-rope-on = köysi: { $place }
seen-fish-on = kala: { $place }
seen-bear-on = jääkarhu: { $place }
seen-packed-rope = köysi repussa
seen-packed-fish = kala repussa
seen-price = { $way } ({ $price })
seen-journey = { $explorer } paikkaan { $place } ({ $price })
seen-collecting = kerää paikasta { $place }: { $object } ({ $explorer })
seen-home = tutkimusmatkailijoita Siperiassa: { $number }
seen-bag = Kangaspussi; lauttoja: { $floes }
seen-stack = Nostopino; laattoja: { $tiles }
seen-turn = Vuorossa on { $player }
seen-chosen = Valittu lautta: { $hex }
seen-danger = Jääkarhu uhkaa: { $place }

# Why not, by rule
FLOW-06 = aseta ensin tutkimusmatkailijat, yksi kerrallaan
FLOW-07 = asemalla on jo kaksi tutkimusmatkailijaa
FLOW-09 = aseta alkuvaiheessa nostamasi lautat, yksi kerrallaan
FLOW-10 = alkuvaiheessa et voi asettaa lauttaa virran tuloruutuun
FLOW-11 = alkuvaiheessa lautat eivät saa koskettaa toisiaan
FLOW-12 = voit valita lautan asennon vain, kun asetat sen
FLOW-15 = sinun on tehtävä vuorollasi täsmälleen yksi lauttatoiminto
FLOW-16 = voit tehdä vuorollasi vain yhden tutkijatoiminnon
FLOW-17 = tee ensin aloittamasi toiminto loppuun
FLOW-19 = voit päättää vuorosi vasta toimintojesi jälkeen
FLOW-20 = valitse lautta, jolla ei ole tutkimusmatkailijoita tai jolla on omasi
FLOW-22 = lautta ajelehtii vain nuolten suuntaan
FLOW-25 = lautta ei pääse siihen suuntaan
FLOW-30 = aseta uusi lautta vapaaseen virran tuloruutuun
FLOW-33 = kaikki virran tuloruudut ovat varattuja
FLOW-34 = kangaspussi on tyhjä: ota lautta, jolla ei ole tutkimusmatkailijoita ja joka ajelehtisi ulos salmesta
FLOW-35 = kangaspussi on tyhjä, eikä mikään lautta voi poistua salmesta
FLOW-38 = valitse ensin tutkimusmatkailija, jota liikutat
FLOW-39 = siinä suunnassa ei ole kenttää, jolle voisit astua
FLOW-40 = jokainen rosoinen reuna maksaa köyden
FLOW-43 = voit uida vain yhden avomeren ruudun läpi, kalan hinnalla
FLOW-44 = uiminen rosoisen reunan yli maksaa lisäksi köyden
FLOW-45 = uinnin on päätyttävä kentälle
FLOW-46 = et voi päättää liikettä kentälle, jolla on kaksi muuta tutkimusmatkailijaa
FLOW-47 = sinulla on jo tutkimusmatkailija sillä Siperian asemalla
FLOW-48 = maitse voit kulkea vain Alaskassa, köydellä asemalta asemalle
FLOW-49 = maitse voit kulkea vain kolmen aseman ryhmässä
FLOW-51 = voit kerätä vain sen, mikä on kentällä, jolle liikkeesi päättyi
FLOW-54 = liikkeesi on ohi: enää voit vain kerätä
FLOW-56 = reppusi on täynnä
FLOW-57 = sinulla ei ole sitä tavaraa
FLOW-58 = kalastus maksaa köyden
FLOW-61 = jokainen kentän jääkarhu maksaa kalan
FLOW-62 = karkota ensin tämän kentän jääkarhut
FLOW-65 = täällä ei ole karkotettavaa jääkarhua
FLOW-66 = et voi karkottaa jääkarhua rannikolle
FLOW-68 = vie ensin uhatut tutkimusmatkailijat turvaan
FLOW-71 = hyökkäävän jääkarhun karkotus maksaa kalan
FLOW-74 = et voi ottaa pelastushelikopteria, kun voit paeta
FLOW-Q17 = se näyttää samalta kuin toinen asento
FLOW-Q28 = yhdellä köydellä pääset vain rannikon seuraavalle asemalle
FLOW-Q29 = et voi uida takaisin lähtöpaikkaasi
FLOW-Q30 = et voi uida asemalta asemalle
FLOW-Q33 = et voisi päättää liikettäsi sieltä
FLOW-Q34 = tämä tutkimusmatkailija on jo käynyt siellä, etkä ole sen jälkeen maksanut tai jättänyt mitään
FLOW-Q35 = tällä tutkimusmatkailijalla ei ole minne mennä eikä mitä kerätä
FLOW-Q36 = voit jättää tavaroita milloin tahansa omalla vuorollasi, mutta et jääkarhun hyökätessä
FLOW-Q37 = voit jättää tavaran vain sinne, missä tutkimusmatkailijasi on, etkä koskaan Siperiaan
FLOW-Q38 = kalat eivät mahdu reppuusi
FLOW-Q39 = varastossa ei ole kalaa
FLOW-Q50 = et voi karkottaa karhua takaisin tulosuuntaansa
FLOW-Q55 = se asema on täynnä

# Before the game
length = noin { $minutes } minuuttia
option-explorers_needed = Siperiaan vietäviä tutkimusmatkailijoita
option-explorers_needed-3 = kolme
option-explorers_needed-2 = kaksi (lyhyempi peli)
option-explorers_needed-help = Kuinka monen kolmesta tutkimusmatkailijastasi on päästävä Siperiaan, jotta voitat; kahdella peli on lyhyempi.
option-start_player = Aloituspelaaja
option-start_player-help = Kuka aloittaa; painettujen sääntöjen mukaan pelaajat sopivat siitä.
option-turn_cap = Vuoroja pelaajaa kohti enintään
option-turn_cap-help = Kun kullakin on ollut näin monta vuoroa, voittaa se, jolla on eniten tutkimusmatkailijoita Siperiassa.
option-turn_cap-0 = ei rajaa
option-rope_along_coast = Yhdellä köydellä pääsee Alaskassa maitse
option-rope_along_coast-per_pair = seuraavalle asemalle
option-rope_along_coast-per_move = mille tahansa ryhmän asemalle
option-rope_along_coast-help = Kuinka pitkälle yksi köysi vie tutkimusmatkailijan Alaskan rannikkoa pitkin.
