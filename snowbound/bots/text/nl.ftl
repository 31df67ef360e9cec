# Why an action is a good one. $clause comes from the texts of the game: hint-mine-KIND and hint-rivals-KIND.

hint-more = { $clause }: { $share ->
    [100] altijd
   *[other] in { $share }% van de gevallen
} { $time ->
    [now] in deze beurt
    [later] binnen je volgende drie beurten
    [ends] uiterlijk in je volgende beurt
   *[begins] vóór je volgende beurt
}, { $against ->
    [weaker] na zwakkere zetten
    [better] na de betere zetten
   *[next] na de op één na beste zetten
} { $other ->
    [0] nooit
   *[other] in { $other }%
}.
hint-less = { $clause }: { $share ->
    [0] nooit
   *[other] maar in { $share }% van de gevallen
} { $time ->
    [now] in deze beurt
    [later] binnen je volgende drie beurten
    [ends] uiterlijk in je volgende beurt
   *[begins] vóór je volgende beurt
}, { $against ->
    [weaker] na zwakkere zetten
    [better] na de betere zetten
   *[next] na de op één na beste zetten
} { $other ->
    [100] altijd
   *[other] in { $other }%
}.
hint-general = Geen enkele gebeurtenis geeft de doorslag: deze zet doet het goed in de doorgerekende spellen.
hint-only = Dit is je enige mogelijke zet.
hint-alike = Voor zover je kunt weten, zijn andere zetten even goed.

# Why another action is better than the one that the player chose.

coach-more = { $clause }: { $share ->
    [100] altijd
   *[other] in { $share }% van de gevallen
} { $time ->
    [now] in deze beurt
    [later] binnen je volgende drie beurten
    [ends] uiterlijk in je volgende beurt
   *[begins] vóór je volgende beurt
}, en na jouw zet { $other ->
    [0] nooit
   *[other] maar in { $other }%
}.
coach-less = { $clause }: { $share ->
    [0] nooit
   *[other] maar in { $share }% van de gevallen
} { $time ->
    [now] in deze beurt
    [later] binnen je volgende drie beurten
    [ends] uiterlijk in je volgende beurt
   *[begins] vóór je volgende beurt
}, en na jouw zet { $other ->
    [100] altijd
   *[other] in { $other }%
}.
coach-general = Geen enkele gebeurtenis geeft de doorslag: in de doorgerekende spellen wint deze zet vaker dan die van jou.
