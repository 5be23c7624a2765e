"""Redirects: create, replace, delete. Spec: "PUT /redirect/{id}", "DELETE /redirect/{id}"."""

from typing import Any
from urllib.parse import quote

import pytest

from .client import Api, eventually
from .errors import assert_error, assert_rejects, rejected
from .hosts import fresh
from .records import DEST, NO_UTM, REFUSED_ALIASES, SIZES, WANTED, WITH, assert_record, get
from .statements import statement

OTHER = "https://dest.example/other"
# Every field of the specification's PUT body except url and the destinations, with a value other than its default.
REPLACED = {
    "title": "Spring",
    "description": "The spring sale.",
    "forward_path": True,
    "forward_query": True,
    "utm": {"source": "a", "medium": "b", "campaign": "c", "term": "d", "content": "e"},
    "plugins": ["noindex"],
    "is_notify": True,
    "is_switch_unbroken_destination": True,
}
# Extensions that answers show.
KEPT = {"destination_routing": "order", "tags": ["a", "b"]}


@pytest.fixture
def redirect(api: Api, host: str) -> Any:
    """Create a redirect on the test's hostname; returns the record."""

    def make(alias: str = "", **fields: Any) -> Any:
        answer = api("POST", "/redirect", {"url": f"https://{host}/{quote(alias)}", "destination": DEST, **fields})
        assert answer.status == 200, answer.text
        return answer.json["data"][0]

    return make


@pytest.fixture
def put(api: Api) -> Any:
    """PUT a record with its own url, a destination and `fields`; returns the record."""

    def do(record: Any, **fields: Any) -> Any:
        answer = api("PUT", f"/redirect/{record['id']}", {"url": record["url"], "destination": DEST, **fields})
        assert answer.status == 200, answer.text
        return answer.json

    return do


# --- create ----------------------------------------------------------------------------------------------------


def test_create_answers_one_record_in_a_list(api: Api, host: str) -> None:
    answer = api("POST", "/redirect", {"url": f"https://{host}/abc", "destination": DEST})

    assert answer.status == 200
    assert set(answer.json) == {"data"}
    (record,) = answer.json["data"]
    assert_record(record, "create")
    assert (record["type"], record["status"], record["alias"]) == ("redirect", "301", "abc")
    assert get(api, record["id"])["handler"] == "redirect"
    visit = api.visit(host, "/abc")
    assert (visit.status, visit.location) == (301, DEST)


@statement("R9")
@pytest.mark.parametrize("url", ["https://{}", "https://{}/", "http://{}/", "https://{}:443/"])
def test_a_redirect_may_stand_at_the_root(api: Api, host: str, url: str) -> None:
    answer = api("POST", "/redirect", {"url": url.format(host), "destination": DEST})

    assert answer.status == 200, answer.text
    assert answer.json["data"][0]["alias"] == ""
    assert answer.json["data"][0]["url"] == f"https://{host}/"
    assert api.visit(host, "/").location == DEST
    assert api.visit(host, "/whatever/else").status == 301


def test_a_link_may_not_stand_at_the_root(api: Api, host: str, link: Any) -> None:
    body = {"url": f"https://{host}/", "destination": DEST}

    assert rejected(api("POST", "/redirect", {**body, "type": "link"})) == {"url"}
    assert rejected(api("PUT", f"/redirect/{link()['id']}", body)) == {"url"}


def test_what_put_takes_create_takes(api: Api, host: str, redirect: Any) -> None:
    record = redirect(
        "abc", **REPLACED, **KEPT, status=308, paused=True, password="sesame", expires="2040-01-01T00:00:00Z"
    )

    found = get(api, record["id"])

    assert {name: found[name] for name in REPLACED} == REPLACED
    assert {name: found[name] for name in KEPT} == KEPT
    assert (found["status"], found["paused_by"], found["has_password"]) == ("308", "user", True)
    assert found["expired_at"] == "2040-01-01T00:00:00.000000Z"
    assert api.visit(host, "/abc").status == 404


def test_new_short_links_are_refused_where_they_are_switched_off(api: Api, host: str) -> None:
    api("POST", "/host", {"host": host, "short_links_enabled": False})

    answer = api("POST", "/redirect", {"url": f"https://{host}/abc", "destination": DEST, "type": "link"})

    assert rejected(answer) == {"url"}


