# Why an action is a good one. $clause comes from the texts of the game: hint-mine-KIND and hint-rivals-KIND.

hint-more = { $clause } före din nästa tur: { $share ->
    [100] i samtliga fall
   *[other] i { $share } % av fallen
}, efter de näst bästa dragen i { $other } %.
hint-less = { $clause } före din nästa tur: { $share ->
    [0] inte alls
   *[other] bara i { $share } % av fallen
}, efter de näst bästa dragen i { $other } %.
hint-general = Ingen enskild händelse avgör: draget klarar sig bra i de partier som har räknats igenom.
hint-only = Det är ditt enda möjliga drag.
hint-alike = Såvitt du kan veta är andra drag lika bra.
