"""Saved views above the lists of links and redirects: a chip for each, a form that saves what is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl

from flask import Blueprint, g, request
from werkzeug.wrappers import Response as BaseResponse

from signpost.domain.errors import Invalid
from signpost.features.dashboard.addresses import LISTS, list_address
from signpost.features.dashboard.blueprint import see_other
from signpost.features.dashboard.drafts import offers_again
from signpost.features.dashboard.records.record_lists import list_page
from signpost.features.saved_views import views
from signpost.features.saved_views.schemas import ViewInput
from signpost.features.saved_views.views import MAX_NAME, ListView
from signpost.operations import roles
from signpost.schemas.loading import load
from signpost.translations import gettext as _
from signpost.translations import mark
from signpost.web.dashboard_pages import Panel

blp = Blueprint("saved_views", __name__, template_folder="templates")


@dataclass(frozen=True)
class ViewChip:
    """A view above its list. address: of the list as it shows it."""

    view: ListView
    address: str
    is_current: bool


def views_of_list(name: str, params: Mapping[str, str]) -> Panel | None:
    """The views of a list; of the one that is shown, what deletes it."""
    shown = views.kept_of(params)
    chips = [
        ViewChip(view, list_address(name, dict(parse_qsl(view.query))), view.query == shown) for view in _views_of(name)
    ]
    if not chips:
        return None
    current = next((chip.view for chip in chips if chip.is_current), None)
    deletable = current if current is not None and views.may_delete(g.caller, current) else None
    return Panel("saved_views.html", {"view_chips": chips, "deletable": deletable})


def saving_of_list(name: str, params: Mapping[str, str]) -> Panel | None:
    """A form that saves what a list shows, unless that is one of its views."""
    shown = views.kept_of(params)
    if not shown or any(view.query == shown for view in _views_of(name)):
        return None
    may_share = g.caller.role >= roles.required_for(views.create_view)
    return Panel("save_view.html", {"shown_query": shown, "may_share": may_share, "max_name": MAX_NAME})


def _views_of(name: str) -> list[ListView]:
    """Read once for each page."""
    if "saved_views" not in g:
        g.saved_views = views.list_views(g.caller)
    return [view for view in g.saved_views if view.handler == LISTS[name]]


@blp.post("/links/views", defaults={"name": "links"})
@blp.post("/redirects/views", defaults={"name": "redirects"})
@offers_again(mark("Save view"))
def save_view(name: str) -> BaseResponse:
    """Save what a list shows under a name."""
    form = request.form
    query = views.kept_of(dict(parse_qsl(form.get("query", ""))))
    try:
        given = load(ViewInput(), {"name": form.get("name", ""), "query": query, "handler": LISTS[name].value})
        if "shared" in form:
            view = views.create_view(g.caller, **{**given, "shared": True})
        else:
            view = views.save_own_view(g.caller, name=given["name"], query=given["query"], handler=given["handler"])
    except Invalid as refusal:
        return list_page(name, dict(parse_qsl(query)), problem=" ".join(_reasons(refusal)))
    return see_other(list_address(name, dict(parse_qsl(view.query))), _("Saved as “%(name)s”.", name=view.name))


@blp.post("/links/views/<id>/delete", defaults={"name": "links"})
@blp.post("/redirects/views/<id>/delete", defaults={"name": "redirects"})
@offers_again(mark("Delete view"))
def delete_view(name: str, id: str) -> BaseResponse:
    views.delete_own_view(g.caller, id)
    return see_other(f"/{name}", _("View deleted."))


def _reasons(refusal: Invalid) -> list[str]:
    return [reason for reasons in refusal.errors.values() for reason in reasons]
