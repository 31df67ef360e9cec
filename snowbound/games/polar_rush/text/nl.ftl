title = Polar Rush
summary = Onthoud de tegels, steek de ijsschotsen over en wees als eerste bij de iglo.
board-printed = Alle regels, de elf tegels, negen ijsschotsen met elk twee kanten, dat ze langwerpig zijn en in een rij liggen, en dat één kant van de dobbelsteen een 3 toont.
board-rebuilt = Elk plaatje op de schotsen en zijn plaats, de andere kanten van de dobbelsteen en drie van de vijf spelerskleuren.

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
fishing-hole = wak
start-space = startveld
water = water
space = { $picture } (ijsschots { $floe }, kolom { $column }, { $row ->
    [home] thuiskant
   *[start] startkant
})
junction = ijsschots { $floe } en ijsschots { $next }
spot = { $picture } op ijsschots { $floe }
spot-column = { $picture } op ijsschots { $floe }, kolom { $column }
list = { $first }, { $rest }
count = { $number }
a-harpoon = een harpoen
on-start = op het startveld
in-kayak = in de kajak tussen { $junction }
tile = { $picture ->
    [igloo] de iglo
    [crack] de barst
    [kayak] de kajak
    [harpoon] de harpoen
    [polar-bear] de ijsbeer
    [sled] de slee
    [hare] de poolhaas
    [puffin] de papegaaiduiker
    [seal] de zeehond
   *[fishing-hole] het wak
}

# What is asked
ask-flip = Draai een tegel om (nog { $tiles })
ask-move = De tegel toont: { $picture }. Waar ga je heen?
ask-harpoon = Neem je een harpoen?
ask-crack = Het ijs barst: maak twee ijsschotsen van elkaar los, of sluit een geul
ask-kayak = Stap je in de kajak?

# What one can do
flip = draai tegel { $place } om
go = ga naar: { $space }
separate = maak { $junction } los van elkaar
bridge = sluit de geul tussen { $junction }
board = stap in de kajak tussen { $junction }
take-harpoon = neem een harpoen
leave-harpoon = laat de harpoen liggen
not-board = stap niet in de kajak
stay = blijf staan

# What happens
fact-round-begins = Ronde { $number } begint.
fact-turn-begins = { $player } is aan de beurt.
fact-course-laid = Het parcours ligt klaar: { $number } ijsschotsen van de start naar de iglo.
fact-starts = { $player } begint.
fact-shuffled = Na de barst worden alle tegels geschud.
fact-rolls = { $player } gooit { $tiles }.
fact-turns-over = { $player } draait { $tile } om en moet kiezen.
fact-moves = { $way ->
    [on] { $player } draait { $tile } om en gaat verder van ijsschots { $from } naar ijsschots { $to }.
    [back] { $player } draait { $tile } om en gaat terug van ijsschots { $from } naar ijsschots { $to }.
   *[here] { $player } draait { $tile } om en gaat erheen op ijsschots { $to }.
}
fact-sleds = { $way ->
    [on] { $player } draait { $tile } om en glijdt met de slee verder van ijsschots { $from } naar ijsschots { $to }.
    [back] { $player } draait { $tile } om en gaat met de slee terug van ijsschots { $from } naar ijsschots { $to }.
   *[here] { $player } draait { $tile } om en gaat er met de slee heen op ijsschots { $to }.
}
fact-hunts = { $way ->
    [on] { $player } draait { $tile } om, legt de harpoen terug en gaat verder van ijsschots { $from } naar ijsschots { $to }.
    [back] { $player } draait { $tile } om, legt de harpoen terug en gaat terug van ijsschots { $from } naar ijsschots { $to }.
   *[here] { $player } draait { $tile } om, legt de harpoen terug en gaat erheen op ijsschots { $to }.
}
fact-lands = { $player } draait { $tile } om en stapt uit de kajak op ijsschots { $to }.
fact-reaches = { $player } draait { $tile } om en is thuis!
fact-leads = { $player } haalt { $other } in en gaat aan de leiding.
fact-no-space = { $picture ->
    [igloo] { $player } draait { $tile } om, maar die is buiten bereik.
   *[other] { $player } draait { $tile } om en blijft staan: er is er geen binnen bereik.
}
fact-blocked = { $player } draait { $tile } om en blijft staan: { $other } staat in de weg.
fact-no-harpoon = { $player } draait { $tile } om, maar heeft geen harpoen en blijft staan.
fact-stays = { $player } draait { $tile } om en kiest ervoor om te blijven staan.
fact-takes-harpoon = { $player } neemt { $harpoon }.
fact-leaves-harpoon = { $player } laat { $harpoon } liggen.
fact-separates = { $player } draait { $tile } om: het ijs breekt tussen { $junction }.
fact-bridges = { $player } draait { $tile } om en sluit de geul tussen { $junction }.
fact-boards = { $player } draait { $tile } om en stapt erin tussen { $junction }.
fact-stays-out = { $player } draait { $tile } om en stapt er niet in.
fact-no-gap = { $player } draait { $tile } om, maar er is geen geul om over te steken.
fact-kayak-taken = { $whose ->
    [own] { $player } draait { $tile } om, maar zit er al in.
   *[other] { $player } draait { $tile } om, maar { $other } zit erin.
}

