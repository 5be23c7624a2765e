"""The link of a root: other services answer the root alone with it, and our own exports say what theirs does."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from signpost.features.transfer.importer import LineResult
from signpost.features.transfer.reading.sources import SOURCE_NAMES, TABLE
from tests.conftest import Client, Visit
from tests.features.transfer.conftest import HOST
from tests.features.transfer.test_import import results

Import = Callable[..., list[LineResult]]
HOME = "https://example.com/home"
ROOT = f"https://{HOST}/"
DUB = {"domain": HOST, "key": "_root", "url": HOME, "shortLink": ROOT[:-1], "createdAt": "2024-01-01T10:00:00.000Z"}
SHORT_IO = {"originalURL": HOME, "secureShortURL": ROOT, "path": "", "domain": HOST}
# The source, the format, the file, and the status that the root answers with.
FILES = [
    ("bitly", "csv", f"link,long url\n{ROOT},{HOME}\n", 302),
    ("bitly", "json", json.dumps({"links": [{"link": ROOT[:-1], "long_url": HOME}]}), 302),
    ("dub", "json", json.dumps([DUB]), 302),
    ("dub", "csv", f"Short link,Destination URL\n{ROOT},{HOME}\n", 302),
    ("kutt", "json", json.dumps({"data": [{"link": ROOT, "target": HOME}]}), 302),
    ("rebrandly", "json", json.dumps([{"shortUrl": f"{HOST}/", "destination": HOME}]), 302),
    ("shlink", "csv", f"shortUrl,longUrl\n{ROOT},{HOME}\n", 302),
    ("shlink", "json", json.dumps({"shortUrls": {"data": [{"shortUrl": ROOT, "longUrl": HOME}]}}), 302),
    ("shortio", "json", json.dumps({"links": [SHORT_IO]}), 302),
    ("shortio", "json", json.dumps({"links": [{**SHORT_IO, "redirectType": 301}]}), 301),
    ("shortio", "csv", f"short url,original url\n{ROOT},{HOME}\n", 302),
    ("yourls", "csv", f"shorturl,url\n{ROOT},{HOME}\n", 302),
    ("yourls", "csv", f"keyword,url\n/,{HOME}\n", 302),
    ("signpost", "csv", f"short link,long url\n{ROOT},{HOME}\n", 302),
    ("signpost", "csv", f"short link,long url,status\n{ROOT},{HOME},308\n", 308),
    ("signpost", "csv", f"short link,long url,type\n{ROOT},{HOME},redirect\n", 301),
    ("signpost", "csv", f"slug,destination\n/,{HOME}\n", 302),
    ("signpost", "csv", f"alias,destination\n/,{HOME}\n", 302),
    ("signpost", "csv", f"from,to\n{ROOT},{HOME}\n", 301),
    ("signpost", "csv", f"from,to\n/,{HOME}\n", 301),
    ("signpost", "jsonl", json.dumps({"short link": ROOT, "long url": HOME}), 302),
    ("table", "csv", f"url,destination\n/,{HOME}\n", 301),
    ("table", "csv", f"short link,long url\n{ROOT},{HOME}\n", 302),
    ("apache", "text", f"RedirectMatch 301 ^/$ {HOME}\n", 301),
    ("cloudflare-bulk", "csv", f"{HOST}/,{HOME},301,TRUE\n", 301),
    ("cloudflare", "text", f"/ {HOME} 302\n", 302),
    ("firebase", "json", json.dumps({"hosting": {"redirects": [{"source": "/", "destination": HOME}]}}), 301),
    ("netlify", "text", f"/ {HOME}\n", 301),
    ("nginx", "text", f"location = / {{ return 301 {HOME}; }}\n", 301),
    ("vercel", "json", json.dumps({"redirects": [{"source": "/", "destination": HOME}]}), 308),
    ("wordpress-redirection", "csv", f"source,target,regex,code\n/,{HOME},0,301\n", 301),
]  # fmt: skip


@pytest.mark.parametrize(("source", "format_", "text", "status"), FILES)
def test_the_root_answers_and_nothing_below_it(
    connect: Callable[..., str], import_text: Import, visit: Visit, source: str, format_: str, text: str, status: int
) -> None:
    connect(HOST)
    lines = import_text(text, source=source, format=format_, hosts={"": HOST})
    assert results(lines)[-1] == "created", lines
    root = visit("/", HOST)
    assert (root.status_code, root.location) == (status, HOME)
    assert [visit(path, HOST).status_code for path in ("/zzz", "/any/thing", "/any/thing?a=1")] == [404] * 3


def test_each_source_is_in_the_table() -> None:
    assert {source for source, *_ in FILES} == SOURCE_NAMES.keys() | {TABLE}


def exported_root(client: Client) -> dict[str, Any]:
    root: dict[str, Any] = json.loads(client.get("/v1/export?format=jsonl").text)
    return root


@pytest.mark.parametrize("match", [None, "prefix", "exact"])
@pytest.mark.parametrize("format_", ["csv", "jsonl"])
def test_our_own_export_keeps_what_its_root_answers(
    connect: Callable[..., str],
    client: Client,
    import_text: Import,
    visit: Visit,
    match: str | None,
    format_: str,
) -> None:
    connect(HOST)
    body = {"url": ROOT, "destination": HOME} | ({"match": match} if match else {})
    created = client.post("/v1/redirect", json=body)
    assert created.status_code == 200, created.json
    before = exported_root(client)
    exported = client.get(f"/v1/export?format={format_}").text
    assert client.delete(f"/v1/redirect/{before['id']}").status_code < 300
    assert results(import_text(exported, format=format_)) == ["created"]
    after = exported_root(client)
    same = ("match", "status", "type", "destination", "forward_path")
    assert [after[field] for field in same] == [before[field] for field in same]
    assert visit("/zzz", HOST).status_code == (404 if match == "exact" else 301)


@pytest.mark.parametrize("source", ["dub", "signpost"])
def test_a_link_with_a_query_has_the_status_of_links(
    connect: Callable[..., str], import_text: Import, visit: Visit, source: str
) -> None:
    """It is a redirect here, because a short link has no query."""
    connect(HOST)
    lines = import_text(f"short link,destination url\n{ROOT}a?x=1,{HOME}\n", source=source)
    assert results(lines) == ["created"]
    assert visit("/a?x=1", HOST).status_code == 302
    assert visit("/a/b?x=1", HOST).status_code == 404
