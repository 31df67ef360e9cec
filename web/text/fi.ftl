home = Etusivu
lobby = Aula
my-tables = Omat pöydät
settings = Asetukset
pages = Sivut
close = Sulje
more = Lisää
play = Pelaa
loading = Lautaa asetellaan …
one-moment = Hetkinen …
nothing-here = Täällä ei ole mitään.
somebody = Joku

home-title = Pitkä talvi-ilta, lamppu pöydällä.
hello = Hyvää iltaa, { $name }.
your-name = Miksi sinua kutsutaan?
that-is-me = Se olen minä
save = Tallenna
saved = Tallennettu.
play-bots = Pelaa nyt
invite = Kutsu
more-options = Lisää …
players-range = { $range } pelaajaa

players = Pelaajat
player-number = Pelaaja { $number }
seat-open = Vapaa paikka
seat-me = Minä, tällä laitteella
seat-add = Lisää pelaaja
seat-remove = Poista pelaaja { $number }
bot-level = Botti, taso { $level }
bot-named = { $name }, taso { $level }
stand-in-plays = Sijainen: { $name }, taso { $level }
has-left = on poistunut
one-device = Tällä laitteella pelaa useita. Se annetaan vuorollaan seuraavalle.
table = Pöytä
timing = Miettimisaika
timing-none = Niin kauan kuin haluaa
timing-relaxed = Rauhallinen: 3 minuuttia siirtoon
timing-normal = Tavallinen: 45 sekuntia siirtoon
timing-fast = Nopea: 15 sekuntia siirtoon
visibility = Kuka saa tulla
visibility-invitation = Vain se, jolla on linkki
visibility-public = Kaikki, aulan kautta
options = Pelin valinnat
option-random = Sattuma ratkaisee
option-less = Vähemmän: { $name }
option-more = Enemmän: { $name }
rulings = Aiempien sääntöversioiden tulkinnat
rulings-note = Aiemman sääntöversion mukaan pelaamiseen.
open-table = Avaa pöytä

waiting-open = { $count ->
    [one] Yksi paikka on vielä vapaa.
   *[other] { $count } paikkaa on vielä vapaana.
  }
waiting-ready = Kaikki ovat täällä.
sit = Istu tähän
sit-too = Istu tähänkin
your-colour = Oma väri
colour-of = Väri: { $name }
colour-taken-by = varattu:
colour-red = Punainen
colour-yellow = Keltainen
colour-blue = Sininen
colour-green = Vihreä
colour-purple = Violetti
colour-orange = Oranssi
colour-pink = Vaaleanpunainen
colour-black = Musta
colour-sky = Taivaansininen
colour-white = Valkoinen
colour-grey = Harmaa
colour-brown = Ruskea
bots-level = Botit
level = Taso { $level }
start = Aloita
start-with-bots = Aloita, botit ottavat vapaat paikat
leave = Luovu paikastani
share-link = Linkki tähän pöytään
share-code = Linkki koodina kameralle
copy = Kopioi linkki
copied = Kopioitu
share-table = Kutsu tai anna katsella

board = Lauta
board-of = Pelin { $title } lauta
board-keys = Nuolinäppäimet siirtyvät valittavissa olevien kohteiden välillä. Vaihtonäppäimen kanssa ne käyvät läpi kaiken laudalla. Enter kertoo, mikä kohde on ja miksi et voi valita sitä.
zoom-in = Lähemmäs
zoom-out = Kauemmas
zoom-all = Koko lauta
which-one = Mikä näistä?
possible-now = Mahdollista nyt:
and-more = { $count ->
    [one] ja vielä yksi vaihtoehto
   *[other] ja vielä { $count } vaihtoehtoa
  }
confirm = Vahvista
confirm-note = Tätä ei voi perua. Vahvista napauttamalla uudelleen.
cancel = Peruuta
choices = Voit tehdä näin
step-by-step = Askel kerrallaan
choose-again = Valitse jotakin muuta
your-move = Sinun siirtosi
your-turn = Sinun vuorosi
waiting-for = Odotetaan: { $names }.
warming-up = Botit lämmittelevät: ensimmäinen peli koneella valmistautuu enintään minuutin, kerran.
paused = Peli on tauolla.
resume = Jatka
may-change = Olet valinnut. Voit vielä valita toisin.
calls = Huuda ja yllätä
call-hint = Huutaa seuraavan korttisi kanssa tai heti sen jälkeen
continue = Jatka
wait-for-others = Odotetaan muita …
time-to-look = Aika katsoa
undo = Peru siirto
undo-ask = Pyydä saada perua
you = sinä
not-here = ei nyt paikalla
has-chosen = on valinnut
acts-now = On tämän pelaajan vuoro.
points = { $points ->
    [one] piste
   *[other] pistettä
  }
time-left = Aikaa jäljellä: { $time }
connection-lost = Yhteys katkesi. Yritetään uudelleen …

