"""Pages of a workspace: its overview, settings and tools."""
