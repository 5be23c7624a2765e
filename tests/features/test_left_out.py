"""Where features are left out: no page leads to what is not there, and what they have stored stops nothing."""

import inspect
import re
from collections.abc import Callable
from datetime import timedelta
from html import unescape
from urllib.parse import urlsplit

import pytest
from flask import Flask

from signpost import loader
from signpost.domain import times
from signpost.domain.jobs import JobKind
from signpost.factory import close_app, load_faces
from signpost.features.events import webhook_secrets
from signpost.features.sign_in.operations import users
from signpost.loader import BUILT_IN
from signpost.operations.jobs import new_job
from signpost.operations.workspaces import bootstrap, deletions, workspaces
from signpost.runtime import jobs
from signpost.storage import database
from signpost.storage.models import Job, Workspace
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
    webhook = {"url": "https://hooks.example/", "events": ["link.*"]}
    assert client.post("/v1/webhooks", json=webhook).status_code == 200
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


def with_dashboard(name: str) -> list[str]:
    """The dashboard and one other feature, with what these need."""
    return [other for other in BUILT_IN if other in {*LEAST, *needed_by(name)}]


@pytest.mark.parametrize(
    "on",
    [
        pytest.param([*BUILT_IN], id="all"),
        pytest.param(LEAST, id="none"),
        *(pytest.param(without(name), id=f"without {name}", marks=pytest.mark.slow) for name in OPTIONAL),
        *(pytest.param(with_dashboard(name), id=f"with {name}", marks=pytest.mark.slow) for name in OPTIONAL),
    ],
)
def test_no_page_leads_to_what_is_not_there(
    make_app: Callable[..., Flask], make_client: Callable[..., Client], on: list[str]
) -> None:
    # What is off now has left something that may be shown.
    whole = make_app()
    waiting = fill(make_client(whole), Person(whole).enter())
    jobs.of(whole).drain()
    close_app(whole)
    app = make_app(INSTANCE=whole.config["INSTANCE"], FEATURES=on)
    person = Person(app).enter()
    first = [path for path in waiting if path != "/deliveries" or "events" in on]
    seen = crawl(app, person, first)
    leads_to = {name: page in seen for name, page in PAGES.items()}
    assert leads_to == {name: name in on for name in PAGES}


def test_pages_that_may_be_off_are_asked_for_by_their_paths() -> None:
    """Where a path is mistyped, the way to its page is never shown."""
    there = {entry.path for pages in loader.load().hook.dashboard_pages() for entry in pages.sidebar}
    texts = [file.read_text(encoding="utf-8") for kind in ("html", "py") for file in PACKAGE.rglob(f"*.{kind}")]
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


def test_a_job_of_a_feature_that_is_off_waits_and_stops_nothing(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    app = make_app()
    with app.app_context():
        owner = workspaces.member_caller(bootstrap.ensure_workspace())
        other = workspaces.create_workspace("Other", owner.user)
        for workspace in (owner.workspace, other):
            job = new_job(workspaces.member_caller(workspace), JobKind.BULK_IMPORT, {})
            job.updated_at = times.text(times.now() - timedelta(hours=1))
            job.save(force_insert=True)
    assert "jobs" in make_client(app).get("/readyz").json["reasons"]
    close_app(app)
    without_it = make_app(INSTANCE=app.config["INSTANCE"], FEATURES=LEAST)
    assert make_client(without_it).get("/readyz").json["reasons"] == {}
    with without_it.app_context():
        deletions.delete_workspace(Workspace.get_by_id(other.id))
        assert Job.select().count() == 1


def tables_with(app: Flask, text: str) -> set[str]:
    """The tables in which `text` occurs, but those that nodes follow."""
    with app.app_context():
        engine = database.current()
        tables = {*engine.get_tables()} - {"copy_change"}
        return {name for name in tables if text in repr(engine.execute_sql(f'SELECT * FROM "{name}"').fetchall())}


def test_who_is_deleted_is_erased_from_what_features_that_are_off_have_stored(make_app: Callable[..., Flask]) -> None:
    name, email = "Secret Person", "secret.person@acme.test"
    app = make_app()
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        workspaces.add_member(caller.workspace, workspaces.create_user(name, email), "viewer")
        other = workspaces.create_workspace("Other", caller.user)
        webhook_secrets.replace_of_notifications(other.id)
        assert {"event", "user"} <= tables_with(app, name)
    close_app(app)
    without_them = make_app(INSTANCE=app.config["INSTANCE"], FEATURES=["monitoring", "sign_in"])
    with without_them.app_context():
        users.delete_user(workspaces.find_user(email))
        deletions.delete_workspace(Workspace.get_by_id(other.id))
    for text in (name, email, str(other.id)):
        assert tables_with(without_them, text) == set()


def test_a_check_that_nobody_makes_is_not_promised(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    app = make_app(FEATURES=",".join(without("monitoring")))
    client = make_client(app)
    assert client.post("/v1/host", json={"host": "go.acme.test"}).status_code == 200
    answer = client.post("/v1/host/go.acme.test/refresh").json
    assert (answer["checked_at"], "is not checked" in answer["notice"]) == ("", True)


def owners_of_paths(app: Flask) -> dict[str, set[str]]:
    """Who has pages or operations whose addresses begin with a path: features, and "" for the core."""
    found: dict[str, set[str]] = {}
    for rule in app.url_map.iter_rules():
        view = inspect.unwrap(app.view_functions[rule.endpoint])
        feature = re.match(r"signpost\.features\.(\w+)", view.__module__)
        begin = "/" + rule.rule.removeprefix("/v1").strip("/").partition("/")[0]
        found.setdefault(begin, set()).add(feature[1] if feature else "")
    return found


def test_each_feature_says_which_addresses_are_its_own(make_app: Callable[..., Flask]) -> None:
    app = make_app(DIALECTS=["yourls", "shlink"])
    load_faces(app)
    # The root of the dashboard, and a folder that the web has for many purposes.
    shared = {"/", "/.well-known"}
    own = {name: set[str]() for name in BUILT_IN}
    for begin, names in owners_of_paths(app).items():
        if len(names) == 1 and names != {""} and begin not in shared:
            own[names.pop()].add(begin)
    assert {name: {*getattr(loader.load().get_plugin(name), "PATHS", ())} for name in BUILT_IN} == own


def test_what_is_at_an_address_of_a_feature_that_is_off_is_said(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    app = make_app(FEATURES="all,-misses,-qr_sheets")
    client = make_client(app)
    for path in ("/v1/misses", "/v1/misses/rescued", "/v1/qr-sheets"):
        answer = client.get(path)
        name = "misses" if "misses" in path else "qr_sheets"
        assert (answer.status_code, answer.json["code"]) == (404, "not_found")
        assert f"belongs to the feature {name}, which is off. FEATURES says which are on." in answer.json["message"]
    page = client.get("/w/home/misses", headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert "/misses belongs to the feature misses, which is off" in unescape(page.text)
    assert client.get("/v1/nothing").json["message"] == "There is nothing at this address."
    # On, it answers; and what is off was not imported for it.
    assert make_client(make_app()).get("/v1/misses").status_code == 200
