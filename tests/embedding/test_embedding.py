"""What a program that embeds an app may rely on: what it imports, where it works, and that its end is one."""

import json
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.middleware.dispatcher import DispatcherMiddleware
from werkzeug.test import Client as WsgiClient
from werkzeug.wrappers import Response

from signpost.factory import close_app, create_app, create_token, load_faces
from signpost.runtime import rate_limits
from signpost.runtime.rate_limits import parse_rate
from signpost.storage import database
from signpost.storage.models import Workspace
from signpost.testing import run_signpost
from tests.conftest import ROOT

# What an app imports when it is first needed: pages, agents, other services, e-mail, DNS, destinations, pictures.
LATE = {
    "PIL", "authlib", "babel", "crawlerdetect", "cryptography", "dns", "flask_wtf", "joserfc", "maxminddb",
    "prometheus_client", "pycurl", "pyotp", "segno", "smtplib", "tarfile", "ua_parser", "urllib3", "webauthn",
    "wtforms",
    "signpost.features.dashboard.blueprint", "signpost.features.mail.sender",
    "signpost.mcp", "signpost.features.agents.oauth", "signpost.features.sign_in.single_sign_on",
    "signpost.features.dialects.shlink", "signpost.features.dialects.yourls",
    "signpost.features.monitoring.check", "signpost.outbound.fetch",
    "signpost.features.monitoring.geo_update", "signpost.outbound.resolver",
    "signpost.features.monitoring.tasks",
}  # fmt: skip
# What counts calls, imported with the first request that is no visit.
LIMITER = {"flask_limiter", "limits", "signpost.web.call_limits"}
PROGRAM = """
import json, sys
from signpost.factory import create_app
app = create_app({settings})
loaded = [[*sys.modules]]
for what in {paths}:
    what = (what,) if isinstance(what, str) else what
    app.test_client().open(what[0], method=what[1] if len(what) > 1 else "GET", base_url="https://localhost")
    loaded.append([*sys.modules])
print(json.dumps(loaded))
"""


def loaded(folder: Path, *paths: str, **settings: Any) -> list[set[str]]:
    """What a process has imported of LATE and LIMITER once there is an app, and after each request that it answers."""
    code = PROGRAM.format(settings={"INSTANCE": str(folder), **settings}, paths=list(paths))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    return [{*found} & (LATE | LIMITER) for found in json.loads(done.stdout)]


@pytest.mark.slow
def test_an_app_imports_nothing_that_it_may_never_need(tmp_path: Path) -> None:
    assert loaded(tmp_path, "/healthz", "/v1/links", "/openapi.json") == [set(), LIMITER, LIMITER, LIMITER]


@pytest.mark.slow
def test_without_a_rate_limit_flask_limiter_is_not_imported(tmp_path: Path) -> None:
    assert loaded(tmp_path, "/v1/links", RATE_LIMIT="") == [set(), {"limits"}]


def test_the_first_calls_are_counted_and_so_are_tries_of_passwords_before(make_app: Callable[..., Flask]) -> None:
    """What counts is created once, by whichever is first: a visit or one of many calls at once."""
    app = make_app(RATE_LIMIT="20 per day")
    token = create_token(app, "threads")
    assert rate_limits.of(app).allows(parse_rate("1 per day"), "link password", "me")
    statuses: list[int] = []
    begin = threading.Barrier(8)

    def work() -> None:
        client = app.test_client()
        begin.wait()
        for _ in range(5):
            headers = {"Authorization": f"Bearer {token}"}
            answer = client.get("/v1/test", base_url="https://signpost.test", headers=headers)
            statuses.append(answer.status_code)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (statuses.count(200), statuses.count(429)) == (20, 20)
    assert not rate_limits.of(app).allows(parse_rate("1 per day"), "link password", "me")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "face"),
    [
        ("/", "features.dashboard.blueprint"),
        ("/sign-in", "features.dashboard.blueprint"),
        ("/w/home/links", "features.dashboard.blueprint"),
        ("/mcp/v1", "mcp"),
        ("/oauth/token", "features.agents.oauth"),
        ("/.well-known/oauth-authorization-server", "features.agents.oauth"),
    ],
)
def test_a_face_is_imported_with_the_first_request_for_it(tmp_path: Path, path: str, face: str) -> None:
    before, after = loaded(tmp_path, path)
    assert not before
    assert f"signpost.{face}" in after
    assert ("signpost.mcp" in after) is (face == "mcp")


