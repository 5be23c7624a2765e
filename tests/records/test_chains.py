"""Links that lead to links: loops are refused when they are saved, and the doctor finds what came about otherwise."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from signpost.domain.records.record import RecordConfig
from signpost.features.diagnostics.chains import list_chains
from signpost.operations.caller import Caller
from signpost.operations.records import chains, records
from signpost.operations.workspaces import workspaces
from tests.conftest import Answer, Client, RunCommand, first_workspace
from tests.lanes import share
from tests.visits.conftest import send

HOST, OTHER = "go.acme.test", "links.acme.test"


@pytest.fixture
def hosts(connect: Callable[..., str]) -> None:
    connect(HOST)
    connect(OTHER)


@pytest.fixture
def save(client: Client, hosts: None) -> Callable[..., Answer]:
    """POST /link; returns the answer."""

    def do(alias: str, destination: str = "https://dest.example/", host: Any = HOST, **fields: Any) -> Answer:
        return client.post("/v1/link", json={"host": host, "alias": alias, "destination": destination, **fields})

    return do


@pytest.fixture
def move(client: Client) -> Callable[..., Answer]:
    """PUT: let a link lead elsewhere; returns the answer."""

    def do(alias: str, destination: str, host: Any = HOST, **fields: Any) -> Answer:
        found = client.get("/v1/links", query_string={"filter[search]": alias}).json["data"]
        record_id = next(entry["id"] for entry in found if (entry["alias"], entry["host"]) == (alias, host))
        body = {"url": f"{host}/{alias}", "destination": destination, **fields}
        return client.put(f"/v1/redirect/{record_id}", json=body)

    return do


@pytest.fixture
def found(app: Flask) -> Callable[..., list[Any]]:
    """What the doctor lists."""

    def do() -> list[Any]:
        with app.app_context():
            listed = list_chains(workspaces.member_caller(first_workspace()))
        return [("loop" if entry.is_loop else "chain", *entry.addresses) for entry in listed]

    return do


def is_loop(answer: Answer, field: str = "destination") -> bool:
    if answer.status_code != 422:
        assert answer.status_code == 200, answer.text
        return False
    assert answer.json["errors"] == {field: ["This destination leads back to the link itself."]}
    return True


def test_a_loop_over_one_two_and_many(
    save: Callable[..., Answer], move: Callable[..., Answer], found: Callable[..., list[Any]]
) -> None:
    assert is_loop(save("self", f"https://{HOST}/self"))
    assert not is_loop(save("a", f"https://{HOST}/b"))  # there is no b yet
    assert is_loop(save("b", f"https://{HOST}/a"))
    assert not is_loop(save("b", f"https://{OTHER}/c"))
    assert not is_loop(save("c", "https://dest.example/", host=OTHER))
    for destination in (f"https://{HOST}/a", f"http://www.{HOST}/A?x=1", f"https://{HOST}/b", f"https://{OTHER}/c/"):
        assert is_loop(move("c", destination, host=OTHER)), destination
    assert not is_loop(move("c", f"https://{HOST}/elsewhere", host=OTHER))
    assert found() == [("chain", f"{HOST}/a", f"{HOST}/b", f"{OTHER}/c")]


def test_every_way_out_of_a_record_counts(save: Callable[..., Answer], move: Callable[..., Answer]) -> None:
    assert save("a", destinations=["https://x.example/", f"https://{HOST}/b"]).status_code == 200
    assert save("e", expired_url=f"https://{HOST}/b").status_code == 200
    assert is_loop(save("b", destinations=["https://x.example/", f"https://{HOST}/a"]), "destinations.1")
    assert is_loop(save("b", f"https://{HOST}/e"))
    assert is_loop(save("b", expired_url=f"https://{HOST}/a"), "expired_url")
    assert not is_loop(save("b"))
    assert is_loop(move("b", "https://x.example/", expired_url=f"https://{HOST}/e"), "expired_url")


def test_a_path_that_is_handed_on_may_lead_elsewhere(save: Callable[..., Answer]) -> None:
    assert save("a", f"https://{HOST}/b/x", forward_path=True).status_code == 200
    assert save("b/x/y").status_code == 200
    assert is_loop(save("b", f"https://{HOST}/a", forward_path=True))
    assert not is_loop(save("b", f"https://{HOST}/a/y", forward_path=True))


def test_a_query_that_is_handed_on_may_lead_elsewhere(save: Callable[..., Answer], client: Client) -> None:
    assert save("a", f"https://{HOST}/b?y=1").status_code == 200
    assert save("b", f"https://{HOST}/c", forward_query=True).status_code == 200
    requested = {"url": f"{HOST}/c?y=1", "match": "prefix", "destination": f"https://{HOST}/a"}
    for match in ("exact", "prefix"):
        assert is_loop(client.post("/v1/redirect", json={**requested, "match": match})), match
    assert not is_loop(client.post("/v1/redirect", json={**requested, "url": f"{HOST}/c?y=2"}))
    # It asks for the parameter itself, and so does not hand it on.
    assert save("d", f"https://{HOST}/e?y=1").status_code == 200
    took = {"url": f"{HOST}/e?y=1", "match": "prefix", "destination": f"https://{HOST}/f", "forward_query": True}
    assert client.post("/v1/redirect", json=took).status_code == 200
    assert not is_loop(client.post("/v1/redirect", json={"url": f"{HOST}/f?y=1", "destination": f"https://{HOST}/d"}))
    assert is_loop(client.post("/v1/redirect", json={"url": f"{HOST}/f", "destination": f"https://{HOST}/d"}))


def test_a_catch_all_answers_for_what_is_not_there(
    save: Callable[..., Answer], client: Client, found: Callable[..., list[Any]]
) -> None:
    assert save("a", f"https://{HOST}/gone").status_code == 200
    root = {"url": HOST, "destination": f"https://{HOST}/a"}
    assert is_loop(client.post("/v1/redirect", json=root))
    assert save("gone").status_code == 200
    assert client.post("/v1/redirect", json=root).status_code == 200
    # Deleted, it leaves its place to the catch-all.
    gone = client.get("/v1/links", query_string={"filter[search]": "gone"}).json["data"]
    record_id = next(entry["id"] for entry in gone if entry["alias"] == "gone")
    assert client.delete(f"/v1/redirect/{record_id}").status_code == 204
    assert found() == [("loop", f"{HOST}/", f"{HOST}/a", f"{HOST}/")]


def test_links_of_others_and_apps_end_a_chain(
    app: Flask, save: Callable[..., Answer], other_workspace: Caller, found: Callable[..., list[Any]]
) -> None:
    from signpost.operations.hosts import hosts

    with app.app_context():
        hosts.connect_host(other_workspace, host="go.other.test")
        records.create_link(
            other_workspace, host="go.other.test", alias="x", config=RecordConfig(destination=f"https://{HOST}/mine")
        )
    for alias, destination in (
        ("mine", "https://go.other.test/x"),
        ("app", "tel:112"),
        ("upper", "HTTPS://DEST.example"),
        ("address", "https://[2001:db8::1]/x"),
        ("intranet", "http://intranet/x"),
    ):
        assert not is_loop(save(alias, destination)), alias
    assert found() == []


def test_many_in_a_row_are_found_and_end(save: Callable[..., Answer], found: Callable[..., list[Any]]) -> None:
    """Longer than a visitor's browser follows; looking at them ends."""
    for number in range(60):
        assert save(f"n{number:02}", f"https://{HOST}/n{number + 1:02}").status_code == 200
    (chain,) = found()
    assert len(chain) == 61
    assert chain[:3] == ("chain", f"{HOST}/n00", f"{HOST}/n01")


