"""The same examples every time in `make test`; new ones in `make soak`."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True)
if "RALLAR_SOAK" not in os.environ:
    settings.load_profile("repeatable")
