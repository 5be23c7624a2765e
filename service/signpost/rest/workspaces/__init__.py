"""The addresses of workspaces and their subscriptions."""
