"""Jobs: the list, and the page of each kind."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.features.dashboard.workspaces import jobs as pages
from signpost.features.transfer.pages import imports as transfer
from signpost.runtime import jobs
from tests.conftest import Client
from tests.features.conftest import Person, shown

HOST = "go.acme.test"


@pytest.fixture
def imported(app: Flask, client: Client, connect: Callable[..., str]) -> Callable[..., str]:
    """An import through the API; returns the path of its page."""
    connect(HOST)

    def do(text: str, query: str = "") -> str:
        answer = client.post(f"/v1/bulk/import?{query}", data=text.encode(), content_type="text/csv")
        assert answer.status_code == 202, answer.text
        jobs.of(app).drain()
        return f"/jobs/{answer.json['id']}"

    return do


def test_there_are_none_yet(make_person: Callable[[str], Person]) -> None:
    viewer = make_person("viewer")
    page = shown(viewer.get("/jobs"))
    assert "No jobs yet." in page
    assert 'href="/deliveries"' in viewer.get("/jobs").text
    # They are reached from both pages that people look at for them.
    for path in ("/import", "/activity"):
        assert 'href="/jobs"' in viewer.get(path).text


def test_they_are_listed_in_words(
    person: Person, client: Client, imported: Callable[..., str], make_link: Callable[..., Any], app: Flask
) -> None:
    imported(f"url,destination\n{HOST}/a,d.example\n")
    imported(f"url,destination\n{HOST}/b,d.example\n", "dry_run=true")
    make_link(HOST, alias="x", tags=["gone"])
    client.delete("/v1/bulk?filter[tags]=gone")
    jobs.of(app).drain()
    page = shown(person.get("/jobs"))
    for job in ("Delete links Finished 1 of 1", "Check an import Finished 1 of 1", "Import Finished 1 of 1"):
        assert job in page


def test_older_ones_are_on_the_next_page(
    person: Person, imported: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PER_PAGE", 2)
    places = [imported(f"url,destination\n{HOST}/{number},d.example\n") for number in range(3)]
    first = person.get("/jobs").text
    assert [place in first for place in places] == [False, True, True]
    (older,) = re.findall(r'href="([^"]+)" rel="next"', first)
    second = person.get(older).text
    assert [place in second for place in places] == [True, False, False]
    assert 'rel="prev"' in second
    assert person.get("/jobs?cursor=nonsense").status_code == 200


def test_a_short_report_does_not_speak_of_more_lines(person: Person, imported: Callable[..., str]) -> None:
    page = shown(person.get(imported(f"url,destination\n{HOST}/a%zz,d.example\n{HOST}/b,d.example\n")))
    assert "1 new link " in page
    assert "1 was made" in page
    assert "0 were here already" in page
    assert "1 was left out" in page
    assert not re.search("[Ff]irst [0-9]+ of|at most", page)


def test_a_long_report_says_how_many_more(
    person: Person, imported: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "SHOWN_REFUSED", 5)
    rows = "".join(f"{HOST}/{number}%zz,d.example\n" for number in range(7))
    page = person.get(imported(f"url,destination\n{rows}"))
    assert "The first 5 of 7 lines." in shown(page)
    assert "0 new links" in shown(page)
    assert page.text.count("is broken") == 5


def test_the_page_of_a_deletion(
    person: Person, client: Client, connect: Callable[..., str], make_link: Callable[..., Any], app: Flask
) -> None:
    connect(HOST)
    for alias in ("x", "y"):
        make_link(HOST, alias=alias, tags=["gone"])
    place = client.delete("/v1/bulk?filter[tags]=gone").headers["Location"].removeprefix("/v1")
    jobs.of(app).drain()
    page = person.get(f"{place}?back=/redirects%3Ffilter%5Btags%5D%3Dgone")
    assert "2 links deleted" in shown(page)
    assert 'href="/redirects?filter[tags]=gone" class="button">Back to Redirects' in page.text
    for back in ("https://evil.example/", "//evil.example", "/hosts"):
        assert "evil" not in person.get(f"{place}?back={back}").text.partition("<main")[2]
    assert person.get("/jobs/01nothing").status_code == 404


def test_what_stopped_says_why(person: Person, imported: Callable[..., str]) -> None:
    page = shown(person.get(imported("url,destination\n" + "nonsense x,d.example\n" * 1200)))
    assert "The import stopped" in page
    assert "Stopped at line" in page
    assert "1,000" in page
