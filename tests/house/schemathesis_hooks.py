"""What Schemathesis must know of Signpost beyond its OpenAPI description; tests/schemathesis.toml names this file."""

import itertools
import re
from typing import Any

import schemathesis

from tests.conftest import Answer

# Rules that no schema can tell of: a request that keeps to the schema may be answered 422 for these reasons, and for
# no other. A new reason is either a mistake, or something that the schema should say, or belongs here.
RULES = re.compile(
    "|".join(
        [
            # What the workspace holds.
            r".* is not connected to the workspace\.",
            r"New short links are off for .*\.",
            r"The alias .* is already in use on .*\.",
            r"A redirect on .* already answers the same paths and parameters\.",
            r"A redirect on .* already answers every path below .*\.",
            r"You have \d+ webhooks, the maximum\. Delete one first\.",
            # What a query of a list may be, and how many views there may be.
            r"Filter or sort the list first\.",
            r"(filter\.\S*|sort): .*",
            r"\S*: A view keeps filters and the order alone\.",
            r"At most \d+ filters\.",
            r"You have \d+ views here, the maximum\. Delete one first\.",
            r"\d+ views are shared in this workspace, the maximum\. Delete one first\.",
            r"This address isn't on the public internet, so Signpost sends nothing to it\.",
            r"Start with https:// or http://\.",
            r"Choose at least one, each only once\.",
            # What a sheet of QR codes holds, and what its paper and its fonts do.
            r"No link matches that could have a code\.",
            r"This would be .*; a sheet has up to .*\.",
            r"A sheet has up to \d+ codes\.",
            r"The sheet has \d+ pages\.",
            r"A code of \d+ mm does not fit\. .*",
            r"These labels have no room for .*",
            r"(The fonts of a PDF|A PNG can have only) .*",
            r"QR codes are off for this hostname\.",
            # What there is to listen to.
            r"There is no event .*",
            # What one field says about another, or the query about the body.
            r"A redirect of type gone can't have a destination\.",
            r"(Only type gone (is answered with|can have the status)|Type gone (always )?has the status) 410\.",
            r"Only redirects can have this\. A link always answers at its alias\.",
            r"A short link can't contain \?\. Use a redirect instead\.",
            r"Only a prefix can keep the rest of the path\. Here match is \w+\.",
            r"The path has \d+ characters; \d+ are allowed\.",
            r"The path of a \w+ can have at most \d+ segments\.",
            r"(Only the last segment can be|In .* it is not a whole segment:) an asterisk, .*",
            r"The name :\w+ (appears twice|is reserved for \*)\.",
            r".* has no hostnames in its files\. .*",
            r"Enter a destination: .*",
            r"A short link needs an alias.*",
            r"This destination leads back to the link itself\.",
            r"Weights need weighted routing\. .*",
            r"It was paused by \w+, so it can't be resumed here\.",
            r"Weighted routing needs one weight per destination\.",
            r"Give \d+ weights, one per destination\.",
            r"At least one weight must be above 0\.",
            r"A rule needs (at least one condition|a destination: .*)\.",
            r"Use `destination` or `destinations`, not both\.",
            r"A redirect of type gone can't have rules\.",
            r"A record can have \d+ destinations, .*",
            r"The rules have \d+ bytes as JSON\. .*",
            r"This server has no country database, .*",
            r"(Must be (a time zone|a language tag|hours)|Can't be empty).*",
            r"Add `days` or `hours`, or leave the time zone out\.",
            r"Start and end can't be the same\. .*",
            r"Must be later than `from`\.",
            r"A parameter name must have 1 to \d+ characters\.",
            r"Use at least one filter\.",
            r"Put filters in the query or the body, not both\.",
            r"Another record already has the external id .*\.",
            # What a file holds.
            r"Line \d+: .*",
            r"It contains no list (of links|`\w+`)\.",
            r"(Its files are not|This file isn't) plain text\. .*",
            r"This is no path as GET /misses lists it\.",
            r"The first line must name the columns\.",
            r"No column holds the address of a link\..*",
            r"Give a column of the file and what it holds, like Old=url, or nothing to leave it out, like Old=, not .*",
            r"The first line can't be read\.",
            r"Line \d+: a block has no name\.",
            r"The first line names \d+ columns; the maximum is \d+\.",
            r"The first line must name the columns, as .* does\. This one has URLs\.",
            r"Use at most \d+ characters\.",
            r"Wildcards aren't supported\.",
            # A change to many records, which a dry run comes before.
            r"Give at least one change\.",
            r"Give the confirmation_token from a dry run\.",
            # A file for apps.
            r"(List the apps in appIDs|Must contain at least one of|Must be one of:) .*",
            r"A statement needs a relation and a target\.",
            r"(A target needs a namespace|An app needs a package_name), like .*",
            r"Must be a list( of strings)?\.",
            r"It has [\d,]+ bytes; [\d,]+ are allowed\.",
            r"Unknown, already used, or older than an hour\. .*",
            r"It was issued for .* Preview it again\.",
            # What does not fit on paper.
            r"“.*” would be too small to read below the code: .*",
            r"There is no user with this id\.",
            # What was sent before.
            r"This cursor is not valid for this list and order\. Start again without one\.",
            r"This key was used for another request\.",
            # The calendar, and the clock.
            r"Must be a timestamp \(RFC 3339\), like .*",
            r"Choose a time in the future\.",
            r"Must be a date, like .*",
            r"Can't be after `to`\.",
            r"The range can have at most \d+ days\.",
            r"With two breakdowns, the range can have at most \d+ days\.",
            r"Two at once are day and another one, or two of .*\.",
            r"With a filter it is day, or one or two of .*\.",
            r"Use one filter\. Clicks are counted by at most two breakdowns at once\.",
            r"Must be a time zone, like .*\.",
            r"With a time zone, `by` is .*",
            r"Use a period, or `from` and `to`, not both\.",
            # A visit to be explained.
            r"Enter a URL, like .*",
            r"Enter a URL, or several in `urls`\.",
            r"Use `url` or `urls`, not both\.",
            r"Must be the name of a header\.",
            r"The hostname is part of the URL\.",
            r"Contains a control character\.",
            r"Must be an IP address\.",
            # IDNA 2008, UTS 46 and the public suffix list.
            r"Enter a valid hostname, like go\.example\.com\.",
            r"Enter a hostname, not an IP address\.",
            r"You can't connect a public suffix, only a name under it\.",
            # The parts of a URL, and Unicode categories, which a portable pattern does not know.
            r"Enter the full address\.",
            r"Enter a full address, like https://example\.com/page\.",
            r"Enter a valid hostname, like example\.com\.",
            r"Links to \S+: addresses aren't allowed\.",
            r"Start with https:// or http://\.",
            r"Start with \w+://\.",
            r"Use \{path\} (only in the path or query, as in .*|at most \d+ times)\.",
            r"Don't combine \{path\} with only dots in a segment\.",
            r"Enter a full address, like .*",
            r"Enter only the hostname, without (a port|https:// or a path)\.",
            r"Can't contain #\.",
            r"Put a path before the query, like .*",
            r"The escape '%.{0,2}' in the (path|query) is broken\.",
            r"The (path|query) is longer than \d+ bytes\.",
            r"The query can have at most \d+ parameters\.",
            r'Remove the segments "\." and "\.\." from the path\.',
            r"Signpost uses /.* itself\.",
            r"Can't contain a (port|user name or password)\.",
            r"Can't contain control characters( or backslashes)?\.",
            r"Web addresses can't contain spaces\. Encode spaces as %20\.",
            r"Use :\w+ only in the path or query, not in the hostname\.",
            r"Can't contain invisible formatting characters\.",
            r"Use letters, digits, emoji, any of .* and slashes in between\.",
            # An alias in a URL, percent-decoded.
            r"Can't (start with an underscore|contain spaces, \+ or %)\.",
            r'Remove empty segments, "\." and "\.\."\.',
            r"This alias is reserved\.",
            # Measured where `https://` has been put in front, or white space and slashes around have been dropped.
            r"Use (at least )?\d+ (to \d+ )?characters\.",
            # POST /workspace/update/{metaKey}: the key in the path says what its value may be.
            r"Must be a two-letter country code \(ISO 3166\), like DE\.",
            r"Enter an e-mail address, like ada@example\.com\.",
            r"Start with https:// or http://\.",
            r"Must be true or false\.",
            r"Must be a color, like #1d6b52\.",
            r"Use at most \d+ characters\. This has \d+\.",
            r"Use 1 to \d+ characters\.",
            r"Enter a URL\.",
            # 3.0 is an integer for JSON Schema; Signpost takes whole numbers as JSON writes them, and refuses it.
            r"Must be a whole number\.",
            # A member of `utm` in two entries.
            r"Given twice\.",
            # Text that is JSON and yet no text that can be kept.
            r"Contains a NUL character\.",
            r"An integer is too large for 64 bits\.",
            r"A number is too large\.",
            r"This field appears twice\.",
            r"The body is nested more than \d+ levels deep\.",
            r"Contains half of a surrogate pair\.",
        ]
    )
)

