title = Arctic Roll
summary = Välj tärningar från flak som går runt bordet, rita jägare och isvakar, och fiska där grannarnas olyckor låter dig komma åt.
board-printed = Alla regler, tärningarna, fältet av sexhörningar med sex numrerade riktningar, starten i mitten, de sex bonusrutorna av tre slag och olyckorna.
board-rebuilt = Arkets storlek (91 rutor), åt vilket håll sexhörningarna och riktningssiffrorna pekar, var varje bonus ligger och poängtabellen som kan slås på.

player = Spelare { $seat }
pack-ice = packis
new-ice-flow = nytt öppet vatten
expand = vattnet breder ut sig
walrus = valross
polar-bear = isbjörn
ice-chasm = isspricka
igloo = igloo
new-dice = extra tärning
reroll = slå om
ne = nordost
e = öster
se = sydost
sw = sydväst
w = väster
nw = nordväst

# What is asked
ask-window = Lämna en tärning för en olycka nu, eller passa
ask-window-bonus = Lämna en tärning för en olycka nu, använd en bonus, eller passa
ask-last-window = Sjätte tärningsvalet: ta en olyckstärning nu
ask-turn = Välj en tärning och använd den
ask-bonus = Din tärning är använd: använd en bonus, eller avsluta din tur
ask-second-window = Lämna en extra tärning för en olycka, använd en bonus, eller avsluta din tur
ask-kept-die = Använd tärningen du sparade, eller lämna den för en olycka
ask-igloo = Välj rutan som de sex jägarna ska stå runt
ask-relocation = Din pjäs sitter fast: välj rutan den ska lyftas till
ask-calamity = Rita { $calamity } på spelbladet för { $player }: välj en ruta
ask-direction = { $calamity } i { $hex }: välj riktningen
ask-aftermath = En olycka gav dig en bonus: använd den nu, eller spara den

# What one can do
pass = passa
end-turn = avsluta turen
keep-die = spara tärningen till det andra olycksvalet
keep-new-dice = spara den extra tärningen till det andra olycksvalet
keep-bonus = spara bonusen
use-reroll = slå om tärningarna (slå om)
use-igloo = bygg en igloo
bonus-relocate = lyft pjäsen som sitter fast (extra tärning)
take-die = lämna { $value }:an för { $calamity }
take-bonus = lämna en extra tärning för { $calamity }
take-free = ta { $calamity }
place = placera { $value }:an
place-line = placera { $value }:an längs { $line }
place-gap = placera { $value }:an så att { $line } hålls fri
move = flytta { $value } mot { $direction }
relocate = lyft pjäsen som sitter fast med { $value }:an
waste = kasta bort { $value }:an
bonus-place = placera en { $value }:a (extra tärning)
bonus-place-line = placera en { $value }:a längs { $line } (extra tärning)
bonus-place-gap = placera en { $value }:a så att { $line } hålls fri (extra tärning)
bonus-move = flytta { $value } mot { $direction } (extra tärning)
hex = ruta { $hex }
direction = mot { $direction }

# Dice, lists and places
die = { $value }
dice-more = { $first } { $rest }
list-more = { $first }, { $rest }
times = { $what } × { $number }
line-ne-sw = linjen nordost–sydväst
line-w-e = linjen väst–öst
line-nw-se = linjen nordväst–sydost
on-hex = på { $hex }
on-hexes = på { $hex } och { $other }
on-hex-pointing = på { $hex } (pil mot { $direction })

# Headings of choices
group-take = Lämna en tärning för en olycka
group-place = Placera en tärning
group-move = Flytta pjäsen
group-bonus = Använd en bonus

