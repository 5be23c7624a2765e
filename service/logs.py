"""Log lines: text for people, JSON for machines. No token, password or query ever stands in one."""

import json
import logging
import sys

from service import times


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": times.now_text(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure(log_format: str) -> None:
    """Send everything that is logged under "signpost" to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonFormatter() if log_format == "json" else plain)
    root = logging.getLogger("signpost")
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    root.propagate = False
