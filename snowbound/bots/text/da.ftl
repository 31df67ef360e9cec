# Why an action is a good one. $clause comes from the texts of the game: hint-mine-KIND and hint-rivals-KIND.

hint-more = { $clause }: { $share ->
    [100] altid
   *[other] i { $share } % af tilfældene
} { $time ->
    [now] i denne tur
    [later] inden for dine næste tre ture
    [ends] senest i din næste tur
   *[begins] inden din næste tur
}, { $against ->
    [weaker] efter svagere træk
    [better] efter de bedre træk
   *[next] efter de næstbedste træk
} { $other ->
    [0] aldrig
   *[other] i { $other } %
}.
hint-less = { $clause }: { $share ->
    [0] aldrig
   *[other] kun i { $share } % af tilfældene
} { $time ->
    [now] i denne tur
    [later] inden for dine næste tre ture
    [ends] senest i din næste tur
   *[begins] inden din næste tur
}, { $against ->
    [weaker] efter svagere træk
    [better] efter de bedre træk
   *[next] efter de næstbedste træk
} { $other ->
    [100] altid
   *[other] i { $other } %
}.
hint-general = Ingen enkelt hændelse afgør det: Trækket klarer sig godt i simulerede spil.
hint-only = Det er dit eneste mulige træk.
hint-alike = Så vidt du kan vide, er andre træk lige så gode.

# Why another action is better than the one that the player chose.

coach-more = { $clause }: { $share ->
    [100] altid
   *[other] i { $share } % af tilfældene
} { $time ->
    [now] i denne tur
    [later] inden for dine næste tre ture
    [ends] senest i din næste tur
   *[begins] inden din næste tur
}, men efter dit træk { $other ->
    [0] aldrig
   *[other] kun i { $other } %
}.
coach-less = { $clause }: { $share ->
    [0] aldrig
   *[other] kun i { $share } % af tilfældene
} { $time ->
    [now] i denne tur
    [later] inden for dine næste tre ture
    [ends] senest i din næste tur
   *[begins] inden din næste tur
}, men efter dit træk { $other ->
    [100] altid
   *[other] i { $other } %
}.
coach-general = Ingen enkelt hændelse afgør det: I simulerede spil vinder dette træk oftere end dit.
