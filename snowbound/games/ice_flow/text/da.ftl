title = Ice Flow
summary = Før dine opdagelsesrejsende over drivende isflager fra Alaska til Sibirien.

player = Spiller { $seat }
north = nord
north-east = nordøst
south-east = sydøst
south = syd
south-west = sydvest
north-west = nordvest
explorer = opdagelsesrejsende { $number } ({ $place })
things = reb { $ropes }, fisk { $fish }, isbjørne { $bears }
floe = isflage med mønster { $pattern } ({ $edges })

# What is asked
ask-station = Sæt en opdagelsesrejsende i en station i Alaska
ask-pick = Vælg en af dine isflager til denne brik
ask-hex = Vælg et havfelt til isflagen
ask-orientation = Vælg, hvordan isflagen skal ligge
ask-turn = Din tur: en isflagehandling og, hvis du vil, en opdagerhandling
ask-floe-action = Du mangler at udføre en isflagehandling
ask-explorer-action = Udfør en opdagerhandling, eller afslut turen
ask-end = Begge handlinger er udført: afslut turen
ask-floe = Lad isflagen drive, eller drej den
ask-remove = Stofposen er tom: hvilken isflage forlader strædet?
ask-entry = Vælg et tilstrømningsfelt til den nye isflage
ask-journey = Hvor går { $explorer } hen?
ask-drive = Hvorhen jager { $explorer } isbjørnen?
ask-threat = En isbjørn angriber { $explorer }: flygt, jag den væk, eller bliv reddet
ask-collect = Vil du samle en genstand op?

# What one can do
do-settle = sæt en opdagelsesrejsende i { $station }
do-fly = flyv til { $station } med redningshelikopteren
do-overland = gå over land til { $station }
do-pick = tag en { $floe }
do-choose = vælg isflagen på { $hex }
do-place = læg isflagen på { $hex }
do-orient = læg den drejet { $turns } sjettedele med uret
do-drift = lad den drive mod { $direction }
do-rotate-clockwise = drej den med uret
do-rotate-back = drej den mod uret
do-discover = opdag en ny isflage
do-select = flyt { $explorer }
do-fish = fisk: et reb for to fisk
do-end = afslut turen
do-drop-rope = læg et reb fra dig hos { $explorer }
do-drop-fish = læg en fisk fra dig hos { $explorer }
do-step = gå mod { $direction } til { $place }
do-swim = svøm mod { $first } og så mod { $second } til { $place }
do-stop = stop her
do-collect-rope = saml et reb op
do-collect-fish = saml en fisk op
do-collect-nothing = saml ikke noget op
do-drive = jag isbjørnen mod { $direction }

# What happens
does-settle = { $player } sætter en opdagelsesrejsende i { $station }
does-fly = { $player } får sin opdagelsesrejsende fløjet til { $station } med redningshelikopteren
does-overland = { $player } går over land til { $station }
does-pick = { $player } tager en { $floe }
does-choose = { $player } vælger isflagen på { $hex }
does-place = { $player } lægger isflagen på { $hex }
does-orient = { $player } lægger isflagen drejet { $turns } sjettedele med uret
does-drift = { $player } lader isflagen drive mod { $direction }
does-rotate-clockwise = { $player } drejer isflagen med uret
does-rotate-back = { $player } drejer isflagen mod uret
does-discover = { $player } opdager en ny isflage
does-select = { $player } drager af sted med { $explorer }
does-fish = { $player } fisker
does-end = { $player } afslutter turen
does-drop-rope = { $player } lægger et reb fra sig hos { $explorer }
does-drop-fish = { $player } lægger en fisk fra sig hos { $explorer }
does-step = { $player } går mod { $direction } til { $place }
does-swim = { $player } svømmer mod { $first } og så mod { $second } til { $place }
does-stop = { $player } stopper
does-collect-rope = { $player } samler et reb op
does-collect-fish = { $player } samler en fisk op
does-collect-nothing = { $player } samler ikke noget op
does-drive = { $player } jager isbjørnen mod { $direction }
begins = { $player } er startspiller
is-dealt = { $player } trækker en { $floe }
is-drawn = En { $floe } kommer op af stofposen
tile-up = Isflagebrik: { $things }
island-tile-up = Øbrik { $island }: { $things }

# The table
line-turn = Tur { $turn }: { $player }
line-floe = { $hex }, isflage { $number }, pakis { $edges }
line-place = { $place }
line-field = { $field }; { $things }; opdagelsesrejsende { $explorers }
line-backpack = Rygsæk, { $player }: reb { $ropes }, fisk { $fish }
line-hand = Isflager, { $player }: { $floes }
line-in-hand = Skal lægges: { $floe }; { $things }
line-supply = Fælles forråd: { $things }
line-bag = I stofposen: { $floes } isflager; i trækstakken: { $tiles ->
    [one] 1 brik
   *[other] { $tiles } brikker
}