asks-undo = { $name } haluaisi perua viimeisen siirron.
asks-pause = { $name } haluaisi pitää tauon.
asks-end = { $name } haluaisi keskeyttää pelin.
agree = Sopii
decline = Mieluummin ei
ask-pause = Ehdota taukoa
ask-end = Ehdota pelin keskeyttämistä
leave-game = Poistu pöydästä
leave-note = Jos poistut, et voi palata: sijainen pelaa paikkasi loppuun. Jos haluat palata myöhemmin, sulje vain sivu.
leave-confirm = Poistu lopullisesti

game-over = Peli on päättynyt
best = Ennätyksesi: { $best }. Tämä peli: { $points }.
best-first = Ensimmäinen tuloksesi: { $points }. Ylitä se!
best-new = Uusi oma ennätys: { $points }! Aiempi: { $before }.
broken-off = Peli keskeytettiin
claimed = Voittoa vaadittiin
claim-note = { $name } on ollut kauan poissa. Voit jatkaa sijaista vastaan tai vaatia voittoa: silloin peli päättyy, { $name } on viimeinen ja muut sijoittuvat pelitilanteen mukaan.
claim = Vaadi voittoa
all-win = Tasapeli: kaikki jakavat ensimmäisen sijan!
wins = { $count ->
    [one] { $names } voittaa!
   *[other] { $names } voittavat yhdessä!
  }
round-over = Kierros on päättynyt
turn-order = Vuorojärjestys
place = { $place }.
rematch = Uudestaan
rematch-join = Tule seuraavaan peliin
see-replay = Katso uudelleen
chance-fair = Reilu sattuma: tämä laite on tarkistanut { $count ->
    [one] noppien ja korttien ainoan tuloksen
   *[other] kaikki { $count } noppien ja korttien tulosta
  }. Lukusi on mukana kuitissa.
chance-missing = Lukusi ei ole mukana tämän pelin sattumassa. Se on tavallista, jos laitteesi oli alussa poissa verkosta.
chance-wrong = Pelin nopat ja kortit eivät vastaa sitä, mitä laitteesi tallensi ennen peliä. Tallenna loki ja tarkista se komennolla ”snowbound verify”.
chance-without = Ilman omaa lukua: { $names }.
drawing = Peli alkaa hetken päästä. Odotetaan: { $names } …

log = Tapahtumat
log-empty = Vielä ei ole tapahtunut mitään.
log-newest = Uusimmat
log-details = { $count ->
    [one] yksi yksityiskohta
   *[other] { $count } yksityiskohtaa
  }
log-and-rules = Tapahtumat ja säännöt
log-sit = { $name } istuutuu.
log-stand = { $name } nousee.
log-start = Peli alkaa.
log-undo = { $name } peruu siirron.
log-agree = Jollekulle sopii.
log-decline = Joku ei mieluummin.
log-pause = Peli on tauolla.
log-resume = Peli jatkuu.
log-away = { $name } on poissa: sijainen pelaa.
log-back = { $name } on palannut.
log-leave = { $name } poistuu pelistä. Sijainen pelaa sen loppuun.
log-claim = Voittoa vaaditaan, koska { $name } ei palannut.
log-end = Peli keskeytettiin.
log-rematch = Samat pelaajat jatkavat toisessa pöydässä.
log-ask-undo = Joku pyytää saada perua siirron.
log-ask-pause = Joku ehdottaa taukoa.
log-ask-end = Joku ehdottaa pelin keskeyttämistä.
by-stand-in = sijainen
by-program = ohjelma
rules = Säännöt
rules-search = Etsi säännöistä
rules-none = Mikään sääntö ei sano niin.
rule-show = Lue sääntö { $rule }
in-words = Sanoin

hand-over = Anna laite pelaajalle { $name }.
i-am = Olen { $name }

lobby-note = Pöydät, joihin kaikki saavat liittyä tai joita saa katsella.
lobby-empty = Yhtään pöytää ei ole nyt auki. Avaa sellainen etusivulta.
mine-empty = Et istu vielä missään pöydässä.
mine-past = Päättyneet pelit
status-open = Odottaa pelaajia
status-playing = Käynnissä
status-over = Päättynyt
status-closed = Keskeytetty
edition = Sääntöjen versio { $edition }
old-edition = Tätä peliä pelattiin vanhemmalla sääntöversiolla, jota tämä palvelin ei enää tunne. Pöytä on suljettu.
look = Katso pöytää
go-on = Jatka
join = Liity
watch = Katsele

replay = Uusinta
replay-start = Ennen ensimmäistä siirtoa
replay-first = Alkuun
replay-back = Yksi siirto taaksepäin
replay-on = Yksi siirto eteenpäin
replay-last = Loppuun
replay-turn-back = Edellinen vuoro
replay-turn-on = Seuraava vuoro
replay-headline-back = Edellinen kohokohta
replay-headline-on = Seuraava kohokohta
replay-speed = Nopeus
save-film = Tallenna animoituna kuvana
save-story = Tallenna tekstinä
replay-play = Toista
replay-stop = Pysäytä
replay-move = Siirto { $number } / { $of }
lens = Katsojana
lens-all = joku, joka näkee kaiken
lens-public = katsoja
lens-seat = { $name }

