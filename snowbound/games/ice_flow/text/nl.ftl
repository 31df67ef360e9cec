title = Ice Flow
summary = Leid je onderzoekers over drijvende ijsschotsen van Alaska naar Siberië.
board-printed = Alle regels, de aantallen van alle onderdelen, een zee van zeshoeken met stromingen van sterkte 1 tot 3, twee eilanden, zes stations in Alaska en vier in Siberië.
board-rebuilt = De vorm van de kusten, waar de eilanden en stations liggen, welke geul welke stroming heeft, welke randen van de schotsen pakijs zijn en wat de tegels tonen.

player = Speler { $seat }
north = noorden
north-east = noordoosten
south-east = zuidoosten
south = zuiden
south-west = zuidwesten
north-west = noordwesten
clockwise = met de klok mee
counter-clockwise = tegen de klok in
explorer = onderzoeker { $number }
explorer-of = { $explorer } van { $player }
comma = { $first }, { $rest }
and = { $first } en { $last }
or = { $first } of { $last }
sentences = { $first } { $rest }
one-rope = een touw
many-ropes = { $number } touwen
one-fish = een vis
many-fish = { $number } vissen
one-bear = een ijsbeer
many-bears = { $number } ijsberen
the-bear = de ijsbeer
nothing = niets
free = gratis
for-price = { " " }voor { $price }
smooth = rondom gladde kanten
pack-ice = pakijs in het { $edges }
floe = ijsschots met { $edges }
current = stroming naar het { $direction }, sterkte { $strength }

# Questions
ask-station = Zet een onderzoeker in een station in Alaska
ask-pick = Kies een van je ijsschotsen voor deze tegel
ask-hex = Kies een zeeveld voor de ijsschots
ask-orientation = Kies hoe de ijsschots komt te liggen
ask-turn = Jouw beurt: een ijsschotsenactie en, als je wilt, een onderzoekersactie
ask-floe-action = Je moet nog een ijsschotsenactie uitvoeren
ask-explorer-action = Voer een onderzoekersactie uit, of beëindig je beurt
ask-end = Je hebt beide acties uitgevoerd: beëindig je beurt
ask-floe = Laat de ijsschots drijven, of draai hem
ask-remove = De buidel is leeg: welke ijsschots verlaat de zeestraat?
ask-entry = Kies een stroomtoevoerveld voor de nieuwe ijsschots
ask-journey = Waarheen gaat { $explorer } vanaf { $place }?
ask-drive = Waarheen verdrijft { $explorer } de ijsbeer vanaf { $place }?
ask-threat = Een ijsbeer valt { $explorer } bij { $place } aan: vlucht, verdrijf hem, of roep de helikopter
ask-collect = Wil je een object verzamelen?

# Actions
do-settle = zet een onderzoeker in { $station }
do-fly = vlieg met de reddingshelikopter naar { $station }
do-overland = ga over land naar { $station }
do-choose = ijsschots op { $hex }
do-place = leg de ijsschots op { $hex }
do-lay = leg hem met { $edges }
do-lay-smooth = leg hem neer: hij is rondom glad
do-drift = laat hem naar het { $direction } drijven
do-drift-to = laat hem naar het { $direction } drijven, naar { $hex }
do-drift-out = laat hem naar het { $direction } drijven, de zeestraat uit
do-rotate-clockwise = draai hem met de klok mee
do-rotate-back = draai hem tegen de klok in
do-discover = ontdek een nieuwe ijsschots
do-select = beweeg { $explorer } vanaf { $place }
do-select-or-collect = beweeg { $explorer } vanaf { $place }, of verzamel daar
do-fish = ruil een touw voor twee vissen
do-end = beëindig je beurt
do-drop-rope = leg een touw af bij { $place } ({ $explorer })
do-drop-fish = leg een vis af bij { $place } ({ $explorer })
do-step = stap naar het { $direction }, naar { $place }
do-swim = zwem naar het { $first } en dan naar het { $second }, naar { $place }
do-stop = stop bij { $place }
do-stop-and-collect = stop bij { $place } en verzamel
do-collect-rope = verzamel een touw
do-collect-fish = verzamel een vis
do-collect-nothing = verzamel niets
do-drive = verdrijf de ijsbeer naar het { $direction }

