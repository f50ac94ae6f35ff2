import { expect, test } from 'vitest';
import { deskPaths } from '#app/desk-paths.ts';
import { signedIn } from '#tests/browser/signed-in.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { bookingsOf } from '#tests/support/bookings.ts';

const site = siteOfThisFile();

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}/enquire`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.url, ...headers },
    redirect: 'manual',
  });
}

async function confirmation(
  sent: Response,
  cookie?: string,
): Promise<{ status: number; cache: string | null; words: string }> {
  const response = await fetch(new URL(sent.headers.get('location') ?? '', site.url), {
    headers: cookie ? { cookie } : {},
  });
  const words = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? '';
  return { status: response.status, cache: response.headers.get('cache-control'), words };
}

function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('a plain post is answered with 303 to a confirmation that nobody keeps', async () => {
  const sent = await post(anEnquiry({ email: 'plain@example.com' }));
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/enquire\/sent\/TV-[0-9A-Z]{6}$/);
  expect(sent.headers.get('set-cookie')).toMatch(/Path=\/enquire; HttpOnly; SameSite=Lax$/);
  const { status, cache, words } = await confirmation(sent, cookieOf(sent));
  expect(status).toBe(200);
  expect(cache).toContain('no-store');
  expect(words).toContain('plain@example.com');
});

test('the reference alone shows nothing of the enquiry', async () => {
  const sent = await post(anEnquiry({ email: 'alone@example.com' }));
  const stranger = await post(anEnquiry({ email: 'stranger@example.com' }));
  for (const cookie of ['', cookieOf(stranger), `${cookieOf(sent)}x`]) {
    const { status, words } = await confirmation(sent, cookie);
    expect(status).toBe(200);
    expect(words).toContain('Your enquiry');
    expect(words).toContain('only in the browser that sent it');
    expect(words).not.toMatch(/Submitted|Thank you/);
    expect(words).not.toContain('alone@example.com');
    expect(words).not.toContain('450');
  }
});

test('the sender is told when it is the database that does not answer', async () => {
  const sent = await post(anEnquiry({ email: 'patient@example.com' }));
  await site.database.owner.query('alter table venue_bookings rename to bookings_away');
  try {
    expect((await confirmation(sent, cookieOf(sent))).words).toContain('We have your request.');
    expect((await confirmation(sent)).words).toContain('only in the browser that sent it');
  } finally {
    await site.database.owner.query('alter table bookings_away rename to venue_bookings');
  }
  expect((await confirmation(sent, cookieOf(sent))).words).toContain('patient@example.com');
});

test('an address that is no reference is not found', async () => {
  const addresses = ['TV-OOOOOO', 'tv-7k3m9q', '1', '%00', "TV-7K3M9Q'--"];
  const responses = await Promise.all(addresses.map((address) => fetch(`${site.url}/enquire/sent/${address}`)));
  expect(responses.every(({ status }) => status === 404 || status === 400)).toBe(true);
  expect(await responses[0]?.text()).toContain('<title>Page Not Found – Tivoli</title>');
});

test.each(['/', '/locations', '/hotel/the-tivoli'])('a post to %s, which takes none, is told so', async (path) => {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha' }),
    headers: { origin: site.url },
  });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await response.text()).toContain('<title>Not allowed here – Tivoli</title>');
});

test('the home variant is thanked in its own words', async () => {
  const sent = await post(anEnquiry({ variant: 'home', email: 'home@example.com' }));
  const { words } = await confirmation(sent, cookieOf(sent));
  expect(words).toContain(
    'Thank you for your interest in Tivoli. Our team will contact you within 24 hours to confirm your booking details.',
  );
});

test('the home variant is shown again with its own fields and words', async () => {
  const response = await post(anEnquiry({ variant: 'home', venue_id: '' }));
  expect(response.status).toBe(422);
  const html = await response.text();
  for (const words of ['Preferred Venue', 'Choose a venue', 'MICE - Meetings', 'Submit Booking Request'])
    expect(html).toContain(words);
  expect(html).not.toContain('Budget Range');
});

test('20 identical posts at once are one enquiry, with an id and without', async () => {
  for (const submission_id of [crypto.randomUUID(), '']) {
    const email = `twenty.${submission_id.length}@example.com`;
    const values = anEnquiry({ submission_id, email });
    const sent = await Promise.all(Array.from({ length: 20 }, () => post(values)));
    expect(new Set(sent.map((response) => response.headers.get('location'))).size).toBe(1);
    expect(await bookingsOf(site.database, email)).toBe(1);
  }
});

test.each([
  ['event_type', 'funeral'],
  ['event_date', '2020-01-01'],
  ['guest_count', '0'],
  ['guest_count', '10001'],
  ['guest_count', '2.5'],
  ['venue_id', 'nowhere'],
  ['budget_range', 'a-fortune'],
  ['email', 'a@b'],
  ['phone', '12'],
])('%s %s is answered with 422 and the form', async (field, value) => {
  const response = await post(anEnquiry({ [field]: value }));
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const html = await response.text();
  expect(html).toContain(`id="enquiry-${field.replaceAll('_', '-')}-error"`);
  expect(html).toContain('value="Meera Sample"');
});

test('no body brings the site to its knees', async () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/enquire`, { method: 'POST', body, headers: { origin: site.url, ...headers } });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const upload = new FormData();
  for (const [name, value] of Object.entries(anEnquiry())) upload.append(name, value);
  upload.set('name', new Blob(['not a name']), 'name.txt');
  const responses = await Promise.all([
    send('', form),
    send('name=%E0%A4%A', form),
    send('name=a%00b', form),
    send('__proto__=1&constructor=2&name=a&name=b&toString=3', form),
    send('{"name":"a"}', { 'content-type': 'application/json' }),
    send('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=y' }),
    send(upload),
    send(`name=${'x'.repeat(70_000)}`, form),
    send(new URLSearchParams({ ...anEnquiry(), name: '\u202e<svg/onload=alert(1)>', venue_id: "' or 1=1 --" })),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([422, 400, 400, 422, 415, 400, 422, 413, 422]);
  expect(await responses.at(-1)?.text()).not.toContain('<svg/onload');
});

test('what is held back is acknowledged in honest words, and stands in the inbox on its clock', async () => {
  const held = await post({ ...anEnquiry({ email: 'held@example.com' }), fax: '+1 555' });
  const { words } = await confirmation(held, cookieOf(held));
  expect(words).toContain('a person looks at it first, and no e-mail goes out to you until then');
  const page = await signedIn(site, await site.visitor({ viewport: desktop }));
  await page.goto(deskPaths.inbox());
  await page.getByText('1 held back until somebody has looked; the first is due in 23 h').waitFor();
  await page.getByRole('link', { name: 'Look through them' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Held back' });
  await row.getByText(/^Due in 23 h/).waitFor();
  const several: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    const sent = await post(
      anEnquiry({ email: `one-mailbox+${number}@example.com`, guest_count: String(90 + number) }),
    );
    several.push((await confirmation(sent, cookieOf(sent))).words);
  }
  expect(several.map((text) => text.includes('none goes out to you for this one'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
