"""One's own seat anywhere: on another device by a pass, and back from the others at the table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec import UNSET

from rallar.client import Client, RefusedError, RemoteTable
from rallar.protocol import wire
from rallar.server import tokens
from rallar.server.seats import FURTHER, Setup
from rallar.server.settings import Limits, Rate, Settings
from tests.server.house import House, house
from tests.server.people import PEOPLE, play_on, refusal, see
from tests.server.test_http import refused
from tests.server.test_socket import THREE


@pytest.fixture
def table(server: Client) -> RemoteTable:
    return server.new_table("japan", PEOPLE)


def test_a_seat_goes_on_at_another_device(server: Client, table: RemoteTable) -> None:
    made = table.pass_on(0)
    assert made.url == f"{table.invite().url}#{made.code}", "a fragment, which is in no log"
    assert made.svg.startswith("<svg")
    assert made.seconds == 15 * 60
    other = server.claim(made.code)
    assert (other.id, set(other.tokens)) == (table.id, {0})
    with table.sit(0) as here, other.sit() as there, table.sit(1) as bo:
        assert there.own == here.own
        play_on(there, bo, most=6)
        see(here, lambda: here.position >= 6)


def test_a_pass_is_good_once(server: Client, table: RemoteTable) -> None:
    code = table.pass_on(0).code
    server.claim(code)
    refused(404, "pass-ended", server.claim, code)


def test_a_code_is_read_however_it_is_typed(server: Client, table: RemoteTable) -> None:
    assert tokens.plain("Oo-0 iIlL1 uV") == "000" + "11111" + "vv"
    typed = table.pass_on(1).code.lower().replace("-", " ").replace("0", "O").replace("1", "l")
    assert set(server.claim(f" {typed} ").tokens) == {1}
    looser = table.id.upper().replace("0", "o").replace("1", "i")
    assert server.table(f"{looser[:5]}-{looser[5:]}").look().id == table.id


def test_a_code_has_no_letters_that_look_alike() -> None:
    codes = {tokens.new_code() for _ in range(500)}
    assert len(codes) == 500
    assert not set("".join(codes)) & set("OILUoilu")


def test_a_pass_is_ended_by_its_maker_and_by_the_next(server: Client, table: RemoteTable) -> None:
    first, second = table.pass_on(0).code, table.pass_on(0).code
    other = table.pass_on(1).code
    refused(404, "pass-ended", server.claim, first)
    table.revoke(0)
    refused(404, "pass-ended", server.claim, second)
    assert set(server.claim(other).tokens) == {1}


def test_a_pass_ends_by_itself(tmp_path: Path) -> None:
    with house(tmp_path, Settings(pass_lasts=0).unlimited()) as place:
        code = place.client.new_table("japan", PEOPLE).pass_on(0).code
        refused(404, "pass-ended", place.client.claim, code)


def test_a_pass_ends_with_the_seat_of_its_maker(server: Client) -> None:
    table = server.new_table("japan", ["person", "open"])
    guest = server.table(table.id)
    guest.join("Bo")
    code = guest.pass_on(1).code
    table.change(1, kind="open")
    server.table(table.id).join("Cy")
    refused(404, "pass-ended", server.claim, code)


def test_who_may_pass_a_seat_on(server: Client, table: RemoteTable) -> None:
    refused(401, "token-wrong", server.table(table.id).pass_on, 0)
    refused(401, "token-wrong", server.table(table.id, {0: str(table.host)}).pass_on, 0)
    refused(403, "seat-not-yours", server.table(table.id, {0: table.tokens[1]}).pass_on, 0)
    refused(403, "seat-not-yours", server.table(table.id, {0: table.tokens[1]}).revoke, 0)
    refused(404, "seat-unknown", server.table(table.id, {4: table.tokens[1]}).pass_on, 4)


def test_the_host_is_host_on_every_device(server: Client) -> None:
    table = server.new_table("japan", ["person", "open"])
    other = server.claim(table.pass_on(0).code)
    assert table.look().host == 0
    other.host = other.tokens[0]
    assert other.change(1, kind="computer").seats[1].kind == "computer"
    assert other.begin().status == "playing"


def test_whoever_sits_where_the_host_sat_is_not_the_host(server: Client) -> None:
    table = server.new_table("japan", ["person", "open"])
    table.leave(0)
    guest = server.table(table.id)
    guest.join("Bo", seat=0)
    assert not guest.look().host
    guest.host = guest.tokens[0]
    refused(403, "seat-not-yours", guest.change, 1, kind="computer")


def test_of_too_many_devices_the_one_longest_ago_ends(server: Client, table: RemoteTable) -> None:
    devices = [server.claim(table.pass_on(0).code) for _ in range(FURTHER + 1)]
    assert refusal(devices[0].sit().__enter__).key == "token-wrong"
    for device in (table, *devices[1:]):
        with device.sit(0) as guest:
            assert guest.seat == 0


def test_a_device_that_ends_hears_so_at_once(server: Client, table: RemoteTable) -> None:
    devices = [server.claim(table.pass_on(0).code) for _ in range(FURTHER)]
    with devices[0].sit() as first, devices[1].sit() as second, table.sit(1) as bo:
        server.claim(table.pass_on(0).code)
        with pytest.raises(RefusedError, match="token-wrong"):
            see(first, lambda: False)
        assert second.ping()
        see(bo, lambda: bo.table.seats[0].present)


def test_only_hashes_are_kept(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        table = place.client.new_table("japan", PEOPLE)
        made = table.pass_on(0)
        token = place.client.claim(made.code).tokens[0]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert tokens.hash_of(token).encode() in kept
    assert token.encode() not in kept
    assert made.code.encode() not in kept
    with house(tmp_path) as place, place.client.table(table.id, {0: token}).sit() as ada:
        assert ada.seat == 0, "a further device is known after a restart"


def test_a_table_of_before_there_were_further_devices() -> None:
    setup = Setup.read('{"board":"japan","options":{},"created":1,"chairs":[{"kind":"person","color":"amber"}]}')
    assert (setup.host_seat, setup.chairs[0].further) == (None, ())


def test_guessing_is_limited(tmp_path: Path) -> None:
    with house(tmp_path, Settings(limits=Limits(claims=Rate(0.001, 2)))) as place:
        for _ in range(2):
            refused(404, "pass-ended", place.client.claim, "ABCD-EFGH")
        refused(429, "too-often", place.client.claim, "ABCD-EFGH")
        table = place.client.new_table("japan", PEOPLE)
        with table.sit(0), table.watch() as watcher:
            assert refusal(watcher.reclaim, 1).key == "too-often"
    with house(tmp_path, Settings(limits=Limits(all_claims=Rate(0.001, 1)))) as place:
        refused(404, "pass-ended", place.client.claim, "ABCD-EFGH")
        refused(429, "too-often", place.client.claim, "ABCD-EFGH")


def test_the_table_hands_a_seat_back(place: House) -> None:
    table = place.client.new_table("japan", THREE)
    with table.sit(0) as ada, table.sit(1) as bo, table.watch() as cy:
        cy.reclaim(2)
        see(bo, lambda: bool(bo.table.proposal))
        assert bo.table.proposal == wire.Proposal(2, by=None, agreed=(), needed=(0, 1))
        assert refusal(cy.reclaim, 2).key == "proposal-other"
        ada.agree(2, hand_over=True)
        assert refusal(bo.agree, 2).key == "proposal-none", "a yes to a computer would be another one"
        assert not cy.handed
        bo.agree(2, hand_over=True)
        see(cy, lambda: bool(cy.handed))
        assert cy.greet(cy.handed[2]).seat == 2
        see(ada, lambda: ada.table.seats[2].present and not ada.table.proposal)
    assert refusal(table.sit(2).__enter__).key == "token-wrong", "the earlier token has ended"


def test_one_no_keeps_the_seat(place: House) -> None:
    table = place.client.new_table("japan", THREE)
    with table.sit(0) as ada, table.sit(1), table.watch() as cy:
        cy.reclaim(2)
        ada.agree(2, yes=False, hand_over=True)
        see(cy, lambda: not cy.table.proposal)
        assert not cy.handed
    with table.sit(2) as owner:
        assert owner.seat == 2


def test_a_watcher_who_goes_asks_no_longer(place: House) -> None:
    table = place.client.new_table("japan", THREE)
    with table.sit(0) as ada, table.sit(1):
        with table.watch() as cy:
            cy.reclaim(2)
            see(ada, lambda: bool(ada.table.proposal))
        see(ada, lambda: not ada.table.proposal)


def test_a_seat_that_cannot_be_asked_for(place: House) -> None:
    table = place.client.new_table("japan", ["person", "person", "computer"])
    with table.watch() as watcher:
        assert refusal(watcher.reclaim, 0).key == "seat-nobody-there", "only a pass helps who plays alone"
        with table.sit(0) as ada:
            see(watcher, lambda: watcher.table.seats[0].present)
            assert refusal(watcher.reclaim, 0).key == "seat-not-away"
            assert refusal(watcher.reclaim, 2).key == "seat-not-away"
            assert refusal(ada.reclaim, 1).key == "seat-have-one"


def test_a_seat_that_a_computer_plays_is_handed_back_too(tmp_path: Path) -> None:
    with house(tmp_path, Settings(away_after=0).unlimited()) as place:
        table = place.client.new_table("japan", PEOPLE)
        with table.sit(0) as ada, table.watch() as bo:
            ada.propose(1)
            see(ada, lambda: ada.table.seats[1].stand_in)
            bo.reclaim(1)
            ada.agree(1, hand_over=True)
            see(bo, lambda: bool(bo.handed))
            assert not bo.greet(bo.handed[1]).table.seats[1].stand_in


def test_a_latecomer_plays_on_for_a_computer(place: House) -> None:
    table = place.client.new_table("japan", [wire.SeatWish("person", "Ada"), wire.SeatWish("computer", "Freja")])
    with table.sit(0) as ada, table.watch() as bo:
        assert refusal(bo.reclaim, 0, "Bo").key == "seat-not-away", "nobody plays on for a person"
        assert refusal(bo.reclaim, 1, "ada").key == "name-taken"
        bo.reclaim(1, "Bo")
        see(ada, lambda: bool(ada.table.proposal))
        assert ada.table.proposal == wire.Proposal(1, by=None, agreed=(), needed=(0,), name="Bo")
        ada.agree(1, hand_over=True)
        see(bo, lambda: bool(bo.handed))
        seat = bo.greet(bo.handed[1]).table.seats[1]
        assert (seat.kind, seat.name, seat.level) == ("person", "Bo", UNSET)
        assert bo.own.hand.total >= 4, "and has the cards that it held"


def test_the_host_hands_over(server: Client) -> None:
    table = server.new_table("japan", ["person", "open", "open"])
    guest = server.table(table.id)
    guest.join("Bo")
    refused(409, "seat-nobody", table.hand_over, 2)
    refused(403, "seat-not-yours", guest.hand_over, 0, guest.tokens[1])
    refused(409, "host-just-left", guest.hand_over, 1, guest.tokens[1])
    assert table.hand_over(1).host == 1
    refused(401, "token-wrong", table.begin)
    guest.host = guest.tokens[1]
    guest.change(2, kind="computer")
    assert guest.begin().status == "playing"
    refused(409, "table-begun", guest.hand_over, 0)


def test_someone_begins_when_the_host_has_gone(tmp_path: Path) -> None:
    with house(tmp_path, Settings(away_after=0).unlimited()) as place:
        table = place.client.new_table("japan", ["person", "open"])
        guest = place.client.table(table.id)
        guest.join("Bo")
        refused(401, "token-wrong", place.client.table(table.id).hand_over, 1, "wrong")
        with table.sit(0):
            refused(409, "host-just-left", guest.hand_over, 1, guest.tokens[1])
        with guest.sit() as bo:
            see(bo, lambda: not bo.table.seats[0].present)
            assert guest.hand_over(1, guest.tokens[1]).host == 1
        guest.host = guest.tokens[1]
        assert guest.begin().status == "playing"


def test_two_who_sit_down_at_once_both_get_a_seat(server: Client) -> None:
    table = server.new_table("japan", ["person", "open", "open"])
    with ThreadPoolExecutor() as pool:
        found = pool.map(lambda name: server.table(table.id).join(name), ("Bo", "Cy"))
    assert set(found) == {1, 2}
    assert {seat.name for seat in table.look().seats[1:]} == {"Bo", "Cy"}


def test_two_of_one_name_are_asked(server: Client) -> None:
    table = server.new_table("japan", [wire.SeatWish("person", "Kari"), "open", "open"])
    error = refused(409, "name-taken", server.table(table.id).join, "kari ")
    assert error.params == {"name": "kari"}
    guest = server.table(table.id)
    guest.join("Kari B")
    refused(409, "name-taken", guest.change, 1, name="KARI")
    assert guest.change(1, name="Kari C").seats[1].name == "Kari C"
