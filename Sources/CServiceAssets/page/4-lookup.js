let timer, latest = 0;

async function lookUp() {
  const name = $("name").value, turn = ++latest;
  history.replaceState(null, "", name ? "?name=" + encodeURIComponent(name) : location.pathname);
  if (!name) return $("named").replaceChildren();
  let made;
  try { made = row({ name, result: (await ask("/v1/lookup?name=" + encodeURIComponent(name)))[0] }); made.open = true; }
  catch (error) { made = failure({ name, error: error.message }); }
  if (turn === latest) $("named").replaceChildren(made);
}
$("name").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(lookUp, 80); });
$("lookup").addEventListener("submit", event => { event.preventDefault(); lookUp(); });
