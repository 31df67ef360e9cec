title = Ice Flow
summary = Led dina polarforskare över drivande isflak från Alaska till Sibirien.
board-printed = Alla regler, antalet av varje del, ett hav av sexkantiga rutor med strömmar av styrka 1 till 3, två öar, sex stationer i Alaska och fyra i Sibirien.
board-rebuilt = Kusternas form, var öarna och stationerna ligger, vilken ström varje ränna har, vilka kanter på isflaken som är packis och vad brickorna visar.

player = Spelare { $seat }
north = norr
north-east = nordost
south-east = sydost
south = söder
south-west = sydväst
north-west = nordväst
clockwise = medurs
counter-clockwise = moturs
explorer = polarforskare { $number }
explorer-of = { $explorer } ({ $player })
comma = { $first }, { $rest }
and = { $first } och { $last }
or = { $first } eller { $last }
sentences = { $first } { $rest }
one-rope = ett rep
many-ropes = { $number } rep
one-fish = en fisk
many-fish = { $number } fiskar
one-bear = en isbjörn
many-bears = { $number } isbjörnar
the-bear = isbjörnen
nothing = ingenting
free = gratis
for-price = { " " }för { $price }
smooth = släta kanter runt om
pack-ice = packis mot { $edges }
floe = isflak med { $edges }
current = ström mot { $direction }, styrka { $strength }

# Questions
ask-station = Ställ en polarforskare på en station i Alaska
ask-pick = Välj ett av dina isflak till den här brickan
ask-hex = Välj en havsruta för isflaket
ask-orientation = Välj hur isflaket ska ligga
ask-turn = Din tur: utför en isflakshandling och, om du vill, en forskarhandling
ask-floe-action = Du har en isflakshandling kvar att utföra
ask-explorer-action = Utför en forskarhandling, eller avsluta turen
ask-end = Du har utfört båda handlingarna: avsluta turen
ask-floe = Låt isflaket driva, eller vrid det
ask-remove = Tygpåsen är tom: vilket isflak lämnar sundet?
ask-entry = Välj en inströmningsruta för det nya isflaket
ask-journey = Vart går { $explorer } från { $place }?
ask-drive = Vart jagar { $explorer } isbjörnen från { $place }?
ask-threat = En isbjörn anfaller { $explorer } vid { $place }: fly, jaga bort den eller ta räddningshelikoptern
ask-collect = Vill du plocka upp ett föremål?

# Actions
do-settle = ställ en polarforskare i { $station }
do-fly = flyg till { $station } med räddningshelikoptern
do-overland = gå över land till { $station }
do-choose = isflak på { $hex }
do-place = lägg isflaket på { $hex }
do-lay = lägg det med { $edges }
do-lay-smooth = lägg det: det är slätt runt om
do-drift = låt det driva mot { $direction }
do-drift-to = låt det driva mot { $direction } till { $hex }
do-drift-out = låt det driva mot { $direction }, ut ur sundet
do-rotate-clockwise = vrid det medurs
do-rotate-back = vrid det moturs
do-discover = upptäck ett nytt isflak
do-select = flytta { $explorer } från { $place }
do-select-or-collect = flytta { $explorer } från { $place }, eller plocka upp något där
do-fish = byt ett rep mot två fiskar
do-end = avsluta turen
do-drop-rope = lägg ner ett rep vid { $place } ({ $explorer })
do-drop-fish = lägg ner en fisk vid { $place } ({ $explorer })
do-step = gå mot { $direction } till { $place }
do-swim = simma mot { $first } och sedan mot { $second } till { $place }
do-stop = stanna vid { $place }
do-stop-and-collect = stanna vid { $place } och plocka upp något
do-collect-rope = plocka upp ett rep
do-collect-fish = plocka upp en fisk
do-collect-nothing = plocka inte upp någonting
do-drive = jaga isbjörnen mot { $direction }

