import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';
import { allPages, assetsOf, someAddress } from './load.mjs';

/** Sends requests as a browser does: compressed, over connections that stay open. */
export async function createVisitor(origin) {
  const pages = await allPages(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const browser = { 'accept-encoding': 'br, gzip', accept: 'text/html,image/avif,image/webp,*/*' };

  function ask(path, { method = 'GET', headers = {}, body } = {}) {
    return new Promise((resolve) => {
      const begun = performance.now();
      const done = (status, bytes = 0) => resolve({ status, bytes, ms: performance.now() - begun });
      const asked = request(origin + path, { method, agent, headers: { ...browser, ...headers } }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk) => {
          bytes += chunk.length;
        });
        answer.on('end', () => done(answer.statusCode, bytes)).on('error', () => done(0));
      });
      asked.on('error', () => done(0)).end(body);
    });
  }

  return {
    pages,
    page: (path = pages[randomInt(pages.length)]) => ask(path),
    /** An address that nobody has asked for, so that it is rendered. */
    rendered: () => ask(`/search?q=${randomUUID().slice(0, 8)}`),
    file: (path) => ask(path),
    enquiry() {
      const fields = {
        ...enquiryFields({ email: `${randomUUID()}@example.com`, submissionId: randomUUID() }),
        phone: `+91 98${randomInt(10_000_000, 99_999_999)}`,
      };
      const body = new URLSearchParams(fields).toString();
      const headers = {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': someAddress(),
      };
      return ask('/enquire', { method: 'POST', headers, body });
    },
    close: () => agent.destroy(),
  };
}

/** Returns what a browser fetches for a first page: its scripts, and the pictures that it shows at one width. */
export async function readFiles(origin, path = '/') {
  const html = await (await fetch(origin + path)).text();
  const sets = [...html.matchAll(/srcset="([^"]*)"/gi)].map(([, set]) => set.replaceAll('&amp;', '&').split(', ')[0]);
  const pictures = sets
    .map((candidate) => candidate?.split(' ')[0])
    .filter((target) => target?.startsWith('/storage/'));
  return { scripts: assetsOf(html), pictures: [...new Set(pictures)] };
}
