title = Ice Flow
summary = Led polfarerne dine over drivende isflak fra Alaska til Sibir.
board-printed = Alle reglene, hvor mange det er av hver del, et hav av sekskanter med strømmer med styrke 1 til 3, to øyer, seks stasjoner i Alaska og fire i Sibir.
board-rebuilt = Formen på kystene, hvor øyene og stasjonene ligger, hvilken strøm hver renne har, hvilke kanter på isflakene som er pakkis, og hva brikkene viser.

player = Spiller { $seat }
north = nord
north-east = nordøst
south-east = sørøst
south = sør
south-west = sørvest
north-west = nordvest
clockwise = med klokka
counter-clockwise = mot klokka
explorer = polfarer { $number }
explorer-of = { $explorer } ({ $player })
comma = { $first }, { $rest }
and = { $first } og { $last }
or = { $first } eller { $last }
sentences = { $first } { $rest }
one-rope = et tau
many-ropes = { $number } tau
one-fish = en fisk
many-fish = { $number } fisk
one-bear = en isbjørn
many-bears = { $number } isbjørner
the-bear = isbjørnen
nothing = ingenting
free = gratis
for-price = { " " }for { $price }
smooth = glatte kanter hele veien rundt
pack-ice = pakkis mot { $edges }
floe = isflak med { $edges }
current = strøm mot { $direction }, styrke { $strength }

# Questions
ask-station = Sett en polfarer på en stasjon i Alaska
ask-pick = Velg et av isflakene dine til denne brikken
ask-hex = Velg et sjøfelt til isflaket
ask-orientation = Velg hvordan isflaket skal ligge
ask-turn = Din tur: en isflakhandling og, om du vil, en polfarerhandling
ask-floe-action = Du må fortsatt utføre en isflakhandling
ask-explorer-action = Utfør en polfarerhandling, eller avslutt turen
ask-end = Begge handlingene er utført: Avslutt turen
ask-floe = La isflaket drive, eller drei det
ask-remove = Tøyposen er tom: Hvilket isflak skal ut av stredet?
ask-entry = Velg et innstrømningsfelt til det nye isflaket
ask-journey = Hvor skal { $explorer } gå fra { $place }?
ask-drive = Hvor skal { $explorer } jage isbjørnen fra { $place }?
ask-threat = En isbjørn angriper { $explorer } ved { $place }: Flykt, jag den bort, eller tilkall helikopteret
ask-collect = Vil du plukke opp en gjenstand?

# Actions
do-settle = sett en polfarer i { $station }
do-fly = fly til { $station } med redningshelikopteret
do-overland = gå over land til { $station }
do-choose = isflak på { $hex }
do-place = legg isflaket på { $hex }
do-lay = legg det med { $edges }
do-lay-smooth = legg det; det er glatt hele veien rundt
do-drift = la det drive mot { $direction }
do-drift-to = la det drive mot { $direction } til { $hex }
do-drift-out = la det drive mot { $direction }, ut av stredet
do-rotate-clockwise = drei det med klokka
do-rotate-back = drei det mot klokka
do-discover = oppdag et nytt isflak
do-select = flytt { $explorer } fra { $place }
do-select-or-collect = flytt { $explorer } fra { $place }, eller plukk opp der
do-fish = bytt et tau mot to fisk
do-end = avslutt turen
do-drop-rope = legg fra deg et tau ved { $place } ({ $explorer })
do-drop-fish = legg fra deg en fisk ved { $place } ({ $explorer })
do-step = gå mot { $direction } til { $place }
do-swim = svøm mot { $first } og så mot { $second } til { $place }
do-stop = stopp ved { $place }
do-stop-and-collect = stopp ved { $place }, og plukk opp
do-collect-rope = plukk opp et tau
do-collect-fish = plukk opp en fisk
do-collect-nothing = ikke plukk opp noe
do-drive = jag isbjørnen mot { $direction }

# Headings of the choices
help-tile = { $code }
group-floe = { $drift } eller { $turn }: la et isflak drive, eller drei det
group-discover = { $code }: oppdag et isflak
group-move = { $code }: flytt en polfarer, eller plukk opp
group-fish = { $code }: fisk
group-drop = Legg fra deg noe fra ryggsekken
group-end = Avslutt turen
group-collect = Plukk opp
group-go = Gå videre
group-stop = Stopp
group-chase = Jag bort isbjørnen
group-drift = { $code }: driv
group-rotate = { $code }: drei
group-flee = Flykt
group-drive = Jag bort isbjørnen for en fisk
group-rescue = Redningshelikopter

