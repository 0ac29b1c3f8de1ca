"""One server for the tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from rallar.client import Client
from tests.server.house import House, house


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def server(place: House) -> Client:
    return place.client


@pytest.fixture
def http(place: House) -> Iterator[httpx.Client]:
    with place.http() as client:
        yield client
