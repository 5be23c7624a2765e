"""Redirects in the formats of other servers: what docs/redirect-files.md says of each, and what is written is read."""

import contextlib
import io
import json
import re
import time
from dataclasses import replace
from urllib.parse import unquote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from redirect_formats import REDIRECT_FORMATS, cloudflare_bulk, firebase, json_files, nginx_syntax, order, regexes
from redirect_formats.order import by_precedence
from redirect_formats.rules import (
    MAX_LINE,
    NAMED,
    NAMES,
    SAME,
    LineRefusal,
    Match,
    NotExpressible,
    Reading,
    RedirectRule,
    canonical,
    segments_of,
    whole_lines,
    without_rest,
)
from signpost.domain import strict_json
from signpost.domain.errors import ServiceError
from tests.conftest import ROOT
from tests.lanes import share

# Characters of a line that come at once.
MAX_PART = 64 * 1024

# --- what the page says ------------------------------------------------------------------------------------------

_HEADING = re.compile(r"^### .*`--from ([a-z-]+)`", re.MULTILINE)
_ROW = re.compile(r"^\| (`.*`) \| (.*) \|$", re.MULTILINE)


def examples() -> list[tuple[str, str, str]]:
    """Each line of the tables of docs/redirect-files.md: the format, what is in the file, and what the page says."""
    text = (ROOT / "docs/redirect-files.md").read_text(encoding="utf-8")
    headings = [*_HEADING.finditer(text)]
    found = []
    for heading, after in zip(headings, [*headings, None][1:], strict=False):
        section = text[heading.end() : after.start() if after else len(text)].partition("\n## ")[0]
        for row in _ROW.finditer(section):
            lines = [line.strip("`") for line in row[1].split("<br>")]
            outcome = row[2] if row[2].startswith("`") else re.sub(r"\\([*_<|])", r"\1", row[2])
            found.append((heading[1], "\n".join(lines).replace("\\|", "|"), outcome))
    return found


def read(format_: str, text: str) -> Reading:
    return REDIRECT_FORMATS[format_].read(text.splitlines(keepends=True))


def whole_file(format_: str, example: str) -> str:
    """An example as a file."""
    if format_ == "vercel":
        return f'{{"redirects": [{example}]}}'
    if format_ == "firebase":
        return f'{{"hosting": {{"redirects": [{example}]}}}}'
    if format_ == "wordpress-redirection":
        if example.startswith("{"):
            return f'{{"redirects": [{example}]}}'
        return f"source,target,regex,code,type,hits,title,status\n{example}\n"
    return example + "\n"


def said(row: RedirectRule | LineRefusal) -> str:
    """A row in the words of the page."""
    if isinstance(row, LineRefusal):
        return row.reason
    source = f"`{row.host}{row.url}`"
    if row.match is Match.PREFIX:
        source += " and everything below"
    if row.destination is None:
        return f"{source}: gone (410)"
    further = [
        *(["appends the rest of the path"] * row.forward_path),
        *(["forwards the query"] * row.forward_query),
        *(["paused"] * row.is_paused),
    ]
    text = f"{source} to `{row.destination}`, {', '.join([str(row.status), *further])}"
    return f"{text}. {row.note}" if row.note else text


@pytest.mark.parametrize(("format_", "example", "outcome"), examples())
def test_the_page_says_what_becomes_of_a_line(format_: str, example: str, outcome: str) -> None:
    assert "; ".join(said(row) for _, row in read(format_, whole_file(format_, example)).rows) == outcome


def test_the_page_has_examples_of_each_format() -> None:
    found = examples()
    for format_ in REDIRECT_FORMATS:
        outcomes = [outcome for name, _, outcome in found if name == format_]
        assert sum(outcome.startswith("`") for outcome in outcomes) >= 3, format_
        assert sum(not outcome.startswith("`") for outcome in outcomes) >= 3, format_


# Everyday ways to lead to HTTPS, or to the hostname with www or without: in a file .htaccess.
SPELLINGS_OF_HTACCESS = [
    "RewriteCond %{HTTPS} off\nRewriteRule (.*) https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]",
    "RewriteCond %{HTTPS} off\nRewriteCond %{REQUEST_URI} !^/\\.well-known/\n"
    "RewriteRule (.*) https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]",
    "RewriteCond %{REQUEST_URI} !^/\\.well-known/\nRewriteCond %{HTTPS} !=on\n"
    "RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [L,R=301]",
    "RewriteCond %{SERVER_PORT} 80\nRewriteRule ^(.*)$ https://s9.test/$1 [R=301,L]",
    "RewriteCond %{HTTP:X-Forwarded-Proto} =http\nRewriteRule ^(.*)$ https://s9.test/$1 [R=301,L]",
    "RewriteCond %{HTTPS} off [OR]\nRewriteCond %{HTTP_HOST} ^www\\. [NC]\n"
    "RewriteCond %{HTTP_HOST} ^(?:www\\.)?(.+)$ [NC]\nRewriteRule ^ https://%1%{REQUEST_URI} [L,NE,R=301]",
    "RewriteCond %{HTTP_HOST} ^www\\.(.+)$ [NC]\nRewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]",
    "RewriteCond %{HTTP_HOST} ^s9\\.test [NC]\nRewriteRule ^(.*)$ https://www.s9.test/$1 [L,R=301]",
    "RewriteCond %{HTTP_HOST} ^s9\\.test$ [NC]\nRewriteRule ^(.*)$ https://www.s9.test/$1 [L,R=301]",
    "RewriteCond %{HTTP_HOST} ^www\\.s9\\.test$ [NC]\nRewriteRule ^(.*)$ https://s9.test/$1 [L,R=301]",
]
# In a server of nginx, whose names are s9.test and www.s9.test, or are not known.
SPELLINGS_OF_NGINX = [
    'if ($scheme != "https") { return 301 https://s9.test$request_uri; }',
    "if ($host = www.s9.test) { return 301 https://s9.test$request_uri; }",
    "if ($host ~* ^www\\.(.*)) { return 301 https://$1$request_uri; }",
    "if ($host ~* ^www\\.(.*)) { set $bare $1; rewrite ^(.*)$ https://$bare$1 permanent; }",
    "if ($host !~* ^www\\.) { rewrite ^(.*)$ https://www.$host$1 permanent; }",
    "if ($host = s9.test) { rewrite ^/(.*)$ https://www.s9.test/$1 permanent; }",
    "if ($host != s9.test) { return 301 $scheme://s9.test$request_uri; }",
    "if ($http_x_forwarded_proto = http) { return 301 https://$host$uri$is_args$args; }",
    "if ($https != on) { rewrite ^ https://s9.test$request_uri? permanent; }",
]


@pytest.mark.parametrize("spelling", SPELLINGS_OF_HTACCESS)
@pytest.mark.parametrize("around", ["{}", "<VirtualHost *:80>\nServerName s9.test\n{}</VirtualHost>"])
def test_another_spelling_of_the_hostname_is_no_exception_in_apache(spelling: str, around: str) -> None:
    text = around.format(f"RewriteEngine on\n{spelling}\nRewriteRule ^/?y$ /yy [R=301,L]\nRedirect 301 /z /zz\n")
    created = {row.path for _, row in read("apache", text).rows if isinstance(row, RedirectRule)}
    assert {"/y", "/z"} <= created