# Headings of the choices
help-tile = { $code }
group-floe = { $drift } eller { $turn }: låt ett isflak driva, eller vrid det
group-discover = { $code }: upptäck ett isflak
group-move = { $code }: flytta en polarforskare, eller plocka upp något
group-fish = { $code }: fiska
group-drop = Lägg ner något ur ryggsäcken
group-end = Avsluta turen
group-collect = Plocka upp
group-go = Gå vidare
group-stop = Stanna
group-chase = Jaga bort isbjörnen
group-drift = { $code }: låt driva
group-rotate = { $code }: vrid
group-flee = Fly
group-drive = Jaga bort isbjörnen för en fisk
group-rescue = Räddningshelikopter

# What goes on
now-explorers = Startfas: polarforskarna ställs ut i Alaska.
now-floes = Startfas: { $number } av { $all } isflak ligger på spelplanen.
now-turn = Runda { $round }, { $player } är på tur: { $floe }, { $explorer }.
floe-done = isflakshandling utförd
floe-open = isflakshandling återstår
explorer-done = forskarhandling utförd
explorer-open = forskarhandling möjlig
now-driving = Vid { $place } jagar { $explorer } bort isbjörnen.
now-attacked = En isbjörn anfaller { $explorer } vid { $place }.
now-travelling = På väg, nu vid { $place }: { $explorer }.
now-placing = Ska läggas ut: ett { $floe }; på det: { $things }.
now-home = I Sibirien ({ $needed } vinner): { $players }.
home-of = { $player } { $number }

# The table
line-map = Havsrutor heter efter sin kolumn, från { $first } i väster till { $last } i öster, och sin rad, med 0 i norr. Kolumnerna { $shifted } ligger en halv ruta längre söderut. Sibirien ligger i väster, Alaska i öster. Nya isflak kommer in på { $entries }.
line-floe = { $hex }: isflak med { $edges }; { $current }.
line-place = { $place }.
line-things = Här ligger { $things }.
line-explorers = Polarforskare: { $explorers }.
line-near = Intill: { $places }.
line-backpack = Ryggsäck hos { $player }: { $things }.
line-hand = Isflak som { $player } ska lägga ut: { $floes }.
line-supply = Gemensamt förråd: { $things }.
line-bag = Isflak i tygpåsen: { $floes }. Brickor i draghögen: { $tiles }.
tile-up = Brickan visar { $things }.
island-tile-up = Brickan visar { $things } till { $island }.

# The log
fact-round-begins = Runda { $number }.
fact-turn-begins = Turen går till { $player }.
fact-starts = { $player } är startspelare.
fact-settles = { $player } ställer { $explorer } i { $place }.
fact-is-dealt = { $player } drar ett { $floe }.
fact-all-are-dealt = Alla har dragit { $number } isflak.
fact-places = { $number ->
    [0] { $player } lägger ett { $floe } på { $place }.
   *[other] { $player } lägger ett { $floe } på { $place }; på det: { $things }.
  }
fact-discovers = { $number ->
    [0] { $player } upptäcker ett { $floe } och lägger det på { $place }.
   *[other] { $player } upptäcker ett { $floe } och lägger det på { $place }; på det: { $things }.
  }
