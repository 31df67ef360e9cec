title = Arctic Roll
summary = Kies dobbelstenen van schotsen die de tafel rondgaan, teken jagers en wakken, en vis waar de rampen van je buren dat toelaten.
board-printed = Alle regels, de dobbelstenen, het veld van zeshoeken met zes genummerde richtingen, de start in het midden, de zes bonusvelden van drie soorten en de rampen.
board-rebuilt = De grootte van het spelblad (91 velden), hoe de zeshoeken en de richtingsnummers liggen, waar elke bonus ligt, en de puntentabel die je kunt aanzetten.

player = Speler { $seat }
pack-ice = pakijs
new-ice-flow = nieuw open water
expand = oprukkend water
walrus = walrus
polar-bear = ijsbeer
ice-chasm = ijskloof
igloo = iglo
new-dice = extra dobbelsteen
reroll = nieuwe worp
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
ask-kept-die = Gebruik de dobbelsteen die je hebt bewaard, of geef hem op voor een ramp
ask-igloo = Kies het veld waar de zes jagers omheen komen
ask-relocation = Je pion zit vast: kies het veld waar hij naartoe wordt getild
ask-calamity = Teken { $calamity } op het spelblad van { $player }: kies een veld
ask-direction = { $calamity } op { $hex }: kies de richting
ask-aftermath = Een ramp leverde je een bonus op: gebruik hem nu, of bewaar hem