@statement("C19")
@pytest.mark.parametrize("method", ["POST", "PUT"])
@pytest.mark.parametrize(
    "url",
    [
        "",
        "abc",
        "/abc",
        "https://",
        "https:///abc",
        "ftp://{}/abc",
        "javascript://{}/abc",
        "https://never.acme.test/abc",
        "https://sub.{}/abc",
        "https://*.acme.test/abc",
        "https://192.0.2.1/abc",
        "https://{}:8443/abc",
        "https://{}:x/abc",
        "https://{}:99999/abc",
        "https://user@{}/abc",
        "https://user:pw@{}/abc",
        "https://{}?x=y",
        "https://{}/abc#x",
        "https://{}/a b",
        "https://{}\\abc",
        "https://{}/a\x01",
        "https://{}/a/../b",
        "https://{}/robots.txt",
        "https://{}/%zz",
        "https://[::1/abc",
        "https://{}/" + "x" * 2048,
        "https://{}/" + "x" * 5000,
    ],
)
def test_refused_urls(api: Api, host: str, link: Any, method: str, url: str) -> None:
    record = link(alias="old")
    before = get(api, record["id"])
    path = "/redirect" if method == "POST" else f"/redirect/{record['id']}"

    answer = api(method, path, {"url": url.format(host), "destination": OTHER})

    assert rejected(answer) == {"url"}
    assert get(api, record["id"]) == before
    assert api.visit(host, "/old").location == DEST


@pytest.mark.parametrize("alias", REFUSED_ALIASES)
def test_refused_aliases_of_links(api: Api, host: str, alias: str) -> None:
    url = f"https://{host}/{quote(alias, safe='/')}"
    answer = api("POST", "/redirect", {"url": url, "type": "link", "destination": DEST})

    assert rejected(answer) == {"url"}


# --- update ----------------------------------------------------------------------------------------------------


@statement("R2", "R5", "E32", "E46")
def test_update_answers_the_record_itself(api: Api, host: str, link: Any, put: Any) -> None:
    record = link(alias="abc")

    answer = put(record, title="New")

    assert_record(answer, "update")
    assert answer["id"] == record["id"]
    assert answer["tld"] == "test"
    assert answer["title"] == "New"
    found = get(api, record["id"])
    assert {name: found[name] for name in answer if name in found} == {
        name: answer[name] for name in answer if name in found
    }


@statement("E31")
@pytest.mark.parametrize("kind", ["link", "redirect"])
def test_what_the_specification_lists_goes_back_to_its_default_when_left_out(
    api: Api, request: pytest.FixtureRequest, put: Any, kind: Any
) -> None:
    make = request.getfixturevalue(kind)
    blank = get(api, make(alias="blank")["id"])
    record = make(alias="full", **REPLACED, destinations=WANTED, expires="2040-01-01T00:00:00Z")

    put(record)

    after = get(api, record["id"])
    for name in [*REPLACED, "destinations", "expired_at", "monitor"]:
        assert after[name] == blank[name], name
        assert after[name] != record[name], name
    assert after["destination"] == DEST


@pytest.mark.parametrize(("type_", "default"), [("frame", "link"), ("link", "link"), ("redirect", "redirect")])
def test_the_type_goes_back_to_the_default_of_its_handler(
    api: Api, link: Any, put: Any, type_: Any, default: Any
) -> None:
    record = link(alias="abc", type=type_)

    assert put(record)["type"] == default


def test_what_goes_beyond_the_specification_is_kept_when_left_out(api: Api, host: str, redirect: Any, put: Any) -> None:
    record = redirect("abc", **KEPT, destinations=WANTED, status=307, paused=True, password="sesame")

    put(record, destinations=WANTED)

    after = get(api, record["id"])
    assert {name: after[name] for name in KEPT} == KEPT
    assert (after["status"], after["paused_by"], after["has_password"]) == ("307", "user", True)
    assert api.visit(host, "/abc").status == 404


def test_when_it_starts_is_kept_when_left_out(api: Api, host: str, link: Any, put: Any) -> None:
    record = link(alias="abc", starts="2040-01-01T00:00:00Z")

    put(record)

    assert api.visit(host, "/abc").status == 404


