title = Arctic Race
summary = Fem lopp på samma bana över en flod med drivande isflak: få dina tävlande först i mål.
board-printed = Alla regler, antalet av varje del, korten, tärningen, priserna, de fem platserna i floden, fyra START-fält på land och var banan slutar.
board-rebuilt = Banans längd och svängar, symbolerna på fälten på land, de två fälten på varje isflak och symbolerna på de 30 isflaken.

player = Spelare { $seat }
cross-country-skier = längdskidåkare
snowboarder = snowboardåkare
skier = skidåkare
dog-sled = hundsläde
snowmobile = snöskoter
card-1 = tävlingskort 1 (tävlande 1, 2 eller 3)
card-2 = tävlingskort 2 (snowboardåkare eller upptagning)
card-3 = tävlingskort 3 (skidåkare eller tärning)
card-4 = tävlingskort 4 (hundsläde eller isflak)
card-5 = tävlingskort 5 (snöskoter eller startbricka)
with-owner = hos sin ägare
on-field = på fält { $field } ({ $icon })
on-floe = på isflaket vid fält { $field } ({ $icon })
is-home = i mål som nummer { $place }

# What is asked
ask-card = Välj ett kort att lägga med baksidan upp
ask-action = Ditt kort är avslöjat: { $card }. Välj en av handlingarna
ask-give = Vem ska få startbrickan?
ask-circle = Svart cirkel: vilken tävlande flyttar du ett fält?

# What one can do
choose = välj { $card }
move = flytta tävlande { $number } ({ $name }) { $steps ->
    [one] ett fält
   *[other] { $steps } fält
}
pass-token = ge startbrickan vidare
shift = skjut isflaken
roll = kasta tärningen
pick-up = ta upp korten
no-second = utför kortets andra handling
give = ge startbrickan till { $receiver }
take-token = ta startbrickan själv

# Parts of sentences
listed = { $first }, { $rest }
listed-long = { $first }; { $rest }
nothing = inga
played-card = kort { $card }
numbered-card = kort { $card }
field-number = { $field }
black-circle = den svarta cirkeln
points = { $points } poäng
in-place = { $place ->
    [1] på förstaplats
    [2] på andraplats
    [3] på tredjeplats
    [4] på fjärdeplats
   *[other] på plats { $place }
}
the-cross-country-skier = längdskidåkaren
the-snowboarder = snowboardåkaren
the-skier = skidåkaren
the-dog-sled = hundsläden
the-snowmobile = snöskotern
moved-cross-country-skier = längdskidåkaren
moved-snowboarder = snowboardåkaren
moved-skier = skidåkaren
moved-dog-sled = hundsläden
moved-snowmobile = snöskotern

