"""The page that tests a link: where it is found, what it says of rules that do not match, of times and of DNS."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from flask import Flask

from signpost.storage import database
from signpost.storage.models import Host, User
from tests.conftest import Client
from tests.features.conftest import Person, match_in, shown

HOST = "go.acme.test"
Make = Callable[..., dict[str, Any]]
# A moment in UTC, as explanations have it.
_UTC = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)? UTC")


def test_it_is_in_the_side_bar_and_in_the_menu_of_a_record(
    person: Person, connect: Callable[..., str], make_link: Make, client: Client
) -> None:
    link = make_link(connect(HOST), alias="a")
    created = client.post("/v1/redirect", json={"url": f"https://{HOST}/r", "destination": "https://x.example/"})
    assert created.status_code == 200
    (redirect,) = client.get("/v1/links?filter[handler]=redirect").json["data"]
    page = person.get("/explain")
    names = re.findall(r"</svg> ([^<]+)", match_in(r'(?s)<nav class="side".*?</nav>', page.text)[0])
    assert names.index("Test a link") == names.index("Not found") + 1
    assert 'href="/explain" aria-current="page"' in page.text
    assert "Test this link" in shown(person.get(f"/links/{link['id']}"))
    assert "Test this redirect" in shown(person.get(f"/redirects/{redirect['id']}"))


def test_a_rule_that_does_not_match_is_no_fault(person: Person, connect: Callable[..., str], make_link: Make) -> None:
    rule = {"if": {"device": ["desktop"], "language": ["de"]}, "destination": "https://x.example/de"}
    make_link(connect(HOST), alias="a", rules=[rule])
    page = person.get(f"/explain?url=https://{HOST}/a&language=fr")
    rules = page.text.partition("<h2>Rules</h2>")[2].partition("</section>")[0]
    assert "Doesn’t match:" in rules
    assert "Matches:" in rules
    assert "wrong" not in rules
    assert "#close" not in rules


def test_every_moment_is_in_the_zone_of_the_person(
    person: Person, connect: Callable[..., str], make_link: Make, app: Flask
) -> None:
    make_link(connect(HOST), alias="a")
    with app.app_context(), database.atomic():
        Host.update(checked_at="2026-01-02T22:30:00.000000Z", correct=True, https_requested=True).execute()
        User.update(timezone="Asia/Tokyo", dates="de").execute()
    text = shown(person.get(f"/explain?url=https://{HOST}/a"))
    assert not _UTC.search(text)
    assert "3. Jan. 2026" in text or "03.01.2026" in text or "3. Januar 2026" in text
    assert "07:30" in text


def test_what_dns_lacks_is_one_press_away(
    person: Person, connect: Callable[..., str], make_link: Make, app: Flask
) -> None:
    make_link(connect(HOST), alias="a")
    assert "Show the DNS record" not in shown(person.get(f"/explain?url=https://{HOST}/a"))
    with app.app_context(), database.atomic():
        Host.update(checked_at="2026-01-02T22:30:00.000000Z", correct=False).execute()
    page = person.get(f"/explain?url=https://{HOST}/a")
    assert f"{HOST} doesn't point to this server yet" in shown(page)
    first = match_in(r'<div class="actions"><a class="button[^>]*href="([^"]+)">([^<]+)</a>', page.text)
    assert (first[1], first[2]) == (f"/hosts/{HOST}", "Show the DNS record")
    assert person.get(first[1]).status_code == 200
    # Another workspace's or nobody's hostname has no record to show.
    assert "Show the DNS record" not in shown(person.get("/explain?url=https://never.acme.test/a"))
