title = Arctic Roll
summary = Vælg terninger fra flager, der går bordet rundt, tegn jægere og ishuller, og fisk dér, hvor naboernes ulykker tillader det.

player = Spiller { $seat }
pack-ice = pakis
new-ice-flow = nyt åbent vand
expand = vandet breder sig
walrus = hvalros
polar-bear = isbjørn
ice-chasm = isspalte
igloo = iglo
new-dice = ekstra terning
reroll = slå om
ne = nordøst
e = øst
se = sydøst
sw = sydvest
w = vest
nw = nordvest

# What is asked
ask-window = Giv en terning for en ulykke nu, eller meld pas
ask-turn = Vælg en terning og brug den
ask-bonus = Din terning er brugt: brug en bonus, eller afslut din tur
ask-igloo = Vælg det felt, de seks jægere skal stå rundt om
ask-relocation = Din brik sidder fast: vælg det felt, den skal løftes til
ask-calamity = Tegn { $calamity } på { $player }s spilleark: vælg et felt
ask-direction = { $calamity } i { $hex }: vælg retningen
ask-aftermath = En ulykke gav dig en bonus: brug den nu, eller gem den

# What one can do
pass = meld pas
end-turn = afslut turen
keep-bonus = gem bonussen
use-reroll = slå terningerne om (slå om)
use-igloo = byg en iglo
bonus-relocate = løft den fastlåste brik (ekstra terning)
take-die = giv { $value }'eren for { $calamity }
take-bonus = giv en ekstra terning for { $calamity }
take-free = tag { $calamity }
place = placer { $value }'eren
place-line = placer { $value }'eren langs { $line }
place-gap = placer { $value }'eren, så { $line } holdes fri
move = flyt { $value } mod { $direction }
relocate = løft den fastlåste brik med { $value }'eren
waste = spild { $value }'eren
bonus-place = placer en { $value }'er (ekstra terning)
bonus-place-line = placer en { $value }'er langs { $line } (ekstra terning)
bonus-place-gap = placer en { $value }'er, så { $line } holdes fri (ekstra terning)
bonus-move = flyt { $value } mod { $direction } (ekstra terning)
hex = felt { $hex }
direction = mod { $direction }

# What happens
does = { $player }: { $action }
hidden-turn = { $player } bruger en terning
hidden-calamity = { $player } tegner en ulykke
hidden-aftermath = { $player } tager stilling til en ny bonus
starts = { $player } er startspiller
rolls-area-1-first = { $player } slår { $value } for det første vandområde
rolls-area-1-second = { $player } slår { $value } for det andet felt i det første vandområde
rolls-area-2-first = { $player } slår { $value } for det andet vandområde, det med hvalrossen
rolls-area-2-second = { $player } slår { $value } for det andet felt i det andet vandområde
rolls-black = En ulykkesterning viser { $value }: { $calamity }
rolls-white = { $player } slår { $value }
rolls-again = { $player } slår om og får { $value }
rolls-unseen = { $player } slår en terning

# The table
line-round = Runde { $round }, terningvalg { $draft }; startspiller: { $player }
line-pool = Ulykkesterninger: { $dice }
line-player = { $player }: { $points } point, brik på { $pawn }, ulykkesmærker: { $counters }
line-dice = Terninger foran: { $dice }
line-calamity = Ulykkesterning: { $value }, { $calamity }
line-bonus = Bonus: { $bonus } × { $number }
line-row = { $row }

