"""`signpost healthcheck`: for Docker and other programs that ask again and again; so it imports little."""

import http.client
import json
import os

import click

from signpost.cli.entry import main
from signpost.runtime.environment import named_instance
from signpost.storage import instance_folder
from signpost.storage.instance_folder import InstanceError, Serving

# The image allows 5 s for the command, a part of which is its start.
TIMEOUT_S = 4.0


@main.command("healthcheck")
def healthcheck() -> None:
    """Ask the server whether it answers. Exit code 1, with a reason: it does not, or none is running.

    It asks at the address on which the server listens, whatever its settings are, and through no proxy.
    """
    try:
        folder = named_instance(os.environ)
        server = instance_folder.serving(folder)
        if server is None:
            raise InstanceError(f"No server runs from {folder}: start it with `signpost serve`.")
        status, body = answer_of(server, "/healthz", TIMEOUT_S)
    except (InstanceError, ValueError) as error:
        reason = str(error)
    except (OSError, http.client.HTTPException) as error:
        reason = f"The server at {server} does not answer: {error}."
    else:
        if status == 200:
            return
        reason = f"The server at {server} answers with the status {status}{_message(body)}"
    click.echo(f"signpost: {reason}", err=True)
    click.get_current_context().exit(1)


def _message(body: bytes) -> str:
    try:
        return f": {json.loads(body)['message']}"
    except (ValueError, KeyError, TypeError):
        return "."


def answer_of(server: Serving, path: str, timeout_s: float, max_bytes: int = 64 * 1024) -> tuple[int, bytes]:
    """The status and the beginning of the body with which a server of this machine answers.

    Raises OSError, http.client.HTTPException.
    """
    host, port = server.local_address
    connection = http.client.HTTPConnection(host, port, timeout=timeout_s)
    try:
        # By this name API and probes answer, also where HOST is an address and PUBLIC_URL another name.
        connection.request("GET", path, headers={"Host": "127.0.0.1"})
        answer = connection.getresponse()
        return answer.status, answer.read(max_bytes)
    finally:
        connection.close()
