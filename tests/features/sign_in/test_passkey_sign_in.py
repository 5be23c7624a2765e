"""Signing in with a passkey, alone or after a password; whatever is wrong with an answer is refused."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import cbor2
import pyotp
import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.errors import Unauthenticated
from signpost.domain.people.sign_in import RelyingParty
from signpost.factory import close_app
from signpost.features.sign_in import passkey_ceremonies
from signpost.features.sign_in.operations import passkeys, second_step
from signpost.features.sign_in.pages import sign_in as dashboard_sign_in
from signpost.features.sign_in.pages.passkeys import VALID_S
from signpost.features.sign_in.tables import Passkey, Session, UsedKey
from signpost.operations.workspaces import workspaces
from signpost.runtime.rate_limits import parse_rate
from signpost.storage.models import User
from tests.conftest import ORIGIN, Answer, RunCommand
from tests.features.conftest import PASSWORD, Person, match_in, shown
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
from tests.features.sign_in.test_sign_in import COOKIE, session_cookie
from tests.played.authenticator import PRESENT, VERIFIED, Device, encoded


@pytest.fixture
def device(ana: Person) -> Device:
    """Which has a passkey of Ana's."""
    return add(ana)


class TestSigningIn:
    @pytest.mark.parametrize(
        ("lies", "stated"),
        [
            ({"challenge": encoded(b"invented")}, LATE),
            ({"challenge": encoded(b"\xff.\x00.\xff")}, LATE),
            ({"origin": "https://evil.example"}, REFUSED),
            ({"origin": "http://signpost.test"}, REFUSED),
            ({"type": "webauthn.create"}, REFUSED),
            ({"rp_id": "evil.example"}, REFUSED),
            ({"flags": PRESENT}, REFUSED),
            ({"flags": VERIFIED}, REFUSED),
        ],
    )
    def test_wrong_answers(self, device: Device, stranger: Person, lies: dict[str, Any], stated: str) -> None:
        answer = sign_in(stranger, device.get(options_to_sign_in(stranger), **lies))
        assert answer.status_code == 401
        assert stated in shown(answer)
        assert stranger.get("/links").status_code == 303

    def test_a_challenge_works_once(self, device: Device, stranger: Person, app: Flask) -> None:
        options = options_to_sign_in(stranger)
        token = stranger.carried("/sign-in")
        answer = {**token, "credential": json.dumps(device.get(options))}
        cookies = stranger.browser.get_cookie("__Host-signpost_form", domain="signpost.test")
        assert cookies is not None
        assert stranger.send("/sign-in/passkey", answer, page="/sign-in").status_code == 303
        # A thief who has recorded everything sends it again.
        thief = Person(app)
        thief.browser.set_cookie("__Host-signpost_form", cookies.value, domain="signpost.test", secure=True)
        again = thief.send("/sign-in/passkey", answer, page="/sign-in")
        assert again.status_code == 401
        assert LATE in shown(again)
        assert thief.get("/links").status_code == 303

    def test_a_challenge_is_used_up_by_a_wrong_answer_too(self, device: Device, stranger: Person) -> None:
        options = options_to_sign_in(stranger)
        assert REFUSED in shown(sign_in(stranger, device.get(options, flags=PRESENT)))
        assert LATE in shown(sign_in(stranger, device.get(options)))

    def test_a_challenge_of_another_browser(self, device: Device, stranger: Person, app: Flask) -> None:
        assert LATE in shown(sign_in(stranger, device.get(options_to_sign_in(Person(app)))))

    def test_a_challenge_for_adding(self, ana: Person, device: Device, stranger: Person) -> None:
        challenge = options_to_add(ana).json["publicKey"]["challenge"]
        assert LATE in shown(sign_in(stranger, device.get({"challenge": challenge, "rpId": "signpost.test"})))

    def test_a_challenge_is_valid_for_five_minutes(
        self, device: Device, stranger: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        now = times.now()
        early, late = options_to_sign_in(stranger), options_to_sign_in(stranger)
        monkeypatch.setattr(times, "now", lambda: now + timedelta(seconds=VALID_S + 2))
        assert LATE in shown(sign_in(stranger, device.get(late)))
        monkeypatch.setattr(times, "now", lambda: now + timedelta(seconds=VALID_S - 2))
        assert sign_in(stranger, device.get(early)).status_code == 303

    def test_an_unknown_passkey(self, device: Device, stranger: Person) -> None:
        other = Device(ORIGIN, user_handle=device.user_handle)
        sent = other.get(options_to_sign_in(stranger))
        answer = sign_in(stranger, sent)
        assert UNKNOWN in shown(answer)
        # So that a script can tell the browser.
        assert match_in(r'data-unknown="([\w-]+)" data-rp="signpost\.test"', answer.text)[1] == sent["id"]
        # Of one that is known and was refused for another reason, the browser goes on knowing.
        refused = sign_in(stranger, Device(ORIGIN, id=device.id).get(options_to_sign_in(stranger)))
        assert "data-unknown" not in refused.text

    def test_another_key_under_a_known_id(self, device: Device, stranger: Person) -> None:
        other = Device(ORIGIN, id=device.id, user_handle=device.user_handle)
        assert REFUSED in shown(sign_in(stranger, other.get(options_to_sign_in(stranger))))

    def test_a_passkey_that_says_it_is_somebody_elses(
        self, device: Device, stranger: Person, make_person: Callable[[str], Person], app: Flask
    ) -> None:
        make_person("editor")
        with app.app_context():
            other = User.get(User.email != "ana@acme.test").id
        for handle in (encoded(other.encode()), "", encoded(b"\xff")):
            device.user_handle = handle
            assert REFUSED in shown(sign_in(stranger, device.get(options_to_sign_in(stranger))))

    def test_a_device_that_counts_must_count_on(self, device: Device, stranger: Person, app: Flask) -> None:
        def use(count: int) -> int:
            device.count = count
            person = Person(app)
            return sign_in(person, device.get(options_to_sign_in(person))).status_code

        assert use(0) == 303  # it does not count
        assert use(5) == 303
        # A copy of it has been used meanwhile.
        assert [use(5), use(4), use(0)] == [401, 401, 401]
        assert use(6) == 303
        assert stored(app)[0].sign_count == 6

    def test_for_another_hostname_of_the_service(
        self, ana: Person, device: Device, make_app: Callable[..., Flask], app: Flask, stranger: Person
    ) -> None:
        with app.app_context():
            Passkey.update(rp_id="old.test").execute()
        assert "Sign in with a passkey" not in shown(stranger.get("/sign-in"))
        assert "It works only at old.test , and this is https://signpost.test." in shown(ana.get(PAGE))
        assert options_to_add(ana).json["publicKey"]["excludeCredentials"] == []
        assert REFUSED in shown(sign_in(stranger, device.get(options_to_sign_in(stranger))))

    def test_a_user_who_is_a_member_of_no_workspace(self, device: Device, stranger: Person, app: Flask) -> None:
        with app.app_context():
            user = User.get()
            workspaces.add_member(
                workspaces.list_workspaces()[0], workspaces.create_user("Bo", "bo@acme.test"), "owner"
            )
            workspaces.remove_member(workspaces.list_workspaces()[0], user)
        answer = sign_in(stranger, device.get(options_to_sign_in(stranger)))
        assert answer.status_code == 401
        assert "not a member of any workspace" in shown(answer)

    @pytest.mark.usefixtures("within_one_minute")
    def test_attempts_are_limited_by_network(self, device: Device, app: Flask) -> None:
        person = Person(app)
        codes = [sign_in(person, device.get(options_to_sign_in(person), flags=0)).status_code for _ in range(22)]
        assert codes[0] == 401
        assert codes[-1] == 429

    def test_the_button_is_there_once_somebody_has_one(self, ana: Person, stranger: Person) -> None:
        page = stranger.get("/sign-in").text
        assert "passkeys.js" not in page
        assert "data-does" not in page
        add(ana)
        page = stranger.get("/sign-in").text
        assert "passkeys.js" in page
        # Without scripts it stays hidden.
        assert "data-lists hidden>" in page
        assert 'autocomplete="username webauthn"' in page

    def test_leads_to_a_page_of_ours_only(self, device: Device, stranger: Person) -> None:
        answer = sign_in(stranger, device.get(options_to_sign_in(stranger)), next="https://evil.example/")
        assert answer.location == "/"

    def test_what_was_typed_survives_the_end_of_the_session(self, ana: Person, device: Device, app: Flask) -> None:
        typed = {**ana.carried("/account"), "what": "profile", "name": "Ana Maria", "email": "ana@acme.test"}
        with app.app_context():
            Session.delete().execute()
        page = ana.send("/account", typed, page="/account")
        assert "Sign in with a passkey" in shown(page)
        carried = dict(re.findall(r'name="(kept[^"]*)" value="([^"]*)"', page.text))
        answer = sign_in(ana, device.get(options_to_sign_in(ana)), **carried)
        assert 'value="Ana Maria"' in ana.get(answer.location).text

    def test_forms_of_other_sites_are_refused(self, device: Device, stranger: Person) -> None:
        answer = stranger.browser.post("/sign-in/passkey", data={"credential": "{}"})
        assert answer.status_code == 400
        assert stranger.browser.post("/sign-in/passkey/options").status_code == 400


class TestSecondStep:
    """In a workspace that requires one, of a member who has a passkey and no app."""

    @pytest.fixture
    def bo(self, ana: Person, device: Device, app: Flask) -> Person:
        """Another browser, in which Ana's password was right."""
        answer = ana.post("/settings", {"require_second_step": "true"}, page="/settings")
        assert answer.status_code == 303, shown(answer)
        return self.with_password(app)

    def with_password(self, app: Flask, location: str = "/second-step") -> Person:
        browser = Person(app)
        answer = browser.post("/sign-in", {"email": "ana@acme.test", "password": PASSWORD}, page="/sign-in")
        assert answer.location == location
        return browser

    def options(self, browser: Person) -> Any:
        return browser.post("/second-step/passkey/options", page="/sign-in").json["publicKey"]

    def send(self, browser: Person, answer: Any, **typed: str) -> Answer:
        typed = {**typed, "credential": json.dumps(answer)}
        return browser.post("/second-step/passkey", typed, page="/sign-in")

    def test_is_needed_where_a_workspace_requires_it(self, ana: Person, device: Device, app: Flask) -> None:
        assert self.with_password(app, "/").get("/links").status_code == 200

    def test_takes_the_passkey(self, bo: Person, device: Device, app: Flask) -> None:
        page = bo.get("/second-step")
        assert "Use your passkey" in shown(page)
        assert "Enter a code" not in shown(page)
        assert bo.get("/links").status_code == 303
        options = self.options(bo)
        assert [option["id"] for option in options["allowCredentials"]] == [encoded(device.id)]
        waiting = session_cookie(bo)
        assert self.send(bo, device.get(options), next="/links").location == "/links"
        assert bo.get("/links").status_code == 200
        assert session_cookie(bo) != waiting

    def test_of_a_device_that_does_not_say_whose_it_is(self, bo: Person, device: Device) -> None:
        device.user_handle = ""
        assert self.send(bo, device.get(self.options(bo))).status_code == 303

    def test_the_owner_who_requires_it_goes_on(self, ana: Person, bo: Person) -> None:
        # She has added a passkey in this session.
        assert ana.get("/links").status_code == 200

    def test_a_passkey_alone_needs_no_second_step(self, bo: Person, device: Device, stranger: Person) -> None:
        assert sign_in(stranger, device.get(options_to_sign_in(stranger))).location == "/"
        assert stranger.get("/links").status_code == 200

    def test_somebody_elses_passkey(
        self, bo: Person, device: Device, make_person: Callable[[str], Person], app: Flask
    ) -> None:
        other = make_person("editor")
        # The workspace lets her do nothing else than this.
        assert other.get("/links").location.startswith("/account/second-step")
        theirs = Device(ORIGIN)
        answer = try_to_add(other, theirs, "")
        assert answer.status_code == 303, shown(answer)
        assert other.get("/links").status_code == 200
        assert REFUSED in shown(self.send(bo, theirs.get(self.options(bo))))
        theirs.user_handle = device.user_handle
        assert REFUSED in shown(self.send(bo, theirs.get(self.options(bo))))
        assert bo.get("/links").status_code == 303

    @pytest.mark.parametrize(
        "lies", [{"origin": "https://evil.example"}, {"flags": PRESENT}, {"rp_id": "evil.example"}]
    )
    def test_wrong_answers(self, bo: Person, device: Device, lies: dict[str, Any]) -> None:
        answer = self.send(bo, device.get(self.options(bo), **lies))
        assert (answer.status_code, REFUSED in shown(answer)) == (401, True)
        assert bo.get("/links").status_code == 303

    def test_a_challenge_for_something_else(self, bo: Person, device: Device, app: Flask) -> None:
        for challenge in (options_to_sign_in(bo)["challenge"], self.options(self.with_password(app))["challenge"]):
            answer = device.get({"challenge": challenge, "rpId": "signpost.test"})
            assert LATE in shown(self.send(bo, answer))

    def test_a_challenge_of_it_does_not_sign_in(self, bo: Person, device: Device) -> None:
        challenge = self.options(bo)["challenge"]
        bo.browser.delete_cookie(COOKIE, domain="signpost.test")
        assert LATE in shown(sign_in(bo, device.get({"challenge": challenge, "rpId": "signpost.test"})))

    def test_ten_tries(self, bo: Person, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dashboard_sign_in, "PERSON_TRIES", parse_rate("100 per minute"))
        for _ in range(second_step.MAX_TRIES):
            self.send(bo, device.get(self.options(bo), flags=PRESENT))
        answer = bo.post("/second-step/passkey/options", page="/sign-in")
        assert (answer.status_code, answer.json) == (401, {"message": second_step.GONE})
        answer = bo.post("/second-step/passkey", {"credential": "{}"}, page="/sign-in")
        assert second_step.GONE in shown(answer)

    def test_without_a_session_that_waits(self, bo: Person, device: Device, stranger: Person) -> None:
        assert stranger.post("/second-step/passkey/options", page="/sign-in").status_code == 401
        assert stranger.post("/second-step/passkey", {"credential": "{}"}, page="/sign-in").status_code == 401

    def test_another_hostname_of_the_service_does_not_get_around_it(
        self, bo: Person, device: Device, app: Flask
    ) -> None:
        with app.app_context():
            Passkey.update(rp_id="old.test").execute()
        browser = self.with_password(app)
        assert "Your passkeys don't work at this address, https://signpost.test." in shown(browser.get("/second-step"))
        assert REFUSED in shown(self.send(browser, device.get(self.options(browser))))
        for path in ("/links", "/account/second-step", PAGE):
            assert browser.get(path).location.startswith("/sign-in")

    def test_after_it_was_removed(self, ana: Person, bo: Person, device: Device, app: Flask) -> None:
        (row,) = stored(app)
        ana.post(PAGE, {"what": "remove", "id": row.id, "current": PASSWORD})
        assert UNKNOWN in shown(self.send(bo, device.get({**self.options(bo)})))
        assert self.with_password(app, "/").get("/links").location.startswith("/account/second-step")

    def test_what_the_last_one_gave_ends_with_it(self, ana: Person, bo: Person, device: Device, app: Flask) -> None:
        elsewhere = Person(app)
        assert sign_in(elsewhere, device.get(options_to_sign_in(elsewhere))).status_code == 303
        (row,) = stored(app)
        ana.post(PAGE, {"what": "remove", "id": row.id, "current": PASSWORD})
        assert ana.get("/links").location.startswith("/account/second-step")
        assert elsewhere.get("/links").location.startswith("/sign-in")

    def test_a_link_of_the_operator_leads_to_a_new_one(self, bo: Person, device: Device, app: Flask) -> None:
        with app.app_context():
            browser = Person(app).sign_in(User.get())
        assert browser.get("/links").location.startswith("/account/second-step")
        assert "Sign out, then sign in with your passkey." in shown(browser.get("/account/second-step"))
        add(browser)
        assert browser.get("/links").status_code == 200

    def test_with_an_app_there_is_a_choice(self, ana: Person, device: Device, app: Flask) -> None:
        begin = ana.post("/account/second-step/begin", page="/account/second-step")
        assert begin.status_code == 303
        key = match_in(r'<code class="app-key">([A-Z2-7 ]+)</code>', ana.get("/account/second-step").text)[1]
        code = pyotp.TOTP(key.replace(" ", "")).now()
        typed = {"code": code, "current": PASSWORD}
        assert ana.post("/account/second-step/on", typed, page="/account/second-step").status_code == 303
        browser = self.with_password(app)
        page = shown(browser.get("/second-step"))
        assert "Enter a code" in page
        assert "Use a passkey instead" in page
        assert self.send(browser, device.get(self.options(browser))).status_code == 303
        assert browser.get("/links").status_code == 200

    def test_the_operator_switches_it_off(
        self, bo: Person, device: Device, app: Flask, run_command: RunCommand
    ) -> None:
        done = run_command("user", "second-step-off", "ana@acme.test")
        assert done.exit_code == 0, done.output
        assert stored(app) == []
        assert self.with_password(app, "/").get("/links").location.startswith("/account/second-step")


class TestWhatIsPosted:
    @pytest.mark.parametrize(
        "text",
        [
            "", "{}", "[]", "null", "1", '"x"', "nonsense", "[" * 16_000, '{"a":' * 3_000, "1" * 16_000, "\x00",
            "\ud800", '{"response": 1}', '{"response": {"clientDataJSON": 1}}', '{"response": {"clientDataJSON": "!"}}',
            '{"response": {"clientDataJSON": "W10"}}', '{"response": {"clientDataJSON": "e30"}}',
            "x" * (passkey_ceremonies.MAX_ANSWER + 1),
        ],
    )  # fmt: skip
    def test_nonsense(self, ana: Person, device: Device, stranger: Person, text: str) -> None:
        sent = text.encode("utf-8", "surrogatepass")
        for person, path, page, status in ((stranger, "/sign-in/passkey", "/sign-in", 401), (ana, PAGE, PAGE, 422)):
            answer = person.post(path, {"what": "add", "credential": sent}, page=page)
            assert answer.status_code == status, shown(answer)
            assert REFUSED in shown(answer)

    def test_an_id_that_no_database_takes(self, device: Device, stranger: Person) -> None:
        answer = device.get(options_to_sign_in(stranger))
        refused = sign_in(stranger, {**answer, "id": "\ud800"})
        assert refused.status_code == 401
        assert REFUSED in shown(refused)

    def test_an_answer_of_any_size_in_a_wrong_place(self, device: Device, stranger: Person, app: Flask) -> None:
        """Each member of a right answer, replaced by many wrong ones."""
        wrong: list[Any] = ["", "!", "AA", encoded(bytes(37)), encoded(b"\xff" * 2000), 1, None, [], {}, True]
        for name in ("id", "rawId", "type", "response", "authenticatorAttachment"):
            for value in wrong:
                whole = {**device.get(options_to_sign_in(stranger)), name: value}
                self.refused(app, whole, harmless=name == "authenticatorAttachment" and not isinstance(value, str))
        for name in ("clientDataJSON", "authenticatorData", "signature", "userHandle"):
            for value in wrong:
                whole = device.get(options_to_sign_in(stranger))
                whole["response"][name] = value
                self.refused(app, whole)

    def refused(self, app: Flask, answer: Any, harmless: bool = False) -> None:
        with app.app_context():
            Passkey.update(sign_count=0).execute()
        party = RelyingParty("signpost.test", ORIGIN)
        with app.app_context():
            try:
                challenge = passkeys.challenge_of(json.dumps(answer))
                passkeys.use_passkey(party, challenge, json.dumps(answer))
            except Unauthenticated:
                return
        assert harmless, answer

    @pytest.mark.parametrize(
        "attestation",
        [
            b"", b"\x80", b"\xa0", b"\x81" * 5_000, b"\xff", b"\x9b" + b"\x7f" + b"\xff" * 7,
            cbor2.dumps({"fmt": "none"}),
            cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": b"x" * 37}),
            cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": bytes(32) + b"\xc5" + bytes(200)}),
            cbor2.dumps({"fmt": "none", "attStmt": 7, "authData": "text"}),
            cbor2.dumps({"fmt": 7, "attStmt": {}, "authData": b""}),
            cbor2.dumps([{"fmt": "packed"}] * 100),
        ],
    )  # fmt: skip
    def test_attestations_that_are_none(self, ana: Person, app: Flask, attestation: bytes) -> None:
        answer = Device(ORIGIN).create(options_to_add(ana).json["publicKey"])
        answer["response"]["attestationObject"] = encoded(attestation)
        assert REFUSED in shown(send_new(ana, answer))
        assert stored(app) == []

    def test_why_it_was_refused_is_in_the_log_and_nothing_more(
        self, device: Device, stranger: Person, caplog: pytest.LogCaptureFixture
    ) -> None:
        with caplog.at_level(logging.INFO, "signpost.passkeys"):
            answer = device.get(options_to_sign_in(stranger), origin="https://evil.example/\n2026 forged " + "x" * 900)
            sign_in(stranger, answer)
        (record,) = [entry for entry in caplog.records if entry.name == "signpost.passkeys"]
        assert "Unexpected client data origin" in record.getMessage()
        assert "\n" not in record.getMessage()
        assert len(record.getMessage()) < 300


def test_challenges_are_stored_nowhere(device: Device, stranger: Person, app: Flask) -> None:
    with app.app_context():
        before = UsedKey.select().count()
        for _ in range(50):
            options_to_sign_in(stranger)
        assert UsedKey.select().count() == before


def test_a_challenge_works_once_over_restarts(device: Device, app: Flask, make_app: Callable[..., Flask]) -> None:
    """Options from one process, the answer to the next one, and what a thief has recorded to the one after that."""
    person = Person(app)
    options = options_to_sign_in(person)
    answer = {**person.carried("/sign-in"), "credential": json.dumps(device.get(options))}
    cookie = person.browser.get_cookie("__Host-signpost_form", domain="signpost.test")
    assert cookie is not None

    def send_to_next_process(at: Flask) -> tuple[Flask, Answer]:
        close_app(at)
        following = make_app(INSTANCE=app.config["INSTANCE"])
        browser = Person(following)
        browser.browser.set_cookie("__Host-signpost_form", cookie.value, domain="signpost.test", secure=True)
        return following, browser.send("/sign-in/passkey", answer, page="/sign-in")

    following, first = send_to_next_process(app)
    _, second = send_to_next_process(following)
    assert (first.status_code, second.status_code) == (303, 401)
    assert LATE in shown(second)
