// Every page works without this. Here: copying, and picking a suggested alias.
"use strict";
function show(root) {
  // Browsers copy on secure pages only.
  if (navigator.clipboard) for (const button of root.querySelectorAll(".copy[hidden]")) button.hidden = false;
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
    const alias = document.getElementById("f-alias");
    alias.value = pick.dataset.pick;
    alias.focus();
  }
});
