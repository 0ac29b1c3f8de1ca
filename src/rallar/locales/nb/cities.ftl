# Hva steder heter på norsk der brettet har et annet navn; flere navn står med | imellom.

city-alborg = Aalborg
city-arhus = Aarhus
city-goteborg = Gøteborg
city-helsinki = Helsingfors
city-oulu = Uleåborg
city-orebro = Ørebro
city-ostersund = Østersund
city-tampere = Tammerfors
city-turku = Åbo
city-tornio = Torneå
city-vaasa = Vasa

city-angora = Ankara
city-athina = Athen
city-bruxelles = Brussel
city-bucuresti = Bukarest
city-constantinople = Konstantinopel | Istanbul
city-danzig = Gdansk
city-kharkov = Kharkiv
city-kyiv = Kiev
city-lisboa = Lissabon
city-petrograd = St Petersburg | Sankt Petersburg
city-roma = Rom
city-smyrna = Izmir
city-sochi = Sotsji
city-venezia = Venedig
city-wilno = Vilnius
city-zagrab = Zagreb

city-belgique = Belgia
city-allemagne = Tyskland
city-suisse = Sveits
city-italie = Italia
city-espagne = Spania
city-corse = Korsika
