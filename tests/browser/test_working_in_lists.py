"""Working in lists with mouse, keys and touch: select, change, copy, search, paste, and read a chart."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.browser.tools import HOST, Home, ask_rows, assert_calm
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import connected, eventually, link
from tests.wire import visit as come

Enter = Callable[..., Visit]
Fresh = Callable[..., tuple[Server, Visit]]
# Where the first row of a list begins at most, in pixels from the top: half a screen of rows is seen at once.
FIRST_ROW = {1440: 272, 390: 380}
# Touch targets, in pixels (WCAG 2.5.5).
LEAST_TOUCHED = 44
# Controls that are seen and too small to be touched; links within a sentence may be as high as its line.
_TOO_SMALL = """least => [...document.querySelectorAll("a, button, input, select, textarea, summary")].filter((one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  if (!box.width || style.visibility === "hidden") return false;
  if (one.closest(".skip, .hidden, footer, p, small, .done, svg")) return false;
  const wide = one.closest("label")?.getBoundingClientRect() ?? box;
  const margins = one.matches("input[type=checkbox]") ? parseFloat(style.marginTop) * 2 : 0;
  return Math.max(box.height + margins, wide.height) < least - 0.5;
}).map((one) => `${one.outerHTML.slice(0, 140)} ${one.getBoundingClientRect().height}`)"""


@pytest.mark.parametrize("width", FIRST_ROW)
@pytest.mark.parametrize("path", ["/links", "/links?filter[tags]=print&sort=-clicks"])
def test_rows_begin_high(home: Home, enter: Enter, path: str, width: int) -> None:
    page = enter(home, path, width=width).page
    assert page.locator("#rows tr").first.bounding_box()["y"] < FIRST_ROW[width]


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/links",
        "/links/{spring}",
        "/links/new",
        "/clicks",
        "/search?q=spring",
        "/qr?filter[tags]=print",
        "/hosts",
        f"/hosts/{HOST}",
        "/misses",
        "/import",
        "/jobs",
    ],
)
def test_controls_can_be_touched(home: Home, browser: Any, path: str) -> None:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.add_cookies(home.cookies)
    page = phone.new_page()
    page.goto(f"{home.server.origin}{path.format(spring=home.spring)}")
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    assert page.evaluate(_TOO_SMALL, LEAST_TOUCHED) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    phone.close()


def test_several_are_tagged_and_it_is_undone(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    for alias in ("a", "b", "c"):
        link(server, alias=alias, host=HOST)
    page.goto(f"{server.origin}/links?filter[host]={HOST}")
    assert not page.get_by_role("group", name="Selected links").is_visible()
    for alias in ("a", "b"):
        page.get_by_role("checkbox", name=f"Select {HOST}/{alias}").check()
    bar = page.get_by_role("group", name="Selected links")
    assert "2 selected" in bar.inner_text()
    bar.locator("summary", has_text="Tag").click()
    bar.get_by_label("Tag").fill("spring")
    bar.get_by_role("button", name="Add tag").click()
    reported = page.get_by_role("status").filter(has_text="added to 2 links")
    reported.wait_for()
    assert page.locator("#rows .badge", has_text="spring").count() == 2
    reported.get_by_role("button", name="Undo").click()
    page.get_by_role("status").filter(has_text="Undone.").wait_for()
    eventually(lambda: not ask_rows(server, "SELECT * FROM record_tag WHERE tag = 'spring'"))


def test_one_is_paused_and_resumed_from_its_row(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    link(server, alias="a", host=HOST)
    page.goto(f"{server.origin}/links?filter[host]={HOST}")
    page.get_by_label(f"Actions for {HOST}/a").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("status").filter(has_text="Link paused.").wait_for()
    assert come(server, "/a", HOST).status == 404
    assert f"filter%5Bhost%5D={HOST}" in page.url
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("status").filter(has_text="Undone.").wait_for()
    assert come(server, "/a", HOST).status == 302


@pytest.mark.parametrize("name", ["links", "redirects"])
def test_the_first_row_is_twelve_presses_away(home: Home, enter: Enter, name: str) -> None:
    """From the top, those of the skip link included: the chips of a line are one stop, and so are all rows."""
    page = enter(home, f"/{name}?filter[host]={HOST}").page
    is_in = "place => document.activeElement.closest(place) !== null"
    page.keyboard.press("Tab")
    assert page.evaluate(is_in, ".skip")
    page.keyboard.press("Enter")
    presses = 2
    while not page.evaluate(is_in, "#rows .what"):
        page.keyboard.press("Tab")
        presses += 1
        assert presses <= 12, page.evaluate("document.activeElement.outerHTML")
    first = page.evaluate("document.activeElement.href")
    assert page.locator("#rows tr").first.locator(".what a").evaluate("link => link.href") == first
    # The next stop is behind all rows, and the way back leads to the row.
    page.keyboard.press("Tab")
    assert not page.evaluate(is_in, "#rows")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.href") == first
    # Arrows reach everything in a row, and the next row.
    reached = []
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        reached.append(page.evaluate("document.activeElement.tagName"))
    assert reached[0] == "BUTTON"
    assert reached[-1] == "SUMMARY"
    page.keyboard.press("ArrowDown")
    rows = page.locator("#rows tr").count()
    assert page.evaluate("document.activeElement.closest('tr').rowIndex") == min(2, rows)


@pytest.mark.parametrize("name", ["links", "redirects"])
def test_keys_of_a_list(home: Home, enter: Enter, name: str) -> None:
    page = enter(home, f"/{name}").page
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "search"
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("j")
    page.keyboard.press("x")
    assert page.locator("#rows tr").first.get_by_role("checkbox").is_checked()
    href = page.evaluate("document.activeElement.getAttribute('href')")
    page.keyboard.press("e")
    page.wait_for_url(f"**{href}/edit")
    page.go_back()
    page.locator("#rows").wait_for()
    page.keyboard.press("c")
    page.wait_for_url(f"**/{name}/new*")


def test_copying_says_so(home: Home, enter: Enter) -> None:
    page = enter(home, "/links").page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button = page.get_by_role("button", name=f"Copy {HOST}/spring")
    button.click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").endswith("/spring")
    button.wait_for()


def test_the_search_is_a_palette(home: Home, enter: Enter) -> None:
    seen = enter(home, "/members")
    page = seen.page
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog", name="Search and actions")
    typed, found = dialog.get_by_role("combobox"), dialog.get_by_role("option")
    chosen = dialog.get_by_role("option", selected=True)

    def is_active(name: str) -> bool:
        chosen.filter(has_text=name).wait_for()
        return bool(typed.get_attribute("aria-activedescendant") == chosen.get_attribute("id"))

    # Nothing is typed: what can be done. Arrows go around.
    assert is_active("New link")
    page.keyboard.press("ArrowUp")
    assert is_active(found.last.inner_text())
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert is_active("New redirect")
    # Enter opens the first one of what is typed, however fast.
    page.keyboard.type("spring sale")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"{HOST}/spring").wait_for()
    # It is the first one now; with Ctrl it is opened in a tab.
    page.get_by_role("link", name="Search", exact=False).first.click()
    assert is_active(f"{HOST}/spring")
    with page.context.expect_page() as opened:
        page.keyboard.press("Control+Enter")
    assert opened.value.url == page.url
    opened.value.close()
    # A press works too, on a part of the same page as well.
    typed.fill("dark")
    found.filter(has_text="Dark theme").click()
    page.wait_for_url("**/account#theme")
    page.keyboard.press("Control+k")
    typed.fill("dark theme")
    found.filter(has_text="Dark theme").click()
    dialog.wait_for(state="hidden")
    page.keyboard.press("Control+k")
    page.keyboard.type("nothing at all")
    dialog.get_by_text("Nothing found for “nothing at all”.").wait_for()
    page.keyboard.press("Escape")
    assert not dialog.is_visible()
    assert seen.violations == []


def test_shift_ticks_all_rows_between(home: Home, enter: Enter) -> None:
    page = enter(home, "/links").page
    boxes = page.locator("#rows [name=id]")
    number = boxes.count()
    boxes.nth(0).click()
    boxes.nth(number - 1).click(modifiers=["Shift"])
    page.get_by_text(f"{number} selected").wait_for()
    assert page.locator("#rows [name=id]:checked").count() == number >= 3
    boxes.nth(1).click(modifiers=["Shift"])
    page.get_by_text("1 selected").wait_for()


def test_ticked_links_are_printed(home: Home, enter: Enter) -> None:
    seen = enter(home, "/links")
    page = seen.page
    boxes = page.locator("#rows [name=id]")
    boxes.nth(0).check()
    boxes.nth(1).check()
    page.get_by_role("group", name="Selected links").get_by_role("button", name="QR codes").click()
    page.get_by_text("2 codes of 40 mm").wait_for()
    # The picture follows the form.
    page.get_by_label("Places").fill("Table 1-6")
    page.get_by_label("Paper", exact=True).select_option("a4-70x37")
    page.get_by_text("12 codes of 25 mm").wait_for()
    sheet = page.get_by_alt_text("The sheet, as it is printed")
    eventually(lambda: sheet.evaluate("one => one.complete && one.naturalHeight > one.naturalWidth"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download PDF").click()
    assert download.value.suggested_filename == "qr-codes.pdf"
    # What was typed stays where a link is added.
    page.get_by_label("Add a link").fill(f"{HOST}/spring")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("list", name="Links").get_by_text(f"{HOST}/spring").wait_for()
    assert page.get_by_label("Places").input_value() == "Table 1-6"
    assert seen.violations == []


def test_shortcuts(home: Home, enter: Enter) -> None:
    page = enter(home, "/links").page
    page.keyboard.press("j")
    page.keyboard.press("j")
    focused = page.locator("*:focus")
    assert focused.inner_text() == page.locator("#rows .what a").nth(1).inner_text()
    page.keyboard.press("k")
    assert focused.inner_text() == page.locator("#rows .what a").first.inner_text()
    page.keyboard.press("/")
    page.keyboard.type("menu")
    assert page.get_by_role("searchbox", name="Search links").input_value() == "menu"
    # What is typed is never a shortcut.
    page.keyboard.type("c?")
    assert page.get_by_role("searchbox", name="Search links").input_value() == "menuc?"
    page.locator("body").click(position={"x": 900, "y": 880})
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Keyboard shortcuts")
    # Each key stands beside its word.
    rows = [row.inner_text().split() for row in help_.locator("dl > div").all()]
    assert ["New", "link", "C"] in rows
    assert ["Search", "and", "actions", "Ctrl", "K"] in rows
    boxes = [
        [part.bounding_box()["y"] for part in row.locator("dt, kbd").all()] for row in help_.locator("dl > div").all()
    ]
    assert all(max(tops) - min(tops) < 10 for tops in boxes)
    help_.get_by_role("button", name="Close").click()
    page.keyboard.press("c")
    page.wait_for_url("**/links/new")


def test_a_pasted_address_becomes_a_new_link(home: Home, enter: Enter) -> None:
    page = enter(home, "/links").page
    paste = """text => { const data = new DataTransfer(); data.setData("text", text);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true })); }"""
    page.evaluate(paste, "not an address")
    page.evaluate(paste, "https://dest.example/pasted?a=b")
    page.wait_for_url("**/links/new?**")
    assert page.locator("#f-destination").input_value() == "https://dest.example/pasted?a=b"


# What is filled, and what is a line: a rule with more weight had emptied the area once.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll(".shapes path")].map((one) => {
  const style = getComputedStyle(one);
  return [one.classList[0], `${style.fill !== "none" ? "filled" : ""}${style.stroke !== "none" ? "line" : ""}`];
}))"""


