title = Polar Rush
summary = Muista laatat, ylitä jäälautat ja ehdi ensimmäisenä iglulle.
board-printed = Kaikki säännöt, yksitoista laattaa, yhdeksän kaksipuolista ja pitkulaista jäälauttaa, jotka ladotaan riviin, ja se, että nopan yhdessä sivussa on 3.
board-rebuilt = Jäälauttojen kaikki kuvat ja niiden paikat, nopan muut sivut ja kolme viidestä pelaajaväristä.

player = Pelaaja { $seat }
igloo = iglu
crack = halkeama
kayak = kajakki
harpoon = harppuuna
polar-bear = jääkarhu
sled = reki
hare = napajänis
puffin = lunni
seal = hylje
fishing-hole = pilkkiavanto
start-space = lähtöruutu
water = vesi
space = { $picture } (jäälautta { $floe }, sarake { $column }, { $row ->
    [home] kodin puoli
   *[start] lähdön puoli
})
junction = { $floe } ja { $next }
spot = { $picture } jäälautalla { $floe }
spot-column = { $picture } jäälautalla { $floe }, sarake { $column }
list = { $first }, { $rest }
count = { $number }
a-harpoon = harppuunan
on-start = lähtöruudussa
in-kayak = kajakissa jäälauttojen { $junction } välissä
tile = { $picture ->
    [igloo] iglun
    [crack] halkeaman
    [kayak] kajakin
    [harpoon] harppuunan
    [polar-bear] jääkarhun
    [sled] reen
    [hare] napajäniksen
    [puffin] lunnin
    [seal] hylkeen
   *[fishing-hole] pilkkiavannon
}

# What is asked
ask-flip = Käännä laatta (jäljellä { $tiles })
ask-move = Laatan kuva: { $picture }. Minne menet?
ask-harpoon = Otatko harppuunan?
ask-crack = Jää halkeaa: valitse kaksi lauttaa, jotka vedät erilleen, tai railo, jonka suljet
ask-kayak = Nousetko kajakkiin?

# What one can do
flip = käännä laatta { $place }
go = mene ruutuun: { $space }
separate = vedä erilleen jäälautat { $junction }
bridge = sulje railo jäälauttojen { $junction } väliltä
board = nouse kajakkiin jäälauttojen { $junction } välissä
take-harpoon = ota harppuuna
leave-harpoon = älä ota harppuunaa
not-board = älä nouse kajakkiin
stay = jää paikallesi

# What happens
fact-round-begins = Kierros { $number } alkaa.
fact-turn-begins = Vuorossa on { $player }.
fact-course-laid = Reitti on valmis: { $number } jäälauttaa lähdöstä iglulle.
fact-starts = { $player } aloittaa.
fact-shuffled = Halkeaman jälkeen kaikki laatat sekoitetaan.
fact-rolls = { $player } heittää { $tiles }.
fact-turns-over = { $player } kääntää { $tile } ja valitsee, mitä tehdä.
fact-moves = { $way ->
    [on] { $player } kääntää { $tile } ja etenee jäälautalta { $from } jäälautalle { $to }.
    [back] { $player } kääntää { $tile } ja palaa jäälautalta { $from } jäälautalle { $to }.
   *[here] { $player } kääntää { $tile } ja siirtyy sinne jäälautalla { $to }.
}
fact-sleds = { $way ->
    [on] { $player } kääntää { $tile } ja kiitää reellä jäälautalta { $from } jäälautalle { $to }.
    [back] { $player } kääntää { $tile } ja palaa reellä jäälautalta { $from } jäälautalle { $to }.
   *[here] { $player } kääntää { $tile } ja siirtyy sinne reellä jäälautalla { $to }.
}
fact-hunts = { $way ->
    [on] { $player } kääntää { $tile }, palauttaa harppuunan ja etenee jäälautalta { $from } jäälautalle { $to }.
    [back] { $player } kääntää { $tile }, palauttaa harppuunan ja palaa jäälautalta { $from } jäälautalle { $to }.
   *[here] { $player } kääntää { $tile }, palauttaa harppuunan ja siirtyy sinne jäälautalla { $to }.
}
fact-lands = { $player } kääntää { $tile } ja nousee kajakista jäälautalle { $to }.
fact-reaches = { $player } kääntää { $tile } ja on perillä!
fact-leads = { $player } siirtyy johtoon ja jättää taakseen: { $other }.
fact-no-space = { $picture ->
    [igloo] { $player } kääntää { $tile }, mutta sinne on liian pitkä matka.
   *[other] { $player } kääntää { $tile } ja jää paikalleen: sellaista ei ole ulottuvilla.
}
fact-blocked = { $player } kääntää { $tile } ja jää paikalleen: tiellä on { $other }.
fact-no-harpoon = { $player } kääntää { $tile } mutta jää paikalleen, koska harppuuna puuttuu.
fact-stays = { $player } kääntää { $tile } ja päättää jäädä paikalleen.
fact-takes-harpoon = { $player } ottaa { $harpoon }.
fact-leaves-harpoon = { $player } jättää { $harpoon } ottamatta.
fact-separates = { $player } kääntää { $tile }: jää murtuu jäälauttojen { $junction } välistä.
fact-bridges = { $player } kääntää { $tile } ja sulkee railon jäälauttojen { $junction } väliltä.
fact-boards = { $player } kääntää { $tile } ja nousee siihen jäälauttojen { $junction } välissä.
fact-stays-out = { $player } kääntää { $tile } eikä nouse siihen.
fact-no-gap = { $player } kääntää { $tile }, mutta ylitettävää railoa ei ole.
fact-kayak-taken = { $whose ->
    [own] { $player } kääntää { $tile }, mutta istuu jo siinä.
   *[other] { $player } kääntää { $tile }, mutta siinä istuu { $other }.
}

