"""Who may do what: every operation times every role, and every operation with the ids of another workspace."""

import io
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from flask import Flask

from signpost.domain.people.roles import Role, RoleName
from signpost.domain.records.record import CreatedVia, RecordConfig
from signpost.factory import create_token
from signpost.features.events.operations import webhooks
from signpost.features.history.tables import Change
from signpost.features.transfer import import_job
from signpost.features.transfer.importer import ImportPlan
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.people import tokens
from signpost.operations.records import records
from signpost.operations.roles import EDITOR, MANAGER, OWNER, ROLES, VIEWER
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs
from signpost.runtime.settings_types import AppSettings
from signpost.testing import run_signpost
from tests import postgresql
from tests.conftest import Client, client_of, first_workspace

HOST, THEIRS = "go.acme.test", "go.other.test"
LINK = {"host": HOST, "destination": "https://dest.example/"}
REDIRECT = {"url": f"https://{HOST}/r", "destination": "https://dest.example/"}

# method and rule -> (the role it takes, a body or query that would be accepted)
OPERATIONS: dict[tuple[str, str], tuple[Role, dict[str, Any]]] = {
    ("GET", "/v1/test"): (VIEWER, {}),
    ("GET", "/v1/host"): (VIEWER, {}),
    ("POST", "/v1/host"): (MANAGER, {"json": {"host": "new.acme.test"}}),
    ("DELETE", "/v1/host/<host>"): (MANAGER, {}),
    ("POST", "/v1/host/<host>/refresh"): (MANAGER, {}),
    ("GET", "/v1/host/<host>"): (VIEWER, {}),
    ("PATCH", "/v1/host/<host>"): (MANAGER, {"json": {"notfound_status": 404}}),
    ("GET", "/v1/misses"): (VIEWER, {}),
    ("GET", "/v1/misses/rescued"): (VIEWER, {}),
    ("GET", "/v1/workspace/wall"): (VIEWER, {}),
    ("GET", "/v1/views"): (VIEWER, {}),
    ("POST", "/v1/views"): (EDITOR, {"json": {"name": "Most clicked", "query": "sort=-clicks"}}),
    ("DELETE", "/v1/views/<id>"): (EDITOR, {}),
    ("GET", "/v1/changes/days"): (VIEWER, {}),
    ("POST", "/v1/misses/fix"): (EDITOR, {"json": {}}),
    ("POST", "/v1/misses/ignore"): (EDITOR, {"json": {"misses": [{"host": HOST, "path": "/missed"}]}}),
    ("PUT", "/v1/bulk"): (
        EDITOR,
        {"json": {"filter": {"tags": "any"}, "set": {"paused": True}, "dry_run": True}},
    ),
    ("GET", "/v1/changes"): (VIEWER, {}),
    ("GET", "/v1/links/<id>/changes"): (VIEWER, {}),
    ("GET", "/v1/as-of"): (VIEWER, {"query_string": {"at": "2099-01-01T00:00:00Z"}}),
    ("GET", "/v1/links/<id>/as-of"): (VIEWER, {"query_string": {"at": "2099-01-01T00:00:00Z"}}),
    ("POST", "/v1/as-of/bring-back"): (EDITOR, {"json": {"at": "2099-01-01T00:00:00Z"}}),
    ("POST", "/v1/changes/<id>/undo"): (EDITOR, {}),
    ("GET", "/v1/link"): (VIEWER, {}),
    ("POST", "/v1/link"): (EDITOR, {"json": LINK}),
    ("GET", "/v1/link/count"): (VIEWER, {}),
    ("GET", "/v1/link/<id>"): (VIEWER, {}),
    ("PUT", "/v1/link/<id>"): (EDITOR, {"json": REDIRECT}),
    ("DELETE", "/v1/link/<id>"): (EDITOR, {}),
    ("GET", "/v1/redirect/<id>"): (VIEWER, {}),
    ("GET", "/v1/tags"): (VIEWER, {}),
    ("PUT", "/v1/host/<host>"): (MANAGER, {"json": {"notfound_status": 404}}),
    ("GET", "/v1/export"): (VIEWER, {}),
    ("GET", "/v1/bulk/export"): (VIEWER, {}),
    ("GET", "/v1/links"): (VIEWER, {}),
    ("GET", "/v1/links/filter-pins"): (VIEWER, {}),
    ("POST", "/v1/links/explain"): (VIEWER, {"json": {"url": f"https://{HOST}/r"}}),
    ("GET", "/v1/links/<id>"): (VIEWER, {}),
    ("GET", "/v1/links/<id>/clicks"): (VIEWER, {}),
    ("GET", "/v1/links/<id>/clicks/why"): (VIEWER, {}),
    ("GET", "/v1/links/<id>/report"): (VIEWER, {}),
    ("GET", "/v1/links/<id>/checks"): (VIEWER, {}),
    ("GET", "/v1/links/<id>/qr"): (VIEWER, {}),
    ("POST", "/v1/qr-sheets"): (VIEWER, {"json": {"filter": {"host": HOST}, "format": "svg"}}),
    ("PUT", "/v1/links/<id>/qr"): (EDITOR, {"json": {"theme": "dots"}}),
    ("GET", "/v1/deliveries"): (VIEWER, {}),
    ("GET", "/v1/deliveries/<id>"): (VIEWER, {}),
    ("POST", "/v1/deliveries/<id>/replay"): (MANAGER, {}),
    ("POST", "/v1/webhooks"): (MANAGER, {"json": {"url": "https://hooks.example/new"}}),
    ("GET", "/v1/webhooks"): (MANAGER, {}),
    ("GET", "/v1/webhooks/<id>"): (MANAGER, {}),
    ("PATCH", "/v1/webhooks/<id>"): (MANAGER, {"json": {"tag": "sale"}}),
    ("DELETE", "/v1/webhooks/<id>"): (MANAGER, {}),
    ("DELETE", "/v1/jobs/<id>"): (EDITOR, {}),
    ("POST", "/v1/webhooks/<id>/secret"): (MANAGER, {}),
    ("POST", "/v1/webhooks/<id>/test"): (MANAGER, {}),
    # What happened so far; without `follow` the answer would last a minute.
    ("GET", "/v1/events"): (VIEWER, {"query_string": {"follow": "false", "last_event_id": "0" * 26}}),
    ("GET", "/v1/redirect"): (VIEWER, {}),
    ("POST", "/v1/redirect"): (EDITOR, {"json": {**REDIRECT, "url": f"https://{HOST}/new"}}),
    ("PUT", "/v1/redirect/<id>"): (EDITOR, {"json": REDIRECT}),
    ("PATCH", "/v1/redirect/<id>"): (EDITOR, {"json": {"title": "changed"}}),
    ("DELETE", "/v1/redirect/<id>"): (EDITOR, {}),
    ("POST", "/v1/bulk"): (EDITOR, {"json": {"records": [LINK]}}),
    ("DELETE", "/v1/bulk"): (EDITOR, {"query_string": {"filter[tags]": "any"}}),
    ("POST", "/v1/bulk/import"): (EDITOR, {"data": "url,destination\n", "content_type": "text/csv"}),
    ("GET", "/v1/features"): (OWNER, {}),
    ("GET", "/v1/jobs"): (VIEWER, {}),
    ("GET", "/v1/jobs/<id>"): (VIEWER, {}),
    ("GET", "/v1/jobs/<id>/report"): (VIEWER, {}),
    ("GET", "/v1/shared/types"): (VIEWER, {}),
    ("GET", "/v1/shared/plugins"): (VIEWER, {}),
    ("POST", "/v1/recommendation/alias"): (EDITOR, {"json": {"host": HOST}}),
    ("POST", "/v1/workspace/update/<metaKey>"): (MANAGER, {"json": {"value": "Acme"}}),
    ("GET", "/v1/workspace/subscription"): (VIEWER, {}),
    ("GET", "/v1/workspace/clicks"): (VIEWER, {}),
    ("GET", "/v1/workspace/clicks/why"): (VIEWER, {}),
    ("GET", "/v1/workspace/report"): (VIEWER, {}),
    ("GET", "/v1/subscriptions"): (VIEWER, {}),
    ("GET", "/v1/subscription/<product>"): (VIEWER, {}),
}


