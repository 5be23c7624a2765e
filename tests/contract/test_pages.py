"""Pages for visitors: passwords, previews, single clicks, and what is passed on. Extensions."""

import time
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlencode

import pytest

from .client import Answer, Api, eventually
from .records import DEST, get

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
CRAWLER = {"User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"}


def unlock(api: Api, host: str, path: str, password: str = "open sesame", **kwargs: Any) -> Answer:
    return api.visit(host, path, "POST", FORM, body=urlencode({"password": password}).encode(), **kwargs)


def test_a_password_is_typed_once_and_never_passed_on(api: Api, host: str, link: Any) -> None:
    link(alias="a", password="open sesame", forward_query=True, forward_path=True, utm=["source=x"])

    for path in ("/a", "/a?password=open+sesame", "/a?password=open%20sesame&b=1"):
        page = api.visit(host, path)
        assert (page.status, page.location) == (401, None), path
        assert DEST not in page.text
        assert "no-store" in page.headers["Cache-Control"]
    opened = unlock(api, host, "/a/further?b=1&password=open+sesame&c=2")
    assert (opened.status, opened.location) == (303, f"{DEST}/further?utm_source=x&b=1&c=2")
    assert "no-store" in opened.headers["Cache-Control"]
    for wrong in ("", "open", "Open Sesame", "open sesame ", "x" * 5000):
        assert unlock(api, host, "/a", wrong).location is None, wrong
    assert api.visit(host, "/a").status == 401


def test_wrong_passwords_are_limited(api: Api, host: str, link: Any) -> None:
    link(alias="a", password="open sesame")

    statuses = [unlock(api, host, "/a", "wrong").status for _ in range(40)]

    assert set(statuses) <= {403, 429}
    assert (statuses[0], statuses[-1]) == (403, 429)
    assert unlock(api, host, "/a").location is None


def test_a_preview_shows_where_it_leads(api: Api, host: str, link: Any) -> None:
    record = link(alias="a", title="<Spring>", rules=[{"if": {"bot": True}, "destination": "https://two.example/"}])
    link(alias="locked", password="open sesame", destination="https://secret.example/")
    paused = link(alias="paused", destination="https://secret.example/")
    api("PATCH", f"/redirect/{paused['id']}", {"paused": True})
    link(alias="later", starts="2040-01-01T00:00:00Z", destination="https://secret.example/")

    page = api.visit(host, "/a+")

    assert (page.status, page.location) == (200, None)
    assert DEST in page.text
    assert "https://two.example/" in page.text
    assert "<Spring>" not in page.text
    for alias in ("locked", "paused", "later"):
        answer = api.visit(host, f"/{alias}+")
        assert "secret.example" not in answer.text, alias
        assert answer.location is None
    assert api.visit(host, "/missing+").status == 404
    assert get(api, record["id"])["total_clicks"] == 0


def test_of_a_link_for_one_click_a_crawler_gets_nothing(api: Api, host: str, link: Any) -> None:
    record = link(alias="a", max_clicks=1, destination="https://secret.example/")

    for headers in (CRAWLER, {"Sec-Purpose": "prefetch"}, {"User-Agent": "Slackbot-LinkExpanding 1.0"}):
        for method in ("GET", "HEAD"):
            answer = api.visit(host, "/a", method, headers)
            assert answer.location is None
            assert "secret.example" not in answer.text
    assert get(api, record["id"])["total_clicks"] == 0


