title = Arctic Race
summary = Fem løp på samme bane over en elv med drivende isflak: Få løpsdeltakerne dine først i mål.

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
on-field = på felt { $field }
on-floe = på isflaket på felt { $field }
is-home = i mål som nummer { $place }

# What is asked
ask-card = Velg et kort og legg det med baksiden opp
ask-action = Kortet ditt er vist: { $card }. Velg en av handlingene på det
ask-give = Hvem skal ha startbrikken?
ask-circle = Svart sirkel: Hvilken løpsdeltaker skal flyttes?

# What one can do
choose = velg { $card }
move = flytt løpsdeltaker { $number } ({ $name }) { $steps ->
    [one] ett felt
   *[other] { $steps } felter
} frem
pass-token = gi startbrikken videre
shift = skyv isflakene
roll = trill terningen
pick-up = ta opp kortene
no-second = utfør den andre handlingen på kortet
give = gi startbrikken til { $receiver }
take-token = ta startbrikken selv

# What happens
has-chosen = { $player } har valgt et kort
chooses = { $player } velger løpskort { $card }
moves = { $player } viser løpskort { $card } og flytter løpsdeltaker { $number } ({ $name }) { $steps ->
    [one] ett felt
   *[other] { $steps } felter
} frem
moves-by-circle = { $player } flytter løpsdeltaker { $number } ({ $name }) { $steps ->
    [one] ett felt
   *[other] { $steps } felter
} frem
does-pass-token = { $player } viser løpskort { $card } og gir startbrikken videre
does-shift = { $player } viser løpskort { $card } og skyver isflakene
does-roll = { $player } viser løpskort { $card } og triller terningen
does-pick-up = { $player } viser løpskort { $card } og tar opp kortene sine
does-no-second = { $player } viser løpskort { $card } og utfører den andre handlingen på kortet
gives = { $player } gir startbrikken til { $receiver }
takes-token = { $player } tar startbrikken selv
is-first = { $player } er startspiller
is-laid = Isflakbrikke { $tile } legges i elva
is-pushed-in = Isflakbrikke { $tile } skyver isflakene ett trinn videre
rolls = { $player } slår { $number } ({ $name })
rolls-circle = { $player } slår den svarte sirkelen

# The table
line-round = Runde { $round }
line-token = Startbrikke: { $player }
line-river = Elv: { $tiles }; isflakbrikker i bunken: { $stack }
line-cards = { $player }: på hånden { $hand }; på bordet { $pile }; { $points } poeng
line-top-card = { $player }: kort på hånden: { $number }; øverst på bordet: { $top }; { $points } poeng
line-racers = { $player }: 1 { $racer1 }; 2 { $racer2 }; 3 { $racer3 }; 4 { $racer4 }; 5 { $racer5 }
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
icon-start = START, gi startbrikken videre
icon-water = åpent vann
leads-to = fører til: { $where }
finish = mål
drop = kanten: et isflak som skyves ut, er ute av spillet
stack = isflakbrikker i bunken: { $number }
die = terning
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
RACE-14 = kortet er vist; nøyaktig én av handlingene på det skal utføres
RACE-16 = et kort som ligger på bordet, kan ikke velges
RACE-20 = løpskort 5 flytter snøscooteren eller gir startbrikken videre
RACE-21 = løpskort 4 flytter hundesleden eller skyver isflakene
RACE-22 = løpskort 3 flytter skiløperen eller triller terningen
RACE-23 = løpskort 2 flytter snowboarderen eller tar opp kortene
RACE-24 = løpskort 1 flytter løpsdeltaker 1, 2 eller 3 ett felt frem og gjør ikke noe annet
RACE-26 = løpsdeltakeren er i mål, så den andre handlingen på kortet må utføres
RACE-27 = løpsdeltakeren er i mål; løpskort 1 flytter en som ikke er det
RACE-42 = startbrikken gis videre når START eller løpskort 5 sier det, og til en spiller som ikke har den
RACE-46 = bare den svarte sirkelen flytter en valgfri løpsdeltaker ett felt, og bare en som ikke er i mål
RACE-Q10 = det som skal utføres nå, kan ikke velges bort og kommer før alt annet

# Before the game
length = omtrent { $minutes } minutter
option-first_player = Første spiller
option-max_rounds = Høyst så mange runder
option-pile_view = Viste kort i bunkene
option-pile_view-top = det øverste
option-pile_view-open = alle
