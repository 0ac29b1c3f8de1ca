"""What a server does in numbers, for a Prometheus that asks: how much there is, never what or whose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from rallar.lab.crew import extra
from rallar.server.hall import Hall


def metrics(hall: Hall) -> APIRouter:
    """The endpoint; it needs a package that only an extra of ours brings."""
    prometheus = extra("prometheus_client", "metrics")
    registry = prometheus.CollectorRegistry()
    prometheus.ProcessCollector(registry=registry)
    registry.register(Figures(hall))
    router = APIRouter(include_in_schema=False)

    @router.get("/metrics")
    async def told() -> Response:
        kind = prometheus.CONTENT_TYPE_LATEST
        return Response(
            prometheus.generate_latest(registry), headers={"Content-Type": kind, "Cache-Control": "no-store"}
        )

    return router


class Figures:
    """What Prometheus calls a collector: asked each time, so nothing is counted that is not there."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._core: Any = extra("prometheus_client.core", "metrics")

    def collect(self) -> Iterator[Any]:
        hall, store = self._hall, self._hall.store
        tables = hall.tables.live
        here = [listener for table in tables for listener in table.listeners]
        for name, about, value in (
            ("tables", "Tables in memory", len(tables)),
            ("connections", "Sockets at tables", len(here)),
            ("watchers", "Of these, those who only watch", sum(not listener.seats for listener in here)),
            ("thoughts", "Moves and hints that computers are thinking of, or wait to", hall.thinkers.asked),
        ):
            yield self._core.GaugeMetricFamily(f"rallar_{name}", about, value)
        yield self._core.CounterMetricFamily("rallar_moves", "Moves on disk since the start", store.moves)
        yield self._core.SummaryMetricFamily(
            "rallar_commit_seconds", "Time for a commit", count_value=store.commits, sum_value=store.commit_seconds
        )
