"""How somebody is reached who is away: by notices to their devices, and by mail. Values, and what may be one."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Collection
from datetime import datetime, timedelta
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from rallar.protocol import wire
from rallar.server.errors import MisfitError
from rallar.server.wording import spoken

DEVICE, MAIL = "device", "mail"
SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
MOST_DEVICES = 5  # of one seat
DAY = 24 * 60  # minutes
POINT, AUTH = 65, 16  # bytes of the keys of a device
_MAILBOX = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}", re.A | re.I
)


class Way(Struct, frozen=True, omit_defaults=True):
    """What is kept of a way beside its address."""

    keeper: str  # the hash of the first token of the seat: whoever sits there later is not meant
    language: str
    quiet: wire.Quiet | None = None
    p256dh: str = ""  # of a device
    auth: str = ""
    mail: wire.MailStage = "none"

    def text(self) -> str:
        return wire.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Way:
        return msgspec.json.decode(text, type=cls)


def way_of(wish: wire.Device | wire.MailWish, keeper: str) -> Way:
    """As somebody wishes it; in English, if we do not speak their language."""
    if wish.quiet is not None:
        _check_zone(wish.quiet.zone)
    way = Way(keeper, spoken(wish.language), wish.quiet)
    if isinstance(wish, wire.MailWish):
        return way
    check_keys(wish.p256dh, wish.auth)
    return msgspec.structs.replace(way, p256dh=wish.p256dh, auth=wish.auth)


def check_endpoint(endpoint: str, further: Collection[str]) -> None:
    """Nobody has the server ask where it should not: only the push services of browsers, and what was named to it."""
    try:
        parts = urlsplit(endpoint)
        place, name, port = parts.netloc.lower(), (parts.hostname or ""), parts.port
    except ValueError:
        place, name, port, parts = "", "", None, urlsplit("")
    known = port in (None, 443) and any(name == each or (each[0] == "." and name.endswith(each)) for each in SERVICES)
    named = {place, name} & set(further)
    plain = endpoint.isascii() and endpoint.isprintable() and "@" not in place and "\\" not in endpoint
    if not plain or not ((parts.scheme == "https" and (known or named)) or (parts.scheme == "http" and named)):
        raise MisfitError("push-host-unknown", host=place[:60] or "?")


def check_keys(p256dh: str, auth: str) -> None:
    if len(_bytes(p256dh)) != POINT or _bytes(p256dh)[:1] != b"\x04" or len(_bytes(auth)) != AUTH:
        raise MisfitError("push-keys-wrong")


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def check_mailbox(address: str) -> None:
    if not _MAILBOX.fullmatch(address):
        raise MisfitError("mail-address-odd")


def _check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (LookupError, OSError, ValueError) as error:
        raise MisfitError("zone-unknown", zone=zone) from error


def quiet_until(quiet: wire.Quiet | None, moment: float) -> int | None:
    """When the quiet hours end that a moment is in; None if it is in none."""
    if quiet is None:
        return None
    there = datetime.fromtimestamp(moment, ZoneInfo(quiet.zone))
    left = (quiet.end - there.hour * 60 - there.minute) % DAY
    if not 0 < left <= (quiet.end - quiet.start) % DAY:
        return None
    return int((there.replace(second=0, microsecond=0) + timedelta(minutes=left)).timestamp())
