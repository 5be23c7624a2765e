"""What programs ask that watch a server, and that listen to it: probes, metrics, the stream. An extension."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from . import needs
from .client import Api, eventually
from .hosts import fresh
from .records import DEST


def test_it_says_that_it_runs_and_is_ready(api: Api) -> None:
    """Without a token, and with what does not stop it as sentences."""
    for path in ("/healthz", "/readyz"):
        answer = api.raw("GET", path)
        assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-store"), answer.text
        assert answer.headers["Content-Type"].startswith("application/json")
        assert api.raw("POST", path).status == 405
    assert all(warning.endswith(".") for warning in api.raw("GET", "/readyz").json.get("warnings", []))


def metrics(api: Api) -> dict[str, float]:
    """Numbers by name with labels."""
    needs.own_machine(api)
    answer = api.raw("GET", "/metrics")
    assert answer.status == 200, answer.text[:200]
    assert answer.headers["Content-Type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_metrics_count_visits_and_requests(api: Api, host: str, link: Any) -> None:
    before = metrics(api)
    link(alias="a")
    for path in ("/a", "/a", "/nothing"):
        api.visit(host, path)
    api("GET", "/links/nothing")

    def more(name: str) -> float:
        return metrics(api).get(name, 0) - before.get(name, 0)

    def requests(method: str, operation: str, status: int) -> float:
        """More requests of an operation; a name may stand in front of its own."""
        return sum(
            more(name)
            for name in metrics(api)
            if name.startswith("signpost_requests_total{")
            and f'method="{method}"' in name
            and re.search(rf'operation="([^"]*\.)?{operation}"', name)
            and f'status="{status}"' in name
        )

    assert eventually(lambda: more('signpost_visits_total{status="3xx"}'), lambda found: found == 2) == 2
    assert more('signpost_visits_total{status="4xx"}') == 1
    assert more("signpost_visit_seconds_count") == 3
    assert more('signpost_visit_seconds_bucket{le="+Inf"}') == 3
    assert requests("POST", "create_link", 200) == 1
    assert requests("GET", "get_record", 404) == 1
    assert more('signpost_records{handler="short-url"}') == 1
    found = metrics(api)
    buckets = [value for name, value in found.items() if name.startswith("signpost_visit_seconds_bucket")]
    assert buckets == sorted(buckets)
    assert found["signpost_disk_free_bytes"] > 0
    assert found["signpost_clock_step_seconds"] == 0
    assert found['signpost_sqlite_bytes{file="database"}'] > 10_000
    assert {name.partition("{")[0] for name in found} >= {
        "signpost_waiting", "signpost_waiting_seconds", "signpost_held", "signpost_changes", "signpost_records_broken",
        "signpost_info",
    }  # fmt: skip


@contextmanager
def listening(api: Api, query: str, **headers: str) -> Iterator[Iterator[tuple[str, Any]]]:
    """The events that come from now on: type and data."""
    connection = api.connection()
    connection.request(
        "GET", f"{api.base.path}/events?{query}", headers={"Authorization": f"Bearer {api.token}", **headers}
    )
    response = connection.getresponse()
    assert response.status == 200, response.read()
    assert response.headers["Content-Type"].startswith("text/event-stream")

    def events() -> Iterator[tuple[str, Any]]:
        fields: dict[str, str] = {}
        while line := response.readline().decode():
            name, _, value = line.rstrip("\n").partition(": ")
            if name:
                fields[name] = value
            elif "data" in fields:
                yield fields["event"], json.loads(fields["data"])["data"]
                fields = {}

    try:
        yield events()
    finally:
        connection.close()


def test_events_come_as_they_happen(api: Api, host: str, other_workspace: Api) -> None:
    """To each who listens what they ask for; of another workspace nothing."""
    body = {"host": host, "destination": DEST, "alias": "a"}
    with (
        listening(api, f"host={host}") as everything,
        listening(api, f"host={host}&types=link.deleted,clicks") as chosen,
        listening(other_workspace, "types=host.*") as others,
    ):
        record = api("POST", "/link", body).json["data"][0]
        assert next(everything)[0] == "link.created"
        api.visit(host, "/a")
        type_, clicks = next(chosen)
        assert (type_, record["id"] in str(clicks)) == ("clicks", True)
        api("PATCH", f"/redirect/{record['id']}", {"title": "x"})
        found = next(everything)
        while found[0] == "clicks":
            found = next(everything)
        assert (found[0], found[1]["changed"]["after"]) == ("link.updated", {"title": "x"})
        api("DELETE", f"/redirect/{record['id']}")
        assert next(chosen)[0] == "link.deleted"
        assert next(everything)[0] in ("link.deleted", "clicks")
        name = fresh()
        other_workspace("POST", "/host", {"host": name})
        type_, connected = next(others)
        assert (type_, connected["host"]) == ("host.created", name)
