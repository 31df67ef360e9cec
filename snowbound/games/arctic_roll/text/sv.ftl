title = Arctic Roll
summary = Välj tärningar från flak som går runt bordet, rita jägare och isvakar, och fiska där grannarnas olyckor låter dig.
board-printed = Alla regler, tärningarna, rutnätet med sex numrerade riktningar, starten i mitten, de sex bonusrutorna av tre slag och olyckorna.
board-rebuilt = Spelbladets storlek (91 rutor), åt vilket håll rutorna och riktningssiffrorna är vända, var varje bonus ligger och poängtabellen som du kan slå på.

player = Spelare { $seat }
pack-ice = packis
new-ice-flow = nytt öppet vatten
expand = mer öppet vatten
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
ask-window = Byt en tärning mot en olycka nu, eller passa
ask-window-bonus = Byt en tärning mot en olycka nu, använd en bonus, eller passa
ask-last-window = Sjätte tärningsvalet: ta en olyckstärning nu
ask-turn = Välj en tärning och använd den
ask-bonus = Din tärning är använd: använd en bonus, eller avsluta din tur
ask-second-window = Byt en extra tärning mot en olycka, använd en bonus, eller avsluta din tur
ask-kept-die = Använd tärningen du sparade, eller byt den mot en olycka
ask-igloo = Välj rutan som de sex jägarna ska stå runt
ask-relocation = Din pjäs sitter fast: välj rutan den ska lyftas till
ask-calamity = Rita olyckan { $calamity } på spelbladet hos { $player }: välj en ruta
ask-direction = Välj riktning: { $calamity } på { $hex }
ask-aftermath = En olycka gav dig en bonus: använd den nu, eller spara den