# How it ended
fact-home-first = { $player } is als eerste bij de iglo.
fact-at-igloo = Thuis ({ $igloo }) na { $number } { $number ->
    [one] beurt
   *[other] beurten
}.
fact-steps-left = { $number ->
    [one] Eén stap
   *[other] { $number } stappen
} van de iglo: { $place }.
fact-harpoon-left = Heeft { $harpoon }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-reaches = Je bereikt de iglo
hint-mine-leads = Je gaat aan de leiding
hint-mine-sleds = Je gaat met de slee
hint-mine-hunts = Je komt voorbij een ijsbeer
hint-mine-takes-harpoon = Je neemt een harpoen
hint-mine-no-space = Je draait een tegel om waar je niets aan hebt
hint-mine-blocked = { $number ->
    [one] Een tegenstander staat je in de weg
   *[other] Tegenstanders staan je { $number } keer in de weg
}
hint-mine-no-harpoon = Je draait een ijsbeer om zonder harpoen
hint-mine-kayak-taken = Je draait de kajak om terwijl die bezet is
hint-mine-headway = { $number ->
    [one] Je komt minstens één stap dichter bij de iglo
   *[other] Je komt minstens { $number } stappen dichter bij de iglo
}
hint-mine-setback = { $number ->
    [one] Je komt minstens één stap verder van de iglo af
   *[other] Je komt minstens { $number } stappen verder van de iglo af
}
hint-mine-boards = Je stapt in de kajak
hint-mine-no-gap = Je draait de kajak om terwijl er geen geul is om over te steken
hint-rivals-reaches = Een tegenstander bereikt de iglo
hint-rivals-leads = Een tegenstander gaat aan de leiding
hint-rivals-blocked = { $number ->
    [one] Een tegenstander wordt geblokkeerd
   *[other] { $number } tegenstanders worden geblokkeerd
}
hint-rivals-headway = { $number ->
    [one] Je tegenstanders komen samen minstens één stap dichter bij de iglo
   *[other] Je tegenstanders komen samen minstens { $number } stappen dichter bij de iglo
}
hint-rivals-setback = { $number ->
    [one] Je tegenstanders komen samen minstens één stap verder van de iglo af
   *[other] Je tegenstanders komen samen minstens { $number } stappen verder van de iglo af
}

# What goes on
now-roll = { $player } gooit met de dobbelsteen.
now-look = Kijk naar de tegels voordat ze worden teruggedraaid. Daarna gooit { $player } met de dobbelsteen.
now-flip = { $player } kiest een tegel en draait die om (nog { $tiles }).
now-choose = { $player } heeft { $tile } omgedraaid en kiest wat te doen.

# The table
line-round = Ronde { $round }
line-course = { $floes } ijsschotsen van de start (1) naar de iglo ({ $floes }). Twee velden grenzen aan elkaar als ze elkaar raken aan een kant of een hoek.
line-row = { $row ->
    [home] IJsschots { $floe }, thuiskant: { $spaces }
   *[start] IJsschots { $floe }, startkant: { $spaces }
}
cell = { $column } { $picture }
cell-taken = { $column } { $picture } met { $player }
line-gap = Een geul tussen { $junction }
line-start = { $player }: op het startveld
line-kayak = { $player }: in de kajak tussen { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } heeft een harpoen
line-reach = Een tegel kan { $player } verplaatsen naar: { $spaces }
line-no-reach = Geen tegel kan { $player } nu verplaatsen
line-down = Gesloten tegels: { $places }
line-face-up = Tegel { $place } toont: { $picture }
line-seen = Tegel { $place } is al gezien: { $picture }
line-aid = De geheugensteun staat aan

