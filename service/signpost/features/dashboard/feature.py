"""What the pages for people add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from flask import Flask, Response

    from signpost.domain.errors import ServiceError
    from signpost.storage.feature_tables import FeatureTables
    from signpost.storage.models import User
    from signpost.web.service_app import LateFace

# Whose operations its own use.
NEEDS = ("reports", "mail", "sign_in")
# What addresses of its pages and operations begin with, and no others.
PATHS = (
    "/aliases", "/clicks", "/clicks.csv", "/go", "/hosts", "/manifest.webmanifest", "/once-more",
    "/opensearch.xml", "/plan", "/report", "/rules", "/search", "/settings", "/share", "/steps", "/tokens",
    "/tools", "/workspaces",
)  # fmt: skip


@hookimpl
def tables() -> FeatureTables:
    from signpost.features.dashboard.tables import TABLES

    return TABLES


@hookimpl
def commands() -> Commands:
    return {
        "sign-in": (
            "Print a one-time link that signs a user in to the dashboard.",
            ("signpost.features.sign_in.commands",),
        ),
        "serve": ("Serve links, the API and the dashboard until stopped (Ctrl-C or SIGTERM).", ()),
    }


@hookimpl
def init_app(app: Flask) -> None:
    from signpost.rest.errors import ErrorPage
    from signpost.storage.app_parts import parts_of

    parts_of(app).add(ErrorPage(_error_page))


def _error_page(error: ServiceError) -> Response:
    from signpost.features.dashboard.errors import error_page

    return error_page(error)


@hookimpl
def faces() -> list[LateFace]:
    from signpost.web import paths
    from signpost.web.service_app import LateFace

    # Its pages are at all paths that no program has. The page on which a person lets an agent in is one of OAuth.
    return [LateFace("dashboard", lambda path: not path.startswith(paths.PROGRAMS), _add_pages, needs=("oauth",))]


def _add_pages(app: Flask) -> None:
    from signpost.features.dashboard import pages
    from signpost.features.sign_in import single_sign_on

    single_sign_on.init_app(app)
    pages.init_app(app)


@hookimpl
def make_sign_in_link(user: User) -> str:
    from signpost.features.sign_in.operations import sessions

    return sessions.make_link(user)