@pytest.mark.parametrize("spelling", SPELLINGS_OF_NGINX)
@pytest.mark.parametrize("names", ["server_name s9.test www.s9.test;", "server_name s9.test;", ""])
def test_another_spelling_of_the_hostname_is_no_exception_in_nginx(spelling: str, names: str) -> None:
    text = f"server {{ {names}\n{spelling}\nlocation = /z {{ return 301 /zz; }} }}"
    created = {row.path for _, row in read("nginx", text).rows if isinstance(row, RedirectRule)}
    assert "/z" in created


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        (
            "nginx",
            "server {{ server_name {0}; return 301 https://s9.test$request_uri; }}\n"
            "server {{ listen 443 ssl; server_name s9.test; location = /z {{ return 301 /zz; }} }}",
        ),
        (
            "apache",
            "<VirtualHost *:80>\nServerName {0}\nRedirect permanent / https://s9.test/\n</VirtualHost>\n"
            "<VirtualHost *:443>\nServerName s9.test\nRedirect 301 /z /zz\n</VirtualHost>\n",
        ),
        (
            "apache",
            "<VirtualHost *:80>\nServerName {0}\nRewriteEngine on\n"
            "RewriteRule ^ https://s9.test%{{REQUEST_URI}} [R]\n"
            "</VirtualHost>\n<VirtualHost *:443>\nServerName s9.test\nRedirect 301 /z /zz\n</VirtualHost>\n",
        ),
    ],
)
@pytest.mark.parametrize("names", ["s9.test", "www.s9.test"])
def test_a_server_that_leads_to_https_is_no_exception(format_: str, text: str, names: str) -> None:
    rows = [row for _, row in read(format_, text.format(names)).rows]
    assert [row.host for row in rows if isinstance(row, RedirectRule) and row.path == "/z"] == ["s9.test"]
    if names == "s9.test":
        assert [row.reason for row in rows if isinstance(row, LineRefusal)] == [SAME]


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        (
            "apache",
            "RewriteEngine on\nRewriteCond %{HTTP_USER_AGENT} x [OR]\nRewriteCond %{HTTPS} off\n"
            "RewriteRule ^(.*)$ https://other.test/$1 [R,L]\nRedirect 301 /z /zz\n",
        ),
        (
            "apache",
            "RewriteEngine on\nRewriteCond %{HTTPS} off\n"
            "RewriteRule ^(.*)$ https://s9.test/x/$1 [R,L]\nRedirect /z /zz\n",
        ),
        (
            "apache",
            "RewriteEngine on\nRewriteCond %{HTTP_HOST} ^s9\\.test [NC]\n"
            "RewriteRule ^(.*)$ https://other.test/$1 [R,L]\n"
            "Redirect 301 /z /zz\n",
        ),
        (
            "nginx",
            'server { server_name s9.test; if ($scheme != "https") '
            "{ return 301 https://other.test$request_uri; }\n"
            "location = /z { return 301 /zz; } }",
        ),
        (
            "nginx",
            "server { server_name s9.test; if ($http_x = y) { return 301 https://s9.test/x$request_uri; }\n"
            "location = /z { return 301 /zz; } }",
        ),
    ],
)
def test_another_hostname_or_path_is_an_exception(format_: str, text: str) -> None:
    assert not [row for _, row in read(format_, text).rows if isinstance(row, RedirectRule)]


@pytest.mark.parametrize(
    ("format_", "text", "written"),
    [
        (
            "nginx",
            'if ($scheme  !=\n"http s") { return 301 /x; }\nlocation = /z { return 301 /zz; }',
            'if ($scheme != "http s")',
        ),
        (
            "nginx",
            "rewrite '^/z x' /y last;\nlocation = /z { return 301 /zz; }\nlocation / { return 301 /y; }",
            "rewrite '^/z x' /y last",
        ),
        (
            "apache",
            'RewriteEngine on\nRewriteRule "^z x" /y [L]\nRewriteRule ^(.*)$ /zz [R,L]',
            'RewriteRule "^z x" /y [L]',
        ),
        (
            "apache",
            "RewriteEngine on\nRewriteCond %{HTTP_COOKIE} x\n"
            "RewriteRule (.*) https://%{HTTP_HOST}%{REQUEST_URI}?tracking=1 [L,R=301]\nRedirect /z /zz",
            "RewriteRule (.*) https://%{HTTP_HOST}%{REQUEST_URI}?tracking=1 [L,R=301]",
        ),
    ],
)
def test_a_reason_shows_a_line_as_it_is_written(format_: str, text: str, written: str) -> None:
    refused = [row for _, row in read(format_, text).rows if isinstance(row, LineRefusal)]
    assert f"({written})" in refused[-1].reason
    assert written in refused[0].text


# --- whole files -------------------------------------------------------------------------------------------------


def rules_in(format_: str, text: str) -> list[str]:
    return [said(row) for _, row in read(format_, text).rows]


def test_lines_keep_their_numbers() -> None:
    text = "# a comment\n\n/a /b\n   \n/c /d 200 # why\n"
    assert [number for number, _ in read("netlify", text).rows] == [3, 5]
    nginx = 'server {\n  location = /a { return 301 /b; }\n\n  rewrite ^/x/(.*)$ "/y/$1"\n   permanent;\n}\n'
    assert [number for number, _ in read("nginx", nginx).rows] == [2, 4]
    apache = "RewriteEngine On\nRewriteRule ^a$ \\\n   /b [R=301]\nRedirect gone /x\n"
    assert [number for number, _ in read("apache", apache).rows] == [2, 4]


@pytest.mark.parametrize(
    ("format_", "text", "line"),
    [
        ("netlify", "/* https://new.example/\n/late /x\n", 1),
        ("netlify", "/:a/b /x\n/c/:d /y\n", 1),
        ("cloudflare", "/blog/* /x\n/other /y\n/blog/post /z\n", 1),
        ("apache", "Redirect /a https://x.example/\nRedirect /a/b https://y.example/\n", 1),
        # mod_rewrite decides before mod_alias.
        ("apache", "Redirect /a/b https://y.example/\nRewriteEngine on\nRewriteRule ^/?a/(.*)$ /z [R]\n", 3),
        ("nginx", "rewrite ^/a/(.*)$ /x permanent; location = /a/b { return 301 /y; }", 1),
        # A name in a parameter is a pattern, and a path itself comes before it here.
        ("netlify", "/p id=:id /q/:id 302\n/p /r\n", 1),
        (
            "vercel",
            '{"redirects": [{"source": "/p", "has": [{"type": "query", "key": "id"}], "destination": "/q"},'
            '{"source": "/p", "destination": "/r"}]}',
            1,
        ),
        # Without parameters a rule answers for all of them.
        ("netlify", "/p /r\n/p id=1 /q\n", 1),
        # Of one address the one that decides is imported, wherever it is in the file.
        ("nginx", "\nlocation ~ ^/a$ { return 301 /b; }\nlocation = /a { return 301 /c; }", 3),
        ("nginx", "\nlocation = /a { return 301 /b; }\nrewrite ^/a$ /c permanent;", 3),
        ("netlify", "http://a.example/* /x\nhttp://a.example/late /y\n", 1),
        ("netlify", "/* /x\nhttp://a.example/late /y\n", 1),
    ],
)
def test_a_line_that_an_earlier_one_overrides_is_refused(format_: str, text: str, line: int) -> None:
    """There the first decides, here the more specific one."""
    refused = [row.reason for _, row in read(format_, text).rows if isinstance(row, LineRefusal)]
    assert refused == [order.ANSWERED_BEFORE.format(line=line)]


