title = Arctic Race
summary = Vijf races op één parcours over een rivier vol drijvende ijsschotsen: breng je deelnemers als eerste binnen.
board-printed = Alle regels, de aantallen van alle onderdelen, de kaarten, de dobbelsteen, de prijzen, de vijf plaatsen in de rivier, vier START-velden op het land en waar het parcours eindigt.
board-rebuilt = De lengte en de bochten van het parcours, de tekens op de velden op het land, de twee velden op elke schots en de tekens op de 30 schotsen.

player = Speler { $seat }
cross-country-skier = langlaufer
snowboarder = snowboarder
skier = skiër
dog-sled = hondenslee
snowmobile = sneeuwscooter
card-1 = racekaart 1 (deelnemer 1, 2 of 3)
card-2 = racekaart 2 (snowboarder of oppakken)
card-3 = racekaart 3 (skiër of dobbelsteen)
card-4 = racekaart 4 (hondenslee of opschuiven)
card-5 = racekaart 5 (sneeuwscooter of startfiche)
with-owner = bij de eigenaar
on-field = op veld { $field } ({ $icon })
on-floe = op de ijsschots op veld { $field } ({ $icon })
is-home = binnen als nummer { $place }

# What is asked
ask-card = Kies een kaart en leg die gedekt neer
ask-action = Je kaart is omgedraaid: { $card }. Kies een van de acties
ask-give = Wie krijgt het startfiche?
ask-circle = Zwarte cirkel: welke deelnemer gaat één veld vooruit?

# What one can do
choose = kies { $card }
move = zet deelnemer { $number } ({ $name }) { $steps ->
    [one] één veld
   *[other] { $steps } velden
} vooruit
pass-token = geef het startfiche door
shift = schuif de ijsschotsen op
roll = gooi met de dobbelsteen
pick-up = pak de kaarten op
no-second = voer de andere actie van de kaart uit
give = geef het startfiche aan { $receiver }
take-token = neem het startfiche zelf

# Parts of sentences
listed = { $first }, { $rest }
listed-long = { $first }; { $rest }
nothing = geen
played-card = kaart { $card }
numbered-card = kaart { $card }
field-number = { $field }
black-circle = de zwarte cirkel
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
in-place = { $place ->
    [1] op de eerste plaats
    [2] op de tweede plaats
    [3] op de derde plaats
    [4] op de vierde plaats
   *[other] op plaats { $place }
}
the-cross-country-skier = de langlaufer
the-snowboarder = de snowboarder
the-skier = de skiër
the-dog-sled = de hondenslee
the-snowmobile = de sneeuwscooter
moved-cross-country-skier = de langlaufer
moved-snowboarder = de snowboarder
moved-skier = de skiër
moved-dog-sled = de hondenslee
moved-snowmobile = de sneeuwscooter

