"""Destinations that break, and files for apps. Extensions."""

from collections.abc import Callable
from typing import Any

import pytest

from .client import Api, eventually
from .errors import assert_error, rejected
from .hosts import fresh
from .receiver import Receiver
from .records import DEST, get

CHECK = {"at", "destination", "result", "reason", "status", "ms"}


@pytest.fixture
def place(receiving: Api) -> str:
    """A hostname where destinations of this machine are checked."""
    host = fresh()
    assert receiving("POST", "/host", {"host": host}).status == 200
    return host


@pytest.fixture
def watched(receiving: Api, place: str) -> Callable[..., Any]:
    def make(**fields: Any) -> Any:
        answer = receiving("POST", "/link", {"host": place, "is_notify": True, **fields})
        assert answer.status == 200, answer.text
        return answer.json["data"][0]

    return make


def checks(api: Api, record: Any) -> list[Any]:
    found: list[Any] = api("GET", f"/links/{record['id']}/checks").json["data"]
    return found


def test_a_destination_that_breaks_and_works_again(
    receiving: Api, receiver: Receiver, place: str, watched: Any
) -> None:
    """Down after three failures in a row, up after one success; a visitor gets the next destination that works."""
    broken, fine = f"{receiver.origin}/broken", f"{receiver.origin}/fine"
    hook = receiving("POST", "/webhooks", {"url": receiver.url, "events": ["destination.*"]}).json
    several = watched(alias="a", destinations=[broken, fine], is_switch_unbroken_destination=True)
    single = watched(alias="b", destination=broken)
    unwatched = receiving("POST", "/link", {"host": place, "destination": broken}).json["data"][0]

    def states() -> list[str]:
        return [get(receiving, record["id"])["monitor"] for record in (several, single)]

    assert eventually(states, lambda found: found == ["up"] * 2) == ["up"] * 2
    assert checks(receiving, single)[0]["result"] == "up"
    assert receiving.visit(place, "/a").location == broken

    receiver.pages["/broken"] = 500
    eventually(lambda: get(receiving, single["id"])["monitor"], lambda found: found == "down", 20)
    found = checks(receiving, single)
    assert get(receiving, single["id"])["monitor"] == "down"
    assert [one["result"] for one in found[:3]] == ["down"] * 3
    assert set(found[0]) == CHECK
    assert (found[0]["destination"], found[0]["status"], found[0]["reason"][-1]) == (broken, 500, ".")
    assert [one["at"] for one in found] == sorted((one["at"] for one in found), reverse=True)
    eventually(lambda: receiving.visit(place, "/a").location, lambda location: location == fine)
    assert receiving.visit(place, "/a").location == fine
    assert receiving.visit(place, "/b").location == broken
    query = {"filter[health]": "broken", "filter[host]": place, "sort": "id"}
    assert single["id"] in [one["id"] for one in receiving("GET", "/links", query=query).json["data"]]
    assert checks(receiving, unwatched) == []
    assert get(receiving, unwatched["id"])["monitor"] == "off"

    receiver.pages["/broken"] = 403
    eventually(lambda: get(receiving, single["id"])["monitor"], lambda found: found == "up", 20)
    eventually(lambda: receiving.visit(place, "/a").location, lambda location: location == broken)
    assert receiving.visit(place, "/a").location == broken
    assert receiving("GET", "/links", query=query).json["data"] == []

    def told() -> list[tuple[str, str]]:
        rows = receiving("GET", "/deliveries", query={"filter[webhook]": hook["id"], "sort": "id"}).json["data"]
        return [(row["event"], row["record_id"]) for row in rows if row["record_id"] == single["id"]]

    wanted = [("destination.broken", single["id"]), ("destination.recovered", single["id"])]
    assert eventually(told, lambda rows: len(rows) == 2) == wanted
    # Without anything that it serves, it is no longer checked.
    receiving("PATCH", f"/redirect/{single['id']}", {"is_notify": False})
    assert get(receiving, single["id"])["monitor"] == "off"


def test_redirects_of_a_destination_are_followed(receiving: Api, receiver: Receiver, place: str, watched: Any) -> None:
    """A destination is as its last page is, and one that goes round is down."""
    receiver.pages |= {"/moved": "/fine", "/lost": f"{receiver.origin}/broken", "/broken": 404, "/round": "/round"}
    records = {path: watched(destination=f"{receiver.origin}{path}") for path in ("/moved", "/lost", "/round")}

    def results() -> dict[str, Any]:
        found = {path: checks(receiving, record) for path, record in records.items()}
        return {path: some[0]["result"] for path, some in found.items() if some}

    wanted = {"/moved": "up", "/lost": "down", "/round": "down"}
    assert eventually(results, lambda found: len(found) == 3) == wanted