fact-turns-up = { $player } vänder en bricka: { $tile }.
for-island = { $things } till { $place }
fact-shuffled = Alla { $number } brickor blandas till en ny draghög.
fact-draws = { $player } drar ett { $floe } ur tygpåsen.
fact-takes-out = Tygpåsen är tom: { $player } tar isflaket på { $place } ur sundet.
fact-island-gets = { $place } får { $things }.
fact-is-short = Förrådet räcker inte till; det saknas { $things }.
fact-drifts = { $player } låter ett { $floe } driva från { $from } till { $to }.
fact-stops-early = Det stannar på { $place }: { $reason }.
stops-at-floe = ett annat isflak är i vägen
stops-at-island = en ö är i vägen
stops-at-coast = kusten är i vägen
stops-at-rim = med en polarforskare ombord kan det inte lämna sundet
fact-drifts-out = { $player } låter isflaket på { $place } driva ut ur sundet och tillbaka i tygpåsen.
fact-rides = { $player }: { $explorer } driver med från { $from } till { $place }.
fact-rotates = { $player } vrider isflaket på { $place } { $direction }; nu är det ett { $floe }.
fact-has-no-floe = { $player } kan inte utföra någon isflakshandling.
fact-sets-out = { $player } ger sig av med { $explorer } från { $place }.
fact-steps = { $player }: { $explorer } går från { $from } till { $place }{ $price }.
fact-swims = { $player }: { $explorer } simmar från { $from } till { $place }{ $price }.
fact-goes-overland = { $player }: { $explorer } går över land från { $from } till { $place }{ $price }.
fact-leaves-ropes = Kvar vid { $place }: { $ropes }.
fact-loses-ropes = Tillbaka till förrådet: { $ropes }.
fact-feeds = { $player } ger { $fish } till { $bears } vid { $place }.
fact-arrives = { $player }: { $explorer } når fram till { $place } i Sibirien: { $number } av { $needed }.
fact-goes-back = { $player }: { $explorer } lämnar { $place } i Sibirien: { $number } av { $needed }.
fact-collects = { $player } plockar upp { $object } vid { $place } med { $explorer }.
fact-drops = { $player } lägger ner { $object } vid { $place }.
fact-fishes = { $player } byter { $rope } mot { $fish }.
fact-drives = { $player } jagar { $bear } från { $from } till { $to }{ $price }.
fact-drives-out = { $player } jagar { $bear } från { $from } ut ur sundet{ $price }.
fact-is-attacked = En isbjörn anfaller { $explorer } ({ $player }) vid { $place }.
fact-flees = { $player }: { $explorer } flyr från { $from } till { $place }{ $price }.
fact-is-rescued = Räddningshelikoptern flyger { $explorer } ({ $player }) från { $from } till { $place }.
fact-wins = { $player } har { $number } polarforskare på { $number } sibiriska stationer och vinner spelet.
fact-time-is-up = Ni har spelat det överenskomna antalet turer ({ $number } var): spelet är slut.
fact-won = { $player } har lett { $number } polarforskare till Sibirien.
fact-capped = Ni har spelat det överenskomna antalet turer ({ $number } var). Antalet polarforskare i Sibirien avgör.
fact-tied = { $number } spelare har lika många polarforskare i Sibirien och delar förstaplatsen.
fact-is-home = I { $place }: { $explorer }.
fact-is-on-the-way = Hann bara till { $place }: { $explorer }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-arrives = { $number ->
    [one] En av dina polarforskare når fram till Sibirien
   *[other] { $number } av dina polarforskare når fram till Sibirien
}
hint-mine-collects = { $number ->
    [one] Du plockar upp ett föremål
   *[other] Du plockar upp { $number } föremål
}
hint-mine-rides = En av dina polarforskare driver med på ett isflak
hint-mine-wins = Du vinner spelet
hint-mine-is-attacked = { $number ->
    [one] En isbjörn anfaller en av dina polarforskare
   *[other] Isbjörnar anfaller { $number } av dina polarforskare
}
hint-mine-is-rescued = Räddningshelikoptern flyger en av dina polarforskare tillbaka
hint-mine-loses-ropes = { $number ->
    [one] Du blir av med ett rep till förrådet
   *[other] Du blir av med { $number } rep till förrådet
}
hint-mine-fishes = { $number ->
    [one] Du byter ett rep mot en fisk
   *[other] Du byter ett rep mot { $number } fiskar
}
hint-mine-headway = { $number ->
    [one] Dina polarforskare har minst ett hinder mindre på vägen till Sibirien (öppet vatten, packis eller en isbjörn)
   *[other] Dina polarforskare har minst { $number } hinder mindre på vägen till Sibirien (öppet vatten, packis eller isbjörnar)
}
hint-mine-setback = { $number ->
    [one] Dina polarforskare får minst ett hinder till på vägen till Sibirien (öppet vatten, packis eller en isbjörn)
   *[other] Dina polarforskare får minst { $number } hinder till på vägen till Sibirien (öppet vatten, packis eller isbjörnar)
}
hint-mine-leaves-ropes = { $number ->
    [one] Du lämnar kvar ett rep
   *[other] Du lämnar kvar { $number } rep
}
hint-mine-feeds = { $number ->
    [one] Du betalar en fisk för en isbjörn
   *[other] Du betalar { $number } fiskar för isbjörnar
}
hint-mine-steps = { $number ->
    [one] En av dina polarforskare tar ett steg
   *[other] Dina polarforskare tar { $number } steg
}
hint-rivals-arrives = { $number ->
    [one] En motståndares polarforskare når fram till Sibirien
   *[other] { $number } motståndare når fram till Sibirien med en polarforskare
}
hint-rivals-wins = En motståndare vinner spelet
hint-rivals-is-attacked = { $number ->
    [one] En isbjörn anfaller en motståndares polarforskare
   *[other] Isbjörnar anfaller polarforskare hos { $number } motståndare
}
hint-rivals-headway = { $number ->
    [one] Motståndarnas polarforskare har sammanlagt minst ett hinder mindre på vägen till Sibirien
   *[other] Motståndarnas polarforskare har sammanlagt minst { $number } hinder mindre på vägen till Sibirien
}
hint-rivals-setback = { $number ->
    [one] Motståndarnas polarforskare får sammanlagt minst ett hinder till på vägen till Sibirien
   *[other] Motståndarnas polarforskare får sammanlagt minst { $number } hinder till på vägen till Sibirien
}
hint-rivals-is-rescued = Räddningshelikoptern flyger en motståndares polarforskare tillbaka

