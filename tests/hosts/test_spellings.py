"""One hostname in all of its spellings, wherever a request names one: each finds what the stored form finds."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask

from signpost.domain.records import addresses
from signpost.mcp import arguments
from signpost.mcp.tools import Tool, all_tools
from signpost.schemas.json_schema import members_of
from signpost.schemas.loading import load
from tests.conftest import Client, RunCommand, Visit
from tests.mcp.test_arguments import least

HOST = "xn--bcher-kva.test"
SPELLINGS = [
    *(HOST, HOST.upper(), f"{HOST}.", "bücher.test", "BÜCHER.test", "BÜCHER.TEST.", "Bücher.test."),
    *(unicodedata.normalize("NFD", text) for text in ("bücher.test", "BÜCHER.test", "Bücher.Test.")),
]
OTHERS = ["bucher.test", "bücher.tes", "bücher。test", "bücher.test..", "straße.test"]
# Requests whose query or path names a hostname to look for.
LISTS = ("/v1/host", "/v1/link", "/v1/links", "/v1/redirect", "/v1/export", "/v1/bulk/export", "/v1/link/count")
ASKED = {
    **{("get", path, "filter[host]"): f"{path}?filter[host]={{host}}" for path in LISTS},
    ("get", "/v1/misses", "filter[host]"): "/v1/misses?filter[host]={host}",
    ("get", "/v1/changes", "filter[record]"): "/v1/changes?filter[record]={host}",
    ("get", "/v1/changes/days", "filter[record]"): "/v1/changes/days?filter[record]={host}",
    ("get", "/v1/workspace/clicks", "host"): "/v1/workspace/clicks?host={host}",
    ("get", "/v1/workspace/clicks/why", "host"): "/v1/workspace/clicks/why?host={host}",
    ("get", "/v1/host/{host}", "host"): "/v1/host/{host}",
    ("post", "/v1/host/{host}/refresh", "host"): "/v1/host/{host}/refresh",
    ("patch", "/v1/host/{host}", "host"): "/v1/host/{host}",
    ("put", "/v1/host/{host}", "host"): "/v1/host/{host}",
}
# Bodies that name one, with what else they need.
BODIES: dict[tuple[str, str], dict[str, Any]] = {
    ("post", "/v1/host"): {"host": "{host}"},
    ("post", "/v1/link"): {"host": "{host}", "destination": "https://d.example/"},
    ("post", "/v1/recommendation/alias"): {"host": "{host}", "destination": "https://d.example/"},
    ("post", "/v1/misses/fix"): {"misses": [{"host": "{host}", "path": "/lost", "destination": "https://d.example/"}]},
    ("post", "/v1/misses/ignore"): {"misses": [{"host": "{host}", "path": "/lost"}]},
    ("post", "/v1/webhooks"): {"url": "https://hooks.example/", "host": "{host}"},
}
# Lists and changes of many, whose filters are those of LISTS; a stream; a path that is deleted below; what reads a
# hostname as the bodies above do.
LIKE_THESE = {
    *(("delete", "/v1/bulk", "filter[host]"), ("put", "/v1/bulk", "filter[host]")),
    *(("delete", "/v1/bulk", "host"), ("put", "/v1/bulk", "host"), ("patch", "/v1/webhooks/{id}", "host")),
    *(("get", "/v1/events", "host"), ("delete", "/v1/host/{host}", "host"), ("post", "/v1/qr-sheets", "host")),
    ("post", "/v1/bulk/import", "host"),
}


def named_in(schema: Any, parts: Any, seen: tuple[str, ...] = ()) -> Iterator[str]:
    """The names of members called host of a schema in OpenAPI."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in seen:
            yield from named_in(parts["schemas"][name], parts, (*seen, name))
        return
    inner = [*schema.get("allOf", ()), *schema.get("anyOf", ()), *schema.get("oneOf", ())]
    for entry in [*inner, *([schema["items"]] if "items" in schema else [])]:
        yield from named_in(entry, parts, seen)
    for name, member in schema.get("properties", {}).items():
        if name == "host":
            yield name
        yield from named_in(member, parts, seen)


def asked_in(document: Any) -> set[tuple[str, str, str]]:
    """Method, path and name of each parameter and member of a body that names a hostname."""
    found = set()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if method == "parameters":
                continue
            for given in [*operations.get("parameters", []), *operation.get("parameters", [])]:
                parameter = (
                    document["components"]["parameters"][given["$ref"].rpartition("/")[2]] if "$ref" in given else given
                )
                if parameter["name"] in ("host", "filter[host]", "filter[record]"):
                    found.add((method, path, parameter["name"]))
            for content in operation.get("requestBody", {}).get("content", {}).values():
                found |= {(method, path, name) for name in named_in(content.get("schema", {}), document["components"])}
    return found


