"""GET /openapi.json and /docs: complete, valid, and from here alone. Spec: "Codes per operation", "Limits"."""

import json
import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from html.parser import HTMLParser
from typing import Any

import jsonschema
import pytest
from flask import Flask
from marshmallow import Schema
from openapi_spec_validator import validate
from werkzeug.test import TestResponse

from signpost.domain import errors
from signpost.schemas import choices
from signpost.schemas.records.record import LinkCreate, RecordPatchSchema, RedirectInput
from tests.contract.errors import OPERATIONS

# Spec: "Codes per operation", word for word.
CODES = {
    ("POST", "/link"): (200, {401, 422, 429, 482, 484}),
    ("PUT", "/redirect/{id}"): (200, {401, 422, 429, 482, 484}),
    ("DELETE", "/redirect/{id}"): (204, {401, 429, 484}),
    ("POST", "/host"): (200, {401, 422, 429, 484}),
    ("DELETE", "/host/{host}"): (204, {401, 429}),
    ("GET", "/links/{id}"): (200, {401, 429}),
    ("GET", "/links/filter-pins"): (200, {401, 429}),
    ("POST", "/workspace/update/{metaKey}"): (200, {400, 401, 422, 429, 484}),
    ("GET", "/workspace/subscription"): (200, {401, 429}),
    ("DELETE", "/bulk"): (200, {401, 422, 429, 484}),
    ("GET", "/test"): (200, {401, 429}),
}
# Spec: "Endpoints referred to only by path" and, in GET /workspace/subscription, the two relative ones.
REFERRED_TO = {
    ("GET", "/host"),
    ("GET", "/link"),
    ("GET", "/redirect"),
    ("GET", "/links"),
    ("GET", "/shared/types"),
    ("GET", "/shared/plugins"),
    ("POST", "/recommendation/alias"),
    ("GET", "/subscriptions"),
    ("GET", "/subscription/{product}"),
}
# The names that generated clients have for the operations: public, so that a change here breaks programs.
NAMES = {
    ("GET", "/test"): "token.verify_token",
    ("POST", "/host"): "hosts.connect_host",
    ("GET", "/host"): "hosts.list_hosts",
    ("DELETE", "/host/{host}"): "hosts.disconnect_host",
    ("POST", "/host/{host}/refresh"): "hosts.refresh_host",
    ("GET", "/host/{host}"): "hosts.get_host",
    ("PATCH", "/host/{host}"): "hosts.update_host",
    ("POST", "/link"): "links.create_link",
    ("GET", "/link"): "links.list_links",
    ("GET", "/link/count"): "aliases.count_links",
    ("GET", "/link/{id}"): "aliases.get_link",
    ("PUT", "/link/{id}"): "aliases.update_link",
    ("DELETE", "/link/{id}"): "aliases.delete_link",
    ("GET", "/redirect/{id}"): "aliases.get_redirect",
    ("GET", "/tags"): "aliases.list_tags",
    ("PUT", "/host/{host}"): "aliases.set_host",
    ("GET", "/bulk/export"): "aliases.export_bulk",
    ("GET", "/export"): "export.export_records",
    ("POST", "/redirect"): "redirects.create_redirect",
    ("GET", "/redirect"): "redirects.list_redirects",
    ("GET", "/links"): "records.list_records",
    ("GET", "/links/{id}"): "records.get_record",
    ("PUT", "/redirect/{id}"): "records.update_record",
    ("PATCH", "/redirect/{id}"): "records.patch_record",
    ("POST", "/bulk"): "bulk.create_records",
    ("DELETE", "/redirect/{id}"): "records.delete_record",
    ("GET", "/links/{id}/clicks"): "records.get_record_clicks",
    ("GET", "/links/{id}/checks"): "records.list_record_checks",
    ("GET", "/links/{id}/qr"): "records.get_record_qr",
    ("PUT", "/links/{id}/qr"): "records.update_record_qr",
    ("GET", "/links/filter-pins"): "records.list_filter_pins",
    ("POST", "/links/explain"): "records.explain_visit",
    ("DELETE", "/bulk"): "bulk.delete_records",
    ("POST", "/bulk/import"): "bulk.import_records",
    ("GET", "/features"): "features.list_features",
    ("GET", "/jobs"): "jobs.list_jobs",
    ("GET", "/jobs/{id}"): "jobs.get_job",
    ("DELETE", "/jobs/{id}"): "jobs.stop_job",
    ("GET", "/jobs/{id}/report"): "jobs.get_job_report",
    ("GET", "/deliveries"): "deliveries.list_deliveries",
    ("GET", "/deliveries/{id}"): "deliveries.get_delivery",
    ("POST", "/deliveries/{id}/replay"): "deliveries.replay_delivery",
    ("POST", "/webhooks"): "webhooks.create_webhook",
    ("GET", "/webhooks"): "webhooks.list_webhooks",
    ("GET", "/webhooks/{id}"): "webhooks.get_webhook",
    ("PATCH", "/webhooks/{id}"): "webhooks.update_webhook",
    ("DELETE", "/webhooks/{id}"): "webhooks.delete_webhook",
    ("POST", "/webhooks/{id}/secret"): "webhooks.replace_webhook_secret",
    ("POST", "/webhooks/{id}/test"): "webhooks.test_webhook",
    ("GET", "/events"): "events.listen_to_events",
    ("GET", "/misses"): "misses.list_misses",
    ("POST", "/misses/fix"): "misses.fix_misses",
    ("POST", "/misses/ignore"): "misses.ignore_misses",
    ("GET", "/misses/rescued"): "misses.get_rescued",
    ("POST", "/qr-sheets"): "qr_sheets.create_qr_sheet",
    ("PUT", "/bulk"): "bulk.update_records",
    ("GET", "/changes"): "changes.list_changes",
    ("GET", "/changes/days"): "changes.list_changed_days",
    ("GET", "/links/{id}/changes"): "changes.list_record_changes",
    ("POST", "/changes/{id}/undo"): "changes.undo_change",
    ("GET", "/as-of"): "changes.list_as_of",
    ("GET", "/links/{id}/as-of"): "changes.get_record_as_of",
    ("POST", "/as-of/bring-back"): "changes.bring_back_records",
    ("GET", "/shared/types"): "shared.list_types",
    ("GET", "/shared/plugins"): "shared.list_plugins",
    ("POST", "/recommendation/alias"): "recommendations.suggest_alias",
    ("POST", "/workspace/update/{metaKey}"): "workspace.update_workspace_setting",
    ("GET", "/workspace/wall"): "workspace.get_wall",
    ("GET", "/views"): "views.list_views",
    ("POST", "/views"): "views.create_view",
    ("DELETE", "/views/{id}"): "views.delete_view",
    ("GET", "/workspace/subscription"): "workspace.list_workspace_subscriptions",
    ("GET", "/workspace/clicks"): "workspace.get_workspace_clicks",
    ("GET", "/workspace/clicks/why"): "workspace.explain_workspace_clicks",
    ("GET", "/links/{id}/clicks/why"): "records.explain_record_clicks",
    ("GET", "/workspace/report"): "workspace.get_workspace_report",
    ("GET", "/links/{id}/report"): "records.get_record_report",
    ("GET", "/subscriptions"): "subscriptions.list_subscriptions",
    ("GET", "/subscription/{product}"): "subscriptions.get_subscription",
}
# Spec: the bodies of POST /link and PUT /redirect/{id}.
_COMMON = {
    "title", "type", "description", "forward_path", "forward_query", "utm", "destination", "destinations", "plugins",
    "is_notify", "is_switch_unbroken_destination", "expires",
}  # fmt: skip
FIELDS = {
    ("POST", "/link"): _COMMON | {"host", "alias", "destination_routing", "status", "tags"},
    ("PUT", "/redirect/{id}"): _COMMON | {"url"},
}
# Spec: "Limits".
LENGTHS = {
    ("POST", "/link"): {"title": 250, "description": 300, "alias": 30, "host": 100},
    ("PUT", "/redirect/{id}"): {"title": 250, "description": 300},
}


