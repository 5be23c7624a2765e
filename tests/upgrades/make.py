"""Make a database as the code of today makes it, with data in it, and keep it for tests/storage/test_upgrades.py.

    python -m tests.upgrades.make

writes `migrations/all_tables.sql`, which a new file gets instead of all migrations, the same for PostgreSQL, and two
files that are named after the newest migration: NNNN.sql, the database, and NNNN.json, what whoever made it knows:
secrets, and how API and visits answered. Do it once for each new migration, when the code that uses it is ready. The
database of the migration before is deleted, unless a release ends with it: no one else has such a database. What later
code does to the database of a release is the test's business, so that is never made again.

The databases of older releases were made by this script as it was then.
"""

import contextlib
import json
import re
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import chain, repeat
from pathlib import Path
from typing import Any, cast
from unittest import mock

from flask import Flask
from playhouse.cysqlite_ext import CySqliteDatabase
from playhouse.migrations import Runner

import signpost
from signpost import loader
from signpost.domain import times
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.factory import close_app, create_app
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs
from signpost.storage import database, migrations
from signpost.storage.feature_migrations import END_OF_STATEMENT
from signpost.storage.instance_folder import DATABASE
from signpost.storage.models import Member
from signpost.visits import middleware
from tests.upgrades import FOLDER, RELEASED, postgresql_tables

HISTORY = "schema_migration"
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")
HOST, LEFT = "go.acme.test", "left.acme.test"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
PASSWORD = "open sesame"
END = "2099-12-31T00:00:00.000000Z"
# What is asked of the old code, and of the new code later: whole answers, and lists of which the aliases are enough.
ALL = "/v1/links?sort=created_at&per_page=100"
WHOLE = (
    ALL,
    "/v1/links/{greetings}",
    "/v1/links/{greetings}/clicks?from={day}&to={day}&by=browser",
    "/v1/links/{watched}/checks",
    "/v1/links/filter-pins",
    "/v1/host",
    "/v1/jobs",
    "/v1/deliveries",
    "/v1/workspace/clicks?from={day}&to={day}",
    "/v1/workspace/clicks?from={day}&to={day}&by=referrer",
)
LISTS = (
    "/v1/links?sort=id&per_page=100",
    "/v1/links?sort=-updated_at&per_page=100",
    "/v1/link?sort=created_at&per_page=100",
    "/v1/redirect?sort=created_at&per_page=100",
    "/v1/links?filter[search]=gr%C3%BC%C3%9Fe&sort=id",
    "/v1/links?filter[tags]=spring&sort=id",
    "/v1/links?filter[traffic]=any&sort=id",
    "/v1/links?filter[health]=paused&sort=id",
)

