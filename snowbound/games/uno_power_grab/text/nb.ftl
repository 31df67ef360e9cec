title = UNO Power Grab
summary = Legg kort, ta de fire makttårnene, og bli den første uten kort.
board-printed = Alle regler, de 112 kortene etter slag og farge, at hver farge har åtte tallkort med et tårntegn, de fire tårnene og poengene på kortene.
board-rebuilt = Hvilke tallkort som har hvilket tårntegn.

player = Spiller { $seat }
red = rød
blue = blå
green = grønn
yellow = gul
no-colour = ennå ikke valgt
pool = det nøytrale området
tower-u = U-tårnet
tower-n = N-tårnet
tower-o = O-tårnet
tower-bang = !-tårnet
draw-one = trekk 1-kort
draw-two = trekk 2-kort
skip = stå over-kort
reverse = snukort
take-two-towers = ta-2-tårn-kort
wild-take-tower = skift farge og ta-ett-tårn-kort
wild-draw-four = skift farge og trekk 4-kort
list = { $first }, { $next }

# Et kort
number-card = { $colour ->
    [red] rød
    [blue] blå
    [green] grønn
   *[yellow] gul
} { $number }
icon-card = { $colour ->
    [red] rød
    [blue] blå
    [green] grønn
   *[yellow] gul
} { $number } med { $icon }
coloured-card = { $colour ->
    [red] rødt
    [blue] blått
    [green] grønt
   *[yellow] gult
} { $type }

# Et kort i en setning
a-number-card = en { number-card }
a-icon-card = en { icon-card }
a-coloured-card = et { coloured-card }
a-wild-take-tower = et { wild-take-tower }
a-wild-draw-four = et { wild-draw-four }

# Hva det spørres om
ask-start-colour = Velg fargen det skal begynnes med
ask-turn = Legg et kort, eller trekk ett
ask-turn-draw = Ingen av kortene dine passer: trekk et kort
ask-turn-play = Det er ingen kort å trekke: legg et kort
ask-turn-pass = Du kan verken legge eller trekke et kort: si pass
ask-drawn = Du trakk { $card }: legg kortet, eller behold det
ask-drawn-keep = Du trakk { $card }. Kortet passer ikke, så du beholder det
ask-colour = Velg en farge
ask-tower = Velg makttårnet du tar
ask-keep = Alle fire makttårnene er dine: velg det ene kortet du beholder, eller behold alt
ask-keep-must = Alle fire makttårnene er dine: velg kortet du beholder
ask-declare = Ett kort igjen: rop UNO!
ask-catch = { $player } ropte ikke UNO: avslør det, eller la det passere?
ask-respond = { $player } har lagt et skift farge og trekk 4-kort mot deg: utfordre, eller trekk fire kort?

# Hva man kan gjøre
lay = legg { $card }
keep = behold { $card }
draw = trekk et kort
pass = si pass
keep-drawn = behold kortet
name-colour = velg { $colour }
take = ta { $tower }
call = rop UNO!
stay-silent = si ingenting
catch = avslør det
let-go = la det passere
button-call = UNO!
button-catch = Ingen UNO!
challenge = utfordre
accept = trekk fire kort
keep-all = behold alle kort og tårn