@pytest.mark.slow
def test_a_dialect_is_imported_where_it_is_on(tmp_path: Path) -> None:
    (found,) = loaded(tmp_path, DIALECTS=["yourls"])
    assert found == {"signpost.features.dialects.yourls"}


def test_many_threads_get_the_pages_at_once(make_app: Callable[..., Flask]) -> None:
    """The first request for a face adds it while others are answered."""
    app = make_app()
    token = create_token(app, "threads")
    statuses: list[tuple[str, int]] = []
    begin = threading.Barrier(8)

    def work(number: int) -> None:
        client = app.test_client()
        begin.wait()
        for path in ("/v1/test", "/sign-in", "/v1/links", "/mcp/v1") * 5:
            headers = {"Authorization": f"Bearer {token}"}
            answer = client.get(path, base_url="https://signpost.test", headers=headers)
            statuses.append((path, answer.status_code))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(statuses) == 8 * 20
    assert {status for _, status in statuses} == {200}


def test_a_server_adds_all_faces_when_it_starts(make_app: Callable[..., Flask]) -> None:
    app = make_app()
    assert not [rule for rule in app.url_map.iter_rules() if rule.rule == "/sign-in"]
    load_faces(app)
    assert {"/sign-in", "/mcp/v1", "/oauth/token"} <= {rule.rule for rule in app.url_map.iter_rules()}
    load_faces(app)


# --- under a path ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/links/v1/test", "/links/", "/links/healthz", "/links/docs"])
@pytest.mark.parametrize("host", ["signpost.test", "go.example.com"])
def test_an_app_that_is_mounted_under_a_path_says_that_it_cannot_work_there(path: str, host: str) -> None:
    with run_signpost() as signpost:
        signpost.link(signpost.connect("go.example.com"), alias="docs")
        mounted = WsgiClient(DispatcherMiddleware(Response("the site"), {"/links": signpost.app}))
        answer = mounted.get(path, base_url=f"https://{host}")
        assert answer.status_code == 500
        assert answer.json is not None
        assert answer.json["message"].startswith("Signpost is mounted under the path /links, where it cannot work: ")
        assert mounted.get("/", base_url=f"https://{host}").text == "the site"
        # Beside it the app works as before.
        assert signpost.api("GET", "/v1/test").status_code == 200


# SQLITE_DBSTATUS_CACHE_USED, which the types of cysqlite do not list.
_CACHE_USED = 1


def test_a_new_app_does_not_keep_the_pages_of_the_tables_that_it_made(tmp_path: Path) -> None:
    with run_signpost(tmp_path) as signpost, signpost.app.app_context():
        cached_bytes, _ = database.current().connection().status(_CACHE_USED)
    # With them it is 800 kB.
    assert cached_bytes < 200_000


# --- the end --------------------------------------------------------------------------------------------------------


def test_a_closed_app_refuses_all_work(tmp_path: Path) -> None:
    app = create_app({"INSTANCE": str(tmp_path)})
    create_token(app, "before")
    close_app(app)
    with pytest.raises(RuntimeError, match="This app was closed"):
        create_token(app, "after")
    for url in ("https://signpost.test/healthz", "https://signpost.test/v1/test", "http://go.example.com/docs"):
        with pytest.raises(RuntimeError, match="This app was closed"):
            app.test_client().get(url)
    with app.app_context(), pytest.raises(RuntimeError, match="This app was closed"):
        Workspace.select().count()
    close_app(app)
    again = create_app({"INSTANCE": str(tmp_path)})
    with again.app_context():
        assert database.current().path.parent == tmp_path
        assert Workspace.select().count() == 1
    close_app(again)


@pytest.mark.slow
@pytest.mark.parametrize("driver", ["psycopg2", "psycopg"])
def test_a_host_program_may_use_peewee_with_any_driver(driver: str, tmp_path: Path) -> None:
    """Whichever drivers peewee finds alone, it finds after `import signpost`, too."""
    found = []
    for first in ("sys", "signpost.factory"):
        program = f"import {first}, peewee; print(peewee.{driver} is not None)"
        done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
        found.append(done.stdout)
    assert found[0] == found[1]