LINKS: tuple[dict[str, Any], ...] = (
    {
        "alias": "schöne-Grüße",
        "title": "Schöne GRÜẞE aus Łódź",
        "description": 'O\'Reilly; "quoted"\n2nd line',
        "destination": "https://dest.example/stra%C3%9Fe?a=1#b",
        "tags": ["spring", "Überblick"],
    },
    {
        "alias": "weights",
        "destinations": ["https://a.example/", "https://b.example/", "https://c.example/"],
        "destination_routing": "weighted",
        "destination_weights": [0, 7, 0],
        "tags": ["spring"],
    },
    {
        "alias": "utm",
        "destination": "https://dest.example/?x=1",
        "utm": ["source=newsletter", "campaign=späth"],
        "forward_query": True,
        "status": 307,
    },
    {"alias": "secret", "destination": "https://dest.example/secret", "password": PASSWORD},
    {
        "alias": "thrice",
        "destination": "https://dest.example/thrice",
        "starts": "2020-01-01T00:00:00Z",
        "expires": "2099-12-31T23:59:59.5+01:00",
        "expired_url": "https://dest.example/over",
        "max_clicks": 3,
    },
    {"alias": "plugins", "type": "frame", "destination": "https://dest.example/f", "plugins": ["no-referrer"]},
    {"alias": "left-behind", "host": LEFT, "destination": "https://dest.example/left"},
)
REDIRECTS: tuple[dict[str, Any], ...] = (
    {"url": f"https://{HOST}/", "destination": "https://dest.example/root", "forward_path": True},
    {"url": f"https://{HOST}/paused", "type": "link", "destination": "https://dest.example/p", "paused": True},
)
# (path, browser, referrer, how often)
VISITS = (
    ("/schöne-Grüße", FIREFOX, "https://www.news.example/today", 3),
    ("/SCHÖNE-grüsse", FIREFOX, "", 1),
    ("/schöne-Grüße", GOOGLEBOT, "", 2),
    ("/weights", FIREFOX, "", 1),
    ("/utm?y=2", GOOGLEBOT, "", 1),
    ("/secret", FIREFOX, "", 1),
    ("/thrice", FIREFOX, "", 4),
    ("/plugins", FIREFOX, "", 1),
    ("/paused", FIREFOX, "", 1),
    ("/further/path", FIREFOX, "", 1),
)
# A file to import, but for the aliases: the first line was a link elsewhere, the last one is refused.
IMPORTED = f"""\
url,destination,created,clicks
{HOST}/{{}},https://dest.example/,2020-02-29 10:11:12,1234
{HOST}/{{}},https://dest.example/,,
{HOST}/third,no destination,,
"""