# Hva som skjer
fact-round-begins = Runde { $number }: { $player } deler ut.
fact-turn-begins = Turen går til { $player }.
fact-gets = { $player } får { $card }.
fact-dealt = Alle får { $number } kort.
fact-turned-up = Det første kortet er { $card }.
fact-shuffled-back = Det første kortet er { $card }, så det stokkes inn i trekkebunken igjen.
fact-plays = { $player } legger { $card }.
fact-names = { $player } velger { $colour }.
fact-takes = { $from ->
    [pool] { $player } tar { $tower } fra { $other }.
   *[player] { $player } tar { $tower } fra { $other }.
}
fact-returns = { $player } har alle fire tårnene og ett kort: tårnene går tilbake til det nøytrale området.
fact-discards = { $player } bruker alle fire tårnene: kaster { $number } kort, beholder { $known ->
    [yes] { $card }
   *[no] ett kort
} og setter tårnene tilbake i det nøytrale området.
fact-discarded = { $player } kaster { $card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } stk.)
}.
fact-declines = { $player } beholder alle kortene og alle fire tårnene.
fact-calls = { $player } roper UNO!
fact-is-silent = { $player } har ett kort igjen og ropte ikke UNO.
fact-answers = { $player } har svart.
fact-catches = { $player } avslører at { $other } ikke ropte UNO.
fact-is-not-caught = Ingen avslører { $player }.
fact-reverses = { $way ->
    [left] Retningen snur: nå går spillet mot venstre.
   *[right] Retningen snur: nå går spillet mot høyre.
}
fact-is-skipped = { $player } må stå over.
fact-blocks = { $player } blokkerer { $card } med { $tower }.
fact-accepts = { $player } utfordrer ikke.
fact-guilty = { $other } utfordrer { $player }: skyldig. Det var et { $colour ->
    [red] rødt
    [blue] blått
    [green] grønt
   *[yellow] gult
} kort på hånden.
fact-innocent = { $other } utfordrer { $player }: uskyldig. Det var ingen { $colour ->
    [red] røde
    [blue] blå
    [green] grønne
   *[yellow] gule
} kort på hånden.
fact-shows = { $player } viser { $other } hånden sin: { $cards }.
fact-draws = { $player } trekker { $known ->
    [yes] { $card }
   *[no] et kort
}.
fact-keeps = { $player } beholder kortet.
fact-passes = { $player } kan verken legge eller trekke et kort og sier pass.
fact-is-hit = { $number ->
    [0] Det er ingen kort å trekke. { $player } mister turen.
   *[other] { $player } trekker { $number } kort og mister turen.
}
fact-is-punished = { $player } trekker { $number } kort for ikke å ha ropt UNO.
fact-pays = { $number ->
    [0] Det er ingen kort å trekke for { $player }, som bløffet.
   *[other] { $player } trekker { $number } kort for bløffen.
}
fact-draws-last = { $player } trekker likevel { $number } kort på grunn av det siste kortet.
fact-reshuffled = Kastebunken stokkes. Trekkebunken har { $number } kort.
fact-wins-round = { $scoring ->
    [winner] { $player } legger det siste kortet sitt, { $card }, og vinner runden: { $number } poeng.
   *[other] { $player } legger det siste kortet sitt, { $card }, og vinner runden. De andres kort teller { $number } poeng.
}
fact-wins-game = { $scoring ->
    [single] { $player } vinner spillet.
   *[other] { $player } vinner spillet med { $number } poeng.
}
fact-stopped = Runden har { $number } turer og tar ikke slutt: spillet stoppes uten vinner.
fact-went-out = { $player } la det siste kortet sitt: { $card }.
fact-reached = { $player } har { $number } poeng. Spillet slutter ved { $target }.
fact-shared = { $number } spillere har den laveste summen og deler seieren.
fact-unfinished = Runden tok ikke slutt, så ingen vinner.
fact-cards-left = { $cards } kort igjen for { $number } poeng: { $hand }.
fact-own-cards = { $cards } kort igjen: { $number } poeng ({ $hand }).
fact-won = { $number } poeng vunnet i denne runden.
fact-earlier = { $number } poeng fra tidligere runder.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-wins-round = Du vinner runden
hint-mine-wins-game = Du vinner spillet
hint-mine-discards = Du kaster kort for fire tårn
hint-mine-takes = Du tar et tårn
hint-mine-blocks = Du blokkerer et kort med et tårn
hint-mine-is-hit = Du trekker straffekort og mister turen
hint-mine-is-skipped = Du må stå over
hint-mine-pays = Du trekker kort for bløffen
hint-rivals-wins-round = En motstander vinner runden
hint-rivals-wins-game = En motstander vinner spillet
hint-rivals-takes = En motstander tar et tårn
hint-rivals-discards = En motstander kaster kort for fire tårn
hint-rivals-is-hit = En motstander trekker straffekort og mister turen
hint-rivals-is-skipped = En motstander må stå over
hint-rivals-draws = En motstander må trekke et kort

# Hva som foregår, for dem som venter
now-round = Runde { $round }. { $way ->
    [left] Spillet går mot venstre.
   *[right] Spillet går mot høyre.
}
now-dealing = Kortene deles ut.
now-turn = { $player } legger et kort på { $card } eller trekker ett.
now-drawn = { $player } har trukket et kort og legger eller beholder det.
now-colour = { $player } velger en farge.
now-tower = { $player } tar et tårn, fra det nøytrale området eller fra en spiller.
now-keep = { $player } har alle fire tårnene og velger hva som beholdes.
now-declare = { $player } har ett kort igjen.
now-catch = { $player } har ett kort igjen og ropte ikke UNO. Er det noen som avslører det?
now-respond = { $player } trekker fire kort eller utfordrer { $other }.
now-drawing = { $player } trekker { $number } kort til.
now-round-end = { $player } har vunnet runden.

# Bordet
line-round = Runde { $round }, tur { $turn }
line-top = Øverst: { $card }; farge: { $colour }
line-piles = Trekkebunke: { $pile }; kastebunke: { $discards }
line-player = { $player }: { $cards } kort, { $points } poeng
line-hand = { $player }, hånd: { $cards }
line-shown = { $player }, sette kort: { $cards }
line-guilty = { $challenger } utfordret { $accused }: skyldig
line-innocent = { $challenger } utfordret { $accused }: uskyldig

