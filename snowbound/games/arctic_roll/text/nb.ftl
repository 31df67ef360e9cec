title = Arctic Roll
summary = Velg terninger fra flak som går rundt bordet, tegn jegere og ishull, og fisk der naboenes ulykker lar deg slippe til.
board-printed = Alle reglene, terningene, sekskantene med seks nummererte retninger, starten i midten, de seks bonusfeltene av tre slag og ulykkene.
board-rebuilt = Størrelsen på arket (91 felt), hvilken vei sekskantene og retningstallene peker, hvor hver bonus ligger, og poengtabellen som kan slås på.

player = Spiller { $seat }
pack-ice = pakkis
new-ice-flow = nytt åpent vann
expand = mer åpent vann
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
ask-window = Bytt en terning mot en ulykke nå, eller meld pass
ask-window-bonus = Bytt en terning mot en ulykke nå, bruk en bonus, eller meld pass
ask-last-window = Sjette terningvalg: Ta en ulykkesterning nå
ask-turn = Velg en terning og bruk den
ask-bonus = Terningen din er brukt: Bruk en bonus, eller avslutt turen
ask-second-window = Bytt en ekstra terning mot en ulykke, bruk en bonus, eller avslutt turen
ask-kept-die = Bruk terningen du sparte, eller bytt den mot en ulykke
ask-igloo = Velg feltet som de seks jegerne skal stå rundt
ask-relocation = Brikken din sitter fast: Velg feltet den skal løftes til
ask-calamity = Tegn { $calamity } på spillarket til { $player }: Velg et felt
ask-direction = Velg retning for { $calamity } på { $hex }
ask-aftermath = En ulykke ga deg en bonus: Bruk den nå, eller spar den

# What one can do
pass = meld pass
end-turn = avslutt turen
keep-die = spar terningen til det andre ulykkesvalget
keep-new-dice = spar den ekstra terningen til det andre ulykkesvalget
keep-bonus = spar bonusen
use-reroll = slå terningene på nytt (nytt kast)
use-igloo = bygg en iglo
bonus-relocate = løft den fastlåste brikken (ekstra terning)
take-die = bytt { $value }-eren mot { $calamity }
take-bonus = bytt en ekstra terning mot { $calamity }
take-free = ta { $calamity }
place = plasser { $value }-eren
place-line = plasser { $value }-eren langs { $line }
place-gap = plasser { $value }-eren, og la { $line } være fri
move = flytt { $value } felt mot { $direction }
relocate = bruk { $value }-eren til å løfte den fastlåste brikken
waste = kast bort { $value }-eren
bonus-place = plasser en { $value }-er (ekstra terning)
bonus-place-line = plasser en { $value }-er langs { $line } (ekstra terning)
bonus-place-gap = plasser en { $value }-er, og la { $line } være fri (ekstra terning)
bonus-move = flytt { $value } felt mot { $direction } (ekstra terning)
hex = felt { $hex }
direction = mot { $direction }

# Dice, lists and places
die = { $value }
dice-more = { $first } { $rest }
list-more = { $first }, { $rest }
times = { $what } × { $number }
line-ne-sw = linjen nordøst–sørvest
line-w-e = linjen vest–øst
line-nw-se = linjen nordvest–sørøst
on-hex = på { $hex }
on-hexes = på { $hex } og { $other }
on-hex-pointing = på { $hex } (pil mot { $direction })

# Headings of choices
group-take = Bytt en terning mot en ulykke
group-place = Plasser en terning
group-move = Flytt brikken
group-bonus = Bruk en bonus

