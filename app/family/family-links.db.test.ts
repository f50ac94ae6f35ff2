import { beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { forgetExpired } from '#app/desk/records/forget-expired.server.ts';
import { erasePerson, findPersonRecords } from '#app/desk/records/personal-data.server.ts';
import { createConfirmations } from '#app/enquiries/confirmation/confirmation.server.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, findVenues, log } from '#tests/support/enquiries-of-this-file.ts';
import { createFamilyLinks, createFamilyMailLink, guessLimits } from './family-links.server.ts';
import { createFamilyPages } from './read-family-page.server.ts';

const { open, storedReference } = enquiriesOfThisFile();
beforeEach(() => open().db.owner.query('truncate site.family_link, staff.attempt, diary.event cascade'));

const secret = 'a secret of the tests, long enough to be one';
const address = '203.0.113.7';

function family(isCounting = false) {
  const { database } = open();
  const links = createFamilyLinks({
    database: database.writes,
    secret,
    ...(isCounting && { counting: database.desk }),
  });
  const confirmations = createConfirmations({ database, findVenues, familyLinks: links, log });
  const catalogue = { hotelBySlug: async () => ({ value: { kind: 'not-found' } }) } as unknown as Catalogue;
  const pages = createFamilyPages({ database, links, confirmations, findVenues, catalogue, log });
  const read = async (token: string) => {
    const opened = await pages.open(token, address);
    return opened.kind === 'page' ? opened.page : opened.kind;
  };
  return { links, confirmations, read };
}

/** Stores an enquiry and returns its reference with what a link to it is about. */
async function sent(values = anEnquiry()) {
  const reference = await storedReference(values);
  const { rows } = await open().db.owner.query(
    'select b.id, l.id as lead from venue_bookings b join leads l on l.booking_id = b.id where b.reference = $1',
    [reference],
  );
  return {
    reference,
    lead: rows[0].lead as string,
    subject: { of: 'venue_bookings', id: rows[0].id as string } as const,
  };
}

/** Whether anything in the database contains the text, as it is or as bytes. */
async function isWritten(text: string): Promise<boolean> {
  const { rows } = await open().db.owner.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'site', 'staff', 'desk', 'diary', 'jobs')`,
  );
  for (const { name } of rows) {
    const { rowCount } = await open().db.owner.query(`select from ${name} t where strpos(t::text, $1) > 0`, [text]);
    if (rowCount) return true;
  }
  return false;
}

test('the link of an enquiry stays the same, opens its page, and stands in the database as a hash alone', async () => {
  const { links, read } = family();
  const { reference, subject } = await sent();
  const token = await links.tokenFor(subject);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await links.tokenFor(subject)).toBe(token);
  expect(await Promise.all([1, 2, 3].map(() => links.tokenFor(subject)))).toEqual([token, token, token]);
  expect(await read(token)).toMatchObject({ reference, state: 'waiting', name: 'Meera Sample', readsOnly: false });
  expect(await isWritten(token)).toBe(false);
  expect(await isWritten(Buffer.from(token).toString('hex')), 'nor its bytes').toBe(false);
  for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.slice(1), '', `${token}A`])
    expect(await read(wrong)).toBe('ended');
});

test('mails have the link in the language of their reader, where the site knows its address', async () => {
  const { links } = family();
  const { subject } = await sent();
  const key = await links.tokenFor(subject);
  const link = createFamilyMailLink(links, 'https://tivoli.example');
  expect((await link(subject, 'en'))?.href).toBe(`https://tivoli.example/family?key=${key}`);
  expect(await link(subject, 'hi')).toMatchObject({
    href: `https://tivoli.example/hi/family?key=${key}`,
    label: 'अपना पेज खोलें',
  });
  expect(await createFamilyMailLink(links, undefined)(subject, 'en')).toBeUndefined();
});

