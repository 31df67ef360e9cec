home = Forside
lobby = Lobby
my-tables = Mine borde
settings = Indstillinger
pages = Sider
close = Luk
more = Mere
play = Spil
loading = Brættet stilles op …
one-moment = Et øjeblik …
nothing-here = Her er ikke noget.
somebody = Nogen

home-title = En lang vinteraften, en lampe på bordet.
hello = Godaften, { $name }.
your-name = Hvad skal vi kalde dig?
that-is-me = Det er mig
save = Gem
saved = Gemt.
play-bots = Spil nu
invite = Invitér
more-options = Mere …
players-range = { $range } spillere

players = Spillere
player-number = Spiller { $number }
seat-open = Ledig plads
seat-me = Mig, på denne enhed
seat-add = Tilføj en spiller
seat-remove = Fjern spiller { $number }
bot-level = Bot, niveau { $level }
bot-named = { $name }, niveau { $level }
stand-in-plays = Stedfortræder: { $name }, niveau { $level }
has-left = har forladt spillet
one-device = Flere spiller på denne enhed. Den gives videre mellem dem.
table = Bord
timing = Betænkningstid
timing-none = Så længe man vil
timing-relaxed = Rolig: 3 minutter pr. træk
timing-normal = Normal: 45 sekunder pr. træk
timing-fast = Hurtig: 15 sekunder pr. træk
visibility = Hvem må komme
visibility-invitation = Kun dem, der har linket
visibility-public = Alle, gennem lobbyen
options = Spillets valgmuligheder
option-random = Tilfældet afgør
option-less = Mindre: { $name }
option-more = Mere: { $name }
rulings = Afgørelser fra tidligere udgaver
rulings-note = Til at spille efter en tidligere udgave af reglerne.
open-table = Åbn bordet

waiting-open = { $count ->
    [one] Én plads er stadig ledig.
   *[other] { $count } pladser er stadig ledige.
  }
waiting-ready = Alle er her.
sit = Sæt dig her
sit-too = Sæt dig også her
your-colour = Din farve
colour-of = Farve til { $name }
colour-taken-by = taget af
colour-red = Rød
colour-yellow = Gul
colour-blue = Blå
colour-green = Grøn
colour-purple = Lilla
colour-orange = Orange
colour-pink = Lyserød
colour-black = Sort
colour-sky = Himmelblå
colour-white = Hvid
colour-grey = Grå
colour-brown = Brun
bots-level = Botter
level = Niveau { $level }
start = Start
start-with-bots = Start, botter tager de ledige pladser
leave = Giv min plads tilbage
share-link = Link til dette bord
share-code = Linket som kode til et kamera
copy = Kopiér linket
copied = Kopieret
share-table = Invitér, eller lad nogen se på

board = Bræt
board-of = Brættet i { $title }
board-keys = Piletasterne går mellem det, du kan vælge. Med Skift når de alt på brættet. Enter fortæller, hvad en ting er, og hvorfor du ikke kan vælge den.
zoom-in = Tættere på
zoom-out = Længere væk
zoom-all = Hele brættet
which-one = Hvilken af disse?
possible-now = Muligt nu:
and-more = { $count ->
    [one] og én mulighed til
   *[other] og { $count } muligheder til
  }
confirm = Bekræft
confirm-note = Det kan ikke fortrydes. Tryk igen for at bekræfte.
cancel = Annuller
choices = Det kan du gøre
step-by-step = Skridt for skridt, ét ad gangen
choose-again = Vælg noget andet
your-move = Dit træk
your-turn = Din tur
waiting-for = Venter på { $names }.
warming-up = Botterne varmer op: det første spil på en maskine tager op til et minut om at blive klar, én gang.
paused = Spillet er sat på pause.
resume = Fortsæt
may-change = Du har valgt. Du kan stadig vælge om.
calls = Råb og afslør
call-hint = Råber med dit næste kort eller lige efter
continue = Fortsæt
wait-for-others = Venter på de andre …
time-to-look = Tid til at kigge
undo = Fortryd
undo-ask = Bed om at fortryde
you = dig
not-here = ikke her lige nu
has-chosen = har valgt
acts-now = Det er deres tur.
points = { $points ->
    [one] point
   *[other] point
  }
time-left = Tid tilbage: { $time }
connection-lost = Forbindelsen er tabt. Prøver igen …