board-about = Kuin painettu peli?
board-title = { $title }: onko tämä painettu peli?
board-why = Snowbound noudattaa painetun sääntövihon tekstiä. Sen kuvat ovat kadonneet, joten se, mikä näkyi vain kuvissa, on jouduttu päättelemään uudelleen. Jos teksti jättää jotakin avoimeksi, sen ratkaisee sääntöjen tarkennus.
board-printed = Kuten painetussa pelissä
board-rebuilt = Meidän päättelemämme
board-rebuilt-note = Se sopii kaikkeen, mitä sääntövihko sanoo, ja sitä on kokeiltu tuhansissa peleissä, mutta se ei ole painetun kopio.
board-own = Jos omistat painetun pelin
board-own-note = Lautaan, laattoihin ja kortteihin painetut asiat ovat yhdessä tekstitiedostossa. Voit kirjoittaa siihen, mitä omassa pelissäsi on, sillä tietokoneella, jolla Snowbound toimii. Säännöt pysyvät samoina.
board-copy = Tee tiedostosta kopio:
board-edit = Muuta se, mikä omassa pelissäsi on toisin. Tiedoston kommentit selittävät joka rivin.
board-check = Tarkista se. Mahdoton hylätään rivinumeron kera, ja se, mikä vain poikkeaa meidän versiostamme, luetellaan:
board-use = Käynnistä palvelin omien tiedostojesi kansiolla:
board-use-note = Sen jälkeen kaikki palvelimella pelaavat sinun laudallasi. Pelaa keskeneräiset pelit ensin loppuun: ne eivät voi vaihtaa lautaa.
board-owned = Tällä palvelimella pelataan omistajan omalla tiedostolla, ei meidän päättelemällämme.

language = Kieli
theme = Värit
theme-dark = Tummat
theme-light = Vaaleat
theme-system = Kuten laitteessa
speed = Siirtojen nopeus
speed-slow = Hidas
speed-normal = Tavallinen
speed-fast = Nopea
speed-instant = Heti
motion = Liike
motion-system = Kuten laitteessa
motion-full = Täysi
motion-less = Vähemmän: vain korostus
sound = Äänet
patterns = Kuviot pelaajien väreissä
digits = Numeronäppäimet valitsevat luettelosta
confirm-taps = Pyydä toinen napautus ennen siirtoja, joita ei voi perua
other-device = Pelaa toisella laitteella
other-device-note = Avaa tämä linkki kerran toisella laitteella: siellä olet sama vieras samoissa pöydissä.
other-device-link = Tee linkki
take = Pelaa tällä laitteella
take-note = Tällä laitteella sinusta tulee nyt se vieras, joka teki linkin.
take-do = Ota käyttöön
taken = Olet nyt { $name } tällä laitteella.
take-failed = Linkki on vanhentunut tai jo käytetty. Luo uusi toisella laitteella.

error-illegal = Se ei ole nyt mahdollista.
error-wrong-seat = Nyt ei ole sinun vuorosi.
error-game-over = Peli on päättynyt.
error-stale = Pöytä on sillä välin muuttunut. Katso ja valitse uudelleen.
error-not-now = Sitä ei voi nyt tehdä tässä pöydässä.
error-no-seat = Se paikka ei ole enää vapaa.
error-bad-colour = Väri on jo varattu. Valitse toinen.
error-unfair-undo = Tätä ei voi enää perua kysymättä muilta.
error-not-allowed = Sinulla ei ole pääsyä tähän pöytään. Tarkista, että linkki on kokonainen.
error-no-table = Sellaista pöytää ei ole.
error-limit = Se on enemmän kuin palvelin sallii. Päätä peli tai poistu ensin jostakin pöydästä.
error-too-fast = Se oli vähän nopeaa. Odota hetki.
error-too-often = Olet tehnyt sen liian monta kertaa tässä pelissä. Voit tehdä sen uudelleen seuraavien siirtojen jälkeen.
error-not-yet = Se näytetään, kun peli on päättynyt.
error-failed = Palvelin ei voinut tehdä tätä. Yritä uudelleen.
error-damaged = Pöytää ei voi avata, koska tallennettu peli on vioittunut. Se ei ole sinun syysi.
error-waiting = Pöytä odottaa. Yritä hetken kuluttua uudelleen.
error-wrong-call = Nyt ei ole mitään huudettavaa tai yllätettävää
error-lost = Palvelin ei juuri nyt vastaa.

page-updated = Sivu päivitettiin uuteen versioon.
page-updated-unsent = Sivu päivitettiin uuteen versioon. Viimeisin valintasi ei ehkä lähtenyt: tarkista se.
page-outdated = Tämä sivu ja palvelin ovat eri versioita. Lataa sivu uudelleen, jos jokin ei toimi.
