"""The settings of `create_app` as type checkers see them; tests/embedding compares them with their schema."""

from collections.abc import Sequence
from datetime import timedelta
from os import PathLike
from typing import Literal, TypedDict

_Path = str | PathLike[str]


class PlanLimits(TypedDict, total=False):
    """How much one workspace may hold. Absent: unlimited."""

    links: int
    redirects: int
    hosts: int
    monitors: int


class FlaskSettings(TypedDict, total=False):
    """Settings of Flask's own, which are passed on to it."""

    DEBUG: bool | None
    TESTING: bool
    PROPAGATE_EXCEPTIONS: bool | None
    SECRET_KEY: str | bytes | None
    SECRET_KEY_FALLBACKS: Sequence[str | bytes] | None
    PERMANENT_SESSION_LIFETIME: timedelta | int
    USE_X_SENDFILE: bool
    TRUSTED_HOSTS: Sequence[str] | None
    SERVER_NAME: str | None
    PREFERRED_URL_SCHEME: str
    TRAP_BAD_REQUEST_ERRORS: bool | None
    TRAP_HTTP_EXCEPTIONS: bool
    EXPLAIN_TEMPLATE_LOADING: bool
    TEMPLATES_AUTO_RELOAD: bool | None
    MAX_COOKIE_SIZE: int
    SEND_FILE_MAX_AGE_DEFAULT: timedelta | int | None


class AppSettings(FlaskSettings, total=False):
    """docs/settings.md explains each. A list may also be text with commas."""

    HOST: str
    PORT: int
    INSTANCE: _Path
    PUBLIC_URL: str | None
    TRUSTED_PROXIES: Sequence[str]
    REQUIRE_HTTPS: Literal["auto", "always"]
    RATE_LIMIT: str
    ALLOWED_ORIGINS: Sequence[str]
    AGENT_OAUTH: bool
    WORKSPACE_CREATION: bool
    LINK_PORT: int | None
    DNS_SERVERS: Sequence[str]
    DNS_TARGET: str | None
    REQUIRE_HOST_PROOF: bool
    MONITOR_INTERVAL_S: int
    MONITOR_ALLOW_PRIVATE: bool
    COUNTRY_DATABASE: _Path | None
    GEO_URL: str | None
    RESPECT_DNT: bool
    EXCLUDE_NETWORKS: Sequence[str]
    FEATURES: Sequence[str] | None
    DIALECTS: Sequence[Literal["yourls", "shlink"]]
    BOOTSTRAP_TOKEN_FILE: _Path | None
    SERVER: Literal["auto", "uvloop", "asyncio", "direct", "public"]
    LOG_FORMAT: Literal["text", "json"]
    LOG_LEVEL: Literal["info", "warning", "error"]
    ACCESS_LOG: bool
    METRICS_TOKEN: str | None
    SMTP_URL: str | None
    MAIL_FROM: str | None
    OIDC_ISSUER: str | None
    OIDC_CLIENT_ID: str | None
    OIDC_CLIENT_SECRET: str | None
    OIDC_NAME: str
    OIDC_SCOPES: str
    OIDC_ROLES_CLAIM: str
    OIDC_ROLES: Sequence[str]
    OIDC_SESSION_HOURS: int
    PASSWORD_SIGN_IN: bool
    RULES_CACHED: int
    HISTORY_DAYS: int
    RETENTION_DAYS: int | None
    MIGRATE: bool
    DATABASE_URL: str | None
    SECRET_KEY_FILE: _Path | None
    COPY_MAX_AGE_S: int | None
    LIMITS: PlanLimits