def filled(value: Any, host: str) -> Any:
    if isinstance(value, dict):
        return {name: filled(member, host) for name, member in value.items()}
    return [filled(entry, host) for entry in value] if isinstance(value, list) else value.replace("{host}", host)


def told(answer: Any) -> tuple[int, Any]:
    """What was found, without the URLs of the answer, which repeat the query."""
    body = answer.get_json(silent=True)
    return answer.status_code, {key: value for key, value in body.items() if key != "meta"} if body else answer.text


@pytest.fixture
def known(client: Client, connect: Callable[..., str], make_link: Any, visit: Visit, write_clicks: Any) -> None:
    """The hostname with a link, a redirect, a click and a miss, beside another one."""
    for host in (HOST, "go.acme.test"):
        connect(host)
        make_link(host=host, alias="a")
        client.post("/v1/redirect", json={"url": f"https://{host}/old", "destination": "https://d.example/"})
        visit("/a", host)
        visit("/lost", host)
    write_clicks()


def test_the_table_has_all_that_names_a_hostname(client: Client) -> None:
    in_bodies = {(method, path, "host") for method, path in BODIES}
    assert asked_in(client.get("/openapi.json").json) == ASKED.keys() | in_bodies | LIKE_THESE


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("asked", ASKED, ids=str)
def test_a_request_finds_the_same_by_each_spelling(client: Client, asked: tuple[str, str, str]) -> None:
    body = {"json": {"notfound_url": "https://d.example/lost"}} if asked[0] in ("patch", "put") else {}

    def ask(host: str) -> tuple[int, Any]:
        return told(client.open(ASKED[asked].format(host=quote(host)), method=asked[0].upper(), **body))

    expected = ask(HOST)
    assert expected[0] == 200
    assert {text: ask(text) for text in SPELLINGS} == dict.fromkeys(SPELLINGS, expected)
    # The days of a history are those of records: a hostname has none.
    assert asked[1].endswith(("/days", "/why")) or all(ask(text) != expected for text in OTHERS)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("asked", BODIES, ids=str)
def test_a_body_is_about_the_same_by_each_spelling(client: Client, asked: tuple[str, str]) -> None:
    method, path = asked
    for text in SPELLINGS:
        answer = client.open(path, method=method.upper(), json=filled(BODIES[asked], text))
        assert answer.status_code < 300, (text, answer.text)
        assert "not connected" not in answer.text, text


@pytest.mark.parametrize("text", SPELLINGS)
def test_each_spelling_disconnects(client: Client, connect: Callable[..., str], text: str) -> None:
    connect(HOST)
    assert client.delete(f"/v1/host/{quote(text)}").status_code < 300
    assert client.get(f"/v1/host/{HOST}").status_code == 404


# Tools whose operations look a hostname up themselves.
BY_OPERATION = {"get_host", "update_host", "disconnect_host", "refresh_host", "get_dns_records"}


def test_each_tool_reads_each_spelling(app: Flask) -> None:
    def loaded(tool: Tool, host: str) -> Any:
        return load(tool.arguments(), arguments.read(tool.arguments, {**least(tool), "host": host}))

    with app.app_context():
        tools = [tool for tool in all_tools().values() if "host" in members_of(tool.arguments)]
        assert len(tools) > 8
        for tool in tools:
            if tool.name not in BY_OPERATION:
                for text in SPELLINGS:
                    assert loaded(tool, text) == loaded(tool, HOST), (tool.name, text)


@pytest.mark.usefixtures("known")
def test_each_command_finds_the_same_by_each_spelling(client: Client, run_command: RunCommand) -> None:
    assert HOST in client.get("/v1/misses").text  # They are written by it.
    for command in (
        *(("export", "--format", "nginx", "--host", "{host}"), ("host", "get", "{host}")),
        *(("links", "list", "--filter", "host={host}"), ("misses", "--host", "{host}")),
    ):
        outputs = {text: run_command(*(part.format(host=text) for part in command)).output for text in SPELLINGS}
        assert {*outputs.values()} == {outputs[HOST]}, command
        assert HOST in outputs[HOST] or "https://d.example/" in outputs[HOST], command


def test_what_is_looked_up_is_what_is_connected() -> None:
    """Each third character in a label, in both cases and forms: what is found is what would have been connected."""
    found_count = 0
    for code in range(0x80, 0x3000, 3):
        letter = chr(code)
        for name in (f"a{letter}b.test", f"a{letter.upper()}.test", unicodedata.normalize("NFD", f"{letter}.test")):
            found = addresses.same_host(name)
            try:
                connected = addresses.host_of(name)
            except ValueError:
                continue
            found_count += found is not None and not name.isascii()
            assert found in (None, connected), ascii(name)
    assert found_count > 3_000
