"""Pages without unmarked texts: in a language that puts brackets around each translation, all words are in brackets."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from flask import Flask

from redirect_formats import FORMAT_NAMES
from signpost import translations
from signpost.domain.events import USUAL
from signpost.domain.records.rules.client_names import COMMON_BROWSERS, COMMON_SYSTEMS
from signpost.features.transfer.reading.sources import SOURCES
from signpost.runtime import jobs
from signpost.translations import catalog, speaking
from signpost.translations.names import COUNTRIES, countries
from tests.conftest import Client, Visit
from tests.every_page import EVERY_PAGE, NO_PAGES
from tests.features.conftest import Person
from tests.features.sign_in.test_account import set_up
from tests.translations.catalogs import extracted

# Of a person who is not signed in.
OPEN = ("/sign-in", "/welcome/none", "/invitation/none", "/unsubscribe/none", "/invitation/{invitation}")
# What is no text of ours: the product's name, names of languages in themselves, ways to write dates, technical names,
# and addresses in examples.
OWN_NAMES = re.compile(
    r"\bHome\b|Signpost|[\d.]+dev\d+|English( \((UK|US)\))?|Deutsch\b|Español|Français|2030-12-31 \(ISO 8601\)|\bUTC|"
    r"API|HTTPS|DNS|REST|CSV|PNG|SVG|PDF|A4, 210 × 297 mm|webhook-id|de, fr-CH|\d+\. [A-Z][a-zä]+( \d{4})?|"
    r"\S*\bexample(\.com)?/?\S*"
)
DATA = re.compile(r"\S*zz\S*")
# Names of others, which are the whole of a text, and those that Babel translates.
NAMES = {
    "curl",
    "curl:",
    *COMMON_SYSTEMS.values(),
    *COMMON_BROWSERS,
    *(source.name for source in SOURCES.values()),
    *FORMAT_NAMES.values(),
}
# Elements with data, code, or words in another language.
NO_TEXT = {"bdi", "code", "pre", "script", "style", "time", "datalist", "svg", "kbd"}
EMPTY = {"input", "link", "meta", "br", "img", "option", "use", "wbr"}
READ_ALOUD = ("aria-label", "title", "placeholder", "alt")


@pytest.fixture(scope="module")
def brackets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """German is the language with brackets."""
    folder = tmp_path_factory.mktemp("catalogs")
    own = Catalog(locale="de")
    for message in extracted():
        texts = message.id if isinstance(message.id, tuple) else (message.id,)
        if message.id:
            own.add(
                message.id,
                tuple(f"⟦{text}⟧" for text in texts) if len(texts) > 1 else f"⟦{texts[0]}⟧",
                context=message.context,
            )
    with (folder / "de.po").open("wb") as file:
        write_po(file, own)
    patch = pytest.MonkeyPatch()
    patch.setattr(translations, "FOLDER", Path(folder))
    catalog.cache_clear()
    yield
    patch.undo()
    catalog.cache_clear()


class _Texts(HTMLParser):
    """The texts of a page that are not in brackets."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        with speaking("de"):
            self._names = {*NAMES, *countries(COUNTRIES).values()}
        self._depth = self._brackets = 0
        self._within: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self._within.append(tag)
        for name, value in attributes:
            # Of moments, and of browsers' names for themselves.
            is_data = name == "title" and tag in ("time", "strong")
            if name in READ_ALOUD and value and not is_data:
                while (outside := re.sub(r"⟦[^⟦⟧]*⟧", "", value)) != value:
                    value = outside
                self._note(value)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._within:
            while self._within.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        outside = ""
        for letter in data:
            self._brackets += {"⟦": 1, "⟧": -1}.get(letter, 0)
            outside += letter if not self._brackets and letter != "⟧" else " "
        if not NO_TEXT & {*self._within}:
            self._note(outside)

    def _note(self, text: str) -> None:
        text = " ".join(text.split())
        if text in self._names:
            return
        text = OWN_NAMES.sub("", DATA.sub("", text))
        if re.search(r"[^\W\d_]{2}", text):
            self.found.append(text)


