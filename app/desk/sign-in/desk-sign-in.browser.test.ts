import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { totpCode } from '#tests/support/totp-code.ts';

const site = siteOfThisFile({ config: { staffSecondFactor: 'administrators' } });
const password = 'marigold lantern under banyan';
/** A passkey belongs to a name; an address has none. */
const home = () => site.url.replace('127.0.0.1', 'localhost');

beforeAll(async () => {
  const link = await inviteByCommand(site.database.db, 'asha@example.com');
  const token = new URL(link, site.url).searchParams.get('token') ?? '';
  const body = new URLSearchParams({ token, password });
  const headers = { origin: home() };
  const set = await fetch(`${home()}/desk/welcome`, { method: 'POST', redirect: 'manual', headers, body });
  if (set.status !== 303) throw new Error(`Asha's password was not set: ${set.status}.`);
});

/** An administrator with Asha's password. */
async function colleague(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await site.database.owner.query(
    `with made as (insert into staff."user" (email, name, "emailVerified", role)
                   values ($1, $2, true, 'admin') returning id)
     insert into staff.account ("accountId", "providerId", "userId", password)
     select m.id, a."providerId", m.id, a.password from made m, staff.account a join staff."user" u on u.id = a."userId"
      where u.email = 'asha@example.com'`,
    [email, name],
  );
  return email;
}

async function atTheDoor(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visitor({ viewport: desktop, ...options });
  await page.goto(`${home()}/desk/sign-in`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  return page;
}

/** The cookies of a page, for requests beside it. */
async function cookieOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** A device with a finger on it, as the browser's own tool plays it. */
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

const minutesPass = (email: string) =>
  site.database.owner.query(
    `update staff.session s set confirmed_at = now() - interval '11 minutes' from staff."user" u
      where u.id = s."userId" and u.email = $1`,
    [email],
  );

test.each([true, false])(
  'an administrator with a password alone must set up a second factor first (with scripts: %s)',
  async (javaScriptEnabled) => {
    const email = await colleague(javaScriptEnabled ? 'bela' : 'chand');
    const page = await atTheDoor(email, { javaScriptEnabled, viewport: phone });
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
      const answer = await fetch(home() + path, { redirect: 'manual', headers: { cookie } });
      const text = `${answer.headers.get('location')} ${await answer.text()}`;
      expect(text, path).toContain('/desk/second-factor');
    }
    const body = new URLSearchParams({ do: 'invite', name: 'Thief', email: 'thief@example.com', role: 'admin' });
    const headers = { cookie, origin: home() };
    await fetch(`${home()}/desk/staff`, { method: 'POST', redirect: 'manual', headers, body });
    const { rowCount } = await site.database.owner.query(`select from staff."user" where email = 'thief@example.com'`);
    expect(rowCount).toBe(0);

    if (javaScriptEnabled) await hydrated(page.getByRole('button', { name: 'Set it up' }));
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Set it up' }).press('Enter');
    const secret = (await page.locator('.totp-secret').textContent()) ?? '';
    await page.getByLabel('The six digits it shows').fill(totpCode(secret));
    await page.getByRole('button', { name: 'Switch it on' }).press('Enter');
    await page.waitForURL(/\/desk$/);
    await page.getByRole('link', { name: 'Staff' }).waitFor();
  },
);

test('a passkey is added, signs in alone, is asked for where a password is too little, and goes', async () => {
  const email = await colleague('devi');
  const page = await atTheDoor(email);
  await withAuthenticator(page);
  await page.waitForURL('**/desk/second-factor');
  await page.getByLabel('Name of a new one').fill('My phone');
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

  await page.goto(`${home()}/desk/account`);
  const remove = page.getByRole('button', { name: 'Remove the passkey My phone' });
  await remove.waitFor();
  await expectAccessible(page);
  await minutesPass(email);
  await (await hydrated(remove)).press('Enter');
  await page.waitForURL('**/desk/confirm?*');
  await (await hydrated(page.getByRole('button', { name: 'Go on with a passkey' }))).press('Enter');
  await page.waitForURL('**/desk/account');
  await expect.poll(() => remove.count()).toBe(0);
  const { rows } = await site.database.owner.query(`select action from staff.audit where actor = 'devi' order by id`);
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(['signed in', 'added a passkey', 'signed in', 'signed in', 'removed a passkey']);
});