test('a link that was revoked leads nowhere, and a site with another secret makes a new one', async () => {
  const { links, read } = family();
  const { subject } = await sent();
  const token = await links.tokenFor(subject);
  await links.revoke(subject, 'own');
  expect(await read(token)).toBe('ended');
  const next = await links.tokenFor(subject);
  expect(await read(next)).toMatchObject({ state: 'waiting' });
  const { database } = open();
  const other = createFamilyLinks({ database: database.writes, secret: `another ${secret}` });
  expect(await read(await other.tokenFor(subject))).toMatchObject({ state: 'waiting' });
  expect(await read(next), 'nobody could write it into a mail any more').toBe('ended');
});

test('ten thousand guesses from one network are refused after sixty, and the right link with them', async () => {
  const { links } = family(true);
  const { subject } = await sent();
  const token = await links.tokenFor(subject);
  const looked: unknown[] = [];
  for (let place = 0; place < 10_000; place += 50) {
    const guess = (_: unknown, next: number) => links.open(`${token.slice(0, 38)}${place + next}`, address);
    const found = await Promise.all(Array.from({ length: 50 }, guess));
    looked.push(...found.filter((each) => each === null || 'id' in each));
  }
  expect(looked, 'not one of them found anything').toEqual(Array(looked.length).fill(null));
  expect(looked.length).toBeLessThanOrEqual(2 * guessLimits.network);
  expect(await links.open(token, address)).toEqual({ wait: expect.any(Number) });
  expect(await links.open(token, '198.51.100.9'), 'nobody else is kept out').toMatchObject(subject);
});

test('a page that is opened often uses up nothing', async () => {
  const { links } = family(true);
  const { subject } = await sent();
  const token = await links.tokenFor(subject);
  for (let time = 0; time <= guessLimits.network; time += 1)
    expect(await links.open(token, address)).toMatchObject(subject);
});

test('relatives read neither e-mail nor words, and their link ends by itself or with the family’s', async () => {
  const { links, read } = family();
  const { subject } = await sent(
    anEnquiry({ special_requirements: 'Call 98100 00000 after six.', budget_range: '10-20-lakhs' }),
  );
  const [own, theirs] = [await links.tokenFor(subject), await links.tokenFor(subject, true)];
  expect(await read(own)).toMatchObject({ summary: { message: 'Call 98100 00000 after six.' } });
  const page = await read(theirs);
  expect(page).toMatchObject({ readsOnly: true, name: null, summary: { guestCount: 450 } });
  expect(JSON.stringify(page)).not.toMatch(/meera|98100|after six|lakhs/i);
  await links.revoke(subject, 'relatives');
  expect(await read(theirs)).toBe('ended');
  expect(await read(own)).toMatchObject({ readsOnly: false });
});

test('what is held back has no page and no link before it is released', async () => {
  const { links, confirmations, read } = family();
  const { reference, subject, lead } = await sent();
  const hold = (quarantine: string) =>
    open().db.owner.query(
      `with l as (update leads set quarantine = '${quarantine}' where id = $1)
       update venue_bookings set quarantine = '${quarantine}' where id = $2`,
      [lead, subject.id],
    );
  await hold('held');
  expect((await confirmations.enquiry(reference))?.familyKey).toBeUndefined();
  const token = await links.tokenFor(subject);
  expect(await read(token)).toBe('ended');
  await hold('released');
  expect((await confirmations.enquiry(reference))?.familyKey).toBe(token);
  expect(await read(token)).toMatchObject({ reference });
});

test('a link ends sixty days after the event, as its day stands now', async () => {
  const { links, read } = family();
  const { subject, lead } = await sent();
  const token = await links.tokenFor(subject);
  const { owner } = open().db;
  await owner.query(`update site.family_link set created_at = now() - interval '1 year'`);
  const movedTo = (day: string) => owner.query('update leads set event_date = $2 where id = $1', [lead, day]);
  await movedTo(inDays(-60));
  expect(await read(token)).toMatchObject({ state: 'waiting' });
  await movedTo(inDays(-62));
  expect(await read(token)).toBe('ended');
});

