import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { runChildProcess } from './schedule-backups.ts';

const folder = openedForThisFile(
  () => mkdtemp(join(tmpdir(), 'tivoli-run-child-process-')),
  (made) => rm(made, { recursive: true }),
);

async function program(code: string): Promise<string> {
  const file = join(folder(), 'program.mjs');
  await writeFile(file, code);
  return file;
}

test('a command that ends well is answered with what it said, and one that fails with its complaint', async () => {
  const { signal } = new AbortController();
  expect(await runChildProcess([await program(`console.log('Saved.')`)], signal)).toBe('Saved.');
  const failing = await program(`console.error('the disk is full'); process.exit(1)`);
  await expect(runChildProcess([failing], signal)).rejects.toThrow('the disk is full');
});

test('a command that does not end when it is told to is killed', async () => {
  const pidFile = join(folder(), 'pid');
  const stubborn = await program(`
    import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000);
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));`);
  const ending = new AbortController();
  const running = runChildProcess([stubborn], ending.signal, 50);
  running.catch(() => {});
  while (!existsSync(pidFile) || !(await readFile(pidFile, 'utf8'))) await wait(10);
  ending.abort();
  await expect(running).rejects.toThrow();
  const pid = Number(await readFile(pidFile, 'utf8'));
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
