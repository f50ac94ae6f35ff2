import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { desktop, siteOfThisFile } from './site.ts';

/** Everybody who signs in here has this password. */
export const password = 'marigold lantern under banyan';

/**
 * Starts a site for a test file that demands a second factor of administrators, with administrators who sign in on its
 * page.
 */
export function signInPagesOfThisFile() {
  const site = siteOfThisFile({ config: { staffSecondFactor: 'administrators' } });
  /** A passkey belongs to a host name, not to an IP address. */
  const origin = () => site.url.replace('127.0.0.1', 'localhost');

  beforeAll(async () => {
    const link = await inviteByCommand(site.database.db, 'asha@example.com');
    const token = new URL(link, site.url).searchParams.get('token') ?? '';
    const body = new URLSearchParams({ token, password });
    const headers = { origin: origin() };
    const setPassword = () => fetch(`${origin()}/desk/welcome`, { method: 'POST', redirect: 'manual', headers, body });
    // On a busy machine the database may take longer than a page waits for it: somebody would press the button again.
    const statuses = [(await setPassword()).status];
    while (statuses.at(-1) === 500 && statuses.length < 3) statuses.push((await setPassword()).status);
    if (statuses.at(-1) !== 303) throw new Error(`Asha's password was not set: ${statuses.join(', ')}.`);
  });

  return {
    site,
    origin,
    /** Makes an administrator with Asha's password and returns the e-mail. */
    async addAdministrator(name: string): Promise<string> {
      const email = `${name}@example.com`;
      await site.database.owner.query(
        `with made as (insert into staff."user" (email, name, "emailVerified", role)
                       values ($1, $2, true, 'admin') returning id)
         insert into staff.account ("accountId", "providerId", "userId", password)
         select m.id, a."providerId", m.id, a.password
           from made m, staff.account a join staff."user" u on u.id = a."userId"
          where u.email = 'asha@example.com'`,
        [email, name],
      );
      return email;
    },
    /** Opens a page on which somebody has just sent their e-mail and password. */
    async afterPassword(email: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await site.visitor({ viewport: desktop, ...options });
      await page.goto(`${origin()}/desk/sign-in`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
      return page;
    },
    /** Returns the cookies of a page, for requests outside the browser. */
    async cookieOf(page: Page): Promise<string> {
      return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    /** Moves the last confirmation of somebody's identity eleven minutes into the past. */
    minutesPass: (email: string) =>
      site.database.owner.query(
        `update staff.session s set confirmed_at = now() - interval '11 minutes' from staff."user" u
          where u.id = s."userId" and u.email = $1`,
        [email],
      ),
  };
}
