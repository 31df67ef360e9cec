title = Polar Rush
summary = Husk brikkene, kryss isflakene, og kom først til igloen.

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
space = { $picture } (isflak { $floe }, rad { $row }, kolonne { $column })
junction = isflak { $floe } og isflak { $next }

# What is asked
ask-flip = Snu en brikke ({ $tiles } igjen)
ask-move = Brikken viser: { $picture }. Hvor går du?
ask-harpoon = Tar du en harpun?
ask-crack = Isen sprekker: velg to isflak som skal skilles, eller en råk som skal føyes sammen
ask-kayak = Går du om bord i kajakken?

# What one can do
flip = snu brikke { $place }
go = gå til: { $space }
separate = skill { $junction }
bridge = lukk råken mellom { $junction }
board = gå om bord i kajakken mellom { $junction }
take-harpoon = ta en harpun
leave-harpoon = ikke ta en harpun
not-board = ikke gå om bord
stay = bli stående

# What happens
flips = { $player } snur en brikke
flips-face = { $player } snur en brikke: { $picture }
goes = { $player } går til: { $space }
separates = { $player } skiller { $junction }
bridges = { $player } lukker råken mellom { $junction }
boards = { $player } går om bord i kajakken mellom { $junction }
does-take-harpoon = { $player } tar en harpun
does-leave-harpoon = { $player } tar ikke en harpun
does-not-board = { $player } går ikke om bord i kajakken
does-stay = { $player } blir stående
laid = Isflak { $floe } er { $side }
starts = { $player } begynner
shows = Brikken viser: { $picture }
rolls = { $player } kaster { $tiles }
shuffled-rolls = Alle brikkene blandes; { $player } kaster { $tiles }

# The table
line-turn = Tur { $turn }
line-row = Isflak { $floe } ({ $side }), rad { $row }: { $pictures }
line-gap = Råk mellom { $junction }
line-letter = { $letter } = { $picture }
line-start = { $player }: på startfeltet
line-kayak = { $player }: i kajakken mellom { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } har en harpun
line-tiles = Brikker, de som er snudd i klammer: { $tiles }
line-face-up = Brikke { $place } viser: { $picture }
line-seen = Brikke { $place } er sett: { $picture }
line-aid = Huskehjelpen er på

# Why not, by rule
RUSH-11 = en brikke utføres helt før den neste velges
RUSH-12 = en brikke som ligger med bildet opp, kan ikke velges igjen i denne turen
RUSH-14 = en figur flytter bare til et felt med bildet på brikken som nettopp ble snudd
RUSH-15 = den som har et felt å gå til, må flytte
RUSH-16 = feltet er ikke tilstøtende
RUSH-17 = felter på hver sin side av en råk er ikke tilstøtende
RUSH-18 = en annen figur står på det feltet
RUSH-20 = en figur kan ikke flytte til sitt eget felt
RUSH-21 = en brikke flytter figuren bare én gang
RUSH-22 = det første trekket blir på startflaket
RUSH-25 = ingen kan ha mer enn én harpun
RUSH-26 = en harpun kan bare tas når man kommer til et harpunbilde
RUSH-28 = en isbjørn må være på samme isflak eller på det nærmeste foran eller bak
RUSH-30 = en slede når ikke lenger enn til det nærmeste isflaket foran eller bak
RUSH-33 = isflak skilles og føyes sammen bare med en sprekkbrikke, og da må en skjøt velges
RUSH-34 = løypa har ingen slik skjøt
RUSH-35 = en råk der en figur sitter i kajakken, kan ikke føyes sammen
RUSH-39 = man går bare om bord i kajakken med en kajakkbrikke, i en råk ved sitt eget isflak
RUSH-41 = fra kajakken går en figur bare til de to isflakene ved råken
RUSH-52 = det er ingen harpuner i lett spill
RUSH-54 = i lett spill kan man bare bli stående hvis alle felter man kan gå til, ligger bakover
RUSH-Q5 = alle brikkene som terningen krever, må snus

# The picture
tile-down = Brikke { $place }, baksiden opp
die = Brikker som ennå skal snus: { $tiles }
harpoons-left = Harpuner som kan tas: { $harpoons }
kayak-ashore = Kajakken, på land
crossing = Mellom { $junction }

# Before the game
length = omtrent { $minutes } minutter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = enkle, for små barn
option-mid_floes = Isflak mellom start og mål
option-start_player = Første spiller
option-memory_aid = Vis brikker som er sett
option-memory_aid-off = nei
option-memory_aid-young_seats = for små barn
option-memory_aid-all_seats = for alle
option-young = Lite barn
option-sled_to_igloo = Iglo med slede
option-sled_to_igloo-on = også på avstand
option-sled_to_igloo-off = bare fra et tilstøtende felt
option-distant_sled_move = Slede uten passende nabofelt
option-distant_sled_move-may = man kan bli stående
option-distant_sled_move-must = man må flytte
option-look_time = Sekunder til å se den siste brikken
option-course = Bane