# Headings of the choices
help-tile = { $code }
group-floe = { $drift } of { $turn }: laat een ijsschots drijven, of draai hem
group-discover = { $code }: ontdek een ijsschots
group-move = { $code }: beweeg een onderzoeker, of verzamel
group-fish = { $code }: vissen
group-drop = Iets uit de rugzak afleggen
group-end = Einde van de beurt
group-collect = Verzamelen
group-go = Verder gaan
group-stop = Stoppen
group-chase = De ijsbeer verdrijven
group-drift = { $code }: drijven
group-rotate = { $code }: draaien
group-flee = Vluchten
group-drive = De ijsbeer verdrijven voor een vis
group-rescue = Reddingshelikopter

# What goes on
now-explorers = Startfase: de onderzoekers worden in Alaska ingezet.
now-floes = Startfase: { $number } van de { $all } ijsschotsen liggen op het bord.
now-turn = Ronde { $round }, { $player } is aan de beurt: { $floe }, { $explorer }.
floe-done = ijsschotsenactie gedaan
floe-open = ijsschotsenactie nog te doen
explorer-done = onderzoekersactie gedaan
explorer-open = onderzoekersactie mogelijk
now-driving = Bij { $place } verdrijft { $explorer } de ijsbeer.
now-attacked = Een ijsbeer valt { $explorer } aan bij { $place }.
now-travelling = Onderweg, nu bij { $place }: { $explorer }.
now-placing = Te plaatsen: een { $floe }; daarop: { $things }.
now-home = In Siberië (nodig om te winnen: { $needed }): { $players }.
home-of = { $player } { $number }

# The table
line-map = Zeevelden heten naar hun kolom, van { $first } in het westen tot { $last } in het oosten, en hun rij, met 0 in het noorden. De kolommen { $shifted } liggen een half veld zuidelijker. Siberië ligt in het westen, Alaska in het oosten. Nieuwe ijsschotsen komen binnen op { $entries }.
line-floe = { $hex }: ijsschots met { $edges }; { $current }.
line-place = { $place }.
line-things = Hier ligt: { $things }.
line-explorers = Onderzoekers: { $explorers }.
line-near = Ernaast: { $places }.
line-backpack = Rugzak van { $player }: { $things }.
line-hand = IJsschotsen die { $player } nog moet plaatsen: { $floes }.
line-supply = Algemene voorraad: { $things }.
line-bag = IJsschotsen in de buidel: { $floes }. Tegels op de voorraadstapel: { $tiles }.
tile-up = De tegel toont { $things }.
island-tile-up = De tegel toont { $things } voor { $island }.

# The log
fact-round-begins = Ronde { $number }.
fact-turn-begins = { $player } is aan de beurt.
fact-starts = { $player } is startspeler.
fact-settles = { $player } zet { $explorer } in { $place }.
fact-is-dealt = { $player } trekt een { $floe }.
fact-all-are-dealt = Iedereen heeft { $number } ijsschotsen getrokken.
fact-places = { $number ->
    [0] { $player } legt een { $floe } op { $place }.
   *[other] { $player } legt een { $floe } op { $place }; daarop: { $things }.
  }
fact-discovers = { $number ->
    [0] { $player } ontdekt een { $floe } en legt die op { $place }.
   *[other] { $player } ontdekt een { $floe } en legt die op { $place }; daarop: { $things }.
  }