# Longer ones do not fit into a head.
ADDRESS_BYTES = 60_000

# The dictionary of the same name: they stay connected and open, so that links can be made on them.
CONNECTED = ("go.example.com", "links.example.org", "münchen.example", "xn--mnchen-3ya.example")

# What is done to a hostname and leaves it connected.
OF_A_HOST = ("POST /v1/host/{host}/refresh", "GET /v1/host/{host}", "PATCH /v1/host/{host}", "PUT /v1/host/{host}")

# What reads and what replaces a record.
GETTING = ("GET /v1/links/{id}", "GET /v1/link/{id}", "GET /v1/redirect/{id}")
REPLACING = ("PUT /v1/redirect/{id}", "PUT /v1/link/{id}")

# What changes a record, and may be for one version of it alone.
OF_A_RECORD = (*REPLACING, "PATCH /v1/redirect/{id}")

CHOICES = ("filter[traffic]", "filter[dns_correct]", "filter[created]", "filter[qr]", "filter[health]")

_numbers = itertools.count()
_created: set[str] = set()  # ids of records that were made and not deleted


@schemathesis.serializer("application/x-ndjson")
def as_lines(context: Any, value: str) -> bytes:
    """A file of lines: an example is text, what is made up is bytes."""
    return value.encode() if isinstance(value, str) else value


