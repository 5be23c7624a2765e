"""Workspaces, users and memberships."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import peewee

from signpost.domain import texts, times
from signpost.domain.changes import State, Subject, Verb
from signpost.domain.errors import Invalid, RoleTooLow
from signpost.domain.people.roles import Role
from signpost.domain.records.addresses import ascii_host, readable_host
from signpost.domain.records.record import CreatedVia
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.workspaces import usage
from signpost.runtime import plan_file, settings
from signpost.runtime.features import hook, hook_of_all
from signpost.runtime.plan_file import SELF_HOSTED
from signpost.storage import database
from signpost.storage.models import Member, Token, User, Workspace
from signpost.storage.statements import workspaces as statements
from signpost.translations import gettext as _

# Without the characters that separate or quote addresses in the header of a message.
_EMAIL = re.compile(r"[^\s@<>()\[\]\\,;:\"]+@[^\s@<>()\[\]\\,;:\"]+")
EMAIL_LENGTH = 254
NAME_LENGTH = 100
# Workspaces that one person makes in the dashboard.
MAX_OWNED = 100
# Spec: "Limits", the value of a setting.
WORKSPACE_NAME_LENGTH = 256


@dataclass(frozen=True)
class UserView:
    id: str
    name: str
    email: str


@dataclass(frozen=True)
class NamedWorkspace:
    id: str
    name: str


@dataclass(frozen=True)
class MemberView:
    """created_at: when the user became a member. by_provider: the provider of single sign-on gave the role."""

    user: UserView
    role: Role
    created_at: str
    by_provider: bool


def name_of(text: str, max_length: int = NAME_LENGTH) -> str:
    """The name that `text` gives to a workspace, a user or a token. Raises ValueError with a sentence."""
    if not 1 <= len(text.strip()) <= max_length:
        raise ValueError(_("Use 1 to %(max_length)s characters.", max_length=max_length))
    return texts.line_of(text.strip())


def workspace_name_of(text: str) -> str:
    """The name that `text` gives to a workspace. Raises ValueError with a sentence."""
    name = name_of(text, WORKSPACE_NAME_LENGTH)
    if Workspace.select().where(Workspace.id == name).exists():
        raise ValueError(_("Can't look like a workspace id."))
    return name


def email_of(text: str) -> str:
    """The e-mail address as it is stored. Raises ValueError with a sentence."""
    text = text.strip()
    # The folded form is longer, or has another character, for some: a Greek question mark becomes a semicolon.
    if not all(len(form) <= EMAIL_LENGTH and _EMAIL.fullmatch(form) for form in (text, folded_email(text))):
        raise ValueError(_("Enter an e-mail address, like ada@example.com."))
    texts.line_of(text)
    readable = _readable(folded_email(text))
    # The database folds ASCII letters alone.
    return text if text.isascii() and readable.isascii() else readable


def folded_email(text: str) -> str:
    """`text` in the form in which two e-mail addresses are the same one: in lower case, with a domain in ASCII.

    A browser sends the domain in ASCII, whatever a person typed. What is no domain stays as it is.
    """
    name, at, domain = text.strip()[: EMAIL_LENGTH + 1].rpartition("@")
    with contextlib.suppress(ValueError):
        # Not in lower case first: that knows other letters than DNS, such as the last one of ΣΑΣ.
        domain = ascii_host(domain)
    return _plain(f"{name}{at}{domain}")


def _readable(folded: str) -> str:
    """An address that `folded_email` returned, as people read it."""
    name, at, domain = folded.rpartition("@")
    return f"{name}{at}{readable_host(domain)}"


def _plain(text: str) -> str:
    """An address as earlier versions stored it: with the domain as it was typed."""
    return unicodedata.normalize("NFC", text.strip()[: 2 * EMAIL_LENGTH].lower())


def has_email(column: peewee.Field, email: str) -> peewee.Expression:
    """Whether a column holds this e-mail address, in upper or lower case, with its domain in letters or in ASCII."""
    folded = folded_email(email)
    same: peewee.Expression = peewee.fn.LOWER(column) << sorted({folded, _readable(folded), _plain(email)})
    return same


def user_with(email: str) -> User | None:
    """The user with this e-mail address, in any spelling that `has_email` finds.

    Earlier versions let two spellings have an account each: the one that is spelled like this comes first.
    """
    found = list(User.select().where(has_email(User.email, email)).order_by(User.id))
    return min(found, key=lambda user: user.email.lower() != _plain(email), default=None)


def clean_fields(**given: tuple[Callable[[str], str], str]) -> dict[str, str]:
    """The text of each field as its rule returns it: {field: rule(text)}. Raises Invalid with every rejected field."""
    values, errors = {}, {}
    for field, (rule, text) in given.items():
        try:
            values[field] = rule(text)
        except ValueError as error:
            errors[field] = [str(error)]
    if errors:
        raise Invalid(errors)
    return values


def create_workspace(name: str, owner: User, plan: str = SELF_HOSTED, *, by: Caller | None = None) -> Workspace:
    """A workspace with its first member. by: who makes it; None: the owner, on the command line.

    Raises Invalid: a bad name, an unknown plan.
    """
    given = clean_fields(name=(workspace_name_of, name))
    _require_plan(plan)
    with database.atomic():
        workspace = Workspace.create(**given, plan=plan)
        Member.create(workspace=workspace, user=owner, role=Role.OWNER)
        caller = replace(by or Caller(workspace, owner, Role.OWNER, CreatedVia.CLI), workspace=workspace)
        hook().subject_changed(
            caller=caller,
            verb=Verb.CREATE,
            subject=Subject.WORKSPACE,
            id=workspace.id,
            before=None,
            after={**given, "plan": plan},
        )
    return workspace


def may_create_workspace(caller: Caller) -> bool:
    """Whether the caller's user owns a workspace, and so may create others, unless WORKSPACE_CREATION is off."""
    is_on: bool = settings.active()["WORKSPACE_CREATION"]
    is_owner_here = caller.role is Role.OWNER and not caller.workspace.is_sample
    return is_on and (is_owner_here or _owned(caller.user).exists())