# Why not, by rule
RUSH-11 = maak deze tegel af voordat je de volgende omdraait
RUSH-12 = die tegel ligt deze beurt al open
RUSH-14 = je kunt alleen naar een veld met het plaatje van de tegel die je net hebt omgedraaid
RUSH-15 = als er een veld is waar je heen kunt, moet je gaan
RUSH-16 = dat veld grenst niet aan het jouwe
RUSH-17 = velden aan weerszijden van een geul grenzen niet aan elkaar
RUSH-18 = op dat veld staat een andere figuur
RUSH-20 = je kunt niet naar het veld gaan waar je al staat
RUSH-21 = een tegel verplaatst je figuur maar één keer
RUSH-22 = je eerste zet blijft op de startschots
RUSH-25 = je mag niet meer dan één harpoen hebben
RUSH-26 = je mag alleen een harpoen nemen als je op een plaatje van een harpoen komt
RUSH-28 = de ijsbeer moet op je eigen ijsschots staan of op die er vlak voor of achter
RUSH-30 = met een slee kom je niet verder dan de eerste ijsschots voor of achter je
RUSH-33 = alleen met een barsttegel maak je ijsschotsen los of sluit je een geul, en dan moet je kiezen waar
RUSH-34 = zo’n naad heeft het parcours niet
RUSH-35 = je kunt een geul niet sluiten zolang daar iemand in de kajak zit
RUSH-39 = je stapt alleen met een kajaktegel in de kajak, in een geul langs je eigen ijsschots
RUSH-41 = vanuit de kajak kun je alleen naar de twee ijsschotsen langs zijn geul
RUSH-52 = in het makkelijke spel zijn er geen harpoenen
RUSH-54 = in het makkelijke spel mag je alleen blijven staan als elk veld waar je heen kunt, achteruit ligt
RUSH-Q5 = je moet zoveel tegels omdraaien als je hebt gegooid

# The picture
tile-down = Tegel { $place }, gesloten
die = Tegels die je nog moet omdraaien: { $tiles }
harpoons-left = Harpoenen over: { $harpoons }
kayak-ashore = De kajak, aan wal
joined = { $junction } liggen tegen elkaar

# Before the game
length = ongeveer { $minutes } minuten
option-variant = Regels
option-variant-standard = standaard
option-variant-easy = makkelijk, voor jonge kinderen
option-variant-help = In het makkelijke spel hoeft niemand achteruit, en sleeën, harpoenen en beren hebben geen eigen regels.
option-mid_floes = IJsschotsen tussen start en thuis
option-mid_floes-help = Meer ijsschotsen maken het spel langer; een parcours dat je uit de plaatjes kiest, heeft zijn eigen aantal.
option-start_player = Startspeler
option-start_player-help = Wie begint; volgens de gedrukte regels spreken de spelers dat af.
option-memory_aid = Eerder geziene tegels tonen
option-memory_aid-off = nee
option-memory_aid-young_seats = voor jonge spelers
option-memory_aid-all_seats = voor iedereen
option-memory_aid-help = Laat zien wat er op elke geziene tegel stond, tot de tegels worden geschud.
option-young = Jonge speler
option-young-help = Jonge spelers krijgen de geheugensteun als die aan deze tafel voor hen aanstaat; de gedrukte regels kennen die niet.
option-sled_to_igloo = Iglo met de slee
option-sled_to_igloo-on = ook van ver
option-sled_to_igloo-off = alleen vanaf een aangrenzend veld
option-sled_to_igloo-help = Of je met de slee ook van een afstand de iglo mag bereiken.
option-distant_sled_move = Slee zonder passend veld ernaast
option-distant_sled_move-may = je mag blijven staan
option-distant_sled_move-must = je moet erheen
option-distant_sled_move-help = Of je met de slee moet gaan als het plaatje wel binnen bereik ligt, maar niet naast je.
option-look_time = Seconden om de laatste tegel te bekijken
option-look_time-help = Hoelang de laatste tegel van een beurt voor iedereen open blijft liggen; de gedrukte regels zeggen dat niet.
option-look_time-0 = geen
option-course = Parcours
option-course-help = De rij ijsschotsen van de start tot de iglo.
option-course-mixed = gemengd
option-course-broad = breed ijs, weinig water
option-course-narrow = smal ijs, veel water
option-course-long = lang: acht schotsen
option-course-longest = langst: negen schotsen
