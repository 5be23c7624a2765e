"""The tools of the dashboard, each as its program uses it: made on the page in a browser, then really sent."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

import pytest

from tests.browser.tools import HOST, assert_calm
from tests.browser.visits import Visit
from tests.conftest import Server
from tests.wire import api, connected, link

Fresh = Callable[..., tuple[Server, Visit]]
LONG = 'https://dest.example/a?b=1&c="d"'
# What a browser makes of it.
SAFE = LONG.replace('"', "%22")
# The members of a custom uploader, as ShareX 19 reads them (CustomUploaderItem.cs); others would be ignored.
SHAREX = {
    "Version", "Name", "DestinationType", "RequestMethod", "RequestURL", "Parameters", "Headers", "Body", "Arguments",
    "FileFormName", "Data", "URL", "ThumbnailURL", "DeletionURL", "ErrorMessage",
}  # fmt: skip


def make(fresh: Fresh, button: str) -> tuple[Server, Visit]:
    server, seen = fresh()
    connected(server, HOST)
    seen.page.goto(f"{server.origin}/tools")
    # One choice for all tools: the page comes again with it.
    choice = seen.page.get_by_label("Hostname for new links")
    if choice.input_value() != HOST:
        choice.select_option(HOST)
        seen.page.wait_for_url(f"**/tools?host={HOST}")
    seen.page.get_by_role("button", name=button).click()
    seen.page.get_by_role("status").wait_for()
    assert "sp_create" not in seen.page.url
    return server, seen


def send(url: str, method: str, headers: dict[str, str], body: str) -> Any:
    with urlopen(Request(url, body.encode(), headers, method=method), timeout=10) as answer:
        return json.load(answer)


def fields_of(page: Any) -> dict[str, str]:
    rows = page.locator(".done dl.details > div").all()
    return {row.locator("dt").inner_text(): row.locator("code").inner_text() for row in rows}


def headers_in(fields: dict[str, str]) -> dict[str, str]:
    return {name.removeprefix("Header "): text for name, text in fields.items() if name.startswith("Header ")}


def parsed(expression: str, answer: Any) -> str:
    """What ShareX makes of an answer with an expression like {json:data[0].url}; what is not there is nothing."""

    def value(found: re.Match[str]) -> str:
        at = answer
        for name, number in re.findall(r"(\w+)(?:\[(\d+)\])?", found[1]):
            if name not in at:
                return ""
            at = at[name][int(number)] if number else at[name]
        return str(at)

    return re.sub(r"\{json:([\w.\[\]]+)\}", value, expression)


def assert_made(server: Server, url: str, destination: str = SAFE) -> None:
    """`url` is a short link on the chosen hostname, and leads to `destination`."""
    assert url.startswith(f"http://{HOST}:{server.port}/")
    rows = api(server, "GET", "/v1/link").json["data"]
    assert [row["destination"] for row in rows if row["url"] == url] == [destination]


def test_the_file_for_sharex_makes_a_short_link(fresh: Fresh, tmp_path: Path) -> None:
    server, seen = make(fresh, "Create the ShareX file")
    with seen.page.expect_download() as download:
        seen.page.get_by_role("button", name="Download the file").click()
    assert download.value.suggested_filename == f"signpost-{HOST}.sxcu"
    assert "sp_create" not in download.value.url
    download.value.save_as(tmp_path / "file.sxcu")
    text = (tmp_path / "file.sxcu").read_text()
    uploader = json.loads(text)
    assert uploader.keys() <= SHAREX
    assert tuple(map(int, uploader["Version"].split("."))) > (13, 7, 1)
    assert (uploader["DestinationType"], uploader["Body"]) == ("URLShortener", "JSON")
    # ShareX escapes the address for JSON and puts it into the data; % and { mean something there and in headers.
    assert "%" not in uploader["Data"] + uploader["RequestURL"] + str(uploader["Headers"])
    body = uploader["Data"].replace("{input}", json.dumps(LONG)[1:-1])
    headers = {**uploader["Headers"], "Content-Type": "application/json"}
    answer = send(uploader["RequestURL"], uploader["RequestMethod"], headers, body)
    assert_made(server, parsed(uploader["URL"], answer), LONG)
    # The same address again: the same link.
    assert send(uploader["RequestURL"], "POST", headers, body)["data"][0]["id"] == answer["data"][0]["id"]
    # It is shown on the page as well, and a reload takes both away.
    assert json.loads(seen.page.locator("#sharex").text_content()) == uploader
    seen.page.reload()
    assert seen.page.locator("#sharex").count() == 0
    assert_calm(seen, server.origin)


def test_what_sharex_says_when_it_is_refused(fresh: Fresh) -> None:
    server, seen = make(fresh, "Create the ShareX file")
    uploader = json.loads(seen.page.locator("#sharex").text_content())
    body = json.loads(uploader["Data"].replace("{input}", "javascript:alert(1)"))
    answer = api(server, "POST", "/v1/link", body)
    assert answer.status == 422
    assert "Links to javascript: addresses aren't allowed." in parsed(uploader["ErrorMessage"], answer.json)


def test_the_steps_for_shortcuts_make_a_short_link(fresh: Fresh) -> None:
    server, seen = make(fresh, "Show the steps for Shortcuts")
    fields = fields_of(seen.page)
    assert fields["Request Body"] == "JSON"
    body: dict[str, Any] = {
        name.partition(" ")[2]: LONG if text == "the variable URLs" else text
        for name, text in fields.items()
        if name.startswith("Text ")
    }
    body |= {name.partition(" ")[2]: text == "true" for name, text in fields.items() if name.startswith("Boolean ")}
    # The app sends the type of a JSON body itself.
    headers = {**headers_in(fields), "Content-Type": "application/json"}
    assert_made(server, send(fields["URL"], fields["Method"], headers, json.dumps(body))["data"][0]["url"], LONG)
    assert_calm(seen, server.origin)


def test_the_steps_for_android_make_a_short_link(fresh: Fresh) -> None:
    server, seen = make(fresh, "Show the steps for HTTP Shortcuts")
    fields = fields_of(seen.page)
    body = fields["Body"].replace("{link}", SAFE)
    answer = send(fields["URL"], fields["Method"], headers_in(fields), body)
    assert "JSON.parse(response.body).data[0].url" in seen.page.get_by_role("status").inner_text()
    assert_made(server, answer["data"][0]["url"])


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
@pytest.mark.parametrize(
    "program",
    [
        pytest.param(name, marks=pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed"))
        for name in ("bash", "zsh")
    ],
)
def test_the_function_prints_a_short_link(fresh: Fresh, program: str) -> None:
    server, seen = make(fresh, "Create the function")
    function = seen.page.locator("#shell").text_content()

    def shorten(address: str) -> subprocess.CompletedProcess[str]:
        command = [program, "-c", f'{function}\nshorten "$1"', program, address]
        return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)

    done = shorten(SAFE)
    assert (done.returncode, done.stderr) == (0, "")
    assert_made(server, done.stdout.strip())
    refused = shorten("javascript:alert(1)")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "destination" in refused.stderr


def test_the_bookmark_fills_in_the_form_from_another_site(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    page.goto(f"{server.origin}/tools")
    bookmark = page.get_by_role("link", name="Shorten this page").get_attribute("href")
    url = "http://elsewhere.localhost/a?next=/links%3Fa&b=%C3%A9#part"
    shown = f'<title>A "title" & more</title><a href="{bookmark}">go</a>'
    page.route("http://elsewhere.localhost/**", lambda route: route.fulfill(body=shown, content_type="text/html"))
    page.goto(url)
    with page.expect_popup() as popup:
        page.get_by_text("go", exact=True).click()
    form = popup.value
    form.wait_for_load_state()
    assert form.url.startswith(f"{server.origin}/w/home/links/new?")
    assert form.get_by_label("Destination", exact=True).input_value() == url
    assert form.get_by_label("Title", exact=True).input_value() == 'A "title" & more'
    form.get_by_role("button", name="Create link").click()
    form.get_by_text("Your short link is ready.").wait_for()
    assert url in [row["destination"] for row in api(server, "GET", "/v1/link").json["data"]]


def test_the_bookmark_cuts_no_character_of_a_title_in_two(fresh: Fresh) -> None:
    """Half of a surrogate pair can't be in an address: the script would end there."""
    server, seen = fresh()
    page = seen.page
    page.goto(f"{server.origin}/tools")
    bookmark = page.get_by_role("link", name="Shorten this page").get_attribute("href")
    long = "x" * 249 + "\U0001f600" + "y"
    broken = "<script>document.title = 'a\\ud83d b'</script>"
    for title, script, expected in ((long, "", long[:250]), ("", broken, "a b")):
        text = f'<meta charset="utf-8"><title>{title}</title>{script}<a href="{bookmark}">go</a>'
        page.unroute_all()
        page.route(
            "http://elsewhere.localhost/**",
            lambda route, _, text=text: route.fulfill(body=text, content_type="text/html"),
        )
        page.goto("http://elsewhere.localhost/")
        with page.expect_popup() as popup:
            page.get_by_text("go", exact=True).click()
        popup.value.wait_for_load_state()
        assert popup.value.get_by_label("Title", exact=True).input_value() == expected


