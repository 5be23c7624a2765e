"""Rules of a record: which visitors are sent elsewhere. An extension."""

from typing import Any

import pytest

from .client import FIREFOX, Api
from .errors import rejected
from .records import DEST, get
from .visitors import BROWSERS, SYSTEMS

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
IPAD = (
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/604.1"
)
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"
)
CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
THERE = "https://there.example/"

# Conditions, and visits (path with query, headers): those for which they hold, and those for which they do not.
VISITS: list[tuple[dict[str, Any], list[tuple[str, dict[str, str]]], list[tuple[str, dict[str, str]]]]] = [
    (
        {"query": {"ref": "mail"}},
        [("?ref=mail", {}), ("?a=b&ref=mail&c=d", {}), ("?ref=%6Dail", {}), ("?ref=web&ref=mail", {})],
        [("", {}), ("?ref=Mail", {}), ("?ref=mail2", {}), ("?ref=", {}), ("?Ref=mail", {}), ("?xref=mail", {})],
    ),
    ({"query": {"vip": None}}, [("?vip", {}), ("?vip=", {}), ("?vip=no", {})], [("", {}), ("?VIP=1", {})]),
    ({"query": {"a": "1", "b": None}}, [("?a=1&b=2", {})], [("?a=1", {}), ("?b=2", {}), ("?a=2&b=2", {})]),
    (
        {"referrer": ["news.example"]},
        [
            ("", {"Referer": url})
            for url in ("https://news.example/a", "https://www.news.example/", "http://m.news.example")
        ],
        [
            ("", {}),
            *(
                ("", {"Referer": url})
                for url in ("https://badnews.example/", "https://example/", "https://news.example.org")
            ),
        ],
    ),
    ({"referrer": ["www.news.example"]}, [("", {"Referer": "https://news.example/"})], [("", {})]),
    ({"device": ["mobile"]}, [("", {"User-Agent": IPHONE})], [("", {}), ("", {"User-Agent": IPAD})]),
    ({"device": ["tablet", "desktop"]}, [("", {}), ("", {"User-Agent": IPAD})], [("", {"User-Agent": IPHONE})]),
    ({"system": ["ios"]}, [("", {"User-Agent": IPHONE})], [("", {}), ("", {"User-Agent": CHROME})]),
    ({"system": ["Windows", "linux"]}, [("", {"User-Agent": CHROME}), ("", {})], [("", {"User-Agent": IPHONE})]),
    ({"browser": ["firefox"]}, [("", {})], [("", {"User-Agent": CHROME}), ("", {"User-Agent": ""})]),
    ({"browser": ["Safari"]}, [("", {"User-Agent": IPHONE})], [("", {"User-Agent": CHROME})]),
    (
        {"language": ["de", "fr-CH"]},
        [("", {"Accept-Language": text}) for text in ("de", "de-CH, de;q=0.9", "fr-ch", "en;q=0.5, de", "DE-at")],
        [
            ("", {}),
            *(("", {"Accept-Language": text}) for text in ("fr", "en, de;q=0.5", "*", "den", "de;q=0", "fr-CA")),
        ],
    ),
    (
        {"language": ["zh-Hant", "de"]},
        [
            ("", {"Accept-Language": text})
            for text in (
                "zh-Hant-TW",
                "zh-hant-x-abc",
                "fr;q=0.8,de;q=0.9",
                "fr, de",
                "de;q=1.000, fr;q=0.999",
                "no tag!, de",
                "de, fr;q=1.5",
                f"{'en;q=0.1,' * 28}  de",
            )
        ],
        [
            ("", {"Accept-Language": text})
            for text in ("zh", "zh-Hans", "fr;q=0.9,de;q=0.8", "de;q=x", "de-", f"{'en;q=0.1,' * 28}   de")
        ],
    ),
    ({"bot": True}, [("", {"User-Agent": CRAWLER})], [("", {})]),
    ({"bot": False}, [("", {})], [("", {"User-Agent": CRAWLER})]),
    ({"from": "2020-01-01T00:00:00Z"}, [("", {})], []),
    ({"from": "2040-01-01T00:00:00Z"}, [], [("", {})]),
    ({"until": "2040-01-01T00:00:00Z"}, [("", {})], []),
    ({"until": "2020-01-01T00:00:00Z"}, [], [("", {})]),
    ({"hours": ["00:00-24:00"]}, [("", {})], []),
    (
        {"device": ["desktop"], "browser": ["Firefox"], "query": {"a": None}},
        [("?a", {})],
        [("", {}), ("?a", {"User-Agent": CHROME}), ("?a", {"User-Agent": IPHONE})],
    ),
]


