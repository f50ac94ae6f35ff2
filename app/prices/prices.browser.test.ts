import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();

/** A day to come on which the prices of the season hold. */
const winter = [1, 2, 12].includes(Number(inDays(30).slice(5, 7))) ? inDays(30) : `${inDays(0).slice(0, 4)}-12-15`;

test('in Hindi eight taps tell plate, kitchen, parking and advance of the nearest house', async () => {
  const page = await site.visitor({ viewport: phone, hasTouch: true });
  await page.goto('/hi/search?q=करनाल');
  // The home page's search is two taps away from here.
  let taps = 2;
  const tap = async (target: ReturnType<typeof page.locator>) => {
    taps += 1;
    await target.tap();
  };
  await tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /Wedcation, Israna/ })
      .first(),
  );
  await tap(page.getByRole('navigation', { name: 'इस पेज पर' }).getByRole('link', { name: 'दाम' }));
  const prices = page.locator('#prices');
  const plate = prices.getByRole('row', { name: /शाकाहारी दावत/ });
  expect(await plate.textContent()).toContain('₹1,450');
  await tap(prices.locator('summary'));
  for (const [question, answer] of [
    ['क्या रसोई पूरी तरह शाकाहारी हो सकती है?', 'हाँ, आप चाहें तो'],
    ['कितनी गाड़ियों की पार्किंग है?', '350'],
    ['एडवांस कितना है?', '25% देने पर तारीख़ पक्की'],
  ] as const) {
    const row = prices.locator('dl > div').filter({ hasText: question });
    expect(await row.locator('dd').textContent()).toBe(answer);
    expect(await row.isVisible()).toBe(true);
  }
  expect(taps).toBeLessThanOrEqual(8);
  await expectToFit(page);
  await expectAccessible(page);
});

test('without a script a search by price says what the event costs; without prices there is no section', async () => {
  const page = await site.visitor({ viewport: desktop, javaScriptEnabled: false });
  await page.goto(`/locations?guests=600&date=${winter}&vegetarian=yes&budget=1600`);
  const finder = page.locator('#finder');
  expect(await finder.getByLabel('Rupees a plate, at most').inputValue()).toBe('1600');
  const house = finder.getByRole('heading', { level: 3 }).filter({ hasText: 'Tivoli Royal Palace' });
  expect(await house.textContent()).toContain('from ₹9.6 lakh plus taxes for 600 guests, vegetarian');
  expect(await finder.textContent()).not.toContain('The Upper HSE');
  await page.goto('/locations?guests=600&budget=200');
  await finder.getByRole('link', { name: /at any price/ }).click();
  expect(await finder.getByRole('status').textContent()).toMatch(/spaces? fit/);

  await page.goto('/hotel/omnia-noida');
  expect(await page.locator('#prices').count()).toBe(0);
  await page.goto('/compare?a=the-tivoli&b=tivoli-royal-palace&c=tivoli-bijwasan');
  for (const row of [/^Conference day/, /^Airport/]) {
    const cells = page.getByRole('row', { name: row }).getByRole('cell');
    expect(await cells.allTextContents()).toEqual([1, 2, 3].map(() => expect.stringMatching(/\d/)));
  }
});

test('the form says what the event may cost, live, and without a script at a press', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/enquire?venue=tivoli-royal-palace');
  const field = (name: string) => page.locator(`[name=${name}]`);
  await hydrated(field('guest_count'));
  await field('event_date').fill(winter);
  await field('guest_count').fill('600');
  const line = page.locator('#enquiry-estimate');
  await expect.poll(() => line.textContent()).toContain('₹9.6 lakh – ₹11.4 lakh, plus taxes (an estimate)');
  await field('guest_count').fill('300');
  await expect.poll(() => line.textContent()).toContain('₹4.8 lakh – ₹5.7 lakh');
  expect(await page.getByRole('button', { name: 'Show what it may cost' }).isVisible()).toBe(false);
  await expectToFit(page);

  const plain = await site.visitor({ viewport: phone, javaScriptEnabled: false });
  await plain.goto('/hi/hotel/tivoli-royal-palace', { waitUntil: 'domcontentloaded' });
  await plain.locator('[name=name]').fill('सुनीता शर्मा');
  await plain.locator('[name=event_date]').fill(winter);
  await plain.locator('[name=guest_count]').fill('600');
  await plain.getByRole('button', { name: 'अनुमानित ख़र्च देखें' }).click();
  expect(await plain.locator('#enquiry-estimate').textContent()).toContain('₹9.6 लाख – ₹11.4 लाख, टैक्स अलग (अनुमान)');
  expect(await plain.locator('[name=name]').inputValue()).toBe('सुनीता शर्मा');
  expect(await plain.getByRole('alert').count()).toBe(0);
});
