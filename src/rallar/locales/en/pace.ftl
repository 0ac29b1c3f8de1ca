# How long players may think, holidays, and what was played for someone who was away.

pace-title = Time to think
pace-none = As long as you like
pace-live = One clock for the whole game
pace-slow = A time for each move
pace-each-live = { $time } each
pace-each-slow = { $time } a move
pace-then = When time runs out
pace-then-stand-in = A computer fills in until they’re back
pace-then-move = A computer makes that move
pace-then-nudge = Just a reminder
pace-table-live = Everyone has { $time } for the whole game.
pace-table-slow = Everyone has { $time } for each move, and 14 days off.
pace-out-stand-in = When time runs out, a computer fills in until they’re back.
pace-out-move = When time runs out, a computer makes that move.
pace-out-nudge = When time runs out, there’s just a reminder.

clock-minutes =
    { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
clock-hours =
    { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
clock-days =
    { $number ->
        [one] 1 day
       *[other] { $number } days
    }
clock-left = { $time } left
clock-over = time’s up
clock-spoken = You have { $time } left.
clock-spoken-over = Your time is up.

holiday-status = on holiday until { $date }
holiday-title = Days off
holiday-text =
    { $number ->
        [0] You’ve taken all your days off in this game.
        [one] You have one day off left in this game. Your clock stands still meanwhile.
       *[other] You have { $number } days off left in this game. Your clock stands still meanwhile.
    }
holiday-days = How many days
holiday-take = Take days off
holiday-mine = You’re on holiday until { $date }. Your clock stands still.
holiday-back = I’m back

meanwhile-title = While you were away
meanwhile-text = A computer has played for you:
meanwhile-nothing = A computer is playing for you, but hasn’t moved yet.
meanwhile-more =
    { $number ->
        [one] and one earlier move
       *[other] and { $number } earlier moves
    }
meanwhile-seen = All right
