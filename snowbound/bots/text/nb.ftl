# Why an action is a good one. $clause comes from the texts of the game: hint-mine-KIND and hint-rivals-KIND.

hint-more = { $clause }: { $share ->
    [100] alltid
   *[other] i { $share } % av tilfellene
} { $time ->
    [now] i denne turen
    [later] i løpet av dine tre neste turer
    [ends] senest i din neste tur
   *[begins] før din neste tur
}, { $against ->
    [weaker] etter svakere trekk
    [better] etter de bedre trekkene
   *[next] etter de nest beste trekkene
} { $other ->
    [0] aldri
   *[other] i { $other } %
}.
hint-less = { $clause }: { $share ->
    [0] aldri
   *[other] bare i { $share } % av tilfellene
} { $time ->
    [now] i denne turen
    [later] i løpet av dine tre neste turer
    [ends] senest i din neste tur
   *[begins] før din neste tur
}, { $against ->
    [weaker] etter svakere trekk
    [better] etter de bedre trekkene
   *[next] etter de nest beste trekkene
} { $other ->
    [100] alltid
   *[other] i { $other } %
}.
hint-general = Ingen enkelthendelse avgjør: Trekket klarer seg godt i spillene som er regnet gjennom.
hint-only = Det er det eneste trekket du har.
hint-alike = Så vidt du kan vite, er andre trekk like gode.

# Why another action is better than the one that the player chose.

coach-more = { $clause }: { $share ->
    [100] alltid
   *[other] i { $share } % av tilfellene
} { $time ->
    [now] i denne turen
    [later] i løpet av dine tre neste turer
    [ends] senest i din neste tur
   *[begins] før din neste tur
}, men etter trekket ditt { $other ->
    [0] aldri
   *[other] bare i { $other } %
}.
coach-less = { $clause }: { $share ->
    [0] aldri
   *[other] bare i { $share } % av tilfellene
} { $time ->
    [now] i denne turen
    [later] i løpet av dine tre neste turer
    [ends] senest i din neste tur
   *[begins] før din neste tur
}, men etter trekket ditt { $other ->
    [100] alltid
   *[other] i { $other } %
}.
coach-general = Ingen enkelthendelse avgjør: I spillene som er regnet gjennom, vinner dette trekket oftere enn ditt.
