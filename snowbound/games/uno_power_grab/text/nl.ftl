title = UNO Power Grab
summary = Leg kaarten, pak de vier krachttorens en raak als eerste al je kaarten kwijt.
board-printed = Alle regels, de 112 kaarten naar soort en kleur, dat elke kleur acht cijferkaarten met een krachtsymbool heeft, de vier torens en de punten van de kaarten.
board-rebuilt = Welke cijferkaarten welk krachtsymbool hebben.

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
draw-one = pak-1-kaart
draw-two = pak-2-kaart
skip = sla-over-kaart
reverse = keerkaart
take-two-towers = pak-2-torens-kaart
wild-take-tower = keuzekaart pak een toren
wild-draw-four = keuzekaart pak 4
list = { $first }, { $next }

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

# Een kaart in een zin
a-number-card = een { number-card }
a-icon-card = een { icon-card }
a-coloured-card = een { coloured-card }
a-wild-take-tower = een { wild-take-tower }
a-wild-draw-four = een { wild-draw-four }

# Wat er gevraagd wordt
ask-start-colour = Kies de kleur om mee te beginnen
ask-turn = Leg een kaart of pak er een
ask-turn-draw = Geen van je kaarten past: pak er een
ask-turn-play = Er is geen kaart te pakken: leg een kaart
ask-turn-pass = Je kunt geen kaart leggen en er geen pakken: pas
ask-drawn = Je hebt een kaart gepakt: { $card }. Leg hem, of houd hem
ask-drawn-keep = Je hebt een kaart gepakt: { $card }. Hij past niet, dus je houdt hem
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
keep-drawn = houd de kaart
name-colour = kies { $colour }
take = pak { $tower }
call = roep UNO!
stay-silent = zeg niets
catch = betrap
let-go = laat het gaan
button-call = UNO!
button-catch = Geen UNO!
challenge = daag uit
accept = pak vier kaarten
keep-all = houd alle kaarten en torens

