title = Polar Rush
summary = Husk brikkerne, kryds isflagerne, og kom først til igloen.
board-printed = Alle regler, de elleve brikker, ni isflager med to sider hver, at de er aflange og lægges i en række, og at en side af terningen viser 3.
board-rebuilt = Hvert billede på isflagerne og dets plads, terningens øvrige sider og tre af de fem spilleres farver.

player = Spiller { $seat }
igloo = iglo
crack = revne
kayak = kajak
harpoon = harpun
polar-bear = isbjørn
sled = slæde
hare = polarhare
puffin = lunde
seal = sæl
fishing-hole = fiskehul
start-space = startfelt
water = vand
space = { $picture } (isflage { $floe }, kolonne { $column }, { $row ->
    [home] mod hjem
   *[start] mod start
})
junction = isflage { $floe } og isflage { $next }
spot = { $picture } på isflage { $floe }
spot-column = { $picture } på isflage { $floe }, kolonne { $column }
list = { $first }, { $rest }
count = { $number }
a-harpoon = en harpun
on-start = på startfeltet
in-kayak = i kajakken mellem { $junction }
tile = { $picture ->
    [igloo] igloen
    [crack] revnen
    [kayak] kajakken
    [harpoon] harpunen
    [polar-bear] isbjørnen
    [sled] slæden
    [hare] polarharen
    [puffin] lunden
    [seal] sælen
   *[fishing-hole] fiskehullet
}

# What is asked
ask-flip = Vend en brik ({ $tiles } tilbage)
ask-move = Brikken viser: { $picture }. Hvor går du hen?
ask-harpoon = Tager du en harpun?
ask-crack = Isen revner: vælg to isflager at skille, eller en rende at samle
ask-kayak = Stiger du i kajakken?

# What one can do
flip = vend brik { $place }
go = gå til: { $space }
separate = skil { $junction }
bridge = luk renden mellem { $junction }
board = stig i kajakken mellem { $junction }
take-harpoon = tag en harpun
leave-harpoon = tag ikke en harpun
not-board = stig ikke i kajakken
stay = bliv stående

# What happens
fact-round-begins = Runde { $number } begynder.
fact-turn-begins = Nu har { $player } tur.
fact-course-laid = Banen er klar: { $number } isflager fra start til igloen.
fact-starts = { $player } begynder.
fact-shuffled = Efter revnen blandes alle brikker.
fact-rolls = { $player } slår { $tiles }.
fact-turns-over = { $player } vender { $tile } og skal vælge.
fact-moves = { $way ->
    [on] { $player } vender { $tile } og går videre fra isflage { $from } til isflage { $to }.
    [back] { $player } vender { $tile } og går tilbage fra isflage { $from } til isflage { $to }.
   *[here] { $player } vender { $tile } og går derhen på isflage { $to }.
}
fact-sleds = { $way ->
    [on] { $player } vender { $tile } og suser videre på slæde fra isflage { $from } til isflage { $to }.
    [back] { $player } vender { $tile } og kører tilbage på slæde fra isflage { $from } til isflage { $to }.
   *[here] { $player } vender { $tile } og kører derhen på slæde på isflage { $to }.
}
fact-hunts = { $way ->
    [on] { $player } vender { $tile }, lægger harpunen tilbage og går videre fra isflage { $from } til isflage { $to }.
    [back] { $player } vender { $tile }, lægger harpunen tilbage og går tilbage fra isflage { $from } til isflage { $to }.
   *[here] { $player } vender { $tile }, lægger harpunen tilbage og går derhen på isflage { $to }.
}
fact-lands = { $player } vender { $tile } og stiger ud af kajakken på isflage { $to }.
fact-reaches = { $player } vender { $tile } og er hjemme!
fact-leads = { $player } overhaler { $other } og fører.
fact-no-space = { $picture ->
    [igloo] { $player } vender { $tile }, men den er uden for rækkevidde.
   *[other] { $player } vender { $tile } og bliver stående: der er ingen inden for rækkevidde.
}
fact-blocked = { $player } vender { $tile } og bliver stående: { $other } står i vejen.
fact-no-harpoon = { $player } vender { $tile } og bliver stående uden harpun.
fact-stays = { $player } vender { $tile } og vælger at blive stående.
fact-takes-harpoon = { $player } tager { $harpoon }.
fact-leaves-harpoon = { $player } tager ikke { $harpoon }.
fact-separates = { $player } vender { $tile }: isen brækker mellem { $junction }.
fact-bridges = { $player } vender { $tile } og lukker renden mellem { $junction }.
fact-boards = { $player } vender { $tile } og stiger i den mellem { $junction }.
fact-stays-out = { $player } vender { $tile } og stiger ikke i den.
fact-no-gap = { $player } vender { $tile }, men der er ingen rende at krydse.
fact-kayak-taken = { $whose ->
    [own] { $player } vender { $tile } og sidder allerede i den.
   *[other] { $player } vender { $tile }, men { $other } sidder i den.
}

# How it ended
fact-home-first = { $player } er først ved igloen.
fact-at-igloo = I mål ({ $igloo }) efter { $number } { $number ->
    [one] tur
   *[other] ture
}.
fact-steps-left = { $number ->
    [one] Ét skridt
   *[other] { $number } skridt
} fra igloen: { $place }.
fact-harpoon-left = Har { $harpoon }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-reaches = Du når igloen
hint-mine-leads = Du kommer i føring
hint-mine-moves = Du går videre
hint-mine-sleds = Du kører på slæde
hint-mine-hunts = Du kommer forbi en isbjørn
hint-mine-takes-harpoon = Du tager en harpun
hint-mine-no-space = Du vender en brik, som du ikke kan bruge
hint-mine-blocked = En modstander står i vejen for dig
hint-mine-no-harpoon = Du vender en isbjørn uden at have en harpun
hint-mine-kayak-taken = Du vender kajakken, mens den er optaget
hint-rivals-reaches = En modstander når igloen
hint-rivals-leads = En modstander kommer i føring
hint-rivals-blocked = En modstander bliver blokeret

