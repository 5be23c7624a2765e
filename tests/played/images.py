"""deploy/Containerfile, built by buildah on a base of Debian packages; its containers are processes in a chroot.

That needs no registry, no daemon and no cgroups, so it runs wherever the tests run as root on Debian. mmdebstrap makes
the base, in the place of `python:slim`.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.conftest import ROOT, Server

DEBIAN = "http://deb.debian.org/debian"
PACKAGES = "ca-certificates,python3,python3-venv"
USER_ID = 10001
BASE, IMAGE = "localhost/base", "localhost/signpost"
# What a container runtime does before it starts the program: the root of the image, read-only, as another user.
ENTER = """
mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind "$1" "$0/data" && mount --bind /dev "$0/dev" &&
mount -t proc proc "$0/proc" && mount -t tmpfs -o mode=1777 tmpfs "$0/tmp" && root=$0 user=$2 && shift 2 &&
exec /usr/sbin/chroot --userspec="$user" "$root" env --chdir=/data setpriv --no-new-privs "$@"
"""


class Images:
    """A store of images in a folder of its own."""

    def __init__(self, folder: Path):
        self._folder = folder
        # Files of an image are copied where the kernel cannot lay folders over each other, as inside many containers.
        for driver in ("overlay", "vfs"):
            self._options = ["--root", f"{folder}/store", "--runroot", f"{folder}/run", "--storage-driver", driver]
            if subprocess.run(["buildah", *self._options, "info"], capture_output=True).returncode == 0:
                return
        raise RuntimeError("buildah cannot keep images here.")

    def run(self, *arguments: str) -> str:
        """What a command of buildah prints."""
        environment = {**os.environ, "XDG_RUNTIME_DIR": str(self._folder), "BUILDAH_ISOLATION": "chroot"}
        return checked(["buildah", *self._options, *arguments], environment)

    def make_base(self) -> None:
        """The image `BASE`: a small Debian with Python."""
        suite = re.search(r"^VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text(), re.M)
        assert suite is not None
        container = self.run("from", "scratch")
        options = ["--quiet", "--variant=minbase", "--format=directory", "--dpkgopt=force-unsafe-io"]
        root = self.run("mount", container)
        checked(["mmdebstrap", *options, f"--include={PACKAGES}", suite[1], root, DEBIAN])
        self.run("commit", "--quiet", "--rm", container, BASE)

    def build(self) -> None:
        """The image `IMAGE`, as docs/run.md builds it, on `BASE`."""
        file = str(ROOT / "deploy" / "Containerfile")
        # HEALTHCHECK is a thing of Docker's format.
        options = ["--format", "docker", "--pull-never", "--build-arg", f"BASE={BASE}", *self._pip()]
        self.run("bud", *options, "--file", file, "--tag", IMAGE, str(ROOT))

    def _pip(self) -> list[str]:
        """What lets pip find packages inside the build where it finds them here."""
        lines = checked([sys.executable, "-m", "pip", "config", "list"]).splitlines()
        pairs = (line.split("=", 1) for line in lines)
        found = {key.partition(".")[2].strip("."): value.strip("'") for key, value in pairs}
        names = [
            name for name in ("index-url", "extra-index-url", "find-links", "cert", "proxy", "timeout") if name in found
        ]
        file = self._folder / "pip.conf"
        file.write_text("[global]\n" + "".join(f"{name} = {found[name]}\n" for name in names))
        paths = set()
        for name in names:
            here = [word.removeprefix("file://") for word in found[name].split() if word.startswith(("/", "file:///"))]
            # The files of an index are often next to it.
            paths |= {Path(word).parent if name.endswith("index-url") else Path(word) for word in here}
        return [f"--volume={file}:/etc/pip.conf:ro", *(f"--volume={path}:{path}:ro" for path in paths if path.exists())]

    def config(self) -> dict[str, Any]:
        """What the image says of itself: its user, its environment, its program."""
        found: dict[str, Any] = json.loads(self.run("inspect", "--type", "image", IMAGE))["Docker"]["config"]
        return found

    def megabytes(self, image: str) -> float:
        number, unit = json.loads(self.run("images", "--json", image))[0]["size"].split()
        return float(number) * {"KB": 0.001, "MB": 1, "GB": 1000}[unit]

    def mounted(self) -> Path:
        """The files of a container of the image."""
        return Path(self.run("mount", self.run("from", "--pull-never", IMAGE)))


class Container(Server):
    """The image's program, as the image's user, on its read-only files. Only `data` can be written."""

    def __init__(self, root: Path, config: dict[str, Any], data: Path, **environment: str):
        super().__init__(data)
        self._enter = ["unshare", "--mount", "sh", "-c", ENTER, str(root), str(data), config["User"]]
        self.health: list[str] = [*self._enter, *config["Healthcheck"]["Test"][1:]]
        self.command = (*self._enter, *config["Entrypoint"])
        self.serve = (*self.command, *config["Cmd"])
        self.environment = {
            **dict(line.split("=", 1) for line in config["Env"]),
            "HOME": "/data",
            "SIGNPOST_PORT": str(self.port),
            "SIGNPOST_RATE_LIMIT": "",
            **environment,
        }
        self.port = int(self.environment["SIGNPOST_PORT"])
        self.origin = f"http://127.0.0.1:{self.port}"
        self.token_file = data / "first-token"
        self.output = data.with_suffix(".txt")
        # As a volume that is new begins as the folder of the image.
        data.mkdir(mode=0o700, exist_ok=True)
        for path in (data, *data.rglob("*")):
            os.chown(path, USER_ID, USER_ID)

    def is_healthy(self) -> bool:
        return subprocess.run(self.health, env=self.environment, capture_output=True, timeout=20).returncode == 0

    def execute(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """A command inside the container, which need not be Signpost's."""
        return subprocess.run(
            [*self._enter, *arguments], env=self.environment, capture_output=True, text=True, timeout=60
        )


def checked(command: list[str], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()
