"""What a new instance starts with: a workspace, its owner, a first API token and a link that works."""

import contextlib
import os
import shlex
import sys
from pathlib import Path
from urllib.parse import urlsplit

from signpost.domain.errors import Invalid
from signpost.domain.json_types import Settings
from signpost.domain.people.credentials import TokenKind, token_kind
from signpost.domain.records.addresses import is_loopback_name
from signpost.domain.records.paths import url_of
from signpost.domain.records.record import RecordConfig
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.hosts import hosts, service_hosts
from signpost.operations.people import tokens
from signpost.operations.records import records
from signpost.operations.workspaces import workspaces
from signpost.runtime import settings
from signpost.runtime.features import hook
from signpost.runtime.settings import service_origin
from signpost.storage import database
from signpost.storage.models import State, Workspace

OWNER_NAME, OWNER_EMAIL, WORKSPACE_NAME = "Owner", "owner@localhost", "Home"
HOST, ALIAS = "localhost", "hello"
# The row of `state` that says that the first start is over.
_WELCOMED = "welcomed"
# In the instance folder: the first token, if standard output is not a terminal and BOOTSTRAP_TOKEN_FILE is not set.
TOKEN_FILE = "first-token"
# The same for the link that signs in the owner.
SIGN_IN_FILE = "first-sign-in"
# The name of that token.
FIRST_TOKEN = "first token"


def ensure_workspace() -> Workspace:
    """The first workspace; it is created with its owner if there is none yet."""
    # Most of the time there is nothing to write, and a command that lists works with a full disk, too.
    workspace = workspaces.first_workspace()
    if workspace is None:
        with database.atomic():
            workspace = workspaces.first_workspace()
            if workspace is None:
                workspace = workspaces.create_workspace(WORKSPACE_NAME, workspaces.create_user(OWNER_NAME, OWNER_EMAIL))
    return workspace


def create_token(name: str, *, role: str, kind: TokenKind = TokenKind.API, expires_at: str | None = None) -> str:
    """A new token of the first workspace's owner."""
    owner = workspaces.member_caller(ensure_workspace())
    _, secret = tokens.create_token(owner, name=name, role=role, kind=kind, expires_at=expires_at)
    return secret


def ensure() -> str | None:
    """At the first start, create what a new instance needs and return the text to print; later, return None.

    The text contains the token and the link that signs in only if standard output is a terminal. A journal, a log or a
    pipe would keep them where others can read them, so then each is written to a file. Raises RuntimeError with a
    sentence if these cannot be read or written.
    """
    if State.load(_WELCOMED) is not None:
        return None
    config = settings.active()
    file = Path(config["BOOTSTRAP_TOKEN_FILE"]) if config["BOOTSTRAP_TOKEN_FILE"] else None
    sign_in_file: Path | None = None
    if not sys.stdout.isatty():
        instance = Path(config["INSTANCE"]).absolute()
        file, sign_in_file = file or instance / TOKEN_FILE, instance / SIGN_IN_FILE
    with database.atomic():
        caller = workspaces.member_caller(ensure_workspace())
        # The token comes first: if its file cannot be written, nothing else has happened yet.
        secret = _first_token(caller, file)
        _first_link(caller)
        State.store(_WELCOMED, "1")
        secret_of_link = hook().make_sign_in_link(user=caller.user)
        link = None if secret_of_link is None else sign_in_url(secret_of_link)
        if sign_in_file is not None and link is not None:
            _write(sign_in_file, link)
    return _text(secret, file, link, sign_in_file)


def sign_in_url(secret: str) -> str:
    """The URL that signs a user in."""
    return f"{service_origin(settings.active())}/welcome/{secret}"


def invitation_url(secret: str) -> str:
    """The URL of an invitation."""
    return f"{service_origin(settings.active())}/invitation/{secret}"


def _first_token(caller: Caller, file: Path | None) -> str:
    # A start that was killed before it could write leaves an empty file.
    if file is None or not file.exists() or (file.is_file() and file.stat().st_size == 0):
        _, secret = tokens.create_token(caller, name=FIRST_TOKEN, role=roles.OWNER)
        if file is not None:
            _write(file, secret)
        return secret
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise RuntimeError(f"The token file {file} cannot be read: {error}.") from None
    if token_kind(secret) != TokenKind.API:
        raise RuntimeError(
            f"The file {file} does not hold a Signpost API token (sp_api_…): its form or checksum is wrong."
        )
    if not tokens.is_known(secret):
        tokens.adopt_token(caller, name=FIRST_TOKEN, role=roles.OWNER, secret=secret)
    return secret


