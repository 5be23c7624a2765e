// How a TypeScript client's program talks with the test that drives it: as dialogue.py, which describes it, does. A
// program gives `run` what opens a connection: an object with tools(), call(tool) and close().

import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

export const { URL: url, CLIENT_NAME: name, CLIENT_DOCUMENT: clientDocument } = process.env;

const say = (what) => process.stdout.write(JSON.stringify(what) + "\n");

// Listens where the browser is sent back to. `wait` gives the query of the next callback.
async function listen() {
  const arrived = [];
  let take;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://127.0.0.1");
    if (pathname === "/callback") take ? take(searchParams) : arrived.push(searchParams);
    take = undefined;
    response.writeHead(pathname === "/callback" ? 200 : 404).end("You can close this window.");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  server.unref();
  return {
    url: `http://127.0.0.1:${server.address().port}/callback`,
    wait: () => arrived.shift() ?? new Promise((done) => { take = done; }),
  };
}

// What both SDKs call an OAuthClientProvider; it keeps everything in memory.
export class Provider {
  #kept = {};

  static async create() {
    const provider = new Provider();
    provider.callback = await listen();
    return provider;
  }

  get redirectUrl() {
    return this.callback.url;
  }

  get clientMetadata() {
    return { client_name: name, redirect_uris: [this.callback.url] };
  }

  get clientMetadataUrl() {
    return clientDocument;
  }

  state() {
    return (this.#kept.state = randomUUID());
  }

  clientInformation = () => this.#kept.client;
  saveClientInformation = (client) => { this.#kept.client = client; };
  tokens = () => this.#kept.tokens;
  saveTokens = (tokens) => { this.#kept.tokens = tokens; };
  codeVerifier = () => this.#kept.verifier;
  saveCodeVerifier = (verifier) => { this.#kept.verifier = verifier; };
  discoveryState = () => this.#kept.discovery;
  saveDiscoveryState = (discovery) => { this.#kept.discovery = discovery; };
  redirectToAuthorization = (address) => say({ open: address.href });

  invalidateCredentials(scope) {
    const gone = { all: ["client", "tokens", "verifier", "discovery"] }[scope] ?? [scope];
    for (const one of gone) delete this.#kept[one];
  }

  // The query that the person's browser brings back.
  async callbackQuery() {
    for (;;) {
      const query = await this.callback.wait();
      if (query.get("state") === this.#kept.state) return query; // Others are of requests that were given up.
    }
  }
}

async function answer(connection, { do: name, tool, times }) {
  switch (name) {
    case "tools":
      return connection.tools();
    case "call":
      return connection.call(tool);
    case "call at once":
      return Promise.all(Array.from({ length: times }, () => connection.call(tool)));
    case "let an hour pass":
      return null; // These clients look at the server's answer and not at a clock.
  }
  throw new Error(`There is no command ${name}`);
}

// `open(finish)`: a connection. A client that has to ask a person throws `Unauthorized`, and its program then has the
// transport take the callback's query: `finish(query)`.
export async function run(Unauthorized, provider, open) {
  let connection;
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      say({ answer: await withPerson(async () => {
        connection ??= await open();
        return answer(connection, JSON.parse(line));
      }) });
    } catch (error) {
      say({ error: String(error) });
      await connection?.close().catch(() => {});
      connection = undefined;
    }
  }

  async function withPerson(work) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      await connection?.close().catch(() => {});
      connection = undefined;
      await open.finish(await provider.callbackQuery());
      return work();
    }
  }
}

export function adapt(sdk) {
  return {
    tools: async () => (await sdk.listTools()).tools.map((tool) => tool.name),
    async call(tool) {
      const { isError, structuredContent, content } = await sdk.callTool({ name: tool, arguments: {} });
      if (isError) throw new Error(content[0].text);
      return structuredContent;
    },
    close: () => sdk.close(),
  };
}
