import { Agent, request } from 'node:http';

/** Each client has an address of the loopback of its own. */
export const attacker = '127.0.0.2';
export const visitor = '127.0.0.3';
/** The phones of fifty people share this address. */
export const hotelWifi = '127.0.0.4';

/** Milliseconds. */
const timeoutMs = 20_000;

/** Connections from one address that stay open from request to request, as a browser's do. */
export function keepAliveAgent(localAddress, maxSockets = 6) {
  return new Agent({ keepAlive: true, maxSockets, localAddress });
}

/**
 * Sends one request from an address of the loopback. A connection that fails is status 0, and so is an answer that
 * takes too long.
 * @param {string} origin
 * @param {{ path: string, from?: string, agent?: Agent, method?: string, headers?: object, form?: object, body?: Buffer
 *   | string, signal?: AbortSignal }} wanted `form` is posted as the plain form of our own page
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string, milliseconds:
 *   number }>}
 */
export function askFrom(origin, { path, from, agent, method, headers = {}, form, body, signal }) {
  const begun = performance.now();
  const { hostname, port } = new URL(origin);
  const sent = form ? new URLSearchParams(form).toString() : body;
  const typed = form ? { 'content-type': 'application/x-www-form-urlencoded', origin } : {};
  const length = sent === undefined ? {} : { 'content-length': Buffer.byteLength(sent) };
  return new Promise((resolve) => {
    const answer = { status: 0, headers: {}, body: '' };
    const done = () => resolve({ ...answer, milliseconds: performance.now() - begun });
    const asking = request({
      hostname,
      port,
      path,
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      headers: { ...typed, ...length, ...headers },
      signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs),
      ...(agent ? { agent } : { localAddress: from, agent: false }),
    });
    asking.once('error', done);
    asking.once('response', (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.once('error', done);
      response.once('end', () => {
        const { statusCode: status, headers: received } = response;
        Object.assign(answer, { status, headers: received, body: Buffer.concat(pieces).toString('latin1') });
        done();
      });
    });
    asking.end(sent);
  });
}

/** Counts how often each status came. */
export function countStatuses(answers) {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
