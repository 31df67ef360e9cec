home = Forside
lobby = Lobby
my-tables = Mine bord
settings = Innstillinger
pages = Sider
close = Lukk
more = Mer
play = Spill
loading = Brettet settes opp …
one-moment = Et øyeblikk …
nothing-here = Her er det ingenting.
somebody = Noen

home-title = En lang vinterkveld, en lampe på bordet.
hello = God kveld, { $name }.
your-name = Hva skal vi kalle deg?
that-is-me = Det er meg
save = Lagre
saved = Lagret.
play-bots = Spill nå
invite = Inviter
more-options = Mer …
players-range = { $range } spillere

players = Spillere
player-number = Spiller { $number }
seat-open = Ledig plass
seat-me = Meg, på denne enheten
seat-add = Legg til en spiller
seat-remove = Fjern spiller { $number }
bot-level = Bot, nivå { $level }
bot-named = { $name }, nivå { $level }
stand-in-plays = Vikar: { $name }, nivå { $level }
has-left = har forlatt spillet
one-device = Flere spiller på denne enheten. Den gis videre mellom dem.
table = Bord
timing = Betenkningstid
timing-none = Så lenge man vil
timing-relaxed = Rolig: 3 minutter per trekk
timing-normal = Normal: 45 sekunder per trekk
timing-fast = Rask: 15 sekunder per trekk
visibility = Hvem kan komme
visibility-invitation = Bare de som har lenken
visibility-public = Alle, gjennom lobbyen
options = Spillets valg
option-random = Tilfeldighetene avgjør
option-less = Mindre: { $name }
option-more = Mer: { $name }
rulings = Avgjørelser fra tidligere utgaver
rulings-note = For å spille etter en tidligere utgave av reglene.
open-table = Åpne bordet

waiting-open = { $count ->
    [one] Én plass er fortsatt ledig.
   *[other] { $count } plasser er fortsatt ledige.
  }
waiting-ready = Alle er her.
sit = Sett deg her
sit-too = Sett deg her også
your-colour = Fargen din
colour-of = Farge til { $name }
colour-taken-by = tatt av
colour-red = Rød
colour-yellow = Gul
colour-blue = Blå
colour-green = Grønn
colour-purple = Lilla
colour-orange = Oransje
colour-pink = Rosa
colour-black = Svart
colour-sky = Himmelblå
colour-white = Hvit
colour-grey = Grå
colour-brown = Brun
bots-level = Boter
level = Nivå { $level }
start = Start
start-with-bots = Start, boter tar de ledige plassene
leave = Gi plassen min tilbake
share-link = Lenke til dette bordet
share-code = Lenken som kode for et kamera
copy = Kopier lenken
copied = Kopiert
share-table = Inviter, eller la noen se på

board = Brett
board-of = Brettet i { $title }
board-keys = Piltastene går mellom det du kan velge. Med Skift når de alt på brettet. Enter forteller hva en ting er, og hvorfor du ikke kan velge den.
zoom-in = Nærmere
zoom-out = Lenger unna
zoom-all = Hele brettet
which-one = Hvilken av disse?
possible-now = Mulig nå:
and-more = { $count ->
    [one] og én mulighet til
   *[other] og { $count } muligheter til
  }
confirm = Bekreft
confirm-note = Dette kan ikke angres. Trykk en gang til for å bekrefte.
cancel = Avbryt
choices = Dette kan du gjøre
step-by-step = Skritt for skritt, ett om gangen
choose-again = Velg noe annet
your-move = Ditt trekk
your-turn = Din tur
waiting-for = Venter på { $names }.
warming-up = Botene varmer opp: det første spillet på en maskin bruker opptil et minutt på å bli klart, én gang.
paused = Spillet er satt på pause.
resume = Fortsett
may-change = Du har valgt. Du kan fortsatt velge om.
calls = Rop og avslør
call-hint = Roper med det neste kortet ditt eller rett etterpå
continue = Fortsett
wait-for-others = Venter på de andre …
time-to-look = Tid til å se
undo = Angre
undo-ask = Be om å angre
you = deg
not-here = ikke her nå
has-chosen = har valgt
acts-now = Det er deres tur.
points = { $points ->
    [one] poeng
   *[other] poeng
  }
time-left = Tid igjen: { $time }
connection-lost = Forbindelsen er brutt. Prøver igjen …

