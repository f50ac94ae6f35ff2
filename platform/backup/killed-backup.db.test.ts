import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';

const { open, storedReference } = enquiriesOfThisFile();
let folder: string;
let archives: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tivoli-killed-backup-'));
  archives = join(folder, 'archives');
});
afterAll(() => rm(folder, { recursive: true }));

function startBackup() {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: open().db.ownerUrl, BACKUP_DIR: archives };
  return spawn(process.execPath, ['commands/backup.ts'], { env, stdio: 'ignore' });
}

const found = () => readdir(archives).catch(() => []);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s in the midst of a backup ends it at once and leaves nothing',
  async (signal) => {
    await storedReference();
    // The backup waits for this table and has its file open meanwhile.
    const blocker = await open().db.owner.connect();
    await blocker.query('begin; lock table leads in access exclusive mode');
    const backup = startBackup();
    const ended = once(backup, 'exit');
    await expect.poll(found).toEqual([expect.stringMatching(/^tivoli-.*\.tar\.gz\.part$/)]);
    backup.kill(signal);
    expect(await ended).toEqual([signal === 'SIGTERM' ? 143 : 130, null]);
    expect(await found()).toEqual([]);
    // The backup's session still waits for the table and would block the next test.
    await blocker.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where application_name = 'tivoli backup' and datname = current_database()`,
    );
    await blocker.query('rollback');
    blocker.release();
  },
);

test('what kill -9 has left goes with the next backup', async () => {
  await storedReference();
  const left = join(archives, 'tivoli-2026-01-01T00-00-00Z.tar.gz.part');
  await writeFile(left, 'half');
  const hoursAgo = new Date(Date.now() - 3 * 3_600_000);
  await utimes(left, hoursAgo, hoursAgo);
  expect(await once(startBackup(), 'exit')).toEqual([0, null]);
  expect(await found()).toEqual([expect.stringMatching(/^tivoli-.*\.tar\.gz$/)]);
});
