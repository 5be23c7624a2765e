"""The second step of signing in: codes of an app, recovery codes, and workspaces that require it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from datetime import timedelta
from html import unescape
from pathlib import Path

import pyotp
import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from signpost.domain import times
from signpost.domain.errors import Invalid
from signpost.domain.people.sign_in import SignInMethod
from signpost.features.events import event_stream
from signpost.features.sign_in.operations import invitations, second_factor, second_step, sessions
from signpost.features.sign_in.operations.second_factor import forget
from signpost.features.sign_in.tables import Authenticator, RecoveryCode, Session
from signpost.operations.workspaces import bootstrap, workspaces
from signpost.runtime.rate_limits import parse_rate
from signpost.storage import keys
from signpost.storage.app_parts import parts_of
from signpost.storage.keys import Key
from signpost.storage.models import Member, User
from signpost.web import listeners
from tests.conftest import ORIGIN, Answer, Client, RunCommand
from tests.features.conftest import Person, match_in, shown, typed_in
from tests.features.sign_in.passkeys import add, try_to_add
from tests.features.sign_in.test_sign_in import PAGES, session_cookie
from tests.played.authenticator import Device

PASSWORD = "a long enough password"
SET_UP = "/account/second-step"


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that stands still at the beginning of a time step, until the test moves it."""
    return Clock(monkeypatch)


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now = times.now()
        self.now = now - timedelta(seconds=now.timestamp() % second_step.STEP_S)
        monkeypatch.setattr(times, "now", lambda: self.now)

    def move(self, **by: float) -> None:
        self.now += timedelta(**by)


class Phone:
    """An authenticator app, as people have it: it knows the key from the page. fast_s: of its clock."""

    def __init__(self, key: str) -> None:
        self.key, self._totp = key, pyotp.TOTP(key)
        self.fast_s = 0

    @property
    def code(self) -> str:
        return self._totp.at(times.now() + timedelta(seconds=self.fast_s))

    def wrong(self) -> str:
        """A code that is wrong now, and was and will be for some minutes."""
        around = {self._totp.at(times.now(), counter_offset=step) for step in range(-10, 11)}
        return next(code for code in map("{:06}".format, range(100)) if code not in around)


class Account:
    """The first owner with a password, an app and recovery codes."""

    def __init__(self, person: Person, clock: Clock) -> None:
        self.person, self.clock = person, clock
        answer = person.post("/account", {"what": "password", "password": PASSWORD})
        assert answer.status_code == 303
        self.phone, self.codes = set_up(person, PASSWORD)
        # The code that it was set up with does not work again.
        clock.move(seconds=30)

    def password(self, browser: Person | None = None, *, next: str = "", email: str = bootstrap.OWNER_EMAIL) -> Person:
        """A browser in which the password was right."""
        browser = browser or Person(self.person.app)
        typed = {"email": email, "password": PASSWORD, "next": next}
        answer = browser.post("/sign-in", typed, page="/sign-in")
        assert answer.status_code == 303
        assert answer.location.startswith("/second-step")
        return browser

    def signed_in(self) -> Person:
        browser = self.password()
        assert enter(browser, self.phone.code).status_code == 303
        self.clock.move(seconds=30)
        return browser


@pytest.fixture
def account(person: Person, clock: Clock) -> Account:
    return Account(person, clock)


def set_up(person: Person, password: str = "") -> tuple[Phone, list[str]]:
    """Set up an app, as people do: its phone, and the recovery codes."""
    assert person.post(f"{SET_UP}/begin", page=SET_UP).status_code == 303
    phone = Phone(key_on(person.get(SET_UP)))
    answer = person.post(f"{SET_UP}/on", {"code": phone.code, "current": password}, page=SET_UP)
    assert answer.status_code == 303, shown(answer)
    return phone, codes_on(person.get(answer.location))


def key_on(page: Answer) -> str:
    return match_in(r'<code class="app-key">([A-Z2-7 ]+)</code>', page.text)[1].replace(" ", "")


def codes_on(page: Answer) -> list[str]:
    return re.findall(r"<li><code>([a-z2-9-]{19})</code></li>", page.text)


def as_pasted(code: str) -> str:
    """In full width, with dashes, and in characters that are not seen."""
    return "\u2060" + "\N{FIGURE DASH}\u200d".join(chr(ord(char) + 0xFEE0) for char in code)


