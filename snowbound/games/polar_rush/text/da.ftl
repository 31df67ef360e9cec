title = Polar Rush
summary = Husk brikkerne, gå over isflagerne, og kom først til igloen.
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
    [home] mod igloen
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
ask-harpoon = Vil du tage en harpun?
ask-crack = Isen revner: Vælg to isflager, der skal skilles ad, eller en rende, der skal lukkes
ask-kayak = Vil du stige i kajakken?

# What one can do
flip = vend brik { $place }
go = gå til: { $space }
separate = skil { $junction } ad
bridge = luk renden mellem { $junction }
board = stig i kajakken mellem { $junction }
take-harpoon = tag en harpun
leave-harpoon = lad harpunen ligge
not-board = stig ikke i kajakken
stay = bliv stående

# What happens
fact-round-begins = Runde { $number } begynder.
fact-turn-begins = Turen går til { $player }.
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
fact-leads = { $player } overhaler { $other } og tager føringen.
fact-no-space = { $picture ->
    [igloo] { $player } vender { $tile }, men den er uden for rækkevidde.
   *[other] { $player } vender { $tile } og bliver stående: Der er ingen inden for rækkevidde.
}
fact-blocked = { $player } vender { $tile } og bliver stående: { $other } står i vejen.
fact-no-harpoon = { $player } vender { $tile } og bliver stående, for der mangler en harpun.
fact-stays = { $player } vender { $tile } og vælger at blive stående.
fact-takes-harpoon = { $player } tager { $harpoon }.
fact-leaves-harpoon = { $player } tager ikke { $harpoon }.
fact-separates = { $player } vender { $tile }: Isen brækker over mellem { $junction }.
fact-bridges = { $player } vender { $tile } og lukker renden mellem { $junction }.
fact-boards = { $player } vender { $tile } og stiger i den mellem { $junction }.
fact-stays-out = { $player } vender { $tile } og stiger ikke i den.
fact-no-gap = { $player } vender { $tile }, men der er ingen rende at krydse.
fact-kayak-taken = { $whose ->
    [own] { $player } vender { $tile } og sidder allerede i den.
   *[other] { $player } vender { $tile }, men { $other } sidder i den.
}

# How it ended
fact-home-first = { $player } når først til igloen.
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
hint-mine-leads = Du tager føringen
hint-mine-sleds = Du kører på slæde
hint-mine-hunts = Du kommer forbi en isbjørn
hint-mine-takes-harpoon = Du tager en harpun
hint-mine-no-space = Du vender en brik, som du ikke kan bruge
hint-mine-blocked = { $number ->
    [one] En modstander står i vejen for dig
   *[other] Modstandere står i vejen for dig { $number } gange
}
hint-mine-no-harpoon = Du vender en isbjørn uden at have en harpun
hint-mine-kayak-taken = Du vender kajakken, mens den er optaget
hint-mine-headway = { $number ->
    [one] Du kommer mindst ét skridt nærmere igloen
   *[other] Du kommer mindst { $number } skridt nærmere igloen
}
hint-mine-setback = { $number ->
    [one] Du kommer mindst ét skridt længere væk fra igloen
   *[other] Du kommer mindst { $number } skridt længere væk fra igloen
}
hint-mine-boards = Du stiger i kajakken
hint-mine-no-gap = Du vender kajakken, hvor der ikke er nogen rende at krydse
hint-rivals-reaches = En modstander når igloen
hint-rivals-leads = En modstander tager føringen
hint-rivals-blocked = { $number ->
    [one] En modstander bliver blokeret
   *[other] { $number } modstandere bliver blokeret
}
hint-rivals-headway = { $number ->
    [one] Modstanderne kommer tilsammen mindst ét skridt nærmere igloen
   *[other] Modstanderne kommer tilsammen mindst { $number } skridt nærmere igloen
}
hint-rivals-setback = { $number ->
    [one] Modstanderne kommer tilsammen mindst ét skridt længere væk fra igloen
   *[other] Modstanderne kommer tilsammen mindst { $number } skridt længere væk fra igloen
}

# What goes on
now-roll = { $player } slår med terningen.
now-look = Se på brikkerne, før de vendes tilbage. Så slår { $player } med terningen.
now-flip = { $player } vælger en brik at vende ({ $tiles } tilbage).
now-choose = { $player } har vendt { $tile } og skal vælge.

