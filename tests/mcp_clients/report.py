"""`python -m tests.mcp_clients.report`: drive every client and the conformance suite now, and print what came out.

Two tables in Markdown, for the page about agents. Exits with 1 where something is not as it has to be.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from tests.conftest import Server
from tests.mcp_clients import clients, conformance, install
from tests.mcp_clients.test_conformance import excuse_for, surprises

PASSES, IN_PART, CANNOT_APPLY, FAILS = "passes", "passes in part", "cannot apply", "**fails**"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = clients.ready(Server(Path(folder) / "server"))
        try:
            matrix, clients_fine = client_matrix(server)
            summary, suite_fine = conformance_summary(server, Path(folder))
        finally:
            server.stop()
    sys.stdout.write(f"{matrix}\n\n{summary}\n")
    return 0 if clients_fine and suite_fine else 1


def client_matrix(server: Server) -> tuple[str, bool]:
    rows, fine = [], True
    for client in clients.CLIENTS:
        try:
            command = clients.command_of(client)
        except install.Unavailable as reason:
            rows.append((client.file, "", "", "", f"not run: {reason}"))
            fine = False
            continue
        for mode in client.modes:
            report = clients.travel(command, mode, server)
            failed = {step: given for step, given in report["steps"].items() if given != "ok"}
            right = not failed and report["era"] == clients.REVISION_OF[mode]
            fine = fine and right
            result = f"all {len(report['steps'])} steps" if right else f"**fails**: {failed or report['era']}"
            rows.append((report["client"], report["version"], mode, report["era"], result))
    return table(("Client", "Version", "Mode", "Revision", "Result"), rows), fine


def conformance_summary(server: Server, folder: Path) -> tuple[str, bool]:
    try:
        install.need_node()
    except install.Unavailable as reason:
        return f"The conformance suite is not run: {reason}", False
    outcomes = {revision: conformance.run(server, revision, folder / revision) for revision in conformance.REVISIONS}
    unexpected = [line for revision, found in outcomes.items() for line in surprises(revision, found)]
    counts = [count(revision, found) for revision, found in outcomes.items()]
    given = [
        f"`@modelcontextprotocol/conformance` {conformance.version()}",
        table(("Revision", "Scenarios", "Pass", "Pass in part", "Cannot apply", "Fail"), counts),
        table(("Result", "Scenarios"), by_verdict(outcomes)),
        *(f"Unexpected: {line}" for line in unexpected),
    ]
    return "\n\n".join(given), not unexpected


def count(revision: str, found: dict[str, conformance.Outcome]) -> tuple[Any, ...]:
    of = Counter(verdict(scenario, revision, outcome)[0] for scenario, outcome in found.items())
    return revision, len(found), of[PASSES], of[IN_PART], of[CANNOT_APPLY], of[FAILS]


def by_verdict(outcomes: dict[str, dict[str, conformance.Outcome]]) -> list[tuple[str, str]]:
    """One row for each verdict and reason. A scenario that fares otherwise in another revision names its revisions."""
    revisions: dict[tuple[str, str], dict[str, list[str]]] = {}
    for revision, found in outcomes.items():
        for scenario, outcome in sorted(found.items()):
            of_scenario = revisions.setdefault(verdict(scenario, revision, outcome), {})
            of_scenario.setdefault(scenario, []).append(revision)
    rows = []
    for (result, reason), scenarios in sorted(revisions.items()):
        names = []
        for scenario, of in sorted(scenarios.items()):
            elsewhere = any(scenario in found and revision not in of for revision, found in outcomes.items())
            names.append(f"`{scenario}`" + (f" ({', '.join(of)})" if elsewhere else ""))
        rows.append((f"{result}: {reason}" if reason else result, ", ".join(names)))
    return rows


def verdict(scenario: str, revision: str, outcome: conformance.Outcome) -> tuple[str, str]:
    """How it went, and why."""
    if surprises(revision, {scenario: outcome}):
        return FAILS, ""
    if not (excuse := excuse_for(scenario, revision)):
        return PASSES, ""
    if excuse.in_part:
        return IN_PART, f"{outcome.held} checks hold; each of the other {len(outcome.complaints)} {excuse.because}"
    return CANNOT_APPLY, excuse.because


def table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |" for line in lines)


if __name__ == "__main__":
    sys.exit(main())
