title = Arctic Race
summary = Fem løp på samme bane over en elv med drivende isflak: Få løpsdeltakerne dine først i mål.
board-printed = Alle reglene, hvor mange det er av hver del, kortene, terningen, premiene, de fem plassene i elva, fire START-felter på land og hvor banen slutter.
board-rebuilt = Lengden og svingene på banen, tegnene på feltene på land, de to feltene på hvert isflak og tegnene på de 30 isflakene.

player = Spiller { $seat }
cross-country-skier = langrennsløper
snowboarder = snowboarder
skier = skiløper
dog-sled = hundeslede
snowmobile = snøscooter
card-1 = løpskort 1 (løpsdeltaker 1, 2 eller 3)
card-2 = løpskort 2 (snowboarder eller oppsamling)
card-3 = løpskort 3 (skiløper eller terning)
card-4 = løpskort 4 (hundeslede eller isflak)
card-5 = løpskort 5 (snøscooter eller startbrikke)
with-owner = hos eieren
on-field = på felt { $field } ({ $icon })
on-floe = på isflaket på felt { $field } ({ $icon })
is-home = i mål som nummer { $place }

# What is asked
ask-card = Velg et kort og legg det med baksiden opp
ask-action = Kortet ditt er vist: { $card }. Velg en av handlingene på det
ask-give = Hvem skal ha startbrikken?
ask-circle = Svart sirkel: Hvilken løpsdeltaker skal flyttes ett felt?

# What one can do
choose = velg { $card }
move = flytt løpsdeltaker { $number } ({ $name }) { $steps ->
    [one] ett felt
   *[other] { $steps } felter
} fram
pass-token = gi startbrikken videre
shift = skyv isflakene
roll = trill terningen
pick-up = ta opp kortene
no-second = utfør den andre handlingen på kortet
give = gi startbrikken til { $receiver }
take-token = ta startbrikken selv

# Parts of sentences
listed = { $first }, { $rest }
listed-long = { $first }; { $rest }
nothing = ingen
played-card = kort { $card }
numbered-card = kort { $card }
field-number = { $field }
black-circle = den svarte sirkelen
points = { $points } poeng
in-place = { $place ->
    [1] på førsteplass
    [2] på andreplass
    [3] på tredjeplass
    [4] på fjerdeplass
   *[other] på plass { $place }
}
the-cross-country-skier = langrennsløperen
the-snowboarder = snowboarderen
the-skier = skiløperen
the-dog-sled = hundesleden
the-snowmobile = snøscooteren
moved-cross-country-skier = langrennsløperen
moved-snowboarder = snowboarderen
moved-skier = skiløperen
moved-dog-sled = hundesleden
moved-snowmobile = snøscooteren

