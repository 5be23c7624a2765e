// What every TypeScript client does against the server, step by step; journey.py is the same for the Python clients.
// A `client` has: era, errors (what it reported beside its answers) and the functions used below.

import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";

const DESTINATION = "https://dest.example/journey";
const TOOLS = ["verify_token", "create_link", "get_link", "delete_redirect"];
const RESOURCES = ["account://me", "workspace://current"];
const TEMPLATES = ["links://{id}", "hosts://{host}"];

export const { URL: url, TOKEN: token, HOST: host } = process.env;

// Read a package's version from its package.json, which not every package exports.
export async function versionOf(name) {
  return JSON.parse(await readFile(new URL(`node_modules/${name}/package.json`, import.meta.url))).version;
}

export async function travel(identity, connect) {
  const report = { ...identity, era: "", tools: [], steps: {} };
  try {
    const client = await connect();
    report.era = client.era;
    await journey(client, report);
    await client.close();
  } catch (error) {
    report.steps.connect = reason(error);
  }
  process.stdout.write(JSON.stringify(report) + "\n");
}

async function journey(client, report) {
  let link;

  async function success(tool, args = {}) {
    const { isError, structured, text } = await client.call(tool, args);
    expect(!isError, text);
    expect(structured && typeof structured === "object", `no structured content: ${structured}`);
    expect(text, "no text beside the structured content");
    return structured;
  }

  const steps = {
    async list_tools() {
      report.tools = await client.tools();
      expectAll(TOOLS, report.tools);
    },
    async verify_token() {
      await success("verify_token");
    },
    async create_link() {
      link = await success("create_link", { host, destination: DESTINATION });
      expect(link.id, `no id: ${JSON.stringify(link)}`);
    },
    async get_link() {
      const found = await success("get_link", { id: link.id });
      const other = Object.keys(link).filter((name) => !isDeepStrictEqual(found[name], link[name]));
      expect(!other.length, `not as created: ${other}`);
    },
    async bad_arguments() {
      const { isError, structured, text } = await client.call("create_link", { host });
      expect(isError, "a link without a destination is no error");
      expect(structured === undefined, "an error with structured content");
      expect(text.includes("destination"), `the text does not name the argument: ${text}`);
    },
    async read_resource() {
      expect(JSON.parse(await client.read("account://me")), "nothing in account://me");
    },
    async list_resources() {
      expectAll(RESOURCES, await client.resources());
    },
    async list_templates() {
      expectAll(TEMPLATES, await client.templates());
    },
    async read_template() {
      const found = JSON.parse(await client.read(`links://${link.id}`));
      expect(found.id === link.id, `another link: ${JSON.stringify(found)}`);
    },
    async get_prompt() {
      const prompts = await client.prompts();
      expect(prompts.length, "no prompts");
      const known = { host, id: link.id };
      for (const { name, arguments: wanted = [] } of prompts) {
        const required = wanted.filter((argument) => argument.required).map((argument) => argument.name);
        const args = Object.fromEntries(required.map((key) => [key, known[key] ?? "spring"]));
        expect(await client.messages(name, args), `no messages in ${name}`);
      }
    },
    async complete_host() {
      const values = await client.complete("hosts://{host}", "host", host.slice(0, 2));
      expect(values.includes(host), `${host} is not among ${values}`);
    },
    async ping() {
      await client.ping();
    },
    async delete_redirect() {
      await success("delete_redirect", { id: link.id });
      const { isError } = await client.call("get_link", { id: link.id });
      expect(isError, "the link is still there");
    },
    // A stream that cannot be opened, or an answer nobody asked for, is reported here and nowhere else.
    async no_complaints() {
      expect(client.errors.length === 0, client.errors.map(String).join("; "));
    },
  };
  if (!client.ping) delete steps.ping;
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
      report.steps[name] = "ok";
    } catch (error) {
      report.steps[name] = reason(error);
    }
  }
}

function expect(claim, otherwise) {
  if (!claim) throw new Error(otherwise);
}

function expectAll(wanted, found) {
  const missing = wanted.filter((name) => !found.includes(name));
  expect(!missing.length, `missing: ${missing}`);
}

function reason(error) {
  return `${error?.name}: ${error?.message ?? error}`.slice(0, 500);
}