@settings(max_examples=share(300), deadline=None)
@given(text=st.text("ab\r\n\\", max_size=40), size=st.integers(1, 9), longest=st.integers(4, 12))
def test_the_parts_of_a_line_are_one_line(text: str, size: int, longest: int) -> None:
    file = io.StringIO(text, newline="")
    lines = [*whole_lines(iter(lambda: file.readline(size), ""), longest)]
    expected = [*io.StringIO(text, newline="")]
    assert len(lines) == len(expected)
    for line, whole in zip(lines, expected, strict=True):
        assert line == whole or (len(line) > longest and len(line) <= longest + size and line[-2:] == whole[-2:])


LONG = 3 * MAX_PART


@pytest.mark.parametrize(
    ("format_", "begin", "end"),
    [
        ("netlify", "/long /x?", ""),
        ("netlify", "# ", ""),
        ("cloudflare", "/long /x?", ""),
        ("cloudflare-bulk", f"{'a' * 9}.example/,https://b.example/", ""),
        ("wordpress-redirection", "/long,/x?", ""),
        ("apache", "Redirect /long /x?", ""),
        ("apache", "# ", ""),
        # It goes on in the next line, which is a part of it.
        ("apache", "Redirect /long /x?", " \\\n /from /its/middle"),
        ("apache", "Redirect /long \\\n", "\\\nRedirect /from /x" * 30_000),
    ],
)
def test_a_line_without_end_is_one_line(format_: str, begin: str, end: str) -> None:
    """Its parts look like lines here, and are none."""
    entry = {
        "cloudflare-bulk": "a.example/{0},https://b.example/{0}",
        "wordpress-redirection": "/{0},/to/{0}",
        "apache": "Redirect /{0} /to/{0}",
    }.get(format_, "/{0} /to/{0}")
    inside = f"{entry.format('inside')} " * (LONG // len(entry))
    header = "source,target\n" if format_ == "wordpress-redirection" else ""
    text = f"{header}{entry.format('before')}\n{begin}{inside}{end}\n{entry.format('after')}\n"
    file = io.StringIO(text, newline="")
    rows = [*REDIRECT_FORMATS[format_].read(iter(lambda: file.readline(MAX_PART), "")).rows]
    first, lines = 1 + bool(header), text.count("\n")
    created = [(number, row.path) for number, row in rows if isinstance(row, RedirectRule)]
    assert created == [(first, "/before"), (lines, "/after")]
    assert {number for number, row in rows if isinstance(row, LineRefusal)} <= {first + 1}


def wordpress_entry(url: str, target: str, **more: object) -> dict[str, object]:
    return {"url": url, "action_code": 301, "action_type": "url", "action_data": {"url": target}, **more}


def in_wordpress(*entries: dict[str, object], **more: object) -> list[RedirectRule | LineRefusal]:
    text = json.dumps({"redirects": entries, **more})
    return [row for _, row in read("wordpress-redirection", text).rows]


@pytest.mark.parametrize(
    ("disabled", "active"),
    [
        ({"url": "/dis"}, {"url": "/dis"}),
        ({"url": "/sec/a"}, {"url": "^/sec/(.*)$", "regex": True}),
        ({"url": "^/sec/a/(.*)$", "regex": True}, {"url": "^/sec/(.*)$", "regex": True}),
        ({"url": "/dis?id=1"}, {"url": "/dis", "match_data": {"source": {"flag_query": "pass"}}}),
        ({"url": "/dis"}, {"url": "http://go.acme.test/dis"}),
    ],
)
@pytest.mark.parametrize("is_first", [True, False])
def test_what_is_disabled_does_not_take_the_place_of_what_is_not(
    disabled: dict[str, object], active: dict[str, object], is_first: bool
) -> None:
    off = wordpress_entry("", "/first", enabled=False) | disabled
    on = wordpress_entry("", "/second", enabled=True) | active
    rows = in_wordpress(*((off, on) if is_first else (on, off)))
    refused, created = rows if is_first else rows[::-1]
    assert isinstance(created, RedirectRule)
    assert isinstance(refused, LineRefusal)
    assert refused.reason == order.HIDES.format(line=2 if is_first else 1)


def test_what_is_disabled_reserves_nothing() -> None:
    off = wordpress_entry("^/a/(\\d+)$", "/b/$1", regex=True, enabled=False)
    of_group = wordpress_entry("^/c/(\\d+)$", "/b/$1", regex=True, group_id=7)
    active = [wordpress_entry(f"^/{name}/(.*)$", "/d", regex=True) for name in "ac"]
    rows = in_wordpress(off, of_group, *active, groups=[{"id": 7, "enabled": False}])
    assert [type(row) for row in rows] == [LineRefusal, LineRefusal, RedirectRule, RedirectRule]
    # In CSV, too.
    text = "source,target,regex,status\n^/a/(\\d+)$,/b/$1,1, disabled\n^/a/(.*)$,/d,1,active\n"
    assert [type(row) for _, row in read("wordpress-redirection", text).rows] == [LineRefusal, RedirectRule]


_WORDPRESS_SOURCES = st.sampled_from(
    ["/a", "/a/b", "/a/b/c", "/b", "/a?id=1", "^/(.*)$", "^/a/(.*)$", "^/a/b/(.*)$", "^/([^/]+)/b$", "^/a/([^/]+)$",
     "^/a(/.*)?$", "^/a/(\\d+)$"]
)  # fmt: skip


@settings(max_examples=share(300), deadline=None)
@given(lines=st.lists(st.tuples(_WORDPRESS_SOURCES, st.booleans()), max_size=6))
def test_visitors_get_what_they_would_without_the_disabled_lines(lines: list[tuple[str, bool]]) -> None:
    entries = [
        wordpress_entry(source, f"https://d.example/{number}", regex=source.startswith("^"), enabled=is_on)
        for number, (source, is_on) in enumerate(lines)
    ]
    everything = [row for row in in_wordpress(*entries) if isinstance(row, RedirectRule)]
    without = [row for row in in_wordpress(*(e for e in entries if e["enabled"])) if isinstance(row, RedirectRule)]
    for path in ("/", "/a", "/a/b", "/a/b/c", "/b", "/b/b", "/a/7", "/zz"):
        before = answering(without, path)
        if before is not None:
            assert answering(everything, path) == before


def answering(rules: list[RedirectRule], path: str) -> RedirectRule | None:
    """The rule that answers for a path here, where these are all."""
    segments = segments_of(path)
    for entry in by_precedence(rules):
        own, has_rest = order.parts_of(entry)
        is_long_enough = len(own) <= len(segments) if has_rest else len(own) == len(segments)
        if (
            is_long_enough
            and not entry.query
            and all(mine in (NAMED, theirs) for mine, theirs in zip(own, segments, strict=False))
        ):
            return entry
    return None


# The line that is refused, and the one that its reason names.
EXCEPTIONS = [
    ("netlify", "/api/* /.netlify/functions/:splat 200\n/* https://new.example/:splat 301\n", 2, 1),
    ("netlify", "/ /de 302 Language=de\n/ /en\n", 2, 1),
    ("netlify", "/post-:id /posts/:id\n/* /x/:splat\n", 2, 1),
    ("netlify", "/:a/x /b 200\n/c/* /d\n", 2, 1),
    # The second is there for the paths that the first has not.
    ("netlify", "/:a/x /b 200\n/c/* /d\n/c/y /e\n", 3, 2),
    ("cloudflare", "/api/* /index.html 200\n/* https://new.example/:splat 301\n", 2, 1),
    ("vercel", '{"redirects": [{"source": "/a", "has": [{"type": "cookie", "key": "x"}], "destination": "/b"},'
     '{"source": "/:all*", "destination": "/c"}]}', 2, 1),
    ("firebase", '{"hosting": {"redirects": [{"regex": "^/c/(\\\\d+)$", "destination": "/d/:1", "type": 301},'
     '{"source": "/c/**", "destination": "/e", "type": 301}]}}', 2, 1),
    # The most specific path decides, wherever it is.
    ("cloudflare-bulk", "a.example/,https://b.example/,,,,TRUE,TRUE\na.example/x/y,https://c.example/,,,TRUE\n", 1, 2),
    ("cloudflare-bulk", "a.example/x,https://c.example/,,,TRUE\nw.a.example/,https://b.example/,,,,TRUE,TRUE\n", 2, 1),
    ("cloudflare-bulk", "a.example/x,https://c.example/?y,,,,TRUE,TRUE\nA.example,https://b.example/,,,,TRUE\n", 2, 1),
    # `?` begins no query in these.
    ("vercel", '{"redirects": [{"source": "/a/:x?", "destination": "/b"},'
     '{"source": "/:y", "destination": "/c"}]}', 2, 1),
    ("firebase", '{"hosting": {"redirects": [{"source": "/a?", "destination": "/b"},'
     '{"source": "/ab", "destination": "/c"}]}}', 2, 1),
    ("firebase", '{"hosting": {"redirects": [{"source": "/@(a|b)/x", "destination": "/b"},'
     '{"source": "/a/x", "destination": "/c"}]}}', 2, 1),
    ("wordpress-redirection", "source,target,regex\n^/c/(\\d+)$,/d/$1,1\n^/c/(.*)$,/e,1\n", 3, 2),
    ("nginx", "location / { return 301 https://n.a$request_uri; }\nlocation /api/ { proxy_pass http://b; }", 1, 2),
    ("nginx", "location / { return 301 https://new.example$request_uri; }\nlocation = /keep { root /srv; }", 1, 2),
    ("nginx", "location /a/ { return 301 /b; }\nlocation ~ \\.php$ { fastcgi_pass x; }", 1, 2),
    ("nginx", "rewrite ^/b/(.*)$ /c/$1 last;\nrewrite ^/(.*)$ https://new.example/$1 permanent;", 2, 1),
    ("nginx", "location = /i { if ($arg_id = 5) { return 301 /five; } }\nlocation / { return 301 /x; }", 2, 1),
    ("apache", "RewriteEngine on\nRewriteRule ^/?api/ - [L]\nRewriteRule ^/?(.*)$ https://n.example/$1 [R,L]\n", 3, 2),
    ("apache", "RewriteEngine on\nProxyPass /api/ http://b/\nRewriteRule ^/?(.*)$ https://n.example/$1 [R,L]\n", 3, 2),
    ("apache", "RewriteEngine on\nRewriteRule ^a/x$ /b [L]\nRewriteRule ^a/(.*)$ /c/$1 [R,L]\n", 3, 2),
]  # fmt: skip


@pytest.mark.parametrize(("format_", "text", "refused", "named"), EXCEPTIONS)
def test_a_redirect_does_not_take_the_paths_of_an_exception_before_it(
    format_: str, text: str, refused: int, named: int
) -> None:
    reasons = {number: row.reason for number, row in read(format_, text).rows if isinstance(row, LineRefusal)}
    assert f"Line {named} (" in reasons[refused]
    assert "It is not imported" in reasons[refused]


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        ("netlify", "/api/* /f/:splat 200\n/old /new\n/blog/* /news/:splat\n"),
        ("cloudflare-bulk", "a.example/,https://b.example/,,,TRUE,TRUE\na.example/x,https://c.example/,,,,TRUE\n"
         "a.example/y,https://c.example/\nw.a.example/,https://c.example/,,,,TRUE\nb.example/,https://c.example/\n"),
        ("cloudflare-bulk", "a.example/x,https://b.example/,,,TRUE\na.example/xy,https://c.example/,,,,TRUE\n"),
        ("nginx", "location ~ \\.php$ { fastcgi_pass x; }\nlocation = /a.php { return 301 /b; }"),
        ("nginx", "location ~ \\.(png|jpg)$ { expires 1d; }\nlocation ~ ^/a$ { return 301 /b; }"),
        ("nginx", "location /api { proxy_pass http://b; }\nlocation ~ ^/apple$ { return 301 /b; }"),
        # HTTPS and the spelling of the hostname are Signpost's own business.
        ("nginx", "if ($scheme = http) { return 301 https://$host$request_uri; }\nlocation = /a { return 301 /b; }"),
        ("nginx", "if ($http_user_agent ~ bad) { return 403; }\nlocation = /a { return 301 /b; }"),
        ("apache", "RewriteEngine on\nRewriteCond %{HTTPS} off\n"
         "RewriteRule ^(.*)$ https://%{HTTP_HOST}/$1 [R,L]\nRewriteRule ^a$ /b [R,L]\n"),
        ("apache", "RewriteEngine on\nRewriteCond %{HTTP_HOST} !^www\\.\n"
         "RewriteRule ^(.*)$ https://www.a.example/$1 [R,L]\nRewriteRule ^a$ /b [R,L]\n"),
        ("apache", "RewriteEngine on\nRewriteRule .* - [E=A:1]\nRewriteRule ^a$ /b [R,L]\n"),
        # What WordPress writes: in a file .htaccess, Redirect is asked after it all the same.
        ("apache", "RewriteEngine on\nRewriteBase /\nRewriteRule ^index\\.php$ - [L]\n"
         "RewriteCond %{REQUEST_FILENAME} !-f\nRewriteRule . /index.php [L]\nRedirect 301 /old /new\n"),
    ],
)  # fmt: skip
def test_an_exception_elsewhere_is_none(format_: str, text: str) -> None:
    rows = [row for _, row in read(format_, text).rows]
    assert any(isinstance(row, RedirectRule) for row in rows)
    assert not [row for row in rows if isinstance(row, LineRefusal) and "comes first" in row.reason]


