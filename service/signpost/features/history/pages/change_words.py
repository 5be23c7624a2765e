"""A change as a sentence that follows a name: "Ana" "paused go.example.com/spring"."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from signpost.domain import times, words
from signpost.domain.changes import SECRET, Subject, Verb
from signpost.domain.events import WebhookState
from signpost.domain.people.roles import Role
from signpost.domain.records.rules import rule_words
from signpost.domain.records.rules.rules import stored_rules
from signpost.domain.words import word
from signpost.features.dashboard import navigation
from signpost.features.dashboard.forms import LABELS
from signpost.features.history.operations.changes import ChangeView, NamedSubject
from signpost.operations.workspaces.setting_keys import SETTINGS
from signpost.operations.workspaces.workspace_settings import PAGE_LOGO
from signpost.translations import DEFAULT_LANGUAGE, Translated, in_sentence, language, mark
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
        "secret": mark("Secret"),
    }
)
RULES = "rules"
# The sentences about these say it all.
_NAMED_SUBJECTS = (Subject.MEMBER, Subject.INVITATION, Subject.WORKSPACE, Subject.PLAN)
# Where a sentence has the name of its subject, until it is cut there.
_PLACE = "\0"
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

    @classmethod
    def about(cls, text: str, thing: str, link: str = "", **values: str) -> Sentence:
        """text: marked, with %(thing)s where the name of what it was done to is."""
        start, _thing, end = _(text, thing=_PLACE, **values).partition(_PLACE)
        return cls(start.strip(), thing, end.strip(), link)

    def __str__(self) -> str:
        return " ".join(part for part in (self.start, self.name, self.end) if part)


def label_of(field: str, subject: Subject = Subject.RECORD) -> str:
    """A field of a change as people call it."""
    if subject is Subject.SETTING:
        return _("Logo") if field == PAGE_LOGO else _(SETTINGS[field].label) if field in SETTINGS else field
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
        return _("on") if value else _("off")
    if name == RULES:
        return str(len(value))
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


def sentence(change: ChangeView, named: NamedSubject | None) -> Sentence:
    """What a change did. named: what was changed; None where that is not known."""
    tell = _undo if change.verb is Verb.UNDO else _SENTENCES[change.type]
    reported = tell(change, named.name if named is not None else "")
    is_gone = change.type is Subject.RECORD and (named is None or not named.exists)
    return replace(reported, link="") if is_gone else reported


def _undo(change: ChangeView, name: str) -> Sentence:
    thing = name or _called(change)
    if change.type is Subject.RECORD and change.record_id is None:
        return Sentence(_("undid a bulk edit"))
    if change.before is None and change.after is not None:
        return Sentence.about(mark("brought %(thing)s back"), thing, _page_of(change))
    if change.after is None and change.before is not None:
        return Sentence.about(mark("removed %(thing)s again"), thing)
    return Sentence.about(mark("undid a change to %(thing)s"), thing, _page_of(change))


def _called(change: ChangeView) -> str:
    """What a change itself says that the thing is called."""
    known = change.after or change.before or {}
    if change.type is Subject.HOST:
        return change.record_id or ""
    if change.type is Subject.SETTING:
        return _settings(change)
    return str(known.get("url") or known.get("name") or known.get("email") or _("a link that has since been deleted"))


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
            return Sentence.about(mark("created %(thing)s"), thing, _page_of(change))
        case Verb.DELETE:
            return Sentence.about(mark("deleted %(thing)s"), thing)
        case Verb.IMPORT:
            return Sentence(_("imported a file"))
        case Verb.BULK_CREATE:
            return Sentence(_("created many links at once"))
        case Verb.BULK_UPDATE:
            return Sentence(_("edited many links at once"))
        case Verb.BULK_DELETE:
            return Sentence(_("deleted many links at once"))
    if changed == ["paused"]:
        done = mark("paused %(thing)s") if (change.after or {})["paused"] else mark("resumed %(thing)s")
        return Sentence.about(done, thing, _page_of(change))
    if len(changed) == 1:
        label = label_of(changed[0])
        return Sentence.about(mark("changed %(field)s of %(thing)s"), thing, _page_of(change), field=_within(label))
    return Sentence.about(mark("edited %(thing)s"), thing, _page_of(change))


def _within(label: str) -> str:
    """A label within a sentence."""
    is_name = label[1:2].isupper() or language() != DEFAULT_LANGUAGE
    return _("the %(label)s", label=label if is_name else in_sentence(label))


def _host(change: ChangeView, name: str) -> Sentence:
    host, after = change.record_id or "", change.after or {}
    if change.verb is Verb.CREATE:
        return Sentence.about(mark("connected %(thing)s"), host, _page_of(change))
    if change.verb is Verb.DELETE:
        return Sentence.about(mark("disconnected %(thing)s"), host)
    if after.keys() == {"https_requested"}:
        is_on = after["https_requested"]
        done = mark("turned HTTPS on for %(thing)s") if is_on else mark("turned HTTPS off for %(thing)s")
        return Sentence.about(done, host, _page_of(change))
    if after.keys() == {"short_links_enabled"}:
        are_on = after["short_links_enabled"]
        done = mark("allowed new short links on %(thing)s") if are_on else mark("blocked new short links on %(thing)s")
        return Sentence.about(done, host, _page_of(change))
    return Sentence.about(mark("changed the settings of %(thing)s"), host, _page_of(change))


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
    page = f"/webhooks/{change.record_id}" if navigation.current().has_page("/webhooks") else ""
    after, thing = change.after or {}, _("a webhook")
    if change.verb is Verb.CREATE:
        return Sentence.about(mark("created %(thing)s"), thing, page)
    if change.verb is Verb.DELETE:
        return Sentence.about(mark("deleted %(thing)s"), thing)
    if after.keys() == {"state"}:
        is_on = after["state"] == WebhookState.ACTIVE
        return Sentence.about(mark("turned %(thing)s on") if is_on else mark("turned %(thing)s off"), thing, page)
    if after.keys() == {"secret"}:
        return Sentence.about(mark("replaced the secret of %(thing)s"), thing, page)
    return Sentence.about(mark("changed %(thing)s"), thing, page)


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
