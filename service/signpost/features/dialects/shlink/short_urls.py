"""/short-urls: list, create, get, edit, delete."""

from typing import Any

from flask import Response, jsonify

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import RecordView
from signpost.features.dialects.shlink import answers, creation, link_pages, links, requests
from signpost.features.dialects.shlink.blueprint import caller, route
from signpost.features.dialects.shlink.link_pages import LinkOrder, ListFilter
from signpost.features.dialects.shlink.problems import NotImplementedHere
from signpost.features.dialects.statements import bots_by_id
from signpost.operations.records import record_patch, records
from signpost.schemas.loading import load
from signpost.schemas.records.record import RecordPatchSchema

# As in Shlink; and the most on a page, also where all are wanted.
ITEMS, MAX_ITEMS = 10, 1_000
_ORDERS = {
    "dateCreated": LinkOrder.CREATED,
    "shortCode": LinkOrder.ALIAS,
    "longUrl": LinkOrder.DESTINATION,
    "title": LinkOrder.TITLE,
    "visits": LinkOrder.CLICKS_AND_BOTS,
    "nonBotVisits": LinkOrder.CLICKS,
}
_MODES = ("any", "all")
_PATCH = RecordPatchSchema()


@route("/short-urls", "GET", "OPTIONS")
def list_short_urls() -> Response:
    """A page of short links."""
    if requests.text("apiKeyName"):
        raise Invalid({"apiKeyName": ["Signpost does not keep which key created a short URL."]})
    page, per_page = requests.page(usual=ITEMS, max_count=MAX_ITEMS)
    field, descending = requests.order("dateCreated-DESC")
    if field not in _ORDERS:
        raise Invalid({"orderBy": [f"Must be one of: {', '.join(_ORDERS)}, with -ASC or -DESC after it."]})
    found, total = link_pages.list_page(
        caller(),
        filters=_filters(),
        list_filter=_list_filter(),
        order=_ORDERS[field],
        descending=descending,
        page=page,
        per_page=per_page,
    )
    default_host, bots = links.default_host(caller()), bots_by_id(caller().workspace.id, [entry.id for entry in found])
    shown = [answers.short_url(entry, default_host, bots.get(entry.id, 0)) for entry in found]
    return jsonify(shortUrls=answers.page_of(shown, total, page, per_page))


def _filters() -> RecordFilters:
    start, end = requests.moment("startDate"), requests.moment("endDate", is_end=True)
    domain, tags = requests.text("domain"), requests.texts("tags")
    # No hostname is called "".
    host = (links.host_of(caller(), domain) or "",) if domain else None
    return RecordFilters(
        search=_search(),
        host=host,
        tags=tags if tags and _mode("tagsMode") == "any" else None,
        created_after=times.text(start) if start else None,
        created_before=times.text(end) if end else None,
    )


def _search() -> str | None:
    text = requests.text("searchTerm").strip()
    if len(text) > requests.MAX_ENTRY:
        raise Invalid({"searchTerm": [f"Use at most {requests.MAX_ENTRY} characters."]})
    return text or None


def _list_filter() -> ListFilter:
    excluded = requests.texts("excludeTags")
    has_all, without_all = _mode("tagsMode") == "all", _mode("excludeTagsMode") == "all"
    return ListFilter(
        # As in Shlink, which looks at the names of tags where none is given.
        searches_tags=not requests.texts("tags"),
        all_tags=requests.texts("tags") if has_all else (),
        without_any=() if without_all else excluded,
        without_all=excluded if without_all else (),
        has_clicks_left=requests.flag("excludeMaxVisitsReached"),
        is_unexpired=requests.flag("excludePastValidUntil"),
    )


def _mode(name: str) -> str:
    mode = requests.text(name, "any")
    if mode not in _MODES:
        raise Invalid({name: [f"Must be one of: {', '.join(_MODES)}."]})
    return mode


@route("/short-urls", "POST", "OPTIONS")
def create_short_url() -> Response:
    """Create a short link, or return one that is the same."""
    record, default_host = creation.create(caller(), requests.body()), links.default_host(caller())
    # A token that may only create is not told how often a link was clicked.
    if caller().is_create_only:
        record = creation.without_clicks(record)
        return jsonify(answers.short_url(record, default_host, 0))
    return _answer(record)


@route("/short-urls/<path:short_code>", "GET", "OPTIONS")
def get_short_url(short_code: str) -> Response:
    """A short link."""
    return _answer(links.requested_link(caller(), short_code))


@route("/short-urls/<path:short_code>", "PATCH", "OPTIONS")
def update_short_url(short_code: str) -> Response:
    """Change what the body names of a short link, where that is not as it is."""
    body = requests.body()
    record = links.requested_link(caller(), short_code)
    try:
        patch = load(_PATCH, _changes(record, body))["patch"]
        record = record_patch.patch_record(caller(), record.id, patch=patch)
    except Invalid as error:
        raise requests.rename_errors(error, links.NAMES) from None
    return _answer(record)


def _changes(record: RecordView, body: dict[str, Any]) -> dict[str, Any]:
    """The merge patch that says the same. Clients send all fields of their form back, also those that stay."""
    present = answers.short_url(record, None, 0)
    present.update(present["meta"])
    if body.get("longUrl", "") is None:
        del body["longUrl"]
    changed = {name: value for name, value in body.items() if name in _FIELDS and not _is_same(value, present[name])}
    found = {_FIELDS[name]: value for name, value in changed.items()}
    if "destination" in found and record.destinations:
        # Shlink has one destination: it takes the place of all.
        found |= {"destinations": None, "destination_routing": None, "destination_weights": None}
    if "title" in found:
        title = creation.title_of(found["title"])
        found["title"] = "" if title is None else title
    if isinstance(found.get("tags"), list):
        found["tags"] = [tag for tag in found["tags"] if tag != ""]
    return found


_FIELDS = {
    "longUrl": "destination",
    "title": "title",
    "tags": "tags",
    "validSince": "starts",
    "validUntil": "expires",
    "maxVisits": "max_clicks",
    "forwardQuery": "forward_query",
}


def _is_same(value: object, present: object) -> bool:
    if type(value) is type(present) and value == present:
        return True
    try:
        return isinstance(value, str) and isinstance(present, str) and answers.atom(value) == answers.atom(present)
    except (ValueError, OverflowError):
        return False


@route("/short-urls/<path:short_code>", "DELETE", "OPTIONS")
def delete_short_url(short_code: str) -> Response:
    """Delete a short link with its clicks."""
    records.delete_redirect(caller(), links.requested_link(caller(), short_code).id)
    return Response(status=204)


@route("/short-urls/<path:short_code>/visits", "DELETE", "OPTIONS")
def delete_short_url_visits(short_code: str) -> Response:
    """Clicks are never deleted."""
    links.requested_link(caller(), short_code)
    raise NotImplementedHere("Signpost does not delete the clicks of a link; they go when the link is deleted.")


@route("/short-urls/shorten", "GET", "OPTIONS")
def shorten() -> Response:
    """Shlink's GET request that creates. It would create again whenever something fetches the address again."""
    raise NotImplementedHere("Signpost creates nothing with GET. Send POST /rest/v3/short-urls.")


def _answer(record: RecordView) -> Response:
    bots = links.bots_of(caller(), record)
    return jsonify(answers.short_url(record, links.default_host(caller()), bots))