def in_json(format_: str, *sources: str) -> list[RedirectRule | LineRefusal]:
    """The rows of a file with these sources."""
    entries = [{"source": source, "destination": f"/to/{number}"} for number, source in enumerate(sources)]
    file = {"redirects": entries} if format_ == "vercel" else {"hosting": {"redirects": entries}}
    return [row for _, row in read(format_, json.dumps(file)).rows]


@pytest.mark.parametrize(
    ("format_", "unsupported", "reserved", "others"),
    [
        ("vercel", "/:a(x|y)/z", ["/x/z", "/:b/z", "/y/:c", "/:b*"], ["/about", "/q/z", "/x/y", "/x", "/x/z/q"]),
        ("vercel", r"/docs/:v(\d+)/x", ["/docs/7/x", "/docs/:v/:w", "/docs/:all*"], ["/docs/a/b/c", "/docs", "/d/7/x"]),
        ("vercel", "/docs/:v?/x", ["/docs/x", "/docs/7/x"], ["/docs/7/y", "/docs/a/b/x", "/docs"]),
        ("vercel", "/docs/:v?", ["/docs", "/docs/7"], ["/docs/7/y", "/d"]),
        ("vercel", "/a/:v(x|y)?", ["/a", "/a/x"], ["/a/z", "/a/x/y"]),
        ("vercel", "/a/:v+", ["/a/b", "/a/b/c", "/a/:x"], ["/b"]),
        ("vercel", "/a/:v*/b", ["/a/b", "/a/c/d/b", "/a/:x"], ["/a/c", "/b"]),
        ("vercel", "/a/(.*)/b", ["/a/c/b", "/a/c/d/b"], ["/a/c", "/b"]),
        ("vercel", "/a/((?!b/).*)", ["/a/c/b", "/a/c"], ["/c"]),
        ("vercel", "/a/:v([^x]+)", ["/a/b", "/a/b/c"], ["/c"]),
        ("vercel", "/a/(b/c|d)/e", ["/a/b/c/e", "/a/d/e"], ["/b"]),
        ("vercel", r"/a/:v(\d+).html", ["/a/7.html", "/a/:x"], ["/a/7", "/a/7.php", "/a/b/c.html"]),
        ("vercel", "/a/([^/]+)-x", ["/a/b-x", "/a/:b"], ["/a/b/c-x"]),
        ("vercel", r"/a\(b\)/:v(\d+)", [r"/a\(b\)/7"], ["/ab/7", "/a/7"]),
        ("firebase", "/docs/*.html", ["/docs/a.html", "/docs/*", "/docs/**"], ["/docs/a/b/c", "/docs/a", "/docs"]),
        ("firebase", "/docs/*/b?/x", ["/docs/a/bc/x", "/docs/a/*/*"], ["/docs/a/bc/y", "/docs/a"]),
        ("firebase", "/@(a|b)/x", ["/a/x", "/*/x"], ["/c/x", "/a/y"]),
        ("firebase", "/{a,b}/x", ["/a/x", "/*/x"], ["/c/x", "/a/y"]),
        ("firebase", "/{a,b/c}/x", ["/a/x", "/b/c/x"], []),
        ("firebase", "**/x.html", ["/x.html", "/a/b/x.html"], ["/a/b/c", "/y.html"]),
        ("firebase", "/a/**/x", ["/a/b/c/x", "/a/x"], ["/a/b", "/b/x"]),
        ("firebase", "/a**/x", ["/ab/x"], ["/b/x"]),
        ("firebase", "/:a(x|y)/z", ["/x/z"], ["/about", "/q/z"]),
        ("firebase", "/!(a)/z", ["/x/z"], []),
    ],
)
def test_what_is_not_imported_reserves_its_own_paths(
    format_: str, unsupported: str, reserved: list[str], others: list[str]
) -> None:
    for source in reserved:
        refused, row = in_json(format_, unsupported, source)
        assert isinstance(refused, LineRefusal)
        assert isinstance(row, LineRefusal), source
        assert row.reason.startswith("Line 1 ("), source
    for source in others:
        _, row = in_json(format_, unsupported, source)
        assert isinstance(row, RedirectRule), (source, row)


