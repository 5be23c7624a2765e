"""A change as a sentence that follows a name: "Ana" "paused go.example.com/spring"."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from signpost.dashboard import words
from signpost.dashboard.forms import LABELS
from signpost.domain import times
from signpost.domain.changes import SECRET, Subject, Verb
from signpost.domain.events import WebhookState
from signpost.domain.people.roles import Role
from signpost.domain.records.rules import rule_words
from signpost.domain.records.rules.rules import stored_rules
from signpost.operations.changes.changes import ChangeView, NamedSubject
from signpost.operations.workspaces.setting_keys import SETTINGS
from signpost.operations.workspaces.workspace_settings import PAGE_LOGO

# What each field of a hostname, a token or a member is called.
_OTHERS = {
    "https_requested": "HTTPS",
    "short_links_enabled": "New short links",
    "notfound_status": "Answer where nothing is found",
    "notfound_url": "If nothing is found, send visitors to",
    "apple_app_site_association": "iOS apps that open links",
    "assetlinks": "Android apps that open links",
    "role": "Role",
    "kind": "Used by",
    "name": "Name",
    "email": "E-mail address",
    "expires_at": "Expires",
    "plan": "Plan",
    "qr": "QR code",
    "paused": "Paused",
    "add_tags": "Tags added",
    "remove_tags": "Tags removed",
    "updated_at": "Last edited",
    "url": "Address",
    "host": "Hostname",
    "tag": "Tag",
    "events": "Events",
    "state": "State",
    "secret": "Secret",
}
RULES = "rules"
# The sentences about these say it all.
_NAMED_SUBJECTS = (Subject.MEMBER, Subject.INVITATION, Subject.WORKSPACE, Subject.PLAN)
# Fields that only say what the sentence says already.
_SILENT = ("updated_at",)


@dataclass(frozen=True)
class Difference:
    """A field before and after a change, as text; None: it was not there."""

    label: str
    before: str | None
    after: str | None


@dataclass(frozen=True)
class Sentence:
    """What was done, around what it was done to. link: the page of that, within the workspace."""

    start: str
    name: str = ""
    end: str = ""
    link: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.start, self.name, self.end) if part)


def label_of(field: str, subject: Subject = Subject.RECORD) -> str:
    """A field of a change as people call it."""
    if subject is Subject.SETTING:
        return "Logo" if field == PAGE_LOGO else SETTINGS[field].label if field in SETTINGS else field
    named = LABELS if subject is Subject.RECORD else {}
    return named.get(field) or _OTHERS.get(field) or field.replace("_", " ").capitalize()


def differences(change: ChangeView) -> list[Difference]:
    """What a change changed, field by field, where its sentence does not say it all."""
    if change.type in _NAMED_SUBJECTS:
        return []
    before, after = change.before or {}, change.after or {}
    names = [name for name in {**before, **after} if name not in _SILENT]
    return [
        _rules(before.get(RULES), after.get(RULES))
        if name == RULES
        else Difference(
            label_of(name, change.type), _text(name, before, change.before), _text(name, after, change.after)
        )
        for name in names
    ]


def _rules(before: Any, after: Any) -> Difference:
    """How many rules there were and are; where that is the same, the first one that changed, as a sentence."""
    former, now = stored_rules(before), stored_rules(after)
    texts = str(len(former)), str(len(now))
    if len(former) == len(now):
        pairs = (pair for pair in zip(former, now, strict=True) if pair[0] != pair[1])
        texts = next(((rule_words.sentence(first), rule_words.sentence(other)) for first, other in pairs), texts)
    return Difference(label_of(RULES), *texts)


def _text(name: str, state: Mapping[str, Any], given: object) -> str | None:
    if given is None or name not in state:
        return None
    value = state[name]
    if value in (None, "", [], {}):
        return ""
    if isinstance(value, bool):
        return "on" if value else "off"
    if name == RULES:
        return str(len(value))
    if isinstance(value, list):
        return ", ".join(entry if isinstance(entry, str) else json.dumps(entry, ensure_ascii=False) for entry in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {text}" for key, text in value.items() if text not in (None, "", False))
    if name == "role" and value in tuple(Role):
        return words.ROLES[Role(value)]
    if name == PAGE_LOGO:
        return "a picture"
    if value == SECRET:
        return "not shown"
    return value if isinstance(value, str) else str(value)


def is_moment(text: str | None) -> bool:
    """Whether a text of a difference is a moment, to be shown in the time zone of the person."""
    return text is not None and len(text) >= 19 and "T" in text and times.is_rfc3339(text)


def sentence(change: ChangeView, named: NamedSubject | None) -> Sentence:
    """What a change did. named: what was changed; None where that is not known."""
    tell = _undo if change.verb is Verb.UNDO else _SENTENCES[change.type]
    reported = tell(change, named.name if named is not None else "")
    is_gone = change.type is Subject.RECORD and (named is None or not named.exists)
    return replace(reported, link="") if is_gone else reported


def _undo(change: ChangeView, name: str) -> Sentence:
    thing = name or _called(change)
    if change.type is Subject.RECORD and change.record_id is None:
        return Sentence("undid a change of many links")
    if change.before is None and change.after is not None:
        return Sentence("brought", thing, "back", _page_of(change))
    if change.after is None and change.before is not None:
        return Sentence("removed", thing, "again")
    return Sentence("undid a change of", thing, "", _page_of(change))


def _called(change: ChangeView) -> str:
    """What a change itself says that the thing is called."""
    known = change.after or change.before or {}
    if change.type is Subject.HOST:
        return change.record_id or ""
    if change.type is Subject.SETTING:
        return _settings(change)
    return str(known.get("url") or known.get("name") or known.get("email") or "a link that has been deleted since")


def _page_of(change: ChangeView) -> str:
    if change.type is Subject.RECORD and change.record_id and change.after is not None:
        return f"/links/{change.record_id}"
    if change.type is Subject.HOST and change.after is not None:
        return f"/hosts/{change.record_id}"
    return ""


def _record(change: ChangeView, name: str) -> Sentence:
    thing = name or _called(change)
    changed = [field for field in (change.after or {}) if field not in _SILENT]
    match change.verb:
        case Verb.CREATE:
            return Sentence("created", thing, "", _page_of(change))
        case Verb.DELETE:
            return Sentence("deleted", thing)
        case Verb.IMPORT:
            return Sentence("imported a file")
        case Verb.BULK_CREATE:
            return Sentence("created many links at once")
        case Verb.BULK_UPDATE:
            return Sentence("edited many links at once")
        case Verb.BULK_DELETE:
            return Sentence("deleted many links at once")
    if changed == ["paused"]:
        done = "paused" if (change.after or {})["paused"] else "resumed"
        return Sentence(done, thing, "", _page_of(change))
    if len(changed) == 1:
        label = label_of(changed[0])
        return Sentence(f"changed {_lower(label)} of", thing, "", _page_of(change))
    return Sentence("edited", thing, "", _page_of(change))


def _lower(label: str) -> str:
    """A label within a sentence."""
    is_name = label[1:2].isupper()
    return f"the {label if is_name else label[:1].lower() + label[1:]}"


def _host(change: ChangeView, name: str) -> Sentence:
    host, after = change.record_id or "", change.after or {}
    if change.verb is Verb.CREATE:
        return Sentence("connected", host, "", _page_of(change))
    if change.verb is Verb.DELETE:
        return Sentence("disconnected", host)
    if after.keys() == {"https_requested"}:
        return Sentence(f"switched HTTPS {'on' if after['https_requested'] else 'off'} for", host, "", _page_of(change))
    if after.keys() == {"short_links_enabled"}:
        done = "allowed" if after["short_links_enabled"] else "blocked"
        return Sentence(f"{done} new short links on", host, "", _page_of(change))
    return Sentence("changed the settings of", host, "", _page_of(change))


def _token(change: ChangeView, name: str) -> Sentence:
    done = "created" if change.verb is Verb.CREATE else "revoked"
    return Sentence(f"{done} the token", f"“{name or _called(change)}”")


def _grant(change: ChangeView, name: str) -> Sentence:
    known = change.after or change.before or {}
    if change.verb is Verb.CREATE:
        return Sentence(
            "connected the agent", f"“{known.get('name')}”", f"as {words.with_article(Role(known['role']))}"
        )
    return Sentence("ended the access of the agent", f"“{known.get('name')}”")


def _member(change: ChangeView, name: str) -> Sentence:
    before, after = change.before or {}, change.after or {}
    is_self = change.actor.id == change.record_id
    role = Role(after["role"]) if after.get("role") in tuple(Role) else None
    if change.verb is Verb.CREATE and role is not None:
        joined = f"as {words.with_article(role)}"
        return Sentence(f"joined {joined}") if is_self else Sentence("added", name or str(after.get("email")), joined)
    if change.verb is Verb.DELETE:
        return Sentence("left") if is_self else Sentence("removed", name or str(before.get("email")))
    if role is not None:
        return Sentence("made", name or "a former member", words.with_article(role))
    what = " and ".join(_lower(label_of(field, Subject.MEMBER)).removeprefix("the ") for field in after)
    return Sentence(f"changed their {what}") if is_self else Sentence(f"changed {what} of", name or "a former member")


def _invitation(change: ChangeView, name: str) -> Sentence:
    known = change.after or change.before or {}
    role, email = known.get("role"), str(known.get("email", name))
    if change.verb is Verb.CREATE:
        return Sentence("invited", email, f"as {words.with_article(Role(role))}" if role in tuple(Role) else "")
    return Sentence("withdrew the invitation of", email)


def _webhook(change: ChangeView, name: str) -> Sentence:
    """No address, which those below manager must not read."""
    page, after = f"/webhooks/{change.record_id}", change.after or {}
    if change.verb is Verb.CREATE:
        return Sentence("created", "a webhook", "", page)
    if change.verb is Verb.DELETE:
        return Sentence("deleted", "a webhook")
    if after.keys() == {"state"}:
        return Sentence("switched", "a webhook", "on" if after["state"] == WebhookState.ACTIVE else "off", page)
    if after.keys() == {"secret"}:
        return Sentence("replaced the secret of", "a webhook", "", page)
    return Sentence("changed", "a webhook", "", page)


def _settings(change: ChangeView) -> str:
    fields = change.after or change.before or {}
    return ", ".join(f"“{label_of(field, Subject.SETTING)}”" for field in fields)


def _setting(change: ChangeView, name: str) -> Sentence:
    return Sentence("changed the settings" if len(change.after or {}) > 1 else "changed the setting", _settings(change))


def _plan(change: ChangeView, name: str) -> Sentence:
    return Sentence("changed the plan to", str((change.after or {}).get("plan", "")))


def _workspace(change: ChangeView, name: str) -> Sentence:
    return Sentence("created the workspace", str((change.after or {}).get("name", "")))


_SENTENCES = {
    Subject.RECORD: _record,
    Subject.HOST: _host,
    Subject.TOKEN: _token,
    Subject.GRANT: _grant,
    Subject.MEMBER: _member,
    Subject.INVITATION: _invitation,
    Subject.SETTING: _setting,
    Subject.PLAN: _plan,
    Subject.WORKSPACE: _workspace,
    Subject.WEBHOOK: _webhook,
}
