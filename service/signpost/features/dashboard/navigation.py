"""The pages that the side bar leads to."""

from dataclasses import dataclass

from signpost.translations import mark


@dataclass(frozen=True)
class SidebarEntry:
    """An entry of the side bar. path: within a workspace; name: in English; icon: one of icons.html."""

    path: str
    name: str
    icon: str

    def is_current(self, here: str) -> bool:
        """Whether the page at `here`, within a workspace, belongs to this entry."""
        return here == self.path or (self.path != "/" and here.startswith(self.path + "/"))


# What people work with every day, and the workspace itself.
WORK = (
    SidebarEntry("/", mark("Overview"), "home"),
    SidebarEntry("/links", mark("Links"), "link"),
    SidebarEntry("/redirects", mark("Redirects"), "redirect"),
    SidebarEntry("/clicks", mark("Clicks"), "chart"),
    SidebarEntry("/misses", mark("Not found"), "miss"),
    SidebarEntry("/qr", mark("QR codes"), "qr"),
    SidebarEntry("/hosts", mark("Hostnames"), "globe"),
)
WORKSPACE = (
    SidebarEntry("/import", mark("Import & export"), "box"),
    SidebarEntry("/tokens", mark("Tokens & agents"), "key"),
    SidebarEntry("/tools", mark("Tools"), "tool"),
    SidebarEntry("/webhooks", mark("Webhooks"), "hook"),
    SidebarEntry("/members", mark("Members"), "users"),
    SidebarEntry("/activity", mark("Activity"), "activity"),
    SidebarEntry("/settings", mark("Settings"), "gear"),
)
ACCOUNT = SidebarEntry("/account", mark("Account"), "person")
# The bar at the bottom of a phone has these; all others are in its menu.
SHORTCUTS = (WORK[0], WORK[1])
PAGES = (
    *WORK,
    *WORKSPACE,
    SidebarEntry("/explain", mark("Test a link"), "explain"),
    SidebarEntry("/jobs", mark("Jobs"), "jobs"),
    SidebarEntry("/deliveries", mark("Deliveries"), "hook"),
    ACCOUNT,
)
