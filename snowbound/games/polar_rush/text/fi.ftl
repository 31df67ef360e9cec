title = Polar Rush
summary = Muista laatat, ylitä jäälautat ja ehdi ensimmäisenä iglulle.

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
space = { $picture } (jäälautta { $floe }, rivi { $row }, sarake { $column })
junction = jäälautta { $floe } ja jäälautta { $next }

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
flips = { $player } kääntää laatan
flips-face = { $player } kääntää laatan: { $picture }
goes = { $player } menee ruutuun: { $space }
separates = { $player } erottaa: { $junction }
bridges = { $player } yhdistää: { $junction }
boards = { $player } nousee kajakkiin, railo: { $junction }
does-take-harpoon = { $player } ottaa harppuunan
does-leave-harpoon = { $player } ei ota harppuunaa
does-not-board = { $player } ei nouse kajakkiin
does-stay = { $player } jää paikalleen
laid = Jäälautta { $floe } on { $side }
starts = { $player } aloittaa
shows = Laatan kuva: { $picture }
rolls = { $player } heittää { $tiles }
shuffled-rolls = Kaikki laatat sekoitetaan; { $player } heittää { $tiles }

# The table
line-turn = Vuoro { $turn }
line-row = Jäälautta { $floe } ({ $side }), rivi { $row }: { $pictures }
line-gap = Railo: { $junction }
line-letter = { $letter } = { $picture }
line-start = { $player }: lähtöruudussa
line-kayak = { $player }: kajakissa, railo: { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player }: harppuuna
line-tiles = Laatat, käännetyt hakasulkeissa: { $tiles }
line-face-up = Laatan { $place } kuva: { $picture }
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
crossing = Välissä: { $junction }

# Before the game
length = noin { $minutes } minuuttia
option-variant = Säännöt
option-variant-standard = tavalliset
option-variant-easy = helpot, pienille lapsille
option-mid_floes = Jäälauttoja lähdön ja maalin välissä
option-start_player = Ensimmäinen pelaaja
option-memory_aid = Näytä nähdyt laatat
option-memory_aid-off = ei
option-memory_aid-young_seats = pienille lapsille
option-memory_aid-all_seats = kaikille
option-young = Pieni lapsi
option-sled_to_igloo = Iglu reellä
option-sled_to_igloo-on = myös kaukaa
option-sled_to_igloo-off = vain viereisestä ruudusta
option-distant_sled_move = Reki, kun vieressä ei ole sopivaa ruutua
option-distant_sled_move-may = paikalleen saa jäädä
option-distant_sled_move-must = on siirryttävä
option-look_time = Sekunteja viimeisen laatan katsomiseen
option-course = Rata
