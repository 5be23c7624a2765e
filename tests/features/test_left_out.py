"""Where features are left out, no page of the dashboard leads to what is not there."""

import re
from collections.abc import Callable
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask import Flask

from signpost import loader
from signpost.loader import BUILT_IN
from signpost.runtime import jobs
from tests.conftest import Client
from tests.features.conftest import Person, shown
from tests.features.test_features import PACKAGE, needs_of, without

HREFS = re.compile(r'(?:href|hx-get|src|data-source)="(/[^"]*)"')
FORMS = re.compile(r'<form([^>]*)>|formaction="(/[^"]*)"|hx-post="(/[^"]*)"')
ACTION = re.compile(r'action="(/[^"]*)"')
METHOD = re.compile(r'method="(\w+)"')
# Answers that do not end.
ENDLESS = {"/events"}
MAX_PAGES = 400
# The first page of each in the side bar or the search.
PAGES = {
    name: sidebar[0].path
    for name, plugin in loader.load().list_name_plugin()
    if hasattr(plugin, "dashboard_pages") and (sidebar := plugin.dashboard_pages().sidebar)
}
ASKED = re.compile(r"""has_page\("([^"]+)"\)""")
TARGET = {"destination": "https://a.example/"}


def needed_by(name: str) -> set[str]:
    return {name}.union(*(needed_by(other) for other in needs_of(name)))


LEAST = [name for name in BUILT_IN if name in needed_by("dashboard")]
OPTIONAL = [name for name in BUILT_IN if name not in LEAST]


def fill(client: Client, person: Person) -> list[str]:
    """Something for each kind of page to show; returns addresses that no page leads to before something is typed."""
    assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 200
    link, redirect = {"host": "go.acme.test", "alias": "a"}, {"url": "go.acme.test/old/:name", "match": "pattern"}
    (id_,) = (row["id"] for row in client.post("/v1/link", json={**link, **TARGET}).json["data"])
    assert client.post("/v1/redirect", json={**redirect, **TARGET}).status_code == 200
    # Its job has a page, and its change a flag.
    ticked = {"id": id_, "action": "tag", "tag": "x", "back": "/links"}
    assert person.post("/links/edit", ticked, page="/links").status_code == 303
    return ["/", f"/links/{id_}/panel", "/search?q=go.acme.test/a", "/jobs", "/deliveries", "/tokens", "/account"]


def crawl(app: Flask, person: Person, first: list[str]) -> set[str]:
    """Follow all links from these pages on; returns the paths of all. Each page that is linked is there."""
    waiting, seen, routes = [*first], {*first}, app.url_map.bind("")
    while waiting and len(seen) < MAX_PAGES:
        path = waiting.pop()
        answer = person.get(path)
        assert answer.status_code < 400, (path, answer.text)
        if answer.mimetype != "text/html":
            continue
        for href in map(unescape, HREFS.findall(answer.text)):
            where = urlsplit(href).path
            if where not in seen and where not in ENDLESS and not where.startswith(("/static/", "/docs")):
                seen.add(where)
                waiting.append(href)
        for attributes, *others in FORMS.findall(answer.text):
            action = "".join(others) or "".join(ACTION.findall(attributes))
            method = "POST" if any(others) else "".join(METHOD.findall(attributes)).upper()
            if action:
                routes.match(urlsplit(unescape(action)).path, method)
    return seen


@pytest.mark.parametrize(
    "left_out",
    [None, "all", *(pytest.param(name, marks=pytest.mark.slow) for name in OPTIONAL)],
)
def test_no_page_leads_to_what_is_not_there(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], left_out: str | None
) -> None:
    on = LEAST if left_out == "all" else [*BUILT_IN] if left_out is None else without(left_out)
    app = make_app(FEATURES=on)
    person = Person(app).enter()
    first = [path for path in fill(make_client(app), person) if path != "/deliveries" or "events" in on]
    seen = crawl(app, person, first)
    leads_to = {name: page in seen for name, page in PAGES.items()}
    assert leads_to == {name: name in on for name in PAGES}


def test_pages_that_may_be_off_are_asked_for_by_their_paths() -> None:
    """Where a path is mistyped, the way to its page is never shown."""
    there = {entry.path for pages in loader.load().hook.dashboard_pages() for entry in pages.sidebar}
    texts = [
        file.read_text(encoding="utf-8") for kind in ("html", "py") for file in PACKAGE.glob(f"dashboard/**/*.{kind}")
    ]
    asked = {path for text in texts for path in ASKED.findall(text)}
    assert asked
    assert asked <= there


def test_a_job_of_a_feature_that_is_off_says_nothing_wrong(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    app = make_app()
    client = make_client(app)
    assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 200
    table = b"url,destination\nhttps://go.acme.test/a,https://a.example/\n"
    job = client.post("/v1/bulk/import", data=table, content_type="text/csv").json["id"]
    jobs.of(app).drain()
    assert client.get(f"/v1/jobs/{job}").json["created"] == 1
    without_it = make_app(INSTANCE=app.config["INSTANCE"], FEATURES=LEAST)
    page = shown(Person(without_it).enter().get(f"/jobs/{job}"))
    assert "Import Finished Done 1 Started" in page
    assert "changed" not in page