def test_the_click_limit_and_the_clicks_are_kept_when_left_out(api: Api, host: str, link: Any, put: Any) -> None:
    over = "https://dest.example/over"
    record = link(alias="abc", max_clicks=1, interstitial="never", expired_url=over)
    assert api.visit(host, "/abc").location == DEST

    put(record, title="New")

    assert api.visit(host, "/abc").location == "https://dest.example/over"


def test_the_weights_are_kept_when_left_out(api: Api, host: str, link: Any, put: Any) -> None:
    record = link(alias="abc", destinations=WANTED, destination_routing="weighted", destination_weights=[0, 1])

    put(record, destinations=WANTED)

    assert {api.visit(host, "/abc").location for _ in range(20)} == {WANTED[1]}


def test_weights_are_dropped_with_the_routing_that_they_were_for(api: Api, host: str, link: Any, put: Any) -> None:
    record = link(alias="abc", destinations=WANTED, destination_routing="weighted", destination_weights=[0, 1])

    assert put(record, destinations=WANTED, destination_routing="first")["destination_routing"] == "first"
    again = {"url": record["url"], "destinations": WANTED}
    assert_rejects(
        api("PUT", f"/redirect/{record['id']}", {**again, "destination_routing": "weighted"}), "destination_weights"
    )
    # Weights in the request are refused rather than dropped.
    assert_rejects(
        api("PUT", f"/redirect/{record['id']}", {**again, "destination_weights": [1, 2]}), "destination_weights"
    )
    weighted = {**again, "destination_routing": "weighted", "destination_weights": [0, 1]}
    assert api("PUT", f"/redirect/{record['id']}", weighted).status == 200
    answer = api("PUT", f"/redirect/{record['id']}", {**weighted, "destination_routing": "random"})
    assert_rejects(answer, "destination_weights")


@statement("E34", "E35", "E36", "E37", "E38", "E39", "E40", "E41", "E42", "E43", "E44", "E45")
@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"title": "New"}, {"title": "New"}),
        ({"description": "New"}, {"description": "New"}),
        ({"type": "frame"}, {"type": "frame"}),
        ({"type": "redirect"}, {"type": "redirect", "handler": "redirect"}),
        ({"forward_path": False}, {"forward_path": False}),
        ({"forward_path": None}, {"forward_path": None}),
        ({"forward_query": True}, {"forward_query": True}),
        ({"forward_query": None}, {"forward_query": None}),
        ({"utm": ["source=x"]}, {"utm": {**NO_UTM, "source": "x"}}),
        ({"utm": {"term": "x"}}, {"utm": {**NO_UTM, "term": "x"}}),
        ({"destination": OTHER}, {"destination": OTHER, "destinations": []}),
        ({"destinations": WANTED}, {"destination": WANTED[0], "destinations": WANTED}),
        ({"destination": None, "destinations": WANTED}, {"destination": WANTED[0], "destinations": WANTED}),
        ({"destinations": None}, {"destination": DEST, "destinations": []}),
        ({"plugins": ["preview", "noindex"]}, {"plugins": ["preview", "noindex"]}),
        ({"plugins": None}, {"plugins": []}),
        ({"plugins": [None, "noindex"]}, {"plugins": ["noindex"]}),
        ({"is_notify": True}, {"is_notify": True}),
        ({"is_switch_unbroken_destination": True}, {"is_switch_unbroken_destination": True}),
        ({"expires": "2041-01-01T00:00:00+01:00"}, {"expired_at": "2040-12-31T23:00:00.000000Z"}),
        ({"expires": None}, {"expired_at": None}),
        ({"expires": ""}, {"expired_at": None}),
        ({"destination_routing": "sticky"}, {"destination_routing": "sticky"}),
        ({"status": 303}, {"status": "303"}),
        ({"tags": [" c ", "a", "c"]}, {"tags": ["c", "a"]}),
        ({"tags": []}, {"tags": []}),
        ({"paused": True}, {"paused_by": "user"}),
        ({"paused": False}, {"paused_by": ""}),
        ({"password": "sesame"}, {"has_password": True}),
        ({"password": None}, {"has_password": False}),
    ],
    ids=str,
)
def test_what_is_given_is_replaced(api: Api, link: Any, put: Any, fields: Any, shown: Any) -> None:
    record = link(
        alias="abc", **{**REPLACED, "forward_path": True}, **KEPT, expires="2040-01-01T00:00:00Z", password="first"
    )

    answer = put(record, **fields)

    found = get(api, record["id"])
    assert {name: found[name] for name in shown} == shown
    assert {name: answer[name] for name in shown if name in answer} == {
        name: shown[name] for name in shown if name in answer
    }