# What may stand around and between the characters of a code.
_BETWEEN = [
    " ", "\t", "\n", "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}", "\N{THIN SPACE}", "\N{IDEOGRAPHIC SPACE}",
    "-", "\N{HYPHEN}", "\N{NON-BREAKING HYPHEN}", "\N{FIGURE DASH}", "\N{EN DASH}", "\N{EM DASH}", "\N{MINUS SIGN}",
    "\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}",
    "\N{SMALL HYPHEN-MINUS}", "\N{FULLWIDTH HYPHEN-MINUS}", "\N{SOFT HYPHEN}", "\N{ZERO WIDTH SPACE}",
    "\N{ZERO WIDTH NON-JOINER}", "\N{ZERO WIDTH JOINER}", "\N{WORD JOINER}", "\N{ZERO WIDTH NO-BREAK SPACE}",
    "\N{LEFT-TO-RIGHT MARK}", "\N{RIGHT-TO-LEFT ISOLATE}",
]  # fmt: skip
# How a character of a code may be written: as it is, capital, in full width, as a digit of another script.
_WRITTEN: list[Callable[[str], str]] = [
    str,
    str.upper,
    lambda char: chr(ord(char) + 0xFEE0),
    lambda char: chr(ord(char.upper()) + 0xFEE0),
    lambda char: chr(0x660 + int(char)) if char.isdigit() else char,
    lambda char: chr(0x1D7CE + int(char)) if char.isdigit() else char,
]
_CODES = st.one_of(
    st.text("0123456789", min_size=6, max_size=6), st.text("abcdefghjkmnpqrstuvwxyz23456789", min_size=16, max_size=16)
)


@given(_CODES, st.lists(st.tuples(st.sampled_from(_WRITTEN), st.sampled_from(["", *_BETWEEN])), min_size=16))
def test_a_code_may_be_written_in_many_ways(code: str, ways: list[tuple[Callable[[str], str], str]]) -> None:
    text = "".join(write(char) + between for char, (write, between) in zip(code, ways, strict=False))
    assert second_factor.bare_code(text) == code
    second_step.require_code(text)


@given(st.text(max_size=300))
def test_whatever_is_pasted_is_one_or_none(text: str) -> None:
    bare = second_factor.bare_code(text)
    may_be = (len(bare) == 6 and bare.isascii() and bare.isdigit()) or second_factor.is_recovery_code(bare)
    with contextlib.nullcontext() if may_be else pytest.raises(Invalid):
        second_step.require_code(text)


def enter(browser: Person, code: str, **typed: str) -> Answer:
    return browser.post("/second-step", {"code": code, **typed}, page="/second-step")


def is_in(browser: Person) -> bool:
    return browser.get("/links").status_code == 200


