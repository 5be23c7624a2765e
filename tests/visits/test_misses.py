"""Visits that found nothing: counted by host, path and day, bounded, without anything personal."""

import json
import os
import random
import string
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.misses import counter as counting
from signpost.features.misses import misses as listing
from signpost.features.misses.counter import MissCounter
from signpost.features.misses.paths import (
    CUT,
    EMAIL,
    MAX_BYTES,
    MAX_FIXES,
    MAX_IGNORED,
    REST,
    TOKEN,
    counted_path,
    is_exact,
    is_scanner,
    parameter_names,
    url_path,
)
from signpost.features.misses.tables import MISSES_A_DAY, IgnoredMiss, Miss
from signpost.runtime import retention
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.visits import middleware
from tests.conftest import Client, RunCommand, Visit, first_workspace
from tests.lanes import share
from tests.visits.conftest import Clock

HOST = "go.acme.test"
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
LONG = os.environ.get("TEST_LONG") == "1"


@pytest.fixture
def missed(client: Client) -> Callable[..., Any]:
    """The list as the API answers it; filters by their names."""

    def do(**filters: Any) -> Any:
        query = {key if key == "per_page" else f"filter[{key}]": value for key, value in filters.items()}
        answer = client.get("/v1/misses", query_string=query)
        assert answer.status_code == 200, answer.text
        return answer.json

    return do


def paths(found: Any) -> list[Any]:
    return [row["path"] for row in found["data"]]


def stored(app: Flask) -> list[tuple[Any, ...]]:
    """What is in the table: (path, people, bots)."""
    with app.app_context():
        parts_of(app)[MissCounter].write()
        rows: Any = Miss.select().order_by(Miss.day, Miss.path)
        return [(row.path, row.people, row.bots) for row in rows]


# --- what is counted ----------------------------------------------------------------------------------------------


def test_people_and_bots_are_counted_apart(
    connect: Callable[..., str], visit: Visit, missed: Callable[..., Any], clock: Clock
) -> None:
    connect()
    for _ in range(3):
        visit("/old/page")
    clock.move(hours=1)
    visit("/old/page/", headers={"User-Agent": GOOGLEBOT})
    visit("/old/page", headers={"User-Agent": ""})
    visit("/other")
    assert missed() == {
        "data": [
            {
                "host": HOST, "path": "/old/page", "people": 3, "bots": 2, "last_seen": times.text(clock.now),
                "is_scanner": False, "nearest": [], "similar": None, "likeness": None,
            },
            {
                "host": HOST, "path": "/other", "people": 1, "bots": 0, "last_seen": times.text(clock.now),
                "is_scanner": False, "nearest": [], "similar": None, "likeness": None,
            },
        ],
        "proposals": [],
    }  # fmt: skip


def test_what_is_no_miss(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], visit: Visit
) -> None:
    connect()
    make_link(alias="here", starts="2099-01-01T00:00:00Z")
    make_link(alias="there")
    visit("/a", method="HEAD")
    for header in ("Purpose", "Sec-Purpose", "X-Moz", "X-Purpose"):
        visit("/a", headers={header: "prefetch"})
    for path in ("/here", "/there", "/there+", "/robots.txt", "/.well-known/signpost", "/.well-known/acme-challenge/x"):
        visit(path)
    visit("/a", host="never.acme.test")
    visit("/" + "x" * 20_000)
    middleware.of(app).is_answered(HOST, "/a")
    assert stored(app) == []
    visit("/a?secret=1", method="POST")
    assert stored(app) == [("/a", 1, 0)]


def test_a_visit_explained_is_no_miss(app: Flask, connect: Callable[..., str], client: Client) -> None:
    connect()
    answer = client.post("/v1/links/explain", json={"url": f"https://{HOST}/nothing"})
    assert answer.json["status"] == 404
    assert stored(app) == []


def test_a_www_name_counts_for_its_hostname(
    connect: Callable[..., str], visit: Visit, missed: Callable[..., Any]
) -> None:
    connect("acme.test")
    visit("/a", host="www.acme.test")
    assert [(row["host"], row["path"]) for row in missed()["data"]] == [("acme.test", "/a")]