def create_own_workspace(caller: Caller, *, name: str) -> NamedWorkspace:
    """A workspace of the caller's user, with the plan of the one that the call came from.

    Raises RoleTooLow: not an owner of any workspace, or WORKSPACE_CREATION is off; Invalid: a bad name, too many.
    """
    if not may_create_workspace(caller):
        raise RoleTooLow(caller.role, Role.OWNER)
    with database.atomic():
        if (owned := _owned(caller.user).count()) >= MAX_OWNED:
            raise Invalid({"name": [_("You own %(count)s workspaces, which is the limit.", count=owned)]})
        created = create_workspace(name, caller.user, usage.plan_of(caller.workspace).id, by=caller)
    return view_of(NamedWorkspace, created)


def _owned(user: User) -> peewee.ModelSelect[Member]:
    # Anyone who may connect a hostname becomes the owner of sample data.
    is_owner = (Member.user == user) & (Member.role == Role.OWNER) & ~Workspace.is_sample
    return Member.select().join(Workspace).where(is_owner)


def set_plan(workspace: Workspace, plan: str) -> None:
    """Give a workspace another plan (runtime/plan_file.py). What exceeds its limits stays. Raises Invalid."""
    _require_plan(plan)
    with database.atomic():
        if workspace.plan == plan:
            return
        hook().subject_changed(
            caller=member_caller(workspace),
            verb=Verb.UPDATE,
            subject=Subject.PLAN,
            id=plan,
            before={"plan": workspace.plan},
            after={"plan": plan},
        )
        workspace.plan, workspace.updated_at = plan, times.now_text()
        workspace.save(only=[Workspace.plan, Workspace.updated_at])


