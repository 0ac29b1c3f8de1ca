"""What the server writes down for whoever runs it, and no more of it than can be read."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime

from rallar.server.limits import Bucket
from rallar.server.settings import Rate

OF_A_KIND = Rate(5 / 60, 5)


def keep_log(as_json: bool = False) -> None:
    """Lines for people; or, for programs, JSON objects, one a line."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Brevity())
        if as_json:
            handler.setFormatter(AsJson())


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


@dataclass
class Kind:
    """What one line of code has to say."""

    bucket: Bucket = field(default_factory=lambda: Bucket(OF_A_KIND))
    left_out: int = 0


class Brevity(logging.Filter):
    """Lets each kind through a few times a minute, and says with the next one how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: defaultdict[tuple[str, int], Kind] = defaultdict(Kind)

    def filter(self, record: logging.LogRecord) -> bool:
        kind = self._kinds[record.pathname, record.lineno]
        if not kind.bucket.take():
            kind.left_out += 1
            return False
        if kind.left_out:
            record.msg, record.args = f"{record.getMessage()} ({kind.left_out} more like this were left out)", ()
            kind.left_out = 0
        return True