def test_days_are_counted_apart_and_summed(
    app: Flask, connect: Callable[..., str], visit: Visit, missed: Callable[..., Any], clock: Clock
) -> None:
    connect()
    visit("/a")
    stored(app)
    for days in (5, 40):
        clock.move(days=days)
        visit("/a")
    assert stored(app) == [("/a", 1, 0)] * 3
    assert missed()["data"][0]["people"] == 1
    assert missed(days=40)["data"][0]["people"] == 1
    assert missed(days=41)["data"][0]["people"] == 2
    assert missed(days=90)["data"][0]["people"] == 3
    assert missed(days="")["data"][0]["people"] == 1


def test_of_a_query_only_names_are_kept_where_records_differ_by_them(
    app: Flask, connect: Callable[..., str], visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect()
    rules = middleware.of(app).records
    monkeypatch.setattr(rules, "has_queries_at", lambda site, path: path == "/index.php")
    visit("/index.php?id=12&name=ann@example.com&lang=de")
    visit("/index.php?lang=en&name=x&id=99")
    visit("/index.php")
    visit("/other.php?id=12")
    assert stored(app) == [("/index.php", 1, 0), ("/index.php?id&lang&name", 2, 0), ("/other.php", 1, 0)]


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("id=1", "id"),
        ("b=1&a=2&b=3", "a&b"),
        ("a%5B%5D=1&a.b=2", "a.b&a[]"),
        ("ann@example.com", ""),
        ("ann%40example.com=1&x", "x"),
        ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0", ""),
        ("0123456789abcdef0123=1", ""),
        ("&&=1&+&%ff", ""),
        ("&".join(f"n{n:02}=1" for n in range(500)), "&".join(f"n{n:02}" for n in range(8))),
    ],
)
def test_names_of_parameters(query: str, names: str) -> None:
    assert parameter_names(query) == names


# --- the form of a path -------------------------------------------------------------------------------------------

SPELLINGS = [
    ("/", "/"),
    ("", "/"),
    ("//", "/"),
    ("/a/", "/a"),
    ("/A/b.html", "/A/b.html"),
    ("/%7Ea%41%2d", "/~aA-"),
    ("/a%2fb%3f%23%25%5c", "/a%2Fb%3F%23%25%5C"),
    ("/x%281%29,%27!", "/x(1),'!"),
    ("/caf%c3%a9", "/café"),
    ("/caf\xc3\xa9", "/café"),
    ("/caf%e9", "/caf%E9"),
    ("/caf\xe9", "/caf%E9"),
    ("/a%20b", "/a%20b"),
    ("/%e2%80%ae%00%0d%0a", "/%E2%80%AE%00%0D%0A"),
    ("/%", "/%25"),
    ("/%zz%4", "/%25zz%254"),
    ('/{x}|^`"<>', "/%7Bx%7D%7C%5E%60%22%3C%3E"),
]


@pytest.mark.parametrize(("raw", "path"), SPELLINGS)
def test_a_path_has_one_spelling(raw: str, path: str) -> None:
    assert counted_path(raw) == path
    assert counted_path(url_path(path)) == path
    assert is_exact(path)


@pytest.mark.parametrize("after", ["", "x", "xx", "xxx", "xxxx", "xxxxx"])
def test_no_escape_is_cut(after: str) -> None:
    """Wherever the path ends that is looked at."""
    cut = counted_path("/" + after + "%c3%a4" * 200)

    assert cut.startswith(f"/{after}ää")
    assert cut.endswith("…")
    assert "%25" not in cut


