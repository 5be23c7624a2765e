"""Monitoring: are destinations alive, and do hostnames point here? Does not depend on Flask or on any interface."""
