title = Polar Rush
summary = Husk brikkene, kryss isflakene, og kom først til igloen.
board-printed = Alle reglene, de elleve brikkene, ni isflak med to sider hver, at de er avlange og legges i en rekke, og at én side av terningen viser 3.
board-rebuilt = Hvert bilde på isflakene og plassen det har, de andre sidene av terningen og tre av de fem spillerfargene.

player = Spiller { $seat }
igloo = iglo
crack = sprekk
kayak = kajakk
harpoon = harpun
polar-bear = isbjørn
sled = slede
hare = polarhare
puffin = lunde
seal = sel
fishing-hole = fiskehull
start-space = startfelt
water = vann
space = { $picture } (isflak { $floe }, kolonne { $column }, { $row ->
    [home] mot mål
   *[start] mot start
})
junction = isflak { $floe } og isflak { $next }
spot = { $picture } på isflak { $floe }
spot-column = { $picture } på isflak { $floe }, kolonne { $column }
list = { $first }, { $rest }
count = { $number }
a-harpoon = en harpun
on-start = på startfeltet
in-kayak = i kajakken mellom { $junction }
tile = { $picture ->
    [igloo] igloen
    [crack] sprekken
    [kayak] kajakken
    [harpoon] harpunen
    [polar-bear] isbjørnen
    [sled] sleden
    [hare] polarharen
    [puffin] lunden
    [seal] selen
   *[fishing-hole] fiskehullet
}

# What is asked
ask-flip = Snu en brikke ({ $tiles } igjen)
ask-move = Brikken viser: { $picture }. Hvor går du?
ask-harpoon = Tar du en harpun?
ask-crack = Isen sprekker: Velg to isflak å dra fra hverandre, eller en råk å lukke
ask-kayak = Går du om bord i kajakken?

# What one can do
flip = snu brikke { $place }
go = gå til: { $space }
separate = dra { $junction } fra hverandre
bridge = lukk råken mellom { $junction }
board = gå om bord i kajakken mellom { $junction }
take-harpoon = ta en harpun
leave-harpoon = ikke ta en harpun
not-board = ikke gå om bord i kajakken
stay = bli stående

# What happens
fact-round-begins = Runde { $number } begynner.
fact-turn-begins = Turen går til { $player }.
fact-course-laid = Løypa er klar: { $number } isflak fra start til igloen.
fact-starts = { $player } begynner.
fact-shuffled = Etter sprekken blandes alle brikkene.
fact-rolls = { $player } får { $tiles } på terningen.
fact-turns-over = { $player } snur { $tile } og må velge.
fact-moves = { $way ->
    [on] { $player } snur { $tile } og går videre fra isflak { $from } til isflak { $to }.
    [back] { $player } snur { $tile } og går tilbake fra isflak { $from } til isflak { $to }.
   *[here] { $player } snur { $tile } og går dit på isflak { $to }.
}
fact-sleds = { $way ->
    [on] { $player } snur { $tile } og suser videre med slede fra isflak { $from } til isflak { $to }.
    [back] { $player } snur { $tile } og drar tilbake med slede fra isflak { $from } til isflak { $to }.
   *[here] { $player } snur { $tile } og drar dit med slede på isflak { $to }.
}
fact-hunts = { $way ->
    [on] { $player } snur { $tile }, legger tilbake harpunen og går videre fra isflak { $from } til isflak { $to }.
    [back] { $player } snur { $tile }, legger tilbake harpunen og går tilbake fra isflak { $from } til isflak { $to }.
   *[here] { $player } snur { $tile }, legger tilbake harpunen og går dit på isflak { $to }.
}
fact-lands = { $player } snur { $tile } og går ut av kajakken på isflak { $to }.
fact-reaches = { $player } snur { $tile } og er hjemme!
fact-leads = { $player } går forbi { $other } og tar ledelsen.
fact-no-space = { $picture ->
    [igloo] { $player } snur { $tile }, men den er utenfor rekkevidde.
   *[other] { $player } snur { $tile } og blir stående: Ingen er innen rekkevidde.
}
fact-blocked = { $player } snur { $tile } og blir stående: { $other } står i veien.
fact-no-harpoon = { $player } snur { $tile }, men har ingen harpun og blir stående.
fact-stays = { $player } snur { $tile } og velger å bli stående.
fact-takes-harpoon = { $player } tar { $harpoon }.
fact-leaves-harpoon = { $player } tar ikke { $harpoon }.
fact-separates = { $player } snur { $tile }: Isen brekker mellom { $junction }.
fact-bridges = { $player } snur { $tile } og lukker råken mellom { $junction }.
fact-boards = { $player } snur { $tile } og går om bord mellom { $junction }.
fact-stays-out = { $player } snur { $tile } og går ikke om bord.
fact-no-gap = { $player } snur { $tile }, men det er ingen råk å krysse.
fact-kayak-taken = { $whose ->
    [own] { $player } snur { $tile }, men sitter allerede i den.
   *[other] { $player } snur { $tile }, men { $other } sitter i den.
}