# How it ended
fact-home-first = { $player } on ensimmäisenä iglulla.
fact-at-igloo = Perillä { $number } vuoron jälkeen: { $igloo }.
fact-steps-left = { $number ->
    [one] Yksi askel
   *[other] { $number } askelta
} iglulle: { $place }.
fact-harpoon-left = Omistaa { $harpoon }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-reaches = Pääset iglulle
hint-mine-leads = Siirryt johtoon
hint-mine-sleds = Pääset liikkumaan reellä
hint-mine-hunts = Pääset jääkarhun ohi
hint-mine-takes-harpoon = Otat harppuunan
hint-mine-no-space = Käännät laatan, josta ei ole sinulle hyötyä
hint-mine-blocked = { $number ->
    [one] Vastustaja on tielläsi
   *[other] Vastustajat ovat tielläsi { $number } kertaa
}
hint-mine-no-harpoon = Käännät jääkarhun ilman harppuunaa
hint-mine-kayak-taken = Käännät kajakin, kun se on varattu
hint-mine-headway = { $number ->
    [one] Pääset vähintään yhden askeleen lähemmäs iglua
   *[other] Pääset vähintään { $number } askelta lähemmäs iglua
}
hint-mine-setback = { $number ->
    [one] Joudut vähintään yhden askeleen kauemmas iglusta
   *[other] Joudut vähintään { $number } askelta kauemmas iglusta
}
hint-mine-boards = Pääset kajakkiin
hint-mine-no-gap = Käännät kajakin, kun ylitettävää railoa ei ole
hint-rivals-reaches = Vastustaja pääsee iglulle
hint-rivals-leads = Vastustaja siirtyy johtoon
hint-rivals-blocked = { $number ->
    [one] Vastustajan tie on tukossa
   *[other] { $number } vastustajan tie on tukossa
}
hint-rivals-headway = { $number ->
    [one] Vastustajat pääsevät yhteensä vähintään yhden askeleen lähemmäs iglua
   *[other] Vastustajat pääsevät yhteensä vähintään { $number } askelta lähemmäs iglua
}
hint-rivals-setback = { $number ->
    [one] Vastustajat joutuvat yhteensä vähintään yhden askeleen kauemmas iglusta
   *[other] Vastustajat joutuvat yhteensä vähintään { $number } askelta kauemmas iglusta
}

# What goes on
now-roll = { $player } heittää noppaa.
now-look = Katso laattoja, ennen kuin ne käännetään takaisin. Sitten { $player } heittää noppaa.
now-flip = { $player } valitsee käännettävän laatan (jäljellä { $tiles }).
now-choose = { $player } on kääntänyt { $tile } ja valitsee, mitä tehdä.

# The table
line-round = Kierros { $round }
line-course = { $floes } jäälauttaa lähdöstä (1) iglulle ({ $floes }). Kaksi ruutua on vierekkäin, jos ne koskettavat toisiaan sivulta tai kulmasta.
line-row = { $row ->
    [home] Jäälautta { $floe }, kodin puoli: { $spaces }
   *[start] Jäälautta { $floe }, lähdön puoli: { $spaces }
}
cell = { $column } { $picture }
cell-taken = { $column } { $picture }, jossa { $player }
line-gap = Railo jäälauttojen { $junction } välissä
line-start = { $player }: lähtöruudussa
line-kayak = { $player }: kajakissa jäälauttojen { $junction } välissä
line-player = { $player }: { $space }
line-harpoon = { $player }: hallussa harppuuna
line-reach = { $player }: ruudut, joihin jokin laatta voi viedä: { $spaces }
line-no-reach = { $player }: mikään laatta ei nyt vie mihinkään
line-down = Laatat kuvapuoli alaspäin: { $places }
line-face-up = Laatta { $place } näyttää: { $picture }
line-seen = Laatta { $place } on nähty: { $picture }
line-aid = Muistiapu on käytössä

