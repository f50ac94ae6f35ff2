import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { choosePersonRecords, erasePerson, exportPerson } from '#app/desk/records/personal-data.server.ts';
import { createSpamFilter } from '#app/forms/spam-filter.server.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { createClamd, type VirusScanner } from '#platform/storage/virus-scanner.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { anApplication, applicationForm } from '#tests/factories/an-application.ts';
import { type ClamdServer, eicar, startClamdServer } from '#tests/servers/clamd-server.ts';
import { idleHandlers, log } from '#tests/support/enquiries-of-this-file.ts';
import { createApplications } from './applications.server.ts';
import { queueLostScans, scanCv } from './scan-cv.server.ts';
import { createUploadQuota } from './upload-quota.server.ts';

const { open, at, count } = deskOfThisFile();
let clamd: ClamdServer | undefined;
let jobs: Jobs | undefined;

beforeAll(() =>
  open().db.owner.query("update jobs.queue set retry_delay = 1, retry_backoff = false where name = 'cv-scan'"),
);
afterEach(async () => {
  await jobs?.close();
  await clamd?.close();
  clamd = undefined;
  await open().db.owner.query('delete from career_applications; delete from jobs.job');
});

/** Sends an application with this CV while a scanner is set, and returns its reference. */
async function apply(inside = ''): Promise<string> {
  const { database } = open();
  const { uploads, store: objects } = at().storage.storage;
  const secret = 'of the tests';
  const spamFilter = createSpamFilter({ database: database.writes, secret, isCounting: false, log });
  const quota = createUploadQuota({ database: database.writes, secret, isCounting: false, storedBytes: 1e9, log });
  const { receive } = createApplications({
    afterSubmit() {},
    database,
    spamFilter,
    quota,
    uploads,
    objects,
    scan: true,
    log,
  });
  const form = applicationForm(anApplication(), { name: 'cv.pdf', bytes: aPdf(5_000, [inside]) });
  const { body, headers } = new Response(form);
  const { outcome } = await receive({ body, contentType: headers.get('content-type') ?? '' });
  if (outcome.kind !== 'stored') throw new Error(outcome.kind);
  return outcome.enquiry.reference;
}

function work(scanner: VirusScanner | undefined): { results: () => number } {
  let results = 0;
  const { database } = open();
  const objects = at().storage.storage.store;
  const onResult = () => {
    results += 1;
  };
  const handlers = { ...idleHandlers, 'cv-scan': scanCv({ database: database.jobs, objects, scanner, onResult }) };
  jobs = openJobs({ database: database.jobs, handlers, log, pollSeconds: 0.5 });
  return { results: () => results };
}

const scanOf = async (reference: string) => (await at().desk.application(at().recruiter, reference))?.cvScan;
const opened = (reference: string) => at().desk.openCv(at().recruiter, reference);

test('a CV is held until the scanner has seen it, and then handed out', async () => {
  clamd = await startClamdServer();
  const reference = await apply();
  expect(await scanOf(reference)).toBe('waiting');
  expect(await opened(reference)).toEqual({ held: 'waiting' });
  expect(await count("staff.audit where action = 'opened a CV'")).toBe(0);
  const { results } = work(createClamd(clamd.address));
  await expect.poll(() => scanOf(reference)).toBe('clean');
  await expect.poll(results).toBe(1);
  const cv = await opened(reference);
  expect(cv).toMatchObject({ name: `${reference}-cv.pdf` });
  expect(cv && 'content' in cv && (await buffer(cv.content)).equals(clamd.files[0] ?? Buffer.alloc(0))).toBe(true);
});

test('an infected CV is never handed out, staff read what was found, and erasure takes it all', async () => {
  clamd = await startClamdServer();
  const reference = await apply(`8 0 obj\n(${eicar})\nendobj\n`);
  work(createClamd(clamd.address));
  await expect.poll(() => scanOf(reference)).toBe('infected');
  expect(await opened(reference)).toEqual({ held: 'infected' });
  expect(await at().desk.application(at().recruiter, reference)).toMatchObject({ cvFinding: 'Win.Test.EICAR_HDB-1' });
  const parts = { database: open().db.db, objects: at().storage.storage.store, dataDir: at().storage.dataDir };
  const found = await choosePersonRecords(parts.database, { email: 'asha@example.com' }, [reference]);
  const exported = await exportPerson(parts, found);
  expect(exported.cvs).toEqual([{ filename: 'cv.pdf', held: 'infected' }]);
  await erasePerson(parts, found);
  expect(await count('career_applications')).toBe(0);
  expect(await count("jobs.job where name = 'cv-scan'")).toBe(0);
});

test('while the scanner is away the application is stored and its CV held; it is tried again for days', async () => {
  clamd = await startClamdServer();
  const { address } = clamd;
  let tries = 0;
  const scanner: VirusScanner = {
    scan(content) {
      tries += 1;
      return createClamd(address).scan(content);
    },
  };
  await clamd.close();
  const reference = await apply();
  work(scanner);
  await expect.poll(() => tries).toBeGreaterThan(1);
  expect(await opened(reference)).toEqual({ held: 'waiting' });
  await jobs?.close();
  await open().db.owner.query(
    "delete from jobs.job; update career_applications set created_at = now() - interval '2 days'",
  );
  expect(await queueLostScans(open().database.jobs)).toBe(1);
  expect(await queueLostScans(open().database.jobs)).toBe(0);
  clamd = await startClamdServer();
  work(createClamd(clamd.address));
  await expect.poll(() => scanOf(reference)).toBe('clean');
});

test('what waits for a scanner that is no longer set is let go', async () => {
  const reference = await apply();
  work(undefined);
  await expect.poll(() => scanOf(reference)).toBe('none');
  expect(await opened(reference)).toMatchObject({ name: `${reference}-cv.pdf` });
});

test('a CV whose scan failed once is scanned again, and then handed out', async () => {
  clamd = await startClamdServer();
  const { address } = clamd;
  let tries = 0;
  const reference = await apply();
  const { results } = work({
    scan(content) {
      tries += 1;
      if (tries === 1) throw new Error('clamd answered: INSTREAM size limit exceeded');
      return createClamd(address).scan(content);
    },
  });
  await expect.poll(() => tries).toBe(2);
  await expect.poll(() => scanOf(reference)).toBe('clean');
  expect(results()).toBe(1);
  expect(await opened(reference)).toMatchObject({ name: `${reference}-cv.pdf` });
});

test('a scan that was given up is queued again by the night’s work once its job is lost or has failed', async () => {
  const reference = await apply();
  const { owner } = open().db;
  await owner.query("update career_applications set created_at = now() - interval '2 hours'");
  expect(await queueLostScans(open().database.jobs), 'its job still waits').toBe(0);
  for (const ended of ['failed', 'completed', 'cancelled']) {
    await owner.query('update jobs.job set state = $1', [ended]);
    expect(await queueLostScans(open().database.jobs), ended).toBe(1);
    await owner.query('delete from jobs.job where state = $1', [ended]);
  }
  expect(await scanOf(reference)).toBe('waiting');
});
