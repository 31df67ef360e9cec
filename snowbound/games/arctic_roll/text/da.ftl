title = Arctic Roll
summary = Vælg terninger fra flager, der går bordet rundt, tegn jægere og ishuller, og fisk dér, hvor naboernes ulykker tillader det.
board-printed = Alle regler, terningerne, arket med sekskantede felter og seks nummererede retninger, starten i midten, de seks bonusfelter af tre slags og ulykkerne.
board-rebuilt = Arkets størrelse (91 felter), hvilken vej felterne og retningstallene vender, hvor hver bonus ligger, og pointtabellen, som kan slås til.

player = Spiller { $seat }
pack-ice = pakis
new-ice-flow = nyt åbent vand
expand = mere åbent vand
walrus = hvalros
polar-bear = isbjørn
ice-chasm = isspalte
igloo = iglo
new-dice = ekstra terning
reroll = nyt slag
ne = nordøst
e = øst
se = sydøst
sw = sydvest
w = vest
nw = nordvest

# What is asked
ask-window = Byt en terning til en ulykke nu, eller meld pas
ask-window-bonus = Byt en terning til en ulykke nu, brug en bonus, eller meld pas
ask-last-window = Sjette terningvalg: Tag en ulykkesterning nu
ask-turn = Vælg en terning, og brug den
ask-bonus = Din terning er brugt: Brug en bonus, eller afslut din tur
ask-second-window = Byt en ekstra terning til en ulykke, brug en bonus, eller afslut din tur
ask-kept-die = Brug den terning, du gemte, eller byt den til en ulykke
ask-igloo = Vælg det felt, de seks jægere skal stå rundt om
ask-relocation = Din brik sidder fast: Vælg det felt, den skal løftes til
ask-calamity = Tegn { $calamity } på arket hos { $player }: Vælg et felt
ask-direction = Vælg retning for { $calamity } på { $hex }
ask-aftermath = En ulykke gav dig en bonus: Brug den nu, eller gem den

# What one can do
pass = meld pas
end-turn = afslut turen
keep-die = gem terningen til det andet ulykkesvalg
keep-new-dice = gem den ekstra terning til det andet ulykkesvalg
keep-bonus = gem bonussen
use-reroll = slå terningerne om (nyt slag)
use-igloo = byg en iglo
bonus-relocate = løft den fastlåste brik (ekstra terning)
take-die = byt { $value }'eren til { $calamity }
take-bonus = byt en ekstra terning til { $calamity }
take-free = tag { $calamity }
place = placer { $value }'eren
place-line = placer { $value }'eren langs { $line }
place-gap = placer { $value }'eren, og lad { $line } være fri
move = flyt { $value } mod { $direction }
relocate = løft den fastlåste brik med { $value }'eren
waste = spild { $value }'eren
bonus-place = placer en { $value }'er (ekstra terning)
bonus-place-line = placer en { $value }'er langs { $line } (ekstra terning)
bonus-place-gap = placer en { $value }'er, og lad { $line } være fri (ekstra terning)
bonus-move = flyt { $value } mod { $direction } (ekstra terning)
hex = felt { $hex }
direction = mod { $direction }

# Dice, lists and places
die = { $value }
dice-more = { $first } { $rest }
list-more = { $first }, { $rest }
times = { $what } × { $number }
line-ne-sw = linjen nordøst–sydvest
line-w-e = linjen vest–øst
line-nw-se = linjen nordvest–sydøst
on-hex = på { $hex }
on-hexes = på { $hex } og { $other }
on-hex-pointing = på { $hex } (pil mod { $direction })

# Headings of choices
group-take = Byt en terning til en ulykke
group-place = Placer en terning
group-move = Flyt brikken
group-bonus = Brug en bonus

