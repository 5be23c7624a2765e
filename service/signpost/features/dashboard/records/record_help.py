"""What helps while a link or redirect is typed, as parts of a page: available paths, tags that exist, a preview."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Response, g, request

from signpost.domain import texts
from signpost.domain.errors import Invalid
from signpost.domain.records import paths
from signpost.domain.records.filters import tags_as_text, tags_in
from signpost.domain.records.qr import QrStyle
from signpost.features.dashboard.blueprint import blp, page
from signpost.features.dashboard.records.qr_codes import SIZE, data_url
from signpost.features.dashboard.records.rule_inputs import typed_drafts
from signpost.operations.hosts import hosts
from signpost.operations.records import aliases, qr_codes, records
from signpost.operations.workspaces import usage
from signpost.runtime import settings
from signpost.schemas import loaded
from signpost.schemas.loading import load
from signpost.schemas.records.shared import AliasRequest
from signpost.storage.models import Host
from signpost.storage.models.record import DEFAULT_QR
from signpost.translations import gettext as _

# Of each, so many are offered.
MAX_TAGS, MAX_ALIASES = 8, 3


@dataclass(frozen=True)
class RecordPreview:
    """qr_code: the address of a picture, which contains the picture; "" while there is no path, or it is taken."""

    address: str
    qr_code: str


def preview_of(host: str, path: str, look: QrStyle | None = None, *, is_redirect: bool) -> RecordPreview:
    """What a record would look like with these inputs, which may be of any length and not valid yet.

    look: of the QR code of a record that is there; None: it is new.
    """
    path = path.strip().removeprefix("/")
    try:
        address = paths.address_of(f"{host}/{path}")
        row = g.caller.workspace.hosts.where(Host.host == address.host).get_or_none()
        https = row is not None and row.https_requested
        url = paths.url_of(*address, https=https, link_port=settings.active()["LINK_PORT"])
        is_drawn = path and (look is not None or not _reason_against(host, path, is_redirect=is_redirect))
        picture = qr_codes.picture_of(g.caller, url, look or DEFAULT_QR, format="svg", size=SIZE) if is_drawn else b""
    except (ValueError, Invalid):
        return RecordPreview("", "")
    return RecordPreview(f"{host}/{path}", data_url(picture) if picture else "")


@blp.get("/links/preview")
def preview_record() -> Response:
    host, path = request.args.get("host", ""), request.args.get("alias", "")
    look = records.get_link(g.caller, request.args["id"]).qr if "id" in request.args else None
    preview = preview_of(host, path, look, is_redirect=_is_redirect())
    return page("records/record_preview.html", preview=preview, is_new=look is None)


def _is_redirect() -> bool:
    """Whether a part of a page is asked for by the form of a redirect, whose paths may be what no alias is."""
    return request.args.get("kind") == "redirect"


@blp.get("/rules/preview")
def preview_rule() -> Response:
    """A rule as it is typed, as a sentence. The inputs are those of one rule of a form."""
    return page(
        "records/rule_preview.html", sentence="".join(draft.sentence for draft in typed_drafts(request.args)[:1])
    )


@blp.get("/aliases/suggest")
def suggest_alias() -> Response:
    """Free paths for the form as it is now, and whether the typed one is available.

    kind: of a redirect the path is checked, and none is suggested. own: the present path of the record.
    """
    typed, own = request.args.get("alias", ""), request.args.get("own", "")
    is_redirect = _is_redirect()
    suggestions = [] if is_redirect else _suggestions()
    return page(
        "records/suggestions.html",
        suggestions=[suggestion for suggestion in suggestions if suggestion.alias != typed][:MAX_ALIASES],
        typed=typed if typed != own and (suggestions or is_redirect) else "",
        wrong=_reason_against(request.args.get("host", ""), typed, is_redirect=is_redirect) if typed else "",
        is_own=bool(own),
        is_random=not is_redirect and not own,
    )


def _reason_against(host: str, path: str, *, is_redirect: bool) -> str:
    """Why nothing new can be at this address; "": it is free, or the hostname is none where links can be."""
    try:
        if is_redirect:
            aliases.require_free_address(g.caller, paths.address_of(f"{host}/{path}"))
        elif hosts.is_connected(g.caller, host) and not aliases.is_free(g.caller, host, path):
            return _("Already taken.")
    except Invalid as error:
        return error.sentences()
    except ValueError as error:
        return str(error)
    return ""


def _suggestions() -> list[aliases.SuggestedAlias]:
    try:
        given = {name: request.args[name] for name in ("host", "title", "destination") if request.args.get(name)}
        question: loaded.AliasRequest = load(AliasRequest(), given)
        return aliases.suggest_aliases(g.caller, **question).data
    except Invalid:
        return []


@blp.get("/tags/suggest")
def suggest_tags() -> Response:
    """Tags of the workspace: those that begin with what is being typed, else the most frequent ones."""
    typed = request.args.get("tags", "")
    *chosen, begun = tags_in(typed) if typed.strip() and not typed.rstrip().endswith(",") else [*tags_in(typed), ""]
    known = [entry.tag for entry in usage.list_tags(g.caller)]
    beginning = texts.search_key(begun)
    found = [tag for tag in known if texts.search_key(tag).startswith(beginning) and tag not in (*chosen, begun)]
    # The text of the input once the tag is chosen.
    return page(
        "records/tag_suggestions.html",
        typed=typed,
        found=[(tag, tags_as_text([*chosen, tag]) + ", ") for tag in found[:MAX_TAGS]],
    )
