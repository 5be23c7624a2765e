"""The settings of a workspace, one by one. Spec: "POST /workspace/update/{metaKey}"; its keys: not shown."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from signpost.domain import addresses, fallback, texts, times
from signpost.domain.changes import SECRET, Subject, Verb, difference
from signpost.domain.errors import BadRequest, Invalid, Outdated
from signpost.domain.roles import Role
from signpost.operations import history, roles
from signpost.operations.caller import Caller
from signpost.operations.plans import plan_of
from signpost.operations.usage import usage
from signpost.operations.workspaces import cleaned, email_of, workspace_name_of
from signpost.storage import database
from signpost.storage.models import Workspace


@dataclass(frozen=True)
class Usage:
    """How much of one category is in use."""

    category: str
    used: int


@dataclass(frozen=True, kw_only=True)
class WorkspaceView:
    """A workspace as its caller sees it. meta: its settings, each as "key=value". summary: what is in use."""

    id: str
    name: str
    role: Role
    headurl: str
    personal: bool
    country: str
    level: int
    email: str
    billing_extra: str
    created_at: str
    updated_at: str
    settings: dict[str, str]
    summary: list[Usage]
    # In the specification, without a meaning here.
    pm_type: str = ""
    pm_ending: str = ""

    @property
    def meta(self) -> list[str]:
        return [f"{key}={value}" for key, value in self.settings.items()]


def _country(text: str) -> str:
    if text and not re.fullmatch(r"[A-Za-z]{2}", text):
        raise ValueError("Must be a two-letter country code (ISO 3166), like DE.")
    return text.upper()


def _email(text: str) -> str:
    return email_of(text) if text else ""


def _url(text: str) -> str:
    if not text:
        return ""
    url = addresses.destination_of(text)
    if not url.lower().startswith(("https://", "http://")):
        raise ValueError("Begin with https:// or http://.")
    return url


def _fallback(text: str) -> str:
    return fallback.fallback_of(text) if text else ""


def _switch(text: str) -> str:
    if text.lower() not in ("true", "false", "1", "0"):
        raise ValueError("Must be true or false.")
    return "true" if text.lower() in ("true", "1") else "false"


def _text(text: str) -> str:
    return texts.note_of(text)


# Key -> the rule for its value, which returns the form that is stored or raises ValueError with a sentence.
KEYS: dict[str, Callable[[str], str]] = {
    "name": workspace_name_of,
    "country": _country,
    "email": _email,
    "headurl": _url,
    "billing_extra": _text,
    "email_summary": _switch,
    "email_host_status": _switch,
    "email_manager": _switch,
    "notify_url": _url,
    "expired_url": _fallback,
    "notfound_url": _fallback,
}


# Those who know them may send messages in the name of the workspace, so the history does not show them.
SECRETS = ("notify_url",)


@roles.requires(roles.MANAGER)
def update_setting(caller: Caller, key: str, *, value: str) -> WorkspaceView:
    """Set one setting of the workspace; returns the workspace. Raises BadRequest for an unknown key, Invalid."""
    value = checked(key, value)
    with database.atomic():
        workspace = type(caller.workspace).get_by_id(caller.workspace.id)
        store(caller, workspace, {key: value})
    return described(replace(caller, workspace=workspace))


@roles.requires(roles.MANAGER)
def update_settings(caller: Caller, wanted: dict[str, str], seen: dict[str, str]) -> WorkspaceView:
    """Set several settings, all or none; `seen`: what each of them was when the caller looked.

    A setting that equals its `seen` value is not changed, so that people who change different settings do not undo each
    other's work. Raises BadRequest, Invalid naming the keys; Outdated where one of them was changed since.
    """
    changed = {key: value for key, value in wanted.items() if value != seen.get(key)}
    errors: dict[str, list[str]] = {}
    for key, value in changed.items():
        try:
            changed[key] = checked(key, value)
        except Invalid as error:
            errors[key] = error.errors["value"]
    if errors:
        raise Invalid(errors)
    with database.atomic():
        workspace = type(caller.workspace).get_by_id(caller.workspace.id)
        present = values(workspace)
        changed = {key: value for key, value in changed.items() if value != present[key]}
        outdated = [key for key in changed if key in seen and present[key] != seen[key]]
        if outdated:
            raise Outdated
        if not changed:
            return described(caller)
        store(caller, workspace, changed)
    return described(replace(caller, workspace=workspace))


def store(caller: Caller, workspace: Workspace, wanted: dict[str, str], undoing: history.Undoing | None = None) -> None:
    """Store settings, and note those that change; call it in a transaction."""
    before, after = difference({**values(workspace)}, {**values(workspace), **wanted})
    workspace.name = wanted.get("name", workspace.name)
    workspace.settings = {**workspace.settings, **{key: value for key, value in wanted.items() if key != "name"}}
    workspace.updated_at = times.now_text()
    workspace.save()
    old, new = _shown(before), _shown(after)
    key = next(iter(after)) if len(after) == 1 else None
    undo = {"before": before, "after": after}
    if after:
        history.note(caller, Verb.UPDATE, Subject.SETTING, key, before=old, after=new, undo=undo, undoing=undoing)
    for host in workspace.hosts:
        database.announce(host.host)


def _shown(settings: history.State) -> history.State:
    return {key: SECRET if key in SECRETS else value for key, value in settings.items()}


def checked(key: str, value: str) -> str:
    """The value of a setting in the form that is stored. Raises BadRequest for an unknown key, Invalid."""
    if key not in KEYS:
        raise BadRequest(f"There is no setting {key!r}. There are: {', '.join(KEYS)}.")
    return cleaned(value=(KEYS[key], value))["value"]


def values(workspace: Workspace) -> dict[str, str]:
    """The settings of a workspace by key; "" where one is not set."""
    return {"name": workspace.name, **{key: workspace.settings.get(key, "") for key in KEYS if key != "name"}}


def described(caller: Caller) -> WorkspaceView:
    """The caller's workspace as answers show it."""
    workspace, used = caller.workspace, usage(caller.workspace)
    settings = values(workspace)
    settings["notify_url"] = roles.masked(caller, settings["notify_url"])
    return WorkspaceView(
        id=workspace.id,
        name=workspace.name,
        role=caller.role,
        headurl=settings["headurl"],
        personal=used["members"] == 1,
        country=settings["country"],
        level=plan_of(workspace).level,
        email=settings["email"] or caller.user.email,
        billing_extra=settings["billing_extra"],
        created_at=workspace.created_at,
        updated_at=workspace.updated_at,
        settings=settings,
        summary=[Usage(category, count) for category, count in used.items()],
    )