def test_what_a_chart_draws_is_filled_or_a_line(home: Home, enter: Enter) -> None:
    page = enter(home, f"/links/{home.spring}").page
    drawn = page.evaluate(DRAWN)
    kinds = {"area": "filled", "usual": "filled", "clicks": "line", "today": "line", "before": "line"}
    assert {"area", "clicks"} <= drawn.keys()
    assert drawn == {name: kinds[name] for name in drawn}


def test_a_chart_tells_its_numbers(home: Home, enter: Enter) -> None:
    page = enter(home, f"/links/{home.spring}").page
    days = page.locator(".chart .day")
    days.last.hover()
    tip = page.locator(".tip")
    assert "so far" in tip.inner_text()
    box, chart = tip.bounding_box(), page.locator(".chart").bounding_box()
    assert box["x"] + box["width"] <= chart["x"] + chart["width"]
    page.locator("h1").hover()
    assert tip.is_hidden()
    # One place is in the order of the Tab key, and the arrow keys lead to the others.
    assert page.locator('.chart .day:not([tabindex="-1"])').count() == 1
    days.last.focus()
    page.keyboard.press("ArrowLeft")
    assert re.fullmatch(r"\w+, \w+ \d+\n[\d,]+ clicks?\n.*by bots", tip.inner_text(), re.S)
    page.keyboard.press("Home")
    assert tip.bounding_box()["x"] < chart["x"] + chart["width"] / 2
    # Enter opens the day.
    page.keyboard.press("Enter")
    page.wait_for_url("**?from=*")
    assert page.locator(".chart .day").count() == 24


