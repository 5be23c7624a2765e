"""`fetch_title` of POST /link: the title of the page at the destination, later, and only where there is none."""

import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from flask import Flask

from signpost.domain.records.record import MAX_TITLE
from signpost.features.monitoring import page_heads
from signpost.features.monitoring.page_heads import title_of
from signpost.features.monitoring.tables import TitleFetch
from signpost.features.monitoring.titles import TitleKey, Titles
from signpost.outbound.fetch import Fetcher
from signpost.outbound.resolver import Resolver
from signpost.runtime import watcher
from tests.conftest import Client

HTML = "text/html; charset=utf-8"

# Of https://encoding.spec.whatwg.org: a codec, a text of it, and all labels by which a page may name the encoding.
LABELS = {
    ("utf-8", "Größe – 日本 ❤"): "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8",
    ("cp866", "Привет ░"): "866 cp866 csibm866 ibm866",
    ("iso8859-2", "Zażółć gęślą"): (
        "csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2"
    ),
    ("iso8859-3", "Ĉiuĵaŭde"): (
        "csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3"
    ),
    ("iso8859-4", "Ķīļi ģērbj"): (
        "csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4"
    ),
    ("iso8859-5", "Привет №"): (
        "csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988"
    ),
    ("iso8859-6", "مرحبا"): (
        "arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i "
        "iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987"
    ),
    ("iso8859-7", "Καλημέρα"): (
        "csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 "
        "iso_8859-7:1987 sun_eu_greek"
    ),
    ("iso8859-8", "שלום"): (
        "csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 "
        "iso_8859-8:1988 visual"
    ),
    ("iso8859-8", "שלום לך"): "csiso88598i iso-8859-8-i logical",
    ("iso8859-10", "Þæķ đ"): "csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6",
    ("iso8859-13", "Žąsų"): "iso-8859-13 iso8859-13 iso885913",
    ("iso8859-14", "Ŵyth ŷ"): "iso-8859-14 iso8859-14 iso885914",
    ("iso8859-15", "Œuvre 5 €"): "csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9",
    ("iso8859-16", "Știință €"): "iso-8859-16",
    ("koi8-r", "Привет ё"): "cskoi8r koi koi8 koi8-r koi8_r",
    ("koi8-u", "Їжак ґ"): "koi8-ru koi8-u",
    ("mac-roman", "Größe ƒ"): "csmacintosh mac macintosh x-mac-roman",
    ("cp874", "สวัสดี – “ไทย”"): "dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874",
    ("cp1250", "Zażółć – „gęślą”"): "cp1250 windows-1250 x-cp1250",
    ("cp1251", "Весна – «лето»"): "cp1251 windows-1251 x-cp1251",
    ("cp1252", "Größe – “5 €”"): (
        "ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 "
        "iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252"
    ),
    ("cp1253", "Καλημέρα – €"): "cp1253 windows-1253 x-cp1253",
    ("cp1254", "İstanbul – “ğ”"): (
        "cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 "
        "windows-1254 x-cp1254"
    ),
    ("cp1255", "שלום – €"): "cp1255 windows-1255 x-cp1255",
    ("cp1256", "مرحبا – €"): "cp1256 windows-1256 x-cp1256",
    ("cp1257", "Žąsų – €"): "cp1257 windows-1257 x-cp1257",
    ("cp1258", "Đăng ơ – ₫"): "cp1258 windows-1258 x-cp1258",
    ("mac-cyrillic", "Привет Њ"): "x-mac-cyrillic x-mac-ukrainian",
    ("gb18030", "镕鎔 简体 €"): "chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk",
    ("gb18030", "镕鎔 简体 ㇰ"): "gb18030",
    ("big5hkscs", "繁體 香港 嘅咗"): "big5 big5-hkscs cn-big5 csbig5 x-x-big5",
    ("euc_jp", "日本語 テスト"): "cseucpkdfmtjapanese euc-jp x-euc-jp",
    ("iso2022_jp", "日本語 テスト"): "csiso2022jp iso-2022-jp",
    ("cp932", "日本 ①髙~"): "csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis",
    ("cp949", "한국어 똠방각하 펲"): (
        "cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949"
    ),
}


