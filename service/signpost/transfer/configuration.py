"""A workspace as a file: hostnames, settings, links and redirects as TOML, and what it takes to make them so.

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

What the file does not name is left alone. Of a record that it names it says everything: what it leaves out has its
default. Only a password is kept where the file tells none.
"""

from __future__ import annotations

import contextlib
import copy
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date, datetime, time
from functools import cache, partial
from pathlib import Path
from typing import Any

import cysqlite
import tomli_w
from flask import current_app

from signpost.domain.errors import Invalid
from signpost.domain.record_types import LINK, REDIRECT, SHORT_URL_HANDLER, default_of
from signpost.operations import hosts, records, workspace_settings
from signpost.operations.caller import Caller
from signpost.runtime import link_passwords
from signpost.schemas.loading import load
from signpost.storage import database
from signpost.storage.models import Host, Record, RecordClicks
from signpost.transfer import export
from signpost.transfer.schemas import Configuration

# Records looked up at once.
STEP = 500
# Where a password would stand.
HIDDEN = "(hidden)"
# Of a link that was closed where the file was written, and cannot be closed in the same way here.
LOCKED = "The file does not tell its password: paused until you give it one."
USED_UP = "Its clicks were used up, and are counted from nothing here: paused."


@dataclass
class Change:
    """A difference between a workspace and a file, and how to mend it.

    sign: "+" to add, "~" to change, "-" to delete. fields: by name, what is and what will be. note: a sentence on what
    the file asks for and cannot be had.
    """

    sign: str
    what: str
    name: str
    make: Callable[[], object]
    fields: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    note: str = ""


def parsed(text: str) -> dict[str, Any]:
    """The configuration that a file holds. Raises Invalid, naming what cannot be used."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid({"file": [f"Not TOML: {error}."]}) from None
    configuration = load(Configuration(), _with_text(values))
    seen: set[tuple[str, str]] = set()
    for kind in ("links", "redirects"):
        for number, record in enumerate(configuration[kind]):
            if record["url"] in seen:
                raise Invalid({f"{kind}.{number}.url": ["This address stands in the file twice."]})
            seen.add(record["url"])
    return configuration


def _with_text(value: Any) -> Any:
    """TOML's own moments as the schemas read them."""
    if isinstance(value, dict):
        return {name: _with_text(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_with_text(member) for member in value]
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, date | time) else value


# --- differences -----------------------------------------------------------------------------------------------


def apply(caller: Caller, configuration: dict[str, Any], *, prune: bool = False, is_dry: bool = False) -> list[Change]:
    """Make the workspace what the file says, as a whole or not at all; returns the differences there were.

    prune: delete records of the file's hostnames that it does not name. is_dry: do it all to a copy, which is thrown
    away. Raises Invalid, PlanLimitExceeded, RoleTooLow, StorageFull; nothing was changed then.
    """
    changes: list[Change] = []
    copied = _copy_of_database() if is_dry else contextlib.nullcontext()
    with copied, _passwords_ahead(caller, configuration), database.atomic():
        for differences in (_settings, _hosts, *((_superfluous,) if prune else ()), _records):
            for change in differences(caller, configuration):
                _make(change)
                changes.append(change)
    return changes


@contextlib.contextmanager
def _copy_of_database() -> Iterator[None]:
    """Work on a copy of the database as it is now, which nobody else sees and nobody waits for.

    Taking back what was done to the database itself would keep every other writer waiting until then.
    """
    app, original = current_app._get_current_object(), database.current()  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory(dir=original.path.parent, prefix="dry-run-") as folder:
        path = Path(folder) / original.path.name
        try:
            with contextlib.closing(cysqlite.Connection(str(original.path), timeout=30)) as connection:
                # A reader like any other.
                connection.execute("VACUUM INTO ?", (str(path),))
        except cysqlite.Error as error:
            raise database.refusal(error, original.path.parent) or error from error
        private = copy.copy(app)
        private.extensions = {**app.extensions}
        private.teardown_appcontext_funcs = []
        opened = database.private(private, path)
        try:
            with private.app_context():
                yield
        finally:
            opened.close_all()


