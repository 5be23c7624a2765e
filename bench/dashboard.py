"""The dashboard at a million records: each page as a whole HTTP call, and what a first visit transfers.

    .venv/bin/python -m bench.dashboard [FOLDER]

FOLDER holds the million records of `bench.records`, made where it is not there. Times: the middle of seven calls.
"""

import http.client
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

from bench import records
from bench.common import signpost
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.domain.records.record import Handler
from signpost.factory import close_app, create_app
from signpost.features.sign_in.operations import sessions
from signpost.operations.workspaces import workspaces
from signpost.storage.models import Record
from signpost.web.holders import SESSION_COOKIE, cookie_of

MOST_MS = 30
# The first page has the most to count.
OVERVIEW_MS = 60
# A search that finds nothing looks through the text of every record: bench/lists.py has its floor.
NOTHING_FOUND_MS = 150
MOST_BYTES = 45_000
CALLS = 7
# Where the pages of the workspace are.
HOME = "/w/home"


def main() -> None:
    with ExitStack() as stack:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else stack.enter_context(tempfile.TemporaryDirectory()))
        if not (folder / "signpost.sqlite").exists():
            records.make(folder)
        secret, record = _signed_in(folder)
        server = stack.enter_context(signpost(folder=folder))
        parts = urlsplit(server.origin)
        cookie = f"{cookie_of(SESSION_COOKIE, parts.netloc)}={secret}"
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port)
        too_slow = [path for path in _pages(record) if _is_too_slow(connection, path, cookie)]
        total = _transferred(connection, cookie)
        print(f"{'a first visit, compressed':<58} {total / 1000:6.1f} kB  floor {MOST_BYTES // 1000}")
        sys.exit("ABOVE THE FLOOR" if too_slow or total > MOST_BYTES else 0)


def _signed_in(folder: Path) -> tuple[str, str]:
    app = create_app({"INSTANCE": str(folder)})
    try:
        with app.app_context():
            workspace = workspaces.first_workspace()
            assert workspace is not None
            caller = workspaces.member_caller(workspace)
            links = Record.of(caller.workspace).where(Record.handler == Handler.SHORT_URL)
            newest = links.order_by(Record.seq.desc()).get()
            secret = sessions.begin(caller.user.id, SessionStart(SignInMethod.PASSWORD, "bench"))
            return secret, newest.id
    finally:
        close_app(app)


def _pages(record: str) -> list[str]:
    filters = [
        "",
        "?filter[search]=a",
        "?filter[search]=nothingatall",
        "?filter[health]=no_clicks",
        "?sort=-updated_at",
    ]
    filters += ["?sort=-clicks", "?filter[tags]=tag5", "?filter[host]=go3.acme.test&per_page=100"]
    own = [f"/links/{record}", f"/links/{record}/edit", f"/links/{record}/qr.svg"]
    others = [
        "/",
        "/clicks",
        "/search?q=garden",
        "/activity",
        "/links/new",
        "/redirects",
        "/hosts",
        "/tokens",
        "/members",
        "/settings",
        "/jobs",
        "/account",
    ]
    return [f"{HOME}{other}" for other in [f"/links{filter_}" for filter_ in filters] + own + others]


def _is_too_slow(connection: http.client.HTTPConnection, path: str, cookie: str) -> bool:
    took = []
    for _ in range(CALLS):
        began = time.perf_counter()
        answer, _body = _get(connection, path, cookie)
        took.append((time.perf_counter() - began) * 1000)
        assert answer.status == 200, (path, answer.status)
    middle = statistics.median(took)
    floor = {f"{HOME}/": OVERVIEW_MS}.get(path, NOTHING_FOUND_MS if path.endswith("nothingatall") else MOST_MS)
    print(f"{path:<58} {middle:6.1f} ms  floor {floor}{'  ABOVE' if middle > floor else ''}")
    return middle > floor


def _transferred(connection: http.client.HTTPConnection, cookie: str) -> int:
    """The list of links with everything that it loads, as the server compresses it."""
    files = ["dashboard.css", "htmx.min.js", "dashboard.js", "icon.svg", "icons.svg"]
    return sum(
        len(_get(connection, path, cookie)[1]) for path in [f"{HOME}/links", *(f"/static/{file}" for file in files)]
    )


def _get(connection: http.client.HTTPConnection, path: str, cookie: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection.request("GET", path, headers={"Cookie": cookie, "Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    return answer, answer.read()


if __name__ == "__main__":
    main()
