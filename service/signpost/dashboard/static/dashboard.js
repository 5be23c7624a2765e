// Every page works without this. It adds: copying, picking a suggestion, choosing all rows, sending a form only once.
"use strict";
function show(root) {
  // Browsers allow copying only on secure pages.
  if (navigator.clipboard) for (const button of root.querySelectorAll(".copy[hidden]")) button.hidden = false;
  for (const box of root.querySelectorAll(".choose-all[hidden]")) box.hidden = false;
}
document.addEventListener("DOMContentLoaded", () => show(document));
document.addEventListener("htmx:load", (event) => show(event.detail.elt));
document.addEventListener("click", async (event) => {
  const copy = event.target.closest(".copy");
  if (copy) {
    await navigator.clipboard.writeText(copy.dataset.copy);
    const name = (copy.dataset.name ??= copy.ariaLabel);
    copy.textContent = copy.ariaLabel = "Copied";
    setTimeout(() => { copy.textContent = "Copy"; copy.ariaLabel = name; }, 1500);
  }
  const pick = event.target.closest(".pick");
  if (pick) {
    const input = document.getElementById(pick.dataset.into);
    input.value = pick.dataset.pick;
    input.focus();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
});
document.addEventListener("change", (event) => {
  if (!event.target.matches(".choose-all")) return;
  for (const box of event.target.form.querySelectorAll("input[type=checkbox][name=id]")) box.checked = event.target.checked;
});
// A second click while a form is being sent would send it again.
const sending = new Set();
const setDisabled = (form, is) => { for (const button of form.querySelectorAll("button:not([type=button])")) button.disabled = is; };
const release = (form) => { if (sending.delete(form)) setDisabled(form, false); };
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  if (sending.has(form)) return event.preventDefault();
  sending.add(form);
  // Disable the button later, because a disabled button is not sent. Release it after a while, so that a person who
  // stopped a slow page can send the form again.
  setTimeout(() => setDisabled(form, sending.has(form)));
  setTimeout(release, 10_000, form);
});
// The Back button shows the page as it was left.
addEventListener("pageshow", () => { for (const form of [...sending]) release(form); });
