// A client of mimetype-server for browsers, Node, Deno and Bun, which needs nothing but fetch.
//
//     const client = new Client("http://localhost:8080");
//     await client.types(["photo.jpg", "Makefile"]);            // by their names: ["image/jpeg", "text/x-makefile"]
//     (await client.detect(file)).type;                         // by name and content, of a File or a Blob with a name
//     await client.mayKeep(file, ["image/jpeg", "image/png"]);  // { accepted: false, detail: "…" }
//
// Copy this file into your program. A page of another origin needs `mimetype-server --allow-origin`.
// On the command line: node mimetype-client.mjs http://localhost:8080 FILE...

/** How much of a file is sent for its type. The service keeps no more of one. */
const prefixLength = 1 << 20;

/** How much of a file is sent for a verdict. The service judges no longer file. */
const judgedLength = 16 << 20;

/** A refusal of the service: `status`, and a message that says what to do. */
export class MimetypeError extends Error {
  constructor(status, message) {
    super(message);
    this.name = "MimetypeError";
    this.status = status;
  }
}

export class Client {
  #url;
  #timeout;
  #attempts;

  /** Takes the service's URL, the milliseconds that an attempt may take, and how many there are while it is busy. */
  constructor(url, { timeout = 10_000, attempts = 4 } = {}) {
    this.#url = url.replace(/\/+$/, "");
    this.#timeout = timeout;
    this.#attempts = attempts;
  }

  /** Returns the types of files by their names alone. */
  async types(names) {
    const headers = { "Content-Type": "application/json" };
    const answers = await this.#ask("POST", "/v1/lookup?fields=type", JSON.stringify(names), headers);
    return answers.map(answer => answer.type);
  }

  /** Returns what a file is, by its name and its content, with the reason and the conflicts. */
  async detect(file, query = {}) {
    return await this.#detect(file, prefixLength, query);
  }

  /** Returns whether an upload may be kept, and a sentence that says why or why not. */
  async mayKeep(file, allowed) {
    const { accepted, detail } = (await this.#detect(file, judgedLength, { allow: allowed.join(",") })).upload;
    return { accepted, detail };
  }

  async #detect(file, length, query) {
    const all = new URLSearchParams({ name: file.name ?? "", ...query });
    if (file.size > length) all.set("partial", "true");
    const headers = { "Content-Type": "application/octet-stream" };
    return await this.#ask("PUT", "/v1/detect?" + all, file.slice(0, length), headers);
  }

  async #ask(method, path, body, headers) {
    for (let attempt = 1; ; attempt += 1) {
      const signal = AbortSignal.timeout(this.#timeout);
      const response = await fetch(this.#url + path, { method, body, signal, headers: { Accept: "application/json", ...headers } });
      const pause = Number(response.headers.get("Retry-After"));
      if ([429, 503].includes(response.status) && pause > 0 && attempt < this.#attempts) {
        await response.body?.cancel();
        await new Promise(resolve => setTimeout(resolve, Math.min(pause, 30) * 1000));
        continue;
      }
      const answer = await response.json().catch(() => null);
      if (response.ok && answer !== null) return answer;
      throw new MimetypeError(response.status, answer?.detail ?? `Something in front of the service answered ${response.status}.`);
    }
  }
}

if (globalThis.process?.argv[1] && import.meta.url === (await import("node:url")).pathToFileURL(process.argv[1]).href) {
  const { openAsBlob } = await import("node:fs");
  const [url, ...files] = process.argv.slice(2);
  const client = new Client(url);
  for (const path of files) {
    try {
      const blob = await openAsBlob(path);
      const result = await client.detect(new File([blob], path.split("/").at(-1)));
      const conflicts = result.conflicts.map(conflict => "; " + conflict.message).join("");
      console.log(`${path}: ${result.type} (${result.reason}${conflicts})`);
    } catch (error) {
      console.error(`${path}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
