"""The protocol's own conformance suite, in both eras: what applies to Signpost passes, the rest has a reason here.

Most of the suite is written for a server made for it, with tools, prompts and resources called test_something.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Server
from tests.mcp_clients import conformance, install


@dataclass(frozen=True)
class NotApplicable:
    """Why a scenario, or `in_part` some checks of it, cannot pass.

    `complaint`: what the suite says of each such check, a regular expression. `until`: the last revision concerned.
    """

    because: str
    complaint: str
    until: str = max(conformance.REVISIONS)
    in_part: bool = False


_TOOL = NotApplicable("calls a tool that only the suite's own server has", "There is no tool 'test_")
_PROMPT = NotApplicable("gets a prompt that only the suite's own server has", "There is no prompt 'test_")
_RESOURCE = NotApplicable("reads a resource that only the suite's own server has", "There is no resource 'test:")
_NO_SESSION = NotApplicable(
    "is about sessions; Signpost keeps none",
    "did not (provide session ID|return an MCP-Session-Id)",
    until="2025-11-25",
)
_NO_SUBSCRIPTION = NotApplicable(
    "subscribes to a resource; a stateless server has no client to notify", "There is no method 'resources/subscribe'"
)
_ASKS_BACK = "is about tools and prompts that ask back before they answer; Signpost has none"

NOT_APPLICABLE = {
    "completion-complete": NotApplicable(
        "completes an argument of a prompt that only the suite's own server has", "names neither a prompt nor"
    ),
    "elicitation-sep1034-defaults": _TOOL,
    "elicitation-sep1330-enums": _TOOL,
    "http-custom-header-server-validation": NotApplicable(
        "is about tool arguments that are sent as headers too; Signpost has none", "Not testable: .* x-mcp-header"
    ),
    "input-required-result-basic-elicitation": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-basic-list-roots": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-basic-sampling": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-capability-check": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-ignore-extra-params": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-missing-input-response": NotApplicable(_ASKS_BACK, "error instead of re-requesting"),
    "input-required-result-multi-round": NotApplicable(_ASKS_BACK, "Expected InputRequiredResult"),
    "input-required-result-multiple-input-requests": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-non-tool-request": NotApplicable(_ASKS_BACK, "There is no prompt 'test_"),
    "input-required-result-request-state": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-result-type": NotApplicable(_ASKS_BACK, "There is no tool 'test_"),
    "input-required-result-tampered-state": NotApplicable(_ASKS_BACK, "could not get initial InputRequiredResult"),
    "json-schema-2020-12": NotApplicable(
        "looks for a tool that only the suite's own server has", "Tool 'json_schema_2020_12_tool' not found"
    ),
    "prompts-get-embedded-resource": _PROMPT,
    "prompts-get-simple": _PROMPT,
    "prompts-get-with-args": _PROMPT,
    "prompts-get-with-image": _PROMPT,
    "resources-read-binary": _RESOURCE,
    "resources-read-text": _RESOURCE,
    "resources-subscribe": _NO_SUBSCRIPTION,
    "resources-templates-read": _RESOURCE,
    "resources-unsubscribe": _NO_SUBSCRIPTION,
    "server-session-lifecycle": _NO_SESSION,
    "server-sse-multiple-streams": _NO_SESSION,
    "server-sse-polling": _NO_SESSION,
    "server-stateless": NotApplicable(
        "calls a tool that only the suite's own server has",
        "Not testable: server does not list the diagnostic tool 'test_",
        in_part=True,
    ),
    "tools-call-audio": _TOOL,
    "tools-call-elicitation": _TOOL,
    "tools-call-embedded-resource": _TOOL,
    "tools-call-error": _TOOL,
    "tools-call-image": _TOOL,
    "tools-call-mixed-content": _TOOL,
    "tools-call-sampling": _TOOL,
    "tools-call-simple-text": _TOOL,
    "tools-call-with-logging": _TOOL,
    "tools-call-with-progress": _TOOL,
}
PASSES = {
    "caching",
    "dns-rebinding-protection",
    "http-header-validation",
    "input-required-result-unsupported-methods",
    "input-required-result-validate-input",  # It takes an error for an answer, also one about an unknown tool.
    "logging-set-level",
    "ping",
    "prompts-list",
    "resources-list",
    "sep-2164-resource-not-found",
    "server-initialize",
    "tools-list",
}


def excuse_for(scenario: str, revision: str) -> NotApplicable | None:
    excuse = NOT_APPLICABLE.get(scenario)
    return excuse if excuse and revision <= excuse.until else None


def surprises(revision: str, outcomes: dict[str, conformance.Outcome]) -> list[str]:
    """What is not as these tables say."""
    found = []
    for scenario, outcome in outcomes.items():
        excuse = excuse_for(scenario, revision)
        if scenario not in PASSES | NOT_APPLICABLE.keys():
            found.append(f"{scenario} is new: list it")
        elif excuse and not outcome.complaints:
            found.append(f"{scenario} passes, although it {excuse.because}: list it as passing")
        found += [
            f"{scenario}: {complaint}"
            for complaint in outcome.complaints
            if not (excuse and re.search(excuse.complaint, complaint))
        ]
    return found


@pytest.fixture
def outcomes(need: Callable[..., Any], make_server: Callable[..., Server], tmp_path: Path) -> dict[Any, Any]:
    """What came out of the suite, for each revision."""
    need(install.need_node)
    server = make_server().start()
    return {
        revision: conformance.run(server, revision, tmp_path / f"conformance-{revision}")
        for revision in conformance.REVISIONS
    }


def test_conformance(outcomes: dict[Any, Any]) -> None:
    assert {revision: found for revision in outcomes if (found := surprises(revision, outcomes[revision]))} == {}
    assert {scenario for found in outcomes.values() for scenario in found} == PASSES | NOT_APPLICABLE.keys()


def test_surprises_are_seen() -> None:
    fine, broken = conformance.Outcome(2, []), conformance.Outcome(1, ["ping: no answer"])
    assert surprises("2025-11-25", {"ping": fine}) == []
    assert surprises("2025-11-25", {"ping": broken}) == ["ping: ping: no answer"]
    assert surprises("2025-11-25", {"tools-call-image": broken}) == ["tools-call-image: ping: no answer"]
    assert "passes, although" in surprises("2025-11-25", {"tools-call-image": fine})[0]
    assert surprises("2026-07-28", {"brand-new": fine}) == ["brand-new is new: list it"]
    assert surprises("2026-07-28", {"server-sse-multiple-streams": fine}) == []
