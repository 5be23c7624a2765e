"""The addresses of people: one rule for invitations, accounts, commands, settings and single sign-on."""

import ast
import inspect
import re
from pathlib import Path

import pytest
from flask import Flask

import signpost
from signpost.domain.errors import Invalid
from signpost.domain.people.roles import Role
from signpost.features.sign_in import claims
from signpost.features.sign_in.operations import account, identities, invitations, sessions, users
from signpost.features.sign_in.pages import sign_in
from signpost.features.sign_in.tables import Invitation
from signpost.operations.workspaces import bootstrap, setting_keys, workspaces
from signpost.runtime.rate_limits import parse_rate
from signpost.storage.models import User
from tests.conftest import RunCommand, first_workspace
from tests.features.conftest import Person

PASSWORD = "a long enough password"
# One mailbox. Browsers send the second form, whatever a person typed into a field for an e-mail address.
READABLE = "ada@bücher.example"
SPELLINGS = [
    READABLE,
    "ada@xn--bcher-kva.example",
    "ADA@XN--BCHER-KVA.Example",
    "Ada@BÜCHER.example",
    "ada@bu\u0308cher.example",
    "ada@bücher\u3002example",
    "ada@ｂücher.example",
]
# Spellings with which earlier versions stored an account.
STORED_BEFORE = [READABLE, "ada@xn--bcher-kva.example", "Ada@xn--bcher-kva.example"]
OTHERS = ["ada@bucher.example", "ada@xn--bcher-kvb.example", "ada@bücher.example.", "ada@bu\u200dcher.example"]

REFUSED = [
    "<a@b.c>", "a@<b.c>", "Ann <a@b.c>", "a@b.c>", "a@b.c,d@e.f", "a@b.c;d@e.f", "a b@c.d", "a@b.c\r\nBcc: d@e.f",
    "a:b@c.d", '"a"@b.c', "a\\@b.c", "a(b)@c.d", "a@[127.0.0.1]", "a@@b.c", "@b.c", "a@", "",
    "a" * 260 + "@b.c",
]  # fmt: skip


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(ValueError, match="Enter an e-mail address"):
        workspaces.email_of(text)


@pytest.mark.parametrize("text", ["a@b.c", "owner@localhost", "Ann.O'Hara+x@Example.com", "jörg@münchen.example"])
def test_what_is_one(text: str) -> None:
    assert workspaces.email_of(text)


def test_there_is_one_rule() -> None:
    """Each place that takes an address uses it."""
    for module in (account, identities, invitations, setting_keys):
        # Called, or handed over to be called; not only imported.
        assert re.search(r"email_of\(|\(email_of,", inspect.getsource(module)), module.__name__


@pytest.fixture
def stored(app: Flask, request: pytest.FixtureRequest) -> User:
    """An account with a password, as an earlier version stored it: with the address as it was typed."""
    with app.app_context():
        workspace = bootstrap.ensure_workspace()
        user: User = User.create(name="Ada", email=request.param)
        workspaces.add_member(workspace, user, Role.EDITOR)
        hashed = sessions.hash_of(PASSWORD, name="Ada", email=request.param)
        User.update(password_hash=hashed).where(User.id == user.id).execute()
        return user


