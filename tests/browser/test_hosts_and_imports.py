"""Importing a file, connecting a hostname, and redirecting what was not found, with mouse, keys and on a phone."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.tools import HOST, Home, ask_rows
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import api, connected, eventually, link
from tests.wire import visit as come

Enter = Callable[..., Visit]
Fresh = Callable[..., tuple[Server, Visit]]
TABLE = "Alt;Neu;Bemerkung\n" + "".join(f"/alt-{entry};https://new.example/{entry};von Katja\n" for entry in range(24))
TABLE += "/kaputt%zz;https://new.example/;\n"


def file_of(text: str, name: str = "umzug.csv") -> dict[str, Any]:
    return {"name": name, "mimeType": "text/csv", "buffer": text.encode("windows-1252")}


def records(server: Server) -> list[tuple[str, str]]:
    return sorted(ask_rows(server, "SELECT alias, type FROM record WHERE created_via = 'import'"))


def test_a_table_is_imported_in_three_steps(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    page.goto(f"{server.origin}/import")
    page.get_by_label("File", exact=True).set_input_files(file_of(TABLE + "/über;https://new.example/u;\n"))
    page.get_by_role("button", name="Check file").click()
    page.get_by_text("Choose which column holds the addresses").wait_for()
    assert "Read as Windows-1252, separated by semicolons." in page.locator("main").inner_text()
    # Each choice is checked at once; the address of the page follows, and the focus stays.
    for label, choice in (
        ("Alt becomes", "Short link or old address"),
        ("Neu becomes", "Destination"),
        ("Redirects (301)", ""),
        ("Hostname", "localhost"),
        ("Hostname", HOST),
    ):
        before = page.url
        if choice:
            page.get_by_label(label).select_option(label=choice)
        else:
            page.get_by_label(label).check()
        page.wait_for_url(lambda url, before=before: bool(url != before))
    page.get_by_role("button", name="Import 25 redirects").wait_for()
    assert page.get_by_label("Neu becomes").input_value() == "destination"
    assert not page.get_by_role("button", name="Update numbers").is_visible()
    with page.expect_download() as started:
        page.get_by_role("link", name="Download these lines as CSV").click()
    path = Path(started.value.path())
    header, row = csv.reader(path.read_text(encoding="utf-8").splitlines())
    assert (header[:3], row[0]) == (["Alt", "Neu", "Bemerkung"], "/kaputt%zz")
    assert records(server) == []
    page.get_by_role("button", name="Import 25 redirects").click()
    page.get_by_role("heading", name="25 new redirects").wait_for()
    assert {type_ for _, type_ in records(server)} == {"redirect"}
    assert ("alt-7", "redirect") in records(server)
    found = come(server, "/alt-7", HOST)
    assert (found.status, found.headers["Location"]) == (301, "https://new.example/7")
    # Back leads to the first step: no check of another choice is in between.
    page.go_back()
    page.get_by_text("We no longer have this file.").or_(page.get_by_text("That file is no longer here.")).wait_for()
    assert (seen.violations, seen.complaints) == ([], [])


def test_without_scripts(unscripted: tuple[Server, Any]) -> None:
    server, page = unscripted
    connected(server, HOST)
    page.goto(f"{server.origin}/import")
    page.get_by_label("File", exact=True).set_input_files(file_of(TABLE))
    page.get_by_role("button", name="Check file").click()
    page.get_by_label("Alt becomes").select_option("old_url")
    page.get_by_label("Neu becomes").select_option("destination")
    page.get_by_label("Redirects (301)").check()
    page.get_by_role("button", name="Update numbers").click()
    page.get_by_role("button", name="Import 24 redirects").click()
    page.get_by_role("link", name="Go to Redirects").wait_for()
    eventually(lambda: len(records(server)) == 24)


def test_with_the_keyboard_alone(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    page.goto(f"{server.origin}/import")
    page.get_by_label("File", exact=True).set_input_files(
        file_of("from,to\n/a,https://new.example/a\n/b,https://new.example/b\n")
    )
    page.get_by_role("button", name="Check file").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Import 2 redirects").wait_for()
    type_ = page.get_by_label("Redirects (301)")
    type_.focus()
    page.keyboard.press("ArrowUp")
    page.get_by_role("button", name="Import 2 short links").wait_for()
    eventually(lambda: page.evaluate("document.activeElement.id") == "type-link")
    page.get_by_role("button", name="Import 2 short links").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="2 new short links").wait_for()
    assert records(server) == [("a", "link"), ("b", "link")]


def test_a_hostname_is_connected_and_checked_until_it_works(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{server.origin}/hosts")
    page.get_by_role("link", name="Connect a hostname").click()
    page.locator("#f-host").fill("https://links.acme.example/page")
    page.get_by_role("button", name="Connect hostname").click()
    page.wait_for_url("**/hosts/links.acme.example")
    page.get_by_text("links.acme.example connected.").wait_for()
    # What DNS says does not matter here: the page checks again, and shows the answer without being reloaded.
    page.evaluate("window.isSame = true")
    for _ in range(2):
        with page.expect_response("**/refresh?polls=*"):
            pass
    assert page.evaluate("window.isSame")
    assert (seen.violations, seen.complaints) == ([], [])


def test_switches_are_saved_and_disconnecting_is_undone(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    page.goto(f"{server.origin}/hosts")
    page.get_by_role("link", name=HOST, exact=True).click()
    page.get_by_label("HTTPS").uncheck()
    page.get_by_label("Block new short links").check()
    page.get_by_role("button", name="Save changes").click()
    page.get_by_text("Changes saved.").wait_for()
    found = api(server, "GET", f"/v1/host/{HOST}").json
    assert (found["https_requested"], found["short_links_enabled"]) == (False, False)
    page.get_by_text(f"Disconnect {HOST}…").click()
    page.get_by_role("button", name=f"Disconnect {HOST}", exact=True).click()
    reported = page.get_by_role("status").filter(has_text="disconnected.")
    reported.get_by_role("button", name="Undo").click()
    page.get_by_role("status").filter(has_text="Undone.").wait_for()
    assert api(server, "GET", f"/v1/host/{HOST}").status == 200


def test_what_was_not_found_is_redirected(fresh: Fresh) -> None:
    server, seen = fresh(width=390)
    page = seen.page
    connected(server, HOST)
    come(server, "/old-menu", HOST)
    page.goto(f"{server.origin}/misses")
    field = page.get_by_label(f"Redirect {HOST}/old-menu to")
    eventually(lambda: page.reload() and field.count())
    field.fill("https://new.example/menu")
    field.press("Enter")
    page.get_by_text("/old-menu now leads to new.example/menu.").wait_for()
    assert come(server, "/old-menu", HOST).status == 302
    page.get_by_text("Every visit found a link or a redirect.").wait_for()


def test_the_button_of_the_pairs_counts_what_is_ticked_and_nothing_covers_a_row(fresh: Fresh) -> None:
    server, seen = fresh(width=390)
    page = seen.page
    connected(server, HOST)
    for alias in ("story-time", "opening-hours", "exhibition"):
        link(server, "https://new.example/", HOST, alias=alias)
    for path in ("/storytime", "/opening-hour", "/exhibiton", *(f"/other-{letter}" for letter in "abcdefgh")):
        come(server, path, HOST)
    eventually(lambda: len(api(server, "GET", "/v1/misses").json["data"]) > 10)
    page.goto(f"{server.origin}/misses")
    page.get_by_role("button", name="Redirect 3", exact=True).wait_for()
    page.get_by_label(f"Redirect {HOST}/storytime", exact=True).uncheck()
    page.get_by_role("button", name="Redirect 2", exact=True).click()
    page.get_by_text("2 paths redirected.").wait_for()
    assert [come(server, path, HOST).status for path in ("/storytime", "/exhibiton")] == [404, 302]
    # Wherever the page is scrolled to, what was done lies on no button.
    covered = page.evaluate("""() => [...document.querySelectorAll("main :is(button, input, a)")].filter((one) => {
      if (!one.checkVisibility() || one.closest(".toasts") || one.type === "hidden") return false;
      one.scrollIntoView({ block: "center" });
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".toasts") != null;
    }).map((one) => one.outerHTML.slice(0, 90))""")
    assert covered == []
    assert (seen.violations, seen.complaints) == ([], [])


def test_exports_are_downloads(home: Home, enter: Enter) -> None:
    page = enter(home, "/import").page
    page.get_by_label("What to export", exact=True).select_option("short-url")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download").click()
    rows = [*csv.DictReader(Path(started.value.path()).read_text(encoding="utf-8").splitlines())]
    assert started.value.suggested_filename == "signpost.csv"
    assert "spring" in {row["alias"] for row in rows}
    assert "old-shop" not in {row["alias"] for row in rows}