# What happens
fact-is-first = { $player } får startbrickan.
fact-floe-laid = Ett isflak läggs på plats { $slot } i floden ({ $fields }).
fact-river-laid = Isflaken är utlagda; { $number } till ligger i högen.
fact-round-begins = Runda { $number }: { $player } börjar.
fact-has-chosen = { $card ->
    [0] { $player } har valt ett kort.
   *[other] { $player } har valt { $played }.
}
fact-turn-begins = Turen går till { $player }.
fact-reveals = { $player } avslöjar { $card }.
fact-turn-skipped = { $player } har ingen tävlande kvar för kortet, så turen hoppas över.
fact-moves = { $card ->
    [0] { $player } flyttar { $racer } till fält { $field }.
   *[other] { $player } spelar { $played } och flyttar { $racer } till fält { $field }.
}
fact-enters = { $card ->
    [0] { $player } skickar ut { $racer } på banan, till fält { $field }.
   *[other] { $player } spelar { $played } och skickar ut { $racer } på banan, till fält { $field }.
}
fact-jumps = Fält { $field } är upptaget, så { $racer } går vidare till nästa lediga.
fact-slides = { $steps ->
    [one] På fält { $field } går { $racer } ett fält vidare.
   *[other] På fält { $field } går { $racer } { $steps } fält vidare.
}
fact-comes-home = { $card ->
    [0] { $player } får { $racer } i mål { $place }: { $points }.
   *[other] { $player } spelar { $played } och får { $racer } i mål { $place }: { $points }.
}
fact-falls-in = { $card ->
    [0] { $player }: { $racer } hamnar i vattnet på fält { $field } och får börja om.
   *[other] { $player } spelar { $played }, men { $racer } hamnar i vattnet på fält { $field } och får börja om.
}
fact-uses-card = { $effect ->
    [roll] { $player } spelar { $played } och kastar tärningen.
    [shift] { $player } spelar { $played } och skjuter isflaken.
   *[pass] { $player } spelar { $played } och bestämmer vem som får startbrickan.
}
fact-picks-up = { $card ->
    [0] { $player } tar upp alla sina kort.
   *[other] { $player } spelar { $played } och tar upp alla sina kort.
}
fact-refills = { $player } har inga kort kvar och tar tillbaka alla.
fact-rolls = { $player } slår { $face }.
fact-rolls-in-vain = { $player } slår { $face }, men { $racer } är redan i mål.
fact-gives = { $self ->
    [1] { $player } tar startbrickan själv.
   *[0] { $player } ger startbrickan till { $receiver }.
}
fact-floes-shift = { $number ->
    [0] Isflaken flyttas en plats.
    [one] Isflaken flyttas en plats och tar med sig en tävlande.
   *[other] Isflaken flyttas en plats och tar med sig { $number } tävlande.
}
fact-carried = { $player }: { $racer } driver från fält { $start } till fält { $field }.
fact-falls-off = { $player }: { $racer } knuffas ut med det sista isflaket, på fält { $field }, och får börja om.
fact-floes-run-out = Isflaken är slut: spelet slutar efter den här rundan.
fact-nothing-shifts = Det finns inga isflak kvar att skjuta.
fact-wins = { $winners ->
    [1] { $player } vinner med { $points }.
   *[other] { $player } delar segern med { $points }.
}
fact-three-home = { $player } har tre tävlande i mål.
fact-floes-out = Isflaken är slut.
fact-stopped = Spelet avbröts efter den sista av { $number } rundor.
fact-tie-broken = { $player } och { $other } har båda { $points }, men { $player } har bättre placering i lopp { $race } ({ $name }).
fact-shared-win = Inget lopp avgör, så { $number } spelare delar segern.
fact-prize = Lopp { $race } ({ $name }): { $place }, { $points }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-comes-home = { $number ->
    [one] En av dina tävlande går i mål
   *[other] { $number } av dina tävlande går i mål
}
hint-mine-jumps = En av dina tävlande hoppar fram över upptagna fält
hint-mine-slides = { $number ->
    [one] En symbol tar en av dina tävlande ett fält längre fram
   *[other] Symboler tar dina tävlande { $number } fält längre fram
}
hint-mine-picks-up = Du tar upp alla dina kort
hint-mine-wins = Du vinner spelet
hint-mine-falls-in = En av dina tävlande hamnar i vattnet
hint-mine-falls-off = { $number ->
    [one] En av dina tävlande knuffas ut med det sista isflaket
   *[other] { $number } av dina tävlande knuffas ut med det sista isflaket
}
hint-mine-turn-skipped = Din tur hoppas över
hint-mine-rolls-in-vain = Du slår numret för en tävlande som redan är i mål
hint-mine-enters = Du skickar ut en tävlande på banan
hint-mine-headway = { $number ->
    [one] Dina tävlande kommer sammanlagt minst ett fält längre fram
   *[other] Dina tävlande kommer sammanlagt minst { $number } fält längre fram
}
hint-mine-setback = { $number ->
    [one] Dina tävlande förlorar sammanlagt minst ett fält
   *[other] Dina tävlande förlorar sammanlagt minst { $number } fält
}
hint-rivals-comes-home = { $number ->
    [one] En motståndares tävlande går i mål
   *[other] { $number } motståndare får en tävlande i mål
}
hint-rivals-wins = En motståndare vinner spelet
hint-rivals-falls-in = En motståndares tävlande hamnar i vattnet
hint-rivals-falls-off = { $number ->
    [one] En motståndares tävlande knuffas ut med det sista isflaket
   *[other] { $number } motståndare får en tävlande utknuffad med det sista isflaket
}
hint-rivals-headway = { $number ->
    [one] Motståndarnas tävlande kommer sammanlagt minst ett fält längre fram
   *[other] Motståndarnas tävlande kommer sammanlagt minst { $number } fält längre fram
}
hint-rivals-setback = { $number ->
    [one] Motståndarnas tävlande förlorar sammanlagt minst ett fält
   *[other] Motståndarnas tävlande förlorar sammanlagt minst { $number } fält
}

