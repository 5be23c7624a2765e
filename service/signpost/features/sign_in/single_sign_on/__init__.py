"""Signing in at a provider of OpenID Connect: its discovery document and keys, the flow, and the checks of its tokens.

The protocol is Authlib's; what is fetched is bounded in size and time, and never follows a redirect.
"""

from dataclasses import dataclass

from flask import Flask

from signpost.features.sign_in.single_sign_on.flow import Flow
from signpost.features.sign_in.single_sign_on.provider import Provider
from signpost.storage.app_parts import current_parts, parts_of


@dataclass(frozen=True)
class SingleSignOn:
    """What an app has for it. flow: None without a provider."""

    flow: Flow | None


def init_app(app: Flask) -> None:
    """Give an app its provider, if the settings name one. It is not called yet."""
    parts_of(app).add(SingleSignOn(Flow(Provider(app.config)) if app.config["OIDC_ISSUER"] else None))


def current() -> Flow | None:
    """The sign-ins at the provider of the active app; None: it has none."""
    return current_parts()[SingleSignOn].flow
