"""`_`, `gettext`, `pgettext`, `ngettext` and `{% trans %}` in templates."""

from __future__ import annotations

from jinja2 import Environment, pass_eval_context
from jinja2.nodes import EvalContext
from markupsafe import Markup, escape

from signpost.translations import catalog, language, number, translation


def install(environment: Environment) -> None:
    """Let the templates of this environment have texts in the reader's language."""
    environment.add_extension("jinja2.ext.i18n")
    # Blocks give their values to these functions. Jinja's own would not write numbers as the language does.
    environment.newstyle_gettext = True  # type: ignore[attr-defined]
    # A paragraph may be written on several lines.
    environment.policies["ext.i18n.trimmed"] = True
    environment.globals.update({"_": _plain, "gettext": _gettext, "pgettext": _pgettext, "ngettext": _ngettext})


@pass_eval_context
def _plain(context: EvalContext, text: str, /, **values: object) -> str:
    """A text without markup, for attributes too. The values may have markup."""
    found = escape(translation(text)) if context.autoescape else translation(text)
    return found % values if values else found


@pass_eval_context
def _gettext(context: EvalContext, text: str, /, **values: object) -> str:
    """A text with the markup that the block has."""
    found = Markup(translation(text)) if context.autoescape else translation(text)
    return found % values if values else found


@pass_eval_context
def _pgettext(context: EvalContext, use: str, text: str, /, **values: object) -> str:
    """A text that has two uses, without markup. use: this one."""
    found = catalog(language()).pgettext(use, text)
    found = escape(found) if context.autoescape else found
    return found % values if values else found


@pass_eval_context
def _ngettext(context: EvalContext, single: str, plural: str, count: int, /, **values: object) -> str:
    """One of the forms of a text, with the markup that it has."""
    found = catalog(language()).ngettext(single, plural, count)
    return (Markup(found) if context.autoescape else found) % {"num": number(count), **values}
