"""Answers in the formats of YOURLS: JSON, XML, and one line of text."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

from flask import Response

from signpost.domain.json_types import JsonObject

JSON, XML, JSONP = "json", "xml", "jsonp"
# What clients get that name no format.
USUAL = XML
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True)
class YourlsResponse:
    """body: its members in the order of YOURLS.  simple: what the format `simple` shows of it."""

    body: JsonObject
    simple: str = ""

    @property
    def status(self) -> int:
        """The HTTP status: YOURLS writes it into the body too."""
        return int(self.body.get("statusCode") or self.body.get("errorCode") or 200)


def response(format_: str, answer: YourlsResponse) -> Response:
    """`answer` in a format; in that of `simple` where YOURLS does not know the format."""
    match format_:
        case "json" | "jsonp":
            text, mimetype = json.dumps(answer.body, separators=(",", ":")), "application/json"
        case "xml":
            text, mimetype = _xml(answer.body), "application/xml"
        case _:
            text, mimetype = answer.simple, "text/plain"
    found = Response(text, answer.status, content_type=f"{mimetype}; charset=utf-8")
    found.headers["Cache-Control"] = "no-store"
    return found


def _xml(body: JsonObject) -> str:
    root = ElementTree.Element("root")
    _fill(root, body)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def _fill(element: ElementTree.Element, value: object) -> None:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            _fill(ElementTree.SubElement(element, name), inner)
    else:
        element.text = _NOT_IN_XML.sub("", str(value))
