"""The agent endpoint."""
