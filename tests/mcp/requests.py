"""More of what people ask, for each tool: its definition alone must lead to it (test_finding.py).

The words are a person's, who has never read a definition. Those of the second steps answer a preview.
"""

REQUESTS = {
    "verify_token": (
        "Am I connected, and as whom?",
        "Every call fails since this morning. Is the access still good?",
    ),
    "list_links": (
        "What are our ten most clicked short links?",
        "Do we have a short link to acme.com/jobs already?",
        "Show me the links that Marketing tagged with fair-2026.",
    ),
    "get_link": (
        "Which status code and which tags does the link 01m7z2mv28x77xxgtyjtjsj2qn have?",
        "Give me all the details of this record: 01m7z2mv28x77xxgtyjtjsj2qn.",
    ),
    "create_link": (
        "Make go.acme.com/fair lead to https://acme.com/events/fair-2026.",
        "I need a short link to our handbook with a password that ends on Friday.",
        "Give me something shorter for this URL: https://acme.com/a/very/long/address?x=1",
    ),
    "create_links": (
        "Here are forty product pages. Create a short link for each of them.",
        "Add all of these redirects from my table in one go; overwrite those that are there.",
    ),
    "list_redirects": (
        "Where do our old domains redirect to?",
        "List the redirects of shop.acme.com that are expired.",
    ),
    "create_redirect": (
        "Send everyone who comes to acme.net to acme.com.",
        "The page /contact-us moved to /contact on www.acme.com. Redirect it permanently.",
    ),
    "update_link": (
        "Give the link for the fair the title Fair 2026, and let it expire at the end of the year.",
        "Pause the link go.acme.com/fair.",
        "Visitors from Germany should get the German page when they open go.acme.com/fair.",
    ),
    "update_redirect": (
        "Overwrite the record 01m7z2mv28x77xxgtyjtjsj2qn completely: just this URL and destination, all else default.",
        "Reset the redirect acme.net/old to the defaults, with the destination https://acme.com/new.",
    ),
    "delete_redirect": (
        "Remove the short link go.acme.com/typo for good.",
        "We don't need the redirect from acme.net/old any more. Delete it.",
    ),
    "suggest_alias": (
        "What would be a nice short name for a link to our sustainability report?",
        "Is there an alias that is still free and sounds like the winter campaign?",
    ),
    "explain_link": (
        "Where does go.acme.com/fair lead a visitor from France on a phone?",
        "People say that our QR code ends in an error page. Find out why.",
        "Test whether these fifty old addresses still end up at the right page.",
    ),
    "link_clicks": (
        "How many people clicked on the fair link last month?",
        "Did more visitors of this link come by phone or by computer?",
        "Compare the traffic of the launch link with the week before.",
    ),
    "list_filter_pins": (
        "Give me an overview of what is wrong with our links.",
        "What should I clean up first?",
    ),
    "list_misses": (
        "Which addresses give our visitors a 404?",
        "We moved the site last week. Which redirects did we forget?",
    ),
    "list_hosts": (
        "Which domains can I use for short links?",
        "Is the DNS of go.acme.com fine, and what must our administrator enter?",
    ),
    "connect_host": (
        "We bought acme.link. Add it so that we can use it.",
        "Stop people from making new short links on go.acme.com, but let the existing ones work.",
        "Set up the domain go.beta.example.",
    ),
    "update_host": (
        "People who open an unknown path on go.acme.com should land on our home page.",
        "Show a 410 page for everything on old.acme.com that does not exist.",
    ),
    "refresh_host": (
        "The administrator has entered the record for go.acme.com. Is it right now?",
        "Look at the DNS of go.acme.com again; the error that you show is old.",
    ),
    "disconnect_host": (
        "Remove the domain go.beta.example from our workspace.",
        "We sold acme.link. It must not answer for us any longer.",
    ),
    "update_workspace_setting": (
        "Send the summary by e-mail to our whole team from now on.",
        "Change the page where people go whose link has expired, for all of our domains.",
    ),
    "list_subscriptions": (
        "How much of our quota have we used up?",
        "It says that a limit is reached. Which plan are we on?",
    ),
    "list_jobs": (
        "How far is the bulk change from this morning?",
        "Is anything running in the background at the moment?",
    ),
    "list_changes": (
        "What did Ann do in the workspace this week?",
        "Since when does go.acme.com/fair point somewhere else, and who did that?",
    ),
    "undo_change": (
        "That was a mistake. Take back the change that you just made.",
        "Restore the links that were deleted in bulk on Monday.",
    ),
    "preview_bulk_update": (
        "Replace acme.com by acme.org in the destinations of all our links.",
        "Add the tag archive to every link from before 2025.",
        "Let everything on go.acme.com expire on 31 December.",
    ),
    "bulk_update": (
        "Yes, these 12 links are the right ones. Change them.",
        "The preview of the change looks good; go ahead.",
    ),
    "preview_bulk_delete": (
        "Get rid of all links that nobody has clicked.",
        "Delete everything on the hostname go.beta.example.",
    ),
    "bulk_delete": (
        "Yes, 240 is the right number. Delete them.",
        "I agree to the deletion that you showed me.",
    ),
}
