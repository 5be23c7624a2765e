// The TypeScript client 2.x with an OAuthClientProvider. First argument: legacy or auto.

import { Client, StreamableHTTPClientTransport, UnauthorizedError } from "@modelcontextprotocol/client";

import { Provider, adapt, name, run, url } from "./dialogue.mjs";

const mode = process.argv[2];
const authProvider = await Provider.create();
const newTransport = () => new StreamableHTTPClientTransport(new URL(url), { authProvider });

async function open() {
  const sdk = new Client({ name, version: "1" }, { versionNegotiation: { mode } });
  await sdk.connect(newTransport());
  return adapt(sdk);
}

// It checks `iss`, and reads an error only after that.
open.finish = (query) => newTransport().finishAuth(query);

await run(UnauthorizedError, authProvider, open);