def _require_plan(plan: str) -> None:
    known = plan_file.active()
    if plan not in known:
        choices = ", ".join(known)
        raise Invalid(
            {"plan": [_("There is no plan %(plan)s. Choose one of: %(known)s.", plan=repr(plan), known=choices)]}
        )


def list_workspaces() -> list[Workspace]:
    """All workspaces, the oldest first."""
    return list(Workspace.select().order_by(Workspace.id))


def find_workspace(text: str) -> Workspace:
    """The workspace with this id, else the only one with this name. Raises Invalid."""
    found = list(Workspace.select().where(Workspace.id == text))
    found = found or list(Workspace.select().where(Workspace.name == text).limit(2))
    if len(found) != 1:
        reason = _("Several workspaces have this name. Use the id.") if found else _("There is no such workspace.")
        raise Invalid({"workspace": [reason]})
    return found[0]


def create_user(name: str, email: str) -> User:
    """A user who is not a member of any workspace yet. Raises Invalid: a bad or taken e-mail address, a bad name."""
    given = clean_fields(name=(name_of, name), email=(email_of, email))
    with database.atomic():
        if user_with(given["email"]) is not None:
            raise Invalid({"email": [_("Someone already uses this e-mail address.")]})
        return User.create(**given)


def add_member(
    workspace: Workspace, user: User, role: str, by: Caller | None = None, *, by_provider: bool = False
) -> Member:
    """by: who adds the member; None: the owner, on the command line. by_provider: features/sign_in.

    Raises Invalid: an unknown role, a user who is a member already.
    """
    require_role(role)
    try:
        with database.atomic():
            member = Member.create(workspace=workspace, user=user, role=role, by_provider=by_provider)
            record_member_change(workspace, by, Verb.CREATE, user, after={"email": user.email, "role": role})
            return member
    except peewee.IntegrityError:
        raise Invalid({"user": [_("Already a member of this workspace.")]}) from None


def set_role(workspace: Workspace, user: User, role: str, by: Caller | None = None) -> None:
    """Give a member another role; it limits the member's tokens and open invitations at once.

    by: who does so; None: the owner, on the command line.

    Raises Invalid: not a member, the only owner.
    """
    require_role(role)
    with database.atomic():
        member = _member(workspace, user)
        if role == member.role:
            return
        if role != Role.OWNER:
            _require_another_owner(workspace, member)
        record_member_change(workspace, by, Verb.UPDATE, user, before={"role": member.role}, after={"role": role})
        Member.update(role=role).where((Member.workspace == workspace) & (Member.user == user)).execute()
        hook_of_all().role_changed(workspace=workspace, user=user, role=Role(role))


def remove_member(workspace: Workspace, user: User, by: Caller | None = None) -> None:
    """End a membership, and with it the member's tokens, agents, sessions and open invitations; records stay.

    by: who does so; None: the owner, on the command line. Raises Invalid: not a member, the only owner.
    """
    with database.atomic():
        member = _member(workspace, user)
        _require_another_owner(workspace, member)
        record_member_change(workspace, by, Verb.DELETE, user, before={"email": user.email, "role": member.role})
        Token.delete().where((Token.workspace == workspace) & (Token.user == user)).execute()
        statements.delete_rows_of_member(workspace.id, user.id)
        Member.delete().where((Member.workspace == workspace) & (Member.user == user)).execute()
        hook_of_all().member_gone(workspace=workspace, user=user)


def record_member_change(
    workspace: Workspace,
    by: Caller | None,
    verb: Verb,
    user: User,
    *,
    before: State | None = None,
    after: State | None = None,
) -> None:
    """Tell features of a change of a member. by: who made it; None: the owner, on the command line."""
    caller = by or member_caller(workspace)
    hook().member_changed(caller=caller, verb=verb, user=user, before=before, after=after)


