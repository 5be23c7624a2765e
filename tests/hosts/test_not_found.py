"""Where visitors go who find nothing, set by hostname: what a setting may be, who wins, and what a path cannot do."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from signpost.domain.hosts.fallback import Fallback, fallback_of
from tests.conftest import Answer, Client, RunCommand, Visit
from tests.visits.conftest import send

HOST = "go.acme.test"
OLD = "https://www.acme.example"


@pytest.fixture
def patch(client: Client, connect: Callable[..., str]) -> Callable[..., Answer]:
    connect(HOST)
    return lambda host=HOST, **settings: client.patch(f"/v1/host/{host}", json=settings)


def in_workspace(client: Client, key: str, value: str) -> Answer:
    return client.post(f"/v1/workspace/update/{key}", json={"value": value})


# --- settings ---------------------------------------------------------------------------------------------------


def test_a_merge_patch_changes_what_is_given(client: Client, patch: Callable[..., Answer]) -> None:
    first = patch().json
    assert (first["notfound_url"], first["expired_url"], first["notfound_status"]) == (None, None, 302)
    changed = patch(notfound_url=f"{OLD}/404", notfound_status=410).json
    assert (changed["notfound_url"], changed["expired_url"], changed["notfound_status"]) == (f"{OLD}/404", None, 410)
    assert changed["updated_at"] > first["updated_at"]
    assert patch(expired_url=f"{OLD}/over").json["notfound_url"] == f"{OLD}/404"
    back = patch(notfound_url=None, notfound_status=None).json
    assert (back["notfound_url"], back["expired_url"], back["notfound_status"]) == (None, f"{OLD}/over", 302)
    assert patch(expired_url="").json["expired_url"] is None
    assert client.get(f"/v1/host/{HOST.upper()}").json == patch().json
    # The record of the specification has no further fields.
    assert "notfound_url" not in client.get("/v1/host").json["data"][0]


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"notfound_url": "https://new.example{path}"}, "only in the path or query"),
        ({"notfound_url": "https://{path}.example/"}, "only in the path or query"),
        ({"notfound_url": "https://{path}@new.example/"}, "only in the path or query"),
        ({"notfound_url": "https://new.example:{path}/"}, "only in the path or query"),
        ({"notfound_url": "{path}"}, "only in the path or query"),
        ({"notfound_url": "{path}://new.example/"}, "only in the path or query"),
        ({"notfound_url": "https://new.example/#{path}"}, "only in the path or query"),
        ({"expired_url": "https://new.example/#/{path}?q={path}"}, "only in the path or query"),
        ({"notfound_url": "https:{path}"}, "only in the path or query"),
        ({"notfound_url": "https:/{path}"}, "Start with https://"),
        ({"notfound_url": "https:///{path}"}, "Enter a full address"),
        ({"notfound_url": "https://new.example/.{path}"}, "dots"),
        ({"notfound_url": "https://new.example/a/%2E{path}"}, "dots"),
        ({"notfound_url": "https://new.example/{path}./x"}, "dots"),
        ({"notfound_url": "https://new.example/{path}{path}?a={path}"}, "at most 2 times"),
        ({"notfound_url": "javascript:alert(1)"}, "aren't allowed"),
        ({"notfound_url": "ftp://new.example/"}, "Start with https:// or http://."),
        ({"notfound_url": "https://new.example/\\{path}"}, "backslashes"),
        ({"notfound_url": "https://new.example/\r\nX: y"}, "control characters"),
        ({"notfound_url": "https://new.example/" + "x" * 2048}, "2048"),
        ({"notfound_url": 3}, "string"),
        ({"notfound_status": 301}, "Must be one of: 302, 404, 410."),
        ({"notfound_status": "404"}, "Must be a whole number."),
        ({"https_requested": True}, "Unknown field"),
    ],
)
def test_a_setting_that_cannot_be_used_is_refused_with_a_sentence(
    client: Client, patch: Callable[..., Answer], settings: dict[str, Any], reason: str
) -> None:
    before = patch().json
    answer = patch(**{"expired_url": f"{OLD}/never", **settings})
    assert answer.status_code == 422, answer.text
    (name,) = settings
    (sentence,) = answer.json["errors"][name]
    assert reason in sentence
    assert patch().json == before
    if name != "notfound_status" and isinstance(settings[name], str) and len(settings[name]) < 256:
        answer = in_workspace(client, name, settings[name])
        assert answer.status_code == 422
        assert reason in answer.json["errors"]["value"][0]


def test_a_hostname_that_is_not_ours(client: Client, patch: Callable[..., Answer]) -> None:
    for host in ("never.acme.test", "go acme.test", "x" * 300):
        assert patch(host, notfound_status=404).status_code == 404
        assert client.get(f"/v1/host/{host}").status_code == 404


def test_a_merge_patch_has_its_own_type(client: Client, patch: Callable[..., Answer]) -> None:
    def answer(type_: str) -> Answer:
        body = json.dumps({"notfound_status": 404})
        return client.patch(f"/v1/host/{HOST}", data=body, content_type=type_)

    patch()
    assert answer("application/merge-patch+json").json["notfound_status"] == 404
    assert answer("text/plain").status_code == 415


def test_by_command_agent_and_file(client: Client, run_command: RunCommand, patch: Callable[..., Answer]) -> None:
    patch()
    url = f"{OLD}/search?q={{path}}"
    done = run_command("host", "set", HOST, "--notfound-url", url, "--notfound-status", "404", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout) == patch().json
    assert json.loads(run_command("host", "get", HOST, "--json").stdout)["notfound_url"] == url
    refused = run_command("host", "set", HOST, "--notfound-url", "https://new.example{path}")
    assert refused.exit_code == 1
    assert "only in the path or query" in refused.stderr

    exported = run_command("export", "--format", "toml").stdout
    assert f'notfound_url = "{url}"' in exported
    patch(notfound_url=None, notfound_status=None, expired_url=f"{OLD}/over")
    applied = run_command("apply", "-", text=exported)
    assert applied.exit_code == 0, applied.output
    now = patch().json
    # What the file does not name is left alone.
    assert (now["notfound_url"], now["notfound_status"], now["expired_url"]) == (url, 404, f"{OLD}/over")
    assert run_command("apply", "--dry-run", "-", text=exported).exit_code == 0
    bad = run_command("apply", "-", text=f"[[hosts]]\nhost = '{HOST}'\nnotfound_url = 'https://x.example{{path}}'\n")
    assert bad.exit_code == 1
    assert "only in the path or query" in bad.stderr


# --- who wins ---------------------------------------------------------------------------------------------------


def test_the_settings_of_the_hostname_come_first(
    client: Client, patch: Callable[..., Answer], visit: Visit, connect: Callable[..., str]
) -> None:
    connect("other.acme.test")
    in_workspace(client, "notfound_url", f"{OLD}/ours?from={{path}}")
    assert visit("/a").location == f"{OLD}/ours?from=a"
    patch(notfound_url=f"{OLD}/go/{{path}}")
    assert visit("/a").location == f"{OLD}/go/a"
    assert visit("/a", host="other.acme.test").location == f"{OLD}/ours?from=a"
    patch(notfound_url=None)
    assert visit("/a").location == f"{OLD}/ours?from=a"


@pytest.mark.parametrize("status", [404, 410])
def test_a_page_links_to_the_target(patch: Callable[..., Answer], visit: Visit, client: Client, status: int) -> None:
    patch(notfound_status=status)
    simple = visit("/a")
    assert simple.status_code == status
    assert "<a " not in simple.text
    patch(notfound_url=f"{OLD}/find?q={{path}}")
    answer = visit("/a%3Cb%3E\"'<")
    assert answer.status_code == status
    assert "Location" not in answer.headers
    assert f'href="{OLD}/find?q=a%253Cb%253E' in answer.text
    assert "Continue to www.acme.example" in answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert visit("/a", headers={"Accept-Language": "de"}).text.count("Weiter zu www.acme.example") == 1
    # A long path is on no page but its own.
    assert "q=" + "x" * 400 in visit("/" + "x" * 400).text
    assert "x" * 400 not in visit("/a").text
    patch(notfound_url=None)
    in_workspace(client, "notfound_url", f"{OLD}/ours")
    assert f'href="{OLD}/ours"' in visit("/a").text


def test_without_a_target_302_is_the_page(patch: Callable[..., Answer], visit: Visit) -> None:
    patch(notfound_status=302)
    assert visit("/a").status_code == 404
    assert "Location" not in visit("/a").headers


def test_expired_records_have_a_target_of_the_hostname(
    client: Client,
    patch: Callable[..., Answer],
    visit: Visit,
    make_link: Callable[..., dict[str, Any]],
) -> None:
    patch(expired_url=f"{OLD}/over/{{path}}")
    for alias, fields in {"once": {}, "own": {"expired_url": "https://own.example/"}}.items():
        make_link(alias=alias, max_clicks=1, interstitial="never", **fields)
        visit(f"/{alias}")
    assert visit("/once").location == f"{OLD}/over/once"
    assert visit("/own").location == "https://own.example/"
    patch(expired_url=None)
    assert visit("/once").status_code == 410
    in_workspace(client, "expired_url", f"{OLD}/ours?of={{path}}")
    assert visit("/once").location == f"{OLD}/ours?of=once"


def test_only_a_visit_that_reads_is_redirected(patch: Callable[..., Answer], visit: Visit) -> None:
    patch(notfound_url=f"{OLD}/404")
    assert visit("/a", method="HEAD").location == f"{OLD}/404"
    assert visit("/a", method="POST").status_code == 404


@pytest.mark.parametrize(
    ("target", "path", "again"),
    [
        (f"https://{HOST}/404", "/404", None),
        (f"https://{HOST}/404", "/404/", None),
        (f"https://{HOST}/404", "/a", f"https://{HOST}/404"),
        (f"http://{HOST}/", "/", None),
        (f"https://{HOST}/old/{{path}}", "/a", f"https://{HOST}/old/a"),
        (f"https://{HOST}/old/{{path}}", "/old/a", None),
        (f"https://{HOST}/{{path}}", "/a", None),
        (f"https://{HOST}?q={{path}}", "/", None),
        (f"https://{HOST}?q={{path}}", "/a", f"https://{HOST}?q=a"),
    ],
)
def test_nobody_is_sent_to_the_same_place_for_ever(
    patch: Callable[..., Answer], visit: Visit, target: str, path: str, again: str | None
) -> None:
    patch(notfound_url=target)
    answer = visit(path)
    assert answer.location == again
    assert answer.status_code == (302 if again else 404)


# --- what a visitor's path cannot do ----------------------------------------------------------------------------

HOSTILE = [
    "/%0d%0aSet-Cookie:%20a=b",
    "/\r\nX: y",
    "//evil.example/x",
    "///evil.example",
    "/\\evil.example",
    "/\\\\evil.example\\x",
    "/@evil.example",
    "/.evil.example",
    "/:99/x",
    "/../../secret",
    "/a/../../../secret",
    "/%2e%2e/%2E%2e/secret",
    "/..",
    "/.",
    "/a/..",
    "/https://evil.example/",
    "/javascript:alert(1)",
    "/?",
    "/#x",
    "/a%23b%3Fc",
    "/%00",
    "/%ff%fe",
    "/\xff\xfe",
    "/" + "a/" * 300,
]


@pytest.mark.parametrize(
    "target", [f"{OLD}/deep/{{path}}", f"{OLD}/deep/x-{{path}}.html", f"{OLD}/deep/{{path}}/{{path}}"]
)
def test_a_path_stays_below_that_of_the_target(app: Any, patch: Callable[..., Answer], target: str) -> None:
    patch(notfound_url=target)
    for path in HOSTILE:
        location = send(app, path).location
        assert location.isascii(), path
        assert location.isprintable(), path
        assert " " not in location, path
        assert "\\" not in location, path
        parts = urlsplit(location)
        origin = (parts.scheme, parts.netloc, parts.query, parts.fragment)
        assert origin == ("https", "www.acme.example", "", ""), path
        assert parts.path.startswith("/deep/"), path
        segments = parts.path.lower().replace("%2e", ".").split("/")
        assert not {".", ".."} & set(segments), path


@pytest.mark.parametrize("path", HOSTILE)
def test_a_path_in_the_query_is_one_value(app: Any, patch: Callable[..., Answer], path: str) -> None:
    patch(notfound_url=f"{OLD}/find?a=1&q={{path}}&b=2#here")
    location = send(app, path).location
    parts = urlsplit(location)
    assert (parts.scheme, parts.netloc, parts.path, parts.fragment) == ("https", "www.acme.example", "/find", "here")
    values = parse_qs(parts.query, keep_blank_values=True, encoding="latin-1")
    # As it came: a receiver that decodes once has the path of the visit, with its own escapes.
    came = path.partition("?")[0].lstrip("/")
    assert values == {"a": ["1"], "q": [came], "b": ["2"]}


@pytest.mark.parametrize(
    ("target", "path", "location"),
    [
        (f"{OLD}/{{path}}", "/a/b/", f"{OLD}/a/b/"),
        (f"{OLD}/{{path}}", "/", f"{OLD}/"),
        (f"{OLD}/{{path}}", "/a%20b/c%2Fd", f"{OLD}/a%20b/c%2Fd"),
        (f"{OLD}/{{path}}", "/a?q=1", f"{OLD}/a"),
        (f"{OLD}/find?q={{path}}", "/a%20b/c", f"{OLD}/find?q=a%2520b%2Fc"),
        (f"{OLD}?q={{path}}", "/a&b=c", f"{OLD}?q=a%26b%3Dc"),
        ("https://bücher.example/ä/{path}", "/a", "https://xn--bcher-kva.example/%C3%A4/a"),
        (f"{OLD}/%7Bpath%7D", "/a", f"{OLD}/%7Bpath%7D"),
        (f"{OLD}/{{host}}", "/a", f"{OLD}/{{host}}"),
    ],
)
def test_where_the_path_goes(app: Any, patch: Callable[..., Answer], target: str, path: str, location: str) -> None:
    assert patch(notfound_url=target).status_code == 200
    assert send(app, path).location == location


def test_the_longest_path_makes_no_endless_location() -> None:
    url = fallback_of(f"{OLD}/{{path}}?q={{path}}")
    location = Fallback(url, HOST).location("/" + "/" * 10 + "\xff" * 16_000)
    assert location is not None
    assert len(location) < 2 * 3 * 16_000 + 100


def test_text_of_an_older_version_stays_text() -> None:
    """Before {path} had a meaning, a fragment could contain it."""
    assert Fallback(f"{OLD}/#/{{path}}", HOST).location("/a") == f"{OLD}/#/{{path}}"
