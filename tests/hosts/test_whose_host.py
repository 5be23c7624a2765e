"""Whose a hostname is: one workspace has it and its www name, the service keeps its own, and DNS may have to say so."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.people.roles import Role
from signpost.features.monitoring.lookups import Lookups
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts, service_hosts
from signpost.operations.hosts.hosts import HostView
from signpost.operations.hosts.service_hosts import ServiceHosts
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime import watcher
from signpost.storage.app_parts import parts_of
from signpost.storage.models import Host, ServiceHost
from tests.conftest import ORIGIN, Client, RunCommand, Visit
from tests.outbound.playing import SERVFAIL, Alias, Dns

HOST, WWW, EDGE = "go.acme.example", "www.go.acme.example", "edge.example.net"
OTHERS = "is connected to another workspace"


@pytest.fixture
def post(client: Client) -> Callable[..., tuple[int, str]]:
    """POST /host; returns status and reasons."""

    def do(host: str, **kwargs: Any) -> tuple[int, str]:
        answer = client.post("/v1/host", json={"host": host}, **kwargs)
        return answer.status_code, " ".join(answer.json["errors"]["host"]) if answer.status_code == 422 else ""

    return do


@pytest.fixture
def connect_other(app: Flask, other_workspace: Caller) -> Callable[..., HostView]:
    """Connect a hostname to the other workspace."""

    def do(host: str) -> HostView:
        with app.app_context():
            return hosts.connect_host(other_workspace, host=host)

    return do


# --- www -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("theirs", "requested"), [(HOST, WWW), (WWW, HOST), (HOST, HOST), (WWW, f"www.{WWW}")])
def test_a_hostname_and_its_www_name_belong_to_one_workspace(
    post: Callable[..., tuple[int, str]], connect_other: Callable[..., HostView], theirs: Any, requested: Any
) -> None:
    connect_other(theirs)
    status, reason = post(requested)
    assert (status, OTHERS in reason) == (422, True)


@pytest.mark.parametrize("first", [HOST, WWW])
def test_the_same_workspace_may_have_both(post: Callable[..., tuple[int, str]], first: Any) -> None:
    assert post(first) == (200, "")
    assert post(HOST) == post(WWW) == (200, "")


def test_what_was_connected_before_keeps_its_flags_changeable(
    app: Flask, post: Callable[..., tuple[int, str]], connect_other: Callable[..., HostView], other_workspace: Caller
) -> None:
    """Before this rule two workspaces could come to have a hostname and its www name."""
    post(HOST)
    with app.app_context():
        Host.create(workspace=other_workspace.workspace, host=WWW, domain="acme.example")
    connect_other(WWW)
    assert post(HOST) == (200, "")


def test_a_disconnected_hostname_sets_its_www_name_free(
    client: Client, post: Callable[..., tuple[int, str]], connect_other: Callable[..., HostView]
) -> None:
    post(HOST)
    client.delete(f"/v1/host/{HOST}")
    connect_other(WWW)
    assert post(HOST)[0] == 422


# --- the service's own name ------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", [ORIGIN, f"{ORIGIN}:8443", "https://SIGNPOST.test.", "https://www.signpost.test"])
def test_the_host_of_the_request_itself_cannot_be_connected(
    client: Client, post: Callable[..., tuple[int, str]], base: Any
) -> None:
    status, reason = post("signpost.test", base_url=base)
    assert (status, reason) == (422, "Signpost itself answers on this hostname, so it can't be used for links.")
    assert client.get("/healthz").status_code == 200
    # The service was reached by it in one case.
    assert post("www.signpost.test", base_url=ORIGIN)[0] == (422 if "www." in base else 200)


def test_agents_cannot_connect_the_host_of_their_request_either(client: Client) -> None:
    call = {"name": "connect_host", "arguments": {"host": "signpost.test"}}
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
    result = client.post("/mcp/v1", json=body, headers={"Accept": "application/json"}).json["result"]
    assert result["isError"]
    assert "Signpost itself answers" in result["content"][0]["text"]


def test_the_command_line_has_no_host_of_its_own(run_command: RunCommand) -> None:
    assert run_command("host", "connect", "--host", "signpost.test").exit_code == 0


# --- proof -----------------------------------------------------------------------------------------------------


class TestProof:
    @pytest.fixture
    def zone(self) -> Iterator[Dns]:
        with Dns() as server:
            server.names[EDGE] = ["93.184.216.34"]
            server.names[HOST] = Alias(EDGE)
            yield server

    @pytest.fixture
    def app(self, make_app: Callable[..., Flask], zone: Dns) -> Flask:
        return make_app(REQUIRE_HOST_PROOF=True, DNS_SERVERS=[zone.server], DNS_TARGET=EDGE)

    @pytest.fixture
    def look(self, app: Flask, client: Client) -> Callable[..., dict[Any, Any]]:
        """Look at DNS again; returns the hostname as it is answered."""

        def do(host: str = HOST) -> dict[str, Any]:
            assert client.post(f"/v1/host/{host}/refresh").status_code == 200
            watcher.of(app).drain()
            return next(entry for entry in client.get("/v1/host").json["data"] if entry["host"] == host)

        return do

    @pytest.fixture
    def reported(self, client: Client) -> Callable[..., str]:
        """The text of the TXT record that connecting asks for."""

        def do(host: str = HOST) -> str:
            answer = client.post("/v1/host", json={"host": host}).json
            text: str
            kind, name, text = answer["require"][-1].split(" ")
            assert (kind, name) == ("TXT", f"_signpost.{host}")
            assert text.startswith("signpost-proof=")
            assert "TXT record" in answer["notice"]
            return text

        return do

    @pytest.fixture
    def may_have_certificate(self, client: Client) -> Callable[..., bool]:
        def do(domain: str = HOST) -> bool:
            requested = client.get(
                "/internal/tls-ask", query_string={"domain": domain}, base_url="http://127.0.0.1:8000"
            )
            return requested.status_code == 200

        return do

    def test_until_it_is_there_visitors_find_nothing(
        self,
        client: Client,
        make_link: Callable[..., dict[str, Any]],
        visit: Visit,
        zone: Dns,
        look: Callable[..., dict[Any, Any]],
        reported: Callable[..., str],
        may_have_certificate: Callable[..., bool],
    ) -> None:
        text = reported()
        make_link(HOST, alias="abc")
        existing = [HOST, WWW]

        def met() -> list[bool]:
            visits = [visit("/abc", host=host).status_code == 302 for host in existing]
            return [*visits, *(may_have_certificate(host) for host in existing)]

        assert met() == [False] * 4
        found = look()
        (error,) = found["errors"]
        assert error["message"] == (
            "DNS has no proof that this hostname is yours, so its links don't work yet. "
            f"Add: TXT _signpost.{HOST} {text}."
        )
        assert (found["correct"], met()) == (True, [False] * 4)
        zone.names[f"_signpost.{HOST}"] = {"TXT": ['"v=something else"', f'"{text}"']}
        found = look()
        assert (found["errors"], found["notice"], found["require"]) == ([], "", [f"CNAME {HOST} {EDGE}"])
        assert met() == [True] * 4
        # Proved, it stays so until it is disconnected.
        del zone.names[f"_signpost.{HOST}"]
        assert (look()["errors"], met()) == ([], [True] * 4)
        client.post("/v1/host", json={"host": HOST, "https_requested": True})
        assert met() == [True] * 4
        client.delete(f"/v1/host/{HOST}")
        assert reported() == text
        assert met() == [False] * 4

    @pytest.mark.parametrize(
        ("record", "sentence"),
        [
            ({"TXT": ['"signpost-proof=00112233445566778899aabbccddeeff"']}, "The TXT record has a different proof"),
            ({"TXT": ['"signpost-proof="']}, "The TXT record has a different proof"),
            (SERVFAIL, "answer with SERVFAIL"),
            (["93.184.216.34"], "DNS has no proof"),
        ],
    )
    def test_what_is_no_proof(
        self,
        visit: Visit,
        make_link: Callable[..., dict[str, Any]],
        zone: Dns,
        look: Callable[..., dict[Any, Any]],
        reported: Callable[..., str],
        record: Any,
        sentence: str,
    ) -> None:
        reported()
        make_link(HOST, alias="abc")
        zone.names[f"_signpost.{HOST}"] = record
        assert sentence in " ".join(error["message"] for error in look()["errors"])
        assert visit("/abc", host=HOST).status_code == 404

    def test_the_proof_of_one_workspace_is_none_for_another(
        self,
        app: Flask,
        zone: Dns,
        look: Callable[..., dict[Any, Any]],
        reported: Callable[..., str],
        connect_other: Callable[..., HostView],
    ) -> None:
        mine = reported()
        zone.names[f"_signpost.{HOST}"] = {"TXT": [f'"{mine}"']}
        theirs = connect_other(HOST)  # what is claimed and not proved may be claimed by others, too
        assert theirs.require[-1] != f"TXT _signpost.{HOST} {mine}"
        watcher.of(app).drain()
        with app.app_context():
            assert Host.get(Host.host == HOST).awaits_proof
        assert reported() == mine
        assert look()["errors"] == []
        for host in (HOST, WWW):
            with pytest.raises(Invalid) as refusal:
                connect_other(host)
            assert OTHERS in refusal.value.errors["host"][0]

    def test_a_claim_of_the_www_name_keeps_nobody_out(
        self,
        app: Flask,
        zone: Dns,
        look: Callable[..., dict[Any, Any]],
        reported: Callable[..., str],
        connect_other: Callable[..., HostView],
        make_link: Callable[..., dict[str, Any]],
        visit: Visit,
    ) -> None:
        connect_other(WWW)
        zone.names[f"_signpost.{HOST}"] = {"TXT": [f'"{reported()}"']}
        look()
        make_link(HOST, alias="abc")
        assert visit("/abc", host=WWW).status_code == 302

    def test_a_proof_that_comes_late_is_nothing_for_who_came_between(
        self, app: Flask, zone: Dns, reported: Callable[..., str], connect_other: Callable[..., HostView]
    ) -> None:
        """DNS was looked at for one workspace, and the answer is written when another one has claimed the name."""
        zone.names[f"_signpost.{HOST}"] = {"TXT": [f'"{reported()}"']}
        lookups = next(kind for kind in watcher.of(app).kinds if isinstance(kind, Lookups))
        with app.app_context():
            (task,) = lookups.due(10)
            finding = lookups.do(task)
            assert finding.is_proved
        connect_other(HOST)
        with app.app_context():
            lookups.write([(task, finding)])
            assert Host.get(Host.host == HOST).awaits_proof

    def test_what_was_connected_before_stays_as_it_is(
        self, make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path
    ) -> None:
        instance = str(tmp_path / "one")
        for required in (False, True):
            app = make_app(INSTANCE=instance, REQUIRE_HOST_PROOF=required)
            client = make_client(app)
            answer = client.post("/v1/host", json={"host": HOST}).json
            assert (answer["require"], answer["notice"]) == ([], "")

    def test_switched_off_again_nothing_waits(
        self, make_app: Callable[..., Flask], make_client: Callable[..., Client], tmp_path: Path
    ) -> None:
        instance = str(tmp_path / "one")
        statuses = []
        for required in (True, False, True):
            app = make_app(INSTANCE=instance, REQUIRE_HOST_PROOF=required)
            client = make_client(app)
            client.post("/v1/host", json={"host": HOST})
            client.post("/v1/link", json={"host": HOST, "alias": "abc", "destination": "https://dest.example/"})
            statuses.append(app.test_client().get("/abc", base_url=f"http://{HOST}").status_code)
        assert statuses == [404, 302, 404]

    def test_this_machine_has_no_dns_to_prove_it_with(
        self,
        look: Callable[..., dict[Any, Any]],
        reported: Callable[..., str],
        visit: Visit,
        make_link: Callable[..., dict[str, Any]],
    ) -> None:
        reported("go.localhost")
        make_link("go.localhost", alias="abc")
        assert look("go.localhost")["errors"]
        assert visit("/abc", host="go.localhost").status_code == 404

    def test_explain_and_doctor_say_so(
        self, app: Flask, client: Client, reported: Callable[..., str], run_command: RunCommand, zone: Dns
    ) -> None:
        text = reported()
        explained = client.post("/v1/links/explain", json={"url": f"https://{HOST}/abc"}).json
        assert explained["steps"][0]["text"] == f"{HOST} carries no visits until DNS proves whose it is."
        assert explained["stopped_by"] == "hostname"
        settings = f'require_host_proof = true\ndns_servers = ["{zone.server}"]\ndns_target = "{EDGE}"\n'
        (Path(app.config["INSTANCE"]) / "config.toml").write_text(settings)
        doctor = run_command("doctor", HOST)
        assert doctor.exit_code == 1
        assert f"{HOST} carries no visits yet." in doctor.output
        assert f"Add: TXT _signpost.{HOST} {text}." in doctor.output


# --- the hostnames of the service, without PUBLIC_URL ----------------------------------------------------------

DASH = "dash.acme.example"


def reach(client: Client, host: str) -> None:
    """Somebody calls the API by a hostname, with a valid token."""
    assert client.get("/v1/test", base_url=f"https://{host}").status_code == 200


def test_no_other_host_header_connects_a_hostname_of_the_service(
    client: Client, post: Callable[..., tuple[int, str]]
) -> None:
    reach(client, DASH)
    status, reason = post(DASH, base_url="https://anything.example")
    assert (status, "PUBLIC_URL" in reason) == (422, True)
    reach(client, DASH)


def test_a_name_that_would_answer_for_it_is_refused_too(client: Client, post: Callable[..., tuple[int, str]]) -> None:
    reach(client, f"www.{DASH}")
    assert post(DASH, base_url="https://anything.example")[0] == 422


def test_neither_undo_nor_a_command_connects_it(
    client: Client, post: Callable[..., tuple[int, str]], run_command: RunCommand, app: Flask
) -> None:
    """A manager connects a name and disconnects it; then others begin to use it for the service."""
    assert post(DASH)[0] == 200
    assert client.delete(f"/v1/host/{DASH}").status_code == 204
    (change, *_) = client.get("/v1/changes").json["data"]
    reach(client, DASH)
    answer = client.post(f"/v1/changes/{change['id']}/undo")
    assert (answer.status_code, "PUBLIC_URL" in answer.json["message"]) == (409, True)
    with app.app_context():
        service_hosts.current().store()
    refused = run_command("host", "connect", "--host", DASH)
    assert (refused.exit_code != 0, "PUBLIC_URL" in refused.stderr) == (True, True)
    reach(client, DASH)


def test_an_invalid_token_names_nothing(app: Flask, client: Client, post: Callable[..., tuple[int, str]]) -> None:
    wrong = {"Authorization": "Bearer sp_api_wrong"}
    assert app.test_client().get("/v1/test", base_url=f"https://{DASH}", headers=wrong).status_code == 401
    assert app.test_client().get("/sign-in", base_url=f"https://{DASH}").status_code == 200
    assert post(DASH)[0] == 200


def test_it_is_known_after_a_restart_and_for_30_days(
    app: Flask, client: Client, post: Callable[..., tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    reach(client, DASH)
    with app.app_context():
        service_hosts.current().store()
        parts_of(app).add(ServiceHosts())
        now = times.now()
        for days, status in ((29, 422), (31, 200)):
            monkeypatch.setattr(times, "now", lambda days=days: now + timedelta(days=days))
            assert service_hosts.current().is_own(DASH) == (status == 422)


def test_a_user_names_a_bounded_number_of_them(
    app: Flask, client: Client, post: Callable[..., tuple[int, str]]
) -> None:
    for number in range(20):
        reach(client, f"h{number}.acme.example")
    assert post("h0.acme.example", base_url="https://anything.example")[0] == 200
    with app.app_context():
        service_hosts.current().store()
        assert ServiceHost.select().count() == service_hosts.MAX_OF_USER


def test_the_ones_in_use_stay_where_the_clock_was_ahead(app: Flask, client: Client) -> None:
    for number in range(service_hosts.MAX_OF_USER):
        reach(client, f"h{number}.acme.example")
    with app.app_context():
        service_hosts.current().store()
        ServiceHost.update(used_at="2040-01-01T00:00:00.000000Z").execute()
    reach(client, DASH)
    with app.app_context():
        service_hosts.current().store()
        assert service_hosts.current().is_own(DASH)
        assert ServiceHost.select().count() == service_hosts.MAX_OF_USER


def test_no_one_below_a_manager_names_any(
    app: Flask, make_client: Callable[..., Client], post: Callable[..., tuple[int, str]]
) -> None:
    """Else a token of anybody would keep hostnames from those who own them."""
    for role in ("viewer", "editor"):
        reach(make_client(app, role), DASH)
    assert post(DASH)[0] == 200


def test_no_one_of_another_workspace_names_any(
    app: Flask, post: Callable[..., tuple[int, str]], other_workspace: Caller
) -> None:
    """Everybody may create a workspace, and is its owner: it is the operator's that has the service."""
    with app.app_context():
        assert other_workspace.role is Role.OWNER
        known = service_hosts.current()
        known.note(replace(other_workspace, requested_host=DASH))
        known.store()
        assert not known.is_own(DASH)
        # As earlier versions stored it.
        ServiceHost.create(user=other_workspace.user, host=DASH, used_at=times.now_text())
        assert not known.is_own(DASH)
    assert post(DASH)[0] == 200


def test_with_public_url_no_other_name_is_one(make_app: Callable[..., Flask]) -> None:
    app = make_app(PUBLIC_URL="https://signpost.example")
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        service_hosts.current().note(replace(caller, requested_host=DASH))
        assert hosts.connect_host(caller, host=DASH).host == DASH