# Wat er gebeurt
fact-round-begins = Ronde { $number }: { $player } deelt.
fact-turn-begins = { $player } is aan de beurt.
fact-gets = { $player } krijgt { $card }.
fact-dealt = Iedereen krijgt { $number } kaarten.
fact-turned-up = De eerste kaart is { $card }.
fact-shuffled-back = De eerste kaart is { $card } en wordt dus weer in de trekstapel geschud.
fact-plays = { $player } legt { $card }.
fact-names = { $player } kiest { $colour }.
fact-takes = { $from ->
    [pool] { $player } pakt { $tower } uit { $other }.
   *[player] { $player } pakt { $tower } van { $other }.
}
fact-returns = { $player } heeft alle vier de torens en één kaart: de torens gaan terug naar de neutrale zone.
fact-discards = { $player } gebruikt alle vier de torens: legt { $number ->
    [one] één kaart
   *[other] { $number } kaarten
} af, houdt { $known ->
    [yes] { $card }
   *[no] één kaart
} en zet de torens terug in de neutrale zone.
fact-discarded = { $player } legt af: { $card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } keer)
}.
fact-declines = { $player } houdt alle kaarten en alle vier de torens.
fact-calls = { $player } roept UNO!
fact-is-silent = { $player } heeft nog één kaart en heeft geen UNO geroepen.
fact-answers = { $player } heeft geantwoord.
fact-catches = { $player } betrapt { $other }, die geen UNO heeft geroepen.
fact-is-not-caught = Niemand betrapt { $player }.
fact-reverses = { $way ->
    [left] De richting keert om: er wordt nu naar links gespeeld.
   *[right] De richting keert om: er wordt nu naar rechts gespeeld.
}
fact-is-skipped = { $player } wordt overgeslagen.
fact-blocks = { $player } blokkeert { $card } met { $tower }.
fact-accepts = { $player } daagt niet uit.
fact-guilty = { $other } daagt { $player } uit: schuldig. Er zat een { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} kaart in de hand.
fact-innocent = { $other } daagt { $player } uit: onschuldig. Er zat geen { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} kaart in de hand.
fact-shows = { $player } laat { $other } zien wat er in de hand zit: { $cards }.
fact-draws = { $player } pakt { $known ->
    [yes] { $card }
   *[no] een kaart
}.
fact-keeps = { $player } houdt de kaart.
fact-passes = { $player } kan geen kaart leggen of pakken en past.
fact-is-hit = { $number ->
    [0] Er is geen kaart te pakken. { $player } verliest de beurt.
    [one] { $player } pakt één kaart en verliest de beurt.
   *[other] { $player } pakt { $number } kaarten en verliest de beurt.
}
fact-is-punished = { $number ->
    [one] { $player } pakt één kaart omdat er geen UNO is geroepen.
   *[other] { $player } pakt { $number } kaarten omdat er geen UNO is geroepen.
}
fact-pays = { $number ->
    [0] Er is geen kaart te pakken vanwege de bluf van { $player }.
    [one] { $player } pakt één kaart vanwege de bluf.
   *[other] { $player } pakt { $number } kaarten vanwege de bluf.
}
fact-draws-last = { $number ->
    [one] { $player } pakt nog één kaart vanwege de laatste kaart.
   *[other] { $player } pakt nog { $number } kaarten vanwege de laatste kaart.
}
fact-reshuffled = De aflegstapel wordt geschud. De trekstapel heeft { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}.
fact-wins-round = { $scoring ->
    [winner] { $player } legt de laatste kaart, { $card }, en wint de ronde: { $number ->
        [one] één punt
       *[other] { $number } punten
    }.
   *[other] { $player } legt de laatste kaart, { $card }, en wint de ronde. De kaarten van de anderen tellen voor { $number ->
        [one] één punt
       *[other] { $number } punten
    }.
}
fact-wins-game = { $scoring ->
    [single] { $player } wint het spel.
   *[other] { $player } wint het spel met { $number ->
        [one] één punt
       *[other] { $number } punten
    }.
}
fact-stopped = De ronde duurt al { $number } beurten en komt niet ten einde: het spel stopt zonder winnaar.
fact-went-out = { $player } heeft de laatste kaart gelegd: { $card }.
fact-reached = { $player } heeft { $number } punten. Het spel eindigt bij { $target }.
fact-shared = { $number } spelers hebben het laagste totaal en delen de overwinning.
fact-unfinished = De ronde is niet uitgespeeld, dus niemand wint.
fact-cards-left = { $cards ->
    [one] Nog één kaart, goed voor
   *[other] Nog { $cards } kaarten, goed voor
} { $number ->
    [one] één punt
   *[other] { $number } punten
}: { $hand }.
fact-own-cards = { $cards ->
    [one] Nog één kaart:
   *[other] Nog { $cards } kaarten:
} { $number ->
    [one] één punt
   *[other] { $number } punten
} ({ $hand }).
fact-won = { $number ->
    [one] Eén punt gewonnen in deze ronde.
   *[other] { $number } punten gewonnen in deze ronde.
}
fact-earlier = { $number ->
    [one] Eén punt uit eerdere rondes.
   *[other] { $number } punten uit eerdere rondes.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-wins-round = Je wint de ronde
hint-mine-wins-game = Je wint het spel
hint-mine-discards = { $number ->
    [one] Je legt één kaart af voor vier torens
   *[other] Je legt { $number } kaarten af voor vier torens
}
hint-mine-takes = { $number ->
    [one] Je pakt een toren
   *[other] Je pakt { $number } torens
}
hint-mine-blocks = Je blokkeert een kaart met een toren
hint-mine-is-hit = { $number ->
    [one] Je pakt één strafkaart en verliest je beurt
   *[other] Je pakt { $number } strafkaarten en verliest je beurt
}
hint-mine-is-skipped = Je wordt overgeslagen
hint-mine-pays = Je pakt kaarten vanwege je bluf
hint-mine-plays = { $number ->
    [one] Je legt een kaart
   *[other] Je legt { $number } kaarten
}
hint-mine-calls = Je hebt nog maar één kaart en roept UNO
hint-mine-is-punished = Je wordt betrapt op een vergeten UNO
hint-mine-draws = { $number ->
    [one] Je moet een kaart pakken
   *[other] Je moet { $number } kaarten pakken
}
hint-rivals-wins-round = Een tegenstander wint de ronde
hint-rivals-wins-game = Een tegenstander wint het spel
hint-rivals-takes = { $number ->
    [one] Een tegenstander pakt een toren
   *[other] { $number } tegenstanders pakken een toren
}
hint-rivals-discards = { $number ->
    [one] Een tegenstander legt één kaart af voor vier torens
   *[other] Een tegenstander legt { $number } kaarten af voor vier torens
}
hint-rivals-is-hit = { $number ->
    [one] Een tegenstander pakt één strafkaart en verliest de beurt
   *[other] Een tegenstander pakt { $number } strafkaarten en verliest de beurt
}
hint-rivals-is-skipped = Een tegenstander wordt overgeslagen
hint-rivals-draws = { $number ->
    [one] Een tegenstander moet een kaart pakken
   *[other] { $number } tegenstanders moeten een kaart pakken
}
hint-rivals-blocks = Een tegenstander blokkeert een kaart met een toren
hint-rivals-calls = Een tegenstander heeft nog maar één kaart en roept UNO
hint-rivals-is-punished = Een tegenstander wordt betrapt op een vergeten UNO
hint-rivals-pays = Een tegenstander pakt kaarten vanwege een bluf

# Wat er aan de hand is, voor wie wacht
now-round = Ronde { $round }. { $way ->
    [left] Er wordt naar links gespeeld.
   *[right] Er wordt naar rechts gespeeld.
}
now-dealing = De kaarten worden gedeeld.
now-turn = { $player } legt een kaart op { $card } of pakt er een.
now-drawn = { $player } heeft een kaart gepakt en legt of houdt hem.
now-colour = { $player } kiest een kleur.
now-tower = { $player } pakt een toren, uit de neutrale zone of van een speler.
now-keep = { $player } heeft alle vier de torens en kiest wat te houden.
now-declare = { $player } heeft nog één kaart.
now-catch = { $player } heeft nog één kaart en heeft geen UNO geroepen. Wie ziet het?
now-respond = { $player } pakt vier kaarten of daagt { $other } uit.
now-drawing = { $player } pakt nog { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}.
now-round-end = { $player } heeft de ronde gewonnen.

# De tafel
line-round = Ronde { $round }, beurt { $turn }
line-top = Bovenop: { $card }; kleur: { $colour }
line-piles = Trekstapel: { $pile }; aflegstapel: { $discards }
line-player = { $player }: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
line-hand = Hand van { $player }: { $cards }
line-shown = { $player } liet je zien: { $cards }
line-guilty = { $challenger } daagde { $accused } uit: schuldig
line-innocent = { $challenger } daagde { $accused } uit: onschuldig

# In het beeld
play-goes-left = Er wordt naar links gespeeld, met de klok mee
play-goes-right = Er wordt naar rechts gespeeld, tegen de klok in
colour-in-force = Geldende kleur: { $colour }
tower-stands = { $tower }, blokkeert { $attack }: { $holder }
in-turn = { $player } is aan de beurt
has-not-called = { $player } heeft nog één kaart en heeft geen UNO geroepen
wins-points = { $player } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
left-points = { $player }: de overgebleven kaarten tellen voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
went-out = { $player } is alle kaarten kwijt
holds-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}

