"""Seats, sockets and clocks again, with two servers that share a PostgreSQL: nobody can tell them from one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Cluster
from tests.server.house import House, row
from tests.server.test_clocks import (  # noqa: F401
    test_a_computer_stands_in_until_the_person_is_back,
    test_a_deadline_survives_a_restart,
    test_a_table_that_only_the_disk_knows_is_woken,
    test_nobody_loses_because_the_server_was_down,
)
from tests.server.test_restart import test_a_browser_goes_on_where_it_was  # noqa: F401
from tests.server.test_seats import (  # noqa: F401
    test_a_code_is_read_however_it_is_typed,
    test_a_pass_ends_with_the_seat_of_its_maker,
    test_a_pass_is_ended_by_its_maker_and_by_the_next,
    test_a_pass_is_good_once,
    test_a_seat_goes_on_at_another_device,
    test_the_host_hands_over,
    test_two_of_one_name_are_asked,
    test_two_who_sit_down_at_once_both_get_a_seat,
)
from tests.server.test_socket import (  # noqa: F401
    ada,
    bo,
    table,
    test_a_computer_plays_in_turn,
    test_a_double_click_plays_once,
    test_a_finger_on_the_board_is_seen_by_whoever_is_to_move,
    test_a_move_is_told_to_everyone,
    test_a_move_out_of_place,
    test_a_seat_given_away_hears_so,
    test_all_choose_their_opening_tickets_at_once,
    test_before_the_deal,
    test_catching_up,
    test_everyone_at_one_device_is_there,
    test_no_such_table,
    test_talk,
    test_two_seats_at_one_device,
    test_who_is_here,
)


@pytest.fixture(scope="module")
def place(postgresql: Cluster) -> Iterator[House]:
    with row(postgresql.new_database()) as found:
        yield found


@pytest.fixture
def tmp_path(database: str) -> str:
    """Where a server that is started anew finds what it has kept."""
    return database
