title = Polar Rush
summary = Muista laatat, ylitä jäälautat ja ehdi ensimmäisenä iglulle.
board-printed = Kaikki säännöt, yksitoista laattaa, yhdeksän kaksipuolista jäälauttaa, jotka ovat pitkulaisia ja ladotaan riviin, ja se, että nopassa on 3.
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
junction = jäälautat { $floe } ja { $next }
spot = { $picture } jäälautalla { $floe }
spot-column = { $picture } jäälautalla { $floe }, sarake { $column }
list = { $first }, { $rest }
count = { $number }
a-harpoon = harppuunan
on-start = lähtöruudussa
in-kayak = kajakissa, railo: { $junction }
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
ask-crack = Jää halkeaa: valitse liitos, jonka erotat, tai railo, jonka yhdistät
ask-kayak = Nousetko kajakkiin?

# What one can do
flip = käännä laatta { $place }
go = mene ruutuun: { $space }
separate = erota: { $junction }
bridge = yhdistä: { $junction }
board = nouse kajakkiin, railo: { $junction }
take-harpoon = ota harppuuna
leave-harpoon = älä ota harppuunaa
not-board = älä nouse kajakkiin
stay = jää paikallesi

# What happens
fact-round-begins = Kierros { $number } alkaa.
fact-turn-begins = Nyt on vuorossa { $player }.
fact-course-laid = Reitti on valmis: { $number } jäälauttaa lähdöstä iglulle.
fact-starts = { $player } aloittaa.
fact-shuffled = Halkeaman jälkeen kaikki laatat sekoitetaan.
fact-rolls = { $player } heittää { $tiles }.
fact-turns-over = { $player } kääntää { $tile } ja valitsee seuraavaksi.
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
fact-leads = { $player } ohittaa kilpailijan { $other } ja siirtyy johtoon.
fact-no-space = { $picture ->
    [igloo] { $player } kääntää { $tile }, mutta sinne on liian pitkä matka.
   *[other] { $player } kääntää { $tile } ja jää paikalleen: sellaista ei ole ulottuvilla.
}
fact-blocked = { $player } kääntää { $tile } ja jää paikalleen: tiellä on { $other }.
fact-no-harpoon = { $player } kääntää { $tile } ja jää paikalleen ilman harppuunaa.
fact-stays = { $player } kääntää { $tile } ja päättää jäädä paikalleen.
fact-takes-harpoon = { $player } ottaa { $harpoon }.
fact-leaves-harpoon = { $player } jättää { $harpoon } ottamatta.
fact-separates = { $player } kääntää { $tile }: jää murtuu, { $junction } eroavat.
fact-bridges = { $player } kääntää { $tile } ja sulkee railon: { $junction }.
fact-boards = { $player } kääntää { $tile } ja nousee siihen (railo: { $junction }).
fact-stays-out = { $player } kääntää { $tile } eikä nouse siihen.
fact-no-gap = { $player } kääntää { $tile }, mutta ylitettävää railoa ei ole.
fact-kayak-taken = { $whose ->
    [own] { $player } kääntää { $tile } ja istuu jo siinä.
   *[other] { $player } kääntää { $tile }, mutta siinä istuu { $other }.
}

# How it ended
fact-home-first = { $player } on ensimmäisenä iglulla.
fact-at-igloo = Perillä ({ $igloo }), vuoroja { $number }.
fact-steps-left = { $number ->
    [one] Yksi askel
   *[other] { $number } askelta
} iglulle: { $place }.
fact-harpoon-left = Omistaa { $harpoon }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-reaches = Pääset iglulle
hint-mine-leads = Siirryt johtoon
hint-mine-moves = Pääset liikkumaan
hint-mine-sleds = Pääset liikkumaan reellä
hint-mine-hunts = Pääset jääkarhun ohi
hint-mine-takes-harpoon = Otat harppuunan
hint-mine-no-space = Käännät laatan, josta ei ole sinulle hyötyä
hint-mine-blocked = Vastustaja on tielläsi
hint-mine-no-harpoon = Käännät jääkarhun ilman harppuunaa
hint-mine-kayak-taken = Käännät kajakin, kun se on varattu
hint-rivals-reaches = Vastustaja pääsee iglulle
hint-rivals-leads = Vastustaja siirtyy johtoon
hint-rivals-blocked = Vastustajan tie on tukossa

# What goes on
now-roll = { $player } heittää noppaa.
now-look = Katso laattoja: ne käännetään nyt takaisin. Sitten { $player } heittää noppaa.
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
line-gap = Railo: { $junction }
line-start = { $player }: lähtöruudussa
line-kayak = { $player }: kajakissa, railo: { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player }: hallussa harppuuna
line-reach = Minne laatta voi siirtää ({ $player }): { $spaces }
line-no-reach = Mikään laatta ei siirrä nyt ({ $player })
line-down = Laatat kuvapuoli alaspäin: { $places }
line-face-up = Laatta { $place } näyttää: { $picture }
line-seen = Laatta { $place } on nähty: { $picture }
line-aid = Muistiapu on käytössä

