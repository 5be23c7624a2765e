"""`signpost check-paths`: a list or a sitemap of old URLs, tried before the switch."""

import contextlib
import gzip
import io
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from signpost.domain.errors import Invalid
from signpost.features.diagnostics import url_list
from signpost.features.diagnostics.url_list import MAX_DEPTH, MAX_LINE_CHARACTERS, read_urls
from signpost.runtime import jobs
from tests.conftest import Client, RunCommand

HOST = "old.acme.test"
DEST = "https://dest.example/landing"
NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


@pytest.fixture
def check(run_command: RunCommand, tmp_path: Path) -> Callable[..., Result]:
    """Check a file with this content."""

    def do(content: str | bytes, *options: str, code: int = 0, name: str = "urls.txt") -> Result:
        file = tmp_path / name
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        done = run_command("check-paths", str(file), *options)
        assert done.exit_code == code, done.output
        return done

    return do


@pytest.fixture
def site(connect: Callable[..., str], make_link: Callable[..., Any]) -> None:
    """`/direct` leads out, `/chain` over two redirects, `/dead` to a path that finds nothing."""
    connect(HOST)
    make_link(HOST, alias="direct")
    make_link(HOST, alias="chain", destination=f"https://{HOST}/direct")
    make_link(HOST, alias="dead", destination=f"https://{HOST}/missing")
    make_link(HOST, alias="locked", password="opensesame")


def sitemap(*urls: str, root: str = "urlset", entry: str = "url", namespace: str = NAMESPACE) -> str:
    entries = "".join(f"<{entry}><loc>{url}</loc><lastmod>2026-11-01</lastmod></{entry}>" for url in urls)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{root} xmlns="{namespace}">{entries}</{root}>'


def index(*urls: str) -> str:
    return sitemap(*urls, root="sitemapindex", entry="sitemap")


def urls_in(content: str | bytes, folder: Path | None = None) -> list[str]:
    return list(read_urls(io.BytesIO(content.encode() if isinstance(content, str) else content), folder))


# --- what it prints ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("site")
def test_it_lists_what_finds_nothing_and_what_takes_more_than_one_redirect(check: Callable[..., Result]) -> None:
    text = f"""# Old paths
/direct

/chain
  /missing?id=5
/dead
/locked
https://{HOST}/DIRECT
https://elsewhere.example/a
https://[::1/x
"""
    done = check(text, "--host", HOST, code=3)
    assert done.stdout.splitlines() == [
        f"2 hops   https://{HOST}/chain -> https://{HOST}/direct",
        f"nothing  https://{HOST}/missing?id=5  no record answers",
        f"nothing  https://{HOST}/dead -> https://{HOST}/missing  no record answers there",
        "nothing  https://elsewhere.example/a  its hostname is not connected, or its DNS proof is missing",
        "no URL   https://[::1/x  Enter a URL, like https://go.example.com/sale.",
    ]
    assert done.stderr == "8 checked: 3 fine, 1 take more than one redirect, 4 find nothing.\n"


@pytest.mark.usefixtures("site")
def test_as_json_it_lists_every_url(check: Callable[..., Result]) -> None:
    done = check(f"/direct\n/chain\n/dead\n{HOST}/x\nhttps://\n", "--host", HOST, "--json", code=3)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert rows[0] == {"url": f"https://{HOST}/direct", "status": 302, "location": DEST, "hops": 1, "stopped_by": None}
    assert [(row["status"], row["hops"], row["stopped_by"]) for row in rows] == [
        (302, 1, None),
        (302, 2, None),
        (302, 1, "record"),
        (404, 0, "record"),
        (None, 0, None),
    ]
    assert [row.get("error") for row in rows[:-1]] == [None] * 4
    assert rows[-1]["error"]


@pytest.mark.usefixtures("site")
def test_the_exit_code_is_0_where_everything_is_found(check: Callable[..., Result]) -> None:
    assert check("/direct\n/chain\n", "--host", HOST).stderr.startswith("2 checked: 1 fine, 1 take")
    assert check("").stderr == "0 checked: 0 fine, 0 take more than one redirect, 0 find nothing.\n"


