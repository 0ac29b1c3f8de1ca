# Hvad steder hedder på dansk, hvor brættet har et andet navn; flere navne står med | imellem.

city-alborg = Aalborg
city-arhus = Aarhus
city-goteborg = Gøteborg
city-helsinki = Helsingfors
city-oulu = Uleåborg
city-orebro = Ørebro
city-ostersund = Østersund
city-tampere = Tammerfors
city-trondheim = Trondhjem
city-turku = Åbo
city-vaasa = Vasa

city-angora = Ankara
city-athina = Athen
city-bucuresti = Bukarest
city-constantinople = Konstantinopel | Istanbul
city-danzig = Gdansk
city-kharkov = Kharkiv
city-kyiv = Kiev | Kijev
city-lisboa = Lissabon
city-petrograd = Sankt Petersborg | Skt Petersborg
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
