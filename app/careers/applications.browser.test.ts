import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { mailsAbout } from '#tests/browser/mails-about.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';

const site = siteOfThisFile();
const cv = { name: 'My CV.pdf', mimeType: 'application/pdf', buffer: aPdf() };

test.each([true, false])('an application reaches row, file and mail (with scripts: %s)', async (javaScriptEnabled) => {
  const page = await site.visitor({ javaScriptEnabled });
  const email = `asha-${javaScriptEnabled}@example.com`;
  await page.goto('/careers');
  if (javaScriptEnabled) {
    await page.locator('input[name=submission_id]:not([value=""])').waitFor({ state: 'attached' });
    await expectAccessible(page);
  }
  await page.getByLabel('Full Name').fill('Asha Sample');
  await page.getByLabel('Phone Number').fill('98100 00001');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Position of Interest').selectOption('Banquet Manager');
  await page.getByLabel('Preferred Hotel').selectOption('tivoli-bijwasan');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Sample Lane');
  await page.getByLabel('CV/Resume').setInputFiles({ ...cv, buffer: Buffer.from('no document') });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const problem = page.getByRole('alert');
  await problem.getByText('Please fill in all required fields').waitFor();
  await page.getByLabel('Why do you want to join Tivoli?').fill('I like full halls.');
  if (!javaScriptEnabled) await page.getByLabel('CV/Resume').setInputFiles({ ...cv, buffer: Buffer.from('no') });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await problem.getByText('choose a PDF or Word file').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Asha Sample');
  expect(await page.getByLabel('Position of Interest').inputValue()).toBe('Banquet Manager');
  await page.getByLabel('CV/Resume').setInputFiles(cv);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText("Application submitted successfully! We'll get back to you soon.").waitFor();
  await page.getByText('My CV.pdf').waitFor();
  const { rows } = await site.database.owner.query('select * from career_applications where email = $1', [email]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    cv_filename: 'My CV.pdf',
    position: 'Banquet Manager',
    property: 'tivoli-bijwasan',
    consent_version: '2026-11',
  });
  expect(await readdir(join(site.config.dataDir, 'storage/documents/uploads'))).toContain(
    rows[0].cv_path.split('/').at(-1),
  );
  await mailsAbout(site.config.dataDir, rows[0].id);
});

test('the keyboard alone fills in an application; one that the server refuses is kept and said to fail', async () => {
  const page = await site.visitor();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/careers', { waitUntil: 'networkidle' });
  expect(requested.length).toBeLessThanOrEqual(40);
  expect(requested.filter((url) => !url.startsWith(site.url))).toEqual([]);
  await page.locator('input[name=submission_id]:not([value=""])').waitFor({ state: 'attached' });
  await page.route('**/careers/send', (route) => route.fulfill({ status: 500, body: 'broken' }));
  const { name = '', phone = '', email = '', position = '', address = '', motivation = '' } = anApplication();
  // The file is chosen well before the dialog opens: a busy browser would show its own.
  const choosing = page.waitForEvent('filechooser');
  await page.getByLabel('Full Name').focus();
  for (const words of [name, phone, email, position, 'The Tivoli', address, motivation, 'A letter.']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  expect(await page.getByLabel('CV/Resume').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await (await choosing).setFiles(cv);
  await page.keyboard.press('Tab');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('/careers/send was not sent: failed'),
  );
  await page.keyboard.press('Enter');
  await logged;
  await page.getByRole('alert').getByText('Failed to submit application. Please try again.').waitFor();
  expect(await page.getByLabel('Position of Interest').inputValue()).toBe(position);
  expect(await page.getByLabel('Preferred Hotel').inputValue()).toBe('the-tivoli');
  expect(await page.getByLabel('Why do you want to join Tivoli?').inputValue()).toBe(motivation);
  expect(await page.getByLabel('Cover Letter').inputValue()).toBe('A letter.');
});

test('a house that is chosen in the list of houses is the preferred hotel of the form', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/careers');
  expect(await page.getByLabel('Preferred Hotel').inputValue()).toBe('');
  const houses = page.locator('section', { has: page.getByRole('heading', { name: 'Our houses' }) });
  const card = houses.getByRole('link', { name: 'Tivoli Bijwasan' });
  expect(await card.locator('img.picture-image').count()).toBe(1);
  expect(await card.textContent()).toContain('50 rooms');
  await card.click();
  await page.waitForURL('**/careers?house=tivoli-bijwasan#apply');
  expect(await page.getByLabel('Preferred Hotel').inputValue()).toBe('tivoli-bijwasan');
});

test('without a script the CV has to be chosen again, which is said whatever was wrong', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/careers');
  const { name = '', phone = '', email = '', position = '', address = '', motivation = '' } = anApplication();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Position of Interest').selectOption(position);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address);
  await page.getByLabel('CV/Resume').setInputFiles(cv);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const problem = page.getByRole('alert');
  const again = 'choose your CV again: a browser does not keep a file';
  await problem.getByText('tell us why you want to join Tivoli').waitFor();
  await problem.getByText(again).waitFor();

  await page.getByLabel('Why do you want to join Tivoli?').fill(motivation);
  await page.getByLabel('CV/Resume').setInputFiles(cv);
  const uploads = join(site.config.dataDir, 'storage/documents');
  await rename(uploads, `${uploads}-away`);
  await writeFile(uploads, 'where a folder should be');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await problem.getByText('Failed to submit application').waitFor();
  await problem.getByText(again).waitFor();
  expect(await page.getByLabel('Why do you want to join Tivoli?').inputValue()).toBe(motivation);
  await rm(uploads);
  await rename(`${uploads}-away`, uploads);
});

test('a CV of 6 MB is refused in words with the form kept, and nobody is served a stored one', async () => {
  const form = applicationForm(anApplication(), { name: 'cv.pdf', bytes: aPdf(6 * 1024 * 1024) });
  const answer = await fetch(`${site.url}/careers`, { method: 'POST', body: form, headers: { origin: site.url } });
  expect(answer.status).toBe(422);
  const words = await answer.text();
  expect(words).toContain('larger than 5 MB');
  expect(words).toContain('value="Asha Sample"');
  const { rows } = await site.database.owner.query('select cv_path from career_applications limit 1');
  const served = await fetch(`${site.url}/storage/v1/object/public/${rows[0].cv_path}`);
  expect(served.status).toBe(404);
});