# The table
line-round = Runde { $round }
line-course = { $floes } isflager fra start (1) til igloen ({ $floes }). To felter ligger ved siden af hinanden, hvis de rører hinanden ved en side eller et hjørne.
line-row = { $row ->
    [home] Isflage { $floe }, mod igloen: { $spaces }
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
line-down = Brikker med bagsiden opad: { $places }
line-face-up = Brik { $place } viser: { $picture }
line-seen = Brik { $place } er set: { $picture }
line-aid = Huskehjælpen er slået til

# Why not, by rule
RUSH-11 = gør brikken færdig, før du vender den næste
RUSH-12 = den brik er allerede vendt i denne tur
RUSH-14 = du kan kun gå til et felt med samme billede som den brik, du lige har vendt
RUSH-15 = er der et felt, du kan gå til, skal du flytte
RUSH-16 = det felt ligger ikke ved siden af din figur
RUSH-17 = felter på hver sin side af en rende ligger ikke ved siden af hinanden
RUSH-18 = der står en anden figur på det felt
RUSH-20 = du kan ikke flytte til det felt, du står på
RUSH-21 = en brik flytter kun din figur én gang
RUSH-22 = dit første træk skal ende på startflagen
RUSH-25 = du må højst have én harpun
RUSH-26 = du kan kun tage en harpun, når du kommer hen til et billede af en harpun
RUSH-28 = isbjørnen skal være på din egen isflage eller på den lige foran eller bagved
RUSH-30 = en slæde når kun til den nærmeste isflage foran eller bagved
RUSH-33 = kun en revnebrik skiller isflager ad eller lukker en rende, og så skal du vælge hvor
RUSH-34 = der mødes ingen isflager på det sted på banen
RUSH-35 = du kan ikke lukke en rende, så længe der sidder nogen i kajakken i den
RUSH-39 = du kan kun stige i kajakken med en kajakbrik og i en rende ved din egen isflage
RUSH-41 = fra kajakken kan du kun gå til de to isflager ved dens rende
RUSH-52 = der er ingen harpuner i let spil
RUSH-54 = i let spil må du kun blive stående, hvis alle felter, du kan gå til, ligger bagud
RUSH-Q5 = du skal vende så mange brikker, som terningen viser

# The picture
tile-down = Brik { $place }, bagsiden opad
die = Brikker, der endnu skal vendes: { $tiles }
harpoons-left = Harpuner tilbage: { $harpoons }
kayak-ashore = Kajakken, på land
joined = { $junction } er skubbet sammen

# Before the game
length = cirka { $minutes } minutter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = lette, for små børn
option-variant-help = I det lette spil behøver ingen at gå baglæns, og slæder, harpuner og bjørne har ingen særlige regler.
option-mid_floes = Isflager mellem start og mål
option-mid_floes-help = Flere isflager giver et længere spil; en bane, der er valgt ud fra billederne, har sit eget antal.
option-start_player = Startspiller
option-start_player-help = Hvem der begynder; efter de trykte regler aftaler spillerne det selv.
option-memory_aid = Vis brikker, der er set før
option-memory_aid-off = nej
option-memory_aid-young_seats = for de yngste
option-memory_aid-all_seats = for alle
option-memory_aid-help = Viser, hvad I har set under hver brik, indtil brikkerne bliver blandet.
option-young = En af de yngste
option-young-help = De yngste får huskehjælpen, hvis bordet har valgt den for dem; de trykte regler har ingen.
option-sled_to_igloo = Til igloen med slæde
option-sled_to_igloo-on = også på afstand
option-sled_to_igloo-off = kun fra et felt ved siden af
option-sled_to_igloo-help = Om en slæde også kan føre dig til igloen på afstand.
option-distant_sled_move = Slæde uden passende nabofelt
option-distant_sled_move-may = du må blive stående
option-distant_sled_move-must = du skal flytte
option-distant_sled_move-help = Om du skal køre med slæden, når billedet er inden for dens rækkevidde, men ikke ved siden af dig.
option-look_time = Sekunder til at se på den sidste brik
option-look_time-help = Hvor længe turens sidste brik bliver liggende åben for alle; de trykte regler siger det ikke.
option-look_time-0 = ingen
option-course = Bane
option-course-help = Rækken af isflager fra start til igloen.
option-course-mixed = blandet
option-course-broad = brede isflager, kun lidt vand
option-course-narrow = smalle isflager, meget vand
option-course-long = lang: otte isflager
option-course-longest = den længste: ni isflager
