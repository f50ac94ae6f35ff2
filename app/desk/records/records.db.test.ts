import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { privacy } from '#content/texts/privacy.ts';
import { backupDays } from '#platform/backup/backup-settings.ts';
import { outboxOf } from '#platform/mail/mailer.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { inDays } from '#tests/support/dates.ts';
import { enquiriesOfThisFile, log } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { audit, isClean } from './audit.server.ts';
import { forgetExpired } from './forget-expired.server.ts';
import { erasePerson, exportPerson } from './personal-data.server.ts';
import { runOnceTonight } from './start-nightly.server.ts';

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
       (reference, submission_id, content_hash, name, email, phone, address, position, motivation, cv_filename, cv_path)
     values ('TV-' || upper(substr(md5(random()::text), 1, 6)), gen_random_uuid(), repeat('a', 64), 'Asha Sample', $1,
             '+919810000001', 'Delhi', 'Chef', 'I cook.', 'cv.pdf', $2)`,
    [email, key],
  );
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
  const exported = await exportPerson(parts, { email: 'MEERA@example.com' });
  expect(exported.venue_bookings).toMatchObject([{ reference: mine }]);
  expect(exported.leads).toHaveLength(1);
  expect(exported.status_history).toHaveLength(1);
  expect(exported.mail_files).toHaveLength(1);
  expect(Buffer.from(exported.cvs[0]?.base64 ?? '', 'base64').toString()).toBe('%PDF-1.7 a CV');
  expect(await erasePerson(parts, { email: 'meera@example.com' })).toMatchObject({
    venue_bookings: 1,
    leads: 1,
    cvs: 1,
    mails: 1,
    jobs: 2,
  });
  expect(await erasePerson(parts, { email: 'meera@example.com' })).toMatchObject({
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
});

test('the night’s work is done once, by whichever replica comes first', async () => {
  const { database } = open();
  let runs = 0;
  const parts = {
    database: database.writes,
    log,
    run: async () => {
      runs += 1;
      return { runs };
    },
  };
  const night = new Date('2026-11-21T22:00:00Z');
  const evening = new Date('2026-11-21T20:00:00Z');
  expect(await runOnceTonight(parts, evening)).toBe(false);
  const done = await Promise.all([runOnceTonight(parts, night), runOnceTonight(parts, night)]);
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(runs).toBe(1);
  expect(await count('site.nightly where finished_at is not null')).toBe(1);
});
