import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referencedObjects } from '#app/open-site-storage.server.ts';
import { privacy } from '#content/texts/privacy.ts';
import { backupDays } from '#platform/backup/backup-settings.ts';
import { outboxOf } from '#platform/mail/mailer.ts';
import { orphanAge, removeOrphans } from '#platform/storage/remove-orphans.ts';
import { readStoreOwner } from '#platform/storage/store-owner.ts';
import { aDefiniteFunction } from '#tests/factories/a-definite-function.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { addDeskWork, addEnquiryWork } from '#tests/factories/desk-work.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, log } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { audit, isClean } from './audit.server.ts';
import { forgetExpired } from './forget-expired.server.ts';
import { erasePerson, exportPerson, findPersonRecords, type PersonKey } from './personal-data.server.ts';

const { open, storedReference, count } = enquiriesOfThisFile();
let storage: TestStorage;
beforeAll(async () => {
  storage = await startTestStorage('disk');
});
afterAll(() => storage.close());

const objects = () => storage.storage.store;

/** Stores an application with its CV. */
async function storedApplication(email: string, key: string): Promise<void> {
  await storage.put(key, '%PDF-1.7 a CV');
  await open().db.owner.query(
    `insert into career_applications
       (language, reference, submission_id, content_hash, name, email, phone, address, position, motivation, cv_filename, cv_path)
     values ('en', 'TV-' || upper(substr(md5(random()::text), 1, 6)), gen_random_uuid(), repeat('a', 64), 'Asha Sample', $1,
             '+919810000001', 'Delhi', 'Chef', 'I cook.', 'cv.pdf', $2)`,
    [email, key],
  );
}

/** All records that name somebody, as if an administrator had ticked every one. */
async function everythingOf(database: Parameters<typeof findPersonRecords>[0], person: PersonKey) {
  return { person, chosen: await findPersonRecords(database, person), leftOut: 0 };
}

async function mailFileOf(reference: string): Promise<void> {
  const { rows } = await open().db.owner.query('select id from venue_bookings where reference = $1', [reference]);
  await mkdir(outboxOf(storage.dataDir), { recursive: true });
  await writeFile(join(outboxOf(storage.dataDir), `enquiry-${rows[0].id}.alert.eml`), 'To: sales');
}

function outbox(): Promise<string[]> {
  return readdir(outboxOf(storage.dataDir)).catch(() => []);
}

test('the audit finds what is lost, queues lost mail once more and leaves what fits together alone', async () => {
  const { db, database } = open();
  const reference = await storedReference();
  await storedApplication('asha@example.com', 'documents/uploads/there.pdf');
  await db.owner.query(`delete from jobs.job; update venue_bookings set created_at = now() - interval '1 hour'`);
  await db.owner.query(`update career_applications set created_at = now() - interval '1 hour'`);
  const parts = { database: database.writes, objects: objects() };
  const found = await audit(parts);
  expect(found.mailQueuedAgain.filter((mail) => mail.startsWith(reference))).toEqual([
    `${reference} acknowledgement`,
    `${reference} alert`,
  ]);
  expect(found.checked).toMatchObject({ bookings: 1, leads: 1, applications: 1 });
  expect(isClean(found)).toBe(true);
  await objects().remove('documents/uploads/there.pdf');
  await db.owner.query('alter table leads disable trigger user; delete from leads');
  const worse = await audit(parts);
  expect(worse).toMatchObject({ bookingsWithoutLead: [reference], mailQueuedAgain: [] });
  expect(worse.applicationsWithoutFile).toHaveLength(1);
  expect(isClean(worse)).toBe(false);
});

test('one person’s data is exported and erased everywhere, and nobody else’s', async () => {
  const { db } = open();
  await db.owner.query('delete from career_applications');
  const mine = await storedReference(anEnquiry({ email: 'meera@example.com' }));
  const other = await storedReference(anEnquiry({ email: 'other@example.com' }));
  await storedApplication('Meera@Example.com', 'documents/uploads/mine.pdf');
  await mailFileOf(mine);
  await mailFileOf(other);
  await db.owner.query("update venue_bookings set status = 'contacted'");
  const parts = { database: db.db, objects: objects(), dataDir: storage.dataDir };
  const person = { email: 'MEERA@example.com' };
  const everything = await everythingOf(parts.database, person);
  expect(everything.chosen.map(({ source, why }) => [source, why])).toEqual([
    ['venue_booking', ['email']],
    ['application', ['email']],
  ]);
  const exported = await exportPerson(parts, everything);
  expect(exported.venue_bookings).toMatchObject([{ reference: mine }]);
  expect(exported.leads).toHaveLength(1);
  expect(exported.status_history).toHaveLength(1);
  expect(exported.mail_files).toHaveLength(1);
  expect(Buffer.from(exported.cvs[0]?.base64 ?? '', 'base64').toString()).toBe('%PDF-1.7 a CV');
  expect(await erasePerson(parts, everything)).toMatchObject({
    venue_bookings: 1,
    leads: 1,
    cvs: 1,
    mails: 1,
    jobs: 2,
  });
  expect(await findPersonRecords(parts.database, person)).toEqual([]);
  expect(await erasePerson(parts, everything)).toMatchObject({
    venue_bookings: 0,
    leads: 0,
    cvs: 0,
    mails: 0,
  });
  expect([await count('venue_bookings'), await count('leads'), await count('status_history')]).toEqual([1, 1, 1]);
  expect(await count('career_applications')).toBe(0);
  expect(await objects().describe('documents/uploads/mine.pdf')).toBeUndefined();
  expect(await outbox()).toHaveLength(1);
  const { rows } = await db.owner.query("select count(*)::int as left from jobs.job where data::text like '%-%'");
  expect(rows[0].left).toBe(2);
});

