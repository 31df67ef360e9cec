title = Ice Flow
summary = Leid je onderzoekers over drijvende ijsschotsen van Alaska naar Siberië.

player = Speler { $seat }
north = noorden
north-east = noordoosten
south-east = zuidoosten
south = zuiden
south-west = zuidwesten
north-west = noordwesten
explorer = onderzoeker { $number } ({ $place })
things = touwen { $ropes }, vissen { $fish }, ijsberen { $bears }
floe = ijsschots met patroon { $pattern } ({ $edges })

# What is asked
ask-station = Zet een onderzoeker in een station in Alaska
ask-pick = Kies een van je ijsschotsen voor deze tegel
ask-hex = Kies een zeeveld voor de ijsschots
ask-orientation = Kies hoe de ijsschots komt te liggen
ask-turn = Jouw beurt: een ijsschotsenactie en, als je wilt, een onderzoekersactie
ask-floe-action = Je moet nog een ijsschotsenactie uitvoeren
ask-explorer-action = Voer een onderzoekersactie uit, of beëindig de beurt
ask-end = Beide acties zijn uitgevoerd: beëindig de beurt
ask-floe = Laat de ijsschots drijven, of draai ze
ask-remove = De buidel is leeg: welke ijsschots verlaat de straat?
ask-entry = Kies een stroomtoevoerveld voor de nieuwe ijsschots
ask-journey = Waarheen gaat { $explorer }?
ask-drive = Waarheen verdrijft { $explorer } de ijsbeer?
ask-threat = Een ijsbeer valt { $explorer } aan: vlucht, verdrijf hem, of word gered
ask-collect = Wil je een object verzamelen?

# What one can do
do-settle = zet een onderzoeker in { $station }
do-fly = vlieg met de reddingshelikopter naar { $station }
do-overland = ga over land naar { $station }
do-pick = neem een { $floe }
do-choose = kies de ijsschots op { $hex }
do-place = leg de ijsschots op { $hex }
do-orient = leg ze { $turns } zesden met de klok mee gedraaid
do-drift = laat ze naar het { $direction } drijven
do-rotate-clockwise = draai ze met de klok mee
do-rotate-back = draai ze tegen de klok in
do-discover = ontdek een nieuwe ijsschots
do-select = beweeg { $explorer }
do-fish = ga vissen: een touw voor twee vissen
do-end = beëindig de beurt
do-drop-rope = leg een touw af bij { $explorer }
do-drop-fish = leg een vis af bij { $explorer }
do-step = stap naar het { $direction }, naar { $place }
do-swim = zwem naar het { $first } en dan naar het { $second }, naar { $place }
do-stop = stop hier
do-collect-rope = verzamel een touw
do-collect-fish = verzamel een vis
do-collect-nothing = verzamel niets
do-drive = verdrijf de ijsbeer naar het { $direction }

# What happens
does-settle = { $player } zet een onderzoeker in { $station }
does-fly = De onderzoeker van { $player } wordt met de reddingshelikopter naar { $station } gevlogen
does-overland = { $player } gaat over land naar { $station }
does-pick = { $player } neemt een { $floe }
does-choose = { $player } kiest de ijsschots op { $hex }
does-place = { $player } legt de ijsschots op { $hex }
does-orient = { $player } legt de ijsschots { $turns } zesden met de klok mee gedraaid
does-drift = { $player } laat de ijsschots naar het { $direction } drijven
does-rotate-clockwise = { $player } draait de ijsschots met de klok mee
does-rotate-back = { $player } draait de ijsschots tegen de klok in
does-discover = { $player } ontdekt een nieuwe ijsschots
does-select = { $player } gaat op weg met { $explorer }
does-fish = { $player } gaat vissen
does-end = { $player } beëindigt de beurt
does-drop-rope = { $player } legt een touw af bij { $explorer }
does-drop-fish = { $player } legt een vis af bij { $explorer }
does-step = { $player } stapt naar het { $direction }, naar { $place }
does-swim = { $player } zwemt naar het { $first } en dan naar het { $second }, naar { $place }
does-stop = { $player } stopt
does-collect-rope = { $player } verzamelt een touw
does-collect-fish = { $player } verzamelt een vis
does-collect-nothing = { $player } verzamelt niets
does-drive = { $player } verdrijft de ijsbeer naar het { $direction }
begins = { $player } is startspeler
is-dealt = { $player } trekt een { $floe }
is-drawn = Uit de buidel komt een { $floe }
tile-up = IJsschotstegel: { $things }
island-tile-up = Eilandtegel { $island }: { $things }

# The table
line-turn = Beurt { $turn }: { $player }
line-floe = { $hex }, ijsschots { $number }, pakijs { $edges }
line-place = { $place }
line-field = { $field }; { $things }; onderzoekers { $explorers }
line-backpack = Rugzak van { $player }: touwen { $ropes }, vissen { $fish }
line-hand = IJsschotsen van { $player }: { $floes }
line-in-hand = Te plaatsen: { $floe }; { $things }
line-supply = Algemene voorraad: { $things }
line-bag = In de buidel: { $floes } ijsschotsen; op de voorraadstapel: { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
}

