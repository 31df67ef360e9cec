title = Arctic Race
summary = Fem lopp på samma bana över en flod med drivande isflak: få dina tävlande först i mål.

player = Spelare { $seat }
cross-country-skier = längdskidåkare
snowboarder = snowboardåkare
skier = skidåkare
dog-sled = hundsläde
snowmobile = snöskoter
card-1 = tävlingskort 1 (tävlande 1, 2 eller 3)
card-2 = tävlingskort 2 (snowboardåkare eller ta upp korten)
card-3 = tävlingskort 3 (skidåkare eller tärning)
card-4 = tävlingskort 4 (hundsläde eller isflak)
card-5 = tävlingskort 5 (snöskoter eller startbricka)
with-owner = hos sin ägare
on-field = på fält { $field }
on-floe = på isflaket på fält { $field }
is-home = i mål som nummer { $place }

# What is asked
ask-card = Välj ett kort och lägg det med baksidan upp
ask-action = Ditt kort är avslöjat: { $card }. Välj en av dess handlingar
ask-give = Vem ska få startbrickan?
ask-circle = Svart cirkel: vilken tävlande ska flyttas fram?

# What one can do
choose = välj { $card }
move = flytta tävlande { $number } ({ $name }) { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} framåt
pass-token = ge startbrickan vidare
shift = skjut isflaken
roll = kasta tärningen
pick-up = ta upp korten
no-second = utför kortets andra handling
give = ge startbrickan till { $receiver }
take-token = ta själv startbrickan

# What happens
has-chosen = { $player } har valt ett kort
chooses = { $player } väljer tävlingskort { $card }
moves = { $player } avslöjar tävlingskort { $card } och flyttar tävlande { $number } ({ $name }) { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} framåt
moves-by-circle = { $player } flyttar tävlande { $number } ({ $name }) { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} framåt
does-pass-token = { $player } avslöjar tävlingskort { $card } och ger startbrickan vidare
does-shift = { $player } avslöjar tävlingskort { $card } och skjuter isflaken
does-roll = { $player } avslöjar tävlingskort { $card } och kastar tärningen
does-pick-up = { $player } avslöjar tävlingskort { $card } och tar upp sina kort
does-no-second = { $player } avslöjar tävlingskort { $card } och utför kortets andra handling
gives = { $player } ger startbrickan till { $receiver }
takes-token = { $player } tar själv startbrickan
is-first = { $player } är startspelare
is-laid = Isflaksbricka { $tile } läggs i floden
is-pushed-in = Isflaksbricka { $tile } skjuter isflaken ett steg vidare
rolls = { $player } slår { $number } ({ $name })
rolls-circle = { $player } slår den svarta cirkeln

# The table
line-round = Runda { $round }
line-token = Startbricka: { $player }
line-river = Flod: { $tiles }; isflaksbrickor i högen: { $stack }
line-cards = { $player }: på handen { $hand }; på bordet { $pile }; { $points } poäng
line-top-card = { $player }: kort på handen: { $number }; överst på bordet: { $top }; { $points } poäng
line-racers = { $player }: 1 { $racer1 }; 2 { $racer2 }; 3 { $racer3 }; 4 { $racer4 }; 5 { $racer5 }
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
icon-start = START, ge startbrickan vidare
icon-water = öppet vatten
leads-to = leder till: { $where }
finish = mål
drop = kanten: ett isflak som knuffas ut är ute ur spelet
stack = isflaksbrickor i högen: { $number }
die = tärning
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
RACE-01 = ingen sitter på den platsen
RACE-12 = en runda börjar med att alla väljer ett kort
RACE-14 = kortet är avslöjat; precis en av dess handlingar ska utföras
RACE-16 = ett kort som ligger på bordet kan inte väljas
RACE-20 = tävlingskort 5 flyttar snöskotern eller ger startbrickan vidare
RACE-21 = tävlingskort 4 flyttar hundsläden eller skjuter isflaken
RACE-22 = tävlingskort 3 flyttar skidåkaren eller kastar tärningen
RACE-23 = tävlingskort 2 flyttar snowboardåkaren eller tar upp korten
RACE-24 = tävlingskort 1 flyttar tävlande 1, 2 eller 3 ett steg framåt och gör inget annat
RACE-26 = den tävlande är i mål, så kortets andra handling ska utföras
RACE-27 = den tävlande är i mål; tävlingskort 1 flyttar en som inte är det
RACE-42 = startbrickan ges vidare när START eller tävlingskort 5 säger det, och till en spelare som inte har den
RACE-46 = bara den svarta cirkeln flyttar en valfri tävlande ett steg, och bara en som inte är i mål
RACE-Q10 = det som ska utföras nu kan inte väljas bort och kommer före allt annat

# Before the game
length = ungefär { $minutes } minuter
option-first_player = Första spelare
option-max_rounds = Högst så många rundor
option-pile_view = Synliga kort i högarna
option-pile_view-top = det översta
option-pile_view-open = alla