@pytest.fixture
def get(app: Flask) -> Callable[..., TestResponse]:
    """GET an address without a token; `buffered` closes the file that is sent."""
    visitor = app.test_client()
    return lambda path, **kwargs: visitor.get(path, buffered=True, **kwargs)


@pytest.fixture
def openapi(get: Callable[..., TestResponse]) -> Any:
    answer = get("/openapi.json")
    assert answer.status_code == 200
    assert answer.mimetype == "application/json"
    return answer.json


@pytest.fixture
def operations(openapi: Any) -> dict[Any, Any]:
    """Every described operation by method and path, the path as the specification writes it."""
    return {
        (method.upper(), path.removeprefix("/v1")): operation
        for path, item in openapi["paths"].items()
        for method, operation in item.items()
        if method != "parameters"
    }


def body_of(openapi: Any, operation: Any) -> dict[str, Any]:
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    found: dict[str, Any] = openapi["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return found


# --- the description ---------------------------------------------------------------------------------------------


def test_openapi_is_valid(openapi: Any) -> None:
    assert openapi["openapi"] == "3.1.0"
    validate(openapi)


def test_describes_every_operation_and_no_other(app: Flask, openapi: Any) -> None:
    served = {
        (method, re.sub(r"<(?:[^<>:]+:)?([^<>]+)>", r"{\1}", rule.rule))
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if rule.rule.startswith("/v1/")
    }
    described = {(method.upper(), path) for path, item in openapi["paths"].items() for method in item}
    assert {entry for entry in described if entry[0] != "PARAMETERS"} == served
    assert served


def test_lists_of_answers_are_never_null(openapi: Any) -> None:
    schemas = openapi["components"]["schemas"]
    records = [name for name, schema in schemas.items() if "created_via" in schema.get("properties", {})]
    assert len(records) == 4
    for name in records:
        properties = openapi["components"]["schemas"][name]["properties"]
        assert {properties[entry]["type"] for entry in ("destinations", "plugins", "tags")} == {"array"}, name


def test_operations_document_the_codes_of_the_specification(operations: dict[Any, Any]) -> None:
    known = CODES.keys() & operations.keys()
    assert known
    for name in known:
        success, errors = CODES[name]
        responses = operations[name]["responses"]
        missing = {str(code) for code in (success, *errors)} - responses.keys()
        assert not missing, f"{name} does not document {missing}"
        assert [code for code in responses if code.startswith("2")] == [str(success)], name


def test_errors_are_described_by_what_they_mean_and_hold(openapi: Any, operations: dict[Any, Any]) -> None:
    used: dict[str, set[str]] = {}
    for operation in operations.values():
        for code, response in operation["responses"].items():
            if not code.startswith("2"):
                used.setdefault(code, set()).add(response["$ref"].rpartition("/")[2])
    described = openapi["components"]["responses"]
    assert {code: len(names) for code, names in used.items()} == dict.fromkeys(used, 1)
    assert {name for names in used.values() for name in names} == described.keys()
    schemas = openapi["components"]["schemas"]
    for code, (name,) in used.items():
        response = described[name]
        assert response["description"].endswith("."), name
        content = response["content"]["application/json"]
        schema = schemas[content["schema"]["$ref"].rpartition("/")[2]]
        assert {"message", "code"} <= set(schema["required"]) <= content["example"].keys(), name
        if code != "default":
            assert errors.ALL[int(code)].code == content["example"]["code"]
    assert "plan limit" in described["PlanLimitExceeded"]["description"]
    assert "role" in described["RoleTooLow"]["description"]


def test_the_errors_of_an_operation_are_in_order(operations: dict[Any, Any]) -> None:
    for name, operation in operations.items():
        assert list(operation["responses"]) == sorted(operation["responses"]), name


@pytest.mark.parametrize("name", LENGTHS)
def test_lengths_of_the_specification(openapi: Any, operations: dict[Any, Any], name: tuple[str, str]) -> None:
    properties = body_of(openapi, operations[name])["properties"]
    assert {field: properties[field].get("maxLength") for field in LENGTHS[name]} == LENGTHS[name]


@pytest.mark.parametrize("name", FIELDS)
def test_fields_beyond_the_specification_are_marked(
    openapi: Any, operations: dict[Any, Any], name: tuple[str, str]
) -> None:
    properties = body_of(openapi, operations[name])["properties"]
    assert FIELDS[name] <= properties.keys()
    marked = {field for field, schema in properties.items() if schema.get("x-signpost-extension") is True}
    assert marked == properties.keys() - FIELDS[name]


def test_operations_beyond_the_specification_are_marked(operations: dict[Any, Any]) -> None:
    marked = {name for name, operation in operations.items() if operation.get("x-signpost-extension") is True}
    assert marked == operations.keys() - CODES.keys() - REFERRED_TO


def test_every_operation_says_what_it_does(operations: dict[Any, Any]) -> None:
    for name, operation in operations.items():
        assert operation.get("summary", "").endswith("."), name
        assert operation.get("description", "").endswith("."), name
        assert operation["tags"], name


# Further addresses, and the operations that answer there.
ALIASES = {
    ("GET", "/link/{id}"): ("GET", "/links/{id}"),
    ("PUT", "/link/{id}"): ("PUT", "/redirect/{id}"),
    ("DELETE", "/link/{id}"): ("DELETE", "/redirect/{id}"),
    ("GET", "/redirect/{id}"): ("GET", "/links/{id}"),
    ("GET", "/bulk/export"): ("GET", "/export"),
}


@pytest.mark.parametrize("alias", ALIASES, ids=" ".join)
def test_a_further_address_is_described_as_the_operation_is(operations: dict[Any, Any], alias: tuple[str, str]) -> None:
    own = {"operationId", "summary", "tags", "x-signpost-extension"}
    here, existing = (
        {name: member for name, member in operations[key].items() if name not in own} for key in (alias, ALIASES[alias])
    )
    assert here == existing
    assert operations[alias]["summary"].endswith(f"the same as {' '.join(ALIASES[alias])}.")
    if "{id}" in alias[1]:
        taken = {parameter.get("name") for parameter in here["parameters"]}
        assert taken >= ({"include"} if alias[0] == "GET" else {"If-Match"})


def test_names_of_the_operations(openapi: Any, operations: dict[Any, Any]) -> None:
    names = {key: ".".join((*operation["tags"], operation["operationId"])) for key, operation in operations.items()}
    assert names == NAMES
    ids = [operation["operationId"] for operation in operations.values()]
    assert len(set(ids)) == len(ids)
    verbs = "(verify|connect|disconnect|refresh|list|get|create|update|patch|delete|import|suggest|explain|undo|count|"
    verbs += "bring|set|export|listen|test|replay|replace|stop|fix|ignore)"
    assert [id_ for id_ in ids if not re.fullmatch(rf"{verbs}_[a-z_]+[a-z]", id_)] == []
    assert {name.partition(".")[0] for name in NAMES.values()} == {tag["name"] for tag in openapi["tags"]}


# Operations whose errors no row of the black-box suite asks for. None may be added: give a new one a row there.
WITHOUT_ROW = {
    "import_records", "list_jobs", "get_job", "get_job_report", "list_deliveries", "explain_visit",
    "get_record_clicks", "list_record_checks", "get_record_qr", "update_record_qr", "refresh_host",
    "get_workspace_clicks",
}  # fmt: skip


def test_every_operation_has_a_row_in_the_black_box_suite(operations: dict[Any, Any]) -> None:
    rows = {(method, path.partition("?")[0]) for method, path, *_ in OPERATIONS}

    def has_row(method: str, path: str) -> bool:
        pattern = re.sub(r"{\w+}", "[^/]+", path)
        return any(method == given and re.fullmatch(pattern, at) for given, at in rows)

    missing = {operation["operationId"] for key, operation in operations.items() if not has_row(*key)}
    assert missing <= WITHOUT_ROW


def test_a_list_is_called_list_and_takes_a_cursor_where_it_has_pages(operations: dict[Any, Any]) -> None:
    for (_, path), operation in operations.items():
        names = {parameter["name"] for parameter in operation.get("parameters", ()) if "name" in parameter}
        if {"cursor", "per_page"} & names:
            assert operation["operationId"].startswith("list_"), path


def test_every_operation_wants_the_token(openapi: Any, operations: dict[Any, Any]) -> None:
    assert openapi["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert openapi["security"] == [{"token": []}]
    assert not [name for name, operation in operations.items() if "security" in operation]


# --- what generated clients are made of ------------------------------------------------------------------------

# The schemas, by the names that they have as classes in generated clients: public, like the names of operations.
SCHEMAS = {
    "CountedMeta", "HostSettings", "LinkCount", "TagList", "TagUse", "View", "ViewList",
    # What is sent.
    "AliasRequest", "BringBack", "BulkChange", "BulkCreate", "BulkDelete", "BulkUpdate", "DestinationChange",
    "ExplainRequest", "HostConnect", "HostUpdate", "LinkCreate", "ViewInput", "QrSheet", "QrStyleUpdate",
    "RecordFilter", "RecordPatch", "RedirectInput", "SettingUpdate", "TagChange", "UtmInput", "UtmPatch",
    "WebhookInput", "WebhookUpdate",
    # What is answered.
    "AliasSuggestion", "AliasSuggestions", "AsOf", "BroughtBack", "BroughtRecord", "BulkCreated", "Change",
    "ChangedDay", "ChangedDays", "ChangePage", "FoldedChange", "PastRecord", "ClickCount", "ClickReport",
    "ClickChanges", "ClickTotals", "CreatedRecord", "CreatedRecords", "Delivery", "DeliveryPage", "DestinationCheck",
    "DestinationCheckList", "DnsRecord", "Explanation", "ExplanationCondition", "ExplanationRecord", "ExplanationRule",
    "ExplanationStep", "ExplanationVerdict",
    "Feature", "FeatureList",
    "FilterPin", "FilterPinList", "Host", "HostDetail", "HostPage", "HostProblem", "Job", "JobPage",
    "IgnoredMisses", "ListedRecord", "Miss", "MissAddress", "MissFix", "MissFixed", "MissFixes", "MissList",
    "MissProposal", "PageCursor", "PageMeta",
    "UsualClicks", "WhyReport", "ComparedDays", "Contribution", "ReportOfPeriod", "ReportNumber",
    "Wall", "WallLink", "WallStates", "WallTag",
    "PlanFeature", "PlanLimit", "Plugin", "PreviousClicks", "Rescue", "Rescued", "RescuingRecord", "WantedFix",
    "QrStyle", "RecordCreator", "RecordDetail", "RecordExtensions", "RecordPage", "RecordRule", "RecordTypeInfo",
    "RecordTypeList", "RecordWarning", "RowOutcome", "RuleConditions", "Subscription", "SubscriptionList", "TokenCheck",
    "UpdatePreview", "UpdateSample", "UpdatedRecord", "UtmParameters", "VisitTrace", "VisitTraceList",
    "Webhook", "WebhookList", "WebhookWithSecret", "Workspace", "WorkspaceUsage",
    # What is refused.
    "ErrorResponse", "PlanLimitErrorResponse", "RoleErrorResponse", "StaleErrorResponse", "ValidationErrorResponse",
}  # fmt: skip
# What regular expressions of Python have and those of ECMA-262 have not.
NOT_ECMA = r"\\[AZzaeGKRXhQE<>]|\(\?(?![:=!]|<[=!])|[*+?}]\+|\[\["
# What is built in, or in everybody's own code: a class of this name would hide it.
TAKEN = {
    "Any", "Array", "Boolean", "Client", "Date", "Error", "Exception", "File", "Filter", "Function", "List", "Map",
    "Number", "Object", "Record", "Request", "Response", "Set", "String", "Type", "ValidationError",
}  # fmt: skip


def all_schemas(node: Any, path: str = "") -> Iterator[tuple[str, dict[Any, Any]]]:
    """Every schema in a part of the description, with where it stands."""
    if isinstance(node, dict):
        if "type" in node or "enum" in node or "properties" in node:
            yield path, node
        for key, inner in node.items():
            if key not in ("example", "examples", "enum"):
                yield from all_schemas(inner, f"{path}/{key}")
    elif isinstance(node, list):
        for position, inner in enumerate(node):
            yield from all_schemas(inner, f"{path}/{position}")


def test_names_of_the_schemas(openapi: Any) -> None:
    schemas = openapi["components"]["schemas"]
    assert schemas.keys() == SCHEMAS | {choice.name for choice in choices.ALL.values()}
    assert not schemas.keys() & TAKEN
    assert {choice.name: choice.json_schema() for choice in choices.ALL.values()} == {
        name: schema for name, schema in schemas.items() if "enum" in schema
    }


def test_what_an_enum_of_the_code_has_is_documented(openapi: Any) -> None:
    """Of those with the same name."""
    enums = {enum.__name__: [*enum] for enum in StrEnum.__subclasses__() if enum.__module__.startswith("signpost.")}
    compared = {choice.name: [*choice.values] for choice in choices.ALL.values() if choice.name in enums}
    assert compared == {name: enums[name] for name in compared}
    assert {"OnConflict", "RowResult"} <= compared.keys()


def test_an_enum_stands_in_one_place(openapi: Any) -> None:
    enums = [path for path, schema in all_schemas(openapi) if "enum" in schema]
    outside = [path for path in enums if not re.fullmatch("/components/schemas/[A-Za-z]+", path)]
    # Those that one operation alone has.
    assert {path.split("/parameters")[0] for path in outside} == {
        "/paths//v1/bulk/import/post",
        "/paths//v1/workspace/update/{metaKey}",
    }


def test_answers_say_what_words_they_may_have(openapi: Any) -> None:
    schemas = openapi["components"]["schemas"]
    for name in ("ListedRecord", "RecordDetail", "CreatedRecord", "UpdatedRecord"):
        words = {
            field: schema["allOf"][0]["$ref"]
            for field, schema in schemas[name]["properties"].items()
            if "allOf" in schema
        }
        common = {"destination_routing", "type", "status", "monitor", "created_via"}
        only_some = {"handler", "paused_by"} if name in ("ListedRecord", "RecordDetail") else set()
        assert words.keys() == common | only_some, name


def test_the_names_in_generated_clients_of_what_an_enum_holds(openapi: Any) -> None:
    for name, schema in openapi["components"]["schemas"].items():
        if "enum" in schema:
            names = schema["x-enum-varnames"]
            assert len(set(names)) == len(names) == len(schema["enum"]), name
            assert all(re.fullmatch("[A-Z][A-Z0-9_]*", entry) for entry in names), name


def test_every_field_and_parameter_is_described(openapi: Any) -> None:
    missing = [
        f"{name}.{field}"
        for name, schema in openapi["components"]["schemas"].items()
        for field, entry in schema.get("properties", {}).items()
        if not entry.get("description")
    ]
    missing += [
        f"{path}: {parameter['name']}"
        for path, item in openapi["paths"].items()
        for part in item.values()
        for parameter in (part if isinstance(part, list) else part.get("parameters", ()))
        if not parameter.get("description")
    ]
    assert missing == []


def test_no_schema_has_a_type_that_generators_do_not_know(openapi: Any) -> None:
    """One type, perhaps or null: with several, or with null alone, some of them stop."""
    for path, schema in all_schemas(openapi):
        types = schema.get("type")
        if isinstance(types, list):
            assert len(types) == 2, path
            assert types[1] == "null", path
        elif not path.split("/")[-2].endswith("Of"):
            assert types != "null", path


def test_every_body_has_an_example_that_keeps_to_its_schema(openapi: Any, operations: dict[Any, Any]) -> None:
    for name, operation in operations.items():
        bodies = [operation.get("requestBody", {})]
        bodies += [entry for code, entry in operation["responses"].items() if code.startswith("2")]
        for body in bodies:
            for kind, content in body.get("content", {}).items():
                assert "example" in content or kind.startswith(("image/", "application/pdf")), (name, kind)
                if kind == "application/json":
                    schema = {**content["schema"], "components": openapi["components"]}
                    jsonschema.Draft202012Validator(schema).validate(content["example"])


def test_patterns_mean_the_same_to_clients_in_other_languages(openapi: Any) -> None:
    """They are ECMA-262's, as OpenAPI has it, and our examples match them."""
    found = [(path, schema) for path, schema in all_schemas(openapi) if isinstance(schema.get("pattern"), str)]
    assert len(found) > 20
    for path, schema in found:
        pattern = schema["pattern"]
        assert not re.search(NOT_ECMA, pattern), (path, pattern)
        # A "$" of Python also matches before a line feed at the end.
        for example in (schema[key] for key in ("example", "default") if isinstance(schema.get(key), str)):
            assert re.search(pattern.replace("$", r"\Z"), example), (path, pattern, example)


@pytest.mark.parametrize("body", [LinkCreate, RedirectInput, RecordPatchSchema])
def test_the_examples_of_the_fields_of_a_body_go_together(body: type[Schema]) -> None:
    examples = {
        field.data_key or name: field.metadata["example"]
        for name, field in body().fields.items()
        if "example" in field.metadata
    }
    assert len(examples) > 1
    assert body().load(json.loads(json.dumps(examples)))


# --- the page ----------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What a page refers to, and what it holds that its policy would refuse."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.references: list[str] = []
        self.inline: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.references += [value for name, value in attrs if name in ("src", "href")]
        self.inline += [f"{tag} {name}" for name, _ in attrs if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in dict(attrs)):
            self.inline.append(tag)


@pytest.fixture
def page(get: Callable[..., TestResponse]) -> Page:
    answer = get("/docs")
    assert answer.status_code == 200
    assert answer.mimetype == "text/html"
    return Page(answer.text)


def test_page_runs_under_a_strict_policy(get: Callable[..., TestResponse], page: Page) -> None:
    for path in ("/docs", *page.references):
        if path.startswith("/docs"):
            answer = get(path)
            policy = dict(part.split(maxsplit=1) for part in answer.headers["Content-Security-Policy"].split("; "))
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
            assert policy["img-src"] == "'self' data:"
            allowed = {source for sources in policy.values() for source in sources.split()}
            assert allowed == {"'self'", "'none'", "data:"}
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert page.inline == []


def test_page_refers_to_files_of_ours_alone(get: Callable[..., TestResponse], page: Page) -> None:
    assert len(page.references) >= 5
    for path in page.references:
        assert re.fullmatch(r"/(docs/[a-z.-]+|openapi\.json)", path)
        answer = get(path)
        assert answer.status_code == 200, path
        assert answer.data
        if path.endswith(".css"):
            assert all(target.startswith("data:") for target in re.findall(r"url\([\"']?([^)\"']*)", answer.text))
            assert "@import" not in answer.text
        if path == "/docs/init.js":
            assert "validatorUrl: null" in answer.text


@pytest.mark.parametrize("path", ["/docs/nothing.js", "/docs/../../docs.py", "/docs/%2e%2e/%2e%2e/docs.py"])
def test_page_has_no_other_files(get: Callable[..., TestResponse], path: str) -> None:
    assert get(path).status_code == 404


def test_files_are_asked_for_again_after_an_upgrade(get: Callable[..., TestResponse]) -> None:
    first = get("/docs/init.js")
    assert first.cache_control.no_cache
    again = get("/docs/init.js", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
