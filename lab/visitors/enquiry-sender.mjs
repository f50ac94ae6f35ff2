import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const eventDate = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);

/** The values of the form's fields. */
export function enquiryFields({ email, submissionId }) {
  return {
    variant: 'enquiry',
    submission_id: submissionId,
    name: 'Meera Sample',
    email,
    phone: '+91 98100 00000',
    event_type: 'wedding',
    event_date: eventDate,
    guest_count: '450',
  };
}

/**
 * Sends one enquiry as the plain form does. It is found in the database by its e-mail address.
 * @param {string} origin of the site
 * @param {{ email: string, submissionId: string }} enquiry
 * @returns {Promise<number>} the status: 303 promises that it is stored
 */
export async function sendEnquiry(origin, enquiry) {
  const body = new URLSearchParams(enquiryFields(enquiry));
  const answer = await fetch(`${origin}/enquire`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Sends one enquiry after another, every third one twice at once, until told to stop.
 * @param {string} origin
 * @param {{ running: boolean, sent: Set<string>, acknowledged: Set<string>, answers: Map<number, number> }} tally
 */
export async function keepSending(origin, tally) {
  for (let count = 0; tally.running; count += 1) {
    const enquiry = { email: `${randomUUID()}@example.com`, submissionId: randomUUID() };
    tally.sent.add(enquiry.email);
    const times = count % 3 === 0 ? 2 : 1;
    const sends = Array.from({ length: times }, () => sendEnquiry(origin, enquiry).catch(() => 0));
    const statuses = await Promise.all(sends);
    for (const status of statuses) tally.answers.set(status, (tally.answers.get(status) ?? 0) + 1);
    if (statuses.includes(303)) tally.acknowledged.add(enquiry.email);
    // Nobody listens while the site is down.
    if (statuses.includes(0)) await wait(20);
  }
}
