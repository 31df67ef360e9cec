title = Arctic Race
summary = Vijf races op één parcours over een rivier vol drijvende ijsschotsen: breng je deelnemers als eerste binnen.

player = Speler { $seat }
cross-country-skier = langlaufer
snowboarder = snowboarder
skier = skiër
dog-sled = hondenslee
snowmobile = sneeuwscooter
card-1 = racekaart 1 (deelnemer 1, 2 of 3)
card-2 = racekaart 2 (snowboarder of oppakken)
card-3 = racekaart 3 (skiër of dobbelsteen)
card-4 = racekaart 4 (hondenslee of ijsschotsen)
card-5 = racekaart 5 (sneeuwscooter of startfiche)
with-owner = bij de eigenaar
on-field = op veld { $field }
on-floe = op de ijsschots op veld { $field }
is-home = binnen als nummer { $place }

# What is asked
ask-card = Kies een kaart en leg die gedekt neer
ask-action = Je kaart is omgedraaid: { $card }. Kies een van de acties
ask-give = Wie krijgt het startfiche?
ask-circle = Zwarte cirkel: welke deelnemer gaat vooruit?

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

# What happens
has-chosen = { $player } heeft een kaart gekozen
chooses = { $player } kiest racekaart { $card }
moves = { $player } draait racekaart { $card } om en zet deelnemer { $number } ({ $name }) { $steps ->
    [one] één veld
   *[other] { $steps } velden
} vooruit
moves-by-circle = { $player } zet deelnemer { $number } ({ $name }) { $steps ->
    [one] één veld
   *[other] { $steps } velden
} vooruit
does-pass-token = { $player } draait racekaart { $card } om en geeft het startfiche door
does-shift = { $player } draait racekaart { $card } om en schuift de ijsschotsen op
does-roll = { $player } draait racekaart { $card } om en gooit met de dobbelsteen
does-pick-up = { $player } draait racekaart { $card } om en pakt de eigen kaarten op
does-no-second = { $player } draait racekaart { $card } om en voert de andere actie uit
gives = { $player } geeft het startfiche aan { $receiver }
takes-token = { $player } neemt zelf het startfiche
is-first = { $player } is startspeler
is-laid = Schotstegel { $tile } wordt in de rivier gelegd
is-pushed-in = Schotstegel { $tile } schuift de ijsschotsen één plaats verder
rolls = { $player } gooit { $number } ({ $name })
rolls-circle = { $player } gooit de zwarte cirkel

# The table
line-round = Ronde { $round }
line-token = Startfiche: { $player }
line-river = Rivier: { $tiles }; schotstegels in de stapel: { $stack }
line-cards = { $player }: in de hand { $hand }; op tafel { $pile }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
line-top-card = { $player }: kaarten in de hand: { $number }; bovenop de stapel: { $top }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
line-racers = { $player }: 1 { $racer1 }; 2 { $racer2 }; 3 { $racer3 }; 4 { $racer4 }; 5 { $racer5 }
line-face-down = Gedekte kaarten: { $number }
line-chosen = Je hebt { $card } gekozen
line-revealed = { $player } heeft { $card } omgedraaid
line-three-home = Een speler heeft drie deelnemers binnen
line-floes-out = De ijsschotsen zijn op: het spel eindigt na deze ronde
line-stopped = Het spel is afgebroken na de laatste toegestane ronde

# The picture
figure = { $player }: deelnemer { $number } ({ $name }), { $where }
spot = veld { $field }: { $icon }
icon-blank = geen symbool
icon-plus1 = één veld verder
icon-plus2 = twee velden verder
icon-plus3 = drie velden verder
icon-die = dobbelsteen
icon-start = START, geef het startfiche door
icon-water = open water
leads-to = leidt naar: { $where }
finish = finish
drop = de rand: een ijsschots die eruit wordt geschoven, is uit het spel
stack = schotstegels in de stapel: { $number }
die = dobbelsteen
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
RACE-12 = een ronde begint ermee dat iedereen een kaart kiest
RACE-14 = de kaart is omgedraaid; precies één van de acties moet worden uitgevoerd
RACE-16 = een kaart die op tafel ligt, kan niet worden gekozen
RACE-20 = met racekaart 5 zet je de sneeuwscooter vooruit of geef je het startfiche door
RACE-21 = met racekaart 4 zet je de hondenslee vooruit of schuif je de ijsschotsen op
RACE-22 = met racekaart 3 zet je de skiër vooruit of gooi je met de dobbelsteen
RACE-23 = met racekaart 2 zet je de snowboarder vooruit of pak je de kaarten op
RACE-24 = met racekaart 1 zet je deelnemer 1, 2 of 3 één veld vooruit en verder niets
RACE-26 = de deelnemer is binnen, dus moet de andere actie van de kaart worden uitgevoerd
RACE-27 = de deelnemer is binnen; racekaart 1 verzet er een die dat niet is
RACE-42 = het startfiche gaat verder als START of racekaart 5 dat zegt, en naar een speler die het niet heeft
RACE-46 = alleen de zwarte cirkel verzet een deelnemer naar keuze één veld, en alleen een die niet binnen is
RACE-Q10 = wat nu moet gebeuren, kan niet worden geweigerd en gaat voor al het andere

# Before the game
length = ongeveer { $minutes } minuten
option-first_player = Eerste speler
option-max_rounds = Hoogstens zoveel rondes
option-pile_view = Zichtbare kaarten in de stapels
option-pile_view-top = de bovenste
option-pile_view-open = allemaal
