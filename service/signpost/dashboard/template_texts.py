"""`_`, `ngettext` and `trans` of the templates: values that are filled in are escaped, and numbers are grouped."""

from __future__ import annotations

from jinja2 import Environment, pass_eval_context
from jinja2.nodes import EvalContext
from markupsafe import Markup

from signpost.translations import lookup


def install(environment: Environment) -> None:
    """Give them to an environment."""
    environment.add_extension("jinja2.ext.i18n")
    # A paragraph may be written on several lines.
    environment.policies["ext.i18n.trimmed"] = True
    environment.newstyle_gettext = True  # type: ignore[attr-defined]
    environment.globals.update(_=_gettext, gettext=_gettext, ngettext=_ngettext)


@pass_eval_context
def _gettext(context: EvalContext, text: str, **values: object) -> str:
    return _filled(context, lookup(text), values)


@pass_eval_context
def _ngettext(context: EvalContext, singular: str, plural: str, num: int, **values: object) -> str:
    return _filled(context, lookup(singular, plural, num), {"num": f"{num:,}", **values})


def _filled(context: EvalContext, text: str, values: dict[str, object]) -> str:
    """The texts are ours, and may have markup; their values may not."""
    safe = Markup(text) if context.autoescape else text
    return safe % values if values else safe
