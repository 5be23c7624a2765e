"""Hostnames that send what they do not find to each other: visitors never go round, and explain says why."""

import json
import random
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

import pytest

from signpost.domain import times
from signpost.testing.client import Client
from signpost.visits.middleware import MAX_HOPS
from tests.conftest import RunCommand
from tests.visits.conftest import Answer, Clock

HOSTS = [f"h{number}.test" for number in range(4)]
OUTSIDE = "https://outside.example/"
Raw = Callable[..., Answer]


def test_the_answer_of_the_last_setting_says_it(client: Client, connect: Callable[..., str]) -> None:
    for host in HOSTS[:2]:
        connect(host)
    assert patch(client, HOSTS[0], notfound_url=f"https://{HOSTS[1]}/{{path}}")["notice"] == ""
    assert HOSTS[1] in patch(client, HOSTS[1], notfound_url=f"https://{HOSTS[0]}/{{path}}")["notice"]


def patch(client: Client, host: str, **settings: Any) -> Any:
    answer = client.patch(f"/v1/host/{host}", json=settings)
    assert answer.status_code == 200, answer.json
    return answer.json


def way(raw: Raw, url: str) -> tuple[list[str], Answer]:
    """Where a visitor of a URL comes by, and the last answer here."""
    passed = [url]
    while True:
        parts = urlsplit(passed[-1])
        answer = raw(parts.path + (f"?{parts.query}" if parts.query else ""), host=parts.netloc)
        if answer.location is None or urlsplit(answer.location).hostname not in HOSTS:
            return passed, answer
        passed.append(answer.location)
        assert len(passed) <= MAX_HOPS, passed


def explained(client: Client, url: str) -> Any:
    answer = client.post("/v1/links/explain", json={"url": url})
    assert answer.status_code == 200, answer.json
    return answer.json


@pytest.mark.parametrize("path", ["/{path}", "/", "/fixed", "/x/{path}", "/?q={path}"])
@pytest.mark.parametrize("length", [2, 3, 4])
def test_a_circle_ends_with_a_page(
    client: Client, raw: Raw, connect: Callable[..., str], path: str, length: int
) -> None:
    for host, following in zip(HOSTS[:length], HOSTS[1:length] + HOSTS[:1], strict=True):
        connect(host)
        patch(client, host, notfound_url=f"https://{following}{path}")
    for host in HOSTS[:length]:
        passed, answer = way(raw, f"https://{host}/zzz")
        assert (len(passed), answer.status, answer.location) == (1, 404, None)
        found = explained(client, f"https://{host}/zzz")
        assert (found["status"], found["stopped_by"]) == (404, "record")
        assert "leads back here" in found["verdict"]["text"]
        assert "leads in a circle" in client.get(f"/v1/host/{host}").json["notice"]
    # Out of the circle again.
    assert patch(client, HOSTS[0], notfound_url=f"{OUTSIDE}{{path}}")["notice"] == ""
    passed, answer = way(raw, f"https://{HOSTS[1]}/zzz")
    assert (answer.status, len(passed)) == (302, length)


def test_a_circle_through_a_link(client: Client, raw: Raw, connect: Callable[..., str], make_link: Any) -> None:
    for host in HOSTS[:2]:
        connect(host)
    patch(client, HOSTS[0], notfound_url=f"https://{HOSTS[1]}/nl")
    make_link(HOSTS[1], alias="nl", destination=f"https://{HOSTS[0]}/nope")
    for url in (f"https://{HOSTS[1]}/nl", f"https://{HOSTS[0]}/nope", f"https://www.{HOSTS[0]}/other"):
        passed, answer = way(raw, url)
        assert answer.status == 404, passed
        assert "leads back here" in explained(client, url)["verdict"]["text"]


def test_a_circle_of_the_workspace_and_of_expired_links(
    client: Client, raw: Raw, connect: Callable[..., str], make_link: Any, clock: Clock
) -> None:
    connect(HOSTS[0])
    connect(HOSTS[1])
    client.post("/v1/workspace/update/notfound_url", json={"value": f"https://{HOSTS[1]}/{{path}}"})
    patch(client, HOSTS[1], notfound_url=f"https://{HOSTS[0]}/{{path}}")
    assert way(raw, f"https://{HOSTS[0]}/zzz")[1].status == 404
    # The service's clock is an hour back while they are made.
    clock.move(hours=-1)
    soon = times.text(times.now() + timedelta(minutes=1))
    for host, other in (HOSTS[:2], HOSTS[1::-1]):
        patch(client, host, expired_url=f"https://{other}/old")
        make_link(host, alias="old", destination=OUTSIDE, expires=soon)
    clock.move(hours=1)
    passed, answer = way(raw, f"https://{HOSTS[1]}/old")
    assert (len(passed), answer.status) == (1, 410)


def test_another_port_is_another_server(client: Client, raw: Raw, connect: Callable[..., str]) -> None:
    for host, following in (HOSTS[:2], HOSTS[1::-1]):
        connect(host)
        patch(client, host, notfound_url=f"https://{following}:9999/{{path}}")
    assert raw("/zzz", host=HOSTS[0]).location == f"https://{HOSTS[1]}:9999/zzz"


@pytest.mark.parametrize("seed", range(12))
def test_no_way_is_long_and_explain_says_the_same(
    client: Client, raw: Raw, connect: Callable[..., str], seed: int
) -> None:
    """Random hostnames, settings and links: every way ends, with what explain says."""
    chance = random.Random(seed)
    paths = ["/{path}", "/a", "/b", "/x/{path}", "/?q={path}", "/"]

    def somewhere(choices: list[str]) -> str:
        return OUTSIDE if chance.random() < 0.15 else f"https://{chance.choice(HOSTS)}{chance.choice(choices)}"

    for host in HOSTS:
        connect(host)
    if chance.random() < 0.5:
        client.post("/v1/workspace/update/notfound_url", json={"value": somewhere(paths)})
    for host in HOSTS:
        given = {"notfound_url": somewhere(paths), "expired_url": somewhere(paths)}
        chosen = {name: value for name, value in given.items() if chance.random() < 0.8}
        if chosen:
            patch(client, host, **chosen)
        for alias in ("a", "b"):
            if chance.random() < 0.6:
                # Some are refused, because they lead in a circle by themselves.
                link = {"host": host, "alias": alias, "destination": somewhere(["/a", "/b", "/none"])}
                client.post("/v1/link", json={**link, "paused": chance.random() < 0.2, "forward_path": True})
    for host in HOSTS:
        for path in ("/a", "/b", "/none", "/a/more", "/"):
            url = f"https://{host}{path}"
            passed, last = way(raw, url)
            found = explained(client, url)
            first = raw(path, host=host)
            assert (found["status"], found["location"]) == (first.status, first.location), url
            assert found["stopped_by"] not in ("loop", "hops"), (url, passed)
            if last.location is None and len(passed) == 1:
                assert found["location"] is None


def test_doctor_names_the_circle(client: Client, connect: Callable[..., str], run_command: RunCommand) -> None:
    for host, following in (("a.localhost", "b.localhost"), ("b.localhost", "a.localhost")):
        connect(host)
        patch(client, host, notfound_url=f"http://{following}/{{path}}")
    done = run_command("doctor", "a.localhost", "--json")
    rows = [row for row in json.loads(done.stdout) if row.get("step") == "not-found"]
    assert [(row["host"], row["is_fine"]) for row in rows] == [("a.localhost", False)]
    assert done.exit_code == 1