@pytest.mark.parametrize(("conditions", "inside", "outside"), VISITS, ids=lambda value: str(value)[:60])
def test_for_whom_a_condition_holds(
    api: Api, host: str, link: Any, conditions: Any, inside: list[Any], outside: list[Any]
) -> None:
    link(alias="a", rules=[{"if": conditions, "destination": THERE}])

    for visits, location in ((inside, THERE), (outside, DEST)):
        for query, headers in visits:
            assert api.visit(host, f"/a{query}", headers=headers).location == location, (query, headers)


# When a condition holds, and when not: moments in UTC. 2027-06-05 is a Saturday; Berlin is two hours ahead of UTC.
MOMENTS: list[tuple[dict[str, Any], list[str], list[str]]] = [
    (
        {"from": "2027-06-05T10:00:00Z", "until": "2027-06-05T12:00:00Z"},
        ["2027-06-05T10:00:00Z", "2027-06-05T11:59:59Z"],
        ["2027-06-05T09:59:59Z", "2027-06-05T12:00:00Z"],
    ),
    (
        {"days": ["sat"]},
        ["2027-06-05T00:00:00Z", "2027-06-05T23:59:59Z"],
        ["2027-06-04T23:59:59Z", "2027-06-06T00:00:00Z"],
    ),
    (
        {"days": ["sat", "sun"], "timezone": "Europe/Berlin"},
        ["2027-06-04T22:00:00Z", "2027-06-06T21:59:59Z"],
        ["2027-06-04T21:59:59Z", "2027-06-06T22:00:00Z"],
    ),
    (
        {"hours": ["09:00-17:00"]},
        ["2027-06-05T09:00:00Z", "2027-06-05T16:59:59Z"],
        ["2027-06-05T08:59:59Z", "2027-06-05T17:00:00Z"],
    ),
    ({"hours": ["09:00-17:00"], "timezone": "Europe/Berlin"}, ["2027-06-05T07:00:00Z"], ["2027-06-05T15:00:00Z"]),
    (
        {"hours": ["08:00-09:00", "20:00-24:00"]},
        ["2027-06-05T08:30:00Z", "2027-06-05T23:59:59Z"],
        ["2027-06-05T09:30:00Z", "2027-06-05T00:00:00Z"],
    ),
    (
        {"hours": ["22:00-06:00"], "days": ["sat"]},
        ["2027-06-05T22:00:00Z", "2027-06-06T05:59:59Z"],
        ["2027-06-05T05:00:00Z", "2027-06-06T06:00:00Z", "2027-06-06T22:00:00Z", "2027-06-05T21:59:59Z"],
    ),
]


@pytest.mark.parametrize(("conditions", "inside", "outside"), MOMENTS, ids=lambda value: str(value)[:60])
def test_when_a_condition_holds(
    api: Api, host: str, link: Any, conditions: Any, inside: list[str], outside: list[str]
) -> None:
    link(alias="a", rules=[{"if": conditions, "destination": THERE}])

    for moments, holds in ((inside, True), (outside, False)):
        for at in moments:
            answer = api("POST", "/links/explain", {"url": f"https://{host}/a", "at": at})
            assert answer.status == 200, answer.text
            (rule,) = answer.json["rules"]
            assert (rule["holds"], rule["decides"]) == (holds, holds), at
            assert answer.json["location"] == (THERE if holds else DEST), at


def test_the_first_rule_that_holds_decides(api: Api, host: str, link: Any) -> None:
    rules = [
        {"if": {"query": {"a": None, "b": None}}, "destination": "https://both.example/"},
        {"if": {"query": {"a": None}}, "destination": "https://a.example/"},
        {
            "if": {"query": {"b": None}},
            "destinations": ["https://b.example/1", "https://b.example/2"],
            "routing": "order",
        },
    ]
    record = link(alias="a", rules=rules, utm=["source=x"], forward_path=True)

    def where(path: str) -> str | None:
        return api.visit(host, path).location

    assert where("/a?a=1&b=2") == "https://both.example/?utm_source=x"
    assert where("/a?a=1") == "https://a.example/?utm_source=x"
    assert where("/a/further?a=1") == "https://a.example/further?utm_source=x"
    assert [where("/a?b=1") for _ in range(4)] == [f"https://b.example/{n}?utm_source=x" for n in (1, 2, 1, 2)]
    assert where("/a") == f"{DEST}?utm_source=x"

    # PUT without them keeps them; PATCH replaces the whole list, and null removes it.
    api("PUT", f"/redirect/{record['id']}", {"url": record["url"], "destination": DEST})
    assert where("/a?a=1") == "https://a.example/"
    api("PATCH", f"/redirect/{record['id']}", {"rules": rules[2:]})
    assert where("/a?a=1") == DEST
    assert where("/a?b=1") in rules[2]["destinations"]
    api("PATCH", f"/redirect/{record['id']}", {"rules": None})
    assert where("/a?b=1") == DEST
    assert get(api, record["id"])["destination"] == DEST


