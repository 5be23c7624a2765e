"""`signpost doctor`: check how visitors reach each hostname, the server and the mail server, and find chains."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import click
from flask import current_app

from signpost.cli.command import (
    Long,
    as_json_option,
    chosen_workspace,
    confirm,
    count_text,
    fail,
    in_workspace,
    say,
    show,
    table_row,
    with_visits,
)
from signpost.cli.entry import main
from signpost.cli.healthcheck import answer_of
from signpost.domain.errors import ServiceError
from signpost.domain.json_types import JsonObject
from signpost.domain.records.addresses import host_of, is_loopback_name
from signpost.domain.records.requests import PROOF_PATH
from signpost.features.diagnostics import chains
from signpost.features.diagnostics.doctor import HostUnderTest, examine
from signpost.features.diagnostics.record_warnings import not_found_leads_back
from signpost.features.diagnostics.visits import flatten
from signpost.features.diagnostics.visits.flatten import MAX_RECORDS, Flattening
from signpost.features.monitoring import geo_update
from signpost.features.monitoring.doctor_step import DoctorStep
from signpost.operations.caller import Caller
from signpost.operations.hosts import host_views
from signpost.operations.hosts.hosts import may_have_certificate
from signpost.operations.records import pattern_quota
from signpost.operations.workspaces import workspaces
from signpost.outbound.resolver import Resolver
from signpost.runtime import clock, plan_file, settings
from signpost.runtime.features import hook
from signpost.storage import database, instance_folder
from signpost.storage.app_parts import parts_of
from signpost.storage.keys import Key
from signpost.storage.models import Host, Workspace
from signpost.visits import middleware
from signpost.visits.dry_run import leads_back
from signpost.visits.middleware import proof


@main.command("doctor")
@click.argument("host", required=False)
@click.option("--port", type=click.IntRange(1, 65535), help="The proxy's port. Default: 443, or 80 without HTTPS.")
@click.option("--flatten", is_flag=True, help="Instead, flatten chains: point each record at where its chain ends.")
@click.option("--yes", is_flag=True, help="With --flatten: do not ask for confirmation.")
@in_workspace
@as_json_option
@with_visits
def doctor(host: str | None, port: int | None, flatten: bool, yes: bool, workspace: str | None, as_json: bool) -> None:
    """Check each hostname (or HOST) end to end: DNS, certificate, TLS and response. Says how to fix what is broken.

    Without HOST, also check the running server, the nodes that share its database, the country database and the mail
    server, and list chains and loops.
    In a chain, a link leads to another link, which costs each visitor an extra redirect. --flatten points the first
    link at the last destination. A loop never ends. Exit code 1: something is wrong.

    --flatten shows what it would change and asks first. It changes a link only if every visitor still ends up in the
    same place, and says why it leaves others alone. Clicks then count only for the first link of a chain.
    """
    chosen = chosen_workspace(workspace)
    if flatten:
        if host is not None or port is not None:
            raise click.UsageError("Use --flatten without HOST and --port.")
        flatten_chains(workspaces.member_caller(chosen), asks=not yes, as_json=as_json)
        return
    if yes:
        raise click.UsageError("Use --yes only with --flatten.")
    examined = _hosts(chosen, host)
    rows = [row for entry in examined for row in _steps(entry, port)]
    rows += _patterns(chosen, {entry.host for entry in examined})
    rows += _circles(examined)
    if host is None:
        rows = [*_own_state(), *_nodes(), *rows]
        rows += _places()
        found = chains.list_chains(workspaces.member_caller(chosen))
        rows += chain.from_iterable(hook().examine_server(app=current_app))
        rows += [{"kind": "loop" if entry.is_loop else "chain", "addresses": list(entry.addresses)} for entry in found]
    show(rows, as_json, _lines)
    if any(row["kind"] == "chain" for row in rows) and not as_json:
        click.echo("In a chain, a link leads to another link. To shorten chains: `signpost doctor --flatten`", err=True)
    wrong = any(row["kind"] == "loop" or not row.get("is_fine", True) for row in rows)
    click.get_current_context().exit(1 if wrong else 0)


def _hosts(workspace: Workspace, name: str | None) -> list[Host]:
    if name is None:
        return list(workspace.hosts.order_by(Host.host))
    try:
        found = workspace.hosts.where(Host.host == host_of(name)).get_or_none()
    except ValueError:
        found = None
    if found is None:
        fail(f"{name} is not connected to the workspace.")
    return [found]


def _steps(host: Host, port: int | None) -> Iterator[JsonObject]:
    config = current_app.config
    server = instance_folder.serving(Path(config["INSTANCE"]))
    if port is None and is_loopback_name(host.host):
        port = config["LINK_PORT"]
    question = HostUnderTest(
        host=host.host,
        target=settings.dns_target(config),
        # Links on loopback names are always plain HTTP, whatever was requested.
        wants_https=host.https_requested and not is_loopback_name(host.host),
        may_have_certificate=may_have_certificate(host.host),
        port=port,
        path=PROOF_PATH,
        proof=proof(parts_of(current_app)[Key]),
        host_proof=host_views.proof_of(host.workspace_id) if host_views.is_proof_awaited(host) else None,
        local_address=_local_address(server, port),
        no_server="" if server else f"No server runs from {config['INSTANCE']}: start it with `signpost serve`.",
    )
    for step in examine(Resolver(config["DNS_SERVERS"]), question):
        yield {"kind": "host", "host": host.host, "step": step.name, **_finding(step)}


def _local_address(server: instance_folder.Serving | None, port: int | None) -> str:
    """Where visitors on this machine come: where the server listens, or at the usual address of what is before it."""
    if server is not None and server.local_address[1] == port:
        return server.local_address[0]
    return "127.0.0.1"


def _finding(step: DoctorStep) -> JsonObject:
    return {"is_fine": step.is_fine, "text": step.text, "todo": step.todo}


def _patterns(workspace: Workspace, hosts: set[str]) -> Iterator[JsonObject]:
    """Which of some hostnames have more patterns than they may have today."""
    for host, text in pattern_quota.hosts_over_quota(workspace):
        if host in hosts:
            todo = "Existing patterns still work, but you can't add any. Combine some using a :name, or delete some."
            yield {"kind": "host", "host": host, "step": "patterns", "is_fine": False, "text": text, "todo": todo}


def _circles(hosts: list[Host]) -> Iterator[JsonObject]:
    """Which hostnames send what they do not find in a circle."""
    visits = middleware.added_to(current_app._get_current_object())  # type: ignore[attr-defined]
    for host in hosts:
        if leads_back(visits, host.host):
            text, todo = (
                not_found_leads_back(host.host),
                "Set another notfound_url for one of the hostnames on the way.",
            )
            yield {"kind": "host", "host": host.host, "step": "not-found", "is_fine": False, "text": text, "todo": todo}


# How long the server has for an answer about itself.
READY_TIMEOUT_S = 5.0
MAX_READYZ_BYTES = 1024 * 1024


def _own_state() -> list[JsonObject]:
    """What is wrong with the server that is running, as /readyz says; without one, with its files. Else nothing."""
    sentences = _server_report()
    if sentences is None:
        sentences = [*database.current().warnings(), *clock.rows_ahead()]
        if error := plan_file.current().error():
            sentences.append(f"{error} No server starts with this file, and nothing can be created that plans limit.")
    return [{"kind": "server", "is_fine": False, "text": text, "todo": ""} for text in sentences]


def _server_report() -> list[str] | None:
    """What /readyz says; None: no server is running."""
    if (server := instance_folder.serving(Path(current_app.config["INSTANCE"]))) is None:
        return None
    try:
        found = json.loads(answer_of(server, "/readyz", READY_TIMEOUT_S, MAX_READYZ_BYTES)[1])
        return [*found["reasons"].values(), *found.get("warnings", ())]
    except (OSError, http.client.HTTPException, ValueError, KeyError, AttributeError):
        return [f"The server at {server} didn't report its status within {READY_TIMEOUT_S:.0f} seconds."]


def _nodes() -> Iterator[JsonObject]:
    """How each process is that shares the database; nothing where none can."""
    for node in database.cluster().nodes():
        text = " ".join([f"{node.name}:", *(node.faults or [f"{node.state}."])])
        todo = "Check its log, and that it can reach PostgreSQL and a time server." if node.faults else ""
        yield {"kind": "node", "is_fine": not node.faults, "text": text, "todo": todo}


def _places() -> Iterator[JsonObject]:
    """Whether the database of countries is fine; nothing where there is none, and none is wanted."""
    step = geo_update.examine(current_app.config)
    if step is not None:
        yield {"kind": "countries", **_finding(step)}


def _lines(row: JsonObject) -> list[str]:
    if row["kind"] in ("chain", "loop"):
        way = tuple(cell for address in row["addresses"] for cell in ("->", Long(address)))[1:]
        extra = len(row["addresses"]) - 1
        costs = "1 extra redirect" if extra == 1 else f"{extra} extra redirects"
        return [table_row(f"{row['kind']:<5}", way, "never ends" if row["kind"] == "loop" else costs)]
    sign = "ok   " if row["is_fine"] else "WRONG"
    todo = f"       {row['todo']}".split("\n") if row["todo"] else []
    about = f"{row['host']}  {row['step']}" if row["kind"] == "host" else row["kind"]
    return [f"{sign}  {about}: {row['text']}", *todo]


def flatten_chains(caller: Caller, *, asks: bool, as_json: bool) -> None:
    """Flatten the chains of a workspace and print what was done. Exit code 1: a change was refused."""
    visits = middleware.of(current_app)
    planned = [*flatten.plan(caller, visits)]
    changing = [entry for entry in planned if entry.changes]
    if not as_json:
        for item in planned:
            say(*_lines_of_plan(item))
    if changing and asks:
        confirm(f"Change {count_text(len(changing), 'record')}?")
    refused: dict[str, str] = {}
    for entry in changing:
        try:
            flatten.apply(caller, visits, entry)
        except ServiceError as error:
            refused[entry.id] = error.sentences()
            if not as_json:
                say(table_row("refused", Long(entry.address), refused[entry.id]))
    if as_json:
        say(json.dumps([row for entry in planned for row in _rows(entry, refused)], ensure_ascii=False))
    more = f" There may be more than {MAX_RECORDS}: run it again." if len(planned) == MAX_RECORDS else ""
    click.echo(
        f"{len(changing) - len(refused)} changed, {len(planned) - len(changing)} left as they are, "
        f"{len(refused)} refused.{more}",
        err=True,
    )
    click.get_current_context().exit(1 if refused else 0)


def _lines_of_plan(flattening: Flattening) -> list[str]:
    lines = []
    for way in flattening.destinations:
        if way.after is not None:
            lines.append(
                table_row("change ", (Long(flattening.address), "from", Long(way.before), "to", Long(way.after)))
            )
        if way.reason:
            reason = f"no further: {way.reason}" if way.after is not None else way.reason
            lines.append(table_row("stays  " if way.after is None else "       ", Long(flattening.address), reason))
    return lines


def _rows(flattening: Flattening, refused: dict[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "id": flattening.id,
            "record": flattening.address,
            "from": way.before,
            "to": way.after,
            "changed": way.after is not None and flattening.id not in refused,
            "reason": refused.get(flattening.id, way.reason) if way.after is not None else way.reason,
        }
        for way in flattening.destinations
    ]
