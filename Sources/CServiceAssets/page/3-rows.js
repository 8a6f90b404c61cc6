// `wording` comes from the service: the labels, the reasons, and the sentences about evidence.
const groups = ["failed", ...Object.keys(wording.labels)];
const words = { ...wording.labels, failed: "Failed" };
const phrases = { ...wording.phrases, failed: ["# failed", "# failed"] };
const phrase = (name, count) => phrases[name][count === 1 ? 0 : 1].replace("#", count);

function groupOf(result, count) {
  if (result.verdict !== "guess" || count === undefined) return result.verdict;
  return count === 0 ? "empty" : result.type === "application/octet-stream" ? "unknown" : "guess";
}

// The name agrees only if it says anything.
const labelOf = (result, group) => group === "agrees" && result.reason === "content-alone" ? wording.recognised : words[group];

function evidenceOf(evidence) {
  const made = document.createDocumentFragment(), glob = /^glob (\S+)(.*)$/.exec(evidence.detail);
  const suffix = glob && /^\*(\.[^*?[]+)$/.exec(glob[1]), isName = glob && !/[*?[]/.test(glob[1]);
  const key = evidence.basis !== "name" ? evidence.basis : suffix ? "name-suffix" : isName ? "name-whole" : "name";
  const opening = wording.evidence[key];
  if (!opening) return made;
  made.append(" " + opening + " ", element("code", suffix ? suffix[1] : glob ? glob[1] : evidence.detail), (glob ? glob[2] : "") + ".");
  return made;
}

function reasonsOf(result) {
  const why = element("div", "", "why");
  if (result.upload && !result.upload.accepted) why.append(element("p", sentence(result.upload.detail), "conflict"));
  for (const conflict of result.conflicts) why.append(element("p", sentence(conflict.message) + ".", "conflict"));
  const reason = element("p", sentence(wording.reasons[result.reason] || result.reason) + ".");
  reason.append(evidenceOf(result.evidence));
  why.append(reason);
  if (result.undetermined) why.append(element("p", "The end of the file was not read; it could change the answer."));
  if (result.charset) why.append(element("p", "Charset: " + result.charset));
  if (result.extensions.length) {
    const usual = element("p", "Usual extensions: ");
    usual.append(element("code", result.extensions.map(e => "." + e).join(" ")));
    why.append(usual);
  }
  return why;
}

function line(group, label, name, what, count) {
  const made = element("details", "", "row " + group), summary = element("summary", "");
  summary.append(element("span", label, "mark"), element("bdi", shown(name), "file"), what);
  if (count !== undefined) summary.append(element("span", size(count), "size"));
  made.append(summary);
  return made;
}

function row({ name, result, size: count }) {
  const group = groupOf(result, count), what = element("span", "", "what");
  what.append(element("strong", sentence(result.description) || (group === "unknown" ? "Unknown" : result.type)), " ", element("code", result.type));
  const made = line(group, labelOf(result, group), name, what, count);
  made.append(reasonsOf(result));
  return made;
}

function failure({ name, error }) {
  const made = line("failed", words.failed, name, element("span", "Not checked", "what"));
  made.open = true;
  const why = element("div", "", "why");
  why.append(element("p", error, "conflict"));
  made.append(why);
  return made;
}

const rowOf = answer => answer.error === undefined ? row(answer) : failure(answer);
