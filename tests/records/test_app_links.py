"""Which apps may open the links of a hostname: what is accepted, who sees it where, and how phones are answered."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.hosts import app_links
from tests.conftest import Answer, Client, RunCommand
from tests.visits.conftest import send

HOST = "go.acme.test"
APPLE_PATH, ANDROID_PATH = app_links.PATHS
APPLE: dict[str, Any] = {
    "applinks": {"details": [{"appIDs": ["ABCDE12345.com.acme.app"], "components": [{"/": "/buy/*", "comment": "é"}]}]},
    "webcredentials": {"apps": ["ABCDE12345.com.acme.app"]},
    "appclips": {"apps": []},
}
ANDROID: list[dict[str, Any]] = [
    {
        "relation": ["delegate_permission/common.handle_all_urls"],
        "target": {
            "namespace": "android_app",
            "package_name": "com.acme.app",
            "sha256_cert_fingerprints": ["14:6D:E9:83"],
        },
    },
    {"relation": [], "target": {"namespace": "web", "site": "https://acme.test"}},
    {"include": "https://acme.test/.well-known/assetlinks.json"},
]


@pytest.fixture
def patch(client: Client, connect: Callable[..., str]) -> Callable[..., Answer]:
    connect(HOST)
    return lambda **settings: client.patch(f"/v1/host/{HOST}", json=settings)


def counted(client: Client) -> int:
    total = client.get("/v1/workspace/clicks").json["total"]
    return int(total["clicks"] + total["bots"])


# --- settings ---------------------------------------------------------------------------------------------------


def test_a_merge_patch_keeps_what_is_left_out(client: Client, patch: Callable[..., Answer]) -> None:
    first = patch().json
    assert (first[app_links.APPLE], first[app_links.ANDROID]) == (None, None)
    assert patch(apple_app_site_association=APPLE).json[app_links.APPLE] == APPLE
    changed = patch(assetlinks=ANDROID).json
    assert (changed[app_links.APPLE], changed[app_links.ANDROID]) == (APPLE, ANDROID)
    assert client.get(f"/v1/host/{HOST}").json == changed
    assert client.put(f"/v1/host/{HOST}", json={"notfound_status": 404}).json[app_links.APPLE] == APPLE
    assert patch(apple_app_site_association=None).json[app_links.APPLE] is None
    assert patch(assetlinks=[]).json[app_links.ANDROID] == []
    # The record of the specification has no further fields.
    assert app_links.APPLE not in client.get("/v1/host").json["data"][0]


@pytest.mark.parametrize(
    ("field", "value", "place", "reason"),
    [
        ("apple_app_site_association", [], "", "Must be an object."),
        ("apple_app_site_association", "{}", "", "Must be an object."),
        ("apple_app_site_association", {}, "", "Must contain at least one of applinks, "),
        ("apple_app_site_association", {"applink": {}}, ".applink", "Must be one of: applinks, "),
        ("apple_app_site_association", {"applinks": []}, ".applinks", "Must be an object."),
        ("apple_app_site_association", {"applinks": {"details": 1}}, ".applinks.details", "Must be a list."),
        ("apple_app_site_association", {"applinks": {"details": [1]}}, ".applinks.details.0", "Must be an object."),
        ("apple_app_site_association", {"applinks": {"details": [{}]}}, ".applinks.details.0", "List the apps"),
        (
            "apple_app_site_association",
            {"applinks": {"details": [{"appID": "A.b"}, {"appIDs": "A.b"}]}},
            ".applinks.details.1.appIDs",
            "Must be a list of strings.",
        ),
        (
            "apple_app_site_association",
            {"applinks": {"details": [{"appID": "A.b", "components": ["/*"]}]}},
            ".applinks.details.0.components.0",
            "Must be an object.",
        ),
        ("apple_app_site_association", {"webcredentials": {"apps": [1]}}, ".webcredentials.apps", "list of strings"),
        ("apple_app_site_association", {"appclips": {"x": "é" * 9000}}, "", "It has 18,021 bytes; 16,384 are allowed."),
        ("assetlinks", {}, "", "Must be a list of statements."),
        ("assetlinks", [1], ".0", "Must be an object."),
        ("assetlinks", [{"relation": ["x"]}], ".0", "A statement needs a relation and a target."),
        ("assetlinks", [{"relation": "x", "target": {}}], ".0.relation", "Must be a list of strings."),
        ("assetlinks", [{"relation": [], "target": {}}], ".0.target", "A target needs a namespace"),
        ("assetlinks", [{"relation": [], "target": {"namespace": "android_app"}}], ".0.target", "needs a package_name"),
        (
            "assetlinks",
            [{"relation": [], "target": {"namespace": "android_app", "package_name": "x"}}],
            ".0.target.sha256_cert_fingerprints",
            "Must be a list of strings.",
        ),
    ],
)
def test_a_bad_file_is_refused_with_its_place(
    patch: Callable[..., Answer], field: str, value: Any, place: str, reason: str
) -> None:
    patch(apple_app_site_association=APPLE, assetlinks=ANDROID)
    answer = patch(**{field: value})
    assert answer.status_code == 422
    ((name, reasons),) = answer.json["errors"].items()
    assert name == field + place
    assert reason in reasons[0]
    assert reasons[0].endswith(".")
    assert (patch().json[app_links.APPLE], patch().json[app_links.ANDROID]) == (APPLE, ANDROID)


def test_undo_brings_a_file_back(client: Client, patch: Callable[..., Answer]) -> None:
    patch(apple_app_site_association=APPLE)
    patch(apple_app_site_association=None)
    (latest, *_) = client.get("/v1/changes").json["data"]
    assert latest["before"] == {app_links.APPLE: APPLE}
    assert client.post(f"/v1/changes/{latest['id']}/undo").status_code == 200
    assert patch().json[app_links.APPLE] == APPLE
    client.delete(f"/v1/host/{HOST}")
    (latest, *_) = client.get("/v1/changes").json["data"]
    client.post(f"/v1/changes/{latest['id']}/undo")
    assert patch().json[app_links.APPLE] == APPLE


# --- visits -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", [HOST, f"www.{HOST}"])
@pytest.mark.parametrize(
    ("path", "field", "value"), [(APPLE_PATH, app_links.APPLE, APPLE), (ANDROID_PATH, app_links.ANDROID, ANDROID)]
)
def test_phones_get_the_file(
    app: Flask, client: Client, patch: Callable[..., Answer], host: str, path: str, field: str, value: Any
) -> None:
    assert send(app, path, host=host).status == 404
    patch(**{field: value})
    answer = send(app, path, host=host)
    assert (answer.status, answer.header("Content-Type")) == (200, "application/json")
    assert json.loads(answer.body) == value
    assert answer.header("Cache-Control") == "public, max-age=3600"
    head = send(app, path, "HEAD", host=host)
    assert (head.status, head.body, head.header("Content-Length")) == (200, b"", str(len(answer.body)))
    assert send(app, path + "/", host=host).status == 404
    patch(**{field: None})
    assert send(app, path, host=host).status == 404
    assert counted(client) == 0


def test_a_record_answers_where_there_is_no_file(app: Flask, client: Client, patch: Callable[..., Answer]) -> None:
    patch()
    client.post("/v1/redirect", json={"url": f"https://{HOST}/", "destination": "https://acme.example/"})
    assert send(app, APPLE_PATH).status == 301
    patch(apple_app_site_association=APPLE)
    assert send(app, APPLE_PATH).status == 200
    assert send(app, ANDROID_PATH).status == 301
    assert counted(client) == 0


# --- the other faces --------------------------------------------------------------------------------------------


def test_the_command_line_takes_text(app: Flask, client: Client, connect: Any, run_command: RunCommand) -> None:
    connect(HOST)
    done = run_command("host", "set", HOST, "--assetlinks", json.dumps(ANDROID, indent=4))
    assert done.exit_code == 0, done.output
    assert client.get(f"/v1/host/{HOST}").json[app_links.ANDROID] == ANDROID
    for text, code, reason in (
        ('[{"relation": [], "relation": []}]', 2, "This field appears twice."),
        ("[{", 2, "It is not JSON: "),
        ("[" * 40 + "]" * 40, 2, "It is nested more than 32 levels deep."),
        ('["\\ud800"]', 2, "Contains half of a surrogate pair."),
        ("{}", 1, "assetlinks: Must be a list of statements."),
    ):
        done = run_command("host", "set", HOST, "--assetlinks", text)
        assert (done.exit_code, reason in done.output) == (code, True), done.output
    for nothing in ("", "null"):
        run_command("host", "set", HOST, "--assetlinks", json.dumps(ANDROID))
        run_command("host", "set", HOST, "--assetlinks", nothing)
        assert client.get(f"/v1/host/{HOST}").json[app_links.ANDROID] is None


def test_a_configuration_file_has_them(
    app: Flask, client: Client, patch: Callable[..., Answer], run_command: RunCommand, tmp_path: Any
) -> None:
    patch(apple_app_site_association=APPLE, assetlinks=ANDROID)
    file = tmp_path / "links.toml"
    file.write_text(run_command("export", "--format", "toml").output)
    assert run_command("apply", "--dry-run", str(file)).exit_code == 0
    patch(apple_app_site_association=None, assetlinks=[])
    assert run_command("apply", str(file)).exit_code == 0
    found = client.get(f"/v1/host/{HOST}").json
    assert (found[app_links.APPLE], found[app_links.ANDROID]) == (APPLE, ANDROID)


def test_apple_is_answered_at_the_root_too(
    app: Flask, client: Client, patch: Callable[..., Answer], make_link: Callable[..., Any]
) -> None:
    """Its devices read it there where there is none at the other path. What somebody made there goes first."""
    assert send(app, app_links.ROOT_PATH).status == 404
    patch(apple_app_site_association=APPLE)
    at_root, well_known = (send(app, path) for path in (app_links.ROOT_PATH, APPLE_PATH))
    assert (at_root.status, at_root.headers, at_root.body) == (200, well_known.headers, well_known.body)
    body = {"url": f"https://{HOST}/", "destination": "https://a.example/", "forward_path": True}
    assert client.post("/v1/redirect", json=body).status_code == 200
    assert send(app, app_links.ROOT_PATH).body == well_known.body
    make_link(HOST, alias="apple-app-site-association", destination="https://b.example/")
    assert send(app, app_links.ROOT_PATH).location == "https://b.example/"
