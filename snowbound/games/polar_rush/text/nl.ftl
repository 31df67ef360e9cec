title = Polar Rush
summary = Onthoud de tegels, steek de ijsschotsen over en wees als eerste bij de iglo.

player = Speler { $seat }
igloo = iglo
crack = barst
kayak = kajak
harpoon = harpoen
polar-bear = ijsbeer
sled = slee
hare = poolhaas
puffin = papegaaiduiker
seal = zeehond
fishing-hole = visgat
start-space = startveld
water = water
space = { $picture } (ijsschots { $floe }, rij { $row }, kolom { $column })
junction = ijsschots { $floe } en ijsschots { $next }

# What is asked
ask-flip = Draai een tegel om (nog { $tiles })
ask-move = De tegel toont: { $picture }. Waar ga je heen?
ask-harpoon = Neem je een harpoen?
ask-crack = Het ijs barst: kies twee ijsschotsen om los te maken, of een geul om aan te sluiten
ask-kayak = Stap je in de kajak?

# What one can do
flip = draai tegel { $place } om
go = ga naar: { $space }
separate = maak { $junction } los van elkaar
bridge = sluit de geul tussen { $junction }
board = stap in de kajak tussen { $junction }
take-harpoon = neem een harpoen
leave-harpoon = neem geen harpoen
not-board = stap niet in de kajak
stay = blijf staan

# What happens
flips = { $player } draait een tegel om
flips-face = { $player } draait een tegel om: { $picture }
goes = { $player } gaat naar: { $space }
separates = { $player } maakt { $junction } los van elkaar
bridges = { $player } sluit de geul tussen { $junction }
boards = { $player } stapt in de kajak tussen { $junction }
does-take-harpoon = { $player } neemt een harpoen
does-leave-harpoon = { $player } neemt geen harpoen
does-not-board = { $player } stapt niet in de kajak
does-stay = { $player } blijft staan
laid = IJsschots { $floe } is { $side }
starts = { $player } begint
shows = De tegel toont: { $picture }
rolls = { $player } gooit { $tiles }
shuffled-rolls = Alle tegels worden geschud; { $player } gooit { $tiles }

# The table
line-turn = Beurt { $turn }
line-row = IJsschots { $floe } ({ $side }), rij { $row }: { $pictures }
line-gap = Geul tussen { $junction }
line-letter = { $letter } = { $picture }
line-start = { $player }: op het startveld
line-kayak = { $player }: in de kajak tussen { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } heeft een harpoen
line-tiles = Tegels, de omgedraaide tussen haken: { $tiles }
line-face-up = Tegel { $place } toont: { $picture }
line-seen = Tegel { $place } is gezien: { $picture }
line-aid = De geheugensteun staat aan

# Why not, by rule
RUSH-11 = een tegel wordt volledig uitgevoerd voordat de volgende wordt gekozen
RUSH-12 = een tegel die open ligt, kan in deze beurt niet opnieuw worden gekozen
RUSH-14 = een figuur gaat alleen naar een veld met het plaatje van de tegel die net is omgedraaid
RUSH-15 = wie naar een veld kan gaan, moet dat doen
RUSH-16 = het veld is niet aangrenzend
RUSH-17 = velden aan weerszijden van een geul zijn niet aangrenzend
RUSH-18 = op dat veld staat een ander figuur
RUSH-20 = een figuur kan niet naar zijn eigen veld gaan
RUSH-21 = een tegel verplaatst het figuur maar één keer
RUSH-22 = de eerste zet blijft op de startschots
RUSH-25 = niemand mag meer dan één harpoen hebben
RUSH-26 = een harpoen neem je alleen bij aankomst op een plaatje van een harpoen
RUSH-28 = een ijsbeer moet op de eigen ijsschots staan of op de eerste ervoor of erachter
RUSH-30 = een slee komt niet verder dan de eerste ijsschots ervoor of erachter
RUSH-33 = ijsschotsen worden alleen met een barsttegel losgemaakt of aangesloten, en dan moet er een naad worden gekozen
RUSH-34 = het parcours heeft die naad niet
RUSH-35 = een geul waarin een figuur in de kajak zit, kan niet worden gesloten
RUSH-39 = in de kajak stap je alleen met een kajaktegel, in een geul aan de eigen ijsschots
RUSH-41 = vanuit de kajak gaat een figuur alleen naar de twee ijsschotsen aan zijn geul
RUSH-52 = in het makkelijke spel zijn er geen harpoenen
RUSH-54 = in het makkelijke spel mag je alleen blijven staan als elk veld waar je heen kunt, achteruit ligt
RUSH-Q5 = alle tegels die de dobbelsteen vraagt, moeten worden omgedraaid

# The picture
tile-down = Tegel { $place }, met de achterkant boven
die = Nog om te draaien tegels: { $tiles }
harpoons-left = Harpoenen te krijgen: { $harpoons }
kayak-ashore = De kajak, aan wal
crossing = Tussen { $junction }

# Before the game
length = ongeveer { $minutes } minuten
option-variant = Regels
option-variant-standard = standaard
option-variant-easy = eenvoudig, voor jonge kinderen
option-mid_floes = IJsschotsen tussen start en thuis
option-start_player = Eerste speler
option-memory_aid = Toon tegels die gezien zijn
option-memory_aid-off = nee
option-memory_aid-young_seats = voor jonge kinderen
option-memory_aid-all_seats = voor iedereen
option-young = Jong kind
option-sled_to_igloo = Iglo met de slee
option-sled_to_igloo-on = ook van ver
option-sled_to_igloo-off = alleen vanaf een aangrenzend veld
option-distant_sled_move = Slee zonder passend veld ernaast
option-distant_sled_move-may = je mag blijven staan
option-distant_sled_move-must = je moet verplaatsen
option-look_time = Seconden om de laatste tegel te bekijken
option-course = Parcours
