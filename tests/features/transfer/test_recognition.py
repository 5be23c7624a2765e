"""Who wrote a file is recognized from its name and its beginning."""

import contextlib
import io
import time

import pytest

from signpost.domain.errors import Invalid
from signpost.domain.records.record import RecordType
from signpost.features.transfer import import_job
from signpost.features.transfer.reading import formats, recognition
from signpost.features.transfer.reading.recognition import Recognized, best_source, recognize
from signpost.features.transfer.reading.sources import SOURCES
from tests.features.transfer.conftest import SAMPLES

NGINX = "server {\n  server_name old.example;\n  location = /a { return 301 https://new.example/a; }\n}\n"
VERCEL = '{"redirects": [{"source": "/a", "destination": "https://new.example/"}]}'
FIREBASE = '{"hosting": {"redirects": [{"source": "/a", "destination": "/b", "type": 301}]}}'
WORDPRESS = '{"plugin": {}, "redirects": [{"url": "/a", "match_data": {}, "action_data": {"url": "/b"}}]}'
OWN = '{"url": "https://go.example/a", "destination": "https://new.example/"}\n'


def recognized(text: str | bytes, name: str = "file") -> tuple[str, str]:
    file = io.BytesIO(text.encode() if isinstance(text, str) else text)
    found: Recognized = recognize(file, name, import_job.MAX_UPLOADED_JSON_BYTES)
    return found.source, found.format


@pytest.mark.parametrize("path", sorted(SAMPLES.iterdir()), ids=lambda path: path.name)
def test_the_exports_of_each_service(path: object) -> None:
    file = SAMPLES / str(getattr(path, "name", ""))
    source, format_ = recognized(file.read_bytes(), file.name)
    assert (source, format_) == (file.stem.partition("-")[0], file.suffix[1:])


@pytest.mark.parametrize(
    ("text", "name", "source", "format_"),
    [
        ("/a https://new.example/ 301\n# more\n/b /c\n", "_redirects", "netlify", formats.CSV),
        ("/a  /b\nhttps://old.example/c  https://new.example/d  302\n", "rules.txt", "netlify", formats.CSV),
        ("/a id=:id lang=de /b/:id 301\n/c /d\n", "rules.txt", "netlify", formats.CSV),
        ("/a id= /b\n", "rules.txt", "signpost", formats.CSV),
        ("/a id=1\n", "rules.txt", "signpost", formats.CSV),
        (NGINX, "site.conf", "nginx", formats.CSV),
        ("rewrite ^/a$ /b permanent;\n", "moved", "nginx", formats.CSV),
        ("RewriteEngine On\nRewriteRule ^a$ /b [R=301,L]\n", ".htaccess", "apache", formats.CSV),
        ("<VirtualHost *>\n  Redirect permanent /a /b\n</VirtualHost>\n", "httpd.conf", "apache", formats.CSV),
        (VERCEL, "vercel.json", "vercel", formats.JSON),
        (FIREBASE, "firebase.json", "firebase", formats.JSON),
        (WORDPRESS, "redirection.json", "wordpress-redirection", formats.JSON),
        ("source,target,regex,code\n/a,/b,0,301\n", "redirection.csv", "wordpress-redirection", formats.CSV),
        ("old.example/a,https://new.example/,301,TRUE\n", "bulk.csv", "cloudflare-bulk", formats.CSV),
        ("https://old.example/a,https://new.example/,301,TRUE\n", "bulk.csv", "cloudflare-bulk", formats.CSV),
        (OWN, "signpost.jsonl", "signpost", formats.JSON_LINES),
        (OWN * 2, "backup", "signpost", formats.JSON_LINES),
        ("from,to\n/a,https://new.example/\n", "table.csv", "signpost", formats.CSV),
        ("from\tto\n/a\thttps://new.example/\n".encode("utf-16"), "table.txt", "signpost", formats.CSV),
        ("source,target\n/a,/b\n", "table.csv", "signpost", formats.CSV),
        ("Alt;Neu\n/a;https://new.example/\n", "tabelle.csv", "signpost", formats.CSV),
        ("/a,https://new.example/\n", "table.csv", "signpost", formats.CSV),
    ],
)
def test_servers_tables_and_our_own_files(text: str | bytes, name: str, source: str, format_: str) -> None:
    assert recognized(text, name) == (source, format_)


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\x89PNG\r\n\x1a\n\0\0", b"PK\x03\x04\0\0", b"\0" * 100])
def test_what_is_no_text_is_refused(content: bytes) -> None:
    with pytest.raises(Invalid):
        recognized(content)