def _write(file: Path, secret: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            with os.fdopen(descriptor, "w") as out:
                os.ftruncate(descriptor, 0)
                os.fchmod(descriptor, 0o600)
                out.write(secret + "\n")
                out.flush()
                os.fsync(out.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                file.unlink()
            raise
    except OSError as error:
        raise RuntimeError(f"The file {file} cannot be written: {error.strerror}.") from None


def _first_link(caller: Caller) -> None:
    try:
        # No authority issues certificates for localhost.
        hosts.connect_host(caller, host=HOST, https_requested=False)
        records.create_link(
            caller,
            host=HOST,
            alias=ALIAS,
            config=RecordConfig(title="The first link", destination=service_origin(settings.active()) + "/docs"),
        )
    except Invalid:
        pass  # PUBLIC_URL is on localhost, or records were imported before the first start


def _text(secret: str, file: Path | None, link: str | None, sign_in_file: Path | None) -> str:
    config = settings.active()
    origin = service_origin(config)
    shown = secret if file is None else f"in {file}"
    sign_in = "" if link is None else _sign_in_lines(link, origin, sign_in_file)
    note = "It is shown once: keep it." if file is None else "Only its owner can read the file; delete it afterwards."
    return f"""
Signpost is at {origin}
{_https_note(config)}
{sign_in}  API          {origin}/v1          documented at {origin}/docs
  First token  {shown}
               Owner of the workspace. {note}
  Data         {config["INSTANCE"]}

Follow a link that is already there:

  {_visit_command(config)}

Make one of your own:

  {_create_command(config, secret if file is None else f"$(cat {shlex.quote(str(file))})")}

"""


def _sign_in_lines(link: str, origin: str, sign_in_file: Path | None) -> str:
    """How to sign in. sign_in_file: where the link is; None: it is shown."""
    named = "" if _https_reason(settings.active()) else service_hosts.origin_with_name(origin)
    # Not in place of the other: some browsers do not look up names below localhost.
    instead = f"{link.replace(origin, named)} instead" if sign_in_file is None else f"{named} instead of {origin}"
    lines = [
        link if sign_in_file is None else f"{origin}, with the link in {sign_in_file}",
        "Signs you in, once, within half an hour; later: signpost sign-in",
        *([f"For passkeys, open {instead}"] if named else []),
    ]
    return "\n".join(f"  {'' if number else 'Dashboard':<13}{line}" for number, line in enumerate(lines)) + "\n"


def _https_reason(config: Settings) -> tuple[str, str] | None:
    """Why API and dashboard refuse the printed address, and what to set instead; None: they do not refuse it."""
    origin = urlsplit(service_origin(config))
    if origin.scheme == "https":
        return None
    if config["REQUIRE_HTTPS"] == "always":
        return "REQUIRE_HTTPS is always", "REQUIRE_HTTPS to auto"
    if not is_loopback_name(config["HOST"]):
        return f"HOST is {config['HOST']}", "HOST to 127.0.0.1"
    if not is_loopback_name(origin.hostname or ""):
        return f"PUBLIC_URL is {config['PUBLIC_URL']}", "no PUBLIC_URL"
    return None


def _https_note(config: Settings) -> str:
    if (found := _https_reason(config)) is None:
        return ""
    reason, instead = found
    return f"""
  HTTPS only   API and dashboard refuse plain HTTP because {reason}. Links answer it.
               Put a proxy with a certificate in front and set PUBLIC_URL to its https:// address. To use Signpost
               on this machine alone, set {instead}.
"""


def _visit_command(config: Settings) -> str:
    if config["HOST"] in ("0.0.0.0", "::") or is_loopback_name(config["HOST"]):
        return f"curl -i {url_of(HOST, ALIAS, https=False, link_port=config['LINK_PORT'])}"
    # Nothing listens on the loopback address.
    host = f"[{config['HOST']}]" if ":" in config["HOST"] else config["HOST"]
    return f'curl -i -H "Host: {HOST}" http://{host}:{config["PORT"]}/{ALIAS}'


def _create_command(config: Settings, token: str) -> str:
    """A command that creates a link: over HTTP where that is allowed, otherwise on the database."""
    if _https_reason(config) is not None:
        command = f"{shlex.quote(sys.executable)} -m signpost.cli link create"
        instance = shlex.quote(str(Path(config["INSTANCE"]).absolute()))
        return f"SIGNPOST_INSTANCE={instance} {command} --host {HOST} --destination https://example.com/"
    body = f'{{"host": "{HOST}", "destination": "https://example.com/"}}'
    headers = f'-H "Authorization: Bearer {token}" -H "Content-Type: application/json"'
    return f"curl -X POST {service_origin(config)}/v1/link {headers} -d '{body}'"
