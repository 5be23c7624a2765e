"""Right at once: after a change was acknowledged no visitor meets what was before it, whatever was changed."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.runtime import jobs
from signpost.server.process import SWITCH_INTERVAL_S
from tests.visits.conftest import Answer, Clock

HOST = "go.acme.test"
URL = f"{HOST}/abc"
FIRST, SECOND, THIRD = "https://one.example/", "https://two.example/", "https://three.example/"
VISITORS = 8
TARGET = "/abc/x?ref=1"


@pytest.fixture(autouse=True)
def as_in_the_server() -> Iterator[Any]:
    """Threads take turns as often as in the server; otherwise eight that visit keep one that changes waiting."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    yield
    sys.setswitchinterval(before)


class Visitors:
    """Threads that visit one link all the time, and what each visit met: (begun, answered, status, location)."""

    def __init__(self, raw: Callable[..., Answer]) -> None:
        self._raw = raw
        self._met: list[list[tuple[float, float, int, str | None]]] = [[] for _ in range(VISITORS)]
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._visit, args=(met,)) for met in self._met]

    def _visit(self, met: Any) -> None:
        while not self._stop.is_set():
            begun = time.monotonic()
            answer = self._raw(TARGET)
            met.append((begun, time.monotonic(), answer.status, answer.location))

    def __enter__(self) -> Any:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def wait(self) -> None:
        """Until each has begun and ended two visits from now on."""
        before = [len(met) for met in self._met]
        deadline = time.monotonic() + 20
        while any(len(met) < count + 2 for met, count in zip(self._met, before, strict=True)):
            assert time.monotonic() < deadline
            time.sleep(0.001)

    def met(self, since: float, until: float) -> set[tuple[int, str | None]]:
        """What the visits met that began after `since` and were answered before `until`."""
        return {
            (status, location)
            for met in self._met
            for begun, answered, status, location in met
            if begun >= since and answered <= until
        }


@pytest.fixture
def put(client: Any, connect: Callable[..., str], make_link: Callable[..., Any]) -> Any:
    """Change the link `abc` with a PUT; fields as they were made with where none is given."""
    connect()
    created = make_link(alias="abc", destination=FIRST, forward_path=True, forward_query=True)
    base = {"url": URL, "destination": FIRST, "forward_path": True, "forward_query": True}

    def do(**fields: Any) -> None:
        answer = client.put(f"/v1/redirect/{created['id']}", json={**base, **fields})
        assert answer.status_code == 200, answer.text

    return do


FAR, PAST = "2099-01-01T00:00:00Z", "2020-01-01T00:00:00Z"
# A change, what visitors meet after it, and what sets back what PUT would keep.
CHANGES: list[Any] = [
    ({"destination": SECOND}, (302, "https://two.example/x?ref=1"), {}),
    ({"destinations": [SECOND, THIRD]}, (302, "https://two.example/x?ref=1"), {"destinations": None}),
    ({"forward_path": False}, (404, None), {}),
    ({"forward_path": True, "forward_query": False}, (302, "https://one.example/x"), {}),
    ({"utm": ["source=mail"]}, (302, "https://one.example/x?utm_source=mail&ref=1"), {}),
    ({"status": 307}, (307, "https://one.example/x?ref=1"), {"status": 302}),
    ({"type": "frame"}, (200, None), {"type": "link"}),
    ({"plugins": ["preview"]}, (200, None), {}),
    ({"password": "opensesame"}, (401, None), {"password": None}),
    ({"paused": True}, (404, None), {"paused": False}),
    ({"starts": FAR}, (404, None), {"starts": None}),
    ({"max_clicks": 1}, (410, None), {"max_clicks": None}),
    ({"max_clicks": 1, "expired_url": THIRD}, (302, THIRD), {"max_clicks": None, "expired_url": None}),
    (
        {"destinations": [SECOND, THIRD], "destination_routing": "weighted", "destination_weights": [0, 1]},
        (302, "https://three.example/x?ref=1"),
        {"destinations": None, "destination_routing": "first", "destination_weights": None},
    ),
    ({"url": f"{HOST}/elsewhere"}, (404, None), {}),
    ({"url": "other.acme.test/abc"}, (404, None), {}),
]
PLAIN = (302, "https://one.example/x?ref=1")


@pytest.mark.slow
def test_every_field(put: Any, raw: Callable[..., Answer], connect: Callable[..., str]) -> None:
    connect("other.acme.test")
    assert raw(TARGET).location == PLAIN[1]
    seen = []
    with Visitors(raw) as visitors:
        for change, expected, back in CHANGES:
            for fields, meets in ((change, expected), (back, PLAIN)):
                put(**fields)
                since = time.monotonic()
                visitors.wait()
                seen.append((fields, meets, visitors.met(since, time.monotonic())))
    assert [(fields, met) for fields, _, met in seen] == [(fields, {meets}) for fields, meets, _ in seen]


def test_everything_else_that_can_change_an_answer(
    client: Any, connect: Callable[..., str], put: Any, raw: Callable[..., Answer]
) -> None:
    def expect(method: str, path: str, status: Any = 200, **kwargs: Any) -> None:
        assert getattr(client, method)(path, **kwargs).status_code == status

    link = client.get("/v1/links").json["data"][0]
    body = {"host": HOST, "alias": "abc", "destination": FIRST, "forward_path": True, "forward_query": True}
    changes: list[Any] = [
        (lambda: expect("delete", f"/v1/host/{HOST}", 204), (404, None)),
        (lambda: connect(), PLAIN),
        (lambda: expect("delete", f"/v1/redirect/{link['id']}", 204), (404, None)),
        (
            lambda: expect("post", "/v1/workspace/update/notfound_url", json={"value": SECOND}),
            (302, SECOND),
        ),
        (
            lambda: expect("post", "/v1/redirect", json={"url": HOST, "destination": THIRD}),
            (301, THIRD),
        ),
        (lambda: expect("post", "/v1/link", json=body), PLAIN),
        (
            lambda: expect("post", "/v1/link", json={**body, "alias": "abc/x", "destination": SECOND}),
            (302, f"{SECOND}?ref=1"),
        ),
    ]
    seen = []
    with Visitors(raw) as visitors:
        for change, meets in changes:
            change()
            since = time.monotonic()
            visitors.wait()
            seen.append((meets, visitors.met(since, time.monotonic())))
    assert [met for _, met in seen] == [{meets} for meets, _ in seen]


def test_bulk_deletion(app: Flask, client: Any, put: Any, raw: Callable[..., Answer]) -> None:
    with Visitors(raw) as visitors:
        visitors.wait()
        assert client.delete("/v1/bulk", query_string={"filter[host]": HOST}).json == "1"
        jobs.of(app).drain()
        since = time.monotonic()
        visitors.wait()
        assert visitors.met(since, time.monotonic()) == {(404, None)}


@pytest.mark.parametrize(
    ("field", "before", "after"), [("starts", (404, None), PLAIN), ("expires", PLAIN, (410, None))]
)
def test_the_clock(put: Any, raw: Callable[..., Answer], clock: Clock, field: Any, before: Any, after: Any) -> None:
    put(**{field: times.text(times.now() + timedelta(seconds=0.4))})
    with Visitors(raw) as visitors:
        visitors.wait()
        until = time.monotonic()
        clock.move(seconds=0.5)
        since = time.monotonic()
        visitors.wait()
    assert visitors.met(0, until) == {before}
    assert visitors.met(since, time.monotonic()) == {after}
