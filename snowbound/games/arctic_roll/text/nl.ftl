title = Arctic Roll
summary = Kies dobbelstenen van schotsen die de tafel rondgaan, teken jagers en ijsgaten, en vis waar de rampen van je buren je toelaten.

player = Speler { $seat }
pack-ice = pakijs
new-ice-flow = nieuw open water
expand = water breidt uit
walrus = walrus
polar-bear = ijsbeer
ice-chasm = ijskloof
igloo = iglo
new-dice = extra dobbelsteen
reroll = opnieuw werpen
ne = noordoosten
e = oosten
se = zuidoosten
sw = zuidwesten
w = westen
nw = noordwesten

# What is asked
ask-window = Geef nu een dobbelsteen op voor een ramp, of pas
ask-window-bonus = Geef nu een dobbelsteen op voor een ramp, gebruik een bonus, of pas
ask-last-window = Zesde dobbelsteenkeuze: neem nu een rampdobbelsteen
ask-turn = Kies een dobbelsteen en gebruik hem
ask-bonus = Je dobbelsteen is gebruikt: gebruik een bonus, of beëindig je beurt
ask-second-window = Geef een extra dobbelsteen op voor een ramp, gebruik een bonus, of beëindig je beurt
ask-kept-die = Gebruik de dobbelsteen die je bewaarde, of geef hem op voor een ramp
ask-igloo = Kies het veld waar de zes jagers omheen komen
ask-relocation = Je pion zit vast: kies het veld waar hij naartoe wordt getild
ask-calamity = Teken { $calamity } op het spelblad van { $player }: kies een veld
ask-direction = { $calamity } op { $hex }: kies de richting
ask-aftermath = Een ramp bracht je een bonus: gebruik hem nu, of bewaar hem

# What one can do
pass = pas
end-turn = beëindig de beurt
keep-die = bewaar de dobbelsteen voor de tweede rampkeuze
keep-new-dice = bewaar de extra dobbelsteen voor de tweede rampkeuze
keep-bonus = bewaar de bonus
use-reroll = werp de dobbelstenen opnieuw (opnieuw werpen)
use-igloo = bouw een iglo
bonus-relocate = til de vastzittende pion op (extra dobbelsteen)
take-die = geef de { $value } op voor { $calamity }
take-bonus = geef een extra dobbelsteen op voor { $calamity }
take-free = neem { $calamity }
place = plaats de { $value }
place-line = plaats de { $value } langs { $line }
place-gap = plaats de { $value }, waarbij { $line } vrij blijft
move = ga { $value } naar het { $direction }
relocate = til de vastzittende pion op met de { $value }
waste = verspil de { $value }
bonus-place = plaats een { $value } (extra dobbelsteen)
bonus-place-line = plaats een { $value } langs { $line } (extra dobbelsteen)
bonus-place-gap = plaats een { $value }, waarbij { $line } vrij blijft (extra dobbelsteen)
bonus-move = ga { $value } naar het { $direction } (extra dobbelsteen)
hex = veld { $hex }
direction = naar het { $direction }

# What happens
does = { $player }: { $action }
hidden-turn = { $player } gebruikt een dobbelsteen
hidden-calamity = { $player } tekent een ramp
hidden-aftermath = { $player } beslist over een nieuwe bonus
starts = { $player } is startspeler
rolls-area-1-first = { $player } werpt { $value } voor het eerste watergebied
rolls-area-1-second = { $player } werpt { $value } voor het tweede veld van het eerste watergebied
rolls-area-2-first = { $player } werpt { $value } voor het tweede watergebied, dat met de walrus
rolls-area-2-second = { $player } werpt { $value } voor het tweede veld van het tweede watergebied
rolls-black = Een rampdobbelsteen toont { $value }: { $calamity }
rolls-white = { $player } werpt { $value }
rolls-again = { $player } werpt opnieuw en krijgt { $value }
rolls-unseen = { $player } werpt een dobbelsteen