@pytest.mark.parametrize(
    ("kind", "source", "destination", "reason"),
    [
        ("source", "/a", "/b/:y", firebase.NO_NAME.format(name="y")),
        ("source", "/a", "/b/:1", firebase.NO_NAME.format(name="1")),
        ("source", "/a/:x", "/b/:y", firebase.NO_NAME.format(name="y")),
        ("source", "/a/:x", "https://x.example:8080/:x/Category:Foo", firebase.NO_NAME.format(name="Foo")),
        ("source", "/a/:x", "/b/:x?at=12:30", firebase.NO_NAME.format(name="30")),
        ("source", "/a/*", "/b/:p2", firebase.NO_NAME.format(name="p2")),
        ("source", "/a/**", "/b/:splat", firebase.NO_NAME.format(name="splat")),
        ("regex", "^/a/([^/]+)$", "/b/:1/:2", firebase.NO_NAME.format(name="2")),
        ("regex", "^/a/(?P<n>[^/]+)$", "/b/:y", firebase.NO_NAME.format(name="y")),
        # Without a segment that begins with a colon nothing is inserted.
        ("source", "/a/:x", "/b-:x", regexes.TAKEN.format(name="x")),
        ("source", "/a/:x*", "/b-:x", regexes.TAKEN.format(name="x")),
        ("source", "/a/**", "/b-:splat", regexes.TAKEN.format(name="splat")),
        ("regex", "^/a/([^/]+)$", "/b-:1", regexes.TAKEN.format(name="1")),
        ("source", "/a", "/wiki/Category:Foo?at=12:30", ""),
        ("source", "/a", "https://x.example:8080/b", ""),
        ("source", "/a/**", "/wiki/Category:Foo", ""),
        ("source", "/a/:x", "https://x.example:8080/:x-:x", ""),
        ("regex", "^/a/(?P<n>[^/]+)$", "/b/:n/:1", ""),
    ],
)
def test_a_destination_of_firebase_has_names_of_its_source(
    kind: str, source: str, destination: str, reason: str
) -> None:
    entry = {kind: source, "destination": destination, "type": 301}
    ((_, row),) = read("firebase", json.dumps({"hosting": {"redirects": [entry]}})).rows
    assert (row.reason if isinstance(row, LineRefusal) else "") == reason


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        ("netlify", "/q/* /w/:splatx\n"),
        ("netlify", "/x/:id /y/:idx\n"),
        ("cloudflare", "/x/:id /y/:idx\n"),
        ("firebase", '{"hosting": {"redirects": [{"source": "/x/:id", "destination": "/y/:idx", "type": 301}]}}'),
        ("cloudflare", "/t/:a/* /n/:splat/:a\n"),
        ("cloudflare", "/a /b 301!\n"),
        ("cloudflare", "/ /index.html\n"),
        ("netlify", "http:// /to\n"),
        ("netlify", "/.netlify/x /y\n"),
        ("apache", "RewriteEngine on\n\nRewriteRule ^a$ /b [R]\nRewriteRule ^(.*)$ https://n.example/$1 [R,L]\n"),
    ],
)
def test_a_line_that_does_something_else_there_is_refused(format_: str, text: str) -> None:
    assert isinstance(next(iter(read(format_, text).rows))[1], LineRefusal)


@pytest.mark.parametrize(
    ("format_", "text", "told"),
    [
        ("apache", "RedirectMatch 301 ^/b(/.*)?$ /c$1\n", "`/b` and everything below to `/c`, 301, appends the "
         "rest of the path, forwards the query"),
        ("nginx", "rewrite ^/b(/.*)?$ /c$1? permanent;", "`/b` and everything below to `/c`, 301, appends the rest "
         "of the path"),
        ("nginx", "if ($request_uri = /u) { return 301 /v; }", "`/u` to `/v`, 301. Further parameters of the query "
         "make no difference here."),
        ("nginx", "map $request_uri $n { /u /v; } return 301 $n;", "`/u` to `/v`, 301. Further parameters of the query "
         "make no difference here."),
        ("apache", "RewriteEngine On\nRewriteRule ^old\\ page\\.html$ /Bar\\ Bar? [R=301,L]\n",
         "`/old%20page.html` to `/Bar%20Bar`, 301"),
        # The path itself is another redirect's.
        ("apache", "RewriteEngine On\nRewriteRule ^a$ /x? [R=301,L]\nRedirect 301 /a /y\n",
         "`/a` to `/x`, 301; `/a/*` to `/y/:splat`, 301, forwards the query"),
    ],
)  # fmt: skip
def test_what_becomes_of_whole_files(format_: str, text: str, told: str) -> None:
    assert "; ".join(rules_in(format_, text)) == told


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        ("netlify", "/a/b /x\n/a/:c /y\n/a/* /z\n/* /all\n"),
        ("netlify", "/:a/b /x\n/:a/c /y\n"),
        ("cloudflare-bulk", "a.example/,https://x.example/,301,,,TRUE\na.example/b,https://y.example/\n"),
        # A location with = is looked up first, and the longest of the others wins.
        ("nginx", "location / { return 301 /z; } location /a/ { return 301 /y; } location = /a/b { return 301 /x; }"),
    ],
)
def test_an_order_that_makes_no_difference_is_none(format_: str, text: str) -> None:
    assert [row for _, row in read(format_, text).rows if isinstance(row, LineRefusal)] == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("example.com/contacts,https://example.net/contact-us,301,,,,",
         "`example.com/contacts` to `https://example.net/contact-us`, 301"),
        ("example.com/docs,https://example.com/draft-docs,302,,FALSE",
         "`example.com/docs` to `https://example.com/draft-docs`, 302"),
        ("https://example.com/foo/,https://example.com/qux/,,false,false,true,true",
         "`example.com/foo/` and everything below to `https://example.com/qux/`, 301, appends the rest of the path"),
        ("example.com/a/,https://example.com/b/,,TRUE,,TRUE,FALSE",
         "`example.com/a/` and everything below to `https://example.com/b/`, 301, forwards the query"),
        ("example.com/about,https://example.net/about-us,,FALSE,TRUE,,", cloudflare_bulk.SUBDOMAINS),
    ],
)  # fmt: skip
def test_the_lines_of_cloudflares_documentation(line: str, told: str) -> None:
    assert rules_in("cloudflare-bulk", line + "\n") == [told]


