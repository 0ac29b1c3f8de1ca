# Vad platser heter på svenska där spelplanen har ett annat namn; flera namn står med | emellan.

city-alborg = Aalborg
city-arhus = Aarhus
city-helsinki = Helsingfors
city-kajaani = Kajana
city-kobenhavn = Köpenhamn
city-lahti = Lahtis
city-oulu = Uleåborg
city-tampere = Tammerfors
city-tromso = Tromsö
city-turku = Åbo
city-tornio = Torneå
city-vaasa = Vasa

city-angora = Ankara
city-athina = Aten
city-bruxelles = Bryssel
city-bucuresti = Bukarest
city-constantinople = Konstantinopel | Istanbul
city-danzig = Gdańsk
city-kharkov = Charkiv | Charkov
city-kyiv = Kiev | Kyjiv
city-lisboa = Lissabon
city-petrograd = Sankt Petersburg
city-roma = Rom
city-smyrna = Izmir
city-sochi = Sotji
city-venezia = Venedig
city-wilno = Vilnius
city-zagrab = Zagreb

city-belgique = Belgien
city-allemagne = Tyskland
city-suisse = Schweiz
city-italie = Italien
city-espagne = Spanien
city-corse = Korsika
