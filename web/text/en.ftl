home = Home
lobby = Lobby
my-tables = My tables
settings = Settings
pages = Pages
close = Close
more = More
play = Play
loading = Setting up the board …
one-moment = One moment …
nothing-here = Page not found
somebody = Someone

home-title = Board games for a long winter evening
hello = Good evening, { $name }.
your-name = Your name
that-is-me = Save name
save = Save
saved = Saved.
play-bots = Play now
invite = Invite
more-options = Options
players-range = { $range } players

players = Players
player-number = Player { $number }
seat-open = Open seat
seat-me = Me, on this device
seat-add = Add a player
seat-remove = Remove player { $number }
bot-level = Bot, level { $level }
bot-named = { $name }, level { $level }
stand-in-plays = Stand-in: { $name }, level { $level }
has-left = has left
one-device = Several people are playing on this device. You will be asked to pass it on.
table = Table
timing = Time limit
timing-none = No time limit
timing-relaxed = Relaxed: 3 minutes per move
timing-normal = Normal: 45 seconds per move
timing-fast = Fast: 15 seconds per move
visibility = Who can join
visibility-invitation = Anyone with the link
visibility-public = Everyone (listed in the lobby)
options = Game options
option-random = Random
option-less = Less: { $name }
option-more = More: { $name }
rulings = Rulings of earlier editions
rulings-note = For playing by an earlier edition of the rules.
open-table = Create table

waiting-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
waiting-ready = Everyone is here.
sit = Sit here
sit-too = Sit here as well
your-colour = Your colour
colour-of = Colour of { $name }
colour-taken-by = taken by
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-purple = Purple
colour-orange = Orange
colour-pink = Pink
colour-black = Black
colour-sky = Sky blue
colour-white = White
colour-grey = Grey
colour-brown = Brown
bots-level = Bots
level = Level { $level }
start = Start game
start-with-bots = Fill open seats with bots and start
leave = Give up my seat
share-link = Link to this table
share-code = QR code of the link
copy = Copy link
copied = Copied
share-table = Invite players or spectators

board = Board
board-of = { $title } board
board-keys = Arrow keys move between the things you can choose. With Shift they reach everything on the board. Enter says what a thing is and why you can’t choose it.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board
which-one = Choose an action
possible-now = Possible now:
and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
confirm = Confirm
confirm-note = You can’t take this back. Tap again to confirm.
cancel = Cancel
choices = Your choices
step-by-step = Step by step, each step on its own
choose-again = Choose something else
your-move = Your move
your-turn = Your turn
waiting-for = Waiting for { $names }.
warming-up = The bots are getting ready. The first game on this server can take up to a minute to start.
paused = The game is paused.
resume = Resume
may-change = You have chosen. You can still change your choice.
calls = Call and catch
call-hint = Calls with your next card, or right after it
continue = Continue
wait-for-others = Waiting for the others …
time-to-look = Time to look
undo = Take back
undo-ask = Ask to take back
you = you
not-here = not here
has-chosen = has chosen
acts-now = It is their turn.
points = { $points ->
    [one] point
   *[other] points
  }
time-left = Time left: { $time }
connection-lost = Connection lost. Reconnecting …

asks-undo = { $name } asks to take back the last move.
asks-pause = { $name } asks to pause the game.
asks-end = { $name } asks to end the game.
agree = Agree
decline = Decline
ask-pause = Ask to pause
ask-end = Ask to end the game
leave-game = Leave the table
leave-note = If you leave, you cannot come back: a stand-in plays your seat to the end. To come back later, just close the page.
leave-confirm = Leave for good

game-over = The game is over
best = Your best: { $best }. This game: { $points }.
best-first = Your first result: { $points }. Beat it!
best-new = New personal best: { $points }! Before: { $before }.
broken-off = The game was ended early
claimed = The game was claimed
claim-note = { $name } has been away for a long time. You can play on against the stand-in, or claim the game: it ends, { $name } is last, and the others are ranked by their current standing.
claim = Claim the game
all-win = A tie: everyone shares first place!
wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
round-over = The round is over
turn-order = Turn order
place = { $place }.
rematch = Play again
rematch-join = Join the next game
see-replay = Watch replay
chance-fair = Fair chance: this device has checked { $count ->
    [one] the one outcome
   *[other] all { $count } outcomes
  } of dice and cards. Your number is part of the receipt.
chance-missing = Your number is not part of this game's chance. That is normal if your device was offline at the start.
chance-wrong = The dice and cards of this game do not match what your device kept from before it. Save the log and check it with “snowbound verify”.
chance-without = Without a number of their own: { $names }.
drawing = The game is about to start. Waiting for { $names } …

log = Log
log-empty = Nothing has happened yet.
log-newest = Newest
log-details = { $count ->
    [one] one detail
   *[other] { $count } details
  }
