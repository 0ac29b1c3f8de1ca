# The help during a game: what can be done now.

help-now = Hva kan jeg gjøre?
help-meanwhile = Imens kan du:
can-draw = Trekk to kort, åpne eller fra bunken.
can-draw-or-locomotive = Trekk to kort, eller ta ett åpent lokomotiv.
can-draw-second = Trekk ditt andre kort.
can-claim =
    { $number ->
        [one] Gjør krav på den ene toglinjen du har kort til.
       *[other] Gjør krav på en av { $number } toglinjer.
    }
can-claim-best =
    { $number ->
        [one] Gjør krav på { $route }, den ene toglinjen du har kort til. Billettene dine trenger den. Den koster { $cards }.
       *[other] Gjør krav på en av { $number } toglinjer. Best for billettene dine er { $route }, for { $cards }.
    }
can-claim-none = Du har ikke kort til noen toglinje ennå: trekk noen først.
can-tickets =
    { $keep ->
        [one] Trekk { $draw } billetter og behold minst én.
       *[other] Trekk { $draw } billetter og behold minst { $keep }.
    }
can-station =
    { $cost ->
        [one] Bygg en stasjon for ett kort. Da kan du bruke en annens toglinje der.
       *[other] Bygg en stasjon for { $cost } kort i samme farge. Da kan du bruke en annens toglinje der.
    }
can-keep =
    { $keep ->
        [one] Velg blant { $number } billetter: behold minst én.
       *[other] Velg blant { $number } billetter: behold minst { $keep }.
    }
can-lay =
    { $number ->
        [one] Legg en togskinne på det ene ledige sporfundamentet.
       *[other] Legg en togskinne på et av { $number } sporfundamenter. De som billettene dine trenger, lyser.
    }
can-pay =
    { $number ->
        [one] Betal ett kort til, så er tunnelen din.
       *[other] Betal { $number } kort til, så er tunnelen din.
    }
can-decline = Ta kortene dine tilbake. Da er turen din slutt.
can-pass = Det er ikke annet å gjøre: meld pass.
can-look-tickets = se på billettene dine: hver av dem viser veien som mangler
can-look-map = utforske kartet: pek på en linje for å se hva den koster
