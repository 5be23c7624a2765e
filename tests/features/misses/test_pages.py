"""The page of a hostname, and the page of what visitors did not find."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from signpost.domain import times
from signpost.features.misses.likeness import Likeness, likeness_of
from signpost.features.misses.tables import Miss
from signpost.storage import database
from tests.conftest import FIREFOX, ORIGIN, Client, Visit
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
    forms = re.findall(r'<form id="fix-.*?</form>', answer.text, re.DOTALL)
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
    assert "/springs" in page
    assert "One letter apart" in page
    assert "wp-login" not in page
    assert "ann@" not in page
    # Those that look like a page stand in pairs, and "Not now" gives each of them a line with a field.
    answer = person.get("/misses?pairs=no")
    # What is masked is no address.
    assert answer.text.count('name="destination"') == 2
    typed = fields_of(answer, "/springs")
    assert typed == {"host": HOST, "path": "/springs", "destination": END}
    done = person.post("/misses?filter[days]=7", typed, page="/misses")
    assert (done.status_code, done.location) == (303, "/misses?filter%5Bdays%5D=7")
    assert visit("/springs").location == END
    after = person.get(done.location)
    assert f"/springs now leads to {END.removeprefix('https://')}. Undo" in shown(after)
    assert "/springs" not in {fields_of(after, "/old")["path"]}
    # The other way to say where: none is similar.
    refused = person.post("/misses", {"host": HOST, "path": "/old", "destination": "javascript:x"}, page="/misses")
    assert refused.status_code == 422
    assert fields_of(refused, "/old")["destination"] == "javascript:x"
    assert 'aria-invalid="true"' in refused.text
    assert visit("/old").status_code == 404
    person.post("/misses", {"host": HOST, "path": "/old", "destination": "https://x.example/new"}, page="/misses")
    assert visit("/old").location == "https://x.example/new"
    assert "wp-login" in shown(person.get("/misses?box=bots"))
    assert "wp-login" in shown(person.get("/misses?filter[scanners]=true"))


@pytest.mark.one_process
def test_a_line_is_ignored_and_listed_again(
    person: Person, visit: Visit, make_link: Callable[..., object], make_person: Callable[[str], Person]
) -> None:
    make_link(HOST, alias="spring")
    for path in ("/springs", "/u/ann@example.com"):
        visit(path)
    typed = {"host": HOST, "path": "/springs"}
    assert f'aria-label="Ignore {HOST}/springs"' in person.get("/misses?pairs=no").text
    done = person.post("/misses/ignore?filter[days]=7", typed, page="/misses")
    assert (done.status_code, done.location) == (303, "/misses?filter%5Bdays%5D=7")
    page = shown(person.get(done.location))
    assert "/springs is ignored." in page
    assert "looks like a page you have" not in page
    ignored = person.get("/misses?box=ignored")
    assert f"/springs {HOST}" in shown(ignored)
    assert "looks like a page you have" not in shown(ignored)
    assert "/springs" in shown(person.get("/misses?filter[ignored]=true"))
    assert f'aria-label="Stop ignoring {HOST}/springs"' in ignored.text
    viewer = make_person("viewer")
    assert "Ignore " not in viewer.get("/misses").text.partition("<main")[2].partition("</nav>")[2]
    assert viewer.post("/misses/ignore", typed).status_code == 484
    person.post("/misses/ignore", {**typed, "again": ""}, page="/misses")
    assert "Redirect 1" in shown(person.get("/misses"))
    assert "No address is ignored." in shown(person.get("/misses?box=ignored"))
    refused = person.post("/misses/ignore", {"host": "never.acme.test", "path": "/a"}, page="/misses")
    assert "never.acme.test is not connected" in shown(person.get(refused.location))


@pytest.mark.one_process
def test_pairs_are_redirected_with_one_undo(person: Person, visit: Visit, make_link: Callable[..., object]) -> None:
    make_link(HOST, alias="spring")
    make_link(HOST, alias="menu")
    for path in ("/springs", "/menue", "/zzz"):
        visit(path)
    pairs = person.get("/misses")
    assert "2 look like a page you have" in shown(pairs)
    assert "Redirect 2" in shown(pairs)
    done = redirect_ticked(person, pairs)
    assert done.status_code == 303
    page = person.get(done.location)
    assert "2 paths redirected. Undo" in shown(page)
    assert "look like a page you have" not in shown(page)
    assert {visit("/springs").location, visit("/menue").location} == {END}
    assert "added 2 redirects from Not found" in shown(person.get("/activity"))
    url = match_in(r'action="(/activity/[^"]+/undo)"', page.text)[1]
    assert person.post(url, {"back": "/misses"}, page="/misses").status_code == 303
    assert "Redirect 2" in shown(person.get("/misses"))
    assert visit("/menue").status_code == 404


@pytest.mark.one_process
def test_what_cannot_be_redirected_is_said(
    person: Person, visit: Visit, make_link: Callable[..., dict[str, Any]], client: Client
) -> None:
    """Here somebody else has redirected one of the paths since the pairs were shown."""
    for alias in ("menu", "spring"):
        make_link(HOST, alias=alias)
    for path in ("/springs", "/menue"):
        visit(path)
    pairs = person.get("/misses")
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
    pairs = person.get("/misses")
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
    sent = typed_in(match_in(r"(?s)pairs-card.*?</form>", pairs.text)[0])
    sent["pair"] = [number for number in sent["pair"] if not sent[f"path.{number}"][0].startswith(without)]
    return person.send("/misses", sent, page="/misses", headers={"Origin": ORIGIN})


@pytest.mark.one_process
def test_whom_it_rescued_stands_here_and_on_its_page(
    person: Person, visit: Visit, client: Client, write_clicks: Callable[[], bool]
) -> None:
    visit("/old")
    assert "rescued since" not in shown(person.get("/misses"))
    assert "box=redirected" not in person.get("/").text
    person.post("/misses", {"host": HOST, "path": "/old", "destination": "https://x.example/new"}, page="/misses")
    visit("/old")
    write_clicks()
    (record,) = client.get("/v1/misses/rescued").json["data"]
    today = date.fromisoformat(record["since"])
    day = f"{today.day} {today:%b}"
    assert "Redirects from here have saved 1 visitor from an error." in shown(person.get("/misses"))
    page = shown(person.get("/misses?box=redirected"))
    assert f"1 visitor rescued since {day} /old x.example/new 1 visitor" in page
    assert f"1 visitor rescued since {day}" in shown(person.get(f"/redirects/{record['id']}"))
    # The fourth number of the overview, which leads to what is said of them.
    first = person.get("/")
    assert "Rescued visitors 1" in shown(first)
    assert 'href="/misses?box=redirected"' in first.text


@pytest.mark.one_process
def test_a_pattern_is_one_click_away(person: Person, visit: Visit) -> None:
    for number in range(5):
        visit(f"/blog/{number}")
    answer = person.get(f"/misses?filter[host]={HOST}&filter[days]=7")
    assert "/blog/* 5 paths · 5 visits by people Redirect all" in shown(answer)
    url = unescape(match_in(r'<a href="([^"]+)" aria-label="Redirect all', answer.text)[1])
    query = parse_qs(urlsplit(url).query)
    assert query == {"url": [f"https://{HOST}/blog/*"], "match": ["pattern"]}
    assert person.get(url).status_code == 200


def tabs_of(answer: Any) -> dict[str, tuple[str, int]]:
    """Each tab of the page: its address and its number."""
    found = re.findall(r'<a href="([^"]+)"[^>]*>([^<]+) <small>([0-9,]+)</small></a>', answer.text)
    return {name: (unescape(url), int(number)) for url, name, number in found if "/misses" in url}


def test_filters_and_tabs_can_be_combined(person: Person, visit: Visit, connect: Callable[..., str]) -> None:
    connect("old.acme.test")
    for host, path in ((HOST, "/old"), ("old.acme.test", "/wp-login.php")):
        visit(path, host=host)
    page = person.get("/misses?filter[host]=old.acme.test&filter[days]=7")
    assert "Every visit to old.acme.test found a link or a redirect in this period." in shown(page)
    url, _number = tabs_of(page)["Only bots"]
    assert parse_qs(urlsplit(url).query) == {
        "filter[host]": ["old.acme.test"], "filter[days]": ["7"], "box": ["bots"]
    }  # fmt: skip
    assert re.search(r'<option value="7" selected>7 days</option>', page.text)
    page = person.get(url)
    assert "/wp-login.php old.acme.test" in shown(page)
    assert "/old " not in shown(page)
    # The form of the hostname and the days keeps the tab.
    assert 'name="box" value="bots"' in page.text


@pytest.mark.one_process
@given(visits=st.lists(st.tuples(st.sampled_from(["/a", "/b/c", "/wp-login.php", "/d"]), st.booleans()), max_size=6))
@examples(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_each_address_is_in_one_tab_and_the_numbers_say_so(
    person: Person, visit: Visit, app: Flask, visits: list[tuple[str, bool]]
) -> None:
    with app.app_context(), database.atomic():
        Miss.delete().execute()
        database.execute("DELETE FROM ignored_miss", ())
    for path, is_bot in visits:
        visit(path, headers={"User-Agent": "curl/8.0" if is_bot else FIREFOX})
    person.post("/misses/ignore", {"host": HOST, "path": "/a"}, page="/misses")
    tabs = tabs_of(person.get("/misses"))
    found = {name: inbox_rows(person.get(url)) for name, (url, _number) in tabs.items() if name != "Redirected"}
    assert {name: len(rows) for name, rows in found.items()} == {
        name: number for name, (_url, number) in tabs.items() if name != "Redirected"
    }
    missed = {path for path, _ in visits}
    assert sorted(row for rows in found.values() for row in rows) == sorted(missed)
    by_people = {path for path, is_bot in visits if not is_bot}
    assert set(found["Inbox"]) == by_people - {"/a", "/wp-login.php"}
    assert set(found["Ignored"]) == missed & {"/a"}


def inbox_rows(answer: Any) -> list[str]:
    found = re.findall(r'<div class="asked"><b><bdi>(.*?)</bdi>', answer.text)
    return [unescape(path.replace("<wbr>", "")) for path in found]


@pytest.mark.one_process
def test_a_line_says_how_visits_change(person: Person, visit: Visit, app: Flask) -> None:
    """Of the last seven days against the seven before, from what is kept by day."""
    today = times.now().date()
    by_age = {
        "/new": {0: 3}, "/more": {0: 5, 6: 5, 7: 2, 13: 1, 14: 50}, "/less": {1: 1, 8: 4}, "/even": {3: 10, 9: 10},
        "/over": {9: 2},
    }  # fmt: skip
    with app.app_context(), database.atomic():
        for path, ages in by_age.items():
            for age, people in ages.items():
                day = (today - timedelta(days=age)).isoformat()
                Miss.create(host=HOST, day=day, path=path, people=people, bots=0, last_seen=f"{day}T00:00:00.000000Z")
    page = person.get("/misses")
    found = dict(zip(inbox_rows(page), re.findall(r"</span><small>([^<]*)</small></div>", page.text), strict=True))
    assert found == {
        "/new": "new", "/more": "+7 this week", "/less": "−3 this week", "/even": "steady", "/over": "none this week"
    }  # fmt: skip
    by_last = inbox_rows(person.get("/misses?sort=last"))
    assert by_last[:3] == ["/more", "/new", "/less"] or by_last[:3] == ["/new", "/more", "/less"]


@pytest.mark.one_process
def test_a_long_list_has_pages(person: Person, app: Flask) -> None:
    day = times.now().date().isoformat()
    with app.app_context(), database.atomic():
        for number in range(60):
            Miss.create(
                host=HOST, day=day, path=f"/{number}", people=100 - number, bots=0, last_seen=f"{day}T00:00:00.000000Z"
            )
    seen: list[str] = []
    url = "/misses"
    while url:
        page = person.get(url)
        seen += inbox_rows(page)
        following = re.search(r'rel="next" href="([^"]+)"', page.text)
        url = unescape(following[1]) if following else ""
    assert seen == [f"/{number}" for number in range(60)]
    assert "51 to 60 of 60" in shown(page)
    assert inbox_rows(person.get("/misses?page=99")) == seen[50:]
    assert inbox_rows(person.get("/misses?page=no")) == seen[:25]


@pytest.mark.one_process
def test_several_are_ignored_at_once(person: Person, visit: Visit) -> None:
    for path in ("/a", "/b/c", "/d"):
        visit(path)
    ticked = {"address": [f"{HOST}/a", f"{HOST}/b/c"]}
    done = person.post("/misses/ignore", ticked, page="/misses")
    assert "2 addresses are ignored." in shown(person.get(done.location))
    assert inbox_rows(person.get("/misses")) == ["/d"]
    person.post("/misses/ignore", {**ticked, "again": ""}, page="/misses")
    assert sorted(inbox_rows(person.get("/misses"))) == ["/a", "/b/c", "/d"]
    nothing = person.post("/misses/ignore", {}, page="/misses")
    assert "Nothing was selected." in shown(person.get(nothing.location))


@pytest.mark.one_process
def test_numbers_are_never_guessed_and_pairs_are_ticked_where_sure(
    person: Person, visit: Visit, make_link: Callable[..., object]
) -> None:
    for alias in ("page7.html", "spring", "opening"):
        make_link(HOST, alias=alias)
    for path in ("/page77.html", "/springs", "/old/opening"):
        visit(path)
    page = person.get("/misses")
    assert "You have /page7.html. A number is a name, so you choose." in shown(page)
    assert "Redirect 1" in shown(page)
    ticks = re.findall(r'name="pair" value="\d" aria-label="Redirect [^/]+([^"]+)"( checked)?', page.text)
    assert dict(ticks) == {"/springs": " checked", "/old/opening": ""}


def test_counts_have_separators(person: Person, visit: Visit, app: Flask, client: Client) -> None:
    visit("/old")
    assert f"/old {HOST}" in shown(person.get("/misses"))
    with app.app_context(), database.atomic():
        Miss.update(people=12_345).execute()
    assert "<b>12,345</b>" in person.get("/misses").text


def test_a_bad_filter_is_said(person: Person) -> None:
    answer = person.get("/misses?filter[days]=1000")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_a_viewer_gets_no_links_to_forms(make_person: Callable[[str], Person], visit: Visit) -> None:
    visit("/old")
    answer = make_person("viewer").get("/misses")
    assert f"/old {HOST}" in shown(answer)
    assert "/redirects/new" not in answer.text
    assert 'name="destination"' not in answer.text
    refused = make_person("viewer").post("/misses", {"host": HOST, "path": "/old", "destination": "https://x.example/"})
    assert refused.status_code == 484
