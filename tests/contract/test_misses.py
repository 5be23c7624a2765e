"""GET /misses: what visitors asked for and nothing answers. An extension."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

from .client import Api
from .errors import rejected
from .records import DEST

BROWSER = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


@pytest.fixture
def missed(api: Api, host: str) -> Callable[..., Any]:
    """The list for the test's hostname."""

    def do(**query: Any) -> Any:
        answer = api("GET", "/misses", query={"filter[host]": host, **query})
        assert answer.status == 200, answer.text
        return answer.json

    return do


def test_what_nothing_answers_is_listed(api: Api, host: str, link: Any, missed: Callable[..., Any]) -> None:
    link(alias="abc")
    link(alias="blog/spring")
    for path in ("/blog/spring.html", "/blog/spring.html?ref=x", "/u/ann@dest.example", "/abc", "/wp-login.php"):
        api.visit(host, path, headers=BROWSER)
    api.visit(host, "/blog/spring.html", headers={"User-Agent": "Googlebot/2.1"})
    api.visit(host, "/blog/spring.html", method="HEAD", headers=BROWSER)

    first, second = missed()["data"]

    assert set(first) == {"host", "path", "people", "bots", "last_seen", "is_scanner", "nearest", "similar", "likeness"}
    assert (first["host"], first["path"], first["people"], first["bots"]) == (host, "/blog/spring.html", 2, 1)
    assert (first["is_scanner"], first["nearest"]) == (False, ["/blog/spring"])
    # Where that leads, and not the link itself: a redirect to it would make a chain.
    assert (first["similar"], first["likeness"]) == ("https://dest.example/landing", "similar")
    assert (second["path"], second["people"]) == ("/u/{email}", 1)
    shown = {row["path"]: row["is_scanner"] for row in missed(**{"filter[scanners]": "true"})["data"]}
    assert shown["/wp-login.php"] is True


def test_what_is_not_counted(api: Api, host: str, missed: Callable[..., Any]) -> None:
    """Programs that look ahead, and HEAD; nor what a visitor is not shown as missing."""
    for headers in ({"Sec-Purpose": "prefetch"}, {"Purpose": "prefetch"}):
        api.visit(host, "/ahead", headers={**BROWSER, **headers})
    api.visit(host, "/ahead", method="HEAD", headers=BROWSER)
    api.visit(host, "/robots.txt", headers=BROWSER)
    api.visit(host, "/seen", headers=BROWSER)

    assert [row["path"] for row in missed()["data"]] == ["/seen"]


def test_a_row_goes_once_a_record_answers(api: Api, host: str, link: Any, missed: Callable[..., Any]) -> None:
    api.visit(host, "/abc", headers=BROWSER)
    assert [row["path"] for row in missed()["data"]] == ["/abc"]

    link(alias="abc")

    assert missed()["data"] == []


def test_a_pattern_is_proposed(api: Api, host: str, missed: Callable[..., Any]) -> None:
    for number in range(5):
        api.visit(host, f"/blog/{number}", headers=BROWSER)

    assert missed()["proposals"] == [{"host": host, "pattern": "/blog/*", "paths": 5, "people": 5}]
    assert missed(per_page=2)["data"][-1]["path"] is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("filter[days]", "0"),
        ("filter[days]", "91"),
        ("filter[scanners]", "x"),
        ("filter[path]", "x"),
        ("per_page", "0"),
    ],
)
def test_bad_filters_are_refused(api: Api, name: str, value: str) -> None:
    assert rejected(api("GET", "/misses", query={name: value}))


def test_another_workspace_sees_nothing(api: Api, host: str, other_workspace: Api) -> None:
    api.visit(host, f"/secret{time.time_ns()}", headers=BROWSER)

    assert other_workspace("GET", "/misses", query={"filter[host]": host}).json == {"data": [], "proposals": []}


