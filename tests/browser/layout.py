"""What is wrong with the layout of a page, as a browser has laid it out: found by measuring, not by looking."""

from __future__ import annotations

from typing import Any

# Returns a sentence for each fault, with the element that has it.
_FIND = r"""() => {
  const WORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,12}(?![\p{L}\p{N}])/gu;
  const found = [];
  const tell = (what, one) => found.push(`${what}: ${one.outerHTML.replace(/\s+/g, " ").slice(0, 110)}`);
  // Not what is for screen readers alone.
  const isSaid = (one) => { for (; one && one !== document.body; one = one.parentElement)
    if (getComputedStyle(one).clipPath !== "none") return true; return false; };
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest("svg, [aria-hidden=true], .skip, template, option, noscript, script, style") && !isSaid(one);
  const canvas = document.createElement("canvas").getContext("2d");
  const widthOf = (text, one) => {
    const style = getComputedStyle(one);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    canvas.letterSpacing = style.letterSpacing;
    return canvas.measureText(style.textTransform === "uppercase" ? text.toUpperCase() : text).width;
  };
  const inside = (one) => {
    const style = getComputedStyle(one);
    return one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  };

  // The page, or what stands in it without a bar of its own, is wider than the window.
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide + 1) {
    const out = [...document.querySelectorAll("body *")].find((one) => one.getBoundingClientRect().right > wide + 1
      && ![...document.querySelectorAll("body *")].some((around) => around !== one && around.contains(one)
        && getComputedStyle(around).overflowX !== "visible"));
    tell(`${document.documentElement.scrollWidth} px on ${wide}`, out || document.body);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());) {
    const parent = text.parentElement;
    if (!text.data.trim() || !isSeen(parent) || ["SELECT", "TEXTAREA"].includes(parent.tagName)) continue;
    // A hostname gives way before what follows it; all of it is the title of its link.
    if (parent.closest("a[title] > .host, .place[title] > .gives-way")) continue;
    // A room that is narrower than a word: letters stand below each other, or all but two are cut off.
    let room = Infinity;
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === "inline" || style.display === "contents") continue;
      // What scrolls shows the rest.
      if (["auto", "scroll"].includes(style.overflowX) && around !== parent) break;
      room = Math.min(room, inside(around));
      if (style.position === "absolute" || style.position === "fixed") break;
    }
    const words = text.data.match(WORD) || [];
    const longest = words.reduce((one, other) => other.length > one.length ? other : one, "");
    if (longest && widthOf(longest, parent) > room + 1.5) tell(`"${longest}" in ${Math.round(room)} px`, parent);
  }

  for (const one of document.querySelectorAll("body *")) {
    if (!isSeen(one)) continue;
    const style = getComputedStyle(one);
    // What is cut off says so, by three dots.
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isCut = style.overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1;
    if (hasText && isCut && style.textOverflow !== "ellipsis")
      tell("cut off without dots", one);
    // All of it is its title, where it is not typed there and no more than a hint.
    const hasTitle = one.closest("[title]") || one.querySelector("[title]") || one.closest("summary");
    if (hasText && isCut && style.textOverflow === "ellipsis" && !hasTitle && !one.matches("input, select"))
      tell("cut off without a title", one);
    if (one.matches("input:placeholder-shown") && one.placeholder && !/^https?:/.test(one.placeholder)
        && style.textOverflow !== "ellipsis" && widthOf(one.placeholder, one) > inside(one) + 1)
      tell(`the placeholder "${one.placeholder}" is cut off`, one);
    if (one.matches("select:not([multiple])") && one.selectedOptions[0] && style.textOverflow !== "ellipsis"
        && widthOf(one.selectedOptions[0].label, one) > inside(one) + 1)
      tell(`the choice "${one.selectedOptions[0].label}" is cut off`, one);
    const isButton = one.matches("button:not(.link), .button, summary[role=button]");
    if (isButton && ![...one.querySelectorAll("*")].some(isSaid)) {
      const range = document.createRange();
      range.selectNodeContents(one);
      const box = one.getBoundingClientRect();
      const wide = range.getBoundingClientRect().width;
      if (wide > box.width - 8 && box.width > 44 && one.textContent.trim())
        tell(`${Math.round(wide)} px of words in a button of ${Math.round(box.width)}`, one);
    }
  }

  // Two boxes that stand side by side, or one below the other, do not lie on each other.
  for (const parent of document.querySelectorAll("main, main *, .side, .side *")) {
    const display = getComputedStyle(parent).display;
    if (!["block", "flex", "grid", "list-item", "flow-root"].includes(display)) continue;
    if (parent.closest("svg, figure")) continue;
    const boxes = [...parent.children].filter((one) => {
      const style = getComputedStyle(one);
      return isSeen(one) && ["static", "relative"].includes(style.position) && style.display !== "inline"
        && style.display !== "contents" && style.float === "none";
    }).map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1 && box.height > 1);
    for (const [at, [one, box]] of boxes.entries())
      for (const [other, its] of boxes.slice(at + 1)) {
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (across > 2 && down > 2) tell(`${Math.round(across)} x ${Math.round(down)} px on its neighbour`, other);
      }
  }
  // The button of a row of controls stands in a line with another one.
  for (const row of document.querySelectorAll(".joined, search form, .palette form")) {
    const boxes = [...row.children]
      .filter((one) => isSeen(one) && one.matches("input:not([type=hidden]), select, button, a, details, label"))
      .map((one) => [one, one.getBoundingClientRect()]);
    for (const [one, box] of boxes)
      if (boxes.length > 1 && one.matches("button") && !boxes.some(([other, its]) => other !== one
          && its.top < box.bottom - 4 && its.bottom > box.top + 4))
        tell("alone on its line", one);
  }
  // A sentence stands beside a button, and has three lines for it where it could have the whole width.
  for (const one of document.querySelectorAll("main .note > p, main .done > p")) {
    const lines = one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
    if (isSeen(one) && lines > 2.5 && one.clientWidth < inside(one.parentElement) / 2)
      tell(`${Math.round(lines)} lines in half of the width`, one);
  }
  // Dates below a chart run into each other.
  for (const group of document.querySelectorAll("svg.plot g")) {
    const boxes = [...group.querySelectorAll(":scope > text")].filter((one) => one.checkVisibility())
      .map((one) => [one, one.getBoundingClientRect()]);
    for (const [one, box] of boxes)
      if (boxes.some(([other, its]) => other !== one && its.left < box.right - 1 && its.right > box.left + 1))
        tell("over another date", one);
  }
  return [...new Set(found)];
}"""


def faults(page: Any) -> list[str]:
    """What is wrong with the page as it is laid out now."""
    found: list[str] = page.evaluate(_FIND)
    return found
