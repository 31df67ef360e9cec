title = UNO Power Grab
summary = Lägg kort, ta de fyra makttornen och bli den första utan kort.

player = Spelare { $seat }
red = röd
blue = blå
green = grön
yellow = gul
no-colour = inte vald än
pool = det neutrala området
tower-u = U-tornet
tower-n = N-tornet
tower-o = O-tornet
tower-bang = !-tornet
draw-one = dra-ett-kort
draw-two = dra-två-kort
skip = hoppa-över-kort
reverse = vänd-kort
take-two-towers = ta-2-torn-kort
wild-take-tower = ta-ett-torn-jokerkort
wild-draw-four = dra-fyra-jokerkort

# Ett kort
number-card = { $colour ->
    [red] röd
    [blue] blå
    [green] grön
   *[yellow] gul
} { $number }
icon-card = { $colour ->
    [red] röd
    [blue] blå
    [green] grön
   *[yellow] gul
} { $number } med { $icon }
coloured-card = { $colour ->
    [red] rött
    [blue] blått
    [green] grönt
   *[yellow] gult
} { $type }

# Vad det frågas om
ask-start-colour = Välj färgen att börja med
ask-turn = Lägg ett kort eller dra ett
ask-drawn = Du drog { $card }: lägg kortet eller behåll det
ask-colour = Välj en färg
ask-tower = Välj makttornet som du tar
ask-keep = Alla fyra makttornen är dina: välj det enda kort som du behåller, eller behåll allt
ask-keep-must = Alla fyra makttornen är dina: välj kortet som du behåller
ask-declare = Ett kort kvar: ropa UNO!
ask-catch = { $player } ropade inte UNO: kom på det, eller låt det passera?
ask-respond = { $player } har lagt ett dra-fyra-jokerkort mot dig: utmana, eller dra fyra kort?

# Vad man kan göra
lay = lägg { $card }
keep = behåll { $card }
draw = dra ett kort
pass = passa
name-colour = välj { $colour }
take = ta { $tower }
call = ropa UNO!
stay-silent = säg ingenting
catch = kom på det
let-go = låt det passera
button-call = UNO!
button-catch = Inget UNO!
challenge = utmana
accept = dra fyra kort
keep-all = behåll alla kort och torn

# Vad som händer
lays = { $player } lägger { $card }
keeps = { $player } behåller { $card } och kastar de andra korten
keeps-a-card = { $player } behåller ett kort och kastar de andra
does-draw = { $player } drar ett kort
does-pass = { $player } passar
does-call = { $player } ropar UNO!
does-stay-silent = { $player } har ett kort kvar
does-catch = { $player } kommer på det
does-let-go = { $player } låter det passera
answers = { $player } har svarat
does-challenge = { $player } utmanar dra-fyra-jokerkortet
does-accept = { $player } godtar de fyra korten
does-keep-all = { $player } behåller alla kort och alla fyra tornen
names-colour = { $player } väljer { $colour }
takes = { $player } tar { $tower }
takes-from = { $player } tar { $tower } från { $holder }
deals-first = { $player } ger först
turned-up = Uppvänt: { $card }
gets = { $player } får { $card }
gets-a-card = { $player } får ett kort

# Bordet
line-round = Omgång { $round }, tur { $turn }
line-top = Överst: { $card }; färg: { $colour }
line-piles = Dra-hög: { $pile }; kasta-hög: { $discards }
line-tower = { $tower }: { $holder }
line-player = { $player }: { $cards } kort, { $points } poäng
line-hand = { $player }, hand: { $cards }
line-shown = { $player }, sedda kort: { $cards }
line-guilty = { $challenger } utmanade { $accused }: skyldig
line-innocent = { $challenger } utmanade { $accused }: oskyldig

# I bilden
play-goes-left = Spelet går åt vänster, medurs
play-goes-right = Spelet går åt höger, moturs
colour-in-force = Gällande färg: { $colour }
tower-stands = { $tower }, skyddar mot { $attack }: { $holder }
in-turn = { $player } ska agera
went-out = { $player } blev av med alla kort
holds-cards = { $cards } kort

# Varför inte, efter regel
UNO-13 = på ett ta-2-torn-kort som vändes upp som första kort passar bara kort i samma färg
UNO-14 = den första spelaren måste välja en färg före allt annat
UNO-16 = under en tur lägger man ett kort från sin egen hand eller drar ett kort
UNO-17 = kortet har varken den gällande färgen eller det översta kortets siffra eller symbol
UNO-18 = maktsymboler gör aldrig att ett kort passar
UNO-19 = ett dra-ett-kort och ett dra-två-kort passar bara på varandra om färgen är densamma
UNO-21 = den som inte lägger ett kort måste dra ett
UNO-23 = när man har dragit får man bara lägga kortet som man drog
UNO-24 = kortet som drogs passar inte, så turen går vidare
UNO-26 = detta är inte rätt ögonblick i turens fasta ordning
UNO-33 = man kan inte ta ett torn som man redan har
UNO-36 = ett dra-fyra-jokerkort får läggas bara om man inte har något kort i den gällande färgen
UNO-38 = bara nästa spelare får utmana, och bara ett dra-fyra-jokerkort som just har lagts
UNO-49 = ett dra-fyra-jokerkort som har blockerats kan inte utmanas
UNO-51 = med alla fyra tornen väljer man först vad man behåller
UNO-62 = när det inte finns några kort att dra måste man lägga ett kort som passar; bara utan ett sådant passar man
UNO-Q24 = man kan behålla alla kort och torn bara direkt efter att man har spelat ett kort med alla fyra tornen framför sig
UNO-Q28 = man kan bara ropa UNO och komma på ett uteblivet rop under sekunderna efter att en spelare har spelat ner till ett kort

# Before the game
length = { $minutes } minuter per runda
players-note = På asken står det 2–6 spelare. Spelet fungerar också med fler, upp till 10.
option-scoring = Poängräkning
option-scoring-winner_takes = rundans vinnare får poängen
option-scoring-lowest_total = den lägsta summan vinner
option-scoring-single_round = en enda runda
option-target_score = Poäng att spela till
option-uno_calls = Att ropa ”UNO!”
option-uno_calls-live = direkt: tryck på ”UNO!” i tid
option-uno_calls-manual = spelet frågar, utan tidsgräns
option-uno_calls-auto = av sig självt
option-wild_draw_four_bluff = Bluffa med dra-fyra-joker
option-wild_draw_four_bluff-on = tillåtet och kan utmanas
option-wild_draw_four_bluff-off = inte tillåtet
option-two_player_reverse = Vänd-kort med två spelare
option-two_player_reverse-skip = hoppar över den andra
option-two_player_reverse-plain = ändrar inget annat
option-wild_take_tower_points = Poäng för ta-ett-torn-joker
option-first_take_two_towers = Ta-2-torn-kort som första kort
option-first_take_two_towers-first_player = bara första spelaren måste följa färgen
option-first_take_two_towers-while_on_top = alla måste följa färgen så länge det ligger överst
option-four_towers = Alla fyra tornen
option-four_towers-may = man får kasta alla kort utom ett
option-four_towers-must = man måste kasta alla kort utom ett