# What happens
fact-is-first = { $player } får startbrikken.
fact-floe-laid = Et isflak legges på plass { $slot } i elva ({ $fields }).
fact-river-laid = Isflakene er lagt ut; det er { $number } til i bunken.
fact-round-begins = Runde { $number }: { $player } begynner.
fact-has-chosen = { $card ->
    [0] { $player } har valgt et kort.
   *[other] { $player } har valgt { $played }.
}
fact-turn-begins = Turen går til { $player }.
fact-reveals = { $player } viser { $card }.
fact-turn-skipped = { $player } har ingen løpsdeltaker igjen til kortet, så turen går videre.
fact-moves = { $card ->
    [0] { $player } flytter { $racer } til felt { $field }.
   *[other] { $player } spiller { $played } og flytter { $racer } til felt { $field }.
}
fact-enters = { $card ->
    [0] { $player } setter { $racer } inn på banen, på felt { $field }.
   *[other] { $player } spiller { $played } og setter { $racer } inn på banen, på felt { $field }.
}
fact-jumps = Felt { $field } er opptatt, så { $racer } går videre til det neste ledige.
fact-slides = { $steps ->
    [one] På felt { $field } går { $racer } ett felt videre.
   *[other] På felt { $field } går { $racer } { $steps } felter videre.
}
fact-comes-home = { $card ->
    [0] { $player } får { $racer } i mål { $place }: { $points }.
   *[other] { $player } spiller { $played } og får { $racer } i mål { $place }: { $points }.
}
fact-falls-in = { $card ->
    [0] { $player }: { $racer } faller i vannet på felt { $field } og må starte på nytt.
   *[other] { $player } spiller { $played }, men { $racer } faller i vannet på felt { $field } og må starte på nytt.
}
fact-uses-card = { $effect ->
    [roll] { $player } spiller { $played } og triller terningen.
    [shift] { $player } spiller { $played } og skyver isflakene.
   *[pass] { $player } spiller { $played } og bestemmer hvem som får startbrikken.
}
fact-picks-up = { $card ->
    [0] { $player } tar opp alle kortene sine.
   *[other] { $player } spiller { $played } og tar opp alle kortene sine.
}
fact-refills = { $player } har ikke flere kort og tar alle tilbake.
fact-rolls = { $player } slår { $face }.
fact-rolls-in-vain = { $player } slår { $face }, men { $racer } er allerede i mål.
fact-gives = { $self ->
    [1] { $player } tar startbrikken selv.
   *[0] { $player } gir startbrikken til { $receiver }.
}
fact-floes-shift = { $number ->
    [0] Isflakene flytter seg én plass.
    [one] Isflakene flytter seg én plass og tar med seg én løpsdeltaker.
   *[other] Isflakene flytter seg én plass og tar med seg { $number } løpsdeltakere.
}
fact-carried = { $player }: { $racer } driver fra felt { $start } til felt { $field }.
fact-falls-off = { $player }: { $racer } skyves ut med det siste isflaket, på felt { $field }, og må starte på nytt.
fact-floes-run-out = Det er ikke flere isflak: Spillet slutter etter denne runden.
fact-nothing-shifts = Det er ingen isflak igjen å skyve.
fact-wins = { $winners ->
    [1] { $player } vinner med { $points }.
   *[other] { $player } deler seieren med { $points }.
}
fact-three-home = { $player } har tre løpsdeltakere i mål.
fact-floes-out = Det er ikke flere isflak.
fact-stopped = Spillet ble avbrutt etter den siste av { $number } runder.
fact-tie-broken = { $player } og { $other } har begge { $points }, men { $player } har best plassering i løp { $race } ({ $name }).
fact-shared-win = Ingen løp avgjør det, så { $number } spillere deler seieren.
fact-prize = Løp { $race } ({ $name }): { $place }, { $points }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-comes-home = { $number ->
    [one] En av løpsdeltakerne dine kommer i mål
   *[other] { $number } av løpsdeltakerne dine kommer i mål
}
hint-mine-jumps = En av løpsdeltakerne dine hopper fram over opptatte felter
hint-mine-slides = { $number ->
    [one] Et ikon flytter en av løpsdeltakerne dine ett felt lenger fram
   *[other] Ikoner flytter løpsdeltakerne dine { $number } felter lenger fram
}
hint-mine-picks-up = Du tar opp alle kortene dine
hint-mine-wins = Du vinner spillet
hint-mine-falls-in = En av løpsdeltakerne dine faller i vannet
hint-mine-falls-off = { $number ->
    [one] En av løpsdeltakerne dine skyves ut med det siste isflaket
   *[other] { $number } av løpsdeltakerne dine skyves ut med det siste isflaket
}
hint-mine-turn-skipped = Du mister turen
hint-mine-rolls-in-vain = Du slår tallet til en løpsdeltaker som allerede er i mål
hint-mine-enters = Du setter en løpsdeltaker inn på banen
hint-mine-headway = { $number ->
    [one] Løpsdeltakerne dine kommer til sammen minst ett felt lenger fram
   *[other] Løpsdeltakerne dine kommer til sammen minst { $number } felter lenger fram
}
hint-mine-setback = { $number ->
    [one] Løpsdeltakerne dine taper til sammen minst ett felt
   *[other] Løpsdeltakerne dine taper til sammen minst { $number } felter
}
hint-rivals-comes-home = { $number ->
    [one] En motstanders løpsdeltaker kommer i mål
   *[other] { $number } motstandere får en løpsdeltaker i mål
}
hint-rivals-wins = En motstander vinner spillet
hint-rivals-falls-in = En motstanders løpsdeltaker faller i vannet
hint-rivals-falls-off = { $number ->
    [one] En motstanders løpsdeltaker skyves ut med det siste isflaket
   *[other] { $number } motstandere får en løpsdeltaker skjøvet ut med det siste isflaket
}
hint-rivals-headway = { $number ->
    [one] Motstandernes løpsdeltakere kommer til sammen minst ett felt lenger fram
   *[other] Motstandernes løpsdeltakere kommer til sammen minst { $number } felter lenger fram
}
hint-rivals-setback = { $number ->
    [one] Motstandernes løpsdeltakere taper til sammen minst ett felt
   *[other] Motstandernes løpsdeltakere taper til sammen minst { $number } felter
}

