"""The same examples every time in `make test` and `make mutants`; new ones in `make soak`. Slow tests come first."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.postgres import Cluster, cluster

# For the processes that run the tests, all cores are busy: threads that share a matrix would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("repeatable", derandomize=True)
settings.register_profile(
    "mutants",  # a failure is enough, however it is put, and time means nothing
    derandomize=True,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
if "RALLAR_SOAK" not in os.environ:
    settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture
def database(postgresql: Cluster) -> str:
    """The address of an empty one."""
    return postgresql.new_database()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first: one begun last would keep everybody waiting."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
