"""Passwords, passkeys and authenticator apps."""