def test_servers_have_hostnames() -> None:
    text = "server { server_name a.example www.a.example b.example; location = /x { return 301 https://n.example/; } }"
    assert rules_in("nginx", text) == [f"`{host}.example/x` to `https://n.example/`, 301" for host in "ab"]
    names = "ServerName a.example:80\nServerAlias www.a.example b.example\n"
    text = f"<VirtualHost *:80>\nRedirect gone /x\n{names}</VirtualHost>"
    assert rules_in("apache", text) == [f"`{host}.example/x` and everything below: gone (410)" for host in "ab"]


def test_what_is_no_redirect_is_named() -> None:
    assert read("nginx", "server { listen 80; root /srv; return 301 https://x.example/; }").notes == [
        "Directives that are not imported: listen, root."
    ]
    assert read("apache", "Options -Indexes\nRedirect gone /a\n").notes == [
        "Directives that are not imported: Options."
    ]
    assert read("vercel", '{"redirects": [], "rewrites": [{}]}').notes == [
        "Not imported: rewrites. Only `redirects` are read."
    ]
    notes = read("wordpress-redirection", "source,target,mood\n/a,/b,good\n").notes
    assert notes[0] == "Columns that are not imported: mood."


def test_a_disabled_group_is_paused() -> None:
    entry = {"url": "/a", "action_data": {"url": "/b"}, "action_code": 301, "group_id": 2, "hits": 7, "title": "A"}
    file = {"groups": [{"id": 2, "enabled": False}], "redirects": [entry]}
    ((_, row),) = read("wordpress-redirection", json.dumps(file)).rows
    assert isinstance(row, RedirectRule)
    assert (row.is_paused, row.hits, row.title) == (True, 7, "A")


