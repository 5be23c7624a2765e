"""The tables as classes. The migrations define them; these mirror them, and a test compares the two.

Times are text as `times.text` writes it; opaque lists and objects are JSON text.
"""

from signpost.storage.models.agents import AgentClient, AgentGrant, AgentToken
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.clicks import (
    CLICKED_SOMETIME,
    ClickBreakdown,
    ClickCombination,
    ClickDay,
    ClickPairs,
    ClickVisitor,
    IgnoredMiss,
    Miss,
    RecordClicks,
    RecordUnclicked,
    WorkspaceBreakdown,
    WorkspaceCombination,
    WorkspaceDay,
    WorkspacePairs,
    WorkspaceVisitor,
)
from signpost.storage.models.events import Event, Webhook
from signpost.storage.models.history import Change, RecordSnapshot
from signpost.storage.models.jobs import Confirmation, Job, JobRecord, StoredResponse
from signpost.storage.models.mail import Mail, MailChoice
from signpost.storage.models.monitoring import Delivery, RecordCheck, TitleFetch, Watch
from signpost.storage.models.record import DEFAULT_QR, Record, RecordCount, RecordTag, RecordText, TagCount
from signpost.storage.models.sign_in import Authenticator, OneTimeValue, RecoveryCode, UsedKey
from signpost.storage.models.workspace import (
    Host,
    Identity,
    Invitation,
    Member,
    PageLogo,
    Passkey,
    ServiceHost,
    Session,
    SignInLink,
    State,
    Token,
    User,
    Workspace,
)

ALL = (
    State, Workspace, User, Member, Token, Host, Record, RecordTag, RecordText, RecordCount, TagCount, Job,
    Session, SignInLink, Identity, Invitation, Passkey, PageLogo, ServiceHost,
    Confirmation, StoredResponse, Watch, RecordCheck, Delivery, RecordClicks, RecordUnclicked, ClickDay, ClickBreakdown,
    ClickCombination, ClickPairs, ClickVisitor, WorkspaceDay, WorkspaceBreakdown, WorkspaceCombination, WorkspacePairs,
    WorkspaceVisitor, Miss, IgnoredMiss, Change, RecordSnapshot, JobRecord,
    Mail, MailChoice, TitleFetch, Webhook, Event, Authenticator, RecoveryCode, AgentClient, AgentGrant, AgentToken,
    UsedKey, OneTimeValue,
)  # fmt: skip

__all__ = [
    "ALL",
    "CLICKED_SOMETIME",
    "DEFAULT_QR",
    "AgentClient",
    "AgentGrant",
    "AgentToken",
    "Authenticator",
    "Change",
    "ClickBreakdown",
    "ClickCombination",
    "ClickDay",
    "ClickPairs",
    "ClickVisitor",
    "Confirmation",
    "Delivery",
    "EnumField",
    "Event",
    "Host",
    "Identity",
    "IgnoredMiss",
    "Invitation",
    "JSONField",
    "Job",
    "JobRecord",
    "Mail",
    "MailChoice",
    "Member",
    "Miss",
    "Model",
    "OneTimeValue",
    "PageLogo",
    "Passkey",
    "Record",
    "RecordCheck",
    "RecordClicks",
    "RecordCount",
    "RecordSnapshot",
    "RecordTag",
    "RecordText",
    "RecordUnclicked",
    "RecoveryCode",
    "ServiceHost",
    "Session",
    "SignInLink",
    "State",
    "StoredResponse",
    "TagCount",
    "TitleFetch",
    "Token",
    "UsedKey",
    "User",
    "Watch",
    "Webhook",
    "Workspace",
    "WorkspaceBreakdown",
    "WorkspaceCombination",
    "WorkspaceDay",
    "WorkspacePairs",
    "WorkspaceVisitor",
]
