"""Where features join in: each function is a hook, which a feature implements under the same name (docs/extend.md).

    @hookimpl
    def commands() -> Commands:
        return {"export": ("Write all links to standard output.", ("signpost.features.transfer.commands",))}

A feature is a module with such functions: `signpost/features/NAME/feature.py`. Every command imports these modules, so
what they need is imported within their functions. loader.py finds them, and says in which order hooks are called.

A feature may have hooks of its own, for others to join in: `features/NAME/hooks.py`, which its HOOKS names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar, cast

import pluggy

if TYPE_CHECKING:
    from flask import Flask
    from marshmallow import Schema
    from prometheus_client import Metric

    from signpost.clicks.totals import ClickBreakdowns
    from signpost.domain.changes import Origin, State, Subject, Verb
    from signpost.domain.clicks.click_events import MissSink, VisitSink
    from signpost.domain.people.roles import Role
    from signpost.domain.records.record import CreatedVia, RecordView
    from signpost.domain.records.warnings import RecordWarning
    from signpost.mcp.tools import Tool
    from signpost.operations.caller import Caller
    from signpost.operations.records.record_extensions import CheckView
    from signpost.operations.records.record_versions import ChangedRecord
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.jobs import JobDefinition
    from signpost.runtime.watcher import Watcher
    from signpost.storage.engines.engine import OpenEngine
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import Host, Job, Record, User, Workspace
    from signpost.web.dashboard_pages import DashboardPages
    from signpost.web.service_app import LateFace

_Hook = TypeVar("_Hook", bound=Callable[..., Any])

PROJECT = "signpost"
# Of each command its line in the help, and the modules that define it: `signpost.cli.entry.COMMANDS`.
Commands = Mapping[str, tuple[str, tuple[str, ...]]]

# Each hook is called with all features that have it; the marker leaves the function's type as it is.
hookspec = cast(Callable[[_Hook], _Hook], pluggy.HookspecMarker(PROJECT))
hookimpl = cast(Callable[[_Hook], _Hook], pluggy.HookimplMarker(PROJECT))


def first_answer(hook: _Hook) -> _Hook:
    """Of these the first answer that is not None counts, and those behind it are not asked. Packages come last."""
    return pluggy.HookspecMarker(PROJECT)(hook, firstresult=True)


# --- once, when an app is made ------------------------------------------------------------------------------------


@hookspec
def settings() -> type[Schema]:  # type: ignore[empty-body]
    """The settings of the feature: a schema of marshmallow whose fields have their names, as `SIGNPOST_*` has them
    behind the underscore, and a `description` in their metadata.
    """


@hookspec
def engines() -> Mapping[str, OpenEngine]:  # type: ignore[empty-body]
    """Databases besides SQLite, by the scheme of DATABASE_URL."""


@hookspec
def tables() -> FeatureTables:  # type: ignore[empty-body]
    """The tables of the feature, their migrations, and how long rows are kept (`storage/feature_tables.py`)."""


@hookspec
def commands() -> Commands:  # type: ignore[empty-body]
    """Commands of the command line. Those of a group that exists already are added to it, and their line takes the
    place of the group's; "" leaves it as it is.
    """


@hookspec
def job_kinds() -> Iterable[JobDefinition]:  # type: ignore[empty-body]
    """Kinds of background jobs, which go on after a restart."""


@hookspec
def init_app(app: Flask) -> None:
    """Add parts, routes and settings of Flask to an app that answers requests. Commands have none of this."""


@hookspec
def blueprints() -> Iterable[Blueprint]:  # type: ignore[empty-body]
    """Operations of REST, which are described in /openapi.json."""


@hookspec
def faces() -> Iterable[LateFace]:  # type: ignore[empty-body]
    """Interfaces that are imported with the first request for one of their paths."""


@hookspec
def dashboard_pages() -> DashboardPages:  # type: ignore[empty-body]
    """Pages of the dashboard, entries of its side bar, and what its search offers. Asked for with its first page."""


@hookspec
def visit_sink(app: Flask) -> VisitSink:  # type: ignore[empty-body]
    """What takes visits, a batch at a time, in the transaction that counts them. A visit itself calls no hook."""


@first_answer
def click_breakdowns() -> ClickBreakdowns | None:
    """What counts clicks besides their number, in the transaction that counts them; asked for with each batch."""


@hookspec
def miss_sink(app: Flask) -> MissSink:  # type: ignore[empty-body]
    """What takes visits that find nothing, one at a time: it must be quick, as the visitor waits."""


@hookspec
def add_tasks(watcher: Watcher, app: Flask) -> None:
    """Add what a server does from time to time, on the threads of the watcher."""


@hookspec
def tools() -> Iterable[Tool]:  # type: ignore[empty-body]
    """Tools of the agent endpoint, each after the one that its `after` names."""


# --- who it is ----------------------------------------------------------------------------------------------------


@first_answer
def caller_of_secret(secret: str, via: CreatedVia) -> Caller | None:
    """Who sends a secret of a kind that is the feature's, such as what an agent got by OAuth; None: of another kind.

    Each call asks, before it looks among the tokens of the core. Raises Unauthenticated: the feature knows its kind,
    and it is not valid.
    """


@first_answer
def is_known_by_cookie(cookies: Mapping[str, str]) -> bool | None:
    """Whether one of a request's cookies is of somebody who has signed in: decides how much of a body is received."""