def test_an_answer_with_rules_is_never_stored(api: Api, host: str, link: Any) -> None:
    link(alias="a", status=308, rules=[{"if": {"device": ["mobile"]}, "destination": THERE}])

    for headers in ({}, {"User-Agent": IPHONE}):
        answer = api.visit(host, "/a", headers=headers)
        assert (answer.status, "no-store" in answer.headers["Cache-Control"]) == (308, True)


def test_what_comes_before_rules(api: Api, host: str, link: Any) -> None:
    rules = [{"if": {"bot": False}, "destination": THERE}]
    paused = link(alias="paused", rules=rules)
    api("PATCH", f"/redirect/{paused['id']}", {"paused": True})
    link(alias="locked", rules=rules, password="sesame")
    link(alias="once", rules=rules, max_clicks=1, interstitial="never")

    assert api.visit(host, "/paused").status == 404
    assert api.visit(host, "/locked").status == 401
    assert [api.visit(host, "/once").location for _ in range(2)] == [THERE, None]


def test_a_share_is_a_decision_for_the_day(api: Api, host: str, link: Any) -> None:
    """Of 200 visitors, half: between 60 and 140 in all but one of ten million days."""
    link(alias="a", rules=[{"if": {"share": 50}, "destination": THERE}])

    def where(visitor: int) -> str | None:
        return api.visit(host, "/a", headers={"User-Agent": f"{FIREFOX} {visitor}"}).location

    found = [where(visitor) for visitor in range(200)]
    assert set(found) == {THERE, DEST}
    assert 60 <= found.count(THERE) <= 140
    assert [where(visitor) for visitor in range(20)] == found[:20]


def rule(**conditions: Any) -> dict[str, Any]:
    return {"if": conditions, "destination": THERE}