# Why not, by rule
RUSH-11 = vie tämä laatta loppuun, ennen kuin käännät seuraavan
RUSH-12 = se laatta on jo käännetty tällä vuorolla
RUSH-14 = voit siirtyä vain ruutuun, jossa on juuri käännetyn laatan kuva
RUSH-15 = jos on ruutu, johon voit mennä, sinun on siirryttävä
RUSH-16 = ruutu ei ole vieressäsi
RUSH-17 = railon eri puolilla olevat ruudut eivät ole vierekkäisiä
RUSH-18 = ruudussa on toinen hahmo
RUSH-20 = et voi siirtyä ruutuun, jossa jo olet
RUSH-21 = laatta siirtää hahmoasi vain kerran
RUSH-22 = ensimmäinen siirtosi pysyy lähtölautalla
RUSH-25 = sinulla ei voi olla enempää kuin yksi harppuuna
RUSH-26 = voit ottaa harppuunan vain saapuessasi harppuunan kuvaan
RUSH-28 = jääkarhun on oltava omalla lautallasi tai sitä seuraavalla tai edellisellä
RUSH-30 = reki ei vie kauemmas kuin seuraavalle tai edelliselle lautalle
RUSH-33 = lauttoja voi erottaa ja yhdistää vain halkeamalaatalla, ja silloin sinun on valittava paikka
RUSH-34 = reitillä ei ole sellaista kohtaa
RUSH-35 = et voi sulkea railoa, kun joku istuu siinä kajakissa
RUSH-39 = voit nousta kajakkiin vain kajakkilaatalla, oman lauttasi viereisessä railossa
RUSH-41 = kajakista pääset vain railon kummankin puolen lautalle
RUSH-52 = helpossa pelissä ei ole harppuunoita
RUSH-54 = helpossa pelissä saat jäädä paikallesi vain, jos kaikki mahdolliset ruudut ovat takanasi
RUSH-Q5 = sinun on käännettävä niin monta laattaa kuin noppa näyttää

# The picture
tile-down = Laatta { $place }, kuvapuoli alaspäin
die = Vielä käännettäviä laattoja: { $tiles }
harpoons-left = Otettavissa olevia harppuunoita: { $harpoons }
kayak-ashore = Kajakki, rannalla
joined = Jäälautat { $junction } ovat kiinni toisissaan

# Before the game
length = noin { $minutes } minuuttia
option-variant = Säännöt
option-variant-standard = tavalliset
option-variant-easy = helpot, pienille lapsille
option-variant-help = Helpossa pelissä kenenkään ei tarvitse mennä taaksepäin, eikä reillä, harppuunoilla ja karhuilla ole erityissääntöjä.
option-mid_floes = Jäälauttoja lähtö- ja kotilautan välissä
option-mid_floes-help = Useampi jäälautta tekee pelistä pidemmän; kuvista valitulla reitillä on oma määränsä.
option-start_player = Aloituspelaaja
option-start_player-help = Kuka aloittaa; painettujen sääntöjen mukaan pelaajat sopivat siitä.
option-memory_aid = Näytä nähdyt laatat
option-memory_aid-off = ei
option-memory_aid-young_seats = nuorille pelaajille
option-memory_aid-all_seats = kaikille
option-memory_aid-help = Näyttää, mitä kussakin laatassa on nähty, kunnes laatat sekoitetaan.
option-young = Nuori pelaaja
option-young-help = Nuoret pelaajat saavat muistiapua, jos se on valittu heille; painetuissa säännöissä sitä ei ole.
option-sled_to_igloo = Iglu reellä
option-sled_to_igloo-on = myös kaukaa
option-sled_to_igloo-off = vain viereisestä ruudusta
option-sled_to_igloo-help = Pääseekö reellä iglulle kauempaakin kuin viereisestä ruudusta.
option-distant_sled_move = Reki, kun vieressä ei ole sopivaa ruutua
option-distant_sled_move-may = paikalleen saa jäädä
option-distant_sled_move-must = on siirryttävä
option-distant_sled_move-help = Onko reellä pakko ajaa, kun kuva on sen ulottuvilla mutta ei vieressäsi.
option-look_time = Sekunteja viimeisen laatan katsomiseen
option-look_time-help = Kuinka kauan vuoron viimeinen laatta pysyy kaikkien nähtävillä; painetut säännöt eivät kerro sitä.
option-look_time-0 = ei yhtään
option-course = Reitti
option-course-help = Jäälauttojen rivi lähdöstä iglulle.
option-course-mixed = vaihteleva
option-course-broad = leveää jäätä, vähän vettä
option-course-narrow = kapeaa jäätä, paljon vettä
option-course-long = pitkä: kahdeksan lauttaa
option-course-longest = pisin: yhdeksän lauttaa
