// What the clients of both TypeScript SDKs have in common: the functions that journey.mjs calls, and the transport.

import { token, url } from "./journey.mjs";

export function open(Transport, client) {
  return new Transport(new URL(url), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
    async fetch(address, init) {
      const response = await fetch(address, init);
      // For a stream of events. Whatever else it is answered, the client complains or asks again once a second.
      if (init.method === "GET" && response.status !== 405) client.errors.push(`GET was answered ${response.status}`);
      return response;
    },
  });
}

export function adapt(sdk) {
  const errors = [];
  sdk.onerror = (error) => errors.push(error);
  return {
    errors,
    tools: async () => (await sdk.listTools()).tools.map((tool) => tool.name),
    async call(name, args) {
      const { isError, structuredContent, content } = await sdk.callTool({ name, arguments: args });
      return { isError: Boolean(isError), structured: structuredContent, text: content[0].text };
    },
    resources: async () => (await sdk.listResources()).resources.map((resource) => resource.uri),
    templates: async () =>
      (await sdk.listResourceTemplates()).resourceTemplates.map((template) => template.uriTemplate),
    read: async (uri) => (await sdk.readResource({ uri })).contents[0].text,
    prompts: async () => (await sdk.listPrompts()).prompts,
    messages: async (name, args) => (await sdk.getPrompt({ name, arguments: args })).messages.length,
    async complete(template, name, value) {
      const ref = { type: "ref/resource", uri: template };
      return (await sdk.complete({ ref, argument: { name, value } })).completion.values;
    },
    ping: () => sdk.ping(),
    close: () => sdk.close(),
  };
}
