import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { attributesIn, isOwn } from '#tests/browser/crawl.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { deskRoutes } from '#tests/desk/desk-routes.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { atATime } from '#tests/support/at-a-time.ts';

const { site, cookies, get, post, enterAs, pageOf } = deskPagesOfThisFile();

/** What no page for an editor may have: each guest's and applicant's name, number and address. */
const secrets = ['zephyrine', 'quillfeather', '9876501234', '98765 01234', 'barnaby', 'thistlewood', '9876504321'];

async function seedGuests(): Promise<string[]> {
  const guest = { name: 'Zephyrine Quillfeather', email: 'zephyrine@example.com', phone: '+91 98765 01234' };
  const sent = await post('/enquire', {
    ...anEnquiry(guest),
    venue_id: 'the-tivoli',
    special_requirements: 'Zephyrine.',
  });
  const reference = /TV-[0-9A-Z]{6}/.exec(sent.headers.get('location') ?? '')?.[0] ?? '';
  const { rows } = await site.database.owner.query(
    `insert into career_applications (language, reference, submission_id, content_hash, name, email, phone, address, position, motivation)
     values ('en', 'TV-BARN22', gen_random_uuid(), repeat('c', 64), 'Barnaby Thistlewood', 'barnaby@example.com', '+919876504321',
             'Delhi', 'Chef', 'I cook.') returning reference`,
  );
  return [reference, rows[0].reference];
}

test.each([['all'], [['the-tivoli']]] as const)(
  'an editor of %s who follows every link of the desk reads no guest’s and no applicant’s name',
  async (properties) => {
    const references = await seedGuests();
    expect(await (await get('/desk?view=all', cookies.Asha)).text()).toContain('Quillfeather');
    const name = properties === 'all' ? 'Ekta' : 'Esha';
    await aPersonOfStaff(site.database, {
      name,
      role: 'editor',
      properties: properties === 'all' ? 'all' : [...properties],
    });
    const cookie = await enterAs(name);
    const seen = new Map<string, number>();
    const look = async (address: string) => {
      const { pathname, search } = new URL(address, site.url);
      const answers = [await get(pathname + search, cookie), await get(`${pathname}.data${search}`, cookie)];
      const [html = '', data = ''] = await Promise.all(answers.map((answer) => answer.text()));
      for (const secret of secrets)
        expect(`${html}${data}`.toLowerCase(), `${address}: ${secret}`).not.toContain(secret);
      seen.set(pathname + search, answers[0]?.status ?? 0);
      const location = answers[0]?.headers.get('location');
      return [...attributesIn(html, 'a', 'href'), ...(location ? [location] : [])]
        .filter((link) => isOwn(link) || link.startsWith(site.url))
        .map((link) => new URL(link, new URL(address, site.url)))
        .filter(({ pathname: to }) => to.startsWith('/desk') && to !== '/desk/sign-out')
        .map((url) => url.pathname + url.search);
    };
    let open = ['/desk'];
    while (open.length > 0) {
      const found: string[] = [];
      await atATime(4, open, async (address) => {
        found.push(...(await look(address)));
      });
      open = [...new Set(found)].filter((address) => !seen.has(address));
    }
    expect([...seen].filter(([, status]) => status >= 400)).toEqual([]);
    expect(seen.size).toBeGreaterThan(properties === 'all' ? 150 : 40);
    // What no link leads to is asked for by its address.
    await atATime(4, references.flatMap(deskRoutes), async (address) => {
      await look(address);
    });
    const page = await pageOf(name);
    await page.goto('/desk');
    expect(new URL(page.url()).pathname).toBe('/desk/content');
    await expectAccessible(page);
    expect(await page.getByRole('navigation', { name: 'Desk' }).getByRole('link').allTextContents()).toEqual([
      'Content',
    ]);
  },
);
