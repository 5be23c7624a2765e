"""Accounts, members, signing in, tokens, and agents that people allow."""
