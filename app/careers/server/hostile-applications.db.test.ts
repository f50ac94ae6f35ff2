import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cvMessages } from '#app/careers/career-application.ts';
import { uploadLimits } from '#app/careers/server/upload-quota.server.ts';
import { createEnquiries } from '#app/enquiries/event/submit-enquiry.server.ts';
import { createSpamFilter } from '#app/forms/spam/spam-filter.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { atATime } from '#tests/support/at-a-time.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { log, venues } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { createApplications } from './applications.server.ts';
import { createUploadQuota } from './upload-quota.server.ts';

let db: TestDatabase;
let database: Database;
let storage: TestStorage;

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  storage = await startTestStorage('disk');
});
beforeEach(() =>
  db.owner.query('truncate career_applications cascade; truncate site.upload_traffic, site.enquiry_traffic'),
);
afterAll(async () => {
  await storage?.close();
  await database?.close();
  await db?.drop();
});

const secret = 'of the tests';

function newSpamFilter() {
  return createSpamFilter({ database: database.writes, secret, counts: true, log });
}

function applications({ storedBytes = 1e12, freeBytes = 0 } = {}) {
  const quota = createUploadQuota({ database: database.writes, secret, counts: true, storedBytes, log });
  const { uploads, store: objects } = storage.storage;
  const full = { ...uploads, stage: () => Promise.resolve({ kind: 'no-room' as const }) };
  return createApplications({
    afterSubmit() {},
    database,
    spamFilter: newSpamFilter(),
    quota,
    uploads: freeBytes ? full : uploads,
    objects,
    scan: false,
    log,
  });
}

let people = 0;
/** Somebody else each time. */
function somebody() {
  people += 1;
  return anApplication({ email: `person${people}@example.com`, phone: `98100 ${10_000 + people}` });
}

interface Sent {
  values?: Record<string, string>;
  bytes?: number;
  address?: string;
  to?: ReturnType<typeof applications>;
}

const pdfs = new Map<number, Buffer>();
function pdfOf(bytes: number): Buffer {
  const pdf = pdfs.get(bytes) ?? aPdf(bytes);
  pdfs.set(bytes, pdf);
  return pdf;
}

function send({ values = somebody(), bytes = 20_000, address = '203.0.113.7', to = applications() }: Sent = {}) {
  const { body, headers } = new Response(applicationForm(values, { name: 'cv.pdf', bytes: pdfOf(bytes) }));
  const senderOf = () => ({ address, trap: '', tookMs: 40_000 });
  return to.receive({ body, contentType: headers.get('content-type') ?? '', senderOf });
}

async function files(): Promise<string[]> {
  const list = (folder: string) => readdir(join(storage.dataDir, folder)).catch((): string[] => []);
  return [...(await list('storage/documents/uploads')), ...(await list('incoming'))];
}

test('sixty forms that break off behind the complete CV leave nothing', async () => {
  const before = await files();
  const to = applications();
  const whole = new Response(applicationForm(anApplication(), { name: 'cv.pdf', bytes: aPdf(900_000) }));
  const contentType = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  // The delimiter behind the CV is there, the one that ends the form is not.
  const complete = bytes.subarray(0, -4);
  const half = '\r\nContent-Disposition: form-data; name="more"';
  const endings = ['', half, `${half}\r\n\r\nhalf a text`].map((text) => new TextEncoder().encode(text));
  const sent = Array.from({ length: 60 }, (_, index) => {
    const ending = endings[index % endings.length] ?? new Uint8Array();
    return to.receive({ body: new Blob([complete, ending]).stream(), contentType });
  });
  for (const { outcome, values } of await Promise.all(sent)) {
    expect(outcome).toEqual({ kind: 'invalid', errors: {} });
    expect(values).toMatchObject({ name: 'Asha Sample' });
  }
  expect(await files()).toEqual(before);
});

