title = Arctic Race
summary = Fem løb på samme bane over en flod af drivende isflager: Få dine ræsere først i mål.
board-printed = Alle regler, antallet af alle dele, kortene, terningen, præmierne, de fem pladser i floden, fire START-felter på land, og hvor banen ender.
board-rebuilt = Banens længde og sving, tegnene på felterne på land, de to felter på hver isflage og tegnene på de 30 isflager.

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
on-field = på felt { $field } ({ $icon })
on-floe = på isflagen på felt { $field } ({ $icon })
is-home = i mål som nummer { $place }

# What is asked
ask-card = Vælg et kort, og læg det med forsiden nedad
ask-action = Du har vendt { $card }: Vælg en af kortets handlinger
ask-give = Hvem skal have startbrikken?
ask-circle = Sort cirkel: Hvilken ræser skal rykke et felt frem?

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

# Parts of sentences
listed = { $first }, { $rest }
listed-long = { $first }; { $rest }
nothing = ingen
played-card = kort { $card }
numbered-card = kort { $card }
field-number = { $field }
black-circle = den sorte cirkel
points = { $points } point
in-place = { $place ->
    [1] på førstepladsen
    [2] på andenpladsen
    [3] på tredjepladsen
    [4] på fjerdepladsen
   *[other] på { $place }.-pladsen
}
the-cross-country-skier = langrendsløberen
the-snowboarder = snowboarderen
the-skier = skiløberen
the-dog-sled = hundeslæden
the-snowmobile = snescooteren
moved-cross-country-skier = langrendsløberen
moved-snowboarder = snowboarderen
moved-skier = skiløberen
moved-dog-sled = hundeslæden
moved-snowmobile = snescooteren

