"""The settings of a workspace, one by one. Spec: "POST /workspace/update/{metaKey}"; its keys: not shown."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

import peewee

from signpost.domain import png, times
from signpost.domain.changes import SECRET, State, difference
from signpost.domain.errors import BadRequest, Invalid, Outdated
from signpost.domain.people.roles import Role
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.workspaces.setting_keys import SETTINGS
from signpost.operations.workspaces.usage import plan_of, usage
from signpost.operations.workspaces.workspaces import clean_fields, slug_of
from signpost.runtime.features import hook
from signpost.storage import database
from signpost.storage.models import PageLogo, Workspace
from signpost.translations import gettext as _


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


# The digest of the logo (`update_pages`). Stored with the settings, and so undone with them; not
# one of them.
PAGE_LOGO = "page_logo"
# Of a workspace; the oldest is forgotten first.
MAX_FORMER_SLUGS = 10


@roles.requires(roles.MANAGER)
def update_setting(caller: Caller, key: str, *, value: str) -> WorkspaceView:
    """Set one setting of the workspace; returns the workspace. Raises BadRequest for an unknown key, Invalid."""
    value = check_value(key, value)
    with database.atomic():
        workspace = type(caller.workspace).get_by_id(caller.workspace.id)
        store(caller, workspace, {key: value})
    return workspace_view(replace(caller, workspace=workspace))


@roles.requires(roles.MANAGER)
def update_settings(
    caller: Caller, wanted: dict[str, str], seen: dict[str, str], *, logo: str | None = None
) -> WorkspaceView:
    """Set several settings, all or none; `seen`: what each of them was when the caller looked.

    A setting that equals its `seen` value is not changed, so that people who change different settings do not undo each
    other's work. logo: the digest of a logo that is kept; None: the present one.  Raises BadRequest, Invalid naming the
    keys; Outdated where one of them was changed since.
    """
    changed = {key: value for key, value in wanted.items() if value != seen.get(key)}
    errors: dict[str, list[str]] = {}
    for key, value in changed.items():
        try:
            changed[key] = check_value(key, value)
        except Invalid as error:
            errors[key] = error.errors["value"]
    if errors:
        raise Invalid(errors)
    with database.atomic():
        workspace = type(caller.workspace).get_by_id(caller.workspace.id)
        present = stored_values(workspace)
        if logo is not None:
            changed[PAGE_LOGO] = logo
        changed = {key: value for key, value in changed.items() if value != present[key]}
        outdated = [key for key in changed if key in seen and present[key] != seen[key]]
        if outdated:
            raise Outdated
        if not changed:
            return workspace_view(caller)
        store(caller, workspace, changed)
    return workspace_view(replace(caller, workspace=workspace))


def store(caller: Caller, workspace: Workspace, wanted: dict[str, str]) -> None:
    """Store settings, and tell features of those that change; call it in a transaction."""
    if wanted.get(PAGE_LOGO) and not PageLogo.select().where(_is_logo(workspace, wanted[PAGE_LOGO])).exists():
        raise Invalid({PAGE_LOGO: [_("This logo is no longer kept.")]})
    present: dict[str, object] = {**stored_values(workspace)}
    before, after = difference(present, {**present, **wanted})
    _rename(workspace, wanted.get("name", workspace.name))
    workspace.settings = {**workspace.settings, **{key: value for key, value in wanted.items() if key != "name"}}
    workspace.updated_at = times.now_text()
    workspace.save()
    _require_may_set(caller, after)
    if after:
        undo = {"before": before, "after": after}
        hook().settings_changed(caller=caller, before=without_secrets(before), after=without_secrets(after), undo=undo)
    for host in workspace.hosts:
        database.announce(host.host)


def without_secrets(settings: State) -> State:
    """The same settings, as the history and packages may show them."""
    return {key: SECRET if key in SETTINGS and SETTINGS[key].is_secret else value for key, value in settings.items()}


def _rename(workspace: Workspace, name: str) -> None:
    """Give a workspace its name, and keep what it was called in addresses."""
    slug, former = slug_of(name), slug_of(workspace.name)
    workspace.name = name
    if slug != former:
        others = [kept for kept in workspace.former_slugs if kept not in (slug, former)]
        workspace.former_slugs = [former, *others][:MAX_FORMER_SLUGS]


def _require_may_set(caller: Caller, wanted: State) -> None:
    for key in wanted.keys() & SETTINGS.keys():
        roles.require(caller, SETTINGS[key].role)
    hook().check_setting(caller=caller, wanted=wanted)


def _is_logo(workspace: Workspace, digest: str) -> peewee.Expression:
    return (PageLogo.workspace == workspace) & (PageLogo.digest == digest)


def check_value(key: str, value: str) -> str:
    """The value of a setting in the form that is stored. Raises BadRequest for an unknown key, Invalid."""
    if key not in SETTINGS:
        raise BadRequest(
            _("There is no setting %(key)s. Choose one of: %(settings)s.", key=repr(key), settings=", ".join(SETTINGS))
        )
    return clean_fields(value=(SETTINGS[key].rule, value))["value"]


def values(workspace: Workspace) -> dict[str, str]:
    """The settings of a workspace by key; "" where one is not set."""
    return {"name": workspace.name, **{key: workspace.settings.get(key, "") for key in SETTINGS if key != "name"}}


def stored_values(workspace: Workspace) -> dict[str, str]:
    """All that is stored with the settings of a workspace, by key."""
    return {**values(workspace), PAGE_LOGO: workspace.settings.get(PAGE_LOGO, "")}


def readable(caller: Caller) -> dict[str, str]:
    """The settings of the caller's workspace by key, as the caller may read them."""
    settings = values(caller.workspace)
    return {
        key: roles.mask_secret(caller, value) if SETTINGS[key].is_secret else value for key, value in settings.items()
    }


