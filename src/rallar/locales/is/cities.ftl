# Íslensk heiti staða þar sem annað heiti er á borðinu; á milli fleiri heita stendur |.

city-alborg = Álaborg
city-arhus = Árósar
city-bergen = Björgvin
city-goteborg = Gautaborg
city-kobenhavn = Kaupmannahöfn
city-kristiansand = Kristjánssandur
city-murmansk = Múrmansk
city-oslo = Ósló
city-stavanger = Stafangur
city-stockholm = Stokkhólmur
city-trondheim = Þrándheimur
city-tromso = Tromsö

city-angora = Ankara
city-athina = Aþena
city-barcelona = Barselóna
city-berlin = Berlín
city-bruxelles = Brussel
city-bucuresti = Búkarest
city-budapest = Búdapest
city-constantinople = Konstantínópel | Istanbúl | Mikligarður
city-danzig = Gdansk
city-edinburgh = Edinborg
city-kharkov = Kharkív
city-kyiv = Kænugarður | Kíev
city-lisboa = Lissabon
city-london = Lundúnir
city-madrid = Madríd
city-paris = París
city-petrograd = Sankti Pétursborg | Pétursborg
city-riga = Ríga
city-roma = Róm
city-sarajevo = Sarajevó
city-smyrna = Izmir
city-sochi = Sotsjí
city-sofia = Sófía
city-venezia = Feneyjar
city-warszawa = Varsjá
city-wien = Vín | Vínarborg
city-wilno = Vilníus
city-zagrab = Zagreb

city-strasbourg = Strassborg
city-belgique = Belgía
city-allemagne = Þýskaland
city-suisse = Sviss
city-italie = Ítalía
city-espagne = Spánn
city-corse = Korsíka

city-tokyo = Tókýó
city-kyoto = Kýótó
city-osaka = Ósaka
city-hiroshima = Hírósíma | Híróshíma
city-nagasaki = Nagasakí
