# Mitä palvelin vastaa, kun jokin ei onnistu.

## Pöydät

table-unknown = Pöytää ”{ $table }” ei ole täällä. Ehkä linkistä putosi matkalla kirjain, tai kukaan ei tullut niin pitkään aikaan, että pöytä korjattiin pois.
table-full = Pöydän kaikki paikat ovat varattuja. Tervetuloa katsomaan.
table-begun = Peli on jo alkanut.
table-not-begun = Peli ei ole vielä alkanut.
table-not-playing = Tässä pöydässä ei ole peliä käynnissä.
table-not-over = Sen on odotettava pelin loppua.
table-stale = Peli on edennyt; katso uudelleen.
table-changed = Joku muu muutti pöytää samalla hetkellä. Yritä uudelleen.
table-too-long = Tässä pelissä on tehty { $most } siirtoa, eikä enempää voi tehdä, joten peli ei voi jatkua.
table-unplayable = Tämä peli noudattaa sääntöjä, joita ohjelma ei tunne, joten sitä ei voi näyttää.
table-watching = Sen voivat tehdä vain pöydässä istuvat; sinä olet katsojana.
lesson-none = Tällä pelilaudalla ei ole opastettua peliä.
lesson-seats = Opastettu peli on yhdelle pelaajalle yhtä tietokonetta vastaan.
pace-misfit = Kello antaa peliin minuutista kolmeen tuntiin tai siirtoon tunnista neljääntoista päivään.
hints-off = Tässä pöydässä pelataan ilman vihjeitä.
hint-not-now = Vihjeet ovat omaa vuoroasi varten.
analysis-not-yet = Palvelin käynnistyy vielä. Yritä uudelleen minuutin kuluttua.
hint-none = Vihjettä ei löytynyt. Yritä hetken päästä uudelleen.

## Paikat

seat-unknown = Paikkaa { $seat } ei ole: tässä pöydässä niitä on { $seats }.
seat-taken = Paikka { $seat } on varattu.
seat-open = Paikka { $seat } on vielä vapaana: pelaajan tai tietokoneen on otettava se.
seat-awaited = Paikka { $seat } odottaa pelaajaa, joka ei ole vielä tullut.
seat-not-yours = Paikka { $seat } ei ole sinun muutettavissasi.
seat-not-away = Pelaaja { $seat } on paikalla.
seat-just-left = { $player } lähti juuri. Odota minuutti.
seat-stand-in = Tietokone pelaa puolestasi. Ota ensin paikkasi takaisin.
seat-on-holiday = { $player } on lomalla. Kello seisoo sen ajan.
seat-has-time = Pelaajalla { $player } on vielä aikaa siirtoonsa.
holiday-not-slow = Vapaapäiviä on vain hitaassa pelissä.
holiday-too-long =
    { $number ->
        [0] Olet käyttänyt kaikki vapaapäiväsi tässä pelissä.
        [one] Sinulla on yksi vapaapäivä jäljellä tässä pelissä.
       *[other] Sinulla on { $number } vapaapäivää jäljellä tässä pelissä.
    }
holiday-over = Et ole lomalla.
seat-have-one = Sinulla on jo paikka tässä pöydässä.
seat-nobody = Paikalla { $seat } ei istu ketään.
seat-nobody-there = Paikalla ei ole ketään, joka voisi antaa paikan sinulle. Vain henkilökohtainen linkki toiselta laitteeltasi auttaa.
seat-removed = Pöydän paikkoja järjesteltiin, ja paikkasi vapautettiin. Voit ottaa toisen paikan tai jäädä katsomaan.
host-just-left = Isäntä oli juuri äsken paikalla. Odota minuutti.
name-taken = Pöydässä on jo { $name }. Miksi muut kutsuisivat sinua?
color-taken = Jollakulla on jo se väri.
name-unprintable = Nimessä on merkki, jota kukaan ei näe.
level-for-computers = Taso on vain tietokoneella.
proposal-none = Sitä ei ole kukaan ehdottanut, tai se on jo ratkaistu.
proposal-other = Pöydältä kysytään jo jotain muuta. Yritä hetken päästä uudelleen.
pass-ended = Koodi ei enää kelpaa: se on käytetty tai sen aika on umpeutunut. Tee uusi sillä laitteella, jolla pelaat.
push-none = Tämä palvelin ei lähetä ilmoituksia laitteille.
push-host-unknown = Tämä palvelin ei lähetä ilmoituksia osoitteeseen { $host }.
push-keys-wrong = Selaimen ilmoitusavaimia ei voi käyttää. Poista ilmoitukset käytöstä ja ota ne uudelleen käyttöön.
zone-unknown = Palvelin ei tunne aikavyöhykettä { $zone }.
mail-none = Tämä palvelin ei lähetä sähköpostia.
mail-address-odd = Tuo ei näytä sähköpostiosoitteelta.

## Avaimet ja viestit

token-wrong = Linkillä ei enää pääse sille paikalle. Ehkä paikka on annettu toiselle.
hello-first = Tervehdi ensin.
message-unreadable = En saa viestistä selvää.
body-unreadable = En saa tuosta selvää.
body-misfit =
    { $where ->
        [none] Jotain puuttuu tai on väärin.
       *[other] Tämä ei sovi: { $where }.
    }
body-too-large = Se on liian suuri: enintään { $most } tavua.
path-unknown = Tässä osoitteessa ei ole mitään.
replay-beyond = Tässä pelissä siirtoja on { $last } ja paikkoja { $seats }.
record-unfinished = Tallenne päättyy ennen peliä.
record-too-long = Tallenteessa on { $moves } siirtoa; enintään { $most } sallitaan.
origin-foreign = Pyyntö tuli toisen sivuston sivulta.
host-unknown = Tämän palvelimen nimi ei ole { $host }. Käytä saamaasi osoitetta.
too-often = Nyt tuli vähän paljon kerralla. Odota hetki ja yritä uudelleen.
disk-failed = Palvelin ei saanut sitä talteen, joten mikään ei muuttunut. Yritä uudelleen.
tables-enough = Samasta paikasta on avattu päivän aikana jo monta uutta pöytää. Yritä myöhemmin uudelleen.
tables-full = Palvelimella ei ole nyt tilaa uusille pöydille. Alkaneet pelit jatkuvat entiseen tapaan.
server-failed = Palvelimella meni jokin vikaan. Yritä uudelleen.
