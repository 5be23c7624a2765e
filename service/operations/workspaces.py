"""Workspaces, users, and who is a member with which role."""

import re

import peewee

from service import database
from service.caller import Caller
from service.errors import Invalid
from service.models import Member, User, Workspace
from service.operations import roles

_EMAIL = re.compile(r"[^\s@]+@[^\s@]+")
EMAIL_LENGTH = 254
NAME_LENGTH = 100


def create_workspace(name: str, owner: User) -> Workspace:
    """A workspace with its first member."""
    with database.atomic():
        workspace = Workspace.create(name=name)
        Member.create(workspace=workspace, user=owner, role=roles.OWNER)
    return workspace


def create_user(name: str, email: str) -> User:
    """A user, member of nothing yet. Raises Invalid: a bad or taken e-mail address, a bad name."""
    errors = {}
    if not 1 <= len(name.strip()) <= NAME_LENGTH:
        errors["name"] = [f"Must have 1 to {NAME_LENGTH} characters."]
    if not _EMAIL.fullmatch(email) or len(email) > EMAIL_LENGTH:
        errors["email"] = ["Not an e-mail address."]
    if errors:
        raise Invalid(errors)
    try:
        with database.atomic():
            return User.create(name=name.strip(), email=email)
    except peewee.IntegrityError:
        raise Invalid({"email": ["A user with this e-mail address exists already."]}) from None


def add_member(workspace: Workspace, user: User, role: str) -> Member:
    """Raises Invalid for an unknown role or somebody who is a member already."""
    if role not in roles.ROLES:
        raise Invalid({"role": [f"One of {', '.join(roles.ROLES)}."]})
    try:
        with database.atomic():
            return Member.create(workspace=workspace, user=user, role=role)
    except peewee.IntegrityError:
        raise Invalid({"user": ["A member of this workspace already."]}) from None


def first_workspace() -> Workspace | None:
    return Workspace.select().order_by(Workspace.id).first()


def member_caller(workspace: Workspace, email: str | None = None, via: str = "cli") -> Caller:
    """A Caller for the member with `email`, else for the longest-standing owner. Raises Invalid where there is none."""
    members = workspace.members.select(Member, User).join(User).order_by(User.id)
    members = members.where(Member.role == roles.OWNER) if email is None else members.where(User.email == email)
    member = members.first()
    if member is None:
        raise Invalid({"user": ["No member of the workspace has this e-mail address."]})
    return Caller(workspace, member.user, member.role, via)
