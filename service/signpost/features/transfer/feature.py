"""What import, export and configuration files add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signpost.hooks import Commands, hookimpl

if TYPE_CHECKING:
    from signpost.rest.blueprint import Blueprint
    from signpost.runtime.jobs import JobDefinition


@hookimpl
def commands() -> Commands:
    return {
        "apply": (
            "Make the workspace match FILE (TOML): hostnames, settings, links and redirects.",
            ("signpost.features.transfer.configuration.command",),
        ),
        "export": (
            "Write every link and redirect of the workspace to standard output, oldest first.",
            ("signpost.features.transfer.commands",),
        ),
        "import": (
            "Import the links in FILE: from Signpost, another service, or the redirects of a server.",
            ("signpost.features.transfer.commands",),
        ),
        "job": ("", ("signpost.features.transfer.commands",)),
        "workspace": ("", ("signpost.features.transfer.samples.command",)),
    }


@hookimpl
def job_kinds() -> list[JobDefinition]:
    from signpost.features.transfer import import_job

    return [import_job.IMPORT]


@hookimpl
def blueprints() -> list[Blueprint]:
    from signpost.features.transfer import rest

    return [rest.blp, rest.more]