# --- X and www.X -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("alias", ["", "page"])
@pytest.mark.parametrize("more", [{}, {"forward_path": True}, {"expired_url": f"https://www.{HOST}/over"}])
def test_a_redirect_to_its_own_www_name_is_no_loop(
    client: Client, hosts: None, found: Callable[..., list[Any]], alias: str, more: dict[str, Any]
) -> None:
    body = {"url": f"{HOST}/{alias}", "destination": f"https://www.{HOST}/{alias}", **more}
    created = client.post("/v1/redirect", json=body)
    assert created.status_code == 200, created.text
    record_id = created.json["data"][0]["id"]
    assert client.put(f"/v1/redirect/{record_id}", json=body).status_code == 200
    assert found() == []


def test_a_link_to_its_own_www_name_is_no_loop(save: Callable[..., Answer], move: Callable[..., Answer]) -> None:
    assert not is_loop(save("a", f"https://www.{HOST}/a"))
    assert not is_loop(save("b", destinations=[f"http://WWW.{HOST}:80/b", f"https://www.{HOST}./"]))
    assert not is_loop(move("a", f"https://www.{HOST}"))


def test_a_redirect_to_its_own_www_name_is_imported_and_applied(
    app: Flask, hosts: None, run_command: RunCommand, tmp_path: Path
) -> None:
    file = tmp_path / "redirects.csv"
    file.write_text(f"url,destination\nhttps://{HOST}/,https://www.{HOST}/\n")
    assert run_command("import", str(file)).exit_code == 0
    file = tmp_path / "signpost.toml"
    file.write_text(
        f'[[redirects]]\nurl = "{HOST}/"\ndestination = "http://www.{HOST}/"\n'
        f'[[redirects]]\nurl = "{OTHER}/"\ndestination = "https://www.{OTHER}/"\n'
    )
    applied = run_command("apply", str(file))
    assert applied.exit_code == 0, applied.output
    assert f"~ redirect {HOST}/" in applied.output
    assert f"+ redirect {OTHER}/" in applied.output