test('a passkey whose owner gave neither finger nor PIN opens nothing', async () => {
  const page = await site.visitor({ viewport: phone });
  await withAuthenticator(page, false);
  await page.goto(`${home()}/desk/sign-in`);
  await (await hydrated(page.getByRole('button', { name: 'Sign in with a passkey' }))).press('Enter');
  await page.getByRole('alert').getByText('Nothing came from the passkey').waitFor();
  await expectAccessible(page);
});

test.each([true, false])(
  'after ten minutes invitation, export and erasure ask for the password and go on (scripts: %s)',
  async (javaScriptEnabled) => {
    const email = await colleague(javaScriptEnabled ? 'esha' : 'farah');
    // Their second factor was given: what is tested comes after it.
    const page = await atTheDoor(email, { javaScriptEnabled });
    await page.waitForURL('**/desk/second-factor');
    await site.database.owner.query('update staff.session set with_passkey = true');
    await page.goto(`${home()}/desk/staff`);
    const invited = `${javaScriptEnabled ? 'gopi' : 'hema'}@example.com`;
    const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Invite somebody' }) });
    if (javaScriptEnabled) await hydrated(form.getByRole('button', { name: 'Invite' }));
    await form.getByLabel('Name').fill('A & B <i>');
    await form.getByLabel('E-mail').fill(invited);
    await form.getByRole('checkbox').first().check();
    await minutesPass(email);
    await form.getByRole('button', { name: 'Invite' }).press('Enter');
    await page.waitForURL('**/desk/confirm?*');
    if (javaScriptEnabled) {
      await expectToFit(page);
      await expectAccessible(page);
    }
    const { rowCount } = await site.database.owner.query('select from staff."user" where email = $1', [invited]);
    expect(rowCount, 'nothing is done before').toBe(0);
    await page.getByLabel('Your password').fill('wrong');
    await page.getByLabel('Your password').press('Enter');
    await page.getByText('That is not your password.').waitFor();
    await page.getByLabel('Your password').fill(password);
    await page.getByLabel('Your password').press('Enter');
    await page.getByText('It works once and is shown only now.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/desk/staff');
    const { rows } = await site.database.owner.query(
      `select u.name, u.role, u.all_properties or count(p.*) > 0 as has_scope from staff."user" u
         left join staff.user_property p on p.user_id = u.id where u.email = $1 group by u.id`,
      [invited],
    );
    expect(rows).toEqual([{ name: 'A & B <i>', role: 'sales', has_scope: true }]);
    if (javaScriptEnabled) return;

    await minutesPass(email);
    const headers = { cookie: await cookieOf(page), origin: home() };
    const ask = (path: string, values?: Record<string, string>) =>
      fetch(home() + path, {
        redirect: 'manual',
        headers,
        ...(values && { method: 'POST', body: new URLSearchParams(values) }),
      });
    for (const path of ['/desk/enquiries.csv?view=all', '/desk/enquiries/TV-222222/person']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')], path).toEqual([
        303,
        `/desk/confirm?${new URLSearchParams({ to: path, method: 'get' })}`,
      ]);
    }
    for (const [path, values] of [
      ['/desk/enquiries.csv', { words: 'somebody' }],
      ['/desk/enquiries/TV-222222/person', { confirm: 'TV-222222' }],
      ['/desk/staff', { do: 'rights', id: 'x' }],
    ] as const) {
      const answer = await ask(path, values);
      expect(answer.status, path).toBe(307);
      const page = await (await ask(answer.headers.get('location') ?? '', values)).text();
      for (const [name, value] of Object.entries(values))
        expect(page, path).toContain(`name="${name}" value="${value}"`);
    }
    const to = `/desk/confirm?${new URLSearchParams({ to: '//evil.example', method: 'get' })}`;
    const elsewhere = await ask(to, { 'confirm-password': password });
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, '/desk']);
    expect((await ask('/desk/enquiries.csv?view=all')).status).toBe(200);
  },
);
