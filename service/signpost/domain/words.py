"""What the interfaces call by a word of theirs, and values of a record's fields, as people call them."""

from collections.abc import Mapping, Sequence

from signpost.domain.changes import Verb
from signpost.domain.events import EventType
from signpost.domain.jobs import JobKind, JobState
from signpost.domain.people.credentials import TokenKind
from signpost.domain.people.roles import IN_SENTENCES, Role
from signpost.domain.people.sign_in import SignInMethod
from signpost.domain.records.record import (
    CreatedVia,
    Interstitial,
    Match,
    PausedBy,
    RecordType,
    Routing,
)
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

ROLES = Translated(
    {
        Role.VIEWER: mark("Viewer"),
        Role.EDITOR: mark("Editor"),
        Role.MANAGER: mark("Manager"),
        Role.OWNER: mark("Owner"),
    }
)
# What each role may do; each includes those before it.
ROLE_NOTES = Translated(
    {
        Role.VIEWER: mark("Sees everything and changes nothing."),
        Role.EDITOR: mark("Creates, edits and deletes links and redirects."),
        Role.MANAGER: mark("Connects hostnames, invites members and changes settings."),
        Role.OWNER: mark("Can do everything, including making others owners."),
    }
)
# The same, of an agent: none of its tools is about people.
AGENT_ROLE_NOTES = Translated(
    {
        Role.VIEWER: mark("Sees everything and changes nothing."),
        Role.EDITOR: mark("Creates, edits and deletes links and redirects."),
        Role.MANAGER: mark("Also connects hostnames and changes settings."),
        Role.OWNER: mark("Also changes the settings that only owners change."),
    }
)
_DESCRIBED = Translated(
    {
        Role.VIEWER: mark("Viewers see everything and change nothing."),
        Role.EDITOR: mark("Editors create, edit and delete links and redirects."),
        Role.MANAGER: mark("Managers connect hostnames, invite members and change settings."),
        Role.OWNER: mark("Owners can do everything, including making others owners."),
    }
)
JOB_KINDS = Translated(
    {
        JobKind.BULK_DELETE: mark("Delete links"),
        JobKind.BULK_UPDATE: mark("Edit links"),
        JobKind.BULK_IMPORT: mark("Import"),
    }
)
JOB_STATES = Translated(
    {
        JobState.QUEUED: mark("Waiting"),
        JobState.RUNNING: mark("Running"),
        JobState.DONE: mark("Finished"),
        JobState.FAILED: mark("Stopped"),
    }
)
# What happens, in the events of the log and of webhooks.
EVENTS = Translated(
    {
        EventType.LINK_CREATED: mark("Link created"),
        EventType.LINK_UPDATED: mark("Link changed"),
        EventType.LINK_DELETED: mark("Link deleted"),
        EventType.LINK_EXPIRED: mark("Link expired"),
        EventType.LINK_EXHAUSTED: mark("Link reached its click limit"),
        EventType.REDIRECT_CREATED: mark("Redirect created"),
        EventType.REDIRECT_UPDATED: mark("Redirect changed"),
        EventType.REDIRECT_DELETED: mark("Redirect deleted"),
        EventType.REDIRECT_EXPIRED: mark("Redirect expired"),
        EventType.REDIRECT_EXHAUSTED: mark("Redirect reached its click limit"),
        EventType.HOST_CREATED: mark("Hostname connected"),
        EventType.HOST_UPDATED: mark("Hostname changed"),
        EventType.HOST_DELETED: mark("Hostname disconnected"),
        EventType.JOB_DONE: mark("Job finished"),
        EventType.DESTINATION_BROKEN: mark("Destination down"),
        EventType.DESTINATION_RECOVERED: mark("Destination works again"),
        EventType.MEMBER_CREATED: mark("Member joined"),
        EventType.MEMBER_UPDATED: mark("Member changed"),
        EventType.MEMBER_DELETED: mark("Member left"),
        EventType.CLICKS: mark("Clicks"),
        EventType.TEST: mark("Test"),
    }
)
_FACTORS = Translated({"app": mark("app"), "passkey": mark("passkey")})
TOKEN_KINDS = Translated(
    {
        TokenKind.API: mark("API"),
        TokenKind.AGENT: mark("Agent (MCP)"),
        TokenKind.CREATE_ONLY: mark("Create only"),
    }
)
TOKEN_NOTES = Translated(
    {
        TokenKind.API: mark("For programs and scripts that use the REST API."),
        TokenKind.AGENT: mark("For AI agents, like Claude or Cursor."),
        TokenKind.CREATE_ONLY: mark("Creates links and redirects, and can do nothing else."),
    }
)
# What a token may do: its role, in words of programs. Each may also do what those before it may.
TOKEN_ROLES = Translated(
    {
        Role.VIEWER: mark("Read"),
        Role.EDITOR: mark("Read and write"),
        Role.MANAGER: mark("Everything a manager may"),
        Role.OWNER: mark("Everything"),
    }
)
TOKEN_ROLE_NOTES = Translated(
    {
        Role.VIEWER: mark("Links, redirects and clicks."),
        Role.EDITOR: mark("Also make and change links and redirects."),
        Role.MANAGER: mark("Also members, hostnames and settings."),
        Role.OWNER: mark("Also what only owners may change."),
    }
)
# How a person signed in; completes "Signed in".
SIGN_IN_METHODS = Translated(
    {
        SignInMethod.PASSWORD: mark("with the password"),
        SignInMethod.LINK: mark("with a link from the administrator"),
        SignInMethod.MAILED_LINK: mark("with a link by e-mail"),
        SignInMethod.PASSKEY: mark("with a passkey"),
        SignInMethod.PROVIDER: mark("with single sign-on"),
    }
)
SOURCES = Translated(
    {
        CreatedVia.DASHBOARD: mark("dashboard"),
        CreatedVia.API: mark("API"),
        CreatedVia.MCP: mark("agent"),
        CreatedVia.CLI: mark("command line"),
        CreatedVia.IMPORT: mark("import"),
    }
)
VERBS = Translated(
    {
        Verb.CREATE: mark("Created"),
        Verb.UPDATE: mark("Edited"),
        Verb.DELETE: mark("Deleted"),
        Verb.IMPORT: mark("Imported"),
        Verb.BULK_CREATE: mark("Created many"),
        Verb.BULK_UPDATE: mark("Edited many"),
        Verb.BULK_DELETE: mark("Deleted many"),
        Verb.UNDO: mark("Undone"),
    }
)


