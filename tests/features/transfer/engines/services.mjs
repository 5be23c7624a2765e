// What services answer by their own packages. From stdin: [{"engine", "text", "host", "probes"}]; to stdout, for each
// of these a list with "301 https://..." for each probe, or "" for what is no redirect, or not one for all visitors.
import { text } from 'node:stream/consumers';
import { getTransformedRoutes } from '@vercel/routing-utils';
import netlify from 'netlify-redirector';
import redirects from 'superstatic/lib/middleware/redirects.js';

// Conditions of files are about these; the languages of a visitor are read by Netlify's callers.
const VISITORS = [{}, { 'x-language': 'de', cookie: 'beta=1', 'x-beta': '1', 'x-country': 'us' }];

function forwarded(location, url, except = []) {
  const target = new URL(location);
  for (const [name, value] of url.searchParams) {
    if (!except.includes(name) && !target.searchParams.has(name)) target.searchParams.append(name, value);
  }
  return target.href;
}

async function netlifyEngine(file) {
  const matcher = await netlify.parsePlain(file, {});
  const lines = file.split('\n');
  return (url, headers) => {
    const cookieValues = Object.fromEntries((headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
    const match = matcher.match({
      scheme: 'http', host: url.hostname, path: url.pathname, query: url.search.slice(1), headers, cookieValues,
      getHeader: (name) => headers[name.toLowerCase()] ?? '', getCookie: (name) => cookieValues[name] ?? '',
    });
    if (!match || match.force404 || match.status < 300 || match.status > 399) return '';
    // The package leaves queries to its caller. The parameters that a line asks for are no part of what is judged.
    const words = (lines[Number(/\/L(\d+)/.exec(match.to)?.[1]) - 1] ?? '').split(/\s+/);
    const asked = words.map((word) => /^(\w+)=/.exec(word)?.[1]);
    return `${match.status} ${forwarded(match.to, url, asked)}`;
  };
}

function vercelEngine(file) {
  const { routes, error } = getTransformedRoutes(JSON.parse(file));
  if (error) throw new Error(JSON.stringify(error));
  const given = (condition, url, headers) => {
    const { type, key } = condition;
    if (type === 'host') return url.hostname;
    if (type === 'query') return url.searchParams.get(key);
    return type === 'header' ? headers[key] : new RegExp(`${key}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
  };
  const holds = (condition, url, headers) => {
    const value = given(condition, url, headers);
    if (value === undefined || value === null) return null;
    if (condition.value === undefined) return { [condition.key]: value };
    const found = new RegExp(`^${condition.value}$`).exec(value);
    return found && { ...found.groups };
  };
  return (url, headers) => {
    for (const { src, status, headers: answered, has = [], missing = [] } of routes) {
      // An empty path, which `/:x*` begins with, is asked for as /.
      const found = src && answered && [url.pathname, ''].map((path) => new RegExp(src).exec(path)).find(
        (matched, number) => matched && (number === 0 || url.pathname === '/'),
      );
      const groups = has.map((condition) => holds(condition, url, headers));
      if (!found || groups.includes(null) || missing.some((condition) => holds(condition, url, headers))) continue;
      const values = Object.assign({}, found, ...groups);
      const location = answered.Location.replace(/\$(\w+)/g, (_, name) => values[name] ?? '');
      return `${status} ${forwarded(location, url)}`;
    }
    return '';
  };
}

function firebaseEngine(file) {
  const middleware = redirects();
  return (url) => {
    let answer = '';
    const handle = ({ redirect, status }) => { answer = `${status} ${redirect}`; };
    const request = { url: url.pathname + url.search, superstatic: JSON.parse(file).hosting };
    middleware(request, { superstatic: { handle } }, () => {});
    return answer;
  };
}

const ENGINES = { netlify: netlifyEngine, vercel: vercelEngine, firebase: firebaseEngine };
const told = [];
for (const { engine, text: file, host, probes } of JSON.parse(await text(process.stdin))) {
  const ask = await ENGINES[engine](file);
  told.push(probes.map((probe) => {
    const answers = VISITORS.map((headers) => ask(new URL(probe, `http://${host}`), headers));
    return answers[0] === answers[1] ? answers[0] : '';
  }));
}
console.log(JSON.stringify(told));
