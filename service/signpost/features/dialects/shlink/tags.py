"""/tags: list, rename, delete."""

from collections.abc import Callable

from flask import Response, jsonify

from signpost.domain import texts
from signpost.domain.errors import Invalid
from signpost.domain.json_types import JsonObject
from signpost.domain.records.bulk.change import BulkChange
from signpost.domain.records.filters import RecordFilters
from signpost.features.dialects.shlink import answers, problems, requests
from signpost.features.dialects.shlink.blueprint import caller, route
from signpost.features.dialects.shlink.link_pages import ClickCounts
from signpost.features.dialects.statements import TagOrder, count_tags, tag_totals
from signpost.operations import jobs, roles
from signpost.operations.records.bulk import update
from signpost.operations.workspaces import usage
from signpost.runtime import waiting_clicks
from signpost.schemas.loading import load
from signpost.schemas.records.bulk import BulkChangeSchema

# The most on a page, also where all are wanted.
MAX_ITEMS = 5_000
# An answer waits this long for the change of many records; longer ones go on without it.
WAIT_S = 5.0
_ORDERS = {
    "tag": TagOrder.NAME,
    "shortUrlsCount": TagOrder.LINKS,
    "visits": TagOrder.CLICKS_AND_BOTS,
    "nonBotVisits": TagOrder.CLICKS,
}
_SET = BulkChangeSchema()


@route("/tags", "GET", "OPTIONS")
def list_tags() -> Response:
    """The tags of short links."""
    return _list(lambda tag, *_: tag, with_clicks=False)


@route("/tags/stats", "GET", "OPTIONS")
def list_tags_with_stats() -> Response:
    """The same with numbers of links and clicks."""
    return _list(
        lambda tag, links, people, bots: {
            "tag": tag,
            "shortUrlsCount": links,
            "visitsSummary": answers.summary(ClickCounts(people, bots)),
        }
    )


def _list(shown: Callable[[str, int, int, int], JsonObject | str], *, with_clicks: bool = True) -> Response:
    """shown: takes a tag, how many links have it, and their clicks by people and by bots."""
    page, per_page = requests.page(usual=0, max_count=MAX_ITEMS)
    field, descending = requests.order("tag-ASC")
    search = requests.text("searchTerm").strip()
    if len(search) > requests.MAX_ENTRY:
        raise Invalid({"searchTerm": [f"Use at most {requests.MAX_ENTRY} characters."]})
    # As in Shlink, which sorts by name where it does not know the field.
    order = _ORDERS.get(field, TagOrder.NAME)
    with_clicks = with_clicks or order in (TagOrder.CLICKS, TagOrder.CLICKS_AND_BOTS)
    id_, search, first = caller().workspace.id, search.lower(), (page - 1) * per_page
    waiting_clicks.count_now()
    total = count_tags(id_, search)
    rows = (
        tag_totals(id_, search, order, descending=descending, with_clicks=with_clicks, count=per_page, first=first)
        if first < total
        else ()
    )
    return jsonify(tags=answers.page_of([shown(*row) for row in rows], total, page, per_page))


@route("/tags", "PUT", "OPTIONS")
def rename_tag() -> Response:
    """Give all records with a tag another one instead."""
    body = requests.body()
    names = [body.get(name) for name in ("oldName", "newName")]
    if wrong := [name for name, value in zip(("oldName", "newName"), names, strict=True) if not _is_name(value)]:
        raise Invalid({name: ["Must be the name of a tag."] for name in wrong})
    old, new = map(str, names)
    roles.require(caller(), roles.EDITOR)
    if not usage.has_tag(caller(), old):
        raise problems.no_tag(old)
    if texts.same_label(old) == texts.same_label(new):
        return Response(status=204)
    if usage.has_tag(caller(), new):
        raise problems.tag_conflict(old, new)
    try:
        change: BulkChange = load(_SET, {"tags": {"add": [new], "remove": [old]}})
    except Invalid as error:
        raise Invalid({"newName": error.reasons}) from None
    _change((old,), change)
    return Response(status=204)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


@route("/tags", "DELETE", "OPTIONS")
def delete_tags() -> Response:
    """Take tags away from all records."""
    roles.require(caller(), roles.EDITOR)
    if tags := tuple(tag for tag in requests.texts("tags") if usage.has_tag(caller(), tag)):
        _change(tags, BulkChange(remove_tags=tags))
    return Response(status=204)


def _change(tags: tuple[str, ...], change: BulkChange) -> None:
    """Change all records that have one of `tags`, in the background; wait for it a while."""
    filters = RecordFilters(tags=tags)
    job = update.change_now(caller(), filters, change)
    jobs.wait_for(caller(), job, WAIT_S)
