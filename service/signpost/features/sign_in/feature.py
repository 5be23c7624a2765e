"""What signing in adds."""

from signpost.hooks import Commands, hookimpl


@hookimpl
def commands() -> Commands:
    return {
        "member": ("Manage the members of a workspace and their roles.", ("signpost.features.sign_in.commands",)),
        "sign-in": (
            "Print a one-time link that signs a user in to the dashboard.",
            ("signpost.features.sign_in.commands",),
        ),
        "user": ("Create, list and delete users, and set their passwords.", ("signpost.features.sign_in.commands",)),
        "workspace": ("", ("signpost.features.sign_in.commands",)),
    }