def test_from_www_to_the_bare_name_is_no_loop_where_that_is_not_connected(
    client: Client, connect: Callable[..., str]
) -> None:
    connect("www.bare.test")
    answer = client.post("/v1/redirect", json={"url": "www.bare.test", "destination": "https://bare.test/"})
    assert answer.status_code == 200, answer.text


def test_both_names_connected_and_each_leading_to_the_other_are_a_loop(
    client: Client, connect: Callable[..., str]
) -> None:
    connect("bare.test")
    connect("www.bare.test")
    assert (
        client.post("/v1/redirect", json={"url": "bare.test", "destination": "https://www.bare.test/"}).status_code
        == 200
    )
    back = client.post("/v1/redirect", json={"url": "www.bare.test", "destination": "https://bare.test/"})
    assert is_loop(back)
    itself = client.post("/v1/redirect", json={"url": "www.bare.test", "destination": "https://www.bare.test/x"})
    assert is_loop(itself)


def test_others_that_come_back_by_the_www_name_are_a_loop(save: Callable[..., Answer]) -> None:
    """Only the record's own hostname may be left for its www name."""
    assert not is_loop(save("a", f"https://{OTHER}/b"))
    assert is_loop(save("b", f"https://www.{HOST}/a", host=OTHER))


# --- as a browser asks for it ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "destination",
    [
        "https://{host}/./abc",
        "https://{host}/x/../abc",
        "https://{host}/x/%2e%2E/abc",
        "https://{host}/%2E/abc/.",
        "https://{host}/../../abc",
        "https://{host}/abc/x/..",
        "https://{host}/%61b%63",
        "https://{host}/%61/.%2e/%41BC",
        "HTTPS://GO.Acme.TEST:443/abc?x#y",
        "http://{host}.:80/abc",
        "https://{host}//abc//",
    ],
)
def test_however_it_is_written(save: Callable[..., Answer], destination: str) -> None:
    """Browsers take dot segments out before they ask, and letters may be encoded."""
    assert is_loop(save("abc", destination.format(host=HOST)))


