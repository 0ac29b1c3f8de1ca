# How long players may think, holidays, and what was played for someone who was away.

pace-title = Betænkningstid
pace-none = Så længe man vil
pace-live = Ét ur til hele spillet
pace-slow = Tid til hvert træk
pace-each-live = { $time } hver
pace-each-slow = { $time } pr. træk
pace-then = Når tiden er gået
pace-then-stand-in = En computer træder til, til vedkommende er tilbage
pace-then-move = En computer foretager trækket
pace-then-nudge = Kun en påmindelse
pace-table-live = Alle har { $time } til hele spillet.
pace-table-slow = Alle har { $time } til hvert træk og 14 fridage.
pace-out-stand-in = Når tiden er gået, træder en computer til, til vedkommende er tilbage.
pace-out-move = Når tiden er gået, foretager en computer trækket.
pace-out-nudge = Når tiden er gået, kommer der kun en påmindelse.

clock-minutes =
    { $number ->
        [one] 1 minut
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
       *[other] { $number } dage
    }
clock-left = { $time } tilbage
clock-over = tiden er gået
clock-spoken = Du har { $time } tilbage.
clock-spoken-over = Din tid er gået.

holiday-status = på ferie til { $date }
holiday-title = Fridage
holiday-text =
    { $number ->
        [0] Du har brugt alle dine fridage i dette spil.
        [one] Du har én fridag tilbage i dette spil. Dit ur står stille imens.
       *[other] Du har { $number } fridage tilbage i dette spil. Dit ur står stille imens.
    }
holiday-days = Hvor mange dage
holiday-take = Hold fri
holiday-mine = Du er på ferie til { $date }. Dit ur står stille.
holiday-back = Jeg er tilbage

meanwhile-title = Mens du var væk
meanwhile-text = En computer har spillet for dig:
meanwhile-nothing = En computer spiller for dig, men har ikke trukket endnu.
meanwhile-more =
    { $number ->
        [one] og ét tidligere træk
       *[other] og { $number } tidligere træk
    }
meanwhile-seen = Fint
