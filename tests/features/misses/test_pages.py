"""The page of a hostname, and the page of what visitors did not find."""

import re
from collections.abc import Callable
from datetime import date
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from signpost.features.misses.likeness import Likeness, likeness_of
from signpost.storage import database
from signpost.storage.models import Miss
from tests.conftest import ORIGIN, Client, Visit
from tests.features.conftest import Person, match_in, shown, typed_in

HOST = "go.acme.test"
PAGE = f"/hosts/{HOST}"
# Where links lead that say nothing else.
END = "https://dest.example/landing"
TARGET = "https://www.acme.example/search?q={path}"


@pytest.fixture(autouse=True)
def connected(connect: Callable[..., str]) -> None:
    connect(HOST)


def settings(client: Client) -> dict[str, object]:
    found = client.get(f"/v1/host/{HOST}").json
    return {name: found[name] for name in ("notfound_url", "expired_url", "notfound_status")}


def test_a_hostname_has_a_page(person: Person) -> None:
    assert f'href="{PAGE}"' in person.get("/hosts").text
    page = shown(person.get(PAGE))
    assert "When a short link doesn't exist, visitors go to" in page
    assert person.get("/hosts/never.acme.test").status_code == 404


def test_its_settings_are_saved(person: Person, client: Client, visit: Visit) -> None:
    seen = {"seen.notfound_url": "", "seen.notfound_status": "302", "seen.expired_url": ""}
    typed = {"notfound_url": TARGET, "notfound_status": "302", "expired_url": ""}
    saved = person.post(PAGE, {**seen, **typed}, page=PAGE)
    assert (saved.status_code, saved.location) == (303, PAGE)
    assert settings(client) == {"notfound_url": TARGET, "expired_url": None, "notfound_status": 302}
    assert visit("/a").location == "https://www.acme.example/search?q=a"
    assert f'value="{TARGET}"' in person.get(PAGE).text
    # Emptied.
    seen["seen.notfound_url"] = TARGET
    assert person.post(PAGE, {**seen, **typed, "notfound_url": ""}, page=PAGE).status_code == 303
    assert settings(client)["notfound_url"] is None


def test_what_cannot_be_used_is_shown_with_the_reason(person: Person, client: Client) -> None:
    typed = {"notfound_url": "https://x.example{path}", "notfound_status": "404", "expired_url": ""}
    answer = person.post(PAGE, typed, page=PAGE)
    assert answer.status_code == 422
    assert "Send visitors of unknown addresses to : " in shown(answer)
    assert "only in the path or query" in shown(answer)
    assert 'value="https://x.example{path}"' in answer.text
    assert settings(client)["notfound_status"] == 302


def test_only_what_was_edited_is_changed(person: Person, client: Client) -> None:
    seen = {"seen.notfound_url": "", "seen.notfound_status": "302", "seen.expired_url": ""}
    client.patch(f"/v1/host/{HOST}", json={"expired_url": "https://x.example/over"})
    typed = {"notfound_url": TARGET, "notfound_status": "302", "expired_url": ""}
    assert person.post(PAGE, {**seen, **typed}, page=PAGE).status_code == 303
    assert settings(client)["expired_url"] == "https://x.example/over"
    # Of what both changed, the person sees the other's value first.
    typed = {"notfound_url": "https://mine.example/", "notfound_status": "302", "expired_url": ""}
    answer = person.post(PAGE, {**seen, **typed}, page=PAGE)
    assert answer.status_code == 422
    assert f"Someone else set this to {TARGET}" in shown(answer)
    assert settings(client)["notfound_url"] == TARGET
    again = dict(re.findall(r'name="(seen\.\w+)" value="([^"]*)"', answer.text))
    assert person.post(PAGE, {**again, **typed}, page=PAGE).status_code == 303
    assert settings(client)["notfound_url"] == "https://mine.example/"


def test_a_viewer_reads_and_changes_nothing(make_person: Callable[[str], Person], client: Client) -> None:
    viewer = make_person("viewer")
    page = viewer.get(PAGE)
    assert page.status_code == 200
    assert 'name="notfound_url"' not in page.text
    refused = viewer.post(PAGE, {"notfound_url": TARGET, "seen.notfound_url": ""})
    assert refused.status_code == 484
    assert settings(client)["notfound_url"] is None


