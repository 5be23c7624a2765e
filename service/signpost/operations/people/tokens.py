"""API and agent tokens. Spec: "Authentication". Not shown: their format (domain/people/credentials.py), expiry and
revocation.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import peewee

from signpost.domain import times
from signpost.domain.changes import Subject, Verb
from signpost.domain.errors import Invalid, ServiceError, Unauthenticated
from signpost.domain.people.credentials import TokenKind, digest_of, new_token, token_kind
from signpost.domain.people.roles import Role
from signpost.domain.records.record import CreatedVia
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.listing import view_of
from signpost.operations.workspaces.workspaces import UserView, clean_fields, name_of
from signpost.runtime import jobs
from signpost.runtime.features import hook, hook_of_all
from signpost.storage import database
from signpost.storage.models import Token, User
from signpost.translations import gettext as _

# Valid tokens of one user in one workspace, and the same number that have ended.
MAX_TOKENS = 100
# The last use of a token or a grant is written at most once in this time, so that not every read is a write.
LAST_USE_STEP = timedelta(minutes=1)


@dataclass(frozen=True)
class TokenView:
    """A token, without its secret, which is stored nowhere."""

    id: str
    user: UserView
    kind: TokenKind
    name: str
    role: Role
    created_at: str
    expires_at: str | None
    last_used_at: str | None
    revoked_at: str | None


def caller_of(secret: str, kinds: Collection[TokenKind] = tuple(TokenKind), via: CreatedVia = CreatedVia.API) -> Caller:
    """The caller of a token. Raises Unauthenticated: malformed, of another kind, unknown, revoked, expired."""
    if token_kind(secret) not in kinds:
        raise Unauthenticated(_("The token is malformed."), sent=True)
    token = Token.of_digest(digest_of(secret))
    now = times.now()
    if token is None or token.revoked_at is not None:
        raise Unauthenticated(_("The token is unknown or revoked."), sent=True)
    if token.expires_at is not None and token.expires_at <= times.text(now):
        raise Unauthenticated(_("The token has expired."), sent=True)
    note_use(token, now)
    # A token may never do more than its user, even after the user's role was lowered.
    role, is_create_only = min(token.role, token.membership.role), token.kind is TokenKind.CREATE_ONLY
    return Caller(token.workspace, token.user, role, via, token_name=token.name, is_create_only=is_create_only)


def verify_token(caller: Caller) -> dict[str, str]:
    """Confirms that a token works, and for whom. Spec: "Token check result"."""
    return {
        "email": caller.user.email,
        "message": f"The token is valid for the workspace {caller.workspace.name}.",
    }


def note_use(row: Any, now: datetime) -> None:
    """Note the use of what acts for a member, in the background: a token, or what a feature has besides."""
    if row.last_used_at is None or row.last_used_at < times.text(now - LAST_USE_STEP):
        jobs.submit(_store_use, type(row), row.id, times.text(now))


def _store_use(model: Any, id: str, moment: str) -> None:
    try:
        with database.atomic():
            earlier = model.last_used_at.is_null() | (model.last_used_at < moment)
            model.update(last_used_at=moment).where((model.id == id) & earlier).execute()
    except ServiceError:
        pass  # a full disk must not fill the log, too; the next use tries again


def create_token(
    caller: Caller,
    *,
    name: str,
    role: str | None = None,
    kind: TokenKind = TokenKind.API,
    expires_at: str | None = None,
) -> tuple[TokenView, str]:
    """A new token for the caller's own user: (the token, its secret, which is never seen again).

    One of the kind create-only has the role editor, which creating requires.
    """
    if kind is TokenKind.CREATE_ONLY:
        role = Role.EDITOR

    def role_of(text: str) -> str:
        if text not in roles.ROLES:
            raise ValueError(_("Must be one of: %(choices)s.", choices=", ".join(roles.ROLES)))
        if Role(text) > caller.role:
            raise ValueError(_("Can't be above %(role)s, the user's own role.", role=caller.role))
        return text

    given = clean_fields(name=(name_of, name), role=(role_of, role or caller.role))
    secret = new_token(kind)
    with database.atomic():
        _make_room(caller)
        token = _insert(caller, given["name"], given["role"], kind, secret, expires_at)
    return view(token), secret


def _make_room(caller: Caller) -> None:
    """Delete the oldest tokens that have ended. Raises Invalid where the user has too many valid ones."""
    own = (Token.workspace == caller.workspace) & (Token.user == caller.user)
    has_ended = Token.revoked_at.is_null(False) | (Token.expires_at <= times.now_text())
    ended = Token.select(Token.id).where(own & has_ended).order_by(Token.id.desc()).offset(MAX_TOKENS)
    Token.delete().where(Token.id << list(ended)).execute()
    if Token.select().where(own).count() - Token.select().where(own & has_ended).count() >= MAX_TOKENS:
        raise Invalid({"name": [_("You have %(limit)s tokens here, the maximum. Revoke one first.", limit=MAX_TOKENS)]})


def _insert(caller: Caller, name: str, role: str, kind: TokenKind, secret: str, expires_at: str | None = None) -> Token:
    shown = {"name": name, "role": role, "kind": kind, "expires_at": expires_at}
    token = Token.create(workspace=caller.workspace, user=caller.user, digest=digest_of(secret), **shown)
    hook().subject_changed(
        caller=caller, verb=Verb.CREATE, subject=Subject.TOKEN, id=token.id, before=None, after=shown
    )
    return token


def adopt_token(caller: Caller, *, name: str, role: str, secret: str) -> None:
    """Store a token whose secret comes from elsewhere (the bootstrap file). Raises Invalid unless it is well-formed."""
    kind = token_kind(secret)
    if kind is None:
        raise Invalid({"token": [_("This isn't a valid Signpost token.")]})
    with database.atomic():
        _insert(caller, name, role, kind, secret)


def list_tokens(caller: Caller) -> list[TokenView]:
    """The tokens of the workspace, oldest first; for those below manager, their own."""
    tokens = caller.workspace.tokens.select(Token, User).join(User).order_by(Token.id)
    if caller.role < roles.MANAGER:
        tokens = tokens.where(Token.user == caller.user)
    return [view(token) for token in tokens]


def view(token: Token) -> TokenView:
    """A token as answers have it."""
    return view_of(TokenView, token, user=view_of(UserView, token.user))


def revoke_token(caller: Caller, token_id: str) -> bool:
    """Revoke a token at once. Returns whether there is such a token. Those of other users require the role manager."""
    with database.atomic():
        token: Token | None = caller.workspace.tokens.where(Token.id == token_id).get_or_none()
        if token is None:
            return False
        if token.user != caller.user:
            roles.require(caller, roles.MANAGER)
        if token.revoked_at is None:
            _revoke(caller, token)
    return True


def revoke_tokens_of(user: User, *, via: CreatedVia) -> None:
    """Revoke every valid token of a user, in each workspace, and end what agents have; call it in a transaction."""
    hook_of_all().access_ended(user=user, via=via)
    for token in Token.select().where((Token.user == user) & Token.revoked_at.is_null()):
        revoke_in_its_workspace(token, via=via)


def revoke_in_its_workspace(token: Token, *, via: CreatedVia) -> None:
    """Revoke a token in the name of its own user, in any workspace; call it in a transaction."""
    _revoke(Caller(token.workspace, token.user, token.role, via), token)


def _revoke(caller: Caller, token: Token) -> None:
    token.revoked_at = times.now_text()
    token.save(only=[Token.revoked_at])
    shown = {"name": token.name, "role": token.role, "kind": token.kind}
    hook().subject_changed(
        caller=caller, verb=Verb.DELETE, subject=Subject.TOKEN, id=token.id, before=shown, after=None
    )


def is_known(secret: str) -> bool:
    try:
        return Token.select().where(Token.digest == digest_of(secret)).exists()
    except peewee.DatabaseError:
        return False