@first_answer
def make_sign_in_link(user: User) -> str | None:
    """The secret of a link that signs a person in once, which the first start prints."""


@hookspec
def access_ended(user: User, via: CreatedVia) -> None:
    """Every access of a person ends, in the transaction that revokes their tokens. Called for features that are off,
    too, where there are tables of theirs: with them, what an agent may do, say, would come back.
    """


@hookspec
def former_addresses(user: User) -> Iterable[str]:  # type: ignore[empty-body]
    """The e-mail addresses that a user had before, for who erases them everywhere."""


@hookspec
def check_setting(caller: Caller, wanted: Mapping[str, str | None]) -> None:
    """Raises Invalid where settings of a workspace cannot have these values now."""


@first_answer
def sign_in_challenge(sent: bool) -> str | None:
    """WWW-Authenticate of the agent endpoint, where agents can sign in. sent: a token came that is not valid."""


# --- what answers hold besides -------------------------------------------------------------------------------------


@first_answer
def warnings_about(caller: Caller, records: Sequence[RecordView]) -> list[list[RecordWarning]] | None:
    """What was accepted about each of some records, and is probably not meant."""


@first_answer
def checks_of(record_seq: int, count: int) -> list[CheckView] | None:
    """The latest checks of a record's destinations, the newest first, at most `count`."""


@first_answer
def looks_up_hosts() -> bool | None:
    """Whether the DNS of hostnames is looked at in the background."""


@first_answer
def notice_about(host: str) -> str | None:
    """What was accepted in the settings of a hostname, and is probably not meant: a sentence, or ""."""


@hookspec
def record_extensions(caller: Caller, records: Sequence[RecordView]) -> Mapping[str, list[Any]]:  # type: ignore[empty-body]
    """Members of `extensions` that a feature fills, of those in `schemas/records/record_extensions.py`; others are not
    shown. Of each a value for each record, in their order.
    """


# --- what operators see -------------------------------------------------------------------------------------------


@hookspec
def waiting_work() -> Mapping[str, tuple[int, str | None]]:  # type: ignore[empty-body]
    """The queues of the feature, by name: how many entries are due, and since when the first is; for metrics."""


@hookspec
def metrics(app: Flask) -> Iterable[Metric]:  # type: ignore[empty-body]
    """Other metrics of the feature, whose names begin with `signpost_`."""


@hookspec
def rows_ahead(latest: datetime) -> Iterable[tuple[str, str]]:  # type: ignore[empty-body]
    """What rows that were made after a moment are, in words, and the newest time of each kind: a clock was ahead."""