# What happens
fact-is-first = { $player } får startbrikken.
fact-floe-laid = En isflage lægges på plads { $slot } i floden ({ $fields }).
fact-river-laid = Isflagerne er lagt; der er { $number } tilbage i bunken.
fact-round-begins = Runde { $number }: { $player } har den første tur.
fact-has-chosen = { $card ->
    [0] { $player } har valgt et kort.
   *[other] { $player } har valgt { $played }.
}
fact-turn-begins = Turen går til { $player }.
fact-reveals = { $player } viser { $card }.
fact-turn-skipped = { $player } har ingen ræser tilbage til det viste kort, så turen springes over.
fact-moves = { $card ->
    [0] { $player } rykker { $racer } frem til felt { $field }.
   *[other] { $player } spiller { $played } og rykker { $racer } frem til felt { $field }.
}
fact-enters = { $card ->
    [0] { $player } sætter { $racer } ind på banen, på felt { $field }.
   *[other] { $player } spiller { $played } og sætter { $racer } ind på banen, på felt { $field }.
}
fact-jumps = Felt { $field } er optaget, så { $racer } fortsætter til det næste ledige.
fact-slides = { $steps ->
    [one] På felt { $field } rykker { $racer } et felt videre.
   *[other] På felt { $field } rykker { $racer } { $steps } felter videre.
}
fact-comes-home = { $card ->
    [0] { $player } får { $racer } i mål { $place }: { $points }.
   *[other] { $player } spiller { $played } og får { $racer } i mål { $place }: { $points }.
}
fact-falls-in = { $card ->
    [0] { $player }: { $racer } falder i vandet på felt { $field } og må starte forfra.
   *[other] { $player } spiller { $played }, men { $racer } falder i vandet på felt { $field } og må starte forfra.
}
fact-uses-card = { $effect ->
    [roll] { $player } spiller { $played } og slår med terningen.
    [shift] { $player } spiller { $played } og skubber isflagerne.
   *[pass] { $player } spiller { $played } og bestemmer, hvem der får startbrikken.
}
fact-picks-up = { $card ->
    [0] { $player } samler alle sine kort op.
   *[other] { $player } spiller { $played } og samler alle sine kort op.
}
fact-refills = { $player } har ikke flere kort og tager dem alle tilbage.
fact-rolls = { $player } slår { $face }.
fact-rolls-in-vain = { $player } slår { $face }, men { $racer } er allerede i mål.
fact-gives = { $self ->
    [1] { $player } tager selv startbrikken.
   *[0] { $player } giver startbrikken til { $receiver }.
}
fact-floes-shift = { $number ->
    [0] Isflagerne rykker en plads frem.
    [one] Isflagerne rykker en plads frem og tager en ræser med.
   *[other] Isflagerne rykker en plads frem og tager { $number } ræsere med.
}
fact-carried = { $player }: { $racer } driver fra felt { $start } til felt { $field }.
fact-falls-off = { $player }: { $racer } skubbes ud med den sidste isflage, på felt { $field }, og må starte forfra.
fact-floes-run-out = Der er ikke flere isflager: Spillet slutter efter denne runde.
fact-nothing-shifts = Der er ingen isflager tilbage at skubbe.
fact-wins = { $winners ->
    [1] { $player } vinder med { $points }.
   *[other] { $player } deler sejren med { $points }.
}
fact-three-home = { $player } har tre ræsere i mål.
fact-floes-out = Der er ikke flere isflager.
fact-stopped = Spillet blev stoppet efter den sidste af { $number } runder.
fact-tie-broken = { $player } og { $other } har begge { $points }, men { $player } har den bedste placering i løb { $race } ({ $name }).
fact-shared-win = Intet løb kan afgøre det, så { $number } spillere deler sejren.
fact-prize = Løb { $race } ({ $name }): { $place }, { $points }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-comes-home = { $number ->
    [one] En af dine ræsere kommer i mål
   *[other] { $number } af dine ræsere kommer i mål
}
hint-mine-jumps = En af dine ræsere springer frem over optagne felter
hint-mine-slides = { $number ->
    [one] Et ikon rykker en af dine ræsere ét felt længere frem
   *[other] Ikoner rykker dine ræsere { $number } felter længere frem
}
hint-mine-picks-up = Du samler alle dine kort op
hint-mine-wins = Du vinder spillet
hint-mine-falls-in = En af dine ræsere falder i vandet
hint-mine-falls-off = { $number ->
    [one] En af dine ræsere skubbes ud med den sidste isflage
   *[other] { $number } af dine ræsere skubbes ud med den sidste isflage
}
hint-mine-turn-skipped = Din tur springes over
hint-mine-rolls-in-vain = Du slår tallet for en ræser, der allerede er i mål
hint-mine-enters = Du sætter en ræser ind på banen
hint-mine-headway = { $number ->
    [one] Dine ræsere kommer tilsammen mindst ét felt længere frem
   *[other] Dine ræsere kommer tilsammen mindst { $number } felter længere frem
}
hint-mine-setback = { $number ->
    [one] Dine ræsere rykker tilsammen mindst ét felt tilbage
   *[other] Dine ræsere rykker tilsammen mindst { $number } felter tilbage
}
hint-rivals-comes-home = { $number ->
    [one] En modstanders ræser kommer i mål
   *[other] { $number } modstandere får en ræser i mål
}
hint-rivals-wins = En modstander vinder spillet
hint-rivals-falls-in = En modstanders ræser falder i vandet
hint-rivals-falls-off = { $number ->
    [one] En modstanders ræser skubbes ud med den sidste isflage
   *[other] { $number } modstandere får en ræser skubbet ud med den sidste isflage
}
hint-rivals-headway = { $number ->
    [one] Modstandernes ræsere kommer tilsammen mindst ét felt længere frem
   *[other] Modstandernes ræsere kommer tilsammen mindst { $number } felter længere frem
}
hint-rivals-setback = { $number ->
    [one] Modstandernes ræsere rykker tilsammen mindst ét felt tilbage
   *[other] Modstandernes ræsere rykker tilsammen mindst { $number } felter tilbage
}

