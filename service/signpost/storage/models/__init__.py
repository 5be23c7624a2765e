"""The tables as classes. The migrations define them; these mirror them, and a test compares the two.

Times are text as `times.text` writes it; opaque lists and objects are JSON text.
"""

import peewee

from signpost.storage.engines.engine import Engine
from signpost.storage.models.base import EnumField, JSONField, Model
from signpost.storage.models.clicks import (
    CLICKED_SOMETIME,
    ClickDay,
    ClickVisitor,
    RecordClicks,
    RecordUnclicked,
    WorkspaceDay,
    WorkspaceVisitor,
)
from signpost.storage.models.jobs import Confirmation, Job, JobRecord, StoredResponse
from signpost.storage.models.record import DEFAULT_QR, Record, RecordCount, RecordTag, RecordText, TagCount
from signpost.storage.models.workspace import (
    FeatureVersion,
    Host,
    Member,
    PageLogo,
    ServiceHost,
    State,
    Token,
    User,
    Workspace,
)

# Those of the core; each feature has its own (`features/NAME/tables.py`).
ALL = (
    State, FeatureVersion, Workspace, User, Member, Token, Host, Record, RecordTag, RecordText, RecordCount, TagCount,
    Job, PageLogo, ServiceHost, Confirmation, StoredResponse, RecordClicks, RecordUnclicked, ClickDay, ClickVisitor,
    WorkspaceDay, WorkspaceVisitor, JobRecord,
)  # fmt: skip


def of(database: Engine) -> list[type[peewee.Model]]:
    """The tables of the core and of the features that are on."""
    return [*ALL, *(model for tables in database.features.values() for model in tables.models)]


__all__ = [
    "ALL",
    "CLICKED_SOMETIME",
    "DEFAULT_QR",
    "ClickDay",
    "ClickVisitor",
    "Confirmation",
    "EnumField",
    "FeatureVersion",
    "Host",
    "JSONField",
    "Job",
    "JobRecord",
    "Member",
    "Model",
    "PageLogo",
    "Record",
    "RecordClicks",
    "RecordCount",
    "RecordTag",
    "RecordText",
    "RecordUnclicked",
    "ServiceHost",
    "State",
    "StoredResponse",
    "TagCount",
    "Token",
    "User",
    "Workspace",
    "WorkspaceDay",
    "WorkspaceVisitor",
]