@pytest.mark.parametrize(
    ("page", "kind", "title"),
    [
        (b"<html><head><title>Spring sale</title></head>", "text/html", "Spring sale"),
        (b"<TITLE lang=en>\n  Spring\t sale\r\n</TITLE >", "text/html", "Spring sale"),
        ("<title>Größe</title>".encode(), HTML, "Größe"),
        ("<title>Größe</title>".encode("latin-1"), "text/html; charset=ISO-8859-1", "Größe"),
        ('<meta charset="windows-1251"><title>Весна</title>'.encode("cp1251"), "text/html", "Весна"),
        (
            '<meta content="a; charset=Shift_JIS" HTTP-EQUIV=Content-Type><title>春</title>'.encode("shift_jis"),
            "text/html",
            "春",
        ),
        ("\ufeff<title>Größe</title>".encode("utf-16-le"), "text/html", "Größe"),
        ("<title>Größe</title>".encode(), "text/html; charset=rot13", "Größe"),
        ("<title>Größe</title>".encode(), "text/html; charset=unicode_escape", "Größe"),
        (b"<title>a &amp; b &lt;c&gt; &#x202e;d</title>", HTML, "a & b <c> d"),
        ("<title>می\u200cخواهم</title>".encode(), HTML, "می\u200cخواهم"),
        (b"<title>&#128104;&zwj;&#128105; a&zwnj;b</title>", HTML, "👨\u200d👩 a\u200cb"),
        (b"<title>a &#7; b&#x9b;c \x1b[2J</title>", HTML, "a b›c [2J"),
        ("<title>\u200b a \ufeff</title>".encode(), HTML, "a"),
        (b"<title>" + b"x" * 1000 + b"</title>", HTML, "x" * MAX_TITLE),
        (b"<title>" + b"&#" + b"1" * 5000 + b";</title>", HTML, ("&#" + "1" * 5000)[:MAX_TITLE]),
        (b"<titles>no</titles><title>yes</title>", HTML, "yes"),
        (b"<body><svg><title>icon</title></svg>", HTML, ""),
        (b"<svg><title>icon</title></svg><title>yes</title>", HTML, "yes"),
        (b"<!-- <title>no</title> --><title>yes</title>", HTML, "yes"),
        (b"<!-- <title>no</title>", HTML, ""),
        (b"<SCRIPT>x = '<title>no</title>'</SCRIPT><title>yes</title>", HTML, "yes"),
        (b"<style>/*<title>no</title>*/</style><noscript><title>no</title></noscript><title>yes</title>", HTML, "yes"),
        (b"<script-x><title>yes</title></script-x>", HTML, "yes"),
        (b"<body class=x><title>no</title>", HTML, ""),
        (b"<title>cut off", HTML, ""),
        (b"<title", HTML, ""),
        (b"<title>  </title>", HTML, ""),
        ("<title>Größe “5 €”</title>".encode("cp1252"), "text/html", "Größe “5 €”"),
        ("<title>Größe “5 €”</title>".encode("cp1252"), "text/html; charset=nonsense", "Größe “5 €”"),
        ("<title>Größe</title>".encode() + "ü".encode()[:1], "text/html", "Größe"),
        ('<meta charset="utf-16"><title>Größe</title>'.encode(), "text/html", "Größe"),
        ("<title>Größe</title>".encode("utf-16-le"), "text/html; charset=utf-16", "Größe"),
        ("<title>Größe</title>".encode("utf-16-be"), "text/html; charset=UTF-16BE", "Größe"),
        (b"", HTML, ""),
        ("İİİ<title>Straße</title>".encode(), HTML, "Straße"),
    ],
)
def test_the_title_of_a_page(page: bytes, kind: str, title: str) -> None:
    assert title_of(page, kind) == title


