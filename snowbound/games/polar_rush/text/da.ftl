title = Polar Rush
summary = Husk brikkerne, kryds isflagerne, og kom først til igloen.

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
space = { $picture } (isflage { $floe }, række { $row }, kolonne { $column })
junction = isflage { $floe } og isflage { $next }

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
flips = { $player } vender en brik
flips-face = { $player } vender en brik: { $picture }
goes = { $player } går til: { $space }
separates = { $player } skiller { $junction }
bridges = { $player } lukker renden mellem { $junction }
boards = { $player } stiger i kajakken mellem { $junction }
does-take-harpoon = { $player } tager en harpun
does-leave-harpoon = { $player } tager ikke en harpun
does-not-board = { $player } stiger ikke i kajakken
does-stay = { $player } bliver stående
laid = Isflage { $floe } er { $side }
starts = { $player } begynder
shows = Brikken viser: { $picture }
rolls = { $player } slår { $tiles }
shuffled-rolls = Alle brikker blandes; { $player } slår { $tiles }

# The table
line-turn = Tur { $turn }
line-row = Isflage { $floe } ({ $side }), række { $row }: { $pictures }
line-gap = Rende mellem { $junction }
line-letter = { $letter } = { $picture }
line-start = { $player }: på startfeltet
line-kayak = { $player }: i kajakken mellem { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } har en harpun
line-tiles = Brikker, de vendte i klammer: { $tiles }
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
crossing = Mellem { $junction }

# Before the game
length = omkring { $minutes } minutter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = lette, for små børn
option-mid_floes = Isflager mellem start og mål
option-start_player = Første spiller
option-memory_aid = Vis brikker, der er set
option-memory_aid-off = nej
option-memory_aid-young_seats = for små børn
option-memory_aid-all_seats = for alle
option-young = Lille barn
option-sled_to_igloo = Iglo med slæde
option-sled_to_igloo-on = også på afstand
option-sled_to_igloo-off = kun fra et tilstødende felt
option-distant_sled_move = Slæde uden passende nabofelt
option-distant_sled_move-may = man må blive stående
option-distant_sled_move-must = man skal flytte
option-look_time = Sekunder til at se den sidste brik
option-course = Bane
