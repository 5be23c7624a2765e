"""Our views as Shlink writes them."""

from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Any

from signpost.domain import times
from signpost.domain.clicks.click_events import Missed
from signpost.domain.json_types import JsonObject
from signpost.domain.records.record import RecordView
from signpost.features.dialects.shlink.counted_visits import ListedVisit, MissedVisit
from signpost.features.dialects.shlink.link_pages import ClickCounts
from signpost.translations.names import COUNTRIES

_NOON = time(12, tzinfo=UTC)
# Programs recognize browsers and systems by words of their User-Agent headers, which differ from their names.
_WORDS = {
    "Chrome OS": "CrOS",
    "Edge": "Edge Edg/",
    "Edge Mobile": "Edge EdgA/",
    "Mac OS X": "Macintosh",
    "Samsung Internet": "SamsungBrowser",
    "Ubuntu": "Ubuntu, Linux",
    "Windows": "Windows NT",
    "iOS": "iPhone or iPad",
}
_ORPHANS = {Missed.ROOT: "base_url", Missed.LINK: "invalid_short_url", Missed.PATH: "regular_404"}


def atom(text: str | None) -> str | None:
    """A moment of ours with whole seconds and an offset, as PHP's DATE_ATOM has it."""
    return None if text is None else _atom(times.parse(text))


def _atom(moment: datetime) -> str:
    return moment.replace(microsecond=0).isoformat()


def short_url(record: RecordView, default_host: str | None, bots: int) -> JsonObject:
    """A short link. default_host: the hostname that Shlink's clients know as no domain."""
    people = record.total_clicks
    return {
        "shortUrl": record.url,
        "shortCode": record.alias,
        "longUrl": record.destination or "",
        "dateCreated": atom(record.created_at),
        "tags": list(record.tags),
        "meta": {
            "validSince": atom(record.starts_at),
            "validUntil": atom(record.expired_at),
            "maxVisits": record.max_clicks,
        },
        "domain": None if record.host == default_host else record.host,
        "title": record.title or None,
        "crawlable": False,
        "forwardQuery": bool(record.forward_query),
        "visitsSummary": summary(ClickCounts(people, bots)),
        "hasRedirectRules": bool(record.rules),
    }


def summary(clicks: ClickCounts) -> JsonObject:
    """Numbers of clicks."""
    return {"total": clicks.people + clicks.bots, "nonBots": clicks.people, "bots": clicks.bots}


def page_of(items: Sequence[Any], total: int, page: int, per_page: int) -> JsonObject:
    """A page of a list. There is always a first one."""
    return {
        "data": items,
        "pagination": {
            "currentPage": page,
            "pagesCount": max(1, -(-total // per_page)),
            "itemsPerPage": per_page,
            "itemsInCurrentPage": len(items),
            "totalItems": total,
        },
    }


def visit(entry: ListedVisit) -> JsonObject:
    """A click. Its time is noon, as only its day is known; what no sum says is empty."""
    return {
        "referer": entry.referrer,
        "date": _date(entry),
        "userAgent": _user_agent(entry),
        "visitLocation": _location(entry.country),
        "potentialBot": entry.is_bot,
        "visitedUrl": None,
        "redirectUrl": None,
    }


def _user_agent(entry: ListedVisit) -> str:
    """Browser and system: `Firefox (Linux)`. The header itself is not kept."""
    browser, system = (_WORDS.get(name, name) for name in (entry.browser, entry.system))
    return f"{browser} ({system})" if browser and system else browser or system


def orphan_visit(entry: MissedVisit) -> JsonObject:
    """A visit that found nothing."""
    return {
        "referer": "",
        "date": _date(entry),
        "userAgent": "",
        "visitLocation": None,
        "potentialBot": entry.is_bot,
        "visitedUrl": f"https://{entry.host}{entry.path}" if entry.path else "",
        "redirectUrl": None,
        "type": _ORPHANS[entry.what],
    }


def _date(entry: ListedVisit | MissedVisit) -> str:
    """Noon is on the same day in most time zones. Of today's clicks none is later than now."""
    return _atom(min(datetime.combine(entry.day, _NOON), times.now() - timedelta(seconds=1)))


def _location(country: str) -> JsonObject | None:
    if not country:
        return None
    return {
        "countryCode": country,
        "countryName": COUNTRIES.get(country, country),
        "regionName": "",
        "cityName": "",
        "latitude": None,
        "longitude": None,
        "timezone": "",
        "isEmpty": False,
    }
