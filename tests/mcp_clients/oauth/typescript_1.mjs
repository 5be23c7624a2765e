// The TypeScript SDK 1.x with an OAuthClientProvider.

import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

import { Provider, adapt, name, run, url } from "./dialogue.mjs";

const authProvider = await Provider.create();
const newTransport = () => new StreamableHTTPClientTransport(new URL(url), { authProvider });

async function open() {
  const sdk = new Client({ name, version: "1" });
  await sdk.connect(newTransport());
  return adapt(sdk);
}

open.finish = async (query) => {
  if (query.has("error")) throw new Error(`The server sent the error ${query.get("error")}`);
  await newTransport().finishAuth(query.get("code"));
};

await run(UnauthorizedError, authProvider, open);
