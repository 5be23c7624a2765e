"""The variables `SIGNPOST_*` of the environment, as settings take them, and the instance folder that they name."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path

PREFIX = "SIGNPOST_"
# What Kubernetes and Docker put into each container for every service whose name begins with `signpost` (service links,
# `--link`): nobody has set these. A service `signpost-web` is SIGNPOST_WEB_PORT and so on.
_INJECTED_NAME = re.compile(
    r"(?:^|_)(?:SERVICE_HOST$|SERVICE_PORT(?:_\w+)?$|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:START|END))?(?:_(?:ADDR|PORT|PROTO)(?:_START|_END)?)?$|ENV_\w)",
    re.ASCII,
)
# A port that somebody sets is a number, and a name is no path of two containers.
_INJECTED_VALUES = (
    (re.compile(r"(?:^|_)PORT(?:_START|_END)?$"), re.compile(r"(?:tcp|udp|sctp)://")),
    (re.compile(r"(?:^|_)NAME$"), re.compile(r"/[^/]+/[^/]+$")),
)


def variables(environ: Mapping[str, str]) -> dict[str, str]:
    """The variables of ours by name without prefix, as somebody set them.

    Without those of service links, and without quotes around a value: Docker's `--env-file` keeps them, where systemd
    and Compose take them off.
    """
    return {
        key.removeprefix(PREFIX): _without_quotes(value)
        for key, value in environ.items()
        if key.startswith(PREFIX) and not _is_injected(key.removeprefix(PREFIX), value)
    }


def _is_injected(name: str, value: str) -> bool:
    return _INJECTED_NAME.search(name) is not None or any(
        names.search(name) and values.match(value) for names, values in _INJECTED_VALUES
    )


def _without_quotes(value: str) -> str:
    inner = value[1:-1]
    has_quotes = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
    return inner if has_quotes and value[0] not in inner else value


def expand_home(path: str) -> str:
    """A path whose `~` or `~user` at its beginning is that home, as a shell writes it; env files have no shell.

    Raises ValueError with a sentence: there is no such home.
    """
    if not path.startswith("~"):
        return path
    try:
        return str(Path(path).expanduser())
    except RuntimeError:
        home = path.partition("/")[0]
        raise ValueError(
            f"There is no home {home}: write the whole path, or ./{home} for a folder of this name."
        ) from None


# --- the instance folder ------------------------------------------------------------------------------------------

FOLDER = "instance"
# The top of the tree, if this file is in a checkout.
_CHECKOUT = Path(__file__).parents[3]


def named_instance(environ: Mapping[str, str]) -> Path:
    """The folder that the environment names, else the default. Raises ValueError with a sentence."""
    return Path(expand_home(variables(environ).get("INSTANCE") or str(default_instance(environ))))


def default_instance(environ: Mapping[str, str]) -> Path:
    """`instance` in the current folder or, if there is none, that of the checkout; else the user's data folder."""
    here, of_checkout = Path(FOLDER), _CHECKOUT / FOLDER
    if here.is_dir():
        return here
    if (_CHECKOUT / "app.py").is_file() and of_checkout.is_dir():
        return of_checkout
    try:
        return _data_folder(environ) / "signpost"
    except RuntimeError:  # a user without a home
        return here


def _data_folder(environ: Mapping[str, str]) -> Path:
    """Where programs of this user keep their data. Raises RuntimeError where the user has no home."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    # The XDG Base Directory Specification ignores relative paths.
    named = environ.get("XDG_DATA_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".local" / "share"
