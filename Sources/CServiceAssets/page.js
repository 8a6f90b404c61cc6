"use strict";
const $ = id => document.getElementById(id), prefix = 1 << 20, atOnce = 6;
const base = document.currentScript.dataset.base;
const verdicts = ["dangerous", "lies", "guess", "agrees"];
const words = { dangerous: "Dangerous", lies: "Mismatch", guess: "Guess", agrees: "Agrees", failed: "Failed" };
const phrases = {
  dangerous: n => n + " dangerous", lies: n => n + (n === 1 ? " mismatch" : " mismatches"), failed: n => n + " failed",
  guess: n => n + (n === 1 ? " guess" : " guesses"), agrees: n => n + (n === 1 ? " agrees" : " agree")
};
const groups = ["failed", ...verdicts, "waiting"];

function element(tag, text, type) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (type) made.className = type;
  return made;
}
const sentence = text => text ? text[0].toUpperCase() + text.slice(1) : "";

// What is not seen in a name, or turns it around, is spelled out.
const hidden = /[\u00AD\u034F\u061C\u115F\u1160\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const shown = name => name.replace(hidden, c => "<U+" + c.codePointAt(0).toString(16).toUpperCase().padStart(4, "0") + ">");

function size(count) {
  if (count === undefined) return "";
  const units = ["B", "KB", "MB", "GB", "TB"];
  let unit = 0;
  while (count >= 1000 && unit < 4) { count /= 1000; unit += 1; }
  return (unit && count < 10 ? count.toFixed(1) : Math.round(count)) + " " + units[unit];
}

function reasonsOf(result) {
  const why = element("div", "", "why");
  for (const conflict of result.conflicts) why.append(element("p", sentence(conflict.message), "conflict"));
  const reason = element("p", sentence(reasons[result.reason] || result.reason) + ": ");
  reason.append(element("code", result.evidence.detail));
  why.append(reason);
  if (result.undetermined) why.append(element("p", "The end of the file was not read and might say more."));
  if (result.charset) why.append(element("p", "Charset: " + result.charset));
  if (result.extensions.length) {
    const usual = element("p", "Usual extensions: ");
    usual.append(element("code", result.extensions.map(e => "." + e).join(" ")));
    why.append(usual);
  }
  return why;
}

function row(name, result, count) {
  const made = element("details", "", "row " + result.verdict), line = element("summary", "");
  const what = element("span", "", "what");
  what.append(element("strong", sentence(result.description) || (result.evidence.tier === "none" ? "Unknown" : result.type)), " ", element("code", result.type));
  line.append(element("span", words[result.verdict], "mark"), what, element("bdi", shown(name), "file"));
  if (count !== undefined) line.append(element("span", size(count), "size"));
  made.append(line, reasonsOf(result));
  return made;
}

function failure(name, message) {
  const made = element("details", "", "row failed"), line = element("summary", "");
  made.open = true;
  line.append(element("span", words.failed, "mark"), element("span", "Not checked", "what"), element("bdi", shown(name), "file"));
  const why = element("div", "", "why");
  why.append(element("p", message, "conflict"));
  made.append(line, why);
  return made;
}

async function ask(url, options) {
  let response;
  try { response = await fetch(base + url, { headers: { Accept: "application/json" }, ...options }); }
  catch { throw new Error(navigator.onLine ? "The service can't be reached. Try again in a moment." : "You are offline. Connect and try again."); }
  let answer;
  try { answer = await response.json(); } catch {
    throw new Error(response.status === 413 ? "A proxy before the service takes no files of this size."
      : response.ok ? "Something between this page and the service answered in its place."
      : "A proxy answered " + response.status + " in the service's place. Try again in a moment.");
  }
  if (!response.ok) throw new Error(answer.detail || "The service answered " + response.status + ".");
  return answer;
}

let timer, latest = 0;
async function lookUp() {
  const name = $("name").value, turn = ++latest;
  history.replaceState(null, "", name ? "?name=" + encodeURIComponent(name) : location.pathname);
  if (!name) return $("named").replaceChildren();
  let made;
  try { made = row(name, (await ask("/v1/lookup?name=" + encodeURIComponent(name)))[0]); made.open = true; }
  catch (error) { made = failure(name, error.message); }
  if (turn === latest) $("named").replaceChildren(made);
}
$("name").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(lookUp, 80); });
$("lookup").addEventListener("submit", event => { event.preventDefault(); lookUp(); });

const places = Object.fromEntries(groups.map(name => [name, document.createElement("div")]));
for (const name of groups) { places[name].dataset.group = name; $("rows").append(places[name]); }
let results = [], generation = 0, queue = [], working = 0, total = 0, done = 0;

const filters = {};
for (const name of ["all", "failed", ...verdicts]) {
  const button = element("button", "", "filter");
  button.type = "button";
  button.setAttribute("aria-pressed", name === "all");
  button.addEventListener("click", () => {
    for (const key in filters) filters[key].setAttribute("aria-pressed", key === name);
    for (const key of groups) places[key].hidden = name !== "all" && key !== name;
  });
  filters[name] = button;
  $("filters").append(button);
}

