"""Explaining a visit: which record answers, what each step on the way finds, and where it ends. An extension.

The visit goes the way of every visit, through the same code; it is only not counted, and notes each step (`Trace`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote, urlsplit

from signpost.domain import addresses, resolution, times
from signpost.domain.destination import Target
from signpost.domain.errors import Invalid
from signpost.storage.models import Host, Record
from signpost.visits.cache import Rule, Site
from signpost.visits.middleware import VisitMiddleware
from signpost.visits.respond import Trace

# Whoever does not say who visits means a person with a common browser.
BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def explain(
    gate: VisitMiddleware,
    url: str,
    *,
    workspace_id: str | None = None,
    at: str | None = None,
    method: str = "GET",
    headers: Mapping[str, str] | None = None,
    address: str = "",
) -> dict[str, Any]:
    """What a visit of `url` would meet, step by step, and its answer; nothing is counted.

    workspace_id: hostnames of others are told as not connected; None: of any workspace.  at: when, as `times.text`
    writes it; None: now.
    headers: what the visitor sends, without Host.  address: of the visitor; routing `sticky` looks at it.
    Returns url, at, record, steps (each: step, passes, text), stopped_by, status, location, headers and counts_as.
    Raises Invalid for a URL that cannot be read.
    """
    host, path, query = _parts(url)
    at = at or times.now_text()
    site = gate.rules.site(host)
    explanation: dict[str, Any] = {
        "url": url,
        "at": at,
        "record": None,
        "steps": [],
        "stopped_by": None,
        "status": None,
        "location": None,
        "headers": {},
        "counts_as": None,
    }
    if site is None or workspace_id not in (None, site.workspace_id):
        row = Host.get_or_none(Host.host == host)
        is_own = row is not None and workspace_id in (None, row.workspace_id)
        text = "carries no visits until DNS proves whose it is" if is_own else "is not connected to this workspace"
        _step(explanation, "hostname", False, f"{host} {text}.")
        return explanation
    fallback = "" if site.host == host else f", and answers for {host}, which is not"
    _step(explanation, "hostname", True, f"{site.host} is connected{fallback}.")
    trace = Trace(times.parse(at).timestamp())
    given = {"User-Agent": BROWSER, **(headers or {})}
    status, answered, _ = gate.visit(site, _environ(host, path, query, method, given, address), trace)
    for name, found in trace.steps:
        if name == "record" and found is not None:
            explanation["record"] = (
                Record.select(Record.id, Record.host, Record.alias).where(Record.seq == found[0].seq).dicts().first()
            )
        if name == "limited" and trace.rule is not None and trace.rule.max_clicks is None:
            continue
        _step(explanation, name, *_told(name, found, trace, site, path))
    location = dict(answered).get("Location")
    _step(explanation, "answer", True, f"{status}, to {location}" if location else f"{status}, without a redirect")
    if trace.is_answered and trace.visit is not None and trace.visit.counts:
        explanation["counts_as"] = "bot" if trace.visit.visitor.is_bot else "person"
    counted = explanation["counts_as"]
    text = f"It counts as a click by a {counted}." if counted else "It does not count as a click."
    _step(explanation, "click", True, text)
    if location is not None and (onward := _own_link(gate, site, location)) is not None:
        _step(explanation, "onward", True, onward)
    return {**explanation, "status": int(status[:3]), "location": location, "headers": dict(answered)}


def _step(explanation: dict[str, Any], name: str, passes: bool, text: str) -> None:
    explanation["steps"].append({"step": name, "passes": passes, "text": text})
    if not passes:
        explanation["stopped_by"] = name


def _parts(url: str) -> tuple[str, str, str]:
    """Host, raw path and query of a URL; without a scheme it is https."""
    try:
        parts = urlsplit(url if re.match(r"[A-Za-z][A-Za-z0-9+.-]*://", url) else f"https://{url}")
        host, _ = addresses.host_of(parts.hostname or ""), parts.port
    except ValueError:
        raise Invalid({"url": ["Not a URL, like https://go.example.com/sale."]}) from None
    if parts.scheme not in ("http", "https"):
        raise Invalid({"url": ["Begin with https:// or http://."]})
    # As a browser sends it.
    safe = "/!$&'()*+,;=:@-._~%[]|?"
    return host, quote(parts.path or "/", safe=safe), quote(parts.query, safe=safe)


def _environ(host: str, path: str, query: str, method: str, headers: Mapping[str, str], address: str) -> dict[str, Any]:
    named = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items()}
    return {
        **{name: value.encode().decode("latin-1") for name, value in named.items()},
        "REQUEST_METHOD": method,
        "REQUEST_URI": f"{path}?{query}" if query else path,
        "QUERY_STRING": query,
        "REMOTE_ADDR": address,
        "HTTP_HOST": host,
    }


def _told(name: str, found: Any, trace: Trace, site: Site, path: str) -> tuple[bool, str]:
    """Whether the visitor passes a step that a visit noted, and the sentence about it."""
    if name == "special":
        return True, f"{path} is answered by Signpost itself."
    if name == "record":
        return (True, _how(found, path)) if found else (False, f"No record of {site.host} answers for {path}.")
    rule, visit = trace.rule, trace.visit
    assert rule is not None
    assert visit is not None
    match name:
        case "paused":
            text = f"It is paused ({rule.paused_by})." if rule.paused_by else "It is not paused."
        case "starts":
            text = _moment(rule.starts, "It begins" if not found else "It began", "It has no beginning.")
        case "expires":
            text = _moment(rule.expires, "It ended" if not found else "It ends", "It has no end.")
        case "max_clicks":
            room = "some are left" if found else "all are used"
            text = f"It allows {rule.max_clicks} clicks: {room}." if rule.max_clicks else "It has no click limit."
        case "method":
            text = f"It answers {visit.method}." if found else f"It does not answer {visit.method}."
        case "password":
            text = "It has no password." if found else "The visitor must give its password; a redirect, 303, follows."
        case "limited":
            text = "The visitor takes a click, so the destination is named."
            if not found:
                text = "HEAD, prefetches and crawlers take no click of a limited number: they are not told where to."
        case "www":
            text = f"The visit came by {site.came_by}, where nothing else answers: it would come back for ever."
        case "plugins":
            text = "No plugin keeps this visitor away." if found else "A plugin keeps crawlers away."
        case _:
            return True, _choice(rule, *found)
    return found, text


def _how(found: tuple[Rule, str], path: str) -> str:
    """By which rule of resolution.py a record was found."""
    rule, rest = found
    wish = resolution.wanted(path.removesuffix("+"))
    asked = wish.alias if wish else ""
    if rule.alias == asked:
        return f"The record with the alias {rule.alias!r} answers." if asked else "The record at the root answers."
    if len(asked) <= resolution.MAX_FOLDED and resolution.fold(rule.alias) == resolution.fold(asked):
        return f"The record with the alias {rule.alias!r} answers, as the only one that differs in case alone."
    if rule.alias:
        return f"The record with the alias {rule.alias!r} answers, which forwards the path behind it ({rest!r})."
    return "No record has this alias, so the one at the root answers, as the catch-all of its hostname."


def _moment(seconds: float | None, verb: str, none: str) -> str:
    return none if seconds is None else f"{verb} at {times.text(datetime.fromtimestamp(seconds, UTC))}."


def _choice(rule: Rule, target: Target, location: str) -> str:
    count = len(rule.targets)
    which = "Its destination"
    if count > 1:
        which = f"Destination {rule.targets.index(target) + 1} of {count}, by routing {rule.routing}"
        which += " (another visit may get another one)" if rule.routing in ("order", "random", "weighted") else ""
    brought = ", with what the visit brings along" if location != target.fixed else ""
    return f"{which}{brought}: {location}"


def _own_link(gate: VisitMiddleware, site: Site, location: str) -> str | None:
    """A sentence about the record of the same workspace to which `location` leads."""
    try:
        host, path, _ = _parts(location)
    except Invalid:
        return None
    there = gate.rules.site(host)
    if there is None or there.workspace_id != site.workspace_id or (found := gate.rules.find(there, path)) is None:
        return None
    if there.host == site.host and there.came_by is not None:
        return f"{host} is not connected. Visitors whom DNS leads here from it all the same may find nothing."
    return f"There another link of this workspace answers: {there.host}/{found[0].alias}."
