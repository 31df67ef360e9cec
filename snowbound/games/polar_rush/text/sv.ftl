title = Polar Rush
summary = Minns brickorna, ta dig över isflaken och kom först till igloon.
board-printed = Alla regler, de elva brickorna, nio isflak med två sidor vardera, att de är avlånga och läggs i en rad och att en sida av tärningen visar 3.
board-rebuilt = Varje bild på isflaken och dess plats, tärningens övriga sidor och tre av de fem spelarfärgerna.

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
space = { $picture } (isflak { $floe }, kolumn { $column }, { $row ->
    [home] mot hem
   *[start] mot start
})
junction = isflak { $floe } och isflak { $next }
spot = { $picture } på isflak { $floe }
spot-column = { $picture } på isflak { $floe }, kolumn { $column }
list = { $first }, { $rest }
count = { $number }
a-harpoon = en harpun
on-start = på startrutan
in-kayak = i kajaken mellan { $junction }
tile = { $picture ->
    [igloo] igloon
    [crack] sprickan
    [kayak] kajaken
    [harpoon] harpunen
    [polar-bear] isbjörnen
    [sled] släden
    [hare] polarharen
    [puffin] lunnefågeln
    [seal] sälen
   *[fishing-hole] fiskehålet
}

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
bridge = stäng råken mellan { $junction }
board = kliv i kajaken mellan { $junction }
take-harpoon = ta en harpun
leave-harpoon = ta ingen harpun
not-board = kliv inte i kajaken
stay = stå kvar

# What happens
fact-round-begins = Runda { $number } börjar.
fact-turn-begins = Nu är det { $player } som har turen.
fact-course-laid = Banan är klar: { $number } isflak från start till igloon.
fact-starts = { $player } börjar.
fact-shuffled = Efter sprickan blandas alla brickor.
fact-rolls = { $player } slår { $tiles }.
fact-turns-over = { $player } vänder { $tile } och måste välja.
fact-moves = { $way ->
    [on] { $player } vänder { $tile } och går vidare från isflak { $from } till isflak { $to }.
    [back] { $player } vänder { $tile } och går tillbaka från isflak { $from } till isflak { $to }.
   *[here] { $player } vänder { $tile } och går dit på isflak { $to }.
}
fact-sleds = { $way ->
    [on] { $player } vänder { $tile } och susar vidare med släde från isflak { $from } till isflak { $to }.
    [back] { $player } vänder { $tile } och åker tillbaka med släde från isflak { $from } till isflak { $to }.
   *[here] { $player } vänder { $tile } och åker dit med släde på isflak { $to }.
}
fact-hunts = { $way ->
    [on] { $player } vänder { $tile }, lägger tillbaka harpunen och går vidare från isflak { $from } till isflak { $to }.
    [back] { $player } vänder { $tile }, lägger tillbaka harpunen och går tillbaka från isflak { $from } till isflak { $to }.
   *[here] { $player } vänder { $tile }, lägger tillbaka harpunen och går dit på isflak { $to }.
}
fact-lands = { $player } vänder { $tile } och kliver ur kajaken på isflak { $to }.
fact-reaches = { $player } vänder { $tile } och är hemma!
fact-leads = { $player } går om { $other } och tar ledningen.
fact-no-space = { $picture ->
    [igloo] { $player } vänder { $tile }, men den är utom räckhåll.
   *[other] { $player } vänder { $tile } och står kvar: det finns ingen inom räckhåll.
}
fact-blocked = { $player } vänder { $tile } och står kvar: { $other } står i vägen.
fact-no-harpoon = { $player } vänder { $tile } och står kvar utan harpun.
fact-stays = { $player } vänder { $tile } och väljer att stå kvar.
fact-takes-harpoon = { $player } tar { $harpoon }.
fact-leaves-harpoon = { $player } tar inte { $harpoon }.
fact-separates = { $player } vänder { $tile }: isen brister mellan { $junction }.
fact-bridges = { $player } vänder { $tile } och stänger råken mellan { $junction }.
fact-boards = { $player } vänder { $tile } och kliver i den mellan { $junction }.
fact-stays-out = { $player } vänder { $tile } och kliver inte i den.
fact-no-gap = { $player } vänder { $tile }, men det finns ingen råk att korsa.
fact-kayak-taken = { $whose ->
    [own] { $player } vänder { $tile } och sitter redan i den.
   *[other] { $player } vänder { $tile }, men { $other } sitter i den.
}

