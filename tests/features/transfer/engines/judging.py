"""Whether Signpost answers a visit as the server did, whose file it imported."""

from __future__ import annotations

import io
import re
from collections import Counter
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from flask import Flask

from redirect_formats import REDIRECT_FORMATS
from redirect_formats.rules import WHOLE_QUERY
from signpost.features.transfer.importer import ImportPlan, import_file, open_file
from signpost.operations.workspaces import bootstrap, workspaces
from tests.conftest import FIREFOX, client_of
from tests.features.transfer.engines.cases import ELSEWHERE, Case, line_of, with_slash
from tests.features.transfer.engines.servers import host_of

# Its destination may be decided by another line.
_INTERNAL = re.compile(r"^RewriteRule \S+ /| last;$", re.MULTILINE)


def _told(answer: str) -> Any:
    """An answer without what makes no difference."""
    status, _, location = answer.partition(" ")
    parts = urlsplit(location)
    return status, parts.netloc, parts.path, sorted(parse_qsl(parts.query, keep_blank_values=True))


def differences(app: Flask, cases: list[Case], imported: Counter[str]) -> list[str]:
    """What visitors would get that they did not get there; each file in the words of a report.

    imported: counts how many lines were, and how many not.
    """
    visitor, found = client_of(app), list[str]()
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
    for number, case in enumerate(cases):
        host = host_of(number)
        with app.app_context():
            source = case.engine.partition("-")[0]
            plan = ImportPlan(
                source, "json" if REDIRECT_FORMATS[source].is_json else "text", {"": host, ELSEWHERE: ELSEWHERE}
            )
            file = io.BytesIO(case.text.encode())
            lines = [line for lines in import_file(caller, open_file(file, plan), plan) for line in lines]
        refused = {line.line for line in lines if line.result == "refused"}
        whole = {line.line for line in lines if WHOLE_QUERY in line.note}
        is_rewritten = _INTERNAL.search(case.text) is not None
        imported.update(line.result for line in lines)
        for probe in case.probes:
            reply = visitor.get(probe, base_url=f"http://{host}", headers={"User-Agent": FIREFOX})
            redirects = 300 < reply.status_code < 400 or reply.status_code == 410
            here = f"{reply.status_code} {reply.headers.get('Location', '')}".strip() if redirects else ""
            if "?" in probe and (line_of(here) in whole or (whole and is_gone(here))):
                continue
            there = case.answers[probe]
            at_slash = case.answers[with_slash(probe)]
            if case.engine == "firebase" and here and not there and not at_slash and _told(here)[2].endswith("/"):
                continue  # (.*) matches nothing there, and the path above all others here
            if here and not (_told(here) == _told(there) or _is_with_slash(here, there, at_slash)):
                found.append(_report(case, probe, there, here, lines))
            elif not here and there and not (line_of(there) in refused or is_rewritten or (is_gone(there) and refused)):
                found.append(_report(case, probe, there, "nothing", lines))
    return found


def _is_with_slash(here: str, there: str, with_slash: str) -> bool:
    """Whether a server answers so only to the same path with a slash at its end, which makes no difference here."""
    (status, host, path, query), (*others, query_there) = _told(here), _told(with_slash)
    is_same = [status, host, path.rstrip("/"), query] == [*others[:2], others[2].rstrip("/"), query_there]
    return is_same and (line_of(here) != line_of(there) or is_gone(here))


def is_gone(answer: str) -> bool:
    return answer.startswith("410")


def _report(case: Case, probe: str, there: str, here: str, lines: list[Any]) -> str:
    results = "\n".join(f"  {line.line} {line.result} {line.url} {line.errors or ''}" for line in lines)
    return f"{probe}: there {there or 'nothing'}, here {here}\n{case.text}{results}\n"