# What one can do
pass = pas
end-turn = beëindig je beurt
keep-die = bewaar de dobbelsteen voor de tweede rampkeuze
keep-new-dice = bewaar de extra dobbelsteen voor de tweede rampkeuze
keep-bonus = bewaar de bonus
use-reroll = gooi de dobbelstenen opnieuw (nieuwe worp)
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
fact-water-die = { $player } gooit { $die } voor het open water.
fact-water-again = { $player } gooit opnieuw, want de twee watergebieden mogen elkaar niet raken.
fact-water-drawn = { $walrus ->
    [yes] { $player } krijgt open water op { $hex } en { $other }, met een walrus op { $hex }.
   *[no] { $player } krijgt open water op { $hex } en { $other }.
}
fact-sheets-ready = Elk spelblad heeft twee watergebieden, waarvan één met een walrus.
fact-black-die = Een rampdobbelsteen toont { $calamity }.
fact-pool-rolled = De rampdobbelstenen van deze ronde: { $dice }.
fact-white-die = { $player } gooit { $die }.
fact-dice-rolled = { $player } gooit { $dice }.
fact-dice-rerolled = { $player } gebruikt de bonus { $bonus } en gooit { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } heeft een dobbelsteen gekozen.
    [calamity] { $player } heeft een ramp getekend.
   *[aftermath] { $player } heeft over een nieuwe bonus beslist.
}
fact-passes = { $player } neemt nu geen rampdobbelsteen.
fact-begins = { $what ->
    [igloo] { $player } kiest een plek voor een iglo.
    [reroll] { $player } gooit de dobbelstenen opnieuw.
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
    [hole] { $player } gebruikt { $die } en hakt een wak op { $hex }.
    [both] { $player } gebruikt { $die }, hakt een wak op { $hex } en tekent er { $hunters } jagers omheen.
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
    [hole] { $player } gebruikt de bonus { $bonus } als { $die } en hakt een wak op { $hex }.
    [both] { $player } gebruikt de bonus { $bonus } als { $die }, hakt een wak op { $hex } en tekent er { $hunters } jagers omheen.
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
        [one] { $player } hakt een wak.
       *[other] { $player } hakt { $holes } wakken.
    }
    [both] { $holes ->
        [one] { $player } hakt een wak en tekent { $hunters } jagers.
       *[other] { $player } hakt { $holes } wakken en tekent { $hunters } jagers.
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
    [automa] Het spel tekent de ramp { $calamity } { $place }{ $effect ->
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
fact-removed = Er is geen rampdobbelsteen genomen, dus de laagste valt af: { $calamity }.
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
    [one] één wak gehakt.
   *[other] { $holes } wakken gehakt.
}
fact-victory-shared = Ze hebben ook evenveel wakken en delen de overwinning.
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
    [one] Vis uit één wak: { $points ->
        [one] één punt.
       *[other] { $points } punten.
    }
   *[other] Vis uit { $places } wakken: { $points ->
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
hint-mine-claims = { $number ->
    [one] Je krijgt een bonus
   *[other] Je krijgt { $number } bonussen
}
hint-mine-igloo-built = Je tekent zes jagers rond één veld
hint-mine-game-won = Je wint het spel
hint-mine-strikes = Een ramp treft je spelblad
hint-mine-wastes = Je verspilt een dobbelsteen
hint-mine-must-take = Je moet een rampdobbelsteen nemen
hint-mine-headway = { $number ->
    [one] Je spelblad wordt minstens één punt meer waard
   *[other] Je spelblad wordt minstens { $number } punten meer waard
}
hint-mine-setback = { $number ->
    [one] Je spelblad verliest minstens één punt
   *[other] Je spelblad verliest minstens { $number } punten
}
hint-rivals-game-won = Een tegenstander wint het spel
hint-rivals-headway = { $number ->
    [one] De spelbladen van je tegenstanders worden samen minstens één punt meer waard
   *[other] De spelbladen van je tegenstanders worden samen minstens { $number } punten meer waard
}
hint-rivals-setback = { $number ->
    [one] De spelbladen van je tegenstanders verliezen samen minstens één punt
   *[other] De spelbladen van je tegenstanders verliezen samen minstens { $number } punten
}

# What goes on now
now-round = { $draft ->
    [0] Ronde { $round } van { $rounds }
   *[other] Ronde { $round } van { $rounds }, dobbelsteenkeuze { $draft } van { $drafts }
}
now-rolling = Er wordt met de dobbelstenen gegooid.
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
line-signs = Tekens op de kaarten: . leeg, h jager, O wak, ~ open water, W open water met walrus, # pakijs, B ijsbeer; 1 tot 6 ijskloof met zijn pijl (1 noordoosten, 2 oosten, 3 zuidoosten, 4 zuidwesten, 5 westen, 6 noordwesten); bonussen die je kunt krijgen: I iglo, N extra dobbelsteen, R nieuwe worp; de pion staat tussen vierkante haken.
line-player = { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
}, pion op { $pawn }, rampvakjes: { $counters } van { $all }
line-dice = Dobbelstenen op de schots voor de speler: { $dice }
line-calamity = Rampdobbelsteen: { $value }, { $calamity }
line-bonuses = Bonussen die te gebruiken zijn: { $bonuses }
line-bonus = Bonus: { $bonus } × { $number }
line-hunters = Jagers ({ $number }): { $hexes }
line-pack-ice = Pakijs ({ $number }): { $hexes }
line-polar-bears = IJsberen ({ $number }): { $hexes }
line-chasm = IJskloof op { $hex }, pijl naar het { $direction }: hij treft { $struck }
line-hole = Wak op { $hex }: { $number ->
    [0] niemand vist hier
   *[other] hier vissen { $hunters }
}
line-hole-struck = Wak op { $hex }: getroffen door een ijskloof, niemand vist hier
line-area = Open water ({ $hexes }): { $number ->
    [0] niemand vist hier
   *[other] hier vissen { $hunters }
}
line-area-closed = Open water ({ $hexes }): afgesloten door een walrus ({ $walruses }), niemand vist hier
line-silenced = Jagers verjaagd door een beer of getroffen door een kloof: { $hexes }
line-unclaimed = Bonussen die nog te krijgen zijn: { $bonuses }
bonus-on = { $bonus } op { $hex }
line-map = { $map }

# The picture
see-sheet = Spelblad van { $player }: punten { $points }, jagers { $hunters }, wakken { $holes }, pion op { $pawn }
see-hunter = Jager op { $hex }; visplekken: { $places }
see-hunter-bear = Jager op { $hex }, verjaagd door de ijsbeer op { $culprit }
see-hunter-struck = Jager op { $hex }, getroffen door de ijskloof op { $culprit }
see-hole = Wak op { $hex }; jagers hier: { $hunters }
see-hole-struck = Wak op { $hex }, getroffen door de ijskloof op { $culprit }
see-water = Open water op { $hex }; jagers aan dit watergebied: { $hunters }
see-water-closed = Open water op { $hex }, afgesloten door de walrus op { $culprit }
see-water-struck = Open water op { $hex }, getroffen door de ijskloof op { $culprit }
see-calamity = { $calamity } op { $hex }
see-chasm = IJskloof op { $hex }, pijl: { $direction }
see-pawn = Pion van { $player } op { $hex }
see-bonus = Bonusveld { $hex }: { $bonus }
see-bonus-claimed = Bonusveld { $hex }: { $bonus }, al gepakt
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
ROLL-20 = bij elke dobbelsteenkeuze neem je precies één van de dobbelstenen die voor je liggen
ROLL-21 = plaats een dobbelsteen, verplaats er je pion mee of geef hem op voor een ramp; je kiest alleen een veld als daarom wordt gevraagd
ROLL-22 = rampdobbelstenen worden in beurtvolgorde genomen, voor en nadat iedereen tegelijk een dobbelsteen gebruikt
ROLL-23 = je mag een dobbelsteen alleen verspillen als je er geen kunt plaatsen en met geen enkele je pion kunt verplaatsen
ROLL-29 = voor elke jager moet er een leeg veld naast je pion zijn
ROLL-31 = voor een wak moet het veld onder je pion leeg zijn
ROLL-34 = een verplaatsing moet op een leeg veld eindigen
ROLL-35 = je mag niet over open water gaan of erop stoppen
ROLL-36 = een verplaatsing mag niet van het spelblad af gaan
ROLL-39 = je mag je pion alleen optillen als hij vastzit
ROLL-40 = een vastzittende pion gaat naar een van de dichtstbijzijnde lege velden vanwaar hij weer verder kan
ROLL-41 = die rampdobbelsteen ligt niet in de voorraad
ROLL-42 = je neemt maar één rampdobbelsteen per ronde
ROLL-43 = dit is de zesde dobbelsteenkeuze, dus je moet nu een rampdobbelsteen nemen
ROLL-46 = nu worden de rampen getekend
ROLL-47 = een ramp komt op een leeg veld waar de pion niet staat
ROLL-49 = nieuw open water komt op twee velden naast elkaar in de middenzeshoek, die geen van beide aan open water grenzen
ROLL-50 = oprukkend water komt naast open water
ROLL-52 = een walrus komt naast open water
ROLL-55 = de pijl van een ijskloof moet naar een veld op het spelblad wijzen
ROLL-60 = zo’n bonus heb je niet
ROLL-61 = voor een iglo zijn zes lege velden zonder je pion nodig, rond een veld waar je pion niet staat
ROLL-64 = een nieuwe worp mag alleen voordat je een dobbelsteen neemt
ROLL-65 = nu kun je alleen de bonussen gebruiken die de rampen je net hebben opgeleverd
ROLL-85 = je moet de laatste rampdobbelsteen nemen voordat je je zesde dobbelsteen kunt gebruiken
ROLL-Q15 = er is geen veld waar je vastzittende pion naartoe kan
ROLL-Q18 = de opties bepalen hoe je voor de rampdobbelsteen van de zesde dobbelsteenkeuze betaalt

# Before the game
length = ongeveer { $minutes } minuten
option-scoring_mode = Punten voor vis
option-scoring_mode-pairs = per paar
option-scoring_mode-table = volgens de tabel
option-scoring_mode-pairs_plus_table = beide opgeteld
option-scoring_mode-help = Eén vis voor elke jager bij een visplek, punten uit de tabel op het spelblad, of allebei.
option-sixth_draft = De zesde dobbelsteen
option-sixth_draft-dispose = betaalt voor de ramp
option-sixth_draft-free = mag nog gebruikt worden
option-sixth_draft-help = Heb je bij de zesde keuze nog geen rampdobbelsteen, dan neem je er een: voor je laatste dobbelsteen of gratis.
option-unusable_die = Een dobbelsteen ongebruikt laten
option-unusable_die-only_if_no_use = alleen als geen enkele dobbelsteen bruikbaar is
option-unusable_die-always_allowed = altijd toegestaan
option-unusable_die-help = Of je een dobbelsteen verloren mag laten gaan terwijl je hem kunt gebruiken.
option-impossible_calamity = Een ramp die niet kan gebeuren
option-impossible_calamity-no_effect = doet niets
option-impossible_calamity-expand = wordt oprukkend water
option-impossible_calamity-help = Wat er gebeurt als er op het spelblad geen plaats is voor nieuw open water.
option-setup_touching = Watergebieden die elkaar bij het begin raken
option-setup_touching-allowed = toegestaan
option-setup_touching-reroll = opnieuw gegooid
option-setup_touching-help = Of de twee watergebieden elkaar bij het begin mogen raken, of dat er voor het tweede opnieuw wordt gegooid.
option-solo_calamity = Solo: wie tekent de ramp
option-solo_calamity-player = de speler
option-solo_calamity-automa = het spel
option-solo_calamity-help = In je eentje teken je de ramp zelf op je spelblad, of het spel doet het, en dat is moeilijker.
option-start_player = Startspeler
option-start_player-help = Wie begint; volgens de gedrukte regels is dat wie de koudste handen heeft.
option-bonus_windows = Bonussen bij de rampkeuze
option-bonus_windows-anytime = allemaal, en een tweede rampkeuze na de dobbelstenen
option-bonus_windows-once = alleen een nieuwe worp, of een extra dobbelsteen voor een ramp
option-bonus_windows-help = Welke bonussen je mag gebruiken terwijl er rampen worden gekozen.
option-automa_advice = Solo: volgorde van de adviezen voor rampen
option-automa_advice-printed = zoals in de spelregels
option-automa_advice-join_first = de meeste schade eerst
option-automa_advice-help = In welke volgorde het spel afweegt waar het een ramp tekent.