# What happens
fact-round-begins = { $solo ->
    [yes] Runda { $round } av { $rounds } börjar.
   *[no] Runda { $round } av { $rounds } börjar. { $player } är startspelare.
}
fact-draft-begins = { $solo ->
    [yes] Tur { $draft } av { $drafts } börjar.
   *[no] Tärningsval { $draft } av { $drafts } börjar.
}
fact-water-die = { $player } slår { $die } för det öppna vattnet.
fact-water-again = { $player } slår om, för de två vattenområdena får inte röra varandra.
fact-water-drawn = { $walrus ->
    [yes] { $player } får öppet vatten på { $hex } och { $other } med en valross på { $hex }.
   *[no] { $player } får öppet vatten på { $hex } och { $other }.
}
fact-sheets-ready = Alla spelblad har två vattenområden, det ena med en valross.
fact-black-die = En olyckstärning visar { $calamity }.
fact-pool-rolled = Rundans olyckstärningar: { $dice }.
fact-white-die = { $player } slår { $die }.
fact-dice-rolled = { $player } slår { $dice }.
fact-dice-rerolled = { $player } använder bonusen { $bonus } och får { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } har valt en tärning.
    [calamity] { $player } har ritat en olycka.
   *[aftermath] { $player } har bestämt sig om en ny bonus.
}
fact-passes = { $player } tar ingen olyckstärning nu.
fact-begins = { $what ->
    [igloo] { $player } väljer plats för en igloo.
    [reroll] { $player } slår om tärningarna.
   *[lift] { $player } väljer vart pjäsen som sitter fast ska lyftas.
}
fact-takes = { $paid ->
    [yes] { $player } lämnar { $price } och tar olyckan { $calamity }.
   *[no] { $player } tar olyckan { $calamity }.
}
fact-must-take = { $paid ->
    [yes] { $player } saknar olyckstärning och måste lämna { $price } för olyckan { $calamity }.
   *[no] { $player } saknar olyckstärning och måste ta olyckan { $calamity }.
}
fact-places = { $kind ->
    [hole] { $player } använder { $die } och hugger en isvak på { $hex }.
    [both] { $player } använder { $die }, hugger en isvak på { $hex } och ritar { $hunters } jägare runt den.
   *[hunters] { $player } använder { $die } och ritar { $hunters } jägare runt { $hex }.
}
fact-moves = { $player } använder { $die } och flyttar pjäsen till { $hex }.
fact-lifts = { $player } lyfter sin fastsittande pjäs till { $hex }.
fact-wastes = { $known ->
    [yes] { $player } har ingen nytta av { $die } och kastar bort den.
   *[no] { $player } kastar bort en tärning.
}
fact-keeps-die = { $player } sparar tärningen till det andra olycksvalet.
fact-extra-places = { $kind ->
    [hole] { $player } använder bonusen { $bonus } som { $die } och hugger en isvak på { $hex }.
    [both] { $player } använder bonusen { $bonus } som { $die }, hugger en isvak på { $hex } och ritar { $hunters } jägare runt den.
   *[hunters] { $player } använder bonusen { $bonus } som { $die } och ritar { $hunters } jägare runt { $hex }.
}
fact-extra-moves = { $player } använder bonusen { $bonus } som { $die } och flyttar pjäsen till { $hex }.
fact-igloo-built = { $player } använder bonusen { $bonus } och ritar sex jägare runt { $hex }.
fact-uses-bonus = { $number ->
    [1] { $player } använder bonusen { $bonus }.
   *[other] { $player } använder bonusen { $bonus } { $number } gånger.
}
fact-combines = { $number ->
    [1] { $player } använder { $die } och bonusen { $bonus }.
   *[other] { $player } använder { $die } och { $number } gånger bonusen { $bonus }.
}
fact-draws = { $kind ->
    [holes] { $holes ->
        [one] { $player } hugger en isvak.
       *[other] { $player } hugger { $holes } isvakar.
    }
    [both] { $holes ->
        [one] { $player } hugger en isvak och ritar { $hunters } jägare.
       *[other] { $player } hugger { $holes } isvakar och ritar { $hunters } jägare.
    }
   *[hunters] { $player } ritar { $hunters } jägare.
}
fact-goes = { $player } flyttar pjäsen till { $hex }.
fact-claims = { $player } får bonusen { $bonus } på { $hex }.
fact-strikes = { $by ->
    [neighbour] { $drawer } ritar olyckan { $calamity } { $place } på spelbladet för { $player }{ $effect ->
        [loses] , och det kostar { $points } poäng.
        [gains] , och det ger rentav { $points } poäng.
       *[none] .
    }
    [automa] Automan ritar olyckan { $calamity } { $place }{ $effect ->
        [loses] , och det kostar { $points } poäng.
        [gains] , och det ger rentav { $points } poäng.
       *[none] .
    }
   *[self] { $player } ritar olyckan { $calamity } { $place }{ $effect ->
        [loses] , och det kostar { $points } poäng.
        [gains] , och det ger rentav { $points } poäng.
       *[none] .
    }
}
fact-fizzles = Det finns ingen plats för olyckan { $calamity } på spelbladet för { $player }, så den har ingen effekt.
fact-removed = Ingen olyckstärning togs, så den lägsta tas bort: { $calamity }.
fact-game-won = { $how ->
    [solo] { $player } slutar på { $points } poäng.
    [shared] { $player } delar segern med { $points } poäng.
   *[alone] { $player } vinner med { $points } poäng.
}

