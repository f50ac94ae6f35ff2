import { connect } from 'node:net';

/** Milliseconds: a request that may be broken is waited for briefly, one that is whole until it is answered. */
const timeoutMs = { broken: 1_000, whole: 20_000 };

/**
 * Sends bytes over a socket of their own and reads to the end. The sending side is closed only after what may be broken:
 * a site does not go on for somebody who has left.
 * @returns {Promise<number[]>} the statuses of the answers
 */
export function sendBytes(port, { text, isWhole }, from = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    const statuses = [];
    const timer = setTimeout(() => socket.destroy(), isWhole ? timeoutMs.whole : timeoutMs.broken);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      for (const [, status] of chunk.matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status));
    });
    socket.on('error', () => {});
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(statuses);
    });
    const bytes = Buffer.from(text, 'latin1');
    if (isWhole) socket.write(bytes);
    else socket.end(bytes);
  });
}
