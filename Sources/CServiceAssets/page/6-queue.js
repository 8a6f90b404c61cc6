const prefix = 1 << 20, atOnce = 6;
let queue = [], next = 0, working = 0;

async function check({ file, allow }) {
  const name = file.path || file.webkitRelativePath || file.name, isPart = file.size > prefix;
  const query = "?name=" + encodeURIComponent(file.name) + (isPart ? "&partial=true" : "") + (allow ? "&allow=" + allow : "");
  try {
    return { name, size: file.size, result: await ask("/v1/detect" + query, { method: "PUT", body: file.slice(0, prefix) }) };
  } catch (error) { return { name, size: file.size, error: error.message }; }
}

async function work(mine) {
  working += 1;
  while (next < queue.length && mine === generation) {
    const file = queue[next];
    queue[next] = undefined;
    next += 1;
    const answer = await check(file);
    if (mine === generation) add(answer);
  }
  if (mine === generation) working -= 1;
}

// Checks files; a policy refuses all types but those that `allow` lists.
function send(files, allow) {
  for (const file of files) queue.push({ file, allow });
  total += files.length;
  refreshSoon();
  while (working < atOnce && next < queue.length) work(generation);
}

function clear() {
  generation += 1;
  answers = []; queue = []; next = working = total = 0;
  emptyGroups();
  show("all");
  count();
}
$("clear").addEventListener("click", clear);
