import { expect, test } from 'vitest';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone } from '#tests/browser/site.ts';
import { inDays } from '#tests/support/dates.ts';

const { site, pageOf } = deskPagesOfThisFile();

test('in Hindi five functions are sent by WhatsApp without e-mail, and a colleague pastes them', async () => {
  const page = await site.visitor({ viewport: phone });
  const opened: string[] = [];
  await page.route('https://wa.me/**', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('text') ?? '');
    return route.fulfill({ status: 200, contentType: 'text/html', body: 'WhatsApp' });
  });
  await page.goto('/hi/enquire?venue=wedcation-by-tivoli-israna');
  const field = (name: string) => page.locator(`[name=${name}]`);
  const month = inDays(100).slice(0, 7);
  await field('name').fill('सुनीता शर्मा');
  await field('event_type').selectOption('wedding');
  await field('day_exactness').selectOption('month');
  await field('event_month').selectOption(month);
  await field('guest_count').fill('450');
  await field('phone').fill('98100 00000');
  await field('special_requirements').fill('खाना शाकाहारी।\nबारात घोड़े पर।');
  await hydrated(page.locator('[name=add_function]').first());
  for (const kind of ['mehndi', 'haldi', 'sangeet', 'reception'])
    await page.locator(`[name=add_function][value=${kind}]`).click();
  await field('function_4_guests').fill('300');
  const link = page.getByRole('link', { name: 'ईमेल नहीं है? WhatsApp पर भेजिए' });
  // Before the scripts have come the link has the number alone.
  await hydrated(link);
  await link.click({ noWaitAfter: true });
  await expect.poll(() => opened.at(-1) ?? '').toContain('फ़ंक्शन 4: संगीत, दिन अभी तय नहीं, 300 मेहमान');

  const desk = await pageOf('Asha', desktop, { javaScriptEnabled: false });
  await desk.goto('/desk/phone');
  await desk.getByLabel('Paste a message').fill(opened.at(-1) ?? '');
  await desk.getByRole('button', { name: 'Fill in the fields' }).click();
  const typed = (name: string) => desk.locator(`[name=${name}]`).inputValue();
  expect(await typed('venue_id')).toBe('wedcation-by-tivoli-israna');
  expect(await typed('event_date')).toBe(`${month}-01`);
  expect(await typed('function_4_kind')).toBe('sangeet');
  await desk.getByRole('button', { name: 'Save the enquiry' }).click();
  await desk.waitForURL('**/desk/enquiries/TV-*');
  const { rows } = await site.database.owner.query(
    `select customer_name as name, customer_phone as phone, language, event_type as event, event_date::text as day,
            day_exactness as exactness, guest_count as guests, functions, notes, due_at - created_at as promised
       from leads where source = 'phone_inquiry'`,
  );
  expect(rows).toEqual([
    {
      name: 'सुनीता शर्मा',
      phone: '+919810000000',
      language: 'hi',
      event: 'wedding',
      day: `${month}-01`,
      exactness: 'month',
      guests: 450,
      functions: ['wedding', 'mehndi', 'haldi', 'sangeet', 'reception'].map((kind) => ({
        kind,
        day: null,
        guests: kind === 'sangeet' ? 300 : 450,
        space: null,
      })),
      notes: 'खाना शाकाहारी।\nबारात घोड़े पर।',
      promised: expect.objectContaining({ days: 1 }),
    },
  ]);
});