class Maker:
    """Fills a new instance, as its people would: by the API where it has a way, else by operations.

    What older code does not have is imported where it is used.
    """

    def __init__(self, app: Flask, site: str) -> None:
        self.app = app
        self.site = site
        self.token = ""
        self.told: dict[str, Any] = {"secrets": {"password": PASSWORD}, "answers": {}, "lists": {}, "visits": {}}

    def has(self, table: str, column: str = "%") -> bool:
        found = "SELECT 1 FROM pragma_table_info(?) WHERE name LIKE ?"
        return database.current().execute_sql(found, (table, column)).fetchone() is not None

    def call(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
        """One call of the API, which must succeed."""
        answer = self.ask(method, path, body, token, **headers)
        assert 200 <= answer.status_code < 300, f"{method} {path}: {answer.text}"
        return answer.json

    def ask(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
        headers["Authorization"] = f"Bearer {token or self.token}"
        sent = {"data": body} if isinstance(body, str) else {"json": body}
        client = self.app.test_client()
        return client.open(path, method=method, base_url="https://signpost.test", headers=headers, **sent)

    def fill(self, token_file: Path) -> None:
        bootstrap.ensure()
        self.token = token_file.read_text().strip()
        self.people()
        self.records()
        if self.has("job"):
            self.settings()
            self.finished_job()
        if self.has("kept_answer"):
            self.kept_answer()
        self.visit()
        if self.has("watch"):
            self.watched()
        if self.has("session"):
            self.signed_in()
        if self.has("invitation"):
            self.invited()
        if self.has("job", "created"):
            self.imported()
        if self.has("job"):
            self.unfinished_job()
        if self.has("confirmation"):
            self.confirmation()
        middleware.of(self.app).clicks.write()
        self.tell()

    # --- what is there from the beginning ---------------------------------------------------------------------

    def people(self) -> None:
        workspace = workspaces.first_workspace()
        assert workspace is not None
        self.owner = workspaces.member_caller(workspace)
        user = workspaces.create_user("Éva Kovács", "Eva@acme.test")
        Member.create(workspace=workspace, user=user, role="editor")
        editor = workspaces.member_caller(workspace, "Eva@acme.test")
        _, agent = cast(Any, tokens).create_token(editor, name="agent", role="viewer", kind="mcp", expires_at=END)
        _, self.editor = tokens.create_token(editor, name="editor")
        row, revoked = tokens.create_token(editor, name="revoked")
        tokens.revoke_token(editor, row.id)
        self.told["secrets"] |= {"token": self.token, "editor": self.editor, "agent": agent, "revoked": revoked}

    def records(self) -> None:
        self.call("POST", "/v1/host", {"host": HOST})
        self.call("POST", "/v1/host", {"host": LEFT, "https_requested": False})
        for number, link in enumerate(LINKS):
            self.call("POST", "/v1/link", {"host": HOST, **link}, token=self.editor if number % 2 else "")
        for redirect in REDIRECTS:
            self.call("POST", "/v1/redirect", redirect)
        several = [f"{self.site}/gone", f"{self.site}/fine"]
        watched = {"destinations": several, "is_notify": True, "is_switch_unbroken_destination": True}
        self.call("POST", "/v1/link", {"host": HOST, "alias": "watched", **watched})
        if self.has("record", "rules"):
            rules = [{"if": {"device": ["mobile"]}, "destination": "https://app.example/"}]
            card = {"card": {"title": "Join us"}} if self.has("record", "card%") else {}
            self.call(
                "POST", "/v1/link", {"host": HOST, "alias": "ruled", "destination": self.site, "rules": rules, **card}
            )
        made = self.call("POST", "/v1/link", {"host": HOST, "alias": "changed", "destination": "https://dest.example"})
        url, after = f"https://{HOST}/changed", "https://dest.example/after"
        self.call(
            "PUT", f"/v1/redirect/{made['data'][0]['id']}", {"url": url, "title": "Changed", "destination": after}
        )
        self.call("DELETE", f"/v1/host/{LEFT}")

    def visit(self) -> None:
        for path, browser, referrer, count in VISITS:
            for _ in range(count):
                headers = {"User-Agent": browser, "Referer": referrer}
                answer = self.app.test_client().get(path, base_url=f"http://{HOST}", headers=headers)
            # Of a bot, too: nobody is told who asks, and the last answer is the one that comes again.
            self.told["visits"][path] = [answer.status_code, answer.headers.get("Location")]

    def tell(self) -> None:
        """How the API answers about all of this."""
        ids = {row["alias"]: row["id"] for row in self.call("GET", ALL)["data"]}
        names = {"{greetings}": ids["schöne-Grüße"], "{watched}": ids["watched"], "{day}": times.now_text()[:10]}
        for path in (*WHOLE, *LISTS):
            asked = re.sub(r"{\w+}", lambda name: names[name[0]], path)
            answer = self.ask("GET", asked)
            if answer.status_code != 200:
                continue  # the code of that time knows no such question
            if path in WHOLE:
                self.told["answers"][asked] = answer.json
            else:
                self.told["lists"][asked] = [row["alias"] for row in answer.json["data"]]
        self.told["made_at"] = times.now_text()

    # --- what migrations brought ------------------------------------------------------------------------------

    def settings(self) -> None:
        values = {"name": "Acmé", "country": "DE", "notify_url": f"{self.site}/notify", "email_summary": "true"}
        for key, value in values.items():
            self.call("POST", f"/v1/workspace/update/{key}", {"value": value})

    def finished_job(self) -> None:
        for number in range(2):
            self.link(f"gone-{number}", tags=["gone"])
        self.call("DELETE", "/v1/bulk?filter[tags]=gone")
        jobs.of(self.app).drain()

    def unfinished_job(self) -> None:
        from signpost.operations.records.bulk import deletion

        for number in range(3):
            self.link(f"old-{number}", title=f"From the Attic {number}", tags=["old"])
        filters = "filter[tags]=old,older&filter[search]=ATTIC&filter[created]=7d&filter[traffic]=none"
        with mock.patch.object(deletion, "TX_ROWS", 1), self.interrupted():
            self.call("DELETE", f"/v1/bulk?{filters}")

    def link(self, alias: str, **fields: Any) -> None:
        self.call("POST", "/v1/link", {"host": HOST, "alias": alias, "destination": "https://dest.example/", **fields})

    @contextlib.contextmanager
    def interrupted(self) -> Iterator[None]:
        """A job that is asked for in here goes one step far, as if the process were stopped then."""
        if hasattr(jobs, "stopping"):
            with mock.patch.object(jobs, "stopping", side_effect=chain([False], repeat(True))):
                yield
                jobs.of(self.app).drain()
            return
        running: Any = jobs.of(self.app)
        take_step = running._step

        def take_one(run: Any) -> None:
            take_step(run)
            running.stopping = True

        with mock.patch.object(running, "_step", take_one):
            yield
            running.drain()
        running.stopping = False

    def kept_answer(self) -> None:
        path, key = "/v1/link", "again-and-again"
        body = {"host": HOST, "alias": "once", "destination": "https://dest.example/once"}
        answer = self.call("POST", path, body, **{"Idempotency-Key": key})
        self.told["kept"] = {"path": path, "key": key, "body": body, "answer": answer}

    def confirmation(self) -> None:
        from signpost.operations.records.bulk import deletion
        from signpost.schemas.records.filters import RecordFilter

        shown = deletion.preview_deletion(self.owner, RecordFilter().load({"tags": "spring"}))
        self.told["confirmation"] = {"filters": {"tags": ["spring"]}, "token": shown.confirmation_token}

    def watched(self) -> None:
        """Both destinations are checked until one of them is down, and somebody was told."""
        from signpost.runtime import watcher

        records = {row["alias"]: row for row in self.call("GET", ALL)["data"]}
        while self.call("GET", f"/v1/links/{records['watched']['id']}")["monitor"] != "down":
            watcher.of(self.app).drain()
            time.sleep(0.5)
        look = {"theme": "dots", "color": "#112233"}
        self.ask("PUT", f"/v1/links/{records['schöne-Grüße']['id']}/qr", look)

    def signed_in(self) -> None:
        from signpost.features.sign_in.operations import sessions

        if self.has("invitation"):
            sessions.reset_password(self.owner.user, "correct horse battery")
        else:
            # As it was then.
            set_password: Any = sessions.set_password
            set_password(self.owner, password="correct horse battery")
        self.told["secrets"] |= {
            "user_password": "correct horse battery",
            "session": sessions.begin(self.owner.user.id, SessionStart(SignInMethod.PASSWORD, FIREFOX)),
            "sign_in_link": sessions.make_link(self.owner.user),
        }

    def invited(self) -> None:
        from signpost.features.sign_in.operations import invitations

        _, secret = invitations.create_invitation(self.owner, email="Ada@acme.test", role="manager")
        self.told["secrets"]["invitation"] = secret

    def imported(self) -> None:
        from signpost.features.transfer import import_job

        csv = {"Content-Type": "text/csv"}
        self.call("POST", "/v1/bulk/import", IMPORTED.format("imported", "imported-too"), **csv)
        jobs.of(self.app).drain()
        with mock.patch.object(import_job, "BATCH_ROWS", 1), self.interrupted():
            self.call("POST", "/v1/bulk/import", IMPORTED.format("imported-next", "imported-later"), **csv)


class _Site(BaseHTTPRequestHandler):
    """What is watched, and told: all is well but for /gone."""

    def do_GET(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(404 if self.path == "/gone" else 200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_HEAD = do_POST = do_GET

    def log_message(self, *args: Any) -> None:
        pass


@contextlib.contextmanager
def _site() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), _Site)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def make(instance: Path) -> dict[str, Any]:
    """Make an instance in a new folder, and end it as a server ends; returns what is to be known about it."""
    config: Any = {
        "INSTANCE": str(instance),
        "RATE_LIMIT": "",
        "BOOTSTRAP_TOKEN_FILE": str(instance / "token"),
        "MONITOR_ALLOW_PRIVATE": True,
        "MONITOR_INTERVAL_S": 2,
        # Nobody is there: what the network of the day says must not stand in a dump.
        "DNS_SERVERS": ["127.0.0.1#9"],
    }
    app = create_app(config)
    try:
        with _site() as site, app.app_context():
            maker = Maker(app, site)
            maker.fill(instance / "token")
    finally:
        close_app(app)
    folder = instance / "imports"
    maker.told["files"] = {f"imports/{file.name}": file.read_text() for file in sorted(folder.glob("*"))}
    return maker.told


def all_tables() -> str:
    """The statements that create what all migrations together make of a new file, and the rows that they add.

    Without the tables of features, which have migrations of their own: up to 0046 they were made by those of the core.

    The first names the newest migration. Tables come before what refers to them, and rows before triggers. Otherwise
    the order is that of the migrations: SQLite prefers one of two indexes that fit by it.
    """
    of_features = {model._meta.table_name for tables in loader.tables_of_all().values() for model in tables.models}
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(peewee_database(Path(folder))) as made:
        names = Runner(made, str(migrations.folder())).up()
        made.execute_sql(f"DELETE FROM {HISTORY}")
        statements = {
            type_: [
                sql
                for sql, table in made.execute_sql(
                    "SELECT sql, tbl_name FROM sqlite_master"
                    " WHERE type = ? AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
                    (type_,),
                )
                if table not in of_features
            ]
            for type_ in ("table", "index", "trigger")
        }
        rows = [
            f"INSERT INTO {table} VALUES ({', '.join(map(_literal, row))})"
            for (table,) in made.execute_sql("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            if not table.startswith("sqlite_") and table not in {*of_features, "feature_schema"}
            for row in made.execute_sql(f"SELECT * FROM {table} ORDER BY 1")
        ]
    everything = (f"-- {names[-1]}", *statements["table"], *rows, *statements["index"], *statements["trigger"])
    return "".join(f"{statement}{END_OF_STATEMENT}" for statement in everything)


def peewee_database(folder: Path) -> Any:
    return CySqliteDatabase(str(folder / DATABASE), rank_functions=False)


def _literal(value: object) -> str:
    """A value as SQL. A time is that of the new file, and not of the one that was copied."""
    if not isinstance(value, str):
        return "NULL" if value is None else str(value)
    now, count = TIME.subn("' || strftime('%Y-%m-%dT%H:%M:%f000Z', 'now') || '", value.replace("'", "''"))
    return f"'{now}'" if count == 0 else f"'{now}'".removeprefix("'' || ").removesuffix(" || ''")


def main() -> None:
    from signpost.features.nodes.postgresql import POSTGRESQL_TABLES

    tables = all_tables()
    (migrations.folder() / migrations.ALL_TABLES).write_text(tables, encoding="utf-8")
    (migrations.folder() / POSTGRESQL_TABLES).write_text(postgresql_tables.all_tables(tables), encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        told = make(Path(folder))
        with contextlib.closing(sqlite3.connect(Path(folder) / DATABASE)) as made:
            lines = list(made.iterdump())
            (name,) = made.execute("SELECT name FROM schema_migration ORDER BY id DESC LIMIT 1").fetchone()
    dump = "\n".join([f"-- A database with data in it, of {name}: see make.py", *lines, ""])
    (FOLDER / f"{name[:4]}.sql").write_text(dump, encoding="utf-8")
    text = json.dumps(told, indent=1, ensure_ascii=False)
    (FOLDER / f"{name[:4]}.json").write_text(f"{text}\n", encoding="utf-8")
    for file in FOLDER.glob("[0-9]*.*"):
        if file.stem not in {name[:4], *RELEASED.values()}:
            file.unlink()
    sys.stdout.write(f"{FOLDER / name[:4]}.sql and .json, made by {Path(signpost.__file__).parent}\n")


if __name__ == "__main__":
    main()
