"""Hostnames: DNS, fallbacks, apps."""