def test_what_is_over_is_gone_and_what_has_not_begun_is_not_found(api: Api, host: str, link: Any) -> None:
    """Used up and expired: 410. Not started, and paused: 404."""
    soon = (datetime.now(UTC) + timedelta(seconds=1)).isoformat()
    link(alias="expired", expires=soon)
    link(alias="moved", expires=soon, expired_url="https://over.example/")
    link(alias="used", max_clicks=1, interstitial="never")
    link(alias="used-moved", max_clicks=1, interstitial="never", expired_url="https://over.example/")
    link(alias="later", starts="2040-01-01T00:00:00Z")
    paused = link(alias="paused", expires="2040-01-01T00:00:00Z")
    fine = link(alias="fine")
    api("PATCH", f"/redirect/{paused['id']}", {"paused": True})
    assert [api.visit(host, f"/{alias}").status for alias in ("used", "used-moved")] == [302, 302]
    time.sleep(1)

    found = {
        alias: (answer.status, answer.location)
        for alias in ("expired", "moved", "used", "used-moved", "later", "paused", "fine")
        for answer in [api.visit(host, f"/{alias}")]
    }

    over = (302, "https://over.example/")
    assert found == {
        "expired": (410, None), "moved": over, "used": (410, None), "used-moved": over, "later": (404, None),
        "paused": (404, None), "fine": (302, DEST),
    }  # fmt: skip

    def aliases(**filters: str) -> list[str]:
        query = {f"filter[{name}]": value for name, value in {"host": host, **filters}.items()}
        return [one["alias"] for one in api("GET", "/links", query={**query, "sort": "id"}).json["data"]]

    assert aliases(health="expired") == ["expired", "moved"]
    assert aliases(health="paused") == ["paused"]
    eventually(lambda: aliases(traffic="any"), lambda some: len(some) == 3)
    assert aliases(traffic="any") == ["used", "used-moved", "fine"]
    assert aliases(traffic="none") == ["expired", "moved", "later", "paused"]
    assert set(aliases(health="no_clicks")) <= set(aliases(traffic="none"))
    kinds = {pin["value"] for pin in api("GET", "/links/filter-pins").json["pins"] if pin["kind"] == "health"}
    assert {"paused", "expired"} <= kinds
    # What is expired may be given a later end.
    record = api("GET", "/links", query={"filter[search]": f"{host}/expired"}).json["data"][0]
    api("PATCH", f"/redirect/{record['id']}", {"expires": None})
    assert api.visit(host, "/expired").location == DEST
    assert get(api, fine["id"])["expired_at"] is None


@pytest.mark.parametrize(
    ("fields", "path", "location"),
    [
        ({"forward_query": True}, "/a?x=1&x=2&y&x=3", f"{DEST}?x=1&x=2&x=3&y"),
        ({"forward_query": True, "destination": f"{DEST}?x=0&z=1"}, "/a?x=1&x=2", f"{DEST}?x=1&x=2&z=1"),
        ({"forward_query": True, "destination": f"{DEST}#top"}, "/a?x=1", f"{DEST}?x=1#top"),
        ({"forward_query": True, "utm": ["source=s"]}, "/a?utm_source=v", f"{DEST}?utm_source=v"),
        ({"forward_query": True}, "/a?", DEST),
        ({"forward_query": True}, "/a?password=x&y=1", f"{DEST}?password=x&y=1"),
        ({"forward_query": True}, "/a?x=%C3%A4&y=a+b&z=%26", f"{DEST}?x=%C3%A4&y=a+b&z=%26"),
        (
            {"forward_query": True, "utm": ["source=s", "medium=m"]},
            "/a?utm_source=v",
            f"{DEST}?utm_source=v&utm_medium=m",
        ),
        ({"forward_query": True, "destination": f"{DEST}?a=1&a=2"}, "/a?a=3", f"{DEST}?a=3"),
        ({"forward_path": True, "destination": "https://dest.example/?q=1"}, "/a/b", "https://dest.example/b?q=1"),
        ({"forward_path": True, "destination": "https://dest.example/x/"}, "/a/b", "https://dest.example/x/b"),
        ({"forward_path": True, "destination": "https://dest.example/x#top"}, "/a/b", "https://dest.example/x/b#top"),
        ({"forward_path": True}, "/a/%2e%2e/%2E%2e/x", f"{DEST}/x"),
        ({"forward_path": True}, "/a/b/../../../x", f"{DEST}/x"),
        ({"forward_path": True}, "/a/b%2Fc", f"{DEST}/b%2Fc"),
        ({"forward_path": True}, "/a/b//c", f"{DEST}/b//c"),
        ({"forward_path": True}, "/a/", DEST),
        ({"forward_path": True, "forward_query": True}, "/a/b?c=d", f"{DEST}/b?c=d"),
        ({"forward_path": False}, "/a/b", None),
        ({"forward_query": False}, "/a?x=1", DEST),
        ({"utm": ["source=a b&c", "term=ä"]}, "/a", f"{DEST}?utm_source=a%20b%26c&utm_term=%C3%A4"),
        ({"utm": ["source=s"], "destination": f"{DEST}?a=b#c"}, "/a", f"{DEST}?a=b&utm_source=s#c"),
        ({"destination": "mailto:a@dest.example", "utm": ["source=s"]}, "/a", "mailto:a@dest.example"),
    ],
    ids=str,
)
def test_what_is_passed_on(api: Api, host: str, link: Any, fields: Any, path: str, location: str | None) -> None:
    link(**{"alias": "a", **fields})

    assert api.visit(host, path).location == location


