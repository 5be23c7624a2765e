"""What every page of the dashboard shares: the blueprint, decorators of views, templates and response headers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from flask import Blueprint, Response, current_app, flash, g, make_response, redirect, render_template, request
from markupsafe import Markup, escape
from werkzeug.wrappers import Response as BaseResponse

from signpost.clicks.places import GeoDatabase
from signpost.domain import dates, texts, times
from signpost.domain.json_types import Shown
from signpost.domain.records.addresses import bare
from signpost.domain.records.record import Handler
from signpost.domain.version import product_version
from signpost.domain.words import ROLES
from signpost.features.dashboard import languages, moments, navigation, panels
from signpost.features.dashboard.addresses import own_workspaces, record_address, root, root_of
from signpost.features.dashboard.assets import asset, compress
from signpost.features.dashboard.compression import compress_page
from signpost.features.dashboard.forms import LABELS, new_key
from signpost.features.mail import mail_queue
from signpost.features.sign_in import single_sign_on
from signpost.features.sign_in.operations import invitations, second_factor
from signpost.features.sign_in.operations.sign_in_rules import allows_passwords
from signpost.operations import roles
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.records.bulk import deletion
from signpost.operations.workspaces import workspace_settings, workspaces
from signpost.outbound.causes import in_words
from signpost.runtime import logs
from signpost.storage.app_parts import parts_of
from signpost.storage.statements.workspaces import count_wrong_hosts, records_by_handler
from signpost.translations import language, number, percent
from signpost.web.holders import SESSION_COOKIE, cookie_of
from signpost.web.origin import origin

# Over HTTPS the cookie has a prefix that browsers enforce: neither another hostname of the domain nor plain HTTP can
# set it.
PREFIX = "__Host-"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
# The operation that decides whether a person sees the buttons for something.
_MAY: dict[str, Callable[..., Any]] = {
    "edit": records.create_link,
    "delete_many": deletion.request_deletion,
    "connect": hosts.connect_host,
    "set": workspace_settings.update_setting,
    "invite": invitations.create_invitation,
}
# Characters of a text in a list or a heading: about three lines of a table, and six of a phone.
MAX_SHOWN = 160
View = TypeVar("View", bound=Callable[..., Any])

blp = Blueprint("dashboard", __name__, template_folder="templates", static_folder="static", static_url_path="/static")


# --- views ------------------------------------------------------------------------------------------------------


def current_view() -> Callable[..., Any]:
    return current_app.view_functions[request.endpoint or ""]


def mark_view(name: str, value: object = True) -> Callable[[View], View]:
    """A decorator that sets an attribute of a view, for what is decided before each page (access.py, drafts.py)."""

    def mark(view: View) -> View:
        setattr(view, name, value)
        return view

    return mark


# A page for visitors who are not signed in.
open_to_all = mark_view("is_open")
# A page whose address proves enough: its form may come from programs, which have no CSRF token.
without_token = mark_view("has_no_token")
# A page for people who lack the second factor that their workspace requires; they see no other.
sets_up = mark_view("sets_up")
# A form about the person rather than about a workspace: its address needs none.
personal = mark_view("is_personal")


def checked_before_sign_in(check: Callable[[], BaseResponse | None]) -> Callable[[View], View]:
    """Mark a page that is refused even to visitors who are not signed in where `check` returns a response, not None."""
    return mark_view("check_before_sign_in", check)


def begins_session(wanted: Callable[[], str]) -> Callable[[View], View]:
    """Mark a form that signs people in, on a page that every visitor can see.

    wanted: the URL where those go on who send it after they have signed in in another tab.
    """
    return mark_view("goes_on_to", wanted)


def lacks_second_factor() -> bool:
    """Whether the person is signed in, and lacks the second factor that the current workspace requires."""
    return g.get("caller") is not None and second_factor.is_missing(g.caller, g.session_row)


def require(operation: Callable[..., Any]) -> None:
    """Raises RoleTooLow if the caller may not submit the form of this page."""
    roles.require(g.caller, roles.required_for(operation))


# --- responses --------------------------------------------------------------------------------------------------


def page(template: str, status: int = 200, **context: Any) -> Response:
    return make_response(render_template(template, **context), status)


def page_to(url: str) -> Response:
    """A page that leads on to the provider of single sign-on at once, and has a link to it.

    Our own policy would stop a redirect: `form-action` is also for where the answer to a form leads.
    """
    response = page("leaving.html", url=url)
    response.headers["Refresh"] = f"0; url={url}"
    return response


def see_other(path: str, notice: str = "", *, can_undo: bool = False, made: str = "") -> BaseResponse:
    """The response to a form that succeeded: a redirect to a page of the workspace that shows `notice`.

    can_undo, made: as `notify` has them.
    """
    if notice:
        notify(notice, can_undo=can_undo, made=made)
    # The form may have given it another name.
    g.pop("workspaces", None)
    return redirect(root() + path, 303)


def notify(notice: str, *, can_undo: bool = False, made: str = "") -> None:
    """Show a notice on the next page that is drawn.

    can_undo: with a button that undoes the change that the form made. made: the URL of a short link that it made, with
    a button that copies it, which is pressed at once where browsers allow it.
    """
    # In the signed cookie and not in the address, where anyone could write in our name. The category of a notice
    # with a button is the path of the form that undoes the change, or what is copied.
    flash(notice, made or (panels.undo_path() if can_undo else None) or "message")


def cookie_name(name: str = SESSION_COOKIE) -> str:
    """The name of a cookie, by default that of the session. Plain HTTP, only for this machine, allows no prefix."""
    return (PREFIX if request.is_secure else "") + cookie_of(name, request.host)


blp.add_app_template_filter(record_address)
blp.add_app_template_filter(in_words)


blp.add_app_template_filter(bare)


@blp.app_template_filter("breakable")
def _breakable(text: str) -> Markup:
    """An address that breaks at slashes and hyphens."""
    return Markup(re.sub(r"([/-])(?=[^/-])", r"\1<wbr>", str(escape(text))))


@blp.app_template_filter("cut")
def _cut(text: str) -> str:
    """Text of a person or an address, short enough for a list or a heading."""
    return texts.cut(text, MAX_SHOWN)


@blp.app_template_filter("upper_first")
def _upper_first(text: str) -> str:
    """A text that begins a sentence, or stands alone."""
    return text[:1].upper() + text[1:]


@blp.app_template_filter("initials")
def _initials(name: str) -> str:
    """The letters for a person: of the first and the last word of the name."""
    words = name.split()
    return (words[0][:1] + words[-1][:1] if len(words) > 1 else name[:1]).upper()


blp.app_template_global("panels_at")(panels.panels_at)
blp.teardown_app_request(languages.stop_speaking)
blp.app_template_filter("number")(number)
blp.app_template_filter("percent")(percent)
blp.app_template_filter("ago")(moments.ago)
blp.app_template_filter("exact")(moments.exact)
blp.app_template_filter("localized")(moments.localize)
blp.app_template_filter("clock")(moments.clock)
blp.app_template_filter("day")(moments.day)
blp.app_template_filter("zone_name")(dates.name_of)


@blp.after_request
def _add_headers(response: Response) -> Response:
    response.headers.setdefault("Content-Security-Policy", _POLICY)
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    if request.endpoint == "dashboard.static":
        compress(response)
    else:
        response.headers["Cache-Control"] = "no-store"
        response.vary.add("Cookie")
        compress_page(response)
    return response


@blp.context_processor
def _shared() -> Shown:
    caller = g.get("caller")
    is_inside = caller is not None and not lacks_second_factor()
    return {
        "caller": caller,
        "language": language(),
        # Whether the page may show what is in the workspace.
        "is_inside": is_inside,
        "may": {name: bool(caller) and caller.role >= roles.required_for(op) for name, op in _MAY.items()},
        "product_version": product_version(),
        "origin": origin(),
        "asset": asset,
        "here": request.path,
        # Before the path of a page.
        "at": root(),
        "workspaces": [(workspace, root_of(workspace.id)) for workspace in own_workspaces()] if caller else [],
        "may_create_workspace": caller is not None and workspaces.may_create_workspace(caller),
        # Until a person has signed in, each form carries the draft.
        "draft_fields": [] if caller else g.get("draft_fields", []),
        "new_key": new_key,
        "labels": LABELS,
        "navigation": (found := navigation.current()),
        "has_page": found.has_page,
        "role_names": ROLES,
        "sends_mail": mail_queue.is_on(),
        "has_passwords": allows_passwords(),
        # "" without single sign-on.
        "provider_name": flow.provider.name if (flow := single_sign_on.current()) else "",
        "counts": _counts() if is_inside else {},
        "place_source": lambda: parts_of(current_app)[GeoDatabase].source,
        "printed_on": moments.day(times.now().astimezone(moments.own_zone()).date()),
    }


def _counts() -> dict[str, str]:
    """The numbers next to entries of the side bar: records, hostnames that do not work, and what features count."""
    records = records_by_handler(g.caller.workspace.id)
    found = {
        "/links": records.get(Handler.SHORT_URL, 0),
        "/redirects": records.get(Handler.REDIRECT, 0),
        "/hosts": count_wrong_hosts(g.caller.workspace.id),
    }
    return {**{path: number(count) for path, count in found.items() if count}, **panels.numbers()}


def error_response(message: str | None, status: int, title: str = "", address: str = "/") -> Response:
    """An error as a page, wherever on the service origin it was raised. address: where its button leads."""
    languages.speak_to_reader()
    response = page(
        "error.html",
        status,
        message=message,
        code=status,
        title=title,
        address=address,
        request_id=logs.request_id.get(),
        **_shared(),
    )
    response.headers.setdefault("Content-Security-Policy", _POLICY)
    response.headers["Cache-Control"] = "no-store"
    compress_page(response)
    return response