class TestSettingUp:
    def test_with_a_code_of_the_app(self, person: Person, clock: Clock) -> None:
        page = shown(person.get("/account"))
        assert "Set up two-step verification" in page
        _, codes = set_up(person)
        assert len(set(codes)) == second_factor.RECOVERY_CODES
        page = shown(person.get("/account"))
        assert "10 recovery codes left" in page

    def test_the_picture_has_the_same_key(self, person: Person) -> None:
        person.post(f"{SET_UP}/begin", page=SET_UP)
        page = person.get(SET_UP)
        url = unescape(match_in(r'href="(otpauth://[^"]+)"', page.text)[1])
        parsed = pyotp.parse_uri(url)
        assert parsed.secret == key_on(page)
        assert (parsed.name, parsed.issuer) == (bootstrap.OWNER_EMAIL, "Signpost signpost.test")
        assert 'src="data:image/svg+xml' in page.text
        # Reloading the page does not draw another one.
        assert key_on(person.get(SET_UP)) == parsed.secret

    def test_takes_the_password(self, person: Person, clock: Clock) -> None:
        person.post("/account", {"what": "password", "password": PASSWORD})
        person.post(f"{SET_UP}/begin", page=SET_UP)
        phone = Phone(key_on(person.get(SET_UP)))
        for current in ("", "wrong"):
            answer = person.post(f"{SET_UP}/on", {"code": phone.code, "current": current}, page=SET_UP)
            assert answer.status_code == 422
            assert "The current password is wrong." in shown(answer)
        answer = person.post(f"{SET_UP}/on", {"code": phone.wrong(), "current": PASSWORD}, page=SET_UP)
        assert answer.status_code == 422
        assert "Wrong code." in shown(answer)
        answer = person.post(f"{SET_UP}/on", {"code": phone.code, "current": PASSWORD}, page=SET_UP)
        assert answer.status_code == 303

    def test_ends_after_an_hour(self, person: Person, clock: Clock) -> None:
        person.post(f"{SET_UP}/begin", page=SET_UP)
        phone = Phone(key_on(person.get(SET_UP)))
        clock.move(hours=1, seconds=1)
        answer = person.post(f"{SET_UP}/on", {"code": phone.code}, page=SET_UP)
        assert "more than an hour" in shown(answer)
        assert "Set up an app" in shown(person.get(SET_UP))

    def test_signs_out_the_others_and_renews_this_session(self, account: Account, clock: Clock) -> None:
        other = account.signed_in()
        before = session_cookie(account.person)
        set_up(account.person, PASSWORD)
        assert not is_in(other)
        assert is_in(account.person)
        assert session_cookie(account.person) != before

    def test_another_app_takes_the_place_of_the_first(self, account: Account, clock: Clock, app: Flask) -> None:
        first = account.phone
        second, _ = set_up(account.person, PASSWORD)
        clock.move(seconds=30)
        browser = account.password()
        assert enter(browser, first.code).status_code == 401
        assert enter(browser, account.codes[0]).status_code == 401
        assert enter(browser, second.code).status_code == 303
        with app.app_context():
            assert Authenticator.select().count() == 1

    def test_an_app_that_is_not_confirmed_changes_nothing(self, account: Account) -> None:
        account.person.post(f"{SET_UP}/begin", page=SET_UP)
        assert enter(account.password(), account.phone.code).status_code == 303

    def test_an_app_that_is_not_confirmed_can_be_dropped(self, account: Account, app: Flask) -> None:
        begun = _follow(account.person, account.person.post(f"{SET_UP}/begin", page=SET_UP))
        page = _follow(account.person, _send_form(account.person, begun, f"{SET_UP}/cancel"))
        assert "Use another app or phone" in page.text
        with app.app_context():
            assert Authenticator.select().count() == 1
        assert enter(account.password(), account.phone.code).status_code == 303

    def test_pressed_twice_it_goes_on_with_the_key_that_was_begun(self, person: Person, clock: Clock) -> None:
        """In another tab, or by Back: the first key may have been scanned."""
        person.post(f"{SET_UP}/begin", page=SET_UP)
        phone = Phone(key_on(person.get(SET_UP)))
        for _ in range(2):
            person.post(f"{SET_UP}/begin", page=SET_UP)
            assert key_on(person.get(SET_UP)) == phone.key
        answer = person.post(f"{SET_UP}/on", {"code": phone.code}, page=SET_UP)
        assert answer.status_code == 303
        person.post(f"{SET_UP}/begin", page=SET_UP)
        assert key_on(person.get(SET_UP)) != phone.key

    def test_after_cancelling_or_an_hour_there_is_another_key(self, person: Person, clock: Clock) -> None:
        keys = []
        for end in (lambda: person.post(f"{SET_UP}/cancel", page=SET_UP), lambda: clock.move(hours=1, seconds=1)):
            person.post(f"{SET_UP}/begin", page=SET_UP)
            keys.append(key_on(person.get(SET_UP)))
            end()
        person.post(f"{SET_UP}/begin", page=SET_UP)
        assert len({*keys, key_on(person.get(SET_UP))}) == 3

    def test_what_cannot_be_a_code_is_no_try(self, account: Account) -> None:
        account.person.post(f"{SET_UP}/begin", page=SET_UP)
        phone = Phone(key_on(account.person.get(SET_UP)))
        for code in ("", "12345", "1234567", "abcdef") * 3:
            answer = account.person.post(f"{SET_UP}/on", {"code": code, "current": PASSWORD}, page=SET_UP)
            assert (answer.status_code, "Enter the six digits" in shown(answer)) == (422, True)
        typed = {"code": as_pasted(phone.code), "current": PASSWORD}
        assert account.person.post(f"{SET_UP}/on", typed, page=SET_UP).status_code == 303

    def test_codes_are_shown_once(self, person: Person, clock: Clock) -> None:
        person.post(f"{SET_UP}/begin", page=SET_UP)
        phone = Phone(key_on(person.get(SET_UP)))
        answer = person.post(f"{SET_UP}/on", {"code": phone.code}, page=SET_UP)
        assert len(codes_on(person.get(answer.location))) == 10
        assert codes_on(person.get(answer.location)) == []

    def test_no_secret_is_in_the_database(self, account: Account, app: Flask) -> None:
        with app.app_context():
            [row] = Authenticator.select()
            [*codes] = RecoveryCode.select()
        saved = " ".join(str(entry.__data__) for entry in (row, *codes))
        assert account.phone.key not in saved
        assert not any(code in saved or code.replace("-", "") in saved for code in account.codes)


