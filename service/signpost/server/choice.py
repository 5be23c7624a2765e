"""Which adapter serves: by the setting SERVER, and by whether server/granian.py knows the private parts of granian."""

import asyncio
import importlib
import logging

import granian

from signpost.server.asgi import PublicServer
from signpost.server.handler import Handler
from signpost.server.listening import Address, HttpServer

# The one whose private parts server/granian.py was written for; pyproject.toml pins it.
TESTED_VERSION = "2.8.7"

logger = logging.getLogger("signpost.server")


def make_server(choice: str, handler: Handler, loop: asyncio.AbstractEventLoop, address: Address) -> HttpServer:
    """The HTTP server. choice: "direct", "public", or "auto": direct where it can be.

    Raises RuntimeError where `direct` cannot be.
    """
    if choice == "public":
        return PublicServer(handler, loop, address)
    if granian.__version__ != TESTED_VERSION:
        logger.warning(
            "granian %s was not tested with this Signpost (%s was): if anything is wrong, set SIGNPOST_SERVER=public.",
            granian.__version__,
            TESTED_VERSION,
        )
    try:
        # Where a private part is missing, already the import fails.
        direct = importlib.import_module("signpost.server.granian")
        server: HttpServer = direct.DirectServer(handler, loop, address)
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
        return PublicServer(handler, loop, address)
    return server
