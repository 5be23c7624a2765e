"""`signpost workspace sample`."""

import click

from signpost.cli.command import chosen_workspace, fail, in_workspace, say, with_database
from signpost.cli.entry import group
from signpost.features.transfer.samples import samples
from signpost.operations.workspaces import workspaces


@group("workspace").command("sample")
@click.option("--delete", "deletes", is_flag=True, help="Delete it again.")
@in_workspace
@with_database
def create_sample(workspace: str | None, deletes: bool) -> None:
    """Create a workspace "Sample" with links and clicks of 60 days to look at, or delete it with everything in it."""
    caller = workspaces.member_caller(chosen_workspace(workspace))
    if not deletes:
        say(samples.create_sample(caller).id)
        return
    found = samples.sample_of(caller)
    if found is None:
        fail("There is no sample data.")
    samples.delete_sample(workspaces.member_caller(workspaces.find_workspace(found.id), caller.user.email))
    say("The sample data is deleted.")
