"""Single sign-on: what a provider of OpenID Connect says about a person, and which roles that gives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from signpost.domain import texts
from signpost.domain.people.roles import Role

# The value of a rule that is for everyone who can sign in at the provider.
EVERYONE = "*"
# Values of the claim that are looked at; providers list hundreds of groups at most.
MAX_VALUES = 1_000
MAX_TEXT = 255


@dataclass(frozen=True)
class RoleRule:
    """A value of the claim, and the role that it gives. workspace: its id or its name."""

    value: str
    workspace: str
    role: Role


@dataclass(frozen=True)
class Person:
    """A person as the provider describes them; `issuer` and `subject` are who they are, the rest may change.

    email: "" where the provider gave none. is_email_verified: whether it says so itself. values: those of
    the claim that gives roles.
    """

    issuer: str
    subject: str
    name: str
    email: str
    is_email_verified: bool
    values: frozenset[str] = field(default=frozenset(), repr=False)

    def matches(self, rule: RoleRule) -> bool:
        return rule.value == EVERYONE or rule.value in self.values


def rule_of(text: str) -> RoleRule:
    """The rule in a text like `admins = Home:owner`. Raises ValueError with a sentence.

    The role is after the last colon and the workspace after the last equals sign before it, so that the names of groups
    may have both, as those of LDAP do.
    """
    rest, _, role = text.rpartition(":")
    value, _, workspace = rest.rpartition("=")
    value, workspace, role = value.strip(), workspace.strip(), role.strip()
    if not value or not workspace or role not in tuple(Role):
        raise ValueError(f"{text!r} must be like admins = Home:owner, with the role {', '.join(Role)}.")
    return RoleRule(value, workspace, Role(role))


def person_of(issuer: str, claims: Mapping[str, Any], claim: str) -> Person:
    """The person whom these claims describe. claim: the name of the one that gives roles, as `values_at` takes it."""
    email = _text(claims.get("email"))
    name = next(filter(None, (_text(claims.get(entry)) for entry in ("name", "preferred_username"))), "")
    return Person(
        issuer=issuer,
        subject=str(claims["sub"]),
        name=name or email.partition("@")[0],
        email=email,
        is_email_verified=bool(email) and claims.get("email_verified") in (True, "true"),
        values=frozenset(values_at(claims, claim)),
    )


def values_at(claims: Mapping[str, Any], claim: str) -> list[str]:
    """The values of a claim: a text or a list of texts. `realm_access.roles` is also a member of an object."""
    found: Any = claims.get(claim)
    if found is None:
        found = claims
        for part in claim.split("."):
            found = found.get(part) if isinstance(found, Mapping) else None
    many: Iterable[Any] = found if isinstance(found, list) else [found]
    return [entry for entry in many if isinstance(entry, str) and entry][:MAX_VALUES]


def _text(value: Any) -> str:
    """A claim as one line; "" where it is no text, or too long to be a name or an e-mail address."""
    text = " ".join(value.split()) if isinstance(value, str) else ""
    return text if len(text) <= MAX_TEXT and texts.is_unicode(text) else ""
