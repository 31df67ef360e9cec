title = Ice Flow
summary = Før dine opdagelsesrejsende over drivende isflager fra Alaska til Sibirien.
board-printed = Alle regler, antallet af alle dele, et hav af sekskantede felter med strømme af styrke 1 til 3, to øer, seks stationer i Alaska og fire i Sibirien.
board-rebuilt = Kysternes form, hvor øerne og stationerne ligger, hvilken strøm hver rende har, hvilke kanter på isflagerne der er pakis, og hvad brikkerne viser.

player = Spiller { $seat }
north = nord
north-east = nordøst
south-east = sydøst
south = syd
south-west = sydvest
north-west = nordvest
clockwise = med uret
counter-clockwise = mod uret
explorer = opdagelsesrejsende { $number }
explorer-of = { $explorer } ({ $player })
comma = { $first }, { $rest }
and = { $first } og { $last }
or = { $first } eller { $last }
sentences = { $first } { $rest }
one-rope = et reb
many-ropes = { $number } reb
one-fish = en fisk
many-fish = { $number } fisk
one-bear = en isbjørn
many-bears = { $number } isbjørne
the-bear = isbjørnen
nothing = ingenting
free = gratis
for-price = { " " }for { $price }
smooth = glatte kanter hele vejen rundt
pack-ice = pakis mod { $edges }
floe = isflage med { $edges }
current = strøm mod { $direction }, styrke { $strength }

# Questions
ask-station = Vælg en station i Alaska til en opdagelsesrejsende
ask-pick = Vælg en af dine isflager til denne brik
ask-hex = Vælg et havfelt til isflagen
ask-orientation = Vælg, hvordan isflagen skal ligge
ask-turn = Din tur: Udfør en isflagehandling og, hvis du vil, en opdagerhandling
ask-floe-action = Du mangler at udføre en isflagehandling
ask-explorer-action = Udfør en opdagerhandling, eller afslut turen
ask-end = Du har udført begge handlinger: Afslut turen
ask-floe = Lad isflagen drive, eller drej den
ask-remove = Stofposen er tom: Hvilken isflage skal ud af strædet?
ask-entry = Vælg et tilstrømningsfelt til den nye isflage
ask-journey = Hvor går { $explorer } hen fra { $place }?
ask-drive = Hvor jager { $explorer } isbjørnen hen fra { $place }?
ask-threat = En isbjørn angriber { $explorer } ved { $place }: Flygt, jag den væk, eller tilkald helikopteren
ask-collect = Vil du samle en genstand op?

# Actions
do-settle = sæt en opdagelsesrejsende i { $station }
do-fly = flyv til { $station } med redningshelikopteren
do-overland = gå over land til { $station }
do-choose = isflage på { $hex }
do-place = læg isflagen på { $hex }
do-lay = læg den med { $edges }
do-lay-smooth = læg den: Den er glat hele vejen rundt
do-drift = lad den drive mod { $direction }
do-drift-to = lad den drive mod { $direction } til { $hex }
do-drift-out = lad den drive mod { $direction }, ud af strædet
do-rotate-clockwise = drej den med uret
do-rotate-back = drej den mod uret
do-discover = opdag en ny isflage
do-select = flyt { $explorer } fra { $place }
do-select-or-collect = flyt { $explorer } fra { $place }, eller saml noget op dér
do-fish = byt et reb til to fisk
do-end = afslut turen
do-drop-rope = læg et reb fra dig ved { $place } ({ $explorer })
do-drop-fish = læg en fisk fra dig ved { $place } ({ $explorer })
do-step = gå mod { $direction } til { $place }
do-swim = svøm mod { $first } og så mod { $second } til { $place }
do-stop = stop ved { $place }
do-stop-and-collect = stop ved { $place }, og saml noget op
do-collect-rope = saml et reb op
do-collect-fish = saml en fisk op
do-collect-nothing = saml ikke noget op
do-drive = jag isbjørnen mod { $direction }