@schemathesis.hook
def before_load_schema(context: Any, raw_schema: Any) -> None:
    """Without `default`, a code that the description does not list is one too many."""
    for item in raw_schema["paths"].values():
        for operation in item.values():
            if isinstance(operation, dict):
                operation["responses"].pop("default", None)


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    """Make what keeps to the schema keep to a few of the RULES too: else hardly anything would ever be created."""
    if case.operation.label == "GET /v1/events" and (case.query or {}).get("follow") in (None, "", "true", "1"):
        # Otherwise the answer has no end.
        case.query = {**(case.query or {}), "follow": "false"}
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    if case.operation.label in OF_A_HOST:
        case.path_parameters["host"] = CONNECTED[0]
    elif (case.path_parameters or {}).get("host") in CONNECTED:
        case.path_parameters["host"] = "gone.example.com"
    if case.operation.label in OF_A_RECORD and case.path_parameters["id"] not in _created:
        # An id that was made up is not found, which is tried often enough by GET.
        if not _created:
            link = {"host": CONNECTED[0], "destination": "https://example.com/landing"}
            create = case.operation.schema["/v1/link"]["POST"].Case(
                body=link, media_type="application/json", headers=dict(case.headers)
            )
            _created.add(create.call(**kwargs).json()["data"][0]["id"])
        case.path_parameters["id"] = max(_created)
    if "If-Match" in (case.headers or {}):
        case.headers["If-Match"] = "*"
    if "Idempotency-Key" in (case.headers or {}):
        case.headers["Idempotency-Key"] = f"{case.headers['Idempotency-Key'][:240]}-{next(_numbers)}"
    if not isinstance(case.body, dict):
        return
    if next(_numbers) % 10:
        # To hash one takes longer than all the rest.
        case.body.pop("password", None)
    for field in ("alias", "url"):
        # The examples, more than once.
        if str(case.body.get(field)).endswith(("spring", "old-shop")):
            case.body[field] += f"-{next(_numbers)}"
    if case.operation.label in ("POST /v1/link", "POST /v1/redirect", *REPLACING):
        multiple = [entry for entry in case.body.get("destinations") or [] if entry is not None]
        if not multiple and case.body.get("destination") is None:
            case.body["destination"] = "https://example.com/landing"
        if case.body.get("destination_weights") is not None or case.body.get("destination_routing") == "weighted":
            case.body["destination_weights"] = [1] * max(1, len(multiple))
            case.body["destination_routing"] = "weighted"
    for rule in case.body.get("rules") or []:
        _mend_rule(rule)
    if (
        case.operation.label == "POST /v1/host"
        and case.body.get("host") in CONNECTED
        and case.body.get("short_links_enabled") is False
    ):
        case.body["host"] = f"closed-{next(_numbers)}.example.com"
    if (
        case.operation.label in ("PATCH /v1/host/{host}", "PUT /v1/host/{host}")
        and case.body.get("short_links_enabled") is False
    ):
        case.body["short_links_enabled"] = True
    if case.operation.label == "DELETE /v1/bulk" and case.query:
        case.body.pop("filter", None)


