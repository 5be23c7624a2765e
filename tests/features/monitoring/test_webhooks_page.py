"""docs/webhooks.md: its examples have the shape of what is really sent, and its receivers verify it."""

from __future__ import annotations

import base64
import json
import re
import shlex
import subprocess
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.events import EventType
from signpost.features.sign_in.operations import members
from signpost.operations.workspaces import workspaces
from signpost.runtime import jobs, watcher
from tests.conftest import ROOT, Client, Visit, first_workspace
from tests.features.conftest import match_in
from tests.features.monitoring.conftest import Site
from tests.programs import needed

PAGE = (ROOT / "docs" / "webhooks.md").read_text(encoding="utf-8")
NODE = pytest.mark.part("clients")
HOST = "go.acme.test"


@pytest.fixture
def sent(
    app: Flask,
    client: Client,
    site: Site,
    connect: Callable[..., str],
    make_link: Callable[..., dict[str, Any]],
    visit: Visit,
    write_clicks: Callable[[], bool],
    look: Callable[..., None],
) -> dict[str, dict[str, Any]]:
    """A real body of each type of event, as a receiver gets it."""
    hook = client.post("/v1/webhooks", json={"url": site.url("/hook"), "events": ["*"]}).json
    host = connect(HOST)
    assert client.patch(f"/v1/host/{host}", json={"notfound_url": "https://dest.example/"}).status_code == 200
    for kind in ("link", "redirect"):
        soon = times.text(times.now() + timedelta(minutes=5))
        fields = {"tags": ["sale"], "destination": "https://dest.example/", "title": "Spring sale"}
        if kind == "link":
            created = make_link(alias="spring", expires=soon, **fields)
            used_up = make_link(alias="once", max_clicks=1, interstitial="never")
        else:
            body = {"url": f"{host}/old", "expires": soon, **fields}
            created = client.post("/v1/redirect", json=body).json["data"][0]
            once = {"url": f"{host}/one", "destination": "https://dest.example/", "max_clicks": 1}
            used_up = client.post("/v1/redirect", json={**once, "interstitial": "never"}).json["data"][0]
        visit("/" + used_up["url"].rpartition("/")[2])
        client.patch(f"/v1/redirect/{created['id']}", json={"title": "Summer sale"})
    write_clicks()
    watched = make_link(alias="watched", destination=site.url("/page"), is_notify=True)
    site.statuses["/page"] = 500
    look(3)
    site.statuses["/page"] = 200
    look(3)
    client.delete("/v1/bulk?filter[tags]=sale")
    jobs.of(app).drain()
    redirects = client.post("/v1/redirect", json={"url": f"{host}/gone", "destination": "https://dest.example/"}).json
    for id_ in (watched["id"], redirects["data"][0]["id"]):
        client.delete(f"/v1/redirect/{id_}")
    client.delete(f"/v1/host/{host}")
    with app.app_context():
        owner = workspaces.member_caller(first_workspace())
        user = workspaces.create_user("Ann", "ann@example.com")
        workspaces.add_member(owner.workspace, user, "editor", owner)
        members.change_role(owner, user.id, role="manager")
        members.remove_member(owner, user.id)
    client.post(f"/v1/webhooks/{hook['id']}/test")
    watcher.of(app).drain()
    return {body["type"]: body for body in map(json.loads, (body for _, _, body in site.received))}


# What an example leaves open, because it differs from one to the next: the members of these.
_OPEN = ("before", "after")


def shape(value: Any, name: str = "") -> Any:
    """The members of a value, and the kinds of theirs; None where there may be something or nothing."""
    if isinstance(value, dict):
        return {} if name in _OPEN else {key: shape(entry, key) for key, entry in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value and isinstance(value[0], dict) else []
    return type(value).__name__


def same(example: Any, real: Any) -> bool:
    if isinstance(example, dict) and isinstance(real, dict):
        return example.keys() == real.keys() and all(same(example[key], real[key]) for key in example)
    if isinstance(example, list) and isinstance(real, list):
        return not (example and real) or same(example[0], real[0])
    # What may be null is a text, a number or an object in the next event.
    return example == real or "NoneType" in (example, real)


def examples() -> dict[str, dict[str, Any]]:
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
    return {block["type"]: block for block in blocks}


def rows() -> dict[str, str]:
    """For each type of event, the type of its example, and whether that has `changed` more."""
    found = {}
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0].startswith("`") and re.search(r"\[[\w.]+\]\(#|^as `", cells[2]):
            example = match_in(r"[a-z]+(?:\.[a-z]+)?", cells[2].removeprefix("as "))[0]
            for type_ in re.findall(r"`([\w.]+)`", cells[0]):
                found[type_] = example + ("-" if "without" in cells[2] else "")
    return found


