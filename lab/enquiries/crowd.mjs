import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';

/**
 * Sends enquiries from several connections at once, each of which waits for its answer. All are behind one address,
 * as the guests of a wedding fair are, or each has its own.
 * @param {{ origin: string, count: number, connections: number, isSpread?: boolean }} crowd
 * @returns {Promise<{ seconds: number, sent: { email: string, status: number, ms: number, answeredAt: number }[] }>}
 */
export async function sendFromCrowd({ origin, count, connections, isSpread = false }) {
  const sent = [];
  let left = count;
  const begun = performance.now();
  async function one(number) {
    const localAddress = isSpread ? `127.0.1.${1 + (number % 250)}` : '127.0.0.1';
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
    while (left > 0) {
      left -= 1;
      const enquiry = { email: `${randomUUID()}@example.com`, submissionId: randomUUID() };
      const start = performance.now();
      const status = await post(agent, origin, new URLSearchParams(enquiryFields(enquiry)).toString());
      const answeredAt = performance.now();
      sent.push({ email: enquiry.email, status, ms: answeredAt - start, answeredAt });
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => one(number)));
  return { seconds: (performance.now() - begun) / 1000, sent };
}

function post(agent, origin, body) {
  const headers = {
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    request(`${origin}/enquire`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(body);
  });
}