# How it ended
fact-home-first = { $player } är först framme vid igloon.
fact-at-igloo = I mål ({ $igloo }) efter { $number } { $number ->
    [one] tur
   *[other] turer
}.
fact-steps-left = { $number ->
    [one] Ett steg
   *[other] { $number } steg
} från igloon: { $place }.
fact-harpoon-left = Har { $harpoon }.

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-reaches = Du når iglon
hint-mine-leads = Du tar ledningen
hint-mine-moves = Du går vidare
hint-mine-sleds = Du åker släde
hint-mine-hunts = Du kommer förbi en isbjörn
hint-mine-takes-harpoon = Du tar en harpun
hint-mine-no-space = Du vänder en bricka som du inte kan använda
hint-mine-blocked = En motståndare står i vägen för dig
hint-mine-no-harpoon = Du vänder en isbjörn utan att ha en harpun
hint-mine-kayak-taken = Du vänder kajaken medan den är upptagen
hint-rivals-reaches = En motståndare når iglon
hint-rivals-leads = En motståndare tar ledningen
hint-rivals-blocked = En motståndare blir blockerad

# What goes on
now-roll = { $player } slår tärningen.
now-look = Titta på brickorna: nu vänds de tillbaka. Sedan slår { $player } tärningen.
now-flip = { $player } väljer en bricka att vända ({ $tiles } kvar).
now-choose = { $player } har vänt { $tile } och väljer vad som ska hända.

# The table
line-round = Runda { $round }
line-course = { $floes } isflak från start (1) till igloon ({ $floes }). Två rutor gränsar till varandra om de möts vid en sida eller ett hörn.
line-row = { $row ->
    [home] Isflak { $floe }, mot hem: { $spaces }
   *[start] Isflak { $floe }, mot start: { $spaces }
}
cell = { $column } { $picture }
cell-taken = { $column } { $picture } med { $player }
line-gap = En råk mellan { $junction }
line-start = { $player }: på startrutan
line-kayak = { $player }: i kajaken mellan { $junction }
line-player = { $player }: { $space }
line-harpoon = { $player } har en harpun
line-reach = En bricka kan flytta { $player } till: { $spaces }
line-no-reach = Ingen bricka kan flytta { $player } nu
line-down = Brickor med baksidan upp: { $places }
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
joined = { $junction } ligger ihop

# Before the game
length = ungefär { $minutes } minuter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = lätta, för små barn
option-variant-help = I det enkla spelet behöver ingen gå bakåt, och slädar, harpuner och björnar har inga särskilda regler.
option-mid_floes = Isflak mellan start och mål
option-mid_floes-help = Fler isflak ger ett längre spel. En bana från bilderna har sitt eget antal.
option-start_player = Första spelare
option-start_player-help = Vem som börjar.
option-memory_aid = Visa brickor som har setts
option-memory_aid-off = nej
option-memory_aid-young_seats = för små barn
option-memory_aid-all_seats = för alla
option-memory_aid-help = Visar vad som har setts under varje bricka tills brickorna blandas.
option-young = Litet barn
option-young-help = Små barn får minneshjälp om den är vald för dem.
option-sled_to_igloo = Igloo med släde
option-sled_to_igloo-on = även på avstånd
option-sled_to_igloo-off = bara från en angränsande ruta
option-sled_to_igloo-help = En släde når rutor som inte ligger intill dig. Regelhäftet säger inte om det även gäller igloon.
option-distant_sled_move = Släde utan passande ruta intill
option-distant_sled_move-may = man får stå kvar
option-distant_sled_move-must = man måste flytta
option-distant_sled_move-help = Om du måste åka släde när bilden är inom räckhåll men inte intill dig.
option-look_time = Sekunder för att se den sista brickan
option-look_time-help = Hur länge turens sista bricka ligger kvar öppen för alla.
option-look_time-0 = inga
option-course = Bana
option-course-help = Raden av isflak från start till igloon.
option-course-mixed = blandad
option-course-broad = bred is, lite vatten
option-course-narrow = smal is, mycket vatten
option-course-long = lång: åtta isflak
option-course-longest = längst: nio isflak
