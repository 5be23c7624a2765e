"""Whatever a client's bytes reach is bounded: time, memory, disk, labels, keys, rows.

Each bound is a named constant beside what it bounds. Here are all of them, with a test of what happens beyond.
"""

import json
import time
import unicodedata

import pytest

from service import first_start, resolution
from service.errors import Invalid
from service.models import Token
from service.operations import tokens, workspaces
from service.visits import gate
from tests.conftest import FIREFOX

# Combining marks in the wrong order: normalising n of them takes a time that grows with the square of n.
MARKS = "\u0300\u0316"
# Generous for a busy machine: without the bound the smallest of these takes 0.5 s on an idle one, most take seconds.
AT_ONCE_S = 0.25


def written(body) -> bytes:
    """As JSON, with two bytes for a mark instead of six."""
    return json.dumps(body, ensure_ascii=False).encode()


def taken_s(work) -> float:
    """CPU seconds, because others may be busy on this machine."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


# --- time: normalising ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["raw", "escaped", "below a prefix", "preview"])
def test_a_visited_path_of_many_marks_is_looked_up_at_once(app, connect, make_link, visit, how):
    connect()
    make_link(alias="docs", forward_path=True)
    visit("/docs")  # what the first visit of a process loads
    text = "a" + MARKS * 16_000
    path = {
        "raw": "/" + text,
        "escaped": "/" + "".join(f"%{byte:02X}" for byte in text.encode()),
        "below a prefix": "/docs/" + text,
        "preview": "/" + text + "+",
    }[how]
    # Whole, which is refused, and as much of it as is looked up.
    some = path[: gate.MAX_TARGET_BYTES // (1 if how == "escaped" else 6)]
    for asked, expected in ((path, 414), (some, 302 if how == "below a prefix" else 404)):
        answers = []
        assert taken_s(lambda asked=asked, answers=answers: answers.append(visit(asked))) < AT_ONCE_S
        assert answers[0].status_code == expected


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/v1/link", {"host": "go.acme.test", "alias": "a" + MARKS * 7_500}),
        ("PUT", "/v1/redirect/x", {"url": "https://go.acme.test/a" + MARKS * 7_500}),
        ("POST", "/v1/redirect", {"url": "https://go.acme.test/a" + MARKS * 7_500}),
        ("POST", "/v1/links/explain", {"url": "https://go.acme.test/a" + MARKS * 7_500}),
        ("POST", "/v1/host", {"host": "a" + MARKS * 7_500 + ".test"}),
        ("POST", "/v1/recommendation/alias", {"host": "a" + MARKS * 7_500 + ".test", "title": "x"}),
    ],
)  # fmt: skip
def test_a_body_of_many_marks_is_refused_at_once(client, connect, method, path, body):
    connect()

    def ask():
        answer = client.open(path, method=method, data=written(body), content_type="application/json")
        assert answer.status_code == 422, answer.text

    assert taken_s(ask) < AT_ONCE_S


def test_an_agent_that_may_not_use_a_tool_has_its_arguments_not_read(app, connect, make_client):
    viewer = make_client(app, role="viewer")
    arguments = {"host": "go.acme.test", "destination": "https://d.example/", "alias": "a" + MARKS * 50_000}
    call = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {"name": "create_link", "arguments": arguments},
    }

    def ask():
        answer = viewer.post("/mcp/v1", data=written(call), content_type="application/json")
        assert answer.status_code == 200
        assert answer.json["result"]["isError"]
        assert "role" in answer.json["result"]["content"][0]["text"]

    assert taken_s(ask) < AT_ONCE_S


def test_a_path_is_not_folded_where_it_is_longer_than_any_alias():
    """Under a server that does not limit the path, and for `explain`."""
    wish = resolution.wanted("/a" + (MARKS * 16_000).encode().decode("latin-1"))
    assert wish is not None
    assert taken_s(lambda: resolution.choose(wish, [])) < AT_ONCE_S
    assert taken_s(lambda: wish.folded()) < AT_ONCE_S
    assert wish.folded() == [""]


@pytest.mark.parametrize("part", ["&", "a&", "%61=1&", "\xff", "..%2f", "/..", "%2e%2e/", "+"])
def test_the_longest_path_and_query_that_are_passed_on_are_encoded_at_once(app, connect, make_link, visit, part):
    connect()
    make_link(alias="all", forward_path=True, forward_query=True, destination="https://d.example/?a=1")
    visit("/all")  # what the first visit of a process loads
    text = part * (gate.MAX_TARGET_BYTES // len(part.encode()) - 10)
    for path in (f"/all/{text.replace('&', '/')}", f"/all?{text}"):
        assert taken_s(lambda path=path: visit(path)) < AT_ONCE_S


def test_an_alias_that_is_decomposed_as_far_as_can_be_still_fits(client, connect, visit):
    connect()
    # Three characters each, and 30 of them: as long as an alias can be before it is composed.
    decomposed = "\u1fa7" * 30  # omega with three marks: four characters when decomposed
    text = unicodedata.normalize("NFD", decomposed)
    assert len(text) == 120
    answer = client.post("/v1/link", json={"host": "go.acme.test", "destination": "https://d.example/", "alias": text})
    assert answer.status_code == 200, answer.text
    assert answer.json["data"][0]["alias"] == decomposed
    assert visit("/" + text, headers={"User-Agent": FIREFOX}).status_code == 302


# --- rows -------------------------------------------------------------------------------------------------------


def test_a_user_has_a_bounded_number_of_tokens(app, monkeypatch):
    monkeypatch.setattr(tokens, "MAX_TOKENS", 3)
    with app.app_context():
        caller = workspaces.member_caller(first_start.ensure_workspace())
        for _ in range(4):
            made = [tokens.create_token(caller, name="one")[0] for _ in range(3)]
            with pytest.raises(Invalid, match="rejected"):
                tokens.create_token(caller, name="one too many")
            for token in made:
                tokens.revoke_token(caller, token.id)
        tokens.create_token(caller, name="one")
        assert Token.select().count() == 4