@pytest.mark.parametrize("path", ["/links/{}", "/clicks?filter[browser]=Firefox"])
def test_a_chart_is_copied_as_picture(home: Home, enter: Enter, path: str) -> None:
    seen = enter(home, path.format(home.spring))
    page = seen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button = page.get_by_role("button", name="Picture")
    button.click()
    page.get_by_text("Copied", exact=True).wait_for()
    copied = page.evaluate(
        """async () => { const [item] = await navigator.clipboard.read();
        return [...new Uint8Array(await (await item.getType("image/png")).arrayBuffer())]; }"""
    )
    _assert_shows_the_chart(page, bytes(copied))
    # Where the clipboard takes no pictures, it is a file.
    page.evaluate("() => { navigator.clipboard.write = () => Promise.reject(new Error()); }")
    with page.expect_download() as download:
        button.click()
    assert re.fullmatch(r"Clicks in the last \d+ days\.png", download.value.suggested_filename)
    _assert_shows_the_chart(page, Path(download.value.path()).read_bytes())
    assert_calm(seen, home.server.origin)


def _assert_shows_the_chart(page: Any, content: bytes) -> None:
    """The picture is as large as the chart, and has its colors: the line's, the letters', and that of the card."""
    picture = Image.open(BytesIO(content)).convert("RGB")
    chart = page.locator(".chart").bounding_box()
    assert picture.width == pytest.approx(2 * (chart["width"] + 32), abs=2)
    colors = {color for _, color in picture.getcolors(maxcolors=1_000_000) or []}
    for shape, style in ((".shapes .clicks", "stroke"), (".chart text", "fill"), (".panel", "backgroundColor")):
        found = page.locator(shape).first.evaluate(f"shape => getComputedStyle(shape).{style}")
        assert tuple(int(part) for part in re.findall(r"\d+", found)) in colors, shape
    assert picture.getpixel((0, 0)) == picture.getpixel((picture.width - 1, picture.height - 1))