asks-undo = { $name } vil gjerne angre sitt siste trekk.
asks-pause = { $name } vil gjerne ta en pause.
asks-end = { $name } vil gjerne avbryte spillet.
agree = Enig
decline = Helst ikke
ask-pause = Foreslå en pause
ask-end = Foreslå å avbryte spillet
leave-game = Forlat bordet
leave-note = Hvis du går, kan du ikke komme tilbake: En vikar spiller plassen din til slutt. Vil du tilbake senere, er det nok å lukke siden.
leave-confirm = Forlat spillet for godt

game-over = Spillet er slutt
best = Din rekord: { $best }. Dette spillet: { $points }.
best-first = Ditt første resultat: { $points }. Slå det!
best-new = Ny personlig rekord: { $points }! Før: { $before }.
broken-off = Spillet ble avbrutt
claimed = Seieren ble krevd
claim-note = { $name } har vært borte lenge. Du kan spille videre mot vikaren eller kreve seieren: Da slutter spillet, { $name } blir sist, og de andre plasseres etter stillingen.
claim = Krev seieren
all-win = Uavgjort: alle deler førsteplassen!
wins = { $count ->
    [one] { $names } vinner!
   *[other] { $names } vinner sammen!
  }
round-over = Runden er over
turn-order = Turrekkefølge
place = { $place }.
rematch = En gang til
rematch-join = Bli med i neste spill
see-replay = Se det igjen
chance-fair = Rettferdig tilfeldighet: Denne enheten har kontrollert { $count ->
    [one] det ene utfallet
   *[other] alle { $count } utfallene
  } av terninger og kort. Tallet ditt er med i kvitteringen.
chance-missing = Tallet ditt er ikke med i tilfeldigheten i dette spillet. Det er normalt hvis enheten din var frakoblet ved starten.
chance-wrong = Terningene og kortene i spillet stemmer ikke med det enheten din lagret før spillet. Lagre loggen og kontroller den med “snowbound verify”.
chance-without = Uten eget tall: { $names }.
drawing = Spillet begynner straks. Venter på { $names } …

log = Forløp
log-empty = Ingenting har skjedd ennå.
log-newest = Nyeste
log-details = { $count ->
    [one] én detalj
   *[other] { $count } detaljer
  }
log-and-rules = Forløp og regler
log-sit = { $name } setter seg.
log-stand = { $name } reiser seg.
log-start = Spillet begynner.
log-undo = { $name } angrer et trekk.
log-agree = Noen er enig.
log-decline = Noen vil helst ikke.
log-pause = Spillet er satt på pause.
log-resume = Spillet fortsetter.
log-away = { $name } er borte: en vikar spiller.
log-back = { $name } er tilbake.
log-leave = { $name } forlater spillet. En vikar spiller det til slutt.
log-claim = Seieren kreves fordi { $name } ikke kom tilbake.
log-end = Spillet ble avbrutt.
log-rematch = De samme fortsetter ved et annet bord.
log-ask-undo = Noen ber om å angre et trekk.
log-ask-pause = Noen foreslår en pause.
log-ask-end = Noen foreslår å avbryte spillet.
by-stand-in = av vikaren
by-program = av et program
rules = Regler
rules-search = Søk i reglene
rules-none = Det sier ingen regel.
rule-show = Les regel { $rule }
in-words = Med ord

hand-over = Gi enheten til { $name }.
i-am = Jeg er { $name }

lobby-note = Bord der alle kan bli med eller se på.
lobby-empty = Ingen bord er åpne nå. Åpne et fra forsiden.
mine-empty = Du sitter ikke ved noe bord ennå.
mine-past = Ferdige spill
status-open = Venter på spillere
status-playing = Pågår
status-over = Slutt
status-closed = Avbrutt
edition = Spilles etter utgave { $edition } av reglene
old-edition = Dette spillet ble spilt etter en eldre utgave av reglene som denne serveren ikke lenger kjenner. Bordet er stengt.
look = Se bordet
go-on = Fortsett
join = Bli med
watch = Se på

replay = Gjensyn
replay-start = Før det første trekket
replay-first = Til begynnelsen
replay-back = Ett trekk tilbake
replay-on = Ett trekk fram
replay-last = Til slutten
replay-turn-back = Forrige tur
replay-turn-on = Neste tur
replay-headline-back = Forrige høydepunkt
replay-headline-on = Neste høydepunkt
replay-speed = Hastighet
save-film = Lagre som animert bilde
save-story = Lagre som tekst
replay-play = Spill av
replay-stop = Stopp
replay-move = Trekk { $number } av { $of }
lens = Sett av
lens-all = en som ser alt
lens-public = en tilskuer
lens-seat = { $name }

