"""Real clients sign in by OAuth, without a token that somebody pasted: discovery, registration, a person's consent,
tokens, calls, refresh, and the end of what was granted."""

import re
import signal
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.conftest import Server
from tests.mcp_clients.oauth import clients, consents
from tests.mcp_clients.oauth.clients import RUNS, Client, shown_name, start
from tests.mcp_clients.oauth.consents import ALLOW, DENY, Consent, form_with, grants_of, tokens_of
from tests.mcp_clients.oauth.person import Person
from tests.mcp_clients.oauth.program import ClientError
from tests.wire import eventually

EACH = pytest.mark.parametrize(("client", "mode"), [pytest.param(c, m, id=f"{c.name}-{m}") for c, m in RUNS])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: each client registers itself."""
    server = Server(tmp_path_factory.mktemp("oauth") / "instance").start()
    yield server
    server.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def switched_off(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where every agent needs a token."""
    server = Server(tmp_path_factory.mktemp("off") / "instance", SIGNPOST_AGENT_OAUTH="false").start()
    yield server
    server.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def person_of(server: Server) -> Callable[[Client], Person]:
    """A person for each client: a person may open only so many of these pages in a minute."""

    @cache
    def sign_in(client: Client) -> Person:
        return Person(server, f"{client.file.partition('.')[0] or 'inspector'}@people.test")

    return sign_in


@pytest.fixture
def consent(server: Server, person_of: Callable[[Client], Person], client: Client) -> Iterator[Consent]:
    yield Consent(person_of(client))
    consents.forget_clients(server)  # Some have one name in all tests.


@EACH
def test_client_signs_in_and_stays_signed_in(
    client: Client, mode: str, need: Callable[..., Any], server: Server, consent: Consent
) -> None:
    name = shown_name(client, mode)
    with start(client, mode, need(clients.interpreter_of, client), server, consent.look_at) as program:
        assert {"verify_token", "create_link"} <= {*program.do("tools")}
        check_request(program.opened[0], server)
        assert name in consent.pages[0].text
        assert program.do("call", tool="verify_token")["message"]
        assert [role for role, _ in grants_of(server, name)] == ["editor"]

        before = {kind: tokens_of(server, name, kind) for kind in ("access", "refresh")}
        consents.let_access_expire(server)
        program.do("let an hour pass")
        assert program.do("call", tool="verify_token")["message"]
        after = {kind: tokens_of(server, name, kind) for kind in ("access", "refresh")}
        assert all(after[kind] and not after[kind] & before[kind] for kind in before), "It has no new tokens."
        if client.calls_at_once:
            consents.let_access_expire(server)
            program.do("let an hour pass")
            answers = program.do("call at once", tool="verify_token", times=3)
            assert all(answer["message"] for answer in answers)

        assert len(program.opened) == 1, "The person was asked again."
    eventually(lambda: re.search(rf"{re.escape(name)}.*?Editor.*?Last used", shown(consent.person, server), re.DOTALL))


@EACH
def test_client_has_to_ask_again_when_a_person_ended_it(
    client: Client, mode: str, need: Callable[..., Any], server: Server, consent: Consent
) -> None:
    name = shown_name(client, mode)
    with start(client, mode, need(clients.interpreter_of, client), server, consent.look_at) as program:
        program.do("tools")
        end_on_page(consent.person, server, name)
        assert grants_of(server, name) == []

        consent.answer = DENY
        with pytest.raises(ClientError, match="denied"):
            program.do("call", tool="verify_token")
        assert len(program.opened) == 2
        assert grants_of(server, name) == []

        consent.answer, consent.role = ALLOW, "viewer"
        assert "create_link" not in program.do("tools")
        assert len(program.opened) == 3
        assert [role for role, _ in grants_of(server, name)] == ["viewer"]


@pytest.mark.parametrize(
    "client", [pytest.param(client, id=client.name) for client in clients.CLIENTS if client.registers_again]
)
def test_client_registers_again_where_it_was_forgotten(
    client: Client, need: Callable[..., Any], server: Server, consent: Consent
) -> None:
    mode = client.modes[-1]
    with start(client, mode, need(clients.interpreter_of, client), server, consent.look_at) as program:
        program.do("tools")
        consents.forget_clients(server)
        assert program.do("call", tool="verify_token")["message"]
        assert len(program.opened) == 2
        ids = [parse_qs(urlsplit(url).query)["client_id"] for url in program.opened]
        assert ids[0] != ids[1]


@pytest.mark.parametrize("client", [pytest.param(client, id=client.name) for client in clients.CLIENTS])
def test_client_says_so_where_it_is_switched_off(
    client: Client, need: Callable[..., Any], switched_off: Server
) -> None:
    opened: list[str] = []
    with (
        start(client, client.modes[-1], need(clients.interpreter_of, client), switched_off, opened.append) as program,
        pytest.raises(ClientError, match=r"404|401|[Uu]nauthorized|Registration failed"),
    ):
        program.do("tools")
    assert opened == []


@pytest.mark.parametrize("client", [clients.INSPECTOR], ids=["MCP Inspector"])
def test_inspector_signs_in_again_when_it_is_told_to(
    client: Client, need: Callable[..., Any], server: Server, consent: Consent
) -> None:
    with start(client, "auto", need(clients.interpreter_of, client), server, consent.look_at) as program:
        program.do("tools")
        (first,) = grants_of(server, "MCP Inspector")
        assert "verify_token" in program.do("sign in again")
        assert len(program.opened) == 2
        # It gives back nothing of itself. Where a version does: say so in docs/agents-oauth.md.
        (second,) = {*grants_of(server, "MCP Inspector")} - {first}
        assert first in grants_of(server, "MCP Inspector")

        program.do("find where to give back")
        program.do("sign in again")
        # Now it gave back its refresh token, and with it what it was granted the second time.
        (third,) = {*grants_of(server, "MCP Inspector")} - {first}
        assert third != second
        assert program.do("call", tool="verify_token")["message"]


def check_request(url: str, server: Server) -> None:
    """That the client's request is what the tests are about."""
    requested = parse_qs(urlsplit(url).query)
    assert requested["resource"] == [f"{server.origin}/mcp/v1"]
    assert requested["code_challenge_method"] == ["S256"]
    assert requested["response_type"] == ["code"]


def shown(person: Person, server: Server) -> str:
    """The page of tokens and agents."""
    return person.open(f"{server.origin}/tokens").text


def end_on_page(person: Person, server: Server, name: str) -> None:
    """Press the button on the page of tokens and agents."""
    page = person.open(f"{server.origin}/tokens")
    assert name in page.text
    form = form_with(page, "End access")
    person.submit(page, form, "End access")
