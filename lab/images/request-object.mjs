import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Sends a target exactly as it is; no URL parser normalises it first.
 * @param {number} port
 * @param {{ target: string, method: string, headers: Record<string, string> }} wanted
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function requestObject(port, { target, method, headers }) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path: target, method, headers, agent }, (incoming) => {
      const chunks = [];
      incoming.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject).end();
  });
}
