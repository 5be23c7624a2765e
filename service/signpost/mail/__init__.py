"""E-mail: what it says, and sending it. runtime/mail_queue.py is where other parts queue it."""

from flask import Flask

from signpost.mail.outbox import Outbox
from signpost.mail.sender import Sender
from signpost.monitoring import watcher
from signpost.storage.app_parts import parts_of


def init_app(app: Flask) -> None:
    parts_of(app).add(Outbox())
    parts_of(app).add(Sender(app))
    watcher.of(app).add(parts_of(app)[Sender])