class TestSigningIn:
    def test_takes_the_password_and_a_code(self, account: Account) -> None:
        browser = account.password()
        assert not is_in(browser)
        answer = enter(browser, account.phone.code)
        assert (answer.status_code, answer.location) == (303, "/")
        assert is_in(browser)

    def test_the_session_gets_another_secret(self, account: Account) -> None:
        browser = account.password()
        before = session_cookie(browser)
        enter(browser, account.phone.code)
        assert session_cookie(browser) != before

    @pytest.mark.parametrize("code", ["", "0", "abcdef", "1234567", "١٢٣٤٥٦", "x" * 5000, "\x00", "-1"])
    def test_a_wrong_code(self, account: Account, code: str) -> None:
        browser = account.password()
        for wrong in (code, account.phone.wrong()):
            answer = enter(browser, wrong)
            assert answer.status_code == 401
            assert "Wrong code." in shown(answer)
        assert not is_in(browser)
        assert enter(browser, account.phone.code).status_code == 303

    def test_a_code_with_spaces(self, account: Account) -> None:
        code = account.phone.code
        assert enter(account.password(), f" {code[:3]} {code[3:]} ").status_code == 303

    @pytest.mark.parametrize(
        "pasted",
        [
            "{0}-{1}",
            "{0}\N{NO-BREAK SPACE}{1}",
            "{0}\N{NON-BREAKING HYPHEN}{1}",
            "{0}\N{EN DASH}{1}",
            "\ufeff{0}\u200b{1}",
        ],
    )
    def test_a_code_as_it_is_pasted(self, account: Account, pasted: str) -> None:
        code = account.phone.code
        assert enter(account.password(), pasted.format(code[:3], code[3:])).status_code == 303
        recovery = account.codes[0]
        assert enter(account.password(), pasted.format(recovery[:9].upper(), recovery[9:])).status_code == 303

    def test_what_cannot_be_a_code_is_no_try(self, account: Account) -> None:
        browser = account.password()
        for code in ("", "12345", "1234567", "-" * 6, "abcd-efgh-jkmn-pqr", "x" * 5000) * 4:
            answer = enter(browser, code)
            assert (answer.status_code, "Wrong code. App codes have six digits" in shown(answer)) == (401, True)
        assert enter(browser, as_pasted(account.phone.code)).status_code == 303

    def test_a_code_works_once(self, account: Account, clock: Clock) -> None:
        code = account.phone.code
        assert enter(account.password(), code).status_code == 303
        for _ in range(2):
            answer = enter(account.password(), code)
            assert answer.status_code == 401
            assert "This code was already used." in shown(answer)
        clock.move(seconds=30)
        assert enter(account.password(), account.phone.code).status_code == 303

    def test_nor_does_an_earlier_one_after_a_later_one(self, account: Account, clock: Clock) -> None:
        earlier = account.phone.code
        clock.move(seconds=30)
        assert enter(account.password(), account.phone.code).status_code == 303
        assert enter(account.password(), earlier).status_code == 401

    @pytest.mark.parametrize(("fast_s", "works"), [(-60, False), (-30, True), (0, True), (30, True), (60, False)])
    def test_clocks_may_differ_by_half_a_minute(self, account: Account, clock: Clock, fast_s: int, works: bool) -> None:
        clock.move(seconds=120)
        account.phone.fast_s = fast_s
        assert (enter(account.password(), account.phone.code).status_code == 303) is works

    def test_a_recovery_code_works_once(self, account: Account) -> None:
        code = account.codes[3]
        browser = account.password()
        assert enter(browser, code.upper().replace("-", " ")).status_code == 303
        assert "You have 9 recovery codes left." in shown(browser.get("/"))
        assert enter(account.password(), code).status_code == 401
        assert enter(account.password(), account.codes[4]).status_code == 303

    def test_a_recovery_code_of_somebody_else(self, account: Account, make_person: Callable[[str], Person]) -> None:
        other = make_person("editor")
        _, codes = set_up(other)
        assert enter(account.password(), codes[0]).status_code == 401

    def test_ten_tries_for_each_time_that_the_password_is_right(
        self, account: Account, within_one_minute: None
    ) -> None:
        browser = account.password()
        cookie = session_cookie(browser)
        for _ in range(second_step.MAX_TRIES):
            assert enter(browser, account.phone.wrong()).status_code == 401
        with browser.app.app_context():
            assert second_step.find_waiting(cookie) is None
        answer = browser.post("/second-step", {"code": account.phone.code}, page="/sign-in")
        # The tries of this network are used up, too.
        assert answer.status_code in (401, 429)
        assert not is_in(browser)

    def test_ends_after_ten_minutes(self, account: Account, clock: Clock) -> None:
        browser = account.password(next="/w/home/hosts")
        clock.move(minutes=10, seconds=1)
        answer = browser.get("/second-step?next=/w/home/hosts")
        assert (answer.status_code, answer.location) == (303, "/sign-in?next=%2Fw%2Fhome%2Fhosts")
        answer = browser.post("/second-step", {"code": account.phone.code}, page="/sign-in")
        assert answer.status_code == 401
        assert "Sign in again." in shown(answer)
        assert not is_in(browser)

    def test_without_a_password_there_is_no_second_step(self, account: Account, stranger: Person) -> None:
        assert stranger.get("/second-step").location == "/sign-in"
        answer = stranger.post("/second-step", {"code": account.phone.code}, page="/sign-in")
        assert answer.status_code == 401
        assert not is_in(stranger)

    def test_goes_on_where_the_person_wanted_to(self, account: Account) -> None:
        browser = Person(account.person.app)
        wanted = browser.get("/hosts").location
        assert wanted == "/sign-in?next=%2Fw%2Fhome%2Fhosts"
        account.password(browser, next="/w/home/hosts")
        assert enter(browser, account.phone.code, next="/w/home/hosts").location == "/hosts"

    @pytest.mark.parametrize("url", ["https://evil.example/", "//evil.example", "/\\evil.example"])
    def test_and_nowhere_else(self, account: Account, url: str) -> None:
        assert enter(account.password(), account.phone.code, next=url).location == "/"

    def test_a_draft_survives(self, account: Account, connect: Callable[..., str]) -> None:
        connect()
        browser = account.signed_in()
        carried = browser.carried("/links/new")
        # The session ends while the person types.
        with browser.app.app_context():
            Session.delete().execute()
        typed = {**carried, "host": "go.acme.test", "alias": "sale", "destination": "https://dest.example/"}
        page = browser.send("/links/new", typed, page="/links/new")
        assert page.status_code == 401
        page = _send_form(browser, page, "/sign-in", email=bootstrap.OWNER_EMAIL, password=PASSWORD)
        assert "Enter a code" in shown(page)
        page = _send_form(browser, page, "/second-step", code=account.phone.wrong())
        assert page.status_code == 401
        done = _send_form(browser, page, "/second-step", code=account.phone.code)
        assert 'value="sale"' in browser.get(done.location).text

    def test_a_form_without_protection(self, account: Account) -> None:
        browser = account.password()
        answer = browser.send("/second-step", {"code": account.phone.code}, page="/second-step")
        assert answer.status_code == 400
        assert not is_in(browser)

    def test_no_code_is_in_a_log(self, account: Account, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level("INFO"):
            code = account.phone.code
            enter(account.password(), account.codes[0])
            enter(account.password(), code)
        assert "/second-step" in caplog.text
        assert account.codes[0] not in caplog.text
        assert f"code={code}" not in caplog.text


def _send_form(browser: Person, page: Answer, action: str, **typed: str) -> Answer:
    """Send the first form of a page that leads to `action`, with its hidden fields."""
    form = match_in(rf'(?s)<form [^>]*action="{action}">(.*?)</form>', page.text)[1]
    hidden = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form)
    return browser.send(action, {**{name: unescape(text) for name, text in hidden}, **typed}, page=action)


