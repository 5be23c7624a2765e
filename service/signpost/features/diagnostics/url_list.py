"""Reading a list of URLs, as a stream: text with one on each line, or a sitemap."""

from __future__ import annotations

import codecs
import gzip
import io
import zlib
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import BinaryIO, TypeAlias
from urllib.parse import unquote, urlsplit
from xml.parsers import expat

from signpost.domain.errors import Invalid
from signpost.domain.files import UnclosedFile, unreadable
from signpost.domain.strict_json import UTF_16_MARKS
from signpost.features.diagnostics.schemas import MAX_URL_LENGTH

# Longer than any URL that is accepted, in every encoding; the rest of a line is dropped.
MAX_LINE_CHARACTERS = 4 * MAX_URL_LENGTH
# Of one sitemap, decompressed. Its protocol allows 50 MiB and 50,000 URLs.
MAX_SITEMAP_BYTES = 64 * 1024 * 1024
# Sitemaps that one index may name, as its protocol says.
MAX_SITEMAPS = 50_000
MAX_DEPTH = 32
BLOCK_BYTES = 64 * 1024
_Reader: TypeAlias = "io.BufferedReader[UnclosedFile]"
_GZIP = b"\x1f\x8b"
_INDEX = "sitemapindex"
# Root of a sitemap -> what it contains, each with a `loc`.
_ENTRIES = {"urlset": "url", _INDEX: "sitemap"}


def read_urls(file: BinaryIO, folder: Path | None = None) -> Iterator[str]:
    """The URLs or paths in a file: text, a sitemap, or a sitemap index; each of them may be compressed with gzip.

    In text, blank lines and those that begin with `#` are skipped. folder: where the sitemaps are that an index names;
    nothing is fetched. Raises Invalid.
    """
    simple, is_xml = _opened(file)
    if not is_xml:
        yield from _lines(simple)
        return
    sitemap = _Sitemap(simple)
    locations = sitemap.locations()
    # With the first one it is known what they are.
    urls = chain([*islice(locations, 1)], locations)
    if sitemap.root != _INDEX:
        yield from urls
        return
    for path in _children([*islice(urls, MAX_SITEMAPS + 1)], folder):
        with path.open("rb") as child:
            simple, is_xml = _opened(child)
            sitemap = _Sitemap(simple)
            for url in sitemap.locations() if is_xml else _lines(simple):
                if sitemap.root == _INDEX:
                    raise unreadable(f"{path.name} is an index too; an index may only name sitemaps.")
                yield url


def _opened(file: BinaryIO) -> tuple[_Reader, bool]:
    """The file, decompressed, and whether it is XML."""
    simple = io.BufferedReader(UnclosedFile(file), BLOCK_BYTES)
    if simple.peek(2)[:2] == _GZIP:
        simple = io.BufferedReader(UnclosedFile(gzip.GzipFile(fileobj=simple)), BLOCK_BYTES)
    try:
        start = simple.peek(BLOCK_BYTES)
    except (OSError, EOFError, zlib.error):
        raise _damaged() from None
    return simple, start.removeprefix(codecs.BOM_UTF8).lstrip(b"\xff\xfe\x00 \t\r\n").startswith(b"<")


# --- text --------------------------------------------------------------------------------------------------------


def _lines(file: _Reader) -> Iterator[str]:
    encoding = "utf-16" if file.peek(2)[:2] in UTF_16_MARKS else "utf-8-sig"
    text = io.TextIOWrapper(file, encoding, errors="surrogateescape")
    is_continued = False
    while True:
        try:
            part = text.readline(MAX_LINE_CHARACTERS)
        except (OSError, EOFError, zlib.error):
            raise _damaged() from None
        except UnicodeError:
            raise unreadable("The text is not UTF-16, as its first bytes say.") from None
        if not part:
            return
        line = _readable(part).strip()
        if line and not line.startswith("#") and not is_continued:
            yield line
        is_continued = not part.endswith("\n")


