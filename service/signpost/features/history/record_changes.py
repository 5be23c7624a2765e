"""What a change did to a record, as two texts that follow a name: on the record's own page, and elsewhere.

Rules, destinations and splits are told by their names, and never by how many there are. Pure.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from signpost.domain.records.addresses import bare
from signpost.domain.records.destination import Routing
from signpost.domain.records.record import FIELD
from signpost.domain.records.rules import rule_words
from signpost.domain.records.rules.rules import Rule, stored_rules
from signpost.domain.words import word
from signpost.translations import Translated, mark
from signpost.translations import gettext as _

_ADDRESS = Translated({"url": mark("Address"), "host": mark("Hostname"), "alias": mark("Short path")})
# Two texts of one kind of change: on the page of the record, and elsewhere.
_Texts = tuple[str, str]
_FIELDS: Mapping[str, _Texts] = {
    "url": (mark("changed the address"), mark("changed the address of %(thing)s")),
    "host": (mark("changed the hostname"), mark("changed the hostname of %(thing)s")),
    "alias": (mark("changed the short path"), mark("changed the short path of %(thing)s")),
    "destination": (mark("changed the destination"), mark("changed the destination of %(thing)s")),
    "title": (mark("changed the title"), mark("changed the title of %(thing)s")),
    "description": (mark("changed the note"), mark("changed the note of %(thing)s")),
    "tags": (mark("changed the tags"), mark("changed the tags of %(thing)s")),
    "starts": (mark("changed the start"), mark("changed the start of %(thing)s")),
    "expires": (mark("changed the expiry"), mark("changed the expiry of %(thing)s")),
    "max_clicks": (mark("changed the click limit"), mark("changed the click limit of %(thing)s")),
    "expired_url": (
        mark("changed where visitors go after expiry"),
        mark("changed where visitors of %(thing)s go after expiry"),
    ),
    "password": (mark("changed the password"), mark("changed the password of %(thing)s")),
    "external_id": (mark("changed the external ID"), mark("changed the external ID of %(thing)s")),
    "type": (mark("changed what visitors get"), mark("changed what visitors of %(thing)s get")),
    "match": (mark("changed which paths it covers"), mark("changed which paths %(thing)s covers")),
    "status": (mark("changed the redirect type"), mark("changed the redirect type of %(thing)s")),
    "utm": (mark("changed the UTM tags"), mark("changed the UTM tags of %(thing)s")),
    "card": (mark("changed what chats show"), mark("changed what chats show of %(thing)s")),
    "plugins": (mark("changed the behavior"), mark("changed the behavior of %(thing)s")),
    "interstitial": (
        mark("changed whether a page asks before a click"),
        mark("changed whether a page asks before a click on %(thing)s"),
    ),
    "qr": (mark("changed the QR code"), mark("changed the QR code of %(thing)s")),
}
# Fields whose difference is told as a move from nothing, or to nothing.
_SET: Mapping[str, tuple[_Texts, _Texts]] = {
    "title": (
        (mark("added a title"), mark("added a title to %(thing)s")),
        (mark("removed the title"), mark("removed the title of %(thing)s")),
    ),
    "description": (
        (mark("added a note"), mark("added a note to %(thing)s")),
        (mark("removed the note"), mark("removed the note of %(thing)s")),
    ),
    "starts": (
        (mark("set a start"), mark("set a start for %(thing)s")),
        (mark("removed the start"), mark("removed the start of %(thing)s")),
    ),
    "expires": (
        (mark("set an expiry"), mark("set an expiry for %(thing)s")),
        (mark("removed the expiry"), mark("removed the expiry of %(thing)s")),
    ),
    "max_clicks": (
        (mark("set a click limit"), mark("set a click limit for %(thing)s")),
        (mark("removed the click limit"), mark("removed the click limit of %(thing)s")),
    ),
}
# Parts of one thing: which destinations there are, and how visitors are split between them.
_SPLIT = frozenset(("destination", "destinations", "destination_weights", "destination_routing"))
RULES = "rules"


@dataclass(frozen=True)
class Difference:
    """A field before and after a change, as text; None: it was not there."""

    label: str
    before: str | None
    after: str | None


@dataclass(frozen=True)
class Telling:
    """What a change did. own: on the page of the record. of: elsewhere, with %(thing)s where its name is; both marked.

    values: of both. differences: what they do not say; None: field by field.
    """

    own: str
    of: str
    values: Mapping[str, str] = field(default_factory=dict)
    differences: Sequence[Difference] | None = None


def label_of(name: str) -> str:
    """A field of a record as people call it."""
    return _ADDRESS.get(name) or (_(FIELD[name].label) if name in FIELD else "")


def sides(before: str, after: str) -> tuple[str, str]:
    """Two addresses without their schemes; with them where nothing else differs."""
    return (before, after) if bare(before) == bare(after) else (bare(before), bare(after))


def tell_update(before: Mapping[str, Any], after: Mapping[str, Any]) -> Telling:
    """before, after: the fields that differ, as PATCH takes them."""
    changed = {*after}
    if changed == {"paused"}:
        paused = (mark("paused this link"), mark("paused %(thing)s"))
        resumed = (mark("resumed this link"), mark("resumed %(thing)s"))
        return Telling(*(paused if after["paused"] else resumed), differences=())
    if changed == {RULES}:
        return _of_rules(stored_rules(before.get(RULES)), stored_rules(after[RULES]))
    if changed and changed <= _SPLIT:
        return _of_split(before, after)
    if changed == {"tags"}:
        return _of_tags(before.get("tags") or [], after["tags"] or [])
    if len(changed) != 1:
        return Telling(mark("edited this link"), mark("edited %(thing)s"))
    return _of_field(next(iter(changed)), before, after)


def _of_field(name: str, before: Mapping[str, Any], after: Mapping[str, Any]) -> Telling:
    former, now = before.get(name), after[name]
    if isinstance(now, bool):
        on = (mark("turned “%(field)s” on"), mark("turned “%(field)s” on for %(thing)s"))
        off = (mark("turned “%(field)s” off"), mark("turned “%(field)s” off for %(thing)s"))
        return Telling(*(on if now else off), {"field": label_of(name) or name}, ())
    if name in _SET and bool(former) != bool(now):
        added, removed = _SET[name]
        return Telling(*(added if now else removed))
    if name in _FIELDS:
        return Telling(*_FIELDS[name])
    label = label_of(name) or name.replace("_", " ").capitalize()
    return Telling(mark("changed “%(field)s”"), mark("changed “%(field)s” of %(thing)s"), {"field": label})


def _of_tags(before: Sequence[str], after: Sequence[str]) -> Telling:
    added, removed = [tag for tag in after if tag not in before], [tag for tag in before if tag not in after]
    if bool(added) == bool(removed):
        return Telling(*_FIELDS["tags"])
    values = {"tags": rule_words.all_of(f"“{tag}”" for tag in added or removed)}
    many = len(added or removed) > 1
    if added and many:
        texts = mark("added the tags %(tags)s"), mark("added the tags %(tags)s to %(thing)s")
    elif added:
        texts = mark("added the tag %(tags)s"), mark("added the tag %(tags)s to %(thing)s")
    elif many:
        texts = mark("removed the tags %(tags)s"), mark("removed the tags %(tags)s from %(thing)s")
    else:
        texts = mark("removed the tag %(tags)s"), mark("removed the tag %(tags)s from %(thing)s")
    return Telling(*texts, values, ())


# --- destinations ---------------------------------------------------------------------------------------------------


def _of_split(before: Mapping[str, Any], after: Mapping[str, Any]) -> Telling:
    if {*after} == {"destination"}:
        was, leads = sides(before["destination"] or "", after["destination"] or "")
        return Telling(*_FIELDS["destination"], {}, (Difference(label_of("destination"), was, leads),))
    if "destinations" not in after and "destination" not in after:
        names = [name for name in ("destination_routing", "destination_weights") if name in after]
        split = tuple(Difference(label_of(name), _split(name, before), _split(name, after)) for name in names)
        return Telling(
            mark("changed how visitors are split"), mark("changed how visitors of %(thing)s are split"), {}, split
        )
    former, now = _destinations(before), _destinations(after)
    texts = mark("changed the destinations"), mark("changed the destinations of %(thing)s")
    added, removed = [one for one in now if one not in former], [one for one in former if one not in now]
    if len(former) > 1 and len(now) > 1 and len(added) + len(removed) == 1:
        values = {"destination": bare((added or removed)[0])}
        if added:
            texts = (
                mark("added the destination %(destination)s"),
                mark("added the destination %(destination)s to %(thing)s"),
            )
        else:
            texts = (
                mark("removed the destination %(destination)s"),
                mark("removed the destination %(destination)s from %(thing)s"),
            )
        return Telling(*texts, values, ())
    shown = Difference(_("Destinations"), _with_shares(former, before), _with_shares(now, after))
    return Telling(*texts, {}, (shown,))


def _destinations(state: Mapping[str, Any]) -> list[str]:
    one = state.get("destination")
    return [*(state.get("destinations") or ([one] if one else []))]


def _split(name: str, state: Mapping[str, Any]) -> str:
    value = state.get(name)
    if name == "destination_routing":
        return word(name, Routing(value)) if value in tuple(Routing) else ""
    return ", ".join(f"{share} %" for share in _shares(value)) if value else ""


def _shares(weights: Sequence[int]) -> list[str]:
    total = sum(weights) or 1
    return [f"{weight * 100 / total:.0f}" for weight in weights]


def _with_shares(destinations: Sequence[str], state: Mapping[str, Any]) -> str:
    shares = _shares(state.get("destination_weights") or [])
    if len(shares) != len(destinations):
        return ", ".join(map(bare, destinations))
    return ", ".join(f"{bare(one)} ({share} %)" for one, share in zip(destinations, shares, strict=True))


# --- rules ----------------------------------------------------------------------------------------------------------


def name_of(rule: Rule) -> str:
    """What people call a rule: its name, or whom it is about."""
    return rule.name or rule_words.visitors(rule.conditions)


def _of_rules(before: Sequence[Rule], after: Sequence[Rule]) -> Telling:
    pairs = [*_pairs(before, after)]
    changed = [(former, now) for former, now, _was in pairs if former != now]
    moved = _moved([was for _former, _now, was in pairs if was is not None])
    if len(changed) == 1 and not moved:
        return _of_one_rule(*changed[0])
    if not changed and len(moved) == 1:
        return _of_move(after, [was for _former, _now, was in pairs if was is not None], moved[0])
    if not changed:
        return Telling(
            mark("changed the order of the rules"), mark("changed the order of the rules of %(thing)s"), {}, ()
        )
    differences = [
        Difference(
            _("Rule “%(name)s”", name=name_of(one)),
            *(None if rule is None else _described(rule, is_renamed=is_renamed) for rule in (former, now)),
        )
        for former, now in changed
        if (one := now or former) is not None
        for is_renamed in [former is not None and now is not None and former.name != now.name]
    ]
    added, removed = (all(pair[side] is None for pair in changed) for side in (0, 1))
    if added:
        texts = mark("added rules"), mark("added rules to %(thing)s")
    elif removed:
        texts = mark("removed rules"), mark("removed rules from %(thing)s")
    else:
        texts = mark("changed the rules"), mark("changed the rules of %(thing)s")
    return Telling(*texts, {}, differences)


def _described(rule: Rule, *, is_renamed: bool) -> str:
    text = rule_words.sentence(rule)
    return f"“{name_of(rule)}”: {text}" if is_renamed else text


# What makes a rule the same one as before, the surest first; None: nothing does.
_LIKENESSES: tuple[Callable[[Rule], object], ...] = (
    lambda rule: rule,
    lambda rule: rule.name or None,
    lambda rule: rule.conditions,
    lambda rule: rule.destinations,
)


def _pairs(before: Sequence[Rule], after: Sequence[Rule]) -> Iterator[tuple[Rule | None, Rule | None, int | None]]:
    """Each rule with what it was, and where: first those that stay, then by _LIKENESSES."""
    left = dict(enumerate(before))
    found: dict[int, int] = {}
    for likeness in _LIKENESSES:
        for at, rule in enumerate(after):
            if at in found:
                continue
            key = likeness(rule)
            same = next((was for was, old in left.items() if key is not None and likeness(old) == key), None)
            if same is not None:
                found[at] = same
                del left[same]
    for at, rule in enumerate(after):
        was = found.get(at)
        yield (None if was is None else before[was]), rule, was
    for was in left:
        yield before[was], None, None


def _moved(order: Sequence[int]) -> list[int]:
    """Which of former positions, in the present order, have moved: all but the longest run that kept its order."""
    tails: list[int] = []
    ends: list[int] = []
    came_from: list[int] = []
    for at, was in enumerate(order):
        length = bisect_left(tails, was)
        tails[length : length + 1] = [was]
        ends[length : length + 1] = [at]
        came_from.append(ends[length - 1] if length else -1)
    at, kept = ends[-1] if ends else -1, set()
    while at >= 0:
        kept.add(order[at])
        at = came_from[at]
    return [was for was in order if was not in kept]


def _of_move(after: Sequence[Rule], order: Sequence[int], was: int) -> Telling:
    at = order.index(was)
    values = {"rule": name_of(after[at])}
    if at == 0:
        texts = mark("moved the rule “%(rule)s” to the top"), mark("moved the rule “%(rule)s” of %(thing)s to the top")
    elif at == len(order) - 1:
        texts = mark("moved the rule “%(rule)s” to the end"), mark("moved the rule “%(rule)s” of %(thing)s to the end")
    else:
        texts = mark("moved the rule “%(rule)s”"), mark("moved the rule “%(rule)s” of %(thing)s")
    return Telling(*texts, values, ())


def _of_one_rule(former: Rule | None, now: Rule | None) -> Telling:
    if former is None and now is not None:
        return Telling(
            mark("added the rule “%(rule)s”"),
            mark("added the rule “%(rule)s” to %(thing)s"),
            {"rule": name_of(now)},
            (Difference(_("Leads to"), None, _where(now)),),
        )
    if now is None and former is not None:
        return Telling(
            mark("removed the rule “%(rule)s”"),
            mark("removed the rule “%(rule)s” from %(thing)s"),
            {"rule": name_of(former)},
            (Difference(_("Led to"), _where(former), None),),
        )
    if former is None or now is None:
        raise ValueError("A change has a rule before or after it.")
    return _of_same_rule(former, now)


def _of_same_rule(former: Rule, now: Rule) -> Telling:
    values = {"rule": name_of(former)}
    same_name, same_conditions = former.name == now.name, former.conditions == now.conditions
    same_target = _target(former) == _target(now)
    if same_name and same_conditions:
        before, after = sides(rule_words.where(former), rule_words.where(now))
        return Telling(
            mark("changed where “%(rule)s” leads"),
            mark("changed where the rule “%(rule)s” of %(thing)s leads"),
            values,
            (Difference(label_of("destination"), before, after),),
        )
    if same_target and same_conditions:
        return Telling(
            mark("renamed the rule “%(rule)s” to “%(now)s”"),
            mark("renamed the rule “%(rule)s” of %(thing)s to “%(now)s”"),
            {**values, "now": name_of(now)},
            (),
        )
    if same_name and same_target:
        about = Difference(_("Visitors"), rule_words.visitors(former.conditions), rule_words.visitors(now.conditions))
        return Telling(
            mark("changed whom the rule “%(rule)s” is about"),
            mark("changed whom the rule “%(rule)s” of %(thing)s is about"),
            values,
            (about,),
        )
    whole = Difference(_("Rule “%(name)s”", name=name_of(now)), rule_words.sentence(former), rule_words.sentence(now))
    return Telling(
        mark("changed the rule “%(rule)s”"), mark("changed the rule “%(rule)s” of %(thing)s"), values, (whole,)
    )


def names_of(stored: Any) -> str:
    """The names of rules as PATCH takes them."""
    return rule_words.all_of(f"“{name_of(rule)}”" for rule in stored_rules(stored))


def _target(rule: Rule) -> tuple[object, ...]:
    return rule.destinations, rule.routing, rule.weights


def _where(rule: Rule) -> str:
    return bare(rule_words.where(rule))