# Why not, by rule
RUSH-11 = laatta suoritetaan loppuun ennen kuin seuraava valitaan
RUSH-12 = kuvapuoli ylöspäin olevaa laattaa ei voi valita uudelleen samalla vuorolla
RUSH-14 = hahmo siirtyy vain ruutuun, jossa on juuri käännetyn laatan kuva
RUSH-15 = jos on ruutu, johon voi mennä, on siirryttävä
RUSH-16 = ruutu ei ole viereinen
RUSH-17 = railon eri puolilla olevat ruudut eivät ole vierekkäisiä
RUSH-18 = ruudussa on toinen hahmo
RUSH-20 = hahmo ei voi siirtyä omaan ruutuunsa
RUSH-21 = laatta siirtää hahmoa vain kerran
RUSH-22 = ensimmäinen siirto pysyy lähtölautalla
RUSH-25 = kenelläkään ei saa olla enempää kuin yksi harppuuna
RUSH-26 = harppuunan voi ottaa vain saapuessaan harppuunan kuvaan
RUSH-28 = jääkarhun on oltava omalla lautalla tai seuraavalla edessä tai takana
RUSH-30 = reki ei vie kauemmas kuin seuraavalle lautalle edessä tai takana
RUSH-33 = lauttoja erotetaan ja yhdistetään vain halkeamalaatalla, ja silloin on valittava liitos
RUSH-34 = reitillä ei ole sellaista liitosta
RUSH-35 = railoa, jossa hahmo istuu kajakissa, ei voi yhdistää
RUSH-39 = kajakkiin noustaan vain kajakkilaatalla, oman lautan viereisessä railossa
RUSH-41 = kajakista hahmo pääsee vain railon kahdelle lautalle
RUSH-52 = helpossa pelissä ei ole harppuunoita
RUSH-54 = helpossa pelissä saa jäädä paikalleen vain, jos kaikki mahdolliset ruudut ovat takana
RUSH-Q5 = kaikki nopan vaatimat laatat on käännettävä

# The picture
tile-down = Laatta { $place }, kuvapuoli alaspäin
die = Vielä käännettäviä laattoja: { $tiles }
harpoons-left = Otettavissa olevia harppuunoita: { $harpoons }
kayak-ashore = Kajakki, rannalla
joined = { $junction } ovat yhdessä

# Before the game
length = noin { $minutes } minuuttia
option-variant = Säännöt
option-variant-standard = tavalliset
option-variant-easy = helpot, pienille lapsille
option-variant-help = Helpossa pelissä kenenkään ei tarvitse mennä taaksepäin, eikä reillä, harpuunoilla ja karhuilla ole erityissääntöjä.
option-mid_floes = Jäälauttoja lähdön ja maalin välissä
option-mid_floes-help = Useampi jäälautta tekee pelistä pidemmän. Kuvista valitulla radalla on oma määränsä.
option-start_player = Ensimmäinen pelaaja
option-start_player-help = Kuka aloittaa.
option-memory_aid = Näytä nähdyt laatat
option-memory_aid-off = ei
option-memory_aid-young_seats = pienille lapsille
option-memory_aid-all_seats = kaikille
option-memory_aid-help = Näyttää, mitä kunkin laatan alla on nähty, kunnes laatat sekoitetaan.
option-young = Pieni lapsi
option-young-help = Pienet lapset saavat muistiapua, jos se on valittu heille.
option-sled_to_igloo = Iglu reellä
option-sled_to_igloo-on = myös kaukaa
option-sled_to_igloo-off = vain viereisestä ruudusta
option-sled_to_igloo-help = Reellä pääsee myös ruutuihin, jotka eivät ole vieressä. Sääntövihko ei kerro, koskeeko tämä iglua.
option-distant_sled_move = Reki, kun vieressä ei ole sopivaa ruutua
option-distant_sled_move-may = paikalleen saa jäädä
option-distant_sled_move-must = on siirryttävä
option-distant_sled_move-help = Onko reellä pakko ajaa, kun kuva on sen ulottuvilla mutta ei vieressäsi.
option-look_time = Sekunteja viimeisen laatan katsomiseen
option-look_time-help = Kuinka kauan vuoron viimeinen laatta pysyy kaikkien nähtävillä.
option-look_time-0 = ei yhtään
option-course = Rata
option-course-help = Jäälauttojen rivi lähdöstä iglulle.
option-course-mixed = vaihteleva
option-course-broad = leveää jäätä, vähän vettä
option-course-narrow = kapeaa jäätä, paljon vettä
option-course-long = pitkä: kahdeksan lauttaa
option-course-longest = pisin: yhdeksän lauttaa
