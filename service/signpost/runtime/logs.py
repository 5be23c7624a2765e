"""Log lines: text for people, JSON for machines. None contains a token, a password or a query."""

import json
import logging
import sys
from contextvars import ContextVar

from signpost.domain import times

# The request that this thread answers; part of every line that is logged meanwhile.
request_id: ContextVar[str] = ContextVar("request_id", default="")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": times.now_text(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if id_ := request_id.get():
            line["request_id"] = id_
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        return f"{line} {id_}" if (id_ := request_id.get()) else line


def configure(log_format: str, level: str = "info", *, logs_requests: bool = True) -> None:
    """Send what is logged under "signpost", from this level on, to standard error.

    logs_requests: also a line for each request of API, agents and dashboard.
    """
    handler = logging.StreamHandler(sys.stderr)
    simple = TextFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonFormatter() if log_format == "json" else simple)
    root = logging.getLogger("signpost")
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    root.propagate = False
    logging.getLogger("signpost.access").setLevel(logging.NOTSET if logs_requests else logging.WARNING)
