"""Patterns that are made to be slow: how many may be saved, by every way, and how many steps a visit then takes."""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records import resolution
from signpost.domain.records.patterns import MAX_NODES, MAX_PATTERNS
from signpost.domain.records.record import Match
from signpost.operations.records import pattern_quota
from signpost.runtime import jobs
from tests.conftest import Client, RunCommand
from tests.visits.conftest import send

HOST, BARE = "go.acme.test", "bare.acme.test"
DEST = "https://x.example/"
SEGMENTS = 62


def hostile(number: int, segments: int = SEGMENTS, chance: random.Random | None = None) -> str:
    """A path of which each segment is at random `a` or a name: many match `/a/a/a...` to their last segment."""
    chance = chance or random.Random(number)
    batch = [f":n{position}" if chance.random() < 0.5 else "a" for position in range(segments - 1)]
    return "/".join(["", *batch, "end"])


# Matches all of them but for its end, which is never the same, so that no cache knows it.
MISS = "/" + "a/" * (SEGMENTS - 1) + "z{}"


def record(path: str, host: str = HOST) -> dict[str, str]:
    return {"url": host + path, "match": "pattern", "destination": DEST}


def nodes_of(paths: list[str]) -> int:
    """Counted here in another way: every different beginning; names do not count."""
    beginnings = set()
    for path in paths:
        parts = tuple("{}" if part.startswith(":") else part for part in path.strip("/").split("/") if part != "*")
        beginnings |= {parts[:end] for end in range(1, len(parts) + 1)}
    return len(beginnings)


def bulk(client: Client, paths: list[str]) -> list[dict[str, Any]]:
    answer = client.post("/v1/bulk", json={"records": [record(path) for path in paths]})
    assert answer.status_code == 200, answer.text
    rows: list[dict[str, Any]] = answer.json["data"]
    return rows


@pytest.fixture
def full(client: Client, connect: Callable[..., str]) -> dict[str, str]:
    """A hostname with as many nodes as may be: the ids of its patterns by path."""
    connect(HOST)
    paths = [f"/{number}/" + "/".join(f"s{at}" for at in range(60)) + "/:x" for number in range(80)]
    paths.append("/rest/" + "/".join("b" for _ in range(MAX_NODES - nodes_of(paths) - 1)) + "/*")
    assert nodes_of(paths) == MAX_NODES
    rows = bulk(client, paths)
    assert {row["result"] for row in rows} == {"created"}
    return dict(zip(paths, (row["id"] for row in rows), strict=True))


def is_refused(errors: dict[str, list[str]]) -> bool:
    assert list(errors) == ["url"], errors
    assert f"The maximum is {MAX_NODES}." in errors["url"][0]
    assert str(MAX_NODES + 1) in errors["url"][0]
    return True


def test_no_way_leads_to_more_nodes(app: Flask, client: Client, full: dict[str, str]) -> None:
    first, *_ = full
    # Its last segment is new: one too many, wherever it comes from.
    one_more = record(first.removesuffix(":x") + "other/*")
    assert is_refused(client.post("/v1/redirect", json=one_more).json["errors"])
    assert is_refused(bulk(client, [one_more["url"].removeprefix(HOST)])[0]["errors"])
    created = client.post("/v1/redirect", json={"url": f"{HOST}/plain", "destination": DEST}).json["data"][0]
    assert is_refused(client.put(f"/v1/redirect/{created['id']}", json=one_more).json["errors"])
    merge = {"content_type": "application/merge-patch+json"}
    patch = {"url": one_more["url"], "match": "pattern"}
    answer = client.patch(f"/v1/redirect/{created['id']}", data=json.dumps(patch), **merge)
    assert is_refused(answer.json["errors"])
    table = {"data": f"url,destination,match\nhttps://{one_more['url']},{DEST},pattern\n", "content_type": "text/csv"}
    for query in ("", "?dry_run=true"):
        done = client.post(f"/v1/bulk/import{query}", **table)
        jobs.of(app).drain()
        report = client.get(f"/v1/jobs/{done.json['id']}/report")
        assert f"The maximum is {MAX_NODES}." in report.text, report.text
    # What shares all its segments needs none, and one that moves gives back what it had.
    assert client.post("/v1/redirect", json=record(first.removesuffix("/:x") + "/*")).status_code == 200
    assert client.post("/v1/redirect", json=record("/new/:x")).status_code == 422
    last = [*full][-1]
    assert client.put(f"/v1/redirect/{full[last]}", json=record("/moved/:x")).status_code == 200
    assert client.post("/v1/redirect", json=record("/new/:x")).status_code == 200