@pytest.mark.usefixtures("site")
def test_a_path_needs_a_hostname(check: Callable[..., Result]) -> None:
    assert "'/direct' is a path: say with --host" in check("/direct\n", code=2).stderr
    assert "--host" in check("/direct\n", "--host", "not a host", code=2).stderr


@pytest.mark.usefixtures("site")
def test_standard_input(run_command: RunCommand) -> None:
    done = run_command("check-paths", "-", "--host", HOST, text="/direct\n/nope\n")
    assert (done.exit_code, done.stdout) == (3, f"nothing  https://{HOST}/nope  no record answers\n")
    done = run_command("check-paths", "-", text=index(f"https://{HOST}/a.xml"))
    assert done.exit_code == 1
    assert "give it as a file" in done.stderr


def test_records_that_do_not_answer_now(
    check: Callable[..., Result], client: Client, connect: Callable[..., str], make_link: Callable[..., Any]
) -> None:
    connect(HOST)
    make_link(HOST, alias="later", starts="2090-01-01T00:00:00Z")
    created = make_link(HOST, alias="paused")
    body = {"url": created["url"], "destination": DEST, "paused": True}
    assert client.put(f"/v1/redirect/{created['id']}", json=body).status_code == 200
    assert check("/later\n/paused\n", "--host", HOST, code=3).stdout.splitlines() == [
        f"nothing  https://{HOST}/later  the record has not started yet",
        f"nothing  https://{HOST}/paused  the record is paused",
    ]


@pytest.mark.usefixtures("site")
def test_a_sitemap(check: Callable[..., Result]) -> None:
    text = sitemap(f"https://{HOST}/direct", f"https://{HOST}/gone?a=1&amp;b=2")
    for content, name in ((text.encode(), "sitemap.xml"), (gzip.compress(text.encode()), "sitemap.xml.gz")):
        done = check(content, name=name, code=3)
        assert done.stdout == f"nothing  https://{HOST}/gone?a=1&b=2  no record answers\n"


@pytest.mark.usefixtures("site")
def test_an_index_names_files_next_to_it(check: Callable[..., Result], tmp_path: Path) -> None:
    (tmp_path / "posts.xml").write_text(sitemap(f"https://{HOST}/direct", f"https://{HOST}/post"))
    (tmp_path / "pages.xml.gz").write_bytes(gzip.compress(sitemap(f"https://{HOST}/page").encode()))
    both = index(f"https://{HOST}/maps/posts.xml", f"https://{HOST}/maps/pages.xml?v=2")
    done = check(both, name="sitemap.xml", code=3)
    assert [line.split()[1] for line in done.stdout.splitlines()] == [f"https://{HOST}/post", f"https://{HOST}/page"]
    more = index(f"https://{HOST}/posts.xml", f"https://{HOST}/a.xml", f"https://{HOST}/b.xml")
    refused = check(more, name="sitemap.xml", code=1)
    assert f"names a.xml and 1 more, which must be in the folder {tmp_path} too" in refused.stderr
    assert refused.stdout == ""


@pytest.mark.slow
def test_a_large_list_takes_seconds_at_most(
    check: Callable[..., Result], client: Client, connect: Callable[..., str]
) -> None:
    """20,000 old paths, a tenth of which are redirected, and some of them over two redirects."""
    connect(HOST)
    choices_of = {
        number: f"https://{HOST}/p/{number + 10}" if number % 200 == 0 else DEST for number in range(0, 20_000, 10)
    }
    table = "url,destination\n" + "".join(f"https://{HOST}/p/{number},{to}\n" for number, to in choices_of.items())
    client.post("/v1/bulk/import", data=table.encode(), content_type="text/csv")
    jobs.of(client.application).drain()
    began = time.thread_time()
    done = check("".join(f"/p/{number}\n" for number in range(20_000)), "--host", HOST, code=3)
    # Two on an idle machine.
    assert time.thread_time() - began < 10
    assert done.stderr == "20000 checked: 1900 fine, 100 take more than one redirect, 18000 find nothing.\n"


# --- what it reads -----------------------------------------------------------------------------------------------


def test_lines_in_every_usual_encoding() -> None:
    text = "# Käse\n\n/käse\r\n  /tab\t\nhttps://x.example/a#b\n/last"
    wanted = ["/käse", "/tab", "https://x.example/a#b", "/last"]
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "windows-1252"):
        assert urls_in(text.encode(encoding)) == wanted, encoding
        assert urls_in(gzip.compress(text.encode(encoding))) == wanted, encoding


