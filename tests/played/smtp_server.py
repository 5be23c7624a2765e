"""A mail server to be sent to: it speaks SMTP on a free port, and answers what a test says."""

import base64
import contextlib
import socketserver
import ssl
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage


@dataclass
class Received:
    """A message as it arrived. is_tls: on an encrypted connection."""

    sender: str
    recipients: list[str]
    content: bytes
    is_tls: bool

    @property
    def message(self) -> EmailMessage:
        return message_from_bytes(self.content, policy=policy.default)

    @property
    def text(self) -> str:
        part = self.message.get_body(("plain",))
        assert part is not None
        return str(part.get_content()).replace("\r\n", "\n")

    @property
    def html(self) -> str:
        part = self.message.get_body(("html",))
        assert part is not None
        return str(part.get_content()).replace("\r\n", "\n")


@dataclass
class MailServer:
    """answers: what a command is answered with instead, by its first word; several are used one after another, an empty
    one closes the connection. "." is the end of a message. tls: offered with STARTTLS, or from the start (is_smtps).
    before: called before each command with its first word.
    """

    answers: dict[str, list[str]] = field(default_factory=dict)
    tls: ssl.SSLContext | None = None
    is_smtps: bool = False
    password: str | None = None
    before: Callable[[str], object] = lambda word: None
    received: list[Received] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    connections: int = 0

    def __post_init__(self) -> None:
        mail = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                mail.connections += 1
                if mail.is_smtps:
                    self.secure()
                with contextlib.suppress(OSError, ValueError):
                    mail.speak(self)

            def secure(self) -> None:
                assert mail.tls is not None
                self.request = mail.tls.wrap_socket(self.request, server_side=True)
                self.rfile.close()
                self.wfile.close()
                self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)

            def finish(self) -> None:
                with contextlib.suppress(OSError):
                    super().finish()
                self.request.close()

        class Server(socketserver.ThreadingTCPServer):
            allow_reuse_address = True
            daemon_threads = True
            block_on_close = False

            def handle_error(self, request: object, client_address: object) -> None:
                """A client that goes away is no news."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.handler_type = Handler
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])

    @property
    def url(self) -> str:
        user = f"signpost:{self.password}@" if self.password else ""
        way = "?starttls=always" if self.tls and not self.is_smtps else ""
        return f"{'smtps' if self.is_smtps else 'smtp'}://{user}127.0.0.1:{self.port}{way}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def wait_for(self, count: int, timeout_s: float = 20.0) -> list[Received]:
        deadline = time.monotonic() + timeout_s
        while len(self.received) < count and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(self.received) >= count, self.commands
        return self.received

    def speak(self, on: socketserver.StreamRequestHandler) -> None:
        is_tls, sender, recipients = self.is_smtps, "", list[str]()

        def say(text: str) -> None:
            on.wfile.write(text.encode() + b"\r\n")

        say("220 mail.test ESMTP")
        while line := on.rfile.readline(2000):
            text = line.decode().rstrip("\r\n")
            word = text.partition(" ")[0].upper()
            self.commands.append(text)
            self.before(word)
            usual = "250 Fine"
            if word == "EHLO":
                offers = ["SMTPUTF8", "8BITMIME"]
                offers += ["STARTTLS"] if self.tls and not is_tls else []
                offers += ["AUTH PLAIN"] if self.password else []
                usual = "\r\n".join([f"250-{offer}" for offer in ("mail.test", *offers)] + ["250 SIZE 1000000"])
            elif word == "AUTH":
                given = base64.b64decode(text.split()[2]).split(b"\0")
                usual = "235 Fine" if given[1:] == [b"signpost", (self.password or "").encode()] else "535 No"
            elif word == "STARTTLS":
                usual = "220 Go on"
            elif word == "DATA":
                usual = "354 Go on"
            elif word == "QUIT":
                usual = "221 Bye"
            answer = self.next_answer(word, usual)
            if not answer:
                return
            say(answer)
            if answer[0] not in "23":
                continue
            if word == "STARTTLS":
                on.secure()  # type: ignore[attr-defined]
                is_tls = True
            elif word == "MAIL":
                sender, recipients = text.partition("<")[2].partition(">")[0], []
            elif word == "RCPT":
                recipients.append(text.partition("<")[2].partition(">")[0])
            elif word == "DATA":
                lines = []
                while (row := on.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(row.removeprefix(b".") if row.startswith(b"..") else row)
                self.before(".")
                answer = self.next_answer(".", "250 Queued")
                if answer.startswith("2"):
                    self.received.append(Received(sender, recipients, b"".join(lines), is_tls))
                if not answer:
                    return
                say(answer)
            elif word == "QUIT":
                return

    def next_answer(self, word: str, usual: str) -> str:
        others = self.answers.get(word)
        return others.pop(0) if others else usual
