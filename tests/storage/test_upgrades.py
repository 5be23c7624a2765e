"""A database of every release, as the code of that time made it, with data in it: all of it lives on.

upgrades/make.py made the dumps, and says how to make one for a new migration.
"""

import contextlib
import functools
import json
import re
import runpy
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost import loader
from signpost.domain import times
from signpost.domain.errors import Unauthenticated
from signpost.domain.jobs import JobKind
from signpost.domain.records import resolution
from signpost.domain.records.filters import RecordFilters
from signpost.factory import close_app, create_app
from signpost.features.monitoring.tables import Watch
from signpost.features.sign_in.operations import invitations, passkeys, second_factor, sessions
from signpost.features.sign_in.tables import Authenticator, Identity
from signpost.operations.jobs import get_job
from signpost.operations.people import tokens
from signpost.operations.records.bulk import deletion
from signpost.operations.records.record_rows import text_row
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import jobs, settings
from signpost.runtime.instance import open_instance
from signpost.storage import backup, database, keys, migrations
from signpost.storage.instance_folder import DATABASE
from signpost.storage.models import (
    ClickDay,
    Host,
    Job,
    Member,
    Record,
    RecordCount,
    RecordTag,
    RecordText,
    TagCount,
    User,
    WorkspaceDay,
)
from tests import wire
from tests.conftest import ROOT, Client, Server, Visit, client_of
from tests.storage.test_migrations import HISTORY, schema_of
from tests.upgrades import FOLDER, RELEASED, filled

NEWEST = max(file.stem[:4] for file in migrations.folder().glob("[0-9]*.py"))
# The last migration of each version that somebody may have, and of this one.
NUMBERS = sorted({*RELEASED.values(), NEWEST})
# Tables whose rows have a new form: what the interface says about them is compared.
REPLACED = {"click_kind", "workspace_kind"}


