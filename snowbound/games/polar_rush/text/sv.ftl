title = Polar Rush
summary = Minns brickorna, ta dig över isflaken och kom först till igloon.

player = Spelare { $seat }
igloo = igloo
crack = spricka
kayak = kajak
harpoon = harpun
polar-bear = isbjörn
sled = släde
hare = polarhare
puffin = lunnefågel
seal = säl
fishing-hole = fiskehål
start-space = startruta
water = vatten
space = { $picture } (isflak { $floe }, rad { $row }, kolumn { $column })
junction = isflak { $floe } och isflak { $next }

# What is asked
ask-flip = Vänd en bricka ({ $tiles } kvar)
ask-move = Brickan visar: { $picture }. Vart går du?
ask-harpoon = Tar du en harpun?
ask-crack = Isen spricker: välj två isflak att skilja åt, eller en råk att foga ihop
ask-kayak = Kliver du i kajaken?

# What one can do
flip = vänd bricka { $place }
go = gå till: { $space }
separate = skilj { $junction } åt
bridge = foga ihop råken mellan { $junction }
board = kliv i kajaken mellan { $junction }
take-harpoon = ta en harpun
leave-harpoon = ta ingen harpun
not-board = kliv inte i kajaken
stay = stå kvar

# What happens
flips = { $player } vänder en bricka
flips-face = { $player } vänder en bricka: { $picture }
goes = { $player } går till: { $space }
separates = { $player } skiljer { $junction } åt
bridges = { $player } fogar ihop råken mellan { $junction }
boards = { $player } kliver i kajaken mellan { $junction }
does-take-harpoon = { $player } tar en harpun
does-leave-harpoon = { $player } tar ingen harpun
does-not-board = { $player } kliver inte i kajaken
does-stay = { $player } står kvar
laid = Isflak { $floe } är { $side }
starts = { $player } börjar
shows = Brickan visar: { $picture }
rolls = { $player } slår { $tiles }
shuffled-rolls = Alla brickor blandas; { $player } slår { $tiles }

# The table
line-turn = Tur { $turn }
line-row = Isflak { $floe } ({ $side }), rad { $row }: { $pictures }
line-gap = Råk mellan { $junction }
line-letter = { $letter } = { $picture }
line-start = { $player }: på startrutan
line-kayak = { $player }: i kajaken mellan { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } har en harpun
line-tiles = Brickor, de uppvända inom klamrar: { $tiles }
line-face-up = Bricka { $place } visar: { $picture }
line-seen = Bricka { $place } har setts: { $picture }
line-aid = Minneshjälpen är på

# Why not, by rule
RUSH-11 = en bricka utförs helt innan nästa väljs
RUSH-12 = en bricka som ligger uppvänd kan inte väljas igen under samma tur
RUSH-14 = en figur flyttar bara till en ruta med bilden på brickan som just vändes
RUSH-15 = den som har en ruta att gå till måste flytta
RUSH-16 = rutan är inte angränsande
RUSH-17 = rutor på var sin sida om en råk är inte angränsande
RUSH-18 = en annan figur står på den rutan
RUSH-20 = en figur kan inte flytta till sin egen ruta
RUSH-21 = en bricka flyttar figuren bara en gång
RUSH-22 = det första draget stannar på startflaket
RUSH-25 = ingen får ha mer än en harpun
RUSH-26 = en harpun kan bara tas när man kommer till en harpunbild
RUSH-28 = en isbjörn måste finnas på samma isflak eller på det närmaste framför eller bakom
RUSH-30 = en släde når inte längre än till närmaste isflak framför eller bakom
RUSH-33 = isflak skiljs åt och fogas ihop bara med en sprickbricka, och då måste en skarv väljas
RUSH-34 = banan har ingen sådan skarv
RUSH-35 = en råk där en figur sitter i kajaken kan inte fogas ihop
RUSH-39 = man kliver i kajaken bara med en kajakbricka, i en råk vid det egna isflaket
RUSH-41 = från kajaken går en figur bara till de två isflaken vid dess råk
RUSH-52 = det finns inga harpuner i enkelt spel
RUSH-54 = i enkelt spel får man stå kvar bara om alla rutor man kan gå till ligger bakåt
RUSH-Q5 = alla brickor som tärningen kräver måste vändas

# The picture
tile-down = Bricka { $place }, baksidan upp
die = Brickor kvar att vända: { $tiles }
harpoons-left = Harpuner att ta: { $harpoons }
kayak-ashore = Kajaken, på land
crossing = Mellan { $junction }

# Before the game
length = ungefär { $minutes } minuter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = lätta, för små barn
option-mid_floes = Isflak mellan start och mål
option-start_player = Första spelare
option-memory_aid = Visa brickor som har setts
option-memory_aid-off = nej
option-memory_aid-young_seats = för små barn
option-memory_aid-all_seats = för alla
option-young = Litet barn
option-sled_to_igloo = Igloo med släde
option-sled_to_igloo-on = även på avstånd
option-sled_to_igloo-off = bara från en angränsande ruta
option-distant_sled_move = Släde utan passande ruta intill
option-distant_sled_move-may = man får stå kvar
option-distant_sled_move-must = man måste flytta
option-look_time = Sekunder för att se den sista brickan
option-course = Bana
