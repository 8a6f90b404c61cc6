// Lets each operation of the page about the interface be tried: its request can be changed, sent, and its answer read.
const longest = 20000;

function tool(operation) {
  const made = document.createElement("form"), path = document.createElement("input");
  const send = document.createElement("button"), answer = document.createElement("pre");
  const name = operation.dataset.method + " " + operation.dataset.path;
  made.className = "try";
  Object.assign(path, { type: "text", value: operation.dataset.try, spellcheck: false });
  path.setAttribute("aria-label", "Path of " + name);
  Object.assign(send, { textContent: "Try it" });
  send.setAttribute("aria-label", "Try " + name);
  Object.assign(answer, { hidden: true, tabIndex: 0 });
  answer.setAttribute("aria-label", "Answer to " + name);
  const field = document.createElement("div");
  field.className = "field";
  field.append(path, send);
  made.append(field);
  let body = null;
  if (operation.dataset.body) {
    body = document.createElement("textarea");
    Object.assign(body, { value: operation.dataset.body, rows: 3, spellcheck: false });
    body.setAttribute("aria-label", "Body of " + name);
    made.append(body);
  }
  made.append(answer);
  made.addEventListener("submit", event => {
    event.preventDefault();
    run(operation, path.value, body, answer);
  });
  return made;
}

async function run(operation, path, body, answer) {
  const options = { method: operation.dataset.method, headers: {} };
  if (body) {
    options.body = body.value;
    options.headers["Content-Type"] = operation.dataset.bodyType;
  }
  let text;
  try {
    const response = await request(path, options);
    const all = await response.text();
    text = "HTTP " + response.status + "\n" + (response.headers.get("Content-Type") || "") + "\n\n" + tidy(all);
  } catch { text = "The service can't be reached. Try again in a moment."; }
  answer.textContent = text.length > longest ? text.slice(0, longest) + "\n…" : text;
  answer.hidden = false;
}

function tidy(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}

for (const operation of document.querySelectorAll(".operation[data-try]")) operation.append(tool(operation));
