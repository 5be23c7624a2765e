"""Redirects in the syntax of other servers and services: a module each, which reads and writes text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from redirect_formats.rules import RedirectFormat

# The module of each format, and how people call it. Without the modules, because every command needs the names.
_FORMATS = {
    "netlify": ("netlify", "Netlify (_redirects)"),
    "cloudflare": ("cloudflare_pages", "Cloudflare Pages (_redirects)"),
    "cloudflare-bulk": ("cloudflare_bulk", "Cloudflare Bulk Redirects (CSV)"),
    "vercel": ("vercel", "Vercel (vercel.json)"),
    "firebase": ("firebase", "Firebase Hosting (firebase.json)"),
    "nginx": ("nginx_writer", "nginx"),
    "apache": ("apache_writer", "Apache (.htaccess, configuration)"),
    "wordpress-redirection": ("wordpress", "WordPress plugin Redirection (CSV, JSON)"),
}
FORMAT_NAMES: Mapping[str, str] = {key: name for key, (_, name) in _FORMATS.items()}


class _Formats(Mapping[str, RedirectFormat]):
    """The formats by id. A format's module is imported when it is used."""

    def __getitem__(self, id: str) -> RedirectFormat:
        module, _ = _FORMATS[id]
        found: RedirectFormat = import_module(f"{__name__}.{module}").FORMAT
        return found

    def __contains__(self, id: object) -> bool:
        return id in _FORMATS

    def __iter__(self) -> Iterator[str]:
        return iter(_FORMATS)

    def __len__(self) -> int:
        return len(_FORMATS)


REDIRECT_FORMATS: Mapping[str, RedirectFormat] = _Formats()
