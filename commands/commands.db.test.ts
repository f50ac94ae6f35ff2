import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { askYes } from './ask-yes.ts';

const { open, storedReference } = enquiriesOfThisFile();
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tivoli-commands-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Returns what an operator sees of a command that npm starts, on a machine that keeps Indian time. */
function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  return runWith({ DATABASE_URL: open().db.ownerUrl }, ...words);
}

function runWith(
  given: Record<string, string>,
  ...words: string[]
): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, TZ: 'Asia/Kolkata', ...given };
  return new Promise((resolve) => {
    execFile('node', ['commands/command.mjs', ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

test('an operator looks at the records, and at one person’s, and has them forgotten', async () => {
  const event_date = String(anEnquiry().event_date);
  const reference = await storedReference(anEnquiry({ email: 'meera@example.com' }));
  const [audit, exported, wrong, byNumber] = await Promise.all([
    run('audit'),
    run('person', 'export', 'meera@example.com', reference),
    run('person', 'export', 'meera@example.com'),
    run('person', 'export', '98100 00000', reference),
  ]);
  expect([audit.code, JSON.parse(audit.out).checked.bookings]).toEqual([0, 1]);
  expect(JSON.parse(exported.out).venue_bookings).toMatchObject([{ reference, event_date }]);
  expect(JSON.parse(byNumber.out).leads, 'whoever gave no e-mail').toMatchObject([{ reference }]);
  expect([wrong.code, wrong.out, wrong.err]).toEqual([1, '', expect.stringMatching(/^Usage: npm run person list/)]);
  const listed = await run('person', 'list', 'meera@example.com');
  expect(JSON.parse(listed.out)).toMatchObject([{ reference, source: 'venue_booking', why: ['email'] }]);

  const erased = await run('person', 'erase', 'meera@example.com', reference);
  expect(JSON.parse(erased.out)).toMatchObject({ venue_bookings: 1, leads: 1 });
  expect(erased.err).toBe('Backups keep it until they expire.\n');

  const nobody = await run('person', 'list', 'meera@example.com');
  expect([nobody.code, nobody.err]).toEqual([0, 'There is no record of meera@example.com.\n']);
});

test('a restore that nobody can be asked about does nothing without --yes', async () => {
  const [unasked, misspelt] = await Promise.all([
    run('restore', 'site.tar.gz'),
    run('restore', 'site.tar.gz', '--yes', '--repalce'),
  ]);
  expect([unasked.code, unasked.out]).toEqual([1, '']);
  expect(unasked.err).toContain('A restore asks before it writes, and nobody can answer here: add --yes');
  expect([misspelt.code, misspelt.err]).toEqual([1, expect.stringMatching(/^Usage: npm run restore/)]);
  const asked = await run('restore', join(dataDir, 'none.tar.gz'), '--yes');
  expect([asked.code, asked.err]).toEqual([1, expect.stringContaining('There is no archive')]);
});

test('a database that refuses the login or does not answer is told by the variable that names it', async () => {
  const wrong = new URL(open().db.ownerUrl);
  wrong.password = 'wrong';
  const [refused, away] = await Promise.all([
    runWith({ DATABASE_URL: wrong.href, MIGRATION_DATABASE_URL: wrong.href }, 'audit'),
    runWith({ DATABASE_URL: 'postgres://somebody@127.0.0.1:1/site' }, 'backup'),
  ]);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(
      /^MIGRATION_DATABASE_URL must name a database and a login .*password authentication failed.*\.\n$/,
    ),
  ]);
  expect([away.code, away.err]).toEqual([
    1,
    'The database of DATABASE_URL does not answer: connect ECONNREFUSED 127.0.0.1:1.\n',
  ]);
});

test.each([
  ['yes\n', true],
  ['YES \n', true],
  ['y\n', false],
  ['\n', false],
  ['', false],
])('typed at the terminal, %j means %j', async (typed, wanted) => {
  expect(await askYes(Readable.from(typed ? [typed] : []), new PassThrough())).toBe(wanted);
});
