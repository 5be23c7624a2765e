"""What one writes first: the same links in the same file, served by Flask and peewee alone. A floor of bench.visits.

    PLAIN_DATABASE=FILE python -m bench.plain PORT THREADS

No clicks, no passwords, no expiry: one indexed read and a redirect.
"""

import os
import sys

import flask
import peewee
from granian import Granian
from granian.constants import Interfaces
from werkzeug import Response

app = flask.Flask(__name__)
database = peewee.SqliteDatabase(os.environ["PLAIN_DATABASE"], pragmas={"query_only": 1})


class Record(peewee.Model):
    host = peewee.TextField()
    alias_folded = peewee.TextField()
    destination = peewee.TextField()
    status = peewee.IntegerField()
    workspace_id = peewee.TextField()

    class Meta:
        database = database
        primary_key = False


with database.connection_context():
    workspace_id = Record.select(Record.workspace_id).scalar()


@app.get("/<alias>")
def visit(alias: str) -> Response:
    with database.connection_context():
        record = Record.get(
            (Record.workspace_id == workspace_id)
            & (Record.host == flask.request.host.partition(":")[0])
            & (Record.alias_folded == alias)
        )
    return flask.redirect(record.destination, record.status)


if __name__ == "__main__":
    port, threads = int(sys.argv[1]), int(sys.argv[2])
    Granian(
        "bench.plain:app", port=port, interface=Interfaces.WSGI, blocking_threads=threads, log_enabled=False
    ).serve()