PERSONAL = [
    ("/u/ann@example.com/x", f"/u/{EMAIL}/x"),
    ("/u/Ann.O%27Neil+a%40mail.example.co.uk", f"/u/{EMAIL}"),
    ("/u/ann%2540example.com", f"/u/{EMAIL}"),
    ("/u/ann%252540example.com", f"/u/{EMAIL}"),
    ("/u/jürgen@bücher.example", f"/u/{EMAIL}"),
    ("/u/j%C3%BCrgen%40b%C3%BCcher.example", f"/u/{EMAIL}"),
    ("/mail=ann@example.com;b", f"/mail={EMAIL};b"),
    ("/r/550e8400-e29b-41d4-a716-446655440000", f"/r/{TOKEN}"),
    ("/r/5f3a9c8b7d6e5f4a", f"/r/{TOKEN}"),
    ("/r/5F3A9C8B7D6E5F4A5F3A9C8B7D6E5F4A", f"/r/{TOKEN}"),
    ("/assets/app-5f3a9c8b7d6e5f4a3b2c.js", f"/assets/app-{TOKEN}.js"),
    ("/a;jsessionid=1A530637289A03B07199A44E8D531427", f"/a;jsessionid={TOKEN}"),
    ("/tel/+491701234567", f"/tel/+{TOKEN}"),
    ("/card/4111111111111111", f"/card/{TOKEN}"),
    ("/t/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U", f"/t/{TOKEN}"),
    ("/t/sp_api_a8Kd93kLmN20pQrStUvWx91ZyAbCdEfGhIjKlM", f"/t/{TOKEN}"),
    ("/t/ghp_16C7e42F292c6912E7710c838347Ae178B4a", f"/t/ghp_{TOKEN}"),
    ("/t/AKIAIOSFODNN7EXAMPLE", f"/t/{TOKEN}"),
    ("/t/Xk9Qw2Lm8Zr4Tp7B", f"/t/{TOKEN}"),
    ("/t/dGhpcyBpcyBhIHNlY3JldCB0b2tlbg%3D%3D", f"/t/{TOKEN}"),
    ("/t/k3j9x0q8w7e6r5t4y3u2.html", f"/t/{TOKEN}.html"),
    ("/t/%41%4b%49%41IOSFODNN7EXAMPLE", f"/t/{TOKEN}"),
]


@pytest.mark.parametrize(("raw", "path"), PERSONAL)
def test_nothing_personal_stays(raw: str, path: str) -> None:
    raw = raw.encode().decode("latin-1")
    assert counted_path(raw) == path
    assert not is_exact(path)
    # Nor where the path is cut just there.
    for length in range(MAX_BYTES - len(raw) - 5, MAX_BYTES + 5):
        cut = counted_path("/" + "x-" * (length // 2) + raw)
        assert len(cut.encode()) <= MAX_BYTES
        for secret in ("ann", "Ann", "rgen", "example", "550e", "5f3a", "5F3A", "1A53", "491701", "4111", "eyJ", "a8K"):
            assert secret not in cut
        for secret in ("ghp_16", "IOSFOD", "Xk9Q", "dGhpc", "k3j9"):
            assert secret not in cut


@pytest.mark.parametrize(
    "path",
    [
        "/blog/2019/03/14/my-very-long-title-about-nothing-in-particular.html",
        "/20190314-title",
        "/article/123456789",
        "/img/logo@2x.png",
        "/@ann/post",
        "/wiki/The_Quick_Brown_Fox_2019_Edition",
        "/WelcomeToTheDocumentationOfEverything",
        "/donaudampfschifffahrtsgesellschaft",
        "/iPhone12ProReview",
        "/de/Über-uns/Straße",
        "/x,(y)@z:+1",
        "/deadbeefcafebabe-in-words",
    ],
)
def test_what_people_read_stays(path: str) -> None:
    assert counted_path(path.encode().decode("latin-1")) == path


@pytest.mark.parametrize(
    "part", ["a", "ä", "%41", "%C3%A4", "%e4", "/", "a@", "%40", "@.", "a-", "1", "%", "{", "a.b@c."]
)
@pytest.mark.parametrize("length", [254, 255, 256, 257, 300, 511, 512, 513, 16_000])
def test_a_path_is_cut_and_cheap(part: str, length: int) -> None:
    raw = ("/" + part * length)[:length].encode().decode("latin-1")
    began = time.thread_time()
    path = counted_path(raw)
    assert time.thread_time() - began < 0.05
    assert len(path.encode()) <= MAX_BYTES
    assert path.isprintable()
    if path.endswith(CUT):
        assert not is_exact(path)
        # No escape was cut in two.
        counted_path(url_path(path.removesuffix(CUT)))


@pytest.mark.slow
def test_any_bytes_have_a_path() -> None:
    chance = random.Random(1)
    for _ in range(share(2_000)):
        raw = "/" + "".join(chr(chance.choice((37, 47, 64, *range(256)))) for _ in range(chance.randrange(600)))
        path = counted_path(raw)
        assert path.startswith("/")
        assert path.isprintable()
        assert len(path.encode()) <= MAX_BYTES


# --- scanners -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/wp-login.php", "/WP-Login.php", "/.env", "/.env.local", "/xmlrpc.php", "/.git/config", "/api/.env",
        "/old/wp-login.php", "/wp-admin/setup-config.php", "/phpmyadmin/index.php", "/cgi-bin/luci", "/favicon.ico",
        "/blog/wp-includes/wlwmanifest.xml", "/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php",
        "/.well-known/security.txt", "/apple-touch-icon-precomposed.png",
    ],
)  # fmt: skip
def test_known_probes_are_marked(path: str) -> None:
    assert is_scanner(path)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.php",
        "/shop/product.php",
        "/wp-content/uploads/2019/a.jpg",
        "/sitemap.xml",
        "/feed",
        "/2019/wp.html",
    ],
)
def test_pages_of_an_old_site_are_none(path: str) -> None:
    assert not is_scanner(path)


