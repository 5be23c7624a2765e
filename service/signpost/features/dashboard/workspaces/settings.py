"""The settings of the workspace, in groups: a page and a form for each; and the form for another workspace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from flask import Response, abort, g, redirect, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid, Outdated, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.features.dashboard.addresses import root_of
from signpost.features.dashboard.blueprint import blp, page, see_other
from signpost.features.dashboard.drafts import keeps_draft
from signpost.features.dashboard.forms import create_once
from signpost.operations.workspaces import nodes, subscriptions, usage, workspace_settings, workspaces
from signpost.operations.workspaces.setting_keys import SETTINGS, Setting, SettingGroup, SettingKind
from signpost.storage.models import Workspace
from signpost.translations import Translated, mark
from signpost.translations import gettext as _
from signpost.visits.pages import PageTheme, pages_for, theme_for
from signpost.web.paths import VISITOR_PAGES

_TITLES = Translated(
    {
        SettingGroup.GENERAL: mark("Workspace"),
        SettingGroup.PAGES: mark("Pages visitors see"),
        SettingGroup.NOTIFICATIONS: mark("Notifications"),
    }
)
# Where visitors see the look of a workspace.
_PREVIEWS = Translated({"not-found": mark("Link not found"), "expired": mark("Expired"), "password": mark("Password")})


@dataclass(frozen=True)
class _Pane:
    """Settings that belong together: what they are at the left, the inputs at the right."""

    heading: str
    sentence: str
    keys_: tuple[str, ...]


_PANES = {
    SettingGroup.GENERAL: (
        _Pane(mark("Name"), mark("Shown in the side bar, on invitations and on paper."), ("name",)),
        _Pane(mark("Sign-in"), mark("How members prove who they are."), ("require_second_step",)),
        _Pane(mark("Checks"), mark("Whether the pages that links lead to still work."), ("gentle_check",)),
        _Pane(
            mark("For programs"),
            mark("Read by programs that use the API. No page shows them."),
            ("country", "email", "headurl"),
        ),
    ),
    SettingGroup.PAGES: (
        _Pane(mark("Look"), mark("On the pages visitors see."), ("page_color", "page_text")),
        _Pane(
            mark("Instead of a page"),
            mark("Where visitors go instead. A hostname can have addresses of its own."),
            ("notfound_url", "expired_url"),
        ),
    ),
    SettingGroup.NOTIFICATIONS: (
        _Pane(
            mark("E-mails"),
            mark("To owners. Each member can turn off theirs under Account."),
            ("email_summary", "email_host_status", "email_manager"),
        ),
        _Pane(mark("Webhook"), mark("For a program of yours."), ("notify_url",)),
    ),
}


def _panes(group: SettingGroup, keys: Mapping[str, Setting]) -> list[_Pane]:
    """The panes of a page. A setting without one is in the last."""
    *first, last = _PANES[group]
    placed = {key for pane in _PANES[group] for key in pane.keys_}
    others = tuple(key for key in keys if key not in placed)
    panes = [*first, replace(last, keys_=(*last.keys_, *others))]
    return [replace(pane, keys_=tuple(key for key in pane.keys_ if key in keys)) for pane in panes]


@dataclass
class _Form:
    """What a person typed, and what they saw. Saving changes only what was edited."""

    typed: dict[str, str]
    seen: dict[str, str]
    errors: dict[str, list[str]] = field(default_factory=dict)
    # What others have saved in the meantime.
    meanwhile: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, form: MultiDict[str, str] | None, keys: dict[str, Setting]) -> _Form:
        if form is None:
            return cls({}, {})
        # A switch that is off sends only the hidden input before it.
        typed = {key: _as_value(key, form.getlist(key)[-1]) for key in keys if key in form}
        seen = {key: form[f"seen.{key}"] for key in typed if f"seen.{key}" in form}
        # A setting that was not edited keeps its present value.
        return cls({key: value for key, value in typed.items() if value != seen.get(key)}, seen)

    @property
    def status(self) -> int:
        return 409 if self.meanwhile else 422 if self.errors else 200


def _as_value(key: str, typed: str) -> str:
    """What was typed as the value of a setting: one line, also where the input has several (separated by CR and LF)."""
    if SETTINGS[key].kind is not SettingKind.LINES:
        return typed
    lines = (line.strip() for line in typed.replace("\r", "\n").split("\n"))
    return " ".join(line for line in lines if line)


@blp.route("/settings", methods=["GET", "POST"])
@keeps_draft
def workspace_page() -> BaseResponse:
    return _group(SettingGroup.GENERAL, "/settings")


@blp.route("/settings/notifications", methods=["GET", "POST"])
@keeps_draft
def notifications_page() -> BaseResponse:
    return _group(SettingGroup.NOTIFICATIONS, "/settings/notifications")


@blp.route(VISITOR_PAGES, methods=["GET", "POST"])
@keeps_draft
def visitor_pages() -> BaseResponse:
    return _group(SettingGroup.PAGES, VISITOR_PAGES)


def _group(group: SettingGroup, path: str) -> BaseResponse:
    # First how pages look, then where visitors go instead.
    ordered = sorted(SETTINGS.items(), key=lambda entry: group is SettingGroup.PAGES and not entry[1].is_extension)
    keys = {key: item for key, item in ordered if item.group is group}
    form = _Form.of(request.form if request.method == "POST" else g.draft, keys)
    if request.method == "POST":
        try:
            notice = _save(group, form)
            return see_other(path, notice, can_undo=True)
        except Invalid as error:
            form.errors = error.errors
        except Outdated:
            present = workspace_settings.values(Workspace.get_by_id(g.caller.workspace.id))
            form.meanwhile = {
                key: present[key]
                for key, value in form.typed.items()
                if present[key] not in (form.seen.get(key, present[key]), value)
            }
    now = workspace_settings.readable(g.caller)
    return page(
        "workspaces/settings.html",
        form.status,
        group=group,
        title=_TITLES[group],
        path=path,
        settings=keys,
        panes=_panes(group, keys),
        former=Workspace.get_by_id(g.caller.workspace.id).former_slugs if group is SettingGroup.GENERAL else [],
        form=form,
        values={**now, **form.typed},
        # Once the person has been shown the present values, saving again overwrites them.
        seen={**now, **{key: form.seen[key] for key in form.typed if key in form.seen}, **form.meanwhile},
        has_logo=group is SettingGroup.PAGES and workspace_settings.logo_of(g.caller) is not None,
        look=_look(now["page_color"], now["page_text"]) if group is SettingGroup.PAGES else None,
        previews=_PREVIEWS,
    )


def _save(group: SettingGroup, form: _Form) -> str:
    """Save what was edited; returns what happened, as a sentence."""
    names = [_(SETTINGS[key].label) for key in form.typed]
    picture = request.files["page_logo"].read() if group is SettingGroup.PAGES and "page_logo" in request.files else b""
    is_removed = group is SettingGroup.PAGES and "remove_logo" in request.form
    if picture or is_removed:
        names.append(_("Logo"))
        workspace_settings.update_pages(g.caller, form.typed, form.seen, picture)
    else:
        workspace_settings.update_settings(g.caller, form.typed, form.seen)
    if not names:
        return _("Nothing was changed.")
    if len(names) == 1:
        return _("%(name)s saved.", name=names[0])
    return _("%(names)s and %(last)s saved.", names=", ".join(names[:-1]), last=names[-1])


# --- what visitors see --------------------------------------------------------------------------------------------


def _look(color: str, text: str) -> PageTheme | None:
    return theme_for(color, text, workspace_settings.logo_of(g.caller))


@blp.get("/settings/pages/preview")
def preview_look() -> Response:
    """A drawing of a page for visitors, with the color and the text that are typed in the form."""
    typed = {key: _as_value(key, request.args.get(key, "")) for key in ("page_color", "page_text")}
    for key in typed:
        try:
            typed[key] = workspace_settings.check_value(key, typed[key])
        except Invalid:
            typed[key] = workspace_settings.readable(g.caller)[key]
    return page("workspaces/page_preview.html", look=_look(typed["page_color"], typed["page_text"]))


@blp.get("/settings/pages/preview/<name>")
def preview_page(name: str) -> Response:
    """A page as visitors see it."""
    settings = workspace_settings.readable(g.caller)
    pages = pages_for(request.headers.get("Accept-Language", ""), _look(settings["page_color"], settings["page_text"]))
    shown = {"not-found": pages.not_found, "expired": pages.gone, "password": pages.password}.get(name)
    if shown is None:
        abort(404)
    _status, headers, body = shown()
    return Response(body, 200, headers)


@blp.get("/settings/plan")
def plan_page() -> Response:
    described = workspace_settings.workspace_view(g.caller)
    held = subscriptions.list_subscriptions(g.caller)
    used = {entry.category: entry.used for entry in described.summary}
    plan = usage.plan_of(g.caller.workspace)
    return page(
        "workspaces/plan.html",
        held=held,
        used=used,
        plan=plan,
        # By category, as what is used. None: no limit.
        limits={category: plan.limits.get(limit) for limit, category in usage.CATEGORY_OF.items()},
        nodes=nodes.list_nodes(g.caller),
    )


@blp.get("/plan")
def old_plan_page() -> BaseResponse:
    return see_other("/settings/plan")


@blp.route("/workspaces/new", methods=["GET", "POST"])
@keeps_draft
def new_workspace() -> BaseResponse:
    if not workspaces.may_create_workspace(g.caller):
        raise RoleTooLow(g.caller.role, Role.OWNER)
    typed = request.form if request.method == "POST" else g.draft
    name, errors = (typed or {}).get("name", ""), {}
    if request.method == "POST":
        try:
            id_ = create_once(lambda: workspaces.create_own_workspace(g.caller, name=name).id)
        except Invalid as error:
            errors = error.errors
        else:
            return enter(id_)
    max_length = workspaces.WORKSPACE_NAME_LENGTH
    return page(
        "workspaces/new_workspace.html", 422 if errors else 200, name=name, errors=errors, max_length=max_length
    )


def enter(id: str) -> BaseResponse:
    """Lead to the overview of a workspace that the form may just have made."""
    # The form may have made it, or deleted another one.
    g.pop("workspaces", None)
    return redirect(root_of(id) + "/", 303)
