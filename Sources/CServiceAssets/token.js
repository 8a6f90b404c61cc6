// A service with access tokens answers 401. The page then asks for one, once for all its requests, and keeps it until
// its tab is closed.
const tokenKey = "mimetype-token";
let token = "", asked = null;
// A browser that stores nothing for this site throws.
try { token = sessionStorage.getItem(tokenKey) || ""; } catch {}

// Sends a request; as long as the service wants a token, asks for one and sends the request again.
async function request(url, options) {
  for (;;) {
    const sent = token;
    const headers = sent ? { ...options.headers, Authorization: "Bearer " + sent } : options.headers;
    const response = await fetch(url, { ...options, headers });
    const wanted = response.headers.get("WWW-Authenticate") || "";
    if (response.status !== 401 || !/^bearer\b/i.test(wanted)) return response;
    if (sent === token) await newToken();
  }
}

function newToken() {
  asked ??= new Promise(resolve => {
    const form = tokenForm();
    form.addEventListener("submit", event => {
      event.preventDefault();
      token = form.elements.token.value;
      try { sessionStorage.setItem(tokenKey, token); } catch {}
      form.remove();
      asked = null;
      resolve();
    });
    document.querySelector("h1").after(form);
    form.elements.token.focus();
  });
  return asked;
}

function tokenForm() {
  const form = document.createElement("form"), label = document.createElement("label");
  const line = document.createElement("div"), input = document.createElement("input");
  const send = document.createElement("button");
  form.id = "access";
  label.textContent = token ? "The service refuses this token. Enter a valid one" : "This service needs an access token";
  label.htmlFor = "token";
  line.className = "field";
  Object.assign(input, {
    type: "password", id: "token", name: "token", required: true, autocomplete: "current-password",
    pattern: "(?=.{16})[A-Za-z0-9._~+\\/\\-]+=*", title: "Letters, digits and -._~+/, at least 16"
  });
  send.textContent = "Continue";
  line.append(input, send);
  form.append(label, line);
  return form;
}
