home = Begin
lobby = Lobby
my-tables = Mijn tafels
settings = Instellingen
pages = Pagina’s
close = Sluiten
more = Meer
play = Spelen
loading = Het bord wordt klaargezet …
one-moment = Een ogenblik …
nothing-here = Hier is niets.
somebody = Iemand

home-title = Een lange winteravond, een lamp op tafel.
hello = Goedenavond, { $name }.
your-name = Hoe mogen we je noemen?
that-is-me = Dat ben ik
save = Bewaren
saved = Bewaard.
play-bots = Nu spelen
invite = Uitnodigen
more-options = Meer …
players-range = { $range } spelers

players = Spelers
player-number = Speler { $number }
seat-open = Vrije plaats
seat-me = Ik, op dit apparaat
seat-add = Speler toevoegen
seat-remove = Speler { $number } verwijderen
bot-level = Bot, niveau { $level }
bot-named = { $name }, niveau { $level }
stand-in-plays = Invaller: { $name }, niveau { $level }
has-left = heeft het spel verlaten
one-device = Meerdere mensen spelen op dit apparaat. Het wordt tussen hen doorgegeven.
table = Tafel
timing = Bedenktijd
timing-none = Zo lang je wilt
timing-relaxed = Rustig: 3 minuten per zet
timing-normal = Gewoon: 45 seconden per zet
timing-fast = Snel: 15 seconden per zet
visibility = Wie mag komen
visibility-invitation = Alleen wie de link heeft
visibility-public = Iedereen, via de lobby
options = Opties van het spel
option-random = Het toeval beslist
option-less = Minder: { $name }
option-more = Meer: { $name }
rulings = Regeluitleg van eerdere edities
rulings-note = Om volgens een eerdere editie van de regels te spelen.
open-table = Tafel openen

waiting-open = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
  }
waiting-ready = Iedereen is er.
sit = Hier gaan zitten
sit-too = Ook hier gaan zitten
your-colour = Jouw kleur
colour-of = Kleur van { $name }
colour-taken-by = bezet door
colour-red = Rood
colour-yellow = Geel
colour-blue = Blauw
colour-green = Groen
colour-purple = Paars
colour-orange = Oranje
colour-pink = Roze
colour-black = Zwart
colour-sky = Hemelsblauw
colour-white = Wit
colour-grey = Grijs
colour-brown = Bruin
bots-level = Bots
level = Niveau { $level }
start = Beginnen
start-with-bots = Beginnen, bots nemen de vrije plaatsen
leave = Mijn plaats teruggeven
share-link = Link naar deze tafel
share-code = De link als code voor een camera
copy = Link kopiëren
copied = Gekopieerd
share-table = Uitnodigen of laten toekijken

board = Bord
board-of = Bord van { $title }
board-keys = Met de pijltoetsen ga je langs wat je kunt kiezen. Met Shift bereik je alles op het bord. Enter vertelt wat iets is en waarom je het niet kunt kiezen.
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-all = Het hele bord
which-one = Welke van deze?
possible-now = Nu mogelijk:
and-more = { $count ->
    [one] en nog één mogelijkheid
   *[other] en nog { $count } mogelijkheden
  }
confirm = Bevestigen
confirm-note = Dit kun je niet terugnemen. Tik nog een keer om te bevestigen.
cancel = Annuleren
choices = Dit kun je doen
step-by-step = Stap voor stap, elke stap apart
choose-again = Kies iets anders
your-move = Jouw zet
your-turn = Jouw beurt
waiting-for = Wachten op { $names }.
warming-up = De bots warmen op: het eerste spel op een machine heeft één keer tot een minuut nodig om klaar te zijn.
paused = Het spel is gepauzeerd.
resume = Verder spelen
may-change = Je hebt gekozen. Je kunt nog iets anders kiezen.
calls = Roepen en betrappen
call-hint = Roept met je volgende kaart of direct erna
continue = Doorgaan
wait-for-others = Wachten op de anderen …
time-to-look = Tijd om te kijken
undo = Terugnemen
undo-ask = Vragen om terug te nemen
you = jij
not-here = nu niet hier
has-chosen = heeft gekozen
acts-now = Deze speler is aan de beurt.
points = { $points ->
    [one] punt
   *[other] punten
  }
time-left = Tijd over: { $time }
connection-lost = Verbinding verbroken. Nieuwe poging …

