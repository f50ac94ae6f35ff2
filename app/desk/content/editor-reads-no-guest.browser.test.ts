import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { attributesIn } from '#tests/browser/crawl.ts';
import { deskPagesOfThisFile } from '#tests/browser/desk-pages.ts';
import { deskRoutes } from '#tests/desk/desk-routes.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { atATime } from '#tests/support/at-a-time.ts';

const { site, cookies, get, post, enterAs, pageOf } = deskPagesOfThisFile();

/** What no page for an editor may have: each guest's and applicant's name, number and address. */
const secrets = ['zephyrine', 'quillfeather', '9876501234', '98765 01234', 'barnaby', 'thistlewood', '9876504321'];
let references: string[];

beforeAll(async () => {
  const guest = { name: 'Zephyrine Quillfeather', email: 'zephyrine@example.com', phone: '+91 98765 01234' };
  const sent = await post('/enquire', { ...anEnquiry({ ...guest, venue_id: 'the-tivoli' }), phone: guest.phone });
  const reference = /TV-[0-9A-Z]{6}/.exec(sent.headers.get('location') ?? '')?.[0] ?? '';
  await site.database.owner.query(
    `insert into career_applications (language, reference, submission_id, content_hash, name, email, phone, address, position, motivation)
     values ('en', 'TV-BARN22', gen_random_uuid(), repeat('c', 64), 'Barnaby Thistlewood', 'barnaby@example.com', '+919876504321',
             'Delhi', 'Chef', 'I cook.')`,
  );
  references = [reference, 'TV-BARN22'];
});

/** Rows of one kind have the same parts: their addresses differ by an id. */
const kindOf = (address: string) => address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/=[^&]*/g, '=');

test.each([
  // Of the content of all houses three rows of each kind are read, of one house every row.
  { name: 'Ekta', of: 'all houses', properties: 'all' as const, most: 3, pages: 60 },
  { name: 'Esha', of: 'one house', properties: ['the-tivoli'], most: 1000, pages: 60 },
])('an editor of $of who follows every link of the desk reads no guest’s and no applicant’s name', async (editor) => {
  const { name, properties, most, pages } = editor;
  expect(await (await get('/desk?view=all', cookies.Asha)).text()).toContain('Quillfeather');
  await aPersonOfStaff(site.database, { name, role: 'editor', properties });
  const cookie = await enterAs(name);
  const read = async (address: string) => {
    const answer = await get(address, cookie);
    const text = await answer.text();
    const found = secrets.filter((secret) => text.toLowerCase().includes(secret));
    expect(found, `what ${address} tells an editor`).toEqual([]);
    return { status: answer.status, text, leadsTo: answer.headers.get('location') };
  };
  const seen = new Map<string, number>();
  const ofKind = new Map<string, number>();
  const follow = (address: string) => {
    const count = (ofKind.get(kindOf(address)) ?? 0) + 1;
    ofKind.set(kindOf(address), count);
    return count <= most;
  };
  let open = ['/desk'];
  while (open.length > 0) {
    const links = new Set<string>();
    await atATime(4, open, async (address) => {
      const { status, text, leadsTo } = await read(address);
      seen.set(address, status);
      for (const link of [...attributesIn(text, 'a', 'href'), ...(leadsTo ? [leadsTo] : [])]) {
        const { origin, pathname, search } = new URL(link, site.url + address);
        if (origin === new URL(site.url).origin && pathname.startsWith('/desk')) links.add(pathname + search);
      }
    });
    open = [...links].filter((address) => !seen.has(address) && follow(address));
  }
  expect([...seen].filter(([, status]) => status >= 400)).toEqual([]);
  expect(seen.size).toBeGreaterThan(pages);
  // What no link leads to is asked for by its address.
  await atATime(4, references.flatMap(deskRoutes), async (address) => {
    await read(address);
    await read(`${address}.data`);
  });
  const page = await pageOf(name);
  await page.goto('/desk');
  expect(new URL(page.url()).pathname).toBe('/desk/content');
  await expectAccessible(page);
  expect(await page.getByRole('navigation', { name: 'Desk' }).getByRole('link').allTextContents()).toEqual(['Content']);
});
