"""Which adapter serves: by the setting SERVER, and by whether server/granian.py knows the private parts of granian."""

import asyncio
import importlib
import logging
from typing import Any

import granian
from flask import Flask

from signpost.server.asgi import PublicServer
from signpost.server.http_server import HttpServer
from signpost.server.listening import ListenAddress

# The one whose private parts server/granian.py was written for; pyproject.toml pins it.
TESTED_VERSION = "2.8.7"

logger = logging.getLogger("signpost.server")


def make_server(choice: str, app: Flask, loop: asyncio.AbstractEventLoop, address: ListenAddress) -> HttpServer[Any]:
    """The HTTP server. choice: "direct", "public", or "auto": direct where it can be.

    Raises RuntimeError where `direct` cannot be.
    """
    if choice == "public":
        return PublicServer(app, loop, address)
    if granian.__version__ != TESTED_VERSION:
        logger.warning(
            "granian %s was not tested with this Signpost (%s was): if anything is wrong, set SIGNPOST_SERVER=public.",
            granian.__version__,
            TESTED_VERSION,
        )
    try:
        # If a private part is missing, the import fails.
        direct = importlib.import_module("signpost.server.granian")
        server: HttpServer[Any] = direct.DirectServer(app, loop, address)
    except (ImportError, AttributeError, TypeError) as error:
        if choice == "direct":
            raise RuntimeError(
                f"SIGNPOST_SERVER is direct, but granian {granian.__version__} cannot be driven that way: {error}"
            ) from None
        logger.warning(
            "granian %s cannot be driven directly (%s), so its public interface is used, which is slower.",
            granian.__version__,
            error,
        )
        return PublicServer(app, loop, address)
    return server
