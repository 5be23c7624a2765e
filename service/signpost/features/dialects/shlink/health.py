"""/health, which needs no key, and /mercure-info."""

from flask import Response, jsonify

from signpost.domain.errors import ServiceError
from signpost.features.dialects.shlink import problems
from signpost.features.dialects.shlink.blueprint import blp, route
from signpost.storage import database
from signpost.storage.models import State

# The version of Shlink whose answers these are: its clients offer what that version can do.
VERSION = "5.1.5"
_LINKS = {"about": "https://shlink.io", "project": "https://github.com/shlinkio/shlink"}


@blp.route("/rest/health", methods=["GET", "OPTIONS"], provide_automatic_options=False)
def health() -> Response:
    """Whether the database answers."""
    try:
        State.select().limit(1).exists()
        is_well = True
    except ServiceError:
        is_well = False
    except database.current().errors:
        is_well = False
    response = jsonify(status="pass" if is_well else "fail", version=VERSION, links=_LINKS)
    response.status_code = 200 if is_well else 503
    response.content_type = "application/health+json"
    return response


@route("/health", "GET", "OPTIONS")
def health_of_any_version() -> Response:
    """The same."""
    return health()


@route("/mercure-info", "GET", "OPTIONS")
def mercure_info() -> Response:
    """There are no updates in real time, as in an installation of Shlink without them."""
    raise problems.no_mercure()
