"""Passkeys on the account page: added, renamed and removed; whatever is wrong with a new one is refused."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.people.sign_in import RelyingParty, SignInMethod, relying_party
from signpost.features.sign_in import passkey_ceremonies
from signpost.features.sign_in.operations import passkeys
from signpost.features.sign_in.tables import Session
from signpost.operations.hosts import hosts, service_hosts
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import User
from tests.conftest import ORIGIN, RunCommand
from tests.features.conftest import PASSWORD, Person, shown
from tests.features.sign_in.passkeys import (
    LATE,
    PAGE,
    REFUSED,
    UNKNOWN,
    add,
    options_to_add,
    options_to_sign_in,
    send_new,
    sign_in,
    stored,
    try_to_add,
)
from tests.played.authenticator import BACKED_UP, EDDSA, ELIGIBLE, ES256, PRESENT, RS256, VERIFIED, Device, encoded


@pytest.fixture
def device(ana: Person) -> Device:
    """Which has a passkey of Ana's."""
    return add(ana)


class TestAdding:
    def test_is_listed_and_signs_in(self, ana: Person, app: Flask, stranger: Person) -> None:
        assert "Add a passkey" in shown(ana.get("/account"))
        device = add(ana)
        assert "Never used" in shown(ana.get("/account"))
        page = shown(ana.get(PAGE))
        assert "Never used" in page
        answer = sign_in(stranger, device.get(options_to_sign_in(stranger)), next="/links")
        assert (answer.status_code, answer.location) == (303, "/links")
        assert stranger.get("/links").status_code == 200
        assert "Last used" in shown(ana.get(PAGE))
        with app.app_context():
            assert Session.select().order_by(Session.id.desc()).first().method == SignInMethod.PASSKEY

    @pytest.mark.parametrize("algorithm", [ES256, EDDSA, RS256])
    def test_each_kind_of_key(self, ana: Person, stranger: Person, algorithm: int) -> None:
        device = add(ana, Device(ORIGIN, algorithm))
        assert sign_in(stranger, device.get(options_to_sign_in(stranger))).status_code == 303

    def test_options(self, ana: Person, app: Flask) -> None:
        first = add(ana)
        options = options_to_add(ana).json["publicKey"]
        assert options["rp"] == {"name": "Signpost", "id": "signpost.test"}
        assert options["attestation"] == "none"
        assert options["authenticatorSelection"]["userVerification"] == "required"
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert [option["id"] for option in options["excludeCredentials"]] == [encoded(first.id)]
        assert options["excludeCredentials"][0]["transports"] == ["internal"]
        assert options["user"]["name"] == "ana@acme.test"
        with app.app_context():
            assert options["user"]["id"] == encoded(User.get().id.encode())

    def test_options_to_sign_in_name_no_passkey(self, device: Device, stranger: Person) -> None:
        options = options_to_sign_in(stranger)
        assert (options["rpId"], options["userVerification"]) == ("signpost.test", "required")
        assert options["allowCredentials"] == []

    def test_requires_the_current_password(self, ana: Person, app: Flask) -> None:
        for wrong in ("", "wrong"):
            answer = options_to_add(ana, wrong)
            assert (answer.status_code, answer.json) == (422, {"message": "The current password is wrong."})
        # A challenge for signing in is none for adding.
        options = {**options_to_add(ana).json["publicKey"], "challenge": options_to_sign_in(Person(app))["challenge"]}
        assert LATE in shown(send_new(ana, Device(ORIGIN).create(options)))
        assert stored(app) == []

    @pytest.mark.usefixtures("within_one_minute")
    def test_guesses_of_the_password_are_limited(self, ana: Person) -> None:
        answers = [options_to_add(ana, "wrong") for _ in range(7)]
        assert answers[-1].status_code == 429
        assert "Too many attempts." in answers[-1].json["message"]
        assert int(answers[-1].headers["Retry-After"]) > 0

    def test_no_other_person_and_no_other_session_can_use_the_options(
        self, ana: Person, make_person: Callable[[str], Person], app: Flask
    ) -> None:
        options = options_to_add(ana).json["publicKey"]
        assert LATE in shown(send_new(make_person("editor"), Device(ORIGIN).create(options)))
        assert stored(app) == []

    def test_its_name_is_that_of_its_maker_or_of_the_browser(self, ana: Person, app: Flask) -> None:
        add(ana, Device(ORIGIN, aaguid=bytes.fromhex("d548826e79b4db40a3d811116f7e8349")))
        add(ana)
        assert [entry.name for entry in stored(app)] == ["Bitwarden", "Unknown device"]

    def test_one_that_a_password_manager_copies_says_so(self, ana: Person, app: Flask, stranger: Person) -> None:
        device = add(ana, Device(ORIGIN, flags=PRESENT | VERIFIED | ELIGIBLE))
        assert "synced" not in shown(ana.get(PAGE))
        device.flags |= BACKED_UP
        assert sign_in(stranger, device.get(options_to_sign_in(stranger))).status_code == 303
        assert "synced" in shown(ana.get(PAGE))

    def test_twice(self, ana: Person, device: Device, app: Flask) -> None:
        answer = try_to_add(ana, device)
        assert answer.status_code == 422
        assert "You've already added this passkey." in shown(answer)
        assert len(stored(app)) == 1

    def test_somebody_elses(self, device: Device, make_person: Callable[[str], Person], app: Flask) -> None:
        other = make_person("editor")
        answer = try_to_add(other, device, "")
        assert "You've already added this passkey." in shown(answer)
        assert len(stored(app)) == 1

    def test_too_many(self, ana: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 2)
        add(ana)
        options = options_to_add(ana).json["publicKey"]
        add(ana)
        # Options from before the last one.
        assert "the maximum" in shown(send_new(ana, Device(ORIGIN).create(options)))
        answer = options_to_add(ana)
        assert (answer.status_code, "the maximum" in answer.json["message"]) == (422, True)
        assert "data-does" not in ana.get(PAGE).text
        assert len(stored(app)) == 2

    @pytest.mark.parametrize(
        ("lies", "stated"),
        [
            ({"challenge": encoded(b"invented")}, LATE),
            ({"challenge": encoded(secrets.token_bytes(32))}, LATE),
            ({"origin": "https://signpost.test.evil.example"}, REFUSED),
            ({"origin": "http://signpost.test"}, REFUSED),
            ({"origin": "https://signpost.test:8443"}, REFUSED),
            ({"type": "webauthn.get"}, REFUSED),
            ({"rp_id": "evil.example"}, REFUSED),
            ({"flags": PRESENT}, REFUSED),
            ({"flags": VERIFIED}, REFUSED),
        ],
    )
    def test_wrong_answers(self, ana: Person, app: Flask, lies: dict[str, Any], stated: str) -> None:
        answer = send_new(ana, Device(ORIGIN).create(options_to_add(ana).json["publicKey"], **lies))
        assert answer.status_code == 422
        assert stated in shown(answer)
        assert stored(app) == []

    def test_an_id_or_a_key_that_is_too_long(self, ana: Person, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        device = Device(ORIGIN, id=bytes(1024))
        assert REFUSED in shown(try_to_add(ana, device))
        monkeypatch.setattr(passkey_ceremonies, "MAX_PUBLIC_KEY", 10)
        assert REFUSED in shown(try_to_add(ana, Device(ORIGIN)))
        assert stored(app) == []
        monkeypatch.undo()
        add(ana, Device(ORIGIN, id=bytes(1023)))

    def test_needs_no_password_soon_after_signing_in_with_a_link(self, ana: Person, app: Flask) -> None:
        with app.app_context():
            again = Person(app).sign_in(User.get())
        assert "Current password" not in shown(again.get(PAGE))
        assert options_to_add(again, "").status_code == 200


class TestRenaming:
    def test_a_name(self, ana: Person, device: Device, app: Flask) -> None:
        (row,) = stored(app)
        assert ana.post(PAGE, {"what": "rename", "id": row.id, "name": " Blue key "}).status_code == 303
        assert "Blue key" in shown(ana.get(PAGE))
        for wrong in ("", "x" * 101, "a\x07b"):
            answer = ana.post(PAGE, {"what": "rename", "id": row.id, "name": wrong})
            assert answer.status_code == 422
        assert stored(app)[0].name == "Blue key"

    def test_not_somebody_elses(self, device: Device, make_person: Callable[[str], Person], app: Flask) -> None:
        other, (row,) = make_person("owner"), stored(app)
        assert other.post(PAGE, {"what": "rename", "id": row.id, "name": "Mine"}).status_code == 404
        assert other.post(PAGE, {"what": "remove", "id": row.id}).status_code == 303
        assert stored(app)[0].name == row.name


class TestRemoving:
    def test_requires_the_current_password_and_ends_it_at_once(
        self, ana: Person, device: Device, app: Flask, stranger: Person
    ) -> None:
        (row,) = stored(app)
        options = options_to_sign_in(stranger)
        answer = ana.post(PAGE, {"what": "remove", "id": row.id, "current": "wrong"})
        assert "The current password is wrong." in shown(answer)
        assert len(stored(app)) == 1
        assert ana.post(PAGE, {"what": "remove", "id": row.id, "current": PASSWORD}).status_code == 303
        assert stored(app) == []
        assert UNKNOWN in shown(sign_in(stranger, device.get(options)))
        assert "You have no passkeys yet." in shown(ana.get(PAGE))

    def test_with_the_user(self, device: Device, app: Flask, run_command: RunCommand) -> None:
        run_command("user", "create", "--name", "Bo", "--email", "bo@acme.test", "--role", "owner")
        assert len(stored(app)) == 1
        done = run_command("user", "delete", "ana@acme.test", "--yes")
        assert done.exit_code == 0, done.output
        assert stored(app) == []


class TestWhere:
    @pytest.mark.parametrize(
        ("origin", "id", "shown_origin"),
        [
            ("https://signpost.example.com", "signpost.example.com", "https://signpost.example.com"),
            ("https://Signpost.Example.com:443", "signpost.example.com", "https://signpost.example.com"),
            ("http://localhost:8000", "localhost", "http://localhost:8000"),
            ("http://go.localhost:80", "go.localhost", "http://go.localhost"),
            ("https://bücher.example", "xn--bcher-kva.example", "https://xn--bcher-kva.example"),
        ],
    )
    def test_a_hostname(self, origin: str, id: str, shown_origin: str) -> None:
        assert relying_party(origin) == RelyingParty(id, shown_origin)

    @pytest.mark.parametrize("origin", ["http://127.0.0.1:8000", "http://[::1]:8000", "https://a:99999", "https://"])
    def test_no_hostname(self, origin: str) -> None:
        assert relying_party(origin) is None

    @pytest.mark.one_process
    def test_an_address_says_what_to_do(self, person: Person) -> None:
        person.app.config["PUBLIC_URL"] = "https://192.0.2.7"
        page = person.get(PAGE)
        assert "Passkeys need a hostname, and this is https://192.0.2.7." in shown(page)
        assert "data-does" not in page.text
        answer = options_to_add(person, "")
        assert (answer.status_code, "need a hostname" in answer.json["message"]) == (404, True)
        assert "data-does" not in Person(person.app).get("/sign-in").text

    @pytest.mark.one_process
    @pytest.mark.parametrize(
        ("asked", "proposed"),
        [
            ("http://192.0.2.7:8100", "http://localhost:8100"),
            ("http://[2001:db8::1]:9000", "http://localhost:9000"),
            # Another server answers there, and hands on to this one.
            ("http://192.0.2.7", "http://localhost:8300"),
            ("https://192.0.2.7:8443", "http://localhost:8300"),
        ],
    )
    def test_an_address_proposes_the_port_that_was_asked(self, person: Person, asked: str, proposed: str) -> None:
        person.app.config.update(PUBLIC_URL=asked, PORT=8300)
        assert f"PUBLIC_URL can be {proposed} ." in shown(person.get(PAGE))

    @pytest.mark.parametrize(
        ("origin", "links_on_localhost", "named"),
        [
            ("http://127.0.0.1:8100", True, "http://signpost.localhost:8100"),
            ("http://127.0.0.1:8100", False, "http://localhost:8100"),
            ("http://[::1]:8100", False, "http://localhost:8100"),
            ("http://127.0.0.1", True, "http://signpost.localhost"),
            ("http://localhost:8100", False, ""),
            ("http://192.0.2.7:8100", False, ""),
            ("https://signpost.test", False, ""),
        ],
    )
    def test_an_address_of_this_machine_has_a_name(
        self, app: Flask, origin: str, links_on_localhost: bool, named: str
    ) -> None:
        with app.app_context():
            if links_on_localhost:
                caller = workspaces.member_caller(bootstrap.ensure_workspace())
                hosts.connect_host(caller, host="localhost", https_requested=False)
            assert service_hosts.origin_with_name(origin) == named
            assert not named or relying_party(named) is not None
            app.config["PUBLIC_URL"] = origin
            assert service_hosts.origin_with_name(origin) == ""

    def test_public_url_decides(self, make_app: Callable[..., Flask]) -> None:
        app = make_app(PUBLIC_URL="https://signpost.test/")
        person = Person(app).sign_in()
        device = Device("https://signpost.test")
        answer = try_to_add(person, device, "")
        assert answer.status_code == 303, shown(answer)
        stranger = Person(app)
        assert sign_in(stranger, device.get(options_to_sign_in(stranger))).status_code == 303


@pytest.mark.slow
def test_the_library_is_imported_with_the_first_passkey(app: Flask) -> None:
    code = (
        "import sys; from signpost.factory import create_app; create_app({'INSTANCE': sys.argv[1]}); "
        "print('webauthn' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code, app.config["INSTANCE"]], capture_output=True, text=True)
    assert done.stdout == "False\n", done.stderr
