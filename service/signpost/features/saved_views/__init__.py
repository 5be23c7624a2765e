"""Names for what lists are filtered and sorted by, for people who look at the same part of a list again and again.

A view is of the person who saved it, or for all members of the workspace.
"""