# What programs try on every host, by who tries it.
TRIED = [
    "/wp-login.php", "/xmlrpc.php", "/wp-config.php", "/wp-cron.php", "/wp-admin", "/wp-includes",
    "/wp-admin/install.php", "/wp-includes/x.js", "/wp-json/wp/v2/users", "/blog/wp-login.php", "/wp/wp-login.php",
    "/wordpress/wp-admin/setup.php", "/wp-signup.php", "/wp-load.php", "/wp-trackback.php", "/wp-comments-post.php",
    "/shop/wlwmanifest.xml", "/any/xmlrpc.php", "/any/wp-login.php", "/.env", "/.env.local", "/api/.env",
    "/api/.env.prod", "/.git/config", "/.git/HEAD", "/site/.git/config", "/.svn/entries", "/.hg/store",
    "/.aws/credentials", "/.ssh/id_rsa", "/.vscode/sftp.json", "/.idea/workspace.xml", "/.DS_Store", "/.htaccess",
    "/.htpasswd", "/.bash_history", "/.npmrc", "/.ftpconfig", "/sftp-config.json", "/.well-known/nothing",
    "/phpinfo.php", "/info.php", "/php.php", "/test.php", "/shell.php", "/cmd.php", "/adminer.php", "/admin.php",
    "/alfa.php", "/alfanew.php", "/c99.php", "/r57.php", "/wso.php", "/upload.php", "/up.php", "/x.php", "/1.php",
    "/eval-stdin.php", "/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php", "/lib/eval-stdin.php", "/fm.php",
    "/filemanager.php", "/mysql.php", "/pma", "/pma/index.php", "/phpmyadmin", "/phpMyAdmin/index.php", "/myadmin",
    "/myadmin/x", "/server-status", "/server-info", "/web.config", "/config.json", "/config.yml",
    "/docker-compose.yml", "/composer.json", "/composer.lock", "/package.json", "/credentials", "/id_rsa",
    "/dump.sql", "/backup.sql", "/backup.zip", "/backup.tar.gz", "/database.sql", "/db.sql", "/www.zip",
    "/site.zip", "/HNAP1", "/boaform/admin/formLogin", "/boaform/x", "/goform/set_LimitClient_cfg", "/goform/x",
    "/manager/html", "/owa/auth/logon.aspx", "/owa/x", "/ecp/x", "/autodiscover/autodiscover.xml",
    "/autodiscover/x", "/actuator", "/actuator/health", "/telescope/requests", "/telescope/x",
    "/_ignition/execute-solution", "/graphql", "/console", "/solr", "/solr/admin", "/jenkins/login",
    "/cgi-bin/x.cgi", "/remote/fgt_lang?lang=x", "/nmaplowercheck1", "/sdk/x", "/evox/about", "/portal/redlion",
    "/favicon.png", "/ads.txt", "/app-ads.txt", "/security.txt", "/humans.txt", "/llms.txt",
    "/apple-touch-icon.png", "/apple-touch-icon-120x120.png", "/browserconfig.xml", "/crossdomain.xml",
    "/clientaccesspolicy.xml", "/sellers.json",
]  # fmt: skip
# What an old site may have had.
OWN_PATHS = [
    "/index.php",
    "/login.php",
    "/blog/env",
    "/git/config",
    "/backup",
    "/wp-content/a.jpg",
    "/admin",
    "/x.sql",
    "/old/info.php",
]


def test_what_programs_try_on_every_host(api: Api, host: str, missed: Callable[..., Any]) -> None:
    """It is in the list only where it is wanted; what a site may have had always is."""
    for path in (*TRIED, *OWN_PATHS):
        assert api.visit(host, path).location is None, path

    assert {row["path"] for row in missed()["data"]} == {*OWN_PATHS}
    shown = missed(**{"filter[scanners]": "true", "per_page": 1000})["data"]
    assert {row["path"] for row in shown if not row["is_scanner"]} == {*OWN_PATHS}
    assert len([row for row in shown if row["is_scanner"]]) == len(TRIED)


UUID = "123e4567-e89b-12d3-a456-426614174000"
JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0"
# A path that is visited, and the one that is listed: one spelling, and nothing personal.
SPELLINGS = [
    ("/caf%C3%A9/", "/café"),
    ("/a/b/", "/a/b"),
    ("/a%2db", "/a-b"),
    ("/a%20b", "/a%20b"),
    ("/100%", "/100%25"),
    ("/u/ann@dest.example", "/u/{email}"),
    ("/u/ann%40dest.example/x", "/u/{email}/x"),
    ("/u/ann%2540dest.example", "/u/{email}"),
    ("/img/logo@2x.png", "/img/logo@2x.png"),
    ("/a@b", "/a@b"),
    (f"/reset/{UUID}", "/reset/{token}"),
    (f"/reset/{UUID.upper()}/x", "/reset/{token}/x"),
    (f"/auth/{JWT}", "/auth/{token}"),
    ("/h/0123456789abcdef", "/h/{token}"),
    ("/h/0123456789abcde", "/h/0123456789abcde"),
    ("/tel/0123456789", "/tel/{token}"),
    ("/tel/012345678", "/tel/012345678"),
    ("/n/2026-11-23", "/n/2026-11-23"),
    ("/t/aZ3kQ9pX7vB2nM5c", "/t/{token}"),
    ("/t/aZ3kQ9pX7vB2nM5c.jpg", "/t/{token}.jpg"),
    ("/t/aZ3kQ9pX7vB2nM5", "/t/aZ3kQ9pX7vB2nM5"),
    ("/t/q7w8e9r4t5y6u1i2o3p4", "/t/{token}"),
    ("/t/q7w8e9r4t5y6u1i2", "/t/q7w8e9r4t5y6u1i2"),
    ("/t/bcdfghjklmnpqrstvwxz", "/t/bcdfghjklmnpqrstvwxz"),
    ("/a/the-quick-brown-fox-jumps-over", "/a/the-quick-brown-fox-jumps-over"),
    ("/a/TheQuickBrownFoxJumpsOver", "/a/TheQuickBrownFoxJumpsOver"),
    ("/a/aQwErTyUiOpAsDfGhJkL", "/a/{token}"),
    ("/" + "x" * 255, "/" + "x" * 255),
    ("/" + "x" * 256, "/" + "x" * 252 + "…"),
    ("/" + "ä" * 60 + "x" * 135, "/" + "ä" * 60 + "x" * 135),
    ("/" + "ä" * 60 + "y" * 136, "/" + "ä" * 60 + "y" * 132 + "…"),
    # An escape is never cut.
    ("/" + "ä" * 127, "/" + "ä" * 85 + "…"),
]


