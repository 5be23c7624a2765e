"""The texts in the code, and the catalogs (.po) that have them in other languages.

    python -m tests.translations.catalogs

writes the catalogs anew (`make translations`): texts that are new are there without a translation, and those that the
code no longer has are gone. They are sorted and have no line numbers, so a change shows what it changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po

from signpost import translations
from signpost.translations import DEFAULT_LANGUAGE, LANGUAGES

FOLDER = Path(translations.__file__).parent
PACKAGE = FOLDER.parent
OTHERS = [tag for tag in LANGUAGES if tag != DEFAULT_LANGUAGE]
# As Python and templates write them: which arguments are texts.
# `preserved` and `replaced` describe fields of records, and `Setting` a setting: by their labels.
_KEYWORDS = {
    "_": None,
    "gettext": None,
    "mark": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "preserved": (2,),
    "replaced": (2,),
    "Setting": (1,),
}
# Files of the code with a text: others are not read, which takes most of the time.
_HAS_TEXT = re.compile(rf"\b(?:{'|'.join(_KEYWORDS)})\(")
# What signpost.translations.templates sets.
_OF_TEMPLATES = {"trimmed": "true", "newstyle_gettext": "true", "silent": "false"}
_HEADER = r"""# {name}. Only the translations are edited here; `make translations` writes the rest.
msgid ""
msgstr ""
"Language: {tag}\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: {plurals}\n"

"""


def extracted() -> Catalog:
    """The texts of the code."""
    found = Catalog(charset="utf-8")
    for path in sorted(PACKAGE.rglob("*.py")):
        if _HAS_TEXT.search(content := path.read_text(encoding="utf-8")):
            _add(found, "python", content, {})
    for path in sorted([*PACKAGE.rglob("templates/**/*.html"), *PACKAGE.rglob("templates/**/*.txt")]):
        _add(found, "jinja2", path.read_text(encoding="utf-8"), _OF_TEMPLATES)
    return found


def _add(catalog: Catalog, method: str, content: str, options: dict[str, str]) -> None:
    for _line, text, _comments, context in extract(method, BytesIO(content.encode()), _KEYWORDS, (), options):
        catalog.add(text, context=context)


def saved(tag: str) -> Catalog:
    """The catalog of a language."""
    with (FOLDER / f"{tag}.po").open("rb") as file:
        return read_po(file, locale=tag)


def texts_of(catalog: Catalog) -> Iterator[tuple[str, ...]]:
    """Each text of a catalog with its plural, if it has one, and before it its use, if that is said."""
    for message in catalog:
        if message.id:
            texts = tuple(message.id) if isinstance(message.id, list | tuple) else (message.id,)
            yield (f"{message.context}: {texts[0]}",) if message.context else texts


def write(tag: str) -> None:
    catalog = saved(tag) if (FOLDER / f"{tag}.po").exists() else Catalog(locale=tag)
    catalog.update(extracted(), no_fuzzy_matching=True)
    written = BytesIO()
    write_po(written, catalog, no_location=True, omit_header=True, sort_output=True, ignore_obsolete=True, width=0)
    header = _HEADER.format(name=LANGUAGES[tag], tag=tag, plurals=catalog.plural_forms)
    (FOLDER / f"{tag}.po").write_text(header + written.getvalue().decode(), encoding="utf-8")


if __name__ == "__main__":
    for tag in OTHERS:
        write(tag)
