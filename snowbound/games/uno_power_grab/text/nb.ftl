title = UNO Power Grab
summary = Legg kort, ta de fire makttårnene, og bli den første uten kort.
board-printed = Alle reglene, de 112 kortene etter slag og farge, at hver farge har åtte tallkort med et maktikon, de fire tårnene og poengene på kortene.
board-rebuilt = Hvilke tallkort som har hvilket maktikon.

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
ask-start-colour = Velg den første fargen
ask-turn = Legg et kort, eller trekk ett
ask-turn-draw = Ingen av kortene dine passer: Trekk et kort
ask-turn-play = Det er ingen kort å trekke: Legg et kort
ask-turn-pass = Du kan verken legge eller trekke et kort: Si pass
ask-drawn = Du trakk { $card }: Legg kortet, eller behold det
ask-drawn-keep = Du trakk { $card }. Kortet passer ikke, så du beholder det
ask-colour = Velg en farge
ask-tower = Velg et makttårn å ta
ask-keep = Alle fire makttårnene er dine: Velg det ene kortet du beholder, eller behold alt
ask-keep-must = Alle fire makttårnene er dine: Velg kortet du beholder
ask-declare = Ett kort igjen: Rop UNO!
ask-catch = { $player } ropte ikke UNO: Vil du avsløre det?
ask-respond = { $player } har lagt et skift farge og trekk 4-kort mot deg: Vil du utfordre eller trekke fire kort?

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
button-catch = Glemt UNO!
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
fact-returns = { $player } har alle fire tårnene og ett kort: Tårnene går tilbake til det nøytrale området.
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
    [left] Retningen snur: Nå går spillet mot venstre.
   *[right] Retningen snur: Nå går spillet mot høyre.
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
fact-stopped = Runden er ikke slutt etter { $number } turer: Spillet stoppes uten vinner.
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
hint-mine-discards = { $number ->
    [one] Du kaster ett kort for fire tårn
   *[other] Du kaster { $number } kort for fire tårn
}
hint-mine-takes = { $number ->
    [one] Du tar et tårn
   *[other] Du tar { $number } tårn
}
hint-mine-blocks = Du blokkerer et kort med et tårn
hint-mine-is-hit = { $number ->
    [one] Du trekker ett straffekort og mister turen
   *[other] Du trekker { $number } straffekort og mister turen
}
hint-mine-is-skipped = Du må stå over
hint-mine-pays = Du trekker kort for bløffen
hint-mine-plays = { $number ->
    [one] Du legger et kort
   *[other] Du legger { $number } kort
}
hint-mine-calls = Du har bare ett kort igjen og roper UNO
hint-mine-is-punished = Du blir avslørt i et glemt UNO
hint-mine-draws = { $number ->
    [one] Du må trekke et kort
   *[other] Du må trekke { $number } kort
}
hint-rivals-wins-round = En motstander vinner runden
hint-rivals-wins-game = En motstander vinner spillet
hint-rivals-takes = { $number ->
    [one] En motstander tar et tårn
   *[other] { $number } motstandere tar et tårn
}
hint-rivals-discards = { $number ->
    [one] En motstander kaster ett kort for fire tårn
   *[other] En motstander kaster { $number } kort for fire tårn
}
hint-rivals-is-hit = { $number ->
    [one] En motstander trekker ett straffekort og mister turen
   *[other] En motstander trekker { $number } straffekort og mister turen
}
hint-rivals-is-skipped = En motstander må stå over
hint-rivals-draws = { $number ->
    [one] En motstander må trekke et kort
   *[other] { $number } motstandere må trekke et kort
}
hint-rivals-blocks = En motstander blokkerer et kort med et tårn
hint-rivals-calls = En motstander har bare ett kort igjen og roper UNO
hint-rivals-is-punished = En motstander blir avslørt i et glemt UNO
hint-rivals-pays = En motstander trekker kort for en bløff

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
line-hand = { $player } har på hånden: { $cards }
line-shown = { $player } viste deg: { $cards }
line-guilty = { $challenger } utfordret { $accused }: skyldig
line-innocent = { $challenger } utfordret { $accused }: uskyldig