test('of thirty applications of 5 MB from one address one is kept; others keep their texts, and read why', async () => {
  const before = (await files()).length;
  const most = 5 * 1024 * 1024;
  const sent = await Promise.all(Array.from({ length: 30 }, () => send({ bytes: most })));
  const stored = sent.filter(({ outcome }) => outcome.kind === 'stored');
  expect(stored).toHaveLength(1);
  expect(await files()).toHaveLength(before + 1);
  const refused = sent.find(({ outcome }) => outcome.kind === 'invalid' && outcome.errors.cv === cvMessages.manyLarge);
  expect(refused?.outcome).toEqual({
    kind: 'invalid',
    errors: { cv: cvMessages.manyLarge },
    refused: { status: 429, retryAfter: expect.any(Number) },
  });
  expect(refused?.values).toMatchObject({ name: 'Asha Sample', motivation: expect.stringContaining('I cook') });
  expect((await send({ bytes: 500_000 })).outcome.kind, 'a small one from there').toBe('stored');
  expect((await send({ bytes: most, address: '203.0.113.8' })).outcome.kind, 'a neighbour').toBe('stored');
  const { rows } = await db.owner.query('select source from site.upload_traffic');
  expect(JSON.stringify(rows)).not.toContain('203.0');
});

test('forms of one address that never end take no more of the disk than its allowance; neighbours apply', async () => {
  const to = applications();
  const whole = new Response(applicationForm(anApplication(), { name: 'cv.pdf', bytes: pdfOf(5_000_000) }));
  const contentType = whole.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const senderOf = () => ({ address: '203.0.113.99', trap: '', tookMs: 40_000 });
  const ends: (() => void)[] = [];
  const unfinished = Array.from({ length: 20 }, () => {
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        ends.push(() => {
          controller.enqueue(bytes.subarray(at));
          controller.close();
        });
      },
      // All grow together, and each stops a little before its end.
      pull(controller) {
        const next = Math.min(at + 65_536, bytes.length - 1_000);
        if (next > at) controller.enqueue(bytes.subarray(at, next));
        at = next;
      },
    });
    return to.receive({ body, contentType, senderOf });
  });
  const waiting = async () => {
    const sizes = (await readdir(join(storage.dataDir, 'incoming'))).map((name) =>
      stat(join(storage.dataDir, 'incoming', name)).then(({ size }) => size),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const most = uploadLimits.line.bytesAtOnce;
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(most - 6_000_000), 20_000);
  expect((await send({ to, address: '203.0.113.98' })).outcome.kind, 'a neighbour').toBe('stored');
  expect(await waiting()).toBeLessThanOrEqual(most);
  for (const end of ends) end();
  const crowded = { kind: 'invalid', errors: { cv: cvMessages.manyAtOnce }, refused: { status: 429, retryAfter: 60 } };
  const told = (await Promise.all(unfinished)).filter(
    ({ outcome }) => outcome.kind === 'invalid' && outcome.errors.cv === cvMessages.manyAtOnce,
  );
  // Those that have room go on: who is told gives theirs back.
  const surplus = 20 - Math.floor(most / 5_000_000);
  expect(told.length).toBeGreaterThanOrEqual(surplus);
  expect(told.length).toBeLessThanOrEqual(surplus + 1);
  expect(told[0]?.outcome).toEqual(crowded);
  expect(told[0]?.values).toMatchObject({ name: 'Asha Sample' });
  expect((await send({ to, address: '203.0.113.99' })).outcome.kind, 'afterwards').toBe('stored');
});

test('fifty people behind one address apply and enquire at once, and none is refused', async () => {
  const to = applications();
  const enquiries = createEnquiries({ afterSubmit() {}, database, spamFilter: newSpamFilter(), venues, log });
  const address = '198.51.100.1';
  expect(50 * uploadLimits.smallBytes).toBeLessThanOrEqual(uploadLimits.line.bytesADay);
  const people = Array.from({ length: 50 }, (_, index) => index);
  const became: string[] = [];
  // Twelve at a time: how long a crowd waits is measured elsewhere, on a machine that does nothing else.
  await atATime(12, people, async (index) => {
    const guest = anEnquiry({ email: `guest${index}@example.com`, phone: `98200 ${10_000 + index}` });
    const [applied, enquired] = await Promise.all([
      send({ bytes: 100_000, address, to }),
      enquiries.submit(guest, { address, trap: '', tookMs: 40_000 }),
    ]);
    became.push(applied.outcome.kind, enquired.kind);
  });
  expect(became).toEqual(Array(100).fill('stored'));
});