@contextlib.contextmanager
def _passwords_ahead(caller: Caller, configuration: dict[str, Any]) -> Iterator[None]:
    """Check and hash the passwords of the file, which takes its time, before all other writers must wait."""
    wanted = [record for record in _all_records(configuration) if "password" in record]
    there = _there(caller, [record["url"] for record in wanted])
    with link_passwords.ahead():
        for record in wanted:
            found = there.get(record["url"])
            if found is None or not _has_password(found, record["password"]):
                link_passwords.prepare(record["password"])
        yield


def _has_password(found: Record, password: str) -> bool:
    return found.password_hash is not None and link_passwords.is_right(found.password_hash, password)


def _make(change: Change) -> None:
    try:
        change.make()
    except Invalid as refusal:
        errors = {f"{change.name}: {name}": reasons for name, reasons in refusal.errors.items()}
        raise Invalid(errors) from None


def _settings(caller: Caller, configuration: dict[str, Any]) -> Iterator[Change]:
    now = workspace_settings.values(caller.workspace)
    for key, wanted in configuration["workspace"].items():
        value = workspace_settings.checked(key, wanted)
        if value != now[key]:
            make = partial(workspace_settings.update_setting, caller, key, value=value)
            yield Change("~", "setting", key, make, {key: (now[key], value)})


def _hosts(caller: Caller, configuration: dict[str, Any]) -> Iterator[Change]:
    connected = {host.host: host for host in caller.workspace.hosts}
    for wanted in configuration["hosts"]:
        there = connected.get(wanted["host"])
        make = partial(hosts.connect_host, caller, **wanted)
        if there is None:
            yield Change("+", "hostname", wanted["host"], make)
        else:
            fields = _differing({name: getattr(there, name) for name in wanted}, wanted)
            if fields:
                yield Change("~", "hostname", wanted["host"], make, fields)


def _superfluous(caller: Caller, configuration: dict[str, Any]) -> Iterator[Change]:
    named = {record["url"] for record in _all_records(configuration)}
    for wanted in configuration["hosts"]:
        for record in list(caller.workspace.records.where(Record.host == wanted["host"])):
            if (record.host, record.alias) not in named:
                make = partial(records.delete_redirect, caller, record.id)
                yield Change("-", record.type, _name(record.host, record.alias), make)


def _records(caller: Caller, configuration: dict[str, Any]) -> Iterator[Change]:
    wanted = _all_records(configuration)
    there = _there(caller, [record["url"] for record in wanted])
    for record in wanted:
        found = there.get(record["url"])
        change = _new(caller, record) if found is None else _changed(caller, found, record)
        if change is not None:
            yield change


def _all_records(configuration: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"type": type_, **record}
        for kind, type_ in (("links", LINK), ("redirects", REDIRECT))
        for record in configuration[kind]
    ]


def _there(caller: Caller, urls: list[tuple[str, str]]) -> dict[tuple[str, str], Record]:
    by_host: dict[str, list[str]] = {}
    for host, alias in urls:
        by_host.setdefault(host, []).append(alias)
    found = {}
    for host, aliases in by_host.items():
        for begin in range(0, len(aliases), STEP):
            some = aliases[begin : begin + STEP]
            for record in caller.workspace.records.where((Record.host == host) & (Record.alias << some)):
                found[host, record.alias] = record
    return found


def _closed(wanted: dict[str, Any], has_password: bool, is_used_up: bool) -> tuple[dict[str, Any], str]:
    """A record of a file without what only tells how it was closed; paused where that does not close it here."""
    fields = dict(wanted)
    was_locked, was_used_up = fields.pop("has_password", False), fields.pop("used_up", False)
    note = ""
    if was_locked and not (has_password or fields.get("password") is not None):
        note = LOCKED
    elif was_used_up and not is_used_up:
        note = USED_UP
    return ({**fields, "paused": True}, note) if note else (fields, "")