@pytest.mark.parametrize(
    ("format_", "text", "reason"),
    [
        ("nginx", "server {", "Line 1: a quote or block is not closed."),
        ("nginx", 'return "301', "Line 1: a quote or block is not closed."),
        ("nginx", "}", "Line 1: a } closes no block."),
        ("nginx", "a {" * 30, "Line 1: blocks are nested more than 16 levels deep."),
        ("nginx", "a;" * (nginx_syntax.MAX_DIRECTIVES + 1), nginx_syntax.TOO_MANY),
        ("nginx", "a" * (MAX_LINE + 1), "Line 1: a word has more than 8,192 characters."),
        ("apache", "<IfModule x>\n", "Line 1: a section is not closed."),
        ("apache", "</IfModule>\n", "Line 1: a section is closed that is not open."),
        ("vercel", "[1", "The file is not JSON"),
        ("vercel", "{}", "It contains no list `redirects`."),
        ("firebase", "[]", "It contains no list `hosting.redirects`."),
        ("wordpress-redirection", "a,b\n", "The first line must name the columns"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_as_a_whole(format_: str, text: str, reason: str) -> None:
    with pytest.raises(NotExpressible, match=re.escape(reason)):
        list(read(format_, text).rows)


# --- regular expressions -----------------------------------------------------------------------------------------


EXPRESSIONS = [
    ("^/blog/(.*)$", "/blog/*"),
    ("^/blog/.*", "/blog/*"),
    ("^/blog/", "/blog/*"),
    ("^/blog(/.*)?$", "/blog/*"),
    ("^/blog(?:/(.*))?$", "/blog/*"),
    (r"^/a/([^/]+)/b$", "/a/:p1/b"),
    (r"^/a/(?<id>[^/]+)/(?P<x_1>[^/]+)/?$", "/a/:id/:x_1"),
    (r"^/page\.html$", "/page.html"),
    (r"^/a\/b[.]c$", "/a/b.c"),
    ("^/über uns$", "/%C3%BCber%20uns"),
    ("^/100%$", "/100%25"),
    ("^/$", "/"),
    ("^", "/*"),
    ("^(.*)$", "/*"),
    ("^/?x$", "/x"),
    ("(?i)^/x$", "/x"),
    (r"^/a\$$", "/a$"),
]


@pytest.mark.parametrize(("regex", "path"), EXPRESSIONS)
def test_an_expression_that_is_a_pattern(regex: str, path: str) -> None:
    assert regexes.pattern_of(regex).path == path


# Characters that mean the same after a backslash: outside of names and classes, but for the slash.
_PLAIN = re.compile(r"\\.|\(\?P?<\w+>|\[\^?[^/\]]*\]|/|[-_~,:;%@!&=]", re.DOTALL)


def with_escapes(regex: str, backslash: str = "\\") -> str:
    return _PLAIN.sub(lambda found: backslash + found[0] if len(found[0]) == 1 else found[0], regex)


@pytest.mark.parametrize(("regex", "path"), EXPRESSIONS)
def test_an_escaped_character_means_the_same(regex: str, path: str) -> None:
    escaped = with_escapes(regex)
    assert regexes.pattern_of(escaped) == regexes.pattern_of(regex)
    assert regexes.reserved_by(escaped, "") == regexes.reserved_by(regex, "")


def escaped_examples() -> list[tuple[str, str, str]]:
    """The format, and an example of the page with an expression, as it is and escaped."""
    found = []
    for format_, example, _ in examples():
        backslash = "\\\\" if example.startswith("{") else "\\"
        parts = re.split(r"(\^[^\s,\"]+)", example)
        escaped = "".join(with_escapes(part, backslash) if at % 2 else part for at, part in enumerate(parts))
        if escaped != example:
            found.append((format_, example, escaped))
    return found


def test_there_are_examples_with_expressions() -> None:
    assert {format_ for format_, *_ in escaped_examples()} == {"apache", "firebase", "nginx", "wordpress-redirection"}


@pytest.mark.parametrize(("format_", "example", "escaped"), escaped_examples())
def test_an_escaped_character_in_a_file_means_the_same(format_: str, example: str, escaped: str) -> None:
    def rules(text: str) -> list[RedirectRule | None]:
        rows = read(format_, whole_file(format_, text)).rows
        return [row if isinstance(row, RedirectRule) else None for _, row in rows]

    assert rules(escaped) == rules(example)


@pytest.mark.parametrize(
    ("regex", "reason"),
    [
        ("/blog/(.*)$", regexes.NOT_ANCHORED),
        ("^/blog", regexes.OPEN_END),
        ("^/a/(.+)$", regexes.NOT_EMPTY),
        ("^/a/([^/]*)$", regexes.MAYBE_EMPTY),
        ("^/page.html$", regexes.DOT),
        ("^/a(.*)$", regexes.REST_NOT_LAST),
        ("^/(.*)/b$", regexes.REST_NOT_LAST),
        (r"^/a/(\d+)$", r"(\d+) is less than a whole segment"),
        ("^/(a|b)$", "(a|b) is less than a whole segment"),
        ("^/a/([^/]+)x$", "([^/]+) with text after it is less"),
        ("^/x([^/]+)$", "([^/]+) after text is less"),
        ("^/colou?r$", "u? in an expression"),
        ("^/a{2}$", "a{ in an expression"),
        (r"^/\w+$", r"\w in an expression"),
        ("^/[ab]$", "[ab] in an expression"),
        ("^/(?!x)$", "(?!x in an expression"),
        ("^/(a$", "A parenthesis that is not closed"),
        ("^a$", regexes.NO_SLASH),
        ("^/(?<a>[^/]+)/(?<a>[^/]+)$", "The name :a is used twice."),
        ("^/:x/(.*)$", regexes.MEANT_AS_TEXT),
        ("^/" + "a" * regexes.MAX_REGEX, regexes.TOO_LONG),
    ],
)
def test_an_expression_that_is_no_pattern_is_refused(regex: str, reason: str) -> None:
    with pytest.raises(NotExpressible, match=re.escape(reason)):
        regexes.pattern_of(regex)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rewrite ^/a/([^/]+)$ https://$1.example/ permanent;", "never in its scheme or hostname"),
        ("rewrite ^/a/([^/]+)$ /b#$1 permanent;", "not after #"),
        ("rewrite ^/a/([^/]+)$ /b/$1x permanent;", "After $1 a letter, digit or _ follows"),
        ("rewrite ^/a/([^/]+)$ /b/$2 permanent;", "uses $2, which the expression does not have"),
        ("rewrite ^/a/([^/]+)$ /b/:p1/$1 permanent;", "has :p1 as text"),
        ("rewrite ^(.*)$ https://x.example/$1 permanent;", "two slashes: $1 begins with one"),
        ("return 301 //x.example/;", "has no scheme"),
        ("map $uri $new { } if ($new) { return 301 /fixed; }", "The condition ($new) cannot be tested"),
        ("map $host $new { a /b; } return 301 $new;", "A map of $host cannot be a list of redirects"),
        ("map $uri $new { /a /b; }", "No return or rewrite uses $new alone"),
        ("map $uri $new { default /b; } return 301 $new;", "The default of the map redirects everything else"),
        ("/a /b;", "An entry of a map without its block"),
        ("location /a/ { rewrite ^/b/(.*)$ /c permanent; }", "matches no path of its location"),
        ("return 301 x;", "must be an absolute URL"),
        ("return 301 https://$host.x.example/;", "The variable $host"),
        ("return 301 $scheme://x.example/;", "The variable $scheme"),
    ],
)
def test_a_destination_that_cannot_be_ours_is_refused(text: str, reason: str) -> None:
    (refused,) = [row for _, row in read("nginx", text).rows]
    assert isinstance(refused, LineRefusal)
    assert reason in refused.reason


# --- bounds --------------------------------------------------------------------------------------------------------

# Generous for a busy machine: without the bounds each takes many seconds.
AT_ONCE_S = 3


@pytest.mark.parametrize(
    ("format_", "text"),
    [
        ("netlify", "/" + ":a/" * 100_000 + " /b\n"),
        ("netlify", ("/" + "/".join(f":n{n}" for n in range(1000)) + " /b\n") * 20),
        ("netlify", "".join(f"/:a/{n}/:b/* /x\n/{n}/:a/b/c /x\n" for n in range(3000))),
        ("cloudflare", "/" + "?" * 8000 + " /b\n"),
        ("cloudflare-bulk", '"' * 100_000 + "\n"),
        ("vercel", json.dumps({"redirects": [{"source": "/" + "?" * 8000, "destination": "/" + ":a" * 4000}] * 20})),
        ("vercel", json.dumps({"redirects": [{"source": "/a", "destination": "/b", "has": [{}] * 100_000}]})),
        ("firebase", json.dumps({"redirects": [{"source": "/" + "*/" * 4000, "destination": "/" + ":a" * 4000}] * 20})),
        ("nginx", '"' + '\\"' * 500_000),
        ("nginx", "$" * 500_000 + ";"),
        ("nginx", "if " + "(" * 8000 + " { return 301 /; }"),
        ("nginx", f"rewrite ^{'(' * 500} /{'$1' * 4000} permanent;"),
        (
            "apache",
            "RewriteEngine on\n" + f"RewriteCond %{{QUERY_STRING}} ^{'a=' * 4000}$\nRewriteRule ^a$ /b [R]\n" * 20,
        ),
        ("apache", "RewriteEngine on\n" + f"RewriteRule ^a$ {'%{' * 4000} [R]\n" * 20),
        ("apache", "a\\\n" * 200_000),
        ("vercel", json.dumps([{"source": f"/{':aaaaaaaa' * 800}{{x", "destination": "/b"}])),
        ("vercel", json.dumps([{"source": f"/:a({'a|' * 4000}x{{", "destination": "/b"}])),
        ("vercel", json.dumps([{"source": f"/:a([{'a-b' * 2500}x{{", "destination": "/b"}])),
        ("vercel", json.dumps([{"source": "/:a(x|y)" * 1000, "destination": "/b"}])),
        ("firebase", json.dumps({"redirects": [{"source": f"/{'*a?' * 2500}!", "destination": "/b"}]})),
        ("firebase", json.dumps({"redirects": [{"source": "/{a,b,c,d}" * 800, "destination": "/b"}]})),
        ("nginx", f"if ($host ~ ^{'www.' * 1000}) {{ rewrite ^ https://{'$a' * 500}$request_uri; }}"),
        ("apache", f"RewriteCond %{{HTTP_HOST}} ^{'a.' * 4000}!\nRewriteRule ^ https://{'a/$1' * 1500}"),
    ],
)
def test_a_file_made_to_be_slow_is_not(format_: str, text: str) -> None:
    began = time.thread_time()
    try:
        rows = list(read(format_, text).rows)
    except NotExpressible:
        rows = []
    assert time.thread_time() - began < AT_ONCE_S
    assert all(len(row.text) <= MAX_LINE for _, row in rows if isinstance(row, LineRefusal))


# --- what is written is read again ---------------------------------------------------------------------------------

_LITERALS = st.text(st.sampled_from("abAB09.-_~,()@+$|^"), min_size=1, max_size=6).filter(
    lambda t: t not in (".", "..")
)
_SEGMENTS = _LITERALS | st.sampled_from(["a%20b", "%C3%BC", "Category:Foo", "page.html", "*x", ":id"])
_DESTINATIONS = st.sampled_from(
    [
        "https://new.example",
        "https://new.example:8080/",
        "https://new.example/x",
        "/rel",
        "/r/y.html",
        "http://a.example/%25",
    ]
)


@st.composite
def redirects(draw: st.DrawFn) -> RedirectRule:
    match = draw(st.sampled_from([*Match]))
    segments = draw(st.lists(_SEGMENTS, max_size=4))
    names: list[str] = []
    if match is Match.PATTERN:
        segments = [segment for segment in segments if not segment.startswith(":") and "*" not in segment]
        for name in draw(st.lists(st.sampled_from(["id", "a_b", "p1"]), max_size=2, unique=True)):
            segments.insert(draw(st.integers(0, len(segments))), f":{name}")
            names.append(name)
        if not names or draw(st.booleans()):
            segments.append("*")
            names.append("splat")
    query = draw(st.sampled_from(["", "", "?id=5", "?a=1&b=x", "?q=a%20b"]))
    destination = None
    if draw(st.integers(0, 9)):
        destination = draw(_DESTINATIONS)
        for name in names:
            destination += draw(st.sampled_from(["", f"/:{name}", f"/x-:{name}"]))
        destination += draw(st.sampled_from(["", "?a=b", "#frag", "?p=1&q=$x"]))
    return RedirectRule(
        url=f"/{'/'.join(segments)}{query}",
        destination=destination,
        status=410 if destination is None else draw(st.sampled_from([301, 301, 302, 303, 307, 308])),
        match=match,
        host=draw(st.sampled_from(["", "go.acme.test"])),
        forward_path=match is Match.PREFIX and destination is not None and draw(st.booleans()),
        forward_query=destination is not None and draw(st.booleans()),
    )


def shape(rule: RedirectRule) -> tuple[object, ...]:
    """A redirect without what makes no difference: the names of segments, and how a prefix is written."""
    try:
        rule = canonical(rule)
    except NotExpressible:
        return rule.url.rstrip("/"), rule.destination, rule.status, rule.forward_path, rule.forward_query
    segments, names = segments_of(rule.path), {}
    if rule.match is Match.PATTERN:
        names = {name[1:]: f":n{at}" for at, name in enumerate(segments) if name.startswith(":")}
        segments = [names.get(name[1:], name) if name.startswith(":") else name for name in segments]
    destination = NAMES.sub(lambda found: names.get(found[1], found[0]), rule.destination or "")
    return (
        [unquote(name) for name in segments],
        rule.query,
        rule.match,
        destination,
        rule.status,
        rule.host,
        rule.forward_query,
    )


@pytest.mark.parametrize("format_", REDIRECT_FORMATS)
@settings(max_examples=share(150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rule=redirects())
def test_what_is_written_is_read_again(format_: str, rule: RedirectRule) -> None:
    syntax = REDIRECT_FORMATS[format_]
    host = "go.acme.test" if format_ == "cloudflare-bulk" else rule.host if syntax.has_hosts else ""
    rule = replace(rule, host=host)
    try:
        checked = syntax.check(rule)
    except NotExpressible:
        return
    *own, again = [row for _, row in read(format_, "".join(syntax.write([checked]))).rows]
    assert isinstance(again, RedirectRule)
    assert shape(again) == shape(rule)
    if own:
        # Its own path has a rule, where the format would lead that elsewhere.
        expected = rule if rule.match is Match.PATTERN else replace(rule, match=Match.EXACT, forward_path=False)
        (row,) = own
        assert isinstance(row, RedirectRule)
        assert shape(row) == shape(without_rest(expected) if rule.match is Match.PATTERN else expected)


@settings(max_examples=share(100), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(samples=st.lists(redirects(), max_size=6))
def test_the_first_that_matches_is_the_one_that_answers_here(samples: list[RedirectRule]) -> None:
    """In the order in which they are written, none comes before one that is more specific here."""
    rules = {}
    for entry in samples:
        with contextlib.suppress(NotExpressible):
            written = canonical(replace(entry, host=""))
            # There is one redirect for an address.
            rules[str(order.parts_of(written)), written.query] = written
    rows = enumerate(by_precedence(rules.values()), 1)
    assert [row for _, row in order.in_order(rows) if isinstance(row, LineRefusal)] == []


EXPRESSIBLE = {
    # format: statuses, gone, patterns, queries, without the visitor's query.
    "netlify": ({301, 302}, False, True, True, False),
    "cloudflare": ({301, 302, 303, 307, 308}, False, True, False, False),
    "cloudflare-bulk": ({301, 302, 307, 308}, False, False, False, True),
    "vercel": ({301, 302, 303, 307, 308}, False, True, True, False),
    "firebase": ({301, 302, 303, 307, 308}, False, True, False, False),
    "nginx": ({301, 302, 303, 307, 308}, True, True, True, True),
    "apache": ({301, 302, 303, 307, 308}, True, True, True, True),
    "wordpress-redirection": ({301, 302, 303, 307, 308}, True, True, True, True),
}


@pytest.mark.parametrize("format_", EXPRESSIBLE)
def test_what_a_format_can_express(format_: str) -> None:
    syntax = REDIRECT_FORMATS[format_]

    def fits(**values: object) -> bool:
        usual = {"url": "/a", "destination": "https://x.example/", "forward_query": True, "host": "go.acme.test"}
        try:
            syntax.check(RedirectRule(**{**usual, **values}))  # type: ignore[arg-type]
        except NotExpressible:
            return False
        return True

    assert (
        {status for status in (301, 302, 303, 307, 308) if fits(status=status)},
        fits(destination=None, status=410, forward_query=False),
        fits(url="/a/:b/*", match=Match.PATTERN, destination="https://x.example/:b/:splat"),
        fits(url="/a?id=5", destination="https://x.example/?id=5") or fits(url="/a?id=5", forward_query=False),
        fits(forward_query=False),
    ) == EXPRESSIBLE[format_]


@pytest.mark.parametrize(
    "value",
    [
        "9" * 5000, "9" * 20, "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e400", "1.5",
        "NaN", "-Infinity", r'"a\u0000b"', r'"\ud800"', r'"\ud83d\ude00"', r'{"\u0000": 1}', '{"a": 1, "a": 2}', "{} x",
        "'a'", "[" * 31 + "]" * 31, "[" * 32 + "]" * 32, "[" * 100_000, '"\x01"', "true", "",
    ],
)  # fmt: skip
@pytest.mark.parametrize("around", ['{{"redirects": {}}}', "[{}]"])
def test_json_is_read_as_strictly_as_elsewhere(value: str, around: str) -> None:
    text = around.format(value)
    try:
        expected = strict_json.loads(text.encode("utf-8", "surrogatepass"))
    except ServiceError:
        with pytest.raises(NotExpressible):
            json_files.loads([text])
    else:
        assert json_files.loads([text]) == expected


@pytest.mark.parametrize("name", ["vercel", "firebase", "wordpress-redirection"])
def test_a_number_that_python_does_not_convert_is_refused(name: str) -> None:
    text = '{"redirects": [{"source": "/a", "destination": "/b", "statusCode": %s}]}' % ("9" * 5000)
    with pytest.raises(NotExpressible, match="too large"):
        REDIRECT_FORMATS[name].read([text])


@given(
    st.lists(
        st.tuples(st.sampled_from(["/a", "/b/c", "/d/*", "/e/:id", "/f/:id/g", "/h/i/*"]), st.sampled_from([301, 302])),
        max_size=12,
        unique_by=lambda row: row[0],
    )
)
def test_lines_of_cloudflare_with_names_come_last(rows: list[tuple[str, int]]) -> None:
    """Of a file, Cloudflare Pages counts each line after the first one with * or a name as one of the 100 with them."""
    text = "".join(f"{path} https://b.example/ {status}\n" for path, status in rows)
    rules = [rule for _, rule in read("cloudflare", text).rows if isinstance(rule, RedirectRule)]
    lines = [line.split()[0] for line in REDIRECT_FORMATS["cloudflare"].write(by_precedence(rules))]
    has_names = ["*" in path or ":" in path for path in lines]
    assert has_names == sorted(has_names)
