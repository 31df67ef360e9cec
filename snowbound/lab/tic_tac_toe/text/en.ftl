title = Tic-tac-toe
summary = Three in a row.
question = Which field?
field = field { $field }
TTT-01 = a field can be marked only once
taken = field { $field }: player { $seat }
