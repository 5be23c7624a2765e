"""Redirects that answer for many paths: prefixes and patterns, and which of several answers. An extension."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from .client import Api
from .errors import rejected
from .hosts import fresh
from .records import DEST

# Redirects of a hostname (address, how it matches), a visit, and the redirect that answers: its place in the list.
EXACT, PREFIX, PATTERN = "exact", "prefix", "pattern"
NOTHING = None
TABLE: list[tuple[list[tuple[str, str]], str, int | None]] = [
    ([("/a", EXACT)], "/a/", 0),
    ([("/a", EXACT)], "/a/b", NOTHING),
    ([("/Shop", EXACT)], "/shop", 0),
    ([("/Shop", EXACT), ("/shop", EXACT)], "/SHOP", NOTHING),
    ([("/Shop", EXACT), ("/shop", EXACT)], "/shop", 1),
    ([("/a%20(b)", EXACT)], "/a%20%28b%29", 0),
    ([("/a%2Fb", EXACT)], "/a/b", NOTHING),
    ([("/a%2Fb", EXACT)], "/a%2fb", 0),
    ([("/caf%E9", EXACT)], "/caf%e9", 0),
    ([("/k%C3%A4se", EXACT)], "/ka%CC%88se", 0),
    ([("/index.php?id=12", EXACT)], "/index.php?id=12&utm_source=mail", 0),
    ([("/index.php?id=12", EXACT)], "/index.php?id=13", NOTHING),
    ([("/index.php?id=12", EXACT)], "/index.php", NOTHING),
    ([("/index.php?id=A", EXACT)], "/index.php?id=a", NOTHING),
    ([("/index.php?q=a+b", EXACT)], "/index.php?q=a%20b", 0),
    ([("/index.php?flag", EXACT)], "/index.php?flag=", 0),
    ([("/index.php", EXACT), ("/index.php?id=12", EXACT)], "/index.php?id=12", 1),
    ([("/index.php", EXACT), ("/index.php?id=12", EXACT)], "/index.php?id=13", 0),
    ([("/i?a=1", EXACT), ("/i?a=1&b=2", EXACT)], "/i?b=2&a=1", 1),
    ([("/i?a=1", EXACT), ("/i?b=1", EXACT)], "/i?b=1&a=1", 0),
    ([("/docs", PREFIX)], "/docs/api/index.html", 0),
    ([("/docs", PREFIX)], "/docs", 0),
    ([("/docs", PREFIX)], "/docsx", NOTHING),
    ([("/docs", PREFIX), ("/docs/api", PREFIX)], "/docs/api/x", 1),
    ([("/docs", PREFIX), ("/docs/api", EXACT)], "/docs/api/x", 0),
    ([("/", PREFIX)], "/anything/below", 0),
    ([("/", EXACT)], "/anything/below", NOTHING),
    ([("/", EXACT), ("/*", PATTERN)], "/", 0),
    ([("/", EXACT), ("/*", PATTERN)], "/x", 1),
    ([("/:x", PATTERN), ("/a", EXACT)], "/a", 1),
    ([("/:x/b", PATTERN), ("/a/b", EXACT)], "/a/b", 1),
    ([("/:x/b", PATTERN), ("/a/:y", PATTERN)], "/a/b", 1),
    ([("/Docs/:x", PATTERN), ("/docs/a", EXACT)], "/Docs/a", 1),
    ([("/:x/b", PATTERN), ("/a/*", PATTERN)], "/a/b", 1),
    ([("/a/:x/c", PATTERN), ("/a/b/d", PATTERN)], "/a/b/c", 0),
    ([("/a/*", PATTERN), ("/a/:x", PATTERN)], "/a/b", 1),
    ([("/a/*", PATTERN), ("/a/:x", PATTERN)], "/a/b/c", 0),
    ([("/a/*", PATTERN)], "/a", 0),
    ([("/a/b", PREFIX), ("/a/:x/c", PATTERN)], "/a/b/c", 0),
    ([("/", PATTERN)], "/", 0),
    ([("/", PATTERN)], "/a", NOTHING),
    ([("/a/b", PATTERN)], "/a/b", 0),
    ([("/:x", PATTERN)], "/", NOTHING),
    ([("/:x", PATTERN)], "/a/b", NOTHING),
    ([("/a/:x", PATTERN)], "/a//b", NOTHING),
    ([("/a/:x/b", PATTERN)], "/a//b", NOTHING),
    ([("/A/:x", PATTERN)], "/a/b", 0),
    ([("/A/:x", PATTERN), ("/a/:x/c", PATTERN)], "/a/b", 0),
    ([("/i?id=:id", PATTERN)], "/i?id=7", 0),
    ([("/i?id=:id", PATTERN)], "/i", NOTHING),
    ([("/i?id=:id", PATTERN)], "/i?no=7", NOTHING),
    ([("/i?id=:id", PATTERN), ("/i?id=7", EXACT)], "/i?id=7", 1),
    ([("/i?id=:id", PATTERN), ("/i?id=:id&n=:n", PATTERN)], "/i?id=7&n=1", 1),
    ([("/i?id=:id", PATTERN), ("/i?id=:id&n=:n", PATTERN)], "/i?id=7", 0),
    ([("/a/*", EXACT)], "/a/b", NOTHING),
    ([("/a/*", EXACT)], "/a/*", 0),
    ([("/a/b?y=1", PREFIX)], "/a/b/c", NOTHING),
    ([("/a/b?y=1", PREFIX)], "/a/b", NOTHING),
    ([("/a/b?y=1", PREFIX)], "/a/b/c?x=2&y=1", 0),
    ([("/a/b", PREFIX), ("/a/b?y=1", PREFIX)], "/a/b?y=1", 1),
    ([("/a/b", PREFIX), ("/a/b?y=1", PREFIX)], "/a/b?y=2", 0),
    ([("/a/b", PREFIX), ("/a/b?y=1", PREFIX)], "/a/b/c?y=1", 1),
    ([("/a/b", EXACT), ("/a/b?y=1", PREFIX)], "/a/b?y=1", 1),
    ([("/a/b", PREFIX), ("/a/b?y=1", EXACT)], "/a/b?y=1", 1),
    ([("/a/b?x=1", EXACT), ("/a/b?x=1&y=1", PREFIX)], "/a/b?y=1&x=1", 1),
    ([("/A/B?y=1", PREFIX)], "/a/b?y=1", 0),
    ([("/A/B?y=1", PREFIX), ("/a/b", PREFIX)], "/a/b?y=1", 1),
    ([("/a/:x", PATTERN), ("/a/b?y=1", PREFIX)], "/a/b?y=1", 1),
    ([("/", PREFIX), ("/?p=1", PREFIX)], "/?p=1", 1),
    ([("/", PREFIX), ("/?p=1", PREFIX)], "/?p=2", 0),
    ([("/a", PREFIX), ("/a/*?y=1", PATTERN)], "/a?y=1", 0),
    ([("/a", PREFIX), ("/a/*?y=1", PATTERN)], "/a/b?y=1", 1),
    ([("/a", PREFIX), ("/a/*?y=1", PATTERN)], "/a/b", 0),
    ([("/shop", PREFIX), ("/shop?lang=de", PREFIX), ("/shop/sale", EXACT)], "/Shop/shoes/7?lang=de", 1),
    ([("/shop", PREFIX), ("/shop?lang=de", PREFIX), ("/shop/sale", EXACT)], "/shop/sale?lang=de", 2),
]


@pytest.fixture(scope="module")
def site(api: Api) -> Iterator[str]:
    """A hostname for all tests of this file; each deletes its redirects."""
    with api.cleanup():
        host = fresh()
        assert api("POST", "/host", {"host": host}).status == 200
        yield host


@pytest.fixture
def redirect(api: Api, site: str) -> Callable[..., Any]:
    def make(address: str, match: str | None = PATTERN, **fields: Any) -> Any:
        body = {"url": f"https://{site}{address}", "destination": DEST, **({"match": match} if match else {}), **fields}
        return api("POST", "/redirect", body)

    return make


# The order of creation never matters.
ORDERS = [(*row, turned) for row in TABLE for turned in (False, True) if len(row[0]) > 1 or not turned]


@pytest.mark.parametrize(("redirects", "visit", "winner", "turned"), ORDERS, ids=lambda value: str(value)[:70])
def test_which_redirect_answers(
    api: Api, site: str, redirect: Any, redirects: list[tuple[str, str]], visit: str, winner: int | None, turned: bool
) -> None:
    numbered = list(enumerate(redirects))
    for number, (address, match) in reversed(numbered) if turned else numbered:
        made = redirect(address, match, destination=f"https://dest.example/{number}")
        assert made.status == 200, made.text

    location = None if winner is None else f"https://dest.example/{winner}"
    answer = api.visit(site, visit)
    assert (answer.status, answer.location) == ((404, None) if winner is None else (301, location))
    if not turned:
        assert api("POST", "/links/explain", {"url": f"https://{site}{visit}"}).json["location"] == location


# An address, its destination, a visit, and where it leads.
FILLED = [
    ("/b/:year/:post", "https://dest.example/:post?y=:year", "/b/2020/x", "https://dest.example/x?y=2020"),
    ("/b/:year/*", "https://dest.example/a/:year/:splat", "/b/2020/x/y", "https://dest.example/a/2020/x/y"),
    ("/b/*", "https://dest.example/:splat", "/b", "https://dest.example/"),
    ("/b/:x", "https://dest.example/:x/:other", "/b/1", "https://dest.example/1/:other"),
    ("/b/:x", "https://dest.example/:xy", "/b/1", "https://dest.example/:xy"),
    ("/b/:x", "https://dest.example/a:x", "/b/1", "https://dest.example/a1"),
    ("/b/:x", "https://dest.example/:x", "/b/a%2Fb%20c", "https://dest.example/a%2Fb%20c"),
    ("/b/*", "https://dest.example/a/:splat", "/b/../../x", "https://dest.example/a/x"),
    ("/b/*", "https://dest.example/a/:splat", "/b/%2e%2e/%2E%2E/x", "https://dest.example/a/x"),
    ("/b/*", "https://dest.example/a/:splat", "/b/x/../y", "https://dest.example/a/y"),
    ("/b/:x", "https://dest.example/?q=:x", "/b/1&a=b+c;d", "https://dest.example/?q=1%26a%3Db%2Bc%3Bd"),
    ("/b/*", "https://dest.example/?q=:splat", "/b/1&a=2/x", "https://dest.example/?q=1%26a%3D2/x"),
    ("/b?id=:id", "https://dest.example/:id", "/b?id=a%20b", "https://dest.example/a%20b"),
    ("/b?id=:id", "https://dest.example/?n=:id", "/b?id=7%268", "https://dest.example/?n=7%268"),
    ("/b/v1:x", "https://dest.example/:x", "/b/v1:x", "https://dest.example/:x"),
]


@pytest.mark.parametrize(("address", "destination", "visit", "location"), FILLED)
def test_what_the_names_of_a_pattern_become(
    api: Api, site: str, redirect: Any, address: str, destination: str, visit: str, location: str
) -> None:
    made = redirect(address, destination=destination)
    assert made.status == 200, made.text

    assert api.visit(site, visit).location == location


def test_a_named_parameter_is_not_passed_on(api: Api, site: str, redirect: Any) -> None:
    redirect("/b?id=:id", destination="https://dest.example/:id", forward_query=True)
    redirect("/c?id=1", match=EXACT, forward_query=True)

    assert api.visit(site, "/b?a=1&id=7&b=2").location == "https://dest.example/7?a=1&b=2"
    assert api.visit(site, "/c?a=1&id=1").location == f"{DEST}?a=1"


@pytest.mark.parametrize(
    ("address", "match", "fields", "wrong"),
    [
        ("/b/:x", PATTERN, {"destination": "https://:x.example/"}, "destination"),
        ("/b/:x", PATTERN, {"destination": ":x://dest.example/"}, "destination"),
        ("/b/*", PATTERN, {"destination": "https://:splat/"}, "destination"),
        ("/b/*/c", PATTERN, {}, "url"),
        ("/b/:x/:x", PATTERN, {}, "url"),
        ("/b/:x", PATTERN, {"forward_path": True}, "forward_path"),
        ("/b", EXACT, {"forward_path": True}, "forward_path"),
        ("/b", "nonsense", {}, "match"),
        ("/b", PATTERN, {"type": "link"}, "match"),
        ("/" + "a/" * 65, PATTERN, {}, "url"),
        ("/" + "a/" * 65, PREFIX, {}, "url"),
        ("/b", EXACT, {"type": "gone", "destination": DEST}, "destination"),
        ("/b", EXACT, {"status": 410}, "status"),
        ("/b", EXACT, {"type": "gone", "destination": None, "status": 301}, "status"),
    ],
)
def test_what_is_refused(redirect: Any, address: str, match: str, fields: Any, wrong: str) -> None:
    assert rejected(redirect(address, match, **fields)) == {wrong}


@pytest.mark.parametrize("match", [PATTERN, PREFIX])
def test_an_address_of_64_segments(api: Api, site: str, redirect: Any, match: str) -> None:
    address = "/a" * 63 + ("/:x" if match == PATTERN else "/b")

    assert redirect(address, match).status == 200
    assert api.visit(site, "/a" * 63 + "/b").location == DEST


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("/a", EXACT), ("/a/", EXACT)),
        (("/a", EXACT), ("/a", PREFIX)),
        (("/a?x=1&y=2", EXACT), ("/a?y=2&x=1", EXACT)),
        (("/a/:x", PATTERN), ("/a/:y", PATTERN)),
        (("/a", PREFIX), ("/a/*", PATTERN)),
        (("/a/*", PATTERN), ("/a", PREFIX)),
        (("/a?p=:x", PATTERN), ("/a?p=:y", PATTERN)),
    ],
)
def test_one_address_has_one_redirect(
    api: Api, redirect: Any, site: str, first: tuple[str, str], second: tuple[str, str]
) -> None:
    made = redirect(*first)
    assert made.status == 200, made.text

    assert rejected(redirect(*second)) == {"url"}

    other = redirect("/elsewhere", EXACT).json["data"][0]
    moved = {"url": f"https://{site}{second[0]}", "destination": DEST, "match": second[1]}
    assert rejected(api("PUT", f"/redirect/{other['id']}", moved)) == {"url"}


def test_other_parameters_make_another_address(redirect: Any) -> None:
    for address, match in (("/a", PREFIX), ("/a/*?y=1", PATTERN), ("/a?y=1", EXACT), ("/a?y=2", EXACT)):
        assert redirect(address, match).status == 200


def test_without_match_the_path_that_is_forwarded_decides(api: Api, site: str, redirect: Any) -> None:
    redirect("/plain", match=None)
    redirect("/passing", match=None, forward_path=True)
    redirect("/prefix", PREFIX)

    assert [api.visit(site, f"/{path}/x").location for path in ("plain", "passing", "prefix")] == [
        None, f"{DEST}/x", DEST,
    ]  # fmt: skip


def test_what_is_gone(api: Api, site: str, redirect: Any) -> None:
    made = redirect("/old", PREFIX, type="gone", destination=None)
    assert made.status == 200, made.text
    record = made.json["data"][0]

    answer = api.visit(site, "/old/x")

    assert (record["status"], record["destination"], record["type"]) == ("410", None, "gone")
    assert (answer.status, answer.location) == (410, None)
    body = {"url": record["url"], "destination": DEST, "type": "redirect"}
    assert api("PUT", f"/redirect/{record['id']}", body).json["status"] == "301"
    assert api.visit(site, "/old/x").status == 301


def test_a_hostname_has_1000_patterns(api: Api, host: str) -> None:
    rows = [{"url": f"https://{host}/{number}/:x", "destination": DEST, "match": PATTERN} for number in range(1000)]
    made = api("POST", "/bulk", {"records": rows})
    further = {**rows[0], "url": f"https://{host}/further/:x"}
    refused = api("POST", "/redirect", further)
    plain = api("POST", "/redirect", {"url": f"https://{host}/further", "destination": DEST, "match": EXACT})
    deleted = api("DELETE", f"/redirect/{made.json['data'][0]['id']}")
    after = api("POST", "/redirect", further)
    last = api.visit(host, "/999/y")
    api("DELETE", "/bulk", query={"filter[host]": host})

    assert {row["result"] for row in made.json["data"]} == {"created"}
    assert rejected(refused) == {"url"}
    assert (plain.status, deleted.status, after.status) == (200, 204, 200)
    assert last.location == DEST