def test_a_qr_code_is_downloaded_again_and_again(home: Home, enter: Enter) -> None:
    seen = enter(home, f"/links/{home.spring}")
    page = seen.page
    page.get_by_text("Add a frame, a text or another logo").click()
    page.get_by_label("Text", exact=True).fill("Scan me")
    page.get_by_label("A frame").check()
    form = page.locator('form[action$="/qr/picture"]')
    for kind in ("SVG", "PDF", "SVG"):
        with page.expect_download() as download:
            form.get_by_role("button", name=kind).click()
        assert download.value.suggested_filename == f"spring.{kind.lower()}"
    assert "Scan me" in Path(download.value.path()).read_text()
    assert_calm(seen, home.server.origin)


def test_what_was_typed_is_not_left_by_mistake(home: Home, enter: Enter) -> None:
    page = enter(home, "/links/new").page
    requested: list[str] = []

    def stay(dialog: Any) -> None:
        requested.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    page.locator("#f-destination").press_sequentially("https://dest.example/")
    page.get_by_role("link", name="Hostnames").first.click(no_wait_after=True)
    eventually(lambda: requested == ["beforeunload"])
    assert page.locator("#f-destination").input_value() == "https://dest.example/"


def test_a_link_opens_next_to_the_list_and_is_edited_there(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    for alias in ("one", "two"):
        link(server, alias=alias, host=HOST)
    page.set_viewport_size({"width": 1680, "height": 900})
    page.goto(f"{server.origin}/links")
    page.click("#rows .what a >> nth=0")
    panel = page.locator("#peek")
    panel.locator("h2").wait_for()
    assert page.url.endswith("/links")
    save = panel.locator("form button")
    assert save.is_disabled()
    page.fill("#p-title", "Next to it")
    save.click()
    panel.get_by_text("Saved").wait_for()
    page.keyboard.press("Escape")
    assert not panel.is_visible()
    page.keyboard.press("Enter")
    first = panel.locator("h2").inner_text()
    page.keyboard.press("j")
    page.wait_for_function("(first) => document.querySelector('#peek h2')?.innerText !== first", arg=first)
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{server.origin}/links")
    page.click("#rows .what a >> nth=0")
    page.wait_for_url("**/links/*")
    assert page.locator("h1").inner_text().startswith(f"{HOST}/")


# What a person does with the boxes after "All 4" is ticked, and which rows are changed then. None: all that match.
_AFTER_ALL: dict[str, tuple[Callable[[Any], object], list[str] | None]] = {
    "nothing": (lambda page: None, None),
    "a row unticked": (lambda page: _row(page, "a").uncheck(), ["b", "c"]),
    "a row unticked and ticked": (lambda page: (_row(page, "a").uncheck(), _row(page, "a").check()), ["a", "b", "c"]),
    "a row unticked by its key": (lambda page: _row(page, "b").press("Space"), ["a", "c"]),
    "rows unticked with Shift": (
        lambda page: (_row(page, "c").click(), _row(page, "b").click(modifiers=["Shift"])),
        ["a"],
    ),
    "the head unticked, one ticked": (
        lambda page: (page.get_by_label("All on this page").uncheck(), _row(page, "b").check()),
        ["b"],
    ),
    "All unticked": (lambda page: page.get_by_label("All 4").uncheck(), ["a", "b", "c"]),
}


def _row(page: Any, alias: str) -> Any:
    return page.get_by_role("checkbox", name=f"Select {HOST}/{alias}")


# The form as it would be sent: whether it names all that match, and the rows that it names.
_SENT = (
    "() => [new FormData(document.querySelector('form.rows'))].map((form) => [form.has('all'), form.getAll('id')])[0]"
)


@pytest.mark.parametrize("after", _AFTER_ALL)
def test_all_is_ticked_only_as_long_as_every_row_is(fresh: Fresh, after: str) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    names = {link(server, alias=alias, host=HOST)["id"]: alias for alias in ("hidden", "a", "b", "c")}
    page.goto(f"{server.origin}/links?filter[host]={HOST}")
    # As on a list of several pages: the fourth is not among the rows, and "All 4" means it, too.
    page.evaluate("document.querySelector(\"#rows tr:has(a[href$='hidden'], [data-copy$='hidden'])\").remove()")
    _row(page, "c").check()
    page.get_by_label("All 4").check()
    assert page.get_by_label("All on this page").is_checked()
    assert all(_row(page, alias).is_checked() for alias in "abc")
    change, changed = _AFTER_ALL[after]
    change(page)
    is_all, ids = page.evaluate(_SENT)
    assert is_all == (changed is None)
    assert page.get_by_label("All 4").is_checked() == is_all
    assert sorted(names[id_] for id_ in ids) == (["a", "b", "c"] if changed is None else changed)
    assert page.get_by_label("All on this page").is_checked() == (len(ids) == 3)
    counted = "4 selected" if changed is None else f"{len(changed)} selected"
    assert page.locator(".bulk .count").inner_text() == counted
    page.get_by_role("group", name="Selected links").get_by_role("button", name="Pause").click()
    if changed is None:
        page.get_by_role("heading", name="4 links").wait_for()
    else:
        page.get_by_role("status").filter(has_text="paused.").wait_for()
        paused = ask_rows(server, "SELECT alias FROM record WHERE paused_by = 'user' ORDER BY alias")
        assert [alias for (alias,) in paused] == changed


def test_ticks_that_back_brings_are_counted(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    connected(server, HOST)
    for alias in ("a", "b", "c"):
        link(server, alias=alias, host=HOST)
    for ticked, counted in ((["a", "b"], "2 selected"), (["a", "b", "c"], "3 selected")):
        page.goto(f"{server.origin}/links?filter[host]={HOST}")
        for alias in ticked:
            _row(page, alias).check()
        if counted == "3 selected":
            page.get_by_label("All 3").check()
        page.goto(f"{server.origin}/links/new")
        page.go_back()
        page.locator(".bulk .count", has_text=counted).wait_for()
        assert [_row(page, alias).is_checked() for alias in "abc"] == [alias in ticked for alias in "abc"]
        assert page.get_by_label("All 3").is_checked() == (counted == "3 selected")


def test_enter_that_ends_a_composition_opens_nothing(home: Home, enter: Enter) -> None:
    """People who write Japanese, Chinese or Korean confirm with Enter what their keyboard has composed."""
    page = enter(home, "/members").page
    page.keyboard.press("Control+k")
    typed = page.get_by_role("dialog", name="Search and actions").get_by_role("combobox")
    typed.focus()
    opened: list[str] = []

    def note(request: Any) -> None:
        if request.is_navigation_request():
            opened.append(request.url)

    page.on("request", note)
    keys = page.context.new_cdp_session(page)
    keys.send("Input.imeSetComposition", {"text": "spring", "selectionStart": 6, "selectionEnd": 6})
    options = page.get_by_role("dialog", name="Search and actions").get_by_role("option")
    options.filter(has_text="Spring sale").first.wait_for()
    enter_key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 229}
    for kind in ("rawKeyDown", "keyUp"):
        keys.send("Input.dispatchKeyEvent", {"type": kind, **enter_key})
    keys.send("Input.insertText", {"text": "spring"})
    # What a key does is done before the next frame is drawn.
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert (opened, typed.input_value()) == ([], "spring")
    # The next Enter is one.
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: not url.endswith("/members"))


