// The journey of openapi-fetch with the types that openapi-typescript generates.
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

declare const process: { env: Record<string, string | undefined> };

const { URL: baseUrl, TOKEN: token, VIEWER_TOKEN: viewerToken } = process.env;
const HOST = "go.acme.test";

const connect = (bearer: string | undefined) =>
  createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${bearer}` } });
const client = connect(token);

function assert(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

// All records of a hostname, by following meta.cursor.next: its parameter `cursor` is what the next request takes.
async function* records(per_page: number): AsyncGenerator<components["schemas"]["ListedRecord"]> {
  let cursor: string | undefined;
  do {
    const query = { per_page, cursor, sort: "created_at", "filter[host]": HOST } as const;
    const { data, error } = await client.GET("/v1/links", { params: { query } });
    assert(data, JSON.stringify(error));
    yield* data.data;
    const next = data.meta.cursor.next;
    cursor = next ? (new URL(next).searchParams.get("cursor") ?? undefined) : undefined;
  } while (cursor);
}

const connected = await client.POST("/v1/host", { body: { host: HOST } });
assert(connected.data?.host === HOST, "connect_host");

let id = "";
for (let number = 0; number < 7; number++) {
  const made = await client.POST("/v1/link", {
    body: {
      host: HOST,
      destination: "https://dest.example/",
      alias: `a${number}`,
      tags: [number % 2 ? "odd" : "even"],
      utm: number % 2 ? ["source=list"] : { source: "object" },
      destination_routing: "random",
    },
  });
  const link = made.data?.data[0];
  assert(link?.utm.source === (number % 2 ? "list" : "object"), "create_link");
  const file: string | null = link.file;
  assert(file === null, "file");
  id = link.id;
}

const listed: string[] = [];
for await (const record of records(3)) listed.push(record.alias);
assert(listed.join() === "a0,a1,a2,a3,a4,a5,a6", `list_records: ${listed}`);

const params = { path: { id } };
const got = await client.GET("/v1/links/{id}", { params });
const monitor: components["schemas"]["MonitorState"] | undefined = got.data?.monitor;
assert(monitor === "off" && got.data?.type === "link", "get_record");
const body = { url: `https://${HOST}/changed`, destination: "https://other.example/" };
const changed = await client.PUT("/v1/redirect/{id}", { params, body });
assert(changed.data?.destination === "https://other.example/", "update_record");

const refused = await client.POST("/v1/link", { body: { host: HOST, destination: "javascript:alert(1)" } });
assert(refused.response.status === 422, "422");
assert(refused.error && "errors" in refused.error && refused.error.errors["destination"]?.length === 1, "errors");
const missing = await client.GET("/v1/links/{id}", { params: { path: { id: "nothing" } } });
assert(missing.response.status === 404 && missing.error?.code === "not_found", "404");

await client.PUT("/v1/links/{id}/qr", { params, body: { theme: "dots" } });
const qr = await client.GET("/v1/links/{id}/qr", { params: { path: { id }, query: { format: "png" } }, parseAs: "arrayBuffer" });
assert(qr.data && new Uint8Array(qr.data as unknown as ArrayBuffer)[1] === 0x50, "get_record_qr");

const deleted = await client.DELETE("/v1/redirect/{id}", { params });
assert(deleted.response.status === 204, "delete_record");
const bulk = await client.DELETE("/v1/bulk", { body: { filter: { tags: "odd" } } });
assert(bulk.data === "3", "delete_records");

const low = await connect(viewerToken).POST("/v1/link", { body: { host: HOST, destination: "https://dest.example/" } });
assert(low.response.status === 484 && low.error?.code === "role_too_low", "484");
