import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '#platform/startup/refusal.ts';
import { embeddedFolders, query, silent } from '#tests/databases/embedded-folders.ts';
import { findBinaries } from './binaries.ts';
import { processesOfFolder } from './end-orphans.ts';
import type { Claim } from './ownership-record.ts';
import { chooseRunAs } from './run-as.ts';
import { freePort, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const { newFolder, usedFolder, start, startInAnotherProcess, endAfterwards } = embeddedFolders();

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a second start over the folder of a living one is refused, and harms nothing', async () => {
  const dataDir = usedFolder();
  const owner = await startInAnotherProcess(dataDir);

  const second = startEmbeddedPostgres({ dataDir, log: silent });
  await expect(second).rejects.toThrow(Refusal);
  await expect(second).rejects.toThrow(`DATA_DIR is in use: process ${owner.pid} already runs the database`);
  expect(await query(readFileSync(join(dataDir, 'database-url'), 'utf8').trim(), 'select answer from kept')).toEqual([
    42,
  ]);
});

test('of two starts at the same moment one wins', async () => {
  const dataDir = usedFolder();
  const both = await Promise.allSettled([start(dataDir), start(dataDir)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('what kill -9 of the program leaves behind is ended by the next start, frozen processes as well', async () => {
  const dataDir = usedFolder();
  const owner = await startInAnotherProcess(dataDir);
  const url = readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
  const long = query(
    url,
    'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b, generate_series(1, 100000) c',
  );
  long.catch(() => {});
  const works = `select count(*)::int from pg_stat_activity where state = 'active' and leader_pid is null and query like '%a, generate_series%'`;
  // Itself, and the long one.
  await expect.poll(() => query(url, works)).toEqual([2]);
  const left = processesOfFolder(join(dataDir, 'postgres'));
  // A frozen server cannot end with its owner.
  for (const { pid } of left) process.kill(pid, 'SIGSTOP');
  await killed(owner);
  expect(left.length).toBeGreaterThan(4);

  const server = await start(dataDir);
  expect(await query(server.ownerUrl, 'select answer from kept')).toEqual([42]);
  const now = new Set(processesOfFolder(join(dataDir, 'postgres')).map(({ pid }) => pid));
  expect(left.filter(({ pid }) => now.has(pid))).toEqual([]);
  await expect(long).rejects.toThrow();
});

test('a record whose process id belongs to somebody else now keeps nobody out', async () => {
  const dataDir = usedFolder();
  const stranger = { pid: process.ppid, started: 'at another time' };
  writeFileSync(
    join(dataDir, 'postgres/owner.json'),
    JSON.stringify({ token: 'former', owner: stranger, server: stranger } satisfies Claim),
  );
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), `${process.ppid}\n/elsewhere\n1\n1\n\n127.0.0.1\n`);

  const server = await start(dataDir);
  expect(await query(server.ownerUrl, 'select answer from kept')).toEqual([42]);
});

test('a server that somebody else started over the folder is left alone, and named', async () => {
  const dataDir = usedFolder();
  const data = join(dataDir, 'postgres/data');
  const { postgres } = findBinaries();
  const { prefix } = chooseRunAs(join(dataDir, 'postgres'), data, postgres);
  const [program = '', ...rest] = [...prefix, postgres, '-D', data, '-p', String(await freePort()), '-k', ''];
  chmodSync(data, 0o700);
  const foreign = endAfterwards(spawn(program, rest, { cwd: data, stdio: 'ignore' }));
  await expect.poll(() => existsSync(join(data, 'postmaster.pid'))).toBe(true);

  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
    `PostgreSQL process ${foreign.pid}, which this site did not start`,
  );
  expect(foreign.exitCode).toBeNull();
});

test('data of another major version are refused with the way out, and stay as they are', async () => {
  const dataDir = usedFolder();
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '16\n');

  const refused = startEmbeddedPostgres({ dataDir, log: silent });
  await expect(refused).rejects.toThrow(/was made by PostgreSQL 16 .*: run npm run upgrade-database once/);
  expect(readFileSync(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8')).toBe('16\n');
});

test('a first start that was cut off is begun anew', async () => {
  const dataDir = newFolder();
  cpSync(join(usedFolder(), 'postgres/data'), join(dataDir, 'postgres/data.new'), { recursive: true });
  const server = await start(dataDir);
  expect(await query(server.ownerUrl, 'select 1')).toEqual([1]);
  expect(existsSync(join(dataDir, 'postgres/data.new'))).toBe(false);
});
