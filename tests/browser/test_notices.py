"""Notices float above the page: nothing jumps, nothing stays covered, and they close without scripts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.tools import HOST, TOO_WIDE
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import connected, link

Fresh = Callable[..., tuple[Server, Visit]]
_HIGH = "document.querySelector('#rows').getBoundingClientRect().top + scrollY"
# What of the page is below a notice, where it is scrolled to its end.
_COVERED = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const notice = document.querySelector(".toasts").getBoundingClientRect();
  const all = [...document.querySelectorAll("#rows tr, .pages, nav.tabs, .bulk")];
  const covered = (box) => box.height && box.right > notice.left && box.bottom > notice.top && box.top < notice.bottom;
  return all.filter((one) => covered(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("width", [1440, 390])
def test_a_notice_covers_nothing_and_moves_nothing(fresh: Fresh, width: int) -> None:
    server, seen = fresh(width=width)
    page = seen.page
    connected(server, HOST)
    for number in range(25):
        link(server, alias=f"a{number}", host=HOST)
    page.goto(f"{server.origin}/links?filter[host]={HOST}")
    before = page.evaluate(_HIGH)
    page.get_by_label(f"Actions for {HOST}/a24").click()
    page.get_by_role("button", name="Pause").click()
    notice = page.get_by_role("status").filter(has_text="Link paused.")
    notice.wait_for()
    # The tab of what is paused is new, and has room of its own.
    page.goto(page.url)
    after = page.evaluate(_HIGH)
    page.get_by_label(f"Actions for {HOST}/a23").click()
    page.get_by_role("button", name="Pause").click()
    notice.wait_for()
    assert page.evaluate(_HIGH) == after >= before
    assert page.evaluate(_COVERED) == []
    page.get_by_label(f"Select {HOST}/a22").check()
    assert page.evaluate(_COVERED) == []
    assert page.evaluate(TOO_WIDE) == []
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
    notice.get_by_label("Close").check(force=True)
    assert not notice.is_visible()
    assert seen.violations == []


def test_without_scripts(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    connected(server, HOST)
    link(server, alias="a", host=HOST)
    page.goto(f"{server.origin}/links?filter[host]={HOST}")
    page.get_by_label(f"Actions for {HOST}/a").click()
    page.get_by_role("button", name="Pause").click()
    notice = page.get_by_role("status").filter(has_text="Link paused.")
    notice.wait_for()
    assert notice.get_by_role("button", name="Undo").is_visible()
    notice.get_by_label("Close").focus()
    page.keyboard.press("Space")
    assert not notice.is_visible()
