# Paikkojen suomenkieliset nimet, kun laudalla on toinen nimi; useampien nimien välissä on |.

city-alborg = Aalborg
city-arhus = Aarhus
city-kirkenes = Kirkkoniemi
city-kiruna = Kiiruna
city-kobenhavn = Kööpenhamina
city-murmansk = Muurmanski
city-stockholm = Tukholma
city-tromso = Tromssa
city-tallinn = Tallinna
city-umea = Uumaja

city-angora = Ankara
city-athina = Ateena
city-berlin = Berliini
city-bruxelles = Bryssel
city-bucuresti = Bukarest
city-constantinople = Konstantinopoli | Istanbul
city-danzig = Gdańsk
city-kharkov = Harkova | Harkiva
city-kyiv = Kiova
city-lisboa = Lissabon
city-london = Lontoo
city-moskva = Moskova
city-paris = Pariisi
city-petrograd = Pietari
city-riga = Riika
city-roma = Rooma
city-smyrna = Izmir
city-sochi = Sotši
city-venezia = Venetsia
city-warszawa = Varsova
city-wilno = Vilna
city-zagrab = Zagreb

city-nice = Nizza
city-belgique = Belgia
city-allemagne = Saksa
city-suisse = Sveitsi
city-italie = Italia
city-espagne = Espanja
city-corse = Korsika

city-fukushima = Fukušima
city-tokyo = Tokio
city-kyoto = Kioto
city-hiroshima = Hirošima
