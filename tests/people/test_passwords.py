"""Passwords of people and links: hashed in one form of Unicode, in one place."""

import ast
import unicodedata
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.security import generate_password_hash

import signpost
from signpost.domain.errors import Invalid
from signpost.features.sign_in.operations import sessions
from signpost.runtime import passwords
from tests.played.cheap_server import METHOD

COMPOSED = "große Flöße é 각"
FORMS = [COMPOSED, unicodedata.normalize("NFD", COMPOSED)]
ASKER = passwords.visitor("192.0.2.1")


@pytest.mark.parametrize("given", FORMS)
def test_each_form_is_the_password(app: Flask, given: str) -> None:
    assert FORMS[0] != FORMS[1]
    with app.app_context():
        for typed in FORMS:
            hashed = passwords.hash_of(typed, METHOD)
            assert passwords.matches(hashed, given, ASKER)
            assert passwords.is_hash_of(hashed, given)
            assert not passwords.matches(hashed, given + "x", ASKER)
            assert not passwords.matches(hashed, "grosse Flosse e", ASKER)


def test_a_hash_of_an_earlier_version_matches_what_was_sent_then(app: Flask) -> None:
    with app.app_context():
        for sent in FORMS:
            assert passwords.matches(generate_password_hash(sent, method=METHOD), sent, ASKER)


def test_the_length_is_that_of_the_composed_form(app: Flask) -> None:
    """Whoever uses a device that sends two characters has neither a longer password nor a shorter one."""
    least, most = sessions.PASSWORD_LENGTHS
    with app.app_context():
        for length, is_fine in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
            composed = "äö" + "ü" * (length - 2)
            for typed in (composed, unicodedata.normalize("NFD", composed)):
                if is_fine:
                    hashed = sessions.hash_of(typed, name="Ada", email="ada@acme.test")
                    assert passwords.matches(hashed, composed, ASKER)
                    continue
                with pytest.raises(Invalid):
                    sessions.hash_of(typed, name="Ada", email="ada@acme.test")


def test_what_is_too_long_for_a_password_is_not_composed() -> None:
    for length, is_composed in ((passwords.MAX_COMPOSED, True), (passwords.MAX_COMPOSED + 1, False)):
        text = "a" * (length - 2) + "e\u0301"
        assert (passwords.compose(text) != text) is is_composed


def test_passwords_are_hashed_and_checked_in_one_place() -> None:
    users = set()
    for file in Path(signpost.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "werkzeug.security":
                users |= {f"{file.parent.name}/{file.name}" for entry in node.names if "password" in entry.name}
    assert users == {"runtime/passwords.py"}