# What goes on
now-explorers = Startfase: Polfarerne settes ut i Alaska.
now-floes = Startfase: { $number } av { $all } isflak er lagt ut.
now-turn = Runde { $round }, { $player } har turen: { $floe }, { $explorer }.
floe-done = isflakhandling utført
floe-open = isflakhandling gjenstår
explorer-done = polfarerhandling utført
explorer-open = polfarerhandling mulig
now-driving = Ved { $place } jager { $explorer } bort isbjørnen.
now-attacked = En isbjørn angriper { $explorer } ved { $place }.
now-travelling = På vei, nå ved { $place }: { $explorer }.
now-placing = Skal legges: et { $floe }; på det: { $things }.
now-home = I Sibir ({ $needed } vinner): { $players }.
home-of = { $player } { $number }

# The table
line-map = Sjøfelt heter etter kolonnen sin, fra { $first } i vest til { $last } i øst, og raden sin, med 0 i nord. Kolonnene { $shifted } ligger et halvt felt lenger sør. Sibir ligger i vest, Alaska i øst. Nye isflak kommer inn på { $entries }.
line-floe = { $hex }: isflak med { $edges }; { $current }.
line-place = { $place }.
line-things = Her er { $things }.
line-explorers = Polfarere: { $explorers }.
line-near = Ved siden av: { $places }.
line-backpack = Ryggsekken til { $player }: { $things }.
line-hand = Isflak som { $player } skal legge: { $floes }.
line-supply = Felles forråd: { $things }.
line-bag = Isflak i tøyposen: { $floes }. Brikker i trekkebunken: { $tiles }.
tile-up = Brikken viser { $things }.
island-tile-up = Brikken viser { $things } til { $island }.

# The log
fact-round-begins = Runde { $number }.
fact-turn-begins = Turen går til { $player }.
fact-starts = { $player } er startspiller.
fact-settles = { $player } setter { $explorer } i { $place }.
fact-is-dealt = { $player } trekker et { $floe }.
fact-all-are-dealt = Alle har trukket { $number } isflak.
fact-places = { $number ->
    [0] { $player } legger et { $floe } på { $place }.
   *[other] { $player } legger et { $floe } på { $place }; på det: { $things }.
  }
fact-discovers = { $number ->
    [0] { $player } oppdager et { $floe } og legger det på { $place }.
   *[other] { $player } oppdager et { $floe } og legger det på { $place }; på det: { $things }.
  }