# The picture
see-sheet = Spilleark for { $player }: point { $points }, jægere { $hunters }, ishuller { $holes }, brik på { $pawn }
see-hunter = Jæger på { $hex }; fiskepladser: { $places }
see-hunter-bear = Jæger på { $hex }, skræmt af isbjørnen på { $culprit }
see-hunter-struck = Jæger på { $hex }, ramt af isspalten på { $culprit }
see-hole = Ishul på { $hex }; jægere her: { $hunters }
see-hole-struck = Ishul på { $hex }, ramt af isspalten på { $culprit }
see-water = Åbent vand på { $hex }; jægere ved vandområdet: { $hunters }
see-water-closed = Åbent vand på { $hex }, lukket af hvalrossen på { $culprit }
see-water-struck = Åbent vand på { $hex }, ramt af isspalten på { $culprit }
see-calamity = { $calamity } på { $hex }
see-chasm = Isspalte på { $hex }, pil: { $direction }
see-pawn = Brik for { $player } på { $hex }
see-bonus = Bonusfelt { $hex }: { $bonus }
see-bonus-claimed = Bonusfelt { $hex }: { $bonus }, taget
see-die = Terning foran { $player }: { $value }
see-pool = Ulykkesterninger i puljen: { $number }
see-held = Ulykkesterning hos { $player }: { $calamity }
see-round = Runde { $round } af { $rounds }
see-draft = Terningvalg { $draft } af { $drafts }
see-start = Startspiller: { $player }
see-counters = Ulykkesmærker krydset af: { $number } af { $all }
see-step = Flyt til { $hex } med en { $value }'er
see-total = Point for { $player }: { $points }
see-catch = Fiskeplads { $hex }: jægere { $hunters }, point { $points }

# Why not, by rule
ROLL-20 = hver spiller tager præcis én terning fra flagen foran sig i hvert terningvalg
ROLL-21 = en terning placeres, flytter brikken eller gives for en ulykke; et felt nævnes kun, når der spørges om et
ROLL-22 = først vælges ulykker i tur og orden, derefter bruger alle deres terninger samtidig
ROLL-23 = en terning må kun spildes, hvis ingen terning på flagen kan placeres eller flyttes med
ROLL-29 = hver jæger skal have et tomt felt på arket ved siden af brikken
ROLL-31 = et ishul kræver et tomt felt under brikken
ROLL-34 = en bevægelse skal ende på et tomt felt
ROLL-35 = en bevægelse må hverken krydse eller ende på åbent vand
ROLL-36 = en bevægelse må ikke forlade arket
ROLL-39 = kun en brik, der sidder fast, må løftes
ROLL-40 = en fastlåst brik løftes til et af de nærmeste tomme felter, som den kan flytte fra
ROLL-41 = man kan kun tage en ulykkesterning, der ligger i puljen
ROLL-42 = hver spiller tager kun én ulykkesterning i en runde
ROLL-43 = den, der ikke har en ulykkesterning i det sjette terningvalg, skal tage en nu
ROLL-46 = nu tegnes ulykkerne
ROLL-47 = en ulykke kræver et tomt felt uden brikken
ROLL-49 = nyt åbent vand er to nabofelter i midtersekskanten, og ingen af dem må ligge op til åbent vand
ROLL-50 = vandet breder sig kun ved siden af åbent vand
ROLL-52 = en hvalros skal ligge ved siden af åbent vand
ROLL-55 = en isspaltes pil peger på et felt på arket
ROLL-60 = der er ingen sådan bonus at bruge
ROLL-61 = en iglo kræver seks tomme felter på arket, uden brikken, rundt om et andet felt end brikkens
ROLL-64 = man kan kun slå om, før der er taget en terning fra flagen
ROLL-65 = nu kan man kun bruge bonusser, som ulykkerne lige har givet
ROLL-85 = den sidste ulykkesterning skal tages, før den sjette terning kan bruges
ROLL-Q15 = der er intet felt, den fastlåste brik kan løftes til
ROLL-Q18 = ulykkesterningen i det sjette terningvalg betales, som indstillingen siger

# Before the game
length = omkring { $minutes } minutter
option-scoring_mode = Point for fisk
option-scoring_mode-pairs = efter par
option-scoring_mode-table = efter tabellen
option-scoring_mode-pairs_plus_table = begge lagt sammen
option-sixth_draft = Den sjette terning
option-sixth_draft-dispose = betaler for ulykken
option-sixth_draft-free = må stadig bruges
option-unusable_die = Lade en terning være ubrugt
option-unusable_die-only_if_no_use = kun hvis den ikke kan bruges
option-unusable_die-always_allowed = altid tilladt
option-impossible_calamity = En ulykke, der ikke kan ske
option-impossible_calamity-no_effect = gør ingenting
option-impossible_calamity-expand = lader vandet brede sig
option-setup_touching = Vand, der rører hinanden ved starten
option-setup_touching-allowed = tilladt
option-setup_touching-reroll = slås om
option-solo_calamity = Alene: hvem vælger ulykken
option-solo_calamity-player = spilleren
option-solo_calamity-automa = automaten
option-start_player = Første spiller
