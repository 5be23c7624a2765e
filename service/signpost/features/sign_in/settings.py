"""The settings of how people sign in."""

from typing import Any

from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from signpost.domain.json_types import Loaded
from signpost.domain.records.addresses import is_safe_url
from signpost.features.sign_in.claims import rule_of
from signpost.runtime.settings_schema import Listed


def _issuer(value: str) -> None:
    if len(value) > 255 or not is_safe_url(value) or "?" in value or "#" in value:
        raise ValidationError("Must be like https://sso.example.com/realms/acme; http:// only on this machine.")


def _scopes(value: str) -> None:
    if "openid" not in value.split() or not value.isascii() or not value.isprintable():
        raise ValidationError('Must be like "openid profile email", with openid.')


def _role_rule(value: str) -> None:
    try:
        rule_of(value)
    except ValueError as error:
        raise ValidationError(str(error)) from None


class SignInSettings(Schema):
    """What the feature sign_in reads."""

    OIDC_ISSUER = fields.String(
        load_default=None,
        allow_none=True,
        validate=_issuer,
        metadata={
            "description": "The provider of OpenID Connect with which people sign in, as it names itself, like "
            "https://sso.example.com/realms/acme; none: no single sign-on."
        },
    )
    OIDC_CLIENT_ID = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.Length(min=1, max=255),
        metadata={"description": "What the provider calls this Signpost."},
    )
    OIDC_CLIENT_SECRET = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.Length(min=1, max=4096),
        metadata={
            "description": "The secret that the provider gave this Signpost; none: it is a public client there.",
            "is_secret": True,
        },
    )
    OIDC_NAME = fields.String(
        load_default="single sign-on",
        validate=validate.Length(min=1, max=40),
        metadata={"description": "What people call the provider: the button says “Sign in with …”."},
    )
    OIDC_SCOPES = fields.String(
        load_default="openid profile email",
        validate=_scopes,
        metadata={"description": "What Signpost requests of the provider: openid, and further scopes after spaces."},
    )
    OIDC_ROLES_CLAIM = fields.String(
        load_default="groups",
        validate=validate.Length(max=255),
        metadata={"description": "The claim whose values give roles; realm_access.roles is a member of an object."},
    )
    OIDC_ROLES = Listed(
        fields.String(validate=_role_rule),
        load_default=[],
        metadata={
            "description": "Which values of that claim give which role in which workspace (its id or name), like "
            "admins = Home:owner. * = Home:viewer is for everyone who can sign in there."
        },
    )
    OIDC_SESSION_HOURS = fields.Integer(
        load_default=12,
        validate=validate.Range(min=1, max=2160),
        metadata={"description": "How long a sign-in with the provider lasts; then people sign in there again."},
    )
    PASSWORD_SIGN_IN = fields.Boolean(
        load_default=True,
        metadata={
            "description": "false: people sign in with the provider alone, without passwords and mailed links. The "
            "links of `signpost sign-in` work all the same."
        },
    )

    @validates_schema
    def check_provider(self, settings: Loaded, **_: Any) -> None:
        if settings.get("OIDC_ISSUER") and not settings.get("OIDC_CLIENT_ID"):
            raise ValidationError("OIDC_ISSUER is set, so this is needed too.", "OIDC_CLIENT_ID")
        if not settings.get("OIDC_ISSUER") and not settings.get("PASSWORD_SIGN_IN", True):
            raise ValidationError("no one could sign in, because OIDC_ISSUER is not set.", "PASSWORD_SIGN_IN")
