title = UNO Power Grab
summary = Lägg dina kort, ta de fyra makttornen och bli först av med alla kort.
board-printed = Alla regler, de 112 korten efter slag och färg, att varje färg har åtta sifferkort med en maktsymbol, de fyra tornen och kortens poäng.
board-rebuilt = Vilka sifferkort som har vilken maktsymbol.

player = Spelare { $seat }
red = rött
blue = blått
green = grönt
yellow = gult
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
list = { $first }, { $next }

# Ett kort
number-card = { $colour ->
    [red] röd
    [blue] blå
    [green] grön
   *[yellow] gul
} { $number }:a
icon-card = { $colour ->
    [red] röd
    [blue] blå
    [green] grön
   *[yellow] gul
} { $number }:a med { $icon }
coloured-card = { $colour ->
    [red] rött
    [blue] blått
    [green] grönt
   *[yellow] gult
} { $type }

# Ett kort i en mening
a-number-card = en { number-card }
a-icon-card = en { icon-card }
a-coloured-card = ett { coloured-card }
a-wild-take-tower = ett { wild-take-tower }
a-wild-draw-four = ett { wild-draw-four }

# Vad det frågas om
ask-start-colour = Välj färg att börja med
ask-turn = Lägg ett kort, eller dra ett
ask-turn-draw = Inget av dina kort passar: dra ett
ask-turn-play = Det finns inga kort att dra: lägg ett kort
ask-turn-pass = Du kan varken lägga eller dra ett kort: passa
ask-drawn = Du drog { $card }: lägg kortet eller behåll det
ask-drawn-keep = Du drog { $card }. Kortet passar inte, så du behåller det
ask-colour = Välj en färg
ask-tower = Välj ett torn att ta
ask-keep = Du har alla fyra tornen: välj det enda kort du vill behålla, eller behåll allt
ask-keep-must = Du har alla fyra tornen: välj kortet du vill behålla
ask-declare = Ett kort kvar: ropa UNO!
ask-catch = { $player } ropade inte UNO: vill du säga till?
ask-respond = { $player } har lagt ett dra-fyra-jokerkort mot dig: utmana, eller dra fyra kort?

# Vad man kan göra
lay = lägg { $card }
keep = behåll { $card }
draw = dra ett kort
pass = passa
keep-drawn = behåll kortet
name-colour = välj { $colour }
take = ta { $tower }
call = ropa UNO!
stay-silent = var tyst
catch = säg till
let-go = låt det passera
button-call = UNO!
button-catch = Inget UNO!
challenge = utmana
accept = dra fyra kort
keep-all = behåll alla kort och torn