# In the picture
seen-or = { $one } eller { $other }
seen-sea = { $hex }: åbent hav; strøm mod { $direction }, styrke { $strength }
seen-floe = { $floe }; strøm mod { $direction }, styrke { $strength }
seen-explorer = { $player }: { $explorer }
seen-rope-on = reb på { $place }
seen-fish-on = fisk på { $place }
seen-bear-on = isbjørn på { $place }
seen-packed-rope = reb i rygsækken
seen-packed-fish = fisk i rygsækken
seen-ropes = reb { $number }
seen-fish = fisk { $number }
seen-bears = isbjørne { $number }
seen-supply = Fælles forråd: { $things }
seen-price = { $way }; koster reb { $ropes }, fisk { $fish }
seen-bag = Stofpose med { $floes } isflager
seen-stack = Trækstak: { $tiles }
seen-turn = { $player } har turen
seen-chosen = Isflagen på { $hex } er valgt
seen-danger = En isbjørn truer { $place }

# Why not, by rule
FLOW-06 = først sættes de opdagelsesrejsende, én ad gangen
FLOW-07 = en station rummer højst to opdagelsesrejsende
FLOW-09 = i startfasen lægger man sine egne trukne isflager, én efter én
FLOW-10 = i startfasen lægges ingen isflage på et tilstrømningsfelt
FLOW-11 = i startfasen må ingen isflage røre en anden
FLOW-12 = kun en isflage, der lægges, kan frit drejes
FLOW-15 = i en tur skal man udføre netop én isflagehandling
FLOW-16 = i en tur må man kun udføre én opdagerhandling
FLOW-17 = det, der er begyndt, gøres færdigt: den ene handling må ikke afbryde den anden
FLOW-19 = turen slutter, når dens handlinger er udført
FLOW-20 = vælg en isflage uden opdagelsesrejsende eller en med din egen
FLOW-22 = en isflage driver kun i en trykt retning
FLOW-25 = isflagen ville ikke flytte sig i den retning
FLOW-30 = en opdaget isflage lægges på et frit tilstrømningsfelt
FLOW-33 = alle tilstrømningsfelter er optaget
FLOW-34 = når stofposen er tom, tages en isflage uden opdagelsesrejsende, som driver ud af strædet
FLOW-35 = stofposen er tom, og ingen isflage kan forlade strædet
FLOW-38 = vælg først den opdagelsesrejsende, der skal flyttes
FLOW-39 = der er ikke noget felt at gå til i den retning
FLOW-40 = hver takket kant koster et reb
FLOW-43 = man svømmer gennem ét felt åbent hav, og det koster en fisk
FLOW-44 = at svømme over en takket kant koster også et reb
FLOW-45 = en svømmetur skal ende på et felt
FLOW-46 = man må ikke slutte på et felt med to andre opdagelsesrejsende
FLOW-47 = din egen opdagelsesrejsende er allerede i den station i Sibirien
FLOW-48 = man går kun over land i Alaska, for et reb fra station til station
FLOW-49 = over land bliver man inden for en gruppe på tre stationer
FLOW-51 = man kan kun samle det op, der ligger på feltet, hvor man sluttede
FLOW-54 = flytningen er slut; nu kan man kun samle op
FLOW-56 = rygsækken er fuld
FLOW-57 = den genstand har du ikke
FLOW-58 = at fiske koster et reb
FLOW-61 = hver isbjørn på feltet koster en fisk
FLOW-62 = isbjørnene på dette felt skal først jages væk
FLOW-65 = der er ingen isbjørn at jage væk
FLOW-66 = en isbjørn må ikke jages mod en kyst
FLOW-68 = opdagelsesrejsende under angreb skal først i sikkerhed
FLOW-71 = at jage en angribende isbjørn væk koster en fisk
FLOW-74 = den, der kan flygte, må ikke tage redningshelikopteren
FLOW-Q17 = den stilling ser ud som en, der allerede tilbydes
FLOW-Q28 = et reb fører kun til den næste station langs kysten
FLOW-Q29 = man må ikke svømme tilbage, hvor man kom fra
FLOW-Q30 = man kan ikke svømme fra station til station
FLOW-Q33 = flytningen kunne ikke afsluttes derfra
FLOW-Q34 = der har man allerede været, og intet er betalt eller lagt fra siden
FLOW-Q35 = denne opdagelsesrejsende kan hverken gå nogen steder eller samle noget op
FLOW-Q36 = man lægger noget fra sig når som helst i sin egen tur, men ikke mens en isbjørn angriber
FLOW-Q37 = man lægger noget fra sig, hvor ens opdagelsesrejsende er, og aldrig i Sibirien
FLOW-Q38 = der er ikke plads i rygsækken til fiskene
FLOW-Q39 = der er ingen fisk i forrådet
FLOW-Q50 = isbjørnen må ikke jages tilbage, hvor den kom fra
FLOW-Q55 = den station er fuld

# Before the game
length = omkring { $minutes } minutter
option-explorers_needed = Opdagere, der skal nå Sibirien
option-explorers_needed-3 = tre
option-explorers_needed-2 = to (et kortere spil)
option-start_player = Første spiller
option-turn_cap = Højst så mange ture pr. spiller (0: ingen grænse)
option-rope_along_coast = Over land i Alaska gælder et reb for
option-rope_along_coast-per_pair = vejen til den næste station
option-rope_along_coast-per_move = vejen til en hvilken som helst station i gruppen
