"""JSON-RPC 2.0, the envelope only: from bytes to a message, and back from a result or an error."""

from dataclasses import dataclass, field
from typing import Any

from signpost.domain import strict_json
from signpost.domain.errors import BadRequest, ServiceError
from signpost.domain.json_types import JsonObject

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
# Refused by HTTP: no token, too many requests, another origin. `data.code` says which.
REFUSED = -32010

Id = str | int


class RpcError(Exception):
    """An answer other than a result. status: of the HTTP answer."""

    def __init__(self, code: int, message: str, data: Any = None, *, status: int = 200, id: Id | None = None):
        super().__init__(message)
        self.code, self.message, self.data, self.status, self.id = code, message, data, status, id

    def body(self) -> JsonObject:
        data = {} if self.data is None else {"data": self.data}
        return {"jsonrpc": "2.0", "id": self.id, "error": {"code": self.code, "message": self.message, **data}}


@dataclass(frozen=True)
class RpcRequest:
    """A request. id: None where no answer is expected (a notification, or a response sent to us)."""

    id: Id | None
    method: str = ""
    params: JsonObject = field(default_factory=dict)

    @property
    def meta(self) -> JsonObject:
        meta = self.params.get("_meta")
        return meta if isinstance(meta, dict) else {}


def read(body: bytes) -> RpcRequest:
    """Raises RpcError: not JSON, or not one request; with the request's id wherever it has one."""
    try:
        message = strict_json.loads(body)
    except BadRequest as error:
        raise RpcError(PARSE_ERROR, error.message, status=400) from None
    except ServiceError as error:
        raise RpcError(INVALID_REQUEST, "This JSON is refused.", error.body(), status=400) from None
    if not isinstance(message, dict):
        what = "Batches are not supported: send one" if isinstance(message, list) else "Send one"
        raise RpcError(INVALID_REQUEST, f"{what} JSON-RPC request object.", status=400)
    id_, method, params = message.get("id"), message.get("method"), message.get("params")
    if "id" in message and (not isinstance(id_, Id) or isinstance(id_, bool)):
        raise RpcError(INVALID_REQUEST, "The id of a request is a string or an integer.", status=400)
    if message.get("jsonrpc") != "2.0":
        raise RpcError(INVALID_REQUEST, 'The member jsonrpc must be "2.0".', status=400, id=id_)
    if "method" not in message and ("result" in message or "error" in message):
        return RpcRequest(None)
    if not isinstance(method, str):
        raise RpcError(INVALID_REQUEST, "The member method must be a string.", status=400, id=id_)
    if not isinstance(params, dict | None):
        raise RpcError(INVALID_PARAMS, "The member params must be an object.", status=400, id=id_)
    return RpcRequest(id_, method, params or {})


def id_in(body: bytes) -> Id | None:
    """The id of the request in a body that is refused; None where it cannot be read."""
    try:
        message = strict_json.loads(body)
    except ServiceError:
        return None
    id_ = message.get("id") if isinstance(message, dict) else None
    return id_ if isinstance(id_, Id) and not isinstance(id_, bool) else None


def result_body(id: Id, result: JsonObject) -> JsonObject:
    return {"jsonrpc": "2.0", "id": id, "result": result}
