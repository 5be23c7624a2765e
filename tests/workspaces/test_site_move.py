"""A whole move: an old site of thousands of URLs, its sitemap, a map that forgot some, the switch, and misses.

TEST_LONG=1 moves 20,000.
"""

import csv
import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from flask import Flask

from tests.conftest import Client, RunCommand
from tests.visits.conftest import send

HOST, NEW = "www.old.test", "https://new.example"
URLS = 20_000 if os.environ.get("TEST_LONG") else 4_000
TITLES = (
    "my very long title that says everything at once", "größe und maß", "smörgåsbord für alle", "über uns",
    "a, b & c (2019)", "100 % sure", "C++ and C#", "it's @ home; really!", "Mixed Case Title", "naïve café",
)  # fmt: skip


def wordpress(number: int) -> str:
    title = TITLES[number % len(TITLES)].replace(" ", "-")
    match number % 4:
        case 0:
            return f"/{2005 + number % 15}/{number % 12 + 1:02}/{number % 28 + 1:02}/{quote(title.lower())}-{number}/"
        case 1:
            return f"/?p={number}"
        case 2:
            return f"/category/{quote(title)}/page/{number}/"
    return f"/wp-content/uploads/{2005 + number % 15}/{quote(title)}-{number}.jpg"


def shop(number: int) -> str:
    match number % 3:
        case 0:
            return f"/index.php?cat={number % 50}&id={number}"
        case 1:
            return f"/product.php?id={number}"
    return f"/Shop/{quote(TITLES[number % len(TITLES)])}/item-{number}.html"


def docs(number: int) -> str:
    return f"/docs/v{number % 9}.{number % 7}/guide/_static/page_{number}.html"


def wiki(number: int) -> str:
    title = TITLES[number % len(TITLES)].capitalize().replace(" ", "_")
    if number % 2:
        return f"/wiki/{quote(title, safe='(),@!')}_({number})"
    return f"/w/index.php?title={quote(title)}_{number}&oldid={number}"


# What the map forgot: one page, and a folder.
FORGOTTEN = ("/impressum.html", *(f"/archive/issue-{number}/index.html" for number in range(1, 12)))


def site() -> Iterator[str]:
    """The paths and queries of the old site."""
    yield "/"
    for number in range(URLS - 1 - len(FORGOTTEN)):
        yield (wordpress, shop, docs, wiki)[number % 4](number // 4)
    yield from FORGOTTEN


def table(urls: list[str]) -> str:
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(("from", "to"))
    rows.writerows(
        (f"https://{HOST}{url}", f"{NEW}/{number}") for number, url in enumerate(urls) if url not in FORGOTTEN
    )
    return text.getvalue()


def sitemap(urls: list[str]) -> str:
    entries = "".join(f"<url><loc>https://{HOST}{url.replace('&', '&amp;')}</loc></url>" for url in urls)
    return f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{entries}</urlset>'


@pytest.fixture
def moved(connect: Callable[..., str], run_command: RunCommand, tmp_path: Path) -> list[str]:
    """The old site, with its map imported."""
    connect(HOST)
    urls = list(site())
    assert len(set(urls)) == len(urls) == URLS
    file = tmp_path / "map.csv"
    file.write_text(table(urls), encoding="utf-8")
    done = run_command("import", "--from", "table", str(file))
    assert done.exit_code == 0, done.output
    assert f"{URLS - len(FORGOTTEN)} created, 0 there already (left as they are), 0 refused." in done.output
    return urls


@pytest.mark.slow
def test_a_move(app: Flask, client: Client, run_command: RunCommand, moved: list[str], tmp_path: Path) -> None:
    # Before the switch: the sitemap shows what the map forgot, and nothing else.
    file = tmp_path / "sitemap.xml"
    file.write_text(sitemap(moved), encoding="utf-8")
    checked = run_command("check-paths", str(file))
    assert checked.exit_code == 3, checked.output
    nothing = [line.split()[1] for line in checked.stdout.splitlines() if line.startswith("nothing")]
    assert nothing == [f"https://{HOST}{url}" for url in FORGOTTEN]

    # After it: every URL leads where the map says, in any spelling.
    for number, url in list(enumerate(moved))[::97]:
        if url not in FORGOTTEN:
            path, mark, query = url.partition("?")
            for spelling in (path, path.replace("%C3%B6", "o%CC%88"), path.replace("(", "%28")):
                answer = send(app, spelling + mark + query, host=HOST)
                assert (answer.status, answer.location) == (301, f"{NEW}/{number}"), spelling

    # Visitors miss exactly what was forgotten; the list shows it, the commonest first.
    for position, url in enumerate(reversed(FORGOTTEN), 1):
        for _ in range(position):
            assert send(app, url, host=HOST).status == 404
    misses = client.get("/v1/misses").json
    assert [miss["path"] for miss in misses["data"]] == list(FORGOTTEN)
    assert [miss["people"] for miss in misses["data"]] == list(range(len(FORGOTTEN), 0, -1))
    (proposal,) = misses["proposals"]
    assert (proposal["host"], proposal["pattern"], proposal["paths"]) == (HOST, "/archive/*", len(FORGOTTEN) - 1)

    # One step redirects one, the proposed pattern redirects the rest, and the list is empty.
    entry = {"url": f"{HOST}{FORGOTTEN[0]}", "destination": f"{NEW}/imprint"}
    assert client.post("/v1/redirect", json=entry).status_code == 200
    assert [miss["path"] for miss in client.get("/v1/misses").json["data"]] == list(FORGOTTEN[1:])
    rest = {"url": HOST + proposal["pattern"], "match": "pattern", "destination": f"{NEW}/issues/:splat"}
    assert client.post("/v1/redirect", json=rest).status_code == 200
    assert client.get("/v1/misses").json == {"data": [], "proposals": []}
    assert send(app, FORGOTTEN[3], host=HOST).location == f"{NEW}/issues{FORGOTTEN[3].removeprefix('/archive')}"
    assert run_command("check-paths", str(file)).exit_code == 0