function tell() {
  const counts = Object.fromEntries(groups.map(name => [name, places[name].childElementCount]));
  const parts = ["failed", ...verdicts].filter(name => counts[name]).map(name => phrases[name](counts[name]));
  $("checked").hidden = total === 0;
  $("summary").textContent = (done < total ? done + " of " : "") + total + (total === 1 ? " file" : " files") + (parts.length ? ": " + parts.join(", ") : "");
  for (const name in filters) {
    const count = name === "all" ? total : counts[name];
    filters[name].textContent = (name === "all" ? "All" : words[name]) + " " + count;
    filters[name].hidden = count === 0;
  }
  $("progress").hidden = done >= total; $("progress").max = total || 1; $("progress").value = done;
}

async function check(file) {
  const name = file.webkitRelativePath || file.path || file.name, part = file.size > prefix;
  const query = "?name=" + encodeURIComponent(file.name) + (part ? "&partial=true" : "");
  try {
    const result = await ask("/v1/detect" + query, { method: "PUT", body: file.slice(0, prefix) });
    return { name, result, size: file.size, made: row(name, result, file.size), group: result.verdict };
  } catch (error) { return { name, made: failure(name, error.message), group: "failed" }; }
}

let isTelling = false;
function tellSoon() {
  if (isTelling) return;
  isTelling = true;
  requestAnimationFrame(() => { isTelling = false; tell(); });
}

async function work(mine) {
  working += 1;
  while (queue.length && mine === generation) {
    const { file, place } = queue.shift(), answer = await check(file);
    if (mine !== generation) break;
    place.remove();
    places[answer.group].append(answer.made);
    if (answer.result) results.push({ name: answer.name, size: answer.size, ...answer.result });
    done += 1;
    tellSoon();
  }
  if (mine === generation) working -= 1;
}

function send(files) {
  for (const file of files) {
    const place = element("div", "", "row waiting");
    place.append(element("bdi", shown(file.path || file.name)));
    places.waiting.append(place);
    queue.push({ file, place });
    total += 1;
  }
  tell();
  while (working < atOnce && working < queue.length) work(generation);
}

function clear() {
  generation += 1;
  results = []; queue = []; working = total = done = 0;
  for (const name of groups) places[name].replaceChildren();
  tell();
}

const cell = text => /[",\r\n]/.test(text) || /^[=+\-@\t]/.test(text) ? '"' + (/^[=+\-@\t]/.test(text) ? "'" : "") + text.replaceAll('"', '""') + '"' : text;
const csv = () => ["verdict,type,description,size,name,conflicts", ...results.map(r =>
  [r.verdict, r.type, r.description || "", String(r.size), shown(r.name), r.conflicts.map(c => c.message).join("; ")].map(cell).join(","))].join("\r\n") + "\r\n";
const json = () => JSON.stringify(results, null, 2);
async function copy(button, text) {
  const label = button.textContent;
  try { await navigator.clipboard.writeText(text); button.textContent = "Copied"; } catch { button.textContent = "Not allowed"; }
  setTimeout(() => { button.textContent = label; }, 1500);
}
$("json").addEventListener("click", event => copy(event.target, json()));
$("csv").addEventListener("click", event => copy(event.target, csv()));
$("export").addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv()], { type: "text/csv" }));
  link.download = "types.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
$("clear").addEventListener("click", clear);

for (const id of ["files", "folder"]) {
  $(id).addEventListener("change", event => { send([...event.target.files]); event.target.value = ""; });
}
$("upload").addEventListener("submit", event => event.preventDefault());

// A dropped folder gives its files a few at a time.
async function filesOf(entry, path) {
  if (entry.isFile) {
    const file = await new Promise((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
    if (file) file.path = path + file.name;
    return file ? [file] : [];
  }
  const reader = entry.createReader(), found = [];
  for (;;) {
    const entries = await new Promise(resolve => reader.readEntries(resolve, () => resolve([])));
    if (!entries.length) return found;
    for (const inner of entries) found.push(...await filesOf(inner, path + entry.name + "/"));
  }
}
let depth = 0;
const cover = isOver => { $("overlay").hidden = !isOver; if (!isOver) depth = 0; };
addEventListener("dragenter", event => { event.preventDefault(); depth += 1; cover(true); });
addEventListener("dragover", event => event.preventDefault());
addEventListener("dragleave", () => { depth -= 1; if (depth <= 0) cover(false); });
addEventListener("drop", async event => {
  event.preventDefault();
  cover(false);
  const files = [...event.dataTransfer.files];
  const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry && item.webkitGetAsEntry()).filter(Boolean);
  if (!entries.some(entry => entry.isDirectory)) return send(files);
  for (const entry of entries) send(await filesOf(entry, ""));
});
addEventListener("paste", event => {
  const files = [...event.clipboardData.files];
  if (files.length) return send(files);
  const text = event.clipboardData.getData("text").trim();
  if (event.target === $("name") || !text || text.includes("\n")) return;
  $("name").value = text.slice(0, 255);
  lookUp();
});

$("origin").textContent = location.host + base;
$("note").textContent = "Only the first megabyte of each file is sent, and nothing is kept. Pasting works too.";
$("name").value = new URLSearchParams(location.search).get("name") || $("name").value;
if ($("name").value) lookUp();