@pytest.mark.parametrize("text", ["{", "[", '{"a":', "[1, 2", '{"redirects": 5}', "{}", "[]", "[[]]", '{"links": 1}'])
def test_broken_json_is_left_to_its_importer(text: str) -> None:
    assert recognized(text, "links.json")[0] == "signpost"


def test_long_json_is_not_parsed() -> None:
    file = io.BytesIO(b'{"links": [' + b'{"link": "https://bit.ly/a"},' * 10 + b"]}")
    assert recognize(file, "links.json", 50) == Recognized("signpost", formats.JSON)


def test_what_the_rows_of_a_table_are() -> None:
    def type_of(text: str, source: str = "signpost") -> RecordType | None:
        return recognition.usual_type(formats.contents(io.BytesIO(text.encode()), formats.CSV), source)

    assert type_of("from,to\n/a,https://new.example/\n") is RecordType.REDIRECT
    assert type_of("slug,to\na,https://new.example/\n") is RecordType.LINK
    assert type_of("url,to\nabc,https://new.example/\n") is RecordType.LINK
    assert type_of("url,destination,type\nhttps://go.example/a,https://new.example/,link\n") is None
    assert type_of("link,long_url\nbit.ly/a,https://new.example/\n", "bitly") is RecordType.LINK
    assert recognition.usual_type(formats.Contents([], iter(())), "nginx") is None
    assert type_of("from,to\n") is RecordType.LINK


def test_columns_of_nobody() -> None:
    assert best_source(["Alt", "Neu"]) == ""
    assert best_source([]) == ""


def test_a_column_is_left_out_and_a_type_is_given() -> None:
    row = {"from": "/a", "to": "https://new.example/", "title": "T", "Alt": "/b"}
    simple = SOURCES["signpost"]
    (record,) = simple.understand(row, {"title": "", "alt": "description"})
    assert record == {
        "url": "/a", "destination": "https://new.example/", "type": "redirect", "description": "/b"
    }  # fmt: skip
    (record,) = simple.understand(row, {"alt": "old_url"}, RecordType.LINK)
    assert (record["url"], record["type"]) == ("/b", "link")
    (record,) = SOURCES["bitly"].understand(
        {"link": "https://bit.ly/a", "long_url": "https://new.example/"}, usual_type=RecordType.REDIRECT
    )
    assert record["type"] == "redirect"
    # What a row says of itself comes first.
    (record,) = simple.understand({**row, "type": "gone"}, usual_type=RecordType.LINK)
    assert record["type"] == "gone"
    assert simple.fields_of(["title", "to"], {"title": ""}) == ["", "destination"]


@pytest.mark.parametrize("word", ["a=a=a=a=a ", "=" * 9 + " ", "/ = ", "a=a", "\t", "Redirect ", "server "])
def test_a_file_of_repeated_words_is_recognized_at_once(word: str) -> None:
    """135 bytes of the first one once took ten seconds, with everybody else waiting."""
    began = time.process_time()
    for text in (f"/a {word * 13}!\n", f"/a {word * 6000}!\n", f"/a {word * 100}!\n" * 100, word * 6000):
        with contextlib.suppress(Invalid):
            recognized(text)
    assert time.process_time() - began < 5
