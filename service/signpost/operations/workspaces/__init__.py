"""Workspaces: their settings, plans, usage and pins."""