# Waarom niet, volgens welke regel
UNO-13 = op een pak-2-torens-kaart als eerste kaart past alleen dezelfde kleur
UNO-14 = kies eerst een kleur
UNO-16 = leg één kaart uit je hand, of pak één kaart
UNO-17 = deze kaart heeft niet de geldende kleur en ook niet het cijfer of symbool van de bovenste kaart
UNO-18 = krachtsymbolen passen niet op elkaar
UNO-19 = een pak-1-kaart en een pak-2-kaart passen alleen op elkaar als ze dezelfde kleur hebben
UNO-21 = als je geen kaart legt, moet je er een pakken
UNO-23 = na het pakken mag je alleen de kaart leggen die je hebt gepakt
UNO-24 = de kaart die je hebt gepakt, past niet, dus je beurt is voorbij
UNO-26 = dat kan niet op dit moment in de beurt
UNO-33 = die toren heb je al
UNO-36 = je mag geen keuzekaart pak 4 leggen zolang je een kaart van de geldende kleur hebt
UNO-38 = alleen de volgende speler mag uitdagen, direct na een keuzekaart pak 4
UNO-49 = een geblokkeerde keuzekaart pak 4 kun je niet uitdagen
UNO-51 = met alle vier de torens kies je eerst wat je houdt
UNO-62 = er is geen kaart te pakken: leg een kaart die past, of pas als je er geen hebt
UNO-Q24 = alle kaarten en torens houden kan alleen direct nadat je met alle vier de torens een kaart hebt gelegd
UNO-Q28 = UNO roepen, of iemand betrappen die het vergeet, kan alleen in de seconden nadat een speler nog maar één kaart over heeft

