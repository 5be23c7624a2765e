"""What other programs need to shorten here, made for this instance: files, scripts and descriptions.

Each function is given all that it writes, so that it can be tested against the format of its program.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from urllib.parse import quote

from signpost.domain.json_types import JsonObject

# The file format of ShareX is that of its version 15, which later versions read.
_SHAREX_VERSION = "15.0.0"
NAME = "Signpost"
DESCRIPTION = "Opens short links by their names, and searches the dashboard."


@dataclass(frozen=True)
class CreationRequest:
    """The request with which a program creates a link on a hostname: POST `url` with these headers."""

    origin: str
    host: str
    token: str

    @property
    def url(self) -> str:
        return f"{self.origin}/v1/link"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}

    def json(self, address: str) -> str:
        """The body, where the program puts what `address` says."""
        return json.dumps({"host": self.host, "destination": address, "find_or_create": True})


def sharex(request: CreationRequest) -> str:
    """A custom uploader of ShareX (.sxcu), of the destination type URL shortener."""
    uploader: JsonObject = {
        "Version": _SHAREX_VERSION,
        "Name": f"{NAME} ({request.host})",
        "DestinationType": "URLShortener",
        "RequestMethod": "POST",
        "RequestURL": request.url,
        # ShareX sends the type of the body itself.
        "Headers": {"Authorization": request.headers["Authorization"]},
        "Body": "JSON",
        "Data": request.json("{input}"),
        "URL": "{json:data[0].url}",
        "ErrorMessage": "{json:message} {json:errors.destination[0]} {json:errors.host[0]}",
    }
    return json.dumps(uploader, indent=2)


def shell(request: CreationRequest) -> str:
    """A function for bash and zsh. The address is put into JSON as it is: what JSON would need to escape is no URL."""
    body = request.json("%s").replace("'", "'\\''")
    headers = " ".join(f"-H '{name}: {text}'" for name, text in request.headers.items())
    return f"""shorten() {{
  local answer
  answer=$(printf '{body}' "$1" | curl -sS --fail-with-body '{request.url}' {headers} -d @-) ||
    {{ printf '%s\\n' "$answer" >&2; return 1; }}
  printf '%s\\n' "$answer" | sed 's/.*"url": *"\\([^"]*\\)".*/\\1/'
}}
"""


def http_shortcuts(request: CreationRequest) -> list[tuple[str, str]]:
    """The fields of the Android app HTTP Shortcuts, in its order, and what to put there."""
    return [
        ("Method", "POST"),
        ("URL", request.url),
        *((f"Header {name}", text) for name, text in request.headers.items()),
        ("Body", request.json("{link}")),
    ]


def apple_shortcut(request: CreationRequest) -> list[tuple[str, str]]:
    """The fields of the action “Get Contents of URL” in Apple's Shortcuts, in its order, and what to put there."""
    return [
        ("URL", request.url),
        ("Method", "POST"),
        ("Header Authorization", request.headers["Authorization"]),
        ("Request Body", "JSON"),
        ("Text host", request.host),
        ("Text destination", "the variable URLs"),
        ("Boolean find_or_create", "true"),
    ]


def bookmarklet(root: str) -> str:
    """A bookmark that opens the form for a new link with the page that the browser shows. root: of the workspace.

    The title is cut between characters: half of a surrogate pair can't be in an address.
    """
    script = (
        f"(()=>{{const a=encodeURIComponent;open({json.dumps(root + '/links/new?destination=')}"
        "+a(location.href)+'&title='+a([...document.title].slice(0,250).join('').replace(/\\p{Cs}/gu,'')))})()"
    )
    return "javascript:" + quote(script, safe="(){}=>;,.+?&'/:")


def search_keywords(root: str) -> dict[str, str]:
    """The addresses that a browser's keyword opens, where %s is what follows the keyword. root: of the workspace."""
    return {"go": f"{root}/go?q=%s", "short": f"{root}/links/new?destination=%s"}


def opensearch(origin: str, icon: str) -> str:
    """A description for browsers that add search engines from pages (OpenSearch 1.1)."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>{NAME}</ShortName>
<Description>{DESCRIPTION}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">{escape(origin + icon)}</Image>
<Url type="text/html" method="get" template="{escape(origin)}/go?q={{searchTerms}}"/>
</OpenSearchDescription>
"""


def manifest(icon: Callable[[str], str]) -> JsonObject:
    """The manifest of the dashboard as an app, which phones offer where a page is shared. icon: an icon's address."""
    png = "image/png"
    return {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": "Short links on your own hostnames.",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#faf9f6",
        "theme_color": "#1d6b52",
        "icons": [
            {"src": icon("icon-192.png"), "sizes": "192x192", "type": png, "purpose": "any"},
            {"src": icon("icon-512.png"), "sizes": "512x512", "type": png, "purpose": "any"},
            {"src": icon("icon-512.png"), "sizes": "512x512", "type": png, "purpose": "maskable"},
        ],
        "shortcuts": [{"name": "New link", "url": "/links/new"}],
        "share_target": {
            "action": "/share",
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": {"title": "title", "text": "text", "url": "url"},
        },
    }