@statement("E34", "E36", "L3", "L5")
@pytest.mark.parametrize(("field", "largest", "too_large"), [size for size in SIZES if size[0] != "alias"])
def test_the_limits_are_those_of_create(
    api: Api, link: Any, put: Any, field: str, largest: Any, too_large: Any
) -> None:
    record = link(alias="abc")
    put(record, **{field: largest}, **WITH.get(field, {}))
    before = get(api, record["id"])

    if too_large is not ...:
        answer = api(
            "PUT",
            f"/redirect/{record['id']}",
            {"url": record["url"], "destination": DEST, field: too_large, **WITH.get(field, {})},
        )

        assert_rejects(answer, field)
        assert get(api, record["id"]) == before


@statement("E33")
@pytest.mark.parametrize("body", [{"destination": DEST}, {"title": "x"}, {}])
def test_the_url_is_required(api: Api, link: Any, body: Any) -> None:
    record = link()

    assert_rejects(api("PUT", f"/redirect/{record['id']}", body), "url")


@pytest.mark.parametrize("fields", [{}, {"destination": None}, {"destinations": [None]}, {"destinations": []}])
def test_a_destination_is_required(api: Api, link: Any, fields: Any) -> None:
    record = link()

    answer = api("PUT", f"/redirect/{record['id']}", {"url": record["url"], **fields})

    assert rejected(answer) == {"destination"}
    assert get(api, record["id"])["destination"] == DEST


@statement("E30")
def test_updating_again_changes_nothing(api: Api, link: Any, put: Any) -> None:
    record = link(alias="abc")

    first = put(record, **REPLACED, **KEPT)
    second = put(record, **REPLACED, **KEPT)

    assert first == second


@statement("R40")
def test_times_and_origin_stay_as_an_update_leaves_them(api: Api, link: Any, put: Any) -> None:
    record = link(alias="abc")

    after = put(record, title="New")

    for name in ("id", "created_at", "created_by", "created_via"):
        assert after[name] == record[name], name
    assert after["updated_at"] > record["updated_at"]


@pytest.mark.parametrize("alias", ["new", "New/Place", "grüße", "a🚀", "日本語"])
def test_a_record_moves_to_the_alias_of_its_url(api: Api, host: str, link: Any, put: Any, alias: str) -> None:
    record = link(alias="old")

    moved = put(record, url=f"https://{host}/{quote(alias)}")

    assert get(api, record["id"])["alias"] == alias
    assert moved["url"] == f"https://{host}/{quote(alias)}"
    assert api.visit(host, f"/{quote(alias)}").location == DEST
    assert api.visit(host, "/old").status == 404
    link(alias="old")


@pytest.mark.parametrize("alias", ["grüße", "a🚀/b", "日本語", "a-b._~"])
def test_a_records_own_url_leaves_it_where_it_is(api: Api, link: Any, put: Any, alias: str) -> None:
    record = link(alias=alias)

    assert put(record, title="New")["url"] == record["url"]

    assert get(api, record["id"])["alias"] == alias


def test_a_record_moves_to_another_hostname(api: Api, host: str, link: Any, put: Any) -> None:
    other = fresh()
    api("POST", "/host", {"host": other, "https_requested": False})
    record = link(alias="abc")

    moved = put(record, url=f"https://{other}/abc")

    assert (moved["host"], moved["url"], moved["https"]) == (other, f"http://{other}/abc", False)
    assert api.visit(host, "/abc").status == 404
    assert api.visit(other, "/abc").location == DEST


