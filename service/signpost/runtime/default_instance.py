"""Where the instance folder is if the setting INSTANCE names none."""

import sys
from collections.abc import Mapping
from pathlib import Path

from signpost.runtime.environment import expanded, variables

FOLDER = "instance"
# The top of the tree, if this file is in a checkout.
_CHECKOUT = Path(__file__).parents[3]


def named_instance(environ: Mapping[str, str]) -> Path:
    """The folder that the environment names, else the default. Raises ValueError with a sentence."""
    return Path(expanded(variables(environ).get("INSTANCE") or str(default_instance(environ))))


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
