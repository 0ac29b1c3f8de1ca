# How long players may think, holidays, and what was played for someone who was away.

pace-title = Betänketid
pace-none = Så länge man vill
pace-live = En klocka för hela spelet
pace-slow = Tid för varje drag
pace-each-live = { $time } var
pace-each-slow = { $time } per drag
pace-then = När tiden är slut
pace-then-stand-in = En dator hoppar in tills personen är tillbaka
pace-then-move = En dator gör draget
pace-then-nudge = Bara en påminnelse
pace-table-live = Alla har { $time } för hela spelet.
pace-table-slow = Alla har { $time } för varje drag och 14 lediga dagar.
pace-out-stand-in = När tiden är slut hoppar en dator in tills personen är tillbaka.
pace-out-move = När tiden är slut gör en dator draget.
pace-out-nudge = När tiden är slut kommer bara en påminnelse.

clock-minutes =
    { $number ->
        [one] 1 minut
       *[other] { $number } minuter
    }
clock-hours =
    { $number ->
        [one] 1 timme
       *[other] { $number } timmar
    }
clock-days =
    { $number ->
        [one] 1 dag
       *[other] { $number } dagar
    }
clock-left = { $time } kvar
clock-over = tiden är slut
clock-spoken = Du har { $time } kvar.
clock-spoken-over = Din tid är slut.

holiday-status = ledig till { $date }
holiday-title = Lediga dagar
holiday-text =
    { $number ->
        [0] Du har tagit alla dina lediga dagar i det här spelet.
        [one] Du har en ledig dag kvar i det här spelet. Din klocka står stilla under tiden.
       *[other] Du har { $number } lediga dagar kvar i det här spelet. Din klocka står stilla under tiden.
    }
holiday-days = Hur många dagar
holiday-take = Ta ledigt
holiday-mine = Du är ledig till { $date }. Din klocka står stilla.
holiday-back = Jag är tillbaka

meanwhile-title = Medan du var borta
meanwhile-text = En dator har spelat åt dig:
meanwhile-nothing = En dator spelar åt dig, men har inte gjort något drag ännu.
meanwhile-more =
    { $number ->
        [one] och ett tidigare drag
       *[other] och { $number } tidigare drag
    }
meanwhile-seen = Okej