def test_they_are_hidden_unless_wanted(connect: Callable[..., str], visit: Visit, missed: Callable[..., Any]) -> None:
    connect()
    for path in ("/wp-login.php", "/wp-login.php", "/a"):
        visit(path)
    assert paths(missed()) == ["/a"]
    shown = missed(scanners="true")
    assert [(row["path"], row["is_scanner"]) for row in shown["data"]] == [("/wp-login.php", True), ("/a", False)]
    assert paths(missed(scanners="false")) == ["/a"]


# --- ignored ------------------------------------------------------------------------------------------------------


def ignore(client: Client, *paths: str, host: str = HOST, **body: Any) -> int:
    misses = [{"host": host, "path": path} for path in paths]
    return client.post("/v1/misses/ignore", json={"misses": misses, **body}).status_code


def test_ignored_paths_are_hidden_until_they_are_listed_again(
    connect: Callable[..., str], visit: Visit, missed: Callable[..., Any], client: Client, run_command: RunCommand
) -> None:
    connect(HOST)
    for path in ("/a", "/b", "/u/ann@example.com", "/wp-login.php", *(f"/old/{number}" for number in range(5))):
        visit(path)
    assert missed()["proposals"]
    hidden = ["/a", "/u/{email}", "/wp-login.php", *(f"/old/{number}" for number in range(5))]
    for _ in range(2):
        assert ignore(client, *hidden) == 204
    assert missed() == {**missed(), "data": missed(ignored="false")["data"], "proposals": []}
    assert paths(missed()) == ["/b"]
    assert sorted(paths(missed(ignored="true"))) == sorted(hidden)
    assert paths(missed(scanners="true")) == ["/b"]
    # What is missed later on is of the same path.
    visit("/a")
    assert paths(missed()) == ["/b"]
    assert ignore(client, *hidden[1:], ignored=False) == 204
    assert "/a" not in paths(missed())
    assert missed()["proposals"]
    assert f"{HOST}/a" in run_command("misses", "--ignored").stdout
    for command in ("ignore-misses", "fix-misses"):
        for address in ("foo", "/foo", f"{HOST}/a\tb"):
            wrong = run_command(command, address)
            assert (wrong.exit_code, wrong.stdout) == (2, "")
            assert f"Invalid value for ADDRESS: {address!r} is no hostname with a path" in wrong.stderr
    assert run_command("ignore-misses", f"https://{HOST}/a", "--stop").stdout == f"https://{HOST}/a is listed again.\n"
    assert run_command("ignore-misses", f"{HOST}/b").exit_code == 0
    assert paths(missed(ignored="true")) == ["/b"]


def test_what_is_ignored_is_bounded(connect: Callable[..., str], app: Flask, client: Client) -> None:
    connect(HOST)
    for path in ("a", "", "/a\0", "/" + "a" * 300, "/a\n", "/a?" + "b" * 600):
        assert ignore(client, path) == 422, path
    assert ignore(client, "/a", host="never.acme.test") == 422
    assert ignore(client) == 422
    for start in range(0, MAX_IGNORED, MAX_FIXES):
        assert ignore(client, *(f"/{start + number}" for number in range(MAX_FIXES))) == 204
    assert ignore(client, "/0", "/1") == 204
    assert ignore(client, "/0", "/more") == 422
    assert ignore(client, "/0", ignored=False) == 204
    assert ignore(client, "/more") == 204
    client.delete(f"/v1/host/{HOST}")
    with app.app_context():
        assert not IgnoredMiss.select().count()