fact-turns-up = { $player } snur en brikke: { $tile }.
for-island = { $things } til { $place }
fact-shuffled = Alle { $number } brikkene blandes til en ny trekkebunke.
fact-draws = { $player } trekker et { $floe } fra tøyposen.
fact-takes-out = Tøyposen er tom: { $player } tar isflaket på { $place } ut av stredet.
fact-island-gets = { $place } får { $things }.
fact-is-short = Forrådet har ikke nok; det mangler { $things }.
fact-drifts = { $player } lar et { $floe } drive fra { $from } til { $to }.
fact-stops-early = Det stopper på { $place }: { $reason }.
stops-at-floe = et annet isflak er i veien
stops-at-island = en øy er i veien
stops-at-coast = kysten er i veien
stops-at-rim = med en polfarer på kan det ikke forlate stredet
fact-drifts-out = { $player } lar isflaket på { $place } drive ut av stredet og tilbake i tøyposen.
fact-rides = { $player }: { $explorer } driver med fra { $from } til { $place }.
fact-rotates = { $player } dreier isflaket på { $place } { $direction }; nå er det et { $floe }.
fact-has-no-floe = { $player } kan ikke utføre noen isflakhandling.
fact-sets-out = { $player } legger ut med { $explorer } fra { $place }.
fact-steps = { $player }: { $explorer } går fra { $from } til { $place }{ $price }.
fact-swims = { $player }: { $explorer } svømmer fra { $from } til { $place }{ $price }.
fact-goes-overland = { $player }: { $explorer } går over land fra { $from } til { $place }{ $price }.
fact-leaves-ropes = Etterlatt ved { $place }: { $ropes }.
fact-loses-ropes = Tilbake til forrådet: { $ropes }.
fact-feeds = { $player } gir { $fish } til { $bears } ved { $place }.
fact-arrives = { $player }: { $explorer } når fram til { $place } i Sibir: { $number } av { $needed }.
fact-goes-back = { $player }: { $explorer } forlater { $place } i Sibir: { $number } av { $needed }.
fact-collects = { $player } plukker opp { $object } ved { $place } med { $explorer }.
fact-drops = { $player } legger fra seg { $object } ved { $place }.
fact-fishes = { $player } bytter { $rope } mot { $fish }.
fact-drives = { $player } jager { $bear } fra { $from } til { $to }{ $price }.
fact-drives-out = { $player } jager { $bear } fra { $from } ut av stredet{ $price }.
fact-is-attacked = En isbjørn angriper { $explorer } ({ $player }) ved { $place }.
fact-flees = { $player }: { $explorer } flykter fra { $from } til { $place }{ $price }.
fact-is-rescued = Redningshelikopteret flyr { $explorer } ({ $player }) fra { $from } til { $place }.
fact-wins = { $player } har { $number } polfarere på { $number } sibirske stasjoner og vinner spillet.
fact-time-is-up = Det avtalte antallet turer er spilt ({ $number } hver): Spillet er slutt.
fact-won = { $player } har ført { $number } polfarere til Sibir.
fact-capped = Det avtalte antallet turer er spilt ({ $number } hver). Antallet polfarere i Sibir avgjør.
fact-tied = { $number } spillere har like mange polfarere i Sibir og deler førsteplassen.
fact-is-home = I { $place }: { $explorer }.
fact-is-on-the-way = Kom bare til { $place }: { $explorer }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-arrives = { $number ->
    [one] En av polfarerne dine når fram til Sibir
   *[other] { $number } av polfarerne dine når fram til Sibir
}
hint-mine-collects = { $number ->
    [one] Du plukker opp en gjenstand
   *[other] Du plukker opp { $number } gjenstander
}
hint-mine-rides = En av polfarerne dine driver med på et isflak
hint-mine-wins = Du vinner spillet
hint-mine-is-attacked = { $number ->
    [one] En isbjørn angriper en av polfarerne dine
   *[other] Isbjørner angriper { $number } av polfarerne dine
}
hint-mine-is-rescued = Redningshelikopteret flyr en av polfarerne dine tilbake
hint-mine-loses-ropes = { $number ->
    [one] Du mister et tau til forrådet
   *[other] Du mister { $number } tau til forrådet
}
hint-mine-fishes = { $number ->
    [one] Du bytter et tau mot én fisk
   *[other] Du bytter et tau mot { $number } fisk
}
hint-mine-headway = { $number ->
    [one] Polfarerne dine har minst én hindring mindre på veien til Sibir (åpent vann, pakkis eller en isbjørn)
   *[other] Polfarerne dine har minst { $number } hindringer mindre på veien til Sibir (åpent vann, pakkis eller isbjørner)
}
hint-mine-setback = { $number ->
    [one] Polfarerne dine får minst én hindring til på veien til Sibir (åpent vann, pakkis eller en isbjørn)
   *[other] Polfarerne dine får minst { $number } hindringer til på veien til Sibir (åpent vann, pakkis eller isbjørner)
}
hint-mine-leaves-ropes = { $number ->
    [one] Du etterlater deg et tau
   *[other] Du etterlater deg { $number } tau
}
hint-mine-feeds = { $number ->
    [one] Du betaler én fisk for en isbjørn
   *[other] Du betaler { $number } fisk for isbjørner
}
hint-mine-steps = { $number ->
    [one] En av polfarerne dine tar et skritt
   *[other] Polfarerne dine tar { $number } skritt
}
hint-rivals-arrives = { $number ->
    [one] En motstanders polfarer når fram til Sibir
   *[other] { $number } motstandere når fram til Sibir med en polfarer
}
hint-rivals-wins = En motstander vinner spillet
hint-rivals-is-attacked = { $number ->
    [one] En isbjørn angriper en motstanders polfarer
   *[other] Isbjørner angriper polfarerne til { $number } motstandere
}
hint-rivals-headway = { $number ->
    [one] Motstandernes polfarere har til sammen minst én hindring mindre på veien til Sibir
   *[other] Motstandernes polfarere har til sammen minst { $number } hindringer mindre på veien til Sibir
}
hint-rivals-setback = { $number ->
    [one] Motstandernes polfarere får til sammen minst én hindring til på veien til Sibir
   *[other] Motstandernes polfarere får til sammen minst { $number } hindringer til på veien til Sibir
}
hint-rivals-is-rescued = Redningshelikopteret flyr en motstanders polfarer tilbake

# In the picture: labels
seen-sea = { $hex }: åpent hav; { $current }
seen-explorer = { $explorer } ved { $place }
seen-rope-on = tau ved { $place }
seen-fish-on = fisk ved { $place }
seen-bear-on = isbjørn ved { $place }
seen-packed-rope = tau i ryggsekken
seen-packed-fish = fisk i ryggsekken
seen-price = { $way } ({ $price })
seen-journey = { $explorer } til { $place } ({ $price })
seen-collecting = plukk opp { $object } ved { $place } med { $explorer }
seen-home = polfarere i Sibir: { $number }
seen-bag = Tøypose; isflak i den: { $floes }
seen-stack = Trekkebunke; brikker i den: { $tiles }
seen-turn = { $player } har turen
seen-chosen = Isflaket på { $hex } er valgt
seen-danger = En isbjørn truer { $place }