def test_every_type_has_a_row_and_an_example() -> None:
    assert rows().keys() == set(EventType)
    assert {name.rstrip("-") for name in rows().values()} == examples().keys()


def test_the_examples_have_the_shape_of_what_is_sent(sent: dict[str, dict[str, Any]]) -> None:
    assert sent.keys() == set(EventType)
    for type_, name in rows().items():
        example = json.loads(json.dumps(examples()[name.rstrip("-")]))
        if name.endswith("-"):
            del example["data"]["changed"]
        assert same(shape(example), shape(sent[type_])), (type_, shape(example), shape(sent[type_]))


def test_the_commands_do_what_the_page_says(client: Client) -> None:
    create, follow = (shlex.split(command) for command in re.findall(r"^curl .*$", PAGE, re.M))
    assert create[1].endswith("/v1/webhooks")
    answer = client.post("/v1/webhooks", json=json.loads(create[create.index("--json") + 1]))
    assert answer.status_code == 200
    assert answer.json["secret"].startswith("whsec_")
    assert client.head(follow[2].partition("signpost.example.com")[2]).mimetype == "text/event-stream"


# --- receivers ----------------------------------------------------------------------------------------------------


def block(language: str) -> str:
    return match_in(re.compile(rf"```{language}\n(.*?)```", re.S), PAGE)[1]


def in_python(secret: str, body: bytes, headers: dict[str, str]) -> Any:
    names: dict[str, Any] = {}
    exec(block("python"), names)  # what a reader copies from the page
    return names["verify"](secret, body, headers)


def in_node(secret: str, body: bytes, headers: dict[str, str]) -> Any:
    program = (
        block("js")
        + "const [secret, body, headers] = JSON.parse(require('fs').readFileSync(0));"
        + "console.log(JSON.stringify(verify(secret, Buffer.from(body, 'base64'), headers)));"
    )
    given = json.dumps([secret, base64.b64encode(body).decode(), headers])
    done = subprocess.run(
        [needed("node"), "-e", program], input=given, capture_output=True, text=True, check=False, timeout=30
    )
    if done.returncode:
        raise ValueError(done.stderr)
    return json.loads(done.stdout)


@pytest.mark.parametrize("verify", [in_python, pytest.param(in_node, marks=NODE)])
def test_a_receiver_takes_what_is_sent_and_nothing_else(
    app: Flask, client: Client, site: Site, verify: Callable[..., Any]
) -> None:
    created = client.post("/v1/webhooks", json={"url": site.url("/hook")}).json
    for _ in range(2):
        client.post(f"/v1/webhooks/{created['id']}/test")
        watcher.of(app).drain()
        replaced = client.post(f"/v1/webhooks/{created['id']}/secret").json["secret"]
    (_, first, body), (_, second, other_body) = site.received
    one, two = ({name.lower(): text for name, text in headers.items()} for headers in (first, second))
    assert verify(created["secret"], body, one) == json.loads(body)
    # Signed with the old secret as well as with the new one.
    assert len(two["webhook-signature"].split()) == 2
    assert verify(created["secret"], other_body, two) == json.loads(other_body)
    for secret, altered, headers in (
        (replaced, body, one),
        (created["secret"], body.replace(b"test", b"tset"), one),
        (created["secret"], body, {**one, "webhook-id": "another"}),
        (created["secret"], body, {**one, "webhook-timestamp": str(int(one["webhook-timestamp"]) - 1000)}),
        (created["secret"], body, {**one, "webhook-signature": "v1,"}),
    ):
        with pytest.raises(ValueError, match=r"signature is wrong|too old"):
            verify(secret, altered, headers)
