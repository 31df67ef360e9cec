home = Startsida
lobby = Lobby
my-tables = Mina bord
settings = Inställningar
pages = Sidor
close = Stäng
more = Mer
play = Spela
loading = Brädet ställs upp …
one-moment = Ett ögonblick …
nothing-here = Här finns ingenting.
somebody = Någon

home-title = En lång vinterkväll, en lampa på bordet.
hello = God kväll, { $name }.
your-name = Vad ska vi kalla dig?
that-is-me = Det är jag
save = Spara
saved = Sparat.
play-bots = Spela nu
invite = Bjud in
more-options = Mer …
players-range = { $range } spelare

players = Spelare
player-number = Spelare { $number }
seat-open = Ledig plats
seat-me = Jag, på den här enheten
seat-add = Lägg till en spelare
seat-remove = Ta bort spelare { $number }
bot-level = Bot, nivå { $level }
bot-named = { $name }, nivå { $level }
stand-in-plays = Ersättare: { $name }, nivå { $level }
has-left = har lämnat spelet
one-device = Flera spelar på den här enheten. Den lämnas över mellan dem.
table = Bord
timing = Betänketid
timing-none = Så länge man vill
timing-relaxed = Lugnt: 3 minuter per drag
timing-normal = Normalt: 45 sekunder per drag
timing-fast = Snabbt: 15 sekunder per drag
visibility = Vem får komma
visibility-invitation = Bara den som har länken
visibility-public = Alla, genom lobbyn
options = Spelets val
option-random = Slumpen avgör
option-less = Mindre: { $name }
option-more = Mer: { $name }
rulings = Avgöranden från tidigare utgåvor
rulings-note = För att spela efter en tidigare utgåva av reglerna.
open-table = Öppna bordet

waiting-open = { $count ->
    [one] En plats är fortfarande ledig.
   *[other] { $count } platser är fortfarande lediga.
  }
waiting-ready = Alla är här.
sit = Sitt här
sit-too = Sitt här också
your-colour = Din färg
colour-of = Färg för { $name }
colour-taken-by = tagen av
colour-red = Röd
colour-yellow = Gul
colour-blue = Blå
colour-green = Grön
colour-purple = Lila
colour-orange = Orange
colour-pink = Rosa
colour-black = Svart
colour-sky = Himmelsblå
colour-white = Vit
colour-grey = Grå
colour-brown = Brun
bots-level = Bottar
level = Nivå { $level }
start = Starta
start-with-bots = Starta, bottar tar de lediga platserna
leave = Lämna tillbaka min plats
share-link = Länk till det här bordet
share-code = Länken som kod för en kamera
copy = Kopiera länken
copied = Kopierad
share-table = Bjud in, eller låt någon titta på

board = Bräde
board-of = Brädet i { $title }
board-keys = Piltangenterna flyttar mellan det du kan välja. Med Skift når de allt på spelplanen. Enter berättar vad en sak är och varför du inte kan välja den.
zoom-in = Närmare
zoom-out = Längre bort
zoom-all = Hela brädet
which-one = Vilken av dessa?
possible-now = Möjligt nu:
and-more = { $count ->
    [one] och en möjlighet till
   *[other] och { $count } möjligheter till
  }
confirm = Bekräfta
confirm-note = Det här kan inte ångras. Tryck en gång till för att bekräfta.
cancel = Avbryt
choices = Det här kan du göra
step-by-step = Steg för steg, ett i taget
choose-again = Välj något annat
your-move = Ditt drag
your-turn = Din tur
waiting-for = Väntar på { $names }.
warming-up = Botarna värmer upp: det första spelet på en dator tar upp till en minut att göra redo, en gång.
paused = Spelet är pausat.
resume = Fortsätt
may-change = Du har valt. Du kan fortfarande välja om.
calls = Ropa och kom på
call-hint = Ropar med ditt nästa kort eller direkt efter
continue = Fortsätt
wait-for-others = Väntar på de andra …
time-to-look = Tid att titta
undo = Ångra
undo-ask = Be att få ångra
you = du
not-here = inte här just nu
has-chosen = har valt
acts-now = Det är deras tur.
points = { $points ->
    [one] poäng
   *[other] poäng
  }
time-left = Tid kvar: { $time }
connection-lost = Förbindelsen bröts. Försöker igen …

