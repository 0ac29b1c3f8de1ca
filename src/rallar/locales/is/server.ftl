# Það sem þjónninn svarar þegar eitthvað er ekki hægt.

## Borð

table-unknown = Hér er ekkert borð „{ $table }“. Kannski týndi hlekkurinn staf á leiðinni, eða enginn kom svo lengi að borðið var tekið saman.
table-full = Öll sæti við borðið eru tekin. Þér er velkomið að horfa á.
table-begun = Leikurinn er þegar hafinn.
table-not-begun = Leikurinn er ekki hafinn enn.
table-not-playing = Enginn leikur er í gangi við þetta borð.
table-not-over = Það verður að bíða til leiksloka.
table-stale = Leikurinn er kominn lengra; líttu aftur á.
table-changed = Einhver annar breytti borðinu á sömu stundu. Reyndu aftur.
table-too-long = Í þessum leik eru { $most } aðgerðir að baki og fleiri geta þær ekki orðið, svo að honum verður ekki haldið áfram.
table-unplayable = Þessi leikur fylgir öðrum reglum en forritið þekkir, svo að ekki er hægt að sýna hann.
table-watching = Það geta aðeins þau gert sem sitja við borðið; þú horfir á.
lesson-none = Þessu borði fylgir engin kennsla.
lesson-seats = Kennslan er fyrir einn leikmann á móti einni tölvu.
pace-misfit = Klukka gefur frá mínútu upp í þrjár klukkustundir fyrir leik, eða frá klukkustund upp í fjórtán daga fyrir aðgerð.
hints-off = Við þetta borð er spilað án ábendinga.
hint-not-now = Ábendingar eru fyrir þína eigin umferð.
analysis-not-yet = Þjónninn er enn að hitna. Reyndu aftur eftir mínútu.
hint-none = Engin ábending fannst. Reyndu aftur eftir smástund.

## Sæti

seat-unknown = Sæti { $seat } er ekki við þetta borð: fjöldi sæta er { $seats }.
seat-taken = Sæti { $seat } er tekið.
seat-open = Sæti { $seat } er enn laust: spilari eða tölva þarf að setjast þar.
seat-awaited = Sæti { $seat } bíður spilara sem er ekki kominn enn.
seat-not-yours = Þú getur ekki breytt sæti { $seat }.
seat-not-away = Spilari { $seat } er við.
seat-just-left = { $player } var að fara. Bíddu í mínútu.
seat-stand-in = Tölva spilar fyrir þig. Taktu fyrst sætið þitt aftur.
seat-on-holiday = { $player } er í fríi. Klukkan stendur kyrr á meðan.
seat-has-time = { $player } hefur enn tíma til að leika.
holiday-not-slow = Aðeins hægur leikur hefur frídaga.
holiday-too-long =
    { $number ->
        [0] Þú hefur tekið alla frídagana þína í þessum leik.
        [one] Þú átt { $number } frídag eftir í þessum leik.
       *[other] Þú átt { $number } frídaga eftir í þessum leik.
    }
holiday-over = Þú ert ekki í fríi.
seat-have-one = Þú átt nú þegar sæti við þetta borð.
seat-nobody = Enginn situr í sæti { $seat }.
seat-nobody-there = Enginn er hér sem getur látið þig fá sætið. Aðeins persónulegur hlekkur úr hinu tækinu þínu hjálpar.
seat-removed = Sætunum við borðið var breytt og þitt er ekki lengur þitt. Þér er velkomið að taka annað, eða að horfa á.
host-just-left = Gestgjafinn var hér rétt í þessu. Bíddu í mínútu.
name-taken = { $name } er þegar við borðið. Hvað eiga hin að kalla þig?
color-taken = Einhver er þegar með þann lit.
name-unprintable = Í nafninu er stafur sem enginn getur séð.
level-for-computers = Aðeins tölva hefur erfiðleikastig.
proposal-none = Enginn hefur lagt það til, eða það er þegar útkljáð.
proposal-other = Þegar er verið að spyrja borðið um annað. Reyndu aftur eftir smástund.
pass-ended = Kóðinn gildir ekki lengur: hann hefur verið notaður eða tíminn er liðinn. Búðu til nýjan í tækinu sem þú spilar í.
push-none = Þessi þjónn sendir ekki tilkynningar í tæki.
push-host-unknown = Þessi þjónn sendir ekki tilkynningar til { $host }.
push-keys-wrong = Ekki er hægt að nota tilkynningalykla vafrans. Slökktu á tilkynningum og kveiktu aftur.
zone-unknown = Þjónninn þekkir ekki tímabeltið { $zone }.
mail-none = Þessi þjónn sendir ekki tölvupóst.
mail-address-odd = Þetta lítur ekki út eins og netfang.

## Lyklar og skilaboð

token-wrong = Hlekkurinn veitir þér ekki lengur þetta sæti. Kannski fékk einhver annar það.
hello-first = Heilsaðu fyrst.
message-unreadable = Ég skil ekki þessi skilaboð.
body-unreadable = Ég skil þetta ekki.
body-misfit =
    { $where ->
        [none] Eitthvað vantar eða passar ekki.
       *[other] Þetta passar ekki: { $where }.
    }
body-too-large = Þetta er of stórt: mest { $most } bæti.
path-unknown = Á þessari slóð er ekkert.
replay-beyond = Í þessum leik er fjöldi aðgerða { $last } og fjöldi sæta { $seats }.
record-unfinished = Upptakan endar áður en leiknum lýkur.
record-too-long = Í upptökunni eru { $moves } aðgerðir; þær mega mest vera { $most }.
origin-foreign = Beiðnin kom af síðu á öðrum vef.
host-unknown = Þessi þjónn heitir ekki { $host }. Notaðu slóðina sem þú fékkst.
too-often = Þetta var heldur mikið í einu. Bíddu augnablik og reyndu aftur.
disk-failed = Þjóninum tókst ekki að skrifa þetta niður, svo að ekkert breyttist. Reyndu aftur.
tables-enough = Þetta eru mörg ný borð frá einum stað á einum degi. Reyndu aftur síðar.
tables-full = Þjónninn hefur ekki pláss fyrir ný borð í bili. Leikir sem eru hafnir halda áfram eins og áður.
server-failed = Eitthvað fór úrskeiðis á þjóninum. Reyndu aftur.
