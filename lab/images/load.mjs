import { connect } from 'node:net';

/**
 * Sends the same GET again and again on several connections, each of which waits for its response.
 * @param {{ port: number, target: string, headers?: string, connections?: number, milliseconds: number }} load
 * @returns {Promise<number>} answers a second
 */
export function requestRate({ port, target, headers = '', connections = 16, milliseconds }) {
  const request = Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n`);
  const begun = performance.now();
  const until = begun + milliseconds;
  let answered = 0;
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      let missing = 0;
      let head = '';
      socket.on('error', reject).on('close', resolve);
      socket.on('connect', () => socket.write(request));
      socket.on('data', (chunk) => {
        let rest = chunk.length;
        if (missing === 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head.slice(0, end)));
          missing = Number(/content-length: (\d+)/i.exec(head)?.[1]);
          rest = head.length - end - 4;
          head = '';
        }
        missing -= rest;
        if (missing > 0) return;
        answered += 1;
        if (performance.now() < until) socket.write(request);
        else socket.end();
      });
    });
  return Promise.all(Array.from({ length: connections }, one)).then(
    () => (answered * 1000) / (performance.now() - begun),
  );
}
