// A spreadsheet takes text that starts with one of these for a formula.
const formula = /^[=+\-@\t]/;
function cell(text) {
  const safe = formula.test(text) ? "'" + text : text;
  return safe === text && !/[",\r\n]/.test(text) ? text : '"' + safe.replaceAll('"', '""') + '"';
}
function record({ name, size: count, result, error }) {
  if (error !== undefined) return ["failed", "", "", count, shown(name), error];
  return [groupOf(result, count), result.type, result.description || "", count, shown(name), result.conflicts.map(c => c.message).join("; ")];
}
const csv = () => ["verdict,type,description,size,name,conflicts", ...answers.map(a => record(a).map(String).map(cell).join(","))].join("\r\n") + "\r\n";
const json = () => JSON.stringify(answers.map(({ name, size: count, result, error }) => ({ name, size: count, ...(result || { error }) })), null, 2);

async function copy(button, text) {
  const label = button.textContent;
  try { await navigator.clipboard.writeText(text); button.textContent = "Copied"; } catch { button.textContent = "Not allowed"; }
  setTimeout(() => { button.textContent = label; }, 1500);
}
$("json").addEventListener("click", event => copy(event.target, json()));
$("csv").addEventListener("click", event => copy(event.target, csv()));
$("download").addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv()], { type: "text/csv" }));
  link.download = "types.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