board-about = Som det trykte spillet?
board-title = { $title }: Er dette det trykte spillet?
board-why = Snowbound følger teksten i det trykte regelheftet. Bildene er gått tapt, så det som bare sto på bildene, har vi måttet gjenskape. Der teksten lar noe stå åpent, avgjør en avklaring blant reglene.
board-printed = Som i det trykte spillet
board-rebuilt = Gjenskapt av oss
board-rebuilt-note = Det passer med alt regelheftet sier, og er prøvd i mange tusen spill, men det er ingen kopi av det trykte.
board-own = Hvis du eier det trykte spillet
board-own-note = Det som er trykt på brett, brikker og kort, står i én tekstfil. På datamaskinen der Snowbound kjører, kan du skrive inn det spillet ditt viser. Reglene er de samme.
board-copy = Lag en kopi av filen:
board-edit = Endre det som er annerledes i spillet ditt. Kommentarer i filen forklarer hver linje.
board-check = Kontroller den. Det umulige avvises med linjenummer, og det som bare avviker fra vårt, blir nevnt:
board-use = Start tjeneren med mappen med filene dine:
board-use-note = Da spiller alle på tjeneren på ditt brett. Spill ferdig spill som er i gang først: De kan ikke bytte brett.
board-owned = Denne tjeneren spiller med eierens egen fil, ikke med vår gjenskapte utgave.

language = Språk
theme = Farger
theme-dark = Mørke
theme-light = Lyse
theme-system = Som enheten
speed = Trekkenes fart
speed-slow = Langsom
speed-normal = Normal
speed-fast = Rask
speed-instant = Straks
motion = Bevegelse
motion-system = Som enheten
motion-full = Full
motion-less = Mindre: bare framheving
sound = Lyder
patterns = Mønstre på spillernes farger
digits = Talltaster velger fra listen
confirm-taps = Krev et ekstra trykk før trekk som ikke kan angres
other-device = Spill på en annen enhet
other-device-note = Åpne denne lenken én gang på den andre enheten: der er du den samme gjesten ved de samme bordene.
other-device-link = Lag en lenke
take = Spill på denne enheten
take-note = På denne enheten blir du nå gjesten som laget lenken.
take-do = Ta over
taken = Du er nå { $name } på denne enheten.
take-failed = Lenken er utløpt eller allerede brukt. Lag en ny på den andre enheten.

error-illegal = Det er ikke mulig nå.
error-wrong-seat = Det er ikke din tur.
error-game-over = Spillet er slutt.
error-stale = Bordet har endret seg i mellomtiden. Se etter, og velg igjen.
error-not-now = Det går ikke ved dette bordet nå.
error-no-seat = Den plassen er ikke lenger ledig.
error-bad-colour = Fargen er tatt. Velg en annen.
error-unfair-undo = Dette kan ikke lenger angres uten å spørre de andre.
error-not-allowed = Du har ikke tilgang til dette bordet. Sjekk at lenken er fullstendig.
error-no-table = Det bordet finnes ikke.
error-limit = Det er mer enn serveren tillater. Avslutt eller forlat et bord først.
error-too-fast = Det gikk litt fort. Vent et øyeblikk.
error-too-often = Det har du gjort for mange ganger i dette spillet. Du kan gjøre det igjen etter de neste trekkene.
error-not-yet = Det vises når spillet er slutt.
error-failed = Serveren klarte ikke dette. Prøv igjen.
error-damaged = Bordet kan ikke åpnes fordi det lagrede spillet er skadet. Det er ikke din feil.
error-waiting = Bordet venter. Prøv igjen om et øyeblikk.
error-wrong-call = Det er ingenting å rope eller avsløre nå
error-lost = Serveren svarer ikke akkurat nå.

page-updated = Siden er oppdatert til en ny versjon.
page-updated-unsent = Siden er oppdatert til en ny versjon. Det siste valget ditt er kanskje ikke sendt: sjekk det.
page-outdated = Denne siden og serveren har ulike versjoner. Last siden inn på nytt hvis noe ikke virker.
