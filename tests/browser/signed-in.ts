import type { Page } from 'playwright-core';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import type { TestDatabase } from '#tests/databases/database.ts';
import type { Site } from './site.ts';

const password = 'marigold lantern under banyan';

/** Sessions are kept, so that a second page of the same person needs no second sign-in. */
const sessions = new WeakMap<TestDatabase, Map<string, Cookies>>();
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** Opens a page of an administrator of the desk, who was invited, set a password and signed in. */
export async function signedIn(site: Site, page: Page, email = 'asha@example.com'): Promise<Page> {
  const ofSite = sessions.get(site.database) ?? new Map<string, Cookies>();
  sessions.set(site.database, ofSite);
  const begun = ofSite.get(email);
  if (begun) {
    await page.context().addCookies(begun);
    return page;
  }
  const token = (await inviteByCommand(site.database.db, email)).split('token=')[1] ?? '';
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form, headers: { origin: site.url }, maxRedirects: 0 });
    if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}.`);
  };
  await post('/desk/welcome', { token, password });
  await post('/desk/sign-in', { email, password });
  ofSite.set(email, await page.context().cookies());
  return page;
}
