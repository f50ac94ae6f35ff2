import { connect } from 'node:net';

/**
 * Asks for one address over kept-open connections, one request at a time on each, and counts whole answers.
 * Returns answers a second. The answers must carry a Content-Length.
 */
export async function measureRate(url, { seconds, connections, headers = {} }) {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil({ hostname, port: Number(port), request, until })),
  );
  const answers = counts.reduce((sum, count) => sum + count, 0);
  return (answers * 1000) / (performance.now() - begun);
}

function askUntil({ hostname, port, request, until }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname, () => socket.write(request));
    socket.setNoDelay(true);
    let answers = 0;
    let missing = 0;
    let head = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      let rest = chunk;
      if (missing === 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(`Not a 200: ${text.slice(0, 200)}`));
        missing = Number(/content-length: (\d+)/i.exec(text)[1]);
        rest = head.subarray(end + 4);
        head = Buffer.alloc(0);
      }
      missing -= rest.length;
      if (missing > 0) return;
      answers += 1;
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answers));
    });
    socket.on('error', reject);
  });
}
