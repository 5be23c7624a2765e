"""A workspace as a TOML file (hostnames, settings, links, redirects), and the changes that apply such a file.

    [workspace]
    notify_url = "https://hooks.example.com/signpost"

    [[hosts]]
    host = "go.example.com"

    [[links]]
    url = "https://go.example.com/spring"
    destination = "https://example.com/spring"
    tags = ["sale"]

    [[redirects]]
    url = "https://example.com/"
    destination = "https://www.example.org/"

What the file does not name is left alone. A record that it names is fully defined by it: omitted fields get their
defaults. Only a password is kept when the file has none.
"""

from __future__ import annotations

import contextlib
import copy
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

import cysqlite
import tomli_w
from flask import current_app

from signpost.domain.errors import Invalid
from signpost.domain.hosts import app_links
from signpost.domain.json_types import JsonObject
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.paths import RecordAddress
from signpost.domain.records.qr import QrChange, style_with
from signpost.domain.records.record import FIELDS, KEEP, Handler, PausedBy, RecordConfig, RecordView
from signpost.domain.records.resolution import possible_keys
from signpost.domain.records.rules.rules import as_json
from signpost.features.transfer import export
from signpost.features.transfer.configuration.files import FileContents, WantedRecord
from signpost.features.transfer.schemas import HostConfig
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.records.record_rows import config_of
from signpost.operations.workspaces import workspace_settings
from signpost.runtime import link_passwords
from signpost.schemas.host import HostUpdate
from signpost.storage import database
from signpost.storage.engines import sqlite
from signpost.storage.models import Host, Record
from signpost.storage.sqlite_errors import service_error
from signpost.storage.statements.records import clicks_by_seq

# Records looked up in one query.
LOOKUP_ROWS = 500
# Shown in place of a password.
HIDDEN = "(hidden)"
# For a link that was closed where the file was written, and cannot be closed in the same way here.
LOCKED = "The file does not contain its password: paused until you set one."
USED_UP = "Its clicks were used up, and counting starts from zero here: paused."


@dataclass
class PlannedChange:
    """A difference between a workspace and a file, and how to remove it.

    sign: "+" to add, "~" to change, "-" to delete. fields: by name, the current and the new value. note: a sentence
    about something in the file that this workspace cannot have.
    """

    sign: str
    what: str
    name: str
    make: Callable[[], object]
    fields: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    note: str = ""


# --- differences -----------------------------------------------------------------------------------------------


def apply(
    caller: Caller,
    described: FileContents,
    *,
    prune: bool = False,
    is_dry: bool = False,
    agreed: Sequence[str] | None = None,
) -> list[PlannedChange]:
    """Apply a file to the workspace, as a whole or not at all; returns the differences.

    prune: delete records of the file's hostnames that it does not name. is_dry: apply it to a copy, which is discarded.
    agreed: the names of the deletions that a person was shown; where there would be others, nothing is changed.
    Raises Invalid, PlanLimitExceeded, RoleTooLow, StorageFull; then nothing was changed.
    """
    changes: list[PlannedChange] = []
    copied = _copy_of_database() if is_dry else contextlib.nullcontext()
    with copied, _passwords_ahead(caller, described), database.atomic():
        for differences in (_settings, _hosts, *((_surplus,) if prune else ()), _records):
            for change in differences(caller, described):
                _make(change)
                changes.append(change)
        deletions = deleted_by(changes)
        if agreed is not None and deletions != [*agreed]:
            confirmed = "1 deletion was" if len(agreed) == 1 else f"{len(agreed)} deletions were"
            now = f"{len(deletions)} records" if len(deletions) != len(agreed) else "other records"
            raise Invalid({"prune": [f"{confirmed} confirmed, but {now} would be deleted now. Run it again."]})
    return changes


def deleted_by(changes: Iterable[PlannedChange]) -> list[str]:
    """The names of what some changes delete."""
    return sorted(change.name for change in changes if change.sign == "-")


@contextlib.contextmanager
def _copy_of_database() -> Iterator[None]:
    """Work on a copy of the database, which no other connection uses.

    A transaction on the database itself that is rolled back would block all other writers until then.
    """
    app, original = current_app._get_current_object(), database.current()  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory(dir=original.path.parent, prefix="dry-run-") as folder:
        path = Path(folder) / original.path.name
        try:
            original.copy_to(path)
        except cysqlite.Error as error:
            raise service_error(error, original.path.parent) or error from error
        private = copy.copy(app)
        private.extensions = {**app.extensions}
        private.teardown_appcontext_funcs = []
        opened = sqlite.private(private, path)
        try:
            with private.app_context():
                yield
        finally:
            opened.close_all()


@contextlib.contextmanager
def _passwords_ahead(caller: Caller, described: FileContents) -> Iterator[None]:
    """Check and hash the passwords of the file, which is slow, before the transaction that blocks other writers."""
    pairs = ((record.url, record.config.password) for record in described.records)
    passwords = {url: password for url, password in pairs if isinstance(password, str)}
    existing = _existing(caller, [*passwords])
    with link_passwords.ahead():
        for url, password in passwords.items():
            found = existing.get(url)
            if found is None or not _has_password(found, password):
                link_passwords.prepare(password)
        yield