# Texts in the head of a page that contain the words and declare nothing.
NO_DECLARATIONS = (
    '<!-- <meta charset="{label}"> -->',
    '<script src="/a.js" charset="{label}"></script>',
    '<link rel="stylesheet" charset="{label}" href="/a.css">',
    '<script>var charset = "{label}";</script>',
    '<html data-charset="{label}">',
    '<meta data-charset="{label}">',
    '<meta name="description" content="How to set charset={label}">',
    '<meta name="charset" content="{label}">',
    '<meta content="text/html; charset={label}">',
    '<meta name="a" content="<meta charset={label}>">',
    "<a title='<meta charset=\"{label}\">'></a>",
    '<metadata charset="{label}"></metadata>',
    '</meta charset="{label}">',
    '<? meta charset="{label}" ?>',
    "<p>charset={label}</p>",
    '<meta charset="no-such-{label}">',
    '<meta charset="">',
)
DECLARATIONS = (
    '<meta charset="{label}">',
    "<META name=a CharSet = '{label}' />",
    "<meta/charset={label}>",
    '<meta charset=" {label} ">',
    '<meta http-equiv="Content-Type" content="text/html; charset={label}">',
    "<meta content='text/html;charset={label}' http-equiv=content-type>",
    '<meta charset="{label}" charset="utf-8">',
    '<meta charset="nonsense"><meta charset="{label}">',
    '<!--><meta charset="{label}">',
    '<!-- a --><meta charset="{label}">',
    '<p a="b>c"><meta charset="{label}">',
)


@pytest.mark.parametrize("before", NO_DECLARATIONS)
def test_what_declares_no_encoding(before: str) -> None:
    text = before.format(label="windows-1251")
    title = "<title>Größe</title>"
    assert title_of(f"{text}{title}".encode(), "text/html") == "Größe"
    declared = f'{text}<meta charset="iso-8859-2"><title>Łódź</title>'
    assert title_of(declared.encode("iso8859-2"), "text/html") == "Łódź", "it goes on to the one that declares"


@pytest.mark.parametrize("before", DECLARATIONS)
def test_what_declares_an_encoding(before: str) -> None:
    page = before.format(label="windows-1251") + "<title>Весна</title>"
    assert title_of(page.encode("cp1251"), "text/html") == "Весна"