# What happens
fact-is-first = { $player } krijgt het startfiche.
fact-floe-laid = Een ijsschots komt op plaats { $slot } in de rivier ({ $fields }).
fact-river-laid = De ijsschotsen liggen in de rivier; in de stapel liggen er nog { $number }.
fact-round-begins = Ronde { $number }: { $player } is als eerste aan de beurt.
fact-has-chosen = { $card ->
    [0] { $player } heeft een kaart gekozen.
   *[other] { $player } heeft { $played } gekozen.
}
fact-turn-begins = { $player } is aan de beurt.
fact-reveals = { $player } draait { $card } om.
fact-turn-skipped = { $player } heeft geen deelnemer meer voor de omgedraaide kaart en slaat deze beurt over.
fact-moves = { $card ->
    [0] { $player } zet { $racer } op veld { $field }.
   *[other] { $player } speelt { $played } en zet { $racer } op veld { $field }.
}
fact-enters = { $card ->
    [0] { $player } brengt { $racer } op het parcours, op veld { $field }.
   *[other] { $player } speelt { $played } en brengt { $racer } op het parcours, op veld { $field }.
}
fact-jumps = Veld { $field } is bezet, dus { $racer } gaat door naar het volgende vrije veld.
fact-slides = { $steps ->
    [one] Op veld { $field } gaat { $racer } één veld verder.
   *[other] Op veld { $field } gaat { $racer } { $steps } velden verder.
}
fact-comes-home = { $card ->
    [0] { $player } brengt { $racer } binnen { $place }: { $points }.
   *[other] { $player } speelt { $played } en brengt { $racer } binnen { $place }: { $points }.
}
fact-falls-in = { $card ->
    [0] { $player }: { $racer } valt op veld { $field } in het water en moet opnieuw beginnen.
   *[other] { $player } speelt { $played }, maar { $racer } valt op veld { $field } in het water en moet opnieuw beginnen.
}
fact-uses-card = { $effect ->
    [roll] { $player } speelt { $played } en gooit met de dobbelsteen.
    [shift] { $player } speelt { $played } en schuift de ijsschotsen op.
   *[pass] { $player } speelt { $played } en bepaalt wie het startfiche krijgt.
}
fact-picks-up = { $card ->
    [0] { $player } pakt alle kaarten op.
   *[other] { $player } speelt { $played } en pakt alle kaarten op.
}
fact-refills = { $player } heeft geen kaarten meer en neemt ze allemaal terug.
fact-rolls = { $player } gooit { $face }.
fact-rolls-in-vain = { $player } gooit { $face }, maar { $racer } is al binnen.
fact-gives = { $self ->
    [1] { $player } neemt het startfiche zelf.
   *[0] { $player } geeft het startfiche aan { $receiver }.
}
fact-floes-shift = { $number ->
    [0] De ijsschotsen schuiven één plaats op.
    [one] De ijsschotsen schuiven één plaats op en nemen één deelnemer mee.
   *[other] De ijsschotsen schuiven één plaats op en nemen { $number } deelnemers mee.
}
fact-carried = { $player }: { $racer } drijft van veld { $start } naar veld { $field }.
fact-falls-off = { $player }: { $racer } valt op veld { $field } van de laatste ijsschots en moet opnieuw beginnen.
fact-floes-run-out = De ijsschotsen zijn op: het spel eindigt na deze ronde.
fact-nothing-shifts = Er is geen ijsschots meer om op te schuiven.
fact-wins = { $winners ->
    [1] { $player } wint met { $points }.
   *[other] { $player } deelt de overwinning met { $points }.
}
fact-three-home = { $player } heeft drie deelnemers binnen.
fact-floes-out = De ijsschotsen zijn op.
fact-stopped = Het spel is gestopt na de laatste van { $number } rondes.
fact-tie-broken = { $player } en { $other } hebben allebei { $points }, maar { $player } heeft de betere plaats in race { $race } ({ $name }).
fact-shared-win = Geen enkele race geeft de doorslag, dus { $number } spelers delen de overwinning.
fact-prize = Race { $race } ({ $name }): { $place }, { $points }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-comes-home = { $number ->
    [one] Een van je deelnemers komt binnen
   *[other] { $number } van je deelnemers komen binnen
}
hint-mine-jumps = Een van je deelnemers springt vooruit over bezette velden
hint-mine-slides = { $number ->
    [one] Door een symbool mag een van je deelnemers één veld verder
   *[other] Door symbolen mogen je deelnemers { $number } velden verder
}
hint-mine-picks-up = Je pakt al je kaarten op
hint-mine-wins = Je wint het spel
hint-mine-falls-in = Een van je deelnemers valt in het water
hint-mine-falls-off = { $number ->
    [one] Een van je deelnemers valt van de laatste ijsschots
   *[other] { $number } van je deelnemers vallen van de laatste ijsschots
}
hint-mine-turn-skipped = Je slaat een beurt over
hint-mine-rolls-in-vain = Je gooit het getal van een deelnemer die al binnen is
hint-mine-enters = Je brengt een deelnemer op het parcours
hint-mine-headway = { $number ->
    [one] Je deelnemers komen samen minstens één veld verder
   *[other] Je deelnemers komen samen minstens { $number } velden verder
}
hint-mine-setback = { $number ->
    [one] Je deelnemers verliezen samen minstens één veld
   *[other] Je deelnemers verliezen samen minstens { $number } velden
}
hint-rivals-comes-home = { $number ->
    [one] Een deelnemer van een tegenstander komt binnen
   *[other] { $number } tegenstanders krijgen een deelnemer binnen
}
hint-rivals-wins = Een tegenstander wint het spel
hint-rivals-falls-in = Een deelnemer van een tegenstander valt in het water
hint-rivals-falls-off = { $number ->
    [one] Een deelnemer van een tegenstander valt van de laatste ijsschots
   *[other] { $number } tegenstanders verliezen een deelnemer met de laatste ijsschots
}
hint-rivals-headway = { $number ->
    [one] De deelnemers van je tegenstanders komen samen minstens één veld verder
   *[other] De deelnemers van je tegenstanders komen samen minstens { $number } velden verder
}
hint-rivals-setback = { $number ->
    [one] De deelnemers van je tegenstanders verliezen samen minstens één veld
   *[other] De deelnemers van je tegenstanders verliezen samen minstens { $number } velden
}