# What goes on
line-round = Runda { $round }
round-and-order = Runda { $round }. Turordning: { $order }
everyone-chooses = Alla väljer ett kort.
decides-action = { $player } väljer handling på { $card }.
decides-give = { $player } bestämmer vem som får startbrickan.
decides-circle = { $player } väljer en tävlande för den svarta cirkeln.
rolls-now = { $player } kastar tärningen.
shifts-now = { $player } skjuter isflaken.

# The table
line-token = Startbricka: { $player }
line-land = Fält på land med symbol ({ $last } är det sista fältet): { $fields }
line-slot = Floden, plats { $slot }: { $fields }
line-stack = Isflaksbrickor i högen: { $number }
line-die = Tärningen visar { $face }
line-cards = { $player }: på handen: { $hand }; på bordet: { $pile }; { $points }
line-top-card = { $player }: kort på handen: { $number }; överst på bordet: { $top }; { $points }
line-racers = { $player }: { $racers }
racer = tävlande { $number } ({ $name }) { $where }
line-face-down = Kort med baksidan upp: { $number }
line-chosen = Du har valt { $card }
line-revealed = { $player } har avslöjat { $card }
line-three-home = En spelare har tre tävlande i mål
line-floes-out = Isflaken är slut: spelet slutar efter den här rundan
line-stopped = Spelet avbröts efter den sista tillåtna rundan

# The picture
figure = { $player }: tävlande { $number } ({ $name }), { $where }
spot = fält { $field }: { $icon }
icon-blank = ingen symbol
icon-plus1 = ett fält vidare
icon-plus2 = två fält vidare
icon-plus3 = tre fält vidare
icon-die = tärning
icon-start = START – ge startbrickan vidare
icon-water = öppet vatten
leads-to = leder till: { $where }
finish = mål
drop = kanten: isflak som skjuts ut här är ute ur spelet
stack = isflaksbrickor i högen: { $number }
die = tärning
die-number = tärning: { $number }
die-circle = tärning: svart cirkel
race = lopp { $number }: { $name }
prize = lopp { $number }, plats { $place }: { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
face-down = { $player }: ett kort med baksidan upp
face-down-known = { $player }: med baksidan upp, { $card }
on-table = { $player }: på bordet, { $card }
cards-in-hand = kort på handen: { $number }
racers-home = tävlande i mål: { $number }

# Why not, by rule
RACE-01 = ingen spelar på den platsen
RACE-12 = en runda börjar med att alla väljer ett kort
RACE-14 = ditt kort är avslöjat; utför nu exakt en av handlingarna på det
RACE-16 = du kan inte välja ett kort som redan ligger på bordet
RACE-20 = med tävlingskort 5 flyttar du snöskotern eller ger startbrickan vidare
RACE-21 = med tävlingskort 4 flyttar du hundsläden eller skjuter isflaken
RACE-22 = med tävlingskort 3 flyttar du skidåkaren eller kastar tärningen
RACE-23 = med tävlingskort 2 flyttar du snowboardåkaren eller tar upp dina kort
RACE-24 = med tävlingskort 1 kan du bara flytta tävlande 1, 2 eller 3 ett fält
RACE-26 = den tävlande är i mål, så du måste utföra kortets andra handling
RACE-27 = den tävlande är i mål; med tävlingskort 1 måste du flytta en som inte är det
RACE-42 = du ger startbrickan vidare bara för START eller tävlingskort 5, och bara till en spelare som inte har den
RACE-46 = bara med den svarta cirkeln får du välja vilken tävlande som flyttar ett fält, och den får inte vara i mål
RACE-Q10 = du kan inte hoppa över en effekt: den kommer före allt annat

# Before the game
length = ungefär { $minutes } minuter
option-first_player = Startspelare
option-first_player-help = Vem som börjar första rundan; enligt de tryckta reglerna är det den yngsta.
option-max_rounds = Högsta antal rundor
option-max_rounds-help = Senast efter så många rundor räknas poängen; de tryckta reglerna har ingen sådan gräns.
option-pile_view = Visa spelade kort
option-pile_view-top = bara det översta
option-pile_view-open = alla kort
option-pile_view-help = Vilka av de andras kort du kan titta på; resten får du komma ihåg själv.
