"""`signpost completion`: commands and options completed by the shell."""

import click
from click.shell_completion import get_completion_class

from signpost.cli.entry import main


@main.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print a completion script for SHELL.

    Example: echo 'eval "$(signpost completion bash)"' >> ~/.bashrc
    """
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(main, {}, "signpost", "_SIGNPOST_COMPLETE").source())
