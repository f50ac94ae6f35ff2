import { connect } from 'node:net';

/** The bytes that each kind sends at once, and then byte by byte. */
export const slowKinds = {
  silent: { first: '', more: '' },
  head: { first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', more: 'y' },
  body: {
    first:
      'POST /send/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n',
    more: 'a',
  },
  reader: { first: 'GET /hotel/the-tivoli HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20), more: '' },
};

/** Milliseconds between two bytes. */
const pause = 3_000;

/**
 * Keeps one slow connection open until `signal` aborts, and opens another whenever the site cuts it.
 * @param {number} port
 * @param {keyof typeof slowKinds} kind
 * @param {AbortSignal} signal
 * @param {(milliseconds: number) => void} onCut told how long each lived
 */
export function slowVisitor(port, kind, signal, onCut) {
  const { first, more } = slowKinds[kind];
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  if (kind === 'reader') socket.pause();
  else socket.resume();
  socket.on('error', () => {});
  socket.write(first);
  const drip = setInterval(() => more && socket.writable && socket.write(more), pause);
  const leave = () => socket.destroy();
  signal.addEventListener('abort', leave, { once: true });
  socket.on('close', () => {
    clearInterval(drip);
    signal.removeEventListener('abort', leave);
    if (signal.aborted) return;
    onCut(performance.now() - begun);
    slowVisitor(port, kind, signal, onCut);
  });
}
