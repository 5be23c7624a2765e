"""Reading a file takes steps that grow with its size and no faster, whatever is in it.

Inputs are made: each token of a grammar, and pairs of tokens, are repeated within a line; lines, and pairs of lines,
are repeated in a file.
"""

import io
import itertools
import json
import random
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import pytest
from marshmallow import Schema

from redirect_formats import REDIRECT_FORMATS, csv_rows, order
from redirect_formats.rules import NotExpressible
from signpost.domain.errors import Invalid, ServiceError
from signpost.features.diagnostics.url_list import read_urls
from signpost.features.transfer.configuration import files
from signpost.features.transfer.reading import formats
from signpost.schemas.host import HostConnect, HostUpdate
from signpost.schemas.loading import load
from signpost.schemas.records.record import LinkCreate, RedirectInput
from tests.lanes import share
from tests.steps import read_all, why_not_linear

WITHIN, LINES = (16, 32, 64), (32, 64, 128)
REFUSALS = (NotExpressible, Invalid, ServiceError)


def redirects(format_: str) -> Callable[[str], None]:
    return lambda text: read_all(REDIRECT_FORMATS[format_].read(text.splitlines(keepends=True)).rows)


def table(format_: str) -> Callable[[str], None]:
    return lambda text: read_all(formats.contents(io.BytesIO(text.encode()), format_).rows)


@dataclass(frozen=True)
class Place:
    """A place in a file: what surrounds it, and what reads the file."""

    name: str
    read: Callable[[str], object]
    around: Callable[[str], str]


def _json(**entry: object) -> str:
    return json.dumps({"redirects": [entry]})


def _body(name: str, schema: type[Schema], field: str, value: Callable[[str], object] = str, **others: object) -> Place:
    return Place(name, lambda text: load(schema(), {**others, field: value(text)}), str)


def _link(name: str, value: Callable[[str], object] = str) -> Place:
    others = {"host": "go.example.com", "destination": "https://e.example/"}
    return _body(f"link {name}", LinkCreate, name, value, **{key: others[key] for key in others if key != name})


PLACES = [
    Place("netlify source", redirects("netlify"), "{} /b 301\n".format),
    Place("netlify destination", redirects("netlify"), "/a/* {} 301\n".format),
    Place("netlify query", redirects("netlify"), "/a {}=:b /c 301\n".format),
    Place("cloudflare", redirects("cloudflare"), "{} /b 301\n".format),
    Place("cloudflare-bulk", redirects("cloudflare-bulk"), "h.example{},https://e.example,301,,,TRUE,\n".format),
    Place("vercel source", redirects("vercel"), lambda text: _json(source=text, destination="/b")),
    Place("vercel destination", redirects("vercel"), lambda text: _json(source="/:a/:b*", destination=text)),
    Place("firebase glob", redirects("firebase"), lambda text: _json(source=text, destination="/b", type=301)),
    Place("firebase regex", redirects("firebase"), lambda text: _json(regex=text, destination="/b", type=301)),
    Place("nginx location", redirects("nginx"), "server {{ location ~ {} {{ return 301 /b; }} }}\n".format),
    Place("nginx destination", redirects("nginx"), "server {{ location ~ ^/(.*)$ {{ return 301 {}; }} }}\n".format),
    Place("nginx rewrite", redirects("nginx"), "server {{ rewrite {} /b permanent; }}\n".format),
    Place("nginx if", redirects("nginx"), "server {{ if ($uri ~ {}) {{ return 301 /b; }} }}\n".format),
    Place("nginx map", redirects("nginx"), "map $uri $n {{ {} /b; }}\nserver {{ return 301 $n; }}\n".format),
    Place("apache Redirect", redirects("apache"), "Redirect 301 {} /b\n".format),
    Place("apache RedirectMatch", redirects("apache"), "RedirectMatch {} /b\n".format),
    Place("apache RewriteRule", redirects("apache"), "RewriteEngine On\nRewriteRule {} /b [R=301,L]\n".format),
    Place(
        "apache RewriteCond",
        redirects("apache"),
        "RewriteEngine On\nRewriteCond %{{QUERY_STRING}} {}\nRewriteRule ^/a$ /b [R=301,L]\n".format,
    ),
    Place("wordpress", redirects("wordpress-redirection"), "source,target,regex\n{},/b,1\n".format),
    Place("table cell", table(formats.CSV), "url,destination\nhttps://a.test/a,{}\n".format),
    Place("JSON Lines", table(formats.JSON_LINES), '{{"url": "{}"}}\n'.format),
    Place("TOML", lambda text: files.parse(files.File("a.toml", text)), "{} = 1\n".format),
    _link("alias"),
    _link("destination", lambda text: f"https://e.example/{text}"),
    _link("utm", lambda text: [text]),
    _link("tags", lambda text: [text]),
    _link("expires"),
    _link("notes"),
    _link("card", lambda text: {"title": text, "image": f"https://e.example/{text}"}),
    _body("redirect url", RedirectInput, "url", "https://go.example.com/{}".format, match="pattern"),
    _body("redirect destination", RedirectInput, "destination", "https://e.example/{}".format, url="https://a.test/:a/*"),
    _body("hostname", HostConnect, "host"),
    _body("not found", HostUpdate, "notfound_url", "https://e.example/{}".format),
    Place("list of URLs", lambda text: read_all(read_urls(io.BytesIO(text.encode("utf-8", "replace")))), "{}\n".format),
    Place(
        "sitemap",
        lambda text: read_all(read_urls(io.BytesIO(text.encode("utf-8", "replace")))),
        "<urlset><url><loc>{}</loc></url></urlset>".format,
    ),
    _link("rules", lambda text: [{"if": {"hours": [text], "language": text, "query": {text: None}}}]),
]  # fmt: skip

