"""Mail by SMTP: in a thread, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from html import escape
from types import MappingProxyType
from urllib.parse import unquote, urlsplit

from rallar.protocol.endpoints import ROOT
from rallar.server.addresses import is_loopback
from rallar.server.errors import DataError, MisfitError
from rallar.server.push import AT_LEAST, DONE, GONE, Sent
from rallar.server.settings import MailServer
from rallar.server.store import KeptWay
from rallar.server.ways import Way, check_mailbox
from rallar.server.wording import Notice, first_letter, no_more

PATIENCE = 20.0  # seconds for each thing that the mail server is told
PORTS = {"smtp": 587, "smtps": 465}
CONFIRM, STOP = "confirm", "stop"
NO_HEADERS: Mapping[str, str] = MappingProxyType({})


def mail_server(url: str, password: str, sender: str, base: str | None) -> MailServer:
    """From what was said at the start: smtp://user@mail.example:587."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        check_mailbox(parseaddr(sender)[1])
    except (ValueError, KeyError, MisfitError):
        host, port = "", 0
    if not host:
        raise DataError("serve-mail-odd")
    if base is None:
        raise DataError("serve-mail-address")
    user = unquote(parts.username or "")
    return MailServer(host, port, parts.scheme == "smtps", user, password, sender, base.rstrip("/"))


class Post:
    """Writes letters and has them delivered. What is in a link is signed, so that nothing has to be kept of it."""

    def __init__(self, server: MailServer, secret: str) -> None:
        self._server = server
        self._secret = secret.encode()

    def key(self, word: str, kept: KeptWay, way: Way) -> str:
        """What only who gets the mail knows."""
        about = "\n".join((word, kept.table, str(kept.seat), kept.address, way.keeper))
        return hmac.new(self._secret, about.encode(), hashlib.sha256).hexdigest()[:40]

    async def ask(self, kept: KeptWay, way: Way, at: Notice) -> Sent:
        """The first letter: nothing else is sent before the link in it is followed."""
        title, before, after = first_letter(way.language, at)
        return await self._send(kept.address, title, [before, self._link(CONFIRM, kept, way), after])

    async def tell(self, kept: KeptWay, way: Way, told: Notice) -> Sent:
        stop = self._link(STOP, kept, way)
        lines = [told.text, f"{self._server.base}/t/{kept.table}", no_more(way.language), stop]
        one_click = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return await self._send(kept.address, told.title, lines, one_click)

    def _link(self, word: str, kept: KeptWay, way: Way) -> str:
        key = self.key(word, kept, way)
        return f"{self._server.base}{ROOT}/letters/{kept.table}/{kept.seat}/{word}/{key}?language={way.language}"

    async def _send(self, to: str, title: str, lines: list[str], headers: Mapping[str, str] = NO_HEADERS) -> Sent:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._server.sender, to, title
        letter["Date"], letter["Auto-Submitted"] = formatdate(localtime=False), "auto-generated"
        letter["Message-ID"] = make_msgid(domain=parseaddr(self._server.sender)[1].rpartition("@")[2])
        for name, value in headers.items():
            letter[name] = value
        letter.set_content("\n\n".join(lines) + "\n")
        letter.add_alternative("".join(map(_paragraph, lines)), subtype="html")
        try:
            await asyncio.to_thread(self._deliver, letter)
        except smtplib.SMTPRecipientsRefused as error:
            refused = all(code >= 500 for code, _ in error.recipients.values())
            return GONE if refused else Sent(again=AT_LEAST)
        except (OSError, smtplib.SMTPException):
            return Sent(again=AT_LEAST)
        return DONE

    def _deliver(self, letter: EmailMessage) -> None:
        with self._connected() as server:
            if self._server.user:
                server.login(self._server.user, self._server.password)
            server.send_message(letter)

    def _connected(self) -> smtplib.SMTP:
        """Nothing goes unencrypted over a network."""
        to = self._server
        if to.tls:
            return smtplib.SMTP_SSL(to.host, to.port, timeout=PATIENCE, context=ssl.create_default_context())
        found = smtplib.SMTP(to.host, to.port, timeout=PATIENCE)
        if not is_loopback(to.host):
            try:
                found.starttls(context=ssl.create_default_context())
            except BaseException:
                found.close()
                raise
        return found


def _paragraph(line: str) -> str:
    shown = escape(line)
    return f'<p><a href="{shown}">{shown}</a></p>' if line.startswith(("https://", "http://")) else f"<p>{shown}</p>"
