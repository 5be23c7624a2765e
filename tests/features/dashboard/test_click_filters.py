"""A filter of clicks by a value that its list has, "" too: a page, its table and the command line agree with REST."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
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