# What goes on
now-roll = { $player } slår med terningen.
now-look = Se på brikkerne: nu vendes de tilbage. Så slår { $player } med terningen.
now-flip = { $player } vælger en brik at vende ({ $tiles } tilbage).
now-choose = { $player } har vendt { $tile } og vælger, hvad der skal ske.

# The table
line-round = Runde { $round }
line-course = { $floes } isflager fra start (1) til igloen ({ $floes }). To felter ligger ved siden af hinanden, hvis de rører hinanden ved en side eller et hjørne.
line-row = { $row ->
    [home] Isflage { $floe }, mod hjem: { $spaces }
   *[start] Isflage { $floe }, mod start: { $spaces }
}
cell = { $column } { $picture }
cell-taken = { $column } { $picture } med { $player }
line-gap = En rende mellem { $junction }
line-start = { $player }: på startfeltet
line-kayak = { $player }: i kajakken mellem { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } har en harpun
line-reach = En brik kan flytte { $player } til: { $spaces }
line-no-reach = Ingen brik kan flytte { $player } nu
line-down = Brikker med bagsiden op: { $places }
line-face-up = Brik { $place } viser: { $picture }
line-seen = Brik { $place } er set: { $picture }
line-aid = Huskehjælpen er slået til

# Why not, by rule
RUSH-11 = en brik udføres helt, før den næste vælges
RUSH-12 = en brik, der ligger med billedsiden opad, kan ikke vælges igen i denne tur
RUSH-14 = en figur flytter kun til et felt med billedet på den brik, der lige er vendt
RUSH-15 = den, der har et felt at gå til, skal flytte
RUSH-16 = feltet er ikke tilstødende
RUSH-17 = felter på hver sin side af en rende er ikke tilstødende
RUSH-18 = en anden figur står på det felt
RUSH-20 = en figur kan ikke flytte til sit eget felt
RUSH-21 = en brik flytter kun figuren én gang
RUSH-22 = det første træk bliver på startflagen
RUSH-25 = ingen må have mere end én harpun
RUSH-26 = en harpun kan kun tages, når man kommer til et harpunbillede
RUSH-28 = en isbjørn skal være på den samme isflage eller på den nærmeste foran eller bagved
RUSH-30 = en slæde når ikke længere end til den nærmeste isflage foran eller bagved
RUSH-33 = isflager skilles og samles kun med en revnebrik, og så skal der vælges en sammenføjning
RUSH-34 = banen har ikke den sammenføjning
RUSH-35 = en rende, hvor en figur sidder i kajakken, kan ikke samles
RUSH-39 = man stiger kun i kajakken med en kajakbrik, i en rende ved sin egen isflage
RUSH-41 = fra kajakken går en figur kun til de to isflager ved dens rende
RUSH-52 = der er ingen harpuner i let spil
RUSH-54 = i let spil må man kun blive stående, hvis alle felter, man kan gå til, ligger bagud
RUSH-Q5 = alle de brikker, som terningen kræver, skal vendes

# The picture
tile-down = Brik { $place }, bagsiden op
die = Brikker, der endnu skal vendes: { $tiles }
harpoons-left = Harpuner, der kan tages: { $harpoons }
kayak-ashore = Kajakken, på land
joined = { $junction } ligger sammen

# Before the game
length = omkring { $minutes } minutter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = lette, for små børn
option-variant-help = I det lette spil behøver ingen at gå baglæns, og slæder, harpuner og bjørne har ingen særlige regler.
option-mid_floes = Isflager mellem start og mål
option-mid_floes-help = Flere isflager giver et længere spil. En bane fra billederne har sit eget antal.
option-start_player = Første spiller
option-start_player-help = Hvem der har den første tur.
option-memory_aid = Vis brikker, der er set
option-memory_aid-off = nej
option-memory_aid-young_seats = for små børn
option-memory_aid-all_seats = for alle
option-memory_aid-help = Viser, hvad der er set under hver brik, indtil brikkerne blandes.
option-young = Lille barn
option-young-help = Små børn får hjælp til hukommelsen, hvis den er valgt for dem.
option-sled_to_igloo = Iglo med slæde
option-sled_to_igloo-on = også på afstand
option-sled_to_igloo-off = kun fra et tilstødende felt
option-sled_to_igloo-help = En slæde når felter, der ikke ligger ved siden af dig. Regelhæftet siger ikke, om det også gælder igloen.
option-distant_sled_move = Slæde uden passende nabofelt
option-distant_sled_move-may = man må blive stående
option-distant_sled_move-must = man skal flytte
option-distant_sled_move-help = Om du skal køre med slæden, når billedet er inden for dens rækkevidde, men ikke ved siden af dig.
option-look_time = Sekunder til at se den sidste brik
option-look_time-help = Hvor længe turens sidste brik bliver liggende åben for alle.
option-look_time-0 = ingen
option-course = Bane
option-course-help = Rækken af isflager fra start til igloen.
option-course-mixed = blandet
option-course-broad = bred is, kun lidt vand
option-course-narrow = smal is, meget vand
option-course-long = lang: otte isflager
option-course-longest = længst: ni isflager
