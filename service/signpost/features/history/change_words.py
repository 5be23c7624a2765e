"""A change as a sentence that follows a name: "Ana" "paused go.example.com/spring".

One place for all who tell it: pages, flags, the command line, REST and agents.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signpost.domain import texts, times, words
from signpost.domain.changes import SECRET, Origin, Subject, Verb
from signpost.domain.events import WebhookState
from signpost.domain.people.roles import Role
from signpost.domain.words import word
from signpost.features.history import record_changes
from signpost.features.history.change_view import ChangeView
from signpost.features.history.record_changes import Difference, Telling
from signpost.operations.workspaces.setting_keys import SETTINGS
from signpost.operations.workspaces.workspace_settings import PAGE_LOGO
from signpost.translations import Translated, mark, ngettext
from signpost.translations import gettext as _

# What each field of a hostname, a token or a member is called.
_OTHERS = Translated(
    {
        "https_requested": "HTTPS",
        "short_links_enabled": mark("New short links"),
        "expired_url": mark("Visitors of expired links go to"),
        "notfound_status": mark("Answer where nothing is found"),
        "notfound_url": mark("If nothing is found, send visitors to"),
        "apple_app_site_association": mark("iOS apps that open links"),
        "assetlinks": mark("Android apps that open links"),
        "role": mark("Role"),
        "kind": mark("Used by"),
        "name": mark("Name"),
        "email": mark("E-mail address"),
        "expires_at": mark("Expires"),
        "plan": mark("Plan"),
        "qr": mark("QR code"),
        "paused": mark("Paused"),
        "add_tags": mark("Tags added"),
        "remove_tags": mark("Tags removed"),
        "updated_at": mark("Last edited"),
        "url": mark("Address"),
        "host": mark("Hostname"),
        "tag": mark("Tag"),
        "events": mark("Events"),
        "state": mark("State"),
        "as_of": mark("As of"),
        "secret": mark("Secret"),
    }
)
# The sentences about these say it all.
_NAMED_SUBJECTS = (Subject.MEMBER, Subject.INVITATION, Subject.WORKSPACE, Subject.PLAN)
# Where a sentence has the name of its subject, until it is cut there.
_PLACE = "\0"
# Of a change of many: the instant at which they were what it made them.
AS_OF = "as_of"
# Fields that only say what the sentence says already.
_SILENT = ("updated_at",)


@dataclass(frozen=True)
class Sentence:
    """What was done, around what it was done to."""

    start: str
    name: str = ""
    end: str = ""

    @classmethod
    def about(cls, text: str, thing: str, **values: str) -> Sentence:
        """text: marked, with %(thing)s where the name of what it was done to is."""
        start, _thing, end = _(text, thing=_PLACE, **values).partition(_PLACE)
        return cls(start.rstrip(), thing, end)

    def __str__(self) -> str:
        return f"{self.start} {self.name}{self.end}".strip()


def label_of(field: str, subject: Subject = Subject.RECORD) -> str:
    """A field of a change as people call it."""
    if subject is Subject.SETTING:
        return _("Logo") if field == PAGE_LOGO else _(SETTINGS[field].label) if field in SETTINGS else field
    label = record_changes.label_of(field) if subject is Subject.RECORD else ""
    return label or _OTHERS.get(field) or field.replace("_", " ").capitalize()


def told(change: ChangeView) -> str:
    """All of a change in one line: "Ana changed the destination of go.example.com/a: example.com/b → example.com/c"."""
    differences = differences_of(change) if change.before is not None and change.after is not None else []
    said = "; ".join(_difference(one, alone=len(differences) == 1) for one in differences)
    return texts.line_from(f"{change.actor.name} {sentence(change)}{': ' if said else ''}{said}")


def _difference(one: Difference, *, alone: bool) -> str:
    nothing = _("empty")
    if one.before is None or one.after is None:
        return f"{one.label} {one.after or one.before or nothing}"
    sides = f"{one.before or nothing} → {one.after or nothing}"
    return sides if alone else f"{one.label} {sides}"


def record_differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> Sequence[Difference]:
    """What differs between two states of a record, field by field. before, after: as PATCH takes them."""
    told = record_changes.tell_update(before, after).differences
    return told or [
        Difference(label_of(name), _text(name, before, before), _text(name, after, after)) for name in after
    ]


def differences_of(change: ChangeView) -> Sequence[Difference]:
    """What a change changed, field by field, where its sentence does not say it all."""
    if change.type in _NAMED_SUBJECTS:
        return []
    before, after = change.before or {}, change.after or {}
    telling = _telling(change)
    if telling is not None and telling.differences is not None:
        return telling.differences
    return [
        Difference(label_of(name, change.type), _text(name, before, change.before), _text(name, after, change.after))
        for name in {**before, **after}
        if name not in _SILENT and not (change.verb in _OF_MANY and name == "records")
    ]


def _text(name: str, state: Mapping[str, Any], given: object) -> str | None:
    if given is None or name not in state:
        return None
    value = state[name]
    if value in (None, "", [], {}):
        return ""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if name == record_changes.RULES:
        return record_changes.names_of(value)
    if name == "events":
        return ", ".join(words.EVENTS.get(entry, entry) for entry in value)
    if isinstance(value, list):
        return ", ".join(entry if isinstance(entry, str) else json.dumps(entry, ensure_ascii=False) for entry in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {text}" for key, text in value.items() if text not in (None, "", False))
    if name == "role" and value in tuple(Role):
        return words.ROLES[Role(value)]
    if name == PAGE_LOGO:
        return _("a picture")
    if value == SECRET:
        return _("not shown")
    return words.TOKEN_KINDS.get(value, str(value)) if name == "kind" else word(name, value)


def is_moment(text: str | None) -> bool:
    """Whether a text of a difference is a moment, to be shown in the time zone of the person."""
    return text is not None and len(text) >= 19 and "T" in text and times.is_rfc3339(text)


# --- sentences ----------------------------------------------------------------------------------------------------


def sentence(change: ChangeView) -> Sentence:
    """What a change did, for places where the name of what it was done to is not known yet."""
    name = change.named.name if change.named is not None else ""
    tell = _undo if change.verb is Verb.UNDO else _SENTENCES[change.type]
    return tell(change, name)


def own_sentence(change: ChangeView) -> str:
    """What a change of a record did, on the page of that record, where its name is not repeated."""
    telling = _telling(change)
    if telling is not None:
        done = _(telling.own, **telling.values) if telling.values else _(telling.own)
        return _("undid a change: %(done)s", done=done) if change.verb is Verb.UNDO else done
    return _OWN.get(change.verb) or str(sentence(change))


_OWN = Translated(
    {
        Verb.CREATE: mark("created this link"),
        Verb.DELETE: mark("deleted this link"),
        Verb.UNDO: mark("brought this link back"),
    }
)
# What is told with the number of records.
_OF_MANY = (Verb.IMPORT, Verb.BULK_CREATE, Verb.BULK_UPDATE, Verb.BULK_DELETE)


def _telling(change: ChangeView) -> Telling | None:
    """Of a record that is there before and after."""
    if change.type is not Subject.RECORD or change.record_id is None or change.before is None or change.after is None:
        return None
    before, after = (
        {name: value for name, value in state.items() if name not in _SILENT} for state in (change.before, change.after)
    )
    return record_changes.tell_update(before, after)


def _undo(change: ChangeView, name: str) -> Sentence:
    thing = name or _called(change)
    if change.type is Subject.RECORD and change.record_id is None:
        return Sentence(_("undid a bulk edit"))
    if change.before is None and change.after is not None:
        return Sentence.about(mark("brought %(thing)s back"), thing)
    if change.after is None and change.before is not None:
        return Sentence.about(mark("removed %(thing)s again"), thing)
    return Sentence.about(mark("undid a change to %(thing)s"), thing)


def _called(change: ChangeView) -> str:
    """What a change itself says that the thing is called."""
    known = change.after or change.before or {}
    if change.type is Subject.HOST:
        return change.record_id or ""
    if change.type is Subject.SETTING:
        return _settings(change)
    return str(known.get("url") or known.get("name") or known.get("email") or _("a link that has since been deleted"))


def _record(change: ChangeView, name: str) -> Sentence:
    thing = name or _called(change)
    if change.verb in _OF_MANY:
        return Sentence(_many(change))
    match change.verb:
        case Verb.CREATE:
            return Sentence.about(mark("created %(thing)s"), thing)
        case Verb.DELETE:
            return Sentence.about(mark("deleted %(thing)s"), thing)
    telling = _telling(change)
    if telling is None:
        return Sentence.about(mark("edited %(thing)s"), thing)
    return Sentence.about(telling.of, thing, **telling.values)


def _many(change: ChangeView) -> str:
    """What was done to many records, with their number where it is known."""
    count, after = change.records, change.after or {}
    match change.verb:
        case Verb.IMPORT:
            if count is None:
                return _("imported a file")
            return ngettext("imported %(num)s link", "imported %(num)s links", count)
        case Verb.BULK_CREATE:
            if after.get("from") == Origin.NOT_FOUND:
                return ngettext(
                    "added %(num)s redirect from Not found", "added %(num)s redirects from Not found", count or 0
                )
            return ngettext("created %(num)s link", "created %(num)s links", count or 0)
        case Verb.BULK_DELETE:
            if count is None:
                return _("deleted many links at once")
            return ngettext("deleted %(num)s link at once", "deleted %(num)s links at once", count)
    if AS_OF in after:
        return ngettext(
            "brought %(num)s link back to what it was", "brought %(num)s links back to what they were", count or 0
        )
    if count is None:
        return _("edited many links at once")
    return ngettext("edited %(num)s link at once", "edited %(num)s links at once", count)


def _host(change: ChangeView, name: str) -> Sentence:
    host, after = change.record_id or "", change.after or {}
    if change.verb is Verb.CREATE:
        return Sentence.about(mark("connected %(thing)s"), host)
    if change.verb is Verb.DELETE:
        return Sentence.about(mark("disconnected %(thing)s"), host)
    if after.keys() == {"https_requested"}:
        is_on = after["https_requested"]
        done = mark("turned HTTPS on for %(thing)s") if is_on else mark("turned HTTPS off for %(thing)s")
        return Sentence.about(done, host)
    if after.keys() == {"short_links_enabled"}:
        are_on = after["short_links_enabled"]
        done = mark("allowed new short links on %(thing)s") if are_on else mark("blocked new short links on %(thing)s")
        return Sentence.about(done, host)
    return Sentence.about(mark("changed the settings of %(thing)s"), host)


def _token(change: ChangeView, name: str) -> Sentence:
    done = mark("created the token %(thing)s") if change.verb is Verb.CREATE else mark("revoked the token %(thing)s")
    return Sentence.about(done, f"“{name or _called(change)}”")


def _grant(change: ChangeView, name: str) -> Sentence:
    known = change.after or change.before or {}
    if change.verb is Verb.CREATE:
        role = words.with_article(Role(known["role"]))
        return Sentence.about(mark("connected the agent %(thing)s as %(role)s"), f"“{known.get('name')}”", role=role)
    return Sentence.about(mark("ended the access of the agent %(thing)s"), f"“{known.get('name')}”")


def _member(change: ChangeView, name: str) -> Sentence:
    before, after = change.before or {}, change.after or {}
    is_self = change.actor.id == change.record_id
    role = Role(after["role"]) if after.get("role") in tuple(Role) else None
    if change.verb is Verb.CREATE and role is not None:
        if is_self:
            return Sentence(_("joined as %(role)s", role=words.with_article(role)))
        thing = name or str(after.get("email"))
        return Sentence.about(mark("added %(thing)s as %(role)s"), thing, role=words.with_article(role))
    if change.verb is Verb.DELETE:
        if is_self:
            return Sentence(_("left"))
        return Sentence.about(mark("removed %(thing)s"), name or str(before.get("email")))
    thing = name or _("a former member")
    if role is not None:
        return Sentence.about(mark("made %(thing)s %(role)s"), thing, role=words.with_article(role))
    own, others = _PROFILE[after.keys() >= {"name"}, after.keys() >= {"email"}]
    return Sentence(_(own)) if is_self else Sentence.about(others, thing)


# Whether the name was changed, and the e-mail address: by the person, and by others.
_PROFILE = {
    (True, True): (
        mark("changed their name and e-mail address"),
        mark("changed the name and e-mail address of %(thing)s"),
    ),
    (True, False): (mark("changed their name"), mark("changed the name of %(thing)s")),
    (False, True): (mark("changed their e-mail address"), mark("changed the e-mail address of %(thing)s")),
    (False, False): (mark("changed their profile"), mark("changed the profile of %(thing)s")),
}


def _invitation(change: ChangeView, name: str) -> Sentence:
    known = change.after or change.before or {}
    role, email = known.get("role"), str(known.get("email", name))
    if change.verb is Verb.CREATE:
        if role not in tuple(Role):
            return Sentence.about(mark("invited %(thing)s"), email)
        return Sentence.about(mark("invited %(thing)s as %(role)s"), email, role=words.with_article(Role(role)))
    return Sentence.about(mark("withdrew the invitation of %(thing)s"), email)


def _webhook(change: ChangeView, name: str) -> Sentence:
    """No address, which those below manager must not read."""
    after, thing = change.after or {}, _("a webhook")
    if change.verb is Verb.CREATE:
        return Sentence.about(mark("created %(thing)s"), thing)
    if change.verb is Verb.DELETE:
        return Sentence.about(mark("deleted %(thing)s"), thing)
    if after.keys() == {"state"}:
        is_on = after["state"] == WebhookState.ACTIVE
        return Sentence.about(mark("turned %(thing)s on") if is_on else mark("turned %(thing)s off"), thing)
    if after.keys() == {"secret"}:
        return Sentence.about(mark("replaced the secret of %(thing)s"), thing)
    return Sentence.about(mark("changed %(thing)s"), thing)


def _settings(change: ChangeView) -> str:
    fields = change.after or change.before or {}
    return ", ".join(f"“{label_of(field, Subject.SETTING)}”" for field in fields)


def _setting(change: ChangeView, name: str) -> Sentence:
    are_many = len(change.after or {}) > 1
    done = mark("changed the settings %(thing)s") if are_many else mark("changed the setting %(thing)s")
    return Sentence.about(done, _settings(change))


def _plan(change: ChangeView, name: str) -> Sentence:
    return Sentence.about(mark("changed the plan to %(thing)s"), str((change.after or {}).get("plan", "")))


def _workspace(change: ChangeView, name: str) -> Sentence:
    return Sentence.about(mark("created the workspace %(thing)s"), str((change.after or {}).get("name", "")))


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
