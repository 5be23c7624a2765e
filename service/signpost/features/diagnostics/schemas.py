"""Explaining a visit on the wire. An extension to the specification."""

import re
from typing import Any, NotRequired, TypedDict

from marshmallow import Schema, ValidationError, fields, post_load, validates_schema
from marshmallow.validate import Length, OneOf

from signpost.domain.json_types import Loaded
from signpost.domain.records import addresses
from signpost.schemas import ResponseSchema
from signpost.schemas.choices import Choices
from signpost.schemas.fields import EntryCount, PatternField, TimestampField
from signpost.schemas.response_fields import flag, moment, nested, number, rows, text, word
from signpost.translations import gettext as _
from signpost.translations import mark

METHOD = Choices(
    "VisitMethod", "The HTTP method of a visit.", ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
)
VISITOR = Choices("VisitorKind", "What a visit counts as.", ("person", "bot"))

METHODS = METHOD.values
MAX_URL_LENGTH = 4096
MAX_URLS = 1000
MAX_HEADER_LENGTH = 2048
_COUNTRY = re.compile(r"[A-Za-z]{2}")
# What is also known by another name than that of its header.
_HEADERS = {"language": "Accept-Language", "referrer": "Referer"}
_HEADER_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+.^`|~-]{1,100}")
_HEADER_TEXT = r"^[ -~\xa1-\uffff]*$"


class Headers(fields.Dict):
    """Headers of a request, by name."""

    def __init__(self, **kwargs: Any):
        super().__init__(keys=fields.String(), values=fields.String(), **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        errors = {name: [reason] for name, text in value.items() if (reason := _refusal(name, text))}
        if errors:
            raise ValidationError(errors)
        return value


def _refusal(name: str, text: Any) -> str | None:
    if not _HEADER_NAME.fullmatch(name):
        return "Must be the name of a header."
    if name.lower() == "host":
        return "The hostname is part of the URL."
    if not isinstance(text, str):
        return "Must be a string."
    return None if text.isprintable() else "Contains a control character."


def _check_address(text: str) -> None:
    if not addresses.is_ip_address(text):
        raise ValidationError(_("Must be an IP address."))


class ExplainRequest(Schema):
    """The visit to explain; or, with `urls` instead of `url`, many visits, to be followed to where they lead."""

    url = fields.String(
        validate=Length(1, MAX_URL_LENGTH),
        metadata={"description": "The URL that is visited.", "example": "https://go.example.com/sale?ref=mail"},
    )
    urls = fields.List(
        fields.String(),
        validate=EntryCount(MAX_URLS, is_required=True),
        metadata={
            "description": f"Up to {MAX_URLS} URLs, instead of `url`. Of each the answer says where it leads.",
            "example": ["https://go.example.com/sale", "https://go.example.com/about"],
            "brief": "Instead of url: where each leads. About 100.",
        },
    )
    at = TimestampField(metadata={"description": "When. Default: now."})
    method = fields.String(
        load_default="GET", validate=OneOf(METHODS), metadata={"description": "The HTTP method of the visit."}
    )
    headers = Headers(
        metadata={
            "description": "Headers that the visitor sends. The default User-Agent is that of a common browser.",
            "propertyNames": {"pattern": f"^{_HEADER_NAME.pattern}$"},
            "additionalProperties": {"type": "string", "pattern": _HEADER_TEXT},
            "example": {"User-Agent": "Googlebot/2.1", "Accept-Language": "de"},
        },
    )
    address = fields.String(
        validate=_check_address,
        metadata={
            "description": "The visitor's IP address.",
            "anyOf": [{"format": "ipv4"}, {"format": "ipv6"}],
        },
    )

    country = PatternField(
        _COUNTRY,
        error=mark("Must be a two-letter country code, like DE."),
        metadata={
            "description": "The country where the visitor is (ISO 3166-1). Default: that of the address, if known.",
            "example": "DE",
        },
    )
    language = fields.String(
        validate=Length(1, MAX_HEADER_LENGTH),
        metadata={"description": "What the visitor prefers, as Accept-Language has it.", "pattern": _HEADER_TEXT},
    )
    referrer = fields.String(
        validate=Length(1, MAX_HEADER_LENGTH),
        metadata={"description": "The URL of the page that the visitor comes from.", "pattern": _HEADER_TEXT},
    )

    check_now = fields.Boolean(
        load_default=False,
        metadata={
            "description": "Whether to look at the destination now, which takes up to 5 seconds and needs the role "
            "manager, instead of reporting its last check. For `url` alone.",
            "brief": "Of url: look at the destination now.",
        },
    )

    @post_load
    def gather(self, question: Loaded, **_options: Any) -> Loaded:
        """Language and referrer become headers."""
        headers = dict(question.get("headers") or {})
        for name, header in _HEADERS.items():
            if name in question:
                headers[header] = question.pop(name)
        if headers:
            question["headers"] = headers
        if "country" in question:
            question["country"] = question["country"].upper()
        return question

    @validates_schema
    def check_what_is_given(self, question: dict[str, Any], **_options: Any) -> None:
        if "url" in question and "urls" in question:
            raise ValidationError({"urls": [_("Use `url` or `urls`, not both.")]})
        if "url" not in question and "urls" not in question:
            raise ValidationError({"url": [_("Enter a URL, or several in `urls`.")]})
        if "urls" in question and question.get("check_now"):
            raise ValidationError({"check_now": [_("Only one address can be checked at a time. Use `url`.")]})
        for name in _HEADERS:
            if not question.get(name, "").isprintable():
                raise ValidationError({name: [_("Contains a control character.")]})


class ExplainArguments(TypedDict):
    """Either `url` or `urls`."""

    url: NotRequired[str]
    urls: NotRequired[list[str]]
    at: NotRequired[str | None]
    method: str
    check_now: bool
    headers: NotRequired[dict[str, str]]
    address: NotRequired[str]
    country: NotRequired[str]


class ExplanationRecord(ResponseSchema):
    """The record that answers."""

    id = text("The id of the record.")
    host = text("Its hostname.")
    alias = text('Its path on the hostname; "" for the root.')


class ExplanationStep(ResponseSchema):
    """One step of a visit."""

    step = text(
        "hostname, dns, certificate, record, special, paused, starts, expires, max_clicks, method, password, limited, "
        "plugins, rule, destination, www, interstitial, card, answer, click or onward. A second destination, after the "
        "click, is what its last check has found."
    )
    passes = flag("Whether the visit gets past this step; true where it is not known.")
    text = text("What was found, as a sentence.")


class ExplanationVerdict(ResponseSchema):
    """Whether a visitor ends well."""

    ok = flag(
        "false: the visitor finds nothing, gets an error or does not arrive, as far as is known. true also where "
        "something was not checked, and where the owner of the link intended it, such as a password page."
    )
    text = text("What the visitor gets, as a sentence.")


class ExplanationCondition(ResponseSchema):
    """A condition of a rule."""

    condition = text("Its name, like country.")
    holds = flag("Whether it holds for this visit.")
    sentence = text("What the visit has, and what the rule wants.")


class ExplanationRule(ResponseSchema):
    """A rule of the record that answers."""

    position = number("Its position among the rules of the record, from 1.")
    name = text("Its name; empty if it has none.")
    holds = flag("Whether all of its conditions hold.")
    decides = flag("Whether it is the first one that holds, so that it decides where the visitor is sent.")
    conditions = rows(ExplanationCondition, "Its conditions.")


class Explanation(ResponseSchema):
    """What would happen to a visit."""

    url = text("The URL that was explained.")
    at = moment("The time for which it was explained.")
    record = nested(ExplanationRecord, "The record that answers; null if there is none.", null=True)
    steps = rows(ExplanationStep, "The steps of the visit, in order.")
    stopped_by = text(
        "The step that stops the visit, here or at a record of the workspace that it leads to; `loop`, `hops`: that "
        "never ends; `dns`, `certificate`: the visitor does not get here; `destination`: it was down at its last "
        "check. Null if the visit gets through.",
        null=True,
    )
    verdict = nested(ExplanationVerdict, "Whether the visitor ends well.")
    status = number("HTTP status code of the answer; null if the hostname is not connected.", null=True)
    location = text("Where the visitor is sent; null if nowhere.", null=True)
    headers = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "The headers of the answer."},
    )
    rules = rows(ExplanationRule, "The rules of the record, in order; none if the visit is stopped before them.")
    counts_as = word(VISITOR, "What the visit would count as; null if it would not be counted.", null=True)


class VisitTrace(ResponseSchema):
    """Where the visit of a URL leads, from redirect to redirect."""

    url = text("The URL as it was given.")
    status = number(
        "HTTP status code of the first answer; null if the hostname is not connected or the URL cannot be read.",
        null=True,
    )
    location = text("Where the first answer sends the visitor; null if nowhere.", null=True)
    hops = number(
        "How many redirects of the workspace's records the visitor takes until the destination is none of them: 1 is "
        "direct, 0 means that no record sends the visitor on."
    )
    record = nested(ExplanationRecord, "The record that answers first; null if there is none.", null=True)
    stopped_by = text(
        "The step that stops the visit, at this URL or at one that it leads to, as in the explanation of a single "
        "visit; `loop`: it comes back to where it was; `hops`: more than 20 redirects. Null if it gets through.",
        null=True,
    )
    verdict = nested(ExplanationVerdict, "Whether the visitor ends well.")
    error = text("Why the URL cannot be read; null if it can.", null=True)


class VisitTraceList(ResponseSchema):
    """Where the visits of several URLs lead."""

    data = rows(VisitTrace, "One for each URL, in the same order.")