class Old:
    """An instance of an older Signpost; it is made in a folder that has none. told: what its own code told of it."""

    def __init__(self, number: str, instance: Path) -> None:
        self.number = number
        self.instance = instance
        self.told: dict[str, Any] = json.loads((FOLDER / f"{number}.json").read_text(encoding="utf-8"))
        self.secrets: dict[str, str] = self.told["secrets"]
        if not instance.exists():
            instance.mkdir()
            for name, text in self.told["files"].items():
                (instance / name).parent.mkdir(parents=True, exist_ok=True)
                (instance / name).write_text(text, encoding="utf-8")
            # The one of that day is not kept; without any, what depends on it would be lost, and the start refused.
            keys.load_or_create(instance)
            with contextlib.closing(self.open(instance / DATABASE)) as connection, connection:
                connection.execute("DELETE FROM state WHERE name = ?", (keys.CHECK,))

    def open(self, file: Path | str) -> sqlite3.Connection:
        """A database as it was, in a new file."""
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA synchronous = off")
        connection.executescript((FOLDER / f"{self.number}.sql").read_text(encoding="utf-8"))
        filled.fill(connection)
        return connection

    @property
    def records(self) -> dict[str, dict[str, Any]]:
        """By alias, in order of creation."""
        return {row["alias"]: row for row in self.told["answers"]["/v1/links?sort=created_at&per_page=100"]["data"]}

    @property
    def jobs(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.told["answers"].get("/v1/jobs", {"data": []})["data"]
        return found


def turn_back_the_clock(patch: pytest.MonkeyPatch, old: Old) -> None:
    """To the day when it was created: what is kept for an hour or a day is still there."""
    real = times.now
    passed = real() - times.parse(old.told["made_at"])
    patch.setattr(times, "now", lambda: real() - passed)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The folder of an older instance after the migrations of today, which run once, and nothing else."""

    @functools.cache
    def upgrade(number: str) -> Path:
        old = Old(number, tmp_path_factory.mktemp("upgraded") / number)
        with pytest.MonkeyPatch.context() as patch:
            turn_back_the_clock(patch, old)
            app = open_instance(settings.load({"INSTANCE": str(old.instance)}), loader.load())
            database.of(app).close_all()
        return old.instance

    return upgrade


@pytest.fixture(params=NUMBERS)
def old(request: pytest.FixtureRequest, tmp_path: Path, upgraded: Callable[[str], Path]) -> Old:
    return Old(request.param, shutil.copytree(upgraded(request.param), tmp_path / "old"))


@pytest.fixture
def app(old: Old, make_app: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> Flask:
    """The code of today with it, by the clock of that day."""
    turn_back_the_clock(monkeypatch, old)
    return make_app(INSTANCE=str(old.instance))


@pytest.fixture
def client(app: Flask, old: Old) -> Client:
    return client_of(app, old.secrets["token"])


def shared(old: Any, new: Any) -> tuple[Any, Any]:
    """Two answers without what only one of them has: later code tells more."""
    if isinstance(old, dict) and isinstance(new, dict):
        pairs = {key: shared(old[key], new[key]) for key in old if key in new}
        return {key: pair[0] for key, pair in pairs.items()}, {key: pair[1] for key, pair in pairs.items()}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        both = [shared(*pair) for pair in zip(old, new, strict=True)]
        return [pair[0] for pair in both], [pair[1] for pair in both]
    return old, new


def test_there_is_a_database_of_every_release_and_of_the_newest_migration() -> None:
    versions = re.findall(r"^## \[(\d\S+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert sorted(RELEASED) == sorted(versions), "tests/upgrades/__init__.py says what the last migration of each is"
    assert sorted(file.stem for file in FOLDER.glob("*.sql")) == NUMBERS, (
        "When the code that uses a new migration is ready, `python -m tests.upgrades.make` makes its database, and "
        "deletes that of the migration before, unless it is in a release."
    )


def test_the_tables_are_those_of_a_new_database(app: Flask, make_app: Callable[..., Flask]) -> None:
    assert schema_of(app) == schema_of(make_app())
    with app.app_context():
        execute = database.current().execute_sql
        assert execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert execute("PRAGMA foreign_key_check").fetchall() == []


# Tables that no released version has.
NEW_TABLES = {"one_time_value", "used_key", "gentle_check", "gentle_workspace", "saved_view"}
# What the first start of a version notes about itself.
NEW_STATES = {"expiries_reported", keys.CHECK}


def test_no_row_is_lost_and_none_is_changed(app: Flask, old: Old) -> None:
    with contextlib.closing(old.open(":memory:")) as before, app.app_context():
        execute = database.current().execute_sql
        compared = set()
        for (table,) in before.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            named = "SELECT name FROM pragma_table_info(?)"
            saved = {*before.execute(named, (table,))} & {*execute(named, (table,))}
            columns = sorted(column for (column,) in saved)
            rows = f"SELECT {', '.join(columns)} FROM {table}"
            if table not in {HISTORY, *REPLACED}:
                then, now = before.execute(rows).fetchall(), execute(rows).fetchall()
                if table == "state":
                    then, now = ([row for row in batch if row[0] not in NEW_STATES] for batch in (then, now))
                assert sorted(map(repr, now)) == sorted(map(repr, then)), table
                compared.add(table)
    assert compared >= {"workspace", "user", "member", "token", "host", "record", "record_tag", "click_day", "state"}


def test_every_table_of_a_release_has_a_row(old: Old) -> None:
    with contextlib.closing(old.open(":memory:")) as before:
        tables = before.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        empty = {name for (name,) in tables if not before.execute(f"SELECT 1 FROM {name}").fetchone()}
    # What is folded of breakdowns is made from rows that these databases have; the others are newer than any release.
    assert empty <= {"click_breakdown", "click_pairs", "workspace_breakdown", "workspace_pairs", *NEW_TABLES}


def test_second_steps_are_still_known(app: Flask, old: Old) -> None:
    if old.number < RELEASED["0.3.0"]:
        return
    with app.app_context():
        user = User.get(User.id == Authenticator.get().user)
        assert second_factor.of(user.id) == second_factor.SecondFactor(filled.AT, codes=1)
        assert not second_factor.use_recovery_code(user.id, "abcd-efgh-ijkm-npqx")
        assert second_factor.use_recovery_code(user.id, "ABCD-efgh-ijkm-npqr")
        assert second_factor.count_recovery_codes(user.id) == 0
        assert Identity.get(Identity.subject == "s").user == user
        assert passkeys.has_any(user.id)


def test_it_was_backed_up_before(app: Flask, old: Old) -> None:
    created = list((old.instance / "backups").glob("before-migration-*.sqlite"))
    if old.number == NEWEST:
        assert created == []
        return
    (file,) = created
    backup.check(file)
    with contextlib.closing(sqlite3.connect(file)) as copy, contextlib.closing(old.open(":memory:")) as before:
        for rows in (f"SELECT name FROM {HISTORY} ORDER BY id", "SELECT * FROM record ORDER BY id"):
            assert copy.execute(rows).fetchall() == before.execute(rows).fetchall()


def _without_null_lists(value: Any) -> Any:
    """What was answered, with the one change since: these lists are empty where there is nothing, and never null."""
    if isinstance(value, dict):
        return {
            name: [] if name in ("destinations", "plugins") and member is None else _without_null_lists(member)
            for name, member in value.items()
        }
    return [_without_null_lists(member) for member in value] if isinstance(value, list) else value


def _known_values(path: str, answer: Any) -> Any:
    """An answer, without the entry for clicks of which a value is not known, which is new."""
    if "clicks?" in path and answer["by"] != "day":
        answer["data"] = [entry for entry in answer["data"] if entry["value"]]
    return answer


def test_the_interface_answers_as_before(client: Client, old: Old) -> None:
    for path, answer in old.told["answers"].items():
        answers = (_known_values(path, entry) for entry in (answer, client.get(path).json))
        was, now = shared(*map(_without_null_lists, answers))
        assert now == was, path
    for path, aliases in old.told["lists"].items():
        assert [row["alias"] for row in client.get(path).json["data"]] == aliases, path
    assert len(old.records) >= 12
    item = client.get(f"/v1/links/{old.records['schöne-Grüße']['id']}").json
    assert (item["title"], item["tags"], item["total_clicks"]) == ("Schöne GRÜẞE aus Łódź", ["spring", "Überblick"], 4)


def test_visitors_get_what_they_got(old: Old, visit: Visit) -> None:
    for path, (status, location) in old.told["visits"].items():
        answer = visit(path)
        assert (answer.status_code, answer.headers.get("Location")) == (status, location), path
    assert visit("/left-behind", host="left.acme.test").status_code == 404
    wrong, right = (visit("/secret", method="POST", data={"password": word}) for word in ("x", old.secrets["password"]))
    assert wrong.status_code == 403
    assert (right.status_code, right.headers["Location"]) == (303, "https://dest.example/secret")


def test_secrets_are_still_known(app: Flask, client: Client, old: Old) -> None:
    secrets = old.secrets
    assert client.get("/v1/test").json["email"] == "owner@localhost"
    with app.app_context():
        for name, role in (("token", "owner"), ("editor", "editor"), ("agent", "viewer")):
            assert tokens.caller_of(secrets[name]).role == role
        with pytest.raises(Unauthenticated):
            tokens.caller_of(secrets["revoked"])
        assert (found := sessions.caller_of(secrets["session"])) is not None
        assert found[0].user.name == "Owner"
        assert sessions.use_link(secrets["sign_in_link"])[0].name == "Owner"
        assert sessions.sign_in_with_password("owner@localhost", secrets["user_password"]).name == "Owner"
        if "invitation" in secrets:
            user, _ = invitations.accept_as_new(secrets["invitation"], name="Ada", password="correct horse battery")
            member = Member.get(Member.user == user.id)
            assert (user.email, member.role) == ("Ada@acme.test", "manager")


def test_what_is_kept_for_finding_and_counting_is_what_is_kept_today(app: Flask) -> None:
    with app.app_context():
        records = list(Record.select().order_by(Record.seq))
        texts = {row.record_seq: row.text for row in RecordText.select()}
        assert texts == {record.seq: text_row(record)["text"] for record in records}
        assert [record.alias_folded for record in records] == [resolution.fold(record.place) for record in records]
        tags = sorted((record.seq, tag) for record in records for tag in record.tags)
        rows: Any = RecordTag.select(RecordTag.record, RecordTag.tag).tuples()
        assert sorted(rows) == tags
        assert {row.tag: row.records for row in TagCount.select()} == Counter(tag for _, tag in tags)
        sorts = Counter((entry.host, entry.handler, entry.type, entry.monitor, entry.paused_by) for entry in records)
        counts = [row for row in RecordCount.select() if row.records]
        assert {(row.host, row.handler, row.type, row.monitor, row.paused_by): row.records for row in counts} == sorts
        # Of what was deleted nothing had been clicked.
        days, of_all = (
            [(row.day, row.clicks, row.bots) for row in saved.select()] for saved in (ClickDay, WorkspaceDay)
        )
        assert of_all == [(days[0][0], sum(clicks for _, clicks, _ in days), sum(bots for _, _, bots in days))]


def test_an_emoji_is_found_without_its_variation_selector_after_an_upgrade(
    make_app: Callable[..., Flask], make_client: Callable[..., Client]
) -> None:
    """Records, what is searched and what comes back by undoing, from before folding left the selector out."""
    app = make_app()
    client = make_client(app)
    client.post("/v1/host", json={"host": "go.acme.test"})
    for alias in ("A❤\ufe0f", "B❤\ufe0f", "C❤\ufe0f"):
        body = {"host": "go.acme.test", "alias": alias, "title": f"{alias}!", "destination": "https://d.example/"}
        assert client.post("/v1/link", json=body).status_code == 200
    _, deleted, renamed = client.get("/v1/links?sort=created_at").json["data"]
    client.put(f"/v1/redirect/{renamed['id']}", json={"url": "go.acme.test/c", "destination": "https://d.example/"})
    client.delete(f"/v1/redirect/{deleted['id']}")
    with app.app_context():
        db = database.current()
        for table, column in (
            ("record", "alias_folded"), ("record_text", "text"), ("kept_record", "content"), ("change", "undo")
        ):  # fmt: skip
            sql = f"UPDATE {table} SET {column} = replace({column}, 'a❤', 'a❤\ufe0f')"
            for letter in "abc":
                db.execute_sql(sql.replace("a❤", f"{letter}❤"))
        path = migrations.folder() / "0038_variation_selectors.py"
        runpy.run_path(str(path))["up"](None, db)
        texts = {row.record_seq: row.text for row in RecordText.select()}
        assert texts == {record.seq: text_row(record)["text"] for record in Record.select()}
    for change in client.get("/v1/changes").json["data"][:2]:
        assert client.post(f"/v1/changes/{change['id']}/undo").status_code == 200, change
    visitor = client_of(app)
    for letter in "ABC":
        for written in (f"/{letter}❤\ufe0f", f"/{letter}❤"):
            assert visitor.get(written, base_url="http://go.acme.test").status_code == 302, ascii(written)
    with app.app_context():
        assert all(record.alias_folded == resolution.fold(record.place) for record in Record.select())


def test_jobs_go_on(app: Flask, client: Client, old: Old) -> None:
    unfinished = [job for job in old.jobs if job["finished_at"] is None]
    assert {job["kind"] for job in unfinished} >= {"bulk_delete", "bulk_import"}
    with app.app_context():
        jobs.resume()
    jobs.of(app).drain()
    for job in unfinished:
        now = client.get(f"/v1/jobs/{job['id']}").json
        assert (now["state"], now["matched"]) == ("done", 3)
        assert now["deleted"] + now["created"] + now["unchanged"] + now["refused"] == 3
    left = {row["alias"] for row in client.get("/v1/links?per_page=100").json["data"]}
    assert left - {"imported-later"} == {alias for alias in old.records if not alias.startswith("old-")}


def test_each_column_of_a_job_has_one_meaning(make_app: Callable[..., Flask], tmp_path: Path) -> None:
    """Before 0013, `filter` also held how a job ended, and `position` was a place in the table or in a file."""
    old = Old(RELEASED["0.2.0"], tmp_path / "old")
    with contextlib.closing(sqlite3.connect(old.instance / DATABASE)) as before, before:
        requested = {job_id: json.loads(text) for job_id, text in before.execute("SELECT id, filter FROM job")}
        before.execute("UPDATE job SET position = 7")
        before.execute(
            "UPDATE job SET filter = json_set(filter, '$.untold', 3, '$.reason', 'Die Datei fehlt: ü.') WHERE id = ?",
            (failed := max(requested),),
        )
    app = make_app(INSTANCE=str(old.instance))
    with app.app_context():
        rows = list(Job.select())
    for request in requested.values():
        request.pop("untold", None)
    assert {job.id: job.request for job in rows} == requested
    assert {job.kind for job in rows} == {JobKind.BULK_DELETE, JobKind.BULK_IMPORT}
    for job in rows:
        assert (job.last_seq, job.last_line) == ((7, 0) if job.kind == JobKind.BULK_DELETE else (0, 7))
        assert (job.untold, job.reason) == ((3, "Die Datei fehlt: ü.") if job.id == failed else (0, ""))


def test_what_was_shown_may_still_be_confirmed(app: Flask, old: Old) -> None:
    shown = old.told["confirmation"]
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        job = deletion.confirm_deletion(
            caller, RecordFilters.from_json(shown["filters"]), confirmation_token=shown["token"]
        )
        jobs.of(app).drain()
        assert get_job(caller, job.id).deleted == 2


def test_a_request_that_was_answered_is_answered_the_same_again(client: Client, old: Old) -> None:
    saved = old.told["kept"]
    again = client.post(saved["path"], json=saved["body"], headers={"Idempotency-Key": saved["key"]})
    assert (again.status_code, again.json) == (200, saved["answer"])
    assert again.headers["Idempotent-Replayed"] == "true"


def test_what_was_to_be_watched_is_watched(app: Flask, old: Old) -> None:
    with app.app_context():
        record = Record.get(Record.place == "watched")
        watches = Watch.select().where(Watch.record == record)
        assert {watch.destination for watch in watches} == set(record.destinations)
        assert Watch.select().count() == 2
        assert {host.host for host in Host.select() if host.dns_due_at} == {"localhost", "go.acme.test"}


def test_writing_goes_on_where_it_stopped(
    client: Client, old: Old, visit: Visit, write_clicks: Callable[[], bool]
) -> None:
    created = client.post(
        "/v1/link", json={"host": "go.acme.test", "alias": "new", "destination": "https://new.example"}
    )
    new = created.json["data"][0]
    for sort in ("id", "created_at", "updated_at"):
        rows = client.get(f"/v1/links?sort={sort}&per_page=100").json["data"]
        assert rows[-1]["id"] == new["id"]
    assert new["id"] > max(row["id"] for row in old.records.values())
    assert new["created_at"] > max(row["created_at"] for row in old.records.values())
    taken = client.post(
        "/v1/link", json={"host": "go.acme.test", "alias": "thrice", "destination": "https://x.example"}
    )
    assert taken.status_code == 422

    greetings = old.records["schöne-Grüße"]
    visit("/schöne-Grüße")
    write_clicks()
    body = {"url": greetings["url"], "title": "ŁÓDŹ", "destination": "https://dest.example/", "tags": ["autumn"]}
    assert client.put(f"/v1/redirect/{greetings['id']}", json=body).status_code == 200
    for found in ("filter[search]=łódź", "filter[tags]=autumn"):
        (row,) = client.get(f"/v1/links?{found}").json["data"]
        assert (row["alias"], row["total_clicks"]) == ("schöne-Grüße", greetings["total_clicks"] + 1)
    assert client.delete(f"/v1/redirect/{old.records['weights']['id']}").status_code == 204
    assert client.get("/v1/links?filter[tags]=spring").json["data"] == []

    used = client.post("/v1/workspace/update/name", json={"value": "Home"}).json["summary"]
    assert {"category": "short-url", "used": sum(row["handler"] == "short-url" for row in old.records.values())} in used
    assert {"category": "redirect", "used": 1} in used


def test_a_server_starts_with_it_and_finishes_its_jobs(make_server: Callable[..., Server], tmp_path: Path) -> None:
    old = Old(RELEASED["0.1.0"], tmp_path / "old")
    server = make_server(SIGNPOST_INSTANCE=str(old.instance), SIGNPOST_DNS_SERVERS="127.0.0.1#9").start()
    unfinished = [job["id"] for job in old.jobs if job["finished_at"] is None]
    assert unfinished

    def are_done() -> bool:
        answers = [wire.api(server, "GET", f"/v1/jobs/{id_}", token=old.secrets["token"]) for id_ in unfinished]
        return all(answer.json["state"] == "done" for answer in answers)

    wire.eventually(are_done)
    assert wire.visit(server, "/weights").headers["Location"] == "https://b.example/"
    assert wire.visit(server, "/old-1").headers["Location"] == "https://dest.example/root/old-1"
    assert len(list((old.instance / "backups").glob("*.sqlite"))) == 1
    assert server.stop() == 0


# --- a version that made its key when it needed one ----------------------------------------------------------------


@pytest.mark.parametrize("number", [RELEASED["0.1.0"], RELEASED["0.2.0"]])
def test_one_that_never_made_a_key_gets_one(tmp_path: Path, number: str, caplog: pytest.LogCaptureFixture) -> None:
    """These made it with the first page or notification: used by the API alone they had none, also with notify_url."""
    old = Old(number, tmp_path / "old")
    (old.instance / keys.FILE).unlink()
    with contextlib.closing(sqlite3.connect(old.instance / DATABASE)) as connection, connection:
        ((settings_,),) = connection.execute("SELECT settings FROM workspace WHERE settings LIKE '%notify_url%'")
        assert json.loads(settings_)["notify_url"]
        connection.execute("DELETE FROM delivery")
    close_app(create_app({"INSTANCE": str(old.instance)}))
    (said,) = [entry for entry in caplog.records if "key" in entry.getMessage()]
    assert str(old.instance / keys.FILE) in said.getMessage()
    key = (old.instance / keys.FILE).read_bytes()
    app = create_app({"INSTANCE": str(old.instance)})
    assert client_of(app, old.secrets["token"]).get("/v1/links").status_code == 200
    close_app(app)
    assert (old.instance / keys.FILE).read_bytes() == key
    (old.instance / keys.FILE).unlink()
    with pytest.raises(migrations.DatabaseError, match="is missing"):
        create_app({"INSTANCE": str(old.instance)})


@pytest.mark.parametrize("number", [RELEASED["0.1.0"], RELEASED["0.2.0"]])
def test_one_that_sent_notifications_wants_its_key(tmp_path: Path, number: str) -> None:
    old = Old(number, tmp_path / "old")
    (old.instance / keys.FILE).unlink()
    with pytest.raises(migrations.DatabaseError, match="is missing"):
        create_app({"INSTANCE": str(old.instance)})
    assert not (old.instance / keys.FILE).exists()


def test_a_new_instance_hears_nothing_of_keys(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    close_app(create_app({"INSTANCE": str(tmp_path / "new")}))
    assert not [entry for entry in caplog.records if "key" in entry.getMessage()]
