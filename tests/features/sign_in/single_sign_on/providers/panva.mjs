// A provider of OpenID Connect of another make: panva's oidc-provider, which is certified. Its settings come as JSON in
// the first argument: {port, origin, clientId, clientSecret, people: {subject: claims}}. Each line of JSON that it reads
// replaces the people.
import { createInterface } from "node:readline";
import Provider from "oidc-provider";

const { port, origin, clientId, clientSecret, ...start } = JSON.parse(process.argv[2]);
let { people } = start;

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`${origin}/sign-in/callback`],
      post_logout_redirect_uris: [`${origin}/sign-in`],
      backchannel_logout_uri: `${origin}/sign-in/back-channel-logout`,
      backchannel_logout_session_required: true,
    },
  ],
  // The ID token has no further claims than `sub` where an access token is issued: they are in userinfo alone.
  claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"], groups: ["groups"] },
  scopes: ["openid", "profile", "email", "groups"],
  findAccount: (_, sub) => people[sub] && { accountId: sub, claims: () => ({ sub, ...people[sub] }) },
  features: {
    devInteractions: { enabled: true },
    rpInitiatedLogout: { enabled: true },
    backchannelLogout: { enabled: true },
  },
  // Without its own protection, which refuses this machine: logout tokens go there.
  fetch: (url, { dispatcher, ...options }) => fetch(url, options),
  cookies: { keys: ["only for tests"] },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 3600 },
});

createInterface({ input: process.stdin }).on("line", (line) => {
  people = JSON.parse(line);
  console.log("people");
});
provider.listen(port, "127.0.0.1", () => console.log("ready"));
