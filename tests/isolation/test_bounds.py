"""Whatever a client's bytes reach is bounded: time, memory, disk, labels, keys, rows.

Each bound is a named constant beside what it bounds. Here are all of them, with a test of what happens beyond.
"""

import ast
import importlib
import json
import time
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

import redirect_formats
import signpost
from signpost.domain.errors import Invalid
from signpost.domain.records import resolution
from signpost.domain.records.rules import rule_conditions
from signpost.features.dashboard.records.rule_drafts import RuleDraft
from signpost.operations.people import tokens
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.storage.models import Token
from signpost.visits import middleware
from signpost.web.body_limits import ORDINARY
from tests.conftest import FIREFOX, Client, Visit

# Combining marks in the wrong order: normalising n of them takes a time that grows with the square of n.
MARKS = "\u0300\u0316"
# Generous for a busy machine: without the bound the smallest of these takes 0.5 s on an idle one, most take seconds.
AT_ONCE_S = 0.4


def written(body: Any) -> bytes:
    """As JSON, with two bytes for a mark instead of six."""
    return json.dumps(body, ensure_ascii=False).encode()


def taken_s(work: Any) -> float:
    """CPU seconds, because others may be busy on this machine."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


# --- time: normalising ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["raw", "escaped", "below a prefix", "preview"])
def test_a_visited_path_of_many_marks_is_looked_up_at_once(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], visit: Visit, how: str
) -> None:
    connect()
    make_link(alias="docs", forward_path=True)
    visit("/docs")  # what the first visit of a process loads
    text = "a" + MARKS * 16_000
    path = {
        "raw": "/" + text,
        "escaped": "/" + "".join(f"%{byte:02X}" for byte in text.encode()),
        "below a prefix": "/docs/" + text,
        "preview": "/" + text + "+",
    }[how]
    # Whole, which is refused, and as much of it as is looked up.
    batch = path[: middleware.MAX_TARGET_BYTES // (1 if how == "escaped" else 6)]
    for requested, expected in ((path, 414), (batch, 302 if how == "below a prefix" else 404)):
        answers: list[Any] = []
        assert taken_s(lambda requested=requested, answers=answers: answers.append(visit(requested))) < AT_ONCE_S
        assert answers[0].status_code == expected


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/v1/link", {"host": "go.acme.test", "alias": "a" + MARKS * 7_500}),
        ("PUT", "/v1/redirect/x", {"url": "https://go.acme.test/a" + MARKS * 7_500}),
        ("POST", "/v1/redirect", {"url": "https://go.acme.test/a" + MARKS * 7_500}),
        ("POST", "/v1/links/explain", {"url": "https://go.acme.test/a" + MARKS * 7_500}),
        ("POST", "/v1/host", {"host": "a" + MARKS * 7_500 + ".test"}),
        ("POST", "/v1/recommendation/alias", {"host": "a" + MARKS * 7_500 + ".test", "title": "x"}),
    ],
)  # fmt: skip
def test_a_body_of_many_marks_is_refused_at_once(
    client: Client, connect: Callable[..., str], method: str, path: str, body: dict[str, Any]
) -> None:
    connect()

    def ask() -> None:
        answer = client.open(path, method=method, data=written(body), content_type="application/json")
        assert answer.status_code == 422, answer.text

    assert taken_s(ask) < AT_ONCE_S


@pytest.mark.parametrize("part", [" ", "–", "\n", ",", "=", "9:", "a,", "%0A", MARKS])
def test_the_longest_rule_that_a_form_can_have_is_read_at_once(part: str) -> None:
    text = part * (ORDINARY.max_bytes // len(part.encode())) + "x"
    draft = RuleDraft(rule_conditions.NAMES, dict.fromkeys((*rule_conditions.NAMES, "name"), text), zone="UTC")
    assert taken_s(lambda: (draft.as_json(0), draft.sentence)) < AT_ONCE_S


def test_an_agent_that_may_not_use_a_tool_has_its_arguments_not_read(
    app: Flask, connect: Callable[..., str], make_client: Callable[..., Client]
) -> None:
    viewer = make_client(app, role="viewer")
    arguments = {"host": "go.acme.test", "destination": "https://d.example/", "alias": "a" + MARKS * 50_000}
    call = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {"name": "create_link", "arguments": arguments},
    }

    def ask() -> None:
        answer = viewer.post("/mcp/v1", data=written(call), content_type="application/json")
        assert answer.status_code == 200
        assert answer.json["result"]["isError"]
        assert "role" in answer.json["result"]["content"][0]["text"]

    assert taken_s(ask) < AT_ONCE_S


def test_a_path_is_not_folded_where_it_is_longer_than_any_alias() -> None:
    """Under a server that does not limit the path, and for `explain`."""
    lookup = resolution.parse_path("/a" + (MARKS * 16_000).encode().decode("latin-1"))
    assert lookup is not None
    assert taken_s(lambda: resolution.choose(lookup, [], resolution.trie_of(()))) < AT_ONCE_S
    assert taken_s(lambda: lookup.folded()) < AT_ONCE_S
    assert lookup.folded() == [""]


@pytest.mark.parametrize("part", ["&", "a&", "%61=1&", "\xff", "..%2f", "/..", "%2e%2e/", "+"])
def test_the_longest_path_and_query_that_are_passed_on_are_encoded_at_once(
    app: Flask, connect: Callable[..., str], make_link: Callable[..., dict[str, Any]], visit: Visit, part: str
) -> None:
    connect()
    make_link(alias="all", forward_path=True, forward_query=True, destination="https://d.example/?a=1")
    visit("/all")  # what the first visit of a process loads
    text = part * (middleware.MAX_TARGET_BYTES // len(part.encode()) - 10)
    for path in (f"/all/{text.replace('&', '/')}", f"/all?{text}"):
        assert taken_s(lambda path=path: visit(path)) < AT_ONCE_S


def test_an_alias_that_is_decomposed_as_far_as_can_be_still_fits(
    client: Client, connect: Callable[..., str], visit: Visit
) -> None:
    connect()
    # Three characters each, and 30 of them: as long as an alias can be before it is composed.
    decomposed = "\u1fa7" * 30  # omega with three marks: four characters when decomposed
    text = unicodedata.normalize("NFD", decomposed)
    assert len(text) == 120
    answer = client.post("/v1/link", json={"host": "go.acme.test", "destination": "https://d.example/", "alias": text})
    assert answer.status_code == 200, answer.text
    assert answer.json["data"][0]["alias"] == decomposed
    assert visit("/" + text, headers={"User-Agent": FIREFOX}).status_code == 302


# --- rows -------------------------------------------------------------------------------------------------------


def test_a_user_has_a_bounded_number_of_tokens(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "MAX_TOKENS", 3)
    with app.app_context():
        caller = workspaces.member_caller(bootstrap.ensure_workspace())
        for _ in range(4):
            created = [tokens.create_token(caller, name="one")[0] for _ in range(3)]
            with pytest.raises(Invalid, match="rejected"):
                tokens.create_token(caller, name="one too many")
            for token in created:
                tokens.revoke_token(caller, token.id)
        tokens.create_token(caller, name="one")
        assert Token.select().count() == 4


# --- the list ---------------------------------------------------------------------------------------------------

# What a client's bytes reach -> the constant that bounds it, beside what it bounds.
BOUNDS = {
    # What arrives at the port, before anybody looks at it.
    "connections": "server.connections.MAX_CONNECTIONS",
    "silence on a connection": "server.connection.SILENCE_MS",
    "a request's head": "server.heads.MAX_HEAD_BYTES",
    "a method": "server.heads.MAX_METHOD_LENGTH",
    "headers that are remembered": "server.heads.MAX_LINES",
    "a body of API or page": "web.body_limits.ORDINARY",
    "the time of a body": "web.body_limits.ORDINARY",
    "a file": "web.body_limits.FILE",
    "files at once": "server.bodies.FILES_AT_ONCE",
    "the wait for a file's turn": "server.bodies.FILE_WAIT_S",
    "the rate of a file": "server.bodies.FILE_BYTES_PER_S",
    "all bodies together": "server.bodies.MAX_HELD_BYTES",
    "what is thrown away of a body": "server.bodies.LINGER_BYTES",
    "a body of an agent": "web.body_limits.AGENT",
    "an answer to an agent": "mcp.tools.MAX_ANSWER",
    "records of one call": "domain.records.bulk.rows.MAX_ROWS",
    "a body of many records": "web.body_limits.RECORDS",
    "records of one call by an agent": "features.bulk_changes.tools.MAX_RECORDS",
    "passwords of one call": "runtime.link_passwords.MAX_PASSWORDS",
    "an If-Match that is repeated": "rest.records.record_answers.SHOWN_LENGTH",
    "levels of JSON": "domain.strict_json.MAX_DEPTH",
    # Counters, labels, log lines.
    "counters of rate limits": "runtime.bounded_storage.MAX_COUNTERS",
    "labels of methods": "rest.request_stats._METHODS",
    "a path in the log": "rest.errors.LOGGED_PATH_LENGTH",
    "what may be used once": "features.sign_in.used_once.MAX_USED",
    "the cookie of a known browser": "features.sign_in.pages.known_browsers.MAX_LENGTH",
    # Visits.
    "a visit's path and query": "visits.middleware.MAX_TARGET_BYTES",
    "a visit's form": "web.body_limits.VISIT",
    "a key of the caches": "visits.cache.MAX_KEY_LENGTH",
    "an Accept-Language": "visits.pages.MAX_LENGTH",
    "a User-Agent": "clicks.agents.MAX_LENGTH",
    "a URL to be explained": "features.diagnostics.schemas.MAX_URL_LENGTH",
    "URLs to be explained": "features.diagnostics.schemas.MAX_URLS",
    "redirects that are followed": "features.diagnostics.visits.trace.MAX_HOPS",
    "visitors remembered": "clicks.visitors.MAX_REMEMBERED",
    "visitors who wait to be counted": "clicks.visitors.MAX_WAITING",
    "bytes of visitors who wait to be counted": "clicks.visitors.MAX_WAITING_BYTES",
    "a parameter of a campaign": "clicks.origins.MAX_VALUE_LENGTH",
    "a query that is remembered": "clicks.origins.MAX_QUERY_LENGTH",
    "an address that may be excluded": "visits.requests.MAX_ADDRESS_LENGTH",
    "headers of a proxy": "web.proxies.MAX_CACHED_LENGTH",
    "addresses in a header of a proxy": "web.proxies.MAX_ENTRIES",
    "a browser's name": "clicks.agents.MAX_NAME_LENGTH",
    "clicks beside the journal": "clicks.backlog.MAX_OVERFLOW",
    "values of a day": "features.reports.breakdowns.VALUES_A_DAY",
    "combinations of a row": "features.reports.counting.MAX_PART",
    "combinations of a day before they are values and pairs": "features.reports.counting.MAX_COMBINATIONS",
    "combinations of a row of a workspace": "features.reports.counting.MAX_WORKSPACE_PART",
    "those of a workspace's day": "features.reports.counting.MAX_WORKSPACE_COMBINATIONS",
    "days that are folded at once": "features.reports.counting.MAX_FOLDED_DAYS",
    "missed paths of a day": "features.misses.tables.MISSES_A_DAY",
    "days of missed paths": "features.misses.tables.MISS_DAYS",
    "missed paths that wait": "features.misses.counter.MAX_PATHS",
    "those of one hostname": "features.misses.counter.MAX_PATHS_OF_HOST",
    "a missed path": "features.misses.paths.MAX_BYTES",
    "a missed path that waits": "features.misses.paths.MAX_RAW_BYTES",
    "names of parameters of a missed path": "features.misses.paths.MAX_NAMES",
    "places of {path}": "domain.hosts.fallback.MAX_PLACES",
    # Texts.
    "an alias before it is composed": "domain.records.addresses.MAX_ALIAS_INPUT",
    "a path": "domain.records.paths.PATH_BYTES",
    "a path that is normalised and folded": "domain.records.paths.MAX_PATH_INPUT",
    "a query": "domain.records.paths.QUERY_BYTES",
    "parameters of a query": "domain.records.paths.MAX_PAIRS",
    "parameters of a visit that are compared": "domain.records.paths.MAX_VISIT_PAIRS",
    "values of a repeated parameter": "domain.records.paths.MAX_REPEATS",
    "segments of a pattern": "domain.records.paths.MAX_SEGMENTS",
    "patterns of a hostname": "domain.records.patterns.MAX_PATTERNS",
    "nodes of the trie of a hostname": "domain.records.patterns.MAX_NODES",
    "sets of parameters at a path": "storage.statements.visits.MAX_PARAMETER_SETS",
    "names in a destination": "domain.records.destination.MAX_PLACEHOLDERS",
    "a destination that repeats what a visitor sends": "visits.decide.MAX_LOCATION_BYTES",
    "queries remembered": "visits.cache.MAX_QUERY_KEY",
    "a path in a sentence": "features.diagnostics.visits.outcome.MAX_SHOWN",
    "sentences of a verdict": "features.diagnostics.visits.outcome.MAX_REPORTED",
    "destinations that are looked at for a person who waits": "features.monitoring.check_now.TIMEOUT_S",
    "pages that are looked at while a person types": "features.monitoring.page_looks.PAGE_S",
    "pictures of pages": "features.monitoring.page_looks.MAX_PICTURE_BYTES",
    "a record's own URL": "domain.records.paths.URL_LENGTH",
    "the text of a hostname": "domain.records.addresses.MAX_HOST_TEXT",
    "a hostname": "domain.records.addresses.HOST_LENGTH",
    "a destination": "domain.records.addresses.DESTINATION_LENGTH",
    "destinations": "domain.records.record.MAX_DESTINATIONS",
    "an external id": "domain.records.record.MAX_EXTERNAL_ID",
    "tags": "domain.records.record.MAX_TAGS",
    "a tag": "domain.records.record.MAX_TAG",
    "a UTM parameter": "schemas.fields.UTM_LENGTH",
    "a filter": "schemas.records.filters.MAX_LENGTH",
    "ids of a filter": "schemas.records.filters.MAX_IDS",
    "words of a search": "operations.records.lists.filters.MAX_WORDS",
    "the total of a list": "domain.records.filters.MAX_TOTAL",
    "tags of a list": "operations.workspaces.usage.MAX_TAGS",
    "rows of a dashboard list that are chosen": "features.dashboard.records.record_lists.MAX_CHOSEN",
    "what all share": "runtime.bulkheads.TABLE",
    "lookups of names by the system": "outbound.resolver.MAX_LOOKUPS",
    "headers of an answer from outside": "outbound.transfer.MAX_HEADER_BYTES",
    "interim answers before it": "outbound.transfer.MAX_INTERIM_ANSWERS",
    "destinations whose last result is remembered": "features.monitoring.own_network.MAX_REMEMBERED",
    "addresses of a name that are tried": "outbound.transfer.MAX_ADDRESSES",
    "the calls of a provider in one sign-in": "features.sign_in.single_sign_on.provider.TURN_S",
    "clients that people look at": "features.agents.agent_clients.MAX_VIEWED",
    "servers of documents that failed": "features.agents.oauth.documents.MAX_FAILED",
    "exports that are being sent": "server.streams.MAX_STREAMS",
    "clients that listen to events": "features.events.event_stream.MAX_LISTENERS",
    "those of one user in one workspace": "features.events.event_stream.MAX_LISTENERS_OF_USER",
    "what waits for a client that listens": "web.listeners.MAX_WAITING_BYTES",
    "changes that are read for it": "web.listeners.MAX_READ_BYTES",
    "how long an answer to it may wait to be sent": "features.events.event_stream.BEGIN_S",
    "visits in an event": "domain.clicks.click_events.MAX_VISITS",
    "batches of visits that wait for a webhook": "features.events.operations.click_events.MAX_WAITING",
    "batches of visits that were delivered": "features.events.operations.click_events.MAX_FINISHED",
    "batches of visits of one transaction for those who listen": "features.events.operations.click_events.MAX_LIVE",
    "visits that are looked at one by one": "clicks.backlog.MAX_IN_ORDER",
    "those that waited in memory": "clicks.in_order.MAX_FROM_MEMORY",
    "moments in the journal without a click": "clicks.counter.MAX_TIMES",
    "records that expire in one transaction": "features.events.operations.click_events.TX_RECORDS",
    "records of an export that are read at once": "features.transfer.download.PART_ROWS",
    "rows of a page": "schemas.listing.MAX_PER_PAGE",
    "a name": "operations.workspaces.workspaces.NAME_LENGTH",
    "the name of a workspace": "operations.workspaces.workspaces.WORKSPACE_NAME_LENGTH",
    "an e-mail address": "operations.workspaces.workspaces.EMAIL_LENGTH",
    "the name of a browser that is signed in": "features.sign_in.operations.sessions.AGENT_LENGTH",
    "a password of a link": "domain.records.record.MAX_PASSWORD",
    "a password": "features.sign_in.operations.sessions.PASSWORD_LENGTHS",
    # The second step of signing in.
    "codes of a session that waits": "features.sign_in.operations.second_step.MAX_TRIES",
    "the wait of a session": "features.sign_in.operations.sessions.SECOND_STEP_FOR",
    "codes of a user": "features.sign_in.operations.second_step.CODES_A_DAY",
    "recovery codes of a user": "features.sign_in.operations.second_factor.RECOVERY_CODES",
    "an app that is being set up": "features.sign_in.tables.SET_UP_RETENTION",
    "news of the second step": "features.mail.outbox.NEWS_A_DAY",
    # A list of missed paths.
    "records whose destinations are compared with one": "features.diagnostics.leading.MAX_COMPARED",
    "workspaces whose missed paths are counted": "features.misses.inbox.MAX_NUMBERS",
    "missed paths of a list": "features.misses.paths.MAX_LISTED",
    "missed paths that are looked up": "features.misses.misses.MAX_LOOKED_UP",
    "missed paths with nearest ones": "features.misses.misses.MAX_WITH_NEAREST",
    "paths that are compared with one": "features.misses.misses.NEIGHBORS",
    "characters that are compared": "features.misses.misses.COMPARED",
    "folders of a missed path": "features.misses.misses.MAX_DEPTH",
    "patterns that are proposed": "features.misses.misses.MAX_PROPOSALS",
    "paths that are redirected at once": "features.misses.paths.MAX_FIXES",
    "changes among which those of many are looked for": "features.history.operations.chart_flags.MAX_NEWEST",
    "views of a person": "features.saved_views.views.MAX_OWN",
    "views that a workspace shares": "features.saved_views.views.MAX_SHARED",
    "filters of a view": "features.saved_views.views.MAX_FIELDS",
    "characters of a view": "features.saved_views.views.MAX_QUERY",
    "paths that a workspace ignores": "features.misses.paths.MAX_IGNORED",
    "missed paths that are compared with a new record": "features.misses.rescues.MAX_COMPARED",
    "records whose visitors are added up": "features.misses.rescues.MAX_RESCUERS",
    "records that rescue visitors, listed": "features.misses.rescues.MAX_LISTED",
    # Rows.
    "tokens of a user": "operations.people.tokens.MAX_TOKENS",
    "sessions of a user": "features.sign_in.operations.sessions.MAX_SESSIONS",
    "open invitations": "features.sign_in.operations.invitations.MAX_OPEN",
    "a session": "features.sign_in.operations.sign_in_rules.MAX_SESSION_AGE",
    "a sign-in link": "features.sign_in.operations.sessions.LINK_FOR",
    "jobs": "runtime.retention.MAX_JOBS",
    "kept answers": "runtime.retention.ANSWER_RETENTION",
    "kept answers of a workspace": "runtime.retention.MAX_ANSWERS",
    "their bytes": "runtime.retention.MAX_ANSWER_BYTES",
    "changes that may be confirmed": "operations.records.confirmations.MAX_CONFIRMATIONS",
    "webhooks of a workspace": "features.events.operations.webhooks.MAX_WEBHOOKS",
    "deliveries before a webhook": "features.events.outbox.MAX_WAITING",
    "the body of an event": "features.events.outbox.MAX_BODY_BYTES",
    "events that no delivery needs": "features.events.tables.MAX_EVENTS",
    "webhooks that are looked at": "features.events.delivery.webhooks.MAX_DUE",
    "tasks of the watcher": "runtime.watcher.MAX_CLAIMED",
    "deliveries": "features.events.tables.MAX_DELIVERIES",
    "checks of a record": "features.monitoring.tables.MAX_CHECKS",
    "days of breakdowns": "features.reports.tables.BREAKDOWN_DAYS",
    "unfinished imports": "features.transfer.import_job.MAX_UNFINISHED",
    # Files.
    "rows of an import": "features.transfer.import_job.MAX_ROWS",
    "JSON of an import": "features.transfer.import_job.MAX_UPLOADED_JSON_BYTES",
    "lines of a report": "features.transfer.import_report.MAX_LINES",
    "refused lines in a row": "features.transfer.importer.MAX_REFUSED",
    "what is told of a line": "features.transfer.importer.MAX_REASON_CHARACTERS",
    "columns": "features.transfer.reading.formats.MAX_COLUMNS",
    "a column's name": "features.transfer.reading.cells.MAX_COLUMN_LENGTH",
    "a line": "features.transfer.reading.formats.MAX_LINE_BYTES",
    "a line of a list of URLs": "features.diagnostics.url_list.MAX_LINE_CHARACTERS",
    "a sitemap": "features.diagnostics.url_list.MAX_SITEMAP_BYTES",
    "sitemaps of an index": "features.diagnostics.url_list.MAX_SITEMAPS",
    "levels of a sitemap": "features.diagnostics.url_list.MAX_DEPTH",
    "records of a plan to flatten chains": "features.diagnostics.visits.flatten.MAX_RECORDS",
    "a line of redirects": "redirect_formats.rules.MAX_LINE",
    "a file of redirects that is read as a whole": "redirect_formats.rules.MAX_TEXT",
    "what is shown of a refused line": "redirect_formats.rules.MAX_SHOWN",
    "an expression of a server": "redirect_formats.regexes.MAX_REGEX",
    "steps through overlapping patterns": "redirect_formats.order.MAX_STEPS",
    "segments of patterns": "redirect_formats.order.MAX_NODES",
    "blocks of a configuration": "redirect_formats.nginx_syntax.MAX_DEPTH",
    "directives of a configuration": "redirect_formats.nginx_syntax.MAX_DIRECTIVES",
    "words of a directive": "redirect_formats.nginx_syntax.MAX_WORDS",
    "redirects of a configuration": "redirect_formats.order.MAX_RULES",
    "hostnames of a server in it": "redirect_formats.order.MAX_HOSTS",
    "conditions of a RewriteRule": "redirect_formats.apache_rewrite.MAX_CONDITIONS",
    "conditions of a redirect of Vercel": "redirect_formats.vercel.MAX_CONDITIONS",
    "the file of a dry run": "runtime.retention.DRY_RUN_FILE_RETENTION_S",
    "files of dry runs": "features.transfer.import_files.MAX_STORED_FILES",
    "the beginning of a file": "features.transfer.reading.recognition.HEAD_CHARACTERS",
    "a line in it": "features.transfer.reading.recognition.HEAD_LINE_CHARACTERS",
    "samples of a column": "features.transfer.import_check.SAMPLE_CHARACTERS",
    "checks of DNS by an open page": "features.dashboard.workspaces.hosts.MAX_POLLS",
    "how long the addresses of DNS_TARGET are looked up": "outbound.dns_target.TARGET_TIMEOUT_S",
    "the name of an imported file": "features.transfer.import_check.MAX_NAME",
    "redirects in the file of a server": "features.transfer.pages.exports.MAX_RULES",
    "files that nobody needs": "runtime.retention.LEFTOVER_RETENTION_S",
    # Pictures, forms.
    "a picture": "domain.records.qr.MAX_PIXELS",
    "a picture on paper": "domain.records.qr.MAX_MM",
    "the name of a downloaded picture": "features.dashboard.records.qr_codes.MAX_FILE_NAME",
    "a text in a list": "features.dashboard.blueprint.MAX_SHOWN",
    "pictures kept": "domain.records.qr.CACHED_PICTURES",
    "a form": "web.body_limits.FORM_WITH_DRAFT",
    "forms kept while somebody signs in": "features.dashboard.one_time.MAX_VALUES",
    "how long they are kept": "features.dashboard.one_time.TTL_S",
}


@pytest.mark.parametrize("name", BOUNDS.values())
def test_each_bound_is_there(name: str) -> None:
    module, _, constant = name.rpartition(".")
    package = "" if module.startswith("redirect_formats.") else "signpost."
    value = getattr(importlib.import_module(f"{package}{module}"), constant)
    assert value


# Where text is normalised, folded or matched by an expression, and where answers are remembered by what was asked: what
# bounds the text or the key there. Whoever adds one says here why a client cannot make it slow or large.
GUARDED = {
    "runtime/rate_limits.py Rate.item": "no argument",
    "runtime/passwords.py compose": "MAX_COMPOSED is looked at before",
    "loader.py _load": "names of features, which the operator gives",
    "mcp/tools.py tools_with": "sets of features, which the operator names",
    "operations/records/record_versions.py ChangedRecord.fields": "one record that was changed",
    "features/history/operations/history.py _known_entry": "ids of our own jobs, 64 of them",
    "clicks/agents.py browsers": "no argument",
    "clicks/agents.py systems": "no argument",
    "clicks/agents.py known_crawlers": "no argument",
    "clicks/expression_table.py core_of": "expressions of ua-parser",
    "clicks/agents.py _is_program": "MAX_LENGTH characters; 4,096 of them",
    "clicks/agents.py _agent_of": "MAX_LENGTH characters; 4,096 of them",
    "clicks/origins.py": "MAX_QUERY_LENGTH is looked at before; 4,096 of them",
    "features/dashboard/assets.py asset": "our own files",
    "features/dashboard/clicks/names.py _names": "four languages",
    "features/dashboard/forms.py _number": "body_limits.ORDINARY; linear",
    "features/dashboard/records/rule_drafts.py": "body_limits.ORDINARY; linear",
    "domain/records/rules/rule_text.py _value": "typed by who has the database",
    "domain/records/addresses.py _authority": "DESTINATION_LENGTH; linear",
    "domain/records/addresses.py _check_host_and_port": "DESTINATION_LENGTH; linear; 1,024 of them",
    "domain/records/addresses.py _host_of": "MAX_HOST_TEXT is looked at before it is asked",
    "domain/records/addresses.py _suffixes": "no argument",
    "domain/records/addresses.py alias_of": "MAX_ALIAS_INPUT is looked at before",
    "domain/records/addresses.py ascii_host": "HOST_LENGTH is looked at before",
    "domain/records/addresses.py scheme_of": "DESTINATION_LENGTH (schemas.fields.Destination); linear",
    "domain/records/addresses.py tld_of": "a hostname that was accepted, HOST_LENGTH",
    "domain/dates.py _known_zones": "no argument",
    "domain/dates.py time_zones": "no argument",
    "features/monitoring/page_heads.py _codec_of": "a label of 40 characters, which is looked at before",
    "domain/records/paths.py fold": "its callers, all in this list",
    "domain/records/paths.py normal_form": "MAX_PATH_INPUT (may_be_stored) is looked at before",
    "domain/records/patterns.py Trie._add": "PATH_BYTES of each of MAX_PATTERNS, MAX_NODES segments",
    "domain/records/qr.py _picture": "URLs of records, looks, sizes, MAX_TEXT, png.MAX_BYTES; CACHED_PICTURES",
    "domain/records/resolution.py PathLookup.folded_path": "MAX_PATH_INPUT (is_folded) is looked at before",
    "domain/records/resolution.py PathLookup.folded_segments": "MAX_PATH_INPUT (is_folded) is looked at; MAX_SEGMENTS",
    "domain/records/resolution.py _folded_path": "PATH_BYTES of a record; of prefixes with the path of the visit, two",
    "domain/records/resolution.py PathLookup.path": "one text of one visit",
    "domain/records/rules/rule_matches.py": "MAX_HEADER, 1,024 of them; names of agents; conditions that were accepted",
    "domain/records/resolution.py stored_address": "PATH_BYTES is looked at before",
    "features/events/shapes.py _extensions": "no argument",
    "features/events/shapes.py _host": "no argument",
    "features/events/shapes.py _job": "no argument",
    "features/events/shapes.py _record": "no argument",
    "mcp/tools.py _definition": "our own tools",
    "outbound/fetch.py _target": "DESTINATION_LENGTH",
    "operations/records/aliases.py _available": "aliases that alias_of accepted, and made-up ones",
    "operations/records/aliases.py _words": "a title, 250 characters",
    "operations/records/chains.py _host_of": "the authority of a destination that was accepted; 16,384 of them",
    "operations/records/record_urls.py ids_at": "URL_LENGTH is looked at before",
    "operations/records/lists/filters.py _folded": "schemas.records.filters.MAX_LENGTH, or texts of an accepted record",
    "features/reports/hours.py _shifts": "offsets of time zones that are known, some hundred",
    "features/sign_in/operations/second_factor.py bare_code": "_MAX_PASTED is looked at before",
    "schemas/json_schema.py members_of": "our own schemas",
    "features/sign_in/operations/sessions.py _dummy_hash": "no argument",
    "features/sign_in/operations/sessions.py hash_of.rule": "PASSWORD_LENGTHS is looked at before",
    "operations/workspaces/setting_keys.py _country": "256 characters (schemas.workspaces.workspace)",
    "operations/workspaces/workspaces.py _plain": "twice EMAIL_LENGTH is looked at before",
    "rest/description/docs.py _description": "no argument",
    "rest/blueprint.py _shared": "our own schemas",
    "domain/texts.py sentences_about": "our own descriptions and helps",
    "runtime/settings.py schema_with": "the schemas of our own features",
    "runtime/settings.py secrets_of": "the schemas of our own features",
    "schemas/choices.py Choices.json_schema": "our own enums",
    "schemas/response_fields.py FastSchema._plan": "no argument",
    "features/dashboard/assets.py _compressed": "our own files",
    "features/dashboard/assets.py _version": "our own files",
    "features/dashboard/blueprint.py _breakable": "reads each character once",
    "features/transfer/import_check.py _one_tag": "one character in each of the samples",
    "features/dashboard/clicks/click_views.py ClickView._days_in_utc": "no argument",
    "features/dashboard/clicks/click_views.py ClickView.usual": "no argument",
    "features/dashboard/clicks/reasons.py Reasons._flags": "no argument",
    "features/dashboard/clicks/click_views.py ClickView.chart": "no argument",
    "features/dashboard/clicks/click_views.py ClickView.days": "no argument",
    "operations/workspaces/workspaces.py slug_of": "the name of a workspace, 100 characters; cut to MAX_SLUG",
    "domain/version.py product_version": "no argument",
    "schemas/json_schema.py _converter": "no argument",
    "schemas/loading.py dotted_name": "names of fields in a body of 64 KiB; linear",
    "storage/models/base.py Model._insertion": "our own models",
    "storage/restore.py _nobody_else": "what SQLite says about its own error",
    "features/transfer/configuration/files.py File._lines": "the lines of the operator's file; once for each",
    "features/transfer/configuration/configuration.py _defaults": "our handlers",
    "features/transfer/configuration/configuration.py _table": "the rules of a record, MAX_BYTES; linear",
    "features/transfer/reading/formats.py _Width.cells": "no argument",
    "features/transfer/reading/formats.py is_url": "a cell of a line, LINE_BYTES; linear",
    "features/transfer/importer.py _schema_of": "sets of our own fields; 256 of them",
    "redirect_formats/apache.py": "MAX_LINE; linear",
    "redirect_formats/apache_rewrite.py": "MAX_LINE; linear",
    "redirect_formats/apache_writer.py": "hostnames that were accepted",
    "redirect_formats/firebase.py": "json_files.text_in, MAX_LINE; linear",
    "redirect_formats/nginx.py": "words of MAX_LINE; linear",
    "redirect_formats/nginx_places.py": "words of MAX_LINE; linear",
    "redirect_formats/regexes.py _paths_of": "MAX_LINE; linear",
    "redirect_formats/vercel.py": "json_files.text_in, MAX_LINE; linear",
    "redirect_formats/wordpress.py": "MAX_LINE; linear",
    "features/transfer/reading/cells.py _fold": "MAX_COLUMN_LENGTH is checked before; MAX_COLUMNS",
    "storage/migrations.py _migrate": "our own errors",
    "features/transfer/reading/cells.py is_state": "a cell of a line, LINE_BYTES; linear",
    "features/transfer/reading/cells.py _state": "a cell of a line, LINE_BYTES; linear",
    "features/transfer/reading/cells.py _reader_of": "names of our own fields; MAX_FIELDS",
    "features/transfer/reading/cells.py _list": "a cell of a line, LINE_BYTES; linear",
    "features/transfer/reading/cells.py _number": "a cell of a line, LINE_BYTES; linear",
    "features/transfer/reading/cells.py _written": "a cell of a line, LINE_BYTES; linear",
    "features/transfer/reading/cells.py fold_name": "MAX_COLUMN_LENGTH is checked here",
    "features/transfer/reading/targeting.py _percent": "a cell of a line, LINE_BYTES; linear",
    "visits/requests.py is_uncounted_in.is_excluded": "MAX_ADDRESS_LENGTH is looked at before; 1,024 of them",
    "domain/texts.py search_key": "a query, bounded with the head of the request, and our own names; linear",
    "domain/texts.py compose": "MAX_COMPOSED is looked at before",
    "domain/records/addresses.py same_host": "HOST_LENGTH is looked at before",
    "domain/records/requests.py parts_of": "4,096 characters (features.diagnostics)",
    "features/misses/likeness.py likeness_of": "a counted path, misses.MAX_BYTES, and the path of a record",
    "features/misses/misses.py _nearest": "a counted path, misses.MAX_BYTES, and aliases of records",
    "visits/pages.py": "MAX_LENGTH characters, our own languages and pages; 32 themes, png.MAX_BYTES each",
    "runtime/settings.py _shown": "a setting",
    "storage/cluster.py Cluster.claims": "one",
    "features/nodes/cluster.py NodeCluster.claims": "one",
    "features/nodes/copying.py _tables": "those of one instance",
    "features/nodes/sql_dialect.py insertion": "our own statements, up to 200 rows; 256 of them",
    "features/nodes/sql_dialect.py selection": "our own statements; 2,000 of them",
    "features/nodes/sql_dialect.py _statement": "our own statements; 1,000 of them",
    "translations/__init__.py _decimal": "4,096 of them, in four languages",
    "translations/__init__.py _percent": "4,096 of them, in four languages",
    "translations/__init__.py catalog": "four languages",
    "translations/names.py _locale_names": "four languages, our own tables",
}


def suspicious(tree: ast.AST, scope: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where a tree normalises, folds, matches by an expression, or remembers."""
    for node in ast.iter_child_nodes(tree):
        within = scope
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            within = (*scope, node.name)
            if any("cache" in ast.unparse(entry) for entry in node.decorator_list):
                yield within
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            # Expressions are compiled at the top of a module; it is where they are used that counts.
            is_expression = called.startswith("re.") and called not in ("re.compile", "re.escape")
            if called.endswith(("normalize", "casefold", "fold")) or is_expression or "lru_cache" in called:
                yield scope
        yield from suspicious(node, within)


@pytest.mark.slow
def test_whatever_is_slow_or_remembers_is_bounded() -> None:
    folder = Path(signpost.__file__).parent
    found = set()
    for file in sorted([*folder.rglob("*.py"), *Path(redirect_formats.__file__).parent.rglob("*.py")]):
        name = file.relative_to(folder.parent).as_posix().removeprefix("signpost/")
        for scope in suspicious(ast.parse(file.read_text(encoding="utf-8"))):
            place = f"{name} {'.'.join(scope)}".strip()
            found.add(name if name in GUARDED else place)
    assert found == GUARDED.keys()