@pytest.mark.parametrize("method", ["PATCH", "PUT", "bulk"])
def test_what_is_checked_follows_the_record(
    receiving: Api, receiver: Receiver, place: str, watched: Any, method: str
) -> None:
    """From the change on, another destination, and none where it is switched off."""
    first, second = f"{receiver.origin}/first", f"{receiver.origin}/second"
    receiver.pages["/second"] = 500
    record = watched(destination=first, is_notify=False)
    assert (record["monitor"], checks(receiving, record)) == ("off", [])

    def change(**fields: Any) -> None:
        if method == "PATCH":
            answer = receiving("PATCH", f"/redirect/{record['id']}", fields)
        elif method == "PUT":
            answer = receiving(
                "PUT", f"/redirect/{record['id']}", {"url": record["url"], "destination": first, **fields}
            )
        else:
            row = {"host": place, "alias": record["alias"], "destination": first, **fields}
            answer = receiving("POST", "/bulk", {"records": [row], "on_conflict": "update"})
        assert answer.status == 200, answer.text

    def latest() -> dict[str, str]:
        return {row["destination"]: row["result"] for row in checks(receiving, record)}

    change(is_notify=True)
    assert eventually(latest, bool) == {first: "up"}
    assert get(receiving, record["id"])["monitor"] == "up"
    change(is_notify=True, destination=second)
    assert eventually(latest, lambda found: second in found)[second] == "down"
    change(is_notify=False, destination=second)
    assert get(receiving, record["id"])["monitor"] == "off"
    asked = receiving("GET", "/links", query={"filter[host]": place, "filter[health]": "broken"})
    assert asked.json["data"] == []


UP = (200, 204, 299, 300, 304, 401, 402, 403, 405, 407, 429, 451, 999)
DOWN = (400, 404, 406, 408, 410, 418, 428, 430, 450, 452, 500, 501, 503)


def test_which_answers_of_a_destination_are_fine(receiving: Api, receiver: Receiver, place: str, watched: Any) -> None:
    """One that only refuses us is alive; up to 20 redirects are followed; GET counts where HEAD does not show it."""
    wanted = {f"/{status}": "up" for status in UP} | {f"/{status}": "down" for status in DOWN}
    receiver.pages |= {f"/{status}": status for status in (*UP, *DOWN)}
    for status in (301, 302, 303, 307, 308):
        receiver.pages |= {f"/{status}-up": (status, "/200"), f"/{status}-down": (status, f"{receiver.origin}/404")}
        wanted |= {f"/{status}-up": "up", f"/{status}-down": "down"}
    # No redirects: what has a Location and another status is answered as it is.
    receiver.pages |= {"/300-on": (300, "/404"), "/201-on": (201, "/404"), "/301-nowhere": 301}
    wanted |= {"/300-on": "up", "/201-on": "up", "/301-nowhere": "up"}
    receiver.pages |= {f"/hop{number}": f"/hop{number - 1}" for number in range(1, 22)}
    wanted |= {"/hop20": "up", "/hop21": "down", "/get": "up", "/get-404": "down"}
    receiver.without_head = {"/get", "/get-404"}
    receiver.pages["/get-404"] = 404
    records = {path: watched(destination=f"{receiver.origin}{path}") for path in wanted}

    def results() -> dict[str, Any]:
        found = {path: checks(receiving, record) for path, record in records.items()}
        return {path: rows[0] for path, rows in found.items() if rows}

    found = eventually(results, lambda found: len(found) == len(wanted), 20)

    assert {path: row["result"] for path, row in found.items()} == wanted
    for path, row in found.items():
        assert row["destination"] == f"{receiver.origin}{path}"
        assert (row["reason"] == "") is (row["result"] == "up"), row
        assert row["ms"] in range(20_000)
    assert {path: found[f"/{path}"]["status"] for path in (*UP, *DOWN)} == {status: status for status in (*UP, *DOWN)}
    assert (found["/308-down"]["status"], found["/get-404"]["status"]) == (404, 404)


