"""Paths that visitors requested and nothing answers, and the redirects that rescue them: for people who
move a site.
"""