@pytest.mark.parametrize("stored", STORED_BEFORE, indirect=True)
class TestSpellingsOfADomain:
    @pytest.mark.parametrize("typed", SPELLINGS)
    def test_a_password_signs_in(self, app: Flask, stored: User, typed: str) -> None:
        answer = Person(app).post("/sign-in", {"email": typed, "password": PASSWORD}, page="/sign-in")
        assert (answer.status_code, answer.location) == (303, "/")

    def test_no_other_address_is_meant(self, app: Flask, stored: User) -> None:
        with app.app_context():
            assert [workspaces.user_with(typed) for typed in OTHERS] == [None] * len(OTHERS)

    def test_tries_count_together(self, app: Flask, stored: User, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sign_in, "PERSON_TRIES", parse_rate("2/minute"))
        tries = [
            Person(app).post("/sign-in", {"email": typed, "password": "wrong"}, page="/sign-in").status_code
            for typed in SPELLINGS
        ]
        assert tries == [401, 401, *[429] * (len(SPELLINGS) - 2)]

    @pytest.mark.parametrize("typed", SPELLINGS)
    def test_there_is_no_second_account(self, app: Flask, stored: User, typed: str) -> None:
        with app.app_context():
            other, caller = workspaces.create_user("Bo", "bo@acme.test"), workspaces.member_caller(first_workspace())
            with pytest.raises(Invalid) as of_new:
                workspaces.create_user("Ada", typed)
            with pytest.raises(Invalid) as of_change:
                account.update_user(other, email=typed)
            with pytest.raises(Invalid) as of_invitation:
                invitations.create_invitation(caller, email=typed, role=Role.VIEWER)
        taken = {"email": ["Someone already uses this e-mail address."]}
        assert of_new.value.errors == of_change.value.errors == taken
        assert of_invitation.value.errors == {"email": ["Already a member of this workspace."]}

    @pytest.mark.parametrize("typed", SPELLINGS)
    def test_commands_find_the_account(self, app: Flask, stored: User, run_command: RunCommand, typed: str) -> None:
        assert run_command("member", "role", typed, "viewer").exit_code == 0

    def test_a_form_that_comes_back_from_a_browser_changes_no_address(self, app: Flask, stored: User) -> None:
        person = Person(app).sign_in(stored)
        seen = {"seen.name": "Ada", "seen.email": stored.email}
        form = {"what": "profile", "name": "Ada L", "email": SPELLINGS[1], "current": "", **seen}
        assert person.post("/account", form).status_code == 303
        with app.app_context():
            assert User.get_by_id(stored.id).name == "Ada L"
            assert User.get_by_id(stored.id).email == stored.email

    def test_nothing_of_a_deleted_person_stays(self, app: Flask, stored: User) -> None:
        with app.app_context():
            caller = workspaces.member_caller(first_workspace())
            workspaces.remove_member(first_workspace(), stored)
            invitations.create_invitation(caller, email=SPELLINGS[1], role=Role.VIEWER)
            users.delete_user(stored)
            assert not Invitation.select().exists()


@pytest.mark.parametrize("typed", SPELLINGS)
def test_an_account_shows_an_address_that_people_can_read(app: Flask, typed: str) -> None:
    with app.app_context():
        bootstrap.ensure()
        assert workspaces.create_user("Ada", typed).email.lower() == READABLE


@pytest.mark.parametrize("invited", SPELLINGS)
def test_an_invitation_is_for_each_spelling(app: Flask, invited: str) -> None:
    with app.app_context():
        bootstrap.ensure()
        caller = workspaces.member_caller(first_workspace())
        for typed in SPELLINGS:
            _, secret = invitations.create_invitation(caller, email=invited, role=Role.VIEWER)
            user = workspaces.create_user("Ada", typed)
            invitations.accept_invitation(secret, user.id)
            users.delete_user(user)
            _, secret = invitations.create_invitation(caller, email=invited, role=Role.VIEWER)
            of_provider = claims.Person("https://sso.test", typed, "Ada", typed, is_email_verified=True)
            user_id, _ = identities.accept_invitation(secret, of_provider, "Acme")
            users.delete_user(User.get_by_id(user_id))


def test_who_had_two_accounts_keeps_both(app: Flask) -> None:
    """Each is found by its own spelling."""
    with app.app_context():
        bootstrap.ensure()
        rows = [User.create(name="Ada", email=email) for email in STORED_BEFORE[:2]]
        assert [workspaces.user_with(row.email) for row in rows] == rows
        assert workspaces.user_with(SPELLINGS[-1]) == rows[0]


# The same text twice, by design: an address that no person has; two statements of one provider.
COMPARED_AS_TEXT = {"User.email == User.id.concat(_ADDRESS)", "further.get('email') == claims['email']"}


def test_addresses_are_compared_in_one_form() -> None:
    """No code compares the text of an address with another: it asks `folded_email` or `has_email`."""
    found = set()
    for file in Path(signpost.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and any(isinstance(sign, ast.Eq | ast.NotEq) for sign in node.ops):
                sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
                if any(side.endswith((".email", "['email']", "('email')")) or side == "email" for side in sides):
                    found.add(ast.unparse(node))
    assert found == COMPARED_AS_TEXT
