"""The site of the documentation, as `make docs` builds it, and the links of its pages within the repository.

The site is built by the environment that `make install-docs` makes, without a network.
"""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.conftest import ROOT
from tests.programs import missing

PYTHON = ROOT / ".venv" / "docs" / "bin" / "python"
CONFIGURATION = ROOT / "docs" / "site" / "mkdocs.yml"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
# mkdocs, in a process that cannot connect to anything.
BUILD = """
import runpy, sys
def refuse(event, arguments):
    if event in ("socket.connect", "socket.getaddrinfo"):
        raise PermissionError(f"{event}: {arguments}")
sys.addaudithook(refuse)
runpy.run_module("mkdocs", run_name="__main__")
"""
# Elements that a browser loads by themselves.
LOADED = {"img", "link", "script", "source", "iframe", "video", "audio", "object", "embed"}


class Html(HTMLParser):
    """What a page of the site has: its anchors, its links, and the text of its paragraphs outside of code."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[tuple[str, str]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("p", "code"):
            self._open.append(tag)
        for name, text in attrs:
            if name == "id" and text:
                self.anchors.add(text)
            elif name in ("href", "src", "srcset") and text is not None:
                self.links.append((tag, text))

    def handle_endtag(self, tag: str) -> None:
        if self._open[-1:] == [tag]:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if self._open == ["p"]:
            self.text += data


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not PYTHON.exists():
        missing("There is no .venv/docs: run `make install-docs`")
    folder = tmp_path_factory.mktemp("docs") / "site"
    options = ["build", "--strict", "--config-file", str(CONFIGURATION), "--site-dir", str(folder)]
    done = subprocess.run([PYTHON, "-c", BUILD, *options], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


@cache
def html(path: Path) -> Html:
    return Html(path.read_text(encoding="utf-8"))


def built(site: Path) -> Iterator[Path]:
    """Every page but that of errors, whose links begin at the root of its host."""
    return (path for path in sorted(site.rglob("*.html")) if path.name != "404.html")


def test_every_page_of_the_documentation_is_on_the_site(site: Path) -> None:
    names = {f"{path.stem}.html" for path in (ROOT / "docs").glob("*.md") if path.name != "README.md"}
    assert names | {"index.html", "contents.html", "changelog.html", "contributing.html"} <= {
        path.name for path in built(site)
    }
    assert "self-hosted" in html(site / "index.html").text


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    wrong, internal = [], 0
    for page in built(site):
        for _, link in html(page).links:
            url = urlsplit(link)
            if url.scheme or url.netloc:
                if url.scheme not in ("http", "https") or not url.hostname or re.search(r"\s", link):
                    wrong.append(f"{page.relative_to(site)}: {link}")
                continue
            internal += 1
            aim = (page.parent / unquote(url.path)).resolve() if url.path else page
            aim = aim / "index.html" if aim.is_dir() else aim
            if not aim.is_file() or (url.fragment and aim.suffix == ".html" and url.fragment not in html(aim).anchors):
                wrong.append(f"{page.relative_to(site)}: {link}")
    assert not wrong, "\n".join(wrong)
    assert internal > 1000


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    loaded = {link for page in built(site) for tag, link in html(page).links if tag in LOADED}
    styles = {url for style in site.rglob("*.css") for url in re.findall(r"url\(([^)]+)\)", style.read_text())}
    assert [link for link in loaded | styles if re.match(r"[\"']?(https?:)?//", link)] == []
    assert any(link.endswith(".js") for link in loaded)
    # Diagrams would load their renderer, and the address of a repository how many like it.
    assert [
        page.name for page in built(site) if re.search(r'class="mermaid|data-md-component="source"', page.read_text())
    ] == []


def test_no_markdown_is_left_in_the_text(site: Path) -> None:
    """A list without a line before it is one on a forge, and none on the site."""
    left = []
    for page in built(site):
        for line in html(page).text.splitlines():
            if re.match(r"\s*([-*] \S|\d\. \S|#+ |\||```)", line) or "](" in line or "**" in line:
                left.append(f"{page.relative_to(site)}: {line}")
    assert not left, "\n".join(left)


def test_the_search_finds_every_page(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    assert [page.name for page in built(site) if f'"location":"{page.relative_to(site)}"' not in index] == []


# --- in the repository -----------------------------------------------------------------------------------------


def without_code(path: Path) -> str:
    return re.sub(r"^ *```.*?^ *```$|`[^`\n]+`", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)


@cache
def anchors(path: Path) -> set[str]:
    """Of the headings of a page, as a forge names them."""
    text = re.sub(r"^ *```.*?^ *```$", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = [re.sub(r"[`*]|\]\([^)]*\)", "", heading) for heading in re.findall(r"^#+ (.+)$", text, re.M)]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    wrong = []
    for link in re.findall(r'(?:\]\(|(?:src|srcset|href)=")([^)"\s]+)', without_code(page)):
        url = urlsplit(link)
        if url.scheme:
            continue
        aim = (page.parent / url.path).resolve() if url.path else page
        if not aim.exists() or (url.fragment and url.fragment not in anchors(aim)):
            wrong.append(link)
    assert not wrong


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 150


def test_the_contents_list_every_page_once() -> None:
    listed = re.findall(
        r"^- \[[^]]+\]\(([^)#]+)\): \S", (ROOT / "docs" / "README.md").read_text(encoding="utf-8"), re.M
    )
    pages = sorted(path.name for path in (ROOT / "docs").glob("*.md") if path.name != "README.md")
    assert sorted(name for name in listed if "/" not in name) == pages, "docs/README.md is the list of all pages."
