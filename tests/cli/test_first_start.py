"""What the first start prints where plain HTTP is refused: every command works, and the setting at fault is named."""

import re
import subprocess
from collections.abc import Callable

import pytest

from signpost.operations.workspaces import bootstrap
from tests.conftest import Server
from tests.programs import needed
from tests.wire import api, eventually

LOOPBACK = {"HOST": "127.0.0.1", "PORT": 8000, "LINK_PORT": 8000, "PUBLIC_URL": None, "REQUIRE_HTTPS": "auto"}
PUBLIC = {"SIGNPOST_PUBLIC_URL": "http://signpost.example.com"}


@pytest.mark.parametrize(
    ("settings", "reason", "instead"),
    [
        ({"SIGNPOST_HOST": "0.0.0.0"}, "HOST is 0.0.0.0.", "set HOST to 127.0.0.1."),
        ({"SIGNPOST_REQUIRE_HTTPS": "always"}, "REQUIRE_HTTPS is always.", "set REQUIRE_HTTPS to auto."),
        (PUBLIC, "PUBLIC_URL is http://signpost.example.com.", "set no PUBLIC_URL."),
    ],
)
def test_the_printed_commands_work_where_plain_http_is_refused(
    make_server: Callable[..., Server], settings: dict[str, str], reason: str, instead: str
) -> None:
    server = make_server(**settings).start()
    host = "signpost.example.com" if settings is PUBLIC else f"127.0.0.1:{server.port}"
    assert api(server, "GET", "/v1/links", host=host).status == 403
    printed: str = eventually(lambda: "Make one" in (text := server.output.read_text()) and text)
    words = " ".join(printed.split())
    assert f"HTTPS only API and dashboard refuse plain HTTP because {reason}" in words
    assert instead in words
    assert "passkeys" not in words
    hello, create = re.findall(r"^  (curl .*|SIGNPOST_INSTANCE=.*)$", printed, re.M)
    needed("curl")
    assert "302 Found" in shell(hello, server)
    url = re.search(r"http://localhost:\d+/\S+", shell(create, server))
    assert url is not None
    assert "location: https://example.com/" in shell(f"curl -si {url[0]}", server).lower()


def shell(command: str, server: Server) -> str:
    """Runs in a shell without the server's settings, as for somebody who has just read the output."""
    environment = {"NO_PROXY": "*"} | {
        name: value for name, value in server.environment.items() if not name.startswith("SIGNPOST_")
    }
    done = subprocess.run(
        ["sh", "-c", command], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("host", "command"),
    [
        ("127.0.0.1", "curl -i http://localhost:8000/hello"),
        ("::", "curl -i http://localhost:8000/hello"),
        ("192.0.2.7", 'curl -i -H "Host: localhost" http://192.0.2.7:8000/hello'),
        ("2001:db8::7", 'curl -i -H "Host: localhost" http://[2001:db8::7]:8000/hello'),
    ],
)
def test_the_first_link_is_asked_for_at_an_address_that_the_server_listens_on(host: str, command: str) -> None:
    assert bootstrap._visit_command({**LOOPBACK, "HOST": host}) == command


@pytest.mark.parametrize("public_url", [None, "https://signpost.example.com", "http://localhost:8000"])
def test_nothing_is_said_of_https_where_the_printed_address_works(public_url: str | None) -> None:
    assert bootstrap._https_note({**LOOPBACK, "PUBLIC_URL": public_url}) == ""
