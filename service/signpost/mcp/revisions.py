"""The two eras of the protocol: with a handshake (legacy), and with everything in each request (modern).

Their differences are in this module, and in `methods.METHODS` if a method belongs to only one of them.
"""

import base64
import binascii
from typing import Any

from werkzeug.datastructures import Headers

from signpost.domain.json_types import JsonObject
from signpost.domain.version import product_version
from signpost.mcp.jsonrpc import INVALID_PARAMS, RpcError, RpcRequest

MODERN = ("2026-07-28",)
LEGACY = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
REVISIONS = (*MODERN, *LEGACY)

HEADER_MISMATCH = -32020
UNSUPPORTED_REVISION = -32022

_PREFIX = "io.modelcontextprotocol/"
REVISION, CAPABILITIES, SERVER = f"{_PREFIX}protocolVersion", f"{_PREFIX}clientCapabilities", f"{_PREFIX}serverInfo"
_VERSION_HEADER = "MCP-Protocol-Version"
# The methods whose requests name an object, and the parameter that holds the name.
_NAMED_BY = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}


def server_info() -> dict[str, str]:
    return {"name": "signpost", "title": "Signpost", "version": product_version()}


def is_modern(request: RpcRequest, headers: Headers) -> bool:
    """Whether `request` is of the modern era: it says so, or its header names no revision of the legacy one."""
    return REVISION in request.meta or headers.get(_VERSION_HEADER, LEGACY[0]) not in LEGACY


def check(request: RpcRequest, headers: Headers) -> None:
    """Raises RpcError where a modern request lacks a required member or contradicts itself."""
    header = headers.get(_VERSION_HEADER)
    if header not in REVISIONS and header is not None and REVISION not in request.meta:
        raise _unsupported(header)
    if request.id is None:
        return
    requested, capabilities = request.meta.get(REVISION), request.meta.get(CAPABILITIES)
    if not isinstance(requested, str) or not isinstance(capabilities, dict):
        required = f"params._meta must hold {REVISION} (a string) and {CAPABILITIES} (an object)."
        raise RpcError(INVALID_PARAMS, required, status=400)
    _compare(_VERSION_HEADER, header, requested)
    _compare("Mcp-Method", headers.get("Mcp-Method"), request.method)
    if request.method in _NAMED_BY:
        name = request.params.get(_NAMED_BY[request.method])
        _compare("Mcp-Name", _decoded(headers.get("Mcp-Name")), name if isinstance(name, str) else None)
    if requested not in MODERN:
        raise _unsupported(requested)


def _compare(name: str, header: str | None, value: Any) -> None:
    if header != value:
        given = "is missing" if header is None else f"says {header!r}"
        raise RpcError(HEADER_MISMATCH, f"The header {name} {given}; the body says {value!r}.", status=400)


def _decoded(header: str | None) -> str | None:
    """The text of a header that may be base64, `=?base64?…?=`; unchanged if it cannot be decoded."""
    if header is None or not (header.startswith("=?base64?") and header.endswith("?=")):
        return header
    try:
        return base64.b64decode(header[9:-2], validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return header


def _unsupported(requested: str) -> RpcError:
    data = {"supported": list(REVISIONS), "requested": requested}
    return RpcError(UNSUPPORTED_REVISION, "This revision of the protocol is not supported.", data, status=400)


def complete(result: JsonObject, ttl_ms: int | None) -> JsonObject:
    """`result` in the modern form. ttl_ms: how long it may be cached; None: not at all."""
    saved = {} if ttl_ms is None else {"ttlMs": ttl_ms, "cacheScope": "private"}
    return {"resultType": "complete", **result, **saved, "_meta": {SERVER: server_info()}}