@pytest.mark.parametrize(
    ("rules", "fields"),
    [
        ([rule()], {"rules.0.if"}),
        ([{"destination": THERE}], {"rules.0.if"}),
        ([{"if": {"bot": True}}], {"rules.0.destination"}),
        ([rule(bot=True), rule(planet=["Mars"])], {"rules.1.if.planet"}),
        ([{**rule(bot=True), "else": 1}], {"rules.0.else"}),
        ([{**rule(bot=True), "name": "x" * 51}], {"rules.0.name"}),
        ([{**rule(bot=True), "destinations": [THERE]}], {"rules.0.destinations"}),
        ([{**rule(bot=True), "routing": "best"}], {"rules.0.routing"}),
        ([{**rule(bot=True), "routing": "weighted"}], {"rules.0.weights"}),
        ([{**rule(bot=True), "weights": [1]}], {"rules.0.weights"}),
        ([rule(device=["watch"])], {"rules.0.if.device.0"}),
        ([rule(device=[])], {"rules.0.if.device"}),
        ([rule(language=["de"] * 51)], {"rules.0.if.language"}),
        ([rule(query={})], {"rules.0.if.query"}),
        ([rule(query={f"p{number}": None for number in range(11)})], {"rules.0.if.query"}),
        ([rule(query={"a": "x" * 256})], {"rules.0.if.query.a"}),
        ([rule(query={"x" * 101: None})], {"rules.0.if.query"}),
        ([rule(referrer=["*.news.example"])], {"rules.0.if.referrer.0"}),
        ([rule(browser=["x" * 65])], {"rules.0.if.browser.0"}),
        ([rule(**{"from": "2027-01-01T00:00:00Z", "until": "2027-01-01T00:00:00Z"})], {"rules.0.if.until"}),
        ([rule(days=["monday"])], {"rules.0.if.days.0"}),
        ([rule(hours=["09:00-09:00"])], {"rules.0.if.hours.0"}),
        ([rule(hours=["24:00-01:00"])], {"rules.0.if.hours.0"}),
        ([rule(days=["mon"], timezone="Mars/Base")], {"rules.0.if.timezone"}),
        ([rule(timezone="UTC")], {"rules.0.if"}),
        ([rule(bot=True, timezone="UTC")], {"rules.0.if.timezone"}),
        ([rule(bot="yes", share=0)], ["rules.0.if.bot", "rules.0.if.share"]),
        ([rule(share=100)], {"rules.0.if.share"}),
        ([{"if": {"bot": True}, "destination": "https://dest.example/" + "x" * 2028}], {"rules.0.destination"}),
        ([{"if": {"bot": True}, "destinations": [THERE, "javascript:1"]}], {"rules.0.destinations.1"}),
        ([{"if": {"bot": True}, "destinations": []}], {"rules.0.destinations"}),
        ([{**rule(bot=True), "name": 1}], {"rules.0.name"}),
        ([rule(bot=True), "x"], {"rules.1"}),
        ("x", {"rules"}),
        ([rule(system=[" "])], {"rules.0.if.system.0"}),
        ([rule(language=["de_CH"])], {"rules.0.if.language.0"}),
        ([rule(query=["a"])], {"rules.0.if.query"}),
        ([rule(query={"a": 1})], {"rules.0.if.query.a"}),
        ([rule(query={"": None})], {"rules.0.if.query"}),
        ([rule(**{"from": "tomorrow"})], {"rules.0.if.from"}),
        ([rule(hours=["9-17"])], {"rules.0.if.hours.0"}),
        ([rule(country=["DE"])], {"rules.0.if.country"}),
    ],
    ids=lambda value: str(value)[:60],
)
def test_what_is_no_rule_is_refused(api: Api, host: str, rules: Any, fields: set[str]) -> None:
    assert rejected(api("POST", "/link", {"host": host, "destination": DEST, "rules": rules})) == {*fields}


def test_the_limits_of_a_rule(api: Api, host: str, link: Any) -> None:
    """At each limit it is accepted; a record and its rules have 100 destinations at most."""
    at_limit = [
        {"if": {"bot": True}, "destination": "https://dest.example/" + "x" * 2027},
        {**rule(share=1), "name": "x" * 50},
        rule(share=99.0),
        rule(query={f"p{number:0>99}": "x" * 255 for number in range(10)}),
        rule(language=["de"] * 50, browser=["x" * 64]),
        rule(hours=["00:00-24:00"]),
    ]
    record = link(alias="a", rules=at_limit)
    shown = api("GET", f"/links/{record['id']}", query={"include": "extensions"}).json["extensions"]["rules"]
    assert [one["if"].get("share") for one in shown] == [None, 1, 99, None, None, None]
    assert shown[1]["name"] == "x" * 50

    def several(count: int) -> dict[str, Any]:
        return {"if": {"bot": True}, "destinations": [f"https://d{number}.example/" for number in range(count)]}

    fits = [several(20)] * 4 + [several(19)]
    assert link(alias="b", rules=fits)["alias"] == "b"
    body = {"host": host, "destination": DEST, "rules": [several(20)] * 5}
    assert rejected(api("POST", "/link", body)) == {"rules"}
    assert rejected(api("POST", "/link", {**body, "rules": [several(21)]})) == {"rules.0.destinations"}
    long = {"if": {"bot": True}, "destination": f"https://dest.example/{'x' * 2000}"}
    too_long = [{**long, "if": {"query": {f"{n}": "x" * 255 for n in range(10)}}}] * 11
    assert rejected(api("POST", "/link", {**body, "rules": too_long})) == {"rules"}


@pytest.mark.parametrize("wrong", [{"destination": "{here}"}, {"destinations": [THERE, "{here}"]}])
def test_a_rule_that_leads_back_is_refused(api: Api, host: str, wrong: Any) -> None:
    wrong = {
        name: value.format(here=f"https://{host}/a")
        if isinstance(value, str)
        else [one.format(here=f"https://{host}/a") for one in value]
        for name, value in wrong.items()
    }
    body = {"host": host, "alias": "a", "destination": DEST, "rules": [{"if": {"bot": True}, **wrong}]}

    (field,) = rejected(api("POST", "/link", body))

    assert field.startswith("rules")


