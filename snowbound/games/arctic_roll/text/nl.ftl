title = Arctic Roll
summary = Kies dobbelstenen van schotsen die de tafel rondgaan, teken jagers en ijsgaten, en vis waar de rampen van je buren je toelaten.
board-printed = Alle regels, de dobbelstenen, het veld van zeshoeken met zes genummerde richtingen, de start in het midden, de zes bonusvelden van drie soorten en de rampen.
board-rebuilt = De grootte van het vel (91 velden), hoe de zeshoeken en de richtingsnummers liggen, waar elke bonus ligt, en de puntentabel die je kunt aanzetten.

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

# Dice, lists and places
die = { $value }
dice-more = { $first } { $rest }
list-more = { $first }, { $rest }
times = { $what } × { $number }
line-ne-sw = de lijn noordoost–zuidwest
line-w-e = de lijn west–oost
line-nw-se = de lijn noordwest–zuidoost
on-hex = op { $hex }
on-hexes = op { $hex } en { $other }
on-hex-pointing = op { $hex } (pijl naar het { $direction })

# Headings of choices
group-take = Geef een dobbelsteen op voor een ramp
group-place = Plaats een dobbelsteen
group-move = Verplaats de pion
group-bonus = Gebruik een bonus

# What happens
fact-round-begins = { $solo ->
    [yes] Ronde { $round } van { $rounds } begint.
   *[no] Ronde { $round } van { $rounds } begint. { $player } is startspeler.
}
fact-draft-begins = { $solo ->
    [yes] Beurt { $draft } van { $drafts } begint.
   *[no] Dobbelsteenkeuze { $draft } van { $drafts } begint.
}
fact-water-die = { $player } werpt { $die } voor het open water.
fact-water-again = { $player } werpt opnieuw, want de twee watergebieden mogen elkaar niet raken.
fact-water-drawn = { $walrus ->
    [yes] { $player } krijgt open water op { $hex } en { $other }, met een walrus op { $hex }.
   *[no] { $player } krijgt open water op { $hex } en { $other }.
}
fact-sheets-ready = Elk spelblad heeft twee watergebieden, waarvan één met een walrus.
fact-black-die = Een rampdobbelsteen toont { $calamity }.
fact-pool-rolled = De rampdobbelstenen van deze ronde: { $dice }.
fact-white-die = { $player } werpt { $die }.
fact-dice-rolled = { $player } werpt { $dice }.
fact-dice-rerolled = { $player } gebruikt de bonus { $bonus } en werpt { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } heeft een dobbelsteen gekozen.
    [calamity] { $player } heeft een ramp getekend.
   *[aftermath] { $player } heeft over een nieuwe bonus beslist.
}
fact-passes = { $player } neemt nu geen rampdobbelsteen.
fact-begins = { $what ->
    [igloo] { $player } kiest een plek voor een iglo.
    [reroll] { $player } werpt de dobbelstenen opnieuw.
   *[lift] { $player } kiest waar de vastzittende pion naartoe gaat.
}
fact-takes = { $paid ->
    [yes] { $player } geeft { $price } op en neemt de ramp { $calamity }.
   *[no] { $player } neemt de ramp { $calamity }.
}
fact-must-take = { $paid ->
    [yes] { $player } heeft nog geen rampdobbelsteen en moet { $price } opgeven voor de ramp { $calamity }.
   *[no] { $player } heeft nog geen rampdobbelsteen en moet de ramp { $calamity } nemen.
}
fact-places = { $kind ->
    [hole] { $player } gebruikt { $die } en hakt een ijsgat op { $hex }.
    [both] { $player } gebruikt { $die }, hakt een ijsgat op { $hex } en tekent er { $hunters } jagers omheen.
   *[hunters] { $player } gebruikt { $die } en tekent { $hunters } jagers rond { $hex }.
}
fact-moves = { $player } gebruikt { $die } en verplaatst de pion naar { $hex }.
fact-lifts = { $player } tilt de vastzittende pion naar { $hex }.
fact-wastes = { $known ->
    [yes] { $player } kan niets met { $die } en verspilt hem.
   *[no] { $player } verspilt een dobbelsteen.
}
fact-keeps-die = { $player } bewaart de dobbelsteen voor de tweede rampkeuze.
fact-extra-places = { $kind ->
    [hole] { $player } gebruikt de bonus { $bonus } als { $die } en hakt een ijsgat op { $hex }.
    [both] { $player } gebruikt de bonus { $bonus } als { $die }, hakt een ijsgat op { $hex } en tekent er { $hunters } jagers omheen.
   *[hunters] { $player } gebruikt de bonus { $bonus } als { $die } en tekent { $hunters } jagers rond { $hex }.
}
fact-extra-moves = { $player } gebruikt de bonus { $bonus } als { $die } en verplaatst de pion naar { $hex }.
fact-igloo-built = { $player } gebruikt de bonus { $bonus } en tekent zes jagers rond { $hex }.
fact-uses-bonus = { $number ->
    [1] { $player } gebruikt de bonus { $bonus }.
   *[other] { $player } gebruikt de bonus { $bonus } { $number } keer.
}
fact-combines = { $number ->
    [1] { $player } gebruikt { $die } en de bonus { $bonus }.
   *[other] { $player } gebruikt { $die } en { $number } keer de bonus { $bonus }.
}
fact-draws = { $kind ->
    [holes] { $holes ->
        [one] { $player } hakt een ijsgat.
       *[other] { $player } hakt { $holes } ijsgaten.
    }
    [both] { $holes ->
        [one] { $player } hakt een ijsgat en tekent { $hunters } jagers.
       *[other] { $player } hakt { $holes } ijsgaten en tekent { $hunters } jagers.
    }
   *[hunters] { $player } tekent { $hunters } jagers.
}
fact-goes = { $player } verplaatst de pion naar { $hex }.
fact-claims = { $player } krijgt de bonus { $bonus } op { $hex }.
fact-strikes = { $by ->
    [neighbour] { $drawer } tekent de ramp { $calamity } { $place } van het spelblad van { $player }{ $effect ->
        [loses] , en dat kost { $points ->
            [one] één punt.
           *[other] { $points } punten.
        }
        [gains] , en dat levert zelfs { $points ->
            [one] één punt op.
           *[other] { $points } punten op.
        }
       *[none] .
    }
    [automa] De automa tekent de ramp { $calamity } { $place }{ $effect ->
        [loses] , en dat kost { $points ->
            [one] één punt.
           *[other] { $points } punten.
        }
        [gains] , en dat levert zelfs { $points ->
            [one] één punt op.
           *[other] { $points } punten op.
        }
       *[none] .
    }
   *[self] { $player } tekent de ramp { $calamity } { $place }{ $effect ->
        [loses] , en dat kost { $points ->
            [one] één punt.
           *[other] { $points } punten.
        }
        [gains] , en dat levert zelfs { $points ->
            [one] één punt op.
           *[other] { $points } punten op.
        }
       *[none] .
    }
}
fact-fizzles = Er is geen plek voor de ramp { $calamity } op het spelblad van { $player }, dus die heeft geen effect.
fact-removed = Er is geen rampdobbelsteen genomen, dus de laagste gaat weg: { $calamity }.
fact-game-won = { $how ->
    [solo] { $player } eindigt met { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
    [shared] { $player } deelt de overwinning met { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
   *[alone] { $player } wint met { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
}

# How it ended
fact-rounds-played = Alle { $rounds } rondes zijn gespeeld.
fact-tie-break = Gelijk met { $points ->
    [one] één punt
   *[other] { $points } punten
}: { $player } heeft { $holes ->
    [one] één ijsgat gehakt.
   *[other] { $holes } ijsgaten gehakt.
}
fact-victory-shared = Ze hebben ook evenveel ijsgaten en delen de overwinning.
fact-hunters-fish = { $hunters ->
    [one] Eén jager vist op { $places ->
        [one] één plek: één punt.
       *[other] { $places } plekken: { $points } punten.
    }
   *[other] { $hunters } jagers vissen elk op { $places ->
        [one] één plek: { $points } punten.
       *[other] { $places } plekken: { $points } punten.
    }
}
fact-holes-fished = { $places ->
    [one] Vis uit één ijsgat: { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
   *[other] Vis uit { $places } ijsgaten: { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
}
fact-water-fished = { $places ->
    [one] Vis uit één watergebied: { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
   *[other] Vis uit { $places } watergebieden: { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
}
fact-bear-silences = { $hunters ->
    [one] Eén jager verjaagd door een ijsbeer.
   *[other] { $hunters } jagers verjaagd door ijsberen.
}
fact-chasm-strikes = { $hunters ->
    [one] Eén jager tegengehouden door een ijskloof.
   *[other] { $hunters } jagers tegengehouden door ijskloven.
}
fact-walrus-closes = { $hunters ->
    [one] Eén jager van het water gehouden door een walrus.
   *[other] { $hunters } jagers van het water gehouden door walrussen.
}
fact-idle-hunters = { $hunters ->
    [one] Eén jager zonder visplek.
   *[other] { $hunters } jagers zonder visplek.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-claims = Je krijgt een bonus
hint-mine-igloo-built = Je tekent zes jagers rond één vakje
hint-mine-game-won = Je wint het spel
hint-mine-strikes = Een ramp treft je spelblad
hint-mine-wastes = Je verspilt een dobbelsteen
hint-mine-must-take = Je moet een rampdobbelsteen nemen
hint-rivals-game-won = Een tegenstander wint het spel

# What goes on now
now-round = { $draft ->
    [0] Ronde { $round } van { $rounds }
   *[other] Ronde { $round } van { $rounds }, dobbelsteenkeuze { $draft } van { $drafts }
}
now-rolling = De dobbelstenen worden geworpen.
now-window = Overweegt een rampdobbelsteen te nemen: { $players }
now-turn = Kiest een dobbelsteen: { $players }
now-calamity = Tekent een ramp: { $players }
now-aftermath = Beslist over een nieuwe bonus: { $players }
now-second-window = Kan nog een rampdobbelsteen nemen: { $players }
now-pool = Rampdobbelstenen over: { $dice }

# The table
line-round = Ronde { $round } van { $rounds }, dobbelsteenkeuze { $draft } van { $drafts }; startspeler: { $player }
line-pool = Rampdobbelstenen: { $dice }
line-sheets = Zo lees je een spelblad: het heeft 91 velden in elf rijen, van A bovenaan tot K onderaan. Rij F heeft 11 velden, en elke rij erboven of eronder één minder. Een veld heet naar zijn rij en zijn plaats vanaf links: F6 is het midden. De buren van een veld liggen in het noordoosten, oosten, zuidoosten, zuidwesten, westen en noordwesten.
line-signs = Tekens op de kaarten: . leeg, h jager, O ijsgat, ~ open water, W open water met walrus, # pakijs, B ijsbeer; 1 tot 6 ijskloof met zijn pijl (1 noordoosten, 2 oosten, 3 zuidoosten, 4 zuidwesten, 5 westen, 6 noordwesten); bonussen die je kunt krijgen: I iglo, N extra dobbelsteen, R opnieuw werpen; de pion staat tussen vierkante haken.
line-player = { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, pion op { $pawn }, rampvakjes: { $counters } van { $all }
line-dice = Dobbelstenen ervoor: { $dice }
line-calamity = Rampdobbelsteen: { $value }, { $calamity }
line-bonuses = Bonussen om te gebruiken: { $bonuses }
line-bonus = Bonus: { $bonus } × { $number }
line-hunters = Jagers ({ $number }): { $hexes }
line-pack-ice = Pakijs ({ $number }): { $hexes }
line-polar-bears = IJsberen ({ $number }): { $hexes }
line-chasm = IJskloof op { $hex }, pijl naar het { $direction }: hij treft { $struck }
line-hole = IJsgat op { $hex }: { $number ->
    [0] niemand vist hier
   *[other] hier vissen { $hunters }
}
line-hole-struck = IJsgat op { $hex }: getroffen door een ijskloof, niemand vist hier
line-area = Open water ({ $hexes }): { $number ->
    [0] niemand vist hier
   *[other] hier vissen { $hunters }
}
line-area-closed = Open water ({ $hexes }): afgesloten door een walrus ({ $walruses }), niemand vist hier
line-silenced = Jagers verjaagd door een beer of getroffen door een kloof: { $hexes }
line-unclaimed = Bonussen om te krijgen: { $bonuses }
bonus-on = { $bonus } op { $hex }
line-map = { $map }

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
see-face = Dobbelstenen met { $value } voor je: { $number }
see-pool = Rampdobbelstenen in de voorraad: { $number }
see-black = { $die }; in de voorraad: { $number }
see-held = Rampdobbelsteen van { $player }: { $calamity }
see-round = Ronde { $round } van { $rounds }
see-draft = Dobbelsteenkeuze { $draft } van { $drafts }
see-start = Startspeler: { $player }
see-counters = Rampvakjes doorgekruist: { $number } van { $all }
see-empty = Leeg veld { $hex }
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
option-scoring_mode-help = Eén vis voor elke jager bij een visplek, punten uit de tabel op het vel, of allebei.
option-sixth_draft = De zesde dobbelsteen
option-sixth_draft-dispose = betaalt voor de ramp
option-sixth_draft-free = mag nog gebruikt worden
option-sixth_draft-help = Heb je bij de zesde keuze nog geen rampdobbelsteen, dan neem je er een: voor je laatste dobbelsteen of gratis.
option-unusable_die = Een dobbelsteen ongebruikt laten
option-unusable_die-only_if_no_use = alleen als hij niet bruikbaar is
option-unusable_die-always_allowed = altijd toegestaan
option-unusable_die-help = Of je een dobbelsteen verloren mag laten gaan terwijl je hem kunt gebruiken.
option-impossible_calamity = Een ramp die niet kan gebeuren
option-impossible_calamity-no_effect = doet niets
option-impossible_calamity-expand = laat water zich uitbreiden
option-impossible_calamity-help = Wat er gebeurt als er op het vel geen plaats is voor een nieuwe ijsschots.
option-setup_touching = Water dat elkaar raakt bij het begin
option-setup_touching-allowed = toegestaan
option-setup_touching-reroll = opnieuw gegooid
option-setup_touching-help = Of de twee gebieden met open water elkaar bij het begin mogen raken, of het tweede opnieuw wordt gegooid.
option-solo_calamity = Alleen: wie kiest de ramp
option-solo_calamity-player = de speler
option-solo_calamity-automa = de automaat
option-solo_calamity-help = Alleen teken je de ramp zelf op je vel, of een automaat doet het, en dat is moeilijker.
option-start_player = Eerste speler
option-start_player-help = Wie begint.
option-bonus_windows = Bonussen bij de rampkeuze
option-bonus_windows-anytime = allemaal, en een tweede rampkeuze na de dobbelstenen
option-bonus_windows-once = alleen opnieuw werpen, of een extra dobbelsteen voor een ramp
option-bonus_windows-help = Welke bonussen je mag gebruiken terwijl er rampen worden gekozen.
option-automa_advice = Volgorde van het advies van de automaat
option-automa_advice-printed = zoals gedrukt
option-automa_advice-join_first = meeste schade eerst
option-automa_advice-help = In welke volgorde de automaat afweegt waar de ramp wordt getekend.
