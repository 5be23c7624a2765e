"""Invitations: they offer a membership, and never give access to an account."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.domain.people.roles import Role
from signpost.features.sign_in.operations import invitations
from signpost.features.sign_in.pages import sign_in
from signpost.features.sign_in.tables import Invitation, Session, SignInLink
from signpost.operations import roles
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime.rate_limits import parse_rate
from signpost.storage.models import Member, User
from signpost.storage.models.workspace import Workspace
from tests.conftest import ORIGIN, Answer, RunCommand
from tests.features.conftest import Person, match_in, shown

LINK = re.compile(r"/invitation/[\w-]+")
PASSWORD = "a long enough password"


def invite(person: Person, email: str = "ada@acme.test", role: str = "editor") -> tuple[Answer, Any]:
    """The page after an invitation, and the path of the link on it."""
    page = person.post("/members", {"email": email, "role": role}, follow_redirects=True)
    found = LINK.search(page.text)
    return page, found[0] if found else None


def answer(person: Person, link: str, page: str | None = None, **form: Any) -> Answer:
    return person.post(link, form, page=page or link)


def make_account(
    person: Person, link: str, name: str = "Ada", password: str = PASSWORD, page: str | None = None
) -> Answer:
    return answer(person, link, page, **{"as": "new", "name": name, "password": password})


@pytest.fixture
def home(app: Flask) -> Workspace:
    with app.app_context():
        return bootstrap.ensure_workspace()


@pytest.fixture
def evil(app: Flask, home: Workspace) -> Person:
    """A manager of another workspace, signed in; the first owner is no member there."""
    with app.app_context():
        mallory = workspaces.create_user("Mallory", "mallory@evil.test")
        workspaces.create_workspace("Evil", mallory)
    person = Person(app).sign_in(mallory)
    person.workspace = "evil"
    return person


@pytest.fixture
def stored(app: Flask) -> Callable[..., Any]:
    """Run something in the app's context."""

    def do(action: Any) -> Any:
        with app.app_context():
            return action()

    return do


def owner() -> User:
    return User.get(User.email == bootstrap.OWNER_EMAIL)


class TestNobodyBecomesSomebodyElse:
    """A workspace that invites the owner of another one."""

    def test_no_link_that_signs_in_and_no_name(self, evil: Person, stored: Callable[..., Any]) -> None:
        links = stored(SignInLink.select().count)
        stored(User.update(name="Zoe Quill").where(User.email == bootstrap.OWNER_EMAIL).execute)
        page, link = invite(evil, bootstrap.OWNER_EMAIL, "viewer")
        assert page.status_code == 200
        assert link
        assert "/welcome/" not in page.text
        assert "Zoe Quill" not in shown(page)
        assert stored(SignInLink.select().count) == links

    def test_the_answer_is_the_same_for_an_unknown_address(self, evil: Person) -> None:
        def words(email: str) -> str:
            page, link = invite(evil, email, "viewer")
            text = page.text.replace(link, "LINK").replace(email, "EMAIL")
            return re.sub(r'value="[^"]{40,}"|/invitations/\w+/|<time.*?</time>', "", text)

        known = words(bootstrap.OWNER_EMAIL)
        evil.post(f"/invitations/{_ids(evil)[0]}/withdraw")
        assert words("unknown@acme.test") == known

    def test_opening_the_link_signs_no_one_in(self, app: Flask, evil: Person, stored: Callable[..., Any]) -> None:
        _, link = invite(evil, bootstrap.OWNER_EMAIL, "viewer")
        stranger = Person(app)
        before = stored(Session.select().count)
        assert "Join Evil" in shown(stranger.get(link))
        for form in ({}, {"as": "me"}, {"as": "known", "password": ""}, {"as": "known", "password": "guess"}):
            assert answer(stranger, link, **form).status_code in (200, 422), form
        assert stranger.get("/links").status_code == 303
        assert stored(Session.select().count) == before

    def test_no_second_account_for_the_address(self, app: Flask, evil: Person, stored: Callable[..., Any]) -> None:
        _, link = invite(evil, bootstrap.OWNER_EMAIL.upper(), "viewer")
        page = make_account(Person(app), link)
        assert page.status_code == 422
        assert "There's already an account with this e-mail address." in shown(page)
        assert "Zoe Quill" not in shown(page)
        assert stored(lambda: User.select().where(User.email == bootstrap.OWNER_EMAIL).count()) == 1

    def test_no_membership_without_acceptance(self, person: Person, evil: Person, stored: Callable[..., Any]) -> None:
        _, link = invite(evil, bootstrap.OWNER_EMAIL, "viewer")
        assert stored(lambda: owner().memberships.count()) == 1
        page = person.get(link)
        assert "Join Evil" in shown(page)
        assert answer(person, link, **{"as": "me"}).location == "/w/evil/"
        assert "Evil" in shown(person.get("/account"))
        assert stored(lambda: sorted(str(membership.role) for membership in owner().memberships)) == ["owner", "viewer"]

    def test_an_account_created_by_another_person_gives_nothing(
        self, app: Flask, evil: Person, person: Person, stored: Callable[..., Any]
    ) -> None:
        """Evil invites an address, keeps the link, and chooses a password; later Home invites the same address."""
        _, link = invite(evil, "cfo@corp.example", "viewer")
        hijacker = Person(app)
        assert make_account(hijacker, link, "CFO").status_code == 303
        invite(person, "cfo@corp.example", "manager")
        again = Person(app)
        again.post("/sign-in", {"email": "cfo@corp.example", "password": PASSWORD}, page="/sign-in")
        for entry in (hijacker, again):
            entry.workspace = "evil"
            assert "Home" not in entry.get("/account").text
            entry.workspace = "home"
            assert entry.get("/members").status_code == 404
            entry.workspace = "evil"
            assert "owner@localhost" not in entry.get("/members").text

    def test_only_the_operator_creates_links_that_sign_in(
        self, app: Flask, make_person: Callable[[str], Person], person: Person
    ) -> None:
        make_person("editor")
        editor = match_in(r'action="/members/(\w+)/remove"', person.get("/members").text)[1]
        assert person.post(f"/members/{editor}/link").status_code == 404
        assert not [
            rule.rule for rule in app.url_map.iter_rules() if rule.rule.endswith("/link") and "members" in rule.rule
        ]

    def test_signed_in_as_another_user(self, person: Person, evil: Person) -> None:
        _, link = invite(evil, "ada@acme.test")
        page = person.get(link)
        assert "You are signed in as owner@localhost" in shown(page)
        assert answer(person, link, **{"as": "me"}).status_code == 422
        assert "Evil" not in person.get("/account").text
        out = person.post("/sign-out", {"next": link}, page=link)
        assert out.location == link
        assert "Create account and join" in shown(person.get(link))