# What happens
fact-round-begins = { $solo ->
    [yes] Runde { $round } af { $rounds } begynder.
   *[no] Runde { $round } af { $rounds } begynder. { $player } er startspiller.
}
fact-draft-begins = { $solo ->
    [yes] Tur { $draft } af { $drafts } begynder.
   *[no] Terningvalg { $draft } af { $drafts } begynder.
}
fact-water-die = { $player } slår { $die } for det åbne vand.
fact-water-again = { $player } slår om, for de to vandområder må ikke røre hinanden.
fact-water-drawn = { $walrus ->
    [yes] { $player } får åbent vand på { $hex } og { $other } med en hvalros på { $hex }.
   *[no] { $player } får åbent vand på { $hex } og { $other }.
}
fact-sheets-ready = Alle spilleark har to vandområder, det ene med en hvalros.
fact-black-die = En ulykkesterning viser { $calamity }.
fact-pool-rolled = Rundens ulykkesterninger: { $dice }.
fact-white-die = { $player } slår { $die }.
fact-dice-rolled = { $player } slår { $dice }.
fact-dice-rerolled = { $player } bruger bonussen { $bonus } og får { $dice }.
fact-has-chosen = { $phase ->
    [turn] { $player } har valgt en terning.
    [calamity] { $player } har tegnet en ulykke.
   *[aftermath] { $player } har taget stilling til en ny bonus.
}
fact-passes = { $player } tager ingen ulykkesterning nu.
fact-begins = { $what ->
    [igloo] { $player } vælger, hvor igloen skal stå.
    [reroll] { $player } slår terningerne om.
   *[lift] { $player } vælger, hvor den fastlåste brik skal hen.
}
fact-takes = { $paid ->
    [yes] { $player } bytter { $price } til ulykken { $calamity }.
   *[no] { $player } tager ulykken { $calamity }.
}
fact-must-take = { $paid ->
    [yes] { $player } har endnu ingen ulykkesterning og skal bytte { $price } til ulykken { $calamity }.
   *[no] { $player } har endnu ingen ulykkesterning og skal tage ulykken { $calamity }.
}
fact-places = { $kind ->
    [hole] { $player } bruger { $die } og hugger et ishul på { $hex }.
    [both] { $player } bruger { $die }, hugger et ishul på { $hex } og tegner { $hunters } jægere omkring det.
   *[hunters] { $player } bruger { $die } og tegner { $hunters } jægere omkring { $hex }.
}
fact-moves = { $player } bruger { $die } og flytter brikken til { $hex }.
fact-lifts = { $player } løfter sin fastlåste brik til { $hex }.
fact-wastes = { $known ->
    [yes] { $player } kan ikke bruge { $die } og spilder den.
   *[no] { $player } spilder en terning.
}
fact-keeps-die = { $player } gemmer terningen til det andet ulykkesvalg.
fact-extra-places = { $kind ->
    [hole] { $player } bruger bonussen { $bonus } som { $die } og hugger et ishul på { $hex }.
    [both] { $player } bruger bonussen { $bonus } som { $die }, hugger et ishul på { $hex } og tegner { $hunters } jægere omkring det.
   *[hunters] { $player } bruger bonussen { $bonus } som { $die } og tegner { $hunters } jægere omkring { $hex }.
}
fact-extra-moves = { $player } bruger bonussen { $bonus } som { $die } og flytter brikken til { $hex }.
fact-igloo-built = { $player } bruger bonussen { $bonus } og tegner seks jægere omkring { $hex }.
fact-uses-bonus = { $number ->
    [1] { $player } bruger bonussen { $bonus }.
   *[other] { $player } bruger bonussen { $bonus } { $number } gange.
}
fact-combines = { $number ->
    [1] { $player } bruger { $die } og bonussen { $bonus }.
   *[other] { $player } bruger { $die } og { $number } gange bonussen { $bonus }.
}
fact-draws = { $kind ->
    [holes] { $holes ->
        [one] { $player } hugger et ishul.
       *[other] { $player } hugger { $holes } ishuller.
    }
    [both] { $holes ->
        [one] { $player } hugger et ishul og tegner { $hunters } jægere.
       *[other] { $player } hugger { $holes } ishuller og tegner { $hunters } jægere.
    }
   *[hunters] { $player } tegner { $hunters } jægere.
}
fact-goes = { $player } flytter brikken til { $hex }.
fact-claims = { $player } får bonussen { $bonus } på { $hex }.
fact-strikes = { $by ->
    [neighbour] { $drawer } tegner ulykken { $calamity } { $place } på arket hos { $player }{ $effect ->
        [loses] , og det koster { $points } point.
        [gains] , og det giver endda { $points } point.
       *[none] .
    }
    [automa] Computeren tegner ulykken { $calamity } { $place }{ $effect ->
        [loses] , og det koster { $points } point.
        [gains] , og det giver endda { $points } point.
       *[none] .
    }
   *[self] { $player } tegner ulykken { $calamity } { $place }{ $effect ->
        [loses] , og det koster { $points } point.
        [gains] , og det giver endda { $points } point.
       *[none] .
    }
}
fact-fizzles = Der er ikke plads til ulykken { $calamity } på arket hos { $player }, så den har ingen virkning.
fact-removed = Ingen ulykkesterning blev taget, så den laveste fjernes: { $calamity }.
fact-game-won = { $how ->
    [solo] { $player } slutter med { $points } point.
    [shared] { $player } deler sejren med { $points } point.
   *[alone] { $player } vinder med { $points } point.
}

