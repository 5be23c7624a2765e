"""Names of tools that are answered, and listed nowhere: those of RedirHub, which agents may have learned.

They are as RedirHub publishes them (README of its repository mcp-server on GitHub, server version 1.0.1). Names alone
are translated: arguments are those of our tool, which says what is wrong with others.
"""

# RedirHub's name -> our tool. Of the two bulk tools it is the first step, which changes nothing.
REDIRHUB = {
    "create-redirect-tool": "create_redirect",
    "create-link-tool": "create_link",
    "update-record-tool": "update_link",
    "delete-record-tool": "delete_redirect",
    "update-host-tool": "update_host",
    "refresh-host-tool": "refresh_host",
    "create-host-link-tool": "connect_host",
    "update-workspace-tool": "update_workspace_setting",
    "bulk-update-records-tool": "preview_bulk_update",
    "bulk-delete-records-tool": "preview_bulk_delete",
    "bulk-import-tool": "create_links",
}
# delete-host-link-tool keeps the links of a domain, and disconnect_host stops them: a wrong guess would do harm.
NOT_ANSWERED = (
    "delete-host-link-tool",
    "add-member-tool",
    "update-member-tool",
    "remove-member-tool",
    "update-account-tool",
)


def own_name(name: str) -> str:
    """Our name of a tool, by a name of RedirHub's or ours with hyphens; any other one is returned with underscores."""
    return REDIRHUB.get(name) or name.replace("-", "_")
