// Passkeys. A form with data-does gets options from the server, lets the browser make a passkey or use one, and then is
// sent as any other form, with the browser's answer in it. Only pages that have such a form load this.
"use strict";
const PARSE = { create: "parseCreationOptionsFromJSON", get: "parseRequestOptionsFromJSON" };

async function answer(form, how) {
  const response = await fetch(form.dataset.options, { method: "POST", body: new FormData(form) });
  const { publicKey, message } = await response.json().catch(() => ({}));
  if (!publicKey) throw new Error(message ?? form.querySelector("[role=alert]").dataset.reload);
  const options = PublicKeyCredential[PARSE[form.dataset.does]](publicKey);
  const credential = await navigator.credentials[form.dataset.does]({ publicKey: options, ...how });
  form.elements.credential.value = JSON.stringify(credential);
  form.requestSubmit();
}

// The browser lists passkeys below the field for the e-mail address until the button is used. A challenge is valid for
// five minutes, so there is a new one before that.
let listing;
function list(form) {
  listing?.abort();
  listing = new AbortController();
  const { signal } = listing, timer = setTimeout(list, 240_000, form);
  signal.addEventListener("abort", () => clearTimeout(timer));
  answer(form, { mediation: "conditional", signal }).catch(() => {});
}

async function send(event) {
  const form = event.target, said = form.querySelector("[role=alert]"), button = form.querySelector("button");
  if (form.elements.credential.value) return;
  event.preventDefault();
  event.stopPropagation();
  listing?.abort();
  said.hidden = button.disabled = true;
  try {
    await answer(form);
  } catch (error) {
    said.textContent = said.dataset[error.name.toLowerCase()] ?? error.message;
    said.hidden = false;
  }
  button.disabled = false;
}

const forms = document.querySelectorAll("form[data-does]");
if (window.PublicKeyCredential?.[PARSE.get]) {
  for (const form of forms) {
    form.hidden = false;
    form.addEventListener("submit", send);
  }
  for (const one of document.querySelectorAll(".without-passkeys")) one.hidden = true;
  const first = document.querySelector("form[data-lists]");
  if (first) PublicKeyCredential.isConditionalMediationAvailable?.().then((can) => can && list(first));
}
// A passkey that was removed here: the browser offers it no longer, where it can be told so.
const unknown = document.querySelector("[data-unknown]")?.dataset;
if (unknown) window.PublicKeyCredential?.signalUnknownCredential?.({ rpId: unknown.rp, credentialId: unknown.unknown }).catch(() => {});
// The Back button shows the page as it was left; an answer can be sent once.
addEventListener("pageshow", () => { for (const form of forms) form.elements.credential.value = ""; });
