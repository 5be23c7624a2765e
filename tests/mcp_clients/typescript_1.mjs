// The TypeScript SDK 1.x, which knows the legacy revisions alone.

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

import { travel, versionOf } from "./journey.mjs";
import { adapt, open } from "./typescript_client.mjs";

const PACKAGE = "@modelcontextprotocol/sdk";

await travel({ client: `TypeScript \`${PACKAGE}\` 1.x`, version: await versionOf(PACKAGE) }, async () => {
  const sdk = new Client({ name: "journey", version: "1" });
  const client = adapt(sdk);
  const transport = open(StreamableHTTPClientTransport, client);
  await sdk.connect(transport);
  client.era = transport.protocolVersion;
  return client;
});