def fields_of(answer: Any, path: str) -> dict[str, str]:
    """The form of a line, as a browser sends it."""
    forms = re.findall(r'<form[^>]*class="fix".*?</form>', answer.text, re.DOTALL)
    (form,) = [form for form in forms if f'value="{path}"' in form]
    inputs = re.findall(
        r'<input[^>]* name="([^"]+)" value="([^"]*)"', f" {form}".replace("<input name", "<input  name")
    )
    return {name: unescape(value) for name, value in inputs if name != "csrf_token"}


@pytest.mark.one_process
def test_each_line_redirects_its_path(
    person: Person, visit: Visit, make_link: Callable[..., object], client: Client
) -> None:
    make_link(HOST, alias="spring")
    assert "Every visit found a link or a redirect." in shown(person.get("/misses"))
    for path in ("/springs", "/old", "/wp-login.php", "/u/ann@example.com"):
        visit(path)
    answer = person.get("/misses")
    page = shown(answer)
    assert f"{HOST} /springs" in page
    assert "One letter apart" in page
    assert "wp-login" not in page
    assert "ann@" not in page
    # What is masked is no address.
    assert answer.text.count('name="destination"') == 2
    typed = fields_of(answer, "/springs")
    assert typed == {"host": HOST, "path": "/springs", "destination": END}
    done = person.post("/misses?filter[days]=7", typed, page="/misses")
    assert (done.status_code, done.location) == (303, "/misses?filter%5Bdays%5D=7")
    assert visit("/springs").location == END
    after = person.get(done.location)
    assert f"/springs now leads to {END}. Undo" in shown(after)
    assert "/springs" not in {fields_of(after, "/old")["path"]}
    # The other way to say where: none is similar.
    refused = person.post("/misses", {"host": HOST, "path": "/old", "destination": "javascript:x"}, page="/misses")
    assert refused.status_code == 422
    assert fields_of(refused, "/old")["destination"] == "javascript:x"
    assert 'aria-invalid="true"' in refused.text
    assert visit("/old").status_code == 404
    person.post("/misses", {"host": HOST, "path": "/old", "destination": "https://x.example/new"}, page="/misses")
    assert visit("/old").location == "https://x.example/new"
    assert "wp-login" in shown(person.get("/misses?filter[scanners]=true"))


@pytest.mark.one_process
def test_a_line_is_ignored_and_listed_again(
    person: Person, visit: Visit, make_link: Callable[..., object], make_person: Callable[[str], Person]
) -> None:
    make_link(HOST, alias="spring")
    for path in ("/springs", "/u/ann@example.com"):
        visit(path)
    typed = {"host": HOST, "path": "/springs"}
    assert f'aria-label="Ignore {HOST}/springs"' in person.get("/misses").text
    done = person.post("/misses/ignore?filter[days]=7", typed, page="/misses")
    assert (done.status_code, done.location) == (303, "/misses?filter%5Bdays%5D=7")
    page = shown(person.get(done.location))
    assert "/springs is ignored." in page
    assert f"{HOST} /springs" not in page
    assert "Fix all" not in page
    ignored = person.get("/misses?filter[ignored]=true")
    assert f"{HOST} /springs" in shown(ignored)
    assert "Fix all" not in shown(ignored)
    assert f'aria-label="Stop ignoring {HOST}/springs"' in ignored.text
    viewer = make_person("viewer")
    assert "Ignore " not in viewer.get("/misses").text
    assert viewer.post("/misses/ignore", typed).status_code == 484
    person.post("/misses/ignore", {**typed, "again": ""}, page="/misses")
    assert "Fix all 1" in shown(person.get("/misses"))
    assert "No address is ignored." in shown(person.get("/misses?filter[ignored]=true"))
    refused = person.post("/misses/ignore", {"host": "never.acme.test", "path": "/a"}, page="/misses")
    assert "never.acme.test is not connected" in shown(person.get(refused.location))


@pytest.mark.one_process
def test_fix_all_and_its_undo(person: Person, visit: Visit, make_link: Callable[..., object]) -> None:
    make_link(HOST, alias="spring")
    make_link(HOST, alias="menu")
    for path in ("/springs", "/menue", "/zzz"):
        visit(path)
    assert "Fix all 2" in shown(person.get("/misses"))
    pairs = person.post("/misses", {}, page="/misses")
    assert "2 redirects" in shown(pairs)
    assert visit("/menue").status_code == 404
    done = redirect_ticked(person, pairs)
    assert done.status_code == 303
    page = person.get(done.location)
    assert "2 paths redirected. Undo" in shown(page)
    assert "Fix all" not in shown(page)
    assert {visit("/springs").location, visit("/menue").location} == {END}
    assert "added 2 redirects from Not found" in shown(person.get("/activity"))
    url = match_in(r'action="(/activity/[^"]+/undo)"', page.text)[1]
    assert person.post(url, {"back": "/misses"}, page="/misses").status_code == 303
    assert "Fix all 2" in shown(person.get("/misses"))
    assert visit("/menue").status_code == 404