def test_what_is_gone_has_no_rules(api: Api, host: str) -> None:
    body = {"url": f"https://{host}/a", "type": "gone", "rules": [rule(bot=True)]}

    assert rejected(api("POST", "/redirect", body)) == {"rules"}


def test_each_condition_is_explained(api: Api, host: str, link: Any) -> None:
    """What it asks for and what the visit has, in words, and whether it holds."""
    conditions: dict[str, Any] = {
        "device": ["mobile"], "system": ["iOS"], "browser": ["Chrome"], "language": ["de"], "query": {"a": "b"},
        "referrer": ["news.example"], "from": "2040-01-01T00:00:00Z", "until": "2020-01-01T00:00:00Z", "bot": True,
    }  # fmt: skip
    rules = [{"if": {name: value}, "destination": THERE} for name, value in conditions.items()]
    link(alias="a", rules=[*rules, {"if": {"days": ["sat"]}, "destination": THERE}])

    asked = {"url": f"https://{host}/a", "headers": {"User-Agent": FIREFOX}, "at": "2027-06-04T12:00:00Z"}
    answer = api("POST", "/links/explain", asked)

    assert answer.status == 200, answer.text
    found = answer.json["rules"]
    assert [rule["holds"] for rule in found] == [False] * 10
    assert all(rule["conditions"] for rule in found)
    assert answer.json["location"] == DEST


@pytest.mark.parametrize(("condition", "names"), [("browser", BROWSERS), ("system", SYSTEMS)])
def test_a_name_means_all_that_it_stands_for(api: Api, link: Any, condition: str, names: dict[str, list[str]]) -> None:
    """docs/rules.md lists which; no name means what stands for another one alone."""
    for name, meant in names.items():
        record = link(rules=[{"if": {condition: [name.upper()]}, "destination": THERE}])
        others = [agents[0] for agents in names.values() if agents[0] not in meant]
        asked = [(agent, True) for agent in meant] + [(agent, False) for agent in others[:6]]
        for agent, holds in asked:
            answer = api("POST", "/links/explain", {"url": record["url"], "headers": {"User-Agent": agent}}).json
            assert (answer["rules"][0]["holds"], answer["location"] == THERE) == (holds, holds), (name, agent)


# Conditions with the values of a visitor who has them: a rule with one more of them than the visitor has does not hold.
HELD: dict[str, tuple[Any, Any]] = {
    "device": (["tablet"], ["mobile", "desktop"]),
    "system": (["iOS"], ["Android"]),
    "browser": (["Safari"], ["Chrome"]),
    "language": (["en"], ["de"]),
    "query": ({"a": "1"}, {"a": "2"}),
    "referrer": (["news.example"], ["mail.example"]),
    "from": ("2027-06-05T00:00:00Z", "2027-06-05T12:00:01Z"),
    "until": ("2027-06-05T12:00:02Z", "2027-06-05T12:00:00Z"),
    "days": (["sat"], ["fri"]),
    "hours": (["12:00-12:01"], ["12:01-13:00"]),
    "bot": (False, True),
    "country": (["DE"], ["FR"]),
}


