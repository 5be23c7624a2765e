"""The pages that the side bar leads to."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SidebarEntry:
    """An entry of the side bar. path: within a workspace; icon: one of icons.html."""

    path: str
    name: str
    icon: str

    def is_current(self, here: str) -> bool:
        """Whether the page at `here`, within a workspace, belongs to this entry."""
        return here == self.path or (self.path != "/" and here.startswith(self.path + "/"))


# What people work with every day, and the workspace itself.
WORK = (
    SidebarEntry("/", "Overview", "home"),
    SidebarEntry("/links", "Links", "link"),
    SidebarEntry("/redirects", "Redirects", "redirect"),
    SidebarEntry("/clicks", "Clicks", "chart"),
    SidebarEntry("/misses", "Not found", "miss"),
    SidebarEntry("/qr", "QR codes", "qr"),
    SidebarEntry("/hosts", "Hostnames", "globe"),
)
WORKSPACE = (
    SidebarEntry("/import", "Import & export", "box"),
    SidebarEntry("/tokens", "Tokens & agents", "key"),
    SidebarEntry("/tools", "Tools", "tool"),
    SidebarEntry("/webhooks", "Webhooks", "hook"),
    SidebarEntry("/members", "Members", "users"),
    SidebarEntry("/activity", "Activity", "activity"),
    SidebarEntry("/settings", "Settings", "gear"),
)
ACCOUNT = SidebarEntry("/account", "Account", "person")
# The bar at the bottom of a phone has these; all others are in its menu.
SHORTCUTS = (WORK[0], WORK[1])
PAGES = (
    *WORK,
    *WORKSPACE,
    SidebarEntry("/explain", "Test a link", "explain"),
    SidebarEntry("/jobs", "Jobs", "jobs"),
    SidebarEntry("/deliveries", "Deliveries", "hook"),
    ACCOUNT,
)
