# Why an action is a good one. $clause comes from the texts of the game: hint-mine-KIND and hint-rivals-KIND.

hint-more = { $clause }: { $share ->
    [100] aina
   *[other] { $share } %:ssa tapauksista
} { $time ->
    [now] tällä vuorolla
    [later] kolmen seuraavan vuorosi aikana
    [ends] viimeistään seuraavalla vuorollasi
   *[begins] ennen seuraavaa vuoroasi
}, { $against ->
    [weaker] heikompien siirtojen jälkeen
    [better] parempien siirtojen jälkeen
   *[next] seuraavaksi parhaiden siirtojen jälkeen
} { $other ->
    [0] ei koskaan
   *[other] { $other } %:ssa
}.
hint-less = { $clause }: { $share ->
    [0] ei koskaan
   *[other] vain { $share } %:ssa tapauksista
} { $time ->
    [now] tällä vuorolla
    [later] kolmen seuraavan vuorosi aikana
    [ends] viimeistään seuraavalla vuorollasi
   *[begins] ennen seuraavaa vuoroasi
}, { $against ->
    [weaker] heikompien siirtojen jälkeen
    [better] parempien siirtojen jälkeen
   *[next] seuraavaksi parhaiden siirtojen jälkeen
} { $other ->
    [100] aina
   *[other] { $other } %:ssa
}.
hint-general = Mikään yksittäinen tapahtuma ei ratkaise: tämä siirto menestyy hyvin simuloiduissa peleissä.
hint-only = Tämä on ainoa mahdollinen siirtosi.
hint-alike = Tietojesi perusteella muut siirrot ovat yhtä hyviä.

# Why another action is better than the one that the player chose.

coach-more = { $clause }: { $share ->
    [100] aina
   *[other] { $share } %:ssa tapauksista
} { $time ->
    [now] tällä vuorolla
    [later] kolmen seuraavan vuorosi aikana
    [ends] viimeistään seuraavalla vuorollasi
   *[begins] ennen seuraavaa vuoroasi
}, mutta sinun siirtosi jälkeen { $other ->
    [0] ei koskaan
   *[other] vain { $other } %:ssa
}.
coach-less = { $clause }: { $share ->
    [0] ei koskaan
   *[other] vain { $share } %:ssa tapauksista
} { $time ->
    [now] tällä vuorolla
    [later] kolmen seuraavan vuorosi aikana
    [ends] viimeistään seuraavalla vuorollasi
   *[begins] ennen seuraavaa vuoroasi
}, mutta sinun siirtosi jälkeen { $other ->
    [100] aina
   *[other] { $other } %:ssa
}.
coach-general = Mikään yksittäinen tapahtuma ei ratkaise: tämä siirto voittaa simuloiduissa peleissä useammin kuin sinun siirtosi.
