title = Arctic Race
summary = Fem løb på samme bane over en flod af drivende isflager: Få dine ræsere først i mål.

player = Spiller { $seat }
cross-country-skier = langrendsløber
snowboarder = snowboarder
skier = skiløber
dog-sled = hundeslæde
snowmobile = snescooter
card-1 = ræskort 1 (ræser 1, 2 eller 3)
card-2 = ræskort 2 (snowboarder eller opsamling)
card-3 = ræskort 3 (skiløber eller terning)
card-4 = ræskort 4 (hundeslæde eller isflager)
card-5 = ræskort 5 (snescooter eller startbrik)
with-owner = hos sin ejer
on-field = på felt { $field }
on-floe = på isflagen på felt { $field }
is-home = i mål som nummer { $place }

# What is asked
ask-card = Vælg et kort og læg det med bagsiden opad
ask-action = Dit kort er vist: { $card }. Vælg en af dets handlinger
ask-give = Hvem skal have startbrikken?
ask-circle = Sort cirkel: Hvilken ræser skal rykkes frem?

# What one can do
choose = vælg { $card }
move = ryk ræser { $number } ({ $name }) { $steps ->
    [one] et felt
   *[other] { $steps } felter
} frem
pass-token = giv startbrikken videre
shift = skub isflagerne
roll = slå med terningen
pick-up = saml kortene op
no-second = udfør kortets anden handling
give = giv startbrikken til { $receiver }
take-token = tag selv startbrikken

# What happens
has-chosen = { $player } har valgt et kort
chooses = { $player } vælger ræskort { $card }
moves = { $player } viser ræskort { $card } og rykker ræser { $number } ({ $name }) { $steps ->
    [one] et felt
   *[other] { $steps } felter
} frem
moves-by-circle = { $player } rykker ræser { $number } ({ $name }) { $steps ->
    [one] et felt
   *[other] { $steps } felter
} frem
does-pass-token = { $player } viser ræskort { $card } og giver startbrikken videre
does-shift = { $player } viser ræskort { $card } og skubber isflagerne
does-roll = { $player } viser ræskort { $card } og slår med terningen
does-pick-up = { $player } viser ræskort { $card } og samler sine kort op
does-no-second = { $player } viser ræskort { $card } og udfører kortets anden handling
gives = { $player } giver startbrikken til { $receiver }
takes-token = { $player } tager selv startbrikken
is-first = { $player } er startspiller
is-laid = Isflagebrik { $tile } lægges i floden
is-pushed-in = Isflagebrik { $tile } skubber isflagerne en plads videre
rolls = { $player } slår { $number } ({ $name })
rolls-circle = { $player } slår den sorte cirkel

# The table
line-round = Runde { $round }
line-token = Startbrik: { $player }
line-river = Flod: { $tiles }; isflagebrikker i bunken: { $stack }
line-cards = { $player }: på hånden { $hand }; på bordet { $pile }; { $points } point
line-top-card = { $player }: kort på hånden: { $number }; øverst på bordet: { $top }; { $points } point
line-racers = { $player }: 1 { $racer1 }; 2 { $racer2 }; 3 { $racer3 }; 4 { $racer4 }; 5 { $racer5 }
line-face-down = Kort med bagsiden opad: { $number }
line-chosen = Du har valgt { $card }
line-revealed = { $player } har vist { $card }
line-three-home = En spiller har tre ræsere i mål
line-floes-out = Der er ikke flere isflager: Spillet slutter efter denne runde
line-stopped = Spillet blev afbrudt efter den sidste tilladte runde

# The picture
figure = { $player }: ræser { $number } ({ $name }), { $where }
spot = felt { $field }: { $icon }
icon-blank = intet ikon
icon-plus1 = et felt videre
icon-plus2 = to felter videre
icon-plus3 = tre felter videre
icon-die = terning
icon-start = START, giv startbrikken videre
icon-water = åbent vand
leads-to = fører til: { $where }
finish = mål
drop = kanten: en isflage, der skubbes ud, er ude af spillet
stack = isflagebrikker i bunken: { $number }
die = terning
die-circle = terning: sort cirkel
race = løb { $number }: { $name }
prize = løb { $number }, plads { $place }: { $points ->
    [one] 1 point
   *[other] { $points } point
}
face-down = { $player }: et kort med bagsiden opad
face-down-known = { $player }: med bagsiden opad, { $card }
on-table = { $player }: på bordet, { $card }
cards-in-hand = kort på hånden: { $number }
racers-home = ræsere i mål: { $number }

# Why not, by rule
RACE-01 = der sidder ingen på den plads
RACE-12 = en runde begynder med, at alle vælger et kort
RACE-14 = kortet er vist; præcis én af dets handlinger skal udføres
RACE-16 = et kort, der ligger på bordet, kan ikke vælges
RACE-20 = ræskort 5 rykker snescooteren eller giver startbrikken videre
RACE-21 = ræskort 4 rykker hundeslæden eller skubber isflagerne
RACE-22 = ræskort 3 rykker skiløberen eller slår med terningen
RACE-23 = ræskort 2 rykker snowboarderen eller samler kortene op
RACE-24 = ræskort 1 rykker ræser 1, 2 eller 3 et felt frem og gør intet andet
RACE-26 = ræseren er i mål, så kortets anden handling skal udføres
RACE-27 = ræseren er i mål; ræskort 1 rykker en, der ikke er det
RACE-42 = startbrikken gives videre, når START eller ræskort 5 siger det, og til en spiller, der ikke har den
RACE-46 = kun den sorte cirkel rykker en valgfri ræser et felt, og kun en, der ikke er i mål
RACE-Q10 = det, der skal udføres nu, kan ikke fravælges og kommer før alt andet

# Before the game
length = omkring { $minutes } minutter
option-first_player = Første spiller
option-max_rounds = Højst så mange runder
option-pile_view = Viste kort i bunkerne
option-pile_view-top = det øverste
option-pile_view-open = alle
