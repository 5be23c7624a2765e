"""The prompts: sequences of tool calls for common tasks.

Arguments from a person are inserted as JSON, so that they stay values; text from records is never inserted. While
arguments are typed, hostnames and tags of the workspace complete them.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any

from signpost.domain.json_types import JsonObject
from signpost.mcp.jsonrpc import INVALID_PARAMS, RpcError
from signpost.mcp.resources import TEMPLATES
from signpost.mcp.tools import all_tools
from signpost.operations.caller import Caller
from signpost.operations.hosts.hosts import hosts_beginning_with
from signpost.operations.workspaces.usage import tags_beginning_with


@dataclass(frozen=True)
class Argument:
    name: str
    description: str
    required: bool = False


@dataclass(frozen=True)
class Prompt:
    """text: with {name} where an argument goes. tools: those of features that it needs."""

    name: str
    title: str
    description: str
    arguments: tuple[Argument, ...]
    text: str
    tools: tuple[str, ...] = ()

    def entry(self) -> JsonObject:
        arguments = [asdict(argument) for argument in self.arguments]
        return {"name": self.name, "title": self.title, "description": self.description, "arguments": arguments}


def list_prompts(caller: Caller) -> list[JsonObject]:
    return [prompt.entry() for prompt in _possible()]


def find(name: Any) -> Prompt | None:
    return next((prompt for prompt in _possible() if prompt.name == name), None)


def _possible() -> list[Prompt]:
    """Those whose tools are there."""
    return [prompt for prompt in PROMPTS.values() if {*prompt.tools} <= all_tools().keys()]


def get(prompt: Prompt, given: Any) -> JsonObject:
    """The messages of a prompt. Raises RpcError: an argument is missing, unknown or no text."""
    given = {} if given is None else given
    if not isinstance(given, dict) or not all(isinstance(value, str) for value in given.values()):
        raise RpcError(INVALID_PARAMS, "params.arguments must be an object of strings.")
    known = {argument.name for argument in prompt.arguments}
    missing = [entry.name for entry in prompt.arguments if entry.required and not given.get(entry.name, "").strip()]
    if missing or given.keys() - known:
        wrong = f"It needs {', '.join(missing)}." if missing else f"It knows only {', '.join(sorted(known))}."
        raise RpcError(INVALID_PARAMS, f"The arguments do not fit the prompt {prompt.name}. {wrong}")
    values = {name: json.dumps(given.get(name, ""), ensure_ascii=False) for name in known}
    content = {"type": "text", "text": prompt.text.format(**values)}
    return {"description": prompt.description, "messages": [{"role": "user", "content": content}]}


_HOST = Argument("host", "A connected hostname.")
_TAG = Argument("tag", "A tag of links.")

PROMPTS = {
    prompt.name: prompt
    for prompt in (
        Prompt(
            "shorten_campaign",
            "Shorten the links of a campaign",
            "Create one tagged short link for each destination of a campaign.",
            (
                Argument("destinations", "The URLs, one per line.", required=True),
                Argument("host", "A connected hostname.", required=True),
                Argument("tag", "The name of the campaign; becomes a tag and utm_campaign.", required=True),
            ),
            "Create a short link on the hostname {host} for each of these destinations: {destinations}. Use "
            "suggest_alias for a readable alias, then call create_link with tags [{tag}] and utm with the campaign "
            "{tag}. If a link with the same destination exists on this hostname (list_links with destination), use "
            "that one. Answer with a table: destination, short link.",
        ),
        Prompt(
            "clean_up_dead_links",
            "Clean up dead links",
            "Find links that are broken, expired or never clicked, and delete those that a person agrees to.",
            (_HOST, _TAG),
            "Look for links that are no longer needed: call list_links with health broken, then expired, then "
            "no_clicks. Where these are not empty, look only at the hostname {host} and only at the tag {tag}. Show "
            "me the number of each and a few examples, and ask which to delete. For what I agree to, call "
            "preview_bulk_delete with exactly these filters, tell me the number once more, and call bulk_delete only "
            "after I have said yes.",
        ),
        Prompt(
            "explain_link",
            "Explain a link",
            "Find out where a short link leads, or why it does not work.",
            (Argument("url", "The short link.", required=True),),
            "Call explain_link for {url}. Tell me in plain words which record answers, where a visitor is sent and "
            "with which status, or what stops the visit and what I should do about it. If a record answers, add its "
            "clicks of the last 30 days from link_clicks.",
            ("explain_link", "link_clicks"),
        ),
        Prompt(
            "report_clicks",
            "Report on clicks",
            "Compare the links of a tag by clicks over the last 30 days.",
            (Argument("tag", "A tag of links.", required=True),),
            "Find all links with the tag {tag} (list_links with tags, every page). Call link_clicks for each, by day "
            "and by referrer. Answer with a table by clicks, most first: link, clicks by people, visitors, best "
            "referrer; then two sentences on what changed over the 30 days.",
            ("link_clicks",),
        ),
    )
}


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
    if kind == "ref/prompt" and (prompt := find(ref.get("name"))) is not None:
        return {argument.name for argument in prompt.arguments}
    if kind == "ref/resource":
        templates = [template.uri for template in TEMPLATES.values() if template.uri == ref.get("uri")]
        if templates:
            return {templates[0].partition("{")[2].rstrip("}")}
    raise RpcError(INVALID_PARAMS, "params.ref names neither a prompt nor a resource template.")
