"""Completing arguments while they are typed: hostnames and tags of the workspace."""

from signpost.domain.json_types import JsonObject
from signpost.mcp.jsonrpc import INVALID_PARAMS, RpcError
from signpost.mcp.prompts import PROMPTS
from signpost.mcp.resources import TEMPLATES
from signpost.operations.caller import Caller
from signpost.operations.hosts.hosts import hosts_beginning_with
from signpost.operations.workspaces.usage import tags_beginning_with

MAX_COMPLETIONS = 100
_COMPLETIONS = {"host": hosts_beginning_with, "tag": tags_beginning_with}


def complete(caller: Caller, params: JsonObject) -> JsonObject:
    """Values that begin with what was typed; none for an unknown argument. Raises RpcError."""
    ref, argument = params.get("ref"), params.get("argument")
    if not isinstance(ref, dict) or not isinstance(argument, dict):
        raise RpcError(INVALID_PARAMS, "params.ref and params.argument must be objects.")
    name, typed = argument.get("name"), argument.get("value")
    if not isinstance(name, str) or not isinstance(typed, str):
        raise RpcError(INVALID_PARAMS, "params.argument must hold a name and a value, both strings.")
    if name not in _arguments_of(ref):
        raise RpcError(INVALID_PARAMS, f"There is no argument {name!r} to complete there.")
    found = _COMPLETIONS[name](caller.workspace, typed, MAX_COMPLETIONS + 1) if name in _COMPLETIONS else []
    return {"completion": {"values": found[:MAX_COMPLETIONS], "hasMore": len(found) > MAX_COMPLETIONS}}


def _arguments_of(ref: JsonObject) -> set[str]:
    kind = ref.get("type")
    if kind == "ref/prompt" and ref.get("name") in PROMPTS:
        return {argument.name for argument in PROMPTS[ref["name"]].arguments}
    if kind == "ref/resource":
        templates = [template.uri for template in TEMPLATES.values() if template.uri == ref.get("uri")]
        if templates:
            return {templates[0].partition("{")[2].rstrip("}")}
    raise RpcError(INVALID_PARAMS, "params.ref names neither a prompt nor a resource template.")
