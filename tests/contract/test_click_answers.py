"""Counts of clicks and visitors: by day, by what visitors are, by two at once, as a table. An extension."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from .client import Api, eventually
from .errors import assert_error, rejected
from .hosts import fresh
from .records import DEST
from .visitors import AGENTS

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
TWO = [DEST, "https://two.example/"]


@pytest.fixture(scope="module")
def visited(api: Api) -> Iterator[dict[str, Any]]:
    """A link with visits of three people and a crawler, one without, both on a hostname of their own."""
    with api.cleanup():
        host = fresh()
        assert api("POST", "/host", {"host": host}).status == 200
        rules = [{"if": {"query": {"r": None}}, "destinations": TWO, "routing": "order"}]
        fields = {"host": host, "destination": DEST, "tags": ["counted"]}
        (record,) = api("POST", "/link", {**fields, "alias": "a", "rules": rules}).json["data"]
        (other,) = api("POST", "/link", {"host": host, "destination": DEST, "alias": "b"}).json["data"]
        news, mail = {"Referer": "https://www.news.example/a/b?secret"}, {"Referer": "https://mail.example/"}
        visits: list[tuple[str, dict[str, str]]] = [
            (
                "/a?utm_source=letter&utm_medium=mail&utm_campaign=spring",
                {**news, "Accept-Language": "de-CH, en;q=0.5"},
            ),
            ("/a", {**news, "Accept-Language": "de"}),
            ("/a?r", {**mail}),
            ("/a?r", {"User-Agent": IPHONE, **news, "Accept-Language": "fr"}),
            ("/a", {"User-Agent": IPHONE}),
            ("/a", {"User-Agent": CRAWLER, **news}),
            ("/b", {"User-Agent": IPHONE, **mail}),
        ]
        for path, headers in visits:
            assert api.visit(host, path, headers=headers).status == 302
        api.visit(host, "/a", "HEAD")
        api.visit(host, "/a", headers={"Sec-Purpose": "prefetch"})

        def counted() -> tuple[int, int, int]:
            found = asked(api, f"/links/{record['id']}/clicks")["total"]
            return found["clicks"], found["bots"], asked(api, f"/links/{other['id']}/clicks")["total"]["clicks"]

        assert eventually(counted, lambda found: found == (5, 1, 1)) == (5, 1, 1)
        yield {"host": host, "path": f"/links/{record['id']}/clicks", "id": record["id"], "other": other["id"]}


def asked(api: Api, path: str, **query: Any) -> Any:
    answer = api("GET", path, query=query)
    assert answer.status == 200, answer.text
    return answer.json


def counts(answer: Any) -> dict[Any, int]:
    """Clicks by value, or by two; what has none is left out."""
    rows = [row for row in answer["data"] if row["clicks"]]
    return {(row["value"], row["second"]) if "second" in row else row["value"]: row["clicks"] for row in rows}


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def test_by_day(api: Api, visited: Any) -> None:
    answer = asked(api, visited["path"])

    assert set(answer) == {"from", "to", "total", "other_clicks", "data", "by"}
    assert (answer["by"], answer["to"], answer["other_clicks"]) == ("day", today(), 0)
    days = [datetime.now(UTC).date() - timedelta(days=number) for number in range(29, -1, -1)]
    assert [row["value"] for row in answer["data"]] == [day.isoformat() for day in days]
    assert answer["from"] == days[0].isoformat()
    assert answer["data"][-1] == {"value": today(), "clicks": 5, "bots": 1, "visitors": 2}
    assert answer["total"] == {"clicks": 5, "bots": 1, "visitors": 2}
    assert all(row["clicks"] == row["bots"] == row["visitors"] == 0 for row in answer["data"][:-1])


# What the visits of `visited` are counted as.
BREAKDOWNS: list[tuple[str, dict[Any, int]]] = [
    ("referrer", {"news.example": 3, "mail.example": 1, "": 1}),
    ("referrer_page", {"news.example/a/b": 3, "mail.example/": 1, "": 1}),
    ("browser", {"Firefox": 3, "Mobile Safari": 2}),
    ("system", {"Linux": 3, "iOS": 2}),
    ("device", {"desktop": 3, "mobile": 2}),
    ("language", {"de": 2, "fr": 1, "": 2}),
    ("source", {"letter": 1, "": 4}),
    ("medium", {"mail": 1, "": 4}),
    ("campaign", {"spring": 1, "": 4}),
    ("country", {"": 5}),
    ("destination", {"1.1": 1, "1.2": 1, "": 3}),
    ("rule", {"1": 2, "": 3}),
    ("browser,device", {("Firefox", "desktop"): 3, ("Mobile Safari", "mobile"): 2}),
    ("device,browser", {("desktop", "Firefox"): 3, ("mobile", "Mobile Safari"): 2}),
    (
        "referrer,language",
        {("news.example", "de"): 2, ("news.example", "fr"): 1, ("mail.example", ""): 1, ("", ""): 1},
    ),
    ("rule,system", {("1", "Linux"): 1, ("1", "iOS"): 1, ("", "Linux"): 2, ("", "iOS"): 1}),
    ("destination,rule", {("1.1", "1"): 1, ("1.2", "1"): 1, ("", ""): 3}),
    ("campaign,source", {("spring", "letter"): 1, ("", ""): 4}),
]


@pytest.mark.parametrize(("by", "expected"), BREAKDOWNS, ids=lambda value: str(value)[:30])
def test_by_what_visitors_are(api: Api, visited: Any, by: str, expected: dict[Any, int]) -> None:
    answer = asked(api, visited["path"], by=by)

    assert counts(answer) == expected
    assert (answer["by"], answer["total"]["clicks"], answer["other_clicks"]) == (by, 5, 0)
    rows = [row["clicks"] for row in answer["data"] if row["value"]]
    assert rows == sorted(rows, reverse=True)
    assert all("bots" not in row and "visitors" not in row for row in answer["data"])


def test_by_day_and_another(api: Api, visited: Any) -> None:
    answer = asked(api, visited["path"], by="day,device")

    assert counts(answer) == {(today(), "desktop"): 3, (today(), "mobile"): 2}
    hour = counts(asked(api, visited["path"], by="hour"))
    assert sum(hour.values()) == 5
    assert set(hour) <= {f"{(datetime.now(UTC) - timedelta(hours=number)).hour:02}" for number in range(2)}


# A filter, what is counted by, and the counts.
FILTERED: list[tuple[dict[str, str], str, dict[Any, int]]] = [
    ({"device": "mobile"}, "referrer", {"news.example": 1, "": 1}),
    ({"device": "desktop"}, "referrer", {"news.example": 2, "mail.example": 1}),
    ({"referrer": "news.example"}, "device", {"desktop": 2, "mobile": 1}),
    ({"referrer": "nobody.example"}, "device", {}),
    ({"rule": "1"}, "destination", {"1.1": 1, "1.2": 1}),
    ({"language": "de"}, "day", {"today": 2}),
    ({"campaign": "spring"}, "source,medium", {("letter", "mail"): 1}),
]


@pytest.mark.parametrize(("filters", "by", "expected"), FILTERED, ids=str)
def test_with_a_filter(api: Api, visited: Any, filters: dict[str, str], by: str, expected: dict[Any, int]) -> None:
    query = {f"filter[{name}]": value for name, value in filters.items()}

    answer = asked(api, visited["path"], by=by, **query)

    assert counts(answer) == {(today() if key == "today" else key): clicks for key, clicks in expected.items()}
    assert answer["total"] == {"clicks": sum(expected.values()), "bots": None, "visitors": None}
    assert answer["other_clicks"] == 0


def test_of_a_range_of_days(api: Api, visited: Any) -> None:
    day = datetime.now(UTC).date()
    before = (day - timedelta(days=1)).isoformat()

    one = asked(api, visited["path"], **{"from": today(), "to": today()})
    earlier = asked(api, visited["path"], **{"from": before, "to": before})
    compared = asked(api, visited["path"], compare="previous", **{"from": before, "to": today()})

    assert [row["value"] for row in one["data"]] == [today()]
    assert (one["total"]["clicks"], earlier["total"]["clicks"]) == (5, 0)
    assert "previous" not in one
    previous = compared["previous"]
    assert (previous["from"], previous["to"]) == (
        (day - timedelta(days=3)).isoformat(), (day - timedelta(days=2)).isoformat(),
    )  # fmt: skip
    assert (previous["total"]["clicks"], len(previous["data"]), compared["total"]["clicks"]) == (0, 2, 5)
    longest = (day - timedelta(days=3659)).isoformat()
    assert len(asked(api, visited["path"], **{"from": longest})["data"]) == 3660
    pairs = (day - timedelta(days=365)).isoformat()
    assert asked(api, visited["path"], by="device,browser", **{"from": pairs})["total"]["clicks"] == 5


def test_in_a_time_zone(api: Api, visited: Any) -> None:
    answer = asked(api, visited["path"], timezone="Asia/Tokyo")

    assert (answer["total"]["clicks"], answer["total"]["bots"], answer["total"]["visitors"]) == (5, None, None)
    assert len(answer["data"]) == 30
    tokyo = datetime.now(UTC) + timedelta(hours=9)
    assert answer["to"] in (tokyo.date().isoformat(), (tokyo - timedelta(minutes=2)).date().isoformat())
    hours = counts(asked(api, visited["path"], by="hour", timezone="Asia/Tokyo"))
    assert set(hours) <= {f"{(tokyo - timedelta(hours=number)).hour:02}" for number in range(2)}


def test_of_the_workspace(api: Api, visited: Any, other_workspace: Api) -> None:
    path = "/workspace/clicks"

    of_host = asked(api, path, host=visited["host"], by="device")
    of_tag = asked(api, path, tag="counted", by="device")
    everything = asked(api, path, by="device")

    assert counts(of_host) == {"desktop": 3, "mobile": 3}
    assert counts(of_tag) == {"desktop": 3, "mobile": 2}
    assert of_host["total"]["clicks"] == 6
    assert of_host["total"]["bots"] is None
    assert everything["total"]["clicks"] >= 6
    both = asked(api, path, host=visited["host"], tag="counted", by="browser,referrer")
    assert counts(both)["Mobile Safari", "news.example"] == 1
    assert sum(counts(both).values()) == 5
    assert counts(asked(api, path, host=fresh())) == {}
    assert counts(asked(api, path, tag=fresh())) == {}
    assert asked(other_workspace, path, host=visited["host"])["total"]["clicks"] == 0
    assert counts(asked(other_workspace, path, tag="counted")) == {}


def test_as_a_table(api: Api, visited: Any) -> None:
    by_query = api("GET", visited["path"], query={"by": "device", "format": "csv"})
    by_header = api("GET", visited["path"], query={"by": "device"}, headers={"Accept": "text/csv"})

    for answer in (by_query, by_header):
        assert answer.headers["Content-Type"].startswith("text/csv")
        assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
        assert answer.text.splitlines() == ["device,clicks", "desktop,3", "mobile,2"]
    pairs = api("GET", visited["path"], query={"by": "device,browser", "format": "csv"}).text.splitlines()
    assert pairs == ["device,browser,clicks", "desktop,Firefox,3", "mobile,Mobile Safari,2"]
    days = api("GET", visited["path"], query={"format": "csv"}).text.splitlines()
    assert (len(days), days[-1]) == (31, f"{today()},5,1,2")
    accepted = api("GET", visited["path"], headers={"Accept": "text/csv;q=0.5, application/json"})
    assert accepted.headers["Content-Type"].startswith("application/json")


def test_a_period_in_sentences(api: Api, visited: Any, other_workspace: Api) -> None:
    path = f"/links/{visited['id']}/report"

    answer = asked(api, path, period="7d")

    fields = {"asked", "timezone", "compared", "previous", "numbers", "sentences"}
    assert answer.keys() == fields
    assert [(row["name"], row["number"]) for row in answer["numbers"]] == [("clicks", 5), ("visitors", 2), ("bots", 1)]
    assert answer["numbers"][0].keys() == {"name", "number", "change"}
    assert answer["sentences"][0] == "5 clicks from 2 visitors."
    assert (answer["asked"]["to"], answer["timezone"]) == (today(), "UTC")
    assert (answer["compared"], answer["previous"]) == (None, None)
    of_all = asked(api, "/workspace/report", period="7d", timezone="asia/tokyo")
    assert of_all.keys() == fields
    assert of_all["timezone"] == "Asia/Tokyo"
    assert 1 <= len(of_all["sentences"]) <= 5
    for wrong in ({"period": "8d"}, {"from": "2026-13-01"}, {"timezone": "Mars/Base"}, {"by": "day"}):
        assert_error(api("GET", path, query=wrong), 422)
        assert_error(api("GET", "/workspace/report", query=wrong), 422)
    assert_error(other_workspace("GET", path), 404)


def test_who_sees_clicks(api: Api, visited: Any, viewer: Api, other_workspace: Api) -> None:
    assert asked(viewer, visited["path"])["total"]["clicks"] == 5
    assert_error(other_workspace("GET", visited["path"]), 404)
    assert_error(api("GET", "/links/nothing/clicks"), 404)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"by": "planet"}, "by"),
        ({"by": ""}, "by"),
        ({"by": "device,planet"}, "by"),
        ({"by": "device,device"}, "by"),
        ({"by": "device,day"}, "by"),
        ({"by": "day,day"}, "by"),
        ({"by": "device,browser,system"}, "by"),
        ({"by": "referrer_page,device"}, "by"),
        ({"by": "city", "filter[device]": "mobile"}, "by"),
        ({"from": "2026-1-1"}, "from"),
        ({"from": "tomorrow"}, "from"),
        ({"to": "2026-02-30"}, "to"),
        ({"from": "2026-01-02", "to": "2026-01-01"}, "from"),
        ({"from": "2016-01-01", "to": "2026-01-08"}, "from"),
        ({"from": "2025-01-01", "to": "2026-01-02", "by": "device,browser"}, "from"),
        ({"filter[device]": "mobile", "filter[browser]": "Firefox"}, "filter"),
        ({"filter[planet]": "Mars"}, "filter.planet"),
        ({"timezone": "Mars/Base"}, "timezone"),
        ({"timezone": "Europe/Berlin", "by": "city"}, "timezone"),
        ({"timezone": "Europe/Berlin", "filter[device]": "mobile"}, "timezone"),
        ({"timezone": "x" * 65}, "timezone"),
        ({"compare": "next"}, "compare"),
        ({"format": "xml"}, "format"),
        ({"host": "x"}, "host"),
    ],
    ids=str,
)
def test_a_question_that_is_refused(api: Api, visited: Any, query: dict[str, str], field: str) -> None:
    assert rejected(api("GET", visited["path"], query=query)) == {field}


def test_a_moved_link_keeps_its_clicks_where_they_were(api: Api, visited: Any) -> None:
    """Sums of a hostname are of the records that are on it now."""
    other = fresh()
    assert api("POST", "/host", {"host": other}).status == 200
    moved = api("PATCH", f"/redirect/{visited['other']}", {"url": f"https://{other}/b"})
    assert moved.status == 200, moved.text

    assert asked(api, "/workspace/clicks", host=other)["total"]["clicks"] == 1
    assert asked(api, "/workspace/clicks", host=visited["host"])["total"]["clicks"] == 5
    assert asked(api, f"/links/{visited['other']}/clicks")["total"]["clicks"] == 1
    api("PATCH", f"/redirect/{visited['other']}", {"url": f"https://{visited['host']}/b"})


def test_what_visitors_call_themselves(api: Api, host: str, link: Any) -> None:
    """Browser, system and device of each, by two at once."""
    path = f"/links/{link(alias='a')['id']}/clicks"
    for user_agent in AGENTS:
        assert api.visit(host, "/a", headers={"User-Agent": user_agent}).status == 302
    everyone = eventually(
        lambda: asked(api, path, by="browser,system"), lambda found: found["total"]["clicks"] == len(AGENTS)
    )

    assert counts(everyone) == Counter((browser, system) for browser, system, _ in AGENTS.values())
    assert counts(asked(api, path, by="system,device")) == Counter(found[1:] for found in AGENTS.values())
    assert everyone["total"] == {"clicks": len(AGENTS), "bots": 0, "visitors": len(AGENTS)}


def test_the_most_frequent_values_are_named(api: Api, host: str, link: Any) -> None:
    """100 of them, by day 20; all others are one number."""
    path = f"/links/{link(alias='a')['id']}/clicks"
    for number in range(102):
        for _ in range(2 if number in (50, 101) else 1):
            assert api.visit(host, f"/a?utm_source=s{number:03}").status == 302
    eventually(lambda: asked(api, path)["total"]["clicks"], lambda clicks: clicks == 104)

    for by, shown in (("source", 100), ("day,source", 20), ("source,browser", 100)):
        answer = asked(api, path, by=by)
        found = {(key,) if isinstance(key, str) else key: clicks for key, clicks in counts(answer).items()}
        named = {value for key in found for value in key if value[:1] == "s" and value[1:].isdigit()}
        assert named == {
            *["s050", "s101", *(f"s{number:03}" for number in range(shown - 1) if number != 50)][:shown]
        }, by
        assert (len(found), sum(found.values())) == (shown + 1, 104), by
        assert next(clicks for key, clicks in found.items() if "other" in key) == 104 - shown - 2
