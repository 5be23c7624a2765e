"""The logo on the pages for visitors of a workspace. It is not a setting that one types: it is uploaded."""

from __future__ import annotations

import hashlib

from signpost.domain import png
from signpost.domain.errors import Invalid
from signpost.operations import roles
from signpost.operations.caller import Caller
from signpost.operations.workspaces import workspace_settings
from signpost.operations.workspaces.workspace_settings import PAGE_LOGO
from signpost.storage import database
from signpost.storage.models import PageLogo


@roles.requires(roles.MANAGER)
def update_pages(caller: Caller, wanted: dict[str, str], seen: dict[str, str], picture: bytes) -> None:
    """Set settings, as `update_settings` does, and the logo: a PNG picture; none where it is empty. All or nothing."""
    try:
        cleaned = png.cleaned(picture) if picture else b""
    except ValueError as error:
        raise Invalid({PAGE_LOGO: [str(error)]}) from None
    with database.atomic():
        digest = _keep(caller, cleaned) if cleaned else ""
        workspace_settings.update_settings(caller, wanted, seen, logo=digest)


def _keep(caller: Caller, picture: bytes) -> str:
    """Keep a logo, and the last few before it; returns its digest."""
    digest, own = hashlib.sha256(picture).hexdigest(), PageLogo.workspace == caller.workspace
    PageLogo.delete().where(own & (PageLogo.digest == digest)).execute()
    PageLogo.create(workspace=caller.workspace, digest=digest, content=picture)
    newest = PageLogo.select(PageLogo.digest).where(own).order_by(PageLogo.created_at.desc()).limit(png.MAX_LOGOS)
    PageLogo.delete().where(own & PageLogo.digest.not_in([entry.digest for entry in newest])).execute()
    return digest


def logo_of(caller: Caller) -> bytes | None:
    """The logo of the caller's workspace."""
    digest = caller.workspace.settings.get(PAGE_LOGO, "")
    own = (PageLogo.workspace == caller.workspace) & (PageLogo.digest == digest)
    row: PageLogo | None = PageLogo.get_or_none(own)
    return None if row is None else bytes(row.content)
