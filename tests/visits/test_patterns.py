"""Visits that a pattern, a prefix or a redirect with a query answers: values, forwarding, and what never escapes."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask

from signpost.domain.records import destination, paths, patterns
from signpost.operations.records import pattern_quota
from tests.conftest import Client
from tests.visits.conftest import send

HOST = "go.acme.test"


@pytest.fixture
def redirect(client: Client, connect: Callable[..., str]) -> Callable[..., Any]:
    """Make a redirect at a path of a connected hostname."""
    connect()

    def make(url: str, to: str | None = None, code: int = 200, **fields: Any) -> Any:
        body = {"url": HOST + url, **({"destination": to} if to else {}), **fields}
        answer = client.post("/v1/redirect", json=body)
        assert answer.status_code == code, answer.text
        return answer.json["data"][0] if code == 200 else answer.json["errors"]

    return make


@pytest.mark.parametrize(
    ("url", "to", "visit", "location"),
    [
        ("/blog/:year/:slug", "/:slug?y=:year", "/blog/2019/hello", "/hello?y=2019"),
        ("/blog/:year/*", "/archive/:year/:splat", "/blog/2019/03/14/a.html", "/archive/2019/03/14/a.html"),
        ("/blog/*", "/new/:splat", "/blog/a/", "/new/a/"),
        ("/blog/*", "/new/:splat", "/blog", "/new/"),
        ("/blog/*", "/new/:splat", "/blog/", "/new/"),
        ("/*", "/:splat", "/a/b", "/a/b"),
        ("/p/:id", "/post-:id.html", "/p/7", "/post-7.html"),
        ("/p/:id", "/:id-:id", "/p/7", "/7-7"),
        ("/p/:id", "/:idx/:other/:id", "/p/7", "/:idx/:other/7"),
        ("/p/:id", "/fixed", "/p/7", "/fixed"),
        ("/p/:id", "/a#:id", "/p/7", "/a#:id"),
        # Values go over as they came.
        ("/p/:x", "/n/:x", "/p/%41%2f%20%C3%A4", "/n/%41%2f%20%C3%A4"),
        ("/p/:x", "/n/:x", "/p/\xc3\xa4", "/n/%C3%A4"),
        ("/p/*", "/n/:splat", "/p/a%2Fb//c", "/n/a%2Fb//c"),
        ("/p/:x", "/n?u=:x", "/p/a&b=c+d;e", "/n?u=a%26b%3Dc%2Bd%3Be"),
        ("/p/*", "/n?u=:splat", "/p/a/b%26c", "/n?u=a/b%26c"),
        # Queries.
        ("/i.php?id=:id", "/items/:id", "/i.php?id=42&utm=x", "/items/42"),
        ("/i.php?id=:id", "/items/:id", "/i.php?id=..%2F..%2Fx", "/items/..%2F..%2Fx"),
        ("/i.php?id=:id&lang=de", "/de/:id", "/i.php?lang=de&id=a+b", "/de/a%20b"),
        # Dot segments never climb above the destination's path.
        ("/p/*", "/n/:splat", "/p/../../x", "/n/x"),
        ("/p/*", "/n/:splat", "/p/a/../b", "/n/b"),
        ("/p/*", "/n/:splat", "/p/%2e%2E/%2e/x", "/n/x"),
        ("/p/:x", "/n/:x/end", "/p/..", "/n//end"),
        ("/p/:x/:y", "/n/:x:y", "/p/./.", "/n/"),
    ],
)
def test_values(app: Flask, redirect: Callable[..., Any], url: str, to: str, visit: str, location: str) -> None:
    redirect(url, f"https://new.example{to}", match="pattern")
    answer = send(app, visit)
    assert (answer.status, answer.location) == (301, f"https://new.example{location}")


HOSTILE = [
    *("//evil.example/", "/%2Fevil.example", "\\evil.example", "\\\\evil.example", "%5C%5Cevil.example"),
    *("@evil.example", "a@evil.example/", ":80@evil.example", "%40evil.example", "https://evil.example"),
    *("%0d%0aSet-Cookie:%20a=1", "%0D%0A%0D%0A<script>", "%00", "\x00", "..//evil.example", "../../../../etc"),
    *("?x=1", "#x", "javascript:alert(1)", "%3Cscript%3E", "\xff\xfe", ".", "..", "%2e%2e%2f%2e%2e"),
]


@pytest.mark.parametrize("to", ["/:splat", "/n/:splat", "/?u=:splat", "/n?u=:splat&v=1", "/:splat/:splat"])
def test_a_visitor_never_chooses_scheme_or_host(app: Flask, redirect: Callable[..., Any], to: str) -> None:
    redirect("/p/*", f"https://new.example{to}", match="pattern")
    for rest in HOSTILE:
        answer = send(app, f"/p/{rest}")
        assert answer.status == 301, rest
        location = answer.header("Location")
        assert location.isascii(), rest
        assert not any(character <= " " for character in location), rest
        parts = urlsplit(location)
        assert (parts.scheme, parts.netloc) == ("https", "new.example"), rest
        assert ".." not in parts.path.split("/"), rest
        names = [name for name, _, _ in (part.partition("=") for part in parts.query.split("&"))]
        assert names in ([""], ["u"], ["u", "v"], ["x"], ["u", "x"], ["u", "v", "x"]), rest


def test_a_destination_names_its_host_itself(redirect: Callable[..., Any]) -> None:
    redirect("/p/*", "https://new.example:splat", match="pattern", code=422)


@pytest.mark.parametrize(
    ("url", "field", "reason"),
    [
        ("/a/*/*", "url", "Only the last segment can be an asterisk"),
        ("/a/*/b", "url", "Only the last segment can be an asterisk"),
        ("/abc*", "url", "In 'abc*' it is not a whole segment"),
        ("/:x/:x", "url", "The name :x appears twice."),
        ("/:x?id=:x", "url", "The name :x appears twice."),
        ("/:splat/*", "url", "The name :splat is reserved for *."),
        ("/" + "a/" * 65, "url", "The path of a pattern can have at most 64 segments."),
        ("/a%zz/*", "url", "The escape '%zz' in the path is broken."),
        ("/" + "a" * 2048, "url", "The path is longer than 2048 bytes."),
        ("?id=:id", "url", "Put a path before the query"),
    ],
)
def test_impossible_patterns(redirect: Callable[..., Any], url: str, field: str, reason: str) -> None:
    errors = redirect(url, "https://new.example/", match="pattern", code=422)
    assert list(errors) == [field]
    assert errors[field][0].startswith(reason)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"destination": "https://:x.example/"}, "destination"),
        ({"destination": "https://example.com:x/"}, "destination"),
        ({"destination": "https://example.com/" + "/:x" * (destination.MAX_PLACEHOLDERS + 1)}, "destination"),
        ({"destinations": ["https://a.example/:x", "https://b.example:x/"]}, "destinations.1"),
        ({"destination": "https://a.example/", "forward_path": True}, "forward_path"),
        ({"destination": "https://a.example/", "status": 410}, "status"),
        ({"destination": "https://a.example/", "type": "gone"}, "destination"),
        ({"type": "gone", "status": 301}, "status"),
        ({"destination": "https://a.example/", "type": "link"}, "match"),
        ({"destination": "https://a.example/", "match": "regex"}, "match"),
    ],
)
def test_what_does_not_go_together(redirect: Callable[..., Any], fields: dict[str, Any], field: str) -> None:
    assert list(redirect("/a/:x", None, **{"match": "pattern", **fields}, code=422)) == [field]


def test_a_link_keeps_its_alias_and_has_no_query(redirect: Callable[..., Any]) -> None:
    for url in ("/" + "a" * 31, "/a,b", "/_a", "/a%20b", "/a?b=c"):
        assert list(redirect(url, "https://a.example/", type="link", code=422)) == ["url"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("/a", "exact"), ("/a/", "prefix")),
        (("/a/:x", "pattern"), ("/a/:y", "pattern")),
        (("/a", "prefix"), ("/a/*", "pattern")),
        (("/", "prefix"), ("/*", "pattern")),
        (("/i?a=1&b=2", "exact"), ("/i?b=2&a=1", "exact")),
        (("/i?a=:x", "pattern"), ("/i?a=:y", "pattern")),
        (("/i?a=1", "prefix"), ("/i/*?a=1", "pattern")),
    ],
)
def test_one_redirect_for_a_place(client: Client, redirect: Callable[..., Any], first: Any, second: Any) -> None:
    for one, other in ((first, second), (second, first)):
        created_row = redirect(one[0], "https://a.example/", match=one[1])
        errors = redirect(other[0], "https://b.example/", match=other[1], code=422)
        assert list(errors) == ["url"]
        # Nor can another one move there.
        moving = redirect("/elsewhere", "https://c.example/")
        body = {"url": HOST + other[0], "match": other[1], "destination": "https://c.example/"}
        assert list(client.put(f"/v1/redirect/{moving['id']}", json=body).json["errors"]) == ["url"]
        for record in (created_row, moving):
            assert client.delete(f"/v1/redirect/{record['id']}").status_code == 204


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("/a", "exact"), ("/a/*", "pattern")),
        (("/", "exact"), ("/*", "pattern")),
        # A pattern without names answers for one path.
        (("/a", "pattern"), ("/a/*", "pattern")),
        (("/", "pattern"), ("/*", "pattern")),
        (("/i", "exact"), ("/i?a", "exact")),
        # The parameters are part of the place.
        (("/a", "prefix"), ("/a/*?y=1", "pattern")),
        (("/a?y=1", "prefix"), ("/a/*", "pattern")),
        (("/a", "prefix"), ("/a?y=1", "prefix")),
        (("/", "prefix"), ("/?p=1", "prefix")),
        (("/", "prefix"), ("/*?p=1", "pattern")),
    ],
)
def test_two_places(client: Client, redirect: Callable[..., Any], first: Any, second: Any) -> None:
    for one, other in ((first, second), (second, first)):
        created_row = redirect(one[0], "https://a.example/", match=one[1])
        moved = redirect("/elsewhere", "https://b.example/")
        body = {"url": HOST + other[0], "match": other[1], "destination": "https://b.example/"}
        assert client.put(f"/v1/redirect/{moved['id']}", json=body).status_code == 200
        assert client.delete(f"/v1/redirect/{moved['id']}").status_code == 204
        created = redirect(other[0], "https://b.example/", match=other[1])
        for record in (created_row, created):
            assert client.delete(f"/v1/redirect/{record['id']}").status_code == 204


class TestQueries:
    def test_others_are_forwarded(self, app: Flask, redirect: Callable[..., Any]) -> None:
        redirect("/i.php?id=12", "https://new.example/a?x=0", forward_query=True)
        assert send(app, "/i.php?b=%20&id=12&x=1").location == "https://new.example/a?x=1&b=%20"
        assert send(app, "/i.php?id=1").status == 404

    def test_ten_thousand_at_one_path(self, app: Flask, client: Client, redirect: Callable[..., Any]) -> None:
        for number in range(50):
            redirect(f"/i.php?id={number}", f"https://new.example/{number}")
        redirect("/i.php?cat=1&id=7", "https://new.example/both")
        assert send(app, "/i.php?id=49").location == "https://new.example/49"
        assert send(app, "/I.PHP?id=49").location == "https://new.example/49"
        assert send(app, "/i.php?id=7&cat=1").location == "https://new.example/both"
        assert send(app, "/i.php?ID=7").status == 404

    def test_the_root_with_a_query_is_exact(self, app: Flask, redirect: Callable[..., Any]) -> None:
        redirect("/?p=123", "https://new.example/post")
        assert send(app, "/?p=123").location == "https://new.example/post"
        assert send(app, "/x?p=123").status == 404

    def test_a_change_is_seen_at_once(self, app: Flask, client: Client, redirect: Callable[..., Any]) -> None:
        simple = redirect("/i", "https://new.example/plain")
        assert send(app, "/i?a=1").location == "https://new.example/plain"
        requested = redirect("/i?a=1", "https://new.example/asked")
        assert send(app, "/i?a=1").location == "https://new.example/asked"
        assert send(app, "/i?a=2").location == "https://new.example/plain"
        pattern = redirect("/i?b=:b", "https://new.example/b/:b", match="pattern")
        assert send(app, "/i?b=3").location == "https://new.example/plain"
        client.delete(f"/v1/redirect/{simple['id']}")
        assert send(app, "/i?b=3").location == "https://new.example/b/3"
        client.delete(f"/v1/redirect/{pattern['id']}")
        client.delete(f"/v1/redirect/{requested['id']}")
        assert [send(app, f"/i?{query}").status for query in ("a=1", "b=3", "")] == [404] * 3

    @pytest.mark.parametrize("path", ["/a/b", "/"])
    def test_a_prefix_that_asks_for_parameters_is_seen_at_once(
        self, app: Flask, client: Client, redirect: Callable[..., Any], path: str
    ) -> None:
        redirect(path, "https://new.example/plain", match="prefix")
        assert send(app, f"{path}?y=1").location == "https://new.example/plain"
        requested = redirect(f"{path}?y=1", "https://new.example/asked", match="prefix", forward_query=True)
        for url in (f"{path}?y=1", f"{path.rstrip('/')}/?y=1", f"{path.upper()}?z=2&y=1"):
            assert send(app, url).location == "https://new.example/asked" + ("?z=2" if "z" in url else ""), url
        assert [send(app, f"{path}{query}").location for query in ("", "?y=2")] == ["https://new.example/plain"] * 2
        (explained,) = client.post("/v1/links/explain", json={"urls": [f"{HOST}{path}?y=1"]}).json["data"]
        assert explained["record"]["id"] == requested["id"]
        client.delete(f"/v1/redirect/{requested['id']}")
        assert send(app, f"{path}?y=1").location == "https://new.example/plain"

    def test_sets_of_parameters_are_bounded(self, redirect: Callable[..., Any]) -> None:
        for number in range(20):
            redirect(f"/i?p{number}=1", "https://a.example/")
        redirect("/i?p0=2", "https://a.example/")
        errors = redirect("/i?p20=1", "https://a.example/", code=422)
        assert "20 sets of parameters" in errors["url"][0]


class TestGone:
    def test_the_page(self, app: Flask, client: Client, redirect: Callable[..., Any]) -> None:
        created_row = redirect("/old", type="gone")
        assert (created_row["status"], created_row["destination"], created_row["destinations"]) == ("410", None, [])
        answer = send(app, "/old")
        assert answer.status == 410
        assert answer.location is None
        assert send(app, "/old+").status == 410

    def test_it_may_answer_for_all_below(self, app: Flask, redirect: Callable[..., Any]) -> None:
        redirect("/shop", type="gone", match="prefix")
        redirect("/shop/kept", "https://new.example/")
        assert [send(app, path).status for path in ("/shop", "/shop/a/b", "/shop/kept")] == [410, 410, 301]

    def test_a_change_of_type(self, app: Flask, client: Client, redirect: Callable[..., Any]) -> None:
        created_row = redirect("/old", type="gone")
        path = f"/v1/redirect/{created_row['id']}"
        answer = client.put(path, json={"url": f"{HOST}/old", "destination": "https://new.example/"})
        assert (answer.json["type"], answer.json["status"]) == ("redirect", "301")
        assert send(app, "/old").location == "https://new.example/"
        answer = client.put(path, json={"url": f"{HOST}/old", "type": "gone"})
        assert (answer.json["type"], answer.json["status"], answer.json["destination"]) == ("gone", "410", None)


class TestSpecialPaths:
    def test_a_redirect_may_have_paths_that_links_may_not(self, app: Flask, redirect: Callable[..., Any]) -> None:
        for path in (
            "/favicon.ico",
            "/sitemap.xml",
            "/.well-known/security.txt",
            "/a+",
            "/_old",
            "/a%20b",
            "/x,(y)@z:+1",
        ):
            created_row = redirect(path, f"https://new.example{path}")
            assert created_row["url"] == f"https://{HOST}{path}"
            assert send(app, path).location == f"https://new.example{path}"

    def test_a_plus_previews_the_link_before_it(self, app: Flask, redirect: Callable[..., Any]) -> None:
        redirect("/abc", "https://new.example/abc")
        redirect("/:x", "https://new.example/pattern/:x", match="pattern")
        assert send(app, "/abc+").status == 200
        assert send(app, "/other+").location == "https://new.example/pattern/other+"
        redirect("/abc+", "https://new.example/plus")
        assert send(app, "/abc+").location == "https://new.example/plus"

    def test_escapes_that_are_not_utf_8(self, app: Flask, redirect: Callable[..., Any]) -> None:
        assert send(app, "/caf%E9").status == 404
        redirect("/caf%E9", "https://new.example/café")
        assert send(app, "/caf%e9").location == "https://new.example/caf%C3%A9"
        assert send(app, "/caf\xe9").location == "https://new.example/caf%C3%A9"
        assert send(app, "/caf%zz").status == 404


def test_patterns_are_bounded(redirect: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert patterns.MAX_PATTERNS >= 1000
    monkeypatch.setattr(pattern_quota, "MAX_PATTERNS", 2)
    redirect("/a/*", "https://a.example/", match="pattern")
    redirect("/b/*", "https://a.example/", match="pattern")
    assert "maximum" in redirect("/c/*", "https://a.example/", match="pattern", code=422)["url"][0]
    redirect("/c/*", "https://a.example/")


def test_an_answer_is_not_much_longer_than_its_request(app: Flask, redirect: Callable[..., Any]) -> None:
    redirect("/p/*", "https://a.example/" + "/:splat" * destination.MAX_PLACEHOLDERS, match="pattern")
    assert send(app, "/p/" + "a" * 3000).status == 301
    assert send(app, "/p/" + "a" * 15_000).status == 414


def test_deep_visits_look_at_few_prefixes(app: Flask, redirect: Callable[..., Any]) -> None:
    redirect("/a", "https://new.example/x", forward_path=True)
    rest = "b/" * 5000
    assert send(app, f"/a/{rest}").location == f"https://new.example/x/{rest}"
    assert paths.MAX_SEGMENTS == 64