def unmarked(html: str) -> list[str]:
    parser = _Texts()
    parser.feed(html)
    assert "⟦" in html
    return parser.found


GERMAN = {"Accept-Language": "de"}


def test_what_is_not_marked_is_found() -> None:
    page = "<main><p>⟦Signed in as <b>Ana</b>⟧</p><p title='No one'>⟦Good⟧ day <bdi>Ana</bdi></p></main>"
    assert unmarked(page) == ["No one", "day"]


@pytest.fixture
def home(person: Person, client: Client, visit: Visit, app: Flask) -> dict[str, str]:
    """A workspace with one of everything; the ids that addresses name."""
    set_up(person, name="zzAna", email="zzana@zz.test")
    client.post("/v1/host", json={"host": "zz.test"})

    def create(kind: str, **fields: Any) -> str:
        answer = client.post(f"/v1/{kind}", json={"destination": "https://zz.test/zz", **fields})
        assert answer.status_code == 200, answer.text
        return str(answer.json["data"][0]["id"])

    rules: list[dict[str, Any]] = [
        {"if": {"device": ["mobile"], "days": ["mon", "tue"], "hours": ["09:00-17:00"]}},
        {"name": "zzBots", "if": {"bot": True, "share": 30, "language": ["de"], "query": {"zz": None}}},
        {"if": {"system": ["zzOS"], "browser": ["zzBrowser"], "referrer": ["zz.test"]}},
    ]
    on_host = {"host": "zz.test"}
    made = {
        "link": create("link", **on_host, alias="zza", title="zzTitle", tags=["zztag"]),
        "rules": create(
            "link",
            **on_host,
            alias="zzrules",
            destinations=["https://zz.test/zz1", "zzunknown:1"],
            destination_routing="random",
            rules=[{**rule, "destination": "https://zz.test/zz"} for rule in rules],
        ),
        "paused": create("link", **on_host, alias="zzpaused", plugins=["block-bots"]),
        "secret": create("link", **on_host, alias="zzsecret", password="zzsecret", description="zzNote"),
        "once": create("link", **on_host, alias="zzonce", max_clicks=1, expires="2099-01-01T00:00:00Z"),
        "redirect": create("redirect", url="zz.test/zzold/*", match="pattern"),
    }
    assert person.post(f"/links/{made['paused']}/pause").status_code == 303
    for path in ("/zza", "/zza", "/zzold/1", "/zzmissed", "/zzmissed/2"):
        visit(path, host="zz.test")
    for form, page in (
        ({"name": "zzCi", "role": "owner", "kind": "api"}, "/tokens"),
        ({"email": "zzbo@zz.test", "role": "editor"}, "/members"),
    ):
        assert person.post(page, form, page=page).status_code == 303
    hook = person.post(
        "/webhooks", {"url": "https://zz.test/zz", "events": [*USUAL], "host": "", "tag": ""}, page="/webhooks"
    )
    made["webhook"] = hook.location.partition("?")[0].rpartition("/")[2]
    page = f"/webhooks/{made['webhook']}"
    person.post(f"{page}/test", page=page)
    made["delivery"] = client.get("/v1/deliveries").json["data"][0]["id"]
    deleted = create("link", **on_host, alias="zzdeleted")
    client.delete(f"/v1/link/{deleted}")
    file = io.BytesIO(b"url,destination,zzother\nhttps://zz.test/zzb,https://zz.test/\nhttps://zz.test/zzc,\n")
    checked = person.post("/import", {"file": (file, "zz.csv")}, page="/import", content_type="multipart/form-data")
    made["check"] = checked.location.rpartition("/")[2]
    rows = b"url,destination\nhttps://zz.test/zzc,https://zz.test/\nhttps://zz.test/zzd,\n"
    made["job"] = client.post("/v1/bulk/import", data=rows, content_type="text/csv").json["id"]
    jobs.of(app).drain()
    return made


