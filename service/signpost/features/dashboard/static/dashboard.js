// Every page works without this: copying, suggestions, sending once, dialogs, the palette, keys, typed text that is kept.
"use strict";
const all = (root, selector) => root.querySelectorAll(selector);
function show(root) {
  for (const button of all(root, ".copy[hidden], .choose-all[hidden], .keys[hidden]")) button.hidden = false;
}
document.addEventListener("DOMContentLoaded", () => {
  show(document);
  // A new link is copied at once where browsers allow it.
  if (performance.getEntriesByType("navigation")[0].type === "navigate") document.querySelector(".made .copy")?.click();
});
document.addEventListener("htmx:load", (event) => show(event.detail.elt));
let ticked;
document.addEventListener("click", async (event) => {
  const opener = event.target.closest("[data-opens]");
  if (opener) { event.preventDefault(); openDialog(opener.dataset.opens); }
  // A click outside a dialog or open menu closes it, and so does a result.
  if (event.target.matches("dialog")) event.target.close();
  if (event.target.closest("#found a:not(.copy)")) event.target.closest("dialog").close();
  for (const menu of all(document, ".menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  const button = event.target.closest(".copy");
  if (button) {
    event.preventDefault();
    // Some browsers need a press, and a new link is copied without one.
    try { await navigator.clipboard.writeText(button.dataset.copy); } catch { return; }
    const name = (button.dataset.name ??= button.ariaLabel), text = button.querySelector("span");
    const label = (button.dataset.label ??= text.textContent);
    text.textContent = button.ariaLabel = document.body.dataset.copied;
    button.classList.add("copied");
    setTimeout(() => { text.textContent = label; button.ariaLabel = name; button.classList.remove("copied"); }, 1500);
  }
  // With Shift, all rows from the one before get the same tick.
  if (event.target.matches("#rows [name=id]")) {
    const boxes = [...all(document, "#rows [name=id]")], ends = [boxes.indexOf(ticked), boxes.indexOf(event.target)].sort((a, b) => a - b);
    if (event.shiftKey && ends[0] >= 0) for (const box of boxes.slice(ends[0], ends[1] + 1)) box.checked = event.target.checked;
    ticked = event.target;
  }
  const pick = event.target.closest(".pick");
  if (pick) {
    const input = document.getElementById(pick.dataset.into);
    const { pick: text, typed = input.value } = pick.dataset;
    // More may have been typed since suggestions came.
    input.value = typed === input.value ? text : `${input.value.replace(/[^,]*$/, "")} ${pick.textContent}, `.trimStart();
    input.focus();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
});
document.addEventListener("change", (event) => {
  const form = event.target.form;
  if (event.target.matches("[data-sends]")) form.requestSubmit();
  if (form?.matches(".rows")) agree(form, event.target);
});
// What is ticked is what is changed: "All" and the box in the head are ticked only as long as every row is.
function agree(form, touched) {
  const boxes = [...all(form, "input[name=id][type=checkbox]")], head = form.querySelector(".choose-all"), every = form.elements.all, count = form.querySelector(".count");
  if (touched && (touched === head || touched === every && every.checked)) for (const box of boxes) box.checked = touched.checked;
  const isWhole = boxes.every((box) => box.checked);
  if (head) head.checked = isWhole;
  if (every) every.checked &&= isWhole;
  if (count) count.textContent = count.dataset.text.replace("{num}", every.checked ? every.dataset.total : all(form, "[name=id]:checked, [name=id][type=hidden]").length);
}

// --- Sending a form once
const sending = new Set();
const setDisabled = (form, is) => { for (const button of all(form, "button:not([type=button])")) button.disabled = is; };
const release = (form) => {
  if (sending.delete(form)) setDisabled(form, false);
  for (const button of all(form, "[aria-busy]")) button.ariaBusy = null;
};
document.addEventListener("submit", (event) => {
  const form = event.target;
  isTyped = false;
  if (form.method !== "post" || form.target) return;
  if (sending.has(form)) return event.preventDefault();
  sending.add(form);
  if (event.submitter) event.submitter.ariaBusy = true;
  // Later, as a disabled button is not sent. Released in time, for those who stopped a slow page.
  setTimeout(() => setDisabled(form, sending.has(form)));
  setTimeout(release, 10_000, form);
});
// What is chosen while an import is being checked is checked next.
let later = [];
document.addEventListener("htmx:beforeSwap", ({ detail: { requestConfig: { elt, formData } } }) => {
  if (elt.matches(".import")) later = [...new FormData(elt)].filter(([name, value]) => formData.get(name) !== value);
});
document.addEventListener("htmx:afterSettle", () => {
  const form = later[0] && document.querySelector(".import");
  for (const [name, value] of later.splice(0)) if (form?.elements[name]) form.elements[name].value = value;
  form?.dispatchEvent(new Event("change"));
});
// Back shows a page as it was left; an address with # has no autofocus.
addEventListener("pageshow", () => {
  document.querySelector(":target [autofocus]")?.focus();
  for (const form of [...sending]) release(form);
  for (const form of all(document, ".rows:has([name=id]:checked)")) agree(form);
});
let isTyped = false;
document.addEventListener("input", (event) => { if (event.target.form?.matches("main form[method=post]") && !event.target.closest(".rows")) isTyped = true; });
addEventListener("beforeunload", (event) => { if (isTyped) event.preventDefault(); });

// --- Dialogs and keyboard shortcuts. An element with data-key is what its key clicks, or puts the focus on.
function openDialog(id) {
  const dialog = document.getElementById(id), list = dialog.querySelector("dl");
  if (list) {
    for (const old of all(list, ".own")) old.remove();
    // The first one of a key.
    const keys = new Map([...all(document, "[data-key]")].reverse().map((one) => [one.dataset.key.toUpperCase(), one.ariaLabel || one.textContent.trim()]));
    for (const [key, text] of keys) {
      const row = list.appendChild(document.createElement("div"));
      row.className = "own";
      row.appendChild(document.createElement("dt")).textContent = text;
      row.appendChild(document.createElement("dd")).append(Object.assign(document.createElement("kbd"), { textContent: key }));
    }
  }
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("[role=combobox]")?.select();
}
// The palette: arrows choose a result, and Enter opens it, with Ctrl in a new tab.
let isEntered, isNewTab;
const combobox = () => document.querySelector("[role=combobox]"), chosen = () => document.querySelector("#found [aria-selected=true]");
function choose(option) {
  chosen()?.setAttribute("aria-selected", "false");
  option?.setAttribute("aria-selected", "true");
  option?.scrollIntoView({ block: "nearest" });
  combobox().setAttribute("aria-activedescendant", option?.id ?? "");
}
function go() {
  // What was found for less than what is typed now is not meant.
  isEntered = document.getElementById("found")?.dataset.query !== combobox().value.trim();
  if (isEntered || !chosen()) return;
  isNewTab && chosen().href ? window.open(chosen().href) : chosen().click();
}
document.addEventListener("htmx:afterSettle", ({ detail: { elt } }) => {
  if (elt.id !== "results") return;
  choose(chosen());
  if (isEntered) go();
});
document.addEventListener("keydown", (event) => {
  // Enter that ends a composition (Japanese, Chinese, Korean) means the text. Safari has only the number.
  if (event.isComposing || event.keyCode === 229) return;
  const { key, target } = event, isControl = event.ctrlKey || event.metaKey;
  if (target === combobox()) {
    const options = [...all(document, "#found [role=option]")], step = { ArrowDown: 1, ArrowUp: options.length - 1 }[key];
    if (step) choose(options[(options.indexOf(chosen()) + step) % options.length]);
    if (key === "Enter") { isNewTab = isControl; go(); }
    if (step || key === "Enter") return event.preventDefault();
    isEntered = false;
  }
  if (key === "Escape") for (const menu of all(document, ".menu[open]")) { menu.open = false; menu.querySelector("summary").focus(); }
  if (document.documentElement.dataset.shortcuts === "off") return;
  if (isControl && key === "k" && document.getElementById("search-dialog")) { event.preventDefault(); return openDialog("search-dialog"); }
  if (isControl && key === "Enter" && target.form) return target.form.requestSubmit();
  if (isControl || event.altKey || target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  const found = document.querySelector(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
  if (found) { event.preventDefault(); found.matches("input") ? found.focus() : found.click(); }
  if (key === "j" || key === "k") {
    const links = [...all(document, "#rows .what a")], at = links.indexOf(document.activeElement);
    links[Math.min(links.length - 1, Math.max(0, at + (key === "j" ? 1 : -1)))]?.focus();
  }
});
// An address that is pasted anywhere becomes a new link.
document.addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text").trim(), create = document.querySelector('.plus[data-key="c"]');
  if (!create || event.target.matches("input, textarea") || document.documentElement.dataset.shortcuts === "off" || !/^https?:\/\/\S+$/.test(text)) return;
  location.href = `${create.href}?destination=${encodeURIComponent(text)}`;
});

// --- people: the server writes times in the time zone of the browser, unless the person chose another one.
document.cookie = `signpost_zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}; path=/; max-age=31536000; samesite=lax`;
