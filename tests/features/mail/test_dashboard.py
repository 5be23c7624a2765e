"""Pages that send e-mail, pages that say that none is sent, and the link that ends it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.domain.mail import MailKind
from signpost.features.mail import mail_choices, outbox
from signpost.features.mail.outbox import Outbox
from signpost.features.mail.tables import MailChoice
from signpost.features.sign_in.pages import sign_in
from signpost.features.sign_in.tables import SignInLink
from signpost.operations.workspaces import workspaces
from signpost.runtime.rate_limits import parse_rate
from signpost.storage import database
from signpost.storage.app_parts import parts_of
from signpost.storage.models import User, Workspace
from tests.conftest import ORIGIN, Client
from tests.databases import content
from tests.features.conftest import Person, shown, typed_in
from tests.features.mail.conftest import Clock
from tests.played.smtp_server import MailServer

NOTIFICATIONS = "/settings/notifications"
NOTE = re.compile("SMTP_URL is not set|e-mail is off on this server", re.I)


@pytest.fixture
def person(app: Flask, owner: User) -> Person:
    return Person(app).sign_in(owner)


@pytest.fixture
def stranger(app: Flask) -> Person:
    return Person(app)


def link_in(text: str, kind: str) -> str:
    found = re.search(rf"{ORIGIN}(/{kind}/[\w.-]+)", text)
    assert found is not None, text
    return found[1]


class TestInvitations:
    def test_an_invitation_is_sent_and_accepted(
        self, person: Person, stranger: Person, send: Callable[..., None], mail_server: MailServer, app: Flask
    ) -> None:
        page = person.post("/members", {"email": "bo@acme.test", "role": "editor"}, follow_redirects=True)
        assert "On its way to bo@acme.test . If the mail server refuses it" in shown(page)
        assert not NOTE.search(shown(page))
        send()
        (one,) = mail_server.received
        assert one.recipients == ["bo@acme.test"]
        assert one.message["Subject"] == "Invitation to Home"
        assert "Ana invited you to join Home as an editor." in one.text
        # It is for one person, and not a list.
        assert one.message["List-Unsubscribe"] is None
        link = link_in(one.text, "invitation")
        assert link in page.text
        assert link in one.html
        answer = stranger.post(link, {"as": "new", "name": "Bo", "password": "a long enough password"}, page=link)
        assert answer.status_code == 303
        in_no_file(app, link.rpartition("/")[2])

    def test_a_renewed_one_is_sent_too(
        self, person: Person, send: Callable[..., None], mail_server: MailServer, app: Flask
    ) -> None:
        person.post("/members", {"email": "bo@acme.test", "role": "editor"})
        renew = re.search(r'action="(/invitations/\w+/renew)"', person.get("/members").text)
        assert renew is not None
        person.post(renew[1])
        send()
        assert [entry.recipients for entry in mail_server.received] == [["bo@acme.test"]] * 2

    def test_one_address_gets_so_many_a_day(
        self,
        person: Person,
        send: Callable[..., None],
        mail_server: MailServer,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(outbox, "INVITATIONS_TO_ADDRESS", parse_rate("1 per day"))
        for _ in range(2):
            page = person.post("/members", {"email": "bo@acme.test", "role": "editor"}, follow_redirects=True)
        assert "Not sent: this address or workspace has reached today's limit of invitations." in shown(page)
        assert "/invitation/" in page.text
        send()
        assert len(mail_server.received) == 1


class TestLanguages:
    def test_an_invitation_is_in_the_language_of_the_inviter_and_then_of_the_recipient(
        self, person: Person, stranger: Person, send: Callable[..., None], mail_server: MailServer
    ) -> None:
        german, french = {"Accept-Language": "de"}, {"Accept-Language": "fr"}
        person.post("/members", {"email": "bo@acme.test", "role": "editor"}, headers=german)
        send()
        assert '<html lang="de">' in mail_server.received[0].html
        path = link_in(mail_server.received[0].text, "invitation")
        typed = {"as": "new", "name": "Bo", "password": "a long enough password"}
        assert stranger.post(path, typed, page=path, headers=french).status_code == 303
        # Asked for in another browser: that in which they signed in says more.
        Person(person.app).post("/sign-in/link", {"email": "bo@acme.test"}, page="/sign-in", headers=german)
        send()
        assert '<html lang="fr">' in mail_server.received[1].html
        preferences = {"what": "preferences", "theme": "system", "timezone": "", "dates": "", "language": "es"}
        assert stranger.post("/account", preferences).status_code == 303
        Person(person.app).post("/sign-in/link", {"email": "bo@acme.test"}, page="/sign-in", headers=german)
        send()
        assert '<html lang="es">' in mail_server.received[2].html


class TestSignInLinks:
    def test_a_link_signs_in_once(
        self, stranger: Person, owner: User, send: Callable[..., None], mail_server: MailServer, app: Flask
    ) -> None:
        page = stranger.get("/sign-in")
        assert "E-mail me a sign-in link" in shown(page)
        answer = stranger.post("/sign-in/link", {"email": "ANA@acme.test"}, page="/sign-in")
        assert "If ANA@acme.test belongs to an account, a sign-in link is on its way." in shown(answer)
        send()
        (one,) = mail_server.received
        assert one.recipients == ["ana@acme.test"]
        link = link_in(one.text, "welcome")
        assert stranger.get(link).status_code == 200
        assert stranger.post(link, page=link).status_code == 303
        assert "Ana" in shown(stranger.get("/account"))
        again = Person(app)
        assert again.post(link, page="/sign-in").status_code == 401
        in_no_file(app, link.rpartition("/")[2])

    def test_it_works_for_a_quarter_of_an_hour(
        self, stranger: Person, owner: User, send: Callable[..., None], mail_server: MailServer, clock: Clock
    ) -> None:
        stranger.post("/sign-in/link", {"email": "ana@acme.test"}, page="/sign-in")
        send()
        link = link_in(mail_server.received[0].text, "welcome")
        clock.move(minutes=14)
        assert stranger.get(link).status_code == 200
        clock.move(minutes=1.1)
        assert stranger.get(link).status_code == 410
        assert "/sign-in" in stranger.get(link).text

    def test_the_answer_is_the_same_for_every_address(
        self, stranger: Person, owner: User, send: Callable[..., None], mail_server: MailServer, app: Flask
    ) -> None:
        """And so is what is done before it: nothing is looked up or written."""
        requested: list[list[str]] = []
        pages = []
        with app.app_context():
            used: Any = database.current()
        execute = used.execute_sql

        def noted(sql: str, *rest: Any) -> Any:
            requested[-1].append(sql)
            return execute(sql, *rest)

        for email in ("ana@acme.test", "bob@acme.test"):
            carried = stranger.carried("/sign-in")
            requested.append([])
            used.execute_sql = noted
            try:
                answer = stranger.send("/sign-in/link", {**carried, "email": email}, page="/sign-in")
            finally:
                del used.execute_sql
            pages.append((answer.status_code, answer.text.replace(email, "")))
        assert pages[0] == pages[1]
        assert requested[0] == requested[1]
        assert not [sql for sql in requested[0] if "sign_in_link" in sql or 'FROM "user"' in sql]
        send()
        assert [entry.recipients for entry in mail_server.received] == [["ana@acme.test"]]

    def test_an_address_gets_three_links_in_a_quarter_of_an_hour(
        self, stranger: Person, owner: User, send: Callable[..., None], mail_server: MailServer
    ) -> None:
        for _ in range(6):
            answer = stranger.post("/sign-in/link", {"email": "ana@acme.test"}, page="/sign-in")
            assert answer.status_code == 200
        send()
        assert len(mail_server.received) == 3
        # All of them work: whoever asks often locks nobody out.
        for entry in mail_server.received:
            assert stranger.get(link_in(entry.text, "welcome")).status_code == 200

    def test_a_network_may_ask_so_often(
        self, stranger: Person, monkeypatch: pytest.MonkeyPatch, within_one_minute: None
    ) -> None:
        monkeypatch.setattr(sign_in, "NETWORK_TRIES", parse_rate("2 per minute"))
        answers = [
            stranger.post("/sign-in/link", {"email": f"a{number}@acme.test"}, page="/sign-in") for number in range(3)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 429]

    @pytest.mark.parametrize("email", ["", " ", "x" * 300, "a@b\r\nBcc: c@d", "\x00@acme.test", "owner@localhost"])
    def test_addresses_that_are_none(
        self, stranger: Person, send: Callable[..., None], mail_server: MailServer, email: str
    ) -> None:
        answer = stranger.post("/sign-in/link", {"email": email}, page="/sign-in")
        assert answer.status_code == 200
        send()
        assert mail_server.received == []

    def test_it_waits_in_memory_while_the_mail_server_is_busy(
        self,
        stranger: Person,
        owner: User,
        send: Callable[..., None],
        mail_server: MailServer,
        app: Flask,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        mail_server.answers = {"RCPT": ["451 Later"], "EHLO": [""]}
        stranger.post("/sign-in/link", {"email": "ana@acme.test"}, page="/sign-in")
        send()
        send(seconds=6)
        assert mail_server.received == []
        send(seconds=31)
        assert len(mail_server.received) == 1
        with app.app_context():
            assert SignInLink.select().count() == 1
        assert "/welcome/" not in caplog.text

    def test_it_is_given_up_before_it_expires(
        self,
        stranger: Person,
        owner: User,
        send: Callable[..., None],
        mail_server: MailServer,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        mail_server.answers = {"RCPT": ["451 Later"] * 20}
        stranger.post("/sign-in/link", {"email": "ana@acme.test"}, page="/sign-in")
        for _ in range(8):
            send(minutes=2)
        assert mail_server.answers["RCPT"] == ["451 Later"] * (20 - 1 - len(outbox.WAITS_S))
        assert "A sign-in link was not sent: The mail server refuses it: 451 Later." in caplog.text
        assert "ana@acme.test" not in caplog.text

    def test_so_many_wait_at_most(self, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(outbox, "MAX_WAITING", 3)
        with app.app_context():
            for number in range(10):
                outbox.send_sign_in_link(f"a{number}@acme.test")
            waiting = parts_of(app).late(Outbox, Outbox)
            assert len(waiting) == 3


class TestUnsubscribing:
    @pytest.fixture
    def token(self, app: Flask, home: Workspace, owner: User) -> str:
        with app.app_context():
            return mail_choices.unsubscribe_token(home.id, owner.id, MailKind.SUMMARY)

    def choices(self, app: Flask) -> list[tuple[str, bool]]:
        with app.app_context():
            return [(row.kind, row.is_wanted) for row in MailChoice.select()]

    def test_a_mail_program_does_it_with_one_request(self, app: Flask, token: str) -> None:
        """RFC 8058: without cookies, a sign-in or a token against forged forms."""
        answer = Client(app, app.response_class).post(f"/unsubscribe/{token}", data="List-Unsubscribe=One-Click")
        assert answer.status_code == 200
        assert self.choices(app) == [("summary", False)]

    def test_a_person_does_it_with_a_button(self, app: Flask, token: str, stranger: Person, person: Person) -> None:
        page = stranger.get(f"/unsubscribe/{token}")
        assert page.status_code == 200
        assert "Stop weekly summaries of Home ?" in shown(page)
        assert self.choices(app) == []
        page = stranger.send(f"/unsubscribe/{token}", {}, page=f"/unsubscribe/{token}")
        assert "You get no more weekly summaries of Home ." in shown(page)
        assert self.choices(app) == [("summary", False)]
        account = person.get("/account")
        assert re.search(r'name="on" value="status\.\w+" checked', account.text)
        assert not re.search(r'name="on" value="summary\.\w+" checked', account.text)
        names = re.findall(r'name="shown" value="([\w.]+)"', account.text)
        assert person.post("/account", {"what": "mail", "shown": names, "on": names}).location == "/account"
        assert sorted(self.choices(app)) == [("summary", True)]
        assert re.search(r'name="on" value="summary\.\w+" checked', person.get("/account").text)

    def test_nobody_can_write_one(self, app: Flask, token: str, home: Workspace, stranger: Person) -> None:
        kind, workspace, user, signature = token.split(".")
        neighbor = user[:-1] + ("1" if user.endswith("0") else "0")
        wrong = [
            "x", "a.b.c.d", "", f"{kind}.{workspace}.{user}.", f"status.{workspace}.{user}.{signature}",
            f"{kind}.{workspace}.{neighbor}.{signature}", token[:-1], token + "A", "%FF%00." * 60, token * 9,
        ]  # fmt: skip
        for entry in wrong:
            answer = stranger.send(f"/unsubscribe/{entry}", {}, page="/sign-in")
            assert answer.status_code == 404, entry
        assert self.choices(app) == []

    def test_it_works_for_members_alone(
        self, app: Flask, home: Workspace, add_member: Callable[..., User], stranger: Person
    ) -> None:
        user = add_member("bo@acme.test", "viewer")
        with app.app_context():
            token = mail_choices.unsubscribe_token(home.id, user.id, MailKind.STATUS)
            workspaces.remove_member(home, user)
        assert stranger.get(f"/unsubscribe/{token}").status_code == 404

    def test_choices_for_workspaces_of_others_are_left_out(
        self, app: Flask, person: Person, other_workspace: Any, home: Workspace
    ) -> None:
        foreign = f"summary.{other_workspace.workspace.id}"
        shown_ = [foreign, "nonsense", "summary.", f"unknown.{home.id}"]
        person.post("/account", {"what": "mail", "shown": shown_, "on": [foreign]})
        assert self.choices(app) == []


class TestSettings:
    def test_they_are_switches(self, person: Person, client: Client) -> None:
        page = person.get(NOTIFICATIONS)
        assert page.text.count('role="switch"') == 3
        assert not NOTE.search(shown(page))
        assert person.send(NOTIFICATIONS, typed_in(page.text), page=NOTIFICATIONS).status_code == 303
        assert "Nothing was changed." in shown(person.get(NOTIFICATIONS))
        form = {**typed_in(page.text), "email_summary": ["", "true"], "email_manager": ["", "true"]}
        person.send(NOTIFICATIONS, form, page=NOTIFICATIONS)
        meta = client.post("/v1/workspace/update/country", json={"value": ""}).json["meta"]
        assert {"email_summary=true", "email_host_status=", "email_manager=true"} <= set(meta)
        page = person.get(NOTIFICATIONS)
        assert re.search(r'name="email_summary" value="true" checked', page.text)
        form = {**typed_in(page.text), "email_summary": ["false"]}
        person.send(NOTIFICATIONS, form, page=NOTIFICATIONS)
        meta = client.post("/v1/workspace/update/country", json={"value": ""}).json["meta"]
        assert {"email_summary=false", "email_manager=true"} <= set(meta)

    def test_those_who_may_not_change_them_read_on_and_off(
        self, app: Flask, add_member: Callable[..., User], switch: Callable[..., None]
    ) -> None:
        switch(email_summary="true", email_manager="false")
        page = Person(app).sign_in(add_member("bo@acme.test", "viewer")).get(NOTIFICATIONS)
        assert "Weekly summary by e-mail On Status alerts by e-mail Off E-mail managers too Off" in shown(page)


class TestWithoutAServer:
    @pytest.fixture
    def app(self, make_app: Callable[..., Flask]) -> Flask:
        return make_app(PUBLIC_URL=ORIGIN)

    def test_the_pages_say_so_and_nothing_is_sent(
        self, app: Flask, person: Person, stranger: Person, send: Callable[..., None]
    ) -> None:
        for path in (NOTIFICATIONS, "/account", "/members?new"):
            assert NOTE.search(shown(person.get(path))), path
        assert NOTE.search(shown(stranger.get("/sign-in")))
        assert "E-mail me a sign-in link" not in shown(stranger.get("/sign-in"))
        assert stranger.post("/sign-in/link", {"email": "ana@acme.test"}, page="/sign-in").status_code == 404
        page = person.post("/members", {"email": "bo@acme.test", "role": "editor"}, follow_redirects=True)
        assert "Send this link yourself: e-mail is off on this server." in shown(page)
        with app.app_context():
            assert len(parts_of(app).late(Outbox, Outbox)) == 0


def in_no_file(app: Flask, secret: str) -> None:
    """A secret is in no file of the instance."""
    with app.app_context():
        path = database.current().path
    for file in path.parent.glob("signpost.sqlite*"):
        assert secret.encode() not in content(file)
