# Íslenska: hvernig næst í eiganda tækisins þegar síðan er lokuð.

notices-closed = Þú færð að vita það þótt síðan sé lokuð.
notices-install = Á iPhone og iPad þarf rallar að vera á heimaskjánum til að tilkynningar berist: ýttu á Deila og svo „Bæta á heimaskjá“ og opnaðu þaðan.
notices-quiet = Kyrrðarstundir
notices-from = Frá
notices-to = til
notices-mail = Tölvupóstur um þennan leik
notices-mail-address = Netfangið þitt
notices-mail-ask = Skrifið mér
notices-mail-hint = Fyrst sendum við hlekk svo þú getir staðfest netfangið. Það er ekki notað í annað og gleymist þegar leiknum lýkur.
notices-mail-asked = Líttu í pósthólfið: þegar þú hefur fylgt hlekknum skrifum við þér þegar þú átt leik.
notices-mail-confirmed = Þú færð tölvupóst þegar þú átt leik í þessum leik.
notices-mail-stop = Ekki meiri póst
