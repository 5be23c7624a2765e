"""The version of Signpost that runs."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def product_version() -> str:
    """The version of the installed package, read from its files once."""
    try:
        return version("signpost-links")
    except PackageNotFoundError:  # a checkout that was never installed
        return "0"
