"""What is accepted, but probably not meant. An extension; docs/links.md lists the codes."""

import secrets
from typing import Any

import pytest

from .client import Api
from .records import DEST

WITH = {"include": "extensions"}
SOON, LATER = "2099-01-01T00:00:00Z", "2099-01-02T00:00:00Z"
IOS = {"if": {"system": ["iOS"]}, "destination": DEST}


def rule(**conditions: Any) -> dict[str, Any]:
    return {"if": conditions, "destination": DEST}


# A path of a redirect, its fields, and the warnings about it: (field, code).
WARNED: list[tuple[str, dict[str, Any], set[tuple[str, str]]]] = [
    ("/a", {}, set()),
    ("/a/*", {}, {("url", "not_a_pattern")}),
    ("/a/:id", {}, {("url", "not_a_pattern")}),
    ("/a?id=:id", {}, {("url", "not_a_pattern")}),
    ("/a:id", {}, set()),
    ("/a/*", {"match": "pattern"}, set()),
    ("/a/:id", {"match": "pattern", "destination": "https://dest.example/:id"}, set()),
    ("/a/:id", {"match": "pattern", "destination": "https://dest.example/:name"}, {("destination", "unknown_name")}),
    ("/a", {"destination": "https://dest.example/:id"}, {("destination", "unknown_name")}),
    ("/a", {"destination": "https://dest.example/?x=:id"}, {("destination", "unknown_name")}),
    ("/a", {"destination": "https://dest.example/#:id"}, set()),
    ("/a/:id", {"match": "pattern", "destination": "https://dest.example/#/:id"}, {("destination", "unknown_name")}),
    ("/a/:id", {"match": "pattern", "destination": "https://dest.example/:id#/:name"}, set()),
    ("/a/:id", {"match": "pattern", "destination": "tg://resolve?domain=:id"}, {("destination", "unknown_name")}),
    ("/a", {"destination": "https://dest.example/Template:Foo"}, set()),
    ("/a", {"destination": "https://dest.example:8443/"}, set()),
    ("/a", {"destination": "https://[2001:db8::a]/"}, set()),
    (
        "/a/:id",
        {"match": "pattern", "destination": "https://dest.example/:id", "expired_url": "https://dest.example/:id"},
        {("expired_url", "unknown_name")},
    ),
    ("/a", {"starts": LATER, "expires": SOON}, {("starts", "never_answers")}),
    ("/a", {"starts": SOON, "expires": SOON}, {("starts", "never_answers")}),
    ("/a", {"starts": SOON, "expires": LATER}, set()),
    ("/a", {"destination": "https://intranet/x"}, {("destination", "no_dot")}),
    ("/a", {"destination": "https://intranet./x"}, {("destination", "no_dot")}),
    ("/a", {"destination": "http://localhost:8000/"}, set()),
    ("/a", {"destination": "http://127.0.0.1/"}, set()),
    ("/a", {"destinations": [DEST, "ftp://files/x"]}, {("destinations.1", "no_dot")}),
    ("/a", {"expired_url": "https://intranet/"}, {("expired_url", "no_dot")}),
    ("/a", {"destination": "htps://dest.example/"}, {("destination", "unknown_scheme")}),
    ("/a", {"destination": "myapp://x"}, {("destination", "unknown_scheme")}),
    ("/a", {"rules": [rule(system=["Windows 11"])]}, {("rules.0.if.system.0", "unknown_system")}),
    (
        "/a",
        {"rules": [rule(bot=True), rule(system=["iOS", "Amiga X"], browser=["Firefox", "Netscape 99"])]},
        {("rules.1.if.system.1", "unknown_system"), ("rules.1.if.browser.1", "unknown_browser")},
    ),
    ("/a", {"rules": [rule(system=["macos", "iPad", "linux"], browser=["EDGE", "Internet Explorer"])]}, set()),
    (
        "/a",
        {"rules": [{"if": {"bot": True}, "destinations": [DEST, "https://intranet/"]}]},
        {("rules.0.destinations.1", "no_dot")},
    ),
    (
        "/a",
        {"rules": [{"if": {"bot": True}, "destination": "htpps://x.example"}]},
        {("rules.0.destination", "unknown_scheme")},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "fields", "expected"), WARNED, ids=lambda value: None if isinstance(value, set) else str(value)[:60]
)
def test_what_is_probably_not_meant(api: Api, host: str, path: str, fields: Any, expected: set[Any]) -> None:
    body = {"url": f"https://{host}{path}", **({} if "destinations" in fields else {"destination": DEST}), **fields}

    answer = api("POST", "/redirect", body, query=WITH)

    assert answer.status == 200, answer.text
    found = answer.json["data"][0]["extensions"]["warnings"]
    # The hostname is not in DNS, which may have been noticed by now.
    assert {(one["field"], one["code"]) for one in found} - {("host", "wrong_dns")} == expected
    assert all(one["message"].endswith((".", "?")) for one in found)


