# Why an action is a good one. $clause comes from the texts of the game: hint-mine-KIND and hint-rivals-KIND.

hint-more = { $clause }: { $share ->
    [100] alltid
   *[other] i { $share } % av fallen
} { $time ->
    [now] under den här turen
    [later] inom dina tre närmaste turer
    [ends] senast under din nästa tur
   *[begins] före din nästa tur
}, { $against ->
    [weaker] efter svagare drag
    [better] efter de bättre dragen
   *[next] efter de näst bästa dragen
} { $other ->
    [0] aldrig
   *[other] i { $other } %
}.
hint-less = { $clause }: { $share ->
    [0] aldrig
   *[other] bara i { $share } % av fallen
} { $time ->
    [now] under den här turen
    [later] inom dina tre närmaste turer
    [ends] senast under din nästa tur
   *[begins] före din nästa tur
}, { $against ->
    [weaker] efter svagare drag
    [better] efter de bättre dragen
   *[next] efter de näst bästa dragen
} { $other ->
    [100] alltid
   *[other] i { $other } %
}.
hint-general = Ingen enskild händelse avgör: det här draget klarar sig bra i simulerade spel.
hint-only = Det är ditt enda möjliga drag.
hint-alike = Såvitt du kan veta är andra drag lika bra.

# Why another action is better than the one that the player chose.

coach-more = { $clause }: { $share ->
    [100] alltid
   *[other] i { $share } % av fallen
} { $time ->
    [now] under den här turen
    [later] inom dina tre närmaste turer
    [ends] senast under din nästa tur
   *[begins] före din nästa tur
}, men efter ditt drag { $other ->
    [0] aldrig
   *[other] bara i { $other } %
}.
coach-less = { $clause }: { $share ->
    [0] aldrig
   *[other] bara i { $share } % av fallen
} { $time ->
    [now] under den här turen
    [later] inom dina tre närmaste turer
    [ends] senast under din nästa tur
   *[begins] före din nästa tur
}, men efter ditt drag { $other ->
    [100] alltid
   *[other] i { $other } %
}.
coach-general = Ingen enskild händelse avgör: i simulerade spel vinner det här draget oftare än ditt.