fact-turns-up = { $player } draait een tegel om: { $tile }.
for-island = { $things } voor { $place }
fact-shuffled = Alle { $number } tegels worden tot een nieuwe voorraadstapel geschud.
fact-draws = { $player } trekt een { $floe } uit de buidel.
fact-takes-out = De buidel is leeg: { $player } haalt de ijsschots op { $place } uit de zeestraat.
fact-island-gets = { $place } krijgt { $things }.
fact-is-short = Er is niet genoeg voorraad; dit ontbreekt: { $things }.
fact-drifts = { $player } laat een { $floe } van { $from } naar { $to } drijven.
fact-stops-early = Hij stopt op { $place }: { $reason }.
stops-at-floe = er ligt een ijsschots in de weg
stops-at-island = er ligt een eiland in de weg
stops-at-coast = de kust ligt in de weg
stops-at-rim = met een onderzoeker erop kan hij de zeestraat niet verlaten
fact-drifts-out = { $player } laat de ijsschots op { $place } de zeestraat uit drijven, terug in de buidel.
fact-rides = { $player }: { $explorer } drijft mee van { $from } naar { $place }.
fact-rotates = { $player } draait de ijsschots op { $place } { $direction }; nu is het een { $floe }.
fact-has-no-floe = { $player } kan geen enkele ijsschotsenactie uitvoeren.
fact-sets-out = { $player } gaat op weg met { $explorer } vanaf { $place }.
fact-steps = { $player }: { $explorer } stapt van { $from } naar { $place }{ $price }.
fact-swims = { $player }: { $explorer } zwemt van { $from } naar { $place }{ $price }.
fact-goes-overland = { $player }: { $explorer } gaat over land van { $from } naar { $place }{ $price }.
fact-leaves-ropes = Achtergebleven bij { $place }: { $ropes }.
fact-loses-ropes = Terug naar de voorraad: { $ropes }.
fact-feeds = { $player } geeft { $fish } aan { $bears } bij { $place }.
fact-arrives = { $player }: { $explorer } bereikt { $place } in Siberië: { $number } van { $needed }.
fact-goes-back = { $player }: { $explorer } verlaat { $place } in Siberië: { $number } van { $needed }.
fact-collects = { $player } verzamelt { $object } bij { $place } met { $explorer }.
fact-drops = { $player } legt { $object } af bij { $place }.
fact-fishes = { $player } ruilt { $rope } voor { $fish }.
fact-drives = { $player } verdrijft { $bear } van { $from } naar { $to }{ $price }.
fact-drives-out = { $player } verdrijft { $bear } van { $from }, de zeestraat uit{ $price }.
fact-is-attacked = Een ijsbeer valt { $explorer } van { $player } aan bij { $place }.
fact-flees = { $player }: { $explorer } vlucht van { $from } naar { $place }{ $price }.
fact-is-rescued = { $player }: de reddingshelikopter vliegt { $explorer } van { $from } naar { $place }.
fact-wins = { $player } heeft { $number } onderzoekers in { $number } Siberische stations en wint het spel.
fact-time-is-up = Het afgesproken aantal beurten is gespeeld ({ $number } per speler): het spel is afgelopen.
fact-won = { $player } heeft { $number } onderzoekers naar Siberië geleid.
fact-capped = Het afgesproken aantal beurten is gespeeld ({ $number } per speler). Het aantal onderzoekers in Siberië geeft de doorslag.
fact-tied = { $number } spelers hebben evenveel onderzoekers in Siberië en delen de eerste plaats.
fact-is-home = In { $place }: { $explorer }.
fact-is-on-the-way = Niet verder gekomen dan { $place }: { $explorer }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-arrives = { $number ->
    [one] Een van je onderzoekers bereikt Siberië
   *[other] { $number } van je onderzoekers bereiken Siberië
}
hint-mine-collects = { $number ->
    [one] Je verzamelt een object
   *[other] Je verzamelt { $number } objecten
}
hint-mine-rides = Een van je onderzoekers drijft mee op een ijsschots
hint-mine-wins = Je wint het spel
hint-mine-is-attacked = { $number ->
    [one] Een ijsbeer valt een van je onderzoekers aan
   *[other] IJsberen vallen { $number } van je onderzoekers aan
}
hint-mine-is-rescued = De reddingshelikopter brengt een van je onderzoekers terug
hint-mine-loses-ropes = { $number ->
    [one] Je raakt een touw kwijt aan de voorraad
   *[other] Je raakt { $number } touwen kwijt aan de voorraad
}
hint-mine-fishes = { $number ->
    [one] Je ruilt een touw voor één vis
   *[other] Je ruilt een touw voor { $number } vissen
}
hint-mine-headway = { $number ->
    [one] Je onderzoekers hebben op weg naar Siberië minstens één obstakel minder (open water, pakijs of een ijsbeer)
   *[other] Je onderzoekers hebben op weg naar Siberië minstens { $number } obstakels minder (open water, pakijs of ijsberen)
}
hint-mine-setback = { $number ->
    [one] Je onderzoekers krijgen op weg naar Siberië minstens één obstakel meer (open water, pakijs of een ijsbeer)
   *[other] Je onderzoekers krijgen op weg naar Siberië minstens { $number } obstakels meer (open water, pakijs of ijsberen)
}
hint-mine-leaves-ropes = { $number ->
    [one] Je laat een touw achter
   *[other] Je laat { $number } touwen achter
}
hint-mine-feeds = { $number ->
    [one] Je betaalt één vis voor een ijsbeer
   *[other] Je betaalt { $number } vissen voor ijsberen
}
hint-mine-steps = { $number ->
    [one] Een van je onderzoekers doet een stap
   *[other] Je onderzoekers doen { $number } stappen
}
hint-rivals-arrives = { $number ->
    [one] Een onderzoeker van een tegenstander bereikt Siberië
   *[other] { $number } tegenstanders bereiken Siberië met een onderzoeker
}
hint-rivals-wins = Een tegenstander wint het spel
hint-rivals-is-attacked = { $number ->
    [one] Een ijsbeer valt een onderzoeker van een tegenstander aan
   *[other] IJsberen vallen onderzoekers van { $number } tegenstanders aan
}
hint-rivals-headway = { $number ->
    [one] De onderzoekers van je tegenstanders hebben op weg naar Siberië samen minstens één obstakel minder
   *[other] De onderzoekers van je tegenstanders hebben op weg naar Siberië samen minstens { $number } obstakels minder
}
hint-rivals-setback = { $number ->
    [one] De onderzoekers van je tegenstanders krijgen op weg naar Siberië samen minstens één obstakel meer
   *[other] De onderzoekers van je tegenstanders krijgen op weg naar Siberië samen minstens { $number } obstakels meer
}
hint-rivals-is-rescued = De reddingshelikopter brengt een onderzoeker van een tegenstander terug

