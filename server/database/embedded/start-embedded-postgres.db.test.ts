import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#server/boot/refusal.ts';
import { findBinaries } from './binaries.ts';
import type { Claim } from './claim.ts';
import { processesOfFolder } from './folder-processes.ts';
import { freePort } from './free-port.ts';
import { chooseRunAs } from './run-as.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const silent = pino({ level: 'silent' });
const folders: string[] = [];
const running: { stop(): Promise<void> }[] = [];
const children: ChildProcess[] = [];
let prepared: string;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-embedded-'));
  folders.push(folder);
  return folder;
}

/** A folder as a clean stop leaves it, with one row in a table. */
function usedFolder(): string {
  const folder = newFolder();
  cpSync(prepared, folder, { recursive: true });
  return folder;
}

async function start(dataDir: string, log = silent): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const claimOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'postgres/owner.json'), 'utf8')) as Claim;

/** Another program that runs the database of the folder. */
async function startInAnotherProcess(dataDir: string): Promise<ChildProcess> {
  const source = `
    import { pino } from 'pino';
    import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
    await startEmbeddedPostgres({ dataDir: process.argv[1], log: pino({ level: 'silent' }) });
    console.log('started');
    setInterval(() => {}, 1_000_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

beforeAll(async () => {
  prepared = mkdtempSync(join(tmpdir(), 'tivoli-embedded-'));
  const server = await startEmbeddedPostgres({ dataDir: prepared, log: silent });
  await query(server.ownerUrl, 'create table kept as select 42 as answer');
  await server.stop();
  return () => rmSync(prepared, { recursive: true });
});

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) {
    for (const { pid } of processesOfFolder(folder)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
});

test('a folder that only its owner may enter gets a durable database on the loopback, with secrets that others cannot read', async () => {
  const dataDir = newFolder();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const server = await start(dataDir);

  expect(await query(server.ownerUrl, "select current_setting('fsync'), current_setting('listen_addresses')")).toEqual([
    'on',
    '127.0.0.1',
  ]);
  expect(readFileSync(join(dataDir, 'database-url'), 'utf8').trim()).toBe(server.ownerUrl);
  for (const file of ['database-url', 'postgres/secrets.json', 'postgres/owner.json']) {
    expect(statSync(join(dataDir, file)).mode & 0o777, file).toBe(0o600);
  }
});

test('the site logs in as a role that may change nothing by itself', async () => {
  const server = await start(usedFolder());

  expect(await query(server.siteUrl, 'select current_user::text')).toEqual(['tivoli_site']);
  const rights = 'rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication';
  expect(await query(server.ownerUrl, `select ${rights} from pg_roles where rolname = 'tivoli_site'`)).toEqual([false]);
  await expect(query(server.siteUrl, 'select * from kept')).rejects.toThrow('permission denied');
  await expect(query(server.siteUrl, 'create table mine (id int)')).rejects.toThrow('permission denied');
  await expect(query(server.siteUrl, 'create temporary table mine (id int)')).rejects.toThrow('permission denied');
});

test('a clean stop leaves no process, no address, and nothing to recover', async () => {
  const dataDir = usedFolder();
  const server = await start(dataDir);
  await server.stop();
  expect(processesOfFolder(join(dataDir, 'postgres'))).toEqual([]);
  expect(existsSync(join(dataDir, 'database-url'))).toBe(false);

  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  await start(dataDir, log);
  expect(lines.join()).toContain('database system was shut down at');
  expect(lines.join()).not.toContain('recovery');
});

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
  const long = query(url, 'select count(*) from generate_series(1, 100000000000)');
  long.catch(() => {});
  await wait(100);
  const left = processesOfFolder(join(dataDir, 'postgres'));
  // Frozen, the server cannot follow its owner by itself.
  for (const { pid } of left) process.kill(pid, 'SIGSTOP');
  await killed(owner);
  expect(left.length).toBeGreaterThan(4);

  const server = await start(dataDir);
  expect(await query(server.ownerUrl, 'select answer from kept')).toEqual([42]);
  const now = new Set(processesOfFolder(join(dataDir, 'postgres')).map(({ pid }) => pid));
  expect(left.filter(({ pid }) => now.has(pid))).toEqual([]);
  await expect(long).rejects.toThrow();
});

test('a server that dies by itself is started again at the same address', async () => {
  const dataDir = usedFolder();
  const { ownerUrl } = await start(dataDir);
  process.kill(claimOf(dataDir).server?.pid ?? 0, 'SIGKILL');

  await expect.poll(() => query(ownerUrl, 'select answer from kept'), { timeout: 15_000 }).toEqual([42]);
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
  const foreign = spawn(program, rest, { cwd: data, stdio: 'ignore' });
  children.push(foreign);
  await expect.poll(() => existsSync(join(data, 'postmaster.pid')), { timeout: 15_000 }).toBe(true);

  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
    `PostgreSQL process ${foreign.pid}, which this site did not start`,
  );
  expect(foreign.exitCode).toBeNull();
});

test('data of another major version are refused with the way out, and stay as they are', async () => {
  const dataDir = usedFolder();
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '16\n');

  const refused = startEmbeddedPostgres({ dataDir, log: silent });
  await expect(refused).rejects.toThrow(/was made by PostgreSQL 16 .*npm run backup FILE.*npm run restore FILE/);
  expect(readFileSync(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8')).toBe('16\n');
});

test('a first start that was cut off is begun anew', async () => {
  const dataDir = newFolder();
  cpSync(join(prepared, 'postgres/data'), join(dataDir, 'postgres/data.new'), { recursive: true });
  const server = await start(dataDir);
  expect(await query(server.ownerUrl, 'select 1')).toEqual([1]);
  expect(existsSync(join(dataDir, 'postgres/data.new'))).toBe(false);
});