# The table
line-round = Ronde { $round }, dobbelsteenkeuze { $draft }; startspeler: { $player }
line-pool = Rampdobbelstenen: { $dice }
line-player = { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, pion op { $pawn }, rampvakjes: { $counters }
line-dice = Dobbelstenen ervoor: { $dice }
line-calamity = Rampdobbelsteen: { $value }, { $calamity }
line-bonus = Bonus: { $bonus } × { $number }
line-row = { $row }

# The picture
see-sheet = Spelblad van { $player }: punten { $points }, jagers { $hunters }, ijsgaten { $holes }, pion op { $pawn }
see-hunter = Jager op { $hex }; visplekken: { $places }
see-hunter-bear = Jager op { $hex }, verjaagd door de ijsbeer op { $culprit }
see-hunter-struck = Jager op { $hex }, getroffen door de ijskloof op { $culprit }
see-hole = IJsgat op { $hex }; jagers hier: { $hunters }
see-hole-struck = IJsgat op { $hex }, getroffen door de ijskloof op { $culprit }
see-water = Open water op { $hex }; jagers aan dit watergebied: { $hunters }
see-water-closed = Open water op { $hex }, afgesloten door de walrus op { $culprit }
see-water-struck = Open water op { $hex }, getroffen door de ijskloof op { $culprit }
see-calamity = { $calamity } op { $hex }
see-chasm = IJskloof op { $hex }, pijl: { $direction }
see-pawn = Pion van { $player } op { $hex }
see-bonus = Bonusveld { $hex }: { $bonus }
see-bonus-claimed = Bonusveld { $hex }: { $bonus }, verkregen
see-die = Dobbelsteen voor { $player }: { $value }
see-pool = Rampdobbelstenen in de voorraad: { $number }
see-held = Rampdobbelsteen van { $player }: { $calamity }
see-round = Ronde { $round } van { $rounds }
see-draft = Dobbelsteenkeuze { $draft } van { $drafts }
see-start = Startspeler: { $player }
see-counters = Rampvakjes doorgekruist: { $number } van { $all }
see-step = Verplaats naar { $hex } met een { $value }
see-total = Punten van { $player }: { $points }
see-catch = Visplek { $hex }: jagers { $hunters }, punten { $points }

# Why not, by rule
ROLL-20 = elke speler neemt bij elke dobbelsteenkeuze precies één dobbelsteen van de schots die voor hem ligt
ROLL-21 = een dobbelsteen wordt geplaatst, verplaatst de pion of wordt opgegeven voor een ramp; een veld noem je alleen als ernaar gevraagd wordt
ROLL-22 = rampdobbelstenen worden op volgorde genomen, voor en nadat allen tegelijk een dobbelsteen gebruiken
ROLL-23 = een dobbelsteen mag je alleen verspillen als geen enkele dobbelsteen van de schots geplaatst of voor een verplaatsing gebruikt kan worden
ROLL-29 = elke jager heeft een leeg veld van het blad naast de pion nodig
ROLL-31 = een ijsgat heeft een leeg veld onder de pion nodig
ROLL-34 = een verplaatsing moet op een leeg veld eindigen
ROLL-35 = een verplaatsing mag niet over open water gaan of erop eindigen
ROLL-36 = een verplaatsing mag het blad niet verlaten
ROLL-39 = alleen een vastzittende pion mag opgetild worden
ROLL-40 = een vastzittende pion gaat naar een van de dichtstbijzijnde lege velden vanwaar hij zich kan verplaatsen
ROLL-41 = je kunt alleen een rampdobbelsteen nemen die in de voorraad ligt
ROLL-42 = elke speler neemt maar één rampdobbelsteen per ronde
ROLL-43 = wie bij de zesde dobbelsteenkeuze geen rampdobbelsteen heeft, moet er nu een nemen
ROLL-46 = nu worden de rampen getekend
ROLL-47 = een ramp heeft een leeg veld zonder de pion nodig
ROLL-49 = nieuw open water is twee aangrenzende velden van de middenzeshoek, die geen van beide aan open water grenzen
ROLL-50 = water breidt alleen uit naast open water
ROLL-52 = een walrus komt naast open water
ROLL-55 = de pijl van een ijskloof wijst naar een veld van het blad
ROLL-60 = er is geen bonus van die soort om te gebruiken
ROLL-61 = een iglo heeft zes lege velden van het blad nodig, zonder de pion, rond een ander veld dan dat van de pion
ROLL-64 = opnieuw werpen kan alleen voordat er een dobbelsteen van de schots is genomen
ROLL-65 = nu kun je alleen bonussen gebruiken die de rampen zojuist hebben gebracht
ROLL-85 = de laatste rampdobbelsteen moet genomen worden voordat de zesde dobbelsteen gebruikt kan worden
ROLL-Q15 = er is geen veld waar de vastzittende pion naartoe getild kan worden
ROLL-Q18 = de rampdobbelsteen van de zesde dobbelsteenkeuze wordt betaald zoals de optie zegt

# Before the game
length = ongeveer { $minutes } minuten
option-scoring_mode = Punten voor vis
option-scoring_mode-pairs = per paar
option-scoring_mode-table = volgens de tabel
option-scoring_mode-pairs_plus_table = beide opgeteld
option-sixth_draft = De zesde dobbelsteen
option-sixth_draft-dispose = betaalt voor de ramp
option-sixth_draft-free = mag nog gebruikt worden
option-unusable_die = Een dobbelsteen ongebruikt laten
option-unusable_die-only_if_no_use = alleen als hij niet bruikbaar is
option-unusable_die-always_allowed = altijd toegestaan
option-impossible_calamity = Een ramp die niet kan gebeuren
option-impossible_calamity-no_effect = doet niets
option-impossible_calamity-expand = laat water zich uitbreiden
option-setup_touching = Water dat elkaar raakt bij het begin
option-setup_touching-allowed = toegestaan
option-setup_touching-reroll = opnieuw gegooid
option-solo_calamity = Alleen: wie kiest de ramp
option-solo_calamity-player = de speler
option-solo_calamity-automa = de automaat
option-start_player = Eerste speler
option-bonus_windows = Bonussen bij de rampkeuze
option-bonus_windows-anytime = allemaal, en een tweede rampkeuze na de dobbelstenen
option-bonus_windows-once = alleen opnieuw werpen, of een extra dobbelsteen voor een ramp
option-automa_advice = Volgorde van het advies van de automaat
option-automa_advice-printed = zoals gedrukt
option-automa_advice-join_first = meeste schade eerst
