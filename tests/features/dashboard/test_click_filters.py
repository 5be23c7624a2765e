"""A filter of clicks by a value that its list has, "" too: a page, its table and the command line agree with REST."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import quote, urlencode

import pytest

from tests.conftest import FIREFOX, Client, RunCommand, Visit
from tests.features.conftest import HOST, Person, match_in, shown

REFERRERS = ("https://www.google.com/", "https://google.com/x", "", "", "")
# A filter as somebody types it, how many clicks it has, and what the page calls it.
FILTERS = [
    ("trigger", "", 5, "Trigger: Link"),
    ("referrer", "", 3, "Referrer: Direct or unknown"),
    ("referrer", "www.google.com", 2, "Referrer: google.com"),
    ("referrer", "GOOGLE.com", 2, "Referrer: google.com"),
    ("country", "", 5, "Country: Unknown"),
    ("browser", "", 0, "Browser: Unknown"),
]


@pytest.mark.parametrize(("kind", "value", "number", "name"), FILTERS)
def test_a_filter_is_the_same_everywhere(
    person: Person, client: Client, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit,
    write_clicks: Callable[[], bool], run_command: RunCommand, kind: str, value: str, number: int, name: str,
) -> None:  # fmt: skip
    link = make_link(connect(HOST), alias="a")
    for referrer in REFERRERS:
        visit("/a", headers={"User-Agent": FIREFOX, "Referer": referrer} if referrer else {"User-Agent": FIREFOX})
    write_clicks()
    query = urlencode({f"filter[{kind}]": value})
    for path, page in ((f"/v1/links/{link['id']}/clicks", f"/links/{link['id']}"), ("/v1/workspace/clicks", "/clicks")):
        assert client.get(f"{path}?{query}").json["total"]["clicks"] == number
        answer = person.get(f"{page}?{query}")
        clicks = f'<span class="name">Clicks</span> <b>{number}'
        assert (name in shown(answer), clicks in answer.text) == (True, True), page
        periods = match_in(r'<nav class="period".*?</nav>', re.sub(r"\s+", " ", answer.text))[0]
        addresses = re.findall(r'href="(\?period=[^"]+)"', periods)
        # Another period has the same filter.
        assert addresses
        assert all(quote(f"filter[{kind}]", safe="") in address for address in addresses)
        table = person.get(f"{page.removesuffix('/')}{'/clicks' if page != '/clicks' else ''}.csv?{query}").text
        assert sum(int(line.split(",")[1]) for line in table.splitlines()[1:]) == number
    for words in (("links", "clicks", link["id"]), ("workspace", "clicks")):
        said = json.loads(run_command(*words, "--filter", f"{kind}={value}", "--json").output)
        assert said["total"]["clicks"] == number


def menus(page: str) -> dict[str, list[tuple[str, str]]]:
    """The menus of filters: of each its values, as they are shown, and where they lead."""
    row = page.partition('aria-label="Filters"')[2].partition('<section id="clicks"')[0]
    found = {}
    for menu in row.split("<details")[1:]:
        label = re.sub(r"<[^>]+>", "", match_in(r"<summary.*?</summary>", menu)[0]).strip()
        entries = re.findall(r'<a href="([^"]+)"><bdi[^>]*>([^<]*)</bdi>(?: <small>([^<]*)</small>)?', menu)
        found[label] = [(f"{unescape(text)} {count}".strip(), unescape(address)) for address, text, count in entries]
    return found


def clicks_on(answer: Any) -> int:
    return int(match_in(r'<span class="name">Clicks</span> <b>([0-9]+)', answer.text)[1])


def test_each_choice_of_a_menu_is_the_filter_that_it_says(
    person: Person, connect: Callable[..., str], make_link: Callable[..., Any], visit: Visit,
    write_clicks: Callable[[], bool],
) -> None:  # fmt: skip
    other = connect("read.acme.test")
    make_link(connect(HOST), alias="a", tags=["summer, sale"])
    make_link(other, alias="b")
    for host, number in ((HOST, 3), (other, 2)):
        for count in range(number):
            referrer = {"Referer": "https://news.example/"} if count else {}
            path = "/a" if host == HOST else "/b"
            visit(path, host=host, headers={"User-Agent": FIREFOX, **referrer})
    write_clicks()
    found = menus(person.get("/clicks?period=7d&show=bots").text)
    assert [text for text, _address in found["Hostname"]] == [HOST, other]
    assert [text for text, _address in found["Tag"]] == ["summer, sale"]
    assert [text for text, _address in found["Referrer"]] == ["news.example 3"]
    wanted = {HOST: 3, other: 2, "summer, sale": 3, "news.example 3": 3}
    for name, entries in found.items():
        for text, address in entries:
            page = person.get(address)
            assert f"{name}: {text.rpartition(' ')[0] if text[-1].isdigit() else text}" in shown(page), address
            assert clicks_on(page) == wanted.get(text, 5), address
            # Set, it has no menu, and what else the address says stays.
            assert name not in menus(page.text)
            assert "period=7d" in address
    # A hostname and a value together, and each taken off alone.
    both = dict(menus(person.get(dict(found["Hostname"])[HOST]).text)["Referrer"])["news.example 2"]
    page = person.get(both)
    assert clicks_on(page) == 2
    without = re.findall(r'<li><a href="([^"]+)" class="chip"', page.text)
    assert [clicks_on(person.get(unescape(address))) for address in without] == [3, 3]


def test_there_is_no_menu_without_a_choice(person: Person, connect: Callable[..., str]) -> None:
    connect(HOST)
    assert menus(person.get("/clicks").text) == {}