# What happens
fact-round-begins = { $solo ->
    [yes] Runde { $round } av { $rounds } begynner.
   *[no] Runde { $round } av { $rounds } begynner. { $player } er startspiller.
}
fact-draft-begins = { $solo ->
    [yes] Tur { $draft } av { $drafts } begynner.
   *[no] Terningvalg { $draft } av { $drafts } begynner.
}
fact-water-die = { $player } slår { $die } for det åpne vannet.
fact-water-again = { $player } slår på nytt, for de to vannområdene kan ikke berøre hverandre.
fact-water-drawn = { $walrus ->
    [yes] { $player } får åpent vann på { $hex } og { $other } med en hvalross på { $hex }.
   *[no] { $player } får åpent vann på { $hex } og { $other }.
}
fact-sheets-ready = Alle spillark har to vannområder, det ene med en hvalross.
fact-black-die = En ulykkesterning viser { $calamity }.
fact-pool-rolled = Ulykkesterningene i denne runden: { $dice }.
fact-white-die = { $player } slår { $die }.
fact-dice-rolled = { $player } slår { $dice }.
fact-dice-rerolled = { $player } bruker bonusen { $bonus } og får { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } har valgt en terning.
    [calamity] { $player } har tegnet en ulykke.
   *[aftermath] { $player } har tatt stilling til en ny bonus.
}
fact-passes = { $player } tar ingen ulykkesterning nå.
fact-begins = { $what ->
    [igloo] { $player } velger hvor igloen skal stå.
    [reroll] { $player } slår terningene på nytt.
   *[lift] { $player } velger hvor den fastlåste brikken skal løftes hen.
}
fact-takes = { $paid ->
    [yes] { $player } gir fra seg { $price } og tar ulykken { $calamity }.
   *[no] { $player } tar ulykken { $calamity }.
}
fact-must-take = { $paid ->
    [yes] { $player } mangler en ulykkesterning og må bytte { $price } mot ulykken { $calamity }.
   *[no] { $player } mangler en ulykkesterning og må ta ulykken { $calamity }.
}
fact-places = { $kind ->
    [hole] { $player } bruker { $die } og hugger et ishull på { $hex }.
    [both] { $player } bruker { $die }, hugger et ishull på { $hex } og tegner { $hunters } jegere rundt det.
   *[hunters] { $player } bruker { $die } og tegner { $hunters } jegere rundt { $hex }.
}
fact-moves = { $player } bruker { $die } og flytter brikken til { $hex }.
fact-lifts = { $player } løfter den fastlåste brikken sin til { $hex }.
fact-wastes = { $known ->
    [yes] { $player } får ikke brukt { $die } og kaster den bort.
   *[no] { $player } kaster bort en terning.
}
fact-keeps-die = { $player } sparer terningen til det andre ulykkesvalget.
fact-extra-places = { $kind ->
    [hole] { $player } bruker bonusen { $bonus } som { $die } og hugger et ishull på { $hex }.
    [both] { $player } bruker bonusen { $bonus } som { $die }, hugger et ishull på { $hex } og tegner { $hunters } jegere rundt det.
   *[hunters] { $player } bruker bonusen { $bonus } som { $die } og tegner { $hunters } jegere rundt { $hex }.
}
fact-extra-moves = { $player } bruker bonusen { $bonus } som { $die } og flytter brikken til { $hex }.
fact-igloo-built = { $player } bruker bonusen { $bonus } og tegner seks jegere rundt { $hex }.
fact-uses-bonus = { $number ->
    [1] { $player } bruker bonusen { $bonus }.
   *[other] { $player } bruker bonusen { $bonus } { $number } ganger.
}
fact-combines = { $number ->
    [1] { $player } bruker { $die } og bonusen { $bonus }.
   *[other] { $player } bruker { $die } og { $number } ganger bonusen { $bonus }.
}
fact-draws = { $kind ->
    [holes] { $holes ->
        [one] { $player } hugger et ishull.
       *[other] { $player } hugger { $holes } ishull.
    }
    [both] { $holes ->
        [one] { $player } hugger et ishull og tegner { $hunters } jegere.
       *[other] { $player } hugger { $holes } ishull og tegner { $hunters } jegere.
    }
   *[hunters] { $player } tegner { $hunters } jegere.
}
fact-goes = { $player } flytter brikken til { $hex }.
fact-claims = { $player } får bonusen { $bonus } på { $hex }.
fact-strikes = { $by ->
    [neighbour] { $drawer } tegner ulykken { $calamity } { $place } på arket til { $player }{ $effect ->
        [loses] , og det koster { $points } poeng.
        [gains] , og det gir faktisk { $points } poeng.
       *[none] .
    }
    [automa] Datamaskinen tegner ulykken { $calamity } { $place }{ $effect ->
        [loses] , og det koster { $points } poeng.
        [gains] , og det gir faktisk { $points } poeng.
       *[none] .
    }
   *[self] { $player } tegner ulykken { $calamity } { $place }{ $effect ->
        [loses] , og det koster { $points } poeng.
        [gains] , og det gir faktisk { $points } poeng.
       *[none] .
    }
}
fact-fizzles = Det er ikke plass til ulykken { $calamity } på arket til { $player }, så den har ingen virkning.
fact-removed = Ingen ulykkesterning ble tatt, så den laveste fjernes: { $calamity }.
fact-game-won = { $how ->
    [solo] { $player } ender på { $points } poeng.
    [shared] { $player } deler seieren med { $points } poeng.
   *[alone] { $player } vinner med { $points } poeng.
}

