"""Which ways there are to sign in, for whom, and for how long."""

from datetime import timedelta

from signpost.domain.errors import Invalid, Unauthenticated
from signpost.domain.people.sign_in import SignInMethod
from signpost.features.sign_in.tables import Identity, Passkey
from signpost.runtime import settings
from signpost.storage.models import User
from signpost.translations import gettext as _
from signpost.translations import mark

# A session ends after this long even if it is used: a stolen cookie must not work forever.
MAX_SESSION_AGE = timedelta(days=90)
_TURNED_OFF = {
    "password": mark("Passwords are turned off here. Sign in with %(provider)s."),
    "passkey": mark("Passkeys are turned off here. Sign in with %(provider)s."),
}
_NONE_HERE = {
    "password": mark("You sign in with %(provider)s, and have no password here."),
    "passkey": mark("You sign in with %(provider)s, and have no passkey here."),
}


def max_age_of(method: SignInMethod | None) -> timedelta:
    """How long a session may last that began in this way.

    Signpost does not hear that a person was removed at the provider, so those who signed in there do so again soon.
    """
    if method is SignInMethod.PROVIDER:
        return timedelta(hours=settings.active()["OIDC_SESSION_HOURS"])
    return MAX_SESSION_AGE


def allows_passwords() -> bool:
    """Whether people sign in in other ways than at the provider: with passwords, and links that are mailed."""
    return bool(settings.active()["PASSWORD_SIGN_IN"])


def is_allowed(method: SignInMethod | None) -> bool:
    """Whether a session that began in this way goes on: without PASSWORD_SIGN_IN only the provider's, and those of the
    operator's links.
    """
    return allows_passwords() or method in (SignInMethod.PROVIDER, SignInMethod.LINK)


def require_allowed(what: str) -> None:
    """Raises Unauthenticated where PASSWORD_SIGN_IN is off. what: that a person tries, "password" or "passkey"."""
    if not allows_passwords():
        raise Unauthenticated(_(_TURNED_OFF[what], provider=settings.active()["OIDC_NAME"]))


def is_provider_only(user: User) -> bool:
    """Whether the provider is the only way in for a user.

    No other one may be added or mailed, because it would go on working for a person who was removed at the provider.
    The operator's links work all the same.
    """
    return user.password_hash is None and identity_of(user) is not None


def identity_of(user: User) -> Identity | None:
    """Who a user is at the present provider."""
    issuer = settings.active()["OIDC_ISSUER"]
    return Identity.get_or_none((Identity.user == user) & (Identity.issuer == issuer)) if issuer else None


def may_have_other_sign_in(user: User) -> bool:
    """Whether a user may have a password or passkeys here: the provider is not the only way in."""
    return allows_passwords() and not is_provider_only(user)


def has_own_way(user: User) -> bool:
    """Whether a user can sign in again without a link: with a password, a passkey, or at the provider."""
    has_passkey = Passkey.select().where(Passkey.user == user).exists
    return user.password_hash is not None or identity_of(user) is not None or has_passkey()


def require_own_way(user: User, what: str = "password") -> None:
    """Raises Invalid where the provider is the only way in for a user. what: "password" or "passkey"."""
    if not may_have_other_sign_in(user):
        raise Invalid({what: [_(_NONE_HERE[what], provider=settings.active()["OIDC_NAME"])]})
