"use strict";
const $ = id => document.getElementById(id), prefix = 1 << 20, atOnce = 3;
function element(tag, text, type) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (type) made.className = type;
  return made;
}
const sentence = text => text[0].toUpperCase() + text.slice(1);
function facts(result) {
  const line = element("p", "", "facts"), words = [result.description, result.charset].filter(Boolean);
  if (words.length) line.append(element("span", words.join(" · ")));
  line.append(...result.extensions.slice(0, 6).map(name => element("code", "." + name)));
  return line;
}
function why(result) {
  const line = element("p", sentence(reasons[result.reason] || result.reason) + ": ", "why");
  line.append(element("code", result.evidence.detail));
  return line;
}
function card(name, result) {
  const article = element("article", "");
  article.append(element("h3", name), element("p", result.type, "type"), facts(result), why(result));
  for (const conflict of result.conflicts) article.append(element("p", sentence(conflict.message), "conflict"));
  if (result.undetermined) article.append(element("p", "The end of the file was not read and might say more.", "note"));
  return article;
}
async function ask(url, options) {
  const response = await fetch(url, { headers: { Accept: "application/json" }, ...options });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  return answer;
}
let timer, latest = 0;
async function lookUp() {
  const name = $("name").value, turn = ++latest;
  if (!name) return $("named").replaceChildren();
  let shown;
  try { shown = card(name, await ask("/v1/lookup?name=" + encodeURIComponent(name))); }
  catch (error) { shown = element("p", error.message, "conflict"); }
  if (turn === latest) $("named").replaceChildren(shown);
}
$("name").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(lookUp, 80); });
$("lookup").addEventListener("submit", event => { event.preventDefault(); lookUp(); });
async function detect(file) {
  const part = file.size > prefix, query = "?name=" + encodeURIComponent(file.name) + (part ? "&partial=true" : "");
  try { return card(file.name, await ask("/v1/detect" + query, { method: "PUT", body: file.slice(0, prefix) })); }
  catch (error) {
    const article = element("article", "");
    article.append(element("h3", file.name), element("p", error.message, "conflict"));
    return article;
  }
}
async function send(files) {
  const queue = [...files], bar = $("progress"), places = queue.map(file => element("article", file.name, "waiting"));
  $("results").prepend(...places);
  bar.hidden = false; bar.max = queue.length; bar.value = 0;
  let next = 0;
  const work = async () => {
    while (next < queue.length) {
      const index = next++;
      places[index].replaceWith(await detect(queue[index]));
      bar.value += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  bar.hidden = true;
}
$("origin").textContent = location.host;
$("note").textContent = "Only the first megabyte of each file is sent, and nothing is kept.";
$("files").addEventListener("change", event => { send(event.target.files); event.target.value = ""; });
$("upload").addEventListener("submit", event => event.preventDefault());
for (const kind of ["dragenter", "dragover"]) addEventListener(kind, event => {
  event.preventDefault(); $("drop").classList.add("over");
});
for (const kind of ["dragleave", "drop"]) addEventListener(kind, event => {
  event.preventDefault(); $("drop").classList.remove("over");
});
addEventListener("drop", event => send(event.dataTransfer.files));
if ($("name").value) lookUp();
