"""The HTTP surface, fuzzed by what it says about itself: no other status, no other shape, no crash."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

from tests.server.house import House
from tests.server.test_http import finished

EXAMPLES = 12
load_all_checks()
# What fits the schema may still not fit the table; and tokens are checked in tests of their own.
EXCLUDED = ("positive_data_acceptance", "ignored_auth", "use_after_free", "ensure_resource_availability")
ASKED: list[Any] = [CHECKS.get_one(name) for name in CHECKS.get_all_names() if name not in EXCLUDED]


@pytest.fixture(scope="module")
def tables(place: House) -> list[tuple[str, dict[str, str]]]:
    """Tables to ask about, with tokens: one that is open, one that is over, one that never was."""
    made = (place.client.new_table("france", ["person", "open"]), finished(place.client))
    known = [(table.id, {"Authorization": f"Bearer {table.host}"}) for table in made]
    return [*known, ("nowhere", {})]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_it_answers_as_it_says(place: House, tables: list[tuple[str, dict[str, str]]], mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{place.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == 37
    for operation in operations:
        if mode is GenerationMode.NEGATIVE and not operation.body and not operation.query:
            continue  # nothing in it could be wrong
        for table, headers in tables if "{table}" in operation.path else tables[-1:]:
            known: dict[str, Any] = {"table": table} | ({"seat": 1} if "{seat}" in operation.path else {})
            fixed = known if "{table}" in operation.path else None
            _fuzz(operation.as_strategy(mode, path_parameters=fixed), headers)


def _fuzz(cases: Any, headers: dict[str, str]) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases)
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(headers=headers, checks=ASKED)

    ask()


def test_every_refusal_has_one_shape(http: httpx.Client) -> None:
    schemas = http.get("/api/openapi.json").json()
    for path in schemas["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    shape = answer["content"]["application/json"]["schema"]
                    assert shape == {"$ref": "#/components/schemas/Refusal"}
