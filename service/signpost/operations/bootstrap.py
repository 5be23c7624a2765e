"""What a new instance begins with: a workspace, its owner, a first API token, and a link that already works."""

import contextlib
import os
import shlex
import sys
from pathlib import Path

from signpost.domain.addresses import link_url
from signpost.domain.errors import Invalid
from signpost.operations import hosts, records, roles, sessions, tokens, workspaces
from signpost.operations.caller import Caller
from signpost.runtime import settings
from signpost.runtime.settings import service_origin
from signpost.storage import database
from signpost.storage.models import State, Workspace

OWNER_NAME, OWNER_EMAIL, WORKSPACE_NAME = "Owner", "owner@localhost", "Home"
HOST, ALIAS = "localhost", "hello"
_WELCOMED = "welcomed"
# In the instance folder: the first token, where standard output is no terminal and BOOTSTRAP_TOKEN_FILE is not set.
TOKEN_FILE = "first-token"


def ensure_workspace() -> Workspace:
    """The first workspace, made with its owner where there is none yet."""
    with database.atomic():
        workspace = workspaces.first_workspace()
        if workspace is None:
            workspace = workspaces.create_workspace(WORKSPACE_NAME, workspaces.create_user(OWNER_NAME, OWNER_EMAIL))
    return workspace


def create_token(name: str, *, role: str, kind: str = tokens.API, expires_at: str | None = None) -> str:
    """A new token of the first workspace's owner."""
    owner = workspaces.member_caller(ensure_workspace())
    _, secret = tokens.create_token(owner, name=name, role=role, kind=kind, expires_at=expires_at)
    return secret


def ensure() -> str | None:
    """At the first start: make what a new instance needs and return the text to print, once. Later: None.

    The token is in that text only where a person reads it. Whatever else takes standard output (the journal, a log, a
    pipe) keeps it, and others read it there: then the token is in a file. Raises RuntimeError with a sentence where
    that file cannot be read or written.
    """
    if State.get_or_none(State.name == _WELCOMED) is not None:
        return None
    config = settings.active()
    file = Path(config["BOOTSTRAP_TOKEN_FILE"]) if config["BOOTSTRAP_TOKEN_FILE"] else None
    if file is None and not sys.stdout.isatty():
        file = (Path(config["INSTANCE"]) / TOKEN_FILE).absolute()
    with database.atomic():
        caller = workspaces.member_caller(ensure_workspace())
        # The token first: the file that holds it can fail, and then nothing else must have happened.
        secret = _first_token(caller, file)
        _first_link(caller)
        State.create(name=_WELCOMED, value="1")
        link = sessions.make_link(caller.user)
    return _text(secret, file, sign_in_url(link))


def sign_in_url(secret: str) -> str:
    """The address of a link that signs somebody in."""
    return f"{service_origin(settings.active())}/welcome/{secret}"


def invitation_url(secret: str) -> str:
    """The address of an invitation."""
    return f"{service_origin(settings.active())}/invitation/{secret}"


def _first_token(caller: Caller, file: Path | None) -> str:
    # An empty file is what a start leaves that ended before it could write.
    if file is None or not file.exists() or (file.is_file() and file.stat().st_size == 0):
        _, secret = tokens.create_token(caller, name="first token", role=roles.OWNER)
        if file is not None:
            _write(file, secret)
        return secret
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise RuntimeError(f"The token file {file} cannot be read: {error}.") from None
    if tokens.kind_of(secret) != tokens.API:
        raise RuntimeError(
            f"The file {file} does not hold a Signpost API token (sp_api_…): its form or checksum is wrong."
        )
    if not tokens.is_known(secret):
        tokens.adopt_token(caller.workspace, caller.user, name="first token", role=roles.OWNER, secret=secret)
    return secret


def _write(file: Path, secret: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT, 0o600)
        try:
            with os.fdopen(descriptor, "w") as out:
                os.fchmod(descriptor, 0o600)
                out.write(secret + "\n")
                out.flush()
                os.fsync(out.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                file.unlink()
            raise
    except OSError as error:
        raise RuntimeError(f"The token file {file} cannot be written: {error.strerror}.") from None


def _first_link(caller: Caller) -> None:
    try:
        # No authority gives certificates for localhost.
        hosts.connect_host(caller, host=HOST, https_requested=False)
        records.create_link(
            caller,
            host=HOST,
            alias=ALIAS,
            title="The first link",
            destination=service_origin(settings.active()) + "/docs",
        )
    except Invalid:
        pass  # PUBLIC_URL is localhost itself, or an import was here before


def _text(secret: str, file: Path | None, sign_in: str) -> str:
    config = settings.active()
    origin = service_origin(config)
    hello = link_url(HOST, ALIAS, https=False, link_port=config["LINK_PORT"])
    token = secret if file is None else f"$(cat {shlex.quote(str(file))})"
    shown = secret if file is None else f"in {file}"
    kept = (
        "It is shown once: keep it." if file is None else "The file is for its owner alone; delete it once you have it."
    )
    body = f'{{"host": "{HOST}", "destination": "https://example.com/"}}'
    json = "Content-Type: application/json"
    return f"""
Signpost is at {origin}

  Dashboard    {sign_in}
               Signs you in, once, within half an hour; later: signpost sign-in
  API          {origin}/v1          documented at {origin}/docs
  First token  {shown}
               Owner of the workspace. {kept}

Follow a link that is already there:

  curl -i {hello}

Make one of your own:

  curl -X POST {origin}/v1/link -H "Authorization: Bearer {token}" -H "{json}" -d '{body}'

"""
