"""POST /short-urls: the body of Shlink as that of POST /link."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from signpost.domain.errors import Invalid, NotFound
from signpost.domain.json_types import JsonObject
from signpost.domain.records import addresses
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import MAX_TITLE, RecordConfig, RecordType, RecordView
from signpost.features.dialects.shlink import link_pages, links, problems, requests
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts
from signpost.operations.records import aliases, records
from signpost.operations.records.existing_records import MAX_ATTEMPTS
from signpost.schemas import loaded
from signpost.schemas.loading import load
from signpost.schemas.records.record import LinkCreate

_LINK_CREATE = LinkCreate()
# The fields that both have, by the names that Shlink has for them.
_FIELDS = {
    "longUrl": "destination",
    "tags": "tags",
    "validSince": "starts",
    "validUntil": "expires",
    "maxVisits": "max_clicks",
}
# Characters of a generated alias. As in Shlink, which has no maximum.
_MIN_LENGTH = 4
# Links with the same destination that are compared, the oldest first.
_COMPARED = 100


def create(caller: Caller, body: JsonObject) -> RecordView:
    """A new link, or with `findIfExists` one that is the same. Raises Invalid, Problem: the slug is taken."""
    domain = body.get("domain") or None
    slug = _path_text(body, "customSlug")
    if slug:
        slug = _path_text(body, "pathPrefix") + slug
    try:
        host = _host(caller, domain)
        link: loaded.LinkCreate = load(
            _LINK_CREATE, {"host": host, **_fields(body), **({"alias": slug} if slug else {})}
        )
        host, config, alias = link["host"], link["config"], link.get("alias")
        if _flag(body, "findIfExists", default=False) and (found := _same(caller, host, alias, config)) is not None:
            return found
        if alias is None:
            return _with_free_alias(caller, body, host, config)
        try:
            return records.create_link(caller, host=host, alias=alias, config=config, fetch_title=True)
        except Invalid as error:
            if "alias" in error.errors and _is_taken(caller, host, alias):
                raise problems.slug_taken(alias, domain) from None
            raise
    except Invalid as error:
        raise requests.rename_errors(error, links.NAMES) from None


def without_clicks(record: RecordView) -> RecordView:
    """The same link without the number of its clicks."""
    return replace(record, total_clicks=0)


def title_of(value: Any) -> Any:
    """A title as long as ours may be, in one line: Shlink cuts longer ones too. None: none is given."""
    return " ".join(value.split())[:MAX_TITLE].rstrip() or None if isinstance(value, str) else value


def _host(caller: Caller, domain: Any) -> Any:
    return hosts.default_host(caller) if domain in (None, links.DEFAULT) else domain


def _fields(body: JsonObject) -> JsonObject:
    """The members of the body of POST /link besides host and alias."""
    found = {ours: body[theirs] for theirs, ours in _FIELDS.items() if body.get(theirs) is not None}
    title = title_of(body.get("title"))
    if title is not None:
        found["title"] = title
    if isinstance(found.get("tags"), list):
        found["tags"] = [tag for tag in found["tags"] if tag != ""]
    # Every link of Shlink forwards the query unless it says otherwise.
    forward = body.get("forwardQuery")
    return {**found, "forward_query": True if forward is None else forward}


def _flag(body: JsonObject, name: str, *, default: bool) -> bool:
    value = body.get(name)
    if value is None:
        return default
    if not isinstance(value, bool):
        raise Invalid({name: ["Must be true or false."]})
    return value


def _path_text(body: JsonObject, name: str) -> str:
    """A slug or its beginning, with hyphens for spaces as in Shlink; "" where none is given."""
    value = body.get(name)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise Invalid({name: ["Must be a string."]})
    return value.strip().replace(" ", "-").strip("/")


def _with_free_alias(caller: Caller, body: JsonObject, host: str, config: RecordConfig) -> RecordView:
    """A link with a generated alias, of the length and with the beginning that the body asks for."""
    prefix, length = _path_text(body, "pathPrefix"), body.get("shortCodeLength")
    make: Callable[..., RecordView] = records.create_link
    if not prefix and length is None:
        return make(caller, host=host, config=config, fetch_title=True)
    length = addresses.RANDOM_LENGTH if length is None else length
    limit = addresses.ALIAS_LENGTH - len(prefix)
    if not isinstance(length, int) or isinstance(length, bool) or not _MIN_LENGTH <= length <= limit:
        raise Invalid({"shortCodeLength": [f"Must be a whole number from {_MIN_LENGTH} to {limit}."]})
    for _ in range(MAX_ATTEMPTS):
        alias = prefix + addresses.random_alias(length)
        try:
            alias = addresses.alias_of(alias)
        except ValueError as error:
            raise Invalid({"pathPrefix": [str(error)]}) from None
        if aliases.is_free(caller, host, alias):
            return make(caller, host=host, alias=alias, config=config, fetch_title=True)
    raise Invalid({"shortCodeLength": ["No free alias of this length was found. Ask for a longer one."]})


def _is_taken(caller: Caller, host: str, alias: str) -> bool:
    try:
        return records.record_at(caller, f"{host}/{alias}").alias == alias
    except NotFound:
        return False


def _same(caller: Caller, host: str, alias: str | None, config: RecordConfig) -> RecordView | None:
    """The oldest link that has everything that the request says."""
    config = config.with_defaults(RecordType.LINK)
    filters = RecordFilters(host=(host,), destination=config.destination)
    found, _ = link_pages.list_page(caller, filters=filters, descending=False, page=1, per_page=_COMPARED)
    return next((entry for entry in found if _has_all(entry, alias, config)), None)


def _has_all(record: RecordView, alias: str | None, config: RecordConfig) -> bool:
    tags = config.tags if isinstance(config.tags, tuple) else ()
    return (
        record.destination == config.destination
        and alias in (None, record.alias)
        and config.max_clicks in (None, record.max_clicks)
        and config.starts in (None, record.starts_at)
        and config.expires in (None, record.expired_at)
        and {*tags} <= {*record.tags}
    )
