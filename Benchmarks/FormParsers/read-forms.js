// Reads forms on standard input with busboy; see compare.py.
const busboy = require(process.env.BUSBOY || 'busboy');
const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const hex = (text) => Buffer.from(text, 'utf8').toString('hex');

function read(contentType, body) {
  return new Promise((resolve) => {
    const parts = [];
    let failed = false;
    let reader;
    try {
      // By default it takes names for ISO 8859-1, which nobody sends.
      reader = busboy({ headers: { 'content-type': contentType }, defParamCharset: 'utf8', preservePath: true });
    } catch {
      return resolve(null);
    }
    const fail = () => { failed = true; resolve(null); };
    reader.on('field', (name, value) => parts.push([hex(name ?? ''), null, hex(value ?? '')]));
    reader.on('file', (name, stream, info) => {
      const part = [hex(name ?? ''), info.filename === undefined ? null : hex(info.filename), ''];
      parts.push(part);
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('error', fail);
      stream.on('close', () => { part[2] = Buffer.concat(chunks).toString('hex'); });
    });
    reader.on('error', fail);
    reader.on('close', () => { if (!failed) setImmediate(() => resolve(parts)); });
    // Some broken forms have it wait for ever.
    const timer = setTimeout(fail, 2000);
    reader.on('close', () => clearTimeout(timer));
    reader.on('error', () => clearTimeout(timer));
    reader.end(body);
  });
}

(async () => {
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const contentType = Buffer.from(lines[i], 'hex').toString('latin1');
    console.log(JSON.stringify(await read(contentType, Buffer.from(lines[i + 1], 'hex'))));
  }
})();