# --- once, when an app ends ---------------------------------------------------------------------------------------


@hookspec
def hang_up(app: Flask) -> None:
    """A server is asked to stop: end the answers that have no end of their own, and wait for nothing."""


@hookspec
def close(app: Flask) -> None:
    """The app takes no more requests, and its database is closed soon: end the threads of the feature."""


# --- in the transaction of a change: an error in one of these undoes it -------------------------------------------


@hookspec
def complete_records(records: Sequence[Record]) -> None:
    """New records are about to be written: set the columns that the feature keeps."""


@hookspec
def records_added(records: Sequence[Record]) -> None:
    """Records were written: new ones, of whichever change, or deleted ones that came back."""


@hookspec
def records_created(caller: Caller, records: Sequence[Record], as_one: Origin | None) -> None:
    """A caller has created records. as_one: together, as one change, and from where."""


@hookspec
def title_wanted(record: Record) -> None:
    """Who has created a record wants the title of the page at its destination."""


@hookspec
def bulk_requested(caller: Caller, job: Job) -> None:
    """A caller has a job change or delete many records, `job.matched`. What it does is told step by step."""


@hookspec
def import_began(caller: Caller, job: Job | None) -> None:
    """An import has created its first records; a job that goes on in another process says so again."""


@hookspec
def records_imported(records: Sequence[Record], job: Job) -> None:
    """The job of an import has created records, after `import_began`."""


@hookspec
def records_changed(changes: Sequence[ChangedRecord], caller: Caller | None, job: Job | None) -> None:
    """Records were changed: one by a caller, or those of a step of a job. Neither: the undo of a change to many."""


@hookspec
def records_deleted(records: Sequence[Record], caller: Caller | None, job: Job | None) -> None:
    """Records are about to be deleted: one by a caller, or those of a step of a job. Neither: the undo of a change."""


@hookspec
def job_ended(job: Job) -> None:
    """A job has ended, or failed (`job.reason`). A dry run (`job.is_dry`) has changed nothing."""


@hookspec
def host_connected(caller: Caller, host: Host) -> None:
    """A caller has connected a hostname."""


@hookspec
def host_changed(caller: Caller, host: Host, before: State, after: State) -> None:
    """A caller has changed settings of a hostname. before, after: those that differ."""


@hookspec
def host_disconnected(caller: Caller, host: Host) -> None:
    """A caller is about to disconnect a hostname."""


@hookspec
def settings_changed(caller: Caller, before: State, after: State, undo: Mapping[str, State]) -> None:
    """A caller has changed settings of the workspace. before, after: those that differ, without their secrets.

    undo: `before` and `after` with their secrets, for what puts settings back. Do not log it.
    """


@hookspec
def member_changed(caller: Caller, verb: Verb, user: User, before: State | None, after: State | None) -> None:
    """A user became a member, got another role or name, or is about to be no member any longer."""


@hookspec
def subject_changed(
    caller: Caller, verb: Verb, subject: Subject, id: str, before: State | None, after: State | None
) -> None:
    """A caller has created, changed or deleted something else: a workspace, its plan, a token, a webhook.

    before, after: what the history shows of it, without secrets.
    """


# These are called for features that are off, too, where there are tables of theirs: what must be erased does not depend
# on what is on.


@hookspec
def role_changed(workspace: Workspace, user: User, role: Role) -> None:
    """A member has another role."""


@hookspec
def member_gone(workspace: Workspace, user: User) -> None:
    """A user is no member of a workspace any more. What hangs on both by foreign keys is deleted already."""


@hookspec
def workspace_deleted(workspace: Workspace) -> None:
    """A workspace is about to be deleted; what hangs on it by foreign keys is deleted already."""


@hookspec
def user_deleted(user: User, name: str, email: str, addresses: Collection[str]) -> None:
    """A user is about to be deleted. name, email: what everything that stays says from now on.

    addresses: those that the user has and had, folded (`workspaces.folded_email`).
    """
