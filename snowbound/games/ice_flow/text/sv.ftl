title = Ice Flow
summary = Led dina polarforskare över drivande isflak från Alaska till Sibirien.

player = Spelare { $seat }
north = norr
north-east = nordost
south-east = sydost
south = söder
south-west = sydväst
north-west = nordväst
explorer = polarforskare { $number } ({ $place })
things = rep { $ropes }, fisk { $fish }, isbjörnar { $bears }
floe = isflak med mönster { $pattern } ({ $edges })

# What is asked
ask-station = Ställ en polarforskare på en station i Alaska
ask-pick = Välj ett av dina isflak till den här brickan
ask-hex = Välj en havsruta för isflaket
ask-orientation = Välj hur isflaket ska ligga
ask-turn = Din tur: en isflakshandling och, om du vill, en forskarhandling
ask-floe-action = Du måste fortfarande utföra en isflakshandling
ask-explorer-action = Utför en forskarhandling, eller avsluta turen
ask-end = Båda handlingarna är utförda: avsluta turen
ask-floe = Låt isflaket driva, eller vrid det
ask-remove = Tygpåsen är tom: vilket isflak lämnar sundet?
ask-entry = Välj en inströmningsruta för det nya isflaket
ask-journey = Vart går { $explorer }?
ask-drive = Vart jagar { $explorer } isbjörnen?
ask-threat = En isbjörn anfaller { $explorer }: fly, jaga bort den, eller bli räddad
ask-collect = Vill du plocka upp ett föremål?

# What one can do
do-settle = ställ en polarforskare i { $station }
do-fly = flyg till { $station } med räddningshelikoptern
do-overland = gå över land till { $station }
do-pick = ta ett { $floe }
do-choose = välj isflaket på { $hex }
do-place = lägg isflaket på { $hex }
do-orient = lägg det vridet { $turns } sjättedelar medurs
do-drift = låt det driva mot { $direction }
do-rotate-clockwise = vrid det medurs
do-rotate-back = vrid det moturs
do-discover = upptäck ett nytt isflak
do-select = flytta { $explorer }
do-fish = fiska: ett rep mot två fiskar
do-end = avsluta turen
do-drop-rope = lägg ner ett rep hos { $explorer }
do-drop-fish = lägg ner en fisk hos { $explorer }
do-step = gå mot { $direction } till { $place }
do-swim = simma mot { $first } och sedan mot { $second } till { $place }
do-stop = stanna här
do-collect-rope = plocka upp ett rep
do-collect-fish = plocka upp en fisk
do-collect-nothing = plocka inte upp något
do-drive = jaga isbjörnen mot { $direction }

# What happens
does-settle = { $player } ställer en polarforskare i { $station }
does-fly = { $player } får sin polarforskare flugen till { $station } med räddningshelikoptern
does-overland = { $player } går över land till { $station }
does-pick = { $player } tar ett { $floe }
does-choose = { $player } väljer isflaket på { $hex }
does-place = { $player } lägger isflaket på { $hex }
does-orient = { $player } lägger isflaket vridet { $turns } sjättedelar medurs
does-drift = { $player } låter isflaket driva mot { $direction }
does-rotate-clockwise = { $player } vrider isflaket medurs
does-rotate-back = { $player } vrider isflaket moturs
does-discover = { $player } upptäcker ett nytt isflak
does-select = { $player } ger sig av med { $explorer }
does-fish = { $player } fiskar
does-end = { $player } avslutar turen
does-drop-rope = { $player } lägger ner ett rep hos { $explorer }
does-drop-fish = { $player } lägger ner en fisk hos { $explorer }
does-step = { $player } går mot { $direction } till { $place }
does-swim = { $player } simmar mot { $first } och sedan mot { $second } till { $place }
does-stop = { $player } stannar
does-collect-rope = { $player } plockar upp ett rep
does-collect-fish = { $player } plockar upp en fisk
does-collect-nothing = { $player } plockar inte upp något
does-drive = { $player } jagar isbjörnen mot { $direction }
begins = { $player } är startspelare
is-dealt = { $player } drar ett { $floe }
is-drawn = Ett { $floe } kommer ur tygpåsen
tile-up = Isflaksbricka: { $things }
island-tile-up = Öbricka { $island }: { $things }

# The table
line-turn = Tur { $turn }: { $player }
line-floe = { $hex }, isflak { $number }, packis { $edges }
line-place = { $place }
line-field = { $field }; { $things }; polarforskare { $explorers }
line-backpack = Ryggsäck, { $player }: rep { $ropes }, fisk { $fish }
line-hand = Isflak, { $player }: { $floes }
line-in-hand = Ska läggas: { $floe }; { $things }
line-supply = Gemensamt förråd: { $things }
line-bag = I tygpåsen: { $floes } isflak; i draghögen: { $tiles ->
    [one] 1 bricka
   *[other] { $tiles } brickor
}

