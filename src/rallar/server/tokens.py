"""Secrets of seats and hosts, of which only the hashes are kept; and the codes that people type."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ID_LENGTH = 10
CODE_LENGTH = 8
_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # no two of them look alike, whichever way they are read
_READ_AS = str.maketrans("oilu", "011v")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))


def may_be_table_id(text: str) -> bool:
    return len(text) == ID_LENGTH and text.isascii() and text.isprintable()


def new_code() -> str:
    """Two groups of four, to be read aloud and typed on a phone."""
    code = "".join(secrets.choice(_LETTERS) for _ in range(CODE_LENGTH)).upper()
    return f"{code[:4]}-{code[4:]}"


def plain(typed: str) -> str:
    """A code as it was meant, in whatever case, with spaces and hyphens, and with letters that look like digits."""
    return "".join(each for each in typed.lower() if each.isalnum()).translate(_READ_AS)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str | None, kept: str | None) -> bool:
    return token is not None and kept is not None and hmac.compare_digest(hash_of(token), kept)