@pytest.mark.slow
@pytest.mark.usefixtures("brackets")
def test_pages_of_a_person(app: Flask, person: Person, home: dict[str, str]) -> None:
    found: dict[str, str] = {}
    seen = set()
    for path in EVERY_PAGE:
        address = path.format_map(home)
        answer = person.get(address, headers=GERMAN)
        assert answer.status_code == 200, (address, answer.status_code)
        endpoint, _ = app.url_map.bind("").match(address.partition("?")[0])
        seen.add(str(endpoint).rpartition(".")[2])
        # Most are on many pages.
        found = {**dict.fromkeys(unmarked(answer.text), path), **found}
    assert "\n".join(f"{path}: {text}" for text, path in found.items()) == ""
    rules = {rule.endpoint for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())}
    pages = {rule.rpartition(".")[2] for rule in rules if rule.startswith("dashboard.")} - NO_PAGES
    assert pages - seen == {"sign_in", "welcome", "invitation", "unsubscribe"}


# Forms that are refused: what is typed, and the page that has the form.
WRONG: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("/", {"destination": "javascript:zz", "host": "zz.test"}, "/"),
    ("/links/new", {"destination": "zz", "host": "zz.test", "alias": "_zz", "title": "z" * 300}, "/links/new"),
    ("/links/new", {"destination": "https://zz.test", "host": "zz.test", "alias": "zza"}, "/links/new"),
    ("/links/new", {"destination": "https://zz.test/:zz", "host": "zz.test", "expires": "zz"}, "/links/new"),
    ("/redirects/new", {"url": "zz.test/*/zz", "destination": "https://zz.test", "match": "pattern"}, "/redirects/new"),
    ("/hosts", {"host": "10.0.0.1"}, "/hosts"),
    ("/hosts/zz.test", {"notfound_url": "https://zz{path}", "notfound_status": "404"}, "/hosts/zz.test"),
    ("/settings", {"name": "", "country": "zzz", "email": "zz"}, "/settings"),
    ("/settings/pages", {"page_color": "zz", "page_text": "z" * 300, "expired_url": "zz:"}, "/settings/pages"),
    ("/tokens", {"name": "", "role": "owner", "kind": "api"}, "/tokens"),
    ("/members", {"email": "zzana@zz.test", "role": "editor"}, "/members"),
    ("/webhooks", {"url": "zz", "events": []}, "/webhooks"),
    ("/account", {"what": "password", "current": "zz", "password": "zz"}, "/account"),
    ("/links/edit", {"action": "tag"}, "/links"),
)


@pytest.mark.slow
@pytest.mark.usefixtures("brackets", "home")
def test_refused_forms(person: Person) -> None:
    found: dict[str, str] = {}
    for path, typed, page in WRONG:
        answer = person.post(path, typed, page=page, headers=GERMAN)
        assert answer.status_code in (401, 422), (path, answer.status_code)
        found = {**dict.fromkeys(unmarked(answer.text), path), **found}
    assert "\n".join(f"{path}: {text}" for text, path in found.items()) == ""


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("path", OPEN)
def test_open_pages(person: Person, stranger: Person, path: str) -> None:
    if "{invitation}" in path:
        made = person.post("/members", {"email": "bo@acme.test", "role": "editor"}, page="/members")
        link = re.search(r"/invitation/([\w-]+)<", person.get(made.location).text)
        assert link is not None
        path = path.format(invitation=link[1])
    answer = stranger.get(path, headers=GERMAN)
    assert unmarked(answer.text) == []


@pytest.mark.usefixtures("brackets")
def test_the_first_form_of_a_person(person: Person) -> None:
    assert unmarked(person.get("/account", headers=GERMAN).text) == []


@pytest.mark.usefixtures("brackets")
def test_errors(app: Flask, person: Person) -> None:
    """Their messages come from operations, and are in English so far."""
    answer = person.get("/links/none", headers=GERMAN)
    assert answer.status_code == 404
    assert unmarked(answer.text) == []
