"""The connection to the mail server: encryption, signing in, and what is said where one of them is missing."""

from __future__ import annotations

import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from signpost.features.mail import smtp
from signpost.features.mail.settings import server_of
from signpost.features.mail.smtp import Connection, Letter, MessageRefused, Unavailable
from signpost.runtime.settings import SettingsError
from tests.all_settings import load
from tests.played.smtp_server import MailServer
from tests.programs import needed
from tests.wire import assert_sentence

SENDER = "signpost@acme.test"
LETTER = Letter("01a", "ana@acme.test", "Ana", "Hello", "Hello\n", "<p>Hello</p>")


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for 127.0.0.1 and its key, in one file."""
    openssl = needed("openssl")
    file = tmp_path_factory.mktemp("tls") / "both.pem"
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=mail.test"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(file), "-out", f"{file}.crt"]
    subprocess.run(command, check=True, capture_output=True)
    file.write_bytes(file.read_bytes() + Path(f"{file}.crt").read_bytes())
    return file


@pytest.fixture
def make_server() -> Iterator[Callable[..., MailServer]]:
    servers: list[MailServer] = []

    def make(certificate: Path | None = None, **how: object) -> MailServer:
        tls = None
        if certificate is not None:
            tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            tls.load_cert_chain(certificate)
        servers.append(MailServer(tls=tls, **how))  # type: ignore[arg-type]
        return servers[-1]

    yield make
    for server in servers:
        server.close()


def send(url: str) -> None:
    with closing(Connection(server_of(url), SENDER)) as connection:
        connection.send(smtp.message_of(LETTER, SENDER))


@pytest.mark.parametrize("is_smtps", [False, True])
def test_it_is_encrypted_and_signs_in(
    make_server: Callable[..., MailServer], certificate: Path, monkeypatch: pytest.MonkeyPatch, is_smtps: bool
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", f"{certificate}.crt")
    server = make_server(certificate, is_smtps=is_smtps, password="open sesame".replace(" ", "-"))
    send(server.url)
    (one,) = server.received
    assert one.is_tls
    before = server.commands[: server.commands.index("STARTTLS")] if not is_smtps else []
    assert [word.partition(" ")[0] for word in before] in ([], ["ehlo"])
    assert "ehlo acme.test" in server.commands


@pytest.mark.parametrize("is_smtps", [False, True])
def test_a_certificate_that_is_not_trusted(
    make_server: Callable[..., MailServer], certificate: Path, is_smtps: bool
) -> None:
    server = make_server(certificate, is_smtps=is_smtps, password="secret-word")
    with pytest.raises(Unavailable, match="certificate") as error:
        send(server.url)
    assert_sentence(str(error.value))
    assert not any("AUTH" in command for command in server.commands)


def test_a_server_without_starttls_gets_nothing(make_server: Callable[..., MailServer]) -> None:
    server = make_server(password="secret-word")
    with pytest.raises(Unavailable, match="does not offer STARTTLS"):
        send(f"{server.url}?starttls=always")
    assert not any("AUTH" in command for command in server.commands)


def test_a_wrong_password_is_in_no_sentence(make_server: Callable[..., MailServer]) -> None:
    server = make_server(password="right-word")
    server.answers = {"AUTH": ["535 No entry with wrong-word for signpost"] * 3}
    with pytest.raises(Unavailable, match="refuses the user and password") as error:
        send(server.url.replace("right-word", "wrong-word"))
    assert "wrong-word" not in str(error.value)
    assert "wrong-word" not in repr(server_of(server.url.replace("right-word", "wrong-word")))


def test_a_server_that_is_none(make_server: Callable[..., MailServer]) -> None:
    server = make_server()
    server.close()
    with pytest.raises(Unavailable, match="does not answer") as error:
        send(server.url)
    assert_sentence(str(error.value))


def test_a_server_that_says_nothing(make_server: Callable[..., MailServer], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smtp, "TIMEOUT_S", 0.2)
    server = make_server(before=lambda word: time.sleep(1))
    with pytest.raises(Unavailable, match=r"no answer within 0\.2 seconds"):
        send(server.url)


def test_a_sender_that_the_server_refuses_is_no_fault_of_the_message(make_server: Callable[..., MailServer]) -> None:
    server = make_server(answers={"MAIL": ["553 Not your domain"]})
    with pytest.raises(Unavailable, match=r"refuses the sender signpost@acme.test: 553 Not your domain\."):
        send(server.url)


def test_a_message_that_is_too_long() -> None:
    long = Letter("01a", "ana@acme.test", "Ana", "Hello", "x" * smtp.MAX_LENGTH, "<p>Hello</p>")
    with pytest.raises(MessageRefused, match="more than 200,000 characters"):
        smtp.message_of(long, SENDER)


def test_long_names_and_subjects_are_cut() -> None:
    url = "https://a.test/" + "t" * 300
    long = Letter("01a", "ana@acme.test", "N" * 500, "S\n" * 500, "Hello", "<p>Hello</p>", url)
    message = smtp.message_of(long, SENDER)
    assert len(message["To"].addresses[0].display_name) == smtp.NAME_LENGTH
    assert len(message["Subject"]) == smtp.SUBJECT_LENGTH
    assert "\n" not in message["Subject"]
    # One line, as it is: what programs read in it is a URL.
    assert f"List-Unsubscribe: <{url}>\r\n".encode() in message.as_bytes()


class TestSettings:
    @pytest.mark.parametrize(
        ("public_url", "sender"),
        [
            ("https://go.example.com", "signpost@go.example.com"),
            ("https://BÜRO.example", "signpost@xn--bro-hoa.example"),
        ],
    )
    def test_the_usual_sender(self, public_url: str, sender: str) -> None:
        loaded = load({"SMTP_URL": "smtp://mail.example.com", "PUBLIC_URL": public_url})
        assert loaded["MAIL_FROM"] == sender
        assert smtp.message_of(LETTER, sender)["From"].addresses[0].addr_spec == sender

    @pytest.mark.parametrize("public_url", [None, "http://127.0.0.1:8000", "http://localhost", "http://intranet"])
    def test_no_sender(self, public_url: str | None) -> None:
        with pytest.raises(SettingsError, match="Set MAIL_FROM") as error:
            load({"SMTP_URL": "smtp://u:hunter2@mail.example.com", "PUBLIC_URL": public_url})
        assert "hunter2" not in str(error.value)

    def test_ports_and_passwords(self) -> None:
        entry = server_of("smtps://a%40b.test:p%3Aw@mail.example.com")
        assert (entry.port, entry.user, entry.password, entry.is_tls, entry.starttls) == (
            465,
            "a@b.test",
            "p:w",
            True,
            False,
        )
        two = server_of("smtp://mail.example.com")
        assert (two.port, two.is_tls, two.starttls) == (587, False, True)
        assert server_of("smtp://[::1]:2525").starttls is False
        assert server_of("smtp://10.0.0.1:25?starttls=never").starttls is False
        assert server_of("smtp://10.0.0.1:25?starttls=NEVER").starttls is False