def _has_password(found: Record, password: str) -> bool:
    return found.password_hash is not None and link_passwords.is_right(found.password_hash, password)


def _make(change: PlannedChange) -> None:
    try:
        change.make()
    except Invalid as refusal:
        errors = {f"{change.name}: {name}": reasons for name, reasons in refusal.errors.items()}
        raise Invalid(errors) from None


def _settings(caller: Caller, described: FileContents) -> Iterator[PlannedChange]:
    now = workspace_settings.values(caller.workspace)
    for key, wanted in described.settings.items():
        value = workspace_settings.check_value(key, wanted)
        if value != now[key]:
            make = partial(workspace_settings.update_setting, caller, key, value=value)
            yield PlannedChange("~", "setting", key, make, {key: (now[key], value)})


def _hosts(caller: Caller, described: FileContents) -> Iterator[PlannedChange]:
    connected = {host.host: host for host in caller.workspace.hosts}
    for wanted in described.hosts:
        existing = connected.get(wanted["host"])
        make = partial(_set_up, caller, wanted)
        if existing is None:
            yield PlannedChange("+", "hostname", wanted["host"], make)
        else:
            fields = _differences({name: getattr(existing, name) for name in wanted}, wanted)
            if fields:
                yield PlannedChange("~", "hostname", wanted["host"], make, fields)


def _set_up(caller: Caller, wanted: HostConfig) -> None:
    """Connect a hostname, or change its flags; then its settings."""
    changes: Any = {name: value for name, value in wanted.items() if name in HostUpdate().fields}
    flags: Any = {name: value for name, value in wanted.items() if name not in changes}
    hosts.connect_host(caller, **flags)
    if changes:
        hosts.update_host(caller, wanted["host"], **changes)


def _surplus(caller: Caller, described: FileContents) -> Iterator[PlannedChange]:
    named = {record.url for record in described.records}
    for wanted in described.hosts:
        for record in list(Record.of(caller.workspace).where(Record.host == wanted["host"])):
            url = RecordAddress(record.host, record.path, record.query)
            if url not in named:
                make = partial(records.delete_redirect, caller, record.id)
                yield PlannedChange("-", record.type, _name(url), make)


def _records(caller: Caller, described: FileContents) -> Iterator[PlannedChange]:
    existing = _existing(caller, [record.url for record in described.records])
    for record in described.records:
        found = existing.get(record.url)
        change = _new(caller, record) if found is None else _changed(caller, found, record)
        if change is not None:
            yield change


def _existing(caller: Caller, urls: list[RecordAddress]) -> dict[RecordAddress, Record]:
    by_host: dict[str, list[str]] = {}
    for url in urls:
        by_host.setdefault(url.host, []).extend(possible_keys(url.path, url.query))
    found = {}
    for host, keys in by_host.items():
        for begin in range(0, len(keys), LOOKUP_ROWS):
            batch = keys[begin : begin + LOOKUP_ROWS]
            for record in Record.of(caller.workspace).where((Record.host == host) & (Record.place << batch)):
                found[RecordAddress(host, record.path, record.query)] = record
    return found


def _keep_closed(wanted: WantedRecord, has_password: bool, is_used_up: bool) -> tuple[RecordConfig, str]:
    """The configuration for a record of a file, and a note: paused if what closed it elsewhere does not apply here."""
    note = ""
    if wanted.has_password and not (has_password or isinstance(wanted.config.password, str)):
        note = LOCKED
    elif wanted.used_up and not is_used_up:
        note = USED_UP
    return (replace(wanted.config, paused=True) if note else wanted.config), note


def _new(caller: Caller, wanted: WantedRecord) -> PlannedChange:
    config, note = _keep_closed(wanted, has_password=False, is_used_up=False)

    def make() -> None:
        created = records.create_redirect(caller, url=wanted.url, config=config, may_be_over=True)
        if wanted.qr:
            records.set_qr(caller, created.id, look=wanted.qr)

    destination, destinations = config.targets
    shown: dict[str, tuple[Any, Any]] = {"destination": (None, destination)}
    if destinations is not None:
        shown["destinations"] = (None, destinations)
    if note:
        shown["paused"] = (None, True)
    return PlannedChange("+", str(config.type), _name(wanted.url), make, shown, note)


