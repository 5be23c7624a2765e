"""Clients that others wrote: the package `yourls` with its command, and the requests of others, as in their sources.

clients.json: how each sends its parameters, the status that it needs, and what it reads from the answer.
"""

import fnmatch
import hashlib
import json
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
import requests
import yourls
from flask import Flask

from signpost.testing import SignpostServer
from signpost.testing.live import run_server
from tests.conftest import ROOT, Answer, Client, client_of
from tests.features.dialects.yourls.conftest import HOST, PATH, Call, shortened

CLIENTS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "clients.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "dialects.md").read_text(encoding="utf-8")
DESTINATION = "https://dest.example/spring?a=1&b=ü"


@pytest.mark.parametrize("recorded", CLIENTS, ids=lambda recorded: str(recorded["client"]))
def test_a_recorded_request_is_answered_as_its_client_needs(
    app: Flask, connect: Callable[..., str], call: Call, client: Client, recorded: dict[str, Any]
) -> None:
    connect()
    shortened(call, DESTINATION, keyword="spring")
    values = {
        "token": client.token,
        "timed": hashlib.md5(f"1795384800{client.token}".encode()).hexdigest(),
        "new": "https://dest.example/new?a=1&b=2",
        "destination": DESTINATION,
        "short": f"https://{HOST}/spring",
    }
    answer = _sent(client_of(app), recorded, values)
    assert answer.status_code == recorded["status"], answer.text
    if "text" in recorded:
        assert re.fullmatch(recorded["text"], answer.text), answer.text
    for place, expected in recorded.get("reads", {}).items():
        found: Any = answer.json
        for name in place.split("."):
            found = found[name]
        wanted = expected.format(**values)
        assert str(found) == wanted or fnmatch.fnmatchcase(str(found), wanted), place


def _sent(client: Client, recorded: dict[str, Any], values: dict[str, str | None]) -> Answer:
    parameters = {name: value.format(**values) for name, value in recorded["parameters"].items()}
    body = {"json": recorded["json"]} if "json" in recorded else {}
    match recorded["sent"]:
        case "query":
            return client.open(f"{PATH}?{urlencode(parameters)}", method=recorded["method"], **body)
        case "form":
            return client.open(PATH, method=recorded["method"], data=parameters)
        case _:
            return client.open(PATH, method=recorded["method"], data=parameters, content_type="multipart/form-data")


# --- the package yourls --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SignpostServer]:
    with run_server(tmp_path_factory.mktemp("yourls"), DIALECTS=["yourls"]) as running:
        yield running


@pytest.fixture(params=["signature", "password"])
def package(request: pytest.FixtureRequest, server: SignpostServer) -> yourls.YOURLSClient:
    """The client of the package, for a hostname with port in its links."""
    url = f"{server.origin}{PATH}"
    if request.param == "signature":
        return yourls.YOURLSClient(url, signature=server.token)
    return yourls.YOURLSClient(url, username="me", password=server.token)


def test_the_package_shortens_expands_and_counts(server: SignpostServer, package: yourls.YOURLSClient) -> None:
    keyword = f"py-{secrets.token_hex(4)}"
    destination = f"https://dest.example/{keyword}"
    created = package.shorten(destination, keyword=keyword, title="From Python")
    assert (created.url, created.keyword, created.title, created.clicks) == (destination, keyword, "From Python", 0)
    assert created.shorturl == f"http://localhost:{server.port}/{keyword}"
    assert package.expand(keyword) == package.expand(created.shorturl) == destination

    assert server.visit(created.shorturl).headers["Location"] == destination
    server._write_clicks()
    assert package.url_stats(created.shorturl).clicks == 1
    links, sums = package.stats("last", 1)
    assert [link.shorturl for link in links] == [created.shorturl]
    assert package.db_stats().total_links == sums.total_links >= 1


def test_the_package_shows_our_refusals(server: SignpostServer, package: yourls.YOURLSClient) -> None:
    with pytest.raises(yourls.YOURLSNoURLError, match="url: Enter a URL"):
        package.shorten(" ")
    with pytest.raises(yourls.YOURLSNoLoopError, match="leads back to the link itself"):
        package.shorten(f"http://localhost:{server.port}/loop", keyword="loop")
    for refused in (package.expand, package.url_stats):
        with pytest.raises(yourls.YOURLSHTTPError, match="Error: short URL not found"):
            refused("none")
    with pytest.raises(yourls.YOURLSHTTPError, match="The token is malformed"):
        yourls.YOURLSClient(f"{server.origin}{PATH}", signature="d5ed24bef1").db_stats()