def test_a_line_without_end_is_cut_and_costs_one() -> None:
    lines = urls_in("/a\n/" + "x" * (3 * MAX_LINE_CHARACTERS) + "\n/b\n")
    assert [len(line) for line in lines] == [2, MAX_LINE_CHARACTERS, 2]


def test_only_the_addresses_of_pages_are_read() -> None:
    inner = (
        "<url><loc>\n https://a.example/1 \n</loc><image:image><image:loc>https://a.example/picture.png</image:loc>"
        '</image:image><xhtml:link rel="alternate" href="https://a.example/de"/></url>'
        "<url><loc><![CDATA[https://a.example/2?a=1&b=2]]></loc></url><url/>"
    )
    text = f'<s:urlset xmlns:s="{NAMESPACE}" xmlns:image="i" xmlns:xhtml="x">{inner}</s:urlset>'.replace(
        "<url", "<s:url"
    ).replace("</url", "</s:url")
    assert urls_in(text) == ["https://a.example/1", "https://a.example/2?a=1&b=2"]
    assert urls_in(sitemap("https://a.example/ü").encode("utf-8-sig")) == ["https://a.example/ü"]
    in_utf_16 = sitemap("https://a.example/ü").replace("UTF-8", "UTF-16").encode("utf-16")
    assert urls_in(in_utf_16) == ["https://a.example/ü"]


LAUGHS = '<!DOCTYPE urlset [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (LAUGHS + sitemap("&b;").partition("\n")[2], "can't have a document type or declare entities"),
        ('<!DOCTYPE urlset SYSTEM "file:///etc/passwd">' + "<urlset/>", "can't have a document type"),
        ("<html><body></body></html>", "It is not a sitemap: it begins with <html>."),
        ("<urlset><url><loc>x</loc>", "not well-formed XML"),
        ("<urlset>&unknown;</urlset>", "not well-formed XML"),
        ("<urlset>" + "<a>" * MAX_DEPTH, f"more than {MAX_DEPTH} levels"),
        (gzip.compress(sitemap("x").encode())[:-20], "can't be decompressed"),
        (b"\x1f\x8bnot gzip", "can't be decompressed"),
    ],
)  # fmt: skip
def test_what_is_no_sitemap_is_refused(text: str | bytes, reason: str) -> None:
    with pytest.raises(Invalid) as refusal:
        urls_in(text)
    assert reason in refusal.value.sentences()


@pytest.mark.parametrize(
    ("urls", "reason"),
    [
        (["https://a.example/"], "is not the URL of a file"),
        (["https://a.example/.."], "is not the URL of a file"),
        (["https://a.example/x%2F..%2F..%2Fetc%2Fpasswd", "https://a.example/passwd"], "same file name"),
        (["https://a.example/a%5Cb.xml"], "is not the URL of a file"),
        (["https://[a.example/a.xml"], "is not the URL of a file"),
        (["https://a.example/" + "a" * 300], "is not the URL of a file"),
        (["https://a.example/sitemap.xml"], "is an index too"),
    ],
)
def test_what_an_index_may_not_name(tmp_path: Path, urls: list[str], reason: str) -> None:
    (tmp_path / "sitemap.xml").write_text(index("https://a.example/other.xml"))
    with pytest.raises(Invalid) as refusal:
        urls_in(index(*urls), tmp_path)
    assert reason in refusal.value.sentences()


def test_a_sitemap_is_read_as_a_stream_and_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(io.BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            # At first what is left of the beginning.
            return super().read(size) or b"<url><loc>https://a.example/</loc></url>" * ((size or 0) // 41)

    assert next(read_urls(Endless(b"<urlset>"))) == "https://a.example/"
    monkeypatch.setattr(url_list, "MAX_SITEMAP_BYTES", 1024 * 1024)
    count = 0
    with contextlib.suppress(Invalid):
        for _ in read_urls(Endless(b"<urlset>")):
            count += 1
    assert 20_000 < count < 30_000


def test_the_text_of_an_element_has_a_bound() -> None:
    (found,) = urls_in(sitemap("x" * 1_000_000))
    assert len(found) == MAX_LINE_CHARACTERS
