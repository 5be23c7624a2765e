// Charts: the numbers of the day under the pointer or the finger, or of the one that arrow keys reach.
"use strict";
{
  function tell(day, chart) {
    chart.querySelector(".at")?.classList.remove("at");
    const tip = chart.querySelector(".tip");
    tip.hidden = !day;
    if (!day) return;
    // The browser would show the title next to our tip.
    const title = day.querySelector("title");
    if (title) { day.dataset.tip = day.ariaLabel = title.textContent; title.remove(); }
    day.classList.add("at");
    tip.textContent = day.dataset.tip;
    const box = chart.getBoundingClientRect(), at = day.getBoundingClientRect();
    const x = at.x + at.width / 2 - box.x;
    tip.style.left = `${x > box.width / 2 ? Math.max(0, x - 12 - tip.offsetWidth) : x + 12}px`;
  }
  let tapped;
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, (event) => {
    const chart = event.target.closest?.(".chart");
    if (chart) tell(event.target.closest(".day"), chart);
  });
  for (const name of ["pointerout", "focusout"]) document.addEventListener(name, (event) => {
    const chart = event.target.closest?.(".chart");
    if (chart && !chart.contains(event.relatedTarget)) tell(null, chart);
  });
  // A tap shows the numbers, a second one the day.
  document.addEventListener("click", (event) => {
    const day = event.target.closest(".day");
    if (day && event.pointerType === "touch" && tapped !== day) { event.preventDefault(); tapped = day; day.focus(); }
  });
  document.addEventListener("keydown", (event) => {
    const { key, target } = event, chart = target.matches?.(".day") && target.closest(".chart");
    if (!chart) return;
    const days = [...chart.querySelectorAll(".day")], at = days.indexOf(target);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    days[Math.min(days.length - 1, Math.max(0, next))].focus();
  });
}
