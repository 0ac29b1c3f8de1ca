# The help during a game: what can be done now.

help-now = Hvað get ég gert?
help-meanwhile = Á meðan geturðu:
can-draw = Dragðu tvö spil, sem snúa upp eða úr bunkanum.
can-draw-or-locomotive = Dragðu tvö spil, eða taktu einn dráttarvagn sem snýr upp.
can-draw-second = Dragðu seinna spilið.
can-claim =
    { $number ->
        [one] Eignaðu þér leið: þú átt spil fyrir { $number }.
       *[other] Eignaðu þér leið: þú átt spil fyrir { $number }.
    }
can-claim-best =
    { $number ->
        [one] Eignaðu þér leið: þú átt spil fyrir { $number }. Best fyrir miðana þína er { $route }, fyrir { $cards }.
       *[other] Eignaðu þér leið: þú átt spil fyrir { $number }. Best fyrir miðana þína er { $route }, fyrir { $cards }.
    }
can-claim-none = Þú átt ekki enn spil fyrir neina leið: dragðu fyrst nokkur.
can-tickets =
    { $keep ->
        [1] Dragðu { $draw } lestarmiða og haltu eftir minnst einum.
       *[other] Dragðu { $draw } lestarmiða og haltu eftir minnst { $keep }.
    }
can-station =
    { $cost ->
        [1] Byggðu lestarstöð fyrir eitt spil. Þá máttu nota leið annars spilara þar.
       *[other] Byggðu lestarstöð fyrir { $cost } spil í sama lit. Þá máttu nota leið annars spilara þar.
    }
can-keep =
    { $keep ->
        [1] Veldu úr { $number } lestarmiðum: haltu eftir minnst einum.
       *[other] Veldu úr { $number } lestarmiðum: haltu eftir minnst { $keep }.
    }
can-lay = Leggðu flís á laust brautarstæði ({ $number } í boði). Þau sem miðarnir þínir þurfa lýsa.
can-pay =
    { $number ->
        [1] Borgaðu eitt spil í viðbót og göngin eru þín.
       *[other] Borgaðu { $number } spil í viðbót og göngin eru þín.
    }
can-decline = Taktu spilin þín aftur. Þá er umferð þinni lokið.
can-pass = Ekkert annað er í boði: sittu hjá.
can-look-tickets = skoðað miðana þína: hver þeirra sýnir leiðina sem vantar
can-look-map = skoðað kortið: bentu á leið til að sjá hvað hún kostar