def workspace_view(caller: Caller) -> WorkspaceView:
    """The caller's workspace as answers show it."""
    workspace, used = caller.workspace, usage(caller.workspace)
    # An extension is named only where it is set: all other answers are those of the specification.
    settings = {key: value for key, value in readable(caller).items() if value or not SETTINGS[key].is_extension}
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


@roles.requires(roles.MANAGER)
def update_pages(caller: Caller, wanted: dict[str, str], seen: dict[str, str], picture: bytes) -> None:
    """Set settings, as `update_settings` does, and the logo: a PNG picture; none where it is empty. All or nothing."""
    try:
        cleaned = png.clean(picture) if picture else b""
    except ValueError as error:
        raise Invalid({PAGE_LOGO: [str(error)]}) from None
    with database.atomic():
        digest = _keep_logo(caller, cleaned) if cleaned else ""
        update_settings(caller, wanted, seen, logo=digest)


def _keep_logo(caller: Caller, picture: bytes) -> str:
    """Keep a logo, and the last few before it; returns its digest."""
    digest, own = hashlib.sha256(picture).hexdigest(), PageLogo.workspace == caller.workspace
    PageLogo.delete().where(own & (PageLogo.digest == digest)).execute()
    PageLogo.create(workspace=caller.workspace, digest=digest, content=picture)
    # The clock may have been ahead when the others were kept.
    others = PageLogo.select(PageLogo.digest).where(own & (PageLogo.digest != digest))
    newest = others.order_by(PageLogo.created_at.desc()).limit(png.MAX_LOGOS - 1)
    kept = [digest, *(entry.digest for entry in newest)]
    PageLogo.delete().where(own & PageLogo.digest.not_in(kept)).execute()
    return digest


def logo_of(caller: Caller) -> bytes | None:
    """The logo of the caller's workspace."""
    digest = caller.workspace.settings.get(PAGE_LOGO, "")
    row: PageLogo | None = PageLogo.get_or_none(_is_logo(caller.workspace, digest))
    return None if row is None else bytes(row.content)
