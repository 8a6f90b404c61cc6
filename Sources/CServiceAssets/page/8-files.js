for (const id of ["files", "folder"]) {
  $(id).addEventListener("change", event => { send([...event.target.files]); event.target.value = ""; });
}
$("upload").addEventListener("submit", event => event.preventDefault());

// Sends the files of a dropped folder while it is read; a folder gives its entries a few at a time.
async function sendAll(entries) {
  const waiting = entries.map(entry => ({ entry, path: "" }));
  while (waiting.length) {
    const { entry, path } = waiting.pop();
    if (entry.isFile) {
      const file = await new Promise((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
      if (file) { file.path = path + file.name; send([file]); }
      continue;
    }
    const reader = entry.createReader();
    for (;;) {
      const inner = await new Promise(resolve => reader.readEntries(resolve, () => resolve([])));
      if (!inner.length) break;
      for (const one of inner) waiting.push({ entry: one, path: path + entry.name + "/" });
    }
  }
}

// Dragged text belongs to the field of the name.
const hasFiles = event => event.dataTransfer !== null && event.dataTransfer.types.includes("Files");
let depth = 0;
const cover = isOver => { $("overlay").hidden = !isOver; if (!isOver) depth = 0; };
addEventListener("dragenter", event => { if (hasFiles(event)) { event.preventDefault(); depth += 1; cover(true); } });
addEventListener("dragover", event => { if (hasFiles(event)) event.preventDefault(); });
addEventListener("dragleave", event => { if (hasFiles(event)) { depth -= 1; if (depth <= 0) cover(false); } });
addEventListener("drop", event => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  cover(false);
  const files = [...event.dataTransfer.files];
  const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry && item.webkitGetAsEntry()).filter(Boolean);
  if (entries.some(entry => entry.isDirectory)) sendAll(entries); else send(files);
});
addEventListener("paste", event => {
  const files = [...event.clipboardData.files];
  if (files.length) return send(files);
  const text = event.clipboardData.getData("text").trim();
  if (event.target === $("name") || !text || text.includes("\n")) return;
  $("name").value = text.slice(0, 255);
  lookUp();
});