# Schemes: those of the web, those of known apps, slips of one letter, and others.
KNOWN = [
    "http",
    "ftp",
    "mailto",
    "tel",
    "sms",
    "smsto",
    "sip",
    "sips",
    "xmpp",
    "magnet",
    "geo",
    "maps",
    "market",
    "intent",
    "itms-apps",
    "facetime",
    "skype",
    "zoommtg",
    "msteams",
    "slack",
    "tg",
    "telegram",
    "whatsapp",
    "spotify",
    "steam",
    "webcal",
    "git",
    "ssh",
    "sftp",
    "ftps",
    "irc",
    "news",
    "ldap",
    "matrix",
    "bitcoin",
    "ethereum",
    "lightning",
    "obsidian",
    "notion",
    "vscode",
    "fb",
    "instagram",
    "twitter",
    "youtube",
    "web+mastodon",
    "android-app",
    "googlechrome",
    "comgooglemaps",
    "gemini",
    "ipfs",
]
SLIPS = {
    "https": ["htps", "htttps", "httpss", "httsp", "thtps", "hxtps", "ttps", "httpd"],
    "http": ["htp", "htttp", "hhttp", "ttp", "htpt"],
}


def test_schemes_that_are_known_and_slips_of_the_pen(api: Api, host: str) -> None:
    """What is one letter away from a scheme of the web asks whether that was meant."""
    slips = {slip: meant for meant, found in SLIPS.items() for slip in found}
    others = ["myapp", "hxt", "hxxps", "h", "abcde"]
    urls = {scheme: f"{scheme}://dest.example/x" for scheme in (*KNOWN, *slips, *others)}
    messages = {}
    for part in (list(urls)[at : at + 20] for at in range(0, len(urls), 20)):
        body = {"url": f"https://{host}/a{part[0]}", "destinations": [urls[scheme] for scheme in part]}
        answer = api("POST", "/redirect", body, query=WITH)
        assert answer.status == 200, answer.text
        for one in answer.json["data"][0]["extensions"]["warnings"]:
            if one["code"] == "unknown_scheme":
                messages[part[int(one["field"].rpartition(".")[2])]] = one["message"]

    assert set(messages) == {*slips, *others}
    for slip, meant in slips.items():
        assert f" {meant}:" in messages[slip], messages[slip]
    for other in others:
        assert " https:" not in messages[other], messages[other]
        assert " http:" not in messages[other], messages[other]


def test_what_leads_back_to_this_server(api: Api, host: str, link: Any) -> None:
    """Where visitors find nothing, or are redirected once more; not from a hostname to its www name."""

    def warned(**fields: Any) -> list[tuple[str, str]]:
        url = f"https://{host}/{secrets.token_hex(4)}"
        answer = api("POST", "/redirect", {"url": url, **fields}, query=WITH)
        assert answer.status == 200, answer.text
        found = answer.json["data"][0]["extensions"]["warnings"]
        return [(one["field"], one["code"]) for one in found if one["field"] != "host"]

    link(alias="page", type="frame")
    link(alias="on")
    assert warned(destination=f"https://{host}/nothing") == [("destination", "leads_back")]
    assert warned(destination=f"https://{host}/on") == [("destination", "leads_back")]
    assert warned(destination=f"https://{host}/page") == []
    assert warned(destination=f"https://www.{host}/nothing") == []
    assert warned(destinations=[DEST, f"http://{host}/on?x=1"]) == [("destinations.1", "leads_back")]
    assert warned(destination=DEST, expired_url=f"https://{host}/nothing") == [("expired_url", "leads_back")]
    assert warned(destination=DEST, rules=[{**IOS, "destination": f"https://{host}/on"}]) == [
        ("rules.0.destination", "leads_back")
    ]


def test_twenty_at_most(api: Api, host: str) -> None:
    destinations = [f"https://intranet{number}/" for number in range(20)]
    body = {"url": f"https://{host}/a/*", "destinations": destinations}

    found = api("POST", "/redirect", body, query=WITH).json["data"][0]["extensions"]["warnings"]

    assert len(found) == 20
