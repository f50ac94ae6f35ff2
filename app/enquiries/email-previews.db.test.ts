import { expect, test } from 'vitest';
import { createRequests } from '#app/enquiries/requests/requests.server.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { createMailPreviews } from './email-previews.server.ts';

const { open, storedReference } = enquiriesOfThisFile();
const hotel = { name: 'The Tivoli', city: 'New Delhi', phone: '+91 11 5550 0110', email: 'thetivoli@example.com' };
const picture = { alt: 'The palace', bytes: Buffer.from('a JPEG'), width: 600, height: 400 };

async function ask(path: string): Promise<{ status: number; text: string }> {
  const { database } = open();
  const app = createMailPreviews({ database: database.jobs, findProperty: async () => ({ ...hotel, picture }) });
  const answer = await app.request(path);
  return { status: answer.status, text: await answer.text() };
}

test('what was sent last is listed with its mails, a lead of a booking once', async () => {
  const reference = await storedReference();
  const { database, spamFilter } = open();
  const sent = { name: 'Meera Sample', email: 'meera@example.com' };
  await createRequests({ afterSubmit() {}, database, spamFilter, findVenues, log }).loyalty(sent);
  const { text } = await ask('/');
  expect(text.match(/<li>/g)).toHaveLength(2);
  expect(text).toContain(`<li>${reference} (venue_bookings): <a href="mail/venue_bookings/`);
  expect(text).toMatch(/acknowledgement">acknowledgement<\/a>, <a href="[^"]+alert">alert<\/a><\/li><li>/);
});

test('a mail is shown as a mail reader shows it, with its picture, or as plain text', async () => {
  const reference = await storedReference();
  const { rows } = await open().db.owner.query('select id from venue_bookings');
  const path = `/venue_bookings/${rows[0].id}`;
  const page = await ask(`${path}/acknowledgement`);
  expect(page.text).toContain(`src="data:image/jpeg;base64,${picture.bytes.toString('base64')}"`);
  expect(page.text).toContain(`we have your enquiry ${reference}`);
  expect((await ask(`${path}/acknowledgement?as=text`)).text).toMatch(/^Namaste Meera Sample,\n/);
  expect((await ask(`${path}/alert?as=text`)).text).toMatch(/^Answer by /);
  expect((await ask(`${path}/alert`)).text).not.toContain('base64');
  for (const none of [`${path}/other`, `/leads/${crypto.randomUUID()}/alert`, `/staff/${rows[0].id}/alert`])
    expect((await ask(none)).status).toBe(404);
});
