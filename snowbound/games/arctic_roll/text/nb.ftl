title = Arctic Roll
summary = Velg terninger fra flak som går rundt bordet, tegn jegere og ishull, og fisk der naboenes ulykker lar deg slippe til.

player = Spiller { $seat }
pack-ice = pakkis
new-ice-flow = nytt åpent vann
expand = vannet brer seg
walrus = hvalross
polar-bear = isbjørn
ice-chasm = isspalte
igloo = iglo
new-dice = ekstra terning
reroll = nytt kast
ne = nordøst
e = øst
se = sørøst
sw = sørvest
w = vest
nw = nordvest

# What is asked
ask-window = Gi en terning for en ulykke nå, eller meld pass
ask-turn = Velg en terning og bruk den
ask-bonus = Terningen din er brukt: bruk en bonus, eller avslutt turen
ask-igloo = Velg feltet som de seks jegerne skal stå rundt
ask-relocation = Brikken din sitter fast: velg feltet den skal løftes til
ask-calamity = Tegn { $calamity } på spillarket til { $player }: velg et felt
ask-direction = { $calamity } i { $hex }: velg retningen
ask-aftermath = En ulykke ga deg en bonus: bruk den nå, eller spar den

# What one can do
pass = meld pass
end-turn = avslutt turen
keep-bonus = spar bonusen
use-reroll = kast terningene på nytt (nytt kast)
use-igloo = bygg en iglo
bonus-relocate = løft brikken som sitter fast (ekstra terning)
take-die = gi { $value }-eren for { $calamity }
take-bonus = gi en ekstra terning for { $calamity }
take-free = ta { $calamity }
place = plasser { $value }-eren
place-line = plasser { $value }-eren langs { $line }
place-gap = plasser { $value }-eren, slik at { $line } holdes fri
move = flytt { $value } mot { $direction }
relocate = løft brikken som sitter fast med { $value }-eren
waste = kast bort { $value }-eren
bonus-place = plasser en { $value }-er (ekstra terning)
bonus-place-line = plasser en { $value }-er langs { $line } (ekstra terning)
bonus-place-gap = plasser en { $value }-er, slik at { $line } holdes fri (ekstra terning)
bonus-move = flytt { $value } mot { $direction } (ekstra terning)
hex = felt { $hex }
direction = mot { $direction }

# What happens
does = { $player }: { $action }
hidden-turn = { $player } bruker en terning
hidden-calamity = { $player } tegner en ulykke
hidden-aftermath = { $player } tar stilling til en ny bonus
starts = { $player } er startspiller
rolls-area-1-first = { $player } kaster { $value } for det første vannområdet
rolls-area-1-second = { $player } kaster { $value } for det andre feltet i det første vannområdet
rolls-area-2-first = { $player } kaster { $value } for det andre vannområdet, det med hvalrossen
rolls-area-2-second = { $player } kaster { $value } for det andre feltet i det andre vannområdet
rolls-black = En ulykkesterning viser { $value }: { $calamity }
rolls-white = { $player } kaster { $value }
rolls-again = { $player } kaster på nytt og får { $value }
rolls-unseen = { $player } kaster en terning

# The table
line-round = Runde { $round }, terningvalg { $draft }; startspiller: { $player }
line-pool = Ulykkesterninger: { $dice }
line-player = { $player }: { $points } poeng, brikke på { $pawn }, ulykkesmerker: { $counters }
line-dice = Terninger foran: { $dice }
line-calamity = Ulykkesterning: { $value }, { $calamity }
line-bonus = Bonus: { $bonus } × { $number }
line-row = { $row }

