title = UNO Power Grab
summary = Læg dine kort, snup de fire magttårne, og bliv den første uden kort på hånden.
board-printed = Alle regler, de 112 kort efter slags og farve, at hver farve har otte talkort med magtikon, de fire tårne og kortenes point.
board-rebuilt = Hvilke talkort der har hvilket magtikon.

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
list = { $first }, { $next }

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

# Et kort i en sætning
a-number-card = en { number-card }
a-icon-card = en { icon-card }
a-coloured-card = et { coloured-card }
a-wild-take-tower = en { wild-take-tower }
a-wild-draw-four = en { wild-draw-four }

# Hvad der spørges om
ask-start-colour = Vælg den første farve
ask-turn = Læg et kort, eller træk et
ask-turn-draw = Ingen af dine kort passer: Træk et
ask-turn-play = Der er ingen kort at trække: Læg et kort
ask-turn-pass = Du kan hverken lægge eller trække et kort: Meld pas
ask-drawn = Du trak { $card }: Læg kortet, eller behold det
ask-drawn-keep = Du trak { $card }. Kortet passer ikke, så du beholder det
ask-colour = Vælg en farve
ask-tower = Vælg et magttårn at tage
ask-keep = Du har alle fire magttårne: Vælg det ene kort, du beholder, eller behold alt
ask-keep-must = Du har alle fire magttårne: Vælg det kort, du beholder
ask-declare = Ét kort tilbage: Råb UNO!
ask-catch = { $player } råbte ikke UNO: Vil du afsløre det?
ask-respond = { $player } har lagt en træk fire-joker mod dig: Vil du udfordre eller trække fire kort?

# Hvad man kan gøre
lay = læg { $card }
keep = behold { $card }
draw = træk et kort
pass = meld pas
keep-drawn = behold kortet
name-colour = vælg { $colour }
take = tag { $tower }
call = råb UNO!
stay-silent = sig ingenting
catch = afslør det
let-go = lad det passere
button-call = UNO!
button-catch = Glemt UNO!
challenge = udfordr
accept = træk fire kort
keep-all = behold alle kort og tårne