def _ids(person: Person) -> list[Any]:
    return re.findall(r'action="/invitations/(\w+)/renew"', person.get("/members").text)


class TestAccepting:
    def test_makes_an_account_and_signs_in(self, app: Flask, person: Person, stored: Callable[..., Any]) -> None:
        _, link = invite(person, "ada@acme.test", "manager")
        ada = Person(app)
        for _ in range(3):
            assert ada.get(link).status_code == 200
        assert make_account(ada, link).location == "/"
        page = ada.get("/account")
        assert "You joined Home." in shown(page)
        assert "Ada" in shown(page)
        assert "Manager" in shown(page)
        assert ada.get(link).status_code == 410
        assert make_account(Person(app), link, page="/sign-in").status_code == 410
        assert stored(Invitation.select().count) == 0
        assert not _ids(person)
        later = Person(app)
        answered = later.post("/sign-in", {"email": "ADA@acme.test", "password": PASSWORD}, page="/sign-in")
        assert answered.status_code == 303

    def test_by_a_user_continues_in_that_workspace(self, app: Flask, person: Person, evil: Person) -> None:
        make_account(Person(app), invite(person)[1])
        _, link = invite(evil, "Ada@Acme.test", "viewer")
        ada = Person(app)
        assert answer(ada, link, **{"as": "known", "password": "wrong"}).status_code == 422
        assert answer(ada, link, **{"as": "known", "password": PASSWORD}).location == "/"
        assert ada.browser.get("/").location == "/w/evil/"

    def test_by_a_user_without_a_workspace(self, app: Flask, person: Person, stored: Callable[..., Any]) -> None:
        make_account(Person(app), invite(person)[1])
        stored(lambda: workspaces.remove_member(bootstrap.ensure_workspace(), workspaces.find_user("ada@acme.test")))
        ada = Person(app)
        answer(ada, invite(person)[1], **{"as": "known", "password": PASSWORD})
        assert "Home" in shown(ada.get("/account"))

    def test_by_a_new_member_keeps_the_role(self, app: Flask, person: Person, stored: Callable[..., Any]) -> None:
        make_account(Person(app), invite(person)[1])
        ada = stored(lambda: workspaces.find_user("ada@acme.test"))
        stored(lambda: workspaces.remove_member(bootstrap.ensure_workspace(), ada))
        _, link = invite(person, role="owner")
        stored(lambda: workspaces.add_member(bootstrap.ensure_workspace(), ada, "viewer"))
        assert answer(Person(app), link, **{"as": "known", "password": PASSWORD}).status_code == 303
        assert stored(lambda: Member.get(Member.user == ada).role) == "viewer"
        assert stored(Invitation.select().count) == 0

    @pytest.mark.parametrize(
        ("name", "password", "message"),
        [
            ("", PASSWORD, "1 to 100 characters"),
            ("A\x1b]0;x\x07da", PASSWORD, "control characters"),
            ("Ada", "short", "10 to 128 characters"),
            ("Ada", "ada@acme.test", "Can't be your name or e-mail address."),
        ],
    )
    def test_with_a_bad_name_or_password_is_tried_again(
        self, app: Flask, person: Person, stored: Callable[..., Any], name: str, password: str, message: str
    ) -> None:
        _, link = invite(person)
        page = make_account(Person(app), link, name, password)
        assert page.status_code == 422
        assert message in shown(page)
        assert stored(User.select().count) == 1
        assert make_account(Person(app), link).status_code == 303

    def test_needs_no_second_form_to_come_from_elsewhere(self, person: Person, evil: Person) -> None:
        """A form of another site cannot accept."""
        _, link = invite(evil, bootstrap.OWNER_EMAIL)
        forged = person.browser.post(link, data={"as": "me"}, headers={"Referer": f"{ORIGIN}/"})
        assert forged.status_code == 400
        assert "Evil" not in person.get("/account").text

    @pytest.mark.parametrize("secret", ["x", "0" * 43, "%00", "a" * 5000])
    def test_a_made_up_one(self, stranger: Person, secret: str) -> None:
        page = stranger.get(f"/invitation/{secret}")
        assert page.status_code == 410
        assert "This invitation does not work" in shown(page)

    @pytest.mark.usefixtures("within_one_minute")
    def test_guesses_of_a_password_are_counted(
        self, app: Flask, person: Person, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("3 per day"))
        _, link = invite(person)
        stranger = Person(app)
        codes = [answer(stranger, link, **{"as": "known", "password": "wrong"}).status_code for _ in range(5)]
        assert codes == [422] * 3 + [429] * 2

    def test_the_secret_is_in_no_log_and_no_column(
        self, app: Flask, person: Person, stranger: Person, caplog: pytest.LogCaptureFixture, stored: Callable[..., Any]
    ) -> None:
        with caplog.at_level("INFO"):
            _, link = invite(person)
            stranger.get(link)
            answer(stranger, link, **{"as": "known", "password": "wrong"})
            make_account(stranger, link, "")
        secret = link.rpartition("/")[2]
        assert "/invitation/..." in caplog.text
        assert secret not in caplog.text
        assert secret not in str(stored(lambda: Invitation.get().__data__))


