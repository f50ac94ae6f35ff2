import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { signedIn } from '#tests/browser/signed-in.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';

/** Mails name the public address of the site, so that its port is chosen before it starts. */
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
});
const publicUrl = `http://127.0.0.1:${port}`;
const site = siteOfThisFile({ config: { port, publicUrl } });

async function mailsAbout(subject: string, kind: string) {
  const outbox = join(site.config.dataDir, 'outbox');
  const named = async () =>
    (await readdir(outbox).catch(() => [])).filter(
      (name) => name.startsWith(`enquiry-${subject}.${kind}`) && name.endsWith('.eml'),
    );
  await expect.poll(named, { timeout: 15_000 }).not.toEqual([]);
  const names = (await named()).toSorted();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}

/** Sends an enquiry for a wedding and a sangeet; returns its row, and the address in the mail about it. */
async function enquired(email: string, prefix = '') {
  const body = new URLSearchParams({
    ...anEnquiry({ email, special_requirements: 'Ring 98100 00000 after six.' }),
    function_2_kind: 'sangeet',
    function_2_day: inDays(119),
    function_2_guests: '300',
  });
  const sent = await fetch(`${site.url}${prefix}/enquire`, {
    method: 'POST',
    body,
    headers: { origin: site.url },
    redirect: 'manual',
  });
  expect(sent.status).toBe(303);
  const { rows } = await site.database.owner.query(
    'select b.id, b.reference, l.id as lead from venue_bookings b join leads l on l.booking_id = b.id where b.email = $1',
    [email],
  );
  const [mail] = await mailsAbout(rows[0].id, 'acknowledgement');
  const address = /http\S+\/family\?key=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
  return { ...(rows[0] as { id: string; reference: string; lead: string }), address };
}

const timelineOf = async (lead: string) =>
  (await site.database.owner.query('select kind, after, note from desk.change where lead_id = $1 order by id', [lead]))
    .rows;

const fold = (page: Page, label: string) => page.locator('summary').filter({ hasText: label });

test('a couple changes the sangeet from the link in the mail, and its relatives read no contact', async () => {
  const { id, lead, reference, address } = await enquired('couple@example.com');
  const page = await site.visitor();
  await page.goto(address);
  await page.getByRole('heading', { name: 'Namaste, Meera Sample' }).waitFor();
  const main = page.getByRole('main');
  await main.getByText(/The events team of The Tivoli answers you by (the morning of )?\w+day/).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  expect(await timelineOf(lead), 'opening a page changes nothing').toEqual([]);

  await fold(page, 'Change the day').click();
  const guests = page.getByLabel('Function 2, guests');
  await hydrated(guests);
  await guests.fill('four hundred');
  await page.getByRole('button', { name: 'Send the change' }).click();
  await page
    .getByRole('alert')
    .getByText(/whole number of guests/)
    .waitFor();
  await guests.fill('400');
  await page.getByLabel('Anything you would like to add').fill('The Kapoors come.');
  await page.reload();
  await fold(page, 'Change the day').click();
  await expect.poll(() => guests.inputValue()).toBe('400');
  await hydrated(guests);
  await page.getByRole('button', { name: 'Send the change' }).dblclick({ noWaitAfter: true });
  await main.getByText('Thank you. Your change is with us.').waitFor();
  await main.getByText('The Kapoors come.').waitFor();
  expect(await main.textContent()).toContain('Sangeet, ');
  expect(await timelineOf(lead)).toEqual([
    { kind: 'family', after: { act: 'change', functions: expect.any(Array) }, note: 'The Kapoors come.' },
  ]);
  const [told] = await mailsAbout(id, 'act');
  expect(told?.subject).toMatch(new RegExp(`^${reference}: The family changed Sangeet, .*, 400 guests$`));
  expect(told?.text).toContain('The Kapoors come.');

  await fold(page, 'Share with your relatives').click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const relatives = await page.getByLabel('The link for your relatives').inputValue();
  const aunt = await site.visitor({ viewport: desktop });
  await aunt.goto(relatives);
  await aunt.getByRole('heading', { name: 'A celebration at The Tivoli' }).waitFor();
  const read = (await aunt.getByRole('main').textContent()) + (await aunt.content()).replace(/<footer.*/s, '');
  expect(read).toContain('400');
  expect(read).not.toMatch(/98100|couple@example|Meera|Kapoor|after six/);
  expect(await aunt.getByRole('main').getByRole('button').count(), 'nothing to press').toBe(0);
  await expectAccessible(aunt);
  await expectToFit(aunt);
});

