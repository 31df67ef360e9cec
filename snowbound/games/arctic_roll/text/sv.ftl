title = Arctic Roll
summary = Välj tärningar från flak som går runt bordet, rita jägare och isvakar, och fiska där grannarnas olyckor låter dig komma åt.

player = Spelare { $seat }
pack-ice = packis
new-ice-flow = nytt öppet vatten
expand = vattnet breder ut sig
walrus = valross
polar-bear = isbjörn
ice-chasm = isspricka
igloo = igloo
new-dice = extra tärning
reroll = slå om
ne = nordost
e = öster
se = sydost
sw = sydväst
w = väster
nw = nordväst

# What is asked
ask-window = Lämna en tärning för en olycka nu, eller passa
ask-turn = Välj en tärning och använd den
ask-bonus = Din tärning är använd: använd en bonus, eller avsluta din tur
ask-igloo = Välj rutan som de sex jägarna ska stå runt
ask-relocation = Din pjäs sitter fast: välj rutan den ska lyftas till
ask-calamity = Rita { $calamity } på spelbladet för { $player }: välj en ruta
ask-direction = { $calamity } i { $hex }: välj riktningen
ask-aftermath = En olycka gav dig en bonus: använd den nu, eller spara den

# What one can do
pass = passa
end-turn = avsluta turen
keep-bonus = spara bonusen
use-reroll = slå om tärningarna (slå om)
use-igloo = bygg en igloo
bonus-relocate = lyft pjäsen som sitter fast (extra tärning)
take-die = lämna { $value }:an för { $calamity }
take-bonus = lämna en extra tärning för { $calamity }
take-free = ta { $calamity }
place = placera { $value }:an
place-line = placera { $value }:an längs { $line }
place-gap = placera { $value }:an så att { $line } hålls fri
move = flytta { $value } mot { $direction }
relocate = lyft pjäsen som sitter fast med { $value }:an
waste = kasta bort { $value }:an
bonus-place = placera en { $value }:a (extra tärning)
bonus-place-line = placera en { $value }:a längs { $line } (extra tärning)
bonus-place-gap = placera en { $value }:a så att { $line } hålls fri (extra tärning)
bonus-move = flytta { $value } mot { $direction } (extra tärning)
hex = ruta { $hex }
direction = mot { $direction }

# What happens
does = { $player }: { $action }
hidden-turn = { $player } använder en tärning
hidden-calamity = { $player } ritar en olycka
hidden-aftermath = { $player } tar ställning till en ny bonus
starts = { $player } är startspelare
rolls-area-1-first = { $player } slår { $value } för det första vattenområdet
rolls-area-1-second = { $player } slår { $value } för den andra rutan i det första vattenområdet
rolls-area-2-first = { $player } slår { $value } för det andra vattenområdet, det med valrossen
rolls-area-2-second = { $player } slår { $value } för den andra rutan i det andra vattenområdet
rolls-black = En olyckstärning visar { $value }: { $calamity }
rolls-white = { $player } slår { $value }
rolls-again = { $player } slår om och får { $value }
rolls-unseen = { $player } slår en tärning

# The table
line-round = Runda { $round }, tärningsval { $draft }; startspelare: { $player }
line-pool = Olyckstärningar: { $dice }
line-player = { $player }: { $points } poäng, pjäs på { $pawn }, olycksrutor: { $counters }
line-dice = Tärningar framför: { $dice }
line-calamity = Olyckstärning: { $value }, { $calamity }
line-bonus = Bonus: { $bonus } × { $number }
line-row = { $row }

