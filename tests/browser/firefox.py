"""Debian's Firefox, driven by its own remote protocol (Marionette): playwright drives only a Firefox of its own.

A message is its length, a colon and JSON: [0, id, command, parameters], answered by [1, id, error, result].
https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

COMMANDS = ("firefox-esr", "firefox")
# What an element is called in answers of WebDriver.
_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
# The key codes of WebDriver.
CONTROL, ENTER, ESCAPE, LEFT, TAB = "\ue009", "\ue007", "\ue00c", "\ue012", "\ue004"
# A window may be as narrow as a phone.
_NARROW = "#main-window { min-width: 0 !important; }"
_NO_ERRANDS = {
    "app.update.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.localDomains": "go.localhost",
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


def installed() -> str | None:
    return next(filter(None, map(shutil.which, COMMANDS)), None)


class Firefox:
    """One window of a fresh profile. scripts: whether pages may have any."""

    def __init__(self, command: str, profile: Path, *, scripts: bool = True):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        prefs = {**_NO_ERRANDS, "marionette.port": port, "javascript.enabled": scripts}
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in prefs.items())
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        (profile / "chrome").mkdir()
        (profile / "chrome" / "userChrome.css").write_text(_NARROW, encoding="utf-8")
        arguments = [command, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self._process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._socket = self._connected(port)
        self._read()
        self._number = 0
        self.do("WebDriver:NewSession", strictFileInteractability=True)
        self.do("WebDriver:SetTimeouts", implicit=10_000, pageLoad=30_000, script=30_000)

    def _connected(self, port: int) -> socket.socket:
        for _ in range(600):
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=60)
            except ConnectionRefusedError:
                assert self._process.poll() is None, "Firefox has ended"
                time.sleep(0.1)
        raise AssertionError("Firefox does not answer.")

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        wanted, content = int(length[:-1]), b""
        while len(content) < wanted:
            content += self._socket.recv(wanted - len(content))
        return json.loads(content)

    def do(self, command: str, **parameters: Any) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        assert error is None, f"{command}: {error['message']}"
        return result["value"] if isinstance(result, dict) and "value" in result else result

    # --- what tests do ---

    def go(self, url: str) -> None:
        self.do("WebDriver:Navigate", url=url)

    @property
    def url(self) -> str:
        return str(self.do("WebDriver:GetCurrentURL"))

    def find(self, selector: str) -> str:
        """An element, once there is one. selector: CSS, or an XPath that begins with //."""
        using = "xpath" if selector.startswith("//") else "css selector"
        found: str = self.do("WebDriver:FindElement", using=using, value=selector)[_ELEMENT]
        return found

    def says(self, text: str, where: str = "main") -> None:
        """Wait until the page says `text`."""
        self.find(f'//{where}//*[contains(normalize-space(), "{text}")]')

    def press_button(self, name: str) -> None:
        """A form has another one with its name that nobody sees, for the key Enter."""
        self.click(f'//button[normalize-space()="{name}" and not(@class="hidden")]')

    def click(self, selector: str) -> None:
        self.do("WebDriver:ElementClick", id=self.find(selector))

    def type(self, selector: str, text: str) -> None:
        self.do("WebDriver:ElementClear", id=self.find(selector))
        self.send(selector, text)

    def send(self, selector: str, text: str) -> None:
        """Keys for an element; for an input of a file, its path; for a selection, the beginning of a choice."""
        self.do("WebDriver:ElementSendKeys", id=self.find(selector), text=text)

    def text(self, selector: str) -> str:
        return str(self.do("WebDriver:GetElementText", id=self.find(selector)))

    def press(self, *keys: str) -> None:
        """Press keys together."""
        downs = [{"type": "keyDown", "value": key} for key in keys]
        ups = [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self.do("WebDriver:PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": downs + ups}])

    def keys(self, *texts: str) -> None:
        """Press keys one after the other, wherever the focus is."""
        for key in "".join(texts):
            self.press(key)

    def run(self, script: str, *arguments: Any) -> Any:
        return self.do("WebDriver:ExecuteScript", script=script, args=list(arguments))

    def wait(self, script: str) -> Any:
        """What a script returns, once that is true."""
        for _ in range(100):
            if found := self.run(f"return {script}"):
                return found
            time.sleep(0.1)
        raise AssertionError(f"never true: {script}")

    def resize(self, width: int, height: int = 900) -> None:
        self.do("WebDriver:SetWindowRect", width=width, height=height)

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(20)
