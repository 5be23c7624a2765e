// On wide screens a press on a row opens it next to the list; with Ctrl, and elsewhere, its page.
"use strict";
{
  const panel = document.getElementById("peek"), wide = matchMedia("(min-width: 100rem)");
  const links = () => [...document.querySelectorAll("#rows .what a")];
  let open = null;
  function show(link) {
    open?.closest("tr").classList.remove("open");
    open = link;
    panel.hidden = !link;
    if (!link) return panel.replaceChildren();
    link.closest("tr").classList.add("open");
    link.focus();
    // Its page is /links/<id> or /redirects/<id>; both have a panel.
    htmx.ajax("GET", link.href.replace("/redirects/", "/links/") + "/panel", { target: panel });
  }
  const move = (by) => { const all = links(), next = all[all.indexOf(open) + by]; if (next) show(next); };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#rows .what a"), button = event.target.closest("[data-panel]");
    if (button) { const by = Number(button.dataset.panel); return by ? move(by) : show(null); }
    if (!link || !wide.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link);
  });
  panel?.addEventListener("htmx:afterSwap", () => { const save = panel.querySelector("form button"); if (save) save.disabled = true; });
  panel?.addEventListener("input", () => { const save = panel.querySelector("form button"); if (save) save.disabled = false; });
  document.addEventListener("keydown", (event) => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") { const last = open; show(null); return last.focus(); }
    if (event.target.matches("input, textarea, select")) return;
    const by = { j: 1, k: -1 }[event.key];
    if (by) { event.stopImmediatePropagation(); move(by); }
  }, true);
}