@pytest.mark.one_process
def test_what_fix_all_cannot_fix_is_said(
    person: Person, visit: Visit, make_link: Callable[..., dict[str, Any]], client: Client
) -> None:
    """Here somebody else has redirected one of the paths since the pairs were shown."""
    for alias in ("menu", "spring"):
        make_link(HOST, alias=alias)
    for path in ("/springs", "/menue"):
        visit(path)
    pairs = person.post("/misses", {}, page="/misses")
    make_link(HOST, alias="springs")
    done = redirect_ticked(person, pairs)
    assert done.status_code == 422
    assert "1 of 2 paths redirected. Undo" in shown(done)
    assert f"{HOST}/springs was not redirected." in shown(done)
    assert visit("/menue").location == END


@pytest.mark.one_process
def test_what_is_ticked_is_redirected(person: Person, visit: Visit, make_link: Callable[..., object]) -> None:
    for alias in ("menu", "spring"):
        make_link(HOST, alias=alias)
    for path in ("/springs", "/menue"):
        visit(path)
    pairs = person.post("/misses", {}, page="/misses")
    # What is missed since is not redirected: it was not shown.
    visit("/me-nu")
    assert redirect_ticked(person, pairs, without="/menue").status_code == 303
    assert [visit(path).status_code for path in ("/springs", "/menue", "/me-nu")] == [302, 404, 404]
    nothing = redirect_ticked(person, pairs, without="/")
    assert "Nothing was selected." in shown(person.get(nothing.location))


@pytest.mark.one_process
def test_only_what_is_sure_is_redirected_unasked(
    visit: Visit, make_link: Callable[..., dict[str, Any]], client: Client
) -> None:
    """Numbers name things; a chain is resolved to its end, and where that is not one place nothing is proposed."""
    aliases = ("page/7.html", "story-time", "story", "events/opening", "loops")
    for alias in aliases[:4]:
        url = {"url": f"https://{HOST}/{alias}", "destination": f"https://www.example.com/{alias}"}
        assert client.post("/v1/redirect", json=url).status_code == 200
    chain = {"url": f"https://{HOST}/autumn", "destination": f"https://{HOST}/story-time"}
    loop = {"url": f"https://{HOST}/loops", "destination": f"https://{HOST}/looops"}
    ruled = {
        "url": f"https://{HOST}/parking", "destination": "https://www.example.com/parking",
        "rules": [{"if": {"device": ["mobile"]}, "destination": "https://www.example.com/parken"}],
    }  # fmt: skip
    for body in (chain, loop, ruled):
        assert client.post("/v1/redirect", json=body).status_code == 200
    for path in ("/page/77.html", "/storytime", "/autumns", "/old/opening", "/looops", "/parkings"):
        visit(path)
    found = {row["path"]: (row["similar"], row["likeness"]) for row in client.get("/v1/misses").json["data"]}
    assert found == {
        "/page/77.html": (None, None),
        "/storytime": ("https://www.example.com/story-time", "same"),
        "/autumns": ("https://www.example.com/story-time", "one_letter"),
        "/old/opening": ("https://www.example.com/events/opening", "last_part"),
        "/looops": (None, None),
        "/parkings": (None, None),
    }
    fixed = client.post("/v1/misses/fix", json={}).json["data"]
    assert {row["path"]: row["destination"] for row in fixed} == {
        path: similar for path, (similar, likeness) in found.items() if likeness in ("same", "one_letter")
    }


_PARTS = st.text("abz19-_/.", min_size=1, max_size=12)


@given(_PARTS, _PARTS)
def test_paths_with_other_digits_are_never_alike(missed: str, near: str) -> None:
    found = likeness_of(f"/{missed}", f"/{near}")
    assert (found is None) == (re.findall(r"[0-9]+", missed) != re.findall(r"[0-9]+", near))
    assert found == likeness_of(f"/{near}", f"/{missed}")
    assert likeness_of(f"/{missed}", f"/{missed}") is Likeness.SAME


