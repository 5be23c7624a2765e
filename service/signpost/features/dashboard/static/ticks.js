// A button that says how many are ticked. Without this it says how many were at first.
"use strict";
function count() {
  for (const button of document.querySelectorAll("[data-counts]")) {
    const ticked = button.form.querySelectorAll("[type=checkbox]:checked").length;
    button.textContent = button.dataset.counts.replace("{num}", ticked);
    button.disabled = !ticked;
  }
}
document.addEventListener("change", count);
// Back shows the form as it was left.
addEventListener("pageshow", count);