# How it ended
fact-rounds-played = Alle { $rounds } runder er spillet.
fact-tie-break = De står lige med { $points } point: { $player } har hugget { $holes ->
    [one] ét ishul.
   *[other] { $holes } ishuller.
}
fact-victory-shared = De har også lige mange ishuller, så de deler sejren.
fact-hunters-fish = { $hunters ->
    [one] Én jæger fisker på { $places ->
        [one] én plads: { $points } point.
       *[other] { $places } pladser: { $points } point.
    }
   *[other] { $hunters } jægere fisker på { $places ->
        [one] én plads hver: { $points } point.
       *[other] { $places } pladser hver: { $points } point.
    }
}
fact-holes-fished = { $places ->
    [one] Fisk fra ét ishul: { $points } point.
   *[other] Fisk fra { $places } ishuller: { $points } point.
}
fact-water-fished = { $places ->
    [one] Fisk fra ét vandområde: { $points } point.
   *[other] Fisk fra { $places } vandområder: { $points } point.
}
fact-bear-silences = { $hunters ->
    [one] Én jæger skræmt af en isbjørn.
   *[other] { $hunters } jægere skræmt af isbjørne.
}
fact-chasm-strikes = { $hunters ->
    [one] Én jæger standset af en isspalte.
   *[other] { $hunters } jægere standset af isspalter.
}
fact-walrus-closes = { $hunters ->
    [one] Én jæger holdt fra vandet af en hvalros.
   *[other] { $hunters } jægere holdt fra vandet af hvalrosser.
}
fact-idle-hunters = { $hunters ->
    [one] Én jæger uden fiskeplads.
   *[other] { $hunters } jægere uden fiskeplads.
}

# Why a hint advises an action: what happens to the player, or to a rival, before the next turn.
hint-mine-claims = { $number ->
    [one] Du får en bonus
   *[other] Du får { $number } bonusser
}
hint-mine-igloo-built = Du tegner seks jægere omkring ét felt
hint-mine-game-won = Du vinder spillet
hint-mine-strikes = En ulykke rammer dit spilleark
hint-mine-wastes = Du spilder en terning
hint-mine-must-take = Du bliver tvunget til at tage en ulykkesterning
hint-mine-headway = { $number ->
    [one] Dit spilleark bliver mindst ét point mere værd
   *[other] Dit spilleark bliver mindst { $number } point mere værd
}
hint-mine-setback = { $number ->
    [one] Dit spilleark mister mindst ét point
   *[other] Dit spilleark mister mindst { $number } point
}
hint-rivals-game-won = En modstander vinder spillet
hint-rivals-headway = { $number ->
    [one] Modstandernes spilleark bliver tilsammen mindst ét point mere værd
   *[other] Modstandernes spilleark bliver tilsammen mindst { $number } point mere værd
}
hint-rivals-setback = { $number ->
    [one] Modstandernes spilleark mister tilsammen mindst ét point
   *[other] Modstandernes spilleark mister tilsammen mindst { $number } point
}

