"""The few pages that visitors see: small, self-contained, light and dark, never indexed, and nothing runs in them."""

import base64
import hashlib
from functools import cache
from urllib.parse import urlsplit

import jinja2

_templates = jinja2.Environment(
    loader=jinja2.PackageLoader("service.visits"), autoescape=True, trim_blocks=True, lstrip_blocks=True
)

Page = tuple[str, list[tuple[str, str]], bytes]


@cache
def _style() -> tuple[str, str]:
    """The style sheet, and the hash by which the Content-Security-Policy allows it."""
    source = _templates.loader.get_source(_templates, "style.css")[0]  # type: ignore[union-attr]
    return source, base64.b64encode(hashlib.sha256(source.encode()).digest()).decode()


def _page(status: str, template: str, *, frame: str = "'none'", headers: list[tuple[str, str]] = [], **values) -> Page:  # noqa: B006
    style, style_hash = _style()
    body = _templates.get_template(template).render(style=style, **values).encode()
    policy = (
        f"default-src 'none'; style-src 'sha256-{style_hash}'; frame-src {frame}; "
        "base-uri 'none'; frame-ancestors 'none'"
    )
    own = {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "X-Robots-Tag": "noindex",
        "Referrer-Policy": "no-referrer",
    }
    return status, [*own.items(), *(header for header in headers if header[0] not in own)], body


def _message(status: str, title: str, text: str, headers: list[tuple[str, str]] = [], **values) -> Page:  # noqa: B006
    return _page(status, "message.html", title=title, text=text, headers=headers, **values)


def not_found(hint: str | None = None) -> Page:
    """hint: a further sentence, for people who run Signpost on their own machine."""
    return _message("404 Not Found", "Nothing here", "There is no link at this address. Check the spelling.", hint=hint)


def gone() -> Page:
    return _message("410 Gone", "No longer here", "This link has expired.")


def forbidden() -> Page:
    return _message("403 Forbidden", "Not for robots", "This link answers people only.")


def method_not_allowed(allow: str) -> Page:
    text = "This link can be followed, but nothing can be sent to it."
    return _message("405 Method Not Allowed", "Not possible", text, [("Allow", allow)])


def protected() -> Page:
    return _message("200 OK", "Protected by a password", "Follow the link itself to enter the password.")


def password() -> Page:
    return _page("401 Unauthorized", "password.html", error=None)


def wrong_password() -> Page:
    return _page("403 Forbidden", "password.html", error="That was not the password. Try again.")


def too_many_tries() -> Page:
    text = "Too many tries. Wait a minute."
    return _page("429 Too Many Requests", "password.html", error=text, headers=[("Retry-After", "60")])


def preview(location: str, headers: list[tuple[str, str]]) -> Page:
    return _page("200 OK", "preview.html", location=location, host=urlsplit(location).hostname, headers=headers)


def frame(location: str, headers: list[tuple[str, str]]) -> Page:
    # Not the destination's origin alone: many redirect, to their www. name for one.
    scheme = urlsplit(location).scheme
    allowed = "https: http:" if scheme in ("http", "https") else f"{scheme}:"
    return _page("200 OK", "frame.html", frame=allowed, location=location, headers=headers)


def robots() -> Page:
    """Crawlers may see the redirects; what must not be listed says so itself (the plugin noindex)."""
    body = b"User-agent: *\nAllow: /\n"
    headers = [
        ("Content-Type", "text/plain; charset=utf-8"),
        ("Content-Length", str(len(body))),
        ("Cache-Control", "public, max-age=3600"),
    ]
    return "200 OK", headers, body
