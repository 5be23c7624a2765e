"""Redirects in the syntax of other servers and services: a module each, which reads and writes text."""

from __future__ import annotations

from signpost.transfer.redirect_formats.apache_writer import APACHE
from signpost.transfer.redirect_formats.cloudflare_bulk import CLOUDFLARE_BULK
from signpost.transfer.redirect_formats.cloudflare_pages import CLOUDFLARE
from signpost.transfer.redirect_formats.firebase import FIREBASE
from signpost.transfer.redirect_formats.netlify import NETLIFY
from signpost.transfer.redirect_formats.nginx_writer import NGINX
from signpost.transfer.redirect_formats.rules import RedirectFormat
from signpost.transfer.redirect_formats.vercel import VERCEL
from signpost.transfer.redirect_formats.wordpress import WORDPRESS

REDIRECT_FORMATS: dict[str, RedirectFormat] = {
    one.id: one for one in (NETLIFY, CLOUDFLARE, CLOUDFLARE_BULK, VERCEL, FIREBASE, NGINX, APACHE, WORDPRESS)
}
