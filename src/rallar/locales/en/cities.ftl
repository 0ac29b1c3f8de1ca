# What places are called in English where the board prints another name; several names stand with | between them.

city-alborg = Aalborg
city-arhus = Aarhus
city-goteborg = Gothenburg
city-kobenhavn = Copenhagen

city-angora = Ankara
city-athina = Athens
city-bruxelles = Brussels
city-bucuresti = Bucharest
city-constantinople = Istanbul
city-danzig = Gdańsk
city-kharkov = Kharkiv
city-kyiv = Kiev
city-lisboa = Lisbon
city-marseille = Marseilles
city-moskva = Moscow
city-munchen = Munich
city-petrograd = Saint Petersburg | St Petersburg | Leningrad
city-roma = Rome
city-smyrna = Izmir
city-venezia = Venice
city-warszawa = Warsaw
city-wien = Vienna
city-wilno = Vilnius
city-zagrab = Zagreb
city-zurich = Zurich

city-lyon = Lyons
city-belgique = Belgium
city-allemagne = Germany
city-suisse = Switzerland
city-italie = Italy
city-espagne = Spain
city-corse = Corsica
