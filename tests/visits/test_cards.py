"""Social cards: known makers of previews get the page with the tags, and everyone else is redirected as ever."""

import html
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.clicks.agents import is_preview_fetcher
from signpost.visits import middleware
from tests.conftest import FIREFOX, Client
from tests.visits.conftest import Answer, send

# As their makers document them.
FETCHERS = {
    "Slack": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "X": "Twitterbot/1.0",
    "Facebook": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Facebot": "Facebot/1.0",
    "LinkedIn": "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Discord": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "WhatsApp": "WhatsApp/2.23.20.0",
    "Telegram": "TelegramBot (like TwitterBot)",
    "iMessage": (
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 "
        "Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0"
    ),
    "Skype, Teams": ("Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com"),
    "Teams": (
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; "
        "+https://aka.ms/MicrosoftPreview) Chrome/120.0.0.0 Safari/537.36"
    ),
    "Mastodon": "http.rb/5.1.1 (Mastodon/4.2.10; +https://mastodon.social/)",
    "Mastodon 4.3": "Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/)",
    "Pinterest": "Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)",
    "Reddit": "Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)",
    "Bluesky": (
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app) "
        "Chrome/120.0.0.0 Safari/537.36"
    ),
    "Lemmy": "Lemmy/0.19.8; +https://lemmy.example",
    "GoToSocial": "gotosocial/0.19.2+git-90851fc (+https://social.example)",
    "Misskey": "SummalyBot/5.1.0",
    "Pleroma": "Pleroma 2.6.0; https://social.example <admin@social.example>",
    "Friendica": "Friendica/2024.12 DatabaseVersion/1576 Request/ContentTypeChecker/1 +https://social.example",
    "Matrix": "Synapse (bot; +https://github.com/matrix-org/synapse)",
    "Viber": "Viber",
    "Notion": "Notion/1.0",
    "Steam": "Valve/Steam HTTP Client 1.0 (SteamChatURLLookup)",
    "Snapchat": "Mozilla/5.0 (compatible; SnapURLPreview/1.0; +https://www.snapchat.com)",
    "ClickUp": "ClickUpLinkUnfurler/1.0 (+https://clickup.com)",
    "Discourse": "Discourse Forum Onebox v3.3.0",
    "Zulip": "ZulipURLPreview/9.4",
}
OTHERS = {
    "Firefox": FIREFOX,
    "Chrome": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36",
    "Safari": (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 "
        "Mobile/15E148 Safari/604.1"
    ),
    "in Facebook": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;]",
    "in Pinterest": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]",
    "in LinkedIn": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148 [LinkedInApp]/9.30",
    "curl": "curl/8.11.0",
    "Google": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "none": "",
}
CARD = {"title": "Spring sale", "description": "Until Sunday", "image": "https://pictures.example/sale.png"}
TARGET = "https://dest.example/landing?a=b&c=d"


@pytest.fixture
def make(connect: Callable[..., str], make_link: Callable[..., Any]) -> Callable[..., Any]:
    connect()
    return lambda **fields: make_link(alias="abc", **{"destination": TARGET, "card": CARD, **fields})


def tags(page: Answer) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)">', page.body.decode())
    return {name: html.unescape(content) for name, content in found}


@pytest.mark.parametrize("agent", FETCHERS.values(), ids=FETCHERS)
def test_a_maker_of_previews_gets_the_card(app: Flask, make: Callable[..., Any], agent: str) -> None:
    make()
    page = send(app, "/abc", user_agent=agent)
    assert (page.status, page.location) == (200, None)
    assert page.header("Content-Type") == "text/html; charset=utf-8"
    assert (page.header("Cache-Control"), page.header("Vary")) == ("no-store", "User-Agent")
    assert page.header("X-Robots-Tag") == "noindex"
    assert [name for name, _ in page.headers] == [*dict(page.headers)]
    assert tags(page) == {
        "robots": "noindex",
        "description": CARD["description"],
        "og:type": "website",
        "twitter:card": "summary_large_image",
        **{f"{of}:{name}": value for of in ("og", "twitter") for name, value in CARD.items()},
    }
    body = page.body.decode()
    assert html.escape(TARGET) in body
    assert not re.search(r"refresh|<script|javascript|og:url|canonical", body, re.IGNORECASE)
    head = send(app, "/abc", "HEAD", user_agent=agent)
    assert (head.status, head.body, head.header("Content-Length")) == (200, b"", str(len(page.body)))


@pytest.mark.parametrize("agent", OTHERS.values(), ids=OTHERS)
def test_everyone_else_is_redirected(app: Flask, make: Callable[..., Any], agent: str) -> None:
    make(status=301)
    answer = send(app, "/abc", user_agent=agent)
    assert (answer.status, answer.location, answer.body) == (301, TARGET, b"")
    assert (answer.header("Cache-Control"), answer.header("Vary")) == ("private, max-age=60", "User-Agent")
    page = send(app, "/abc", user_agent=FETCHERS["X"])
    assert (page.status, page.header("Cache-Control")) == (200, "private, max-age=60")


def test_a_record_without_a_card_redirects_them_too(app: Flask, make: Callable[..., Any]) -> None:
    make(card=None)
    for agent in FETCHERS.values():
        assert send(app, "/abc", user_agent=agent).status == 302


def test_a_maker_of_previews_uses_up_no_click(app: Flask, make: Callable[..., Any]) -> None:
    make(max_clicks=1, interstitial="never", card=None)
    assert {send(app, "/abc", user_agent=agent).status for agent in FETCHERS.values()} == {403}
    assert [send(app, "/abc", user_agent=FIREFOX).status for _ in range(2)] == [302, 410]