# In the picture: labels
seen-sea = { $hex }: open zee; { $current }
seen-explorer = { $explorer } bij { $place }
seen-rope-on = touw bij { $place }
seen-fish-on = vis bij { $place }
seen-bear-on = ijsbeer bij { $place }
seen-packed-rope = touw in de rugzak
seen-packed-fish = vis in de rugzak
seen-price = { $way } ({ $price })
seen-journey = { $explorer } naar { $place } ({ $price })
seen-collecting = verzamel { $object } bij { $place } met { $explorer }
seen-home = onderzoekers in Siberië: { $number }
seen-bag = Buidel; ijsschotsen erin: { $floes }
seen-stack = Voorraadstapel; tegels erin: { $tiles }
seen-turn = { $player } is aan de beurt
seen-chosen = De ijsschots op { $hex } is gekozen
seen-danger = Een ijsbeer bedreigt { $place }

# Why not, by rule
FLOW-06 = zet eerst de onderzoekers in, een voor een
FLOW-07 = in dat station staan al twee onderzoekers
FLOW-09 = leg in de startfase de ijsschotsen neer die je hebt getrokken, een voor een
FLOW-10 = in de startfase mag je geen ijsschots op een stroomtoevoerveld leggen
FLOW-11 = in de startfase mogen ijsschotsen elkaar niet raken
FLOW-12 = je kiest alleen hoe een ijsschots ligt als je hem neerlegt
FLOW-15 = je moet per beurt precies één ijsschotsenactie uitvoeren
FLOW-16 = je mag per beurt maar één onderzoekersactie uitvoeren
FLOW-17 = maak eerst de actie af waaraan je begonnen bent
FLOW-19 = je kunt je beurt pas na je acties beëindigen
FLOW-20 = kies een ijsschots zonder onderzoekers, of een waarop een onderzoeker van jou staat
FLOW-22 = een ijsschots drijft alleen in de richting van de pijlen
FLOW-25 = de ijsschots kan niet die kant op
FLOW-30 = leg de nieuwe ijsschots op een vrij stroomtoevoerveld
FLOW-33 = alle stroomtoevoervelden zijn bezet
FLOW-34 = de buidel is leeg: neem een ijsschots zonder onderzoekers die de zeestraat uit zou drijven
FLOW-35 = de buidel is leeg en geen ijsschots kan de zeestraat verlaten
FLOW-38 = kies eerst welke onderzoeker beweegt
FLOW-39 = in die richting is er geen veld om op te stappen
FLOW-40 = elke gekartelde kant kost een touw
FLOW-43 = je kunt maar door één veld open zee zwemmen, voor een vis
FLOW-44 = over een gekartelde kant zwemmen kost ook een touw
FLOW-45 = wie zwemt, moet op een veld uitkomen
FLOW-46 = je mag je beweging niet eindigen op een veld met twee andere onderzoekers
FLOW-47 = je hebt al een onderzoeker in dat Siberische station
FLOW-48 = je kunt alleen in Alaska over land, voor een touw van station naar station
FLOW-49 = over land blijf je binnen een groep van drie stations
FLOW-51 = je kunt alleen verzamelen wat ligt waar je beweging is geëindigd
FLOW-54 = je beweging is voorbij: je kunt alleen nog verzamelen
FLOW-56 = je rugzak is vol
FLOW-57 = dat object heb je niet
FLOW-58 = vissen kost een touw
FLOW-61 = elke ijsbeer op het veld kost een vis
FLOW-62 = verdrijf eerst de ijsberen op dit veld
FLOW-65 = er is geen ijsbeer om te verdrijven
FLOW-66 = je mag een ijsbeer niet naar een kust verdrijven
FLOW-68 = breng eerst de aangevallen onderzoekers in veiligheid
FLOW-71 = een aanvallende ijsbeer verdrijven kost een vis
FLOW-74 = zolang je kunt vluchten, mag je de reddingshelikopter niet nemen
FLOW-Q17 = dat ziet er hetzelfde uit als een andere ligging
FLOW-Q28 = één touw brengt je alleen naar het volgende station langs de kust
FLOW-Q29 = je mag niet terugzwemmen naar waar je vandaan kwam
FLOW-Q30 = je kunt niet van station naar station zwemmen
FLOW-Q33 = van daaruit zou je je beweging niet kunnen beëindigen
FLOW-Q34 = deze onderzoeker is daar al geweest, en je hebt sindsdien niets betaald of afgelegd
FLOW-Q35 = deze onderzoeker kan nergens heen en niets verzamelen
FLOW-Q36 = in je eigen beurt mag je altijd objecten afleggen, maar niet terwijl een ijsbeer aanvalt
FLOW-Q37 = je kunt een object alleen afleggen waar een onderzoeker van jou staat, en niet in Siberië
FLOW-Q38 = de vissen passen niet in je rugzak
FLOW-Q39 = er is geen vis in de voorraad
FLOW-Q50 = je mag de ijsbeer niet terugsturen naar waar hij vandaan kwam
FLOW-Q55 = dat station is vol

# Before the game
length = ongeveer { $minutes } minuten
option-explorers_needed = Onderzoekers die Siberië moeten bereiken
option-explorers_needed-3 = drie
option-explorers_needed-2 = twee (een korter spel)
option-explorers_needed-help = Hoeveel van je drie onderzoekers Siberië moeten bereiken om te winnen; met twee duurt het spel korter.
option-start_player = Startspeler
option-start_player-help = Wie begint; volgens de gedrukte regels spreken de spelers dat af.
option-turn_cap = Maximumaantal beurten per speler
option-turn_cap-help = Na zoveel beurten per speler wint wie de meeste onderzoekers in Siberië heeft.
option-turn_cap-0 = geen limiet
option-rope_along_coast = Over land in Alaska is één touw genoeg voor
option-rope_along_coast-per_pair = de weg naar het volgende station
option-rope_along_coast-per_move = de weg naar elk station van de groep
option-rope_along_coast-help = Hoe ver één touw een onderzoeker langs de kust van Alaska brengt.
