"""Clients that generators make of /openapi.json: they compile without a warning, and make a whole journey."""
