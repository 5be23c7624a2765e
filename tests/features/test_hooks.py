"""What features do in the transaction of a change is part of it: where one fails, nothing was changed."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pluggy
import pytest
from flask import Flask

from signpost import hooks, loader
from signpost.domain.changes import SECRET
from signpost.domain.jobs import JobKind
from signpost.domain.records.bulk.change import BulkChange
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import RecordConfig
from signpost.factory import close_app, create_token, create_with, load_faces
from signpost.features.sign_in.operations import users
from signpost.features.transfer.imported_records import Import, imported_record
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.jobs import new_job
from signpost.operations.people import tokens
from signpost.operations.records import records
from signpost.operations.records.bulk import deletion, update
from signpost.operations.workspaces import deletions, workspace_settings, workspaces
from signpost.runtime import jobs
from signpost.runtime.watcher import Watcher
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Job, JobRecord, Record, User, Workspace
from signpost.testing import Signpost

HOST = "go.acme.test"
CONFIG = RecordConfig(destination="https://acme.example/")
SPRING = BulkChange(add_tags=("spring",))
# The hooks that hooks.py lists under "in the transaction of a change".
_SECTION = inspect.getsource(hooks).partition("# --- in the transaction of a change")[2].partition("\n# ---")[0]
EVENT_HOOKS = re.findall(r"^def (\w+)\(", _SECTION, re.MULTILINE)


class FailureInHook(Exception):
    """What the feature of these tests raises."""


class _TakeBack(Exception):
    """Undoes a change that was tried."""


@dataclass
class Instance:
    """An app with what is changed here, and with a feature that fails in one hook. fails: its name."""

    app: Flask
    caller: Caller
    link: str
    jobs: dict[JobKind, str]
    other_workspace: Workspace
    other_user: User
    member: User
    feature: SimpleNamespace

    def job(self, kind: JobKind) -> Job:
        job: Job = Job.get_by_id(self.jobs[kind])
        return job


@pytest.fixture(scope="module")
def instance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Instance]:
    feature = SimpleNamespace(fails="")
    # A set of its own: the usual one is shared by all apps of a process.
    features = loader._load.__wrapped__(None)
    features.register(SimpleNamespace(**{name: _failing(feature, name) for name in EVENT_HOOKS}))
    app = create_with(features, {"INSTANCE": str(tmp_path_factory.mktemp("hooks") / "instance")})
    create_token(app, "test")
    with app.app_context():
        workspace = workspaces.first_workspace()
        assert workspace is not None
        caller = workspaces.member_caller(workspace)
        other = workspaces.create_user("Bob", "bob@acme.test")
        member = workspaces.create_user("Mo", "mo@acme.test")
        workspaces.add_member(workspace, member, "viewer")
        hosts.connect_host(caller, host=HOST)
        link = records.create_link(caller, host=HOST, alias="old", config=CONFIG).id
        made = {
            JobKind.BULK_DELETE: new_job(caller, JobKind.BULK_DELETE, RecordFilters().as_json(), 1),
            JobKind.BULK_UPDATE: new_job(caller, JobKind.BULK_UPDATE, {"set": SPRING.as_json()}, 1),
            JobKind.BULK_IMPORT: new_job(caller, JobKind.BULK_IMPORT, {}, 1),
        }
        for job in made.values():
            job.save(force_insert=True)
        JobRecord.create(job=made[JobKind.BULK_UPDATE], record_seq=Record.get(Record.id == link).seq)
        yield Instance(
            app,
            caller,
            link,
            {kind: job.id for kind, job in made.items()},
            workspaces.create_workspace("Another", caller.user),
            other,
            member,
            feature,
        )
    close_app(app)


def _failing(feature: SimpleNamespace, name: str) -> Callable[[], None]:
    # The last of all: what the others do is there already.
    @pluggy.HookimplMarker(hooks.PROJECT)(trylast=True)
    def fail() -> None:
        if feature.fails == name:
            raise FailureInHook(name)

    return fail


def everything() -> dict[str, list[Any]]:
    """All rows of all tables, without what counts transactions: a workspace is deleted in several."""
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: rows_of(name) for name in names}


def rows_of(table: str) -> list[str]:
    rows = sorted(map(repr, database.execute(f'SELECT * FROM "{table}"')))
    return [row for row in rows if table != "state" or not row.startswith("('generation',")]


def _create(instance: Instance, *, fetch_title: bool = False) -> object:
    return records.create_link(instance.caller, host=HOST, alias="new", config=CONFIG, fetch_title=fetch_title)


def _import(instance: Instance, job: Job | None = None) -> None:
    importing = Import(instance.caller, job=job)
    with importing.transaction():
        importing.add([imported_record(instance.caller, address=(HOST, "new", ""), config=CONFIG)])


CHANGES: dict[str, Callable[[Instance], object]] = {
    "complete_records": _create,
    "records_added": _create,
    "records_created": _create,
    "title_wanted": lambda at: _create(at, fetch_title=True),
    "records_changed": lambda at: records.set_paused(at.caller, at.link, paused=True),
    "records_deleted": lambda at: records.delete_redirect(at.caller, at.link),
    "bulk_requested": lambda at: deletion.request_deletion(at.caller, RecordFilters()),
    "import_began": _import,
    "records_imported": lambda at: _import(at, at.job(JobKind.BULK_IMPORT)),
    "records_changed by a job": lambda at: next(update.update_chosen(at.job(JobKind.BULK_UPDATE))),
    "records_deleted by a job": lambda at: next(deletion.delete_matched(at.job(JobKind.BULK_DELETE))),
    "job_ended": lambda at: jobs.end(at.job(JobKind.BULK_DELETE)),
    "host_connected": lambda at: hosts.connect_host(at.caller, host="new.acme.test"),
    "host_changed": lambda at: hosts.update_host(at.caller, HOST, https_requested=False),
    "host_disconnected": lambda at: hosts.disconnect_host(at.caller, HOST),
    "settings_changed": lambda at: workspace_settings.update_setting(at.caller, "name", value="Acme"),
    "member_changed": lambda at: workspaces.add_member(at.caller.workspace, at.other_user, "viewer"),
    "subject_changed": lambda at: tokens.create_token(at.caller, name="new"),
    "role_changed": lambda at: workspaces.set_role(at.caller.workspace, at.member, "editor"),
    "member_gone": lambda at: workspaces.remove_member(at.caller.workspace, at.member),
    "workspace_deleted": lambda at: deletions.delete_workspace(at.other_workspace),
    "user_deleted": lambda at: users.delete_user(at.other_user),
}


def test_each_hook_is_tried() -> None:
    assert {name.partition(" ")[0] for name in CHANGES} == {*EVENT_HOOKS}


@pytest.mark.parametrize("name", CHANGES)
def test_an_error_undoes_the_change(instance: Instance, name: str) -> None:
    before = everything()
    with suppress(_TakeBack), database.atomic():
        CHANGES[name](instance)
        assert everything() != before
        raise _TakeBack
    assert everything() == before
    instance.feature.fails = name.partition(" ")[0]
    with pytest.raises(FailureInHook):
        CHANGES[name](instance)
    instance.feature.fails = ""
    assert everything() == before


def test_each_feature_hears_that_a_job_has_ended(instance: Instance) -> None:
    heard: list[list[str]] = [[], []]
    features = parts_of(instance.app)[pluggy.PluginManager]
    listeners = [SimpleNamespace(job_ended=_noting_in(entry)) for entry in heard]
    for listener in listeners:
        features.register(listener)
    with suppress(_TakeBack), database.atomic():
        jobs.end(instance.job(JobKind.BULK_DELETE), "The disk is full.")
        raise _TakeBack
    for listener in listeners:
        features.unregister(listener)
    assert heard == [["The disk is full."]] * 2


def test_a_feature_hears_of_a_secret_setting_without_the_secret(instance: Instance) -> None:
    """What puts the setting back has it, in an argument of its own that is not for logs."""
    heard: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = []
    listener = SimpleNamespace(
        settings_changed=hooks.hookimpl(lambda before, after, undo: heard.append((before, after, undo)))
    )
    features = parts_of(instance.app)[pluggy.PluginManager]
    features.register(listener)
    url = "https://chat.example/secret-path"
    with suppress(_TakeBack), database.atomic():
        workspace_settings.update_setting(instance.caller, "notify_url", value=url)
        raise _TakeBack
    features.unregister(listener)
    ((before, after, undo),) = heard
    assert undo["after"] == {"notify_url": url}
    assert "secret-path" not in f"{before}{after}"
    assert after == {"notify_url": SECRET}


def _noting_in(heard: list[str]) -> Callable[[Job], None]:
    return hooks.hookimpl(lambda job: heard.append(job.reason))


# --- the beginning and the end of an app: a feature of another package that fails in one of their hooks -------------


def broken(name: str, fail: Callable[..., object] | None = None) -> pluggy.PluginManager:
    """All features, and one that fails in a hook."""
    features = loader._load.__wrapped__(None)
    implementation = fail or _failing(SimpleNamespace(fails=name), name)
    features.register(SimpleNamespace(**{name: implementation}), "broken")
    return features


# Of the hooks that hooks.py lists under "once, when an app is made": those without which there is no app, and others.
AT_START = (
    "settings", "tables", "job_kinds", "init_app", "blueprints", "faces", "visit_sink", "miss_sink",
)  # fmt: skip
LATER = {
    "engines": "with DATABASE_URL", "commands": "of the command line", "dashboard_pages": "with the first page",
    "click_breakdowns": "with each batch", "add_tasks": "when the watcher starts", "tools": "with the first call",
}  # fmt: skip


def test_each_hook_of_the_start_is_tried() -> None:
    section = inspect.getsource(hooks).partition("# --- once, when an app is made")[2].partition("\n# ---")[0]
    assert sorted(re.findall(r"^def (\w+)\(", section, re.MULTILINE)) == sorted((*AT_START, *LATER))


@pytest.mark.parametrize("name", AT_START)
def test_an_app_that_a_feature_prevents_says_which_one_and_holds_nothing(name: str, tmp_path: Path) -> None:
    named = rf"The feature broken failed in {name}: FailureInHook\('{name}'\) \(.*test_hooks.py, line \d+\)"
    with pytest.raises(loader.FeatureError, match=named):
        create_with(broken(name), {"INSTANCE": str(tmp_path)})
    opened = [str(file.readlink()) for file in Path("/proc/self/fd").iterdir() if file.exists()]
    assert not [file for file in opened if file.startswith(str(tmp_path))]


def test_an_app_ends_whatever_a_feature_does(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = create_with(broken("close"), {"INSTANCE": str(tmp_path)})
    create_token(app, "test")
    close_app(app)
    assert "The feature broken failed in close." in caplog.text
    opened = [str(file.readlink()) for file in Path("/proc/self/fd").iterdir() if file.exists()]
    assert not [file for file in opened if file.startswith(str(tmp_path))]


class _BrokenSink:
    """What takes paths that are not found, and cannot."""

    def count(self, *_: object) -> None:
        raise FailureInHook("count")

    def close(self) -> None:
        raise FailureInHook("close")


def test_a_visitor_gets_the_page_whatever_counts_misses(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = create_with(broken("miss_sink", hooks.hookimpl(lambda app: _BrokenSink())), {"INSTANCE": str(tmp_path)})
    signpost = Signpost(app)
    signpost.connect()
    for _ in range(3):
        assert signpost.visit("http://go.example.com/nothing").status_code == 404
    assert caplog.text.count("A path that is not found could not be counted.") == 1
    close_app(app)
    assert "What counts paths that are not found failed at the end." in caplog.text


class _BrokenWork:
    """A kind of task of which nobody can say what is due."""

    def due(self, count: int) -> list[str]:
        raise FailureInHook("due")


def test_work_that_fails_keeps_no_other_waiting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    others = SimpleNamespace(due=lambda count: [] if done else ["work"], do=done.append, write=lambda results: None)
    app = create_with(loader._load.__wrapped__(()), {"INSTANCE": str(tmp_path)})
    tasks = Watcher(app, lambda watcher, app: None)
    tasks.add(_BrokenWork())  # type: ignore[arg-type]
    tasks.add(others)
    tasks.drain()
    tasks.turn()
    assert done == ["work"]
    assert caplog.text.count("The background work of _BrokenWork failed.") == 1
    tasks.close()
    close_app(app)


def test_what_is_imported_late_fails_each_time_in_the_same_way(tmp_path: Path) -> None:
    app = create_with(broken("dashboard_pages"), {"INSTANCE": str(tmp_path)})
    for _ in range(2):
        with pytest.raises(FailureInHook):
            load_faces(app)
    close_app(app)
