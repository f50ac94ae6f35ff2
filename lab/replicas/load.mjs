import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';

/** Returns every page of the sitemap. */
export async function allPages(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

/** One enquiry is tried so often, as the form's script does. */
const mostTries = 8;
const form = 'application/x-www-form-urlencoded';

/** Returns another visitor's address each time. */
export const someAddress = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * Sends visitors and enquiries to the proxy, at a rate that does not fill the machine.
 * @param {{ origin: string, visitors: number, senders: number, pauseMs: number }} load
 */
export async function startLoad({ origin, visitors, senders, pauseMs }) {
  const pages = await allPages(origin);
  const requests = { page: 0, asset: 0, oldAsset: 0, enquiry: 0 };
  const failures = [];
  const enquiries = new Map();
  const times = [];
  let oldAssets = [];
  let running = true;

  async function ask(kind, path, options = {}) {
    requests[kind] += 1;
    const begun = Date.now();
    try {
      const answer = await fetch(origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
        ...options,
      });
      const text = await answer.text();
      times.push(Date.now() - begun);
      const { status } = answer;
      if (status >= 400) failures.push({ kind, path, status, begun, ended: Date.now(), words: plain(text) });
      return { status, text };
    } catch (error) {
      const reason = error.cause?.code ?? error.name;
      failures.push({ kind, path, status: reason, begun, ended: Date.now() });
      return { status: 0, text: '' };
    }
  }

  async function visit() {
    while (running) {
      const { text } = await ask('page', pages[randomInt(pages.length)]);
      const assets = assetsOf(text);
      if (assets.length > 0) await ask('asset', assets[randomInt(assets.length)]);
      await wait(pauseMs);
    }
  }

  /** A visitor whose page was opened before the release. */
  async function keepAnOldPage() {
    oldAssets = assetsOf((await ask('page', '/')).text);
    while (running) {
      for (const path of oldAssets) if (running) await ask('oldAsset', path);
      await wait(1_000);
    }
  }

  async function send() {
    for (let count = 0; running; count += 1) {
      const enquiry = { email: `${randomUUID()}@example.com`, submissionId: randomUUID() };
      enquiries.set(enquiry.email, false);
      const headers = { origin, 'content-type': form, 'x-forwarded-for': someAddress() };
      // Many enquiries under one number would be held back as spam, without mail.
      const fields = { ...enquiryFields(enquiry), phone: `+91 98${randomInt(10_000_000, 99_999_999)}` };
      const once = () => ask('enquiry', '/enquire', { method: 'POST', headers, body: new URLSearchParams(fields) });
      // Every third enquiry is sent twice at once, as a double click does.
      const sends = count % 3 === 0 ? [once(), once()] : [once()];
      let isKept = (await Promise.all(sends)).some(({ status }) => status === 303);
      for (let tries = 1; !isKept && tries < mostTries; tries += 1) {
        await wait(250);
        isKept = (await once()).status === 303;
      }
      enquiries.set(enquiry.email, isKept);
      await wait(pauseMs);
    }
  }

  const work = [keepAnOldPage(), ...Array.from({ length: visitors }, visit), ...Array.from({ length: senders }, send)];
  return {
    requests,
    failures,
    enquiries,
    times,
    oldAssets: () => oldAssets,
    async stop() {
      running = false;
      await Promise.all(work);
    },
  };
}

/** Returns the text of an error page, for the report. */
const plain = (html) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>|\s+/g, ' ').slice(0, 200);

/** Returns the scripts and styles that a page names. */
export function assetsOf(html) {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
}
