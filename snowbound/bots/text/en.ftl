# Why an action is a good one. $clause comes from the texts of the game: hint-mine-KIND and hint-rivals-KIND.

hint-more = { $clause }: { $share ->
    [100] always
   *[other] in { $share } % of cases
} { $time ->
    [now] this turn
    [later] within your next three turns
    [ends] by the end of your next turn
   *[begins] before your next turn
}, { $against ->
    [weaker] after weaker moves
    [better] after the better moves
   *[next] after the next-best moves
} { $other ->
    [0] never
   *[other] in { $other } %
}.
hint-less = { $clause }: { $share ->
    [0] never
   *[other] only in { $share } % of cases
} { $time ->
    [now] this turn
    [later] within your next three turns
    [ends] by the end of your next turn
   *[begins] before your next turn
}, { $against ->
    [weaker] after weaker moves
    [better] after the better moves
   *[next] after the next-best moves
} { $other ->
    [100] always
   *[other] in { $other } %
}.
hint-general = No single event decides it: this move does well in simulated games.
hint-only = This is your only move.
hint-alike = As far as you can know, other moves are just as good.

# Why another action is better than the one that the player chose.

coach-more = { $clause }: { $share ->
    [100] always
   *[other] in { $share } % of cases
} { $time ->
    [now] this turn
    [later] within your next three turns
    [ends] by the end of your next turn
   *[begins] before your next turn
}, but after your move { $other ->
    [0] never
   *[other] only in { $other } %
}.
coach-less = { $clause }: { $share ->
    [0] never
   *[other] only in { $share } % of cases
} { $time ->
    [now] this turn
    [later] within your next three turns
    [ends] by the end of your next turn
   *[begins] before your next turn
}, but after your move { $other ->
    [100] always
   *[other] in { $other } %
}.
coach-general = No single event decides it: in simulated games, this move wins more often than yours.
