title = UNO Power Grab
summary = Leg kaarten, pak de vier krachttorens en raak als eerste al je kaarten kwijt.

player = Speler { $seat }
red = rood
blue = blauw
green = groen
yellow = geel
no-colour = nog niet gekozen
pool = de neutrale zone
tower-u = de U-toren
tower-n = de N-toren
tower-o = de O-toren
tower-bang = de !-toren
draw-one = pak 1-kaart
draw-two = pak 2-kaart
skip = sla over-kaart
reverse = keerkaart
take-two-towers = pak 2 torens-kaart
wild-take-tower = keuzekaart pak een toren
wild-draw-four = keuzekaart pak 4

# Een kaart
number-card = { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} { $number }
icon-card = { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} { $number } met { $icon }
coloured-card = { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} { $type }

# Wat er gevraagd wordt
ask-start-colour = Kies de kleur om mee te beginnen
ask-turn = Leg een kaart of pak er een
ask-drawn = Je hebt een kaart gepakt: { $card }. Leg of houd hem
ask-colour = Kies een kleur
ask-tower = Kies de krachttoren die je pakt
ask-keep = Alle vier de krachttorens zijn van jou: kies de ene kaart die je houdt, of houd alles
ask-keep-must = Alle vier de krachttorens zijn van jou: kies de kaart die je houdt
ask-declare = Nog één kaart: roep UNO!
ask-catch = { $player } heeft geen UNO geroepen: betrappen of laten gaan?
ask-respond = { $player } heeft een keuzekaart pak 4 tegen je gelegd: uitdagen of vier kaarten pakken?

# Wat je kunt doen
lay = leg { $card }
keep = houd { $card }
draw = pak een kaart
pass = pas
name-colour = kies { $colour }
take = pak { $tower }
call = roep UNO!
stay-silent = zwijg
catch = betrap
let-go = laat gaan
button-call = UNO!
button-catch = Geen UNO!
challenge = daag uit
accept = pak vier kaarten
keep-all = houd alle kaarten en torens

# Wat er gebeurt
lays = { $player } legt { $card }
keeps = { $player } houdt { $card } en legt de andere kaarten af
keeps-a-card = { $player } houdt één kaart en legt de andere af
does-draw = { $player } pakt een kaart
does-pass = { $player } past
does-call = { $player } roept UNO!
does-stay-silent = { $player } heeft nog één kaart
does-catch = { $player } betrapt de ander
does-let-go = { $player } laat de ander gaan
answers = { $player } heeft geantwoord
does-challenge = { $player } daagt de keuzekaart pak 4 uit
does-accept = { $player } accepteert de vier kaarten
does-keep-all = { $player } houdt alle kaarten en alle vier de torens
names-colour = { $player } kiest { $colour }
takes = { $player } pakt { $tower }
takes-from = { $player } pakt { $tower } van { $holder }
deals-first = { $player } is de eerste gever
turned-up = Omgedraaid: { $card }
gets = { $player } krijgt { $card }
gets-a-card = { $player } krijgt een kaart

# De tafel
line-round = Ronde { $round }, beurt { $turn }
line-top = Bovenop: { $card }; kleur: { $colour }
line-piles = Trekstapel: { $pile }; aflegstapel: { $discards }
line-tower = { $tower }: { $holder }
line-player = { $player }: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
line-hand = { $player }, hand: { $cards }
line-shown = { $player }, geziene kaarten: { $cards }
line-guilty = { $challenger } daagde { $accused } uit: schuldig
line-innocent = { $challenger } daagde { $accused } uit: onschuldig

# In het beeld
play-goes-left = Er wordt naar links gespeeld, met de klok mee
play-goes-right = Er wordt naar rechts gespeeld, tegen de klok in
colour-in-force = Geldende kleur: { $colour }
tower-stands = { $tower }, beschermt tegen { $attack }: { $holder }
in-turn = { $player } is aan zet
went-out = { $player } is al zijn kaarten kwijt
holds-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}

# Waarom niet, volgens welke regel
UNO-13 = op een pak 2 torens-kaart die als eerste kaart is omgedraaid, past alleen een kaart van dezelfde kleur
UNO-14 = de eerste speler moet eerst een kleur kiezen
UNO-16 = in een beurt leg je één kaart uit je eigen hand of pak je één kaart
UNO-17 = de kaart heeft niet de geldende kleur en ook niet het cijfer of symbool van de bovenste kaart
UNO-18 = door een krachtsymbool past een kaart nooit
UNO-19 = een pak 1-kaart en een pak 2-kaart passen alleen op elkaar als de kleur dezelfde is
UNO-21 = wie geen kaart legt, moet er een pakken
UNO-23 = na het pakken mag je alleen de gepakte kaart leggen
UNO-24 = de gepakte kaart past niet, dus gaat de beurt verder
UNO-26 = dit is er niet het moment voor in de vaste volgorde van een beurt
UNO-33 = een toren die je al hebt, kun je niet pakken
UNO-36 = een keuzekaart pak 4 mag je alleen leggen als je geen kaart van de geldende kleur hebt
UNO-38 = alleen de volgende speler mag uitdagen, en alleen een keuzekaart pak 4 die net is gelegd
UNO-49 = een geblokkeerde keuzekaart pak 4 kan niet worden uitgedaagd
UNO-51 = met alle vier de torens kies je eerst wat je houdt
UNO-62 = als er geen kaart te pakken is, moet je een passende kaart leggen; alleen zonder zo'n kaart pas je
UNO-Q24 = alle kaarten en torens houden kan alleen direct nadat je met alle vier de torens een kaart hebt gespeeld
UNO-Q28 = je kunt UNO alleen roepen, en een vergeten roep alleen betrappen, in de seconden nadat een speler nog één kaart over heeft

# Before the game
length = { $minutes } minuten per ronde
players-note = Op de doos staat 2–6 spelers. Met meer werkt het spel ook, tot 10.
option-scoring = Puntentelling
option-scoring-winner_takes = de winnaar van een ronde krijgt de punten
option-scoring-lowest_total = het laagste totaal wint
option-scoring-single_round = één ronde
option-target_score = Punten om naartoe te spelen
option-uno_calls = “UNO!” roepen
option-uno_calls-live = live: druk op tijd op “UNO!”
option-uno_calls-manual = het spel vraagt het, zonder tijdslimiet
option-uno_calls-auto = vanzelf
option-wild_draw_four_bluff = Bluffen met keuzekaart pak 4
option-wild_draw_four_bluff-on = toegestaan, en kan worden uitgedaagd
option-wild_draw_four_bluff-off = niet toegestaan
option-two_player_reverse = Keerkaart met twee spelers
option-two_player_reverse-skip = slaat de ander over
option-two_player_reverse-plain = verandert verder niets
option-wild_take_tower_points = Punten van keuzekaart pak een toren
option-first_take_two_towers = Pak 2 torens-kaart als eerste kaart
option-first_take_two_towers-first_player = alleen de eerste speler moet de kleur volgen
option-first_take_two_towers-while_on_top = iedereen moet de kleur volgen zolang hij bovenop ligt
option-four_towers = Alle vier de torens
option-four_towers-may = je mag alle kaarten op één na afleggen
option-four_towers-must = je moet alle kaarten op één na afleggen