@pytest.mark.parametrize("destination", ["https://{host}/abc/../x", "https://{host}/abc%2F..", "https://{host}/.abc"])
def test_what_leads_elsewhere_is_no_loop(save: Callable[..., Answer], destination: str) -> None:
    assert not is_loop(save("abc", destination.format(host=HOST)))


# --- the same record as visits find ------------------------------------------------------------------------------

PATHS = st.sampled_from(["", "", "a", "a", "A", "a/b", "a+", ".well-known"])
ENDS = st.sampled_from(["", "", "+", "+", "/", "/c", "?x=1", "?y=1&x=1", "?nostat", "+?x=1", "%2B"])
OWN = ["robots.txt", ".well-known/signpost", ".well-known/assetlinks.json", ".well-known/acme-challenge/x"]


@st.composite
def places(draw: st.DrawFn) -> tuple[str, str]:
    """What a record answers for, and its `match`."""
    match = draw(st.sampled_from(["exact", "exact", "prefix", "pattern"]))
    rest = draw(st.sampled_from(["", "/:name", "/*"])) if match == "pattern" else ""
    query = draw(st.sampled_from(["", "", "?x=1"]))
    return f"{draw(st.sampled_from([HOST, HOST, OTHER]))}/{draw(PATHS)}{rest}{query}", match


@st.composite
def followed(draw: st.DrawFn) -> tuple[str, str]:
    """Hostname, and path with query, of a visit."""
    host = draw(st.sampled_from([HOST, HOST, OTHER, f"www.{HOST}", f"www.{OTHER}", "elsewhere.example"]))
    return host, f"/{draw(st.one_of(PATHS, PATHS, PATHS, st.sampled_from(OWN)))}{draw(ENDS)}"


# Nothing is shrunk: an example is small.
@pytest.mark.slow
@settings(
    max_examples=share(60),
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(wanted=st.lists(places(), min_size=3, max_size=7), visits=st.lists(followed(), min_size=10, max_size=20))
@example(
    wanted=[(f"{HOST}/", "prefix"), (f"{HOST}/a", "exact"), (f"{OTHER}/", "exact")],
    visits=[*((HOST, f"/{path}") for path in ["a+", "+", "b+", *OWN]), (f"www.{HOST}", "/a"), (f"www.{OTHER}", "/")],
)
def test_what_answers_is_what_a_visit_gets(
    app: Flask, client: Client, two_names: None, wanted: list[tuple[str, str]], visits: list[tuple[str, str]]
) -> None:
    """For any records. Pages are no answers: previews, robots.txt, files for apps, challenges of authorities."""
    created: dict[str, str] = {}
    for number, (url, match) in enumerate(wanted):
        destination = f"https://dest.example/{number}"
        answer = client.post("/v1/redirect", json={"url": url, "match": match, "destination": destination})
        if answer.status_code == 200:
            created[destination] = answer.json["data"][0]["id"]
    try:
        with app.app_context():
            workspace = first_workspace()
            for host, path in visits:
                found = chains.answering(workspace.id, f"https://{host}{path}", "", chains.Patterns(workspace.id))
                visited = (
                    created.get(send(app, path, host=host).location or "") if host != "elsewhere.example" else None
                )
                assert (found.candidate.id if found else None) == visited, (host, path, wanted)
    finally:
        for id_ in created.values():
            assert client.delete(f"/v1/redirect/{id_}").status_code == 204


@pytest.fixture
def two_names(client: Client, hosts: None, connect: Callable[..., str]) -> None:
    """One hostname is connected with `www.` too, and one has a file for apps."""
    connect(f"www.{OTHER}")
    answer = client.patch(f"/v1/host/{HOST}", json={"assetlinks": []})
    assert answer.status_code == 200, answer.text
