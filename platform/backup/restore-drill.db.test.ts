import { mkdir, mkdtemp, readdir, rm, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { refuseWithoutRoom, roomFor } from './restore-drill.ts';
import { backUpInChildProcess, drillInChildProcess } from './schedule-backups.ts';

const { open, storedReference } = enquiriesOfThisFile();
const never = new AbortController().signal;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-drill-test-'));
  vi.stubEnv('DATABASE_URL', open().db.ownerUrl);
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('BACKUP_DIR', join(folder, 'archives'));
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse battery staple');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('the site saves itself beside and tries the archive on its own disk; one cut short fails its drill', async () => {
  await storedReference();
  const made = await backUpInChildProcess(never);
  expect(made).toMatchObject({ encrypted: true, said: expect.stringMatching(/^Saved \d+ rows .*, encrypted, /) });
  expect(made.bytes).toBeGreaterThan(10_000);

  // The archive is on a disk, and the drill removes what a killed drill has left there.
  vi.stubEnv('TMPDIR', '/nowhere');
  const left = join(folder, 'data', 'drill-killed');
  const running = join(folder, 'data', 'drill-running');
  for (const path of [left, running]) await mkdir(path, { recursive: true });
  const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
  await utimes(left, lastWeek, lastWeek);
  expect(await drillInChildProcess(never)).toMatch(/^The archive is good\. /);
  expect((await readdir(join(folder, 'data'))).filter((entry) => entry.startsWith('drill-'))).toEqual([
    'drill-running',
  ]);

  const [name = ''] = await readdir(join(folder, 'archives'));
  await truncate(join(folder, 'archives', name), made.bytes - 100);
  await expect(drillInChildProcess(never)).rejects.toThrow(/is not whole/);
  expect((await readdir(join(folder, 'data'))).filter((entry) => entry.startsWith('archive-'))).toEqual([]);
});

test('a drill that would fill the disk of the site is refused before anything is written', async () => {
  const megabyte = 1024 ** 2;
  expect(roomFor({ files: [{ key: 'a', bytes: 50 * megabyte, sha256: '' }] }, 60 * megabyte)).toBe(
    (1024 + 50 + 100) * megabyte,
  );
  await expect(refuseWithoutRoom(folder, 1024 ** 6)).rejects.toThrow(
    /^A drill of this archive may take \d+ MB in DATA_DIR \(.*\), and \d+ MB are free: make room there, or try/,
  );
});
