// A group shows its first rows; more are made when they are asked for, so that thousands of files cost no more than a few.
const firstRows = 200, moreRows = 1000;
const boxes = {}, filters = {};
let answers = [], total = 0, generation = 0;

function emptyGroups() {
  for (const name of groups) {
    const box = boxes[name];
    Object.assign(box, { answers: [], made: 0, limit: firstRows });
    box.rows.replaceChildren();
    box.more.hidden = true;
  }
}

for (const name of groups) {
  const place = element("div", ""), rows = element("div", "", "batch"), more = element("button", "", "quiet more");
  place.dataset.group = name;
  more.type = "button";
  more.addEventListener("click", () => { boxes[name].limit += moreRows; refresh(); });
  place.append(rows, more);
  boxes[name] = { place, rows, more };
  $("rows").append(place);
}
emptyGroups();

for (const name of ["all", ...groups]) {
  const button = element("button", "", "filter");
  button.type = "button";
  button.setAttribute("aria-pressed", name === "all");
  button.addEventListener("click", () => show(name));
  filters[name] = button;
  $("filters").append(button);
}

function show(name) {
  for (const key in filters) filters[key].setAttribute("aria-pressed", key === name);
  for (const key of groups) boxes[key].place.hidden = name !== "all" && key !== name;
}

function add(answer) {
  answers.push(answer);
  boxes[answer.error === undefined ? groupOf(answer.result, answer.size) : "failed"].answers.push(answer);
  refreshSoon();
}

function refresh() {
  for (const name of groups) {
    const box = boxes[name], end = Math.min(box.limit, box.answers.length);
    if (box.made < end) box.rows.append(...box.answers.slice(box.made, end).map(rowOf));
    box.made = end;
    const left = box.answers.length - end;
    box.more.hidden = left === 0;
    box.more.textContent = "Show more (" + left + ")";
  }
  count();
}

function count() {
  const done = answers.length, parts = [];
  for (const name of groups) {
    const found = boxes[name].answers.length;
    if (found) parts.push(phrase(name, found));
    filters[name].textContent = words[name] + " " + found;
    filters[name].hidden = found === 0;
  }
  filters.all.textContent = "All " + total;
  $("checked").hidden = total === 0;
  $("summary").textContent = (done < total ? done + " of " : "") + total + (total === 1 ? " file" : " files") + (parts.length ? ": " + parts.join(", ") : "");
  $("progress").hidden = done >= total;
  $("progress").max = total || 1;
  $("progress").value = done;
}

// A timer goes on in a tab that is in the background; animation frames don't.
let isSoon = false;
function refreshSoon() {
  if (isSoon) return;
  isSoon = true;
  setTimeout(() => { isSoon = false; refresh(); }, 50);
}