# I bildet
play-goes-left = Spillet går mot venstre, med klokka
play-goes-right = Spillet går mot høyre, mot klokka
colour-in-force = Gjeldende farge: { $colour }
tower-stands = { $tower }, blokkerer { $attack }: { $holder }
in-turn = { $player } har turen
has-not-called = { $player } har ett kort igjen og har ikke ropt UNO
wins-points = { $player } får { $points } poeng
left-points = { $player }: kortene som er igjen, teller { $points } poeng
went-out = { $player } ble kvitt alle kortene
holds-cards = { $cards } kort

# Hvorfor ikke, etter regel
UNO-13 = på et ta-2-tårn-kort som første kort kan du bare legge et kort i samme farge
UNO-14 = velg en farge først
UNO-16 = legg ett kort fra hånden, eller trekk ett
UNO-17 = kortet har verken samme farge, tall eller symbol som det øverste
UNO-18 = maktikoner passer ikke på hverandre
UNO-19 = et trekk 1-kort og et trekk 2-kort passer bare på hverandre når fargen er den samme
UNO-21 = hvis du ikke legger et kort, må du trekke ett
UNO-23 = etter at du har trukket, kan du bare legge kortet du trakk
UNO-24 = kortet du trakk, passer ikke, så turen din er over
UNO-26 = det kan du ikke gjøre på dette tidspunktet i turen
UNO-33 = det tårnet har du allerede
UNO-36 = du kan ikke legge et skift farge og trekk 4-kort når du har et kort i den gjeldende fargen
UNO-38 = bare neste spiller kan utfordre, rett etter et skift farge og trekk 4-kort
UNO-49 = et skift farge og trekk 4-kort som er blokkert, kan ikke utfordres
UNO-51 = når du har alle fire tårnene, må du først velge hva du beholder
UNO-62 = det er ingen kort å trekke; legg et kort som passer, eller si pass hvis du ikke har noe
UNO-Q24 = du kan bare beholde alle kort og tårn rett etter at du har lagt et kort mens du har alle fire tårnene
UNO-Q28 = UNO kan bare ropes, og et glemt rop avsløres, i sekundene etter at en spiller har spilt seg ned til ett kort

# Before the game
length = { $minutes } minutter per runde
players-note = På esken står det 2–6 spillere. Spillet fungerer også med flere, opptil 10.
option-scoring = Poengtelling
option-scoring-winner_takes = vinneren av runden får poengene
option-scoring-lowest_total = den laveste summen vinner
option-scoring-single_round = en enkelt runde
option-scoring-help = Hvordan spillet vinnes: på poeng over flere runder eller i en enkelt runde.
option-target_score = Poeng det spilles til
option-target_score-help = Spillet slutter etter runden der noen når denne summen.
option-uno_calls = Rope «UNO!»
option-uno_calls-live = direkte: trykk «UNO!» i tide
option-uno_calls-manual = spillet spør deg, uten tidsfrist
option-uno_calls-auto = ropes automatisk
option-uno_calls-help = Med ett kort igjen må du rope «UNO!»; den som blir avslørt uten å ha ropt, trekker to kort.
option-wild_draw_four_bluff = Bløffe med skift farge og trekk 4
option-wild_draw_four_bluff-on = tillatt, og kan utfordres
option-wild_draw_four_bluff-off = ikke tillatt
option-wild_draw_four_bluff-help = Skift farge og trekk 4 er ment for den som ikke har den gjeldende fargen på hånden.
option-two_player_reverse = Snukort med to spillere
option-two_player_reverse-skip = hopper over den andre
option-two_player_reverse-plain = snur bare retningen
option-two_player_reverse-help = Med to spillere gjør det ingen forskjell å snu retningen, med mindre den andre også hoppes over.
option-wild_take_tower_points = Poeng for skift farge og ta-ett-tårn
option-wild_take_tower_points-help = Hvor mange poeng kortet på hånden teller når runden er slutt.
option-first_take_two_towers = Ta-2-tårn-kort som første kort
option-first_take_two_towers-first_player = bare den første spilleren må følge fargen
option-first_take_two_towers-while_on_top = alle må følge fargen så lenge det ligger øverst
option-first_take_two_towers-help = Hvem som må følge fargen hvis kortet snus opp som det første.
option-four_towers = Alle fire tårnene
option-four_towers-may = du kan kaste alle kort unntatt ett
option-four_towers-must = du må kaste alle kort unntatt ett
option-four_towers-help = Hva som skjer når du har alle fire tårnene.