# Why not, by rule
FLOW-06 = sett først ut polfarerne, én om gangen
FLOW-07 = den stasjonen har allerede to polfarere
FLOW-09 = i startfasen legger du ut isflakene du har trukket, ett om gangen
FLOW-10 = i startfasen kan du ikke legge et isflak på et innstrømningsfelt
FLOW-11 = i startfasen kan ikke isflak berøre hverandre
FLOW-12 = du velger bare hvordan et isflak skal ligge når du legger det ut
FLOW-15 = du må utføre nøyaktig én isflakhandling per tur
FLOW-16 = du kan bare utføre én polfarerhandling per tur
FLOW-17 = gjør først ferdig handlingen du har begynt på
FLOW-19 = du kan ikke avslutte turen før handlingene er utført
FLOW-20 = velg et isflak uten polfarere, eller et med din egen polfarer
FLOW-22 = et isflak driver bare den veien pilene peker
FLOW-25 = isflaket kan ikke flytte seg i den retningen
FLOW-30 = legg det nye isflaket på et ledig innstrømningsfelt
FLOW-33 = alle innstrømningsfelt er opptatt
FLOW-34 = tøyposen er tom; ta et isflak uten polfarere som ville drevet ut av stredet
FLOW-35 = tøyposen er tom, og ingen isflak kan forlate stredet
FLOW-38 = velg først polfareren som skal flyttes
FLOW-39 = det er ikke noe felt å gå til i den retningen
FLOW-40 = hver taggete kant koster et tau
FLOW-43 = du kan bare svømme gjennom ett felt åpent hav, og det koster en fisk
FLOW-44 = å svømme over en taggete kant koster også et tau
FLOW-45 = en svømmetur må ende på et felt
FLOW-46 = du kan ikke slutte på et felt med to andre polfarere
FLOW-47 = du har allerede en polfarer på den stasjonen i Sibir
FLOW-48 = du kan bare gå over land i Alaska, for ett tau fra stasjon til stasjon
FLOW-49 = du kan bare gå over land innenfor en gruppe på tre stasjoner
FLOW-51 = du kan bare plukke opp det som ligger der flyttingen sluttet
FLOW-54 = flyttingen er over; nå kan du bare plukke opp
FLOW-56 = ryggsekken er full
FLOW-57 = du har ikke den gjenstanden
FLOW-58 = å fiske koster et tau
FLOW-61 = hver isbjørn på feltet koster en fisk
FLOW-62 = jag først bort isbjørnene på dette feltet
FLOW-65 = det er ingen isbjørn å jage bort
FLOW-66 = du kan ikke jage en isbjørn mot en kyst
FLOW-68 = få først polfarerne som angripes, i sikkerhet
FLOW-71 = å jage bort en angripende isbjørn koster en fisk
FLOW-74 = du kan ikke ta redningshelikopteret så lenge du kan flykte
FLOW-Q17 = det ser ut akkurat som en annen måte å legge det på
FLOW-Q28 = ett tau rekker bare til neste stasjon langs kysten
FLOW-Q29 = du kan ikke svømme tilbake dit du kom fra
FLOW-Q30 = du kan ikke svømme fra stasjon til stasjon
FLOW-Q33 = derfra kunne du ikke avslutte flyttingen
FLOW-Q34 = der har denne polfareren allerede vært, og du har verken betalt eller lagt fra deg noe siden
FLOW-Q35 = denne polfareren kan verken gå noe sted eller plukke opp noe
FLOW-Q36 = du kan legge fra deg gjenstander når som helst i din egen tur, men ikke mens en isbjørn angriper
FLOW-Q37 = du kan bare legge fra deg noe der polfareren din er, og aldri i Sibir
FLOW-Q38 = det er ikke plass til fiskene i ryggsekken
FLOW-Q39 = det er ingen fisk i forrådet
FLOW-Q50 = du kan ikke jage isbjørnen tilbake dit den kom fra
FLOW-Q55 = den stasjonen er full

# Before the game
length = omtrent { $minutes } minutter
option-explorers_needed = Polfarere som må nå Sibir
option-explorers_needed-3 = tre
option-explorers_needed-2 = to (et kortere spill)
option-explorers_needed-help = Hvor mange av de tre polfarerne dine som må nå Sibir for at du vinner; med to blir spillet kortere.
option-start_player = Startspiller
option-start_player-help = Hvem som begynner; etter de trykte reglene avtaler spillerne det selv.
option-turn_cap = Maks antall turer per spiller
option-turn_cap-help = Etter så mange turer hver vinner den som har flest polfarere i Sibir.
option-turn_cap-0 = ingen grense
option-rope_along_coast = Over land i Alaska rekker ett tau til
option-rope_along_coast-per_pair = neste stasjon
option-rope_along_coast-per_move = hvilken som helst stasjon i gruppen
option-rope_along_coast-help = Hvor langt en polfarer kommer langs kysten av Alaska for ett tau.
