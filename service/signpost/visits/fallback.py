"""What a hostname answers where no record does: compiled from its settings and those of its workspace."""

from dataclasses import dataclass

from signpost.domain.hosts.fallback import GONE, NOT_FOUND, REDIRECT, Fallback
from signpost.domain.records.destination import leads_to
from signpost.visits.pages import Pages
from signpost.visits.respond import NO_STORE, WsgiResponse, redirect

_STATUS_LINES = {NOT_FOUND: "404 Not Found", GONE: "410 Gone"}


@dataclass(frozen=True, slots=True)
class NotFoundSettings:
    """The answer of a hostname to a path without a record.

    target: where visitors go, or where the page links to; None: nowhere. status: of fallback.STATUSES.
    """

    target: Fallback | None
    status: int

    def response(self, raw_path: str, method: str, pages: Pages, origin: str | None = None) -> WsgiResponse:
        """origin: see Pages.not_found."""
        location = None if self.target is None else self.target.location(raw_path)
        if self.status != REDIRECT:
            return pages.not_found(origin, status=_STATUS_LINES[self.status], onward=location)
        if location is not None and method in ("GET", "HEAD"):
            return redirect(REDIRECT, location, NO_STORE, ())
        return pages.not_found(origin)


def site_fallbacks(
    host: str, www_host: str | None, notfound_url: str | None, expired_url: str | None, notfound_status: int
) -> tuple[NotFoundSettings, Fallback | None]:
    """What a hostname answers where nothing was found, and where it sends visitors of expired records."""
    return NotFoundSettings(_compile(notfound_url, host, www_host), notfound_status), _compile(
        expired_url, host, www_host
    )


def _compile(url: str | None, host: str, www_host: str | None) -> Fallback | None:
    """None: no such URL, or one that leads a visitor of a www name back to it, which would never end."""
    fallback = Fallback(url, host) if url else None
    return None if fallback is not None and www_host is not None and leads_to(fallback.fixed, www_host) else fallback