# In the picture: labels
seen-sea = { $hex }: öppet hav; { $current }
seen-explorer = { $explorer } vid { $place }
seen-rope-on = rep vid { $place }
seen-fish-on = fisk vid { $place }
seen-bear-on = isbjörn vid { $place }
seen-packed-rope = rep i ryggsäcken
seen-packed-fish = fisk i ryggsäcken
seen-price = { $way } ({ $price })
seen-journey = { $explorer } till { $place } ({ $price })
seen-collecting = plocka upp { $object } vid { $place } med { $explorer }
seen-home = polarforskare i Sibirien: { $number }
seen-bag = Tygpåse; isflak i den: { $floes }
seen-stack = Draghög; brickor i den: { $tiles }
seen-turn = { $player } är på tur
seen-chosen = Isflaket på { $hex } är valt
seen-danger = En isbjörn hotar { $place }

# Why not, by rule
FLOW-06 = ställ först ut polarforskarna, en i taget
FLOW-07 = på den stationen står redan två polarforskare
FLOW-09 = i startfasen lägger du ut isflaken du har dragit, ett i taget
FLOW-10 = i startfasen får du inte lägga ett isflak på en inströmningsruta
FLOW-11 = i startfasen får isflaken inte röra vid varandra
FLOW-12 = du väljer hur ett isflak ligger bara när du lägger ut det
FLOW-15 = du måste utföra exakt en isflakshandling per tur
FLOW-16 = du får bara utföra en forskarhandling per tur
FLOW-17 = gör först klart handlingen du har påbörjat
FLOW-19 = du kan avsluta turen först när dina handlingar är utförda
FLOW-20 = välj ett isflak utan polarforskare, eller ett där en av dina egna står
FLOW-22 = ett isflak driver bara åt det håll pilarna pekar
FLOW-25 = isflaket kan inte flytta sig åt det hållet
FLOW-30 = lägg det nya isflaket på en ledig inströmningsruta
FLOW-33 = alla inströmningsrutor är upptagna
FLOW-34 = tygpåsen är tom: ta ett isflak utan polarforskare som skulle driva ut ur sundet
FLOW-35 = tygpåsen är tom och inget isflak kan lämna sundet
FLOW-38 = välj först den polarforskare som ska flyttas
FLOW-39 = det finns ingen ruta att gå till åt det hållet
FLOW-40 = varje taggig kant kostar ett rep
FLOW-43 = du kan bara simma genom en enda ruta öppet hav, för en fisk
FLOW-44 = att simma över en taggig kant kostar dessutom ett rep
FLOW-45 = en simtur måste sluta på en ruta där du kan stå
FLOW-46 = du får inte avsluta en förflyttning där två andra polarforskare står
FLOW-47 = du har redan en polarforskare på den stationen i Sibirien
FLOW-48 = du kan gå över land bara i Alaska, för ett rep från station till station
FLOW-49 = du kan gå över land bara inom en grupp om tre stationer
FLOW-51 = du kan bara plocka upp det som ligger där förflyttningen slutade
FLOW-54 = förflyttningen är slut: nu kan du bara plocka upp något
FLOW-56 = din ryggsäck är full
FLOW-57 = det föremålet har du inte
FLOW-58 = att fiska kostar ett rep
FLOW-61 = varje isbjörn på rutan kostar en fisk
FLOW-62 = jaga först bort isbjörnarna på den här rutan
FLOW-65 = det finns ingen isbjörn att jaga bort
FLOW-66 = du kan inte jaga en isbjörn till en kust
FLOW-68 = för först de anfallna polarforskarna i säkerhet
FLOW-71 = att jaga bort en anfallande isbjörn kostar en fisk
FLOW-74 = du får inte ta räddningshelikoptern så länge du kan fly
FLOW-Q17 = det läget ser likadant ut som ett annat
FLOW-Q28 = ett rep tar dig bara till nästa station längs kusten
FLOW-Q29 = du får inte simma tillbaka dit du kom ifrån
FLOW-Q30 = du kan inte simma från station till station
FLOW-Q33 = därifrån skulle du inte kunna avsluta förflyttningen
FLOW-Q34 = den här polarforskaren har redan varit där, och du har varken betalat eller lagt ner något sedan dess
FLOW-Q35 = den här polarforskaren kan varken gå någonstans eller plocka upp något
FLOW-Q36 = du får lägga ner föremål när som helst under din egen tur, men inte medan en isbjörn anfaller
FLOW-Q37 = du kan bara lägga ner ett föremål där din polarforskare är, och inte i Sibirien
FLOW-Q38 = fiskarna får inte plats i din ryggsäck
FLOW-Q39 = det finns ingen fisk i förrådet
FLOW-Q50 = du kan inte jaga isbjörnen tillbaka dit den kom ifrån
FLOW-Q55 = den stationen är full

# Before the game
length = ungefär { $minutes } minuter
option-explorers_needed = Polarforskare som måste nå Sibirien
option-explorers_needed-3 = tre
option-explorers_needed-2 = två (ett kortare spel)
option-explorers_needed-help = Hur många av dina tre polarforskare som måste nå Sibirien för att du ska vinna; med två blir spelet kortare.
option-start_player = Startspelare
option-start_player-help = Vem som börjar; enligt de tryckta reglerna kommer spelarna överens om det.
option-turn_cap = Högsta antal turer per spelare
option-turn_cap-help = Efter så många turer var vinner den som har flest polarforskare i Sibirien.
option-turn_cap-0 = ingen gräns
option-rope_along_coast = Över land i Alaska räcker ett rep till
option-rope_along_coast-per_pair = nästa station
option-rope_along_coast-per_move = vilken station som helst i gruppen
option-rope_along_coast-help = Hur långt ett rep tar en polarforskare längs Alaskas kust.
