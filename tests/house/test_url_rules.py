"""A rule of the URL map compiles its builders when the first URL is built, and not when the app is made."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask, url_for
from werkzeug.routing import Rule


def test_builders_are_compiled_when_they_are_needed(
    monkeypatch: pytest.MonkeyPatch, make_app: Callable[..., Flask]
) -> None:
    compiled = []
    compile_builder = Rule._compile_builder

    def counted(rule: Rule, *arguments: Any, **options: Any) -> Any:
        compiled.append(rule.rule)
        return compile_builder(rule, *arguments, **options)

    monkeypatch.setattr(Rule, "_compile_builder", counted)
    app = make_app()
    assert not compiled

    with app.test_request_context():
        first = url_for("records.get_record", id="a b", include="extensions")
        assert first == url_for("records.get_record", id="a b", include="extensions")
    assert first == "/v1/links/a%20b?include=extensions"
    assert compiled == ["/v1/links/<id>"]
