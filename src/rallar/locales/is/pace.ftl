# How long players may think, holidays, and what was played for someone who was away.

pace-title = Umhugsunartími
pace-none = Eins lengi og hver vill
pace-live = Ein klukka fyrir allan leikinn
pace-slow = Tími fyrir hverja aðgerð
pace-each-live = { $time } á mann
pace-each-slow = { $time } á aðgerð
pace-then = Þegar tíminn rennur út
pace-then-stand-in = Tölva leysir af þar til leikmaðurinn kemur aftur
pace-then-move = Tölva leikur í þetta eina sinn
pace-then-nudge = Aðeins áminning
pace-table-live = Tími hvers og eins fyrir allan leikinn: { $time }.
pace-table-slow = Tími hvers og eins fyrir hverja aðgerð: { $time }. Frídagar: 14.
pace-out-stand-in = Þegar tíminn rennur út leysir tölva af þar til leikmaðurinn kemur aftur.
pace-out-move = Þegar tíminn rennur út leikur tölva í þetta eina sinn.
pace-out-nudge = Þegar tíminn rennur út kemur aðeins áminning.

clock-minutes =
    { $number ->
        [one] { $number } mínúta
       *[other] { $number } mínútur
    }
clock-hours =
    { $number ->
        [one] { $number } klukkustund
       *[other] { $number } klukkustundir
    }
clock-days =
    { $number ->
        [one] { $number } dagur
       *[other] { $number } dagar
    }
clock-left = { $time } eftir
clock-over = tíminn er liðinn
clock-spoken = Þinn tími: { $time } eftir.
clock-spoken-over = Tíminn þinn er liðinn.

holiday-status = í fríi til { $date }
holiday-title = Frídagar
holiday-text =
    { $number ->
        [0] Þú hefur tekið alla frídagana þína í þessum leik.
        [one] Þú átt { $number } frídag eftir í þessum leik. Klukkan þín stendur kyrr á meðan.
       *[other] Þú átt { $number } frídaga eftir í þessum leik. Klukkan þín stendur kyrr á meðan.
    }
holiday-days = Hve marga daga
holiday-take = Taka frí
holiday-mine = Þú ert í fríi til { $date }. Klukkan þín stendur kyrr.
holiday-back = Ég er aftur við

meanwhile-title = Á meðan þú varst í burtu
meanwhile-text = Tölva hefur spilað fyrir þig:
meanwhile-nothing = Tölva spilar fyrir þig en hefur ekki enn leikið.
meanwhile-more =
    { $number ->
        [one] og { $number } fyrri aðgerð
       *[other] og { $number } fyrri aðgerðir
    }
meanwhile-seen = Allt í lagi