# Headings of the choices
help-tile = { $code }
group-floe = { $drift } eller { $turn }: lad en isflage drive, eller drej den
group-discover = { $code }: opdag en isflage
group-move = { $code }: flyt en opdagelsesrejsende, eller saml noget op
group-fish = { $code }: fisk
group-drop = Læg noget ud af rygsækken
group-end = Afslut turen
group-collect = Saml noget op
group-go = Gå videre
group-stop = Stop
group-chase = Jag isbjørnen væk
group-drift = { $code }: driv
group-rotate = { $code }: drej
group-flee = Flygt
group-drive = Jag isbjørnen væk for en fisk
group-rescue = Redningshelikopter

# What goes on
now-explorers = Startfase: De opdagelsesrejsende sættes ud i Alaska.
now-floes = Startfase: { $number } af { $all } isflager er lagt ud.
now-turn = Runde { $round }, { $player } har turen: { $floe }, { $explorer }.
floe-done = isflagehandling udført
floe-open = isflagehandling mangler
explorer-done = opdagerhandling udført
explorer-open = opdagerhandling mulig
now-driving = Ved { $place } jager { $explorer } isbjørnen væk.
now-attacked = En isbjørn angriber { $explorer } ved { $place }.
now-travelling = Undervejs, nu ved { $place }: { $explorer }.
now-placing = Skal lægges: en { $floe }; på den: { $things }.
now-home = I Sibirien ({ $needed } vinder): { $players }.
home-of = { $player } { $number }

# The table
line-map = Et havfelt hedder efter sin kolonne, fra { $first } i vest til { $last } i øst, og sin række, der tælles fra 0 i nord. Kolonnerne { $shifted } ligger et halvt felt længere mod syd. Sibirien ligger i vest, Alaska i øst. Nye isflager kommer ind på { $entries }.
line-floe = { $hex }: isflage med { $edges }; { $current }.
line-place = { $place }.
line-things = Her er { $things }.
line-explorers = Opdagelsesrejsende: { $explorers }.
line-near = Ved siden af: { $places }.
line-backpack = Rygsæk hos { $player }: { $things }.
line-hand = Isflager, som { $player } skal lægge: { $floes }.
line-supply = Fælles forråd: { $things }.
line-bag = Isflager i stofposen: { $floes }. Brikker i trækstakken: { $tiles }.
tile-up = Brikken viser { $things }.
island-tile-up = Brikken viser { $things } til { $island }.

# The log
fact-round-begins = Runde { $number }.
fact-turn-begins = Turen går til { $player }.
fact-starts = { $player } er startspiller.
fact-settles = { $player } sætter { $explorer } i { $place }.
fact-is-dealt = { $player } trækker en { $floe }.
fact-all-are-dealt = Alle har trukket { $number } isflager.
fact-places = { $number ->
    [0] { $player } lægger en { $floe } på { $place }.
   *[other] { $player } lægger en { $floe } på { $place }; på den: { $things }.
  }
fact-discovers = { $number ->
    [0] { $player } opdager en { $floe } og lægger den på { $place }.
   *[other] { $player } opdager en { $floe } og lægger den på { $place }; på den: { $things }.
  }