# How it ended
fact-rounds-played = Alla { $rounds } rundor är spelade.
fact-tie-break = Lika på { $points } poäng: { $player } har huggit { $holes ->
    [one] en isvak.
   *[other] { $holes } isvakar.
}
fact-victory-shared = De har lika många isvakar också och delar segern.
fact-hunters-fish = { $hunters ->
    [one] En jägare fiskar på { $places ->
        [one] en plats: { $points } poäng.
       *[other] { $places } platser: { $points } poäng.
    }
   *[other] { $hunters } jägare fiskar på { $places ->
        [one] en plats var: { $points } poäng.
       *[other] { $places } platser var: { $points } poäng.
    }
}
fact-holes-fished = { $places ->
    [one] Fisk från en isvak: { $points } poäng.
   *[other] Fisk från { $places } isvakar: { $points } poäng.
}
fact-water-fished = { $places ->
    [one] Fisk från ett vattenområde: { $points } poäng.
   *[other] Fisk från { $places } vattenområden: { $points } poäng.
}
fact-bear-silences = { $hunters ->
    [one] En jägare skrämd av en isbjörn.
   *[other] { $hunters } jägare skrämda av isbjörnar.
}
fact-chasm-strikes = { $hunters ->
    [one] En jägare stoppad av en isspricka.
   *[other] { $hunters } jägare stoppade av issprickor.
}
fact-walrus-closes = { $hunters ->
    [one] En jägare hålls borta från vattnet av en valross.
   *[other] { $hunters } jägare hålls borta från vattnet av valrossar.
}
fact-idle-hunters = { $hunters ->
    [one] En jägare utan fiskeplats.
   *[other] { $hunters } jägare utan fiskeplats.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-claims = Du får en bonus
hint-mine-igloo-built = Du ritar sex jägare runt en ruta
hint-mine-game-won = Du vinner spelet
hint-mine-strikes = En olycka drabbar ditt spelblad
hint-mine-wastes = Du kastar bort en tärning
hint-mine-must-take = Du tvingas ta en olyckstärning
hint-rivals-game-won = En motståndare vinner spelet

# What goes on now
now-round = { $draft ->
    [0] Runda { $round } av { $rounds }
   *[other] Runda { $round } av { $rounds }, tärningsval { $draft } av { $drafts }
}
now-rolling = Tärningarna slås.
now-window = Funderar på att ta en olyckstärning: { $players }
now-turn = Väljer en tärning: { $players }
now-calamity = Ritar en olycka: { $players }
now-aftermath = Tar ställning till en ny bonus: { $players }
now-second-window = Kan fortfarande ta en olyckstärning: { $players }
now-pool = Olyckstärningar kvar: { $dice }

# The table
line-round = Runda { $round } av { $rounds }, tärningsval { $draft } av { $drafts }; startspelare: { $player }
line-pool = Olyckstärningar: { $dice }
line-sheets = Så läser man ett spelblad: Det har 91 rutor i elva rader, från A överst till K nederst. Rad F har 11 rutor, och varje rad ovanför eller nedanför den har en färre. En ruta heter efter sin rad och sin plats från vänster: F6 är mitten. En rutas grannar ligger mot nordost, öster, sydost, sydväst, väster och nordväst.
line-signs = Tecken på kartorna: . tom, h jägare, O isvak, ~ öppet vatten, W öppet vatten med valross, # packis, B isbjörn; 1 till 6 isspricka med sin pil (1 nordost, 2 öster, 3 sydost, 4 sydväst, 5 väster, 6 nordväst); bonusar att ta: I igloo, N extra tärning, R slå om; pjäsen står inom hakparentes.
line-player = { $player }: { $points } poäng, pjäs på { $pawn }, olycksrutor: { $counters } av { $all }
line-dice = Tärningar framför: { $dice }
line-calamity = Olyckstärning: { $value }, { $calamity }
line-bonuses = Bonusar att använda: { $bonuses }
line-bonus = Bonus: { $bonus } × { $number }
line-hunters = Jägare ({ $number }): { $hexes }
line-pack-ice = Packis ({ $number }): { $hexes }
line-polar-bears = Isbjörnar ({ $number }): { $hexes }
line-chasm = Isspricka på { $hex }, pil mot { $direction }: den drabbar { $struck }
line-hole = Isvak på { $hex }: { $number ->
    [0] ingen fiskar här
   *[other] här fiskar { $hunters }
}
line-hole-struck = Isvak på { $hex }: drabbad av en isspricka, ingen fiskar här
line-area = Öppet vatten ({ $hexes }): { $number ->
    [0] ingen fiskar här
   *[other] här fiskar { $hunters }
}
line-area-closed = Öppet vatten ({ $hexes }): stängt av en valross ({ $walruses }), ingen fiskar här
line-silenced = Jägare skrämda av en björn eller drabbade av en isspricka: { $hexes }
line-unclaimed = Bonusar att ta: { $bonuses }
bonus-on = { $bonus } på { $hex }
line-map = { $map }

# The picture
see-sheet = Spelblad för { $player }: poäng { $points }, jägare { $hunters }, isvakar { $holes }, pjäs på { $pawn }
see-hunter = Jägare på { $hex }; fiskeplatser: { $places }
see-hunter-bear = Jägare på { $hex }, skrämd av isbjörnen på { $culprit }
see-hunter-struck = Jägare på { $hex }, drabbad av issprickan på { $culprit }
see-hole = Isvak på { $hex }; jägare här: { $hunters }
see-hole-struck = Isvak på { $hex }, drabbad av issprickan på { $culprit }
see-water = Öppet vatten på { $hex }; jägare vid vattenområdet: { $hunters }
see-water-closed = Öppet vatten på { $hex }, stängt av valrossen på { $culprit }
see-water-struck = Öppet vatten på { $hex }, drabbat av issprickan på { $culprit }
see-calamity = { $calamity } på { $hex }
see-chasm = Isspricka på { $hex }, pil: { $direction }
see-pawn = Pjäs för { $player } på { $hex }
see-bonus = Bonusruta { $hex }: { $bonus }
see-bonus-claimed = Bonusruta { $hex }: { $bonus }, tagen
see-die = Tärning framför { $player }: { $value }
see-face = Tärningar med { $value } framför dig: { $number }
see-pool = Olyckstärningar i potten: { $number }
see-black = { $die }; i potten: { $number }
see-held = Olyckstärning hos { $player }: { $calamity }
see-round = Runda { $round } av { $rounds }
see-draft = Tärningsval { $draft } av { $drafts }
see-start = Startspelare: { $player }
see-counters = Olycksrutor avkryssade: { $number } av { $all }
see-empty = Tom ruta { $hex }
see-total = Poäng för { $player }: { $points }
see-catch = Fiskeplats { $hex }: jägare { $hunters }, poäng { $points }

# Why not, by rule
ROLL-20 = varje spelare tar exakt en tärning från flaket framför sig i varje tärningsval
ROLL-21 = en tärning placeras, flyttar pjäsen eller lämnas för en olycka; en ruta nämns bara när en efterfrågas
ROLL-22 = olyckstärningar tas i tur och ordning, före och efter att alla använder en tärning samtidigt
ROLL-23 = en tärning får kastas bort bara om ingen tärning på flaket kan placeras eller flyttas med
ROLL-29 = varje jägare behöver en tom ruta på bladet intill pjäsen
ROLL-31 = en isvak kräver en tom ruta under pjäsen
ROLL-34 = en förflyttning måste sluta på en tom ruta
ROLL-35 = en förflyttning får varken korsa eller sluta på öppet vatten
ROLL-36 = en förflyttning får inte lämna bladet
ROLL-39 = bara en pjäs som sitter fast får lyftas
ROLL-40 = en pjäs som sitter fast lyfts till en av de närmaste tomma rutorna som den kan flytta från
ROLL-41 = man kan bara ta en olyckstärning som ligger i potten
ROLL-42 = varje spelare tar bara en olyckstärning per runda
ROLL-43 = den som inte har någon olyckstärning i det sjätte tärningsvalet måste ta en nu
ROLL-46 = nu ritas olyckorna
ROLL-47 = en olycka kräver en tom ruta utan pjäsen
ROLL-49 = nytt öppet vatten är två intilliggande rutor i mittsexhörningen, och ingen av dem får ligga intill öppet vatten
ROLL-50 = vattnet breder ut sig bara intill öppet vatten
ROLL-52 = en valross måste ligga intill öppet vatten
ROLL-55 = en issprickas pil pekar på en ruta på bladet
ROLL-60 = det finns ingen sådan bonus att använda
ROLL-61 = en igloo kräver sex tomma rutor på bladet, utan pjäsen, runt en annan ruta än pjäsens
ROLL-64 = man kan bara slå om innan en tärning har tagits från flaket
ROLL-65 = nu kan man bara använda bonusar som olyckorna just har gett
ROLL-85 = den sista olyckstärningen måste tas innan den sjätte tärningen kan användas
ROLL-Q15 = det finns ingen ruta som pjäsen kan lyftas till
ROLL-Q18 = olyckstärningen i det sjätte tärningsvalet betalas så som inställningen säger

# Before the game
length = ungefär { $minutes } minuter
option-scoring_mode = Poäng för fisk
option-scoring_mode-pairs = efter par
option-scoring_mode-table = enligt tabellen
option-scoring_mode-pairs_plus_table = båda sammanlagda
option-scoring_mode-help = En fisk för varje jägare vid en fiskeplats, poäng enligt arkets tabell, eller båda.
option-sixth_draft = Den sjätte tärningen
option-sixth_draft-dispose = betalar för olyckan
option-sixth_draft-free = får ändå användas
option-sixth_draft-help = Har du ingen olyckstärning vid det sjätte valet tar du en: för din sista tärning eller gratis.
option-unusable_die = Lämna en tärning oanvänd
option-unusable_die-only_if_no_use = bara om den inte kan användas
option-unusable_die-always_allowed = alltid tillåtet
option-unusable_die-help = Om du får låta en tärning gå till spillo fast du kunde använda den.
option-impossible_calamity = En olycka som inte kan ske
option-impossible_calamity-no_effect = gör ingenting
option-impossible_calamity-expand = låter vattnet breda ut sig
option-impossible_calamity-help = Vad som händer om det inte finns plats på arket för ett nytt isflak.
option-setup_touching = Vatten som rör vid varandra från början
option-setup_touching-allowed = tillåtet
option-setup_touching-reroll = slås om
option-setup_touching-help = Om de två områdena med öppet vatten får röra vid varandra från början, eller det andra slås om.
option-solo_calamity = Ensam: vem väljer olyckan
option-solo_calamity-player = spelaren
option-solo_calamity-automa = automaten
option-solo_calamity-help = Ensam ritar du olyckan på ditt eget ark, eller så gör en automat det, vilket är svårare.
option-start_player = Första spelare
option-start_player-help = Vem som börjar.
option-bonus_windows = Bonusar i olycksvalet
option-bonus_windows-anytime = alla, och ett nytt olycksval efter tärningarna
option-bonus_windows-once = bara slå om, eller extra tärning för en olycka
option-bonus_windows-help = Vilka bonusar du får använda medan olyckor väljs.
option-automa_advice = Ordningen i automatens råd
option-automa_advice-printed = som tryckt
option-automa_advice-join_first = störst skada först
option-automa_advice-help = I vilken ordning automaten avgör var olyckan ska ritas.