asks-undo = { $name } vil gerne fortryde sit sidste træk.
asks-pause = { $name } vil gerne holde pause.
asks-end = { $name } vil gerne afbryde spillet.
agree = Enig
decline = Helst ikke
ask-pause = Foreslå en pause
ask-end = Foreslå at afbryde spillet
leave-game = Forlad bordet
leave-note = Går du, kan du ikke komme tilbage: En stedfortræder spiller din plads til ende. Vil du tilbage senere, så luk blot siden.
leave-confirm = Forlad spillet for altid

game-over = Spillet er slut
best = Din rekord: { $best }. Dette spil: { $points }.
best-first = Dit første resultat: { $points }. Slå det!
best-new = Ny personlig rekord: { $points }! Før: { $before }.
broken-off = Spillet blev afbrudt
claimed = Sejren blev krævet
claim-note = { $name } har været væk længe. Du kan spille videre mod stedfortræderen eller kræve sejren: Så slutter spillet, { $name } bliver sidst, og de andre placeres efter stillingen.
claim = Kræv sejren
all-win = Uafgjort: alle deler førstepladsen!
wins = { $count ->
    [one] { $names } vinder!
   *[other] { $names } vinder sammen!
  }
round-over = Runden er slut
turn-order = Turrækkefølge
place = { $place }.
rematch = En gang til
rematch-join = Vær med i næste spil
see-replay = Se det igen
chance-fair = Fair tilfældighed: Denne enhed har kontrolleret { $count ->
    [one] det ene udfald
   *[other] alle { $count } udfald
  } af terninger og kort. Dit tal indgår i kvitteringen.
chance-missing = Dit tal indgår ikke i dette spils tilfældighed. Det er normalt, hvis din enhed var offline ved starten.
chance-wrong = Spillets terninger og kort passer ikke til det, som din enhed gemte før spillet. Gem loggen, og kontrollér den med “snowbound verify”.
chance-without = Uden eget tal: { $names }.
drawing = Spillet begynder straks. Venter på { $names } …

log = Forløb
log-empty = Der er ikke sket noget endnu.
log-newest = Nyeste
log-details = { $count ->
    [one] én detalje
   *[other] { $count } detaljer
  }
log-and-rules = Forløb og regler
log-sit = { $name } sætter sig.
log-stand = { $name } rejser sig.
log-start = Spillet begynder.
log-undo = { $name } fortryder et træk.
log-agree = En er enig.
log-decline = En vil helst ikke.
log-pause = Spillet er sat på pause.
log-resume = Spillet fortsætter.
log-away = { $name } er væk: en stedfortræder spiller.
log-back = { $name } er tilbage.
log-leave = { $name } forlader spillet. En stedfortræder spiller det til ende.
log-claim = Sejren kræves, fordi { $name } ikke kom tilbage.
log-end = Spillet blev afbrudt.
log-rematch = De samme fortsætter ved et andet bord.
log-ask-undo = En beder om at fortryde et træk.
log-ask-pause = En foreslår en pause.
log-ask-end = En foreslår at afbryde spillet.
by-stand-in = af stedfortræderen
by-program = af et program
rules = Regler
rules-search = Søg i reglerne
rules-none = Det siger ingen regel.
rule-show = Læs regel { $rule }
in-words = I ord

hand-over = Giv venligst enheden til { $name }.
i-am = Jeg er { $name }

lobby-note = Borde, som alle må være med ved eller se på.
lobby-empty = Intet bord er åbent nu. Åbn et fra forsiden.
mine-empty = Du sidder ikke ved noget bord endnu.
mine-past = Afsluttede spil
status-open = Venter på spillere
status-playing = I gang
status-over = Slut
status-closed = Afbrudt
edition = Spilles efter udgave { $edition } af reglerne
old-edition = Dette spil blev spillet efter en ældre udgave af reglerne, som denne server ikke længere kender. Bordet er lukket.
look = Se bordet
go-on = Fortsæt
join = Vær med
watch = Se på