TOKENS = (
    "a", "/a", "/", "(a|b)", "/(a|b)", "(?:a|b)/", "(a)", "/(.*)", "/([^/]+)", "/[^/]+", "[^/]*", ".", "\\.", "*", "/*",
    "/:a{i}", ":a{i}", "/:a", "**", "/{{a,b}}", "/@(a|b)", "+(a)", "?", "/?", "+", "|", "^", "$", "(", ")", "[", "]",
    "\\", "%2F", "~", "&a=b", "?a=b", "a{i}=b&", "#", '"', "'", "{{", "}}", ";", "<", ">", ",", "$1", ":splat", "-",
    "(?<n{i}>[^/]+)/",
    "(^|&)a=b(&|$)", "(a|b|c|d|e|f|g)", "(/|$)", "\u00e9", "e\u0301", "\u0301", "%", "$uri", "www\\.",
    "a.", "[[", " ", "\t", "2026-01-01T", "09:00-17:00,", "xn--", "%E4",
)  # fmt: skip
BEGINS, ENDS = ("", "/", "^/"), ("", "$", "(x)+")


def repeated(token: str | None, times: int) -> str:
    return "" if token is None else "".join(token.format(i=number) for number in range(times))


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_a_token_that_is_repeated(place: Place) -> None:
    chance = random.Random(place.name)
    alone = [*itertools.product(BEGINS[-1:], TOKENS, [None], ENDS)]
    pairs = [*itertools.product(BEGINS, TOKENS, TOKENS, ENDS)]
    with suppress(*REFUSALS):
        place.read(place.around("/warm"))  # what the first one imports is no step of the others
    slow = []
    for begin, token, second, end in [*alone, *chance.sample(pairs, share(200))]:

        def make(times: int, parts: tuple[str, str, str | None, str] = (begin, token, second, end)) -> str:
            return place.around(parts[0] + repeated(parts[1], times) + repeated(parts[2], times) + parts[3])

        if reason := why_not_linear(make, place.read, WITHIN, REFUSALS):
            slow.append(f"{begin!r} {token!r} {second!r} {end!r}: {reason}")
    assert not slow, "\n".join(slow[:10])


# --- lines -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """Lines of a kind of file, of which each has a number, and what surrounds them."""

    name: str
    read: Callable[[str], object]
    lines: tuple[str, ...]
    head: str = ""
    tail: str = ""
    between: str = "\n"

    def file(self, lines: Iterable[str], times: int) -> str:
        made = (line.replace("{i}", str(number)) for line in lines for number in range(times))
        return self.head + self.between.join(made) + self.tail


