"""Patterns, queries, long paths and what is gone, imported from the files of servers and visited."""

import json
from collections.abc import Callable

import pytest

from signpost.features.transfer.importer import LineResult
from tests.conftest import RunCommand, Visit
from tests.features.transfer.conftest import HOST
from tests.features.transfer.test_import import results

NEW = "https://x.example"
FILES = {
    "netlify": (
        "text",
        f"/exact-one-whose-path-is-longer-than-thirty-characters.html {NEW}/long\n"
        f"/blog/* {NEW}/b/:splat\n/u/:id/p {NEW}/p/:id\n/i.php id=:id {NEW}/i/:id\n/ {NEW}/home\n",
    ),
    "cloudflare": ("text", f"/blog/* {NEW}/b/:splat\n/u/:id/p {NEW}/p/:id\n"),
    "cloudflare-bulk": ("csv", f"{HOST}/blog,{NEW}/b,301,TRUE,FALSE,TRUE,TRUE\n"),
    "vercel": (
        "json",
        f'{{"redirects": [{{"source": "/blog/:path*", "destination": "{NEW}/b/:path*"}},'
        f'{{"source": "/u/:id/p", "destination": "{NEW}/p/:id"}}]}}',
    ),
    "firebase": (
        "json",
        f'{{"hosting": {{"redirects": [{{"source": "/blog/:x*", "destination": "{NEW}/b/:x", "type": 301}},'
        f'{{"source": "/u/:id/p", "destination": "{NEW}/p/:id", "type": 301}}]}}}}',
    ),
    "nginx": (
        "text",
        f"rewrite ^/blog/(.*)$ {NEW}/b/$1 permanent; rewrite ^/u/([^/]+)/p$ {NEW}/p/$1 permanent;"
        f" location = /gone {{ return 410; }} location = /i.php {{ if ($arg_id = 5) {{ return 301 {NEW}/i/5; }} }}",
    ),
    "apache": (
        "text",
        f"RewriteEngine On\nRewriteRule ^blog/(.*)$ {NEW}/b/$1 [R=301]\nRewriteRule ^u/([^/]+)/p$ {NEW}/p/$1 [R=301]\n"
        f"RewriteRule ^gone$ - [G]\nRewriteCond %{{QUERY_STRING}} ^id=5$\nRewriteRule ^i\\.php$ {NEW}/i/5? [R=301]\n",
    ),
    "wordpress-redirection": (
        "csv",
        f"source,target,regex,code,type\n^/blog/(.*)$,{NEW}/b/$1,1,301,url\n^/u/([^/]+)/p$,{NEW}/p/$1,1,301,url\n"
        f"/gone,,0,410,error\n/i.php?id=5,{NEW}/i/5,0,301,url\n",
    ),
}


@pytest.mark.parametrize("source", FILES)
def test_a_file_is_imported_visited_and_written_again(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    visit: Visit,
    run_command: RunCommand,
    source: str,
) -> None:
    connect(HOST)
    format_, text = FILES[source]
    lines = import_text(text, source=source, format=format_, hosts={"": HOST})
    assert set(results(lines)) == {"created"}, lines
    assert visit("/blog/2019/a%20b", HOST).location == f"{NEW}/b/2019/a%20b"
    if "/p/" in text:
        assert visit("/u/7/p", HOST).location == f"{NEW}/p/7"
    if "/i/" in text:
        assert str(visit("/i.php?id=5", HOST).location).startswith(f"{NEW}/i/5")
        assert visit("/i.php", HOST).status_code == 404
    if "gone" in text or "410" in text:
        assert visit("/gone", HOST).status_code == 410
    if source == "netlify":
        assert visit("/", HOST).location == f"{NEW}/home"
        assert visit("/none", HOST).status_code == 404
    # The same file again changes nothing.
    assert set(results(import_text(text, source=source, format=format_, hosts={"": HOST}))) == {"unchanged"}
    # It leaves as it came: an import of what is written finds everything there.
    written = run_command("export", "--format", source, "--host", HOST)
    assert (written.exit_code, written.stderr) == (0, "")
    format_ = "json" if source == "wordpress-redirection" else format_
    again = import_text(written.stdout, source=source, format=format_, hosts={"": HOST})
    assert set(results(again)) == {"unchanged"}, (written.stdout, again)


def test_the_home_page_of_a_table_is_no_catch_all(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]], visit: Visit
) -> None:
    connect(HOST)
    import_text(f"from,to\n/,{NEW}/home\n", source="table", hosts={"": HOST})
    assert (visit("/", HOST).location, visit("/a", HOST).status_code) == (f"{NEW}/home", 404)
    connect("b.acme.test")
    import_text(f"from,to\nhttps://b.acme.test/*,{NEW}/all\n", source="table")
    assert visit("/a/b", "b.acme.test").location == f"{NEW}/all"


@pytest.mark.parametrize(
    ("source", "destination", "visited", "location"),
    [
        ("/blog/:x*", "/:x*", "/blog/a/b", f"https://{HOST}/a/b"),
        ("/blog/:x*", "/:x*", "/blog", f"https://{HOST}/"),
        ("/blog/:x*", f"{NEW}/b/:x*", "/blog", f"{NEW}/b"),
        ("/:x*", f"{NEW}/b/:x*", "/a", f"{NEW}/b/a"),
        ("/:x*", f"{NEW}/b/:x*", "/", f"{NEW}/b"),
        ("/u/:id/:x*", f"{NEW}/:id/:x*", "/u/1/a", f"{NEW}/1/a"),
    ],
)
def test_firebase_appends_the_rest_with_its_slash(
    connect: Callable[..., str],
    import_text: Callable[..., list[LineResult]],
    visit: Visit,
    source: str,
    destination: str,
    visited: str,
    location: str,
) -> None:
    connect(HOST)
    text = json.dumps({"redirects": [{"source": source, "destination": destination, "type": 301}]})
    assert results(import_text(text, source="firebase", format="json", hosts={"": HOST})) == ["created"]
    assert visit(visited, HOST).headers["Location"] == location
