# Det språket kaller seg selv, og andre språk som får klare seg med det så lenge de ikke har en mappe selv.

language-name = Norsk
    .serves = no nn
