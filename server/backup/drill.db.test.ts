import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiriesOfThisFile } from '#tests/enquiries-of-this-file.ts';
import { backUpBeside, drillBeside } from './schedule-backups.ts';

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

test('the site saves itself beside and knows what it made; a newest archive cut short fails its drill', async () => {
  await storedReference();
  const made = await backUpBeside(never);
  expect(made).toMatchObject({ encrypted: true, said: expect.stringMatching(/^Saved \d+ rows .*, encrypted, /) });
  expect(made.bytes).toBeGreaterThan(10_000);

  const [name = ''] = await readdir(join(folder, 'archives'));
  await truncate(join(folder, 'archives', name), made.bytes - 100);
  await expect(drillBeside(never)).rejects.toThrow(/is not whole/);
  expect((await readdir(join(folder, 'data'))).filter((entry) => entry.startsWith('archive-'))).toEqual([]);
});