# In the picture
seen-or = { $one } of { $other }
seen-sea = { $hex }: open zee; stroming naar het { $direction }, sterkte { $strength }
seen-floe = { $floe }; stroming naar het { $direction }, sterkte { $strength }
seen-explorer = { $player }: { $explorer }
seen-rope-on = touw op { $place }
seen-fish-on = vis op { $place }
seen-bear-on = ijsbeer op { $place }
seen-packed-rope = touw in de rugzak
seen-packed-fish = vis in de rugzak
seen-ropes = touwen { $number }
seen-fish = vissen { $number }
seen-bears = ijsberen { $number }
seen-supply = Algemene voorraad: { $things }
seen-price = { $way }; kost touwen { $ropes }, vissen { $fish }
seen-bag = Buidel met { $floes } ijsschotsen
seen-stack = Voorraadstapel: { $tiles }
seen-turn = { $player } is aan de beurt
seen-chosen = De ijsschots op { $hex } is gekozen
seen-danger = Een ijsbeer bedreigt { $place }

# Why not, by rule
FLOW-06 = eerst worden de onderzoekers ingezet, een voor een
FLOW-07 = een station telt hoogstens twee onderzoekers
FLOW-09 = in de startfase plaats je je eigen getrokken ijsschotsen, een voor een
FLOW-10 = in de startfase komt er geen ijsschots op een stroomtoevoerveld
FLOW-11 = in de startfase mag geen ijsschots een andere raken
FLOW-12 = alleen een ijsschots die geplaatst wordt, mag vrij gedraaid worden
FLOW-15 = in een beurt moet je precies één ijsschotsenactie uitvoeren
FLOW-16 = in een beurt mag je maar één onderzoekersactie uitvoeren
FLOW-17 = wat begonnen is, gaat voor: de ene actie mag de andere niet onderbreken
FLOW-19 = de beurt eindigt als de acties zijn uitgevoerd
FLOW-20 = kies een ijsschots zonder onderzoekers, of een met een eigen onderzoeker
FLOW-22 = een ijsschots drijft alleen in een afgebeelde richting
FLOW-25 = de ijsschots zou in die richting niet bewegen
FLOW-30 = een ontdekte ijsschots komt op een vrij stroomtoevoerveld
FLOW-33 = alle stroomtoevoervelden zijn bezet
FLOW-34 = is de buidel leeg, neem dan een ijsschots zonder onderzoekers die uit de straat drijft
FLOW-35 = de buidel is leeg en geen ijsschots kan de straat verlaten
FLOW-38 = kies eerst de onderzoeker die beweegt
FLOW-39 = er is in die richting geen veld om op te stappen
FLOW-40 = elke gekartelde kant kost een touw
FLOW-43 = je zwemt door één veld open zee, en dat kost een vis
FLOW-44 = over een gekartelde kant zwemmen kost ook een touw
FLOW-45 = wie zwemt, moet op een veld uitkomen
FLOW-46 = je mag niet eindigen op een veld met twee andere onderzoekers
FLOW-47 = je eigen onderzoeker staat al in dat Siberische station
FLOW-48 = je gaat alleen in Alaska over land, voor een touw van station naar station
FLOW-49 = over land blijf je binnen een groep van drie stations
FLOW-51 = je verzamelt alleen wat ligt op het veld waar je bent geëindigd
FLOW-54 = de beweging is voorbij; je kunt alleen nog verzamelen
FLOW-56 = de rugzak is vol
FLOW-57 = dat object heb je niet
FLOW-58 = vissen kost een touw
FLOW-61 = elke ijsbeer op het veld kost een vis
FLOW-62 = eerst moeten de ijsberen op dit veld verdreven worden
FLOW-65 = er is geen ijsbeer om te verdrijven
FLOW-66 = een ijsbeer mag niet naar een kust verdreven worden
FLOW-68 = eerst moeten aangevallen onderzoekers in veiligheid komen
FLOW-71 = een aanvallende ijsbeer verdrijven kost een vis
FLOW-74 = wie kan vluchten, mag de reddingshelikopter niet nemen
FLOW-Q17 = die ligging ziet eruit als een die al aangeboden wordt
FLOW-Q28 = één touw brengt je alleen naar het volgende station langs de kust
FLOW-Q29 = je mag niet terugzwemmen naar waar je vandaan kwam
FLOW-Q30 = je kunt niet van station naar station zwemmen
FLOW-Q33 = van daaruit zou de beweging niet kunnen eindigen
FLOW-Q34 = daar ben je al geweest, en sindsdien is niets betaald of afgelegd
FLOW-Q35 = deze onderzoeker kan nergens heen en niets verzamelen
FLOW-Q36 = je legt in je eigen beurt op elk moment iets af, maar niet terwijl een ijsbeer aanvalt
FLOW-Q37 = je legt iets af waar je onderzoeker staat, en nooit in Siberië
FLOW-Q38 = er is geen plaats in de rugzak voor de vissen
FLOW-Q39 = er is geen vis in de voorraad
FLOW-Q50 = de ijsbeer mag niet terug naar waar hij vandaan kwam
FLOW-Q55 = dat station is vol

# Before the game
length = ongeveer { $minutes } minuten
option-explorers_needed = Ontdekkers die Siberië moeten bereiken
option-explorers_needed-3 = drie
option-explorers_needed-2 = twee (een korter spel)
option-start_player = Eerste speler
option-turn_cap = Hoogstens zoveel beurten per speler (0: geen grens)
option-rope_along_coast = Over land in Alaska is één touw genoeg voor
option-rope_along_coast-per_pair = de weg naar het volgende station
option-rope_along_coast-per_move = de weg naar elk station van de groep