asks-undo = { $name } wil graag de laatste zet terugnemen.
asks-pause = { $name } wil graag pauzeren.
asks-end = { $name } wil het spel graag afbreken.
agree = Akkoord
decline = Liever niet
ask-pause = Pauze voorstellen
ask-end = Voorstellen om af te breken
leave-game = De tafel verlaten
leave-note = Als je weggaat, kun je niet terugkomen: een invaller speelt je plaats tot het einde. Wil je later terugkomen, sluit dan gewoon de pagina.
leave-confirm = Voorgoed verlaten

game-over = Het spel is afgelopen
best = Je record: { $best }. Dit spel: { $points }.
best-first = Je eerste resultaat: { $points }. Verbeter het!
best-new = Nieuw persoonlijk record: { $points }! Eerder: { $before }.
broken-off = Het spel is afgebroken
claimed = De winst is opgeëist
claim-note = { $name } is al lang weg. Je kunt verder spelen tegen de invaller of de winst opeisen: dan eindigt het spel, wordt { $name } laatste en worden de anderen gerangschikt naar de stand.
claim = De winst opeisen
all-win = Gelijkspel: iedereen deelt de eerste plaats!
wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
  }
round-over = De ronde is voorbij
turn-order = Beurtvolgorde
place = { $place }.
rematch = Nog een keer
rematch-join = Meedoen met het volgende spel
see-replay = Nog eens zien
chance-fair = Eerlijk toeval: dit apparaat heeft { $count ->
    [one] de enige uitkomst
   *[other] alle { $count } uitkomsten
  } van dobbelstenen en kaarten gecontroleerd. Je getal staat in het ontvangstbewijs.
chance-missing = Je getal zit niet in het toeval van dit spel. Dat is normaal als je apparaat bij het begin offline was.
chance-wrong = De dobbelstenen en kaarten van dit spel kloppen niet met wat je apparaat vóór het spel heeft bewaard. Bewaar het logboek en controleer het met “snowbound verify”.
chance-without = Zonder eigen getal: { $names }.
drawing = Het spel begint zo. Wachten op { $names } …

log = Verloop
log-empty = Er is nog niets gebeurd.
log-newest = Nieuwste
log-details = { $count ->
    [one] één detail
   *[other] { $count } details
  }
log-and-rules = Verloop en regels
log-sit = { $name } gaat zitten.
log-stand = { $name } staat op.
log-start = Het spel begint.
log-undo = { $name } neemt een zet terug.
log-agree = Iemand gaat akkoord.
log-decline = Iemand wil liever niet.
log-pause = Het spel is gepauzeerd.
log-resume = Het spel gaat verder.
log-away = { $name } is weg: een invaller speelt.
log-back = { $name } is terug.
log-leave = { $name } verlaat het spel. Een invaller speelt het uit.
log-claim = De winst wordt opgeëist, omdat { $name } niet terugkwam.
log-end = Het spel is afgebroken.
log-rematch = Dezelfde mensen gaan verder aan een andere tafel.
log-ask-undo = Iemand vraagt een zet te mogen terugnemen.
log-ask-pause = Iemand stelt een pauze voor.
log-ask-end = Iemand stelt voor om af te breken.
by-stand-in = door de invaller
by-program = door een programma
rules = Regels
rules-search = Zoeken in de regels
rules-none = Dat zegt geen regel.
rule-show = Regel { $rule } lezen
in-words = In woorden

hand-over = Geef het apparaat aan { $name }.
i-am = Ik ben { $name }

lobby-note = Tafels waar iedereen mag meedoen of toekijken.
lobby-empty = Er is nu geen tafel open. Open er een vanaf de beginpagina.
mine-empty = Je zit nog aan geen enkele tafel.
mine-past = Afgelopen spellen
status-open = Wacht op spelers
status-playing = Wordt gespeeld
status-over = Afgelopen
status-closed = Afgebroken
edition = Gespeeld volgens editie { $edition } van de regels
old-edition = Dit spel is gespeeld volgens een oudere editie van de regels die deze server niet meer kent. De tafel is gesloten.
look = Tafel bekijken
go-on = Verder spelen
join = Meedoen
watch = Toekijken

replay = Terugblik
replay-start = Vóór de eerste zet
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het einde
replay-turn-back = Vorige beurt
replay-turn-on = Volgende beurt
replay-headline-back = Vorig hoogtepunt
replay-headline-on = Volgend hoogtepunt
replay-speed = Snelheid
save-film = Opslaan als bewegend plaatje
save-story = Opslaan als tekst
replay-play = Afspelen
replay-stop = Stoppen
replay-move = Zet { $number } van { $of }
lens = Gezien door
lens-all = iemand die alles ziet
lens-public = een toeschouwer
lens-seat = { $name }

