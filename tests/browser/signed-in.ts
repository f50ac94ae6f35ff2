import type { Page } from 'playwright-core';
import { inviteByCommand } from '#server/staff/invite-by-command.ts';
import type { Site } from './site.ts';

const password = 'marigold lantern under banyan';

/** The page of an administrator of the desk: invited, with a password of their own, and signed in. */
export async function signedIn(site: Site, page: Page, email = 'asha@example.com'): Promise<Page> {
  const token = (await inviteByCommand(site.database.db, email)).split('token=')[1] ?? '';
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form, headers: { origin: site.url }, maxRedirects: 0 });
    if (answer.status() !== 303) throw new Error(`${path} answered ${answer.status()}.`);
  };
  await post('/desk/welcome', { token, password });
  await post('/desk/sign-in', { email, password });
  return page;
}
