// A button that prints the page. Without scripts it is hidden, and people use the browser's menu.
"use strict";
for (const button of document.querySelectorAll(".print")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