# What goes on
line-round = Runde { $round }
round-and-order = Runde { $round }. Rækkefølge: { $order }
everyone-chooses = Alle vælger et kort.
decides-action = { $player } bestemmer, hvad der skal ske med { $card }.
decides-give = { $player } bestemmer, hvem der skal have startbrikken.
decides-circle = { $player } vælger en ræser til den sorte cirkel.
rolls-now = { $player } slår med terningen.
shifts-now = { $player } skubber isflagerne.

# The table
line-token = Startbrik: { $player }
line-land = Felter på land med et ikon ({ $last } er det sidste felt): { $fields }
line-slot = Floden, plads { $slot }: { $fields }
line-stack = Isflagebrikker i bunken: { $number }
line-die = Terningen viser { $face }
line-cards = { $player }: på hånden: { $hand }; på bordet: { $pile }; { $points }
line-top-card = { $player }: kort på hånden: { $number }; øverst på bordet: { $top }; { $points }
line-racers = { $player }: { $racers }
racer = ræser { $number } ({ $name }) { $where }
line-face-down = Kort med forsiden nedad: { $number }
line-chosen = Du har valgt { $card }
line-revealed = { $player } har vist { $card }
line-three-home = En spiller har tre ræsere i mål
line-floes-out = Der er ikke flere isflager: Spillet slutter efter denne runde
line-stopped = Spillet blev stoppet efter den sidste tilladte runde

# The picture
figure = { $player }: ræser { $number } ({ $name }), { $where }
spot = felt { $field }: { $icon }
icon-blank = intet ikon
icon-plus1 = et felt videre
icon-plus2 = to felter videre
icon-plus3 = tre felter videre
icon-die = terning
icon-start = START – giv startbrikken videre
icon-water = åbent vand
leads-to = fører til: { $where }
finish = mål
drop = kanten: en isflage, der skubbes ud, er ude af spillet
stack = isflagebrikker i bunken: { $number }
die = terning
die-number = terning: { $number }
die-circle = terning: sort cirkel
race = løb { $number }: { $name }
prize = løb { $number }, plads { $place }: { $points ->
    [one] 1 point
   *[other] { $points } point
}
face-down = { $player }: et kort med forsiden nedad
face-down-known = { $player }: med forsiden nedad, { $card }
on-table = { $player }: på bordet, { $card }
cards-in-hand = kort på hånden: { $number }
racers-home = ræsere i mål: { $number }

# Why not, by rule
RACE-01 = der sidder ingen spiller på den plads
RACE-12 = en runde begynder med, at alle vælger et kort
RACE-14 = dit kort er vendt; nu skal du udføre præcis én af dets handlinger
RACE-16 = du kan ikke vælge et kort, der allerede ligger på bordet
RACE-20 = med ræskort 5 rykker du snescooteren eller giver startbrikken videre
RACE-21 = med ræskort 4 rykker du hundeslæden eller skubber isflagerne
RACE-22 = med ræskort 3 rykker du skiløberen eller slår med terningen
RACE-23 = med ræskort 2 rykker du snowboarderen eller samler dine kort op
RACE-24 = med ræskort 1 kan du kun rykke ræser 1, 2 eller 3 et felt frem
RACE-26 = den ræser er i mål, så du skal udføre kortets anden handling
RACE-27 = den ræser er i mål; med ræskort 1 skal du rykke en, der ikke er det
RACE-42 = du giver kun startbrikken videre på START eller med ræskort 5 og kun til en spiller, der ikke har den
RACE-46 = kun den sorte cirkel lader dig vælge en ræser og rykke den et felt, og den må ikke være i mål
RACE-Q10 = du kan ikke springe en virkning over: Den kommer før alt andet

# Before the game
length = cirka { $minutes } minutter
option-first_player = Startspiller
option-first_player-help = Hvem der begynder første runde; efter de trykte regler er det den yngste.
option-max_rounds = Maksimalt antal runder
option-max_rounds-help = Senest efter så mange runder tælles pointene; de trykte regler har ingen sådan grænse.
option-pile_view = Vis spillede kort
option-pile_view-top = kun det øverste
option-pile_view-open = alle
option-pile_view-help = Hvilke af de andres kort du kan se; resten skal du selv huske.
