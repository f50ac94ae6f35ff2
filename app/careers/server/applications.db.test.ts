import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationLimits } from '#app/careers/application-limits.ts';
import { createSpamFilter } from '#app/forms/spam-filter.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';
import { log } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { type Applications, createApplications } from './applications.server.ts';
import { createUploadQuota } from './upload-quota.server.ts';

let db: TestDatabase;
let database: Database;
let storage: TestStorage;
let applications: Applications;
let parts: Parameters<typeof createApplications>[0];

function quotaOf({ isCounting, storedBytes = 1e12 }: { isCounting: boolean; storedBytes?: number }) {
  return createUploadQuota({ database: database.writes, secret: 'of the tests', isCounting, storedBytes, log });
}

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  storage = await startTestStorage('disk');
  const spamFilter = createSpamFilter({ database: database.writes, secret: 'of the tests', isCounting: false, log });
  const { uploads, store: objects } = storage.storage;
  parts = {
    afterSubmit() {},
    database,
    spamFilter,
    quota: quotaOf({ isCounting: false }),
    uploads,
    objects,
    scan: false,
    log,
  };
  applications = createApplications(parts);
});

beforeEach(() => db.owner.query('truncate career_applications cascade; delete from jobs.job'));

afterAll(async () => {
  await storage?.close();
  await database?.close();
  await db?.drop();
});

function post(values = anApplication(), cv: Parameters<typeof applicationForm>[1] = { name: 'cv.pdf', bytes: aPdf() }) {
  const { body, headers } = new Response(applicationForm(values, cv));
  return applications.receive({ body, contentType: headers.get('content-type') ?? '' });
}

async function rows() {
  return (await db.owner.query('select * from career_applications')).rows;
}

/** Returns the CVs in the private bucket, and the files that are not stored yet. */
function files(): string[] {
  const list = (folder: string) => {
    try {
      return readdirSync(join(storage.dataDir, folder));
    } catch {
      return [];
    }
  };
  return [...list('storage/documents/uploads'), ...list('incoming')];
}

test('an application is stored with its CV in the private bucket, its file name as the applicant calls it', async () => {
  const before = files();
  const name = 'C:\\Users\\asha\\Asha’s CV (final).pdf';
  expect(await post(anApplication(), { name, bytes: aPdf(300_000) })).toMatchObject({ outcome: { kind: 'stored' } });
  const [row] = await rows();
  expect(row).toMatchObject({
    name: 'Asha Sample',
    email: 'asha@example.com',
    phone: '+919810000001',
    position: 'Chef',
    address: '12 Sample Lane\nNew Delhi',
    cover_letter: null,
    cv_filename: 'Asha’s CV (final).pdf',
    cv_type: 'application/pdf',
    cv_size: 300_000,
    status: 'new',
  });
  expect(files()).toHaveLength(before.length + 1);
  expect(await storage.storage.store.describe(row.cv_path)).toMatchObject({ bytes: 300_000 });
  const { rows: queued } = await db.owner.query("select data->>'mail' as mail from jobs.job order by mail");
  expect(queued.map(({ mail }) => mail)).toEqual(['acknowledgement', 'alert']);
});

test('a double click, and the same sent again later, are one application with one file', async () => {
  const before = files();
  const values = anApplication();
  const twice = await Promise.all([post(values), post(values)]);
  const again = await post(anApplication());
  const references = [...twice, again].map(({ outcome }) => outcome.kind === 'stored' && outcome.enquiry.reference);
  expect(new Set(references).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(files()).toHaveLength(before.length + 1);
});

test.each([
  ['a program with the name of a CV', { name: 'cv.pdf', bytes: Buffer.from('MZ a program') }, 'PDF or Word file'],
  ['an empty file', { name: 'cv.pdf', bytes: Buffer.alloc(0) }, 'empty'],
  ['6 MB', { name: 'cv.pdf', bytes: aPdf(6 * 1024 * 1024) }, 'larger than 5 MB'],
  ['one byte too many', { name: 'cv.pdf', bytes: aPdf(applicationLimits.cvBytes + 1) }, 'larger than 5 MB'],
  ['no file', null, 'Choose your CV'],
])('%s is refused in words, and every text is kept', async (_, cv, words) => {
  const before = files();
  const values = anApplication({ address: '12 Sample Lane', cover_letter: 'A letter.' });
  const received = await post(values, cv);
  expect(received.outcome).toEqual({ kind: 'invalid', errors: { cv: expect.stringContaining(words) } });
  expect(received.values).toMatchObject(values);
  expect(await rows()).toEqual([]);
  expect(files()).toEqual(before);
});

test('exactly 5 MB are taken; wrong texts are named and leave no file', async () => {
  const before = files();
  const wrong = await post(anApplication({ position: 'Astronaut', motivation: ' ' }));
  expect(wrong.outcome).toMatchObject({ kind: 'invalid', errors: { position: expect.any(String) } });
  expect(files()).toEqual(before);
  const largest = { name: 'cv.pdf', bytes: aPdf(applicationLimits.cvBytes) };
  expect((await post(anApplication(), largest)).outcome).toMatchObject({ kind: 'stored' });
});

test('a connection that is cut leaves nothing, and neither does a body that is no form', async () => {
  const before = files();
  const whole = new Response(applicationForm(anApplication(), { name: 'cv.pdf', bytes: aPdf(900_000) }));
  const contentType = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let at = 0;
  const cut = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + 50_000));
      at += 50_000;
      if (at > 400_000) controller.error(new Error('The body broke off.'));
    },
  });
  expect((await applications.receive({ body: cut, contentType })).outcome).toEqual({ kind: 'invalid', errors: {} });
  const { body: text } = new Response('name=Asha');
  expect((await applications.receive({ body: text, contentType })).outcome.kind).toBe('invalid');
  expect((await applications.receive({ body: null, contentType: 'text/plain' })).outcome.kind).toBe('invalid');
  expect(await rows()).toEqual([]);
  expect(files()).toEqual(before);
});

test('where the file cannot be written the applicant is told, and nothing is stored', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const uploads = { stage: () => Promise.reject(full) };
  const helpless = createApplications({ ...parts, uploads });
  const { body, headers } = new Response(applicationForm(anApplication(), { name: 'cv.pdf', bytes: aPdf() }));
  const received = await helpless.receive({ body, contentType: headers.get('content-type') ?? '' });
  expect(received.outcome).toEqual({ kind: 'unavailable' });
  expect(received.values).toMatchObject({ name: 'Asha Sample' });
  expect(await rows()).toEqual([]);
});
