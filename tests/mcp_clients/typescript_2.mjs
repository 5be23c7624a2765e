// The TypeScript client 2.x. First argument: legacy (initialize, its default), auto (asks the server), modern (pinned).

import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

import { travel, versionOf } from "./journey.mjs";
import { adapt, open } from "./typescript_client.mjs";

const PACKAGE = "@modelcontextprotocol/client";
const era = process.argv[2] ?? "legacy";
const mode = era === "modern" ? { pin: "2026-07-28" } : era;

await travel({ client: `TypeScript \`${PACKAGE}\` 2.x`, version: await versionOf(PACKAGE) }, async () => {
  const sdk = new Client({ name: "journey", version: "1" }, { versionNegotiation: { mode } });
  const client = adapt(sdk);
  await sdk.connect(open(StreamableHTTPClientTransport, client));
  client.era = sdk.getNegotiatedProtocolVersion();
  if (sdk.getProtocolEra() === "modern") delete client.ping;
  return client;
});
