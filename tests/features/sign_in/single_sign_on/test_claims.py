"""What the claims of an identity provider say about a person."""

from typing import Any

import pytest

from signpost.features.sign_in.claims import person_of


@pytest.mark.parametrize(
    ("said", "is_verified"),
    [(True, True), ("true", True), (False, False), ("false", False), ("", False), (None, False), (["true"], False)],
)
def test_an_email_is_verified_where_the_provider_says_so(said: Any, is_verified: bool) -> None:
    """Amazon Cognito and others send a text instead of a boolean."""
    claims = {"sub": "1", "email": "ada@acme.test", "email_verified": said}
    assert person_of("https://provider.example", claims, "groups").is_email_verified is is_verified
    assert not person_of("https://provider.example", {**claims, "email": ""}, "groups").is_email_verified
