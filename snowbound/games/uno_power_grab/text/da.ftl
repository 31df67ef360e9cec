title = UNO Power Grab
summary = Læg kort, tag de fire magttårne, og bliv den første uden kort.

player = Spiller { $seat }
red = rød
blue = blå
green = grøn
yellow = gul
no-colour = endnu ikke valgt
pool = det neutrale område
tower-u = U-tårnet
tower-n = N-tårnet
tower-o = O-tårnet
tower-bang = !-tårnet
draw-one = træk 1-kort
draw-two = træk 2-kort
skip = spring over-kort
reverse = skift retning-kort
take-two-towers = tag-2-tårne-kort
wild-take-tower = tag-et-tårn-joker
wild-draw-four = træk fire-joker

# Et kort
number-card = { $colour ->
    [red] rød
    [blue] blå
    [green] grøn
   *[yellow] gul
} { $number }
icon-card = { $colour ->
    [red] rød
    [blue] blå
    [green] grøn
   *[yellow] gul
} { $number } med { $icon }
coloured-card = { $colour ->
    [red] rødt
    [blue] blåt
    [green] grønt
   *[yellow] gult
} { $type }

# Hvad der spørges om
ask-start-colour = Vælg den farve, der begyndes med
ask-turn = Læg et kort, eller træk et
ask-drawn = Du trak { $card }: læg kortet, eller behold det
ask-colour = Vælg en farve
ask-tower = Vælg det magttårn, du tager
ask-keep = Alle fire magttårne er dine: vælg det ene kort, du beholder, eller behold alt
ask-keep-must = Alle fire magttårne er dine: vælg det kort, du beholder
ask-declare = Ét kort tilbage: råb UNO!
ask-catch = { $player } råbte ikke UNO: afslør det, eller lad det passere?
ask-respond = { $player } har lagt en træk fire-joker mod dig: udfordr, eller træk fire kort?

# Hvad man kan gøre
lay = læg { $card }
keep = behold { $card }
draw = træk et kort
pass = meld pas
name-colour = vælg { $colour }
take = tag { $tower }
call = råb UNO!
stay-silent = sig ingenting
catch = afslør det
let-go = lad det passere
button-call = UNO!
button-catch = Ingen UNO!
challenge = udfordr
accept = træk fire kort
keep-all = behold alle kort og tårne

# Hvad der sker
lays = { $player } lægger { $card }
keeps = { $player } beholder { $card } og lægger de andre kort af
keeps-a-card = { $player } beholder ét kort og lægger de andre af
does-draw = { $player } trækker et kort
does-pass = { $player } melder pas
does-call = { $player } råber UNO!
does-stay-silent = { $player } har ét kort tilbage
does-catch = { $player } afslører det
does-let-go = { $player } lader det passere
answers = { $player } har svaret
does-challenge = { $player } udfordrer træk fire-jokeren
does-accept = { $player } accepterer de fire kort
does-keep-all = { $player } beholder alle kort og alle fire tårne
names-colour = { $player } vælger { $colour }
takes = { $player } tager { $tower }
takes-from = { $player } tager { $tower } fra { $holder }
deals-first = { $player } er den første kortgiver
turned-up = Vendt op: { $card }
gets = { $player } får { $card }
gets-a-card = { $player } får et kort

# Bordet
line-round = Runde { $round }, tur { $turn }
line-top = Øverst: { $card }; farve: { $colour }
line-piles = Lukket bunke: { $pile }; afkastbunke: { $discards }
line-tower = { $tower }: { $holder }
line-player = { $player }: { $cards } kort, { $points } point
line-hand = { $player }, hånd: { $cards }
line-shown = { $player }, sete kort: { $cards }
line-guilty = { $challenger } udfordrede { $accused }: skyldig
line-innocent = { $challenger } udfordrede { $accused }: uskyldig

# I billedet
play-goes-left = Spillet går mod venstre, med uret
play-goes-right = Spillet går mod højre, mod uret
colour-in-force = Gældende farve: { $colour }
tower-stands = { $tower }, beskytter mod { $attack }: { $holder }
in-turn = { $player } skal handle
went-out = { $player } kom af med alle kort
holds-cards = { $cards } kort

# Hvorfor ikke, efter regel
UNO-13 = på et tag-2-tårne-kort, der blev vendt op som det første kort, passer kun kort i samme farve
UNO-14 = den første spiller skal vælge en farve før alt andet
UNO-16 = i en tur lægger man ét kort fra sin egen hånd eller trækker ét kort
UNO-17 = kortet har hverken den gældende farve eller det øverste korts tal eller symbol
UNO-18 = magtikoner gør aldrig, at et kort passer
UNO-19 = et træk 1-kort og et træk 2-kort passer kun på hinanden, når farven er den samme
UNO-21 = den, der ikke lægger et kort, skal trække et
UNO-23 = når man har trukket, må man kun lægge det kort, man trak
UNO-24 = det kort, der blev trukket, passer ikke, så turen går videre
UNO-26 = det er ikke det rette øjeblik i turens faste rækkefølge
UNO-33 = man kan ikke tage et tårn, man allerede har
UNO-36 = en træk fire-joker må kun lægges, når man ikke har kort i den gældende farve
UNO-38 = kun den næste spiller må udfordre, og kun en træk fire-joker, der lige er lagt
UNO-49 = en træk fire-joker, der er blokeret, kan ikke udfordres
UNO-51 = med alle fire tårne skal man først vælge, hvad man beholder
UNO-62 = når der ingen kort er at trække, skal man lægge et kort, der passer; kun uden et sådant melder man pas
UNO-Q24 = man kan kun beholde alle kort og tårne, lige efter at man har lagt et kort med alle fire tårne foran sig
UNO-Q28 = man kan kun råbe UNO og afsløre et manglende råb i sekunderne efter, at en spiller har spillet ned til ét kort

# Before the game
length = { $minutes } minutter pr. runde
players-note = På æsken står der 2–6 spillere. Spillet fungerer også med flere, op til 10.
option-scoring = Pointtælling
option-scoring-winner_takes = rundens vinder får pointene
option-scoring-lowest_total = den laveste sum vinder
option-scoring-single_round = en enkelt runde
option-target_score = Point, der spilles til
option-uno_calls = At råbe “UNO!”
option-uno_calls-live = live: tryk på “UNO!” i tide
option-uno_calls-manual = spillet spørger, uden tidsfrist
option-uno_calls-auto = af sig selv
option-wild_draw_four_bluff = Bluffe med træk fire-joker
option-wild_draw_four_bluff-on = tilladt og kan udfordres
option-wild_draw_four_bluff-off = ikke tilladt
option-two_player_reverse = Skift retning med to spillere
option-two_player_reverse-skip = springer den anden over
option-two_player_reverse-plain = ændrer intet andet
option-wild_take_tower_points = Point for tag-et-tårn-joker
option-first_take_two_towers = Tag-2-tårne-kort som første kort
option-first_take_two_towers-first_player = kun første spiller skal følge farven
option-first_take_two_towers-while_on_top = alle skal følge farven, så længe det ligger øverst
option-four_towers = Alle fire tårne
option-four_towers-may = man må lægge alle kort på nær ét af
option-four_towers-must = man skal lægge alle kort på nær ét af