# What goes on
line-round = Ronde { $round }
round-and-order = Ronde { $round }. Beurtvolgorde: { $order }
everyone-chooses = Iedereen kiest een kaart.
decides-action = { $player } beslist wat er met { $card } gebeurt.
decides-give = { $player } beslist wie het startfiche krijgt.
decides-circle = { $player } kiest een deelnemer voor de zwarte cirkel.
rolls-now = { $player } gooit met de dobbelsteen.
shifts-now = { $player } schuift de ijsschotsen op.

# The table
line-token = Startfiche: { $player }
line-land = Velden op het land met een symbool ({ $last } is het laatste veld): { $fields }
line-slot = Rivier, plaats { $slot }: { $fields }
line-stack = Schotstegels in de stapel: { $number }
line-die = De dobbelsteen toont { $face }
line-cards = { $player }: in de hand: { $hand }; op tafel: { $pile }; { $points }
line-top-card = { $player }: kaarten in de hand: { $number }; bovenop de stapel: { $top }; { $points }
line-racers = { $player }: { $racers }
racer = deelnemer { $number } ({ $name }) { $where }
line-face-down = Gedekte kaarten: { $number }
line-chosen = Je hebt { $card } gekozen
line-revealed = { $player } heeft { $card } omgedraaid
line-three-home = Een speler heeft drie deelnemers binnen
line-floes-out = De ijsschotsen zijn op: het spel eindigt na deze ronde
line-stopped = Het spel is gestopt na de laatste toegestane ronde

# The picture
figure = { $player }: deelnemer { $number } ({ $name }), { $where }
spot = veld { $field }: { $icon }
icon-blank = geen symbool
icon-plus1 = één veld verder
icon-plus2 = twee velden verder
icon-plus3 = drie velden verder
icon-die = dobbelsteen
icon-start = START – geef het startfiche door
icon-water = open water
leads-to = leidt naar: { $where }
finish = finish
drop = de rand: ijsschotsen die hier van het bord schuiven, zijn uit het spel
stack = schotstegels in de stapel: { $number }
die = dobbelsteen
die-number = dobbelsteen: { $number }
die-circle = dobbelsteen: zwarte cirkel
race = race { $number }: { $name }
prize = race { $number }, plaats { $place }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
face-down = { $player }: een gedekte kaart
face-down-known = { $player }: gedekt, { $card }
on-table = { $player }: op tafel, { $card }
cards-in-hand = kaarten in de hand: { $number }
racers-home = deelnemers binnen: { $number }

# Why not, by rule
RACE-01 = op die plaats zit niemand
RACE-12 = aan het begin van een ronde kiest iedereen een kaart
RACE-14 = je kaart is omgedraaid; voer nu precies één van de acties uit
RACE-16 = een kaart die al op tafel ligt, kun je niet kiezen
RACE-20 = met racekaart 5 zet je de sneeuwscooter vooruit of geef je het startfiche door
RACE-21 = met racekaart 4 zet je de hondenslee vooruit of schuif je de ijsschotsen op
RACE-22 = met racekaart 3 zet je de skiër vooruit of gooi je met de dobbelsteen
RACE-23 = met racekaart 2 zet je de snowboarder vooruit of pak je je kaarten op
RACE-24 = met racekaart 1 kun je alleen deelnemer 1, 2 of 3 één veld vooruitzetten
RACE-26 = die deelnemer is al binnen, dus je moet de andere actie van de kaart uitvoeren
RACE-27 = die deelnemer is al binnen; met racekaart 1 moet je een andere vooruitzetten
RACE-42 = je geeft het startfiche alleen door bij START of racekaart 5, en alleen aan een speler die het niet heeft
RACE-46 = alleen bij de zwarte cirkel kies je zelf wie één veld vooruitgaat, en die deelnemer mag nog niet binnen zijn
RACE-Q10 = een effect kun je niet overslaan: het gaat voor al het andere

# Before the game
length = ongeveer { $minutes } minuten
option-first_player = Startspeler
option-first_player-help = Wie de eerste ronde begint; volgens de gedrukte regels is dat de jongste.
option-max_rounds = Maximumaantal rondes
option-max_rounds-help = Uiterlijk na zoveel rondes worden de punten geteld; de gedrukte regels kennen zo’n grens niet.
option-pile_view = Gespeelde kaarten tonen
option-pile_view-top = alleen de bovenste kaart
option-pile_view-open = alle kaarten
option-pile_view-help = Welke kaarten van de anderen je kunt bekijken; de rest moet je zelf onthouden.