# The picture
see-sheet = Spelblad för { $player }: poäng { $points }, jägare { $hunters }, isvakar { $holes }, pjäs på { $pawn }
see-hunter = Jägare på { $hex }; fiskeplatser: { $places }
see-hunter-bear = Jägare på { $hex }, skrämd av isbjörnen på { $culprit }
see-hunter-struck = Jägare på { $hex }, drabbad av issprickan på { $culprit }
see-hole = Isvak på { $hex }; jägare här: { $hunters }
see-hole-struck = Isvak på { $hex }, drabbad av issprickan på { $culprit }
see-water = Öppet vatten på { $hex }; jägare vid vattenområdet: { $hunters }
see-water-closed = Öppet vatten på { $hex }, stängt av valrossen på { $culprit }
see-water-struck = Öppet vatten på { $hex }, drabbat av issprickan på { $culprit }
see-calamity = { $calamity } på { $hex }
see-chasm = Isspricka på { $hex }, pil: { $direction }
see-pawn = Pjäs för { $player } på { $hex }
see-bonus = Bonusruta { $hex }: { $bonus }
see-bonus-claimed = Bonusruta { $hex }: { $bonus }, tagen
see-die = Tärning framför { $player }: { $value }
see-pool = Olyckstärningar i potten: { $number }
see-held = Olyckstärning hos { $player }: { $calamity }
see-round = Runda { $round } av { $rounds }
see-draft = Tärningsval { $draft } av { $drafts }
see-start = Startspelare: { $player }
see-counters = Olycksrutor avkryssade: { $number } av { $all }
see-step = Flytta till { $hex } med en { $value }:a
see-total = Poäng för { $player }: { $points }
see-catch = Fiskeplats { $hex }: jägare { $hunters }, poäng { $points }

# Why not, by rule
ROLL-20 = varje spelare tar exakt en tärning från flaket framför sig i varje tärningsval
ROLL-21 = en tärning placeras, flyttar pjäsen eller lämnas för en olycka; en ruta nämns bara när en efterfrågas
ROLL-22 = först väljs olyckor i tur och ordning, sedan använder alla sina tärningar samtidigt
ROLL-23 = en tärning får kastas bort bara om ingen tärning på flaket kan placeras eller flyttas med
ROLL-29 = varje jägare behöver en tom ruta på bladet intill pjäsen
ROLL-31 = en isvak kräver en tom ruta under pjäsen
ROLL-34 = en förflyttning måste sluta på en tom ruta
ROLL-35 = en förflyttning får varken korsa eller sluta på öppet vatten
ROLL-36 = en förflyttning får inte lämna bladet
ROLL-39 = bara en pjäs som sitter fast får lyftas
ROLL-40 = en pjäs som sitter fast lyfts till en av de närmaste tomma rutorna som den kan flytta från
ROLL-41 = man kan bara ta en olyckstärning som ligger i potten
ROLL-42 = varje spelare tar bara en olyckstärning per runda
ROLL-43 = den som inte har någon olyckstärning i det sjätte tärningsvalet måste ta en nu
ROLL-46 = nu ritas olyckorna
ROLL-47 = en olycka kräver en tom ruta utan pjäsen
ROLL-49 = nytt öppet vatten är två intilliggande rutor i mittsexhörningen, och ingen av dem får ligga intill öppet vatten
ROLL-50 = vattnet breder ut sig bara intill öppet vatten
ROLL-52 = en valross måste ligga intill öppet vatten
ROLL-55 = en issprickas pil pekar på en ruta på bladet
ROLL-60 = det finns ingen sådan bonus att använda
ROLL-61 = en igloo kräver sex tomma rutor på bladet, utan pjäsen, runt en annan ruta än pjäsens
ROLL-64 = man kan bara slå om innan en tärning har tagits från flaket
ROLL-65 = nu kan man bara använda bonusar som olyckorna just har gett
ROLL-85 = den sista olyckstärningen måste tas innan den sjätte tärningen kan användas
ROLL-Q15 = det finns ingen ruta som pjäsen kan lyftas till
ROLL-Q18 = olyckstärningen i det sjätte tärningsvalet betalas så som inställningen säger

# Before the game
length = ungefär { $minutes } minuter
option-scoring_mode = Poäng för fisk
option-scoring_mode-pairs = efter par
option-scoring_mode-table = enligt tabellen
option-scoring_mode-pairs_plus_table = båda sammanlagda
option-sixth_draft = Den sjätte tärningen
option-sixth_draft-dispose = betalar för olyckan
option-sixth_draft-free = får ändå användas
option-unusable_die = Lämna en tärning oanvänd
option-unusable_die-only_if_no_use = bara om den inte kan användas
option-unusable_die-always_allowed = alltid tillåtet
option-impossible_calamity = En olycka som inte kan ske
option-impossible_calamity-no_effect = gör ingenting
option-impossible_calamity-expand = låter vattnet breda ut sig
option-setup_touching = Vatten som rör vid varandra från början
option-setup_touching-allowed = tillåtet
option-setup_touching-reroll = slås om
option-solo_calamity = Ensam: vem väljer olyckan
option-solo_calamity-player = spelaren
option-solo_calamity-automa = automaten
option-start_player = Första spelare
