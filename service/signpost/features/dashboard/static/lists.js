// Lists of links and redirects: one tab stop for a line of chips and for all rows, and keys for the row that is reached.
"use strict";
{
  // A line of chips is one tab stop, and so are all rows of a list; arrows go on from there.
  const isRows = (group) => group.dataset.roves === "rows";
  const stopsOf = (group) => [...group.querySelectorAll(isRows(group) ? "[name=id], .what a, .what .copy, .tags a, .row-menu summary" : "a.chip, a.fine, summary")];
  function rove(group, current) {
    const stops = stopsOf(group), first = group.querySelector(isRows(group) ? ".what a" : "[aria-current]") ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === (current ?? first) ? 0 : -1;
  }
  for (const group of document.querySelectorAll("[data-roves]")) rove(group);
  document.addEventListener("focusin", ({ target }) => {
    const group = target.closest("[data-roves]");
    if (group && stopsOf(group).includes(target)) rove(group, target);
  });
  document.addEventListener("keydown", (event) => {
    const { key, target } = event, group = target.closest?.("[data-roves]"), across = { ArrowRight: 1, ArrowLeft: -1 }[key], down = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!group || !(across || down) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !stopsOf(group).includes(target)) return;
    const row = target.closest("tr"), rows = [...group.querySelectorAll("tr")];
    const near = isRows(group) && across ? stopsOf(group).filter((stop) => row.contains(stop)) : stopsOf(group);
    const next = isRows(group) && down ? rows[rows.indexOf(row) + down]?.querySelector(target.name === "id" ? "[name=id]" : ".what a") : near[near.indexOf(target) + (across ?? down)];
    if (next) { event.preventDefault(); next.focus(); }
  });
  document.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (document.documentElement.dataset.shortcuts === "off" || ctrlKey || metaKey || altKey || target.matches("input:not([type=checkbox]), textarea, select") || document.querySelector("dialog[open]")) return;
    const row = target.closest("#rows tr") ?? document.querySelector("#rows tr.open");
    if (!row) return;
    if (key === "e" && row.querySelector("[data-edit]")) location.href = row.querySelector("[data-edit]").dataset.edit;
    if (key === "y") row.querySelector(".copy").click();
    if (key === "x") row.querySelector("[name=id]")?.click();
  });
  if (document.documentElement.dataset.shortcuts !== "off") for (const hints of document.querySelectorAll(".key-hints")) hints.hidden = false;
}
