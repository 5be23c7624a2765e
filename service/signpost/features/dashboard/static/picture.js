// "Copy as picture": a chart as PNG, in the clipboard or, where that takes no pictures, as a file.
"use strict";
{
  const NS = "http://www.w3.org/2000/svg", EDGE = 16, LINE = 22, SCALE = 2;
  // What the style sheet says of shapes: a picture has none.
  const STYLES = ["display", "fill", "opacity", "overflow", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
    "stroke-linejoin", "vector-effect", "font-family", "font-size", "text-anchor"];
  const all = (shape) => [shape, ...shape.querySelectorAll("*")];
  function set(shape, attributes) { for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value); }
  function add(picture, name, attributes, text = "") {
    const shape = picture.appendChild(document.createElementNS(NS, name));
    set(shape, attributes);
    shape.textContent = text;
  }
  function drawing(button) {
    const chart = button.closest("section").querySelector(".chart"), box = chart.getBoundingClientRect();
    const body = getComputedStyle(document.body), ink = body.color, soft = getComputedStyle(button.parentElement).color;
    const letters = { "font-family": body.fontFamily, "font-size": 12 };
    const picture = document.createElementNS(NS, "svg");
    add(picture, "rect", { width: "100%", height: "100%", fill: getComputedStyle(button.closest(".panel")).backgroundColor });
    // What was chosen is said: a picture has no chips.
    const chosen = [...document.querySelectorAll(".chip > :first-child")].map((chip) => chip.textContent);
    let y = EDGE;
    for (const [weight, line] of [[600, [button.dataset.of, ...chosen].join(" · ")], [400, button.dataset.title]]) {
      add(picture, "text", { ...letters, x: EDGE, y: y + 14, fill: ink, "font-size": 15, "font-weight": weight }, line);
      y += LINE;
    }
    for (const svg of chart.querySelectorAll(":scope > svg")) {
      const at = svg.getBoundingClientRect(), shapes = all(svg), copy = svg.cloneNode(true);
      all(copy).forEach((shape, index) => {
        const style = getComputedStyle(shapes[index]);
        for (const name of STYLES) shape.setAttribute(name, style.getPropertyValue(name));
        // These strokes do not grow with the picture.
        if (style.vectorEffect === "non-scaling-stroke") for (const name of ["stroke-width", "stroke-dasharray"])
          shape.setAttribute(name, style.getPropertyValue(name).replace(/[\d.]+/g, (number) => number * SCALE));
      });
      set(copy, { x: EDGE + at.x - box.x, y, width: at.width, height: at.height });
      picture.append(copy);
    }
    y += box.height + LINE;
    let x = EDGE;
    for (const part of button.closest(".legend").querySelectorAll(":scope > p:first-child > span")) {
      const key = part.querySelector(".key"), width = part.getBoundingClientRect().width;
      if (x > EDGE && x + width > EDGE + box.width) { x = EDGE; y += LINE; }
      if (key) {
        const style = getComputedStyle(key), { width: long, height: tall } = key.getBoundingClientRect();
        const dashes = { dashed: "4 3", dotted: "2 4" }[style.borderTopStyle] ?? "none";
        if (key.matches(".bots, .band")) add(picture, "rect", { x, y: y - tall, width: long, height: tall, fill: style.backgroundColor, opacity: style.opacity });
        else if (key.matches(".ringed")) add(picture, "circle", { cx: x + long / 2, cy: y - 4, r: long / 2 - 1, fill: "none", stroke: style.borderTopColor, "stroke-width": 2 });
        else add(picture, "line", { x1: x, x2: x + long, y1: y - 4, y2: y - 4, stroke: style.borderTopColor, "stroke-width": 2, "stroke-dasharray": dashes });
      }
      const words = part.textContent.trim();
      add(picture, "text", { ...letters, x: x + (key ? key.offsetWidth + 6 : 0), y, fill: soft }, part.querySelector("svg") ? `⚑ ${words}` : words);
      x += width + EDGE;
    }
    const width = box.width + 2 * EDGE, height = y + EDGE;
    set(picture, { xmlns: NS, width: width * SCALE, height: height * SCALE, viewBox: `0 0 ${width} ${height}` });
    return picture;
  }
  async function png(picture) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  }
  for (const button of document.querySelectorAll(".picture")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const picture = png(drawing(button)), words = button.querySelector("span"), before = words.textContent;
      try {
        // At once: a browser takes it only while it handles the press.
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
        words.textContent = document.body.dataset.copied;
      } catch {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(await picture);
        link.download = `${button.dataset.title}.png`;
        link.click();
        URL.revokeObjectURL(link.href);
      }
      setTimeout(() => { words.textContent = before; }, 2000);
    });
  }
}