def _new(caller: Caller, wanted: dict[str, Any]) -> Change:
    wanted, note = _closed(wanted, has_password=False, is_used_up=False)
    fields, look = dict(wanted), wanted.get("qr")
    fields.pop("qr", None)

    def make() -> None:
        made = records.create_redirect(caller, **fields)
        if look:
            records.set_qr(caller, made.id, look=look)

    then = records.configured(wanted)
    shown = {name: (None, then[name]) for name in ("destination", "destinations") if then[name] is not None}
    if note:
        shown["paused"] = (None, True)
    return Change("+", wanted["type"], _name(*wanted["url"]), make, shown, note)


def _changed(caller: Caller, found: Record, wanted: dict[str, Any]) -> Change | None:
    wanted, note = _closed(wanted, found.has_password, is_used_up(found))
    now, then = records.configuration(found), records.configured(wanted)
    if found.paused_by not in ("", "user"):
        # Not by this workspace's people, so not for them to say.
        del now["paused"], then["paused"]
    fields = _differing(now, then)
    if "password" in wanted and not _has_password(found, wanted["password"]):
        fields["password"] = (HIDDEN if found.password_hash else None, HIDDEN)
        then["password"] = wanted["password"]
    look = {**found.qr, **wanted.get("qr", {})}
    if look != found.qr:
        fields["qr"] = (found.qr, look)
    if not fields:
        return None

    def make() -> None:
        if fields.keys() != {"qr"}:
            records.update_redirect(caller, found.id, url=wanted["url"], **then)
        if "qr" in fields:
            records.set_qr(caller, found.id, look=look)

    return Change("~", then["type"], _name(*wanted["url"]), make, fields, note if "paused" in fields else "")


def _differing(now: dict[str, Any], then: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {name: (now[name], value) for name, value in then.items() if now[name] != value}


def is_used_up(record: Record) -> bool:
    """Whether the clicks that a record allows have come."""
    if record.max_clicks is None:
        return False
    clicks = RecordClicks.get_or_none(RecordClicks.record == record.seq)
    return clicks is not None and clicks.clicks >= record.max_clicks


def _name(host: str, alias: str) -> str:
    return f"{host}/{alias}"


# --- the file of a workspace -----------------------------------------------------------------------------------


def written(caller: Caller) -> Iterator[str]:
    """The workspace as a file that `apply` finds no difference to, but for passwords, which it does not tell."""
    yield "# A workspace of Signpost. `signpost apply --dry-run FILE` shows what another one would become.\n"
    settings = {key: value for key, value in workspace_settings.values(caller.workspace).items() if value}
    yield f"\n[workspace]\n{tomli_w.dumps(settings)}"
    for host in caller.workspace.hosts.order_by(Host.host):
        flags = {"https_requested": host.https_requested, "short_links_enabled": host.short_links_enabled}
        yield _table("hosts", {"host": host.host, **flags})
    for record in export.all_records(caller):
        yield _table("links" if record.handler == SHORT_URL_HANDLER else "redirects", _entry(record))


def _table(kind: str, entry: dict[str, Any]) -> str:
    """One of many tables; by itself, so that a file of a million need not be in memory."""
    inner = {name: value for name, value in entry.items() if isinstance(value, dict)}
    text = tomli_w.dumps({name: value for name, value in entry.items() if name not in inner})
    return f"\n[[{kind}]]\n{text}" + "".join(f"[{kind}.{name}]\n{tomli_w.dumps(inner[name])}" for name in inner)


@cache
def _usual(handler: str) -> dict[str, Any]:
    """What a record is unless the file says otherwise."""
    return records.configured({"destination": "", "type": default_of(handler).id})


def _entry(record: Record) -> dict[str, Any]:
    fields, usual = records.configuration(record), _usual(record.handler)
    entry = {name: value for name, value in fields.items() if value is not None and value != usual[name]}
    if "destinations" in entry:
        del entry["destination"]
    if "utm" in entry:
        entry["utm"] = [f"{member}={value}" for member, value in entry["utm"].items() if value]
    # What no visitor comes through here must not stand open elsewhere.
    if record.paused_by:
        entry["paused"] = True
    if record.has_password:
        entry["has_password"] = True
    if is_used_up(record):
        entry["used_up"] = True
    if record.own_qr:
        entry["qr"] = record.own_qr
    return {"url": record.url, **entry}
