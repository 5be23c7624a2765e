"""The pages that the side bar leads to."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Page:
    """An entry of the side bar. path: within a workspace; icon: one of icons.html."""

    path: str
    name: str
    icon: str

    def is_current(self, here: str) -> bool:
        """Whether the page at `here`, within a workspace, belongs to this entry."""
        return here == self.path or (self.path != "/" and here.startswith(self.path + "/"))


# What people work with every day, and the workspace itself.
WORK = (
    Page("/", "Overview", "home"),
    Page("/links", "Links", "link"),
    Page("/redirects", "Redirects", "redirect"),
    Page("/clicks", "Clicks", "chart"),
    Page("/misses", "Not found", "miss"),
    Page("/hosts", "Hostnames", "globe"),
)
WORKSPACE = (
    Page("/import", "Import & export", "box"),
    Page("/tokens", "Tokens & agents", "key"),
    Page("/tools", "Tools", "tool"),
    Page("/webhooks", "Webhooks", "hook"),
    Page("/members", "Members", "users"),
    Page("/activity", "Activity", "activity"),
    Page("/settings", "Settings", "gear"),
)
ACCOUNT = Page("/account", "Account", "person")
# The bar at the bottom of a phone has these; all others are in its menu.
SHORTCUTS = (WORK[0], WORK[1])
PAGES = (
    *WORK,
    *WORKSPACE,
    Page("/explain", "Test a link", "explain"),
    Page("/jobs", "Jobs", "jobs"),
    Page("/deliveries", "Deliveries", "hook"),
    ACCOUNT,
)