def rules(app: Flask) -> Iterator[tuple[str | Any, str]]:
    for rule in app.url_map.iter_rules():
        if rule.rule.startswith("/v1/"):
            for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
                yield method, rule.rule


def test_every_operation_stands_in_the_table(app: Flask) -> None:
    assert set(rules(app)) == set(OPERATIONS)


@pytest.fixture(scope="module")
def database_url(is_on_postgresql: bool) -> Iterator[str | None]:
    """The URL of the database of `template`; None: it is in its folder."""
    url = postgresql.server().new_database() if is_on_postgresql else None
    yield url
    if url is not None:
        postgresql.server().drop(url)


@pytest.fixture(scope="module")
def template(
    make_folder: Callable[[Path], Path], tmp_path_factory: pytest.TempPathFactory, database_url: str | None
) -> tuple[Path, str, dict[str, str]]:
    """An instance folder with one of everything, an owner's token, and by the names in the rules their ids.

    There are the tokens of roles, too.
    """
    folder = make_folder(tmp_path_factory.mktemp("roles") / "instance")
    settings: AppSettings = {"DATABASE_URL": database_url} if database_url else {}
    with run_signpost(folder, **settings) as signpost:
        signpost.connect(HOST)
        link = signpost.link(HOST, "https://dest.example/landing", alias="r", tags=["any"])
        with signpost.app.app_context():
            caller = workspaces.member_caller(first_workspace())
            job = import_job.request_import(caller, io.BytesIO(b"url\n"), ImportPlan("signpost", "csv"))
        jobs.of(signpost.app).drain()
        change = signpost.api("GET", f"/v1/changes?filter[record]={link['id']}").json["data"][0]["id"]
        role_tokens = {f"{role} token": create_token(signpost.app, role, role=role) for role in get_args(RoleName)}
        webhook = signpost.api("POST", "/v1/webhooks", {"url": "https://hooks.example/"}).json["id"]
        delivery = signpost.api("POST", f"/v1/webhooks/{webhook}/test").json["id"]
    names = {
        "host": HOST, "metaKey": "name", "product": "short-url", "id": link["id"], "job": job.id, "change": change,
        "webhook": webhook, "delivery": delivery, **role_tokens,
    }  # fmt: skip
    return folder, signpost.token, names


