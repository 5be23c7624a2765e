"""Whether destinations answer and hostnames point here, and what else is read from the network: titles of pages, and
the database of places. For people who must know of a dead link before their visitors do.
"""