def test_an_alias_in_use_is_refused(api: Api, host: str, link: Any, redirect: Any) -> None:
    link(alias="taken", destination=OTHER)
    record = link(alias="abc")
    root = redirect()

    for one, url in ((record, f"https://{host}/taken"), (root, f"https://{host}/taken")):
        before = get(api, one["id"])
        answer = api("PUT", f"/redirect/{one['id']}", {"url": url, "destination": "https://dest.example/new"})

        assert rejected(answer) == {"url"}
        assert get(api, one["id"]) == before
    assert rejected(api("POST", "/redirect", {"url": f"https://{host}/taken", "destination": DEST})) == {"url"}
    assert rejected(api("POST", "/redirect", {"url": f"https://{host}/", "destination": DEST})) == {"url"}
    assert api.visit(host, "/taken").location == OTHER


def test_a_destination_that_leads_back_is_refused(api: Api, host: str, link: Any) -> None:
    record = link(alias="abc", destination=f"https://{host}/free")

    to_itself = api("PUT", f"/redirect/{record['id']}", {"url": record["url"], "destination": record["url"]})
    to_its_destination = api(
        "PUT",
        f"/redirect/{record['id']}",
        {"url": f"https://{host}/free", "destination": f"https://{host}/free"},
    )

    assert_rejects(to_itself, "destination")
    assert_rejects(to_its_destination, "destination")
    assert api.visit(host, "/abc").location == f"https://{host}/free"


def test_a_way_that_leads_back_by_another_record_is_refused(api: Api, host: str, link: Any) -> None:
    link(alias="b", destination=f"https://{host}/c")
    last = link(alias="c", destination=DEST)
    body = {"host": host, "alias": "a", "destination": f"https://{host}/b"}
    first = api("POST", "/link", body).json["data"][0]

    closing = api("PUT", f"/redirect/{last['id']}", {"url": last["url"], "destination": first["url"]})
    new = api("POST", "/redirect", {"url": f"https://{host}/", "destination": f"https://{host}/a/further"})

    assert_rejects(closing, "destination")
    assert_rejects(new, "destination")
    assert api.visit(host, "/c").location == DEST


def test_a_catch_all_that_leads_back_is_refused(api: Api, host: str) -> None:
    body = {"url": f"https://{host}/"}

    assert_rejects(api("POST", "/redirect", {**body, "destination": f"https://{host}/"}), "destination")
    assert_rejects(api("POST", "/redirect", {**body, "destination": f"https://{host}/missing"}), "destination")


def test_changes_are_visible_to_visitors_at_once(api: Api, host: str, link: Any, put: Any) -> None:
    record = link(alias="abc")

    for number in range(5):
        destination = f"https://dest.example/{number}"
        put(record, destination=destination)
        assert api.visit(host, "/abc").location == destination

    put(record, status=307)
    assert api.visit(host, "/abc").status == 307
    put(record, paused=True)
    assert api.visit(host, "/abc").status == 404
    put(record, paused=False, password="sesame")
    assert api.visit(host, "/abc").status == 401
    put(record, password=None)
    assert api.visit(host, "/abc").location == DEST


def test_lists_find_what_it_is_now(api: Api, host: str, link: Any, put: Any) -> None:
    """Filters match the new words, tags and destination, not the old ones."""
    record = link(alias="abc", title="Ancient words", tags=["ancient"], destination="https://ancient.example/")

    put(record, title="Modern words", tags=["modern"], destination="https://modern.example/")

    def found(**filters: Any) -> Any:
        query = {"filter[host]": host, **{f"filter[{name}]": value for name, value in filters.items()}}
        return [one["id"] for one in api("GET", "/links", query=query).json["data"]]

    for name, form in (("search", "{}"), ("tags", "{}"), ("destination", "https://{}.example/")):
        assert found(**{name: form.format("ancient")}) == [], name
        assert found(**{name: form.format("modern")}) == [record["id"]], name


@pytest.mark.parametrize("there", ["abc/new", "new"])
def test_visitors_who_were_here_before_do_not_find_the_old_address(
    api: Api, host: str, link: Any, put: Any, there: Any
) -> None:
    """Cached answers for the old address end with the move."""
    record = link(alias="old", forward_path=True)
    for path in ("/old", "/OLD", "/old/further", f"/{there}"):
        api.visit(host, path)

    put(record, url=f"https://{host}/{there}")

    assert [api.visit(host, path).status for path in ("/old", "/OLD", "/old/further")] == [404] * 3
    assert api.visit(host, f"/{there}").location == DEST