def _entries(*entries: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(map(json.dumps, entries))


def _has(**condition: str) -> list[dict[str, str]]:
    return [{"type": "query", **condition}]


NGINX = (
    "location /a{i}/ { return 301 /b; }", "location = /a{i} { return 301 /b; }", "location /a{i} { proxy_pass x; }",
    "location ~ ^/a{i}/(.*)$ { return 301 /b/$1; }", "location ^~ /a{i}/ { return 301 /b; }", "location ^~ /a{i} { }",
    "location ~ x{i} { }", "location ~ \\.p{i}$ { }", "location ~* ^/(a|b){i} { return 301 /x; }",
    "location /a/ { location /a/b{i}/ { return 301 /x; } }", "rewrite ^/a{i}$ /b permanent;",
    "rewrite ^/(.*)c{i} /b permanent;", "if ($uri = /a{i}) { return 301 /b; }", "return 301 /x{i};", "foo{i} bar;",
    "if ($host = h{i}.test) { return 301 /x; }", "if ($arg_a = {i}) { return 301 /x; }", "return 301 $new;",
    "if ($uri ~ ^/b{i}$) { return 301 $new; }",
)  # fmt: skip
MAP = (
    "/a{i} /b;", "/a?k=v{i} /x;", "/a?k{i}=v /x;", "~^/a{i}/(.*)$ /b/$1;", "default /x{i};", "~a{i} /x;", "/a /x{i};",
    "/a?k=u{i}&j=w /x;",
)  # fmt: skip
KINDS = [
    Kind("netlify", redirects("netlify"), (
        "/a k=v{i} /x 301", "/a k=u{i} j=w /x 301", "/a k{i}=v /x 301", "/a k{i}=:v /x 301", "/a k{i}=v j{i}=w /x",
        "/a{i} /x 301", "/a/* /x", "/a{i}/* /x/:splat", "/:a/b{i} /x", "/:a/:b{i}/c /x", "/a/:b{i} /x", "/a/:b/:c /x",
        "/:a/* /x", "/a(b{i} /x 301", "/a{i}*b /x", "/b*{i} /x", "/c/*/d{i} /x", "/{a|b}{i} /x 200", "/a/b/c/d{i} /x",
        "/:a/:b/:c/:d /x{i}", "https://h{i}.test/a /x", "https://h.test/* /x{i}", "*{i} /x", "/* /x 200", "/*.p{i} /x",
        "/{i}*/a /x", "/a j=:x /x{i}",
    )),
    Kind("apache", redirects("apache"), (
        "Redirect 301 /a{i} /b", "Redirect /a/ /b/", "RedirectMatch ^/a{i}/(.*)$ /b/$1", "RedirectMatch a{i} /b",
        "RedirectMatch ^/([^/]+)/b{i}$ /c/$1", "RedirectMatch \\.p{i}$ /b", "RedirectMatch ^/x{i}(y|z) /b",
        "RewriteRule ^a{i}$ /b [R=301,L]", "RewriteRule ^(.*)b{i}$ /c [R=301,L]", "RewriteRule . /x{i}",
        "RewriteCond %{QUERY_STRING} ^k=v{i}$", "RewriteCond %{HTTP_HOST} ^h{i}\\.test$ [OR]", "Foo{i} bar",
        "RewriteCond %{REMOTE_ADDR} {i}", "RewriteRule ^a$ /b{i} [R]", "ProxyPass /a{i} /b", "RewriteBase /{i}",
        "RewriteRule ^c/(.*) /d/$1 [R=301,C]", "RewriteRule ^x - [F]", "RewriteRule ^a{i} b{i}",
        "<IfModule x{i}>\n</IfModule>", "<Directory /x{i}>\nRedirect /a /b\n</Directory>",
        "<VirtualHost *>\nServerName h{i}.test\nRedirect / https://x.test/\n</VirtualHost>",
        "RewriteCond %{QUERY_STRING} ^k=u{i}&j=w$\nRewriteRule ^a$ /b [R=301,L]",
    ), "RewriteEngine On\n", "\n"),
    Kind("nginx", redirects("nginx"), NGINX, "map $uri $new { /q /r; }\nserver {\n", "}\n"),
    Kind(
        "nginx servers", redirects("nginx"), tuple(f"server {{ {line} }}" for line in NGINX),
        "map $uri $new { /q /r; }\n",
    ),
    Kind("nginx map", redirects("nginx"), MAP, "map $request_uri $new {\n", "\n} server { return 301 $new; }\n"),
    Kind("nginx map that many use", redirects("nginx"), (
        "map $uri $a { /a{i} /b; }", "server { server_name a{i}.test; return 301 $new; }", "/a{i} /b;",
    ), "map $uri $new {\n", "\n}\nserver { return 301 $new; }\n"),
    Kind("wordpress", redirects("wordpress-redirection"), (
        "/a{i},/b,0,301,url,0,,", "/a?k=v{i},/b,0,301,url,0,,", "^/a{i}/(.*)$,/b/$1,1,301,url,0,,", "\"a{i}", "a\",\"",
        "^/(a|b){i},/b,1,301,url,0,,", "/a{i},/b,0,301,url,0,,disabled", "^/.*{i}$,/b,1,301,url,0,,", "\"\"\"\"",
        "/a,\"b{i}\"x", "^/([^/]+)/{i}$,/b,1,301,url,0,,disabled", "/{i},,0,500,error,0,,",
    ), "source,target,regex,code,type,hits,title,status\n"),
    Kind("cloudflare-bulk", redirects("cloudflare-bulk"), (
        "h{i}.example/a,https://e.example/,301,,,TRUE,", "h.example/a{i},https://e.example/", "h.example/a{i}/*,/x",
        "\"a{i}", "a\",\"", "x", "h.example/a/b/c/{i},https://e.example,301,,TRUE",
    )),
    Kind("vercel", redirects("vercel"), _entries(
        {"source": "/a{i}", "destination": "/b"}, {"source": "/a/:p{i}", "destination": "/b"},
        {"source": "/:a/b{i}", "destination": "/b"}, {"source": "/(a|b)/x{i}", "destination": "/b"},
        {"source": "/a", "destination": "/b", "has": _has(key="k{i}", value="v")},
        {"source": "/a", "destination": "/b", "has": _has(key="k", value="v{i}")},
        {"source": "/a", "destination": "/b", "has": [*_has(key="k", value="u{i}"), *_has(key="j", value="w")]},
        {"source": "/a", "destination": "/b", "has": [{"type": "host", "value": "h{i}.test"}]},
        {"source": "/a", "destination": "/b", "missing": [{"type": "host", "value": "h{i}.test"}]},
        {"source": "/x{i}(.*)", "destination": "/b"}, {"source": "/(.*)x{i}", "destination": "/b"},
        {"source": "/:p*/{i}", "destination": "/b"}, {"source": "/a/(.*)", "destination": "/{i}"},
    ), '{"redirects": [', "]}", ","),
    Kind("firebase", redirects("firebase"), _entries(
        *({"source": source, "destination": "/b", "type": 301} for source in (
            "/a{i}", "/a/**/b{i}", "/a/*/b{i}", "/{a,b}/{i}", "/@(a|b){i}", "/:a/:b/{i}", "/**",
        )),
        *({"regex": regex, "destination": "/b", "type": 301} for regex in ("^/a{i}/(.*)$", "^/(a|b)/{i}")),
    ), '{"hosting": {"redirects": [', "]}}", ","),
    Kind("table", table(formats.CSV), (
        "https://a.test/a{i},https://b.test", "\"a{i}", "a\",\"", "\"\"\"\"", "x", "a,\"b{i}\"x", "\"https://a.test\n{i}\",b",
        "a,b,c{i}", "a\",\"b\"\"", ",", "",
    ), "url,destination\n"),
    Kind("JSON Lines", table(formats.JSON_LINES), (
        '{"url": "a{i}"}', '{"a{i}": {"b": 1}}', "[", "{}", '{"a": 1, "a": 2}', "",
    )),
    Kind("TOML", lambda text: files.parse(files.File("a.toml", text)), (
        "[[links]]\nurl = \"https://a.test/a{i}\"\ndestination = \"b.test\"", "[[links]]\nurl{i} = 1", "[a{i}]",
        "a{i} = [1,",
        "[[hosts]]\nhost = \"h{i}.test\"", "workspace.a{i}.b = 1", "[[links]]", "# {i}",
    )),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_lines_that_are_repeated(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    # What is compared line by line has a bound, which a small file does not reach.
    monkeypatch.setattr(order, "MAX_STEPS", 500)
    monkeypatch.setattr(csv_rows, "MAX_AGAIN", 1024)
    pairs = [*itertools.permutations(kind.lines, 2)]
    chosen = random.Random(kind.name).sample(pairs, min(len(pairs), share(120)))
    with suppress(*REFUSALS):
        kind.read(kind.file(kind.lines, 1))
    slow = []
    for lines in [*((line,) for line in kind.lines), *chosen]:
        if reason := why_not_linear(partial(kind.file, lines), kind.read, LINES, REFUSALS):
            slow.append(f"{lines}: {reason}")
    assert not slow, "\n".join(slow[:10])
