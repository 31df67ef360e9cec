title = Tic-tac-toe
summary = Three in a row.
question = Which field?
field = field { $field }
TTT-01 = a field can be marked only once
taken = field { $field }: player { $seat }
player = Player { $seat }
fact-marks = { $player } marks field { $field }.
fact-wins = { $player } has three in a row.
fact-has-line = { $number ->
    [one] One row of three.
   *[other] { $number } rows of three.
}
fact-ends = { $lines ->
    [0] The grid is full.
   *[other] Three in a row end the game.
}
