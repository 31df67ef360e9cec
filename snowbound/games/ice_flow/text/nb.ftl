title = Ice Flow
summary = Før polfarerne dine over drivende isflak fra Alaska til Sibir.

player = Spiller { $seat }
north = nord
north-east = nordøst
south-east = sørøst
south = sør
south-west = sørvest
north-west = nordvest
explorer = polfarer { $number } ({ $place })
things = tau { $ropes }, fisk { $fish }, isbjørner { $bears }
floe = isflak med mønster { $pattern } ({ $edges })

# What is asked
ask-station = Sett en polfarer på en stasjon i Alaska
ask-pick = Velg et av isflakene dine til denne brikken
ask-hex = Velg et sjøfelt til isflaket
ask-orientation = Velg hvordan isflaket skal ligge
ask-turn = Din tur: en isflakhandling og, om du vil, en polfarerhandling
ask-floe-action = Du må fortsatt utføre en isflakhandling
ask-explorer-action = Utfør en polfarerhandling, eller avslutt turen
ask-end = Begge handlingene er utført: avslutt turen
ask-floe = La isflaket drive, eller drei det
ask-remove = Tøyposen er tom: hvilket isflak forlater stredet?
ask-entry = Velg et innstrømningsfelt til det nye isflaket
ask-journey = Hvor går { $explorer }?
ask-drive = Hvor jager { $explorer } isbjørnen?
ask-threat = En isbjørn angriper { $explorer }: flykt, jag den bort, eller bli reddet
ask-collect = Vil du plukke opp en gjenstand?

# What one can do
do-settle = sett en polfarer i { $station }
do-fly = fly til { $station } med redningshelikopteret
do-overland = gå over land til { $station }
do-pick = ta et { $floe }
do-choose = velg isflaket på { $hex }
do-place = legg isflaket på { $hex }
do-orient = legg det dreid { $turns } sjettedeler med klokka
do-drift = la det drive mot { $direction }
do-rotate-clockwise = drei det med klokka
do-rotate-back = drei det mot klokka
do-discover = oppdag et nytt isflak
do-select = flytt { $explorer }
do-fish = fisk: et tau for to fisk
do-end = avslutt turen
do-drop-rope = legg fra deg et tau hos { $explorer }
do-drop-fish = legg fra deg en fisk hos { $explorer }
do-step = gå mot { $direction } til { $place }
do-swim = svøm mot { $first } og så mot { $second } til { $place }
do-stop = stopp her
do-collect-rope = plukk opp et tau
do-collect-fish = plukk opp en fisk
do-collect-nothing = ikke plukk opp noe
do-drive = jag isbjørnen mot { $direction }

# What happens
does-settle = { $player } setter en polfarer i { $station }
does-fly = { $player } får polfareren sin fløyet til { $station } med redningshelikopteret
does-overland = { $player } går over land til { $station }
does-pick = { $player } tar et { $floe }
does-choose = { $player } velger isflaket på { $hex }
does-place = { $player } legger isflaket på { $hex }
does-orient = { $player } legger isflaket dreid { $turns } sjettedeler med klokka
does-drift = { $player } lar isflaket drive mot { $direction }
does-rotate-clockwise = { $player } dreier isflaket med klokka
does-rotate-back = { $player } dreier isflaket mot klokka
does-discover = { $player } oppdager et nytt isflak
does-select = { $player } legger ut med { $explorer }
does-fish = { $player } fisker
does-end = { $player } avslutter turen
does-drop-rope = { $player } legger fra seg et tau hos { $explorer }
does-drop-fish = { $player } legger fra seg en fisk hos { $explorer }
does-step = { $player } går mot { $direction } til { $place }
does-swim = { $player } svømmer mot { $first } og så mot { $second } til { $place }
does-stop = { $player } stopper
does-collect-rope = { $player } plukker opp et tau
does-collect-fish = { $player } plukker opp en fisk
does-collect-nothing = { $player } plukker ikke opp noe
does-drive = { $player } jager isbjørnen mot { $direction }
begins = { $player } er startspiller
is-dealt = { $player } trekker et { $floe }
is-drawn = Et { $floe } kommer opp av tøyposen
tile-up = Isflakbrikke: { $things }
island-tile-up = Øybrikke { $island }: { $things }

# The table
line-turn = Tur { $turn }: { $player }
line-floe = { $hex }, isflak { $number }, pakkis { $edges }
line-place = { $place }
line-field = { $field }; { $things }; polfarere { $explorers }
line-backpack = Ryggsekk, { $player }: tau { $ropes }, fisk { $fish }
line-hand = Isflak, { $player }: { $floes }
line-in-hand = Skal legges: { $floe }; { $things }
line-supply = Felles forråd: { $things }
line-bag = I tøyposen: { $floes } isflak; i trekkbunken: { $tiles ->
    [one] 1 brikke
   *[other] { $tiles } brikker
}