class TestASessionThatWaits:
    """It is no session."""

    def test_opens_no_page(self, account: Account) -> None:
        browser = account.password()
        for path in (*PAGES, SET_UP, "/events", "/members", "/export"):
            answer = browser.get(path)
            assert (answer.status_code, answer.location.partition("?")[0]) == (303, "/sign-in"), path

    def test_sends_no_form(self, account: Account, app: Flask) -> None:
        browser = account.password()
        token = browser.carried("/second-step")
        for path, typed in (
            ("/account", {"what": "password", "password": "another long password"}),
            (f"{SET_UP}/begin", {}),
            (f"{SET_UP}/off", {"proof": PASSWORD}),
            (f"{SET_UP}/codes", {"proof": PASSWORD}),
            ("/tokens", {"name": "x", "role": "owner", "kind": "api"}),
            ("/sign-out", {}),
        ):
            answer = browser.send(path, {**token, **typed}, page="/second-step")
            assert answer.status_code in (303, 401), path
            assert is_sign_in(answer), path
        with app.app_context():
            assert Authenticator.select().where(Authenticator.confirmed_at.is_null()).count() == 0
            assert RecoveryCode.select().count() == 10

    def test_is_no_caller_of_rest_or_agents(self, account: Account, client: Client) -> None:
        browser = account.password()
        secret = session_cookie(browser)
        for headers in ({}, {"Authorization": f"Bearer {secret}"}):
            assert browser.browser.get("/v1/links", headers=headers).status_code == 401
            assert browser.browser.get("/v1/events", headers=headers).status_code == 401
            assert browser.browser.post("/mcp/v1", json={}, headers=headers).status_code == 401

    def test_is_not_listed_among_the_devices(self, account: Account) -> None:
        before = shown(account.person.get("/account")).count("Signed in")
        account.password()
        assert shown(account.person.get("/account")).count("Signed in") == before

    def test_ends_with_the_others_when_the_password_changes(self, account: Account) -> None:
        browser = account.password()
        typed = {"what": "password", "password": "another long password", "current": PASSWORD}
        assert account.person.post("/account", typed).status_code == 303
        answer = browser.post("/second-step", {"code": account.phone.code}, page="/sign-in")
        assert answer.status_code == 401
        assert not is_in(browser)


def is_sign_in(answer: Answer) -> bool:
    return answer.status_code == 401 or answer.location.startswith("/sign-in")