@pytest.fixture
def app(
    template: tuple[Path, str, dict[str, str]],
    make_app: Callable[..., Flask],
    tmp_path: Path,
    database_url: str | None,
) -> Iterator[Flask]:
    """An app on a copy of it."""
    folder = str(shutil.copytree(template[0], tmp_path / "instance"))
    if database_url is None:
        yield make_app(INSTANCE=folder)
        return
    url = postgresql.server().new_database(copy_of=database_url)
    yield make_app(INSTANCE=folder, DATABASE_URL=url)
    postgresql.server().drop(url)


@pytest.fixture
def client(template: tuple[Path, str, dict[str, str]], app: Flask) -> Client:
    return client_of(app, template[1])


@pytest.fixture
def ours(template: tuple[Path, str, dict[str, str]]) -> dict[str, str]:
    """One of everything in the client's workspace, by the names in the rules."""
    return template[2]


def path(rule: str, names: dict[str, str]) -> str:
    for kind, name in (("jobs", "job"), ("changes", "change"), ("webhooks", "webhook"), ("deliveries", "delivery")):
        rule = rule.replace(f"/{kind}/<id>", f"/{kind}/{names[name]}")
    for name, value in names.items():
        rule = rule.replace(f"<{name}>", value)
    return rule


@pytest.mark.parametrize(("method", "rule"), OPERATIONS)
def test_a_role_may_what_the_table_says(app: Flask, ours: dict[str, str], method: str, rule: str) -> None:
    """The roles below are refused; what is there afterwards is then done by the one that it takes, and once more."""
    required, arguments = OPERATIONS[method, rule]
    for role in ROLES:
        answer = client_of(app, ours[f"{role} token"]).open(path(rule, ours), method=method, **arguments)
        if Role(role) < required:
            assert answer.status_code == 484
            assert (answer.json["role"], answer.json["required_role"]) == (role, required)
        elif Role(role) == required:
            assert answer.status_code in (200, 202, 204), answer.text
        else:
            # What was deleted is gone.
            assert answer.status_code not in (401, 403, 484), answer.text


@pytest.mark.parametrize(("method", "rule"), OPERATIONS)
def test_nothing_of_another_workspace_is_seen_or_changed(
    app: Flask, client: Client, ours: dict[str, str], method: str, rule: str
) -> None:
    with app.app_context():
        bootstrap.ensure_workspace()
        stranger = workspaces.create_user("Stranger", "stranger@other.test")
        caller = Caller(workspaces.create_workspace("Other", stranger), stranger, OWNER, CreatedVia.API)
        hosts.connect_host(caller, host=THEIRS)
        theirs = records.create_link(
            caller,
            host=THEIRS,
            alias="r",
            config=RecordConfig(destination="https://secret.example/", tags=("any",), title="secret"),
        )
        job = import_job.request_import(
            caller, io.BytesIO(b"url,destination\nsecret,secret\n"), ImportPlan("signpost", "csv")
        )
        _, secret = tokens.create_token(caller, name="theirs")
        change = Change.get(Change.record_id == theirs.id).id
        created = webhooks.create_webhook(caller, url="https://secret.example/", tag="secret")
        delivery = webhooks.test_webhook(caller, created.id).id
        webhook = webhooks.get_webhook(caller, created.id)
    jobs.of(app).drain()
    _, arguments = OPERATIONS[method, rule]
    foreign = {**ours, "host": THEIRS, "id": theirs.id, "job": job.id, "change": change}
    foreign |= {"webhook": webhook.id, "delivery": delivery}
    if "json" in arguments and "url" in arguments["json"]:
        arguments = {"json": {**REDIRECT, "url": f"https://{THEIRS}/r"}}
    elif "json" in arguments and "host" in arguments["json"]:
        arguments = {"json": {**arguments["json"], "host": THEIRS}}

    answer = client.open(path(rule, foreign), method=method, **arguments)
    jobs.of(app).drain()

    # A new webhook of one's own has a secret.
    assert "secret" not in answer.text.replace('"secret":"whsec_', "").replace("caller_of_secret", "")
    with app.app_context():
        # What their changes make wait for it changes nothing of it.
        assert replace(webhooks.get_webhook(caller, webhook.id), waiting=0) == replace(webhook, waiting=0)
    their_client = client_of(app)
    their_client.token = secret
    after = their_client.get(f"/v1/links/{theirs.id}")
    assert after.status_code == 200
    assert after.json["title"] == "secret"
    assert [host["host"] for host in their_client.get("/v1/host").json["data"]] == [THEIRS]
