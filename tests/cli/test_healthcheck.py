"""`signpost healthcheck`, and how the image asks: at the server's own address, through no proxy, and in few steps."""

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, Server
from tests.wire import assert_sentence, eventually

# A proxy that refuses every connection, as each variable that programs know.
PROXIES = dict.fromkeys(("http_proxy", "HTTP_PROXY", "https_proxy", "all_proxy", "ALL_PROXY"), "http://127.0.0.1:9")
HOSTS = ("127.0.0.1", "0.0.0.0", "::1", "::", "localhost")


def ask(server: Server, **environment: str) -> tuple[int, str]:
    """What the HEALTHCHECK of the image runs, with the variables that its container has."""
    text = (ROOT / "deploy" / "Containerfile").read_text()
    found = re.search(r"^HEALTHCHECK .*\\\n\s+CMD (\[.*\])$", text, re.M)
    assert found is not None
    program, *arguments = json.loads(found[1])
    assert program == "signpost"
    other = Server(server.instance, **environment)
    done = other.run(*arguments)
    assert done.stdout == ""
    return done.returncode, done.stderr


@pytest.mark.parametrize("host", HOSTS)
def test_it_finds_the_server_wherever_it_listens(make_server: Callable[..., Server], host: str) -> None:
    server = make_server(SIGNPOST_HOST=host, SIGNPOST_PUBLIC_URL="https://signpost.acme.test")
    server.start(wait=False)
    # Neither the port nor the address is in its own variables: config.toml may have them.
    eventually(lambda: ask(server, **PROXIES, no_proxy="") == (0, ""))
    server.stop()
    code, reason = ask(server, **PROXIES)
    assert code == 1
    assert_sentence(reason, "signpost: ", "No server runs from", "signpost serve")


def test_it_says_why_a_server_is_not_healthy(make_server: Callable[..., Server], tmp_path: Path) -> None:
    server = make_server().start()
    lock = server.instance / "serve.lock"
    first, addresses = lock.read_text().splitlines()
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        port = silent.getsockname()[1]
        # The lock stays with the server; what it says is another port.
        with lock.open("r+") as file:
            file.truncate()
            file.write(f"{first}\n{json.dumps({**json.loads(addresses), 'PORT': port})}\n")
        code, reason = ask(server)
    assert code == 1
    assert_sentence(reason, f"The server at 127.0.0.1:{port} does not answer", "Connection refused")
    code, reason = ask(server, SIGNPOST_INSTANCE="~nobody-of-this-name/data")
    assert (code, "There is no home ~nobody-of-this-name" in reason) == (1, True)