def list_members(workspace: Workspace) -> list[MemberView]:
    """The members, the longest-standing first."""
    rows = workspace.members.select(Member, User).join(User).order_by(Member.created_at, User.id)
    return [view_of(MemberView, row, user=view_of(UserView, row.user)) for row in rows]


def find_user(email: str) -> User:
    """Raises Invalid where no user has this e-mail address."""
    user = user_with(email)
    if user is None:
        raise Invalid({"email": [_("There is no user with this e-mail address.")]})
    return user


def _member(workspace: Workspace, user: User) -> Member:
    member = workspace.members.where(Member.user == user).get_or_none()
    if member is None:
        raise Invalid({"email": [_("%(email)s is not a member of %(name)s.", email=user.email, name=workspace.name)]})
    return member


def _require_another_owner(workspace: Workspace, member: Member) -> None:
    owners = workspace.members.where(Member.role == Role.OWNER)
    if member.role == Role.OWNER and owners.count() == 1:
        reason = _("%(name)s has no other owner. Make another member an owner first.", name=workspace.name)
        raise Invalid({"email": [reason]})


def require_role(role: str) -> None:
    """Raises Invalid unless `role` is one."""
    if role not in roles.ROLES:
        raise Invalid({"role": [_("Must be one of: %(choices)s.", choices=", ".join(roles.ROLES))]})


def first_workspace() -> Workspace | None:
    found: Workspace | None = Workspace.select().order_by(Workspace.id).first()
    return found


def member_caller(workspace: Workspace, email: str | None = None) -> Caller:
    """A Caller for the member with `email`, else for the longest-standing owner. Raises Invalid where there is none."""
    members = workspace.members.select(Member, User).join(User).order_by(User.id)
    chosen = Member.role == Role.OWNER if email is None else Member.user == user_with(email)
    members = members.where(chosen)
    member = members.first()
    if member is None:
        raise Invalid({"user": [_("No member of the workspace has this e-mail address.")]})
    return Caller(workspace, member.user, member.role, CreatedVia.CLI)


# What a workspace may be called in an address, in characters.
MAX_SLUG = 40
_NO_WORDS = re.compile(r"[\W_]+")


def slug_of(name: str) -> str:
    """What a workspace is called in addresses: the words of its name, in any script."""
    return _NO_WORDS.sub("-", name.casefold()).strip("-")[:MAX_SLUG].rstrip("-") or "workspace"


def by_slug(workspaces: Sequence[NamedWorkspace]) -> dict[str, NamedWorkspace]:
    """The workspaces of one person. If several have one name, a part of the id follows that of the younger ones."""
    found: dict[str, NamedWorkspace] = {}
    for entry in sorted(workspaces, key=lambda workspace: workspace.id):
        slug = slug_of(entry.name)
        found[slug if slug not in found else _with_id(slug, entry)] = entry
    return found


def by_former_slug(workspaces: Sequence[NamedWorkspace]) -> dict[str, NamedWorkspace]:
    """The workspaces of one person by what addresses called them before they were renamed.

    Of several that had one name, the one that had it last. Each slug also with a part of the id, as in `by_slug`: the
    workspace whose name it shared may have another one now.
    """
    kept = {
        row.id: row.former_slugs
        for row in Workspace.select(Workspace.id, Workspace.former_slugs).where(
            Workspace.id.in_([entry.id for entry in workspaces])
        )
    }
    found: dict[str, NamedWorkspace] = {}
    with_id: dict[str, NamedWorkspace] = {}
    for place in range(max(map(len, kept.values()), default=0)):
        for entry in workspaces:
            for slug in kept.get(entry.id, [])[place : place + 1]:
                found.setdefault(slug, entry)
                with_id[_with_id(slug, entry)] = entry
    for entry in workspaces:
        with_id[_with_id(slug_of(entry.name), entry)] = entry
    return with_id | found


def _with_id(slug: str, workspace: NamedWorkspace) -> str:
    return f"{slug}-{workspace.id[-6:]}"
