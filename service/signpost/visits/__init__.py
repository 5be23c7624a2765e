"""A visitor follows a link. Needs no Flask: WSGI middleware in front of it answers from compiled records in memory."""