class TestLife:
    def test_for_seven_days(self, person: Person, stranger: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        _, link = invite(person)
        now = times.now()
        monkeypatch.setattr(times, "now", lambda: now + invitations.VALID_FOR - timedelta(minutes=1))
        assert stranger.get(link).status_code == 200
        monkeypatch.setattr(times, "now", lambda: now + invitations.VALID_FOR + timedelta(minutes=1))
        assert stranger.get(link).status_code == 410
        assert make_account(stranger, link, page="/sign-in").status_code == 410
        assert not _ids(person)

    def test_is_listed_renewed_and_withdrawn(self, person: Person, stranger: Person) -> None:
        _, link = invite(person)
        page = person.get("/members")
        for word in ("ada@acme.test", "an editor", "Expires"):
            assert word in page.text
        assert link not in page.text
        renewed = match_in(LINK, person.post(f"/invitations/{_ids(person)[0]}/renew", follow_redirects=True).text)[0]
        assert renewed != link
        assert stranger.get(link).status_code == 410
        assert stranger.get(renewed).status_code == 200
        person.post(f"/invitations/{_ids(person)[0]}/withdraw")
        assert stranger.get(renewed).status_code == 410
        assert not _ids(person)

    def test_one_for_each_address(self, person: Person, stranger: Person) -> None:
        _, first = invite(person)
        _, second = invite(person, "ADA@acme.test", "viewer")
        assert len(_ids(person)) == 1
        assert stranger.get(first).status_code == 410
        assert "viewer" in shown(stranger.get(second))

    def test_a_present_member_is_reported(
        self, person: Person, make_person: Callable[[str], Person], stored: Callable[..., Any]
    ) -> None:
        make_person("viewer")
        email = stored(lambda: User.get(User.name == "A viewer").email)
        page, link = invite(person, email.upper())
        assert (page.status_code, link) == (422, None)
        assert "Already a member of this workspace." in shown(page)

    def test_there_are_only_so_many(
        self, app: Flask, person: Person, stored: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(invitations, "MAX_OPEN", 3)
        for number in range(3):
            assert invite(person, f"a{number}@acme.test")[1]
        page, link = invite(person, "one-more@acme.test")
        assert (page.status_code, link) == (422, None)
        assert "You have 3 open invitations" in shown(page)
        # The same address again takes no room; another workspace has its own.
        assert invite(person, "a0@acme.test")[1]
        now = times.now()
        monkeypatch.setattr(times, "now", lambda: now + timedelta(days=8))
        assert invite(person, "one-more@acme.test")[1]
        assert stored(Invitation.select().count) == 1

    @pytest.mark.parametrize("email", ["", "acme.test", "a@" + "b" * 260, "a\x1bb@acme.test", "a\u202eb@acme.test"])
    def test_a_bad_address(self, person: Person, email: str, stored: Callable[..., Any]) -> None:
        page, link = invite(person, email)
        assert (page.status_code, link) == (422, None)
        assert stored(Invitation.select().count) == 0


class TestRoles:
    def test_no_one_invites_above_their_own(
        self, make_person: Callable[[str], Person], stored: Callable[..., Any]
    ) -> None:
        manager = make_person("manager")
        assert invite(manager, role="owner")[0].status_code == 422
        assert invite(manager, role="king")[0].status_code == 422
        assert invite(manager, role="manager")[1]
        assert stored(Invitation.select().count) == 1

    def test_no_one_changes_an_invitation_above_their_own(
        self, person: Person, make_person: Callable[[str], Person], stored: Callable[..., Any]
    ) -> None:
        _, link = invite(person, role="owner")
        (id_,) = _ids(person)
        manager = make_person("manager")
        assert not _ids(manager)
        for act in ("renew", "withdraw"):
            assert manager.post(f"/invitations/{id_}/{act}").status_code == 422
        assert invite(manager, role="viewer")[0].status_code == 422
        assert manager.get(link).status_code == 200

    @pytest.mark.parametrize("role", ["viewer", "editor"])
    def test_below_manager_invitations_are_hidden(
        self, person: Person, make_person: Callable[[str], Person], role: str
    ) -> None:
        invite(person)
        (id_,) = _ids(person)
        member = make_person(role)
        assert "ada@acme.test" not in member.get("/members").text
        assert invite(member)[0].status_code == 484
        for act in ("renew", "withdraw"):
            assert member.post(f"/invitations/{id_}/{act}").status_code == 484
        assert _ids(person) == [id_]

    def test_of_another_workspace_is_out_of_reach(self, person: Person, evil: Person) -> None:
        invite(person)
        (id_,) = _ids(person)
        assert not _ids(evil)
        for act in ("renew", "withdraw"):
            assert evil.post(f"/invitations/{id_}/{act}").status_code == 422
        assert _ids(person) == [id_]

    @pytest.mark.parametrize("how", ["lowered", "removed", "lowered in the table"])
    def test_of_a_member_who_may_no_longer_invite(
        self, app: Flask, make_person: Callable[[str], Person], stored: Callable[..., Any], how: str
    ) -> None:
        manager = make_person("manager")
        _, link = invite(manager)

        def change() -> None:
            home, user = bootstrap.ensure_workspace(), User.get(User.name == "A manager")
            if how == "removed":
                workspaces.remove_member(home, user)
            elif how == "lowered":
                workspaces.set_role(home, user, "editor")
            else:
                Member.update(role="editor").where(Member.user == user).execute()

        stored(change)
        assert Person(app).get(link).status_code == 410
        assert make_account(Person(app), link, page="/sign-in").status_code == 410
        assert stored(lambda: User.get_or_none(User.email == "ada@acme.test")) is None

    def test_of_an_owner_who_became_a_manager_those_up_to_manager_work(
        self, app: Flask, make_person: Callable[[str], Person], stored: Callable[..., Any]
    ) -> None:
        other = make_person("owner")
        _, above = invite(other, "a@acme.test", "owner")
        _, below = invite(other, "b@acme.test", "manager")
        stored(lambda: workspaces.set_role(bootstrap.ensure_workspace(), User.get(User.name == "A owner"), "manager"))
        assert Person(app).get(above).status_code == 410
        assert Person(app).get(below).status_code == 200

    def test_roles_to_give(self) -> None:
        given = {role: roles.to_give(Role(role)) for role in roles.ROLES}
        assert given == {
            "viewer": [],
            "editor": [],
            "manager": ["viewer", "editor", "manager"],
            "owner": list(roles.ROLES),
        }


def test_the_command_prints_a_link(run_command: RunCommand, app: Flask) -> None:
    done = run_command("member", "invite", "ada@acme.test", "--role", "viewer")
    assert done.exit_code == 0, done.output
    link = match_in(LINK, done.stdout)[0]
    assert make_account(Person(app), link).status_code == 303
    again = run_command("member", "invite", "ADA@acme.test")
    assert (again.exit_code, again.stdout) == (1, "")
    assert "Already a member of this workspace." in again.stderr


def test_the_offer_says_what_the_role_may_do(person: Person, stranger: Person) -> None:
    _, link = invite(person)
    text = shown(stranger.get(link))
    assert "You are invited as an editor . Editors create, edit and delete links and redirects." in text
