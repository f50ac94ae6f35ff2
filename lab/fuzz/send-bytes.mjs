import { connect } from 'node:net';

/** Milliseconds. */
const timeoutMs = 1_000;

/**
 * Sends bytes over a socket of their own, closes its sending side, and reads to the end.
 * @returns {Promise<number[]>} the statuses of the answers
 */
export function sendBytes(port, text) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const statuses = [];
    const timer = setTimeout(() => socket.destroy(), timeoutMs);
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
    socket.end(Buffer.from(text, 'latin1'));
  });
}
