"""`signpost doctor --flatten`: chains become direct, where every visitor ends where they ended before."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urldefrag, urljoin, urlsplit

import pytest
from click.testing import Result
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from signpost.features.diagnostics.visits import flatten
from signpost.operations.workspaces import workspaces
from signpost.storage.models import Record
from signpost.visits import middleware
from tests.conftest import Client, RunCommand, Visit, first_workspace
from tests.lanes import share

HOST, OTHER = "go.acme.test", "old.acme.test"
DEST = "https://dest.example/landing"
Link = Callable[..., dict[str, Any]]


@pytest.fixture(autouse=True)
def hosts(connect: Callable[..., str]) -> None:
    connect(HOST)
    connect(OTHER)


@pytest.fixture
def run(run_command: RunCommand) -> Callable[..., Result]:
    def do(*options: str, code: int = 0, answer: str | None = None) -> Result:
        done = run_command("doctor", "--flatten", *options, text=answer)
        assert done.exit_code == code, done.output
        return done

    return do


@pytest.fixture
def rows(run: Callable[..., Result]) -> Callable[..., dict[str, dict[str, Any]]]:
    """Flatten; returns what is said of each record."""

    def do(code: int = 0) -> dict[str, dict[str, Any]]:
        found = json.loads(run("--yes", "--json", code=code).stdout)
        return {row["record"]: row for row in found}

    return do


def here(alias: str, host: str = HOST) -> str:
    return f"https://{host}/{alias}"


def test_a_chain_of_three(
    app: Flask, client: Client, make_link: Link, run: Callable[..., Result], visit: Visit
) -> None:
    make_link(alias="c", destination=f"{DEST}?x=1")
    make_link(OTHER, alias="b", destination=here("c"), status=301)
    created = make_link(
        alias="a", destination=here("b", OTHER), title="Kept", tags=["kept"], password="opensesame", max_clicks=5
    )
    done = run("--yes")
    assert done.stdout.splitlines() == [
        f"change   {OTHER}/b from {here('c')} to {DEST}?x=1",
        f"change   {HOST}/a from {here('b', OTHER)} to {DEST}?x=1",
    ]
    assert done.stderr == "2 changed, 0 left as they are, 0 refused.\n"
    after = client.get(f"/v1/links/{created['id']}").json
    assert after["destination"] == f"{DEST}?x=1"
    for name in ("title", "tags", "status", "url", "created_at"):
        assert after[name] == created[name], name
    assert after["has_password"]
    with app.app_context():
        assert Record.get(Record.id == created["id"]).max_clicks == 5
    assert visit("/b", host=OTHER).headers["Location"] == f"{DEST}?x=1"
    assert run("--yes").stderr == "0 changed, 0 left as they are, 0 refused.\n"


def test_it_asks_first(client: Client, make_link: Link, run: Callable[..., Result], run_command: RunCommand) -> None:
    make_link(alias="b")
    created = make_link(alias="a", destination=here("b"))
    for answer in ("n\n", ""):
        refused = run(code=1, answer=answer)
        assert f"change   {HOST}/a from" in refused.stdout
        assert "Change 1 record?" in refused.stderr
        assert client.get(f"/v1/links/{created['id']}").json["destination"] == here("b")
    assert "--flatten" in run_command("doctor").stderr
    assert run(answer="y\n").stderr.endswith("1 changed, 0 left as they are, 0 refused.\n")
    assert client.get(f"/v1/links/{created['id']}").json["destination"] == DEST


def test_options_that_do_not_go_together(run_command: RunCommand) -> None:
    for options in (["--flatten", HOST], ["--flatten", "--port", "80"], ["--yes"]):
        assert run_command("doctor", *options).exit_code == 2


def test_a_loop_is_left_alone(app: Flask, make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    make_link(alias="c")
    make_link(alias="b", destination=here("c"))
    make_link(alias="a", destination=here("b"))
    with app.app_context():
        # No operation saves a loop.
        Record.update(destination=here("b")).where(Record.place == "c").execute()
    found = rows()
    assert found.keys() == {f"{HOST}/a", f"{HOST}/b", f"{HOST}/c"}
    for row in found.values():
        assert (row["to"], row["changed"]) == (None, False)
        assert row["reason"] == "It is part of a loop, or leads into one."


@pytest.mark.parametrize(
    ("between", "reason"),
    [
        ({"password": "opensesame"}, "has a password"),
        ({"starts": "2026-01-01T00:00:00Z"}, "starts or ends at some time"),
        ({"expires": "2090-01-01T00:00:00Z"}, "starts or ends at some time"),
        ({"max_clicks": 5}, "starts or ends at some time"),
        ({"destinations": [DEST, "https://other.example/"]}, "has several destinations"),
        ({"plugins": ["noindex"]}, "has plugins"),
        ({"plugins": ["block-bots"]}, "has plugins"),
        ({"type": "frame"}, "does not redirect there"),
    ],
)
def test_a_record_in_between_that_is_not_plain(
    make_link: Link, rows: Callable[..., dict[str, Any]], between: dict[str, Any], reason: str
) -> None:
    make_link(alias="b", **between)
    make_link(alias="a", destination=here("b"))
    (row,) = rows().values()
    assert (row["record"], row["to"], row["changed"]) == (f"{HOST}/a", None, False)
    assert row["reason"] == f"{HOST}/b {reason}."


def test_a_chain_is_flattened_as_far_as_it_is_plain(
    client: Client, make_link: Link, run: Callable[..., Result], rows: Callable[..., dict[str, Any]]
) -> None:
    make_link(alias="d")
    make_link(alias="c", destination=here("d"), password="opensesame")
    make_link(alias="b", destination=here("c"))
    make_link(alias="a", destination=here("b"))
    assert run(answer="n\n", code=1).stdout.splitlines() == [
        f"change   {HOST}/c from {here('d')} to {DEST}",
        f"stays    {HOST}/b  {HOST}/c has a password.",
        f"change   {HOST}/a from {here('b')} to {here('c')}",
        f"         {HOST}/a  no further: {HOST}/c has a password.",
    ]
    found = rows()
    assert {name.rpartition("/")[2]: row["to"] for name, row in found.items()} == {
        "c": DEST, "b": None, "a": here("c"),
    }  # fmt: skip


def test_records_that_pass_on_what_their_visitors_bring(make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    make_link(alias="b")
    make_link(alias="path", destination=here("b"), forward_path=True)
    make_link(alias="query", destination=here("b"), forward_query=True)
    found = rows()
    assert found.keys() == {f"{HOST}/path", f"{HOST}/query"}
    for row in found.values():
        assert (row["to"], row["reason"]) == (None, "It forwards the path or the query of its visitors.")


def test_a_destination_with_a_name_depends_on_the_visitor(make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    make_link(alias="b", forward_path=True)
    make_link(alias="a", destination=here("b/:splat"))
    (row,) = rows().values()
    assert row["reason"] == "Its destination contains a name, like :splat, so it depends on the visitor."


def test_what_the_record_in_between_passes_on_is_always_the_same(
    make_link: Link, rows: Callable[..., dict[str, Any]]
) -> None:
    """Where the first record passes nothing on, the second gets the same path and query from everyone."""
    make_link(alias="docs", destination="https://dest.example/handbook?v=1", forward_path=True, forward_query=True)
    make_link(alias="a", destination=here("docs/install?lang=de#setup"))
    (row,) = rows().values()
    assert row["to"] == "https://dest.example/handbook/install?v=1&lang=de#setup"


def test_utm_parameters(make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    make_link(alias="plain", utm=["source=between"])
    make_link(alias="passing", destination=f"{DEST}?utm_source=x", forward_query=True)
    make_link(alias="a", destination=here("plain"))
    make_link(alias="b", destination=here("plain"), utm=["medium=mail"])
    make_link(alias="c", destination=here("passing"), utm=["source=mail"])
    found = {name.rpartition("/")[2]: row for name, row in rows().items()}
    assert found["a"]["to"] == f"{DEST}?utm_source=between"
    assert (found["b"]["to"], found["b"]["reason"]) == (None, "Its UTM parameters end at the record in between.")
    assert found["c"]["to"] == f"{DEST}?utm_source=x"


def test_forms_are_passed_on_only_by_307_and_308(make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    make_link(alias="b", status=301)
    make_link(alias="c", status=308)
    make_link(alias="a", destination=here("b"), status=307)
    make_link(alias="d", destination=here("c"), status=307)
    found = {name.rpartition("/")[2]: row for name, row in rows().items()}
    assert found["a"]["reason"] == f"{HOST}/b has the status 301, which refuses the forms that 307 passes on."
    assert found["d"]["to"] == DEST


def test_each_of_several_destinations(
    app: Flask, client: Client, make_link: Link, rows: Callable[..., dict[str, Any]]
) -> None:
    make_link(alias="b")
    multiple = ["https://x.example/", here("b"), here("b")]
    created = make_link(alias="a", destinations=multiple, destination_routing="weighted", destination_weights=[1, 2, 3])
    assert rows()[f"{HOST}/a"]["to"] == DEST
    after = client.get(f"/v1/links/{created['id']}").json
    assert after["destinations"] == ["https://x.example/", DEST, DEST]
    assert after["destination"] == "https://x.example/"
    with app.app_context():
        row = Record.get(Record.id == created["id"])
        assert (row.destination_routing, row.destination_weights) == ("weighted", [1, 2, 3])


def test_a_paused_record_stays_paused(
    app: Flask, client: Client, make_link: Link, rows: Callable[..., dict[str, Any]]
) -> None:
    make_link(alias="b")
    for alias, by in (("mine", "user"), ("theirs", "abuse")):
        created = make_link(alias=alias, destination=here("b"))
        with app.app_context():
            Record.update(paused_by=by).where(Record.id == created["id"]).execute()
        assert rows()[f"{HOST}/{alias}"]["changed"]
        after = client.get(f"/v1/links/{created['id']}").json
        assert (after["destination"], after["paused_by"]) == (DEST, by)


def test_a_catch_all_in_between(client: Client, make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    body = {"url": OTHER, "destination": "https://new.example/", "forward_path": True}
    assert client.post("/v1/redirect", json=body).status_code == 200
    make_link(alias="a", destination=here("x/y", OTHER))
    assert rows()[f"{HOST}/a"]["to"] == "https://new.example/x/y"


def test_visitors_are_not_sent_back_to_the_www_name(make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    make_link(OTHER, alias="b", destination=f"https://www.{HOST}/new")
    make_link(alias="a", destination=here("b", OTHER))
    row = rows()[f"{HOST}/a"]
    assert (row["to"], row["reason"]) == (None, f"Visitors who come through www.{HOST} would be sent back there.")


def test_letters_of_any_script_stay_as_they_were_written(make_link: Link, rows: Callable[..., dict[str, Any]]) -> None:
    make_link(alias="b", destination="https://münchen.example/straße")
    make_link(alias="a", destination=here("b"))
    assert rows()[f"{HOST}/a"]["to"] == "https://münchen.example/straße"


def test_what_changed_after_the_plan_is_refused(app: Flask, client: Client, make_link: Link) -> None:
    created = make_link(alias="b")
    first = make_link(alias="a", destination=here("b"))
    with app.app_context():
        caller, visits = workspaces.member_caller(first_workspace()), middleware.of(app)
        (planned,) = flatten.plan(caller, visits)
        body = {"url": created["url"], "destination": DEST, "password": "opensesame"}
        assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
        with pytest.raises(Exception, match="rejected") as refusal:
            flatten.apply(caller, visits, planned)
        assert "Something has changed" in str(refusal.value.body())  # type: ignore[attr-defined]
    assert client.get(f"/v1/links/{first['id']}").json["destination"] == here("b")


def test_a_plan_has_a_bound(app: Flask, make_link: Link, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flatten, "MAX_RECORDS", 2)
    make_link(alias="b")
    for number in range(3):
        make_link(alias=f"a{number}", destination=here("b"))
    with app.app_context():
        planned = [*flatten.plan(workspaces.member_caller(first_workspace()), middleware.of(app))]
    assert len(planned) == 2


# --- every visitor ends where they ended before -------------------------------------------------------------------


def followed(visit: Visit, url: str) -> str:
    """Where a browser ends that is sent to `url`."""
    for _ in range(10):
        parts = urlsplit(url)
        if parts.hostname not in (HOST, OTHER):
            return url
        answer = visit(parts.path + (f"?{parts.query}" if parts.query else ""), host=parts.hostname)
        if "Location" not in answer.headers:
            return f"{answer.status_code} {url}"
        location = answer.headers["Location"]
        fragment = urldefrag(location).fragment or urldefrag(url).fragment
        url = urljoin(url, urldefrag(location).url) + (f"#{fragment}" if fragment else "")
    return "loop"


paths = st.sampled_from(["", "b", "b/x", "B/x/", "c", "c/y%20z", "root/x", "nothing"])
queries = st.sampled_from(["", "?x=1", "?utm_source=own&x=2", "?x=1&x=3&y", "#part", "?x=1#part"])
ends = st.sampled_from(["https://dest.example/", "https://dest.example/p?x=9", "https://dest.example/#end", "tel:112"])
inner = st.builds(
    lambda host, path, query: f"https://{host}/{path}{query}", st.sampled_from([HOST, OTHER]), paths, queries
)
links = st.fixed_dictionaries(
    {"destination": ends | inner, "status": st.sampled_from([301, 302, 307])},
    optional={
        "forward_path": st.booleans(),
        "forward_query": st.booleans(),
        "utm": st.sampled_from([["source=a"], ["medium=b", "source=c"]]),
    },
)


@pytest.mark.slow
@settings(max_examples=share(30), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=links, second=links, third=links, root=links)
def test_every_visitor_ends_where_they_ended_before(
    app: Flask, client: Client, visit: Visit, first: Any, second: Any, third: Any, root: Any
) -> None:
    for entry in client.get("/v1/links").json["data"]:
        client.delete(f"/v1/redirect/{entry['id']}")
    for alias, host, fields in (("", OTHER, root), ("c", OTHER, third), ("b", HOST, second), ("a", HOST, first)):
        # Loops are refused.
        client.post("/v1/redirect", json={"url": f"{host}/{alias}", **fields})
    wishes = [
        f"https://{host}{path}{query}"
        for host, path in ((HOST, "/a"), (HOST, "/a/x"), (HOST, "/b"), (OTHER, "/c/x"), (OTHER, "/z"))
        for query in ("", "?x=5", "?utm_source=mine", "#own")
    ]
    before = {candidate: followed(visit, candidate) for candidate in wishes}
    with app.app_context():
        caller, visits = workspaces.member_caller(first_workspace()), middleware.of(app)
        for planned in [*flatten.plan(caller, visits)]:
            if planned.changes:
                flatten.apply(caller, visits, planned)
    assert {candidate: followed(visit, candidate) for candidate in wishes} == before