/** The tables from which a person's rows are erased. */
const erased = [
  ...['public.career_applications', 'public.leads', 'public.room_bookings', 'public.status_history'],
  ...[
    'public.venue_bookings',
    'desk.change',
    'desk.paper',
    'diary.event',
    'jobs.job',
    'site.escalations',
    'site.events',
    'site.family_link',
    'site.mail',
  ],
];
/** All other tables, each with the reason why nothing of a visitor is erased from it. */
const notErased: Record<string, string[]> = {
  'the site’s own content': [
    ...['amenities', 'announcements', 'awards', 'brands', 'dining', 'group_texts', 'hotel_amenities'],
    ...['hotel_experiences', 'hotel_features', 'hotel_images', 'hotel_media', 'hotel_policies', 'hotel_social_media'],
    ...[
      'hotel_spaces',
      'hotel_statistics',
      'hotel_virtual_tours',
      'hotels',
      'leaders',
      'locations',
      'media',
      'offers',
      'packages',
    ],
    ...['press_articles', 'room_amenities', 'room_media', 'rooms', 'social_posts', 'tax_rates'],
  ].map((table) => `public.${table}`),
  'the work of staff on content, and their accounts': [
    ...[
      'desk.content_change',
      'desk.content_draft',
      'staff.account',
      'staff.attempt',
      'staff.device',
      'staff.passkey',
      'staff.session',
    ],
    ...['staff.twoFactor', 'staff.user', 'staff.user_property', 'staff.verification'],
  ],
  'what staff did, which must stay; it names a row by its reference': ['staff.audit'],
  'what is promised stays promised, without its person': [
    ...['diary.change', 'diary.claim', 'diary.feed', 'diary.function', 'diary.notice', 'diary.part', 'diary.property'],
  ],
  'figures and the state of the site': [
    ...['alerts', 'backup_drills', 'backups', 'digests', 'error_groups', 'instances', 'measures', 'migrations'],
    ...['held_notices', 'nightly', 'retention', 'seed_rows', 'store_owner'],
  ].map((table) => `site.${table}`),
  'counts tries from an address under a keyed hash, for a day': ['site.enquiry_traffic', 'site.upload_traffic'],
  'the queue’s own tables': [
    ...['bam', 'job_dependency', 'queue', 'queue_stats', 'schedule', 'subscription', 'version', 'warning'],
  ].map((table) => `jobs.${table}`),
};

/** Returns the tables in which one of these words stands, in any column. */
async function tablesThatName(words: string[]): Promise<string[]> {
  const { owner } = open().db;
  const { rows } = await owner.query<{ name: string; quoted: string }>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...erased, ...Object.values(notErased).flat()].sort());
  const each = rows.map(
    ({ name, quoted }) => `select '${name}' as name where exists (
       select from ${quoted} t, unnest($1::text[]) word where strpos(lower(t::text), lower(word)) > 0)`,
  );
  const found = await owner.query<{ name: string }>(each.join(' union all '), [words]);
  return found.rows.map(({ name }) => name).sort();
}