# Vad som händer
fact-round-begins = Omgång { $number }: { $player } ger.
fact-turn-begins = Turen går till { $player }.
fact-gets = { $player } får { $card }.
fact-dealt = Alla får { $number } kort.
fact-turned-up = Det första kortet är { $card }.
fact-shuffled-back = Det första kortet är { $card }, så det blandas in i dra-högen igen.
fact-plays = { $player } lägger { $card }.
fact-names = { $player } väljer { $colour }.
fact-takes = { $from ->
    [pool] { $player } tar { $tower } från { $other }.
   *[player] { $player } tar { $tower } från { $other }.
}
fact-returns = { $player } har alla fyra tornen och ett kort: tornen går tillbaka till det neutrala området.
fact-discards = { $player } använder alla fyra tornen: kastar { $number } kort, behåller { $known ->
    [yes] { $card }
   *[no] ett kort
} och ställer tillbaka tornen i det neutrala området.
fact-discarded = { $player } kastar { $card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } st)
}.
fact-declines = { $player } behåller alla kort och alla fyra tornen.
fact-calls = { $player } ropar UNO!
fact-is-silent = { $player } har ett kort kvar och ropade inte UNO.
fact-answers = { $player } har svarat.
fact-catches = { $player } kommer på att { $other } inte ropade UNO.
fact-is-not-caught = Ingen kommer på { $player }.
fact-reverses = { $way ->
    [left] Riktningen ändras: nu går spelet åt vänster.
   *[right] Riktningen ändras: nu går spelet åt höger.
}
fact-is-skipped = { $player } hoppas över.
fact-blocks = { $player } blockerar { $card } med { $tower }.
fact-accepts = { $player } utmanar inte.
fact-guilty = { $other } utmanar { $player }: skyldig. Det fanns ett { $colour ->
    [red] rött
    [blue] blått
    [green] grönt
   *[yellow] gult
} kort på handen.
fact-innocent = { $other } utmanar { $player }: oskyldig. Det fanns inget { $colour ->
    [red] rött
    [blue] blått
    [green] grönt
   *[yellow] gult
} kort på handen.
fact-shows = { $player } visar { $other } sin hand: { $cards }.
fact-draws = { $player } drar { $known ->
    [yes] { $card }
   *[no] ett kort
}.
fact-keeps = { $player } behåller kortet.
fact-passes = { $player } kan varken lägga eller dra ett kort och passar.
fact-is-hit = { $number ->
    [0] Det finns inga kort att dra. { $player } förlorar sin tur.
   *[other] { $player } drar { $number } kort och förlorar sin tur.
}
fact-is-punished = { $player } drar { $number } kort för att ha glömt att ropa UNO.
fact-pays = { $number ->
    [0] { $player } bluffade, men det finns inga kort att dra.
   *[other] { $player } drar { $number } kort för bluffen.
}
fact-draws-last = { $player } drar ändå { $number } kort på grund av det sista kortet.
fact-reshuffled = Kasta-högen blandas. Dra-högen har { $number } kort.
fact-wins-round = { $scoring ->
    [winner] { $player } lägger sitt sista kort, { $card }, och vinner omgången: { $number } poäng.
   *[other] { $player } lägger sitt sista kort, { $card }, och vinner omgången. De andras kort är värda { $number } poäng.
}
fact-wins-game = { $scoring ->
    [single] { $player } vinner spelet.
   *[other] { $player } vinner spelet med { $number } poäng.
}
fact-stopped = Omgången är inte slut efter { $number } turer: spelet stoppas utan vinnare.
fact-went-out = { $player } lade sitt sista kort: { $card }.
fact-reached = { $player } har { $number } poäng. Spelet slutar vid { $target }.
fact-shared = { $number } spelare har den lägsta summan och delar segern.
fact-unfinished = Omgången tog inte slut, så ingen vinner.
fact-cards-left = { $cards } kort kvar, värda { $number } poäng: { $hand }.
fact-own-cards = { $cards } kort kvar: { $number } poäng ({ $hand }).
fact-won = { $number } poäng i den här omgången.
fact-earlier = { $number } poäng från tidigare omgångar.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-wins-round = Du vinner omgången
hint-mine-wins-game = Du vinner spelet
hint-mine-discards = { $number ->
    [one] Du kastar ett kort för fyra torn
   *[other] Du kastar { $number } kort för fyra torn
}
hint-mine-takes = { $number ->
    [one] Du tar ett torn
   *[other] Du tar { $number } torn
}
hint-mine-blocks = Du blockerar ett kort med ett torn
hint-mine-is-hit = { $number ->
    [one] Du drar ett straffkort och förlorar din tur
   *[other] Du drar { $number } straffkort och förlorar din tur
}
hint-mine-is-skipped = Du hoppas över
hint-mine-pays = Du drar kort för en bluff
hint-mine-plays = { $number ->
    [one] Du lägger ett kort
   *[other] Du lägger { $number } kort
}
hint-mine-calls = Du har bara ett kort kvar och ropar UNO
hint-mine-is-punished = Någon kommer på ditt glömda UNO
hint-mine-draws = { $number ->
    [one] Du måste dra ett kort
   *[other] Du måste dra { $number } kort
}
hint-rivals-wins-round = En motståndare vinner omgången
hint-rivals-wins-game = En motståndare vinner spelet
hint-rivals-takes = { $number ->
    [one] En motståndare tar ett torn
   *[other] { $number } motståndare tar ett torn
}
hint-rivals-discards = { $number ->
    [one] En motståndare kastar ett kort för fyra torn
   *[other] En motståndare kastar { $number } kort för fyra torn
}
hint-rivals-is-hit = { $number ->
    [one] En motståndare drar ett straffkort och förlorar sin tur
   *[other] En motståndare drar { $number } straffkort och förlorar sin tur
}
hint-rivals-is-skipped = En motståndare hoppas över
hint-rivals-draws = { $number ->
    [one] En motståndare måste dra ett kort
   *[other] { $number } motståndare måste dra ett kort
}
hint-rivals-blocks = En motståndare blockerar ett kort med ett torn
hint-rivals-calls = En motståndare har bara ett kort kvar och ropar UNO
hint-rivals-is-punished = Någon kommer på en motståndares glömda UNO
hint-rivals-pays = En motståndare drar kort för en bluff

# Vad som pågår, för dem som väntar
now-round = Omgång { $round }. { $way ->
    [left] Spelet går åt vänster.
   *[right] Spelet går åt höger.
}
now-dealing = Korten delas ut.
now-turn = { $player } lägger ett kort på { $card } eller drar ett.
now-drawn = { $player } har dragit ett kort och lägger eller behåller det.
now-colour = { $player } väljer en färg.
now-tower = { $player } tar ett torn, från det neutrala området eller från en spelare.
now-keep = { $player } har alla fyra tornen och väljer vad som ska behållas.
now-declare = { $player } har ett kort kvar.
now-catch = { $player } har ett kort kvar och ropade inte UNO. Är det någon som kommer på det?
now-respond = { $player } drar fyra kort eller utmanar { $other }.
now-drawing = { $player } drar { $number } kort till.
now-round-end = { $player } har vunnit omgången.

