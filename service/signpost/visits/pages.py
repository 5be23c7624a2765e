"""The pages that visitors see, and what a hostname answers if no record does.

Pages are small and self-contained, have no scripts, follow the light or dark mode, and are never indexed. Their texts
are in texts/, one file for each language, chosen by the visitor's Accept-Language.
"""

from __future__ import annotations

import base64
import hashlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any
from urllib.parse import urlsplit

import jinja2
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from signpost.domain import colors
from signpost.domain.hosts.fallback import GONE, NOT_FOUND, REDIRECT, Fallback
from signpost.domain.json_types import Shown
from signpost.domain.records import addresses
from signpost.domain.records.card import Card
from signpost.domain.records.destination import leads_to
from signpost.visits.respond import NO_STORE, WsgiResponse, redirect

Header = tuple[str, str]
Page = tuple[str, list[Header], bytes]
# The token of a confirmation form (confirmation.py), and the visitor's Referer.
ConfirmationInputs = tuple[str, str]

DEFAULT_LANGUAGE = "en"
# Characters of an Accept-Language header that are read. A page with a longer link is not cached.
MAX_LENGTH = 256

_templates = jinja2.Environment(
    loader=jinja2.PackageLoader("signpost.visits"), autoescape=True, trim_blocks=True, lstrip_blocks=True
)


@dataclass(frozen=True, eq=False)
class PageTheme:
    """How a workspace wants the pages for its visitors to look: a color, a logo, and a text of its own.

    style: CSS after that of all pages.  on_color: of text on the color.  logo: a data URL.
    """

    style: str
    color: str
    on_color: str
    text: str
    logo: str


# A theme with a logo has up to 88 kB; the hostnames of a workspace share it.
@lru_cache(maxsize=32)
def theme_for(color: str | None, text: str | None, logo: bytes | None) -> PageTheme | None:
    """The theme for the settings of a workspace; None if it has none of them."""
    if not (color or text or logo):
        return None
    style, on_color = "", colors.readable_on(color) if color else ""
    if color:
        # The outline of the focus must be visible on every color.
        style = f"""
:root {{ --accent: {color}; --on-accent: {on_color} }}
:focus-visible {{ outline-color: var(--ink) }}
"""
    picture = f"data:image/png;base64,{base64.b64encode(logo).decode()}" if logo else ""
    return PageTheme(style, color or "", on_color, text or "", picture)


