title = Arctic Roll
summary = Valitse noppia pöytää kiertäviltä lautoilta, piirrä metsästäjiä ja avantoja ja kalasta siellä, minne naapurien onnettomuudet päästävät.

player = Pelaaja { $seat }
pack-ice = ahtojää
new-ice-flow = uusi sula
expand = sula laajenee
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
ask-window = Luovu nopasta onnettomuuden vuoksi nyt tai passaa
ask-turn = Valitse noppa ja käytä se
ask-bonus = Noppasi on käytetty: käytä bonus tai päätä vuorosi
ask-igloo = Valitse ruutu, jonka ympärille kuusi metsästäjää tulevat
ask-relocation = Pelinappulasi on jumissa: valitse ruutu, johon se nostetaan
ask-calamity = Piirrä onnettomuus ({ $calamity }), lomakkeen omistaja { $player }: valitse ruutu
ask-direction = { $calamity } ruudussa { $hex }: valitse suunta
ask-aftermath = Onnettomuus toi sinulle bonuksen: käytä se nyt tai säästä se

# What one can do
pass = passaa
end-turn = päätä vuoro
keep-bonus = säästä bonus
use-reroll = heitä nopat uudelleen (uusintaheitto)
use-igloo = rakenna iglu
bonus-relocate = nosta jumissa oleva pelinappula (lisänoppa)
take-die = luovu nopasta { $value } ja ota { $calamity }
take-bonus = luovu lisänopasta ja ota { $calamity }
take-free = ota { $calamity }
place = sijoita noppa { $value }
place-line = sijoita noppa { $value } linjalle { $line }
place-gap = sijoita noppa { $value }, linja { $line } jää vapaaksi
move = siirry { $value } { $direction }
relocate = nosta jumissa oleva pelinappula nopalla { $value }
waste = hukkaa noppa { $value }
bonus-place = sijoita { $value } (lisänoppa)
bonus-place-line = sijoita { $value } linjalle { $line } (lisänoppa)
bonus-place-gap = sijoita { $value }, linja { $line } jää vapaaksi (lisänoppa)
bonus-move = siirry { $value } { $direction } (lisänoppa)
hex = ruutu { $hex }
direction = { $direction }

# What happens
does = { $player }: { $action }
hidden-turn = { $player } käyttää noppaa
hidden-calamity = { $player } piirtää onnettomuutta
hidden-aftermath = { $player } päättää uudesta bonuksesta
starts = { $player } on aloituspelaaja
rolls-area-1-first = { $player } heittää { $value } ensimmäistä vesialuetta varten
rolls-area-1-second = { $player } heittää { $value } ensimmäisen vesialueen toista ruutua varten
rolls-area-2-first = { $player } heittää { $value } toista vesialuetta varten, jossa on mursu
rolls-area-2-second = { $player } heittää { $value } toisen vesialueen toista ruutua varten
rolls-black = Onnettomuusnoppa näyttää { $value }: { $calamity }
rolls-white = { $player } heittää { $value }
rolls-again = { $player } heittää uudelleen ja saa { $value }
rolls-unseen = { $player } heittää noppaa

# The table
line-round = Kierros { $round }, nopan valinta { $draft }; aloituspelaaja: { $player }
line-pool = Onnettomuusnopat: { $dice }
line-player = { $player }: pisteet { $points }, pelinappula ruudussa { $pawn }, onnettomuusmerkkejä: { $counters }
line-dice = Nopat edessä: { $dice }
line-calamity = Onnettomuusnoppa: { $value }, { $calamity }
line-bonus = Bonus: { $bonus } × { $number }
line-row = { $row }

# The picture
see-sheet = Pelilomake, { $player }: pisteet { $points }, metsästäjiä { $hunters }, avantoja { $holes }, pelinappula ruudussa { $pawn }
see-hunter = Metsästäjä ruudussa { $hex }; kalapaikkoja: { $places }
see-hunter-bear = Metsästäjä ruudussa { $hex }, pelästynyt: jääkarhu ruudussa { $culprit }
see-hunter-struck = Metsästäjä ruudussa { $hex }, tuhoutunut: jäärailo ruudussa { $culprit }
see-hole = Avanto ruudussa { $hex }; metsästäjiä: { $hunters }
see-hole-struck = Avanto ruudussa { $hex }, tuhoutunut: jäärailo ruudussa { $culprit }
see-water = Avovesi ruudussa { $hex }; metsästäjiä vesialueella: { $hunters }
see-water-closed = Avovesi ruudussa { $hex }, suljettu: mursu ruudussa { $culprit }
see-water-struck = Avovesi ruudussa { $hex }, tuhoutunut: jäärailo ruudussa { $culprit }
see-calamity = { $calamity } ruudussa { $hex }
see-chasm = Jäärailo ruudussa { $hex }, nuoli: { $direction }
see-pawn = Pelinappula ruudussa { $hex }: { $player }
see-bonus = Bonusruutu { $hex }: { $bonus }
see-bonus-claimed = Bonusruutu { $hex }: { $bonus }, lunastettu
see-die = Noppa, { $player }: { $value }
see-pool = Onnettomuusnoppia jäljellä: { $number }
see-held = Onnettomuusnoppa, { $player }: { $calamity }
see-round = Kierros { $round }/{ $rounds }
see-draft = Nopan valinta { $draft }/{ $drafts }
see-start = Aloituspelaaja: { $player }
see-counters = Onnettomuusmerkkejä rastittu: { $number }/{ $all }
see-step = Siirry ruutuun { $hex } nopalla { $value }
see-total = Pisteet, { $player }: { $points }
see-catch = Kalapaikka { $hex }: metsästäjiä { $hunters }, pisteet { $points }