@pytest.mark.parametrize(
    "piece",
    [
        b"<title",
        b"<title>",
        b"<title ",
        b"<",
        b"&",
        b"&#",
        b"<body",
        b"<svg>",
        b"<!--",
        b"<!---->",
        b"</script>",
        b"charset=",
        b"<meta ",
        b'<meta a="',
        b"<meta a='b\" ",
        b" = ",
        b"<!-- <a/",
    ],
)
def test_a_hostile_page_is_read_at_once(piece: bytes) -> None:
    began = time.thread_time()
    title_of(piece * (page_heads.MAX_BYTES // len(piece) + 1), "text/html")
    assert time.thread_time() - began < 0.25


class Pages:
    """A web server. page: what it answers. gate: it waits for it."""

    def __init__(self) -> None:
        self.status, self.kind, self.page, self.requested = 200, HTML, b"<title>Spring sale</title>", 0
        self.headers: dict[str, str] = {}
        self.entry_lock = threading.Event()
        self.entry_lock.set()
        pages = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                pages.requested += 1
                pages.entry_lock.wait(5)
                self.send_response(pages.status)
                self.send_header("Content-Type", pages.kind)
                for name, value in pages.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(pages.page)

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/page"

    def close(self) -> None:
        self.entry_lock.set()
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def pages() -> Iterator[Pages]:
    pages = Pages()
    yield pages
    pages.close()


def test_every_label_is_read_as_browsers_do(pages: Pages) -> None:
    titles = Titles(Fetcher(Resolver(), lambda address: True))
    found = {}
    for (codec, text), labels in LABELS.items():
        for label in labels.split():
            title = f"<title>{text}</title>".encode(codec)
            pages.kind, pages.page = f"text/html; charset={label.upper()}", title
            by_header = titles.do(TitleKey(1, pages.url, "w"))
            pages.kind, pages.page = "text/html", f'<meta charset="{label}">'.encode() + title
            found[label] = {by_header, titles.do(TitleKey(1, pages.url, "w"))}
    assert found == {label: {text} for (_, text), labels in LABELS.items() for label in labels.split()}


@pytest.fixture
def make(pages: Pages, make_link: Callable[..., Any], connect: Callable[..., str]) -> Callable[..., Any]:
    connect()
    return lambda **fields: make_link(**{"destination": pages.url, "fetch_title": True, **fields})


def title(client: Client, id: str) -> str:
    return str(client.get(f"/v1/links/{id}").json["title"])


def test_it_is_set_later_and_found(app: Flask, client: Client, pages: Pages, make: Callable[..., Any]) -> None:
    pages.entry_lock.clear()
    created = make(alias="abc")
    assert created["title"] == ""
    pages.entry_lock.set()
    watcher.of(app).drain()
    found = client.get(f"/v1/links/{created['id']}").json
    assert (found["title"], found["updated_at"]) == ("Spring sale", created["updated_at"])
    assert [entry["id"] for entry in client.get("/v1/links?filter[search]=spring").json["data"]] == [created["id"]]
    # By no one, so that it is not in the history, and that creating the link can still be undone.
    (latest, *_) = client.get("/v1/changes").json["data"]
    assert (latest["verb"], latest["record_id"]) == ("create", created["id"])
    assert client.post(f"/v1/changes/{latest['id']}/undo").status_code == 200


def test_it_is_fetched_once_and_only_where_there_is_none(
    app: Flask, client: Client, pages: Pages, make: Callable[..., Any]
) -> None:
    own, off, renamed = make(title="Mine"), make(fetch_title=False), make()
    client.patch(f"/v1/redirect/{renamed['id']}", json={"title": "Typed in the meantime"})
    gone = make()
    client.delete(f"/v1/redirect/{gone['id']}")
    watcher.of(app).drain()
    assert [title(client, entry["id"]) for entry in (own, off, renamed)] == ["Mine", "", "Typed in the meantime"]
    assert pages.requested == 1
    client.patch(f"/v1/redirect/{renamed['id']}", json={"title": ""})
    watcher.of(app).drain()
    assert (title(client, renamed["id"]), pages.requested) == ("", 1)


@pytest.mark.parametrize(
    "change",
    [
        {"status": 404},
        {"kind": "application/pdf"},
        {"headers": {"Content-Encoding": "gzip"}},
        {"page": b" " * page_heads.MAX_BYTES + b"<title>late</title>"},
        {"page": b"\xff" * 300_000},
        {"status": 302, "headers": {"Location": "/page"}},
        {"status": 302, "headers": {"Location": "http://dest.example:99999999/"}},
        {"status": 302, "headers": {"Location": "http://%zz/"}},
    ],
)
def test_what_has_no_title(
    app: Flask, client: Client, pages: Pages, make: Callable[..., Any], change: dict[str, Any]
) -> None:
    for name, value in change.items():
        setattr(pages, name, value)
    created = make()
    watcher.of(app).drain()
    assert title(client, created["id"]) == ""
    with app.app_context():
        assert TitleFetch.select().count() == 0


def test_a_private_address_is_not_asked(make_app: Callable[..., Flask], make_client: Any, pages: Pages) -> None:
    app = make_app()
    client = make_client(app)
    client.post("/v1/host", json={"host": "go.acme.test"})
    body = {"host": "go.acme.test", "destination": pages.url, "fetch_title": True}
    assert client.post("/v1/link", json=body).status_code == 200
    watcher.of(app).drain()
    assert pages.requested == 0