fact-turns-up = { $player } vender en brik: { $tile }.
for-island = { $things } til { $place }
fact-shuffled = Alle { $number } brikker blandes til en ny trækstak.
fact-draws = { $player } trækker en { $floe } op af stofposen.
fact-takes-out = Stofposen er tom: { $player } tager isflagen på { $place } ud af strædet.
fact-island-gets = { $place } får { $things }.
fact-is-short = Der er ikke nok i forrådet; der mangler { $things }.
fact-drifts = { $player } lader en { $floe } drive fra { $from } til { $to }.
fact-stops-early = Den stopper på { $place }: { $reason }.
stops-at-floe = en anden isflage er i vejen
stops-at-island = en ø er i vejen
stops-at-coast = kysten er i vejen
stops-at-rim = med en opdagelsesrejsende på kan den ikke forlade strædet
fact-drifts-out = { $player } lader isflagen på { $place } drive ud af strædet og tilbage i stofposen.
fact-rides = { $player }: { $explorer } driver med fra { $from } til { $place }.
fact-rotates = { $player } drejer isflagen på { $place } { $direction }; nu er den en { $floe }.
fact-has-no-floe = { $player } kan ikke udføre nogen isflagehandling.
fact-sets-out = { $player } drager af sted med { $explorer } fra { $place }.
fact-steps = { $player }: { $explorer } går fra { $from } til { $place }{ $price }.
fact-swims = { $player }: { $explorer } svømmer fra { $from } til { $place }{ $price }.
fact-goes-overland = { $player }: { $explorer } går over land fra { $from } til { $place }{ $price }.
fact-leaves-ropes = Efterladt ved { $place }: { $ropes }.
fact-loses-ropes = Tilbage til forrådet: { $ropes }.
fact-feeds = { $player } giver { $fish } til { $bears } ved { $place }.
fact-arrives = { $player }: { $explorer } når frem til { $place } i Sibirien: { $number } af { $needed }.
fact-goes-back = { $player }: { $explorer } forlader { $place } i Sibirien: { $number } af { $needed }.
fact-collects = { $player } samler { $object } op ved { $place } med { $explorer }.
fact-drops = { $player } lægger { $object } fra sig ved { $place }.
fact-fishes = { $player } bytter { $rope } til { $fish }.
fact-drives = { $player } jager { $bear } fra { $from } til { $to }{ $price }.
fact-drives-out = { $player } jager { $bear } fra { $from } ud af strædet{ $price }.
fact-is-attacked = En isbjørn angriber { $explorer } ({ $player }) ved { $place }.
fact-flees = { $player }: { $explorer } flygter fra { $from } til { $place }{ $price }.
fact-is-rescued = Redningshelikopteren flyver { $explorer } ({ $player }) fra { $from } til { $place }.
fact-wins = { $player } har { $number } opdagelsesrejsende på { $number } stationer i Sibirien og vinder spillet.
fact-time-is-up = Det aftalte antal ture er spillet ({ $number } hver): Spillet er slut.
fact-won = { $player } har ført { $number } opdagelsesrejsende til Sibirien.
fact-capped = Det aftalte antal ture er spillet ({ $number } hver). Antallet af opdagelsesrejsende i Sibirien afgør spillet.
fact-tied = { $number } spillere har lige mange opdagelsesrejsende i Sibirien og deler førstepladsen.
fact-is-home = I { $place }: { $explorer }.
fact-is-on-the-way = Kun nået til { $place }: { $explorer }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-arrives = { $number ->
    [one] En af dine opdagelsesrejsende når frem til Sibirien
   *[other] { $number } af dine opdagelsesrejsende når frem til Sibirien
}
hint-mine-collects = { $number ->
    [one] Du samler en genstand op
   *[other] Du samler { $number } genstande op
}
hint-mine-rides = En af dine opdagelsesrejsende driver med på en isflage
hint-mine-wins = Du vinder spillet
hint-mine-is-attacked = { $number ->
    [one] En isbjørn angriber en af dine opdagelsesrejsende
   *[other] Isbjørne angriber { $number } af dine opdagelsesrejsende
}
hint-mine-is-rescued = Redningshelikopteren flyver en af dine opdagelsesrejsende tilbage
hint-mine-loses-ropes = { $number ->
    [one] Du mister et reb til forrådet
   *[other] Du mister { $number } reb til forrådet
}
hint-mine-fishes = { $number ->
    [one] Du bytter et reb til én fisk
   *[other] Du bytter et reb til { $number } fisk
}
hint-mine-headway = { $number ->
    [one] Dine opdagelsesrejsende har mindst én forhindring mindre på vejen til Sibirien (åbent vand, pakis eller en isbjørn)
   *[other] Dine opdagelsesrejsende har mindst { $number } forhindringer mindre på vejen til Sibirien (åbent vand, pakis eller isbjørne)
}
hint-mine-setback = { $number ->
    [one] Dine opdagelsesrejsende får mindst én forhindring mere på vejen til Sibirien (åbent vand, pakis eller en isbjørn)
   *[other] Dine opdagelsesrejsende får mindst { $number } forhindringer mere på vejen til Sibirien (åbent vand, pakis eller isbjørne)
}
hint-mine-leaves-ropes = { $number ->
    [one] Du efterlader et reb
   *[other] Du efterlader { $number } reb
}
hint-mine-feeds = { $number ->
    [one] Du betaler én fisk for en isbjørn
   *[other] Du betaler { $number } fisk for isbjørne
}
hint-mine-steps = { $number ->
    [one] En af dine opdagelsesrejsende tager et skridt
   *[other] Dine opdagelsesrejsende tager { $number } skridt
}
hint-rivals-arrives = { $number ->
    [one] En modstanders opdagelsesrejsende når frem til Sibirien
   *[other] { $number } modstandere når frem til Sibirien med en opdagelsesrejsende
}
hint-rivals-wins = En modstander vinder spillet
hint-rivals-is-attacked = { $number ->
    [one] En isbjørn angriber en modstanders opdagelsesrejsende
   *[other] Isbjørne angriber opdagelsesrejsende hos { $number } modstandere
}
hint-rivals-headway = { $number ->
    [one] Modstandernes opdagelsesrejsende har tilsammen mindst én forhindring mindre på vejen til Sibirien
   *[other] Modstandernes opdagelsesrejsende har tilsammen mindst { $number } forhindringer mindre på vejen til Sibirien
}
hint-rivals-setback = { $number ->
    [one] Modstandernes opdagelsesrejsende får tilsammen mindst én forhindring mere på vejen til Sibirien
   *[other] Modstandernes opdagelsesrejsende får tilsammen mindst { $number } forhindringer mere på vejen til Sibirien
}
hint-rivals-is-rescued = Redningshelikopteren flyver en modstanders opdagelsesrejsende tilbage