board-about = Zoals het gedrukte spel?
board-title = { $title }: is dit het gedrukte spel?
board-why = Snowbound volgt de tekst van het gedrukte spelregelboekje. De plaatjes zijn verloren gegaan, dus wat alleen daarop stond, hebben we opnieuw moeten bedenken. Waar de tekst iets openlaat, beslist een verduidelijking bij de regels.
board-printed = Zoals in het gedrukte spel
board-rebuilt = Door ons gereconstrueerd
board-rebuilt-note = Het past bij alles wat het spelregelboekje zegt en is met vele duizenden spellen getest, maar het is geen kopie van het gedrukte.
board-own = Als je het gedrukte spel hebt
board-own-note = Wat op bord, tegels en kaarten gedrukt staat, staat in één tekstbestand. Op de computer waarop Snowbound draait, kun je invoeren wat jouw spel toont. De regels blijven gelijk.
board-copy = Maak een kopie van het bestand:
board-edit = Wijzig wat in jouw spel anders is. Opmerkingen in het bestand leggen elke regel uit.
board-check = Controleer het. Wat onmogelijk is, wordt met regelnummer geweigerd; wat alleen van de onze verschilt, wordt genoemd:
board-use = Start de server met de map van jouw bestanden:
board-use-note = Daarna speelt iedereen op deze server op jouw bord. Maak lopende spellen eerst af: die kunnen niet van bord wisselen.
board-owned = Deze server speelt met het bestand van de eigenaar, niet met onze reconstructie.

language = Taal
theme = Kleuren
theme-dark = Donker
theme-light = Licht
theme-system = Zoals het apparaat
speed = Snelheid van zetten
speed-slow = Langzaam
speed-normal = Gewoon
speed-fast = Snel
speed-instant = Meteen
motion = Beweging
motion-system = Zoals het apparaat
motion-full = Volledig
motion-less = Minder: alleen oplichten
sound = Geluiden
patterns = Patronen op de kleuren van spelers
digits = Cijfertoetsen kiezen uit de lijst
confirm-taps = Vraag om een tweede tik bij zetten die je niet kunt terugnemen
other-device = Op een ander apparaat spelen
other-device-note = Open deze link één keer op het andere apparaat: daar ben je dezelfde gast aan dezelfde tafels.
other-device-link = Link maken
take = Op dit apparaat spelen
take-note = Op dit apparaat word je nu de gast die deze link heeft gemaakt.
take-do = Overnemen
taken = Je bent nu { $name } op dit apparaat.
take-failed = De link is verlopen of al gebruikt. Maak een nieuwe op het andere apparaat.

error-illegal = Dat kan nu niet.
error-wrong-seat = Je bent niet aan de beurt.
error-game-over = Het spel is afgelopen.
error-stale = De tafel is intussen veranderd. Kijk en kies opnieuw.
error-not-now = Dat kan nu niet aan deze tafel.
error-no-seat = Die plaats is niet meer vrij.
error-bad-colour = Die kleur is bezet. Kies een andere.
error-unfair-undo = Dit kan niet meer worden teruggenomen zonder het de anderen te vragen.
error-not-allowed = Je hebt geen toegang tot deze tafel. Controleer of de link volledig is.
error-no-table = Die tafel bestaat niet.
error-limit = Dat is meer dan de server toestaat. Maak eerst een spel af of verlaat een tafel.
error-too-fast = Dat ging wat snel. Wacht even.
error-too-often = Dat heb je in dit spel te vaak gedaan. Na de volgende zetten kan het weer.
error-not-yet = Dat wordt getoond als het spel is afgelopen.
error-failed = De server kon dit niet doen. Probeer het opnieuw.
error-damaged = Deze tafel kan niet worden geopend, omdat het opgeslagen spel beschadigd is. Dat is niet jouw fout.
error-waiting = De tafel wacht. Probeer het zo meteen opnieuw.
error-wrong-call = Er valt nu niets te roepen of te betrappen
error-lost = De server antwoordt nu niet.

page-updated = De pagina is bijgewerkt naar een nieuwe versie.
page-updated-unsent = De pagina is bijgewerkt naar een nieuwe versie. Je laatste invoer is misschien niet verzonden: controleer die.
page-outdated = Deze pagina en de server hebben verschillende versies. Laad de pagina opnieuw als iets niet werkt.