def test_clicks_are_kept(api: Api, host: str, link: Any, put: Any) -> None:
    record = link(alias="abc")
    api.visit(host, "/abc")
    assert eventually(lambda: get(api, record["id"])["total_clicks"], bool) == 1

    put(record, title="New")
    put(record, url=f"https://{host}/moved")

    assert get(api, record["id"])["total_clicks"] == 1
    api.visit(host, "/moved")
    assert eventually(lambda: get(api, record["id"])["total_clicks"], lambda clicks: clicks == 2) == 2


@statement("R23")
def test_a_paused_record_stays_paused_until_it_is_told(api: Api, host: str, link: Any, put: Any) -> None:
    record = link(alias="abc")

    put(record, paused=True)
    put(record)
    assert get(api, record["id"])["paused_by"] == "user"
    assert api.visit(host, "/abc").status == 404
    put(record, paused=False)

    assert get(api, record["id"])["paused_by"] == ""
    assert api.visit(host, "/abc").status == 302


# --- delete ----------------------------------------------------------------------------------------------------


@statement("E48", "E49")
@pytest.mark.parametrize("kind", ["link", "redirect"])
def test_delete_answers_nothing_and_is_visible_at_once(
    api: Api, host: str, request: pytest.FixtureRequest, kind: Any
) -> None:
    record = request.getfixturevalue(kind)(alias="abc")
    assert api.visit(host, "/abc").location == DEST

    answer = api("DELETE", f"/redirect/{record['id']}")

    assert answer.status == 204
    assert answer.body == b""
    assert answer.headers["Content-Type"] is None
    assert api.visit(host, "/abc").status == 404
    assert_error(api("GET", f"/links/{record['id']}"), 404)
    body = {"url": record["url"], "destination": DEST}
    assert_error(api("PUT", f"/redirect/{record['id']}", body), 404)
    for path in ("/link", "/links", "/redirect"):
        assert record["id"] not in [one["id"] for one in api("GET", path).json["data"]]


@statement("E47")
def test_deleting_again_is_no_error(api: Api, link: Any) -> None:
    record, other = link(), link()

    assert [api("DELETE", f"/redirect/{record['id']}").status for _ in range(3)] == [204] * 3

    assert get(api, other["id"])["id"] == other["id"]


@pytest.mark.parametrize("id", ["f" * 26, "0", "9" * 5000, "%00", "%ff", "%ED%A0%80", "%25", "*", "'"])
def test_deleting_what_is_not_there_is_no_error(api: Api, link: Any, id: str) -> None:
    record = link()

    assert api("DELETE", f"/redirect/{id}").status == 204

    assert get(api, record["id"])["id"] == record["id"]


# --- list ------------------------------------------------------------------------------------------------------


@statement("E115")
def test_each_list_holds_the_records_of_its_handler(api: Api, link: Any, redirect: Any) -> None:
    short, frame = link()["id"], link(type="frame")["id"]
    root, moved = redirect()["id"], link(type="redirect", alias="moved")["id"]

    found = {path: {one["id"] for one in api("GET", path).json["data"]} for path in ("/link", "/redirect", "/links")}

    made = {short, frame, root, moved}
    assert found["/link"] & made == {short, frame}
    assert found["/redirect"] & made == {root, moved}
    assert found["/links"] & made == made


@statement("E64")
def test_a_redirect_is_found_with_every_field(api: Api, redirect: Any) -> None:
    record = redirect("abc")

    found = next(one for one in api("GET", "/redirect").json["data"] if one["id"] == record["id"])

    assert_record(found, "list")
    single = get(api, record["id"])
    assert_record(single, "get")
    assert {name: found[name] for name in single} == single


def test_weights_that_no_longer_fit_are_dropped(api: Api, host: str, link: Any) -> None:
    """The specification's body has no weights, so a client that does not send them is not refused because of them."""
    made = link(alias="w", destinations=[DEST, OTHER], destination_weights=[1, 2], destination_routing="weighted")
    body = {"url": f"https://{host}/w", "destination": OTHER}
    answer = api("PUT", f"/redirect/{made['id']}", body)
    assert answer.status == 200, answer.text
    assert answer.json["destination_routing"] == "first"
    again = api("PUT", f"/redirect/{made['id']}", {**body, "destination_routing": "weighted"})
    assert again.status == 422
    assert "destination_weights" in again.json["errors"]