def _readable(text: str) -> str:
    """`text`, where bytes that are not UTF-8 are Windows-1252."""
    if text.isascii() or not any("\udc80" <= character <= "\udcff" for character in text):
        return text
    return text.encode("utf-8", "surrogateescape").decode("windows-1252", "replace")


# --- sitemaps ----------------------------------------------------------------------------------------------------


class _Sitemap:
    """Reads the `loc` of each entry. Expat loads nothing from elsewhere; a document type is refused, and so is what
    only it can declare: entities.
    """

    def __init__(self, file: _Reader):
        self.root = ""
        self._file = file
        self._path: list[str] = []
        self._text: list[str] = []
        self._length = 0
        self._found: list[str] = []
        self._parser = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartDoctypeDeclHandler = self._refuse_declarations
        self._parser.EntityDeclHandler = self._refuse_declarations
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._add

    def locations(self) -> Iterator[str]:
        """The URLs, in order. `root` is set before the first. Raises Invalid."""
        size = 0
        while True:
            try:
                block = self._file.read(BLOCK_BYTES)
                self._parser.Parse(block, not block)
            except expat.ExpatError as error:
                reason = expat.ErrorString(error.code)
                raise unreadable(f"It is not well-formed XML: {reason}, line {error.lineno}.") from None
            except (OSError, EOFError, zlib.error):
                raise _damaged() from None
            size += len(block)
            if size > MAX_SITEMAP_BYTES:
                raise unreadable(f"A sitemap may have at most {MAX_SITEMAP_BYTES // 1024**2} MiB.")
            yield from self._found
            self._found.clear()
            if not block:
                return

    def _refuse_declarations(self, *_: object) -> None:
        raise unreadable("A sitemap can't have a document type or declare entities.")

    def _start(self, name: str, _: object) -> None:
        # Prefixes of namespaces differ; the place of a name says what it is.
        self._path.append(name.rpartition(":")[2])
        if len(self._path) == 1:
            self.root = self._path[0]
            if self.root not in _ENTRIES:
                raise unreadable(f"It is not a sitemap: it begins with <{name[:40]}>.")
        if len(self._path) > MAX_DEPTH:
            raise unreadable(f"Its elements are nested more than {MAX_DEPTH} levels deep.")
        self._text, self._length = [], 0

    def _add(self, text: str) -> None:
        # One character more than is accepted shows that it is too long.
        saved = text[: MAX_LINE_CHARACTERS - self._length]
        self._text.append(saved)
        self._length += len(saved)

    def _end(self, _: str) -> None:
        if self._path == [self.root, _ENTRIES[self.root], "loc"]:
            self._found.append("".join(self._text).strip())
        self._path.pop()
        self._text, self._length = [], 0


def _children(urls: list[str], folder: Path | None) -> list[Path]:
    """The files of the sitemaps that an index names: next to it, under the last part of their URLs."""
    if folder is None:
        raise unreadable("A sitemap index names files next to it, so give it as a file.")
    if len(urls) > MAX_SITEMAPS:
        raise unreadable(f"A sitemap index may name at most {MAX_SITEMAPS} sitemaps.")
    names = dict.fromkeys(_file_name(url) for url in urls)
    if len(names) < len(urls):
        raise unreadable("The index names two sitemaps with the same file name.")
    paths = {name: _next_to(folder, name) for name in names}
    missing = [name for name, path in paths.items() if path is None]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise unreadable(f"The index names {missing[0]}{more}, which must be in the folder {folder} too.")
    return [path for path in paths.values() if path is not None]


def _file_name(url: str) -> str:
    try:
        name = unquote(urlsplit(url).path).rpartition("/")[2]
    except ValueError:
        name = ""
    if name in ("", ".", "..") or not name.isprintable() or "\\" in name or len(name.encode()) > 255:
        raise unreadable(f"The index names {url[:200]!r}, which is not the URL of a file.")
    return name


def _next_to(folder: Path, name: str) -> Path | None:
    """The file of this name, compressed or not."""
    names = (name, name.removesuffix(".gz"), f"{name}.gz")
    return next((path for entry in names if (path := folder / entry).is_file()), None)


def _damaged() -> Invalid:
    return unreadable("It can't be decompressed.")
