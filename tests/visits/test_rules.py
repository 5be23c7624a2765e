"""Visits of records with rules: every vector of tests/visits.json, as a visitor meets it and as `explain` says.

Of a vector: `record`, the body that creates it; `visit`; and in `expect` one of `location`; `sequence`, of several
visits; `constant`, one of these each time; or `between`, how many of `visitors` get each, at least and at most.
"""

import json
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from tests.conftest import ROOT, Client
from tests.played.mmdb import country, mmdb
from tests.visits.conftest import Clock, send

VECTORS: Any = json.loads((ROOT / "tests" / "visits.json").read_text(encoding="utf-8"))
AGENTS, ADDRESSES = VECTORS["agents"], VECTORS["addresses"]
NOON = "2026-06-03T12:00:00Z"
HOST = "go.acme.test"
OWN, THERE = "https://own.example/", "https://there.example/"


@pytest.fixture
def app(make_app: Callable[..., Flask], tmp_path: Path) -> Flask:
    """An app that knows the countries of ADDRESSES."""
    file = tmp_path / "countries.mmdb"
    file.write_bytes(mmdb({f"{address}/32": country(code) for code, address in ADDRESSES.items() if code}))
    return make_app(COUNTRY_DATABASE=str(file))


@pytest.fixture
def client(app: Flask, make_client: Callable[..., Client]) -> Client:
    return make_client(app)


def test_vectors(app: Flask, client: Client, clock: Clock) -> None:
    for number, vector in enumerate(VECTORS["vectors"]):
        Play(app, client, clock, vector, f"h{number}.acme.test").check()


class Play:
    """One vector, on a hostname of its own."""

    def __init__(self, app: Flask, client: Client, clock: Clock, vector: Any, host: str):
        self.app, self.client, self.vector, self.host = app, client, vector, host
        visit = vector["visit"]
        clock.now = datetime.fromisoformat(visit.get("at", NOON))
        self.visit, self.expect = visit, vector["expect"]
        self.method = visit.get("method", "GET")
        query = visit.get("query", "")
        self.target = visit.get("path", "/abc") + (f"?{query}" if query else "")
        self.address = ADDRESSES[visit.get("country", "")]
        self.headers = {"User-Agent": AGENTS[visit.get("agent", "firefox")], **visit.get("headers", {})}

    def check(self) -> None:
        assert self.client.post("/v1/host", json={"host": self.host}).status_code in (200, 201)
        body = json.loads(json.dumps(self.vector["record"]).replace("{host}", self.host))
        path = "/v1/redirect" if "url" in body else "/v1/link"
        created = self.client.post(path, json=body if "url" in body else {"host": self.host, "alias": "abc", **body})
        assert created.status_code == 200, (self.vector["id"], created.text)
        self._check_explanation()
        self._check_visits()

    def _check_explanation(self) -> None:
        about = {"method": self.method, "headers": self.headers, "address": self.address}
        requested = {"url": f"https://{self.host}{self.target}", "at": self.visit.get("at", NOON), **about}
        given: Any = self.client.post("/v1/links/explain", json=requested).json
        decides = [rule["position"] for rule in given["rules"] if rule["decides"]]
        if "rule" in self.expect:
            assert decides == ([self.expect["rule"]] if self.expect["rule"] else []), self.vector["id"]
        if "location" in self.expect:
            assert given["location"] == self.expect["location"], self.vector["id"]
        for rule in given["rules"]:
            assert rule["holds"] == all(entry["holds"] for entry in rule["conditions"])

    def _check_visits(self) -> None:
        expect, id_ = self.expect, self.vector["id"]
        if "location" in expect:
            met = self._send(self.address)
            assert met.location == expect["location"], id_
            assert met.status == expect.get("status", met.status), id_
            assert met.get("Cache-Control") == expect.get("cache", met.get("Cache-Control")), id_
        elif "sequence" in expect:
            assert [self._send(self.address).location for _ in expect["sequence"]] == expect["sequence"], id_
        elif "constant" in expect:
            met = {self._send(self.address).location for _ in range(5)}
            assert len(met) == 1, id_
            assert met <= {*expect["constant"]}, id_
        else:
            visitors = range(expect["visitors"])
            found = Counter(self._send(f"10.0.{number >> 8}.{number & 255}").location for number in visitors)
            outside = {to: found[to] for to, (low, high) in expect["between"].items() if not low <= found[to] <= high}
            assert (outside, found.keys()) == ({}, expect["between"].keys()), id_

    def _send(self, address: str) -> Any:
        environ = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in self.headers.items()}
        agent = environ.pop("HTTP_USER_AGENT")
        return send(self.app, self.target, self.method, self.host, address=address, user_agent=agent, **environ)


def test_there_is_a_vector_for_each_condition() -> None:
    found = {name for vector in VECTORS["vectors"] for rule in vector["record"]["rules"] for name in rule["if"]}
    assert found == {
        *("country", "device", "system", "browser", "language", "query", "referrer", "from", "until", "days", "hours"),
        *("timezone", "bot", "share"),
    }
    ids = [vector["id"] for vector in VECTORS["vectors"]]
    assert len(ids) == len({*ids}) >= 60
