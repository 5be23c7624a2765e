"""Asking addresses that users gave: looking up names, which addresses are allowed, the client, and its limits."""
