import { expect, test } from 'vitest';
import { deskPaths } from '#app/desk-paths.ts';
import { signedIn } from '#tests/browser/signed-in.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';
import { cvMessagesTexts as cvMessages } from './texts.ts';

const site = siteOfThisFile({ config: { rateLimit: true } });
const full = siteOfThisFile({ config: { uploads: { freeBytes: 1e18, storedBytes: 0 } } });
const large = aPdf(4_500_000);

function post(origin: string, values: Record<string, string>, file: { name: string; bytes: Buffer }) {
  const body = applicationForm(values, file);
  return fetch(`${origin}/careers`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
}

function somebody(number: number) {
  return anApplication({ email: `person${number}@example.com`, phone: `98100 ${20_000 + number}` });
}

test('staff download a CV under our name and the extension of its content, as a file that nothing runs', async () => {
  const stored = await post(site.url, somebody(1), { name: 'Asha’s CV\u200b (final).PDF', bytes: aPdf() });
  expect(stored.status).toBe(303);
  const { rows } = await site.database.owner.query('select reference, cv_filename from career_applications');
  expect(rows).toEqual([{ reference: expect.any(String), cv_filename: 'Asha’s CV (final).PDF' }]);
  const page = await signedIn(site, await site.visitor());
  const answer = await page.request.get(deskPaths.cv(rows[0].reference));
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${rows[0].reference}-cv.pdf"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await answer.body()).equals(aPdf())).toBe(true);
  await site.database.owner.query("update career_applications set cv_scan = 'infected', cv_scan_finding = 'Eicar'");
  expect((await page.request.get(deskPaths.cv(rows[0].reference))).status()).toBe(409);
  await page.goto(deskPaths.application(rows[0].reference));
  await page.getByText('The CV cannot be opened: the virus scanner found Eicar in it.').waitFor();
  expect(await page.getByRole('link', { name: 'Open the CV' }).count()).toBe(0);
});

test('large files beyond the allowance of an address are refused with 429 and words, no script, texts kept', async () => {
  expect((await post(site.url, somebody(2), { name: 'cv.pdf', bytes: large })).status).toBe(303);
  const refused = await post(site.url, somebody(3), { name: 'cv.pdf', bytes: large });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const words = await refused.text();
  expect(words).toContain(cvMessages.manyLarge);
  expect(words).toContain('value="Asha Sample"');
  expect(words).not.toContain('Please fill in all required fields');
  const other = await post(site.url, somebody(4), { name: 'invoice.pdf.exe', bytes: aPdf() });
  expect(other.status).toBe(422);
  expect(await other.text()).toContain(cvMessages.misnamed);
});

test('on a full disk an application is taken without its CV, and says so; an enquiry is taken too', async () => {
  const stored = await post(full.url, somebody(5), { name: 'cv.pdf', bytes: aPdf() });
  expect(stored.status).toBe(303);
  const cookie = stored.headers.get('set-cookie')?.split(';')[0] ?? '';
  const confirmation = await fetch(new URL(stored.headers.get('location') ?? '', full.url), { headers: { cookie } });
  expect(await confirmation.text()).toContain('We had no room for the file. Please send it with your reference to');
  const body = new URLSearchParams({
    name: 'Meera Sample',
    email: 'meera@example.com',
    phone: '98100 00077',
    message: 'Is the lawn free in May?',
    topic: 'events',
  });
  const enquiry = await fetch(`${full.url}/loyalty/interest`, {
    method: 'POST',
    body,
    headers: { origin: full.url },
    redirect: 'manual',
  });
  expect(enquiry.status).toBe(303);
});
