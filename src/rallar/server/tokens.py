"""Secrets of seats and hosts. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string

ID_LENGTH = 10
_LETTERS = string.ascii_letters + string.digits


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str | None, kept: str | None) -> bool:
    return token is not None and kept is not None and hmac.compare_digest(hash_of(token), kept)