# In the picture: labels
seen-sea = { $hex }: åbent hav; { $current }
seen-explorer = { $explorer } ved { $place }
seen-rope-on = reb ved { $place }
seen-fish-on = fisk ved { $place }
seen-bear-on = isbjørn ved { $place }
seen-packed-rope = reb i rygsækken
seen-packed-fish = fisk i rygsækken
seen-price = { $way } ({ $price })
seen-journey = { $explorer } til { $place } ({ $price })
seen-collecting = saml { $object } op ved { $place } med { $explorer }
seen-home = opdagelsesrejsende i Sibirien: { $number }
seen-bag = Stofpose; isflager i den: { $floes }
seen-stack = Trækstak; brikker i den: { $tiles }
seen-turn = { $player } har turen
seen-chosen = Isflagen på { $hex } er valgt
seen-danger = En isbjørn truer { $place }

# Why not, by rule
FLOW-06 = sæt først de opdagelsesrejsende ud, én ad gangen
FLOW-07 = der er allerede to opdagelsesrejsende på den station
FLOW-09 = i startfasen lægger du de isflager, du har trukket, én ad gangen
FLOW-10 = i startfasen må du ikke lægge en isflage på et tilstrømningsfelt
FLOW-11 = i startfasen må isflagerne ikke røre hinanden
FLOW-12 = du vælger kun, hvordan en isflage skal ligge, når du lægger den ud
FLOW-15 = i hver tur skal du udføre præcis én isflagehandling
FLOW-16 = i hver tur må du kun udføre én opdagerhandling
FLOW-17 = gør først den handling færdig, du er begyndt på
FLOW-19 = du kan først afslutte turen efter dine handlinger
FLOW-20 = vælg en isflage uden opdagelsesrejsende eller en med din egen
FLOW-22 = en isflage driver kun i pilenes retning
FLOW-25 = isflagen kan ikke flytte sig i den retning
FLOW-30 = læg den nye isflage på et frit tilstrømningsfelt
FLOW-33 = alle tilstrømningsfelter er optaget
FLOW-34 = stofposen er tom: Tag en isflage uden opdagelsesrejsende, som ville drive ud af strædet
FLOW-35 = stofposen er tom, og ingen isflage kan forlade strædet
FLOW-38 = vælg først den opdagelsesrejsende, der skal flyttes
FLOW-39 = der er ikke noget felt at gå til i den retning
FLOW-40 = hver takket kant koster et reb
FLOW-43 = du kan kun svømme gennem ét felt åbent hav, og det koster en fisk
FLOW-44 = at svømme over en takket kant koster også et reb
FLOW-45 = en svømmetur skal ende på et felt
FLOW-46 = du må ikke slutte en flytning på et felt med to andre opdagelsesrejsende
FLOW-47 = du har allerede en opdagelsesrejsende på den station i Sibirien
FLOW-48 = du kan kun gå over land i Alaska, for et reb fra station til station
FLOW-49 = du kan kun gå over land inden for en gruppe på tre stationer
FLOW-51 = du kan kun samle noget op dér, hvor flytningen sluttede
FLOW-54 = flytningen er slut: Nu kan du kun samle op
FLOW-56 = din rygsæk er fuld
FLOW-57 = den genstand har du ikke
FLOW-58 = at fiske koster et reb
FLOW-61 = hver isbjørn på feltet koster en fisk
FLOW-62 = jag først isbjørnene på dette felt væk
FLOW-65 = der er ingen isbjørn at jage væk
FLOW-66 = du må ikke jage en isbjørn hen til en kyst
FLOW-68 = bring først de angrebne opdagelsesrejsende i sikkerhed
FLOW-71 = det koster en fisk at jage en angribende isbjørn væk
FLOW-74 = du må ikke tage redningshelikopteren, så længe du kan flygte
FLOW-Q17 = det ser ud på samme måde som en anden mulighed
FLOW-Q28 = et reb fører dig kun til den næste station langs kysten
FLOW-Q29 = du må ikke svømme tilbage, hvor du kom fra
FLOW-Q30 = du kan ikke svømme fra station til station
FLOW-Q33 = du ville ikke kunne afslutte flytningen derfra
FLOW-Q34 = denne opdagelsesrejsende har allerede været der, og siden da har du hverken betalt eller lagt noget fra dig
FLOW-Q35 = denne opdagelsesrejsende kan hverken gå nogen steder hen eller samle noget op
FLOW-Q36 = du må lægge genstande fra dig når som helst i din egen tur, men ikke mens en isbjørn angriber
FLOW-Q37 = du kan kun lægge en genstand fra dig, hvor en af dine opdagelsesrejsende er, og aldrig i Sibirien
FLOW-Q38 = der er ikke plads til fiskene i din rygsæk
FLOW-Q39 = der er ingen fisk i forrådet
FLOW-Q50 = du må ikke jage isbjørnen tilbage, hvor den kom fra
FLOW-Q55 = den station er fuld

# Before the game
length = cirka { $minutes } minutter
option-explorers_needed = Opdagelsesrejsende, der skal nå Sibirien
option-explorers_needed-3 = tre
option-explorers_needed-2 = to (et kortere spil)
option-explorers_needed-help = Hvor mange af dine tre opdagelsesrejsende der skal nå Sibirien, for at du vinder; med to er spillet kortere.
option-start_player = Startspiller
option-start_player-help = Hvem der begynder; efter de trykte regler aftaler spillerne det selv.
option-turn_cap = Maksimalt antal ture pr. spiller
option-turn_cap-help = Efter så mange ture hver vinder den, der har flest opdagelsesrejsende i Sibirien.
option-turn_cap-0 = ingen grænse
option-rope_along_coast = Over land i Alaska betaler et reb for
option-rope_along_coast-per_pair = vejen til den næste station
option-rope_along_coast-per_move = vejen til en hvilken som helst station i gruppen
option-rope_along_coast-help = Hvor langt et reb fører en opdagelsesrejsende langs Alaskas kyst.