def test_the_package_gets_the_status_of_yourls_for_what_exists(package: yourls.YOURLSClient) -> None:
    """It was written for YOURLS before 1.9.1, which answered 200."""
    created = package.shorten(f"https://dest.example/{secrets.token_hex(4)}")
    with pytest.raises(yourls.YOURLSHTTPError) as caught:
        package.shorten(created.url)
    assert isinstance(caught.value, requests.HTTPError)
    assert caught.value.response is not None
    assert caught.value.response.status_code == 400
    assert caught.value.response.json()["shorturl"] == created.shorturl


def test_the_package_finds_what_exists_if_its_url_says_so(server: SignpostServer) -> None:
    package = yourls.YOURLSClient(f"{server.origin}{PATH}?existing=ok", signature=server.token)
    created = package.shorten(f"https://dest.example/{secrets.token_hex(4)}")
    with pytest.raises(yourls.YOURLSURLExistsError, match="already exists in database") as caught:
        package.shorten(created.url)
    assert caught.value.url == created


@pytest.mark.slow
def test_the_command_of_the_package(server: SignpostServer, tmp_path: Path) -> None:
    """Its file is that of the page."""
    (file,) = re.findall(r"^```ini\n(.*?)^```", PAGE, re.M | re.S)
    file = file.replace("https://signpost.example.com", server.origin).replace("sp_api_...", server.token)
    (tmp_path / ".yourls").write_text(file, encoding="utf-8")

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-m", "yourls", *arguments],
            cwd=tmp_path,
            env={**os.environ, "HOME": str(tmp_path), "NO_PROXY": "*"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        return done.stdout + done.stderr

    short = f"http://localhost:{server.port}/cmd"
    assert run("shorten", "https://dest.example/cmd", "--keyword", "cmd", "--title", "Cmd", "--simple") == (
        f"New: {short}\n"
    )
    assert run("shorten", "https://dest.example/cmd", "--simple") == f"Exists: {short}\n"
    assert run("expand", "cmd") == "https://dest.example/cmd\n"
    assert "clicks: 0" in run("url-stats", short)
    assert "total links" in run("db-stats")
    assert short in run("stats", "last", "1", "--simple")
    assert run("expand", "none") == "Error: short URL not found\n"


@pytest.mark.slow
def test_no_token_is_written_anywhere(tmp_path: Path) -> None:
    """Not in the log, the metrics or the history, and in no file of the instance."""
    instance, outside = tmp_path / "instance", tmp_path / "token"
    with run_server(instance, DIALECTS=["yourls"]) as server:
        public = server.run("token", "create", "--kind", "create-only", "--name", "public").stdout.strip()
        server.token_file = server.token_file.rename(outside)
        tokens = (server.token, public, f"{server.token[:-1]}-", "a password of somebody")
        url = f"{server.origin}{PATH}"
        for secret in tokens:
            for given in ({"signature": secret}, {"username": secret, "password": secret}):
                data = {"action": "shorturl", "url": "https://dest.example/", **given}
                requests.get(url, params=data, timeout=20)
                requests.post(url, data=data, timeout=20)
                requests.post(url, params=data, files={"file": b"x" * 70_000}, timeout=20)
                requests.put(url, params=data, timeout=20)
                requests.get(f"{url}/{'x' * 300}", params=data, timeout=20)
        stated = server.api("GET", "/metrics").text + server.api("GET", "/v1/changes").text
        server.stop()
        log = server.output.read_text()
        assert log.count(PATH) == len(tokens) * 2 * 5
        stored = b"".join(file.read_bytes() for file in instance.rglob("*") if file.is_file())
        assert b"https://dest.example/" in stored
        for secret in tokens:
            # The whole, and what is random of a token.
            for text in (secret, secret.rpartition("_")[2][:30]):
                assert text not in stated
                assert text not in log
                assert text.encode() not in stored