# The picture
see-sheet = Spillarket til { $player }: poeng { $points }, jegere { $hunters }, ishull { $holes }, brikke på { $pawn }
see-hunter = Jeger på { $hex }; fiskeplasser: { $places }
see-hunter-bear = Jeger på { $hex }, skremt av isbjørnen på { $culprit }
see-hunter-struck = Jeger på { $hex }, rammet av isspalten på { $culprit }
see-hole = Ishull på { $hex }; jegere her: { $hunters }
see-hole-struck = Ishull på { $hex }, rammet av isspalten på { $culprit }
see-water = Åpent vann på { $hex }; jegere ved vannområdet: { $hunters }
see-water-closed = Åpent vann på { $hex }, stengt av hvalrossen på { $culprit }
see-water-struck = Åpent vann på { $hex }, rammet av isspalten på { $culprit }
see-calamity = { $calamity } på { $hex }
see-chasm = Isspalte på { $hex }, pil: { $direction }
see-pawn = Brikken til { $player } på { $hex }
see-bonus = Bonusfelt { $hex }: { $bonus }
see-bonus-claimed = Bonusfelt { $hex }: { $bonus }, tatt
see-die = Terning foran { $player }: { $value }
see-pool = Ulykkesterninger i potten: { $number }
see-held = Ulykkesterningen til { $player }: { $calamity }
see-round = Runde { $round } av { $rounds }
see-draft = Terningvalg { $draft } av { $drafts }
see-start = Startspiller: { $player }
see-counters = Ulykkesmerker krysset av: { $number } av { $all }
see-step = Flytt til { $hex } med en { $value }-er
see-total = Poengene til { $player }: { $points }
see-catch = Fiskeplass { $hex }: jegere { $hunters }, poeng { $points }

# Why not, by rule
ROLL-20 = hver spiller tar nøyaktig én terning fra flaket foran seg i hvert terningvalg
ROLL-21 = en terning plasseres, flytter brikken eller gis for en ulykke; et felt nevnes bare når det spørres etter et
ROLL-22 = først velges ulykker i tur og orden, deretter bruker alle terningene sine samtidig
ROLL-23 = en terning kan bare kastes bort hvis ingen terning på flaket kan plasseres eller flyttes med
ROLL-29 = hver jeger trenger et tomt felt på arket ved siden av brikken
ROLL-31 = et ishull krever et tomt felt under brikken
ROLL-34 = en flytting må ende på et tomt felt
ROLL-35 = en flytting kan verken krysse eller ende på åpent vann
ROLL-36 = en flytting kan ikke forlate arket
ROLL-39 = bare en brikke som sitter fast, kan løftes
ROLL-40 = en brikke som sitter fast, løftes til et av de nærmeste tomme feltene den kan flytte fra
ROLL-41 = man kan bare ta en ulykkesterning som ligger i potten
ROLL-42 = hver spiller tar bare én ulykkesterning i en runde
ROLL-43 = den som ikke har noen ulykkesterning i det sjette terningvalget, må ta en nå
ROLL-46 = nå tegnes ulykkene
ROLL-47 = en ulykke krever et tomt felt uten brikken
ROLL-49 = nytt åpent vann er to nabofelter i midtsekskanten, og ingen av dem kan ligge inntil åpent vann
ROLL-50 = vannet brer seg bare ved siden av åpent vann
ROLL-52 = en hvalross må ligge ved siden av åpent vann
ROLL-55 = pilen til en isspalte peker på et felt på arket
ROLL-60 = det finnes ingen slik bonus å bruke
ROLL-61 = en iglo krever seks tomme felter på arket, uten brikken, rundt et annet felt enn brikkens
ROLL-64 = nytt kast kan bare brukes før det er tatt en terning fra flaket
ROLL-65 = nå kan man bare bruke bonuser som ulykkene nettopp har gitt
ROLL-85 = den siste ulykkesterningen må tas før den sjette terningen kan brukes
ROLL-Q15 = det finnes ikke noe felt brikken kan løftes til
ROLL-Q18 = ulykkesterningen i det sjette terningvalget betales slik innstillingen sier

# Before the game
length = omtrent { $minutes } minutter
option-scoring_mode = Poeng for fisk
option-scoring_mode-pairs = etter par
option-scoring_mode-table = etter tabellen
option-scoring_mode-pairs_plus_table = begge lagt sammen
option-sixth_draft = Den sjette terningen
option-sixth_draft-dispose = betaler for ulykken
option-sixth_draft-free = kan fortsatt brukes
option-unusable_die = La en terning være ubrukt
option-unusable_die-only_if_no_use = bare hvis den ikke kan brukes
option-unusable_die-always_allowed = alltid tillatt
option-impossible_calamity = En ulykke som ikke kan skje
option-impossible_calamity-no_effect = gjør ingenting
option-impossible_calamity-expand = lar vannet bre seg
option-setup_touching = Vann som berører hverandre ved start
option-setup_touching-allowed = tillatt
option-setup_touching-reroll = slås om
option-solo_calamity = Alene: hvem velger ulykken
option-solo_calamity-player = spilleren
option-solo_calamity-automa = automaten
option-start_player = Første spiller