@schemathesis.hook
def after_call(context: Any, case: Any, response: Answer) -> None:
    """Remember which records there are."""
    match case.operation.label, response.status_code:
        case (("POST /v1/link" | "POST /v1/redirect"), 200):
            _created.update(record["id"] for record in response.json()["data"])
        case (("DELETE /v1/redirect/{id}" | "DELETE /v1/link/{id}"), 204):
            _created.discard(case.path_parameters["id"])
        case "DELETE /v1/bulk", 200 if response.json() != "0":
            _created.clear()


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Any, response: Answer) -> bool:
    """Drop what is no failure."""
    if response.status_code == 414 and len(response.request.url) > ADDRESS_BYTES:
        # The HTTP server itself refuses it, before the application and without JSON.
        return False
    if failure.code == "ST205" and case.operation.path.endswith(("/links/explain", "/link/count")):
        # /links/{id} has this address too, and answers GET; and so /link/{id}.
        return False
    if failure.code == "ST302" and case.operation.label in GETTING:
        # It may have been deleted: by /redirect/{id} or /bulk, and not, as Schemathesis expects, by /links/{id}.
        return case.path_parameters["id"] in _created
    if failure.code == "ST201" and any(text != text.strip().lower() for text in _choices(case)):
        # One of a few words in a filter: case and white space around it say nothing, which no `enum` can tell.
        return False
    if failure.code == "ST201" and case.operation.label == "POST /v1/bulk" and response.status_code == 200:
        # A row that is no record has an answer of its own.
        return False
    if failure.code == "ST201" and case.operation.label == "POST /v1/bulk/import" and isinstance(case.body, list):
        # A list is taken too; described as one of two forms of JSON, generators cannot tell it from a file.
        return False
    if failure.code == "ST202" and response.status_code == 412:
        # A version that was made up is never the current one.
        return False
    if failure.code == "ST202" and response.status_code == 422:
        # The schema was kept to, and every reason of the refusal is one of RULES.
        if case.operation.label == "POST /v1/bulk/import" and response.json()["errors"].keys() == {"file"}:
            # A file may be sent with the name of another service than the one that wrote it.
            return False
        reasons = [reason for reasons in response.json()["errors"].values() for reason in reasons]
        return not all(RULES.fullmatch(reason) for reason in reasons)
    return True


def _choices(case: Any) -> list[Any]:
    """The filters of a request that take one of a few words."""
    filters = dict(case.query or {})
    in_body = case.body.get("filter") if isinstance(case.body, dict) else None
    if isinstance(in_body, dict):
        filters.update({f"filter[{name}]": value for name, value in in_body.items()})
    return [filters[name] for name in CHOICES if isinstance(filters.get(name), str)]


def _mend_rule(rule: dict[str, Any]) -> None:
    """One kind of destination, no weights, and a condition that this server can look at."""
    rule.pop("weights", None)
    if rule.get("routing") == "weighted":
        del rule["routing"]
    if rule.get("destinations") is not None:
        rule.pop("destination", None)
    elif rule.get("destination") is None:
        rule["destination"] = "https://example.com/landing"
    rule["if"].pop("country", None)
    if not rule["if"].get("days") and not rule["if"].get("hours"):
        rule["if"].pop("timezone", None)
    rule["if"] = rule["if"] or {"bot": True}
