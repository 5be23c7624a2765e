"""The version of Signpost that runs."""

from importlib.metadata import PackageNotFoundError, version


def product_version() -> str:
    try:
        return version("signpost-links")
    except PackageNotFoundError:  # a checkout that was never installed
        return "0"