# I bildet
play-goes-left = Spillet går mot venstre, med klokka
play-goes-right = Spillet går mot høyre, mot klokka
colour-in-force = Gjeldende farge: { $colour }
tower-stands = { $tower }, beskytter mot { $attack }: { $holder }
in-turn = { $player } skal handle
has-not-called = { $player } har ett kort igjen og har ikke ropt UNO
wins-points = { $player } får { $points } poeng
left-points = { $player }: kortene som er igjen, teller { $points } poeng
went-out = { $player } ble kvitt alle kortene
holds-cards = { $cards } kort

# Hvorfor ikke, etter regel
UNO-13 = på et ta-2-tårn-kort som ble snudd opp som første kort, passer bare kort i samme farge
UNO-14 = den første spilleren må velge en farge før alt annet
UNO-16 = i en tur legger man ett kort fra sin egen hånd eller trekker ett kort
UNO-17 = kortet har verken den gjeldende fargen eller tallet eller symbolet på det øverste kortet
UNO-18 = maktikoner gjør aldri at et kort passer
UNO-19 = et trekk 1-kort og et trekk 2-kort passer bare på hverandre når fargen er den samme
UNO-21 = den som ikke legger et kort, må trekke ett
UNO-23 = etter å ha trukket kan man bare legge kortet man trakk
UNO-24 = kortet som ble trukket, passer ikke, så turen går videre
UNO-26 = dette er ikke det rette øyeblikket i turens faste rekkefølge
UNO-33 = man kan ikke ta et tårn man allerede har
UNO-36 = et skift farge og trekk 4-kort kan bare legges når man ikke har kort i den gjeldende fargen
UNO-38 = bare neste spiller kan utfordre, og bare et skift farge og trekk 4-kort som nettopp er lagt
UNO-49 = et skift farge og trekk 4-kort som er blokkert, kan ikke utfordres
UNO-51 = med alle fire tårnene må man først velge hva man beholder
UNO-62 = når det ikke er kort å trekke, må man legge et kort som passer; bare uten et slikt sier man pass
UNO-Q24 = man kan bare beholde alle kort og tårn rett etter at man har spilt et kort med alle fire tårnene foran seg
UNO-Q28 = man kan bare rope UNO og avsløre et manglende rop i sekundene etter at en spiller har spilt seg ned til ett kort

# Before the game
length = { $minutes } minutter per runde
players-note = På esken står det 2–6 spillere. Spillet fungerer også med flere, opptil 10.
option-scoring = Poengtelling
option-scoring-winner_takes = rundens vinner får poengene
option-scoring-lowest_total = den laveste summen vinner
option-scoring-single_round = en enkelt runde
option-scoring-help = Hvordan spillet vinnes: på poeng over flere runder eller i en enkelt runde.
option-target_score = Poeng det spilles til
option-target_score-help = Spillet slutter etter runden der noen når denne summen.
option-uno_calls = Å rope «UNO!»
option-uno_calls-live = direkte: trykk «UNO!» i tide
option-uno_calls-manual = spillet spør, uten tidsfrist
option-uno_calls-auto = av seg selv
option-uno_calls-help = Med ett kort igjen må man rope «UNO!». Den som blir tatt i å glemme det, trekker to kort.
option-wild_draw_four_bluff = Bløffe med skift farge og trekk 4
option-wild_draw_four_bluff-on = tillatt og kan utfordres
option-wild_draw_four_bluff-off = ikke tillatt
option-wild_draw_four_bluff-help = Skift farge og trekk 4 er for den som ikke har fargen som ligger øverst, på hånden.
option-two_player_reverse = Snukort med to spillere
option-two_player_reverse-skip = hopper over den andre
option-two_player_reverse-plain = endrer ikke noe annet
option-two_player_reverse-help = Med to spillere gir det ingen forskjell å snu retningen, med mindre den andre hoppes over.
option-wild_take_tower_points = Poeng for skift farge og ta-ett-tårn
option-wild_take_tower_points-help = Hva kortet på hånden teller når runden er slutt. Kildene er uenige.
option-first_take_two_towers = Ta-2-tårn-kort som første kort
option-first_take_two_towers-first_player = bare første spiller må følge fargen
option-first_take_two_towers-while_on_top = alle må følge fargen så lenge det ligger øverst
option-first_take_two_towers-help = Hvem som må følge fargen hvis kortet snus opp som det første.
option-four_towers = Alle fire tårnene
option-four_towers-may = man kan kaste alle kort unntatt ett
option-four_towers-must = man må kaste alle kort unntatt ett
option-four_towers-help = Hva som skjer når du har alle fire tårnene.