test('who sends the same again is told of the first, also where nothing is left of the allowance', async () => {
  const values = somebody();
  const first = await send({ values, bytes: 5_000_000 });
  const [again, other] = await Promise.all([send({ values, bytes: 5_000_000 }), send({ bytes: 5_000_000 })]);
  expect(again.outcome).toMatchObject({ kind: 'stored', repeated: true });
  expect(again.outcome.kind === 'stored' && first.outcome.kind === 'stored').toBe(true);
  expect(other.outcome).toMatchObject({ kind: 'invalid', refused: { status: 429 } });
});

const use = (source: string, used: number) =>
  db.owner.query('update site.upload_traffic set used = $1 where source like $2', [used, source]);

test.each([
  ['day-line-%', uploadLimits.line.bytesADay, 429, cvMessages.manyFiles],
  ['day-net-%', uploadLimits.network.bytesADay, 429, cvMessages.manyFiles],
  ['all', uploadLimits.bytesADay, 507, cvMessages.noRoom],
])('the allowance of %s is used to its last byte, and no further', async (source, most, status, words) => {
  expect((await send()).outcome.kind).toBe('stored');
  await use(source, most - 20_000);
  expect((await send({ bytes: 20_001 })).outcome).toMatchObject({ errors: { cv: words }, refused: { status } });
  expect((await send({ bytes: 20_000 })).outcome.kind).toBe('stored');
  expect((await send({ bytes: 1_000 })).outcome).toMatchObject({ errors: { cv: words }, refused: { status } });
});

test('the seventeenth address of an IPv6 /64 is the same as the first', async () => {
  await send({ address: '2001:db8:1:1::1' });
  await use('day-line-%', uploadLimits.line.bytesADay);
  expect((await send({ address: '2001:db8:1:1:ffff::17' })).outcome).toMatchObject({ refused: { status: 429 } });
  expect((await send({ address: '2001:db8:1:2::1' })).outcome.kind).toBe('stored');
});

test('all stored CVs together have a bound, and a full disk is said in words; enquiries are taken', async () => {
  const to = applications({ storedBytes: 40_000 });
  expect((await send({ to })).outcome.kind).toBe('stored');
  expect((await send({ to })).outcome.kind).toBe('stored');
  const refused = { kind: 'invalid', errors: { cv: cvMessages.noRoom }, refused: { status: 507 } };
  expect((await send({ to, bytes: 1_000 })).outcome).toMatchObject(refused);
  const received = await send({ to: applications({ freeBytes: 1 }) });
  expect(received.outcome).toMatchObject(refused);
  expect(received.values).toMatchObject({ name: 'Asha Sample' });
  const enquiries = createEnquiries({ afterSubmit() {}, database, spamFilter: newSpamFilter(), venues, log });
  const sender = { address: '203.0.113.7', trap: '', tookMs: 40_000 };
  expect((await enquiries.submit(anEnquiry(), sender)).kind).toBe('stored');
});

test('a flood is refused before its CV is read, with the texts kept', async () => {
  await send();
  await use('tries-line-%', uploadLimits.line.tries - 1);
  expect((await send()).outcome.kind).toBe('stored');
  const whole = new Response(applicationForm(somebody(), { name: 'cv.pdf', bytes: aPdf(4_000_000) }));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(read, read + 16_384));
      read += 16_384;
    },
  });
  const senderOf = () => ({ address: '203.0.113.7', trap: '', tookMs: 40_000 });
  const contentType = whole.headers.get('content-type') ?? '';
  const received = await applications().receive({ body, contentType, senderOf });
  expect(received.outcome).toEqual({ kind: 'flood', retryAfter: expect.any(Number) });
  expect(received.values).toMatchObject({ name: 'Asha Sample' });
  expect(read).toBeLessThan(300_000);
});