# --- bounds -------------------------------------------------------------------------------------------------------


def short_path(chance: random.Random) -> str:
    """A path that no rule masks."""
    return "/" + "-".join("".join(chance.choices(string.ascii_lowercase, k=4)) for _ in range(3))


def size_of(misses: MissCounter) -> int:
    """Bytes of what waits."""
    size = 0
    for paths_ in misses._waiting.values():
        size += sys.getsizeof(paths_) + sum(sys.getsizeof(key) + sys.getsizeof(path) for key, path in paths_.items())
    return size


def test_random_paths_leave_a_bounded_number_of_rows_and_no_memory(app: Flask, connect: Callable[..., str]) -> None:
    """TEST_LONG=1: a million of them."""
    connect()
    visits, each = (1_000_000, 20_000) if LONG else (20_000, 4_000)
    chance, misses = random.Random(1), parts_of(app)[MissCounter]
    with app.app_context():
        owner = (HOST, first_workspace().id)
    sizes = []
    for begin in range(0, visits, each):
        for number in range(begin, begin + each):
            misses.count(*owner, short_path(chance), False)
            if number % 100 == 0:
                misses.count(*owner, "/common", False)
        assert misses.waiting <= counting.MAX_PATHS_OF_HOST
        sizes.append(size_of(misses))
        assert misses.write()
        assert (misses.waiting, misses._waiting) == (0, {})
    assert max(sizes) < 1_000_000
    rows = stored(app)
    assert len(rows) == MISSES_A_DAY + 1
    assert sum(people for _, people, _ in rows) == visits + visits // 100
    by_path = {path: people for path, people, _ in rows}
    assert by_path["/common"] == visits // 100
    assert by_path[REST] > 0


def test_each_hostname_has_room(app: Flask, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "MAX_PATHS_OF_HOST", 5)
    monkeypatch.setattr(counting, "MAX_PATHS", 8)
    with app.app_context():
        workspace_id = first_workspace().id
    misses = parts_of(app)[MissCounter]
    for host in ("a.acme.test", "b.acme.test", "c.acme.test"):
        connect(host)
        for number in range(7):
            misses.count(host, workspace_id, f"/{number}", False)
    assert misses.waiting == 8
    stored(app)
    with app.app_context():
        counts = [(row.host_id, row.path, row.people) for row in Miss.select().order_by(Miss.host, Miss.path)]
    assert [people for host, path, people in counts if path == REST] == [2, 4, 7]
    assert sum(people for *_, people in counts) == 21


