// The wall: one tab stop, and arrows that move from one square to the next, by rows and columns.
"use strict";
{
  const wall = document.getElementById("wall"), stops = wall ? [...wall.querySelectorAll("a")] : [];
  stops.forEach((stop, at) => { stop.tabIndex = at ? -1 : 0; });
  wall?.addEventListener("keydown", (event) => {
    const { key, target } = event, at = stops.indexOf(target);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const below = stops.findIndex((stop) => stop.offsetTop > stops[0].offsetTop), columns = below < 0 ? stops.length : below;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns, Home: 0, End: stops.length - 1 }[key];
    if (to === undefined) return;
    event.preventDefault();
    if (!stops[to]) return;
    target.tabIndex = -1;
    stops[to].tabIndex = 0;
    stops[to].focus();
  });
}