# How it ended
fact-rounds-played = Alle { $rounds } rundene er spilt.
fact-tie-break = Likt på { $points } poeng: { $player } har hugget { $holes ->
    [one] ett ishull.
   *[other] { $holes } ishull.
}
fact-victory-shared = De har like mange ishull også og deler seieren.
fact-hunters-fish = { $hunters ->
    [one] Én jeger fisker på { $places ->
        [one] én plass: { $points } poeng.
       *[other] { $places } plasser: { $points } poeng.
    }
   *[other] { $hunters } jegere fisker på { $places ->
        [one] én plass hver: { $points } poeng.
       *[other] { $places } plasser hver: { $points } poeng.
    }
}
fact-holes-fished = { $places ->
    [one] Fisk fra ett ishull: { $points } poeng.
   *[other] Fisk fra { $places } ishull: { $points } poeng.
}
fact-water-fished = { $places ->
    [one] Fisk fra ett vannområde: { $points } poeng.
   *[other] Fisk fra { $places } vannområder: { $points } poeng.
}
fact-bear-silences = { $hunters ->
    [one] Én jeger skremt av en isbjørn.
   *[other] { $hunters } jegere skremt av isbjørner.
}
fact-chasm-strikes = { $hunters ->
    [one] Én jeger stanset av en isspalte.
   *[other] { $hunters } jegere stanset av isspalter.
}
fact-walrus-closes = { $hunters ->
    [one] Én jeger holdt unna vannet av en hvalross.
   *[other] { $hunters } jegere holdt unna vannet av hvalrosser.
}
fact-idle-hunters = { $hunters ->
    [one] Én jeger uten fiskeplass.
   *[other] { $hunters } jegere uten fiskeplass.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-claims = { $number ->
    [one] Du får en bonus
   *[other] Du får { $number } bonuser
}
hint-mine-igloo-built = Du tegner seks jegere rundt ett felt
hint-mine-game-won = Du vinner spillet
hint-mine-strikes = En ulykke rammer arket ditt
hint-mine-wastes = Du kaster bort en terning
hint-mine-must-take = Du blir tvunget til å ta en ulykkesterning
hint-mine-headway = { $number ->
    [one] Arket ditt blir verdt minst ett poeng mer
   *[other] Arket ditt blir verdt minst { $number } poeng mer
}
hint-mine-setback = { $number ->
    [one] Arket ditt mister minst ett poeng
   *[other] Arket ditt mister minst { $number } poeng
}
hint-rivals-game-won = En motstander vinner spillet
hint-rivals-headway = { $number ->
    [one] Arkene til motstanderne blir til sammen verdt minst ett poeng mer
   *[other] Arkene til motstanderne blir til sammen verdt minst { $number } poeng mer
}
hint-rivals-setback = { $number ->
    [one] Arkene til motstanderne mister til sammen minst ett poeng
   *[other] Arkene til motstanderne mister til sammen minst { $number } poeng
}

# What goes on now
now-round = { $draft ->
    [0] Runde { $round } av { $rounds }
   *[other] Runde { $round } av { $rounds }, terningvalg { $draft } av { $drafts }
}
now-rolling = Terningene slås.
now-window = Vurderer å ta en ulykkesterning: { $players }
now-turn = Velger en terning: { $players }
now-calamity = Tegner en ulykke: { $players }
now-aftermath = Tar stilling til en ny bonus: { $players }
now-second-window = Kan fortsatt ta en ulykkesterning: { $players }
now-pool = Ulykkesterninger igjen: { $dice }

# The table
line-round = Runde { $round } av { $rounds }, terningvalg { $draft } av { $drafts }; startspiller: { $player }
line-pool = Ulykkesterninger: { $dice }
line-sheets = Slik leses et spillark: Det har 91 felt i elleve rader, fra A øverst til K nederst. Rad F har 11 felt, og hver rad over eller under den har ett færre. Et felt heter etter raden og plassen fra venstre: F6 er midten. Naboene til et felt ligger mot nordøst, øst, sørøst, sørvest, vest og nordvest.
line-signs = Tegn på kartene: . tomt, h jeger, O ishull, ~ åpent vann, W åpent vann med hvalross, # pakkis, B isbjørn; 1 til 6 isspalte med pilen sin (1 nordøst, 2 øst, 3 sørøst, 4 sørvest, 5 vest, 6 nordvest); bonuser som kan tas: I iglo, N ekstra terning, R nytt kast; brikken står i hakeparentes.
line-player = { $player }: { $points } poeng, brikke på { $pawn }, ulykkesmerker: { $counters } av { $all }
line-dice = Terninger foran: { $dice }
line-calamity = Ulykkesterning: { $value }, { $calamity }
line-bonuses = Bonuser som kan brukes: { $bonuses }
line-bonus = Bonus: { $bonus } × { $number }
line-hunters = Jegere ({ $number }): { $hexes }
line-pack-ice = Pakkis ({ $number }): { $hexes }
line-polar-bears = Isbjørner ({ $number }): { $hexes }
line-chasm = Isspalte på { $hex }, pil mot { $direction }: Den rammer { $struck }
line-hole = Ishull på { $hex }: { $number ->
    [0] ingen fisker her
   *[other] her fisker { $hunters }
}
line-hole-struck = Ishull på { $hex }: rammet av en isspalte, ingen fisker her
line-area = Åpent vann ({ $hexes }): { $number ->
    [0] ingen fisker her
   *[other] her fisker { $hunters }
}
line-area-closed = Åpent vann ({ $hexes }): stengt av en hvalross ({ $walruses }), ingen fisker her
line-silenced = Jegere skremt av en bjørn eller rammet av en isspalte: { $hexes }
line-unclaimed = Bonuser som kan tas: { $bonuses }
bonus-on = { $bonus } på { $hex }
line-map = { $map }

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
see-calamity = Ulykke på { $hex }: { $calamity }
see-chasm = Isspalte på { $hex }, pil: { $direction }
see-pawn = Brikken til { $player } på { $hex }
see-bonus = Bonusfelt { $hex }: { $bonus }
see-bonus-claimed = Bonusfelt { $hex }: { $bonus }, tatt
see-die = Terning foran { $player }: { $value }
see-face = Terninger med { $value } foran deg: { $number }
see-pool = Ulykkesterninger på bordet: { $number }
see-black = { $die }; på bordet: { $number }
see-held = Ulykkesterningen til { $player }: { $calamity }
see-round = Runde { $round } av { $rounds }
see-draft = Terningvalg { $draft } av { $drafts }
see-start = Startspiller: { $player }
see-counters = Ulykkesmerker krysset av: { $number } av { $all }
see-empty = Tomt felt { $hex }
see-total = Poengene til { $player }: { $points }
see-catch = Fiskeplass { $hex }: jegere { $hunters }, poeng { $points }

# Why not, by rule
ROLL-20 = i hvert terningvalg tar du nøyaktig én av terningene foran deg
ROLL-21 = plasser en terning, flytt med den, eller bytt den mot en ulykke; du velger bare et felt når du blir bedt om det
ROLL-22 = ulykkesterninger tas i tur og orden, før og etter at alle bruker en terning samtidig
ROLL-23 = du kan bare kaste bort en terning hvis du verken kan plassere eller flytte med noen av dem
ROLL-29 = hver jeger trenger et tomt felt ved siden av brikken din
ROLL-31 = et ishull krever et tomt felt under brikken din
ROLL-34 = en flytting må ende på et tomt felt
ROLL-35 = du kan verken krysse åpent vann eller stoppe på det
ROLL-36 = en flytting kan ikke gå ut av arket
ROLL-39 = du kan bare løfte brikken når den sitter fast
ROLL-40 = en fastlåst brikke løftes til et av de nærmeste tomme feltene den kan flytte fra
ROLL-41 = den ulykkesterningen ligger ikke på bordet
ROLL-42 = du tar bare én ulykkesterning per runde
ROLL-43 = dette er det sjette terningvalget, så du må ta en ulykkesterning nå
ROLL-46 = nå skal ulykkene tegnes
ROLL-47 = en ulykke krever et tomt felt uten brikken
ROLL-49 = nytt åpent vann er to nabofelt i midtsekskanten, og ingen av dem kan ligge inntil åpent vann
ROLL-50 = mer åpent vann må ligge ved siden av åpent vann
ROLL-52 = en hvalross må ligge ved siden av åpent vann
ROLL-55 = pilen til en isspalte må peke på et felt på arket
ROLL-60 = du har ingen slik bonus å bruke
ROLL-61 = en iglo krever seks tomme felt, uten brikken din, rundt et annet felt enn brikkens
ROLL-64 = du kan bare bruke nytt kast før du tar en terning
ROLL-65 = nå kan du bare bruke bonusene som ulykkene nettopp ga deg
ROLL-85 = du må ta den siste ulykkesterningen før du kan bruke den sjette terningen din
ROLL-Q15 = det finnes ikke noe felt å løfte den fastlåste brikken til
ROLL-Q18 = innstillingene sier hvordan ulykkesterningen i det sjette terningvalget betales

# Before the game
length = omtrent { $minutes } minutter
option-scoring_mode = Poeng for fisk
option-scoring_mode-pairs = etter par
option-scoring_mode-table = etter tabellen
option-scoring_mode-pairs_plus_table = begge lagt sammen
option-scoring_mode-help = Én fisk for hver jeger ved en fiskeplass, poeng etter tabellen på arket, eller begge deler.
option-sixth_draft = Den sjette terningen
option-sixth_draft-dispose = betaler for ulykken
option-sixth_draft-free = kan fortsatt brukes
option-sixth_draft-help = Har du ingen ulykkesterning i det sjette terningvalget, tar du en: for den siste terningen din eller gratis.
option-unusable_die = La en terning være ubrukt
option-unusable_die-only_if_no_use = bare hvis ingen terning kan brukes
option-unusable_die-always_allowed = alltid tillatt
option-unusable_die-help = Om du kan la en terning gå til spille selv om du kunne ha brukt den.
option-impossible_calamity = En ulykke som ikke kan skje
option-impossible_calamity-no_effect = gjør ingenting
option-impossible_calamity-expand = blir til mer åpent vann
option-impossible_calamity-help = Hva som skjer hvis det ikke er plass på arket til nytt åpent vann.
option-setup_touching = Vannområder som berører hverandre ved start
option-setup_touching-allowed = tillatt
option-setup_touching-reroll = slås på nytt
option-setup_touching-help = Om de to vannområdene kan berøre hverandre ved start, eller om det andre slås på nytt.
option-solo_calamity = Solo: hvem som tegner ulykken
option-solo_calamity-player = spilleren
option-solo_calamity-automa = datamaskinen
option-solo_calamity-help = Alene tegner du ulykken på ditt eget ark, eller datamaskinen gjør det, og da blir det vanskeligere.
option-start_player = Startspiller
option-start_player-help = Hvem som begynner; etter de trykte reglene er det den med de kaldeste hendene.
option-bonus_windows = Bonuser i ulykkesvalget
option-bonus_windows-anytime = alle, og et nytt ulykkesvalg etter terningene
option-bonus_windows-once = bare nytt kast, eller en ekstra terning mot en ulykke
option-bonus_windows-help = Hvilke bonuser du kan bruke mens det velges ulykker.
option-automa_advice = Datamaskinens rekkefølge
option-automa_advice-printed = som trykt
option-automa_advice-join_first = størst skade først
option-automa_advice-help = I hvilken rekkefølge datamaskinen vurderer hvor ulykken skal tegnes.
