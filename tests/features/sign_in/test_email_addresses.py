"""The addresses of people: one rule for invitations, accounts, commands, settings and single sign-on."""

import inspect

import pytest

from signpost.features.sign_in.operations import account, identities, invitations
from signpost.operations.workspaces import setting_keys, workspaces

REFUSED = [
    "<a@b.c>", "a@<b.c>", "Ann <a@b.c>", "a@b.c>", "a@b.c,d@e.f", "a@b.c;d@e.f", "a b@c.d", "a@b.c\r\nBcc: d@e.f",
    "a:b@c.d", '"a"@b.c', "a\\@b.c", "a(b)@c.d", "a@[127.0.0.1]", "a@@b.c", "@b.c", "a@", "",
    "a" * 260 + "@b.c",
]  # fmt: skip


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(ValueError, match="Enter an e-mail address"):
        workspaces.email_of(text)


@pytest.mark.parametrize("text", ["a@b.c", "owner@localhost", "Ann.O'Hara+x@Example.com", "jörg@münchen.example"])
def test_what_is_one(text: str) -> None:
    assert workspaces.email_of(text)


def test_there_is_one_rule() -> None:
    """Each place that takes an address uses it."""
    for module in (account, identities, invitations, setting_keys):
        assert "email_of(" in inspect.getsource(module) or "email=(email_of" in inspect.getsource(module)