def test_a_browser_takes_the_manifest_and_finds_no_error(fresh: Fresh) -> None:
    server, seen = fresh()
    seen.page.goto(f"{server.origin}/tools")
    session = seen.page.context.new_cdp_session(seen.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{server.origin}/manifest.webmanifest"
    manifest = found["manifest"]
    assert manifest["shareTarget"]["action"] == f"{server.origin}/share"
    assert manifest["startUrl"] == f"{server.origin}/"
    hindrances = [entry["errorId"] for entry in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    # A window without history is all that a test has.
    assert set(hindrances) <= {"in-incognito"}, hindrances
    assert_calm(seen, server.origin)


def test_a_page_shared_with_the_app_becomes_a_link(fresh: Fresh) -> None:
    server, seen = fresh()
    page = seen.page
    page.goto(f"{server.origin}/tools")
    target = page.evaluate("fetch('/manifest.webmanifest').then((one) => one.json())")["share_target"]
    # As Chromium does it: a GET of the action, with these names.
    names = target["params"]
    query = urlencode({names["title"]: "Shared", names["text"]: f"Look at this {SAFE}"}, quote_via=quote)
    page.goto(f"{server.origin}{target['action']}?{query}")
    assert page.get_by_label("Destination", exact=True).input_value() == SAFE
    page.get_by_role("button", name="Create link").click()
    page.get_by_text("Your short link is ready.").wait_for()
    rows = api(server, "GET", "/v1/link").json["data"]
    assert (SAFE, "Shared") in [(row["destination"], row["title"]) for row in rows]


def test_a_keyword_opens_a_short_link(fresh: Fresh) -> None:
    server, seen = fresh()
    connected(server, HOST)
    link(server, f"{server.origin}/healthz?from=docs", HOST, alias="docs")
    page = seen.page
    page.goto(f"{server.origin}/tools")
    keywords = {row.locator("dt").inner_text(): row.locator("dd code").inner_text()
                for row in page.locator("section dl.details > div").all()}  # fmt: skip
    page.goto(keywords["go"].replace("%s", "docs"))
    assert page.url == f"{server.origin}/healthz?from=docs"
    page.goto(keywords["go"].replace("%s", "nothing%20there"))
    assert page.url.endswith("/w/home/search?q=nothing+there")
    page.goto(keywords["short"].replace("%s", quote(SAFE, safe="")))
    assert page.get_by_label("Destination", exact=True).input_value() == SAFE