def _changed(caller: Caller, found: Record, wanted: WantedRecord) -> PlannedChange | None:
    config, note = _keep_closed(wanted, found.has_password, is_used_up(found))
    now = config_of(found)
    then = replace(config.with_defaults(Handler(found.handler).usual_type), password=KEEP)
    if found.paused_by not in (PausedBy.NOBODY, PausedBy.USER):
        # It was not paused by a user, so the file cannot resume it.
        now, then = replace(now, paused=KEEP), replace(then, paused=KEEP)
    fields = _differences(_stated(now), _stated(then))
    password = wanted.config.password
    if isinstance(password, str) and not _has_password(found, password):
        fields["password"] = (HIDDEN if found.password_hash else None, HIDDEN)
        then = replace(then, password=password)
    look = style_with(found.qr, wanted.qr)
    if look != found.qr:
        fields["qr"] = (found.qr, look)
    if not fields:
        return None

    def make() -> None:
        if fields.keys() != {"qr"}:
            records.update_redirect(caller, found.id, url=wanted.url, config=then, may_be_over=True)
        if "qr" in fields:
            records.set_qr(caller, found.id, look=QrChange(**look))

    return PlannedChange("~", str(then.type), _name(wanted.url), make, fields, note if "paused" in fields else "")


def _stated(config: RecordConfig) -> JsonObject:
    """The fields of a configuration that are set, not kept."""
    values = {entry.name: getattr(config, entry.name) for entry in FIELDS}
    if isinstance(config.rules, tuple):
        values["rules"] = as_json(config.rules)
    return {name: value for name, value in values.items() if value is not KEEP}


def _differences(now: Mapping[str, object], then: Mapping[str, object]) -> dict[str, tuple[Any, Any]]:
    return {name: (now[name], value) for name, value in then.items() if now[name] != value}


def is_used_up(record: Record) -> bool:
    return record.max_clicks is not None and clicks_by_seq([record.seq]).get(record.seq, 0) >= record.max_clicks


def _name(url: RecordAddress) -> str:
    return f"{url.host}/{url.path}" + (f"?{url.query}" if url.query else "")


# --- the file of a workspace -----------------------------------------------------------------------------------


def to_toml(caller: Caller) -> Iterator[str]:
    """The workspace as a file from which `apply` finds no difference; passwords are not in it."""
    yield "# A workspace of Signpost. `signpost apply --dry-run FILE` shows what it would change in another one.\n"
    settings = {key: value for key, value in workspace_settings.values(caller.workspace).items() if value}
    yield f"\n[workspace]\n{tomli_w.dumps(settings)}"
    for host in caller.workspace.hosts.order_by(Host.host):
        flags = {"https_requested": host.https_requested, "short_links_enabled": host.short_links_enabled}
        named = {name: getattr(host, name) for name in HostUpdate().fields}
        # TOML has no null, and what is left out is not changed.
        given = {name: _as_toml(value) for name, value in named.items() if value is not None}
        yield _table("hosts", {"host": host.host, **flags, **given})
    # In the order in which `apply` creates them, so that the file of a copy is the same.
    for handler, kind in ((Handler.SHORT_URL, "links"), (Handler.REDIRECT, "redirects")):
        for record in export.all_records(caller, RecordFilters(handler=(handler,))):
            yield _table(kind, _entry(record))


def _as_toml(value: Any) -> Any:
    """A setting of a hostname; JSON is text, because TOML cannot write all of it."""
    return app_links.file_text(value) if isinstance(value, dict | list) else value


def _table(kind: str, entry: JsonObject) -> str:
    """One entry of an array of tables, written one at a time, so that a million of them need not fit in memory."""
    inner = {name: value for name, value in entry.items() if isinstance(value, dict)}
    text = tomli_w.dumps({name: value for name, value in entry.items() if name not in {*inner, "rules"}})
    if "rules" in entry:
        # Each rule is a table of its own, and what is in it as well.
        rules = tomli_w.dumps({"rules": entry["rules"]})
        text += re.sub(r"^(\[+)rules", rf"\1{kind}.rules", rules, flags=re.MULTILINE)
    return f"\n[[{kind}]]\n{text}" + "".join(f"[{kind}.{name}]\n{tomli_w.dumps(inner[name])}" for name in inner)


@cache
def _defaults(handler: Handler) -> JsonObject:
    """The values of a record for fields that the file omits."""
    return _stated(RecordConfig(destination="").with_defaults(handler.usual_type))


def _entry(record: RecordView) -> JsonObject:
    usual = _defaults(record.handler)
    stated = _stated(config_of(record))
    entry = {name: value for name, value in stated.items() if value is not None and value != usual[name]}
    if "destinations" in entry:
        del entry["destination"]
    for rule in entry.get("rules", ()):
        if "query" in (conditions := rule["if"]):
            # TOML has no null; true means any value, too.
            conditions["query"] = {key: value is None or value for key, value in conditions["query"].items()}
    if "utm" in entry:
        entry["utm"] = [f"{member}={value}" for member, value in entry["utm"].items() if value]
    # A record that is closed here must not be open elsewhere.
    if record.paused_by:
        entry["paused"] = True
    if record.has_password:
        entry["has_password"] = True
    if record.max_clicks is not None and record.total_clicks >= record.max_clicks:
        entry["used_up"] = True
    if record.own_qr:
        entry["qr"] = dict(record.own_qr)
    return {"url": record.url, **entry}
