"""Workspaces on the wire."""
