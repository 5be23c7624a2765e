// The overview as it happens. Strict: in a block, its functions are its own.
"use strict";
{
  const feed = document.getElementById("feed"), numbers = document.getElementById("live"), words = JSON.parse(feed.dataset.words), browsers = JSON.parse(feed.dataset.browsers);
  const ROWS = 8, NUMBERS_MS = 3000, FIRST_AGAIN_MS = 2000, LAST_AGAIN_MS = 32000;
  let source, soon, later, again = FIRST_AGAIN_MS;
  const wait = () => (soon ??= setTimeout(refresh, NUMBERS_MS));
  function refresh() {
    soon = undefined;
    // Not while someone reads a number.
    if (document.querySelector("section[id]:is(:hover, :focus-within):not(.ghost)")) wait();
    else htmx.trigger(numbers, "live");
  }
  // where: the path, whose page `to` is; the hostname stands in the title.
  function show(what, where, to, at, country, ...more) {
    const row = document.createElement("li"), text = row.appendChild(document.createElement("span"));
    const name = text.appendChild(document.createElement("b")), note = text.appendChild(document.createElement("small"));
    if (/^[A-Z]{2}$/.test(country)) {
      const flag = Object.assign(new Image(20, 15), { src: `${feed.dataset.flags}${country.toLowerCase()}.png`, alt: "", className: "flag" });
      flag.onerror = () => flag.remove();
      row.prepend(flag);
    }
    const page = to ? name.appendChild(Object.assign(document.createElement("a"), { href: feed.dataset.records + to })) : name;
    page.textContent = ((where ?? "").replace(/^(https?:\/\/)?[^/]+(?=\/)/, "") || where || what).slice(0, 200);
    name.title = where ?? "";
    note.textContent = [where && what, country && named(country), ...more].filter(Boolean).join(" · ").slice(0, 200);
    row.append(Object.assign(document.createElement("time"), { dateTime: at }));
    feed.prepend(row);
    feed.children[ROWS]?.remove();
    document.getElementById("calm").hidden = true;
    age();
    wait();
  }
  const ages = new Intl.RelativeTimeFormat(document.documentElement.lang, { style: "narrow" });
  function age() {
    for (const time of feed.querySelectorAll("time")) {
      const seconds = Math.max(0, Math.round((Date.now() - new Date(time.dateTime)) / 1000));
      time.textContent = seconds < 60 ? ages.format(-seconds, "second") : ages.format(-Math.floor(seconds / 60), "minute");
    }
  }
  setInterval(age, 5000);
  // The country of a click glows. Style sheets show it only where motion is welcome.
  function glow(country) {
    const map = document.querySelector(".map");
    if (!map || !/^[A-Z]{2}$/.test(country)) return;
    const shape = map.appendChild(document.createElementNS(map.namespaceURI, "use"));
    shape.setAttribute("href", `${map.dataset.shapes}#${country}`);
    shape.classList.add("glow");
    setTimeout(() => shape.remove(), 2000);
  }
  const regions = new Intl.DisplayNames([document.documentElement.lang], { type: "region" });
  const named = (country) => /^[A-Z]{2}$/.test(country) ? regions.of(country) : country;
  function take({ type, data: text }) {
    const { data, timestamp } = JSON.parse(text);
    if (type !== "clicks") return show(words[type], data.url ?? data.host, data.id && data.url && !type.endsWith("deleted") && data.id, timestamp);
    for (const { country } of data.clicks) glow(country);
    for (const one of data.clicks.slice(-ROWS)) show(one.bot && words.bot, one.url, one.record_id, one.at, one.country, browsers[one.browser] ?? (one.system ? words.on.replace("{0}", one.browser).replace("{1}", browsers[one.system] ?? one.system) : one.browser));
  }
  function listen() {
    clearTimeout(later);
    source?.close();
    if (document.hidden) return;
    source = new EventSource(feed.dataset.source);
    for (const type in words) source.addEventListener(type, take);
    source.onopen = () => (again = FIRST_AGAIN_MS);
    // Browsers give up after a refusal: a server that starts refuses, and one with too many listeners.
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      later = setTimeout(listen, again);
      again = Math.min(2 * again, LAST_AGAIN_MS);
    };
  }
  document.addEventListener("visibilitychange", () => { listen(); document.hidden || wait(); });
  listen();
}