def role_sentence(role: Role) -> str:
    """What a role may do, as a sentence of its own."""
    return _DESCRIBED[role]


def with_article(role: Role) -> str:
    """A role in a sentence, like "an editor"."""
    return IN_SENTENCES[role]


def factors(kinds: Sequence[str]) -> str:
    """What a member has for the second step of signing in, like "app and passkey"."""
    return _("app and passkey") if len(kinds) > 1 else _FACTORS[kinds[0]]


# Field -> value -> its name. A value that is not listed is shown as it is.
FIELD_WORDS: Mapping[str, Mapping[object, str]] = {
    "type": Translated(
        {
            RecordType.LINK: mark("The destination"),
            RecordType.FRAME: mark("The destination, in a page under the short address"),
            RecordType.REDIRECT: mark("The destination, as a redirect of an old address"),
            RecordType.GONE: mark("A page that says the address is gone for good"),
        }
    ),
    "status": Translated(
        {
            301: mark("Permanent (301)"),
            302: mark("Temporary (302)"),
            303: mark("See other (303)"),
            307: mark("Temporary, resends forms (307)"),
            308: mark("Permanent, resends forms (308)"),
            410: mark("Gone (410)"),
        }
    ),
    "match": Translated(
        {
            Match.EXACT: mark("This path only"),
            Match.PREFIX: mark("This path and everything below it"),
            Match.PATTERN: mark("Pattern, such as /blog/:year/*"),
        }
    ),
    "destination_routing": Translated(
        {
            Routing.FIRST: mark("First only"),
            Routing.ORDER: mark("In turn"),
            Routing.RANDOM: mark("Random"),
            Routing.WEIGHTED: mark("By percentage"),
            Routing.STICKY: mark("Same visitor, same page for a day (UTC)"),
            Routing.FASTEST: mark("Fastest"),
        }
    ),
    "interstitial": Translated(
        {
            Interstitial.AUTO: mark("Yes, if the limit is at most 10 clicks"),
            Interstitial.NEVER: mark("No, opening the link uses one"),
        }
    ),
    "paused_by": Translated(
        {
            PausedBy.USER: mark("Paused"),
            PausedBy.PLAN: mark("Paused: over the limit of the plan"),
            PausedBy.SYSTEM: mark("Paused by Signpost"),
            PausedBy.ABUSE: mark("Paused: reported as abuse"),
        }
    ),
    "created_via": Translated(
        {
            CreatedVia.API: mark("by API"),
            CreatedVia.MCP: mark("by an agent"),
            CreatedVia.DASHBOARD: mark("in the dashboard"),
            CreatedVia.IMPORT: mark("by import"),
            CreatedVia.CLI: mark("on the command line"),
        }
    ),
    "theme": Translated({"square": mark("Squares"), "dots": mark("Dots"), "rounded": mark("Rounded")}),
}


def word(name: str, value: object) -> str:
    """What pages call a value of a field."""
    return FIELD_WORDS.get(name, {}).get(value, str(value))