def test_the_commonest_paths_stay(app: Flask, connect: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    connect()
    monkeypatch.setattr(counting, "MISSES_A_DAY", 3)
    with app.app_context():
        owner = (HOST, first_workspace().id)
    misses = parts_of(app)[MissCounter]
    for path, people, bots in (("/a", 5, 0), ("/b", 3, 0), ("/c", 0, 9), ("/d", 1, 0), ("/e", 2, 0)):
        for _ in range(people):
            misses.count(*owner, path, False)
        for _ in range(bots):
            misses.count(*owner, path, True)
    assert stored(app) == [("", 1, 9), ("/a", 5, 0), ("/b", 3, 0), ("/e", 2, 0)]
    for _ in range(3):
        misses.count(*owner, "/d", False)
    assert stored(app) == [("", 3, 9), ("/a", 5, 0), ("/b", 3, 0), ("/d", 3, 0)]


def test_a_visit_does_not_wait_for_a_write(
    app: Flask, connect: Callable[..., str], visit: Visit, missed: Callable[..., Any]
) -> None:
    connect()
    visit("/a")
    with app.app_context(), database.atomic():
        began = time.monotonic()
        assert visit("/a").status_code == 404
        assert time.monotonic() - began < 1
    assert missed()["data"][0]["people"] == 2


def test_they_are_written_by_themselves(
    app: Flask, connect: Callable[..., str], visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "WRITE_EVERY_S", 0.01)
    connect()
    for number in range(2):
        visit(f"/{number}")
        deadline = time.monotonic() + 10
        with app.app_context():
            while not Miss.select().where(Miss.path == f"/{number}").exists():
                assert time.monotonic() < deadline
                time.sleep(0.01)


def test_what_cannot_be_written_waits(
    app: Flask,
    connect: Callable[..., str],
    visit: Visit,
    missed: Callable[..., Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    connect()
    visit("/a")
    with app.app_context():
        database.current().execute_sql("ALTER TABLE miss RENAME TO elsewhere")
        assert not parts_of(app)[MissCounter].write()
        visit("/a")
        database.current().execute_sql("ALTER TABLE elsewhere RENAME TO miss")
    assert "could not be written" in caplog.text
    assert missed()["data"][0]["people"] == 2


def test_threads_lose_no_count(app: Flask, connect: Callable[..., str], missed: Callable[..., Any]) -> None:
    connect()
    with app.app_context():
        owner = (HOST, first_workspace().id)
    misses = parts_of(app)[MissCounter]

    def count() -> None:
        for number in range(2_000):
            misses.count(*owner, f"/{number % 5}", False)

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for _ in range(5):
        misses.write()
    for thread in threads:
        thread.join()
    assert sum(row["people"] for row in missed()["data"]) == 8_000


def test_a_clean_stop_writes_them(make_app: Callable[..., Flask], tmp_path: Any) -> None:
    from signpost.factory import close_app
    from signpost.testing import Signpost

    app = make_app(INSTANCE=str(tmp_path / "own"))
    signpost = Signpost(app)
    signpost.connect(HOST)
    signpost.visit(f"http://{HOST}/a")
    close_app(app)
    again = make_app(INSTANCE=str(tmp_path / "own"))
    assert stored(again) == [("/a", 1, 0)]


def test_they_go_with_their_hostname_and_after_90_days(
    app: Flask, connect: Callable[..., str], visit: Visit, client: Client, clock: Clock
) -> None:
    connect()
    connect("other.acme.test")
    visit("/a")
    visit("/b", host="other.acme.test")
    assert len(stored(app)) == 2
    visit("/late")
    assert client.delete(f"/v1/host/{HOST}").status_code == 204
    assert stored(app) == [("/b", 1, 0)]
    for days, left in ((90, 2), (1, 1), (90, 0)):
        clock.move(days=days)
        if days == 90 and left == 2:
            visit("/new", host="other.acme.test")
            stored(app)
        with app.app_context():
            retention.sweep()
        assert len(stored(app)) == left


# --- the list -----------------------------------------------------------------------------------------------------


def test_what_is_answered_now_is_left_out(
    connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], visit: Visit, missed: Callable[..., Any]
) -> None:
    connect()
    for path in ("/a", "/b%20c", "/d/e", "/d/f"):
        visit(path)
    make_link(alias="a")
    assert paths(missed()) == ["/b%20c", "/d/e", "/d/f"]
    make_link(alias="d", forward_path=True)
    assert paths(missed()) == ["/b%20c"]


def test_the_rest_is_the_last_row(connect: Callable[..., str], visit: Visit, missed: Callable[..., Any]) -> None:
    connect()
    for number in range(5):
        for _ in range(5 - number):
            visit(f"/{number}")
    found = missed(per_page=2)
    assert [(row["host"], row["path"], row["people"]) for row in found["data"]] == [
        (HOST, "/0", 5), (HOST, "/1", 4), (None, None, 6),
    ]  # fmt: skip
    assert found["data"][-1]["last_seen"]


def test_hostnames_are_filtered_and_those_of_others_not_seen(
    app: Flask, connect: Callable[..., str], visit: Visit, missed: Callable[..., Any], other_workspace: Any
) -> None:
    from signpost.operations.hosts import hosts

    with app.app_context():
        hosts.connect_host(other_workspace, host="theirs.acme.test")
    for host in ("a.acme.test", "b.acme.test"):
        connect(host)
        visit("/x", host=host)
    visit("/secret", host="theirs.acme.test")
    assert [row["host"] for row in missed()["data"]] == ["a.acme.test", "b.acme.test"]
    assert [row["host"] for row in missed(host="B.acme.test")["data"]] == ["b.acme.test"]
    assert len(missed(host="a.acme.test,b.acme.test")["data"]) == 2
    assert missed(host="theirs.acme.test") == {"data": [], "proposals": []}


@pytest.mark.parametrize(
    "query",
    ["filter[days]=0", "filter[days]=91", "filter[days]=x", "filter[scanners]=perhaps", "per_page=0", "per_page=1001",
     "filter[path]=x", "filter[host]=a&filter[host]=b", "sort=id"],
)  # fmt: skip
def test_a_bad_query_is_refused(client: Client, query: str) -> None:
    answer = client.get(f"/v1/misses?{query}")
    assert answer.status_code == 422
    assert answer.json["errors"]


def test_the_nearest_paths_are_alike(
    connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], visit: Visit, missed: Callable[..., Any]
) -> None:
    connect()
    for alias in ("blog/spring-sale", "blog/summer", "shop/boots", "spring-sales", "zebra", "other"):
        make_link(alias=alias)
    for _ in range(2):
        visit("/blog/spring-sale.html")
    visit("/xyz-nothing-like-it")
    first, second = missed()["data"]
    assert first["nearest"][0] == "/blog/spring-sale"
    assert len(first["nearest"]) <= 3
    assert "/spring-sales" in first["nearest"]
    assert second["nearest"] == []


def test_five_below_one_folder_propose_a_pattern(
    connect: Callable[..., str], visit: Visit, missed: Callable[..., Any]
) -> None:
    connect()
    for number in range(4):
        visit(f"/blog/{number}")
        visit(f"/docs/v1/{number}")
        visit(f"/shop/2019/{number}")
        visit(f"/{number}")
    visit("/docs/v1/guide/4")
    visit("/shop/2020/4")
    for name in ("setup", "install", "user", "options", "edit"):
        visit(f"/wp-admin/{name}.php")
        visit(f"/u/ann{name}@example.com/x")
    assert missed()["proposals"] == [
        {"host": HOST, "pattern": "/docs/v1/*", "paths": 5, "people": 5},
        {"host": HOST, "pattern": "/shop/*", "paths": 5, "people": 5},
    ]
    visit("/blog/4")
    visit("/blog/4")
    assert missed()["proposals"][0] == {"host": HOST, "pattern": "/blog/*", "paths": 5, "people": 6}


def test_a_list_takes_a_bounded_amount_of_work(
    app: Flask,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    missed: Callable[..., Any],
) -> None:
    """The worst: as many rows as a day has, and paths that are all alike, of one letter."""
    connect()
    for number in range(20):
        make_link(alias="a" * (10 + number))
    with app.app_context(), database.atomic():
        today = times.now().date().isoformat()
        Miss.insert_many(
            {"host": HOST, "day": today, "path": "/" + "ab" * number, "people": 1, "bots": 0, "last_seen": ""}
            for number in range(1, 128)
        ).execute()
        Miss.insert_many(
            {"host": HOST, "day": today, "path": f"/{number}", "people": 1, "bots": 0, "last_seen": times.now_text()}
            for number in range(873)
        ).execute()
    requested = middleware.of(app).records.database_reads
    began = time.thread_time()
    assert len(missed()["data"]) == 1_000
    assert time.thread_time() - began < 3
    assert middleware.of(app).records.database_reads - requested <= listing.MAX_LOOKED_UP


def test_by_command(
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
    missed: Callable[..., Any],
    run_command: RunCommand,
) -> None:
    connect()
    make_link(alias="old")
    for number in range(5):
        visit(f"/blog/{number}")
    visit("/olds")
    visit("/wp-login.php")
    found = missed()
    done = run_command("misses", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout) == found
    lines = run_command("misses", "--host", HOST, "--days", "1").stdout.splitlines()
    assert len(lines) == 7
    assert any(line.endswith(f"{HOST}/olds  near: /old") for line in lines)
    assert lines[-1] == f"{HOST}/blog/* would answer 5 of these paths (5 visits)."
    assert "wp-login" in run_command("misses", "--scanners").stdout
    assert "all others" in run_command("misses", "--count", "1").stdout
    assert run_command("misses", "--days", "91").exit_code == 2