# Hvad der sker
fact-round-begins = Runde { $number }: { $player } giver kort.
fact-turn-begins = Turen går til { $player }.
fact-gets = { $player } får { $card }.
fact-dealt = Alle får { $number } kort.
fact-turned-up = Det første kort er { $card }.
fact-shuffled-back = Det første kort er { $card }, så det blandes tilbage i den lukkede bunke.
fact-plays = { $player } lægger { $card }.
fact-names = { $player } vælger { $colour }.
fact-takes = { $from ->
    [pool] { $player } tager { $tower } fra { $other }.
   *[player] { $player } tager { $tower } fra { $other }.
}
fact-returns = { $player } har alle fire tårne og ét kort: Tårnene går tilbage til det neutrale område.
fact-discards = { $player } bruger alle fire tårne, lægger { $number } kort af, beholder { $known ->
    [yes] { $card }
   *[no] ét kort
} og stiller tårnene tilbage i det neutrale område.
fact-discarded = { $player } lægger { $card } af{ $number ->
    [one] {""}
   *[other] {" "}({ $number } stk.)
}.
fact-declines = { $player } beholder alle kort og alle fire tårne.
fact-calls = { $player } råber UNO!
fact-is-silent = { $player } har ét kort tilbage og råbte ikke UNO.
fact-answers = { $player } har svaret.
fact-catches = { $player } afslører, at { $other } ikke råbte UNO.
fact-is-not-caught = Ingen afslører { $player }.
fact-reverses = { $way ->
    [left] Retningen skifter: Nu går spillet mod venstre.
   *[right] Retningen skifter: Nu går spillet mod højre.
}
fact-is-skipped = { $player } bliver sprunget over.
fact-blocks = { $player } blokerer { $card } med { $tower }.
fact-accepts = { $player } udfordrer ikke.
fact-guilty = { $other } udfordrer { $player }: skyldig. Der var et { $colour ->
    [red] rødt
    [blue] blåt
    [green] grønt
   *[yellow] gult
} kort på hånden.
fact-innocent = { $other } udfordrer { $player }: uskyldig. Der var ingen { $colour ->
    [red] røde
    [blue] blå
    [green] grønne
   *[yellow] gule
} kort på hånden.
fact-shows = { $player } viser { $other } sin hånd: { $cards }.
fact-draws = { $player } trækker { $known ->
    [yes] { $card }
   *[no] et kort
}.
fact-keeps = { $player } beholder kortet.
fact-passes = { $player } kan hverken lægge eller trække et kort og melder pas.
fact-is-hit = { $number ->
    [0] Der er ingen kort at trække. { $player } mister turen.
   *[other] { $player } trækker { $number } kort og mister turen.
}
fact-is-punished = { $player } trækker { $number } kort for ikke at have råbt UNO.
fact-pays = { $number ->
    [0] { $player } bluffede, men der er ingen kort at trække.
   *[other] { $player } trækker { $number } kort for sit bluff.
}
fact-draws-last = { $player } skal stadig trække { $number } kort på grund af det sidste kort.
fact-reshuffled = Afkastbunken blandes. Der er nu { $number } kort i den lukkede bunke.
fact-wins-round = { $scoring ->
    [winner] { $player } lægger sit sidste kort, { $card }, og vinder runden: { $number } point.
   *[other] { $player } lægger sit sidste kort, { $card }, og vinder runden. De andres kort tæller { $number } point.
}
fact-wins-game = { $scoring ->
    [single] { $player } vinder spillet.
   *[other] { $player } vinder spillet med { $number } point.
}
fact-stopped = Runden er ikke slut efter { $number } ture: Spillet stoppes uden en vinder.
fact-went-out = { $player } lagde sit sidste kort: { $card }.
fact-reached = { $player } har { $number } point. Spillet slutter ved { $target }.
fact-shared = { $number } spillere har den laveste sum og deler sejren.
fact-unfinished = Runden sluttede ikke, så ingen vinder.
fact-cards-left = { $cards } kort tilbage til en værdi af { $number } point: { $hand }.
fact-own-cards = { $cards } kort tilbage: { $number } point ({ $hand }).
fact-won = { $number } point vundet i denne runde.
fact-earlier = { $number } point fra tidligere runder.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-wins-round = Du vinder runden
hint-mine-wins-game = Du vinder spillet
hint-mine-discards = { $number ->
    [one] Du lægger ét kort af for fire tårne
   *[other] Du lægger { $number } kort af for fire tårne
}
hint-mine-takes = { $number ->
    [one] Du tager et tårn
   *[other] Du tager { $number } tårne
}
hint-mine-blocks = Du blokerer et kort med et tårn
hint-mine-is-hit = { $number ->
    [one] Du trækker ét strafkort og mister turen
   *[other] Du trækker { $number } strafkort og mister turen
}
hint-mine-is-skipped = Du bliver sprunget over
hint-mine-pays = Du trækker kort for dit bluff
hint-mine-plays = { $number ->
    [one] Du lægger et kort
   *[other] Du lægger { $number } kort
}
hint-mine-calls = Du har kun ét kort tilbage og råber UNO
hint-mine-is-punished = Du bliver afsløret i et glemt UNO
hint-mine-draws = { $number ->
    [one] Du skal trække et kort
   *[other] Du skal trække { $number } kort
}
hint-rivals-wins-round = En modstander vinder runden
hint-rivals-wins-game = En modstander vinder spillet
hint-rivals-takes = { $number ->
    [one] En modstander tager et tårn
   *[other] { $number } modstandere tager et tårn
}
hint-rivals-discards = { $number ->
    [one] En modstander lægger ét kort af for fire tårne
   *[other] En modstander lægger { $number } kort af for fire tårne
}
hint-rivals-is-hit = { $number ->
    [one] En modstander trækker ét strafkort og mister turen
   *[other] En modstander trækker { $number } strafkort og mister turen
}
hint-rivals-is-skipped = En modstander bliver sprunget over
hint-rivals-draws = { $number ->
    [one] En modstander skal trække et kort
   *[other] { $number } modstandere skal trække et kort
}
hint-rivals-blocks = En modstander blokerer et kort med et tårn
hint-rivals-calls = En modstander har kun ét kort tilbage og råber UNO
hint-rivals-is-punished = En modstander bliver afsløret i et glemt UNO
hint-rivals-pays = En modstander trækker kort for et bluff

# Hvad der foregår, for dem der venter
now-round = Runde { $round }. { $way ->
    [left] Spillet går mod venstre.
   *[right] Spillet går mod højre.
}
now-dealing = Der bliver givet kort.
now-turn = { $player } lægger et kort på { $card } eller trækker et.
now-drawn = { $player } har trukket et kort og lægger eller beholder det.
now-colour = { $player } vælger en farve.
now-tower = { $player } tager et tårn, fra det neutrale område eller fra en spiller.
now-keep = { $player } har alle fire tårne og vælger, hvad der skal beholdes.
now-declare = { $player } har ét kort tilbage.
now-catch = { $player } har ét kort tilbage og råbte ikke UNO. Er der nogen, der afslører det?
now-respond = { $player } trækker fire kort eller udfordrer { $other }.
now-drawing = { $player } trækker { $number } kort mere.
now-round-end = { $player } har vundet runden.