def test_text_cannot_leave_its_tag(app: Flask, make: Callable[..., Any]) -> None:
    text = "\"'><script>alert(1)</script>&amp;<meta http-equiv=refresh content=0>"
    make(card={"title": text, "description": text, "image": "https://p.example/'><b>.png"})
    page = send(app, "/abc", user_agent=FETCHERS["Slack"])
    found = tags(page)
    assert found["og:title"] == found["twitter:title"] == found["og:description"] == text
    body = page.body.decode()
    assert "<script" not in body
    assert "<meta http-equiv" not in body
    assert "<b>" not in body


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ({"title": "T"}, {"og:title": "T", "twitter:title": "T", "twitter:card": "summary"}),
        ({"description": "D"}, {"og:title": "dest.example", "og:description": "D"}),
        ({"image": "https://p.example/x"}, {"og:image": "https://p.example/x", "twitter:card": "summary_large_image"}),
    ],
)
def test_members_that_are_missing(
    app: Flask, make: Callable[..., Any], card: dict[str, str], expected: dict[str, str]
) -> None:
    make(card=card)
    found = tags(send(app, "/abc", user_agent=FETCHERS["X"]))
    assert expected.items() <= found.items()
    assert all(found.values())


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"password": "open sesame"}, 401),
        ({"starts": "2090-01-01T00:00:00Z"}, 404),
        ({"max_clicks": 3}, 403),
        ({"plugins": ["block-bots"]}, 403),
        ({"type": "frame"}, 200),
    ],
)
def test_what_would_not_redirect_shows_no_card(
    app: Flask, make: Callable[..., Any], fields: dict[str, Any], status: int
) -> None:
    make(**fields)
    page = send(app, "/abc", user_agent=FETCHERS["Facebook"])
    assert page.status == status
    assert b"og:" not in page.body
    assert b"Spring sale" not in page.body


def test_a_paused_record_shows_none(app: Flask, client: Client, make: Callable[..., Any]) -> None:
    created = make()
    client.patch(f"/v1/redirect/{created['id']}", json={"paused": True})
    assert send(app, "/abc", user_agent=FETCHERS["X"]).status == 404


def test_it_counts_as_a_visit_of_a_bot(app: Flask, client: Client, make: Callable[..., Any]) -> None:
    make()
    send(app, "/abc", user_agent=FETCHERS["Discord"])
    send(app, "/abc", user_agent=FETCHERS["Discord"], method="HEAD")
    send(app, "/abc")
    middleware.of(app).clicks.write()
    total = client.get("/v1/workspace/clicks").json["total"]
    assert (total["clicks"], total["bots"]) == (1, 1)


def test_it_is_explained(client: Client, make: Callable[..., Any]) -> None:
    created = make()

    def step(agent: str) -> str:
        body = {"url": created["url"], "headers": {"User-Agent": agent}}
        found = client.post("/v1/links/explain", json=body).json
        return str(next(entry["text"] for entry in found["steps"] if entry["step"] == "card"))

    assert "gets the card of the record instead of the redirect" in step(FETCHERS["Slack"])
    assert "where others are redirected" in step(FIREFOX)


def test_a_card_delays_no_one(app: Flask, make: Callable[..., Any]) -> None:
    """What it adds to the visit of a person: one look at the User-Agent."""
    make()
    max_length = "Mozilla/5.0 " + "facebook(" * 2000
    began = time.thread_time()
    for _ in range(10_000):
        is_preview_fetcher(max_length)
    assert (time.thread_time() - began) / 10_000 < 0.000_5
    assert send(app, "/abc", user_agent=max_length).status == 302


# --- the field --------------------------------------------------------------------------------------------------


def test_put_keeps_it_and_a_merge_patch_changes_members(client: Client, make: Callable[..., Any]) -> None:
    created = make()

    def card() -> Any:
        return client.get(f"/v1/links/{created['id']}?include=extensions").json["extensions"]["card"]

    def patch(value: Any) -> Any:
        assert client.patch(f"/v1/redirect/{created['id']}", json={"card": value}).status_code == 200
        return card()

    body = {"url": created["url"], "destination": TARGET}
    assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    assert card() == CARD
    assert patch({"title": " Summer "}) == {**CARD, "title": "Summer"}
    assert patch({"description": None}) == {**CARD, "title": "Summer", "description": ""}
    assert patch({"title": "", "image": None}) is None
    assert patch({"image": "pictures.example/x"}) == {
        "title": "",
        "description": "",
        "image": "https://pictures.example/x",
    }
    assert client.put(f"/v1/redirect/{created['id']}", json={**body, "card": {}}).status_code == 200
    assert card() is None


@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("T", "card"),
        ([], "card"),
        ({"name": "x"}, "card.name"),
        ({"title": 1}, "card.title"),
        ({"title": "x" * 251}, "card.title"),
        ({"title": "a\nb"}, "card.title"),
        ({"description": "x" * 301}, "card.description"),
        ({"image": "javascript:alert(1)"}, "card.image"),
        ({"image": "ftp://pictures.example/x"}, "card.image"),
        ({"image": "https://" + "x" * 2048}, "card.image"),
    ],
)
def test_a_bad_card_is_refused(client: Client, make: Callable[..., Any], card: Any, place: str) -> None:
    created = make()
    for answer in (
        client.patch(f"/v1/redirect/{created['id']}", json={"card": card}),
        client.post("/v1/link", json={"host": "go.acme.test", "destination": TARGET, "card": card}),
    ):
        assert answer.status_code == 422
        assert [*answer.json["errors"]] == [place]
        assert answer.json["errors"][place][0].endswith(".")
