"""What the interfaces call by a word of theirs, as people call it."""

from signpost.domain.changes import Verb
from signpost.domain.people.credentials import TokenKind
from signpost.domain.people.roles import Role
from signpost.domain.people.sign_in import SignInMethod
from signpost.domain.records.record import CreatedVia

ROLES = {
    Role.VIEWER: "Viewer",
    Role.EDITOR: "Editor",
    Role.MANAGER: "Manager",
    Role.OWNER: "Owner",
}
# What each role may do; each includes those before it.
ROLE_NOTES = {
    Role.VIEWER: "Sees everything and changes nothing.",
    Role.EDITOR: "Creates, edits and deletes links and redirects.",
    Role.MANAGER: "Connects hostnames, invites members and changes settings.",
    Role.OWNER: "Can do everything, for example make others an owner.",
}
# The same, of an agent: none of its tools is about people.
AGENT_ROLE_NOTES = {
    Role.VIEWER: "Sees everything and changes nothing.",
    Role.EDITOR: "Creates, edits and deletes links and redirects.",
    Role.MANAGER: "Also connects hostnames and changes settings.",
    Role.OWNER: "Also changes the settings that only owners change.",
}
TOKEN_KINDS = {
    TokenKind.API: "API",
    TokenKind.AGENT: "Agent (MCP)",
    TokenKind.CREATE_ONLY: "Create only",
}
TOKEN_NOTES = {
    TokenKind.API: "For programs and scripts that use the REST API.",
    TokenKind.AGENT: "For AI agents, like Claude or Cursor.",
    TokenKind.CREATE_ONLY: "Creates links and redirects, and can do nothing else.",
}
# How a person signed in; completes "Signed in".
SIGN_IN_METHODS = {
    SignInMethod.PASSWORD: "with the password",
    SignInMethod.LINK: "with a link from the operator",
    SignInMethod.MAILED_LINK: "with a link by e-mail",
    SignInMethod.PASSKEY: "with a passkey",
    SignInMethod.PROVIDER: "with single sign-on",
}
SOURCES = {
    CreatedVia.DASHBOARD: "dashboard",
    CreatedVia.API: "API",
    CreatedVia.MCP: "agent",
    CreatedVia.CLI: "command line",
    CreatedVia.IMPORT: "import",
}
VERBS = {
    Verb.CREATE: "Created",
    Verb.UPDATE: "Edited",
    Verb.DELETE: "Deleted",
    Verb.IMPORT: "Imported",
    Verb.BULK_CREATE: "Created many",
    Verb.BULK_UPDATE: "Edited many",
    Verb.BULK_DELETE: "Deleted many",
    Verb.UNDO: "Undone",
}


def described(role: Role) -> str:
    """What a role may do, as a sentence of its own."""
    name, note = with_article(role), ROLE_NOTES[role]
    return f"{name[0].upper()}{name[1:]} {note[0].lower()}{note[1:]}"


def with_article(role: Role) -> str:
    """A role in a sentence, like "an editor"."""
    name = ROLES[role].lower()
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