# What goes on now
now-round = { $draft ->
    [0] Runde { $round } af { $rounds }
   *[other] Runde { $round } af { $rounds }, terningvalg { $draft } af { $drafts }
}
now-rolling = Der slås med terningerne.
now-window = Overvejer at tage en ulykkesterning: { $players }
now-turn = Vælger en terning: { $players }
now-calamity = Tegner en ulykke: { $players }
now-aftermath = Tager stilling til en ny bonus: { $players }
now-second-window = Kan stadig tage en ulykkesterning: { $players }
now-pool = Ulykkesterninger tilbage: { $dice }

# The table
line-round = Runde { $round } af { $rounds }, terningvalg { $draft } af { $drafts }; startspiller: { $player }
line-pool = Ulykkesterninger: { $dice }
line-sheets = Sådan læses et spilleark: Det har 91 felter i elleve rækker, fra A øverst til K nederst. Række F har 11 felter, og hver række over eller under den har ét færre. Et felt hedder efter sin række og sin plads fra venstre: F6 er midten. Et felts naboer ligger mod nordøst, øst, sydøst, sydvest, vest og nordvest.
line-signs = Tegn på kortene: . tomt, h jæger, O ishul, ~ åbent vand, W åbent vand med hvalros, # pakis, B isbjørn; 1 til 6 isspalte med sin pil (1 nordøst, 2 øst, 3 sydøst, 4 sydvest, 5 vest, 6 nordvest); bonusser, der kan tages: I iglo, N ekstra terning, R nyt slag; brikken står i kantede parenteser.
line-player = { $player }: { $points } point, brik på { $pawn }, ulykkesmærker: { $counters } af { $all }
line-dice = Terninger foran: { $dice }
line-calamity = Ulykkesterning: { $value }, { $calamity }
line-bonuses = Bonusser, der kan bruges: { $bonuses }
line-bonus = Bonus: { $bonus } × { $number }
line-hunters = Jægere ({ $number }): { $hexes }
line-pack-ice = Pakis ({ $number }): { $hexes }
line-polar-bears = Isbjørne ({ $number }): { $hexes }
line-chasm = Isspalte på { $hex }, pil mod { $direction }: den rammer { $struck }
line-hole = Ishul på { $hex }: { $number ->
    [0] ingen fisker her
   *[other] her fisker { $hunters }
}
line-hole-struck = Ishul på { $hex }: ramt af en isspalte, ingen fisker her
line-area = Åbent vand ({ $hexes }): { $number ->
    [0] ingen fisker her
   *[other] her fisker { $hunters }
}
line-area-closed = Åbent vand ({ $hexes }): lukket af en hvalros ({ $walruses }), ingen fisker her
line-silenced = Jægere skræmt af en bjørn eller ramt af en isspalte: { $hexes }
line-unclaimed = Bonusser, der kan tages: { $bonuses }
bonus-on = { $bonus } på { $hex }
line-map = { $map }

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
see-pawn = { $player }: brik på { $hex }
see-bonus = Bonusfelt { $hex }: { $bonus }
see-bonus-claimed = Bonusfelt { $hex }: { $bonus }, taget
see-die = Terning foran { $player }: { $value }
see-face = Terninger med { $value } foran dig: { $number }
see-pool = Ulykkesterninger i puljen: { $number }
see-black = { $die }; i puljen: { $number }
see-held = Ulykkesterning hos { $player }: { $calamity }
see-round = Runde { $round } af { $rounds }
see-draft = Terningvalg { $draft } af { $drafts }
see-start = Startspiller: { $player }
see-counters = Ulykkesmærker krydset af: { $number } af { $all }
see-empty = Tomt felt { $hex }
see-total = Point for { $player }: { $points }
see-catch = Fiskeplads { $hex }: jægere { $hunters }, point { $points }