asks-undo = { $name } vill gärna ångra sitt senaste drag.
asks-pause = { $name } vill gärna ta en paus.
asks-end = { $name } vill gärna avbryta spelet.
agree = Jag håller med
decline = Helst inte
ask-pause = Föreslå en paus
ask-end = Föreslå att avbryta spelet
leave-game = Lämna bordet
leave-note = Om du går kan du inte komma tillbaka: en ersättare spelar din plats till slutet. Vill du komma tillbaka senare räcker det att stänga sidan.
leave-confirm = Lämna spelet för gott

game-over = Spelet är slut
best = Ditt rekord: { $best }. Det här spelet: { $points }.
best-first = Ditt första resultat: { $points }. Slå det!
best-new = Nytt personligt rekord: { $points }! Tidigare: { $before }.
broken-off = Spelet avbröts
claimed = Segern begärdes
claim-note = { $name } har varit borta länge. Du kan spela vidare mot ersättaren eller begära segern: då slutar spelet, { $name } blir sist och de andra placeras efter ställningen.
claim = Begär segern
all-win = Oavgjort: alla delar förstaplatsen!
wins = { $count ->
    [one] { $names } vinner!
   *[other] { $names } vinner tillsammans!
  }
round-over = Rundan är slut
turn-order = Turordning
place = { $place }.
rematch = En gång till
rematch-join = Var med i nästa spel
see-replay = Se det igen
chance-fair = Rättvis slump: Den här enheten har kontrollerat { $count ->
    [one] det enda utfallet
   *[other] alla { $count } utfall
  } av tärningar och kort. Ditt tal ingår i kvittot.
chance-missing = Ditt tal ingår inte i spelets slump. Det är normalt om din enhet var frånkopplad vid starten.
chance-wrong = Spelets tärningar och kort stämmer inte med det som din enhet sparade före spelet. Spara loggen och kontrollera den med ”snowbound verify”.
chance-without = Utan eget tal: { $names }.
drawing = Spelet börjar strax. Väntar på { $names } …

log = Förlopp
log-empty = Inget har hänt ännu.
log-newest = Senaste
log-details = { $count ->
    [one] en detalj
   *[other] { $count } detaljer
  }
log-and-rules = Förlopp och regler
log-sit = { $name } sätter sig.
log-stand = { $name } reser sig.
log-start = Spelet börjar.
log-undo = { $name } ångrar ett drag.
log-agree = Någon håller med.
log-decline = Någon vill helst inte.
log-pause = Spelet är pausat.
log-resume = Spelet fortsätter.
log-away = { $name } är borta: en ersättare spelar.
log-back = { $name } är tillbaka.
log-leave = { $name } lämnar spelet. En ersättare spelar till slutet.
log-claim = Segern begärs, eftersom { $name } inte kom tillbaka.
log-end = Spelet avbröts.
log-rematch = Samma spelare fortsätter vid ett annat bord.
log-ask-undo = Någon ber att få ångra ett drag.
log-ask-pause = Någon föreslår en paus.
log-ask-end = Någon föreslår att avbryta spelet.
by-stand-in = av ersättaren
by-program = av ett program
rules = Regler
rules-search = Sök i reglerna
rules-none = Det säger ingen regel.
rule-show = Läs regel { $rule }
in-words = I ord

hand-over = Lämna enheten till { $name }.
i-am = Jag är { $name }

lobby-note = Bord där alla får vara med eller titta på.
lobby-empty = Inget bord är öppet nu. Öppna ett från startsidan.
mine-empty = Du sitter inte vid något bord ännu.
mine-past = Avslutade spel
status-open = Väntar på spelare
status-playing = Pågår
status-over = Slut
status-closed = Avbrutet
edition = Spelas efter utgåva { $edition } av reglerna
old-edition = Det här spelet spelades efter en äldre utgåva av reglerna som servern inte längre känner till. Bordet är stängt.
look = Visa bordet
go-on = Fortsätt
join = Var med
watch = Titta på