# In the picture
seen-or = { $one } eller { $other }
seen-sea = { $hex }: åpent hav; strøm mot { $direction }, styrke { $strength }
seen-floe = { $floe }; strøm mot { $direction }, styrke { $strength }
seen-explorer = { $player }: { $explorer }
seen-rope-on = tau på { $place }
seen-fish-on = fisk på { $place }
seen-bear-on = isbjørn på { $place }
seen-packed-rope = tau i ryggsekken
seen-packed-fish = fisk i ryggsekken
seen-ropes = tau { $number }
seen-fish = fisk { $number }
seen-bears = isbjørner { $number }
seen-supply = Felles forråd: { $things }
seen-price = { $way }; koster tau { $ropes }, fisk { $fish }
seen-bag = Tøypose med { $floes } isflak
seen-stack = Trekkbunke: { $tiles }
seen-turn = { $player } har turen
seen-chosen = Isflaket på { $hex } er valgt
seen-danger = En isbjørn truer { $place }

# Why not, by rule
FLOW-06 = først settes polfarerne, én om gangen
FLOW-07 = en stasjon rommer høyst to polfarere
FLOW-09 = i startfasen legger man sine egne trukne isflak, ett etter ett
FLOW-10 = i startfasen legges ikke isflak på innstrømningsfelt
FLOW-11 = i startfasen kan ikke et isflak berøre et annet
FLOW-12 = bare et isflak som legges, kan dreies fritt
FLOW-15 = i en tur må man utføre nøyaktig én isflakhandling
FLOW-16 = i en tur kan man bare utføre én polfarerhandling
FLOW-17 = det som er begynt, gjøres ferdig: den ene handlingen kan ikke avbryte den andre
FLOW-19 = turen slutter når handlingene er utført
FLOW-20 = velg et isflak uten polfarere, eller et med din egen
FLOW-22 = et isflak driver bare i en trykt retning
FLOW-25 = isflaket ville ikke flytte seg i den retningen
FLOW-30 = et oppdaget isflak legges på et ledig innstrømningsfelt
FLOW-33 = alle innstrømningsfelt er opptatt
FLOW-34 = når tøyposen er tom, tas et isflak uten polfarere som driver ut av stredet
FLOW-35 = tøyposen er tom, og ingen isflak kan forlate stredet
FLOW-38 = velg først polfareren som skal flyttes
FLOW-39 = det er ikke noe felt å gå til i den retningen
FLOW-40 = hver taggete kant koster et tau
FLOW-43 = man svømmer gjennom ett felt åpent hav, og det koster en fisk
FLOW-44 = å svømme over en taggete kant koster også et tau
FLOW-45 = en svømmetur må ende på et felt
FLOW-46 = man kan ikke slutte på et felt med to andre polfarere
FLOW-47 = din egen polfarer er allerede på den stasjonen i Sibir
FLOW-48 = man går bare over land i Alaska, for ett tau fra stasjon til stasjon
FLOW-49 = over land holder man seg innenfor en gruppe på tre stasjoner
FLOW-51 = man kan bare plukke opp det som ligger på feltet der man sluttet
FLOW-54 = flyttingen er over; nå kan man bare plukke opp
FLOW-56 = ryggsekken er full
FLOW-57 = den gjenstanden har du ikke
FLOW-58 = å fiske koster et tau
FLOW-61 = hver isbjørn på feltet koster en fisk
FLOW-62 = isbjørnene på dette feltet må jages bort først
FLOW-65 = det er ingen isbjørn å jage bort
FLOW-66 = en isbjørn kan ikke jages mot en kyst
FLOW-68 = polfarere under angrep må først i sikkerhet
FLOW-71 = å jage bort en angripende isbjørn koster en fisk
FLOW-74 = den som kan flykte, kan ikke ta redningshelikopteret
FLOW-Q17 = den stillingen ser ut som en som alt er tilbudt
FLOW-Q28 = ett tau fører bare til neste stasjon langs kysten
FLOW-Q29 = man kan ikke svømme tilbake dit man kom fra
FLOW-Q30 = man kan ikke svømme fra stasjon til stasjon
FLOW-Q33 = flyttingen kunne ikke avsluttes derfra
FLOW-Q34 = der har man alt vært, og ingenting er betalt eller lagt fra siden
FLOW-Q35 = denne polfareren kan verken gå noe sted eller plukke opp noe
FLOW-Q36 = man legger noe fra seg når som helst i sin egen tur, men ikke mens en isbjørn angriper
FLOW-Q37 = man legger noe fra seg der ens polfarer er, og aldri i Sibir
FLOW-Q38 = det er ikke plass i ryggsekken til fiskene
FLOW-Q39 = det er ingen fisk i forrådet
FLOW-Q50 = isbjørnen kan ikke jages tilbake dit den kom fra
FLOW-Q55 = den stasjonen er full

# Before the game
length = omtrent { $minutes } minutter
option-explorers_needed = Oppdagere som må nå Sibir
option-explorers_needed-3 = tre
option-explorers_needed-2 = to (et kortere spill)
option-start_player = Første spiller
option-turn_cap = Høyst så mange turer per spiller (0: ingen grense)
option-rope_along_coast = Over land i Alaska gjelder ett tau for
option-rope_along_coast-per_pair = veien til neste stasjon
option-rope_along_coast-per_move = veien til hvilken som helst stasjon i gruppen
