title = Polar Rush
summary = Lägg brickorna på minnet, ta dig över isflaken och kom först till igloon.
board-printed = Alla regler, de elva brickorna, nio isflak med två sidor vardera, att isflaken är avlånga och läggs i rad, och att en sida av tärningen visar 3.
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
    [home] mot igloon
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
ask-harpoon = Vill du ta en harpun?
ask-crack = Isen spricker: välj två isflak att dra isär, eller en råk att stänga
ask-kayak = Vill du kliva i kajaken?

# What one can do
flip = vänd bricka { $place }
go = gå till: { $space }
separate = dra isär { $junction }
bridge = stäng råken mellan { $junction }
board = kliv i kajaken mellan { $junction }
take-harpoon = ta en harpun
leave-harpoon = låt harpunen ligga
not-board = kliv inte i kajaken
stay = stå kvar

# What happens
fact-round-begins = Runda { $number } börjar.
fact-turn-begins = Turen går till { $player }.
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
fact-no-harpoon = { $player } vänder { $tile } men har ingen harpun och står kvar.
fact-stays = { $player } vänder { $tile } och väljer att stå kvar.
fact-takes-harpoon = { $player } tar { $harpoon }.
fact-leaves-harpoon = { $player } avstår från { $harpoon }.
fact-separates = { $player } vänder { $tile }: isen brister mellan { $junction }.
fact-bridges = { $player } vänder { $tile } och stänger råken mellan { $junction }.
fact-boards = { $player } vänder { $tile } och kliver i den mellan { $junction }.
fact-stays-out = { $player } vänder { $tile } men kliver inte i den.
fact-no-gap = { $player } vänder { $tile }, men det finns ingen råk att korsa.
fact-kayak-taken = { $whose ->
    [own] { $player } vänder { $tile } men sitter redan i den.
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
hint-mine-reaches = Du når igloon
hint-mine-leads = Du tar ledningen
hint-mine-sleds = Du åker släde
hint-mine-hunts = Du tar dig förbi en isbjörn
hint-mine-takes-harpoon = Du tar en harpun
hint-mine-no-space = Du vänder en bricka som du inte har nytta av
hint-mine-blocked = { $number ->
    [one] En motståndare står i vägen för dig
   *[other] Motståndare står i vägen för dig { $number } gånger
}
hint-mine-no-harpoon = Du vänder en isbjörn utan att ha en harpun
hint-mine-kayak-taken = Du vänder kajaken medan den är upptagen
hint-mine-headway = { $number ->
    [one] Du kommer minst ett steg närmare igloon
   *[other] Du kommer minst { $number } steg närmare igloon
}
hint-mine-setback = { $number ->
    [one] Du hamnar minst ett steg längre från igloon
   *[other] Du hamnar minst { $number } steg längre från igloon
}
hint-mine-boards = Du kliver i kajaken
hint-mine-no-gap = Du vänder kajaken där det inte finns någon råk att korsa
hint-rivals-reaches = En motståndare når igloon
hint-rivals-leads = En motståndare tar ledningen
hint-rivals-blocked = { $number ->
    [one] En motståndare blir blockerad
   *[other] { $number } motståndare blir blockerade
}
hint-rivals-headway = { $number ->
    [one] Motståndarna kommer sammanlagt minst ett steg närmare igloon
   *[other] Motståndarna kommer sammanlagt minst { $number } steg närmare igloon
}
hint-rivals-setback = { $number ->
    [one] Motståndarna hamnar sammanlagt minst ett steg längre från igloon
   *[other] Motståndarna hamnar sammanlagt minst { $number } steg längre från igloon
}

# What goes on
now-roll = { $player } slår tärningen.
now-look = Titta på brickorna innan de vänds tillbaka. Sedan slår { $player } tärningen.
now-flip = { $player } väljer en bricka att vända ({ $tiles } kvar).
now-choose = { $player } har vänt { $tile } och väljer vad som ska hända.

# The table
line-round = Runda { $round }
line-course = { $floes } isflak från start (1) till igloon ({ $floes }). Två rutor gränsar till varandra om de möts vid en sida eller ett hörn.
line-row = { $row ->
    [home] Isflak { $floe }, mot igloon: { $spaces }
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
RUSH-11 = gör klart den här brickan innan du vänder nästa
RUSH-12 = den brickan är redan uppvänd den här turen
RUSH-14 = du kan bara flytta till en ruta med samma bild som brickan du just vände
RUSH-15 = finns det en ruta du kan gå till måste du flytta
RUSH-16 = den rutan är inte intill dig
RUSH-17 = rutor på var sin sida om en råk är inte intill varandra
RUSH-18 = en annan figur står på den rutan
RUSH-20 = du kan inte flytta till rutan du står på
RUSH-21 = en bricka flyttar din figur bara en gång
RUSH-22 = ditt första drag måste stanna på startflaket
RUSH-25 = du kan inte ha mer än en harpun
RUSH-26 = du kan ta en harpun bara när du kommer till en harpunbild
RUSH-28 = isbjörnen måste finnas på ditt eget isflak eller på det närmast framför eller bakom
RUSH-30 = en släde tar dig inte längre än till närmaste isflak framför eller bakom
RUSH-33 = bara med en sprickbricka kan du dra isär isflak eller stänga en råk, och då måste du välja var
RUSH-34 = banan har ingen sådan skarv
RUSH-35 = du kan inte stänga en råk så länge någon sitter i kajaken där
RUSH-39 = du kan kliva i kajaken bara med en kajakbricka, i en råk vid ditt eget isflak
RUSH-41 = från kajaken kan du bara gå till de två isflaken vid råken
RUSH-52 = det finns inga harpuner i enkelt spel
RUSH-54 = i enkelt spel får du stå kvar bara om alla rutor du kan gå till ligger bakåt
RUSH-Q5 = du måste vända så många brickor som du slog

# The picture
tile-down = Bricka { $place }, baksidan upp
die = Brickor kvar att vända: { $tiles }
harpoons-left = Harpuner kvar: { $harpoons }
kayak-ashore = Kajaken, på land
joined = { $junction } ligger kant i kant

# Before the game
length = ungefär { $minutes } minuter
option-variant = Regler
option-variant-standard = standard
option-variant-easy = enkla, för små barn
option-variant-help = I enkelt spel behöver ingen gå bakåt, och slädar, harpuner och isbjörnar har inga särskilda regler.
option-mid_floes = Isflak mellan start och mål
option-mid_floes-help = Fler isflak ger ett längre spel; en bana som du väljer bland bilderna har sitt eget antal.
option-start_player = Startspelare
option-start_player-help = Vem som börjar; enligt de tryckta reglerna kommer spelarna överens om det.
option-memory_aid = Visa brickor som har setts
option-memory_aid-off = nej
option-memory_aid-young_seats = för yngre spelare
option-memory_aid-all_seats = för alla
option-memory_aid-help = Visar vad som har setts under varje bricka tills brickorna blandas.
option-young = Yngre spelare
option-young-help = Yngre spelare får minneshjälpen om bordet har valt den för dem; de tryckta reglerna har ingen.
option-sled_to_igloo = Till igloon med släde
option-sled_to_igloo-on = även på avstånd
option-sled_to_igloo-off = bara från en angränsande ruta
option-sled_to_igloo-help = Om släden också kan ta dig till igloon på avstånd.
option-distant_sled_move = Släde utan passande ruta intill
option-distant_sled_move-may = du får stå kvar
option-distant_sled_move-must = du måste flytta
option-distant_sled_move-help = Om du måste åka släde när bilden är inom räckhåll men inte intill dig.
option-look_time = Sekunder att titta på den sista brickan
option-look_time-help = Hur länge turens sista bricka ligger uppvänd för alla; de tryckta reglerna säger det inte.
option-look_time-0 = inga
option-course = Bana
option-course-help = Raden av isflak från start till igloon.
option-course-mixed = blandad
option-course-broad = bred is, lite vatten
option-course-narrow = smal is, mycket vatten
option-course-long = lång: åtta isflak
option-course-longest = längst: nio isflak
