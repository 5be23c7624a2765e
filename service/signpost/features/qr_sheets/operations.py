"""Sheets of QR codes for print: one of each link, or one for each place where it will hang."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signpost.domain import vector
from signpost.domain.errors import Invalid
from signpost.domain.records.filters import RecordFilters
from signpost.domain.records.record import Match, RecordView
from signpost.features.qr_sheets import layout
from signpost.features.qr_sheets.layout import MAX_CODES, Grid, SheetCode, SheetLook
from signpost.operations.caller import Caller
from signpost.operations.records import records
from signpost.operations.records.qr_codes import require_printable
from signpost.operations.workspaces import workspace_settings
from signpost.runtime import bulkheads
from signpost.runtime.bulkheads import Holder, Permit, SharedResource
from signpost.translations import gettext as _
from signpost.translations import ngettext

# As many as a page of a list has; with places there are more codes.
MAX_RECORDS = 100


@dataclass(frozen=True)
class Sheet:
    """Codes on pages. records: whose codes these are. holder: whose turn it takes to draw them.

    Drawing raises Busy where others draw theirs for too long.
    """

    look: SheetLook
    codes: Sequence[SheetCode]
    records: Sequence[RecordView]
    grid: Grid
    holder: Holder

    @property
    def pages(self) -> int:
        return self.grid.pages(len(self.codes))

    def pdf(self) -> bytes:
        with self._turn():
            return vector.pdf(self._drawn(page) for page in range(1, self.pages + 1))

    def svg(self, page: int) -> bytes:
        """One page as a picture. Raises Invalid: there is none with this number."""
        if page > self.pages:
            reason = ngettext("The sheet has %(num)s page.", "The sheet has %(num)s pages.", self.pages)
            raise Invalid({"page": [reason]})
        with self._turn():
            drawing = self._drawn(page)
        return vector.svg(drawing, f"{drawing.width:g}mm", f"{drawing.height:g}mm")

    def _turn(self) -> Permit:
        return bulkheads.current()[SharedResource.SHEETS].enter(self.holder)

    def _drawn(self, page: int) -> vector.Drawing:
        return layout.drawn(self.codes, self.look, self.grid, page)


def make_sheet(caller: Caller, *, filters: RecordFilters, places: Sequence[str] = (), look: SheetLook) -> Sheet:
    """The codes of the records that filters match: one of each, or one for each place, whose scans are counted apart.

    Records are in the order of the ids, or the newest first. Patterns have no address that a code could show, and are
    left out. Raises Invalid: nothing matches, there are more than MAX_CODES, or codes or texts do not fit on the paper.
    """
    require_printable(look.text)
    names = layout.places_in(places)
    grid = layout.grid_of(look, bool(names))
    found, cursors = records.list_records(caller, sort="-created_at", per_page=MAX_RECORDS, filters=filters)
    shown = [record for record in found if record.match is not Match.PATTERN]
    if not shown:
        raise Invalid({"filter": [_("No link matches that could have a code.")]})
    number = len(shown) * max(1, len(names))
    if cursors.next is not None or number > MAX_CODES:
        values = {"links": MAX_RECORDS, "codes": MAX_CODES, "number": number}
        reason = (
            _(
                "This would be more than %(links)s links; a sheet has up to %(links)s links and %(codes)s codes.",
                **values,
            )
            if cursors.next is not None
            else _("This would be %(number)s codes; a sheet has up to %(links)s links and %(codes)s codes.", **values)
        )
        raise Invalid({"filter": [reason]})
    records.require_codes(caller, shown)
    if filters.id:
        shown.sort(key=lambda record: (filters.id or ()).index(record.id))
    logo = workspace_settings.logo_of(caller)
    codes = [SheetCode(record.url, record.qr, place, logo) for record in shown for place in names or [""]]
    layout.require_legible(codes, look, grid)
    return Sheet(look, codes, shown, grid, Holder(caller.workspace.id, caller.user.id))
