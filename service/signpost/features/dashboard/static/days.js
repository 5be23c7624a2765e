// A list of days becomes a slider, and the page of the chosen day opens when it is let go.
"use strict";
for (const form of document.querySelectorAll(".day-slider")) {
  const select = form.elements.day, days = [...select.options];
  if (select.selectedIndex < 0) continue;
  const slider = Object.assign(document.createElement("input"), { type: "range", id: "day", min: 0, max: days.length - 1, value: select.selectedIndex });
  const output = document.createElement("output");
  output.htmlFor = "day";
  const say = () => {
    slider.ariaValueText = days[slider.value].text;
    output.replaceChildren(Object.assign(document.createElement("b"), { textContent: days[slider.value].text.replace(/ \(.*/, "") }));
  };
  slider.addEventListener("input", () => { say(); select.selectedIndex = slider.value; });
  slider.addEventListener("change", () => form.requestSubmit());
  say();
  form.querySelector("button").hidden = select.hidden = true;
  select.id = "";
  select.after(slider, output);
}
