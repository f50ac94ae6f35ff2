import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { enquiryFields } from './enquiry-sender.mjs';

const post = (address, fields, origin) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), headers: { origin }, redirect: 'manual' });

/** Sends an enquiry, and returns the key of the family's own page from its confirmation. */
async function openPage(origin, { sent, acknowledged }) {
  const enquiry = { email: `${randomUUID()}@example.com`, submissionId: randomUUID() };
  sent.add(enquiry.email);
  const answer = await post(`${origin}/enquire`, enquiryFields(enquiry), origin);
  if (answer.status !== 303) return undefined;
  acknowledged.add(enquiry.email);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const confirmation = await fetch(new URL(answer.headers.get('location'), origin), { headers: { cookie } });
  const [, key] = /\/family\?key=([\w-]+)/.exec(await confirmation.text()) ?? [];
  return key;
}

/**
 * Changes the guests on one family's page again and again. What was not answered is sent once more under the same id, also
 * after the site was killed, as the page's script does.
 * @param {string} origin
 * @param {{ running: boolean, sent: Set<string>, acknowledged: Set<string>, changes: Map<string, boolean>, families: { key: string, pending?: Record<string, string> }[] }} tally
 * @param {number} place of the family in the tally
 */
export async function keepChanging(origin, tally, place) {
  while (tally.running) {
    tally.families[place] ??= await openPage(origin, tally).then(
      (key) => key && { key },
      () => undefined,
    );
    const family = tally.families[place];
    if (!family) {
      await wait(20);
      continue;
    }
    family.pending ??= {
      key: family.key,
      act: 'change',
      event_date: enquiryFields({}).event_date,
      guest_count: String(1 + Math.floor(Math.random() * 2_000)),
      message: randomUUID(),
      submission_id: randomUUID(),
    };
    const { message } = family.pending;
    if (!tally.changes.has(message)) tally.changes.set(message, false);
    const send = () =>
      post(`${origin}/family?key=${family.key}`, family.pending, origin).then(
        ({ status }) => status,
        () => 0,
      );
    const statuses = await Promise.all([send(), send()]);
    if (statuses.includes(303)) {
      tally.changes.set(message, true);
      family.pending = undefined;
    } else await wait(20);
  }
}
