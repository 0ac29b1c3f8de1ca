"""Mail for who wants it: asked first, once a turn, with a way out that one click is enough for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from rallar.client import RemoteTable
from rallar.server.errors import DataError
from rallar.server.mail import mail_server
from rallar.server.settings import Limits, Settings
from tests.server.house import House, house
from tests.server.people import PEOPLE, refusal
from tests.server.postbox import UNKNOWN, Postbox
from tests.server.pushes import until
from tests.server.test_bell import dealt, draw

_NUMBERS = count()


@pytest.fixture(scope="module")
def postbox() -> Iterator[Postbox]:
    with Postbox().running() as found:
        yield found


@pytest.fixture(scope="module")
def place(postbox: Postbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = Settings(limits=Limits.off(), pause=0, ring_after=0, mail=postbox.settings)
    with house(tmp_path_factory.mktemp("mail"), settings) as found:
        yield found


@pytest.fixture
def address() -> str:
    return f"bo{next(_NUMBERS)}@example.org"


def text_of(letter: EmailMessage) -> str:
    found = letter.get_body(("plain",))
    assert found is not None
    return str(found.get_content()).replace("\r\n", "\n")


def link_in(letter: EmailMessage, word: str) -> str:
    """A link, as it is asked for here."""
    (found,) = re.findall(rf"http://games\.example(/api/letters/\S+/{word}/\S+)", text_of(letter))
    return str(found)


def turn(table: RemoteTable) -> None:
    """Seat 0 takes a turn, and whoever sits there next; then it is the turn of seat 1 once more."""
    with table.sit(0) as ada, table.sit(1) as bo:
        if 0 not in ada.view.to_move:
            draw(bo, ada)
        draw(ada, bo)


def confirmed(place: House, postbox: Postbox, address: str, language: str = "en") -> RemoteTable:
    table = dealt(place)
    table.add_mail(1, address, language)
    with place.http() as http:
        assert http.post(link_in(postbox.to(address, 1), "confirm")).status_code == 200
    return table


def test_nothing_is_sent_to_who_has_not_said_yes(place: House, postbox: Postbox, address: str) -> None:
    table = dealt(place)
    assert table.add_mail(1, address).mail == "asked"
    link = link_in(postbox.to(address, 1), "confirm")
    turn(table)
    turn(confirmed(place, postbox, f"other-{address}"))
    postbox.to(f"other-{address}", 2)
    assert len(postbox.all_to(address)) == 1
    with place.http() as http:
        page = http.get(link)
        assert "<form" in page.text
        assert "<script" not in page.text
        assert "form-action 'self'" in page.headers["content-security-policy"]
        assert table.ways(1).mail == "asked"  # who guards a mailbox follows every link
        assert http.post(link, headers={"Origin": "http://elsewhere.example"}).status_code == 403
        assert http.post(link, headers={"Origin": place.url}).status_code == 200
    assert table.ways(1).mail == "confirmed"
    turn(table)
    assert postbox.to(address, 2)["Subject"] == "It’s your turn"
    assert len(postbox.all_to(address)) == 2


def test_a_letter_in_the_language_of_the_player_with_a_link_to_the_table(
    place: House, postbox: Postbox, address: str
) -> None:
    table = confirmed(place, postbox, address, "is-IS")
    turn(table)
    letter = postbox.to(address, 2)
    assert letter["Subject"] == "Þú átt leik"
    assert letter["From"] == "Games <games@example.org>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert f"http://games.example/t/{table.id}\n" in text_of(letter)
    html = letter.get_body(("html",))
    assert html is not None
    assert f'<a href="http://games.example/t/{table.id}">' in html.get_content()
    turn(table)
    postbox.to(address, 3)
    assert len(postbox.all_to(address)) == 3


def test_one_click_is_enough_to_end_it(place: House, postbox: Postbox, address: str) -> None:
    table = confirmed(place, postbox, address)
    turn(table)
    letter = postbox.to(address, 2)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = urlsplit(str(letter["List-Unsubscribe"]).strip("<>"))
    with place.http() as http:
        path = f"{link.path}?{link.query}"
        assert "<form" in http.get(path).text
        assert table.ways(1).mail == "confirmed"
        assert http.post(path, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert table.ways(1).mail == "none"
        assert http.post(path).status_code == 200  # again: it is so
        assert "<form" not in http.get(path).text
    other = f"other-{address}"
    table.add_mail(0, other)
    with place.http() as http:
        http.post(link_in(postbox.to(other, 1), "confirm"))
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(bo, ada)
        postbox.to(other, 2)
    assert len(postbox.all_to(address)) == 2


def test_a_key_is_good_for_one_thing_of_one_address(place: House, postbox: Postbox, address: str) -> None:
    table = dealt(place)
    table.add_mail(1, address)
    link = link_in(postbox.to(address, 1), "confirm")
    with place.http() as http:
        wrong = (link.replace("confirm/", "confirm/0"), link.replace("/1/", "/0/"), link.replace("confirm", "stop"))
        assert [http.post(each).status_code for each in wrong] == [404, 404, 200]
        assert http.post(link.replace("confirm", "else")).status_code == 404
        assert table.ways(1).mail == "asked"
        table.add_mail(1, f"other-{address}")  # another address ends the one before
        assert http.post(link).status_code == 404
    table.remove_mail(1)
    assert table.ways(1).mail == "none"


def test_who_has_said_yes_is_not_asked_again(place: House, postbox: Postbox, address: str) -> None:
    table = confirmed(place, postbox, address)
    assert table.add_mail(1, address, "da").mail == "confirmed"
    turn(table)
    assert postbox.to(address, 2)["Subject"] == "Det er din tur"


def test_a_mailbox_that_is_not_there_is_forgotten(place: House) -> None:
    table = dealt(place)
    table.add_mail(1, UNKNOWN)
    until(lambda: table.ways(1).mail == "none")


ODD = (
    "",
    "bo",
    "bo@",
    "@example.org",
    "bo@example",
    "a b@example.org",
    "bo@example.org\r\nBcc: al@example.org",
    "bø@example.org",
    "<bo@example.org>",
    "bo@example.org,al@example.org",
)


@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_address_is_refused(place: House, odd: str) -> None:
    table = place.client.new_table("japan", PEOPLE)
    assert refusal(table.add_mail, 1, odd).key == "mail-address-odd"
    assert table.ways(1).mail == "none"


def test_nobody_can_have_others_flooded(postbox: Postbox, tmp_path: Path) -> None:
    """By mailbox, however many tables there are; and by who asks."""
    settings = Settings(pause=0, ring_after=0, mail=postbox.settings)
    with house(tmp_path, settings) as place:
        tables = [place.client.new_table("japan", PEOPLE) for _ in range(6)]
        for table in tables[:3]:
            table.add_mail(1, "victim@example.org")
        assert refusal(tables[3].add_mail, 1, "Victim@example.org").status == 429
        tables[4].add_mail(1, "other@example.org")
        assert refusal(tables[5].add_mail, 1, "third@example.org").status == 429
        postbox.to("victim@example.org", 3)
        postbox.to("other@example.org", 1)


def test_whether_there_is_mail_is_told(place: House, tmp_path: Path) -> None:
    assert place.client.about().mail
    with house(tmp_path) as without:
        assert not without.client.about().mail
        table = without.client.new_table("japan", PEOPLE)
        assert refusal(table.add_mail, 1, "bo@example.org").key == "mail-none"


@pytest.mark.parametrize(
    ("url", "sender", "base", "key"),
    [
        ("mail.example", "games@example.org", "https://games.example", "serve-mail-odd"),
        ("http://mail.example", "games@example.org", "https://games.example", "serve-mail-odd"),
        ("smtp://mail.example:x", "games@example.org", "https://games.example", "serve-mail-odd"),
        ("smtp://mail.example", "", "https://games.example", "serve-mail-odd"),
        ("smtp://mail.example", "games@example.org", None, "serve-mail-address"),
    ],
)
def test_a_mail_server_that_cannot_be_meant(url: str, sender: str, base: str | None, key: str) -> None:
    with pytest.raises(DataError) as refused:
        mail_server(url, "", sender, base)
    assert refused.value.key == key


def test_a_mail_server() -> None:
    found = mail_server("smtps://me%40x@mail.example", "secret", "Games <games@example.org>", "https://games.example/")
    assert (found.host, found.port, found.tls, found.user) == ("mail.example", 465, True, "me@x")
    assert found.base == "https://games.example"
    assert "secret" not in repr(found)
