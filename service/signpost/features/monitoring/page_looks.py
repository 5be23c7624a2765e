"""A look at the page behind a destination while somebody types it: whether it is there, and what chats show of it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from signpost.features.monitoring.page_heads import MAX_BYTES, NO_HEAD, PageHead, head_of, is_page
from signpost.features.monitoring.titles import MAX_ANSWER_BYTES
from signpost.outbound.causes import Failed
from signpost.outbound.fetch import Fetcher, FetchOutcome

if TYPE_CHECKING:
    from signpost.outbound.transfer import Transfer

# What each of them may take: a person waits for both, and types on meanwhile.
PAGE_S, PICTURE_S = 3.0, 2.0
# Of a picture; larger ones are not shown. Chats take up to some megabytes, but this one is part of a page.
MAX_PICTURE_BYTES = 512 * 1024
# What begins a picture of each kind, by its media type: what a server says of it may be wrong.
_KINDS: dict[str, Callable[[bytes], bool]] = {
    "image/png": lambda data: data.startswith(b"\x89PNG\r\n\x1a\n"),
    "image/jpeg": lambda data: data.startswith(b"\xff\xd8\xff"),
    "image/gif": lambda data: data.startswith((b"GIF87a", b"GIF89a")),
    "image/webp": lambda data: data.startswith(b"RIFF") and data[8:12] == b"WEBP",
    "image/avif": lambda data: data[4:12] == b"ftypavif",
}


@dataclass(frozen=True)
class PageLook:
    """outcome: as a check has it. picture: a data URL; "" is none."""

    outcome: FetchOutcome
    head: PageHead = NO_HEAD
    picture: str = ""


def look_at(fetcher: Fetcher, url: str, picture: str = "") -> PageLook:
    """What is at `url` now. picture: the URL of the one that chats show instead of the page's."""
    try:
        head = _head(fetcher, url)
    except Failed as failed:
        return PageLook(FetchOutcome(failed.reason, failed.text, failed.status, 0, None, failed.cause))
    # What answers with a page needs no other check.
    outcome = FetchOutcome("", "", 200, 0) if head is not None else fetcher.look(url)
    named = picture or (head or NO_HEAD).picture
    return PageLook(outcome, head or NO_HEAD, _picture(fetcher, named) if named and outcome.is_up else "")


def _head(fetcher: Fetcher, url: str) -> PageHead | None:
    """None: what is there is no page that can be read. Raises Failed."""
    with fetcher.get(url, {"Accept": "text/html"}, MAX_ANSWER_BYTES, PAGE_S) as answer:
        kind = answer.headers.get("Content-Type") or ""
        if not _is_whole(answer) or not is_page(kind):
            return None
        return head_of(_read(answer, MAX_BYTES), kind, url)


def _picture(fetcher: Fetcher, url: str) -> str:
    try:
        with fetcher.get(url, {"Accept": "image/*"}, MAX_PICTURE_BYTES, PICTURE_S) as answer:
            data = _read(answer, MAX_PICTURE_BYTES) if _is_whole(answer) else b""
    except Failed:
        return ""
    kind = next((kind for kind, is_it in _KINDS.items() if is_it(data)), "")
    return f"data:{kind};base64,{b64encode(data).decode()}" if kind else ""


def _is_whole(answer: Transfer) -> bool:
    """Whether it is a body as it is, and not one that is packed."""
    return answer.status == 200 and (answer.headers.get("Content-Encoding") or "identity").lower() == "identity"


def _read(answer: Transfer, count: int) -> bytes:
    """The first `count` bytes of the body, or somewhat more. Raises Failed."""
    body = bytearray()
    for chunk in answer.chunks():
        body += chunk
        if len(body) >= count:
            break
    return bytes(body)