def test_a_destination_that_is_nowhere(receiving: Api, place: str, watched: Any) -> None:
    record = watched(destination="http://127.0.0.1:9/")

    found = eventually(lambda: checks(receiving, record), bool)

    assert (found[0]["result"], found[0]["status"]) == ("down", None)
    assert get(receiving, record["id"])["monitor"] in ("pending", "down")
    explained = receiving("POST", "/links/explain", {"url": record["url"], "check_now": True}).json
    assert explained["verdict"]["ok"] is False
    assert explained["location"] == "http://127.0.0.1:9/"


def test_private_addresses_are_not_checked(api: Api, link: Any, receiver: Receiver) -> None:
    record = link(destination=f"{receiver.origin}/private", is_notify=True)

    found = eventually(lambda: checks(api, record), bool)
    explained = api("POST", "/links/explain", {"url": record["url"], "check_now": True}).json

    assert (found[0]["result"], found[0]["status"]) == ("down", None)
    assert explained["verdict"]["ok"] is False


def test_who_sees_checks(api: Api, link: Any, viewer: Api, editor: Api, other_workspace: Api) -> None:
    record = link()

    assert checks(viewer, record) == []
    assert_error(other_workspace("GET", f"/links/{record['id']}/checks"), 404)
    assert_error(api("GET", "/links/nothing/checks"), 404)
    assert editor("POST", "/links/explain", {"url": record["url"], "check_now": True}).status == 484


# --- files for apps --------------------------------------------------------------------------------------------

APPLE = {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "*"}]}]}}
ANDROID = [
    {
        "relation": ["delegate_permission/common.handle_all_urls"],
        "target": {
            "namespace": "android_app",
            "package_name": "com.example.app",
            "sha256_cert_fingerprints": [":".join(["14"] * 32)],
        },
    }
]
FILES = {
    "apple_app_site_association": ("/.well-known/apple-app-site-association", APPLE),
    "assetlinks": ("/.well-known/assetlinks.json", ANDROID),
}


@pytest.mark.parametrize("field", FILES)
def test_a_file_for_apps(api: Api, host: str, field: str) -> None:
    path, content = FILES[field]
    assert api.visit(host, path).status == 404

    assert api("PATCH", f"/host/{host}", {field: content}).json[field] == content

    for name in (host, f"www.{host}"):
        answer = api.visit(name, path)
        assert (answer.status, answer.json) == (200, content)
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.headers["Cache-Control"] == "public, max-age=3600"
    assert api("GET", f"/host/{host}").json[field] == content
    assert api("PATCH", f"/host/{host}", {"notfound_status": 404}).json[field] == content
    (change, *_) = api("GET", "/changes", query={"filter[record]": host, "filter[verb]": "update"}).json["data"][1:]
    assert field in change["after"]
    assert api("PATCH", f"/host/{host}", {field: None}).json[field] is None
    assert api.visit(host, path).status == 404


@pytest.mark.parametrize(
    ("field", "content"),
    [
        ("apple_app_site_association", {"applinks": {"details": [{"components": [{"/": "*"}]}]}}),
        ("apple_app_site_association", {"applinks": {"details": [{"appIDs": [1]}]}}),
        ("apple_app_site_association", []),
        ("apple_app_site_association", {"applinks": 1}),
        ("apple_app_site_association", {"applinks": {"details": []}, "filler": "x" * 17_000}),
        ("assetlinks", {}),
        ("assetlinks", [{"relation": ["x"]}]),
        ("assetlinks", [{**ANDROID[0], "target": {"namespace": "android_app"}}]),
    ],
    ids=lambda value: str(value)[:50],
)
def test_a_file_that_no_phone_takes_is_refused(api: Api, host: str, field: str, content: Any) -> None:
    names = rejected(api("PATCH", f"/host/{host}", {field: content}))

    assert all(name == field or name.startswith(f"{field}.") for name in names), names
    assert api("GET", f"/host/{host}").json[field] is None


def test_files_of_a_hostname_itself(api: Api, host: str) -> None:
    """A catch-all answers for none of them."""
    api("POST", "/redirect", {"url": f"https://{host}/", "destination": DEST})

    robots = api.visit(host, "/robots.txt")
    assert (robots.status, robots.headers["Content-Type"].partition(";")[0]) == (200, "text/plain")
    assert "User-agent" in robots.text
    assert api.visit(host, "/.well-known/acme-challenge/x").location is None
    assert api.visit(host, "/else").location == DEST
