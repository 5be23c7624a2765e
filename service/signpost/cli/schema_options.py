"""Turn a schema into command-line options: the same fields, descriptions and validation as the API."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

import click
from marshmallow import Schema, fields
from marshmallow.validate import OneOf

from signpost.cli.command import line_of_input, say
from signpost.domain.hosts import app_links
from signpost.domain.json_types import JsonObject, Options
from signpost.domain.records.rules.rule_text import rule_from
from signpost.schemas.fields import AppLinksField, CardField, UtmField
from signpost.schemas.records.rules import RulesField

# The value of an option whose JSON is `null`: None means that it was not given.
NULL: Any = object()
_FILTER = "filter["
# The value of a secret's option that reads the secret from the first line of standard input.
_FROM_INPUT = "-"
# The field that has two options, `--rule` and `--no-rules`.
_RULES = "rules"
# List commands have --count instead.
_PAGING = ("cursor", "per_page")


def options_of(question: type[Schema], *, takes_json: bool) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator that adds an option for each field. takes_json: also add --fields, which can express null."""
    known: dict[str, fields.Field[Any]] = {field.data_key or name: field for name, field in question().fields.items()}
    filters = [name.removeprefix(_FILTER).rstrip("]") for name in known if name.startswith(_FILTER)]

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        if takes_json:
            text = "Fields as a JSON object, which may contain null. Options take precedence."
            command = click.option("--fields", "json_", metavar="JSON", help=text)(command)
        if filters:
            text = f"Repeatable. NAME is one of {', '.join(filters)}."
            command = click.option("--filter", "filters", metavar="NAME=VALUE", multiple=True, help=text)(command)
        for name, field in reversed(known.items()):
            if not name.startswith(_FILTER) and name not in _PAGING:
                command = _option(name, field)(command)
        return command

    return decorate


# What descriptions say of the API, and what a command line has instead.
_WORDS = {
    "One of GET /shared/types.": "`signpost type list` describes them.",
    "Keys from GET /shared/plugins; null entries are ignored.": "A key from `signpost plugin list`.",
    "as key=value strings; an object is accepted too.": "like source=newsletter.",
    "; null removes it": "",
}


def _option(name: str, field: fields.Field[Any]) -> Callable[[Any], Any]:
    option, text = name.replace("_", "-"), field.metadata.get("description", "")
    for of_the_api, words in _WORDS.items():
        text = text.replace(of_the_api, words)
    if field.load_only:
        text += f" Use {_FROM_INPUT} to read it from standard input: other users can see the options of a command."
    if isinstance(field, fields.Boolean):
        return click.option(f"--{option}/--no-{option}", name, default=None, help=text)
    if isinstance(field, RulesField):
        return _rules_option(name, text)
    if isinstance(field, fields.List | UtmField):
        return click.option(
            f"--{option}", name, type=_type(getattr(field, "inner", None)), multiple=True, help=f"{text} Repeatable."
        )
    return click.option(f"--{option}", name, type=_type(field), help=text, metavar=_metavar(field))


def _rules_option(name: str, text: str) -> Callable[[Any], Any]:
    """`--rule`, once for each rule, and `--no-rules`."""
    example = "'country=DE,AT device=mobile -> https://example.com/de'"
    entry = (
        f"{text} Repeatable: conditions, an arrow and a destination, like {example}, or a JSON object; docs/rules.md."
    )

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        none = click.option("--no-rules", "no_rules", is_flag=True, help="Remove all rules.")
        return click.option("--rule", name, metavar="RULE", multiple=True, help=entry)(none(command))

    return decorate


def _rules(lines: Sequence[str], is_none: bool) -> list[JsonObject]:
    """The rules of the options. Raises click.BadParameter."""
    if lines and is_none:
        raise click.BadParameter("Give either --rule or --no-rules.", param_hint="--no-rules")
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(rule_from(line))
            _warn_of_shares(line, found[-1])
        except ValueError as error:
            which = f"Rule {number}: " if len(lines) > 1 else ""
            raise click.BadParameter(f"{which}{error}", param_hint="--rule") from None
    return found


def _warn_of_shares(line: str, rule: JsonObject) -> None:
    """Shares in words are percent, but stored as weights: of 110, each destination gets less than its share says."""
    total = sum(shares := rule.get("weights", ()))
    if line.lstrip().startswith("{") or not total or total == 100:
        return
    parts = ", ".join(f"{share * 100 / total:.0f}%" for share in shares)
    say(f"Warning: --rule: The shares add up to {total}%, not 100%, so visitors are divided as {parts}.", err=True)


def _type(field: fields.Field[Any] | None) -> Any:
    return (
        int if isinstance(field, fields.Integer) else _Json() if isinstance(field, AppLinksField | CardField) else str
    )


class _Json(click.ParamType):  # type: ignore[type-arg]  # generic only in newer versions of click
    """A JSON text, which may have several lines."""

    name = "JSON"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str) or not value.strip():
            return value
        try:
            return NULL if value.strip() == "null" else app_links.parse(value)
        except app_links.AppLinksError as error:
            self.fail(str(error), param, ctx)


def _metavar(field: fields.Field[Any]) -> str | None:
    """The choices, if they are short enough to list."""
    for validator in field.validators:
        if isinstance(validator, OneOf):
            choices = "|".join(str(choice) for choice in validator.choices)
            return f"[{choices}]" if len(choices) < 60 else None
    return None


def values_from(question: type[Schema], options: Options) -> JsonObject:
    """The values of the options, in the form that the schema loads. Raises click.BadParameter."""
    secrets = {name for name, field in question().fields.items() if field.load_only}
    result: JsonObject = {}
    if (text := options.get("json_")) is not None:
        try:
            result = json.loads(text)
            if not isinstance(result, dict):
                raise ValueError
        except ValueError:
            raise click.BadParameter("Must be a JSON object.", param_hint="--fields") from None
    for filter_ in options.get("filters", ()):
        name, sign, value = filter_.partition("=")
        if not sign:
            raise click.BadParameter("Give a name and a value, like tags=sale.", param_hint="--filter")
        result[f"{_FILTER}{name}]"] = value
    if options.get(_RULES) or options.get("no_rules"):
        result[_RULES] = _rules(options.get(_RULES, ()), options["no_rules"])
    for name, value in options.items():
        if name not in ("json_", "filters", "no_rules", _RULES) and value not in (None, ()):
            result[name] = list(value) if isinstance(value, tuple) else value
            if value is NULL:
                result[name] = None
            if name in secrets and value == _FROM_INPUT:
                result[name] = _read_secret(name)
    return result


def _read_secret(name: str) -> str:
    if sys.stdin.isatty():
        return str(click.prompt(name.capitalize(), hide_input=True, err=True))
    return line_of_input()