def test_each_condition_says_what_it_asks_for_and_what_the_visit_has(api: Api, host: str, link: Any) -> None:
    """Alone and with the others. Without a country database no rule has one."""
    names = [name for name in HELD if name != "country"]
    asked = {
        "url": f"https://{host}/a?a=1", "at": "2027-06-05T12:00:00Z", "language": "en-GB",
        "referrer": "https://www.news.example/x", "headers": {"User-Agent": IPAD},
    }  # fmt: skip
    alone = [{"if": {name: value}, "destination": THERE} for name in names for value in HELD[name]]
    for rules in (alone[:12], alone[12:]):
        record = link(alias="a", rules=rules)
        found = api("POST", "/links/explain", asked).json["rules"]
        assert [rule["holds"] for rule in found] == [True, False] * (len(rules) // 2)
        assert [rule["decides"] for rule in found] == [True] + [False] * (len(rules) - 1)
        for rule, row in zip(rules, found, strict=True):
            (condition,) = row["conditions"]
            assert set(condition) == {"condition", "holds", "sentence"}, condition
            assert ({condition["condition"]}, condition["holds"]) == (set(rule["if"]), row["holds"])
            assert condition["sentence"].endswith(".")
        api("DELETE", f"/link/{record['id']}")
    together = {name: HELD[name][0] for name in names}
    one_wrong = [{"if": {**together, name: HELD[name][1]}, "destination": THERE} for name in names]
    link(alias="a", rules=[*one_wrong, {"if": together, "destination": THERE}])
    found = api("POST", "/links/explain", asked).json["rules"]
    assert [rule["holds"] for rule in found] == [False] * len(names) + [True]
    for name, row in zip(names, found, strict=False):
        wrong = {condition["condition"] for condition in row["conditions"] if not condition["holds"]}
        # The hours of a day are those of the days that are named.
        assert wrong == ({"days", "hours"} if name == "hours" else {name}), row
        assert len(row["conditions"]) == len(names)


# A tag of a rule, and how it is shown; None: it is refused.
TAGS = {
    "DE": "de",
    "de-ch": "de-CH",
    "zh-hant-tw": "zh-Hant-TW",
    "ES-419": "es-419",
    "sl-Rozaj": "sl-rozaj",
    "en-X-AB": "en-x-ab",
    "de-1996": "de-1996",
    f"en-x-{'a' * 8}-{'b' * 8}-{'c' * 8}-ddd": f"en-x-{'a' * 8}-{'b' * 8}-{'c' * 8}-ddd",
    f"en-x-{'a' * 8}-{'b' * 8}-{'c' * 8}-dddd": None,
    "e": None,
    "de-": None,
    "x-private": None,
    "123": None,
    "de-c": None,
    "": None,
}


def test_tags_of_languages(api: Api, link: Any, host: str) -> None:
    """Up to 35 characters, shown with the usual capitals; given twice they are one."""
    fine = {tag: shown for tag, shown in TAGS.items() if shown is not None}
    record = link(rules=[rule(language=[*fine, "de-CH"])])
    assert rules_of(api, record) == [{"if": {"language": [*fine.values()]}, "destination": THERE}]
    for tag in TAGS.keys() - fine.keys():
        body = {"host": host, "destination": DEST, "rules": [rule(language=["de", tag])]}
        assert rejected(api("POST", "/link", body)) == {"rules.0.if.language.1"}, tag


def rules_of(api: Api, record: Any) -> Any:
    """The rules of a record, without what was not given."""
    answer = api("GET", f"/links/{record['id']}", query={"include": "extensions"}).json["extensions"]["rules"]
    return [{name: value for name, value in rule.items() if value} for rule in answer]


# A rule at the limits of its members, and how it is refused beyond them.
LIMITS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"hours": ["23:59-24:00"]}, {"hours": ["23:60-24:00"]}, "hours.0"),
    ({"hours": ["00:00-00:01"]}, {"hours": ["00:00-24:01"]}, "hours.0"),
    ({"hours": ["00:00-00:01"] * 50}, {"hours": ["00:00-00:01"] * 51}, "hours"),
    ({"days": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]}, {"days": []}, "days"),
    ({"share": 1}, {"share": 0}, "share"),
    ({"share": 99}, {"share": 99.5}, "share"),
    ({"bot": False}, {"bot": 0}, "bot"),
    ({"query": {"x" * 100: None}}, {"query": {"x" * 101: None}}, "query"),
    ({"query": {"a": ""}}, {"query": {"a": "\t"}}, "query"),
    ({"system": ["x" * 64]}, {"system": ["x" * 65]}, "system.0"),
    ({"browser": ["x"]}, {"browser": [""]}, "browser.0"),
    ({"referrer": [f"{'a' * 63}.example"]}, {"referrer": [f"{'a' * 64}.example"]}, "referrer.0"),
    ({"from": "2027-01-01T00:00:00+01:00"}, {"from": "2027-01-01"}, "from"),
    ({"days": ["mon"], "timezone": "Asia/Kolkata"}, {"days": ["mon"], "timezone": "Kolkata"}, "timezone"),
]


@pytest.mark.parametrize(("within", "beyond", "field"), LIMITS, ids=lambda value: str(value)[:40])
def test_each_condition_at_its_limit(
    api: Api, host: str, link: Any, within: dict[str, Any], beyond: dict[str, Any], field: str
) -> None:
    assert rules_of(api, link(rules=[rule(**within)]))[0]["destination"] == THERE
    body = {"host": host, "destination": DEST, "rules": [rule(bot=True), rule(**beyond)]}
    (name,) = rejected(api("POST", "/link", body))
    assert name == f"rules.1.if.{field}" or name.startswith(f"rules.1.if.{field}."), name
