"""What a query says to Signpost itself (the mark of QR codes, nostat), and visits that are not counted."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.clicks.visitors import Visitor
from signpost.domain.records import qr
from signpost.visits import middleware
from signpost.visits.requests import is_uncounted_in, query_in, wants_no_statistics
from tests.conftest import FIREFOX
from tests.visits.conftest import Answer, send

HOST = "go.acme.test"
OFFICE = "198.51.100.7"
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"


@pytest.mark.parametrize(
    ("query", "expected", "is_silent"),
    [
        ("", "", False),
        ("a=1&b=2", "a=1&b=2", False),
        ("_qr=1", "", False),
        ("a=1&_qr=1", "a=1", False),
        ("a=1&&_qr=1", "a=1&", False),
        ("a=1&_qr=1&_qr=1", "a=1", False),
        ("_qr=1&a=1", "a=1", False),
        ("my_qr=1", "my_qr=1", False),
        ("nostat", "", True),
        ("nostat=1", "", True),
        ("a=1&nostat&b=%20&nostat=x", "a=1&b=%20", True),
        ("nostat&_qr=1", "", True),
        ("_qr=1&nostat", "", True),
        ("a=nostat&nostats=1&%6Eostat", "a=nostat&nostats=1&%6Eostat", False),
    ],
)
def test_queries(query: str, expected: str, is_silent: bool) -> None:
    environ = {"QUERY_STRING": query}
    assert query_in(environ) == expected
    assert wants_no_statistics(environ) is is_silent
    assert query_in({}) == ""
    assert not wants_no_statistics({})


@pytest.mark.parametrize("url", ["https://go.acme.test/a", "https://go.acme.test/a?id=1"])
def test_a_marked_url_is_the_one_of_the_record(url: str) -> None:
    path, _, query = qr.add_marker(url).partition("?")
    assert qr.is_marked(query)
    assert url == f"{path}?{qr.remove_marker(query)}".removesuffix("?")


def described(app: Flask) -> list[Visitor]:
    return list(middleware.of(app).clicks.open()._by_id.values())


def counts(app: Flask, client: Any) -> tuple[int, int, int]:
    """Clicks by people, by bots, and misses."""
    assert middleware.of(app).clicks.write()
    total = client.get("/v1/workspace/clicks").json["total"]
    misses = client.get("/v1/misses").json["data"]
    return total["clicks"], total["bots"], sum(miss["people"] for miss in misses)


def test_a_scan_is_forwarded_without_its_mark(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer], client: Any
) -> None:
    connect(HOST)
    make_link(HOST, alias="abc")
    make_link(HOST, alias="all", forward_path=True, forward_query=True, destination="https://dest.example/in")
    assert raw("/abc?_qr=1").location == raw("/abc").location
    assert raw("/all/x?a=1&_qr=1").location == "https://dest.example/in/x?a=1"
    assert raw("/all?_qr=1").location == "https://dest.example/in"
    assert raw("/all?_qr=1&a=1").location == "https://dest.example/in?a=1"
    assert raw("/abc+?_qr=1").status == 200
    assert [entry.trigger for entry in described(app)] == ["qr", ""]
    assert counts(app, client)[0] == 5


def test_scans_and_campaigns_are_counted(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer], client: Any
) -> None:
    connect(HOST)
    make_link(HOST, alias="abc")
    query = "utm_source=poster&utm_medium=print&utm_campaign=Fr%C3%BChling"
    for target in (f"/abc?{query}&_qr=1", f"/abc?{query}", "/abc?_qr=1", "/abc"):
        raw(target, HTTP_REFERER="https://news.example/today?name=ada")
    assert middleware.of(app).clicks.write()
    expected = {
        "trigger": "qr", "source": "poster", "medium": "print", "campaign": "Frühling",
        "referrer_page": "news.example/today", "device": "desktop",
    }  # fmt: skip
    for by, value in expected.items():
        found = client.get(f"/v1/workspace/clicks?by={by}").json["data"]
        count = 4 if by in ("referrer_page", "device") else 2
        assert {"value": value, "clicks": count} in found


def test_a_scan_of_a_redirect_that_asks_for_parameters(
    app: Flask, connect: Callable[..., str], raw: Callable[..., Answer], client: Any
) -> None:
    connect(HOST)
    for url, target in ((f"https://{HOST}/index.php?id=12", "twelve"), (f"https://{HOST}/old/:page", "old?is=:page")):
        answer = client.post("/v1/redirect", json={"url": url, "destination": f"https://dest.example/{target}"})
        assert answer.status_code == 200, answer.text
    assert raw("/index.php?id=12&_qr=1").location == "https://dest.example/twelve"
    assert raw("/index.php?nostat&id=12").location == "https://dest.example/twelve"
    assert raw("/index.php?_qr=1").status == 404
    assert raw("/index.php?lost=1&_qr=1").status == 404
    assert raw("/nothing?_qr=1").status == 404
    missed = {entry["path"] for entry in client.get("/v1/misses").json["data"]}
    assert missed == {"/index.php", "/index.php?lost", "/nothing"}


def test_the_fast_way_does_the_same(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], client: Any
) -> None:
    connect(HOST)
    make_link(HOST, alias="abc")
    found = middleware.of(app)
    for query in ("", "_qr=1", "nostat", "utm_source=mail"):
        answer = found.answer_without_waiting(
            {"REQUEST_METHOD": "GET", "REQUEST_URI": f"/abc?{query}", "QUERY_STRING": query, "HTTP_HOST": HOST,
             "REMOTE_ADDR": "192.0.2.1", "HTTP_USER_AGENT": FIREFOX}
        )  # fmt: skip
        assert answer is not None
        assert answer[0] == 302
    assert counts(app, client)[0] == 3


def test_nostat(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer], client: Any
) -> None:
    connect(HOST)
    make_link(HOST, alias="abc")
    make_link(HOST, alias="all", forward_query=True)
    targets = ["https://a.example/", "https://b.example/"]
    make_link(HOST, alias="turns", destinations=targets, destination_routing="order")
    make_link(HOST, alias="once", max_clicks=1, interstitial="never")
    assert raw("/abc?nostat").status == 302
    assert raw("/all?a=1&nostat").location == "https://dest.example/landing?a=1"
    assert raw("/nothing?nostat").status == 404
    # It takes no turn ...
    assert {raw("/turns?nostat").location for _ in range(3)} == {targets[0]}
    assert raw("/turns").location == targets[0]
    assert counts(app, client) == (1, 0, 0)
    # ... but whoever could say so would pass a limit.
    assert raw("/once?nostat").status == 302
    assert raw("/once?nostat").status == 410
    assert counts(app, client) == (2, 0, 0)


@pytest.mark.parametrize("address", [OFFICE, f"::ffff:{OFFICE}", "2001:db8:1:2::3"])
def test_the_office_is_not_counted(make_app: Callable[..., Flask], make_client: Any, address: str) -> None:
    app = make_app(EXCLUDE_NETWORKS=["198.51.100.0/24", "2001:db8:1::/48"])
    client = make_client(app)
    client.post("/v1/host", json={"host": HOST})
    once = {"alias": "once", "max_clicks": 1, "interstitial": "never"}
    for link in ({"alias": "abc"}, once, {"alias": "fwd", "forward_query": True}):
        answer = client.post("/v1/link", json={"host": HOST, "destination": "https://dest.example/", **link})
        assert answer.status_code == 200, answer.text
    for target, status in (("/abc", 302), ("/fwd?a=1", 302), ("/nothing", 404)):
        assert send(app, target, address=address).status == status
    assert send(app, "/abc", address=address, user_agent=GOOGLEBOT).status == 302
    assert counts(app, client) == (0, 0, 0)
    for target in ("/abc", "/nothing"):
        send(app, target, address="203.0.113.9")
    assert counts(app, client) == (1, 0, 1)
    assert [send(app, "/once", address=address).status for _ in range(2)] == [302, 410]
    assert counts(app, client) == (2, 0, 1)


def test_addresses_that_are_none_are_in_no_network() -> None:
    is_uncounted = is_uncounted_in(["192.0.2.0/24", "2001:db8::/32"])
    for address in ("", "unix:", "192.0.2.300", "x" * 10_000, "192.0.3.1", "fe80::1%eth0"):
        assert not is_uncounted({"REMOTE_ADDR": address})
    for address in ("192.0.2.1", "::ffff:192.0.2.1", "2001:db8::1%eth0"):
        assert is_uncounted({"REMOTE_ADDR": address})
    assert is_uncounted({"REMOTE_ADDR": "203.0.113.1", "QUERY_STRING": "nostat"})


@pytest.mark.parametrize("header", [{"HTTP_SEC_GPC": "1"}, {"HTTP_DNT": "1"}])
def test_who_refuses_to_be_tracked_is_a_number(
    make_app: Callable[..., Flask], make_client: Any, header: dict[str, str]
) -> None:
    app = make_app(RESPECT_DNT=True)
    client = make_client(app)
    client.post("/v1/host", json={"host": HOST})
    client.post("/v1/link", json={"host": HOST, "alias": "abc", "destination": "https://dest.example/"})
    for number in range(3):
        send(app, "/abc", address=f"203.0.113.{number}", HTTP_REFERER="https://news.example/a", **header)
    send(app, "/abc", user_agent=GOOGLEBOT, **header)
    assert middleware.of(app).clicks.write()
    path = "/v1/workspace/clicks"
    assert client.get(path).json["total"] == {"clicks": 3, "bots": 1, "visitors": 0}
    for by in ("referrer", "browser", "system", "language", "country"):
        found = client.get(f"{path}?by={by}").text
        assert not any(word in found for word in ("news.example", "Firefox", "Linux"))


def test_explain_says_so(connect: Callable[..., str], make_link: Callable[..., Any], client: Any) -> None:
    connect(HOST)
    make_link(HOST, alias="abc")

    def click(query: str) -> str:
        answer = client.post("/v1/links/explain", json={"url": f"https://{HOST}/abc?{query}"}).json
        (text,) = [step["text"] for step in answer["steps"] if step["step"] == "click"]
        return str(text)

    assert click("") == "It counts as a click by a person."
    assert click("_qr=1") == "It counts as a click by a person, from a QR code."
    assert click("a=1&nostat") == "It does not count as a click, because it has the parameter nostat."