@pytest.mark.parametrize(
    ("missed", "near", "expected"),
    [
        ("/Story-Time", "/story_time", "same"), ("/springs", "/spring", "one_letter"),
        ("/sprang", "/spring", "one_letter"),
        ("/a", "/b", "similar"), ("/plan-a", "/plan-b", "similar"), ("/events/storytime", "/storytime", "last_part"),
        ("/page/77", "/page/7", None), ("/page", "/page/1", None), ("/v2/docs", "/v3/docs", None),
        ("/storeis", "/stories", "similar"),
    ],
)  # fmt: skip
def test_how_alike_paths_are(missed: str, near: str, expected: str | None) -> None:
    assert likeness_of(missed, near) == expected


def redirect_ticked(person: Person, pairs: Any, without: str = "\0") -> Any:
    """Send the list of pairs, unticked those whose path begins with `without`."""
    sent = typed_in(pairs.text.partition("<main")[2])
    sent["pair"] = [number for number in sent["pair"] if not sent[f"path.{number}"][0].startswith(without)]
    return person.send("/misses", sent, page="/misses", headers={"Origin": ORIGIN})


@pytest.mark.one_process
def test_whom_it_rescued_stands_here_and_on_its_page(
    person: Person, visit: Visit, client: Client, write_clicks: Callable[[], bool]
) -> None:
    visit("/old")
    assert "rescued since" not in shown(person.get("/misses"))
    person.post("/misses", {"host": HOST, "path": "/old", "destination": "https://x.example/new"}, page="/misses")
    visit("/old")
    write_clicks()
    (record,) = client.get("/v1/misses/rescued").json["data"]
    today = date.fromisoformat(record["since"])
    day = f"{today.day} {today:%b}"
    assert f"Rescued since {day} 1 visitor" in shown(person.get("/misses"))
    assert f"1 visitor rescued since {day}" in shown(person.get(f"/redirects/{record['id']}"))


@pytest.mark.one_process
def test_a_pattern_is_one_click_away(person: Person, visit: Visit) -> None:
    for number in range(5):
        visit(f"/blog/{number}")
    answer = person.get(f"/misses?filter[host]={HOST}&filter[days]=7")
    assert f"{HOST}/blog/* 5 paths · 5 visits by people Redirect all" in shown(answer)
    url = unescape(match_in(r'<a href="([^"]+)" aria-label="Redirect all', answer.text)[1])
    query = parse_qs(urlsplit(url).query)
    assert query == {"url": [f"https://{HOST}/blog/*"], "match": ["pattern"]}
    assert person.get(url).status_code == 200


def test_filters_are_tabs_and_can_be_combined(person: Person, visit: Visit, connect: Callable[..., str]) -> None:
    connect("old.acme.test")
    for host, path in ((HOST, "/old"), ("old.acme.test", "/wp-login.php")):
        visit(path, host=host)
    page = person.get("/misses?filter[host]=old.acme.test&filter[days]=7")
    assert "Every visit to old.acme.test found a link or a redirect in this period." in shown(page)
    tabs = re.findall(r'<a href="([^"]+)"([^>]*)>([^<]+)</a>', page.text)
    (with_scanners,) = (unescape(url) for url, _, name in tabs if name == "Include bots")
    assert parse_qs(urlsplit(with_scanners).query) == {
        "filter[host]": ["old.acme.test"], "filter[days]": ["7"], "filter[scanners]": ["true"]
    }  # fmt: skip
    (chosen,) = (name for _, more, name in tabs if "aria-current" in more and name.endswith("days"))
    assert chosen == "7 days"
    page = person.get(with_scanners)
    assert "old.acme.test /wp-login.php" in shown(page)
    assert "/old " not in shown(page)
    # The form of the hostname keeps the rest.
    assert 'name="filter[scanners]" value="true"' in page.text


def test_counts_are_right_aligned_with_separators(person: Person, visit: Visit, app: Flask, client: Client) -> None:
    visit("/old")
    assert f"{HOST} /old" in shown(person.get("/misses"))
    with app.app_context(), database.atomic():
        Miss.update(people=12_345).execute()
    assert '<td class="number" data-label="People">12,345</td>' in person.get("/misses").text


def test_a_bad_filter_is_said(person: Person) -> None:
    answer = person.get("/misses?filter[days]=1000")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_a_viewer_gets_no_links_to_forms(make_person: Callable[[str], Person], visit: Visit) -> None:
    visit("/old")
    answer = make_person("viewer").get("/misses")
    assert f"{HOST} /old" in shown(answer)
    assert "/redirects/new" not in answer.text
    assert 'name="destination"' not in answer.text
    refused = make_person("viewer").post("/misses", {"host": HOST, "path": "/old", "destination": "https://x.example/"})
    assert refused.status_code == 484