def test_undo_does_not_lead_to_more_nodes(client: Client, full: dict[str, str]) -> None:
    last = full[[*full][-1]]
    assert client.delete(f"/v1/redirect/{last}").status_code == 204
    assert client.post("/v1/redirect", json=record("/in/its/place/:x")).status_code == 200
    deletion = next(entry for entry in client.get("/v1/changes").json["data"] if entry["record_id"] == last)
    refused = client.post(f"/v1/changes/{deletion['id']}/undo")
    assert refused.status_code == 409, refused.text
    assert f"The maximum is {MAX_NODES}." in refused.json["message"]


# --- steps -------------------------------------------------------------------------------------------------------


def steps_of(do: Callable[[], object]) -> int:
    """How many lines of Signpost's own code are run."""
    count = 0

    def line(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return line

    def call(frame: FrameType, event: str, _: object) -> Any:
        return line if "/signpost/" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        do()
    finally:
        sys.settrace(before)
    return count


class Stored:
    """A pattern as `resolution.look_up` reads it, and as the one that reads it."""

    alias_folded = resolution.IN_TRIE

    def __init__(self, path: str, query: str = "", answers: Match = Match.PATTERN):
        self.path, self.query, self.answers = path.strip("/"), query, answers


class Held:
    def __init__(self, stored: list[Stored]):
        self.trie = resolution.trie_of(stored)

    def parameters_at(self, folded_path: str) -> list[str]:
        return []

    def found_by(self, keys: list[str]) -> list[Stored]:
        return []


def look_up(held: Held, url: str) -> Any:
    path, _, query = url.partition("?")
    lookup = resolution.parse_path(path)
    assert lookup is not None
    return resolution.look_up(lookup, query, held).found


CHANCE = random.Random(1)
NAMES = [f"k{number}" for number in range(20)]
KINDS: dict[str, tuple[list[Stored], str]] = {
    "a or a name": ([Stored(hostile(number)) for number in range(MAX_PATTERNS)], MISS.format(0)),
    "a, A or a name": (
        [
            Stored("/".join(CHANCE.choice(["a", "A", f":n{at}"]) for at in range(SEGMENTS - 1)) + "/end")
            for _ in range(MAX_PATTERNS)
        ],
        MISS.format(0),
    ),
    "cases of one segment": (
        [
            Stored("".join(CHANCE.choice(letter + letter.upper()) for letter in "abcdefghijklmn") + "/:x/y")
            for _ in range(MAX_PATTERNS)
        ],
        "/abcdefghijklmn/x/z",
    ),
    "parameters": (
        [Stored("*", "&".join(f"{name}={CHANCE.randrange(2)}" for name in NAMES)) for _ in range(MAX_PATTERNS)],
        "/x?" + "&".join(f"{name}={value}" for name in NAMES[1:] for value in (0, 1)),
    ),
    "prefixes at one path": (
        [Stored("a", f"{CHANCE.choice(NAMES)}={number}", Match.PREFIX) for number in range(MAX_PATTERNS)],
        "/a?" + "&".join(f"{name}=x" for name in NAMES),
    ),
    "rests of all lengths": (
        [
            Stored("/".join(CHANCE.choice(["a", f":n{at}"]) for at in range(number % 62)) + "/*", f"k={number}")
            for number in range(MAX_PATTERNS)
        ],
        MISS.format(0),
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_look_up_takes_as_many_steps_as_the_path_has_segments(kind: str) -> None:
    """However many patterns there are, and a few for each of its parameters."""
    stored, url = KINDS[kind]
    subset, many = Held(stored[:10]), Held(stored)
    assert look_up(many, url) is None
    none = steps_of(lambda: look_up(Held([]), url))
    taken = [steps_of(partial(look_up, held, url)) for held in (subset, many)]
    length = len(url.split("/")) + url.count("&")
    assert taken[1] <= 1.25 * taken[0] + 60, (none, taken)
    assert taken[1] <= none + (40 if "?" in url else 12) * length, (none, taken)


@pytest.mark.parametrize("kind", ["a or a name", "a, A or a name"])
def test_so_does_one_that_finds_something(kind: str) -> None:
    stored, url = KINDS[kind]
    held = Held(stored)
    found = url.replace("z0", "end")
    assert look_up(held, found) is not None
    assert steps_of(lambda: look_up(held, found)) <= 30 * SEGMENTS + 200


@pytest.fixture
def crowded(client: Client, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A hostname from before there was a limit of nodes: 1,000 patterns with many times as many as may be."""
    connect(HOST)
    connect(BARE)
    paths = [hostile(number) for number in range(MAX_PATTERNS)]
    with monkeypatch.context() as old:
        old.setattr(pattern_quota, "MAX_NODES", 1_000_000)
        assert {row["result"] for row in bulk(client, paths)} == {"created"}
    assert nodes_of(paths) > 10 * MAX_NODES
    return paths


@pytest.mark.slow
def test_a_thousand_hostile_patterns_make_no_visit_slow(app: Flask, client: Client, crowded: list[str]) -> None:
    assert send(app, MISS.format("warm")).status == send(app, MISS.format("warm"), host=BARE).status == 404
    with_patterns, without = (
        min(steps_of(partial(send, app, MISS.format(at), host=host)) for at in range(3)) for host in (HOST, BARE)
    )
    assert with_patterns <= 2 * without, (with_patterns, without)
    # Of as many addresses as one question may have.
    began = time.process_time()
    urls = [f"https://{HOST}{MISS.format(number)}" for number in range(1000)]
    rows = client.post("/v1/links/explain", json={"urls": urls}).json["data"]
    assert {row["status"] for row in rows} == {404}
    assert time.process_time() - began < 30


@pytest.mark.slow
def test_what_was_there_before_answers_and_is_told(
    app: Flask, client: Client, crowded: list[str], run_command: RunCommand, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        assert send(app, MISS.format("z").replace("zz", "end")).location == DEST
        # A change ends what is remembered.
        created = client.post("/v1/redirect", json={"url": f"{HOST}/i?a=1", "destination": DEST}).json["data"][0]
        assert send(app, "/i?a=1").location == DEST
        assert client.delete(f"/v1/redirect/{created['id']}").status_code == 204
    reported = [entry.getMessage() for entry in caplog.records if "different segments" in entry.getMessage()]
    assert len(reported) == 1
    assert str(nodes_of(crowded)) in reported[0]
    rows = json.loads(run_command("doctor", "--json").stdout)
    (row,) = [row for row in rows if row.get("step") == "patterns"]
    assert (row["host"], row["is_fine"]) == (HOST, False)
    assert str(nodes_of(crowded)) in row["text"]
    assert client.post("/v1/redirect", json=record("/new/:x")).status_code == 422
    # It may lead elsewhere, and move to where fewer nodes are.
    item = client.get("/v1/redirect").json["data"][0]
    assert client.put(f"/v1/redirect/{item['id']}", json={**record("/"), "url": item["url"]}).status_code == 200
    assert client.put(f"/v1/redirect/{item['id']}", json=record("/b/:x")).status_code == 200