class TestOtherWaysIn:
    def test_a_mailed_link_takes_a_code(self, account: Account, app: Flask) -> None:
        with app.app_context():
            user = workspaces.find_user(bootstrap.OWNER_EMAIL)
            secret = sessions.make_link(user, method=SignInMethod.MAILED_LINK)
        browser = Person(app)
        answer = browser.post(f"/welcome/{secret}", page=f"/welcome/{secret}")
        assert answer.location == "/second-step?next=%2Faccount"
        assert not is_in(browser)
        assert enter(browser, account.phone.code, next="/account").location == "/account"
        # As after every link, a new password may be chosen without the current one.
        assert "Current password" not in browser.get("/account").text

    def test_a_link_that_the_operator_printed_does_not(self, account: Account, app: Flask) -> None:
        assert is_in(Person(app).sign_in())

    def test_an_invitation_that_is_accepted_with_a_password(
        self, account: Account, app: Flask, make_person: Callable[[str], Person]
    ) -> None:
        other = make_person("editor")
        _, codes = set_up(other)
        email = match_in(r'name="email" value="([^"]+)"', other.get("/account").text)[1]
        other.post("/account", {"what": "password", "password": PASSWORD})
        with app.app_context():
            workspace = workspaces.create_workspace("Other", workspaces.find_user(bootstrap.OWNER_EMAIL))
            caller = workspaces.member_caller(workspace)
            _, secret = invitations.create_invitation(caller, email=email, role="editor")
        browser = Person(app)
        path = f"/invitation/{secret}"
        answer = browser.post(path, {"as": "known", "password": PASSWORD}, page=path)
        assert answer.location == f"/second-step?next=%2Finvitation%2F{secret}"
        assert browser.get("/w/other/links").location.startswith("/sign-in")
        with app.app_context():
            assert Member.select().where(Member.workspace == workspace).count() == 1, "It is not accepted yet."
        assert enter(browser, codes[0], next=path).location == path
        assert browser.post(path, {"as": "me"}, page=path).status_code == 303
        assert browser.browser.get("/").location == "/w/other/"


class TestTheAccountPage:
    @pytest.mark.parametrize("with_", ["password", "code", "recovery code"])
    def test_switching_off(self, account: Account, app: Flask, with_: str) -> None:
        other = account.signed_in()
        proof = {"password": PASSWORD, "code": account.phone.code, "recovery code": account.codes[0]}[with_]
        before = session_cookie(account.person)
        answer = account.person.post(f"{SET_UP}/off", {"proof": proof}, page=SET_UP)
        assert answer.status_code == 303
        assert is_in(account.person)
        assert session_cookie(account.person) != before
        assert not is_in(other)
        with app.app_context():
            assert Authenticator.select().count() == RecoveryCode.select().count() == 0
        answer = Person(app).post("/sign-in", {"email": bootstrap.OWNER_EMAIL, "password": PASSWORD}, page="/sign-in")
        assert answer.location == "/"

    @pytest.mark.parametrize("form", ["off", "codes"])
    def test_takes_a_proof(self, account: Account, form: str) -> None:
        for proof in ("", "wrong", account.phone.wrong(), "x" * 5000):
            answer = account.person.post(f"{SET_UP}/{form}", {"proof": proof}, page=SET_UP)
            assert answer.status_code == 422
            assert "isn't your password or a valid code" in shown(answer)
        assert enter(account.password(), account.codes[0]).status_code == 303

    def test_a_code_that_switched_nothing_off_is_used_up(self, account: Account) -> None:
        code = account.phone.code
        assert account.person.post(f"{SET_UP}/codes", {"proof": code}, page=SET_UP).status_code == 303
        assert enter(account.password(), code).status_code == 401

    def test_new_recovery_codes_replace_the_earlier_ones(self, account: Account) -> None:
        answer = account.person.post(f"{SET_UP}/codes", {"proof": PASSWORD}, page=SET_UP)
        codes = codes_on(account.person.get(answer.location))
        assert len(set(codes)) == 10
        assert not set(codes) & set(account.codes)
        browser = account.password()
        assert enter(browser, account.codes[0]).status_code == 401
        assert enter(browser, codes[0]).status_code == 303

    def test_there_are_none_without_an_app(self, person: Person) -> None:
        person.post("/account", {"what": "password", "password": PASSWORD})
        answer = person.post(f"{SET_UP}/codes", {"proof": PASSWORD}, page=SET_UP)
        assert answer.status_code == 422
        assert "Two-step verification is off." in shown(answer)

    def test_a_stranger_at_the_browser_may_not_guess(self, account: Account, within_one_minute: None) -> None:
        tries = [account.person.post(f"{SET_UP}/off", {"proof": "guess"}, page=SET_UP).status_code for _ in range(7)]
        # Setting it up may count as one, too.
        assert tries[:4] == [422] * 4
        assert tries[-2:] == [429] * 2