# In the picture
seen-or = { $one } eller { $other }
seen-sea = { $hex }: öppet hav; ström mot { $direction }, styrka { $strength }
seen-floe = { $floe }; ström mot { $direction }, styrka { $strength }
seen-explorer = { $player }: { $explorer }
seen-rope-on = rep på { $place }
seen-fish-on = fisk på { $place }
seen-bear-on = isbjörn på { $place }
seen-packed-rope = rep i ryggsäcken
seen-packed-fish = fisk i ryggsäcken
seen-ropes = rep { $number }
seen-fish = fisk { $number }
seen-bears = isbjörnar { $number }
seen-supply = Gemensamt förråd: { $things }
seen-price = { $way }; kostar rep { $ropes }, fisk { $fish }
seen-bag = Tygpåse med { $floes } isflak
seen-stack = Draghög: { $tiles }
seen-turn = { $player } har turen
seen-chosen = Isflaket på { $hex } är valt
seen-danger = En isbjörn hotar { $place }

# Why not, by rule
FLOW-06 = först ställs polarforskarna ut, en i taget
FLOW-07 = en station rymmer högst två polarforskare
FLOW-09 = i startfasen lägger man sina egna dragna isflak, ett efter ett
FLOW-10 = i startfasen läggs inget isflak på en inströmningsruta
FLOW-11 = i startfasen får inget isflak röra vid ett annat
FLOW-12 = bara ett isflak som läggs får vridas fritt
FLOW-15 = under en tur måste man utföra precis en isflakshandling
FLOW-16 = under en tur får man bara utföra en forskarhandling
FLOW-17 = det som är påbörjat görs klart: den ena handlingen får inte avbryta den andra
FLOW-19 = turen slutar när dess handlingar är utförda
FLOW-20 = välj ett isflak utan polarforskare, eller ett med en egen
FLOW-22 = ett isflak driver bara i en tryckt riktning
FLOW-25 = isflaket skulle inte flytta sig i den riktningen
FLOW-30 = ett upptäckt isflak läggs på en ledig inströmningsruta
FLOW-33 = alla inströmningsrutor är upptagna
FLOW-34 = när tygpåsen är tom tas ett isflak utan polarforskare som driver ut ur sundet
FLOW-35 = tygpåsen är tom och inget isflak kan lämna sundet
FLOW-38 = välj först den polarforskare som ska flyttas
FLOW-39 = det finns ingen ruta att gå till i den riktningen
FLOW-40 = varje taggig kant kostar ett rep
FLOW-43 = man simmar genom en ruta öppet hav, och det kostar en fisk
FLOW-44 = att simma över en taggig kant kostar dessutom ett rep
FLOW-45 = en simtur måste sluta på en ruta där man kan stå
FLOW-46 = man får inte sluta på en ruta med två andra polarforskare
FLOW-47 = din egen polarforskare är redan på den stationen i Sibirien
FLOW-48 = man går bara över land i Alaska, för ett rep från station till station
FLOW-49 = över land håller man sig inom en grupp om tre stationer
FLOW-51 = man kan bara plocka upp det som ligger på rutan där man slutade
FLOW-54 = förflyttningen är över; nu kan man bara plocka upp
FLOW-56 = ryggsäcken är full
FLOW-57 = det föremålet har du inte
FLOW-58 = att fiska kostar ett rep
FLOW-61 = varje isbjörn på rutan kostar en fisk
FLOW-62 = isbjörnarna på den här rutan måste först jagas bort
FLOW-65 = det finns ingen isbjörn att jaga bort
FLOW-66 = en isbjörn får inte jagas mot en kust
FLOW-68 = anfallna polarforskare måste först i säkerhet
FLOW-71 = att jaga bort en anfallande isbjörn kostar en fisk
FLOW-74 = den som kan fly får inte ta räddningshelikoptern
FLOW-Q17 = det läget ser ut som ett som redan erbjuds
FLOW-Q28 = ett rep räcker bara till nästa station längs kusten
FLOW-Q29 = man får inte simma tillbaka dit man kom ifrån
FLOW-Q30 = man kan inte simma från station till station
FLOW-Q33 = förflyttningen skulle inte kunna avslutas därifrån
FLOW-Q34 = där har man redan varit, och inget har betalats eller lagts ner sedan dess
FLOW-Q35 = den här polarforskaren kan varken gå någonstans eller plocka upp något
FLOW-Q36 = man lägger ner något när som helst under sin egen tur, men inte medan en isbjörn anfaller
FLOW-Q37 = man lägger ner något där ens polarforskare är, och aldrig i Sibirien
FLOW-Q38 = det finns inte plats i ryggsäcken för fiskarna
FLOW-Q39 = det finns ingen fisk i förrådet
FLOW-Q50 = isbjörnen får inte jagas tillbaka dit den kom ifrån
FLOW-Q55 = den stationen är full

# Before the game
length = ungefär { $minutes } minuter
option-explorers_needed = Upptäckare som måste nå Sibirien
option-explorers_needed-3 = tre
option-explorers_needed-2 = två (ett kortare spel)
option-start_player = Första spelare
option-turn_cap = Högst så många turer per spelare (0: ingen gräns)
option-rope_along_coast = Över land i Alaska räcker ett rep till
option-rope_along_coast-per_pair = nästa station
option-rope_along_coast-per_move = vilken station som helst i gruppen