# Why not, by rule
ROLL-20 = jokainen pelaaja ottaa joka valinnassa täsmälleen yhden nopan edessään olevalta lautalta
ROLL-21 = noppa sijoitetaan, sillä liikutaan tai siitä luovutaan onnettomuuden vuoksi; ruutu nimetään vain pyydettäessä
ROLL-22 = ensin valitaan onnettomuudet vuorojärjestyksessä, sitten kaikki käyttävät noppansa yhtä aikaa
ROLL-23 = nopan saa hukata vain, jos mitään lautan noppaa ei voi sijoittaa eikä sillä voi liikkua
ROLL-29 = jokainen metsästäjä tarvitsee lomakkeelta tyhjän ruudun pelinappulan vierestä
ROLL-31 = avanto vaatii tyhjän ruudun pelinappulan alta
ROLL-34 = liikkeen on päätyttävä tyhjään ruutuun
ROLL-35 = liike ei saa ylittää avovettä eikä päättyä siihen
ROLL-36 = liike ei saa viedä lomakkeen ulkopuolelle
ROLL-39 = vain jumissa olevan pelinappulan saa nostaa
ROLL-40 = jumissa oleva pelinappula nostetaan johonkin lähimmistä tyhjistä ruuduista, joista se voi liikkua
ROLL-41 = ottaa voi vain varannossa olevan onnettomuusnopan
ROLL-42 = jokainen pelaaja ottaa kierroksella vain yhden onnettomuusnopan
ROLL-43 = jolla ei ole onnettomuusnoppaa kuudennessa valinnassa, sen on otettava sellainen nyt
ROLL-46 = nyt piirretään onnettomuudet
ROLL-47 = onnettomuus vaatii tyhjän ruudun, jossa ei ole pelinappulaa
ROLL-49 = uusi sula on kaksi vierekkäistä keskikuusikulmion ruutua, joista kumpikaan ei ole avoveden vieressä
ROLL-50 = sula laajenee vain avoveden viereen
ROLL-52 = mursun on tultava avoveden viereen
ROLL-55 = jäärailon nuoli osoittaa lomakkeen ruutuun
ROLL-60 = käytettävissä ei ole sellaista bonusta
ROLL-61 = iglu vaatii kuusi tyhjää lomakkeen ruutua, joissa ei ole pelinappulaa, muun kuin pelinappulan ruudun ympäriltä
ROLL-64 = uusintaheitto tehdään ennen kuin lautalta on otettu noppa
ROLL-65 = nyt voi käyttää vain bonuksia, jotka onnettomuudet juuri toivat
ROLL-85 = viimeinen onnettomuusnoppa on otettava ennen kuin kuudennen nopan voi käyttää
ROLL-Q15 = ei ole ruutua, johon jumissa olevan pelinappulan voisi nostaa
ROLL-Q18 = kuudennen valinnan onnettomuusnoppa maksetaan asetuksen mukaan

# Before the game
length = noin { $minutes } minuuttia
option-scoring_mode = Pisteet kaloista
option-scoring_mode-pairs = pareittain
option-scoring_mode-table = taulukon mukaan
option-scoring_mode-pairs_plus_table = molemmat yhteensä
option-sixth_draft = Kuudes noppa
option-sixth_draft-dispose = maksaa onnettomuuden
option-sixth_draft-free = saa silti käyttää
option-unusable_die = Nopan jättäminen käyttämättä
option-unusable_die-only_if_no_use = vain jos sitä ei voi käyttää
option-unusable_die-always_allowed = aina sallittu
option-impossible_calamity = Mahdoton onnettomuus
option-impossible_calamity-no_effect = ei tee mitään
option-impossible_calamity-expand = levittää vettä
option-setup_touching = Toisiaan koskettavat vedet alussa
option-setup_touching-allowed = sallittu
option-setup_touching-reroll = heitetään uudelleen
option-solo_calamity = Yksin: kuka valitsee onnettomuuden
option-solo_calamity-player = pelaaja
option-solo_calamity-automa = automaatti
option-start_player = Ensimmäinen pelaaja