def test_weights_decide_how_often(api: Api, host: str, link: Any) -> None:
    one, two, three = "https://one.example/", "https://two.example/", "https://three.example/"
    weighted = {"destination_routing": "weighted", "destinations": [one, two, three]}
    link(alias="a", **weighted, destination_weights=[0, 1, 9])

    found = [api.visit(host, "/a").location for _ in range(100)]

    assert one not in found
    assert 60 <= found.count(three) < 100


def test_order_goes_round_for_each_link_alone(api: Api, host: str, link: Any) -> None:
    two = ["https://one.example/", "https://two.example/"]
    for alias in "ab":
        link(alias=alias, destinations=two, destination_routing="order")

    assert [api.visit(host, "/a").location for _ in range(3)] == [two[0], two[1], two[0]]
    assert api.visit(host, "/b").location == two[0]
    assert api.visit(host, "/b", "HEAD").location in two


def test_headers_of_plugins(api: Api, host: str, link: Any) -> None:
    link(alias="quiet", plugins=["no-referrer", "noindex"])
    link(alias="closed", plugins=["block-bots"])
    link(alias="asking", plugins=["preview"])
    link(alias="plain")

    quiet = api.visit(host, "/quiet")
    assert quiet.headers["Referrer-Policy"] == "no-referrer"
    assert "noindex" in quiet.headers["X-Robots-Tag"]
    assert api.visit(host, "/closed").location == DEST
    blocked = api.visit(host, "/closed", headers=CRAWLER)
    assert (blocked.status, blocked.location) == (403, None)
    asking = api.visit(host, "/asking")
    assert (asking.status, asking.location, DEST in asking.text) == (200, None, True)
    plain = api.visit(host, "/plain", headers=CRAWLER)
    assert (plain.location, plain.headers["X-Robots-Tag"]) == (DEST, None)


@pytest.mark.parametrize(
    ("type_", "status", "cached"),
    [("link", 301, True), ("link", 302, False), ("link", 307, False), ("link", 308, True), ("redirect", None, True)],
)
def test_what_browsers_may_keep(api: Api, host: str, link: Any, type_: str, status: int | None, cached: bool) -> None:
    fields = {"type": type_, "alias": "a", **({"status": status} if status else {})}
    record = link(**fields)

    found = api.visit(host, "/a").headers["Cache-Control"]
    assert ("no-store" in found) is not cached
    assert ("max-age" in found and "private" in found) is cached
    for change in ({"max_clicks": 3}, {"max_clicks": None, "password": "sesame"}):
        assert api("PATCH", f"/redirect/{record['id']}", change).status == 200
        assert "no-store" in api.visit(host, "/a").headers["Cache-Control"], change


# Whatever may answer one visitor in another way than the next one, or later in another way than now.
UNKEPT: list[dict[str, Any]] = [
    {"plugins": ["noindex"]},
    {"plugins": ["block-bots"]},
    {"plugins": ["preview"]},
    {"destinations": [DEST, "https://two.example/"]},
    {"destinations": [DEST, "https://two.example/"], "destination_routing": "random"},
    {"rules": [{"if": {"bot": True}, "destination": "https://two.example/"}]},
    {"max_clicks": 11},
    {"max_clicks": 3, "interstitial": "never"},
    {"password": "open sesame"},
    {"status": 302},
    {"status": 307},
    {"type": "frame"},
]


@pytest.mark.parametrize("fields", UNKEPT, ids=str)
def test_what_browsers_may_not_keep(api: Api, host: str, link: Any, fields: dict[str, Any]) -> None:
    link(**{"alias": "a", "status": 301, **fields})

    assert "no-store" in api.visit(host, "/a").headers["Cache-Control"]