# What goes on
line-round = Runde { $round }
round-and-order = Runde { $round }. Rekkefølge: { $order }
everyone-chooses = Alle velger et kort.
decides-action = { $player } bestemmer hva som skal skje med { $card }.
decides-give = { $player } bestemmer hvem som skal ha startbrikken.
decides-circle = { $player } velger en løpsdeltaker til den svarte sirkelen.
rolls-now = { $player } triller terningen.
shifts-now = { $player } skyver isflakene.

# The table
line-token = Startbrikke: { $player }
line-land = Felter på land med et ikon ({ $last } er det siste feltet): { $fields }
line-slot = Elva, plass { $slot }: { $fields }
line-stack = Isflakbrikker i bunken: { $number }
line-die = Terningen viser { $face }
line-cards = { $player }: på hånden: { $hand }; på bordet: { $pile }; { $points }
line-top-card = { $player }: kort på hånden: { $number }; øverst på bordet: { $top }; { $points }
line-racers = { $player }: { $racers }
racer = løpsdeltaker { $number } ({ $name }) { $where }
line-face-down = Kort med baksiden opp: { $number }
line-chosen = Du har valgt { $card }
line-revealed = { $player } har vist { $card }
line-three-home = En spiller har tre løpsdeltakere i mål
line-floes-out = Det er ikke flere isflak: Spillet slutter etter denne runden
line-stopped = Spillet ble avbrutt etter den siste tillatte runden

# The picture
figure = { $player }: løpsdeltaker { $number } ({ $name }), { $where }
spot = felt { $field }: { $icon }
icon-blank = ikke noe ikon
icon-plus1 = ett felt videre
icon-plus2 = to felter videre
icon-plus3 = tre felter videre
icon-die = terning
icon-start = START – gi startbrikken videre
icon-water = åpent vann
leads-to = fører til: { $where }
finish = mål
drop = kanten: et isflak som skyves ut, er ute av spillet
stack = isflakbrikker i bunken: { $number }
die = terning
die-number = terning: { $number }
die-circle = terning: svart sirkel
race = løp { $number }: { $name }
prize = løp { $number }, plass { $place }: { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
face-down = { $player }: et kort med baksiden opp
face-down-known = { $player }: med baksiden opp, { $card }
on-table = { $player }: på bordet, { $card }
cards-in-hand = kort på hånden: { $number }
racers-home = løpsdeltakere i mål: { $number }

# Why not, by rule
RACE-01 = ingen sitter på den plassen
RACE-12 = en runde begynner med at alle velger et kort
RACE-14 = kortet ditt er vist; utfør nå nøyaktig én av handlingene på det
RACE-16 = du kan ikke velge et kort som allerede ligger på bordet
RACE-20 = med løpskort 5 flytter du snøscooteren eller gir startbrikken videre
RACE-21 = med løpskort 4 flytter du hundesleden eller skyver isflakene
RACE-22 = med løpskort 3 flytter du skiløperen eller triller terningen
RACE-23 = med løpskort 2 flytter du snowboarderen eller tar opp kortene dine
RACE-24 = med løpskort 1 kan du bare flytte løpsdeltaker 1, 2 eller 3 ett felt
RACE-26 = løpsdeltakeren er i mål, så du må utføre den andre handlingen på kortet
RACE-27 = løpsdeltakeren er i mål; med løpskort 1 må du flytte en som ikke er det
RACE-42 = du gir bare startbrikken videre for START eller løpskort 5, og bare til en spiller som ikke har den
RACE-46 = bare den svarte sirkelen lar deg velge hvem som skal flytte ett felt, og det må være en løpsdeltaker som ikke er i mål
RACE-Q10 = du kan ikke hoppe over en virkning; den kommer før alt annet

# Before the game
length = omtrent { $minutes } minutter
option-first_player = Startspiller
option-first_player-help = Hvem som begynner i den første runden; etter de trykte reglene er det den yngste.
option-max_rounds = Maks antall runder
option-max_rounds-help = Senest etter så mange runder telles poengene; de trykte reglene har ingen slik grense.
option-pile_view = Vis spilte kort
option-pile_view-top = bare det øverste kortet
option-pile_view-open = alle kort
option-pile_view-help = Hvilke av de andres kort du kan se; resten må du huske selv.
