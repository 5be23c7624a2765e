// The overview as it happens. Strict: in a block, its functions are its own.
"use strict";
{
  const feed = document.getElementById("feed"), numbers = document.getElementById("live"), words = JSON.parse(feed.dataset.words);
  const ROWS = 6, NUMBERS_MS = 3000, AGAIN_MS = 30000;
  let source, soon, later;
  function refresh() {
    soon = undefined;
    // Not while someone reads a number of the chart.
    if (numbers.matches(":hover, :focus-within")) soon = setTimeout(refresh, NUMBERS_MS);
    else htmx.trigger(numbers, "live");
  }
  function show(...texts) {
    const row = document.createElement("li");
    row.textContent = texts.filter(Boolean).join(" · ").slice(0, 200);
    feed.prepend(row);
    feed.children[ROWS]?.remove();
    feed.parentElement.hidden = false;
    soon ??= setTimeout(refresh, NUMBERS_MS);
  }
  function take({ type, data: text }) {
    const { data } = JSON.parse(text);
    if (type !== "clicks") return show(words[type], data.url ?? data.host);
    for (const one of data.clicks.slice(-ROWS)) show(words[one.bot ? "bot" : type], one.url, one.country, one.browser);
  }
  function listen() {
    clearTimeout(later);
    source?.close();
    if (document.hidden) return;
    source = new EventSource(feed.dataset.source);
    for (const type in words) source.addEventListener(type, take);
    // After a refusal browsers do not try again.
    source.onerror = () => source.readyState === 2 && (later = setTimeout(listen, AGAIN_MS));
  }
  document.addEventListener("visibilitychange", listen);
  listen();
}
