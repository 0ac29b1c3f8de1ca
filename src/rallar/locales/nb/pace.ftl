# How long players may think, holidays, and what was played for someone who was away.

pace-title = Betenkningstid
pace-none = Så lenge man vil
pace-live = Én klokke for hele spillet
pace-slow = Tid til hvert trekk
pace-each-live = { $time } hver
pace-each-slow = { $time } per trekk
pace-then = Når tiden er ute
pace-then-stand-in = En datamaskin vikarierer til personen er tilbake
pace-then-move = En datamaskin gjør trekket
pace-then-nudge = Bare en påminnelse
pace-table-live = Alle har { $time } til hele spillet.
pace-table-slow = Alle har { $time } til hvert trekk og 14 fridager.
pace-out-stand-in = Når tiden er ute, vikarierer en datamaskin til personen er tilbake.
pace-out-move = Når tiden er ute, gjør en datamaskin trekket.
pace-out-nudge = Når tiden er ute, kommer det bare en påminnelse.

clock-minutes =
    { $number ->
        [one] 1 minutt
       *[other] { $number } minutter
    }
clock-hours =
    { $number ->
        [one] 1 time
       *[other] { $number } timer
    }
clock-days =
    { $number ->
        [one] 1 dag
       *[other] { $number } dager
    }
clock-left = { $time } igjen
clock-over = tiden er ute
clock-spoken = Du har { $time } igjen.
clock-spoken-over = Tiden din er ute.

holiday-status = på ferie til { $date }
holiday-title = Fridager
holiday-text =
    { $number ->
        [0] Du har brukt alle fridagene dine i dette spillet.
        [one] Du har én fridag igjen i dette spillet. Klokken din står stille imens.
       *[other] Du har { $number } fridager igjen i dette spillet. Klokken din står stille imens.
    }
holiday-days = Hvor mange dager
holiday-take = Ta fri
holiday-mine = Du er på ferie til { $date }. Klokken din står stille.
holiday-back = Jeg er tilbake

meanwhile-title = Mens du var borte
meanwhile-text = En datamaskin har spilt for deg:
meanwhile-nothing = En datamaskin spiller for deg, men har ikke gjort noe trekk ennå.
meanwhile-more =
    { $number ->
        [one] og ett tidligere trekk
       *[other] og { $number } tidligere trekk
    }
meanwhile-seen = Greit
