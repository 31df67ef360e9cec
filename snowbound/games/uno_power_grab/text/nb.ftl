title = UNO Power Grab
summary = Legg kort, ta de fire makttårnene, og bli den første uten kort.

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

# Hva det spørres om
ask-start-colour = Velg fargen det skal begynnes med
ask-turn = Legg et kort, eller trekk ett
ask-drawn = Du trakk { $card }: legg kortet, eller behold det
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
lays = { $player } legger { $card }
keeps = { $player } beholder { $card } og kaster de andre kortene
keeps-a-card = { $player } beholder ett kort og kaster de andre
does-draw = { $player } trekker et kort
does-pass = { $player } sier pass
does-call = { $player } roper UNO!
does-stay-silent = { $player } har ett kort igjen
does-catch = { $player } avslører det
does-let-go = { $player } lar det passere
answers = { $player } har svart
does-challenge = { $player } utfordrer skift farge og trekk 4-kortet
does-accept = { $player } godtar de fire kortene
does-keep-all = { $player } beholder alle kortene og alle fire tårnene
names-colour = { $player } velger { $colour }
takes = { $player } tar { $tower }
takes-from = { $player } tar { $tower } fra { $holder }
deals-first = { $player } deler ut først
turned-up = Snudd opp: { $card }
gets = { $player } får { $card }
gets-a-card = { $player } får et kort

# Bordet
line-round = Runde { $round }, tur { $turn }
line-top = Øverst: { $card }; farge: { $colour }
line-piles = Trekkebunke: { $pile }; kastebunke: { $discards }
line-tower = { $tower }: { $holder }
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
option-target_score = Poeng det spilles til
option-uno_calls = Å rope «UNO!»
option-uno_calls-live = direkte: trykk «UNO!» i tide
option-uno_calls-manual = spillet spør, uten tidsfrist
option-uno_calls-auto = av seg selv
option-wild_draw_four_bluff = Bløffe med skift farge og trekk 4
option-wild_draw_four_bluff-on = tillatt og kan utfordres
option-wild_draw_four_bluff-off = ikke tillatt
option-two_player_reverse = Snukort med to spillere
option-two_player_reverse-skip = hopper over den andre
option-two_player_reverse-plain = endrer ikke noe annet
option-wild_take_tower_points = Poeng for skift farge og ta-ett-tårn
option-first_take_two_towers = Ta-2-tårn-kort som første kort
option-first_take_two_towers-first_player = bare første spiller må følge fargen
option-first_take_two_towers-while_on_top = alle må følge fargen så lenge det ligger øverst
option-four_towers = Alle fire tårnene
option-four_towers-may = man kan kaste alle kort unntatt ett
option-four_towers-must = man må kaste alle kort unntatt ett
