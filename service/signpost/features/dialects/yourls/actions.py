"""The actions of YOURLS: each is an operation of ours, with its result in the words of functions-api.php there."""

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress

from signpost.domain import times
from signpost.domain.errors import Invalid, NotFound
from signpost.domain.json_types import JsonObject
from signpost.domain.records.filters import NO_FILTERS
from signpost.domain.records.record import MAX_TITLE, Handler, RecordView
from signpost.features.dialects.statements import count_link_clicks
from signpost.features.dialects.yourls.answers import YourlsResponse
from signpost.features.dialects.yourls.parameters import number
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import records
from signpost.operations.records.lists import totals
from signpost.schemas import loaded
from signpost.schemas.listing import MAX_PER_PAGE
from signpost.schemas.loading import load
from signpost.schemas.records.record import LinkCreate

# The version of YOURLS whose answers these are, and that of its database.
VERSION, DB_VERSION = "1.10.4", "507"
# `stats` reads no further into a list: ten pages of it.
MAX_LINKS = 10 * MAX_PER_PAGE
_SORTS = {"top": "-clicks", "bottom": "clicks", "last": "-created_at", "rand": "-created_at", "random": "-created_at"}
# YOURLS' messages show this much of a URL.
_SHOWN = 60
_NO_SIMPLE = "Need either XML or JSON format for stats"
_LINK_CREATE = LinkCreate()

Parameters = Mapping[str, str]


def shorten(caller: Caller, given: Parameters) -> YourlsResponse:
    """`shorturl`: a new link; where there is one with the same destination, that one and the code error:url."""
    link: loaded.LinkCreate = load(_LINK_CREATE, _as_body(caller, given))
    record, is_new = records.find_or_create_link(
        caller, host=link["host"], alias=link.get("alias"), config=link["config"], fetch_title=True
    )
    destination = record.destination or ""
    shown = destination if len(destination) <= _SHOWN else f"{destination[: _SHOWN - 5]}[...]"
    title, date = _title(record), _moment(record)
    url: JsonObject = {"keyword": record.alias, "url": destination, "title": title, "date": date, "ip": ""}
    if is_new:
        code, message, status = "", f"{shown} added to database", {"errorCode": "", "statusCode": "200"}
    else:
        # An extension: answered with 200, as YOURLS did before 1.9.1, for clients that take 400 for a failure.
        is_fine = given.get("existing") == "ok"
        code, status = "error:url", {} if is_fine else {"errorCode": "400", "statusCode": "400"}
        message = f"{shown} already exists in database (short URL: {record.host}/{record.alias})"
        if not caller.is_create_only:
            url["clicks"] = record.total_clicks
    body = {
        "status": "success" if is_new else "fail",
        "code": code,
        "message": message,
        **status,
        "url": url,
        "title": title,
        "shorturl": record.url,
    }
    return YourlsResponse(body, record.url)


def _as_body(caller: Caller, given: Parameters) -> JsonObject:
    """The body of POST /link that says the same."""
    body: JsonObject = {"host": _host(caller, given), "destination": given.get("url", "").strip()}
    if keyword := given.get("keyword"):
        body["alias"] = keyword
    # YOURLS stores titles of every length, in one line.
    body["title"] = " ".join(given.get("title", "").split())[:MAX_TITLE]
    return body


def _host(caller: Caller, given: Parameters) -> str:
    """The hostname that a request is about. An extension: YOURLS has one hostname."""
    return given.get("domain") or given.get("host") or hosts.default_host(caller)


def expand(caller: Caller, given: Parameters) -> YourlsResponse:
    """`expand`: the destination of a link."""
    try:
        record = _named(caller, given)
    except NotFound as error:
        body = {"keyword": given.get("shorturl", ""), "message": f"Error: {error.message}", "errorCode": "404"}
        return YourlsResponse(body, "not found")
    destination = record.destination or ""
    body = {
        "keyword": record.alias,
        "shorturl": record.url,
        "longurl": destination,
        "title": _title(record),
        "message": "success",
        "statusCode": "200",
    }
    return YourlsResponse(body, destination)