# How it ended
fact-home-first = { $player } er først framme ved igloen.
fact-at-igloo = I mål ({ $igloo }) etter { $number } { $number ->
    [one] tur
   *[other] turer
}.
fact-steps-left = { $number ->
    [one] Ett skritt
   *[other] { $number } skritt
} fra igloen: { $place }.
fact-harpoon-left = Har { $harpoon }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-reaches = Du når igloen
hint-mine-leads = Du tar ledelsen
hint-mine-sleds = Du drar med slede
hint-mine-hunts = Du kommer forbi en isbjørn
hint-mine-takes-harpoon = Du tar en harpun
hint-mine-no-space = Du snur en brikke du ikke kan bruke
hint-mine-blocked = { $number ->
    [one] En motstander står i veien for deg
   *[other] Motstandere står i veien for deg { $number } ganger
}
hint-mine-no-harpoon = Du snur en isbjørn uten å ha en harpun
hint-mine-kayak-taken = Du snur kajakken mens den er opptatt
hint-mine-headway = { $number ->
    [one] Du kommer minst ett skritt nærmere igloen
   *[other] Du kommer minst { $number } skritt nærmere igloen
}
hint-mine-setback = { $number ->
    [one] Du kommer minst ett skritt lenger unna igloen
   *[other] Du kommer minst { $number } skritt lenger unna igloen
}
hint-mine-boards = Du går om bord i kajakken
hint-mine-no-gap = Du snur kajakken der det ikke er noen råk å krysse
hint-rivals-reaches = En motstander når igloen
hint-rivals-leads = En motstander tar ledelsen
hint-rivals-blocked = { $number ->
    [one] En motstander blir blokkert
   *[other] { $number } motstandere blir blokkert
}
hint-rivals-headway = { $number ->
    [one] Motstanderne kommer til sammen minst ett skritt nærmere igloen
   *[other] Motstanderne kommer til sammen minst { $number } skritt nærmere igloen
}
hint-rivals-setback = { $number ->
    [one] Motstanderne kommer til sammen minst ett skritt lenger unna igloen
   *[other] Motstanderne kommer til sammen minst { $number } skritt lenger unna igloen
}

# What goes on
now-roll = { $player } kaster terningen.
now-look = Se på brikkene før de snus tilbake. Så kaster { $player } terningen.
now-flip = { $player } velger en brikke å snu ({ $tiles } igjen).
now-choose = { $player } har snudd { $tile } og velger hva som skal skje.

# The table
line-round = Runde { $round }
line-course = { $floes } isflak fra start (1) til igloen ({ $floes }). To felter ligger inntil hverandre hvis de berører hverandre ved en side eller et hjørne.
line-row = { $row ->
    [home] Isflak { $floe }, mot mål: { $spaces }
   *[start] Isflak { $floe }, mot start: { $spaces }
}
cell = { $column } { $picture }
cell-taken = { $column } { $picture } med { $player }
line-gap = En råk mellom { $junction }
line-start = { $player }: på startfeltet
line-kayak = { $player }: i kajakken mellom { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } har en harpun
line-reach = En brikke kan flytte { $player } til: { $spaces }
line-no-reach = Ingen brikke kan flytte { $player } nå
line-down = Brikker med baksiden opp: { $places }
line-face-up = Brikke { $place } viser: { $picture }
line-seen = Brikke { $place } er sett: { $picture }
line-aid = Huskehjelpen er på