replay = Repris
replay-start = Före det första draget
replay-first = Till början
replay-back = Ett drag tillbaka
replay-on = Ett drag framåt
replay-last = Till slutet
replay-turn-back = Föregående tur
replay-turn-on = Nästa tur
replay-headline-back = Föregående höjdpunkt
replay-headline-on = Nästa höjdpunkt
replay-speed = Hastighet
save-film = Spara som animerad bild
save-story = Spara som text
replay-play = Spela upp
replay-stop = Stanna
replay-move = Drag { $number } av { $of }
lens = Sett av
lens-all = någon som ser allt
lens-public = en åskådare
lens-seat = { $name }

board-about = Som det tryckta spelet?
board-title = { $title }: är det här det tryckta spelet?
board-why = Snowbound följer texten i det tryckta regelhäftet. Bilderna har gått förlorade, så det som bara syntes på bilderna har vi fått återskapa. Där texten lämnar något öppet avgör ett klargörande bland reglerna.
board-printed = Som i det tryckta spelet
board-rebuilt = Återskapat av oss
board-rebuilt-note = Det stämmer med allt som regelhäftet säger och har prövats i många tusen partier, men det är ingen kopia av det tryckta.
board-own = Om du äger det tryckta spelet
board-own-note = Det som är tryckt på plan, brickor och kort står i en enda textfil. På den dator där Snowbound körs kan du skriva in vad ditt spel visar. Reglerna är desamma.
board-copy = Gör en kopia av filen:
board-edit = Ändra det som skiljer sig i ditt spel. Kommentarer i filen förklarar varje rad.
board-check = Kontrollera den. Det omöjliga avvisas med radnummer, och det som bara skiljer sig från vårt räknas upp:
board-use = Starta servern med mappen med dina filer:
board-use-note = Sedan spelar alla på servern på din plan. Spela klart pågående partier först: de kan inte byta plan.
board-owned = Den här servern spelar med ägarens egen fil, inte med vår återskapade version.

language = Språk
theme = Färger
theme-dark = Mörka
theme-light = Ljusa
theme-system = Som enheten
speed = Dragens fart
speed-slow = Långsam
speed-normal = Normal
speed-fast = Snabb
speed-instant = Genast
motion = Rörelse
motion-system = Som enheten
motion-full = Full
motion-less = Mindre: bara markering
sound = Ljud
patterns = Mönster på spelarnas färger
digits = Siffertangenter väljer ur listan
confirm-taps = Kräv ett extra tryck före drag som inte kan ångras
other-device = Spela på en annan enhet
other-device-note = Öppna den här länken en gång på den andra enheten: där är du samma gäst vid samma bord.
other-device-link = Gör en länk
take = Spela på den här enheten
take-note = På den här enheten blir du nu den gäst som gjorde länken.
take-do = Ta över
taken = Du är nu { $name } på den här enheten.
take-failed = Länken har gått ut eller redan använts. Skapa en ny på den andra enheten.

error-illegal = Det går inte nu.
error-wrong-seat = Det är inte din tur.
error-game-over = Spelet är slut.
error-stale = Bordet har ändrats under tiden. Titta efter och välj igen.
error-not-now = Det går inte vid det här bordet just nu.
error-no-seat = Den platsen är inte längre ledig.
error-bad-colour = Färgen är tagen. Välj en annan.
error-unfair-undo = Det kan inte längre ångras utan att fråga de andra.
error-not-allowed = Du har inte tillgång till det här bordet. Kontrollera att länken är fullständig.
error-no-table = Det bordet finns inte.
error-limit = Det är mer än servern tillåter. Avsluta eller lämna ett bord först.
error-too-fast = Det gick lite fort. Vänta ett ögonblick.
error-too-often = Det har du gjort för många gånger i det här spelet. Du kan göra det igen efter nästa drag.
error-not-yet = Det visas när spelet är slut.
error-failed = Servern kunde inte göra det. Försök igen.
error-damaged = Bordet kan inte öppnas eftersom det sparade spelet är skadat. Det är inte ditt fel.
error-waiting = Bordet väntar. Försök igen om en stund.
error-wrong-call = Det finns inget att ropa eller komma på nu
error-lost = Servern svarar inte just nu.

page-updated = Sidan har uppdaterats till en ny version.
page-updated-unsent = Sidan har uppdaterats till en ny version. Ditt senaste val har kanske inte skickats: kontrollera det.
page-outdated = Den här sidan och servern har olika versioner. Ladda om sidan om något inte fungerar.
