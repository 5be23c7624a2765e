"""The dashboard: pages for people. Every page works as a plain form; htmx makes some of them faster.

It has no rules of its own: it calls the operations that REST calls, and shows their results.
"""
