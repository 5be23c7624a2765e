// Draws dashboard/static/world.svg: one path per country with the ISO code as its id, all of them in the group "land".
//   npm install world-atlas@2 i18n-iso-countries@7 && node make_map.mjs > world.svg
// Shapes: Natural Earth 1:110m, public domain (world-atlas); countries too small for it are dots from 1:50m.
// Projection: Equal Earth, so that areas can be compared. Whole numbers on a grid 1000 wide.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const at = createRequire(process.cwd() + "/");
const read = (name) => JSON.parse(readFileSync(at.resolve(`world-atlas/${name}.json`)));
const codes = Object.fromEntries(JSON.parse(readFileSync(at.resolve("i18n-iso-countries/codes.json"))).map(([two, , number]) => [number, two]));
// Without a number in the source: where databases of addresses count them.
const UNNUMBERED = { Kosovo: "XK", "N. Cyprus": "CY", Somaliland: "SO" };
const LEFT_OUT = new Set(["AQ", "TF", "HM", "BV", "GS"]);
const WIDTH = 1000, NORTH = 84, SOUTH = -57, SMALLEST = 7, DOT = 3;

const [A, B, C, D] = [1.340264, -0.081106, 0.000893, 0.003796];
function equalEarth(longitude, latitude) {
  const t = Math.asin(Math.sqrt(3) / 2 * Math.sin(latitude * Math.PI / 180)), u = t * t, v = u * u * u;
  const x = longitude * Math.PI / 180 * Math.cos(t) / (Math.sqrt(3) / 2 * (A + 3 * B * u + v * (7 * C + 9 * D * u)));
  return [x, t * (A + B * u + v * (C + D * u))];
}
const side = equalEarth(180, 0)[0], scale = WIDTH / (2 * side), top = equalEarth(0, NORTH)[1], height = Math.ceil((top - equalEarth(0, SOUTH)[1]) * scale);
const place = ([longitude, latitude]) => { const [x, y] = equalEarth(longitude, Math.min(latitude, NORTH)); return [Math.round((x + side) * scale), Math.round((top - y) * scale)]; };

function shapes(topology) {
  const { scale: [sx, sy], translate: [tx, ty] } = topology.transform;
  const arcs = topology.arcs.map((arc) => { let x = 0, y = 0; return arc.map(([dx, dy]) => [(x += dx) * sx + tx, (y += dy) * sy + ty]); });
  const ring = (parts) => parts.flatMap((n) => (n < 0 ? [...arcs[~n]].reverse() : arcs[n]).slice(0, -1));
  return topology.objects.countries.geometries.map((one) => ({
    code: codes[one.id] ?? UNNUMBERED[one.properties.name],
    rings: (one.type === "Polygon" ? [one.arcs] : one.arcs ?? []).flatMap((polygon) => polygon.map(ring).flatMap(cut)),
  })).filter((one) => one.code && !LEFT_OUT.has(one.code));
}
// Rings go on over the line of the date: follow them, then cut there and lay the rest on the other side.
function cut(ring) {
  let turn = 0;
  const whole = ring.map(([x, y], n) => { if (n && Math.abs(x - ring[n - 1][0]) > 180) turn += x > ring[n - 1][0] ? -360 : 360; return [x + turn, y]; });
  const half = (edge, side) => whole.flatMap(([x, y], n) => {
    const [a, b] = whole[(n + whole.length - 1) % whole.length], now = (x - edge) * side <= 0, was = (a - edge) * side <= 0;
    return [...(now === was ? [] : [[edge, b + (y - b) * (edge - a) / (x - a)]]), ...(now ? [[x, y]] : [])];
  });
  const edge = whole.some(([x]) => x > 180) ? 180 : whole.some(([x]) => x < -180) ? -180 : 0;
  return edge ? [half(edge, Math.sign(edge)), half(edge, -Math.sign(edge)).map(([x, y]) => [x - 2 * edge, y])] : [whole];
}
const area = (points) => Math.abs(points.reduce((sum, [x, y], n) => { const [a, b] = points[(n + 1) % points.length]; return sum + x * b - a * y; }, 0)) / 2;
function outline(points) {
  let kept = points.map(place).filter(([x, y], n, all) => { const [a, b] = all[(n + all.length - 1) % all.length]; return a !== x || b !== y; });
  // A point on the line between its neighbours says nothing.
  kept = kept.filter(([x, y], n, all) => { const [a, b] = all[(n + all.length - 1) % all.length], [c, d] = all[(n + 1) % all.length]; return (x - a) * (d - b) !== (c - a) * (y - b); });
  // Half of the bends of less than one square of the grid, the same ones from both sides of a border.
  if (kept.length > 24) kept = kept.filter(([x, y], n, all) => (x + y) % 2 || Math.abs(area([all[(n + all.length - 1) % all.length], [x, y], all[(n + 1) % all.length]])) > 0.5);
  return kept.length < 3 ? null : kept;
}
function draw(points) {
  let [x, y] = points[0], text = `M${x} ${y}l`;
  for (const [a, b] of points.slice(1)) { text += `${a < x || text.endsWith("l") ? "" : " "}${a - x}${b < y ? "" : " "}${b - y}`; [x, y] = [a, b]; }
  return text + "z";
}
const paths = new Map();
for (const { code, rings } of shapes(read("countries-110m"))) {
  const outlines = rings.map(outline).filter(Boolean).sort((one, other) => area(other) - area(one));
  const drawn = outlines.filter((points, n) => n === 0 || area(points) >= SMALLEST).map(draw).join("");
  if (drawn) paths.set(code, (paths.get(code) ?? "") + drawn);
}
for (const { code, rings } of shapes(read("countries-50m"))) {
  if (paths.has(code) || !rings.length) continue;
  const points = rings.map((ring) => ring.map(place)).sort((one, other) => area(other) - area(one))[0];
  const [x, y] = [0, 1].map((n) => Math.round(points.reduce((sum, point) => sum + point[n], 0) / points.length));
  paths.set(code, `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0 ${DOT} ${DOT} 0 1 0-${2 * DOT} 0`);
}
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">\n<g id="land">`);
for (const [code, drawn] of [...paths].sort()) console.log(`<path id="${code}" d="${drawn}"/>`);
console.log("</g>\n</svg>");
