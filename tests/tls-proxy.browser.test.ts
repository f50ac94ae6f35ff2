import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays } from '#tests/support/dates.ts';
import { EnquiryPage } from './browser/enquiry-page.ts';
import { siteOfThisFile } from './browser/site.ts';
import { startTlsProxy } from './browser/tls-proxy.ts';

const site = siteOfThisFile({ config: { trustedProxies: ['127.0.0.1'] } });
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;

beforeAll(async () => {
  proxy = await startTlsProxy(() => site.url);
});

afterAll(() => proxy.close());

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])(
  'an enquiry behind a proxy that ends TLS is stored once and confirmed there, %s',
  async (name, javaScriptEnabled) => {
    const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
    const page = await site.visitor({ baseURL: proxy.url, ignoreHTTPSErrors: true, javaScriptEnabled });
    await page.goto('/enquire?venue=the-tivoli');
    // A form that is sent before the script runs is a plain post, which leads to the confirmation at once.
    if (javaScriptEnabled) await new EnquiryPage(page).running();
    await page.getByLabel('Name').fill('Meera Sample');
    await page.getByLabel('Event Type').selectOption('corporate');
    await page.getByLabel('Event Date').fill(inDays(30));
    await page.getByLabel('Number of Guests').fill('80');
    await page.getByLabel('Phone').fill('+91 98100 00000');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Submit Enquiry' }).click();
    await page.getByRole('heading', { name: 'Booking Request Submitted!' }).waitFor();

    expect(new URL(page.url()).origin).toBe(proxy.url);
    await page.getByText(email).first().waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.every((cookie) => cookie.secure && cookie.httpOnly)).toBe(true);
    const { rows } = await site.database.owner.query('select venue_id from venue_bookings where email = $1', [email]);
    expect(rows).toEqual([{ venue_id: 'the-tivoli' }]);
  },
);
