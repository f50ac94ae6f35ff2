import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readMailsFrom } from '#tests/browser/mails-about.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteOfThisFile();
const day = inDays(120);

async function send(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
}

test('the other forms say their errors in Hindi and read the digits of a Hindi keyboard', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/hi/contact?about=media');
  await page.getByLabel('फ़ोन').fill('१२');
  await send(page, 'संदेश भेजें');
  const problem = page.getByRole('alert');
  await problem.getByText('आपका संदेश: अपना संदेश लिखें').waitFor();
  await page.getByLabel('नाम').fill('रवि वर्मा');
  await page.getByLabel('ईमेल').fill('ravi@example.com');
  await page.getByLabel('फ़ोन').fill('९८१०० ०००००');
  await page.getByLabel('आपका संदेश').fill('क्या हम तस्वीरें ले सकते हैं?');
  await send(page, 'संदेश भेजें');
  await page.getByRole('heading', { name: 'आपका संदेश मिल गया' }).waitFor();
  await page.getByText('मीडिया और प्रेस').waitFor();

  await page.goto('/hi/request-room/the-tivoli');
  await page.getByLabel('चेक-इन').fill(inDays(30));
  await page.getByLabel('चेक-आउट').fill(inDays(30));
  await page.getByLabel('वयस्क').fill('३');
  await page.getByLabel('नाम').fill('आशा शर्मा');
  await page.getByLabel('ईमेल').fill('asha.room@example.com');
  await page.getByLabel('फ़ोन').fill('९८१०० ०००००');
  await send(page, 'कमरों का अनुरोध भेजें');
  await problem.getByText('चेक-आउट: आने की तारीख़ के बाद की कोई तारीख़ चुनें').waitFor();
  await page.getByLabel('चेक-आउट').fill(inDays(32));
  await send(page, 'कमरों का अनुरोध भेजें');
  await page.getByRole('heading', { name: 'कमरों का आपका अनुरोध मिल गया!' }).waitFor();
  await page.getByText('3 वयस्क').waitFor();
  await page.getByText('कोई भी').waitFor();
  const rooms = await readMailsFrom(site, 'room_bookings', 'asha.room@example.com');
  expect(rooms.acknowledgement.subject).toContain('कमरों का आपका अनुरोध हमें मिल गया है');
  expect(rooms.alert.text).toContain('Hotel: The Tivoli, New Delhi, Delhi');

  await page.goto('/hi/loyalty/interest');
  await page.getByLabel('फ़ोन').fill('१२');
  await send(page, 'नाम लिखाएँ');
  await problem.getByText('नाम: अपना नाम लिखें').waitFor();

  const { rows } = await site.database.owner.query(
    `select source, language, customer_phone as phone from leads where customer_email like any (array['ravi@%', 'asha.room@%']) order by source`,
  );
  expect(rows).toEqual([
    { source: 'room_booking', language: 'hi', phone: '+919810000000' },
    { source: 'website_contact', language: 'hi', phone: '+919810000000' },
  ]);
});

test('a day that is typed in Hindi digits is read, and the errors of an application are in Hindi', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/hi/careers');
  await page.getByLabel('फ़ोन नंबर').fill('१२');
  await send(page, 'आवेदन भेजें');
  await page.getByRole('alert').getByText('पूरा नाम: अपना नाम लिखें').waitFor();

  const [year, month, date] = day.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '').split('-');
  const body = new URLSearchParams({
    name: 'आशा शर्मा',
    email: 'asha.typed@example.com',
    phone: '९८१०० ०००००',
    event_type: 'wedding',
    event_date: `${date}/${month}/${year}`,
    guest_count: '१,५००',
    variant: 'enquiry',
    took_ms: '20000',
  });
  const answer = await fetch(`${site.url}/hi/enquire`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  const { rows } = await site.database.owner.query(
    'select event_date::text, guest_count from venue_bookings where email = $1',
    ['asha.typed@example.com'],
  );
  expect(rows).toEqual([{ event_date: day, guest_count: 1500 }]);
});