def url_stats(caller: Caller, given: Parameters) -> YourlsResponse:
    """`url-stats`: a link with its clicks."""
    try:
        record = _named(caller, given)
    except NotFound as error:
        return YourlsResponse({"statusCode": "404", "message": f"Error: {error.message}"}, _NO_SIMPLE)
    return YourlsResponse({"statusCode": "200", "message": "success", "link": _link(record)}, _NO_SIMPLE)


def stats(caller: Caller, given: Parameters) -> YourlsResponse:
    """`stats`: some links and the sums of all."""
    filter_ = given.get("filter", "")
    start, limit = max(0, number(given.get("start", ""))), number(given.get("limit", ""))
    batch = _links(caller, filter_, start, limit)
    links: JsonObject = {f"link_{position}": _link(record) for position, record in enumerate(batch, 1)}
    body: JsonObject = {"stats": _sums(caller), "statusCode": "200", "message": "success"}
    return YourlsResponse({"links": links, **body} if links else body, _NO_SIMPLE)


def db_stats(caller: Caller, given: Parameters) -> YourlsResponse:
    """`db-stats`: how many links there are, and how many clicks they have."""
    return YourlsResponse({"db-stats": _sums(caller), "statusCode": "200", "message": "success"}, _NO_SIMPLE)


def version(caller: Caller, given: Parameters) -> YourlsResponse:
    """`version`: that of YOURLS."""
    body = {"version": VERSION}
    if given.get("db") == "1":
        body["db_version"] = DB_VERSION
    return YourlsResponse(body, VERSION)


def _named(caller: Caller, given: Parameters) -> RecordView:
    """The record that `shorturl` names: its URL, or its alias on the hostname of the request. Raises NotFound."""
    text = given.get("shorturl", "").strip()
    try:
        if "/" in text:
            # An alias may have a slash too.
            with suppress(NotFound):
                return records.record_at(caller, text)
        if text and "://" not in text:
            return records.record_at(caller, f"{_host(caller, given)}/{text}")
    except (Invalid, NotFound):
        pass
    raise NotFound("short URL not found")


def _links(caller: Caller, filter_: str, start: int, limit: int) -> Sequence[RecordView]:
    """`limit` of the first MAX_LINKS links, from the place `start` on; at random: of those created last."""
    is_random = filter_ in ("rand", "random")
    end = MAX_LINKS if is_random else min(start + limit, MAX_LINKS)
    if limit <= 0 or start >= end:
        return []
    found: list[RecordView] = []
    cursor, sort = None, _SORTS.get(filter_, _SORTS["top"])
    while len(found) < end:
        page, cursors = records.list_records(
            caller,
            sort=sort,
            per_page=MAX_PER_PAGE,
            filters=NO_FILTERS,
            cursor=cursor,
            handler=Handler.SHORT_URL,
        )
        found += page
        cursor = cursors.next
        if cursor is None:
            break
    if is_random:
        return random.sample(found, min(limit, len(found)))
    return found[start:end]


def _sums(caller: Caller) -> JsonObject:
    links = totals.count_links(caller, filters=NO_FILTERS).count
    return {"total_links": links, "total_clicks": count_link_clicks(caller.workspace.id)}


def _link(record: RecordView) -> JsonObject:
    return {
        "shorturl": record.url,
        "url": record.destination or "",
        "title": _title(record),
        "timestamp": _moment(record),
        "ip": "",
        "clicks": record.total_clicks,
    }


def _title(record: RecordView) -> str:
    """YOURLS gives a link without a title its destination as one."""
    return record.title or record.destination or ""


def _moment(record: RecordView) -> str:
    """When a record was created, in UTC."""
    return times.parse(record.created_at).strftime("%Y-%m-%d %H:%M:%S")