replay = Gensyn
replay-start = Før det første træk
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-on = Et træk frem
replay-last = Til slutningen
replay-turn-back = Forrige tur
replay-turn-on = Næste tur
replay-headline-back = Forrige højdepunkt
replay-headline-on = Næste højdepunkt
replay-speed = Hastighed
save-film = Gem som animeret billede
save-story = Gem som tekst
replay-play = Afspil
replay-stop = Stop
replay-move = Træk { $number } af { $of }
lens = Set af
lens-all = en, der ser alt
lens-public = en tilskuer
lens-seat = { $name }

board-about = Som det trykte spil?
board-title = { $title }: Er det som det trykte spil?
board-why = Snowbound følger teksten i det trykte regelhæfte. Billederne er gået tabt, så det, der kun stod på billederne, har vi måttet genskabe. Hvor teksten lader noget stå åbent, afgør en afklaring blandt reglerne det.
board-printed = Som i det trykte spil
board-rebuilt = Genskabt af os
board-rebuilt-note = Det passer med alt, hvad regelhæftet siger, og er prøvet i mange tusinde spil, men det er ikke en kopi af det trykte.
board-own = Hvis du ejer det trykte spil
board-own-note = Det, der er trykt på plade, brikker og kort, står i én tekstfil. På den computer, hvor Snowbound kører, kan du skrive ind, hvad dit spil viser. Reglerne er de samme.
board-copy = Lav en kopi af filen:
board-edit = Ret det, der er anderledes i dit spil. Kommentarer i filen forklarer hver linje.
board-check = Kontrollér den. Det umulige afvises med linjenummer, og det, der kun afviger fra vores, bliver nævnt:
board-use = Start serveren med mappen med dine filer:
board-use-note = Så spiller alle på serveren på din plade. Spil igangværende spil færdig først: De kan ikke skifte plade.
board-owned = Denne server spiller med ejerens egen fil, ikke med vores genskabte udgave.

language = Sprog
theme = Farver
theme-dark = Mørke
theme-light = Lyse
theme-system = Som enheden
speed = Trækkenes fart
speed-slow = Langsom
speed-normal = Normal
speed-fast = Hurtig
speed-instant = Straks
motion = Bevægelse
motion-system = Som enheden
motion-full = Fuld
motion-less = Mindre: kun fremhævning
sound = Lyde
patterns = Mønstre på spillernes farver
digits = Taltaster vælger fra listen
confirm-taps = Kræv et ekstra tryk før træk, der ikke kan fortrydes
other-device = Spil på en anden enhed
other-device-note = Åbn dette link én gang på den anden enhed: der er du den samme gæst ved de samme borde.
other-device-link = Lav et link
take = Spil på denne enhed
take-note = På denne enhed bliver du nu den gæst, der lavede linket.
take-do = Overtag
taken = Du er nu { $name } på denne enhed.
take-failed = Linket er udløbet eller allerede brugt. Lav et nyt på den anden enhed.

error-illegal = Det er ikke muligt nu.
error-wrong-seat = Det er ikke din tur.
error-game-over = Spillet er slut.
error-stale = Bordet har ændret sig imens. Se efter, og vælg igen.
error-not-now = Det kan man ikke ved dette bord lige nu.
error-no-seat = Den plads er ikke længere ledig.
error-bad-colour = Farven er taget. Vælg en anden.
error-unfair-undo = Det kan ikke længere fortrydes uden at spørge de andre.
error-not-allowed = Du har ikke adgang til dette bord. Tjek, at linket er fuldstændigt.
error-no-table = Det bord findes ikke.
error-limit = Det er mere, end serveren tillader. Afslut eller forlad et bord først.
error-too-fast = Det gik lidt hurtigt. Vent et øjeblik.
error-too-often = Det har du gjort for mange gange i dette spil. Du kan gøre det igen efter de næste træk.
error-not-yet = Det vises, når spillet er slut.
error-failed = Serveren kunne ikke gøre det. Prøv igen.
error-damaged = Bordet kan ikke åbnes, fordi det gemte spil er beskadiget. Det er ikke din fejl.
error-waiting = Bordet venter. Prøv igen om et øjeblik.
error-wrong-call = Der er intet at råbe eller afsløre nu
error-lost = Serveren svarer ikke lige nu.

page-updated = Siden er opdateret til en ny version.
page-updated-unsent = Siden er opdateret til en ny version. Dit sidste valg er måske ikke blevet sendt: tjek det, tak.
page-outdated = Denne side og serveren har forskellige versioner. Genindlæs siden, hvis noget ikke virker.
