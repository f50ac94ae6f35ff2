import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { password, signInPagesOfThisFile } from '#tests/browser/sign-in-pages.ts';
import { phone } from '#tests/browser/site.ts';
import { totpCode } from '#tests/desk/totp-code.ts';

const { site, origin, addAdministrator, afterPassword, cookieOf, minutesPass } = signInPagesOfThisFile();

/** Gives the page a passkey device that the browser simulates. */
async function withAuthenticator(page: Page, isUserVerified = true): Promise<void> {
  const tool = await page.context().newCDPSession(page);
  await tool.send('WebAuthn.enable');
  await tool.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
}

test.each([true, false])(
  'an administrator with a password alone must set up a second factor first (with scripts: %s)',
  async (javaScriptEnabled) => {
    const email = await addAdministrator(javaScriptEnabled ? 'bela' : 'chand');
    const page = await afterPassword(email, { javaScriptEnabled, viewport: phone });
    await page.waitForURL('**/desk/second-factor');
    if (javaScriptEnabled) {
      await expectToFit(page);
      await expectAccessible(page);
    }
    const cookie = await cookieOf(page);
    for (const path of [
      '/desk',
      '/desk.data',
      '/desk/staff',
      '/desk/account',
      '/desk/enquiries.csv',
      '/desk/confirm',
    ]) {
      const answer = await fetch(origin() + path, { redirect: 'manual', headers: { cookie } });
      const text = `${answer.headers.get('location')} ${await answer.text()}`;
      expect(text, path).toContain('/desk/second-factor');
    }
    const body = new URLSearchParams({ do: 'invite', name: 'Thief', email: 'thief@example.com', role: 'admin' });
    const headers = { cookie, origin: origin() };
    await fetch(`${origin()}/desk/staff`, { method: 'POST', redirect: 'manual', headers, body });
    const { rowCount } = await site.database.owner.query(`select from staff."user" where email = 'thief@example.com'`);
    expect(rowCount).toBe(0);

    if (javaScriptEnabled) await hydrated(page.getByRole('button', { name: 'Set it up' }));
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Set it up' }).press('Enter');
    const secret = (await page.locator('.totp-secret').textContent()) ?? '';
    const recoveryCodes = await page.locator('form li').allTextContents();
    const digits = page.getByLabel('The six digits it shows');
    await digits.fill('12345');
    await page.getByRole('button', { name: 'Switch it on' }).press('Enter');
    await page.getByText('That code is not right. Type the six digits that the app shows now.').waitFor();
    expect(await page.locator('.totp-secret').textContent(), 'nothing is scanned again').toBe(secret);
    expect(await page.locator('form li').allTextContents()).toEqual(recoveryCodes);
    if (javaScriptEnabled) await expectAccessible(page);
    await digits.fill(totpCode(secret));
    await page.getByRole('button', { name: 'Switch it on' }).press('Enter');
    await page.waitForURL(/\/desk$/);
    const { rows } = await site.database.owner.query<{ count: number }>(
      `select count(*)::int from staff."twoFactor" join staff."user" on "userId" = staff."user".id where email = $1`,
      [email],
    );
    expect(rows, 'the secret that was scanned is the one that is stored').toEqual([{ count: 1 }]);
    await page.getByRole('link', { name: 'Staff' }).waitFor();
  },
);

test('a passkey is added, signs in alone, is asked for where a password is too little, and goes', async () => {
  const email = await addAdministrator('devi');
  const page = await afterPassword(email);
  await withAuthenticator(page);
  await page.waitForURL('**/desk/second-factor');
  await page.getByLabel('Name of the new passkey').fill('My phone');
  await (await hydrated(page.getByRole('button', { name: 'Add a passkey' }))).press('Enter');
  await page.waitForURL(/\/desk$/);
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/desk/sign-in');
  };
  await signOut();
  await (await hydrated(page.getByRole('button', { name: 'Sign in with a passkey' }))).press('Enter');
  await page.waitForURL(/\/desk$/);
  await signOut();

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/desk/second-factor');
  expect(await page.getByRole('button', { name: 'Set it up' }).count(), 'no digits of a thief').toBe(0);
  await (await hydrated(page.getByRole('button', { name: 'Use your passkey' }))).press('Enter');
  await page.waitForURL(/\/desk$/);

  await page.goto(`${origin()}/desk/account`);
  const remove = page.getByRole('button', { name: 'Remove the passkey My phone' });
  await remove.waitFor();
  await expectAccessible(page);
  await minutesPass(email);
  await (await hydrated(remove)).press('Enter');
  await page.waitForURL('**/desk/confirm?*');
  await (await hydrated(page.getByRole('button', { name: 'Continue with a passkey' }))).press('Enter');
  await page.waitForURL('**/desk/account');
  await expect.poll(() => remove.count()).toBe(0);
  const { rows } = await site.database.owner.query(`select action from staff.audit where actor = 'devi' order by id`);
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(['signed in', 'added a passkey', 'signed in', 'signed in', 'removed a passkey']);
});

test('a passkey whose owner gave neither finger nor PIN opens nothing', async () => {
  const page = await site.visitor({ viewport: phone });
  await withAuthenticator(page, false);
  await page.goto(`${origin()}/desk/sign-in`);
  await (await hydrated(page.getByRole('button', { name: 'Sign in with a passkey' }))).press('Enter');
  await page.getByRole('alert').getByText('Nothing came from the passkey').waitFor();
  await expectAccessible(page);
});
