"""Sums of breakdowns over a real server that is killed while 64 connections bring visitors with values of their own."""

import contextlib
import http.client
import itertools
import signal
import threading
import time
from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from signpost.features.reports.breakdowns import COMBINED, KINDS, VALUES_A_DAY
from tests.conftest import FIREFOX
from tests.wire import Connection, answering, api, connected, eventually, link

CONNECTIONS = 64
KILLS = 2
LANGUAGES = ["de", "en", "fr", "es", "it", "nl", "pl", "tr"]


@pytest.mark.slow
def test_every_breakdown_has_all_clicks(make_server: Callable[..., Any]) -> None:
    server = answering(make_server().start())
    connected(server)
    created = link(server, alias="abc", destination=None, destinations=["https://a.example/", "https://b.example/"],
                destination_routing="random")  # fmt: skip
    numbers, received, stop = itertools.count(), itertools.count(), threading.Event()

    def come() -> None:
        with contextlib.suppress(OSError, http.client.HTTPException), Connection(server, host="go.acme.test") as item:
            while not stop.is_set():
                number = next(numbers)
                # More referrers than are counted by name, and some of everything else.
                headers = {
                    "User-Agent": FIREFOX if number % 3 else FIREFOX.replace("X11; Linux x86_64", "Windows NT 10.0"),
                    "Referer": f"https://site{number % 700}.example/page{number % 5}",
                    "Accept-Language": LANGUAGES[number % len(LANGUAGES)],
                }
                path = f"/abc?utm_source=s{number % 4}&utm_campaign=c{number % 300}" if number % 2 else "/abc"
                if item.call("GET", path, headers=headers).status == 302:
                    next(received)

    for turn in range(KILLS + 1):
        stop.clear()
        visitors = [threading.Thread(target=come) for _ in range(CONNECTIONS)]
        for visitor in visitors:
            visitor.start()
        time.sleep(1.5)
        if turn < KILLS:
            server.stop(signal.SIGKILL)
        stop.set()
        for visitor in visitors:
            visitor.join()
        if turn < KILLS:
            answering(server.start())

    sent = next(received)
    record = f"/v1/links/{created['id']}"
    eventually(lambda: api(server, "GET", record).json["total_clicks"] >= sent, timeout_s=30)
    # What is cut off by a kill may be counted: one click of each connection.
    clicks = api(server, "GET", record).json["total_clicks"]
    assert max(sent, VALUES_A_DAY) <= clicks <= sent + KILLS * CONNECTIONS
    pairs = [",".join(pair) for pair in combinations(COMBINED, 2)]
    days = [f"day,{kind}" for kind in KINDS]
    for path in (f"{record}/clicks", "/v1/workspace/clicks", "/v1/workspace/clicks?host=go.acme.test"):
        for by in ("day", *KINDS, *pairs, *days):
            answer = api(server, "GET", f"{path}{'&' if '?' in path else '?'}by={by}").json
            assert answer["total"]["clicks"] == sum(entry["clicks"] for entry in answer["data"]) == clicks, (path, by)
        narrow = api(server, "GET", f"{path}{'&' if '?' in path else '?'}by=system,language").json
        assert narrow["other_clicks"] == 0
        assert {(entry["value"], entry["second"]) for entry in narrow["data"]} >= {
            *product(("Linux", "Windows"), LANGUAGES)
        }
        wide = api(server, "GET", f"{path}{'&' if '?' in path else '?'}by=referrer,campaign").json
        assert 0 < wide["other_clicks"] < clicks
    found = api(server, "GET", f"{record}/clicks?by=destination").json["data"]
    assert {entry["value"] for entry in found} == {"1", "2"}