def test_browsers_keep_nothing_beyond_its_end(api: Api, host: str, link: Any) -> None:
    """A minute at most."""
    later = datetime.now(UTC) + timedelta(seconds=20)
    link(alias="a", status=308, expires=later.isoformat())
    link(alias="b", status=308, expires=(later + timedelta(days=1)).isoformat())

    soon, far = (api.visit(host, f"/{alias}").headers["Cache-Control"] for alias in "ab")

    assert int(soon.rpartition("max-age=")[2]) in range(10, 21)
    assert int(far.rpartition("max-age=")[2]) == 60


def test_a_frame(api: Api, host: str, link: Any) -> None:
    link(alias="a", type="frame", title="Spring & Co", description='"quoted"', forward_path=True)

    page = api.visit(host, "/a/further")

    assert (page.status, page.location) == (200, None)
    assert f'src="{DEST}/further"' in page.text
    assert "Spring &amp; Co" in page.text
    assert page.headers["Content-Type"].startswith("text/html")
    assert "frame-src https: http:" in page.headers["Content-Security-Policy"]
    link(alias="http", type="frame", destination="http://dest.example/")
    link(alias="app", type="frame", destination="fb://profile/1")
    policies = [api.visit(host, f"/{alias}").headers["Content-Security-Policy"] for alias in ("http", "app")]
    assert ["frame-src https: http:" in policy for policy in policies] == [True, False]
    assert "frame-src fb:" in policies[1]


def test_methods_of_a_visit(api: Api, host: str, link: Any) -> None:
    link(alias="a")
    link(alias="kept", status=307)
    link(alias="kept-too", status=308)

    assert [api.visit(host, "/a", method).status for method in ("POST", "PUT", "DELETE", "PATCH")] == [405] * 4
    assert "GET" in api.visit(host, "/a", "POST").headers["Allow"]
    for alias in ("kept", "kept-too"):
        assert api.visit(host, f"/{alias}", "POST", body=b"x").location == DEST
    head = api.visit(host, "/a", "HEAD")
    assert (head.status, head.location, head.body) == (302, DEST, b"")
    assert api.visit(host, "/missing", "POST").location is None


def test_a_card_for_chats(api: Api, host: str, link: Any) -> None:
    """Programs that make a preview for a chat get the page with it; people and other crawlers are sent on."""
    card = {"title": "A <card>", "description": "Of a link", "image": "https://pictures.example/a.png"}
    link(alias="a", card=card)
    link(alias="plain")

    page = api.visit(host, "/a", headers={"User-Agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"})

    assert (page.status, page.location) == (200, None)
    assert 'property="og:title"' in page.text
    assert "A &lt;card&gt;" in page.text
    assert card["image"] in page.text
    assert api.visit(host, "/a").location == DEST
    assert api.visit(host, "/plain", headers={"User-Agent": "Slackbot-LinkExpanding 1.0"}).location == DEST


def test_a_qr_code(api: Api, host: str, link: Any) -> None:
    record = link(alias="a")
    path = f"/links/{record['id']}/qr"

    svg = api("GET", path)
    png = api("GET", path, query={"format": "png", "size": "300"})

    assert svg.headers["Content-Type"].startswith("image/svg+xml")
    assert b"<svg" in svg.body
    assert (png.headers["Content-Type"], png.body[:8]) == ("image/png", b"\x89PNG\r\n\x1a\n")
    assert int.from_bytes(png.body[16:20], "big") in range(250, 301)
    changed = api("PUT", path, {"color": "#FF0000", "theme": "dots", "margin": "0", "show_url": False})
    assert changed.status == 200, changed.text
    shown = get(api, record["id"])["qr"]
    assert (shown["color"].lower(), shown["theme"], shown["margin"], shown["show_url"]) == (
        "#ff0000",
        "dots",
        "0",
        False,
    )
    assert b"ff0000" in api("GET", path).body.lower()
    for wrong in ({"color": "red"}, {"theme": "stars"}, {"margin": "100"}, {"margin": 4}, {"logo": "x"}, {"size": 1}):
        assert api("PUT", path, wrong).status == 422, wrong
    for query in ({"format": "gif"}, {"size": "1"}, {"size": "100000"}):
        assert api("GET", path, query=query).status == 422, query
    # A visit by the code is counted as one.
    assert get(api, record["id"])["qr"] == shown
