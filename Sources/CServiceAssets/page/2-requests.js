const wait = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000));

// A busy service says when to ask again; a page with thousands of files does so, and doesn't call them failed.
const busy = [429, 503], attempts = 8, longestWait = 30;

async function ask(url, options) {
  for (let attempt = 1; ; attempt += 1) {
    let response;
    try { response = await request(base + url, { headers: { Accept: "application/json" }, ...options }); }
    catch { throw new Error(navigator.onLine ? "The service can't be reached. Try again in a moment." : "You are offline. Connect and try again."); }
    const pause = Number(response.headers.get("Retry-After"));
    if (busy.includes(response.status) && pause > 0 && pause <= longestWait && attempt < attempts) {
      await wait(pause);
      continue;
    }
    return await answerOf(response);
  }
}

async function answerOf(response) {
  let answer;
  try { answer = await response.json(); } catch {
    throw new Error(response.status === 413 ? "A proxy in front of the service refuses files of this size."
      : response.ok ? "Something between this page and the service responded instead of it."
      : "A proxy responded with " + response.status + " instead of the service. Try again in a moment.");
  }
  if (!response.ok) throw new Error(answer.detail || "The service responded with " + response.status + ".");
  return answer;
}