# Bordet
line-round = Omgång { $round }, tur { $turn }
line-top = Överst: { $card }; färg: { $colour }
line-piles = Dra-hög: { $pile }; kasta-hög: { $discards }
line-player = { $player }: { $cards } kort, { $points } poäng
line-hand = { $player } har på handen: { $cards }
line-shown = { $player } visade dig: { $cards }
line-guilty = { $challenger } utmanade { $accused }: skyldig
line-innocent = { $challenger } utmanade { $accused }: oskyldig

# I bilden
play-goes-left = Spelet går åt vänster, medurs
play-goes-right = Spelet går åt höger, moturs
colour-in-force = Gällande färg: { $colour }
tower-stands = { $tower }, blockerar { $attack }: { $holder }
in-turn = { $player } är på tur
has-not-called = { $player } har ett kort kvar och har inte ropat UNO
wins-points = { $player } får { $points } poäng
left-points = { $player }: korten som är kvar är värda { $points } poäng
went-out = { $player } blev av med alla kort
holds-cards = { $cards } kort

# Varför inte, efter regel
UNO-13 = på ett ta-2-torn-kort som första kort passar bara kort i samma färg
UNO-14 = välj först en färg
UNO-16 = lägg ett kort från handen, eller dra ett
UNO-17 = kortet passar varken efter färg, siffra eller symbol
UNO-18 = maktsymboler passar inte på varandra
UNO-19 = dra-ett-kort och dra-två-kort passar bara på varandra om färgen är densamma
UNO-21 = om du inte lägger ett kort måste du dra ett
UNO-23 = när du har dragit får du bara lägga kortet du drog
UNO-24 = kortet du drog passar inte, så din tur är slut
UNO-26 = det kan du inte göra just nu under turen
UNO-33 = det tornet har du redan
UNO-36 = du får inte lägga ett dra-fyra-jokerkort när du har ett kort i den gällande färgen på handen
UNO-38 = bara nästa spelare får utmana, direkt efter ett dra-fyra-jokerkort
UNO-49 = ett blockerat dra-fyra-jokerkort kan inte utmanas
UNO-51 = med alla fyra tornen väljer du först vad du behåller
UNO-62 = det finns inga kort att dra: lägg ett kort som passar, eller passa om du inte har något
UNO-Q24 = du får behålla alla kort och torn bara direkt efter att du har lagt ett kort och har alla fyra tornen
UNO-Q28 = du kan bara ropa UNO, eller säga till om ett glömt rop, under sekunderna efter att en spelare har lagt sitt näst sista kort

# Before the game
length = { $minutes } minuter per omgång
players-note = På asken står det 2–6 spelare. Spelet fungerar också med fler, upp till 10.
option-scoring = Poängräkning
option-scoring-winner_takes = omgångens vinnare får poängen
option-scoring-lowest_total = den lägsta summan vinner
option-scoring-single_round = en enda omgång
option-scoring-help = Hur spelet vinns: på poäng över flera omgångar eller i en enda omgång.
option-target_score = Poäng att spela till
option-target_score-help = Spelet slutar efter den omgång då någon når den här summan.
option-uno_calls = Ropa ”UNO!”
option-uno_calls-live = direkt: tryck på ”UNO!” i tid
option-uno_calls-manual = spelet frågar, utan tidsgräns
option-uno_calls-auto = spelet ropar åt dig
option-uno_calls-help = Med ett kort kvar måste du ropa ”UNO!”; glömmer du det och någon kommer på dig drar du två kort.
option-wild_draw_four_bluff = Bluffa med dra-fyra-jokerkort
option-wild_draw_four_bluff-on = tillåtet och kan utmanas
option-wild_draw_four_bluff-off = inte tillåtet
option-wild_draw_four_bluff-help = Ett dra-fyra-jokerkort är till för den som inte har den gällande färgen på handen.
option-two_player_reverse = Vänd-kort med två spelare
option-two_player_reverse-skip = hoppar över den andra
option-two_player_reverse-plain = ändrar bara riktningen
option-two_player_reverse-help = Med två spelare gör en ny riktning ingen skillnad, om inte den andra också hoppas över.
option-wild_take_tower_points = Poäng för ta-ett-torn-jokerkort
option-wild_take_tower_points-help = Hur många poäng kortet på handen är värt när omgången är slut.
option-first_take_two_towers = Ta-2-torn-kort som första kort
option-first_take_two_towers-first_player = bara första spelaren måste följa färgen
option-first_take_two_towers-while_on_top = alla måste följa färgen så länge det ligger överst
option-first_take_two_towers-help = Vem som måste följa färgen om kortet vänds upp först.
option-four_towers = Alla fyra tornen
option-four_towers-may = du får kasta alla kort utom ett
option-four_towers-must = du måste kasta alla kort utom ett
option-four_towers-help = Vad som händer när du har alla fyra tornen.