# Bordet
line-round = Runde { $round }, tur { $turn }
line-top = Øverst: { $card }; farve: { $colour }
line-piles = Lukket bunke: { $pile }; afkastbunke: { $discards }
line-player = { $player }: { $cards } kort, { $points } point
line-hand = { $player } har på hånden: { $cards }
line-shown = { $player } viste dig: { $cards }
line-guilty = { $challenger } udfordrede { $accused }: skyldig
line-innocent = { $challenger } udfordrede { $accused }: uskyldig

# I billedet
play-goes-left = Spillet går mod venstre, med uret
play-goes-right = Spillet går mod højre, mod uret
colour-in-force = Gældende farve: { $colour }
tower-stands = { $tower }, blokerer { $attack }: { $holder }
in-turn = Venter på { $player }
has-not-called = { $player } har ét kort tilbage og har ikke råbt UNO
wins-points = { $player } får { $points } point
left-points = { $player }: resten af kortene tæller { $points } point
went-out = { $player } kom af med alle kort
holds-cards = { $cards } kort

# Hvorfor ikke, efter regel
UNO-13 = på det første tag-2-tårne-kort passer kun kort i samme farve
UNO-14 = vælg først en farve
UNO-16 = læg ét kort fra din hånd, eller træk ét kort
UNO-17 = kortet har hverken den gældende farve eller samme tal eller symbol som det øverste kort
UNO-18 = magtikoner passer ikke på hinanden
UNO-19 = et træk 1-kort og et træk 2-kort passer kun på hinanden, hvis de har samme farve
UNO-21 = lægger du ikke et kort, skal du trække et
UNO-23 = når du har trukket, må du kun lægge det kort, du trak
UNO-24 = det kort, du trak, passer ikke, så din tur er slut
UNO-26 = det kan du ikke på dette tidspunkt i turen
UNO-33 = det tårn har du allerede
UNO-36 = du må ikke lægge en træk fire-joker, når du har et kort i den gældende farve
UNO-38 = kun den næste spiller kan udfordre, og kun lige efter en træk fire-joker
UNO-49 = en blokeret træk fire-joker kan ikke udfordres
UNO-51 = du har alle fire tårne: Vælg først, hvad du beholder
UNO-62 = der er ingen kort at trække: Læg et kort, der passer, eller meld pas, hvis du ikke har et
UNO-Q24 = du kan kun beholde alle kort og tårne, lige efter at du har lagt et kort og har alle fire tårne
UNO-Q28 = du kan kun råbe UNO eller afsløre et glemt råb i sekunderne efter, at en spiller er kommet ned på ét kort

# Before the game
length = { $minutes } minutter pr. runde
players-note = På æsken står der 2–6 spillere. Spillet fungerer også med flere, op til 10.
option-scoring = Pointtælling
option-scoring-winner_takes = rundens vinder får pointene
option-scoring-lowest_total = den laveste sum vinder
option-scoring-single_round = en enkelt runde
option-scoring-help = Hvordan spillet vindes: på point over flere runder eller i en enkelt runde.
option-target_score = Pointmål
option-target_score-help = Spillet slutter efter den runde, hvor nogen når denne sum.
option-uno_calls = Råb af ”UNO!”
option-uno_calls-live = live: tryk på ”UNO!” i tide
option-uno_calls-manual = spillet spørger, uden tidsfrist
option-uno_calls-auto = sker automatisk
option-uno_calls-help = Med ét kort tilbage skal du råbe ”UNO!”; den, der bliver afsløret i at glemme det, trækker to kort.
option-wild_draw_four_bluff = Bluff med træk fire-jokeren
option-wild_draw_four_bluff-on = tilladt og kan udfordres
option-wild_draw_four_bluff-off = ikke tilladt
option-wild_draw_four_bluff-help = Træk fire-jokeren er til den, der ikke har den gældende farve på hånden.
option-two_player_reverse = Skift retning-kort med to spillere
option-two_player_reverse-skip = springer den anden over
option-two_player_reverse-plain = ændrer kun retningen
option-two_player_reverse-help = Med to spillere gør det ingen forskel at skifte retning, medmindre den anden også springes over.
option-wild_take_tower_points = Point for tag-et-tårn-joker
option-wild_take_tower_points-help = Hvor mange point kortet tæller på hånden, når runden er slut.
option-first_take_two_towers = Tag-2-tårne-kort som første kort
option-first_take_two_towers-first_player = kun den, der begynder, skal følge farven
option-first_take_two_towers-while_on_top = alle skal følge farven, så længe det ligger øverst
option-first_take_two_towers-help = Hvem der skal følge farven, hvis kortet vendes op som det første.
option-four_towers = Alle fire tårne
option-four_towers-may = du må lægge alle kort af på nær ét
option-four_towers-must = du skal lægge alle kort af på nær ét
option-four_towers-help = Hvad der sker, når du har alle fire tårne.