test('after a merge a link shows its own enquiry and what is held for that, and who answers both', async () => {
  const { links, read } = family();
  const [one, other] = [await sent(), await sent(anEnquiry({ name: 'Ravi Sample', guest_count: '80' }))];
  const tokens = [await links.tokenFor(one.subject), await links.tokenFor(other.subject)] as const;
  const { owner } = open().db;
  const { rows } = await owner.query(
    `select h.slug, s.id, s.name from hotel_spaces s join hotels h on h.id = s.hotel_id where h.slug = 'the-tivoli' limit 2`,
  );
  for (const [place, { lead }] of [one, other].entries())
    await owner.query(
      `with e as (insert into diary.event (lead_id) values ($1) returning id)
       insert into diary.function (reference, event_id, property, kind, spaces, starts_at, ends_at, state, expires_at)
       select 'FN-AAAAA' || $2::text, e.id, 'the-tivoli', 'wedding', array[$3::uuid], now() + interval '30 days',
              now() + interval '31 days', 'option', now() + interval '7 days' from e`,
      [lead, place + 1, rows[place].id],
    );
  await owner.query(`update leads set merged_into = $1, status = 'lost', lost_reason = 'merged' where id = $2`, [
    one.lead,
    other.lead,
  ]);
  await owner.query('update diary.event set lead_id = $1, made_for = $2 where lead_id = $2', [one.lead, other.lead]);
  expect(await read(tokens[0])).toMatchObject({ summary: { guestCount: 450 }, held: [{ spaces: [rows[0].name] }] });
  expect(await read(tokens[1])).toMatchObject({
    name: 'Ravi Sample',
    state: 'waiting',
    summary: { guestCount: 80 },
    held: [{ spaces: [rows[1].name], until: expect.any(Date) }],
  });
});

test('an option that waits behind another is not told, and neither is one that has expired', async () => {
  const { links, read } = family();
  const [one, other] = [await sent(), await sent(anEnquiry({ guest_count: '80' }))];
  const { owner } = open().db;
  for (const [place, { lead }] of [one, other].entries())
    await owner.query(
      `with e as (insert into diary.event (lead_id) values ($1) returning id)
       insert into diary.function (reference, event_id, property, kind, spaces, starts_at, ends_at, state, expires_at)
       select 'FN-BBBBB' || $2::text, e.id, 'the-tivoli', 'wedding',
              array(select s.id from hotel_spaces s join hotels h on h.id = s.hotel_id where h.slug = 'the-tivoli' order by s.id limit 1),
              now() + interval '30 days', now() + interval '31 days', 'option', now() + interval '7 days' from e`,
      [lead, place + 1],
    );
  expect(await read(await links.tokenFor(one.subject))).toMatchObject({ held: [{}] });
  expect(await read(await links.tokenFor(other.subject))).toMatchObject({ held: [] });
});

test('a link is erased with its person, and forgotten with what it is about', async () => {
  const { links } = family();
  const { database, db } = open();
  const [one, other] = [await sent(), await sent(anEnquiry({ email: 'other@example.com' }))];
  for (const { subject } of [one, other]) await links.tokenFor(subject);
  const left = async () =>
    (await db.owner.query('select subject_id from site.family_link')).rows.map((row) => row.subject_id);
  const chosen = await findPersonRecords(db.db, { email: 'meera@example.com' });
  const objects = { remove: async () => {}, read: vi.fn(), describe: vi.fn() };
  await erasePerson({ database: db.db, objects, dataDir: '/nowhere' }, { chosen });
  expect(await left()).toEqual([other.subject.id]);
  await db.owner.query(
    `update venue_bookings set created_at = now() - interval '3 years', event_date = current_date - 1000`,
  );
  await forgetExpired({ database: database.writes, objects, dataDir: '/nowhere' });
  expect(await left()).toEqual([]);
});