# What one can do
pass = passa
end-turn = avsluta turen
keep-die = spara tärningen till det andra olycksvalet
keep-new-dice = spara den extra tärningen till det andra olycksvalet
keep-bonus = spara bonusen
use-reroll = slå om alla tärningar (bonus)
use-igloo = bygg en igloo
bonus-relocate = lyft pjäsen som sitter fast (extra tärning)
take-die = byt { $value }:an mot { $calamity }
take-bonus = byt en extra tärning mot { $calamity }
take-free = ta { $calamity }
place = placera { $value }:an
place-line = placera { $value }:an längs { $line }
place-gap = placera { $value }:an och lämna { $line } fri
move = flytta { $value } steg mot { $direction }
relocate = använd { $value }:an för att lyfta pjäsen som sitter fast
waste = kasta bort { $value }:an
bonus-place = placera en { $value }:a (extra tärning)
bonus-place-line = placera en { $value }:a längs { $line } (extra tärning)
bonus-place-gap = placera en { $value }:a och lämna { $line } fri (extra tärning)
bonus-move = flytta { $value } steg mot { $direction } (extra tärning)
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
group-take = Byt en tärning mot en olycka
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
fact-sheets-ready = Varje spelblad har två vattenområden, det ena med en valross.
fact-black-die = En olyckstärning visar { $calamity }.
fact-pool-rolled = Rundans olyckstärningar: { $dice }.
fact-white-die = { $player } slår { $die }.
fact-dice-rolled = { $player } slår { $dice }.
fact-dice-rerolled = { $player } använder bonusen { $bonus } och slår { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } har valt en tärning.
    [calamity] { $player } har ritat en olycka.
   *[aftermath] { $player } har bestämt vad som ska ske med en ny bonus.
}
fact-passes = { $player } tar ingen olyckstärning nu.
fact-begins = { $what ->
    [igloo] { $player } väljer plats för en igloo.
    [reroll] { $player } slår om tärningarna.
   *[lift] { $player } väljer vart pjäsen som sitter fast ska lyftas.
}
fact-takes = { $paid ->
    [yes] { $player } byter { $price } mot olyckan { $calamity }.
   *[no] { $player } tar olyckan { $calamity }.
}
fact-must-take = { $paid ->
    [yes] { $player } har ingen olyckstärning än och måste byta { $price } mot olyckan { $calamity }.
   *[no] { $player } har ingen olyckstärning än och måste ta olyckan { $calamity }.
}
fact-places = { $kind ->
    [hole] { $player } använder { $die } och hugger en isvak på { $hex }.
    [both] { $player } använder { $die }, hugger en isvak på { $hex } och ritar { $hunters } jägare runt den.
   *[hunters] { $player } använder { $die } och ritar { $hunters } jägare runt { $hex }.
}
fact-moves = { $player } använder { $die } och flyttar pjäsen till { $hex }.
fact-lifts = { $player } lyfter loss pjäsen och ställer den på { $hex }.
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
    [2] { $player } använder bonusen { $bonus } två gånger.
   *[other] { $player } använder bonusen { $bonus } { $number } gånger.
}
fact-combines = { $number ->
    [1] { $player } använder { $die } och bonusen { $bonus }.
    [2] { $player } använder { $die } och bonusen { $bonus } två gånger.
   *[other] { $player } använder { $die } och bonusen { $bonus } { $number } gånger.
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
    [neighbour] { $drawer } ritar olyckan { $calamity } { $place } på spelbladet hos { $player }{ $effect ->
        [loses] , och det kostar { $points } poäng.
        [gains] , och det ger rentav { $points } poäng.
       *[none] .
    }
    [automa] Datorn ritar olyckan { $calamity } { $place }{ $effect ->
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
fact-fizzles = Det finns ingen plats för olyckan { $calamity } på spelbladet hos { $player }, så den har ingen effekt.
fact-removed = Ingen olyckstärning togs, så den lägsta tas bort: { $calamity }.
fact-game-won = { $how ->
    [solo] { $player } slutar på { $points } poäng.
    [shared] { $player } delar segern med { $points } poäng.
   *[alone] { $player } vinner med { $points } poäng.
}

# How it ended
fact-rounds-played = Alla { $rounds } rundor är spelade.
fact-tie-break = Oavgjort på { $points } poäng: { $player } har huggit { $holes ->
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
hint-mine-claims = { $number ->
    [one] Du får en bonus
   *[other] Du får { $number } bonusar
}
hint-mine-igloo-built = Du ritar sex jägare runt en ruta
hint-mine-game-won = Du vinner spelet
hint-mine-strikes = En olycka drabbar ditt spelblad
hint-mine-wastes = Du kastar bort en tärning
hint-mine-must-take = Du tvingas ta en olyckstärning
hint-mine-headway = { $number ->
    [one] Ditt spelblad blir värt minst ett poäng mer
   *[other] Ditt spelblad blir värt minst { $number } poäng mer
}
hint-mine-setback = { $number ->
    [one] Ditt spelblad förlorar minst ett poäng
   *[other] Ditt spelblad förlorar minst { $number } poäng
}
hint-rivals-game-won = En motståndare vinner spelet
hint-rivals-headway = { $number ->
    [one] Motståndarnas spelblad blir sammanlagt värda minst ett poäng mer
   *[other] Motståndarnas spelblad blir sammanlagt värda minst { $number } poäng mer
}
hint-rivals-setback = { $number ->
    [one] Motståndarnas spelblad förlorar sammanlagt minst ett poäng
   *[other] Motståndarnas spelblad förlorar sammanlagt minst { $number } poäng
}

# What goes on now
now-round = { $draft ->
    [0] Runda { $round } av { $rounds }
   *[other] Runda { $round } av { $rounds }, tärningsval { $draft } av { $drafts }
}
now-rolling = Tärningarna slås nu.
now-window = Funderar på att ta en olyckstärning: { $players }
now-turn = Väljer en tärning: { $players }
now-calamity = Ritar en olycka: { $players }
now-aftermath = Funderar på en ny bonus: { $players }
now-second-window = Kan fortfarande ta en olyckstärning: { $players }
now-pool = Olyckstärningar kvar: { $dice }

# The table
line-round = Runda { $round } av { $rounds }, tärningsval { $draft } av { $drafts }; startspelare: { $player }
line-pool = Olyckstärningar: { $dice }
line-sheets = Så läser man ett spelblad: det har 91 rutor i elva rader, från A överst till K nederst. Rad F har 11 rutor, och varje rad ovanför eller nedanför den har en färre. En ruta heter efter sin rad och sin plats från vänster: F6 är mitten. En rutas grannar ligger mot nordost, öster, sydost, sydväst, väster och nordväst.
line-signs = Tecken på kartorna: . tom, h jägare, O isvak, ~ öppet vatten, W öppet vatten med valross, # packis, B isbjörn; 1 till 6 isspricka med sin pil (1 nordost, 2 öster, 3 sydost, 4 sydväst, 5 väster, 6 nordväst); bonusar att ta: I igloo, N extra tärning, R slå om; pjäsen står inom hakparentes.
line-player = { $player }: { $points } poäng, pjäs på { $pawn }, avkryssade olycksrutor: { $counters } av { $all }
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
see-pawn = { $player }: pjäs på { $hex }
see-bonus = Bonusruta { $hex }: { $bonus }
see-bonus-claimed = Bonusruta { $hex }: { $bonus }, tagen
see-die = Tärning framför { $player }: { $value }
see-face = Tärningar med { $value } framför dig: { $number }
see-pool = Olyckstärningar på bordet: { $number }
see-black = { $die }; på bordet: { $number }
see-held = Olyckstärning hos { $player }: { $calamity }
see-round = Runda { $round } av { $rounds }
see-draft = Tärningsval { $draft } av { $drafts }
see-start = Startspelare: { $player }
see-counters = Avkryssade olycksrutor: { $number } av { $all }
see-empty = Tom ruta { $hex }
see-total = Poäng för { $player }: { $points }
see-catch = Fiskeplats { $hex }: jägare { $hunters }, poäng { $points }

# Why not, by rule
ROLL-20 = i varje tärningsval tar du exakt en av tärningarna framför dig
ROLL-21 = placera en tärning, flytta med den eller byt den mot en olycka; en ruta väljer du bara när spelet frågar efter den
ROLL-22 = olyckstärningar tas i tur och ordning, före och efter att alla använder en tärning samtidigt
ROLL-23 = du får kasta bort en tärning bara om du varken kan placera eller flytta med någon av dem
ROLL-29 = varje jägare behöver en tom ruta intill din pjäs
ROLL-31 = en isvak behöver en tom ruta under din pjäs
ROLL-34 = en förflyttning måste sluta på en tom ruta
ROLL-35 = du får varken korsa öppet vatten eller stanna på det
ROLL-36 = en förflyttning får inte gå utanför spelbladet
ROLL-39 = du får lyfta pjäsen bara när den sitter fast
ROLL-40 = en pjäs som sitter fast lyfts till en av de närmaste tomma rutor som den kan flytta från
ROLL-41 = den olyckstärningen ligger inte på bordet
ROLL-42 = du tar bara en olyckstärning per runda
ROLL-43 = det här är det sjätte tärningsvalet, så du måste ta en olyckstärning nu
ROLL-46 = nu är det dags att rita olyckorna
ROLL-47 = en olycka måste ritas i en tom ruta där pjäsen inte står
ROLL-49 = nytt öppet vatten är två rutor intill varandra i mittsexhörningen, och ingen av dem får ligga intill öppet vatten
ROLL-50 = mer öppet vatten måste ritas intill öppet vatten
ROLL-52 = en valross måste ritas intill öppet vatten
ROLL-55 = issprickans pil måste peka på en ruta på spelbladet
ROLL-60 = du har ingen sådan bonus att använda
ROLL-61 = en igloo behöver sex tomma rutor utan din pjäs, runt en annan ruta än pjäsens
ROLL-64 = du får slå om bara innan du tar en tärning
ROLL-65 = nu får du bara använda bonusar som olyckorna just gav dig
ROLL-85 = du måste ta den sista olyckstärningen innan du får använda din sjätte tärning
ROLL-Q15 = det finns ingen ruta att lyfta din pjäs till
ROLL-Q18 = inställningarna bestämmer hur olyckstärningen i det sjätte tärningsvalet betalas

# Before the game
length = ungefär { $minutes } minuter
option-scoring_mode = Poäng för fisk
option-scoring_mode-pairs = efter par
option-scoring_mode-table = enligt tabellen
option-scoring_mode-pairs_plus_table = båda tillsammans
option-scoring_mode-help = En fisk för varje jägare vid en fiskeplats, poäng enligt tabellen på spelbladet, eller båda.
option-sixth_draft = Den sjätte tärningen
option-sixth_draft-dispose = betalar för olyckan
option-sixth_draft-free = får ändå användas
option-sixth_draft-help = Har du ingen olyckstärning i det sjätte tärningsvalet tar du en: i byte mot din sista tärning eller gratis.
option-unusable_die = Lämna en tärning oanvänd
option-unusable_die-only_if_no_use = bara om ingen tärning kan användas
option-unusable_die-always_allowed = alltid tillåtet
option-unusable_die-help = Om du får kasta bort en tärning fast du skulle kunna använda den.
option-impossible_calamity = En olycka som inte kan ritas
option-impossible_calamity-no_effect = gör ingenting
option-impossible_calamity-expand = blir mer öppet vatten
option-impossible_calamity-help = Vad som händer om det inte finns plats på spelbladet för nytt öppet vatten.
option-setup_touching = Vatten som rör vid varandra från början
option-setup_touching-allowed = tillåtet
option-setup_touching-reroll = slås om
option-setup_touching-help = Om de två vattenområdena får röra vid varandra från början, eller om det andra slås om.
option-solo_calamity = Solo: vem som ritar olyckan
option-solo_calamity-player = spelaren
option-solo_calamity-automa = datorn
option-solo_calamity-help = När du spelar solo ritar du olyckan på ditt eget spelblad, eller så gör datorn det, vilket är svårare.
option-start_player = Startspelare
option-start_player-help = Vem som börjar; enligt de tryckta reglerna är det den som har kallast händer.
option-bonus_windows = Bonusar i olycksvalet
option-bonus_windows-anytime = alla, och ett nytt olycksval efter tärningarna
option-bonus_windows-once = bara ”slå om”, eller en extra tärning mot en olycka
option-bonus_windows-help = Vilka bonusar du får använda medan olyckor väljs.
option-automa_advice = Ordningen i datorns råd
option-automa_advice-printed = som tryckt
option-automa_advice-join_first = störst skada först
option-automa_advice-help = I vilken ordning datorn överväger var olyckan ska ritas.