# Why not, by rule
ROLL-20 = i hvert terningvalg tager du præcis én af terningerne foran dig
ROLL-21 = placer en terning, flyt med den, eller byt den til en ulykke; du vælger kun et felt, når du bliver spurgt om et
ROLL-22 = ulykkesterninger tages i tur og orden, før og efter at alle bruger en terning samtidig
ROLL-23 = du må kun spilde en terning, hvis du hverken kan placere eller flytte med nogen af dem
ROLL-29 = hver jæger skal have et tomt felt ved siden af din brik
ROLL-31 = et ishul kræver et tomt felt under din brik
ROLL-34 = en bevægelse skal ende på et tomt felt
ROLL-35 = du kan hverken krydse åbent vand eller standse på det
ROLL-36 = brikken må ikke forlade arket
ROLL-39 = du må kun løfte brikken, når den sidder fast
ROLL-40 = en fastlåst brik løftes til et af de nærmeste tomme felter, som den kan flytte fra
ROLL-41 = den ulykkesterning ligger ikke i puljen
ROLL-42 = du tager kun én ulykkesterning pr. runde
ROLL-43 = det er det sjette terningvalg, så du skal tage en ulykkesterning nu
ROLL-46 = nu skal ulykkerne tegnes
ROLL-47 = en ulykke kræver et tomt felt uden brikken
ROLL-49 = nyt åbent vand er to nabofelter i midtersekskanten, og ingen af dem må ligge op til åbent vand
ROLL-50 = mere åbent vand skal ligge ved siden af åbent vand
ROLL-52 = en hvalros skal ligge ved siden af åbent vand
ROLL-55 = pilen på en isspalte skal pege på et felt på arket
ROLL-60 = du har ingen sådan bonus at bruge
ROLL-61 = en iglo kræver seks tomme felter uden din brik rundt om et felt, hvor din brik ikke står
ROLL-64 = du kan kun slå om, før du tager en terning
ROLL-65 = nu kan du kun bruge de bonusser, som ulykkerne lige har givet dig
ROLL-85 = du skal tage den sidste ulykkesterning, før du kan bruge din sjette terning
ROLL-Q15 = der er intet felt, din fastlåste brik kan løftes til
ROLL-Q18 = indstillingerne bestemmer, hvordan ulykkesterningen i det sjette terningvalg betales

# Before the game
length = cirka { $minutes } minutter
option-scoring_mode = Point for fisk
option-scoring_mode-pairs = efter par
option-scoring_mode-table = efter tabellen
option-scoring_mode-pairs_plus_table = begge lagt sammen
option-scoring_mode-help = Én fisk for hver jæger ved en fiskeplads, point efter arkets tabel eller begge dele.
option-sixth_draft = Den sjette terning
option-sixth_draft-dispose = betaler for ulykken
option-sixth_draft-free = må stadig bruges
option-sixth_draft-help = Har du ingen ulykkesterning i det sjette terningvalg, tager du en: for din sidste terning eller gratis.
option-unusable_die = Spild af terninger
option-unusable_die-only_if_no_use = kun hvis ingen terning kan bruges
option-unusable_die-always_allowed = altid tilladt
option-unusable_die-help = Om du må lade en terning gå til spilde, selv om du kunne bruge den.
option-impossible_calamity = En ulykke, der ikke kan ske
option-impossible_calamity-no_effect = gør ingenting
option-impossible_calamity-expand = bliver til mere åbent vand
option-impossible_calamity-help = Hvad der sker, hvis der ikke er plads på arket til nyt åbent vand.
option-setup_touching = Vandområder, der rører hinanden fra start
option-setup_touching-allowed = tilladt
option-setup_touching-reroll = slås om
option-setup_touching-help = Om de to vandområder må røre hinanden fra start, eller om der slås om for det andet.
option-solo_calamity = Solo: Hvem tegner ulykken
option-solo_calamity-player = spilleren
option-solo_calamity-automa = computeren
option-solo_calamity-help = Når du spiller alene, tegner du selv ulykken på dit ark, eller computeren gør det, og så er det sværere.
option-start_player = Startspiller
option-start_player-help = Hvem der begynder; efter de trykte regler er det den med de koldeste hænder.
option-bonus_windows = Bonusser i ulykkesvalget
option-bonus_windows-anytime = alle, og et nyt ulykkesvalg efter terningerne
option-bonus_windows-once = kun nyt slag eller ekstra terning til en ulykke
option-bonus_windows-help = Hvilke bonusser du må bruge, mens der vælges ulykker.
option-automa_advice = Computerens rækkefølge
option-automa_advice-printed = som trykt
option-automa_advice-join_first = størst skade først
option-automa_advice-help = I hvilken rækkefølge computeren vurderer, hvor ulykken skal tegnes.
