"""A slow line: a form that takes seconds to be sent, and a list whose script has not arrived."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tests.browser.tools import HOST, Home, ask_rows, assert_calm
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import connected

Enter = Callable[..., Visit]
Fresh = Callable[..., tuple[Server, Visit]]


# One second after the form was sent.
_MEANWHILE = """document.querySelector("main form[method=post]").addEventListener("submit", () => setTimeout(() => {
  const button = document.querySelector("main button[aria-busy]"), { form } = button;
  const told = [button.textContent.trim(), button.disabled && "disabled"];
  told.push(getComputedStyle(button, "::before").borderRadius === "50%" && "spins");
  button.click();
  document.addEventListener("submit", (event) => told.push(event.defaultPrevented && "prevented"));
  form.requestSubmit();
  sessionStorage.meanwhile = told.join(", ");
}, 1000), { once: true })"""


@contextmanager
def slow(page: Any, milliseconds: int) -> Iterator[None]:
    """Answers begin this much later, and come at 50 kB a second."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    line = {"offline": False, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
    network.send("Network.emulateNetworkConditions", {**line, "latency": milliseconds})
    yield
    network.send("Network.emulateNetworkConditions", {**line, "latency": 0, "downloadThroughput": -1})
    network.detach()


def test_a_form_is_sent_once_and_says_that_it_is_being_sent(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    page.goto(f"{server.origin}/links/new?host={HOST}")
    destination, button = page.locator("#f-destination"), page.get_by_role("button", name="Create link")
    destination.fill("https://dest.example/")
    # What a person sees and does meanwhile: commands from here would wait for the next page.
    page.evaluate(_MEANWHILE)
    with slow(page, 3_000):
        button.click()
        page.get_by_text("is ready.").wait_for()
    assert page.evaluate("sessionStorage.meanwhile") == "Create link, disabled, spins, prevented"
    assert len([request for request in seen.requests if request.endswith("/links/new")]) == 1
    assert len(ask_rows(server, "SELECT id FROM record WHERE host = ?", HOST)) == 1
    page.go_back()
    page.locator("main button[aria-busy]").wait_for(state="detached")
    assert button.is_enabled()
    assert_calm(seen, server.origin)


def test_a_list_can_be_used_before_its_script_is_here(home: Home, enter: Enter) -> None:
    seen = enter(home, "/account")
    page, waiting = seen.page, []
    page.route("**/*.js*", lambda route: waiting.append(route))
    with slow(page, 300):
        page.goto(f"{home.server.origin}/links", wait_until="commit")
        page.get_by_label("Search links").fill("menu")
        page.get_by_label("Search links").press("Enter", no_wait_after=True)
        page.wait_for_url("**filter%5Bsearch%5D=menu**", wait_until="commit")
        page.locator("#rows tr").filter(has_text=f"{HOST}/menu").wait_for()
        page.get_by_label(f"Actions for {HOST}/menu").click()
        page.get_by_role("link", name="Duplicate").wait_for()
        page.get_by_label(f"Actions for {HOST}/menu").click()
        page.get_by_label(f"Select {HOST}/menu").check()
        page.get_by_role("button", name="Pause").wait_for()
        # Only what the script does is not offered yet.
        copy = page.get_by_role("button", name=f"Copy {HOST}/menu")
        assert not copy.is_visible()
        assert len(waiting) >= 2
        # This lets those go that wait, too.
        page.unroute("**/*.js*")
        copy.wait_for()
    page.locator("#rows .what a").filter(has_text="menu").click()
    page.get_by_role("heading", name=f"{HOST}/menu").wait_for()
    assert_calm(seen, home.server.origin)


def test_choices_made_while_the_last_one_is_checked_are_kept(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    connected(server, "other.localhost")
    page.goto(f"{server.origin}/import")
    table = {"name": "a.csv", "mimeType": "text/csv", "buffer": b"from,to\n/a,https://new.example/a\n"}
    page.get_by_label("File", exact=True).set_input_files(table)
    page.get_by_role("button", name="Check file").click()
    page.get_by_label("Short links (302)").wait_for()
    with slow(page, 700):
        page.get_by_label("Short links (302)").check()
        # The file must not be imported while it is checked.
        assert page.locator("#import-head button").is_disabled()
        page.get_by_label("Hostname").select_option("other.localhost")
        page.get_by_role("button", name="Import 1 short link").wait_for()
    assert page.get_by_label("Hostname").input_value() == "other.localhost"
    # What is chosen the moment that an answer is shown counts as well.
    chosen = (
        "new MutationObserver((_, all) => { const one = document.querySelector('#type-redirect'); if (one.checked) "
    )
    page.evaluate(chosen + "return; all.disconnect(); one.click(); }).observe(document.querySelector('main'), "
                  "{ childList: true, subtree: true })")  # fmt: skip
    page.get_by_label("Hostname").select_option(HOST)
    page.get_by_role("button", name="Import 1 redirect").click()
    page.get_by_role("heading", name="1 new redirect").wait_for()
    assert ask_rows(server, "SELECT host, type FROM record WHERE alias = 'a'") == [(HOST, "redirect")]
    assert (seen.violations, seen.complaints) == ([], [])
