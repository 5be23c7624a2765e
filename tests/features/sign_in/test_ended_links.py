"""Whatever changes how a person signs in ends what could sign them in once: each such change, and each such thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pyotp
import pytest
from flask import Flask

from signpost.domain.errors import Unauthenticated
from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SessionStart, SignInMethod
from signpost.features.sign_in import claims
from signpost.features.sign_in.operations import (
    account,
    identities,
    members,
    passkeys,
    second_factor,
    second_step,
    sessions,
    users,
)
from signpost.features.sign_in.operations.sessions import SessionView
from signpost.features.sign_in.tables import Authenticator, Identity, Passkey, Session, SignInLink
from signpost.operations.caller import Caller
from signpost.operations.workspaces import bootstrap, deletions, workspaces
from signpost.storage.models import Member, User, Workspace
from tests.conftest import RunCommand

PASSWORD, OTHER = "a long enough password", "another long password"
EMAIL = "bo@acme.test"


@dataclass
class Bo:
    """A member who is signed in. other: of the workspace, an owner."""

    caller: Caller
    session: SessionView
    other: Caller
    run_command: RunCommand

    @property
    def user(self) -> User:
        return self.caller.user

    def person(self, email: str = EMAIL) -> claims.Person:
        return claims.Person("https://id.acme.test", "bo", "Bo", email, is_email_verified=True)

    def code(self) -> str:
        second_step.begin_set_up(self.caller)
        return pyotp.TOTP(second_step.secret_of(Authenticator.get(Authenticator.user == self.user))).now()


def _passkey_removed(bo: Bo) -> None:
    row = Passkey.select().where(Passkey.user == bo.user).get()
    passkeys.remove_passkey(bo.caller, bo.session, row.id, current=PASSWORD)


def _address_of_provider(bo: Bo) -> None:
    User.update(password_hash=None).where(User.id == bo.user.id).execute()
    Identity.create(issuer="https://id.acme.test", subject="bo", user=bo.user)
    identities.sign_in(bo.person("new@acme.test"), (), "Provider")


def _workspace_deleted(bo: Bo) -> None:
    other = workspaces.create_workspace("Another", bo.other.user)
    Member.update(workspace=other).where(Member.user == bo.user).execute()
    Session.update(workspace=other).where(Session.user == bo.user).execute()
    deletions.delete_workspace(Workspace.get_by_id(other.id))


CHANGES: dict[str, Callable[[Bo], object]] = {
    "password": lambda bo: sessions.set_password(bo.caller, bo.session, password=OTHER, current=PASSWORD),
    "password by the operator": lambda bo: bo.run_command("user", "password", EMAIL, text=f"{OTHER}\n"),
    "address": lambda bo: account.update_profile(bo.caller, bo.session, email="new@acme.test", current=PASSWORD),
    "address in other letters": lambda bo: account.update_profile(bo.caller, bo.session, email="Bo@acme.test"),
    "address by the operator": lambda bo: bo.run_command("user", "update", EMAIL, "--email", "new@acme.test"),
    "address at the provider": _address_of_provider,
    "second step on": lambda bo: second_step.switch_on(bo.caller, bo.session, code=bo.code(), current=PASSWORD),
    "second step off": lambda bo: second_step.switch_off(bo.caller, bo.session, PASSWORD),
    "second step off by the operator": lambda bo: bo.run_command("user", "second-step-off", EMAIL),
    "passkey removed": _passkey_removed,
    "single sign-on": lambda bo: identities.connect(bo.caller, bo.person(), "Provider"),
    "no single sign-on": lambda bo: identities.disconnect(bo.caller),
    "removed from the last workspace": lambda bo: members.remove_member(bo.other, bo.user.id),
    "left the last workspace": lambda bo: members.leave(bo.caller),
    "last workspace deleted": _workspace_deleted,
    "deleted": lambda bo: users.delete_user(bo.user),
}


@pytest.fixture
def bo(app: Flask, run_command: RunCommand) -> Bo:
    with app.app_context():
        other = workspaces.member_caller(bootstrap.ensure_workspace())
        user = workspaces.create_user("Bo", EMAIL)
        workspaces.add_member(other.workspace, user, Role.MANAGER)
        sessions.reset_password(user, PASSWORD)
        user = User.get_by_id(user.id)
        Passkey.create(
            user=user, credential_id="a", public_key=b"a", sign_count=0, rp_id="acme.test", name="a", is_backed_up=False
        )
        second_factor.replace_recovery_codes(user)
        found = sessions.caller_of(sessions.begin(user.id, SessionStart(SignInMethod.PASSWORD)))
        assert found is not None
        return Bo(found[0], found[1], other, run_command)


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_how_a_person_signs_in_ends_one_time_links(app: Flask, bo: Bo, change: str) -> None:
    with app.app_context():
        links = [sessions.make_link(bo.user, method=method) for method in (SignInMethod.LINK, SignInMethod.MAILED_LINK)]
        others = [sessions.make_link(bo.other.user)]
        start = SessionStart(SignInMethod.MAILED_LINK)
        waiting = sessions.begin(bo.user.id, start, awaits_second_step=True)
        by_link = sessions.begin(bo.user.id, start)
        assert second_step.find_waiting(waiting) is not None
        CHANGES[change](bo)
        for secret in links:
            assert not sessions.is_link(secret)
            with pytest.raises(Unauthenticated):
                sessions.use_link(secret)
        assert second_step.find_waiting(waiting) is None
        # A session that a link began goes on or ends; it no longer gives a password without the current one.
        found = sessions.caller_of(by_link)
        assert found is None or not found[1].reset_until
        assert all(map(sessions.is_link, others))


def test_other_changes_end_none(app: Flask, bo: Bo) -> None:
    with app.app_context():
        link = sessions.make_link(bo.user)
        by_link = sessions.begin(bo.user.id, SessionStart(SignInMethod.LINK))
        account.update_user(bo.user, name="Bob", email=EMAIL)
        account.update_user(bo.user, name="Bob")
        members.change_role(bo.other, bo.user.id, role="viewer")
        workspaces.add_member(workspaces.create_workspace("Another", bo.other.user), bo.user, Role.VIEWER)
        workspaces.remove_member(bo.caller.workspace, bo.user)
        assert sessions.is_link(link)
        assert SignInLink.select().count() == 1
        assert sessions.caller_of(by_link) is None  # its workspace


def test_the_person_who_changes_the_address_may_still_choose_a_password(app: Flask, bo: Bo) -> None:
    """Signed in by a link, because the password is lost: the address first, then the password."""
    with app.app_context():
        found = sessions.caller_of(sessions.begin(bo.user.id, SessionStart(SignInMethod.LINK)))
        assert found is not None
        caller, session = found
        account.update_profile(caller, session, email="new@acme.test")
        sessions.set_password(caller, session, password=OTHER)