test('without a script a family asks for a visit in Hindi, the team agrees, and both get the time', async () => {
  const { id, reference, address } = await enquired('hindi@example.com', '/hi');
  expect(new URL(address).pathname).toBe('/hi/family');
  const page = await site.visitor({ javaScriptEnabled: false, viewport: desktop });
  await page.goto(address);
  await fold(page, 'आकर देखें').click();
  const form = page.locator('form').filter({ has: page.locator('[value=visit][name=act]') });
  await form.getByLabel('कौन-कौन आएगा').fill('दादी भी आएँगी।');
  await form.getByRole('button').last().click();
  await page
    .getByRole('alert')
    .getByText(/दिन चुनें/)
    .first()
    .waitFor();
  expect(await form.getByLabel('कौन-कौन आएगा').inputValue(), 'what was typed is kept').toBe('दादी भी आएँगी।');
  await form.getByLabel('पहली पसंद', { exact: false }).first().fill(inDays(5));
  await form.locator('[name=hour_1]').selectOption('16:00');
  await form.getByRole('button').last().click();
  await page.getByText('धन्यवाद। हम आपके बताए समय में से एक पक्का करेंगे।').waitFor();

  const desk = await signedIn(site, await site.visitor({ viewport: desktop }));
  await desk.goto(`/desk/enquiries/${reference}`);
  await desk
    .getByText(/^The family asks for a visit: \w+day/)
    .first()
    .waitFor();
  await desk.getByRole('button', { name: /^Agree on \w+day .*, 4:00 PM/ }).click();
  await desk.getByText(/^A visit is agreed: /).waitFor();
  await expect.poll(async () => (await mailsAbout(id, 'visit')).length).toBe(2);
  const [toTeam, toFamily] = await mailsAbout(id, 'visit');
  expect(toFamily?.to?.[0]?.address).toBe('hindi@example.com');
  expect(toFamily?.subject).toContain('आपका आना');
  expect(toTeam?.to?.[0]?.address).toBe('thetivoli@example.com');
  const [entry] = toFamily?.attachments ?? [];
  const ics = Buffer.from(entry?.content as ArrayBuffer).toString();
  expect(ics).toContain(`DTSTART:${inDays(5).replaceAll('-', '')}T103000Z`);
  expect(ics).toContain('STATUS:CONFIRMED');
  await page.reload();
  await page.getByText(/भारतीय समय\) को आपका इंतज़ार रहेगा/).waitFor();

  await fold(page, 'वापस लें').click();
  await page.getByRole('button', { name: 'हाँ, वापस लें' }).click();
  await page.getByText('आपने इसे वापस ले लिया है।').first().waitFor();
});

test.each([true, false])('a function is added on the family’s page (with scripts: %s)', async (javaScriptEnabled) => {
  const { lead, address } = await enquired(`added-${javaScriptEnabled}@example.com`);
  const page = await site.visitor({ javaScriptEnabled });
  await page.goto(address);
  await fold(page, 'Change the day').click();
  const add = page.getByRole('button', { name: 'Mehndi' });
  if (javaScriptEnabled) await hydrated(add);
  await page.getByLabel('Anything you would like to add').fill('In the garden, if it is dry.');
  await add.click();
  await page.getByLabel('Function 3, day').fill(inDays(118));
  expect(await page.getByLabel('Anything you would like to add').inputValue()).toBe('In the garden, if it is dry.');
  await page.getByRole('button', { name: 'Send the change' }).click();
  const main = page.getByRole('main');
  await main.getByText('Thank you. Your change is with us.').waitFor();
  await main
    .getByText(/^Mehndi, \d+ \w+ \d{4}/)
    .first()
    .waitFor();
  const { rows } = await site.database.owner.query('select functions from leads where id = $1', [lead]);
  expect(rows[0].functions).toMatchObject([
    { kind: 'wedding' },
    { kind: 'sangeet', guests: 300 },
    { kind: 'mehndi', day: inDays(118) },
  ]);
});

test('in Hindi, with everything opened, the page has no barrier and fits every screen', async () => {
  const { address } = await enquired('barrier@example.com', '/hi');
  const page = await site.visitor();
  await page.goto(address);
  await hydrated(page.locator('[name=guest_count]'));
  for (const line of await page.getByRole('main').locator('summary').all()) await line.click();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectToFit(page);
  }
});

test('the address of the page is told to no other site, referrer, cache or search engine', async () => {
  const { address } = await enquired('quiet@example.com');
  const key = new URL(address).searchParams.get('key') ?? '';
  const page = await site.visitor({ viewport: desktop });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The headers as they were sent, not as they were planned; of a request that is given up nobody ever tells them.
  const referrers: Promise<string>[] = [];
  page.on('requestfinished', (request) => referrers.push(request.allHeaders().then(({ referer = '' }) => referer)));
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('link', { name: 'See The Tivoli' }).click();
  await page.waitForURL('**/hotel/the-tivoli');
  await page.waitForLoadState('networkidle');
  expect(referrers.length).toBeGreaterThan(10);
  expect((await Promise.all(referrers)).filter((referrer) => referrer.includes(key))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== site.url)).toEqual([]);
  const told = asked.filter((url) => url.includes(key)).map((url) => new URL(url).pathname);
  expect(new Set(told)).toEqual(new Set(['/family']));
  const wrong = await fetch(`${site.url}/family?key=${key.slice(1)}x`);
  expect(wrong.status).toBe(410);
  await wrong.arrayBuffer();
});