log-and-rules = Log and rules
log-sit = { $name } joins.
log-stand = { $name } leaves.
log-start = The game starts.
log-undo = { $name } takes back a move.
log-agree = A player agrees.
log-decline = A player declines.
log-pause = The game is paused.
log-resume = The game continues.
log-away = { $name } is away. A stand-in plays.
log-back = { $name } is back.
log-leave = { $name } leaves the game. A stand-in plays to the end.
log-claim = The game is claimed, because { $name } did not come back.
log-end = The game was ended early.
log-rematch = The players continue at a new table.
log-ask-undo = A player asks to take back a move.
log-ask-pause = A player asks to pause the game.
log-ask-end = A player asks to end the game.
by-stand-in = stand-in
by-program = program
rules = Rules
rules-search = Search the rules
rules-none = No matching rule
rule-show = Read rule { $rule }
in-words = Description

hand-over = Please pass the device to { $name }.
i-am = I am { $name }

lobby-note = Public tables that you can join or watch.
lobby-empty = There are no public tables right now. Create one on the home page.
mine-empty = You have not joined a table yet.
mine-past = Finished games
status-open = Waiting for players
status-playing = In progress
status-over = Finished
status-closed = Ended early
edition = Played by edition { $edition } of the rules
old-edition = This game was played by an older edition of the rules that this server no longer knows. The table is closed.
look = Look
go-on = Continue
join = Join
watch = Watch

replay = Replay
replay-start = Before the first move
replay-first = Go to the start
replay-back = Previous move
replay-on = Next move
replay-last = Go to the end
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-headline-back = Previous headline
replay-headline-on = Next headline
replay-speed = Speed
save-film = Save as animated picture
save-story = Save as text
replay-play = Play
replay-stop = Pause
replay-move = Move { $number } of { $of }
lens = View
lens-all = Everything revealed
lens-public = Spectator
lens-seat = { $name }

board-about = Like the printed game?
board-title = { $title }: is this the printed game?
board-why = Snowbound follows the text of the printed rulebook. Its pictures are lost, so we had to work out again what only the pictures showed. Where the text leaves something open, a ruling among the rules decides.
board-printed = As in the printed game
board-rebuilt = Our reconstruction
board-rebuilt-note = It fits everything the rulebook says, and was tested with many thousands of games, but it is no copy of the printed one.
board-own = If you own the printed game
board-own-note = The board, tiles and cards are described in a text file. On the computer that runs Snowbound, you can edit it to match your copy. The rules stay the same.
board-copy = Write a copy of the file:
board-edit = Change what differs in your game. Comments in the file say what each line means.
board-check = Check it. What is impossible is refused with its line; what is only unlike ours is listed:
board-use = Start the server with the folder of your boards:
board-use-note = Everyone on this server then plays on your board. Finish games in progress first: they cannot change to another board.
board-owned = This server plays with its owner’s board file, not with our reconstruction.

language = Language
theme = Theme
theme-dark = Dark
theme-light = Light
theme-system = Same as device
speed = Animation speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
motion = Motion
motion-system = Same as device
motion-full = Full
motion-less = Reduced: highlights only
sound = Sounds
patterns = Patterns on player colours
digits = Number keys choose from the list
confirm-taps = Ask for a second tap before moves that can’t be taken back
other-device = Continue on another device
other-device-note = Open this link once on the other device. You will be signed in as the same guest, at the same tables.
other-device-link = Create a link
take = Continue on this device
take-note = This device will be signed in as the guest who created this link.
take-do = Sign in
taken = You are now signed in as { $name }.
take-failed = This link has expired or was already used. Create a new one on the other device.

error-illegal = You can’t do that now.
error-wrong-seat = It is not your turn.
error-game-over = The game is over.
error-stale = The table has changed. Please look and choose again.
error-not-now = You can’t do that at this table now.
error-no-seat = That seat is no longer free.
error-bad-colour = That colour is taken. Please choose another one.
error-unfair-undo = You can’t take this back without asking the others.
error-not-allowed = You don’t have access to this table. Check that the link is complete.
error-no-table = This table does not exist.
error-limit = You have reached a limit of this server. Finish or leave a table first.
error-too-fast = Too many requests. Please wait a moment.
error-too-often = You have done this too often in this game. You can do it again after the next moves.
error-not-yet = You can see this when the game is over.
error-failed = Something went wrong on the server. Please try again.
error-damaged = This table can’t be opened because its stored game is damaged. That is not your mistake.
error-waiting = The table is waiting. Try again in a moment.
error-wrong-call = Nothing to call or catch now
error-lost = The server can’t be reached. Please try again in a moment.

page-updated = The page was updated to a new version.
page-updated-unsent = The page was updated to a new version. Your last input may not have been sent: please check it.
page-outdated = This page and the server have different versions. If something does not work, reload the page.