test('no table of the database names an erased person, but for those that are listed with a reason', async () => {
  const { db } = open();
  const { owner } = db;
  const email = 'erased.person@example.com';
  const reference = await storedReference(anEnquiry({ email }));
  await storedApplication(email, 'documents/uploads/erased.pdf');
  await aDefiniteFunction(owner, reference);
  await owner.query('insert into site.escalations (lead_id) select id from leads where customer_email = $1', [email]);
  await owner.query(
    `with booking as (
       insert into room_bookings (language, reference, submission_id, content_hash, name, email, phone, checkin_date, checkout_date,
              room_type, adults, guest_count)
       values ('en', 'TV-ERASED', gen_random_uuid(), repeat('b', 64), 'Erased Person', $1, '+919810000001', current_date + 9,
               current_date + 10, 'Any', 2, 2) returning id, reference, name, email)
     insert into leads (language, reference, source, booking_id, customer_name, customer_email)
     select 'en', reference, 'room_booking', id, name, email from booking`,
    [email],
  );
  const { rows } = await owner.query<{ id: string; reference: string; of: string }>(
    `select id::text, reference, 'leads' as of from leads where customer_email = $1
     union all select id::text, reference, 'venue_bookings' from venue_bookings where email = $1
     union all select id::text, reference, 'room_bookings' from room_bookings where email = $1
     union all select id::text, reference, 'career_applications' from career_applications where email = $1`,
    [email],
  );
  expect(rows).toHaveLength(5);
  for (const { id, of } of rows) {
    await owner.query(
      `insert into site.mail (id, subject_table, subject_id, kind, recipient_hash, state)
       values ($1 || ' alert', $2, $1::uuid, 'alert', 'hash', 'sent')`,
      [id, of],
    );
    await owner.query(
      `insert into site.family_link (id, subject_table, subject_id, token_hash) values (gen_random_uuid(), $2, $1, sha256($3))`,
      [id, of, id],
    );
    if (of === 'leads' || of === 'career_applications') {
      await owner.query(
        `insert into desk.change (${of === 'leads' ? 'lead_id' : 'application_id'}, author_id, author, kind, note)
         values ($1, 'one', 'Asha', 'note', $2)`,
        [id, `They write from ${email}.`],
      );
    }
    if (of === 'leads')
      await owner.query(
        `insert into desk.paper (lead_id, path, name, type, bytes, author) values ($1, $2, $3, 'application/pdf', 1, 'Asha')`,
        [id, `documents/uploads/${id}.pdf`, `Offer to ${email}.pdf`],
      );
  }
  await owner.query("update venue_bookings set status = 'contacted' where email = $1", [email]);
  const words = [email, ...rows.flatMap((row) => [row.id, row.reference])];
  const mayName = ['staff.audit'];
  expect((await tablesThatName(words)).filter((name) => !mayName.includes(name))).toEqual([...erased].sort());
  const everything = await everythingOf(db.db, { email });
  await erasePerson({ database: db.db, objects: objects(), dataDir: storage.dataDir }, everything);
  expect((await tablesThatName(words)).filter((name) => !mayName.includes(name))).toEqual([]);
  expect(await tablesThatName([email])).toEqual([]);
});

test('what is past its time is forgotten with its CV and its mail, by the site, and nothing younger', async () => {
  const { db, database } = open();
  const { rows: kept } = await db.owner.query('select kind, months from site.retention');
  const months: Record<string, number> = Object.fromEntries(kept.map((row) => [row.kind, row.months]));
  expect(months).toEqual({ enquiry: 24, application: 12, spam: 3, mail: 12 });
  const notice = JSON.stringify(privacy);
  const { enquiry, application, mail, spam } = months;
  for (const words of [
    `loyalty interests and messages: ${enquiry} months`,
    `applications and CVs: ${application} months`,
    `letters we sent you: ${mail} months`,
    `held back as spam: ${spam} months`,
    `for ${backupDays} days more`,
  ])
    expect(notice).toContain(words);
  const old = await storedReference(anEnquiry({ event_date: inDays(1) }));
  const planned = await storedReference(anEnquiry({ event_date: inDays(300) }));
  await mailFileOf(old);
  const before = (await outbox()).length;
  const { paper } = await addDeskWork(db.owner, old);
  const younger = await addEnquiryWork(db.owner, planned);
  for (const key of [paper, younger]) await storage.put(key, '%PDF-1.7 an offer');
  await db.owner.query("update career_applications set cv_path = null, created_at = now() - interval '13 months'");
  await storedApplication('past@example.com', 'documents/uploads/past.pdf');
  await db.owner.query(`update venue_bookings set created_at = now() - interval '25 months'`);
  await db.owner.query(`update venue_bookings set event_date = now() - interval '25 months' where reference = $1`, [
    old,
  ]);
  await db.owner.query(`update career_applications set created_at = now() - interval '13 months'`);
  const parts = { database: database.writes, objects: objects(), dataDir: storage.dataDir };
  expect(await forgetExpired(parts)).toMatchObject({ cvs: 1 });
  const { rows } = await db.owner.query(
    'select b.reference, l.reference as lead from venue_bookings b join leads l on l.booking_id = b.id',
  );
  expect(rows).toEqual([{ reference: planned, lead: planned }]);
  expect(await count('leads')).toBe(1);
  expect(await objects().describe('documents/uploads/past.pdf')).toBeUndefined();
  expect((await outbox()).length).toBeLessThan(before);
  const { rows: left } = await db.owner.query(
    `select (select array_agg(path) from desk.paper) as papers, (select count(*)::int from desk.change) as changes,
            (select count(*)::int from site.mail where kind = 'invitation') as invitations`,
  );
  expect(left, 'the younger enquiry keeps its step and paper').toEqual([
    { papers: [younger], changes: 1, invitations: 0 },
  ]);
  // A file that no row names any more is removed within minutes.
  const files = { store: objects(), incoming: join(storage.dataDir, 'incoming'), log };
  const referenced = (keys: string[]) => referencedObjects(db.db, keys);
  const owner = () => readStoreOwner(db.db);
  expect(await removeOrphans({ ...files, referenced, owner }, Date.now() + orphanAge + 1)).toBe(1);
  expect(await objects().describe(paper)).toBeUndefined();
  expect(await objects().describe(younger)).toBeDefined();
});