# Before the game
length = { $minutes } minuten per ronde
players-note = Op de doos staat 2–6 spelers. Het spel werkt ook met meer, tot 10.
option-scoring = Puntentelling
option-scoring-winner_takes = de winnaar van een ronde krijgt de punten
option-scoring-lowest_total = het laagste totaal wint
option-scoring-single_round = één ronde
option-scoring-help = Hoe je wint: met punten over meerdere rondes, of in één ronde.
option-target_score = Puntengrens
option-target_score-help = Het spel eindigt na de ronde waarin iemand dit totaal haalt.
option-uno_calls = “UNO!” roepen
option-uno_calls-live = live: druk op tijd op “UNO!”
option-uno_calls-manual = het spel vraagt het, zonder tijdslimiet
option-uno_calls-auto = gaat vanzelf
option-uno_calls-help = Met nog één kaart over moet je “UNO!” roepen; wie het vergeet en betrapt wordt, pakt twee kaarten.
option-wild_draw_four_bluff = Bluffen met de keuzekaart pak 4
option-wild_draw_four_bluff-on = toegestaan, en je kunt worden uitgedaagd
option-wild_draw_four_bluff-off = niet toegestaan
option-wild_draw_four_bluff-help = De keuzekaart pak 4 is bedoeld voor wie de geldende kleur niet in de hand heeft.
option-two_player_reverse = Keerkaart met twee spelers
option-two_player_reverse-skip = slaat de ander over
option-two_player_reverse-plain = keert alleen de richting om
option-two_player_reverse-help = Met twee spelers maakt een andere richting niets uit, tenzij de ander ook wordt overgeslagen.
option-wild_take_tower_points = Punten van de keuzekaart pak een toren
option-wild_take_tower_points-help = Hoeveel punten deze kaart in je hand telt aan het eind van een ronde.
option-first_take_two_towers = Een pak-2-torens-kaart als eerste kaart
option-first_take_two_towers-first_player = alleen de eerste speler moet de kleur volgen
option-first_take_two_towers-while_on_top = iedereen moet de kleur volgen zolang hij bovenop ligt
option-first_take_two_towers-help = Wie de kleur moet volgen als deze kaart als eerste wordt omgedraaid.
option-four_towers = Alle vier de torens
option-four_towers-may = je mag alle kaarten op één na afleggen
option-four_towers-must = je moet alle kaarten op één na afleggen
option-four_towers-help = Wat er gebeurt als je alle vier de torens hebt.