# Why not, by rule
RUSH-11 = gjør deg ferdig med denne brikken før du snur den neste
RUSH-12 = den brikken ligger allerede med bildet opp i denne turen
RUSH-14 = du kan bare gå til et felt med bildet på brikken du nettopp snudde
RUSH-15 = hvis det er et felt du kan gå til, må du flytte
RUSH-16 = det feltet er ikke ved siden av deg
RUSH-17 = felter på hver sin side av en råk regnes ikke som naboer
RUSH-18 = en annen figur står på det feltet
RUSH-20 = du kan ikke gå til feltet du står på
RUSH-21 = en brikke flytter figuren din bare én gang
RUSH-22 = det første trekket ditt må ende på startflaket
RUSH-25 = du kan ikke ha mer enn én harpun
RUSH-26 = du kan bare ta en harpun når du kommer til et harpunbilde
RUSH-28 = isbjørnen må være på ditt eget isflak eller på det nærmeste foran eller bak
RUSH-30 = sleden tar deg ikke lenger enn til det nærmeste isflaket foran eller bak
RUSH-33 = bare en sprekkbrikke kan dra isflak fra hverandre eller lukke en råk, og da må du velge hvor
RUSH-34 = det er ingen slik skjøt i løypa
RUSH-35 = du kan ikke lukke en råk mens noen sitter i kajakken der
RUSH-39 = du kan bare gå om bord i kajakken med en kajakkbrikke, i en råk ved ditt eget isflak
RUSH-41 = fra kajakken kan du bare gå til de to isflakene ved råken
RUSH-52 = det er ingen harpuner i lett spill
RUSH-54 = i lett spill kan du bare bli stående hvis alle feltene du kan gå til, ligger bakover
RUSH-Q5 = du må snu like mange brikker som terningen viser

# The picture
tile-down = Brikke { $place }, baksiden opp
die = Brikker som ennå skal snus: { $tiles }
harpoons-left = Harpuner igjen: { $harpoons }
kayak-ashore = Kajakken, på land
joined = { $junction } ligger inntil hverandre

# Before the game
length = omtrent { $minutes } minutter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = enkle, for små barn
option-variant-help = I lett spill må ingen gå bakover, og sleder, harpuner og bjørner har ingen egne regler.
option-mid_floes = Isflak mellom start og mål
option-mid_floes-help = Flere isflak gir et lengre spill; en løype du velger blant bildene, har sitt eget antall.
option-start_player = Startspiller
option-start_player-help = Hvem som begynner; etter de trykte reglene avtaler spillerne det selv.
option-memory_aid = Vis brikker som er sett
option-memory_aid-off = nei
option-memory_aid-young_seats = for unge spillere
option-memory_aid-all_seats = for alle
option-memory_aid-help = Viser hva som er sett under hver brikke, til brikkene blandes.
option-young = Ung spiller
option-young-help = Unge spillere får huskehjelpen hvis bordet har den for dem; de trykte reglene har ingen.
option-sled_to_igloo = Iglo med slede
option-sled_to_igloo-on = også på avstand
option-sled_to_igloo-off = bare fra et felt ved siden av
option-sled_to_igloo-help = Om sleden også kan ta deg til igloen på avstand.
option-distant_sled_move = Slede uten passende nabofelt
option-distant_sled_move-may = du kan bli stående
option-distant_sled_move-must = du må flytte
option-distant_sled_move-help = Om du må kjøre med sleden når bildet er innenfor rekkevidden, men ikke ved siden av deg.
option-look_time = Sekunder til å se på den siste brikken
option-look_time-help = Hvor lenge turens siste brikke blir liggende åpen for alle; de trykte reglene sier det ikke.
option-look_time-0 = ingen
option-course = Løype
option-course-help = Rekken av isflak fra start til igloen.
option-course-mixed = blandet
option-course-broad = bred is, lite vann
option-course-narrow = smal is, mye vann
option-course-long = lang: åtte isflak
option-course-longest = lengst: ni isflak
