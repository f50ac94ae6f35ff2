import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { postForm } from '#tests/factories/desk-people.ts';
import { desktop, siteOfThisFile } from './site.ts';

/** Everybody at this desk has this password. */
export const password = 'marigold lantern under banyan';

const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;

/**
 * Starts a site for a test file, with four people signed in at its desk: the administrators Asha and Meera, Ravi, who
 * sells for another property than The Tivoli, and the recruiter Ira.
 */
export function deskPagesOfThisFile() {
  const site = siteOfThisFile();
  /** The pages are found by the name of the person who is signed in. */
  const cookies: Record<string, string> = {};

  const post = (path: string, values: Record<string, string>, cookie = '') => postForm(site, path, values, cookie);

  async function enter(name: string): Promise<string> {
    const from = '/desk?view=overdue&property=the-tivoli';
    const entered = await post('/desk/sign-in', { email: emailOf(name), password, from });
    expect(entered.status).toBe(303);
    expect(entered.headers.get('location'), 'signing in leads back to what was asked for').toBe(from);
    return entered.headers
      .getSetCookie()
      .map((header) => header.split(';')[0])
      .join('; ');
  }

  /** Gives people a copy of the password's hash of whoever has one, because hashing takes a second. */
  const givePassword = (names: string[]) =>
    site.database.owner.query(
      `insert into staff.account ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
       select gen_random_uuid(), u.id, a."providerId", u.id, a."password", now(), now()
         from (select * from staff.account limit 1) a, staff."user" u where u.email = any ($1) and a."userId" <> u.id`,
      [names.map(emailOf)],
    );

  beforeAll(async () => {
    await aPersonOfStaff(site.database, { name: 'Ravi', properties: ['tivoli-bijwasan'] });
    await aPersonOfStaff(site.database, { name: 'Ira', role: 'recruiter' });
    const names = ['Asha', 'Meera', 'Ravi', 'Ira'];
    const [link = ''] = await Promise.all(names.map((name) => inviteByCommand(site.database.db, emailOf(name))));
    await post('/desk/welcome', { token: new URL(link, site.url).searchParams.get('token') ?? '', password });
    await givePassword(names.slice(1));
    const entered = await Promise.all(names.map(async (name) => [name, await enter(name)] as const));
    Object.assign(cookies, Object.fromEntries(entered));
    await site.database.owner.query(`update staff."user" set role = 'sales' where name = 'Ravi'`);
  });
  afterAll(() => site.database.owner.query('truncate staff.session'));

  return {
    site,
    cookies,
    post,
    /** Deletes rows, since a truncation would lock whole tables that a page of the test before may still read. */
    emptyDiary: () => site.database.owner.query('delete from diary.function; delete from diary.event'),
    get: (path: string, cookie = '') => fetch(site.url + path, { redirect: 'manual', headers: { cookie } }),
    /** Signs in somebody whom the test has added. Their pages are found by their name as well. */
    async enterAs(name: string): Promise<string> {
      await givePassword([name]);
      const cookie = await enter(name);
      cookies[name] = cookie;
      return cookie;
    },
    /** Opens a page of somebody who is signed in. */
    async pageOf(name: string, viewport = desktop, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await site.visitor({ viewport, ...options });
      const pairs = (cookies[name] ?? '').split('; ').map((pair) => pair.split(/=(.*)/s));
      await page
        .context()
        .addCookies(pairs.map(([key = '', value = '']) => ({ name: key, value, url: site.url, httpOnly: true })));
      return page;
    },
    /** Sends the public form and returns the reference. */
    async sendEnquiry(email: string): Promise<string> {
      const { phone: number, ...values } = anEnquiry({ email, venue_id: 'the-tivoli', budget_range: '10-20-lakhs' });
      const send = () => post('/enquire', { ...values, phone: number });
      // Where the database is slow on a busy machine, the visitor is told so and sends the form again.
      let answer = await send();
      for (let tries = 1; answer.status === 503 && tries < 5; tries += 1) answer = await send();
      const reference = /TV-[0-9A-Z]{6}/.exec(answer.headers.get('location') ?? '')?.[0];
      if (!reference) throw new Error(`The enquiry was not stored: ${answer.status}`);
      return reference;
    },
  };
}

/** Returns the text of the element that has the keyboard focus, or an empty text if none has it. */
export const focusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')));