@cache
def texts() -> dict[str, dict[str, dict[str, str]]]:
    """Language -> page -> what it says."""
    files = (file for file in resources.files("signpost.visits").joinpath("texts").iterdir())
    return {file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8")) for file in files}


def _style(more: str) -> tuple[str, str]:
    """The style sheet, and the hash by which the Content-Security-Policy allows it."""
    source = _templates.loader.get_source(_templates, "style.css")[0] + more  # type: ignore[union-attr]
    return source, base64.b64encode(hashlib.sha256(source.encode()).digest()).decode()


def pages_for(accept_language: str, theme: PageTheme | None = None) -> Pages:
    """The pages in the available language that the visitor prefers."""
    pages = _pages_for(accept_language[:MAX_LENGTH])
    return pages if theme is None else _pages_with(pages.language, theme)


@lru_cache(maxsize=1024)
def _pages_for(accept_language: str) -> Pages:
    accepted = parse_accept_header(accept_language, LanguageAccept)
    # Region codes are dropped: werkzeug would prefer a later exact match to de-AT.
    languages = LanguageAccept([(tag.partition("-")[0], quality) for tag, quality in accepted])
    # `*` gets the first.
    offered = [DEFAULT_LANGUAGE, *sorted(texts().keys() - {DEFAULT_LANGUAGE})]
    return _pages(languages.best_match(offered, default=DEFAULT_LANGUAGE))


@cache
def _pages(language: str) -> Pages:
    return Pages(language)


# 32 themes in each of 4 languages.
@lru_cache(maxsize=128)
def _pages_with(language: str, theme: PageTheme) -> Pages:
    return Pages(language, theme)


class Pages:
    """The pages in one language. Parameter `headers`: those of a record's plugins."""

    def __init__(self, language: str, theme: PageTheme | None = None):
        self.language = language
        self._theme = theme
        self._texts = texts()[language]
        self._style, self._style_hash = _style(theme.style if theme is not None else "")
        # Cache of pages that are the same for everyone. One with a logo is large.
        remember = lru_cache(maxsize=1 if theme is not None and theme.logo else 32)
        self._message = remember(self._new_message)

    def not_found(self, origin: str | None = None, *, status: str = "404 Not Found", onward: str | None = None) -> Page:
        """origin: that of the service, shown to people who run Signpost on their own machine. onward: a URL to link."""
        if onward is not None and len(onward) > MAX_LENGTH:
            # It contains the visitor's path, so it has any length and seldom recurs.
            return self._new_message(status, "not_found", origin, onward)
        return _copy(self._message(status, "not_found", origin, onward))

    def too_long(self) -> Page:
        return _copy(self._message("414 URI Too Long", "too_long"))

    def gone(self) -> Page:
        return _copy(self._message("410 Gone", "gone"))

    def removed(self) -> Page:
        """Unlike `gone`, it does not suggest asking for a new link."""
        return _copy(self._message("410 Gone", "removed"))

    def forbidden(self) -> Page:
        return _copy(self._message("403 Forbidden", "forbidden"))

    def method_not_allowed(self, allow: str) -> Page:
        status, headers, body = self._message("405 Method Not Allowed", "method_not_allowed")
        return status, [*headers, ("Allow", allow)], body

    def protected(self) -> Page:
        return _copy(self._message("200 OK", "protected"))

    def limited(self) -> Page:
        return _copy(self._message("200 OK", "limited"))

    def unavailable(self) -> Page:
        """For a visit that cannot be decided now: the count of clicks, or a recent copy, is unavailable."""
        status, headers, body = self._message("503 Service Unavailable", "unavailable")
        return status, [*headers, ("Retry-After", "30")], body

    def password(self) -> Page:
        return self._password("401 Unauthorized")

    def wrong_password(self) -> Page:
        return self._password("403 Forbidden", "wrong")

    def too_many_tries(self) -> Page:
        status, headers, body = self._password("429 Too Many Requests", "too_many")
        return status, [*headers, ("Retry-After", "60")], body

    def confirmation(self, confirmation: ConfirmationInputs, headers: list[Header]) -> Page:
        """A page that asks for confirmation before a click of the limit is used. It hides the destination."""
        texts = self._texts["confirmation"]
        return self._page(
            "200 OK", "confirmation.html", headers=headers, texts=texts, title=texts["title"], **_inputs(confirmation)
        )

    def preview(
        self,
        location: str,
        headers: list[Header],
        by_rules: Sequence[str] = (),
        confirmation: ConfirmationInputs | None = None,
    ) -> Page:
        """A page that shows the destination, with a form if `confirmation` is given, else with a link.

        by_rules: destinations to which rules send some visitors instead.
        """
        texts = self._texts["preview"]
        title = texts["title"].format(place=urlsplit(location).hostname or texts["app"])
        # Destinations stored before their scheme was forbidden are shown but not linked.
        may_link = addresses.may_be_linked(location)
        where: Shown = {"location": location, "may_link": may_link, "by_rules": by_rules, **_inputs(confirmation)}
        return self._page("200 OK", "preview.html", headers=headers, texts=texts, title=title, **where)

    def frame(self, title: str, location: str, headers: list[Header]) -> Page:
        # The policy allows any host, because many destinations redirect, for example to their www name.
        scheme = urlsplit(location).scheme
        allowed = "https: http:" if scheme in ("http", "https") else f"{scheme}:"
        return self._page("200 OK", "frame.html", frame=allowed, headers=headers, title=title, location=location)

    def card(self, card: Card, location: str, headers: list[Header]) -> Page:
        """The preview of a link, for programs that fetch one. headers: also those that say who may cache it."""
        own = [header for header in headers if header[0] in ("Cache-Control", "Vary")]
        shown: Shown = {"card": card, "place": urlsplit(location).hostname or "", "location": location}
        may_link = addresses.may_be_linked(location)
        status, page_headers, body = self._page("200 OK", "card.html", headers=headers, may_link=may_link, **shown)
        return status, [*(header for header in page_headers if header[0] not in ("Cache-Control", "Vary")), *own], body

    def _password(self, status: str, error: str | None = None) -> Page:
        texts = self._texts["password"]
        return self._page(
            status, "password.html", texts=texts, title=texts["title"], error=texts[error] if error else None
        )

    def _new_message(self, status: str, name: str, origin: str | None = None, onward: str | None = None) -> Page:
        texts = self._texts[name]
        hint = texts["hint"].format(origin=origin) if origin else None
        link = texts["link"].format(place=urlsplit(onward).hostname) if onward else None
        return self._page(
            status, "message.html", title=texts["title"], text=texts["text"], hint=hint, onward=onward, link=link
        )

    def _page(
        self, status: str, template: str, *, frame: str = "'none'", headers: list[Header] | None = None, **values: Any
    ) -> Page:
        shared = {"language": self.language, "style": self._style, "theme": self._theme}
        body = _templates.get_template(template).render(**shared, **values).encode()
        policy = (
            f"default-src 'none'; style-src 'sha256-{self._style_hash}'; img-src data:; frame-src {frame}; "
            "base-uri 'none'; frame-ancestors 'none'"
        )
        own = {
            "Content-Type": "text/html; charset=utf-8",
            "Content-Length": str(len(body)),
            "Content-Language": self.language,
            "Vary": "Accept-Language",
            "Cache-Control": "no-store",
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "X-Robots-Tag": "noindex",
            "Referrer-Policy": "no-referrer",
        }
        return status, [*own.items(), *(header for header in headers or [] if header[0] not in own)], body


def _inputs(confirmation: ConfirmationInputs | None) -> Shown:
    return {"token": confirmation[0], "referrer": confirmation[1]} if confirmation is not None else {}


def _copy(page: Page) -> Page:
    """The response with a new list of headers, which the caller may extend."""
    status, headers, body = page
    return status, headers.copy(), body


def robots() -> Page:
    """Allows everything: links that must not be indexed have the plugin noindex."""
    return "200 OK", _file_headers(_ROBOTS, max_age_s=3600), _ROBOTS


def no_icon() -> Page:
    """The answer for /favicon.ico without a record. Browsers cache it for a day."""
    return "404 Not Found", _file_headers(b"", max_age_s=86_400), b""


_ROBOTS = b"User-agent: *\nAllow: /\n"


def app_links(content: bytes) -> Page:
    """The file by which phones learn which apps may open links. They follow no redirect to it."""
    return "200 OK", _file_headers(content, max_age_s=3600, kind="application/json"), content


def _file_headers(body: bytes, *, max_age_s: int, kind: str = "text/plain; charset=utf-8") -> list[Header]:
    return [
        ("Content-Type", kind),
        ("Content-Length", str(len(body))),
        ("Cache-Control", f"public, max-age={max_age_s}"),
    ]


# --- where no record answers -----------------------------------------------------------------------------------------

_STATUS_LINES = {NOT_FOUND: "404 Not Found", GONE: "410 Gone"}


@dataclass(frozen=True, slots=True)
class NotFoundSettings:
    """What a hostname answers if no record does.

    target: where visitors are redirected, or what the page links; None: neither. status: one of fallback.STATUSES.
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
    """What a hostname answers if no record does, and where it sends visitors of expired records."""
    return NotFoundSettings(_compile_fallback(notfound_url, host, www_host), notfound_status), _compile_fallback(
        expired_url, host, www_host
    )


def _compile_fallback(url: str | None, host: str, www_host: str | None) -> Fallback | None:
    """The fallback for a URL; None without one, or if it would send visitors of www.HOST back to www.HOST."""
    fallback = Fallback(url, host) if url else None
    return None if fallback is not None and www_host is not None and leads_to(fallback.fixed, www_host) else fallback
