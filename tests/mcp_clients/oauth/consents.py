"""What people do about agents in the dashboard, and what the server keeps of it."""

from typing import Any

from tests.browser.tools import ask_rows
from tests.conftest import Server
from tests.mcp_clients.oauth.person import Form, Page, Person

ALLOW, DENY = "Connect", "Cancel"


class Consent:
    """A person who answers the page that a client opens. `answer` and `role` are for the next page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.answer, self.role = ALLOW, "editor"
        self.pages: list[Page] = []

    def look_at(self, url: str) -> None:
        page = self.person.open(url)
        self.pages.append(page)
        form = form_with(page, self.answer)
        sent_to = self.person.submit(page, form, self.answer, role=self.role)
        assert not sent_to.url.startswith(self.person.server.origin), f"{sent_to.status}: {sent_to.text}"


def form_with(page: Page, button: str) -> Form:
    """The form of a page that has the button."""
    found = [form for form in page.forms if button in form.buttons]
    assert len(found) == 1, f"{page.status}: {page.text}"
    return found[0]


def end_in_browser(page: Any, server: Server, name: str) -> None:
    """Press the buttons on the page of tokens and agents, in a real browser."""
    page.goto(f"{server.origin}/tokens")
    entry = page.get_by_role("listitem").filter(has_text=name)
    entry.get_by_role("button", name=f"End… the access of {name}").click()
    entry.get_by_role("button", name=f"End access of {name}", exact=True).click()
    page.get_by_text("The agent's access has ended").first.wait_for()


def grants_of(server: Server, name: str) -> list[Any]:
    """Role and id of what agents of this name were granted."""
    return ask_rows(server, "SELECT role, id FROM agent_grant WHERE name = ? AND redeemed_at IS NOT NULL", name)


def tokens_of(server: Server, name: str, kind: str) -> set[str]:
    """The digests of those that agents of this name can still use. kind: access or refresh."""
    statement = (
        "SELECT digest FROM agent_token JOIN agent_grant ON agent_grant.id = grant_id "
        "WHERE name = ? AND kind = ? AND replaced_at IS NULL"
    )
    return {digest for (digest,) in ask_rows(server, statement, name, kind)}


def let_access_expire(server: Server) -> None:
    """As an hour does."""
    ask_rows(server, "UPDATE agent_token SET expires_at = '2020-01-01T00:00:00.000Z' WHERE kind = 'access'")


def forget_clients(server: Server) -> None:
    """And with them what they were granted."""
    for table in ("agent_token", "agent_grant", "agent_client"):
        ask_rows(server, f"DELETE FROM {table}")