class TestLimits:
    """How many codes of a user may be tried from one network, and from all of them."""

    def test_from_one_network(self, account: Account, within_one_minute: None) -> None:
        browser = account.password()
        for number in range(10):
            if number == 8:
                account.password(browser)
            assert enter(browser, account.phone.wrong()).status_code == 401
        account.password(browser)
        answer = enter(browser, account.phone.code)
        assert (answer.status_code, answer.headers["Retry-After"].isdigit()) == (429, True)

    def test_from_all_together(self, account: Account, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(second_step, "CODES_A_DAY", parse_rate("2 per day"))
        browser = account.password()
        assert enter(browser, account.phone.wrong()).status_code == 401
        assert enter(browser, account.phone.wrong()).status_code == 401
        answer = enter(browser, account.phone.code)
        assert answer.status_code == 429
        assert "A recovery code still works." in shown(answer)
        assert enter(browser, account.codes[0]).status_code == 303


class TestRequired:
    """By a workspace, of all of its members."""

    @pytest.fixture
    def required(self, account: Account) -> Account:
        answer = require(account.person)
        assert answer.status_code == 303, shown(answer)
        return account

    def test_who_has_one_goes_on(self, required: Account) -> None:
        assert is_in(required.person)
        assert is_in(required.signed_in())

    def test_who_has_none_sees_one_page(self, required: Account, make_person: Callable[[str], Person]) -> None:
        member = make_person("editor")
        # Passkeys are another way to set one up.
        for path in {*PAGES, "/events", "/export", "/search?q=a"} - {"/account/passkeys"}:
            answer = member.get(path)
            assert answer.status_code == 303, path
            assert answer.location.partition("?")[0] == SET_UP, path
        page = member.get(SET_UP)
        assert page.status_code == 200
        assert "requires two-step verification" in shown(page)
        # Nothing of what is in the workspace.
        assert "Redirects" not in page.text
        for path, typed in (
            ("/links/new", {"host": "go.acme.test", "destination": "https://dest.example/"}),
            ("/account", {"what": "profile", "name": "X"}),
            ("/tokens", {"name": "x", "role": "viewer", "kind": "api"}),
        ):
            assert member.post(path, typed, page=SET_UP).location.partition("?")[0] == SET_UP, path
        answer = member.get("/links", headers={"HX-Request": "true"})
        assert (answer.status_code, answer.headers["HX-Redirect"].partition("?")[0]) == (204, "/w/home" + SET_UP)

    def test_an_error_page_shows_nothing_either(
        self, required: Account, make_person: Callable[[str], Person], connect: Callable[..., str]
    ) -> None:
        member = make_person("editor")
        assert "Hostnames" not in member.send("/sign-out", {}, page=SET_UP).text
        assert "Hostnames" not in member.get("/welcome/unknown").text

    def test_setting_it_up_leads_where_the_person_wanted_to(
        self, required: Account, make_person: Callable[[str], Person], clock: Clock
    ) -> None:
        member = make_person("editor")
        page = member.get(member.get("/hosts").location)
        page = _follow(member, _send_form(member, page, f"{SET_UP}/begin"))
        phone = Phone(key_on(page))
        page = _follow(member, _send_form(member, page, f"{SET_UP}/on", code=phone.code))
        assert 'href="/hosts"' in page.text
        assert len(codes_on(page)) == 10
        assert is_in(member)

    def test_a_passkey_leads_there_too(self, required: Account, make_person: Callable[[str], Person]) -> None:
        member = make_person("editor")
        page = member.get(member.get("/hosts?q=a").location)
        assert 'href="/account/passkeys?next=/w/home/hosts%3Fq%3Da"' in page.text
        page = member.get("/account/passkeys?next=/w/home/hosts%3Fq%3Da")
        assert page.text.count('name="next" value="/hosts?q=a"') == 1
        assert 'href="/account/second-step?next=/w/home/hosts%3Fq%3Da"' in page.text
        assert try_to_add(member, Device(ORIGIN), "", next="/hosts?q=a").location == "/hosts?q=a"
        assert "added. Next time, sign in with it." in shown(member.get("/hosts?q=a"))
        answer = try_to_add(member, Device(ORIGIN), next="//evil.example")
        assert answer.location.endswith("/account/passkeys")

    def test_managers_see_who_has_one(self, required: Account, make_person: Callable[[str], Person]) -> None:
        manager = make_person("manager")
        add(manager)
        make_person("editor")
        page = shown(manager.get("/members"))
        for text in ("Two-step verification: app", "Two-step verification: passkey", "No two-step verification"):
            assert page.count(text) == 1
        add(required.person)
        assert "Two-step verification: app and passkey" in shown(manager.get("/members"))

    def test_others_do_not(self, account: Account, make_person: Callable[[str], Person]) -> None:
        assert "econd step" not in shown(make_person("editor").get("/members"))

    def test_signing_out_works(self, required: Account, make_person: Callable[[str], Person]) -> None:
        member = make_person("editor")
        assert member.post("/sign-out", page=SET_UP).location == "/sign-in"
        assert member.get(SET_UP).location.startswith("/sign-in")

    def test_other_workspaces_go_on(self, required: Account, make_person: Callable[[str], Person], app: Flask) -> None:
        member = make_person("editor")
        with app.app_context():
            user = User.select().order_by(User.id.desc()).get()
            workspaces.create_workspace("Shop", user)
        assert "/w/shop/" in member.get(SET_UP).text
        assert member.get("/w/shop/links").status_code == 200
        assert member.get("/links").location.partition("?")[0] == SET_UP

    def test_an_event_stream_that_is_open_ends(
        self,
        account: Account,
        make_person: Callable[[str], Person],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(listeners, "WSGI_S", 20.0)
        monkeypatch.setattr(listeners, "HEARTBEAT_S", 0.2)
        monkeypatch.setattr(event_stream, "CHECK_EVERY_S", 0.1)
        parts = make_person("editor").get("/events").iter_encoded()
        assert next(parts) == listeners.BEGIN
        require(account.person)
        assert sum(1 for _ in parts) < 60

    def test_tokens_go_on(self, required: Account, make_client: Callable[..., Client], app: Flask) -> None:
        with app.app_context():
            forget(workspaces.find_user(bootstrap.OWNER_EMAIL))
        assert make_client(app).get("/v1/links").status_code == 200

    def test_switching_off_leaves_only_setting_up(self, required: Account) -> None:
        required.person.post(f"{SET_UP}/off", {"proof": PASSWORD}, page=SET_UP)
        assert required.person.get("/links").location.partition("?")[0] == SET_UP
        set_up(required.person, PASSWORD)
        assert is_in(required.person)

    def test_who_requires_it_has_one(self, person: Person, client: Client) -> None:
        answer = require(person)
        assert answer.status_code == 422
        assert "Turn on two-step verification for your own account first." in shown(answer)
        answer = client.post("/v1/workspace/update/require_second_step", json={"value": "true"})
        assert answer.status_code == 422
        assert is_in(person)

    def test_only_owners_require_it(
        self, account: Account, make_person: Callable[[str], Person], make_client: Callable[..., Client]
    ) -> None:
        manager = make_person("manager")
        set_up(manager)
        page = manager.get("/settings")
        assert 'name="require_second_step"' not in page.text
        assert "Only owners can change this." in shown(page)
        answer = manager.post("/settings", {"require_second_step": "true"}, page="/settings")
        assert answer.status_code == 484
        url = "/v1/workspace/update/require_second_step"
        answer = make_client(account.person.app, "manager").post(url, json={"value": "true"})
        assert (answer.status_code, answer.json["required_role"]) == (484, "owner")
        require(account.person)
        assert manager.post("/settings", {"require_second_step": "false"}, page="/settings").status_code == 484

    def test_no_manager_undoes_it(self, required: Account, make_person: Callable[[str], Person]) -> None:
        manager = make_person("manager")
        set_up(manager)
        undo = match_in(r'action="(/activity/\w+/undo)"', required.person.get("/settings").text)[1]
        assert manager.post(undo, {"back": "/settings"}, page="/settings").status_code in (403, 484)
        assert required.person.post(undo, {"back": "/settings"}, page="/settings").status_code == 303
        assert is_in(make_person("viewer"))


def require(person: Person) -> Answer:
    """Switch it on, as a browser does it."""
    page = person.get("/settings")
    return person.send("/settings", {**typed_in(page.text), "require_second_step": ["", "true"]}, page="/settings")


def _follow(person: Person, answer: Answer) -> Answer:
    assert answer.status_code == 303
    return person.get(answer.location)


class TestTheOperator:
    def test_switches_it_off(self, account: Account, run_command: RunCommand, app: Flask) -> None:
        done = run_command("user", "second-step-off", bootstrap.OWNER_EMAIL)
        said = f"{bootstrap.OWNER_EMAIL} signs in without two-step verification. Their sessions have ended.\n"
        assert done.output == said
        assert not is_in(account.person)
        answer = Person(app).post("/sign-in", {"email": bootstrap.OWNER_EMAIL, "password": PASSWORD}, page="/sign-in")
        assert answer.location == "/"
        again = run_command("user", "second-step-off", bootstrap.OWNER_EMAIL)
        assert "already" in again.output
        assert run_command("user", "second-step-off", "unknown@acme.test").exit_code == 1

    def test_another_key_ends_the_apps_and_not_the_recovery_codes(self, account: Account, app: Flask) -> None:
        """As after the start that follows a restore without the file with the key."""
        parts_of(app).add(Key(Path(app.config["INSTANCE"]), b"x" * keys.BYTES))
        assert enter(account.password(), account.phone.code).status_code == 401
        assert enter(account.password(), account.codes[0]).status_code == 303
