"""How large the body of a request may be, and how long it may take to arrive: one table for all paths.

The server reads it before the app sees the request, Flask while it reads the body, and the OpenAPI description for its
text. A path that is not in the table has the limit ORDINARY.
"""

from dataclasses import dataclass

from flask import Flask, request

from signpost.domain.errors import UnsupportedMediaType
from signpost.web import paths

_KIB, _MIB = 1024, 1024 * 1024
# What the server receives beyond what the app accepts, so that the app can answer 413 before the connection closes.
_MARGIN_BYTES = 64 * _KIB


@dataclass(frozen=True)
class BodyLimit:
    """max_bytes: what the app accepts; more is 413.

    timeout_s: from the end of the head to the end of the body. is_file: only a few of these are received at once. More
    than ORDINARY is received only from a caller with a valid token or session.
    """

    max_bytes: int
    timeout_s: int = 30
    is_file: bool = False

    @property
    def received_bytes(self) -> int:
        """How many bytes of a body the server keeps for the app."""
        return self.max_bytes + _MARGIN_BYTES

    @property
    def text(self) -> str:
        """The size as people write it, like "64 KiB"."""
        return f"{self.max_bytes // _MIB} MiB" if self.max_bytes % _MIB == 0 else f"{self.max_bytes // _KIB} KiB"


# Spec: not shown; enough for every body of the interface and every form.
ORDINARY = BodyLimit(64 * _KIB)
# A form that is kept while its sender signs in comes back with longer field names.
FORM_WITH_DRAFT = BodyLimit(2 * ORDINARY.max_bytes)
# The form in which a visitor sends the password of a link.
VISIT = BodyLimit(4 * _KIB)
# Spec: "Agent endpoint".
AGENT = BodyLimit(1 * _MIB)
# POST /links/explain with a list: 1,000 URLs of 1,000 bytes.
URLS = BodyLimit(1 * _MIB)
# Changes of many records: 1,000 new ones with destinations of 2,048 characters, or the ids of 10,000.
RECORDS = BodyLimit(4 * _MIB, timeout_s=60)
# The file of an import: about 100,000 lines. The command line takes larger ones.
FILE = BodyLimit(16 * _MIB, timeout_s=120, is_file=True)
# The same as a browser sends it, within a form.
FILE_FORM = BodyLimit(FILE.max_bytes + ORDINARY.max_bytes, FILE.timeout_s, is_file=True)
# What a program sends to sign in for an agent: a form, or what it says about itself.
OAUTH = BodyLimit(16 * _KIB)
# A logo of 64 KiB, within a form.
LOGO_FORM = BodyLimit(2 * ORDINARY.max_bytes)

BY_PATH = {
    paths.AGENT: AGENT,
    f"{paths.AGENT}/": AGENT,
    paths.OAUTH_TOKEN: OAUTH,
    paths.OAUTH_REGISTER: OAUTH,
    paths.OAUTH_REVOKE: OAUTH,
    f"{paths.API}/bulk": RECORDS,
    f"{paths.API}/bulk/import": FILE,
    f"{paths.API}/links/explain": URLS,
    paths.IMPORT_PAGE: FILE_FORM,
    paths.VISITOR_PAGES: LOGO_FORM,
    paths.QR_PICTURE: LOGO_FORM,
}


def limit_of(path: str) -> BodyLimit:
    """The limit for a path of the service origin."""
    return BY_PATH.get(paths.split_workspace(path)[1], ORDINARY)


def _limit_body() -> None:
    request.max_content_length = limit_of(request.path).max_bytes


def init_app(app: Flask) -> None:
    app.before_request(_limit_body)


def require_no_encoding() -> None:
    """Raises UnsupportedMediaType if the request has a Content-Encoding: bodies are never decompressed."""
    codings = request.headers.get("Content-Encoding", "").split(",")
    if any(coding.strip().lower() not in ("", "identity") for coding in codings):
        raise UnsupportedMediaType("Send the body without a Content-Encoding.")