def test_a_path_is_listed_in_one_spelling_and_without_what_is_personal(
    api: Api, host: str, missed: Callable[..., Any]
) -> None:
    for path, _ in SPELLINGS:
        api.visit(host, quote(path, safe="/%@"))
    rows = missed()["data"]

    assert Counter({row["path"]: row["people"] for row in rows}) == Counter(shown for _, shown in SPELLINGS)
    assert [row["people"] for row in rows] == sorted((row["people"] for row in rows), reverse=True)


def test_up_to_three_paths_that_are_alike(api: Api, host: str, link: Any, missed: Callable[..., Any]) -> None:
    for alias in ("shop/boots", "shop/boot", "shop/boots2", "shop/boots-red", "about"):
        link(alias=alias)
    for path in ("/shop/boots.html", "/About.htm", "/q/zzz"):
        api.visit(host, path)
    nearest = {row["path"]: row["nearest"] for row in missed()["data"]}

    assert nearest["/About.htm"] == ["/about"]
    assert nearest["/q/zzz"] == []
    assert len(nearest["/shop/boots.html"]) == 3
    assert nearest["/shop/boots.html"][0] == "/shop/boots"


def test_patterns_for_folders(api: Api, host: str, link: Any, missed: Callable[..., Any]) -> None:
    """For five paths and not for four; those with the most visits come first."""
    for number in range(5):
        api.visit(host, f"/few/{number}")
        for _ in range(2):
            api.visit(host, f"/news/2020/{number}")
    for number in range(4):
        api.visit(host, f"/four/{number}")

    found = missed()

    assert found["proposals"] == [
        {"host": host, "pattern": "/news/2020/*", "paths": 5, "people": 10},
        {"host": host, "pattern": "/few/*", "paths": 5, "people": 5},
    ]
    rest = missed(per_page=3)["data"]
    assert len(rest) == 4
    assert (rest[-1]["host"], rest[-1]["path"], rest[-1]["nearest"], rest[-1]["is_scanner"]) == (None, None, [], False)
    assert sum(row["people"] for row in rest) == 19
    assert [row["people"] for row in rest[:3]] == [2, 2, 2]


@pytest.mark.parametrize(("days", "per_page"), [("1", "1"), ("90", "1000")])
def test_the_limits_of_its_filters(api: Api, host: str, missed: Callable[..., Any], days: str, per_page: str) -> None:
    api.visit(host, "/seen", headers={"User-Agent": "Googlebot/2.1"})
    other = api("GET", "/misses", query={"filter[host]": f"{host},other.acme.test", "filter[days]": days})

    (row,) = missed(**{"filter[days]": days, "per_page": per_page})["data"]

    assert (row["people"], row["bots"]) == (0, 1)
    assert other.json["data"] == [row]


def test_where_a_query_decides_its_names_are_listed(api: Api, host: str, missed: Callable[..., Any]) -> None:
    """Never its values; and none where no record asks for a query."""
    assert api("POST", "/redirect", {"url": f"https://{host}/index.php?id=1", "destination": DEST}).status == 200
    for query in ("?id=2&lang=de", "?lang=fr&id=3", "?utm=x", "", "?id=1"):
        api.visit(host, f"/index.php{query}")
    api.visit(host, "/else.php?id=2")

    rows = {row["path"]: row["people"] for row in missed()["data"]}

    assert rows["/index.php?id&lang"] == 2
    assert sum(count for path, count in rows.items() if path.startswith("/index.php")) == 4