def test_labels_of_a_popover_are_as_dark_as_text(home: Home, enter: Enter) -> None:
    page = enter(home, "/links").page
    page.locator("#rows input[type=checkbox]").first.check()
    page.get_by_role("button", name="Change destination").click()
    color = "one => getComputedStyle(one).color"
    text = page.locator("body").evaluate(color)
    labels = page.locator(".bulk [open] .panel label").all()
    assert len(labels) == 3
    assert {label.evaluate(color) for label in labels} == {text}


def test_a_view_is_saved_where_it_is_seen(fresh: Fresh) -> None:
    server, visit = fresh()
    connected(server, HOST)
    link(server, "https://dest.example/", HOST, alias="one")
    page = visit.page
    page.goto(f"{server.origin}/links?sort=-clicks")
    page.get_by_role("button", name="Save view").click()
    page.get_by_label("Name", exact=True).fill("By clicks")
    page.keyboard.press("Enter")
    chip = page.get_by_role("navigation", name="Saved views").get_by_role("link", name="By clicks")
    chip.wait_for()
    assert chip.get_attribute("aria-current") == "true"
    page.get_by_role("button", name="Actions for By clicks").click()
    page.get_by_role("button", name="Delete view").click()
    page.get_by_text("View deleted.").wait_for()
    assert chip.count() == 0
