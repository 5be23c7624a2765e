"""The pages that visitors see: their languages, and where a workspace sends visitors instead."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from flask import Flask

from signpost.operations.hosts import hosts
from signpost.storage import database
from signpost.storage.models import Record
from signpost.visits import middleware, pages
from tests.visits.conftest import Answer

HOST = "go.acme.test"
LANGUAGES = sorted(pages.texts())


@pytest.fixture
def setting(client: Any) -> Any:
    def do(key: Any, value: Any) -> None:
        answer = client.post(f"/v1/workspace/update/{key}", json={"value": value})
        assert answer.status_code == 200, answer.text

    return do


def test_every_language_says_the_same_things() -> None:
    assert {"en", "de"} <= set(LANGUAGES)
    english = pages.texts()["en"]
    for language in LANGUAGES:
        texts = pages.texts()[language]
        assert {page: set(entries) for page, entries in texts.items()} == {
            page: set(entries) for page, entries in english.items()
        }
        for page, entries in texts.items():
            for name, text in entries.items():
                assert re.findall(r"{\w+}", text) == re.findall(r"{\w+}", english[page][name]), (language, page, name)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("DE-ch", "de"),
        ("tlh, fr-CA;q=0.5, en;q=0.1", "fr"),
        ("en;q=0.5, es;q=0.6", "es"),
        ("de;q=0, en", "en"),
        ("*", "en"),
        ("tlh", "en"),
        ("de;q=nonsense,,;;", "en"),
        ("x" * 5000 + ",de", "en"),
        ("\xff\x80", "en"),
    ],
)
def test_a_page_speaks_the_language_that_the_visitor_likes_best(
    connect: Callable[..., str], raw: Callable[..., Answer], header: str, language: Any
) -> None:
    connect()
    answer = raw("/nope", **({} if header is None else {"HTTP_ACCEPT_LANGUAGE": header}))
    assert (answer.status, answer.get("Content-Language"), answer.get("Vary")) == (404, language, "Accept-Language")
    page = answer.body.decode()
    assert f'<html lang="{language}">' in page
    assert pages.texts()[language]["not_found"]["title"] in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(
    connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer], language: Any
) -> None:
    connect()
    make_link(alias="locked", password="opensesame")
    make_link(alias="bots", plugins=["block-bots"])
    make_link(alias="app", destination="tel:112", plugins=["preview"])
    make_link(alias="plain")
    ask = {"HTTP_ACCEPT_LANGUAGE": language}
    texts = pages.texts()[language]
    form = {"method": "POST", "body": b"password=wrong", **ask}
    expected = [
        (raw("/nope", **ask), 404, texts["not_found"]["text"]),
        (raw("/locked", **ask), 401, texts["password"]["label"]),
        (raw("/locked", **form), 403, texts["password"]["wrong"]),
        (raw("/locked+", **ask), 200, texts["protected"]["text"]),
        (raw("/bots", user_agent="Googlebot/2.1", **ask), 403, texts["forbidden"]["text"]),
        (raw("/app", **ask), 200, texts["preview"]["app"]),
        (raw("/plain+", **ask), 200, texts["preview"]["title"].format(place="dest.example")),
        (raw("/plain", method="PUT", **ask), 405, texts["method_not_allowed"]["text"]),
    ]
    for answer, status, text in expected:
        assert (answer.status, answer.get("Content-Language")) == (status, language)
        assert text in answer.body.decode()


@pytest.mark.parametrize(
    "title", ["</title><script>alert(1)</script>", '" onload="x', "שלום <b>", "🎈 {place}", "a\u200fb"]
)
def test_a_frame_has_the_title_of_its_record(
    connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer], title: Any
) -> None:
    connect()
    make_link(alias="frame", type="frame", title=title)
    page = raw("/frame").body.decode()
    (shown,) = re.findall(r"<title>(.*?)</title>", page)
    assert "<" not in shown
    assert '"' not in shown
    assert unescape(shown) == title
    assert page.count("<script") == 0


def test_a_frame_without_a_title_names_its_destination(
    connect: Callable[..., str], make_link: Callable[..., Any], raw: Callable[..., Answer]
) -> None:
    connect()
    make_link(alias="frame", type="frame")
    assert b"<title>https://dest.example/landing</title>" in raw("/frame").body


def test_an_answer_may_be_changed_by_whoever_sends_it(connect: Callable[..., str], raw: Callable[..., Answer]) -> None:
    connect()
    raw("/nope").headers.append(("X-Mine", "1"))
    assert raw("/nope").get("X-Mine") is None


# --- where a workspace sends visitors instead ------------------------------------------------------------------


def test_notfound_url(
    connect: Callable[..., str], make_link: Callable[..., Any], client: Any, raw: Callable[..., Answer], setting: Any
) -> None:
    connect()
    created = make_link(alias="abc")
    assert raw("/nope").status == 404
    setting("notfound_url", "https://acme.example/lost?from=link")
    for target, method in (("/nope", "GET"), ("/nope", "HEAD"), ("/a/b", "GET"), ("/%zz", "GET"), ("/", "GET")):
        answer = raw(target, method=method)
        assert (answer.status, answer.location) == (302, "https://acme.example/lost?from=link")
        assert answer.get("Cache-Control") == "no-store"
    assert raw("/abc").location == "https://dest.example/landing"
    assert raw("/nope", method="POST").status == 404
    assert raw("/.well-known/acme-challenge/x").status == 404
    assert raw("/favicon.ico").status == 404
    assert raw("/robots.txt").status == 200
    paused = {"url": f"{HOST}/abc", "destination": created["destination"], "paused": True}
    assert client.put(f"/v1/redirect/{created['id']}", json=paused).status_code == 200
    assert raw("/abc").location == "https://acme.example/lost?from=link"
    setting("notfound_url", "")
    assert raw("/nope").status == 404


def test_expired_url_of_the_workspace(
    connect: Callable[..., str], make_link: Callable[..., Any], client: Any, raw: Callable[..., Answer], setting: Any
) -> None:
    connect()
    make_link(alias="mine", max_clicks=1, interstitial="never", expired_url="https://own.example/")
    make_link(alias="ours", max_clicks=1, interstitial="never")
    for alias in ("mine", "ours"):
        assert raw(f"/{alias}").status == 302
    assert raw("/ours").status == 410
    setting("expired_url", "https://acme.example/over")
    assert raw("/ours").location == "https://acme.example/over"
    assert raw("/mine").location == "https://own.example/"
    setting("expired_url", "")
    assert raw("/ours").status == 410


def test_settings_of_another_workspace_say_nothing(
    app: Flask, connect: Callable[..., str], raw: Callable[..., Answer], setting: Any, other_workspace: Any
) -> None:
    connect()
    setting("notfound_url", "https://acme.example/lost")
    with app.app_context():
        hosts.connect_host(other_workspace, host="go.other.test")
    assert raw("/nope", host="go.other.test").status == 404


@pytest.mark.parametrize("path", ["/favicon.ico", "/sitemap.xml", "/.well-known/security.txt"])
def test_what_programs_ask_for_is_no_click(
    connect: Callable[..., str], client: Any, raw: Callable[..., Answer], write_clicks: Callable[[], bool], path: str
) -> None:
    connect()
    root = {"url": HOST, "destination": "https://root.example", "forward_path": True}
    created = client.post("/v1/redirect", json=root).json["data"][0]
    assert raw(path).location == f"https://root.example{path}"
    assert raw("/page").location == "https://root.example/page"
    assert write_clicks()
    assert client.get(f"/v1/links/{created['id']}").json["total_clicks"] == 1


@pytest.mark.parametrize("path", ["/favicon.icons", "/robots.txt-old", "/.well-knowns/x", "/nope+"])
def test_what_only_looks_like_it_is_a_click(
    connect: Callable[..., str], client: Any, raw: Callable[..., Answer], write_clicks: Callable[[], bool], path: str
) -> None:
    connect()
    root = {"url": HOST, "destination": "https://root.example", "forward_path": True}
    created = client.post("/v1/redirect", json=root).json["data"][0]
    assert raw(path).location == f"https://root.example{path}"
    assert write_clicks()
    assert client.get(f"/v1/links/{created['id']}").json["total_clicks"] == 1


def test_no_icon_is_asked_for_once_a_day(connect: Callable[..., str], raw: Callable[..., Answer]) -> None:
    connect()
    answer = raw("/favicon.ico")
    assert (answer.status, answer.body, answer.get("Cache-Control")) == (404, b"", "public, max-age=86400")


@pytest.mark.parametrize("plugins", [[], ["preview"]])
def test_a_destination_of_a_scheme_that_is_refused_now_works_and_is_no_link_of_a_page(
    app: Flask,
    client: Any,
    connect: Callable[..., str],
    make_link: Callable[..., Any],
    raw: Callable[..., Answer],
    plugins: Any,
) -> None:
    """Records from before the rule keep working; but no page helps people to go there."""
    connect()
    created = make_link(alias="abc", plugins=plugins)
    old = "feed:javascript:alert(1)"
    with app.app_context(), database.atomic():
        Record.update(destination=old).where(Record.id == created["id"]).execute()
    middleware.of(app).records.forget_all()
    shown = [raw("/abc+")]
    if plugins:
        shown.append(raw("/abc"))
    else:
        assert (raw("/abc").status, raw("/abc").location) == (302, old)
    for page in shown:
        assert old in page.body.decode()
        assert b"<a " not in page.body
    body = {"url": created["url"], "destination": old}
    assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 422
